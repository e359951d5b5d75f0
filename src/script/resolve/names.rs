//! Names of pieces, players, phases, regions, cells, directions and variables.

use super::Resolver;
use crate::board::{CellSet, Direction, Point};
use crate::diagnostic::nearest;
use crate::position::{Piece, Player};
use crate::rule::{Each, VariableId, Who, Whose};
use crate::script::place::Place;
use crate::script::term::{Arg, Term};

impl Resolver<'_> {
    /// Says that a name is unknown, with the nearest one, or all if there are few.
    fn unknown(&self, at: Place, what: &str, name: &str, known: &[&str]) {
        let quoted = format!("\"{name}\"");
        let help = match nearest(name, known.iter().copied()) {
            Some(near) => Some(format!("did you mean `{near}`?")),
            None if known.is_empty() || known.len() > 12 => None,
            None => Some(format!("there are: {}", known.join(", "))),
        };
        self.fault_with(at, &[&quoted, name], format!("there is no {what} `{name}`"), help);
    }

    /// The types of a kind of piece, as a set of bits; every type where none is named.
    pub fn kinds(&self, arg: &Arg, at: Place) -> u64 {
        let Some(kind) = arg.text() else { return u64::MAX };
        let kinds = self.world.kind(kind);
        if kinds == 0 {
            self.unknown(at, "piece", kind, &self.world.kinds());
        }
        kinds
    }

    /// For each player the type of a kind that he has.
    pub fn for_each_player(&self, arg: &Arg, at: Place) -> Vec<Piece> {
        let kind = arg.text().unwrap_or("");
        if self.kinds(arg, at) == 0 {
            return Vec::new();
        }
        let some = self.world.pieces.iter().position(|piece| piece.kind == kind).unwrap_or(0);
        let own = |player| self.world.of_kind(kind, player).unwrap_or(Piece(some as u8));
        self.world.each_player().map(own).collect()
    }

    /// A player by name.
    pub fn player(&self, name: &str, at: Place) -> Player {
        self.world.player(name).unwrap_or_else(|| {
            let known: Vec<&str> = self.world.players.iter().map(String::as_str).collect();
            self.unknown(at, "player", name, &known);
            Player(0)
        })
    }

    /// A player by name, or as seen by who decides.
    pub fn who(&self, arg: &Arg, at: Place) -> Who {
        match arg.text() {
            None | Some("me") => Who::Me,
            Some("next") => Who::Next,
            Some(name) => match self.world.player(name) {
                Some(player) => Who::Player(player),
                None => {
                    let known: Vec<&str> =
                        self.world.players.iter().map(String::as_str).chain(["me", "next"]).collect();
                    self.unknown(at, "player", name, &known);
                    Who::Me
                }
            },
        }
    }

    /// The number of a phase.
    pub fn phase_number(&self, term: &Term) -> u8 {
        let name = term.text("phase").unwrap_or("");
        let place = self.world.phases.iter().position(|phase| phase == name);
        place.map_or_else(
            || {
                let known: Vec<&str> = self.world.phases.iter().map(String::as_str).collect();
                self.unknown(term.0.at, "phase", name, &known);
                0
            },
            |place| place as u8,
        )
    }

    /// The cells of a region.
    pub fn region(&self, name: &str, at: Place) -> CellSet {
        match self.world.board.region(name) {
            Some(cells) => *cells,
            None => {
                let known: Vec<&str> = self.world.board.regions().map(|(name, _)| name).collect();
                self.unknown(at, "region", name, &known);
                CellSet::new()
            }
        }
    }

    /// Cells by their names.
    pub fn cells(&self, names: &Arg, at: Place) -> CellSet {
        let point = |name: &Arg| {
            let name = name.text().unwrap_or("");
            let found = self.world.board.find(name).filter(|point| point.index() < self.world.board.cells());
            if found.is_none() {
                let known: Vec<&str> =
                    self.world.board.all().iter().map(|cell| self.world.board.name(cell)).collect();
                self.unknown(at, "cell", name, &known);
            }
            found
        };
        names.list().iter().filter_map(point).collect::<Vec<Point>>().into_iter().collect()
    }

    /// A direction by name.
    pub fn direction(&self, name: &str, at: Place) -> Direction {
        let board = &self.world.board;
        board.find_direction(name).unwrap_or_else(|| {
            let known: Vec<&str> =
                (0..board.directions() as u8).map(|way| board.direction_name(Direction(way))).collect();
            self.unknown(at, "direction", name, &known);
            Direction(0)
        })
    }

    /// A variable by name, and whose.
    pub fn variable(&self, name: &str, who: &Arg, at: Place) -> VariableId {
        let Some(variable) = self.world.variables.iter().find(|variable| variable.name == name) else {
            let known: Vec<&str> = self.world.variables.iter().map(|v| v.name.as_str()).collect();
            self.unknown(at, "variable", name, &known);
            return VariableId { index: 0, whose: Whose::Nobody };
        };
        if variable.each != Each::Player && who.text().is_some() {
            let message = format!("variable `{name}` is the same for everybody, so nobody's can be named");
            self.fault(at, &[who.text().unwrap_or("")], message);
        }
        VariableId {
            index: variable.index,
            whose: match variable.each {
                Each::Player => Whose::Player(self.who(who, at)),
                Each::Piece => Whose::Moved,
                Each::Game | Each::Counter | Each::Line => Whose::Nobody,
            },
        }
    }
}
