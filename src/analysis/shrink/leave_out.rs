use super::Witness;

/// Makes a game shorter: leaves out stretches of decisions, long ones first, as long as the rest still shows what is
/// looked for. `replay` plays those decisions of a list that are open when their turn comes, and says what shows, with
/// the game that it took.
pub fn leave_out<W: Witness>(
    mut found: W,
    replay: &mut dyn FnMut(&mut dyn Iterator<Item = &String>) -> Option<W>,
    stop: &dyn Fn() -> bool,
) -> W {
    let mut stretch = found.game().len().div_ceil(2);
    while stretch > 0 {
        let mut from = 0;
        while from < found.game().len() && !stop() {
            let rest = found.game().iter().enumerate();
            let mut rest = rest.filter(|(i, _)| *i < from || *i >= from + stretch).map(|(_, text)| text);
            match replay(&mut rest).filter(|shorter| shorter.game().len() < found.game().len()) {
                Some(shorter) => found = shorter,
                None => from += stretch,
            }
        }
        stretch /= 2;
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Debug)]
    struct Letters(Vec<String>);

    impl Witness for Letters {
        fn game(&self) -> &[String] {
            &self.0
        }
    }

    #[test]
    fn what_matters_stays() {
        let letters = |text: &str| text.chars().map(String::from).collect::<Vec<_>>();
        for (game, shown) in [("abcdefg", "bf"), ("x", ""), ("aabbaab", "ab"), ("", "")] {
            let mut asked = 0;
            let mut replay = |rest: &mut dyn Iterator<Item = &String>| {
                asked += 1;
                let rest: Vec<String> = rest.cloned().collect();
                let mut wanted = letters(shown).into_iter().peekable();
                rest.iter().for_each(|text| drop(wanted.next_if_eq(text)));
                wanted.peek().is_none().then_some(Letters(rest))
            };
            let found = leave_out(Letters(letters(game)), &mut replay, &|| false);
            assert_eq!(found.0.concat(), shown, "{game}");
            assert!(asked <= 40, "{asked}");
        }
    }
}
