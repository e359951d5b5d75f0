use super::bits::Bits;
use super::field::Field;
use super::kept::KeptSet;
use super::leaf::Leaf;
use super::maker::Maker;
use super::memo::Memo;
use super::plan::{OCCUPIED, Plan};
use super::strides::Stride;
use super::unsupported::Unsupported;
use crate::position::{Player, Position};
use crate::rule::{Body, Game, Owner, RuleId, Set};
use std::sync::Arc;

/// How deep rules may ask other rules before it counts as endless.
const DEEPEST: usize = 200;
/// How many rules may be asked in all: a rule that is asked twice is compiled twice.
const MOST: usize = 50_000;

/// Turns the trees of a game into code, as seen by one player at a time.
///
/// Each kind of tree has its file: `set`, `number`, `condition`, `moves`, `action`, `flow`.
pub(super) struct Compiler<'a, B: Bits> {
    /// The game.
    pub game: &'a Game,
    /// Its board.
    pub field: &'a Arc<Field<B>>,
    /// What is kept in a state.
    pub plan: Plan,
    /// Who decides.
    pub me: Player,
    /// What happens after every decision of the phase.
    pub after: Option<RuleId>,
    /// Whether it is only asked which decisions are open, not what they do.
    pub only_asks: bool,
    /// The generators met so far.
    pub makers: Vec<Maker<B>>,
    /// What the removals of unlinked stacks met so far link to.
    pub linked_to: Vec<Leaf<B>>,
    /// What is brought up to date before what is compiled now is asked; absent where nothing is.
    pub memos: Option<Vec<Memo<B>>>,
    /// How many sets memos keep so far.
    pub memo_sets: u8,
    /// The steps of the moves that are compiled now, as long as nothing else is among them.
    pub strides: Option<Vec<Stride<B>>>,
    /// The rules being compiled, the outermost first.
    rules: Vec<RuleId>,
    asked: usize,
}

pub(super) type Compiled<T> = Result<T, Unsupported>;

impl<'a, B: Bits> Compiler<'a, B> {
    /// A compiler that keeps what the plan says, and more if the rules ask for it.
    pub fn new(game: &'a Game, field: &'a Arc<Field<B>>, plan: Plan) -> Self {
        Compiler {
            game,
            field,
            plan,
            me: Player(0),
            after: None,
            only_asks: false,
            makers: Vec::new(),
            linked_to: Vec::new(),
            memos: None,
            memo_sets: 0,
            strides: None,
            rules: Vec::new(),
            asked: 0,
        }
    }

    /// Compiles what a rule says.
    pub fn rule<T>(
        &mut self,
        id: RuleId,
        compile: impl FnOnce(&mut Self, &'a Body) -> Compiled<T>,
    ) -> Compiled<T> {
        self.asked += 1;
        if self.rules.len() >= DEEPEST || self.asked > MOST {
            return Err(self.unsupported("a rule that asks for itself"));
        }
        let game = self.game;
        self.rules.push(id);
        let compiled = compile(self, &game.rule(id).body);
        self.rules.pop();
        compiled
    }

    /// The error that a word cannot be compiled.
    pub fn unsupported(&self, word: impl Into<String>) -> Unsupported {
        let rule = self.rules.last().map(|id| self.game.rule(*id).name.clone());
        Unsupported { rule, word: word.into() }
    }

    /// The error that a rule is of another type than where it stands.
    pub fn mistyped(&self, found: &Body) -> Unsupported {
        self.unsupported(format!("{} in this place", found.type_name()))
    }

    /// What a set is behind the names of rules.
    pub fn behind(&self, mut set: &'a Set) -> &'a Set {
        for _ in 0..DEEPEST {
            match set {
                Set::Rule(id) => match &self.game.rule(*id).body {
                    Body::Set(inner) => set = inner,
                    _ => return set,
                },
                _ => return set,
            }
        }
        set
    }

    /// The occupied cells.
    pub fn occupied(&self) -> Leaf<B> {
        Leaf::kept(OCCUPIED, self.field.all)
    }

    /// The cells whose top piece is one of these types.
    pub fn top(&mut self, kinds: u64) -> Leaf<B> {
        let known = self.game.types_where(|_| true);
        match kinds & known {
            0 => Leaf::constant(B::default()),
            all if all == known => self.occupied(),
            some => Leaf::kept(self.plan.slot(KeptSet::Top(some)), self.field.all),
        }
    }

    /// The cells with one of these types anywhere in the stack.
    pub fn holding(&mut self, kinds: u64) -> Leaf<B> {
        let known = self.game.types_where(|_| true);
        if !self.plan.habits.mixes || kinds & known == 0 || kinds & known == known {
            return self.top(kinds);
        }
        Leaf::kept(self.plan.slot(KeptSet::Holding(kinds & known)), self.field.all)
    }

    /// The cells with exactly one piece.
    pub fn single(&mut self) -> Leaf<B> {
        if self.plan.habits.stacks {
            Leaf::kept(self.plan.slot(KeptSet::Single), self.field.all)
        } else {
            self.occupied()
        }
    }

    /// The types of pieces that somebody owns.
    pub fn owned(&self, owner: Owner) -> u64 {
        let me = self.me;
        match owner {
            Owner::Me => self.game.owned_by(me),
            Owner::Player(player) => self.game.owned_by(player),
            Owner::Others => self.game.types_where(|piece| piece.owner.is_some_and(|owner| owner != me)),
            Owner::Nobody => self.game.types_where(|piece| piece.owner.is_none()),
        }
    }

    /// Whether no cell of a set can ever be occupied.
    pub fn is_empty_space(&self, set: &'a Set) -> bool {
        match self.behind(set) {
            Set::Empty => true,
            Set::And(left, right) => self.is_empty_space(left) || self.is_empty_space(right),
            Set::Or(left, right) => self.is_empty_space(left) && self.is_empty_space(right),
            Set::Minus(left, right) => self.is_empty_space(left) || self.has_all_occupied(right),
            Set::Not(inner) => self.has_all_occupied(inner),
            _ => false,
        }
    }

    /// Whether every occupied cell is in a set.
    fn has_all_occupied(&self, set: &'a Set) -> bool {
        match self.behind(set) {
            Set::All | Set::Occupied => true,
            Set::Or(left, right) => self.has_all_occupied(left) || self.has_all_occupied(right),
            Set::And(left, right) => self.has_all_occupied(left) && self.has_all_occupied(right),
            Set::Not(inner) => self.is_empty_space(inner),
            _ => false,
        }
    }

    /// Whether a position is such as the rules in force can bring about, as far as stacks go.
    pub fn accepts(game: &Game, plan: &Plan, position: &Position) -> bool {
        position.cells() == game.board.cells()
            && position.stacks().all(|(_, stack)| {
                (plan.habits.stacks || stack.height() <= 1)
                    && (plan.habits.mixes || stack.kinds().count_ones() <= 1)
                    && stack.height() <= crate::position::Stack::HIGHEST
            })
    }
}
