use super::{DifferenceAnswer, Doer, Side};
use crate::analysis::compare::{Both, Found, Pair, follow};
use crate::diagnostic::Diagnostic;
use crate::session::Session;
use crate::session::answer::WhyAnswer;
use serde::Serialize;

/// Where a recorded game first differs under other rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct AgainstAnswer {
    /// Complete turns before that.
    pub ply: u32,
    /// `illegal`: the recorded decision is not open; `open`: it is, but other decisions are open besides or instead;
    /// `effect`: the last decision does something else; `outcome`: the game ends otherwise; `error`: a script fails.
    pub kind: &'static str,
    /// The recorded decision in question, if there is one.
    #[serde(rename = "move")]
    pub text: Option<String>,
    /// The cause: the sentence of the rule by which they differ.
    pub cause: String,
    /// The rule's name, if a rule says so.
    pub rule: Option<String>,
    /// Which game says it.
    pub by: String,
    /// `file:line` of the rule.
    pub at: Option<String>,
}

impl AgainstAnswer {
    /// Where a game that was played under the first of two rulesets first differs under the second, if it does.
    ///
    /// # Errors
    /// If the rules cannot be started, or a function rule fails.
    pub fn of(
        sides: &[Side; 2],
        start: &Both,
        played: &Session,
    ) -> Result<Option<AgainstAnswer>, Diagnostic> {
        let pair = Pair::new(&[sides[0].loaded.game.clone(), sides[1].loaded.game.clone()])?;
        let game: Vec<String> = played.played().iter().map(|played| played.text.clone()).collect();
        let Some(difference) = follow(&pair, start, &game) else { return Ok(None) };
        let made = difference.game.len();
        let found = (difference, Found::Shortest);
        let told = DifferenceAnswer::of(sides, &pair, start, &found)?;
        let next = game.get(made);
        let (kind, text) = match told.kind {
            "open" if next.is_some_and(|next| told.only[0].contains(next)) => ("illegal", next),
            "open" => ("open", next),
            kind => (kind, made.checked_sub(1).and_then(|last| game.get(last))),
        };
        let mut answer = AgainstAnswer {
            ply: found.0.before[0].turn().ply,
            kind,
            text: text.cloned(),
            cause: told.kind.to_string(),
            rule: None,
            by: sides[1].name(),
            at: None,
        };
        if told.kind == "open" {
            answer.ply = found.0.at[0].turn().ply;
        }
        answer.blame(sides, &told, next);
        Ok(Some(answer))
    }

    /// Says which rule is the cause.
    fn blame(&mut self, sides: &[Side; 2], told: &DifferenceAnswer, next: Option<&String>) {
        // what is said of the recorded decision itself matters most
        let reasons = told.reasons.iter();
        let reason =
            reasons.clone().find(|reason| Some(&reason.text) == next).or_else(|| reasons.clone().next());
        if let Some(reason) = reason {
            let refused = |side: &usize| !reason.why[*side].legal;
            if let Some(side) = [1, 0].into_iter().find(refused) {
                self.refusal(&sides[side], &reason.why[side]);
            }
            return;
        }
        if let Some((side, error)) =
            told.errors.iter().enumerate().find_map(|(side, error)| Some((side, error.as_ref()?)))
        {
            self.cause.clone_from(&error.message);
            self.at.clone_from(&error.at);
            self.by = sides[side].name();
            return;
        }
        let other = |side: usize| &told.by[1 - side];
        let alone = |side: usize| {
            let mut doers = told.by[side].iter();
            doers.find(|doer| !other(side).contains(doer)).map(|doer| (side, doer))
        };
        let changed = |doer: &Doer| told.rules.iter().any(|saying| saying.rule == doer.rule);
        let named = || {
            [1, 0]
                .into_iter()
                .find_map(|side| told.by[side].iter().find(|doer| changed(doer)).map(|doer| (side, doer)))
        };
        match alone(1).or_else(|| alone(0)).or_else(named) {
            Some((side, doer)) => {
                self.cause.clone_from(&doer.says);
                self.rule = Some(doer.rule.clone());
                self.at = Some(doer.at.clone());
                self.by = sides[side].name();
            }
            // no rule that was carried out differs: those that it asks do
            None => {
                if let Some(saying) = told.rules.iter().find(|saying| saying.says[1].is_some()) {
                    self.cause = saying.says[1].clone().unwrap_or_default();
                    self.rule = Some(saying.rule.clone());
                    self.at.clone_from(&saying.at[1]);
                }
            }
        }
    }

    fn refusal(&mut self, side: &Side, why: &WhyAnswer) {
        self.cause = match (&why.label, &why.rule) {
            (Some(label), Some(_)) if !why.reason.starts_with(label.as_str()) => {
                format!("{label} {}", why.reason)
            }
            _ => why.reason.clone(),
        };
        self.rule.clone_from(&why.rule);
        self.at.clone_from(&why.at);
        self.by = side.name();
    }
}
