use super::{Resolver, rule_name};
use crate::rule::{Condition, FunctionId, Owner, Set};
use crate::script::term::{Arg, Term};
use crate::script::word::{Op, Type};

impl Resolver<'_> {
    /// An argument as a set of cells.
    pub fn set(&self, arg: &Arg) -> Set {
        match arg {
            Arg::Term(term) => self.set_term(term),
            Arg::Text(name) => self.named_rule(name, Type::Set).map_or(Set::Empty, Set::Rule),
            other => {
                self.misplaced(other, Type::Set);
                Set::Empty
            }
        }
    }

    /// The same, or something else where it is left out.
    pub fn set_or(&self, arg: &Arg, without: Set) -> Set {
        match arg {
            Arg::Absent => without,
            arg => self.set(arg),
        }
    }

    fn set_term(&self, term: &Term) -> Set {
        let at = term.0.at;
        let pair = || (Box::new(self.set(term.nth(0))), Box::new(self.set(term.nth(1))));
        if let Some(name) = rule_name(term) {
            if let Some(function) = self.loose_function(name) {
                return self.asked_for_cells(function);
            }
            return self.rule_of(name, Type::Set, at).map_or(Set::Empty, Set::Rule);
        }
        match term.0.op {
            Op::All => Set::All,
            Op::Empty => Set::Empty,
            Op::Occupied => Set::Occupied,
            Op::Own => Set::Owned(Owner::Me),
            Op::Theirs => Set::Owned(Owner::Others),
            Op::Neutral => Set::Owned(Owner::Nobody),
            Op::Kind => Set::Top(self.kinds(term.arg("kind"), at)),
            Op::OwnedBy => Set::Owned(Owner::Player(self.player(term.text("player").unwrap_or(""), at))),
            Op::Holding => Set::Holding(self.kinds(term.arg("kind"), at)),
            Op::Region => Set::Cells(self.region(term.text("name").unwrap_or(""), at)),
            Op::Cells => Set::Cells(self.cells(term.arg("names"), at)),
            Op::Each => self.each_set(term),
            Op::NeighboursAny => Set::Near(Box::new(self.around(term.nth(0)))),
            Op::NeighboursAll => Set::Surrounded(Box::new(self.around(term.nth(0)))),
            Op::Shift => {
                let direction = self.direction(term.text("direction").unwrap_or(""), at);
                Set::Shift(Box::new(self.set(term.arg("set"))), direction)
            }
            Op::InSight => Set::Sight {
                from: Box::new(self.set(term.arg("set"))),
                through: Box::new(self.set_or(term.arg("through"), Set::Empty)),
            },
            Op::LinkedTo => Set::Linked {
                to: Box::new(self.set(term.arg("set"))),
                within: Box::new(self.set_or(term.arg("within"), Set::Occupied)),
            },
            Op::InLine => Set::InLine {
                length: Box::new(self.number(term.arg("length"))),
                of: Box::new(self.set(term.arg("set"))),
            },
            Op::Where => {
                let test = if term.0.params.is_empty() { term.nth(0) } else { term.arg("test") };
                Set::Where(Box::new(self.condition(test)))
            }
            Op::Origin => Set::Origin,
            Op::Target => Set::Target,
            Op::Between => Set::Between,
            Op::Taken => Set::Taken,
            Op::CellOf => {
                let name = term.text("variable").unwrap_or("");
                Set::Variable(self.variable(name, term.arg("who"), at))
            }
            Op::Plus => {
                let (left, right) = pair();
                Set::Or(left, right)
            }
            Op::Times => {
                let (left, right) = pair();
                Set::And(left, right)
            }
            Op::Minus => {
                let (left, right) = pair();
                Set::Minus(left, right)
            }
            Op::Negated => Set::Not(Box::new(self.set(term.nth(0)))),
            Op::Function => self.set_function(term),
            _ => {
                self.misplaced(&Arg::Term(term.clone()), Type::Set);
                Set::Empty
            }
        }
    }

    /// A function that takes a cell is asked for each; another one answers with all cells.
    fn set_function(&self, term: &Term) -> Set {
        let function = FunctionId(term.nth(0).integer().unwrap_or(0) as u16);
        let set = self.asked_for_cells(function);
        self.function(term, if matches!(set, Set::Where(_)) { Type::Condition } else { Type::Set });
        set
    }

    fn asked_for_cells(&self, function: FunctionId) -> Set {
        let functions = self.shared.functions.borrow();
        let lifted = functions.get(usize::from(function.0));
        if lifted.is_some_and(|lifted| lifted.function.info().num_params >= 3) {
            return Set::Where(Box::new(Condition::Function(function)));
        }
        Set::Function(function)
    }

    /// The set of which neighbours are asked for.
    pub fn around(&self, arg: &Arg) -> Set {
        match arg {
            Arg::Term(term) if term.0.op == Op::Neighbours => self.set(term.arg("set")),
            other => self.set(other),
        }
    }

    /// Cells that differ from player to player.
    fn each_set(&self, term: &Term) -> Set {
        let values = term.arg("values");
        let mut each = vec![crate::board::CellSet::new(); self.world.players.len()];
        let mut named = vec![false; each.len()];
        let before = self.findings.borrow().len();
        for (name, value) in values.map() {
            let player = self.player(name, term.0.at);
            let set = self.set(value);
            match self.constant(&set) {
                Some(cells) => {
                    if let Some(place) = each.get_mut(player.index()) {
                        *place = cells;
                        named[player.index()] = true;
                    }
                }
                None => self.fault(
                    term.0.at,
                    &[name, "each"],
                    format!("`each` takes cells that are always the same, and those of `{name}` are not"),
                ),
            }
        }
        if self.findings.borrow().len() > before {
            return Set::PlayerCells(each);
        }
        for (player, _) in self.world.players.iter().zip(named).filter(|(_, named)| !named) {
            self.fault(term.0.at, &["each"], format!("`each` says nothing for `{player}`"));
        }
        Set::PlayerCells(each)
    }
}
