use super::draft::Draft;
use super::place::Place;
use super::shared::Shared;
use super::term::{Arg, Term};
use super::word::{GAME_SLOTS, Op, PHASE_SLOTS, Type};
use crate::board::Board;
use crate::diagnostic::{Diagnostic, nearest};
use crate::position::{Piece, Player};
use crate::rule::{Game, PieceType, RuleId, Variable};
use rustc_hash::{FxHashMap, FxHashSet};
use std::cell::{OnceCell, RefCell};
use std::sync::Arc;

/// Every name that an expression may mention, once all scripts have run.
pub(super) struct World {
    pub board: Arc<Board>,
    pub players: Vec<String>,
    pub pieces: Vec<PieceType>,
    /// For each player the types of pieces that he may bring in.
    pub bring: Vec<Vec<Piece>>,
    pub variables: Vec<Variable>,
    pub phases: Vec<String>,
    pub rules: FxHashMap<String, RuleId>,
    /// What is known of the types of rules; a function's only once it is used.
    pub types: RefCell<FxHashMap<String, Type>>,
    /// The game, once it is complete.
    pub game: OnceCell<Arc<Game>>,
}

impl World {
    /// The types of pieces that are of a kind, as a set of bits; 0 if there is no such kind.
    pub fn kind(&self, kind: &str) -> u64 {
        let fits = |(_, piece): &(usize, &PieceType)| piece.kind == kind;
        self.pieces.iter().enumerate().filter(fits).fold(0, |set, (i, _)| set | Piece(i as u8).bit())
    }

    /// The names of the kinds of pieces, each once.
    pub fn kinds(&self) -> Vec<&str> {
        let mut kinds: Vec<&str> = self.pieces.iter().map(|piece| piece.kind.as_str()).collect();
        kinds.sort_unstable();
        kinds.dedup();
        kinds
    }

    /// The type of a kind that a player has: his own, or else nobody's.
    pub fn of_kind(&self, kind: &str, player: Player) -> Option<Piece> {
        let find = |owner: Option<Player>| {
            self.pieces.iter().position(|piece| piece.kind == kind && piece.owner == owner)
        };
        find(Some(player)).or_else(|| find(None)).map(|i| Piece(i as u8))
    }

    /// A player by name.
    pub fn player(&self, name: &str) -> Option<Player> {
        self.players.iter().position(|player| player == name).map(|i| Player(i as u8))
    }

    /// All players.
    pub fn each_player(&self) -> impl Iterator<Item = Player> + use<> {
        (0..self.players.len() as u8).map(Player)
    }

    /// The full name of a rule as a rule of a phase may write it: with or without the phase.
    pub fn rule_named(&self, name: &str, phase: Option<&str>) -> Option<String> {
        let inside = phase.map(|phase| format!("{phase}.{name}"));
        [inside, Some(name.to_string())].into_iter().flatten().find(|name| self.rules.contains_key(name))
    }

    /// The error of a rule that is read but never assigned.
    pub fn unknown_rule(&self, shared: &Shared, name: &str, at: Place) -> Option<Diagnostic> {
        if self.rules.contains_key(name) {
            return None;
        }
        let short = name.rsplit('.').next().unwrap_or(name);
        let mut error = shared.error(at, &[short], format!("rule `{name}` is read but never assigned"));
        let phase = name.rsplit_once('.').map(|(phase, _)| phase);
        let family = self.rules.keys().filter_map(|known| match (known.rsplit_once('.'), phase) {
            (Some((of, own)), Some(phase)) if of == phase => Some(own),
            (None, None) => Some(known.as_str()),
            _ => None,
        });
        let mut family: Vec<&str> = family.collect();
        family.sort_unstable();
        error = match nearest(short, family.iter().copied()) {
            Some(near) => error.help(format!("did you mean `{near}`?")),
            None if family.is_empty() => error,
            None => error.help(format!("there are: {}", family.join(", "))),
        };
        Some(error)
    }

    /// Finds the types of all rules that can be told from what was assigned.
    pub fn infer(&self, draft: &Draft) {
        for rule in &draft.rules {
            if let Some(ty) = type_of_rule(draft, &rule.name, &mut Asked::default(), 0) {
                self.types.borrow_mut().insert(rule.name.clone(), ty);
            }
        }
    }
}

/// The fixed type of a rule that has one by its name.
pub(super) fn slot_type(name: &str) -> Option<Type> {
    let (slots, own) = match name.rsplit_once('.') {
        Some((_, own)) => (PHASE_SLOTS, own),
        None => (GAME_SLOTS, name),
    };
    slots.iter().find(|slot| slot.name == own).map(|slot| slot.ty)
}

/// How many rules may name each other before it is no longer asked what they are.
const DEEPEST: usize = 100;

/// Rules that were asked for their type already: what they could tell is known, or being found out.
type Asked<'a> = FxHashSet<&'a str>;

fn type_of_rule<'a>(draft: &'a Draft, name: &'a str, asked: &mut Asked<'a>, depth: usize) -> Option<Type> {
    if let Some(ty) = slot_type(name) {
        return Some(ty);
    }
    if depth > DEEPEST || !asked.insert(name) {
        return None;
    }
    let versions = &draft.rule(name)?.versions;
    versions.iter().rev().find_map(|version| type_of(draft, &version.value, asked, depth + 1))
}

fn type_of<'a>(draft: &'a Draft, arg: &'a Arg, asked: &mut Asked<'a>, depth: usize) -> Option<Type> {
    match arg {
        Arg::Integer(_) => Some(Type::Number),
        Arg::Boolean(_) => Some(Type::Condition),
        Arg::List(_) => Some(Type::Flow),
        Arg::Term(term) => type_of_term(draft, term, asked, depth),
        _ => None,
    }
}

fn type_of_term<'a>(draft: &'a Draft, term: &'a Term, asked: &mut Asked<'a>, depth: usize) -> Option<Type> {
    match (term.0.ty, term.0.op) {
        (Type::Any, _) => None,
        (Type::Rule, Op::Rule) => type_of_rule(draft, term.nth(0).text()?, asked, depth),
        (Type::Rule, Op::When) => type_of(draft, term.nth(0), asked, depth),
        (Type::Rule, _) => term.0.args.iter().find_map(|arg| type_of(draft, arg, asked, depth)),
        (ty, _) => Some(ty),
    }
}
