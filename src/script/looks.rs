//! How a game says that its pieces and regions are drawn.

use super::declared::Declared;
use super::place::Place;
use super::shared::Shared;
use super::term::Arg;
use crate::diagnostic::nearest;
use crate::rule::{Look, PieceType};

/// Gives pieces the looks that `looks` declares for them; those of regions are kept beside.
pub(super) fn read(shared: &Shared, declared: &mut Declared, looks: &[(&str, &Arg, Place)]) {
    for (name, look, at) in looks.iter().copied() {
        let kind = |piece: &&mut PieceType| piece.kind == name;
        let region = declared.board.as_ref().is_some_and(|board| board.region(name).is_some());
        if declared.pieces.iter().any(|piece| piece.kind == name) {
            for piece in declared.pieces.iter_mut().filter(kind) {
                let owner = piece.owner.and_then(|owner| declared.players.get(owner.index()));
                let own = match look {
                    Arg::Map(each) => {
                        each.iter().find(|(player, _)| owner.is_some_and(|own| **player == **own))
                    }
                    _ => None,
                };
                if let Some(text) = own.map_or(look, |(_, text)| text).text() {
                    piece.look = understood(shared, text, at);
                }
            }
            let owners: Vec<&str> = declared.players.iter().map(String::as_str).collect();
            for (player, _) in look.map().iter().filter(|(player, _)| !owners.contains(&&**player)) {
                let error = shared.error(at, &[player], format!("there is no player `{player}`"));
                shared.find(error.nearest(player, owners.iter().copied()));
            }
        } else if let (true, Some(text)) = (region, look.text()) {
            declared.region_looks.push((name.to_string(), understood(shared, text, at)));
        } else if let Some(board) = declared.board.as_ref().filter(|_| !declared.pieces.is_empty()) {
            let message = match region {
                true => format!("the look of a region is one text, and that of `{name}` is not"),
                false => format!("`{name}` is neither a kind of piece nor a region of the board"),
            };
            let regions = board.regions().map(|(region, _)| region);
            let known = declared.pieces.iter().map(|piece| piece.kind.as_str()).chain(regions);
            let help = nearest(name, known.filter(|known| *known != name));
            let error = shared.error(at, &[&format!("{name} ="), name], message);
            shared.find(match help {
                Some(near) => error.help(format!("did you mean `{near}`?")),
                None => error,
            });
        }
    }
}

fn understood(shared: &Shared, text: &str, at: Place) -> Look {
    Look::read(text).unwrap_or_else(|word| {
        let again = Look::words().any(|known| known == word);
        let message = match again {
            true => format!("`{word}` says something that the look `{text}` has said already"),
            false => format!("`{word}` is no word for a look"),
        };
        let error = shared.error(at, &[word], message);
        let near = (!again).then(|| nearest(word, Look::words())).flatten();
        shared.find(match near {
            Some(near) => error.help(format!("did you mean `{near}`?")),
            None if again => error,
            None => {
                let words: Vec<&str> = Look::words().collect();
                error.help(format!("there are: {}, and colours such as `#c62828`", words.join(", ")))
            }
        });
        Look::default()
    })
}
