/// A piece of the text of a decision.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Part {
    /// These very letters.
    Text(String),
    /// The letter of the piece.
    Piece,
    /// The cell or rim point that it leaves.
    From,
    /// The cell that it ends on.
    To,
    /// The name of the direction.
    Direction,
    /// The cells taken, joined by commas; `-` for none.
    Cells,
    /// The number.
    Number,
    /// The player's name.
    Player,
    /// The word.
    Word,
    /// Another part in small or in capital letters.
    Cased(Box<Part>, Case),
}

/// Small or capital letters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Case {
    /// Small letters.
    Lower,
    /// Capital letters.
    Upper,
}

impl Case {
    /// The case by its word.
    pub fn of(word: &str) -> Option<Case> {
        match word {
            "lower" => Some(Case::Lower),
            "upper" => Some(Case::Upper),
            _ => None,
        }
    }

    /// A text in this case.
    pub fn apply(self, text: &str) -> String {
        match self {
            Case::Lower => text.to_lowercase(),
            Case::Upper => text.to_uppercase(),
        }
    }
}

impl Part {
    /// The field of a decision by its name in braces, perhaps with a case: `piece`, `piece:lower`.
    pub fn field(name: &str) -> Option<Part> {
        if let Some((name, case)) = name.split_once(':') {
            return Some(Part::Cased(Box::new(Part::field(name)?), Case::of(case)?));
        }
        Some(match name {
            "piece" => Part::Piece,
            "from" => Part::From,
            "to" => Part::To,
            "direction" => Part::Direction,
            "cells" => Part::Cells,
            "number" => Part::Number,
            "player" => Part::Player,
            "word" => Part::Word,
            _ => return None,
        })
    }

    /// The names that [`Part::field`] knows.
    pub const FIELDS: [&'static str; 8] =
        ["piece", "from", "to", "direction", "cells", "number", "player", "word"];
}

/// How a decision is written: letters and fields in a row, such as `{from}-{to}`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Template(pub Vec<Part>);

impl Template {
    /// Reads `x{cells}`; `Err` is the unknown name in braces, or the text after a brace that is not closed.
    pub fn read(text: &str) -> Result<Template, String> {
        let mut parts = Vec::new();
        let mut rest = text;
        while let Some(open) = rest.find('{') {
            if open > 0 {
                parts.push(Part::Text(rest[..open].to_string()));
            }
            let close = rest[open..].find('}').map(|at| open + at).ok_or_else(|| rest[open..].to_string())?;
            let name = &rest[open + 1..close];
            parts.push(Part::field(name).ok_or_else(|| name.to_string())?);
            rest = &rest[close + 1..];
        }
        if !rest.is_empty() {
            parts.push(Part::Text(rest.to_string()));
        }
        Ok(Template(parts))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_fields_between_letters() {
        assert_eq!(Template::read("x{cells}").unwrap().0, [Part::Text("x".into()), Part::Cells]);
        let small = Part::Cased(Box::new(Part::Piece), Case::Lower);
        assert_eq!(Template::read("{piece:lower}").unwrap().0, [small]);
        assert_eq!(Template::read("{piece:small}"), Err("piece:small".into()));
        assert_eq!(Template::read("{form}"), Err("form".into()));
        assert_eq!(Template::read("{to"), Err("{to".into()));
    }
}
