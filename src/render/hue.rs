use crate::position::{Piece, Player};
use crate::rule::Game;
use anstyle::{Ansi256Color, Style};

/// The colour of a piece. It repeats what the letter says and never says anything alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Hue {
    /// The colour of the piece and that of letters on it, of the 256 of a terminal.
    terminal: (u8, u8),
    /// The same two in a picture.
    picture: (&'static str, &'static str),
}

/// The colours that have names; the players' and kinds' names are looked up here.
const NAMED: [(&str, Hue); 12] = [
    ("white", Hue { terminal: (255, 16), picture: ("#fbfbf7", "#1a1a1a") }),
    ("black", Hue { terminal: (238, 255), picture: ("#2e2e33", "#ffffff") }),
    ("red", Hue { terminal: (160, 231), picture: ("#c62828", "#ffffff") }),
    ("yellow", Hue { terminal: (220, 16), picture: ("#f2c200", "#1a1a1a") }),
    ("green", Hue { terminal: (36, 16), picture: ("#00a078", "#1a1a1a") }),
    ("blue", Hue { terminal: (26, 231), picture: ("#1f6fd0", "#ffffff") }),
    ("silver", Hue { terminal: (249, 16), picture: ("#b8bcc2", "#1a1a1a") }),
    ("grey", Hue { terminal: (245, 16), picture: ("#8a8d92", "#1a1a1a") }),
    ("gray", Hue { terminal: (245, 16), picture: ("#8a8d92", "#1a1a1a") }),
    ("orange", Hue { terminal: (214, 16), picture: ("#f09a1a", "#1a1a1a") }),
    ("purple", Hue { terminal: (90, 231), picture: ("#7b2d8b", "#ffffff") }),
    ("brown", Hue { terminal: (94, 231), picture: ("#7a4b22", "#ffffff") }),
];

/// For names that are no colours: six that the colour-blind tell apart (after Okabe and Ito).
const IN_ORDER: [Hue; 6] = [
    Hue { terminal: (25, 231), picture: ("#0a6fb3", "#ffffff") },
    Hue { terminal: (214, 16), picture: ("#e69f00", "#1a1a1a") },
    Hue { terminal: (36, 16), picture: ("#00a078", "#1a1a1a") },
    Hue { terminal: (175, 16), picture: ("#d083b0", "#1a1a1a") },
    Hue { terminal: (117, 16), picture: ("#6bbdf0", "#1a1a1a") },
    Hue { terminal: (227, 16), picture: ("#f0e442", "#1a1a1a") },
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

    /// As it is in a picture: the colour of the piece and that of letters on it.
    pub fn picture(self) -> (&'static str, &'static str) {
        self.picture
    }
}
