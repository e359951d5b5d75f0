use crate::diagnostic::{Diagnostic, Source, Span};
use crate::notation::{Notation, meaning, read_position, write_position};
use crate::position::Position;
use crate::rule::{Decision, Intent, Rules};

/// How a position's text does not mean the same position; nothing if it does.
pub(super) fn position(rules: &Rules, position: &Position) -> Option<String> {
    let text = write_position(rules, position);
    let source = Source::new("position", text.as_str());
    match read_position(rules, &source, Span::new(0, text.len())) {
        Err(error) => Some(format!("a position, written `{text}`, cannot be read back: {}", error.message)),
        Ok(read) if read != *position => {
            Some(format!("a position, written `{text}`, is read back as `{}`", write_position(rules, &read)))
        }
        Ok(_) => None,
    }
}

/// What the text of a decision means.
///
/// # Errors
/// How it cannot be read back.
pub(super) fn decision(rules: &Rules, notation: &Notation, text: &str) -> Result<Intent, String> {
    let source = Source::new("decision", text);
    let cannot = |error: Diagnostic| format!("`{text}` cannot be read back: {}", error.message);
    let phrases: Result<Vec<_>, Diagnostic> = notation.read_all(&source, Span::new(0, text.len())).collect();
    match &phrases.map_err(cannot)?[..] {
        [phrase] => meaning(rules.game(), &source, phrase).map_err(cannot),
        phrases => Err(format!("`{text}` is read back as {} decisions", phrases.len())),
    }
}

/// How the meaning of a decision's text is not that decision among those that are open.
pub(super) fn differs(
    rules: &Rules,
    position: &Position,
    open: &[Decision],
    wanted: &Decision,
    intent: &Intent,
) -> Result<Option<String>, Diagnostic> {
    let game = rules.game();
    let text = game.decision_text(wanted);
    if !intent.fits(wanted) {
        return Ok(Some(format!("`{text}` is read back as another decision")));
    }
    let after = |decision: &Decision| {
        let mut after = position.clone();
        rules.play(&mut after, decision).map(|_| after)
    };
    for other in open.iter().filter(|other| *other != wanted && intent.fits(other)) {
        if after(other)? != after(wanted)? {
            let other = game.decision_text(other);
            return Ok(Some(match other == text {
                true => format!("`{text}` is how several decisions are written that differ in what they do"),
                false => format!("`{text}` could mean `{other}` as well"),
            }));
        }
    }
    Ok(None)
}
