use crate::position::{Piece, Player};
use crate::rule::Game;
use anstyle::{Ansi256Color, Style};

/// The colour of a piece. It repeats what the letter says and never says anything alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Hue {
    /// The colour of the piece and that of letters on it, of the 256 of a terminal.
    terminal: (u8, u8),
}

/// The colours that have names; the players' and kinds' names are looked up here.
const NAMED: [(&str, Hue); 12] = [
    ("white", Hue { terminal: (255, 16) }),
    ("black", Hue { terminal: (238, 255) }),
    ("red", Hue { terminal: (160, 231) }),
    ("yellow", Hue { terminal: (220, 16) }),
    ("green", Hue { terminal: (36, 16) }),
    ("blue", Hue { terminal: (26, 231) }),
    ("silver", Hue { terminal: (249, 16) }),
    ("grey", Hue { terminal: (245, 16) }),
    ("gray", Hue { terminal: (245, 16) }),
    ("orange", Hue { terminal: (214, 16) }),
    ("purple", Hue { terminal: (90, 231) }),
    ("brown", Hue { terminal: (94, 231) }),
];

/// For names that are no colours: six that the colour-blind tell apart (after Okabe and Ito).
const IN_ORDER: [Hue; 6] = [
    Hue { terminal: (25, 231) },
    Hue { terminal: (214, 16) },
    Hue { terminal: (36, 16) },
    Hue { terminal: (175, 16) },
    Hue { terminal: (117, 16) },
    Hue { terminal: (227, 16) },
];

impl Hue {
    /// The colour of a type of piece: that of its owner, or that of its kind if it belongs to nobody.
    pub fn of_piece(game: &Game, piece: Piece) -> Hue {
        match game.pieces.get(piece.index()) {
            Some(kind) => match kind.owner {
                Some(owner) => Hue::of_player(game, owner),
                None => Hue::named(&kind.kind).unwrap_or(IN_ORDER[(piece.index() + 2) % IN_ORDER.len()]),
            },
            None => IN_ORDER[0],
        }
    }

    /// The colour of a player.
    pub fn of_player(game: &Game, player: Player) -> Hue {
        let named = game.players.get(player.index()).and_then(|name| Hue::named(name));
        named.unwrap_or(IN_ORDER[player.index() % IN_ORDER.len()])
    }

    fn named(name: &str) -> Option<Hue> {
        let name = name.to_ascii_lowercase();
        NAMED.iter().find(|(known, _)| *known == name).map(|(_, hue)| *hue)
    }

    /// As it is on a terminal.
    pub fn terminal(self) -> Style {
        let (piece, letter) = self.terminal;
        Style::new()
            .bg_color(Some(Ansi256Color(piece).into()))
            .fg_color(Some(Ansi256Color(letter).into()))
            .bold()
    }
}
