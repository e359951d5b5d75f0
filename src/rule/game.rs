use super::{
    Alias, Bounds, GameOption, HostFactory, Look, Lot, Number, Phase, PieceType, Rule, RuleId, Variable,
};
use crate::board::{Board, Point};
use crate::diagnostic::Source;
use crate::position::{Decider, Outcome, Piece, Player, Stack};
use std::sync::Arc;

/// What stands where at the start.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Setup {
    /// Stacks on cells.
    pub stacks: Vec<(Point, Stack)>,
    /// What each player may bring in.
    pub hands: Vec<(Player, Piece, u16)>,
}

/// A game as a script declares it, with every variant laid over it: data that any number of positions share.
#[derive(Clone, Debug)]
pub struct Game {
    /// The name it is called by: `stackers`, `stackers/tall`.
    pub name: String,
    /// Its title for people.
    pub title: String,
    /// The players' names, in the order of their turns.
    pub players: Vec<String>,
    /// The types of pieces.
    pub pieces: Vec<PieceType>,
    /// How many of each type there are over all; absent where there is no end of them.
    pub supply: Option<Vec<u16>>,
    /// The board.
    pub board: Arc<Board>,
    /// What stands where at the start.
    pub setup: Setup,
    /// What was drawn by lot before the game began.
    pub lots: Vec<Lot>,
    /// The options with their values.
    pub options: Vec<GameOption>,
    /// The declared variables.
    pub variables: Vec<Variable>,
    /// Every rule; a [`RuleId`] is a place in this list.
    pub rules: Vec<Rule>,
    /// The phases; the game begins in the first.
    pub phases: Vec<Phase>,
    /// What each player's score is, where the game counts.
    pub score: Option<Number>,
    /// Which cells the board shows to be sought, if any.
    pub marked: Option<RuleId>,
    /// What must hold of every position, if something must.
    pub fits: Option<RuleId>,
    /// How the cells of regions are drawn, by the names of regions.
    pub region_looks: Vec<(String, Look)>,
    /// The variables that are shown beside the board, by their places in the list of variables.
    pub shown: Vec<usize>,
    /// The rules claim that it makes no difference how the board is laid onto itself: in every way where the list is
    /// empty, else in those that take one of these cells to the other.
    pub symmetric: Option<Vec<(Point, Point)>>,
    /// How positions are called elsewhere.
    pub alias: Option<Alias>,
    /// The layers of the grammar of its notation, in order; later ones win.
    pub grammar: Vec<Source>,
    /// How much its rules may do before they are stopped.
    pub bounds: Bounds,
    /// What answers rules that are functions; absent where there are none.
    pub functions: Option<Arc<dyn HostFactory>>,
    /// The scripts it was read from, in order.
    pub sources: Vec<Source>,
    /// The house rules laid over it, in order.
    pub variants: Vec<String>,
}

impl Game {
    /// A rule.
    ///
    /// # Panics
    /// If the rule is another game's.
    pub fn rule(&self, id: RuleId) -> &Rule {
        &self.rules[id.index()]
    }

    /// A rule by its name.
    pub fn find_rule(&self, name: &str) -> Option<RuleId> {
        self.rules.iter().position(|rule| rule.name == name).map(|i| RuleId(i as u16))
    }

    /// A phase.
    ///
    /// # Panics
    /// If the game has no such phase.
    pub fn phase(&self, phase: u8) -> &Phase {
        &self.phases[usize::from(phase)]
    }

    /// What a piece becomes when it goes over to the next player: his piece of the same kind; if its kind is called
    /// like its owner, the kind that is called like the next player. Nothing if he has none, or nobody owns the piece.
    pub fn flipped(&self, piece: Piece) -> Option<Piece> {
        let known = &self.pieces[piece.index()];
        let owner = known.owner?;
        let next = owner.next(self.players.len());
        let kind =
            if known.kind == self.players[owner.index()] { &self.players[next.index()] } else { &known.kind };
        let same = |other: &PieceType| other.kind == *kind && other.owner == Some(next);
        self.pieces.iter().position(same).map(|i| Piece(i as u8))
    }

    /// The name of one of the position's variables; of several values, with the number of the value.
    pub fn variable_name(&self, index: u16) -> String {
        let holds = |variable: &&Variable| (variable.index..variable.index + variable.count).contains(&index);
        match self.variables.iter().find(holds) {
            Some(variable) if variable.count > 1 => {
                format!("{}.{}", variable.name, index - variable.index + 1)
            }
            Some(variable) => variable.name.clone(),
            None => index.to_string(),
        }
    }

    /// A player by name, in any case of letters.
    pub fn find_player(&self, name: &str) -> Option<Player> {
        self.players.iter().position(|player| player.eq_ignore_ascii_case(name)).map(|i| Player(i as u8))
    }

    /// Who decides, in a word: a player's name, `anyone` or `chance`.
    pub fn decider_name(&self, decider: Decider) -> &str {
        match decider {
            Decider::Player(player) => &self.players[player.index()],
            Decider::Anyone => "anyone",
            Decider::Chance => "chance",
        }
    }

    /// How a game ended, in words.
    pub fn outcome_text(&self, outcome: Outcome) -> String {
        let winners: Vec<_> = outcome.winners().map(|player| self.players[player.index()].as_str()).collect();
        match &winners[..] {
            [] => "a draw".to_string(),
            [one] => format!("{one} wins"),
            several => format!("{} win", several.join(" and ")),
        }
    }

    /// A piece by its letter.
    pub fn find_letter(&self, letter: &str) -> Option<Piece> {
        self.pieces.iter().position(|piece| piece.letter == letter).map(|i| Piece(i as u8))
    }

    /// The types of pieces that a player owns, as a set of bits.
    pub fn owned_by(&self, player: Player) -> u64 {
        self.types_where(|piece| piece.owner == Some(player))
    }

    /// The types of pieces that pass a test, as a set of bits.
    pub fn types_where(&self, test: impl Fn(&PieceType) -> bool) -> u64 {
        self.pieces
            .iter()
            .enumerate()
            .filter(|(_, piece)| test(piece))
            .fold(0, |set, (i, _)| set | Piece(i as u8).bit())
    }

    /// Whether some rule is a function, so that it must be walked.
    pub fn has_functions(&self) -> bool {
        self.functions.is_some()
    }
}
