//! What the fields of a phrase name: cells of the board, pieces, directions, players.

use super::{Field, Phrase};
use crate::board::{Direction, Point};
use crate::diagnostic::{Diagnostic, Kind, Source};
use crate::rule::{Game, Intent, Verb};

/// What decision a phrase means, as far as it says.
///
/// # Errors
/// [`Kind::Illegal`] at the field that names something the game does not have, with the nearest that it has.
pub fn meaning(game: &Game, source: &Source, phrase: &Phrase) -> Result<Intent, Diagnostic> {
    let mut intent = Intent { verbs: verbs(&phrase.verb), ..Intent::default() };
    // said before its cell
    let mut stacked = false;
    for field in &phrase.fields {
        match field.name.as_str() {
            "from" => intent.from = Some(point(game, source, field)?),
            "to" => intent.to = Some(point(game, source, field)?),
            "cells" => {
                let at = point(game, source, field)?;
                intent.cells.get_or_insert_default().push(at);
                intent.stacked.extend(stacked.then_some(at));
                stacked = false;
            }
            "stacked" => stacked = true,
            "captured" => intent.captured.extend(intent.cells.iter().flatten().last().copied()),
            "none" => intent.cells = Some(Vec::new()),
            "mark" => intent.mark = Some(field.text.to_uppercase()),
            "piece" => intent.pieces = piece(game, source, field)?,
            "letter" => intent.either = Some(either(game, source, field)?),
            "direction" => intent.direction = Some(direction(game, source, field)?),
            "number" => intent.number = Some(number(source, field)?),
            "player" => intent.player = Some(player(game, source, field)?),
            "word" | "value" => {
                let words = field.text.split_whitespace().collect::<Vec<_>>().join(" ");
                intent.word = Some(match intent.word.take() {
                    Some(word) => format!("{word} {words}"),
                    None => words,
                });
            }
            _ => {}
        }
    }
    Ok(intent)
}

/// The kinds of decisions that a grammar rule stands for; any if it is none of ours.
fn verbs(rule: &str) -> Vec<Verb> {
    match rule {
        "move" => vec![Verb::Step, Verb::Slide, Verb::Hop, Verb::Jump, Verb::Leap],
        "place" => vec![Verb::Place, Verb::Flank, Verb::Choose],
        _ => Verb::of(rule).into_iter().collect(),
    }
}

fn point(game: &Game, source: &Source, field: &Field) -> Result<Point, Diagnostic> {
    let lower = field.text.to_lowercase();
    let found = game.board.find(&field.text).or_else(|| game.board.find(&lower));
    found.ok_or_else(|| {
        let names = (0..game.board.points() as u16).map(|point| game.board.name(Point(point)));
        Diagnostic::new(Kind::Illegal, format!("there is no `{}` on the board", field.text))
            .at(source, field.span)
            .nearest(&lower, names)
    })
}

/// The types of piece that a letter or a kind means: all owners' where the letter is one of several.
fn piece(game: &Game, source: &Source, field: &Field) -> Result<u64, Diagnostic> {
    let exact = game.types_where(|piece| piece.letter == field.text);
    let kinds = [exact, game.types_where(|piece| piece.letter.eq_ignore_ascii_case(&field.text))];
    let by_kind = game.types_where(|piece| piece.kind.eq_ignore_ascii_case(&field.text));
    kinds.into_iter().chain([by_kind]).find(|kinds| *kinds != 0).ok_or_else(|| {
        let names = game.pieces.iter().map(|piece| piece.kind.as_str());
        Diagnostic::new(Kind::Illegal, format!("there is no piece `{}`", field.text))
            .at(source, field.span)
            .nearest(&field.text, names)
    })
}

/// The pieces and the direction that a letter may stand for.
fn either(game: &Game, source: &Source, field: &Field) -> Result<(u64, Option<Direction>), Diagnostic> {
    let pieces = game.types_where(|piece| piece.letter.eq_ignore_ascii_case(&field.text));
    let direction = game.board.find_direction(&field.text.to_lowercase());
    if pieces == 0 && direction.is_none() {
        let message = format!("`{}` is neither a piece nor a direction", field.text);
        return Err(Diagnostic::new(Kind::Illegal, message).at(source, field.span));
    }
    Ok((pieces, direction))
}

/// A direction by its own name, or by the grammar rule that read it, so that a grammar may add other words.
fn direction(game: &Game, source: &Source, field: &Field) -> Result<Direction, Diagnostic> {
    let lower = field.text.to_lowercase();
    let found = game.board.find_direction(&lower).or_else(|| game.board.find_direction(&field.rule));
    let initial = || field.rule.split('_').map(|word| &word[..1]).collect::<String>();
    found.or_else(|| game.board.find_direction(&initial())).ok_or_else(|| {
        let names = (0..game.board.directions() as u8).map(|d| game.board.direction_name(Direction(d)));
        Diagnostic::new(Kind::Illegal, format!("there is no direction `{}` on this board", field.text))
            .at(source, field.span)
            .nearest(&lower, names)
    })
}

fn number(source: &Source, field: &Field) -> Result<i64, Diagnostic> {
    field.text.parse().map_err(|_| {
        Diagnostic::new(Kind::Illegal, format!("the number `{}` is too large", field.text))
            .at(source, field.span)
    })
}

fn player(game: &Game, source: &Source, field: &Field) -> Result<crate::position::Player, Diagnostic> {
    game.find_player(&field.text).ok_or_else(|| {
        Diagnostic::new(Kind::Illegal, format!("nobody called `{}` plays", field.text))
            .at(source, field.span)
            .nearest(&field.text, game.players.iter().map(String::as_str))
    })
}
