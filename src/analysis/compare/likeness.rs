use super::{Both, Entry};
use crate::board::Point;
use crate::position::{Piece, Player, Position};
use crate::rule::Game;

/// Which cells, players and pieces of two games are the same: those of one name.
#[derive(Debug)]
pub(super) struct Likeness {
    cells: Vec<(String, [Option<Point>; 2])>,
    players: Vec<(String, [Option<Player>; 2])>,
    letters: Vec<String>,
    /// The place of each piece of each game among the letters.
    places: [Vec<u16>; 2],
}

impl Likeness {
    /// What is the same in two games.
    pub fn of(first: &Game, second: &Game) -> Likeness {
        let games = [first, second];
        let cell_names = games.map(|game| {
            let names = (0..game.board.cells() as u16).map(|cell| game.board.name(Point(cell)).to_string());
            names.collect::<Vec<_>>()
        });
        let players = games.map(|game| game.players.clone());
        let pieces = games.map(|game| game.pieces.iter().map(|piece| piece.letter.clone()).collect());
        let letters = united(&pieces);
        let place = |letter: &String| letters.iter().position(|known| known == letter).unwrap_or(0) as u16;
        Likeness {
            cells: named(&cell_names)
                .map(|(name, at)| (name, at.map(|at| at.map(|i| Point(i as u16)))))
                .collect(),
            players: named(&players)
                .map(|(name, at)| (name, at.map(|at| at.map(|i| Player(i as u8)))))
                .collect(),
            places: [pieces[0].iter().map(place).collect(), pieces[1].iter().map(place).collect()],
            letters,
        }
    }

    /// What a player sees of two positions that differs: what stands where, what is held, who decides, the outcome
    /// and the scores. Phases and variables show in what is decided later. Only the first entry if that is enough.
    pub fn entries(
        &self,
        games: [&Game; 2],
        at: &Both,
        scores: &[Option<Vec<i64>>; 2],
        one: bool,
    ) -> Vec<Entry> {
        let mut found = Vec::new();
        let words = [0, 1].map(|side| games[side].decider_name(at[side].turn().decider));
        let outcomes = [0, 1].map(|side| {
            at[side]
                .turn()
                .outcome
                .map_or_else(|| "open".to_string(), |outcome| games[side].outcome_text(outcome))
        });
        // who would decide next says nothing once a game is over
        if outcomes[0] == outcomes[1] && at[0].turn().outcome.is_none() && words[0] != words[1] {
            found.push(Entry { key: "turn".to_string(), values: words.map(str::to_string) });
        }
        if outcomes[0] != outcomes[1] {
            found.push(Entry { key: "outcome".to_string(), values: outcomes });
        }
        for (name, cell) in &self.cells {
            if one && !found.is_empty() {
                return found;
            }
            let stacks = [0, 1].map(|side| self.stack(side, &at[side], cell[side]));
            if stacks[0].len() != stacks[1].len() || !stacks[0].clone().eq(stacks[1].clone()) {
                found.push(Entry { key: name.clone(), values: stacks.map(|stack| self.written(stack)) });
            }
        }
        for (name, player) in &self.players {
            for (key, count) in [("hand", Position::hand as Counted), ("captured", Position::captured)] {
                let held = [0, 1].map(|side| self.held(side, &at[side], player[side], count));
                if held[0] != held[1] {
                    let values = held.map(|held| self.counted(&held));
                    found.push(Entry { key: format!("{key}.{name}"), values });
                }
            }
            let score = [0, 1]
                .map(|side| player[side].and_then(|who| scores[side].as_ref()?.get(who.index()).copied()));
            if let [Some(first), Some(second)] = score
                && first != second
            {
                found.push(Entry {
                    key: format!("score.{name}"),
                    values: [first, second].map(|n| n.to_string()),
                });
            }
        }
        found
    }

    fn stack<'a>(
        &'a self,
        side: usize,
        position: &'a Position,
        cell: Option<Point>,
    ) -> impl ExactSizeIterator<Item = u16> + Clone + 'a {
        let pieces = cell.map_or(&[][..], |cell| position.stack(cell).pieces());
        pieces.iter().map(move |piece| self.places[side].get(piece.index()).copied().unwrap_or(u16::MAX))
    }

    /// How many of each letter a player holds.
    fn held(&self, side: usize, position: &Position, player: Option<Player>, count: Counted) -> Vec<u16> {
        let mut held = vec![0; self.letters.len()];
        for (piece, place) in self.places[side].iter().enumerate() {
            let number = player.map_or(0, |player| count(position, player, Piece(piece as u8)));
            held[usize::from(*place)] += number;
        }
        held
    }

    fn written(&self, stack: impl Iterator<Item = u16>) -> String {
        let letters: String =
            stack.filter_map(|place| self.letters.get(usize::from(place)).cloned()).collect();
        if letters.is_empty() { ".".to_string() } else { letters }
    }

    fn counted(&self, held: &[u16]) -> String {
        let some = self.letters.iter().zip(held).filter(|(_, count)| **count > 0);
        let letters: String = some.map(|(letter, count)| format!("{letter}{count}")).collect();
        if letters.is_empty() { ".".to_string() } else { letters }
    }
}

type Counted = fn(&Position, Player, Piece) -> u16;

/// The names of both lists, each once.
fn united(lists: &[Vec<String>; 2]) -> Vec<String> {
    let more = lists[1].iter().filter(|name| !lists[0].contains(name));
    lists[0].iter().chain(more).cloned().collect()
}

/// The names of both lists, each once, with its place in each.
fn named(lists: &[Vec<String>; 2]) -> impl Iterator<Item = (String, [Option<usize>; 2])> + '_ {
    united(lists).into_iter().map(|name| {
        let places = [0, 1].map(|side: usize| lists[side].iter().position(|known| *known == name));
        (name, places)
    })
}
