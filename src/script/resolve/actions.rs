use super::{Resolver, rule_name};
use crate::position::Piece;
use crate::rule::{Action, Fate, VariableId, Whose};
use crate::script::term::{Arg, Term};
use crate::script::word::{Op, Type};

impl Resolver<'_> {
    /// An argument as an action.
    pub fn action(&self, arg: &Arg) -> Action {
        match arg {
            Arg::Term(term) => self.action_term(term),
            Arg::List(parts) => Action::Sequence(parts.iter().map(|part| self.action(part)).collect()),
            other => {
                self.misplaced(other, Type::Action);
                Action::Sequence(Vec::new())
            }
        }
    }

    fn action_term(&self, term: &Term) -> Action {
        let at = term.0.at;
        let set = || self.set(term.arg("set"));
        if let Some(name) = rule_name(term) {
            if let Some(function) = self.loose_function(name) {
                return Action::Function(function);
            }
            let id = self.rule_of(name, Type::Action, at);
            return id.map_or_else(|| Action::Sequence(Vec::new()), Action::Rule);
        }
        match term.0.op {
            Op::Remove => Action::Remove(set(), Fate::Out),
            Op::Capture => Action::Remove(set(), Fate::Captured),
            Op::GiveBack => Action::Remove(set(), Fate::Returned),
            Op::TakeIn => Action::Remove(set(), Fate::Taken),
            Op::Flip => Action::Flip(set()),
            Op::Tuck => Action::Tuck(set()),
            Op::Become => Action::Become(set(), self.becoming(term)),
            Op::Put => Action::Put(set(), self.for_each_player(term.arg("kind"), at)),
            Op::AddToHand => {
                let who = self.who(term.arg("who"), at);
                Action::Hand(who, self.for_each_player(term.arg("kind"), at), self.number(term.arg("number")))
            }
            Op::Assign => {
                let name = term.text("variable").unwrap_or("");
                Action::Assign(self.variable(name, term.arg("who"), at), self.number(term.arg("number")))
            }
            Op::AssignCell => {
                let name = term.text("variable").unwrap_or("");
                Action::AssignCell(self.variable(name, term.arg("who"), at), set())
            }
            Op::Clear => {
                let name = term.text("variable").unwrap_or("");
                let known = self.world.variables.iter().find(|variable| variable.name == name);
                let count = known.map_or(0, |variable| variable.count);
                let first = VariableId { whose: Whose::Nobody, ..self.variable(name, &Arg::Absent, at) };
                Action::Clear(first, count)
            }
            Op::Then => {
                let mut parts = Vec::new();
                for part in [self.action(term.nth(0)), self.action(term.nth(1))] {
                    match part {
                        Action::Sequence(inner) => parts.extend(inner),
                        other => parts.push(other),
                    }
                }
                Action::Sequence(parts)
            }
            Op::When => Action::When(self.condition(term.nth(1)), Box::new(self.action(term.nth(0)))),
            Op::Function => Action::Function(self.function(term, Type::Action)),
            _ => {
                self.misplaced(&Arg::Term(term.clone()), Type::Action);
                Action::Sequence(Vec::new())
            }
        }
    }

    /// For each type of piece what it becomes: the same owner's of a kind, or itself if there is none.
    fn becoming(&self, term: &Term) -> Vec<Piece> {
        let kind = term.text("kind").unwrap_or("");
        self.kinds(term.arg("kind"), term.0.at);
        let becomes = |(place, old): (usize, &crate::rule::PieceType)| {
            let fits = |piece: &crate::rule::PieceType| piece.kind == kind && piece.owner == old.owner;
            Piece(self.world.pieces.iter().position(fits).unwrap_or(place) as u8)
        };
        self.world.pieces.iter().enumerate().map(becomes).collect()
    }
}
