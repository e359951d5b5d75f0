use crate::diagnostic::Span;
use std::num::NonZeroUsize;
use std::sync::Once;

/// The longest decision, in bytes.
pub(super) const DECISION: usize = 4 * 1024;
/// The longest layer of grammar text, in bytes.
pub(super) const GRAMMAR: usize = 64 * 1024;
/// How deep brackets and rules of a grammar may nest.
pub(super) const DEPTH: usize = 40;
/// How many terms one rule may have.
pub(super) const TERMS: usize = 400;
/// The largest number in a repetition such as `cell{2,8}`.
pub(super) const REPEAT: usize = 64;
/// How many terms a rule may have once every rule that it uses is written out.
pub(super) const EXPANSION: usize = 5_000;

/// The steps that reading one text may take: some tens of milliseconds.
const STEPS: NonZeroUsize = NonZeroUsize::new(2_000_000).expect("two million is not zero");

/// Bounds the work of every later parse in this process, so that no grammar and no text can hang it.
pub(super) fn enforce() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| pest::set_call_limit(Some(STEPS)));
}

/// Whether a character separates decisions: those of `decision_end` in the frame of every grammar.
pub(super) fn separates(c: char) -> bool {
    matches!(c, ' ' | ';' | '\n' | '\r' | '\t' | '\u{a0}')
}

/// The nearest stretch that lies within a text and on whole characters.
pub(super) fn clamp(text: &str, span: Span) -> Span {
    let start = floor(text, span.start);
    Span::new(start, floor(text, span.end).max(start))
}

/// The nearest character boundary at or before a byte.
pub(super) fn floor(text: &str, at: usize) -> usize {
    let mut at = at.min(text.len());
    while !text.is_char_boundary(at) {
        at -= 1;
    }
    at
}
