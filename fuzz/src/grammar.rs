//! Grammars: merged over the common one, compiled, and a text read by them.

use super::bytes::Bytes;
use super::sound::sound;
use houserule::diagnostic::{Source, Span};
use houserule::notation::{Notation, builtin};

/// One run: a grammar, and after a zero a text to read.
pub fn run(bytes: &[u8]) {
    let text = Bytes::of(bytes).text();
    let (grammar, text) = text.split_once('\0').unwrap_or((&text, "a1-b2 pass c4 x"));
    let common = builtin("common").expect("it is in the program");
    let notation = match Notation::new(&[common, Source::new("house.lua", grammar)]) {
        Ok(notation) => notation,
        Err(error) => return sound(&error),
    };
    let source = Source::new("typed", text);
    for phrase in notation.read_all(&source, Span::new(0, text.len())) {
        match phrase {
            Ok(phrase) => assert!(phrase.span.end <= text.len()),
            Err(error) => sound(&error),
        }
    }
}
