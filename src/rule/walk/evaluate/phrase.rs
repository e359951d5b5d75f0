use super::View;
use crate::board::{CellSet, Point};
use crate::rule::{Owner, Set};

/// How many cells are named.
const NAMED: usize = 8;

impl View<'_> {
    /// A set of cells in the words of scripts.
    pub(super) fn set_phrase(&self, set: &Set) -> String {
        let of = |inner: &Set| self.set_phrase(inner);
        match set {
            Set::Rule(id) => format!("`{}`", self.game.rule(*id).name),
            Set::All => "all".to_string(),
            Set::Empty => "empty".to_string(),
            Set::Occupied => "occupied".to_string(),
            Set::Owned(Owner::Me) => "own".to_string(),
            Set::Owned(Owner::Others) => "theirs".to_string(),
            Set::Owned(Owner::Nobody) => "neutral".to_string(),
            Set::Owned(Owner::Player(player)) => {
                let name = self.game.players.get(player.index()).map_or("?", String::as_str);
                format!("owned_by \"{name}\"")
            }
            Set::Top(kinds) => format!("kind {}", self.letters(*kinds)),
            Set::Holding(kinds) => format!("holding {}", self.letters(*kinds)),
            Set::Cells(cells) => format!("cells {{ {} }}", self.named(*cells)),
            Set::PlayerCells(_) => "each".to_string(),
            Set::Or(left, right) => format!("({} + {})", of(left), of(right)),
            Set::And(left, right) => format!("({} * {})", of(left), of(right)),
            Set::Minus(left, right) => format!("({} - {})", of(left), of(right)),
            Set::Not(inner) => format!("(all - {})", of(inner)),
            Set::Shift(inner, direction) => {
                format!("shift({}, \"{}\")", of(inner), self.board().direction_name(*direction))
            }
            Set::Near(inner) => format!("neighbours({}):any()", of(inner)),
            Set::Surrounded(inner) => format!("neighbours({}):all()", of(inner)),
            Set::Linked { to, within } => format!("linked_to({}, {})", of(to), of(within)),
            Set::Sight { from, through } => format!("in_sight({}, {})", of(from), of(through)),
            Set::InLine { of: inner, .. } => format!("in_line({})", of(inner)),
            Set::Where(_) => "where(...)".to_string(),
            Set::Origin => "origin".to_string(),
            Set::Target => "target".to_string(),
            Set::Between => "between".to_string(),
            Set::Taken => "taken".to_string(),
            Set::Variable(id) => format!("cell_of \"{}\"", self.game.variable_name(id.index)),
            Set::Function(_) => "the function".to_string(),
        }
    }

    /// The names of cells, the first of them if they are many.
    pub(super) fn named(&self, cells: CellSet) -> String {
        let names: Vec<&str> = cells.iter().take(NAMED).map(|cell| self.board().name(cell)).collect();
        match cells.len() {
            0 => "no cell".to_string(),
            count if count > NAMED => format!("{} and {} more", names.join(" "), count - NAMED),
            _ => names.join(" "),
        }
    }

    /// The letters of what stands on a cell, bottom to top.
    pub(super) fn standing(&self, cell: Point) -> String {
        let stack = self.position.stack(cell);
        let letter = |piece: &crate::position::Piece| {
            self.game.pieces.get(piece.index()).map_or("?", |piece| piece.letter.as_str())
        };
        match stack.pieces() {
            [] => "which is empty".to_string(),
            pieces => format!("where {} stands", pieces.iter().map(letter).collect::<String>()),
        }
    }

    fn letters(&self, kinds: u64) -> String {
        let pieces = self.game.pieces.iter().enumerate();
        let named = pieces.filter(|(place, _)| kinds >> place & 1 == 1);
        named.map(|(_, piece)| piece.letter.as_str()).collect::<Vec<_>>().join(" or ")
    }
}
