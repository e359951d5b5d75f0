use super::place::Place;
use super::word::{Op, Param, Type};
use crate::board::Board;
use std::rc::Rc;
use std::sync::Arc;

/// An expression of a script before its names are looked up: a word with its arguments.
#[derive(Clone, Debug)]
pub(super) struct Term(pub Rc<Node>);

/// What a [`Term`] holds.
#[derive(Debug)]
pub(super) struct Node {
    pub op: Op,
    /// What it gives; [`Type::Rule`] where only the rule's own value can tell.
    pub ty: Type,
    pub params: &'static [Param],
    pub args: Vec<Arg>,
    pub at: Place,
    /// How many expressions lie in each other.
    pub depth: u16,
    /// How many expressions lie in it; what is used twice counts twice.
    pub size: u32,
}

/// How many expressions may lie in each other.
pub(super) const DEEPEST: u16 = 100;
/// How many expressions may lie in one.
pub(super) const LARGEST: u32 = 10_000;

/// An argument as it was read from a script.
#[derive(Clone, Debug)]
pub(super) enum Arg {
    /// It was left out.
    Absent,
    /// It was wrong, and that has been said.
    Wrong,
    Term(Term),
    Integer(i64),
    Real(f64),
    Boolean(bool),
    Text(Rc<str>),
    List(Vec<Arg>),
    /// Sorted by name.
    Map(Vec<(Rc<str>, Arg)>),
    Board(Arc<Board>),
}

impl Term {
    /// A word with its arguments in the order of its parameters.
    pub fn new(op: Op, ty: Type, params: &'static [Param], args: Vec<Arg>, at: Place) -> Term {
        let depth = args.iter().map(Arg::depth).max().unwrap_or(0).saturating_add(1);
        let size = args.iter().map(Arg::size).fold(1, u32::saturating_add);
        Term(Rc::new(Node { op, ty, params, args, at, depth, size }))
    }

    /// What an operator or a name makes, with arguments that have no names.
    pub fn plain(op: Op, ty: Type, args: Vec<Arg>, at: Place) -> Term {
        Term::new(op, ty, &[], args, at)
    }

    /// A rule by its full name.
    pub fn rule(name: &str, at: Place) -> Term {
        Term::plain(Op::Rule, Type::Rule, vec![Arg::Text(name.into())], at)
    }

    /// The argument of a parameter.
    pub fn arg(&self, name: &str) -> &Arg {
        let place = self.0.params.iter().position(|param| param.name == name);
        place.map_or(&Arg::Absent, |place| self.nth(place))
    }

    /// The argument at a place, from 0.
    pub fn nth(&self, place: usize) -> &Arg {
        self.0.args.get(place).unwrap_or(&Arg::Absent)
    }

    /// The text of an argument, if it is one.
    pub fn text(&self, name: &str) -> Option<&str> {
        self.arg(name).text()
    }
}

impl Arg {
    /// How many expressions lie in each other.
    pub fn depth(&self) -> u16 {
        match self {
            Arg::Term(term) => term.0.depth,
            Arg::List(list) => list.iter().map(Arg::depth).max().unwrap_or(0),
            Arg::Map(map) => map.iter().map(|(_, arg)| arg.depth()).max().unwrap_or(0),
            _ => 0,
        }
    }

    /// How many expressions lie in it.
    pub fn size(&self) -> u32 {
        match self {
            Arg::Term(term) => term.0.size,
            Arg::List(list) => list.iter().map(Arg::size).fold(0, u32::saturating_add),
            Arg::Map(map) => map.iter().map(|(_, arg)| arg.size()).fold(0, u32::saturating_add),
            _ => 0,
        }
    }

    /// The text, if it is one.
    pub fn text(&self) -> Option<&str> {
        match self {
            Arg::Text(text) => Some(text),
            _ => None,
        }
    }

    /// The whole number, if it is one.
    pub fn integer(&self) -> Option<i64> {
        match self {
            Arg::Integer(number) => Some(*number),
            _ => None,
        }
    }

    /// The entries of a list; none if it is something else.
    pub fn list(&self) -> &[Arg] {
        match self {
            Arg::List(list) => list,
            _ => &[],
        }
    }

    /// The entries of a table with names; none if it is something else.
    pub fn map(&self) -> &[(Rc<str>, Arg)] {
        match self {
            Arg::Map(map) => map,
            _ => &[],
        }
    }

    /// The entry of a name.
    pub fn get(&self, name: &str) -> &Arg {
        self.map().iter().find(|(known, _)| **known == *name).map_or(&Arg::Absent, |(_, arg)| arg)
    }
}
