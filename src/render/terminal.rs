//! Pictures that terminals show among their letters.

use super::png::{dots, png_of};
use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use icy_sixel::SixelImage;

/// How a terminal is told a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Terminal {
    /// The graphics protocol of kitty, which Ghostty, Konsole and others speak too.
    Kitty,
    /// The inline images of iTerm2, which WezTerm and others show too.
    Iterm2,
    /// Sixels, as the VT340 had them.
    Sixel,
}

/// A picture is at most so many dots wide and high.
const LARGEST: f32 = 720.0;
/// The most letters of a picture in one message to kitty.
const CHUNK: usize = 4096;

impl Terminal {
    /// All of them, by the words that are said for them.
    pub const ALL: [(&'static str, Terminal); 3] =
        [("kitty", Terminal::Kitty), ("iterm2", Terminal::Iterm2), ("sixel", Terminal::Sixel)];

    /// The terminal of a word.
    pub fn read(word: &str) -> Option<Terminal> {
        Terminal::ALL.iter().find(|(name, _)| *name == word).map(|(_, terminal)| *terminal)
    }

    /// The terminal that variables of the environment tell of, if any of them does. One that lies behind another
    /// program, such as tmux, may not be told pictures through it.
    pub fn of_environment(variable: impl Fn(&str) -> Option<String>) -> Option<Terminal> {
        let is = |name: &str, parts: &[&str]| {
            variable(name).is_some_and(|value| parts.iter().any(|part| value.to_lowercase().contains(part)))
        };
        if variable("TMUX").is_some() || is("TERM", &["screen", "tmux"]) {
            None
        } else if variable("KITTY_WINDOW_ID").is_some() || is("TERM", &["kitty", "ghostty"]) {
            Some(Terminal::Kitty)
        } else if is("TERM_PROGRAM", &["iterm", "wezterm"]) {
            Some(Terminal::Iterm2)
        } else if is("TERM", &["foot", "mlterm", "sixel"]) {
            Some(Terminal::Sixel)
        } else {
            None
        }
    }

    /// An SVG as the letters that make the terminal show it, with an end of line.
    ///
    /// # Errors
    /// If it is no SVG, or cannot be put into this form.
    pub fn picture(self, svg: &str) -> Result<String, String> {
        let dots = dots(svg, LARGEST)?;
        Ok(match self {
            Terminal::Kitty => kitty(&BASE64_STANDARD.encode(png_of(&dots)?)),
            Terminal::Iterm2 => {
                let png = png_of(&dots)?;
                let picture = BASE64_STANDARD.encode(&png);
                format!("\x1b]1337;File=inline=1;size={}:{picture}\x07\n", png.len())
            }
            Terminal::Sixel => {
                let (width, height) = (dots.width() as usize, dots.height() as usize);
                // the page is filled, so that nothing shines through
                let image = SixelImage::from_rgba(dots.data().to_vec(), width, height);
                image.encode().map_err(|error| error.to_string())? + "\n"
            }
        })
    }
}

fn kitty(picture: &str) -> String {
    let chunks: Vec<&[u8]> = picture.as_bytes().chunks(CHUNK).collect();
    let mut text = String::new();
    for (number, chunk) in chunks.iter().enumerate() {
        let first = if number == 0 { "a=T,f=100,q=2," } else { "" };
        let more = u8::from(number + 1 < chunks.len());
        // base64 is ASCII
        text += &format!("\x1b_G{first}m={more};{}\x1b\\", String::from_utf8_lossy(chunk));
    }
    text + "\n"
}

#[cfg(test)]
mod tests {
    use super::*;

    const SVG: &str = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"300\" height=\"200\">\
                       <rect width=\"300\" height=\"200\" fill=\"#fff\"/><circle cx=\"150\" cy=\"100\" r=\"80\"/></svg>";

    /// The size that a PNG says it has.
    fn size(png: &[u8]) -> (u32, u32) {
        assert_eq!(&png[1..4], b"PNG");
        let number = |at: usize| u32::from_be_bytes(png[at..at + 4].try_into().unwrap());
        (number(16), number(20))
    }

    #[test]
    fn each_terminal_is_told_in_its_own_way() {
        let kitty = Terminal::Kitty.picture(SVG).unwrap();
        let chunks: Vec<&str> = kitty.trim_end().split("\x1b\\").filter(|part| !part.is_empty()).collect();
        assert!(chunks[0].starts_with("\x1b_Ga=T,f=100,q=2,m="), "{:?}", &chunks[0][..20]);
        let more: Vec<bool> = chunks.iter().map(|chunk| chunk.contains("m=1;")).collect();
        assert!(more.iter().rev().skip(1).all(|more| *more) && !more[more.len() - 1]);
        let joined: String = chunks.iter().map(|chunk| chunk.split_once(';').unwrap().1).collect();
        assert_eq!(size(&BASE64_STANDARD.decode(joined).unwrap()), (600, 400));

        let iterm2 = Terminal::Iterm2.picture(SVG).unwrap();
        let (head, rest) = iterm2.split_once(':').unwrap();
        let png = BASE64_STANDARD.decode(rest.trim_end_matches(['\n', '\x07'])).unwrap();
        assert_eq!(head, format!("\x1b]1337;File=inline=1;size={}", png.len()));

        let sixel = Terminal::Sixel.picture(SVG).unwrap();
        let image = SixelImage::decode(sixel.trim_end().as_bytes()).unwrap();
        // a sixel is six dots high
        assert_eq!((image.width, image.height), (600, 400_usize.next_multiple_of(6)));
        let dot = |x: usize, y: usize| image.pixels[(y * image.width + x) * 4];
        assert!(dot(300, 200) < 30 && dot(2, 2) > 225, "a dark disc on a light page");
    }

    #[test]
    fn a_large_picture_is_made_smaller() {
        let large = SVG.replacen("width=\"300\" height=\"200\"", "width=\"3000\" height=\"2000\"", 1);
        let png = Terminal::Iterm2.picture(&large).unwrap();
        let (_, rest) = png.split_once(':').unwrap();
        let png = BASE64_STANDARD.decode(rest.trim_end_matches(['\n', '\x07'])).unwrap();
        assert_eq!(size(&png), (720, 480));
        assert!(Terminal::Sixel.picture("<svg").is_err());
    }

    #[test]
    fn terminals_are_known_by_what_they_say_of_themselves() {
        let of = |variables: &[(&str, &str)]| {
            Terminal::of_environment(|name| {
                variables.iter().find(|(known, _)| *known == name).map(|(_, value)| (*value).to_string())
            })
        };
        assert_eq!(of(&[("TERM", "xterm-kitty")]), Some(Terminal::Kitty));
        assert_eq!(of(&[("TERM_PROGRAM", "iTerm.app"), ("TERM", "xterm-256color")]), Some(Terminal::Iterm2));
        assert_eq!(of(&[("TERM", "foot")]), Some(Terminal::Sixel));
        assert_eq!(of(&[("TERM", "xterm-kitty"), ("TMUX", "/tmp/tmux")]), None);
        assert_eq!(of(&[("TERM", "xterm-256color")]), None);
    }
}
