use super::Engine;
use crate::diagnostic::{Diagnostic, Kind, Source, Span};
use crate::rule::{Body, Rules};
use std::fs;
use std::path::Path;

/// The rule that an expression becomes while it is asked.
const RULE: &str = "asked_at_the_prompt";
/// The file that asks it.
const FILE: &str = "asked.lua";
/// The game in play, as that file calls it. A file of that name lies beside it only to be found: a house rule is
/// laid over what came before, whatever it requires.
const BEFORE: &str = "the_game_in_play";

impl Engine {
    /// What an expression of the rules says about the position now, in words. It is read as a house rule would be,
    /// so that it may use every rule and every word that a script may use.
    ///
    /// # Errors
    /// What is wrong with the expression.
    pub(super) fn lua(&self, source: &Source, span: Span) -> Result<String, Vec<Diagnostic>> {
        let (text, start) = self.script(&source.text[span.range()]);
        let folder = written(&text).map_err(|error| {
            Diagnostic::new(Kind::File, format!("the expression cannot be handed over: {error}"))
        })?;
        let path = folder.path().join(FILE);
        let mut request = self.request.clone();
        request.with.push(path.display().to_string());
        let loaded = self.shelf.library().load(&request).map_err(|errors| {
            errors.into_iter().map(|error| moved(error, source, span, start, &path)).collect::<Vec<_>>()
        })?;
        Ok(self.value(loaded.game.find_rule(RULE), Rules::new(loaded.game)?)?)
    }

    /// The script of a house rule that asks an expression, and where the expression begins in it.
    fn script(&self, expression: &str) -> (String, usize) {
        let mut text = format!("local game = require(\"{BEFORE}\"):variant \"{RULE}\" {{}}\n");
        let word = |name: &str| {
            let mut letters = name.chars();
            letters.next().is_some_and(|first| first.is_ascii_alphabetic() || first == '_')
                && letters.all(|letter| letter.is_ascii_alphanumeric() || letter == '_')
        };
        for phase in self.session.game().phases.iter().filter(|phase| word(&phase.name)) {
            text.push_str(&format!("local {0} = game.phases.{0}\n", phase.name));
        }
        text.push_str(&format!("game.{RULE} =\n"));
        let start = text.len();
        text.push_str(expression);
        text.push_str("\nreturn game\n");
        (text, start)
    }

    /// What a rule says about the position.
    fn value(&self, rule: Option<crate::rule::RuleId>, rules: Rules) -> Result<String, Diagnostic> {
        let game = rules.game();
        let Some(rule) = rule else {
            return Err(Diagnostic::new(Kind::Script, "the expression is no rule"));
        };
        let view = rules.view(self.session.position());
        Ok(match &game.rule(rule).body {
            Body::Set(set) => {
                let names: Vec<&str> = view.cells(set)?.iter().map(|cell| game.board.name(cell)).collect();
                if names.is_empty() { "no cell".to_string() } else { names.join(" ") }
            }
            Body::Number(number) => view.number(number)?.to_string(),
            Body::Condition(condition) => view.holds(condition)?.to_string(),
            Body::Moves(moves) => {
                let decisions = view.generate(moves)?;
                let mut texts: Vec<String> =
                    decisions.iter().map(|decision| game.decision_text(decision)).collect();
                texts.sort();
                if texts.is_empty() { "no decision".to_string() } else { texts.join(" ") }
            }
            body => {
                let message = format!("this is {}, which has no value", body.type_name());
                return Err(Diagnostic::new(Kind::Usage, message));
            }
        })
    }
}

/// A folder for a moment, with a script in it.
fn written(text: &str) -> std::io::Result<tempfile::TempDir> {
    let folder = tempfile::Builder::new().prefix("houserule-").tempdir()?;
    fs::write(folder.path().join(FILE), text)?;
    fs::write(folder.path().join(format!("{BEFORE}.lua")), "")?;
    Ok(folder)
}

/// An error in the script, told at its place in the line that was typed.
fn moved(mut error: Diagnostic, source: &Source, span: Span, start: usize, path: &Path) -> Diagnostic {
    let ours = |name: &str| name == path.display().to_string();
    if let Some((text, at)) = error.at.clone()
        && ours(&text.name)
    {
        let inside = |byte: usize| (byte.saturating_sub(start) + span.start).min(span.end);
        error.at = Some((source.clone(), Span::new(inside(at.start), inside(at.end))));
    }
    // what stands behind the expression is not what was typed
    error.message = error.message.replace("got `return`", "found the end");
    error.notes.retain(|note| !note.contains(RULE));
    error
}
