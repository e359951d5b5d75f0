use super::{Condition, Decision, Effects, Event, Game, Host, Intent, Moves, NoHost, Verdict, View};
use crate::diagnostic::Diagnostic;
use crate::position::{Decider, Dimensions, Effect, Player, Position, Turn};
use std::sync::Arc;

/// The rules of a game in force, in one thread: what is open, what a decision does, why one is illegal.
pub struct Rules {
    pub(super) game: Arc<Game>,
    pub(super) host: Box<dyn Host>,
}

impl Rules {
    /// The rules of a game; starts what its function rules need.
    ///
    /// # Errors
    /// If the scripts cannot be loaded in this thread.
    pub fn new(game: Arc<Game>) -> Result<Self, Diagnostic> {
        let host = match &game.functions {
            Some(functions) => functions.make(&game)?,
            None => Box::new(NoHost::default()),
        };
        Ok(Rules { game, host })
    }

    /// The game.
    pub fn game(&self) -> &Arc<Game> {
        &self.game
    }

    /// A position as seen by who decides in it, to ask expressions about.
    pub fn view<'a>(&'a self, position: &'a Position) -> View<'a> {
        self.host.steps().begin();
        View::new(&self.game, self.host.as_ref(), position)
    }

    /// Hands what was counted since the last time to whoever counts, if anybody does.
    pub fn hand_over(&self) {
        self.host.hand_over();
    }

    /// A position with nothing in it, in the first phase.
    pub fn empty(&self) -> Position {
        Position::empty(Dimensions {
            cells: self.game.board.cells(),
            players: self.game.players.len(),
            pieces: self.game.pieces.len(),
            variables: self.game.variables.iter().map(|variable| usize::from(variable.count)).sum(),
        })
    }

    /// The position in which the game begins.
    ///
    /// # Errors
    /// If a function rule fails.
    pub fn start(&self) -> Result<Position, Diagnostic> {
        let mut position = self.empty();
        let mut effects = Effects::on(&mut position);
        for (at, pieces) in &self.game.setup.stacks {
            effects.make(Effect::Put { at: *at, level: 0, pieces: pieces.clone() });
        }
        for (player, piece, count) in &self.game.setup.hands {
            let by = i16::try_from(*count).unwrap_or(i16::MAX);
            effects.make(Effect::Hand { player: *player, piece: *piece, by });
        }
        for variable in &self.game.variables {
            for index in variable.index..variable.index + variable.count {
                effects.make(Effect::Variable { index, old: 0, new: variable.start });
            }
        }
        let decider = self.decider(self.game.phase(0), Player(0));
        effects.make(Effect::Turn {
            old: *effects.position.turn(),
            new: Turn { decider, ..*effects.position.turn() },
        });
        self.settle(&mut effects, false)?;
        Ok(position)
    }

    /// Goes on from a position that was set up by hand to the next one in which something is to be decided.
    ///
    /// # Errors
    /// If a function rule fails; the position is then as it was.
    pub fn arrive(&self, position: &mut Position) -> Result<Vec<Event>, Diagnostic> {
        let mut effects = Effects::on(position);
        let inside = self.game.phase(effects.position.turn().phase).follow_up;
        match self.settle(&mut effects, inside) {
            Ok(()) => Ok(effects.events),
            Err(error) => {
                effects.undo();
                Err(error)
            }
        }
    }

    /// Plays an open decision, up to the next position in which something is to be decided.
    ///
    /// # Errors
    /// If a function rule fails; the position is then as it was.
    pub fn play(&self, position: &mut Position, decision: &Decision) -> Result<Vec<Event>, Diagnostic> {
        let mut effects = Effects::on(position);
        match self.decide(decision, &mut effects) {
            Ok(()) => Ok(effects.events),
            Err(error) => {
                effects.undo();
                Err(error)
            }
        }
    }

    /// The decision that is taken without asking: the only one open inside a turn.
    ///
    /// # Errors
    /// If a function rule fails.
    pub fn forced(&self, position: &Position) -> Result<Option<Decision>, Diagnostic> {
        let phase = self.game.phase(position.turn().phase);
        if position.turn().outcome.is_some() || !phase.follow_up || !phase.is_turn() {
            return Ok(None);
        }
        let mut open = self.decisions(position)?;
        Ok(if open.len() == 1 { open.pop() } else { None })
    }

    /// Each player's score, where the game counts.
    ///
    /// # Errors
    /// If a function rule fails.
    pub fn scores(&self, position: &Position) -> Result<Option<Vec<i64>>, Diagnostic> {
        let Some(score) = &self.game.score else { return Ok(None) };
        let players = (0..self.game.players.len()).map(|player| Player(player as u8));
        let view = self.view(position);
        players.map(|player| view.seen_by(player).number(score)).collect::<Result<_, _>>().map(Some)
    }

    /// Whether a position may be in a phase, as far as the `fits` of the game and of the phase say.
    ///
    /// # Errors
    /// If a function rule fails.
    pub fn may_be_in(&self, position: &Position, phase: u8) -> Result<bool, Diagnostic> {
        let fits = self.game.phase(phase).fits.map(Condition::Rule);
        Ok(self.may_be(position)? && fits.map_or(Ok(true), |fits| self.view(position).holds(&fits))?)
    }

    /// Whether a position may be at all, as far as the `fits` of the game says.
    ///
    /// # Errors
    /// If a function rule fails.
    pub fn may_be(&self, position: &Position) -> Result<bool, Diagnostic> {
        let fits = self.game.fits.map(Condition::Rule);
        fits.map_or(Ok(true), |fits| self.view(position).holds(&fits))
    }

    /// Whether who decides would have a decision if the position were in a phase.
    ///
    /// # Errors
    /// If a function rule fails.
    pub fn is_open(&self, position: &Position, phase: u8) -> Result<bool, Diagnostic> {
        self.view(position).offers(&Moves::Rule(self.game.phase(phase).moves))
    }

    /// Whose turn it is if somebody decides in a phase; `None` if he never does.
    pub fn mover_if(&self, phase: u8, decider: Decider) -> Option<Player> {
        let players = self.game.players.len();
        let mut movers = (0..players).map(|player| Player(player as u8));
        movers.find(|mover| self.decider(self.game.phase(phase), *mover) == decider)
    }

    /// Whether a decision is legal, and which rule says so.
    ///
    /// # Errors
    /// If a function rule fails.
    pub fn why(&self, position: &Position, intent: &Intent) -> Result<Verdict, Diagnostic> {
        let phase = self.game.phase(position.turn().phase);
        if let Some(open) = self.allowed(position, intent)?.first() {
            let rule = match open.is_pass() {
                true => phase.blocked,
                false => self.view(position).maker(phase, open)?.unwrap_or(phase.moves),
            };
            return Ok(Verdict {
                legal: true,
                rule: Some(rule),
                reason: self.game.rule(rule).sentence.clone().unwrap_or_else(|| "it is legal".into()),
                trace: Vec::new(),
                evaluation: Vec::new(),
            });
        }
        if let Some(reason) = self.spelling(position, intent)? {
            let (trace, evaluation) = (Vec::new(), Vec::new());
            return Ok(Verdict { legal: false, rule: None, reason, trace, evaluation });
        }
        self.view(position).naming(intent.number).explain(phase, intent, self.may_pass(position)?)
    }
}

impl std::fmt::Debug for Rules {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Rules({})", self.game.name)
    }
}
