use crate::board::{Point, Symmetry};
use crate::position::{Effect, Piece, Player, Position};
use crate::rule::{Action, Decision, Each, Game, Node, Rules};

/// The ways to lay the board of a game onto itself that its rules claim to make no difference.
#[derive(Debug)]
pub(super) struct Mirrors {
    symmetries: Vec<Symmetry>,
    /// The places of variables that hold a cell.
    cells: Vec<u16>,
    /// The places of variables that have a value for each line, which mean something else on another line.
    lines: Vec<u16>,
}

impl Mirrors {
    /// Those of a game.
    pub fn of(game: &Game) -> Mirrors {
        let symmetries = match &game.symmetric {
            None => Vec::new(),
            Some(only) => {
                let fits = |one: &Symmetry| only.iter().any(|(from, to)| one.point(*from) == *to);
                let all = game.board.symmetries().into_iter();
                all.filter(|one| only.is_empty() || fits(one)).collect()
            }
        };
        let places = |test: &dyn Fn(&crate::rule::Variable) -> bool| -> Vec<u16> {
            let variables = game.variables.iter().filter(|one| test(one));
            variables.flat_map(|one| one.index..one.index + one.count).collect()
        };
        let named = |one: &crate::rule::Variable| {
            let assigns = |node: Node<'_>| matches!(node, Node::Action(Action::AssignCell(id, _)) if id.index == one.index);
            game.rules.iter().any(|rule| rule.body.node().any(&mut |node| assigns(node)))
        };
        Mirrors { symmetries, cells: places(&named), lines: places(&|one| one.each == Each::Line) }
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.symmetries.len()
    }

    /// How what is open in a position differs from what is open where the board is laid onto itself in one of the ways;
    /// nothing if it does not, or the position cannot be laid so.
    pub fn differs(
        &self,
        number: usize,
        rules: &Rules,
        position: &Position,
        open: &[Decision],
    ) -> Option<String> {
        let symmetry = self.symmetries.get(number)?;
        if self.lines.iter().any(|index| position.variable(*index) != 0) {
            return None;
        }
        let other = self.laid(rules, position, symmetry);
        let game = rules.game();
        let way = self.way(game, symmetry);
        let found = match rules.decisions(&other) {
            Ok(found) => found,
            Err(error) => return Some(format!("{way}, the rules fail: {}", error.message)),
        };
        let images: Vec<Decision> = open.iter().map(|decision| image(symmetry, decision)).collect();
        let missing = images.iter().position(|image| !found.iter().any(|other| alike(image, other)));
        if let Some(place) = missing {
            let (here, there) = (game.decision_text(&open[place]), game.decision_text(&images[place]));
            return Some(format!("`{here}` is open, and yet, {way}, `{there}` is not"));
        }
        let more = found.iter().find(|other| !images.iter().any(|image| alike(image, other)))?;
        let text = game.decision_text(more);
        Some(format!("{way}, `{text}` is open, and yet nothing is open that it comes from"))
    }

    /// `with a1 in the place of c1`.
    fn way(&self, game: &Game, symmetry: &Symmetry) -> String {
        let cells = (0..game.board.cells() as u16).map(Point);
        let moved = cells.map(|cell| (cell, symmetry.point(cell))).find(|(cell, image)| cell != image);
        let (from, to) = moved.unwrap_or((Point(0), Point(0)));
        format!("with `{}` in the place of `{}`", game.board.name(from), game.board.name(to))
    }

    /// A position with the board laid onto itself.
    fn laid(&self, rules: &Rules, position: &Position, symmetry: &Symmetry) -> Position {
        let game = rules.game();
        let mut other = rules.empty();
        for (at, stack) in position.stacks().filter(|(_, stack)| !stack.is_empty()) {
            other.apply(&Effect::Put { at: symmetry.point(at), level: 0, pieces: stack.clone() });
        }
        for player in (0..game.players.len()).map(|player| Player(player as u8)) {
            for piece in (0..game.pieces.len()).map(|piece| Piece(piece as u8)) {
                let number = |count: u16| i16::try_from(count).unwrap_or(i16::MAX);
                let (hand, captured) = (position.hand(player, piece), position.captured(player, piece));
                other.apply(&Effect::Hand { player, piece, by: number(hand) });
                other.apply(&Effect::Captured { player, piece, by: number(captured) });
            }
        }
        for index in game.variables.iter().flat_map(|one| one.index..one.index + one.count) {
            let value = position.variable(index);
            let cell = u16::try_from(value).ok().filter(|_| self.cells.contains(&index));
            let new = cell.map_or(value, |cell| symmetry.point(Point(cell)).0.into());
            other.apply(&Effect::Variable { index, old: other.variable(index), new });
        }
        other.apply(&Effect::Turn { old: *other.turn(), new: *position.turn() });
        other
    }
}

/// What becomes of a decision where the board is laid onto itself.
fn image(symmetry: &Symmetry, decision: &Decision) -> Decision {
    let point = |point: Option<Point>| point.map(|point| symmetry.point(point));
    let way = |way: Option<crate::board::Direction>| way.map(|way| symmetry.direction(way));
    Decision {
        from: point(decision.from),
        to: point(decision.to),
        reach: point(decision.reach),
        left: point(decision.left),
        direction: way(decision.direction),
        arrival: way(decision.arrival),
        path: decision.path.iter().map(|cell| symmetry.point(*cell)).collect(),
        cells: decision.cells.iter().map(|cell| symmetry.point(*cell)).collect(),
        line: None,
        ..decision.clone()
    }
}

/// Whether two decisions are the same, in whatever order they take their cells and along whichever line.
fn alike(one: &Decision, other: &Decision) -> bool {
    let plain = |decision: &Decision| {
        let mut plain = Decision { line: None, ..decision.clone() };
        plain.cells.sort_unstable();
        plain
    };
    plain(one) == plain(other)
}
