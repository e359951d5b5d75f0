use super::{Resolver, rule_name};
use crate::rule::Number;
use crate::script::term::{Arg, Term};
use crate::script::word::{Op, Type};

impl Resolver<'_> {
    /// An argument as a number.
    pub fn number(&self, arg: &Arg) -> Number {
        match arg {
            Arg::Integer(number) => Number::Constant(*number),
            Arg::Term(term) => self.number_term(term),
            other => {
                self.misplaced(other, Type::Number);
                Number::Constant(0)
            }
        }
    }

    fn number_term(&self, term: &Term) -> Number {
        let at = term.0.at;
        let set = || Box::new(self.set(term.arg("set")));
        let pair = || (Box::new(self.number(term.nth(0))), Box::new(self.number(term.nth(1))));
        if let Some(name) = rule_name(term) {
            if let Some(function) = self.loose_function(name) {
                return Number::Function(function);
            }
            return self.rule_of(name, Type::Number, at).map_or(Number::Constant(0), Number::Rule);
        }
        match term.0.op {
            Op::Height => Number::Height,
            Op::Count => Number::Count(set()),
            Op::Pieces => Number::Pieces(set()),
            Op::NeighboursCount => Number::Neighbours(Box::new(self.around(term.nth(0)))),
            Op::Groups => Number::Groups(set()),
            Op::Hand => Number::Hand(crate::rule::Who::Me, self.kinds(term.arg("kind"), at)),
            Op::HandOf => Number::Hand(self.who(term.arg("who"), at), self.kinds(term.arg("kind"), at)),
            Op::Captured => Number::Captured(crate::rule::Who::Me, self.kinds(term.arg("kind"), at)),
            Op::CapturedBy => {
                Number::Captured(self.who(term.arg("who"), at), self.kinds(term.arg("kind"), at))
            }
            Op::Var => {
                let name = term.text("name").unwrap_or("");
                Number::Variable(self.variable(name, term.arg("who"), at))
            }
            Op::Ply => Number::Ply,
            Op::Repetitions => Number::Repetitions,
            Op::Distance => Number::Distance,
            Op::OnLine => Number::OnLine(set()),
            Op::Heading => Number::Heading,
            Op::Arrival => Number::Arrival,
            Op::Deflections => Number::Deflections,
            Op::Opposite => Number::Opposite(Box::new(self.number(term.arg("direction")))),
            Op::PieceMoved => Number::PieceMoved,
            Op::NumberBid => Number::Bid,
            Op::Plus => {
                let (left, right) = pair();
                Number::Add(left, right)
            }
            Op::Minus => {
                let (left, right) = pair();
                Number::Subtract(left, right)
            }
            Op::Times => {
                let (left, right) = pair();
                Number::Multiply(left, right)
            }
            Op::Negated => {
                Number::Subtract(Box::new(Number::Constant(0)), Box::new(self.number(term.nth(0))))
            }
            Op::Function => Number::Function(self.function(term, Type::Number)),
            _ => {
                self.misplaced(&Arg::Term(term.clone()), Type::Number);
                Number::Constant(0)
            }
        }
    }
}
