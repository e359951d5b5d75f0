use crate::position::{Piece, Player};
use crate::rule::{Colour, Game};
use anstyle::{Ansi256Color, Style};

/// The colour of a piece. It repeats what the letter says and never says anything alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Hue(Colour);

/// For names that are no colours: six that the colour-blind tell apart (after Okabe and Ito).
const IN_ORDER: [Hue; 6] = [
    Hue(Colour::of(0x0a_6fb3)),
    Hue(Colour::of(0xe6_9f00)),
    Hue(Colour::of(0x00_a078)),
    Hue(Colour::of(0xd0_83b0)),
    Hue(Colour::of(0x6b_bdf0)),
    Hue(Colour::of(0xf0_e442)),
];

/// Letters on light colours, and on dark ones.
const DARK: (&str, u8) = ("#1a1a1a", 16);
const LIGHT: (&str, u8) = ("#ffffff", 231);

/// Black and white letters are told from a colour as light as this equally well (WCAG 2).
const MIDDLE: f64 = 0.18;

/// How light each part is in the colour cube of a terminal.
const CUBE: [u8; 6] = [0, 95, 135, 175, 215, 255];

impl Hue {
    /// The colour of a type of piece: what the game says, that of its owner, or that of its kind if it belongs to
    /// nobody.
    pub fn of_piece(game: &Game, piece: Piece) -> Hue {
        let Some(known) = game.pieces.get(piece.index()) else { return IN_ORDER[0] };
        match (known.look.colour, known.owner) {
            (Some(colour), _) => Hue(colour),
            (None, Some(owner)) => Hue::of_player(game, owner),
            (None, None) => {
                Colour::read(&known.kind).map_or(IN_ORDER[(piece.index() + 2) % IN_ORDER.len()], Hue)
            }
        }
    }

    /// The colour of a player.
    pub fn of_player(game: &Game, player: Player) -> Hue {
        let named = game.players.get(player.index()).and_then(|name| Colour::read(name));
        named.map_or(IN_ORDER[player.index() % IN_ORDER.len()], Hue)
    }

    fn letter(self) -> (&'static str, u8) {
        if self.0.light() > MIDDLE { DARK } else { LIGHT }
    }

    /// As it is on a terminal: the nearest of its 256 colours, and a letter that stands out from it.
    pub fn terminal(self) -> Style {
        let Colour { red, green, blue } = self.0;
        let apart = |one: u8, other: u8| u32::from(one.abs_diff(other)).pow(2);
        let distance = |r: u8, g: u8, b: u8| apart(red, r) + apart(green, g) + apart(blue, b);
        let cube = (0..216u8).map(|i| {
            let part = |of: u8| CUBE[usize::from(i / of % 6)];
            (distance(part(36), part(6), part(1)), 16 + i)
        });
        let greys = (0..24u8).map(|i| (distance(8 + 10 * i, 8 + 10 * i, 8 + 10 * i), 232 + i));
        let nearest = cube.chain(greys).min().map_or(15, |(_, number)| number);
        Style::new()
            .bg_color(Some(Ansi256Color(nearest).into()))
            .fg_color(Some(Ansi256Color(self.letter().1).into()))
            .bold()
    }

    /// As it is in a picture: the colour of the piece and that of letters on it.
    pub fn picture(self) -> (String, &'static str) {
        (self.0.to_string(), self.letter().0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_stand_out() {
        for (name, dark) in [("white", true), ("yellow", true), ("silver", true), ("green", true)]
            .into_iter()
            .chain([("black", false), ("red", false), ("blue", false), ("brown", false)])
        {
            let hue = Hue(Colour::read(name).unwrap());
            assert_eq!(hue.letter() == DARK, dark, "{name}");
        }
    }

    #[test]
    fn terminals_show_the_nearest_colour() {
        let shown = |colour: u32| Hue(Colour::of(colour)).terminal().get_bg_color();
        for (colour, number) in [(0xff_ffff, 231), (0xff_0000, 196), (0x00_0000, 16), (0x80_8080, 244)] {
            assert_eq!(shown(colour), Some(Ansi256Color(number).into()), "{colour:06x}");
        }
    }
}
