/// A colour by its parts of red, green and blue light.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Colour {
    /// Red, from 0 to 255.
    pub red: u8,
    /// Green.
    pub green: u8,
    /// Blue.
    pub blue: u8,
}

/// The colours that have names.
const NAMED: [(&str, Colour); 12] = [
    ("white", Colour::of(0xfb_fbf7)),
    ("black", Colour::of(0x2e_2e33)),
    ("red", Colour::of(0xc6_2828)),
    ("yellow", Colour::of(0xf2_c200)),
    ("green", Colour::of(0x00_a078)),
    ("blue", Colour::of(0x1f_6fd0)),
    ("silver", Colour::of(0xb8_bcc2)),
    ("grey", Colour::of(0x8a_8d92)),
    ("gray", Colour::of(0x8a_8d92)),
    ("orange", Colour::of(0xf0_9a1a)),
    ("purple", Colour::of(0x7b_2d8b)),
    ("brown", Colour::of(0x7a_4b22)),
];

impl Colour {
    /// The colour of a number such as `0xrrggbb`.
    pub const fn of(number: u32) -> Colour {
        let [_, red, green, blue] = number.to_be_bytes();
        Colour { red, green, blue }
    }

    /// A colour as it is written: by its name, in any case, or as `#rrggbb`.
    pub fn read(text: &str) -> Option<Colour> {
        if let Some(digits) = text.strip_prefix('#') {
            let fits = digits.len() == 6 && digits.bytes().all(|digit| digit.is_ascii_hexdigit());
            return fits.then(|| u32::from_str_radix(digits, 16).ok().map(Colour::of)).flatten();
        }
        NAMED.iter().find(|(name, _)| name.eq_ignore_ascii_case(text)).map(|(_, colour)| *colour)
    }

    /// The names of colours.
    pub fn names() -> impl Iterator<Item = &'static str> {
        NAMED.iter().map(|(name, _)| *name)
    }

    /// How light it is for the eye, from 0 to 1 (relative luminance of WCAG 2).
    pub fn light(self) -> f64 {
        let part = |part: u8| {
            let part = f64::from(part) / 255.0;
            if part <= 0.040_45 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
        };
        0.2126 * part(self.red) + 0.7152 * part(self.green) + 0.0722 * part(self.blue)
    }
}

impl std::fmt::Display for Colour {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "#{:02x}{:02x}{:02x}", self.red, self.green, self.blue)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_are_read_by_name_and_by_number() {
        assert_eq!(Colour::read("Red"), Some(Colour { red: 0xc6, green: 0x28, blue: 0x28 }));
        assert_eq!(Colour::read("#0A1b2C").map(|colour| colour.to_string()), Some("#0a1b2c".to_string()));
        for wrong in ["reddish", "#12345", "#12345g", "#+12345", "", "#"] {
            assert_eq!(Colour::read(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn white_is_light_and_black_is_not() {
        let light = |name: &str| Colour::read(name).unwrap().light();
        assert!(light("white") > 0.9 && light("black") < 0.05 && light("yellow") > light("blue"));
    }
}
