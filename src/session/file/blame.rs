use crate::diagnostic::{Diagnostic, Kind, Source, Span};
use crate::notation::records::{Record, Tag};
use crate::script::Request;
use crate::session::Shelf;

/// Points errors that have no place at the tag of a record that asks for what cannot be: the game, a house rule, or
/// an option.
pub(super) fn blame(
    shelf: &Shelf,
    source: &Source,
    record: &Record,
    errors: Vec<Diagnostic>,
) -> Vec<Diagnostic> {
    let Some(span) = fault(shelf, record) else { return errors };
    let placed = |error: Diagnostic| match (error.kind, &error.at) {
        (Kind::Usage | Kind::File, None) => error.at(source, span),
        _ => error,
    };
    errors.into_iter().map(placed).collect()
}

/// The first tag with which the game cannot be loaded.
fn fault(shelf: &Shelf, record: &Record) -> Option<Span> {
    let named =
        |name: &'static str| record.tags.iter().filter(move |tag| tag.name.eq_ignore_ascii_case(name));
    let game = named("Game").next()?;
    let mut request = Request::game(game.value.as_str());
    if shelf.load(&request).is_err() {
        return Some(game.span);
    }
    named("With").chain(named("Set")).find_map(|tag: &Tag| {
        super::selected::add(&mut request, tag);
        shelf.load(&request).is_err().then_some(tag.span)
    })
}
