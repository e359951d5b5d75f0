use super::Player;

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// These players won: bit `i` stands for player `i`. Never empty.
    Winners(u64),
    /// Nobody won.
    Draw,
}

impl Outcome {
    /// One player won.
    pub fn winner(player: Player) -> Self {
        Outcome::Winners(1 << (player.0 & 63))
    }

    /// The winners in order; none in a draw.
    pub fn winners(self) -> impl Iterator<Item = Player> {
        let set = match self {
            Outcome::Winners(set) => set,
            Outcome::Draw => 0,
        };
        (0..64).filter(move |i| set >> i & 1 == 1).map(Player)
    }

    /// The outcome of a count: the highest score wins; all equal is a draw with two players or more.
    pub fn by_score(scores: &[i64]) -> Self {
        match Outcome::shared_by_score(scores) {
            Outcome::Winners(set) if scores.len() > 1 && set.count_ones() as usize == scores.len() => {
                Outcome::Draw
            }
            outcome => outcome,
        }
    }

    /// The outcome of a count: all who have the highest score win, even if that is everybody.
    pub fn shared_by_score(scores: &[i64]) -> Self {
        let Some(best) = scores.iter().max() else { return Outcome::Draw };
        let have_it = scores.iter().enumerate().filter(|(_, score)| *score == best);
        Outcome::Winners(have_it.fold(0, |set, (i, _)| set | 1u64 << (i & 63)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_highest_score_wins_and_equal_is_a_draw() {
        assert_eq!(Outcome::by_score(&[24, 21]), Outcome::winner(Player(0)));
        assert_eq!(Outcome::by_score(&[3, 3]), Outcome::Draw);
        assert_eq!(Outcome::shared_by_score(&[3, 3]).winners().count(), 2);
        assert_eq!(Outcome::by_score(&[3, 5, 5]).winners().collect::<Vec<_>>(), [Player(1), Player(2)]);
    }
}
