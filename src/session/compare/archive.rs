use super::AgainstAnswer;
use serde::Serialize;

/// Recorded games that first differ for the same cause.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct CauseAnswer {
    /// The cause: the sentence of the rule by which they differ.
    pub cause: String,
    /// How, as in [`AgainstAnswer::kind`].
    pub kind: &'static str,
    /// The rule's name, if a rule says so.
    pub rule: Option<String>,
    /// Which game says it.
    pub by: String,
    /// `file:line` of the rule.
    pub at: Option<String>,
    /// The games, in the order of the records, with the ply at which each first differs.
    pub games: Vec<CausedAnswer>,
}

/// A recorded game that differs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct CausedAnswer {
    /// The file.
    pub file: String,
    /// Its id, or its number from 1.
    pub id: String,
    /// Complete turns before it differs.
    pub ply: u32,
    /// The recorded decision in question.
    #[serde(rename = "move")]
    pub text: Option<String>,
}

/// How an archive goes under other rules.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct ArchiveAnswer {
    /// How many games were played under both.
    pub games: u64,
    /// How many go the same from the first to the last decision.
    pub same: u64,
    /// How many cannot be played under the rules that they name, or under the others.
    pub unplayed: u64,
    /// The others by their causes, the most frequent first.
    pub causes: Vec<CauseAnswer>,
}

impl ArchiveAnswer {
    /// Whether no game was played under both.
    pub fn is_empty(&self) -> bool {
        self.games == 0
    }

    /// Adds a game of a file: where it first differs, if it does; nothing if it could not be played under both.
    pub fn add(&mut self, file: &str, id: &str, differs: Option<Option<AgainstAnswer>>) {
        let Some(differs) = differs else {
            self.unplayed += 1;
            return;
        };
        self.games += 1;
        let Some(AgainstAnswer { ply, kind, text, cause, rule, by, at }) = differs else {
            self.same += 1;
            return;
        };
        let game = CausedAnswer { file: file.to_string(), id: id.to_string(), ply, text };
        let same = |known: &&mut CauseAnswer| known.cause == cause && known.kind == kind && known.by == by;
        match self.causes.iter_mut().find(same) {
            Some(known) => known.games.push(game),
            None => self.causes.push(CauseAnswer { cause, kind, rule, by, at, games: vec![game] }),
        }
    }

    /// The same with the most frequent causes first.
    pub fn in_order(mut self) -> ArchiveAnswer {
        self.causes.sort_by_key(|cause| std::cmp::Reverse(cause.games.len()));
        self
    }
}
