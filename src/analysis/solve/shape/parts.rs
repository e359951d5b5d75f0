use super::flat::conditions;
use crate::rule::{Body, Condition, Game, Generator, Moves};
use std::sync::Arc;

/// How deep rules may ask other rules.
const DEEPEST: u32 = 100;

/// What makes some of the decisions, and what must hold of each.
#[derive(Clone, Debug)]
pub(super) struct Part<'a> {
    /// What makes them.
    pub generator: &'a Arc<Generator>,
    /// What must hold.
    pub only: Vec<&'a Condition>,
}

/// The parts that together make all decisions; nothing if one depends on whether another makes any.
pub(super) fn parts<'a>(game: &'a Game, moves: &'a Moves) -> Option<Vec<Part<'a>>> {
    let mut found = Vec::new();
    gather(game, moves, 0, &[], &mut found)?;
    Some(found)
}

fn gather<'a>(
    game: &'a Game,
    moves: &'a Moves,
    depth: u32,
    only: &[&'a Condition],
    found: &mut Vec<Part<'a>>,
) -> Option<()> {
    if depth > DEEPEST {
        return None;
    }
    match moves {
        Moves::Rule(id) => match &game.rule(*id).body {
            Body::Moves(inner) => gather(game, inner, depth + 1, only, found),
            _ => None,
        },
        Moves::Make(generator) => {
            found.push(Part { generator, only: only.to_vec() });
            Some(())
        }
        Moves::Any(several) => several.iter().try_for_each(|part| gather(game, part, depth + 1, only, found)),
        Moves::First(one) if one.len() == 1 => gather(game, &one[0], depth + 1, only, found),
        Moves::Only(inner, condition) => {
            let mut more = only.to_vec();
            more.extend(conditions(game, condition)?);
            gather(game, inner, depth + 1, &more, found)
        }
        Moves::First(_) | Moves::Function(_) => None,
    }
}
