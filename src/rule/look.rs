use super::{Colour, Figure};

/// How something is drawn in pictures, as far as a game says it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Look {
    /// Its figure.
    pub figure: Option<Figure>,
    /// Its colour.
    pub colour: Option<Colour>,
    /// Whether no letter is written on it.
    pub unlettered: bool,
}

/// The word for [`Look::unlettered`].
const UNLETTERED: &str = "unlettered";

impl Look {
    /// Reads a look, such as `red ring`: words in any order, each of them once.
    ///
    /// # Errors
    /// The word that says nothing, or says something again.
    pub fn read(text: &str) -> Result<Look, &str> {
        let mut look = Look::default();
        for word in text.split_whitespace() {
            let new = match (Figure::read(word), Colour::read(word)) {
                (Some(figure), _) => look.figure.replace(figure).is_none(),
                (None, Some(colour)) => look.colour.replace(colour).is_none(),
                (None, None) => word == UNLETTERED && !std::mem::replace(&mut look.unlettered, true),
            };
            if !new {
                return Err(word);
            }
        }
        Ok(look)
    }

    /// The words of which looks are made.
    pub fn words() -> impl Iterator<Item = &'static str> {
        Figure::ALL.iter().map(|(name, _)| *name).chain(Colour::names()).chain([UNLETTERED])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn looks_are_words_in_any_order() {
        let look = Look::read("unlettered red ring").unwrap();
        assert_eq!((look.figure, look.colour), (Some(Figure::Ring), Colour::read("red")));
        assert!(look.unlettered);
        assert_eq!(Look::read(""), Ok(Look::default()));
        for (wrong, word) in [("red rinh", "rinh"), ("red blue", "blue"), ("disc disc", "disc")] {
            assert_eq!(Look::read(wrong), Err(word));
        }
        assert!(Look::words().all(|word| Look::read(word).is_ok()));
    }
}
