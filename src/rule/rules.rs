use super::walk::perform;
use super::{
    Body, Condition, Decides, Decision, Each, Effects, Event, Flow, Game, Generator, Host, Intent, Moves,
    Next, NoHost, Phase, RuleId, Shape, Step, TurnTo, Verdict, View, Who,
};
use crate::diagnostic::{Diagnostic, Kind};
use crate::position::{Decider, Dimensions, Effect, Outcome, Player, Position, Turn};
use std::sync::{Arc, LazyLock};

/// How many phases may be passed over without a decision before it counts as a circle.
const MOST_PASSED_OVER: usize = 1000;

/// The one decision of who cannot decide anything else.
static PASS: LazyLock<Arc<Generator>> = LazyLock::new(|| {
    Arc::new(Generator { shape: Shape::Say { word: "pass".into() }, text: None, mark: None, action: None })
});

/// The rules of a game in force, in one thread: what is open, what a decision does, why one is illegal.
pub struct Rules {
    game: Arc<Game>,
    host: Box<dyn Host>,
}

impl Rules {
    /// The rules of a game; starts what its function rules need.
    ///
    /// # Errors
    /// If the scripts cannot be loaded in this thread.
    pub fn new(game: Arc<Game>) -> Result<Self, Diagnostic> {
        let host = match &game.functions {
            Some(functions) => functions.make()?,
            None => Box::new(NoHost),
        };
        Ok(Rules { game, host })
    }

    /// The game.
    pub fn game(&self) -> &Arc<Game> {
        &self.game
    }

    /// A position as seen by who decides in it, to ask expressions about.
    pub fn view<'a>(&'a self, position: &'a Position) -> View<'a> {
        View::new(&self.game, self.host.as_ref(), position)
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

    /// Whether a position may be in a phase, as far as the phase's `fits` says.
    ///
    /// # Errors
    /// If a function rule fails.
    pub fn may_be_in(&self, position: &Position, phase: u8) -> Result<bool, Diagnostic> {
        match self.game.phase(phase).fits {
            Some(fits) => self.view(position).holds(&Condition::Rule(fits)),
            None => Ok(true),
        }
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
        if !self.allowed(position, intent)?.is_empty() {
            return Ok(Verdict {
                legal: true,
                rule: Some(phase.moves),
                reason: self.game.rule(phase.moves).sentence.clone().unwrap_or_else(|| "it is legal".into()),
                trace: Vec::new(),
            });
        }
        self.view(position).naming(intent.number).explain(phase, intent, self.may_pass(position)?)
    }

    fn decide(&self, decision: &Decision, effects: &mut Effects<'_>) -> Result<(), Diagnostic> {
        let phase = self.game.phase(effects.position.turn().phase);
        let me = self.view(effects.position).about(decision).me;
        let inside = phase.is_turn() || phase.follow_up;
        if Arc::ptr_eq(&decision.generator, &PASS) {
            effects.rule = Some(phase.blocked);
            self.go(phase_number(effects), &TurnTo::Next, inside, me, effects);
            effects.rule = None;
            return self.settle(effects, false);
        }
        perform(&self.game, self.host.as_ref(), phase, me, decision, effects)?;
        let view = self.view(effects.position).seen_by(me).about(decision);
        let Some(step) = self.step(&view, phase.next)? else {
            return Err(Diagnostic::new(
                Kind::Script,
                format!(
                    "phase `{}` does not say how the game goes on after `{}`",
                    phase.name,
                    self.game.decision_text(decision)
                ),
            ));
        };
        let inside = self.take(&step, inside, me, effects)?;
        self.settle(effects, inside)
    }

    /// Passes over phases in which nothing is to be decided. `inside` says whether a turn has begun.
    fn settle(&self, effects: &mut Effects<'_>, mut inside: bool) -> Result<(), Diagnostic> {
        for _ in 0..MOST_PASSED_OVER {
            if effects.position.turn().outcome.is_some() {
                return Ok(());
            }
            let phase = self.game.phase(effects.position.turn().phase);
            if !inside && phase.is_turn() {
                self.remember(effects);
            }
            let view = self.view(effects.position);
            let me = view.me;
            let start = phase.start.map_or(Ok(None), |start| self.step(&view, start))?;
            let step = match start {
                Some(step) => step,
                None if view.offers(&Moves::Rule(phase.moves))? => return Ok(()),
                None => match self.step(&view, phase.blocked)? {
                    Some(step) => step,
                    None => return Err(self.dead_end(phase)),
                },
            };
            if step.next == Next::Pass {
                if self.others_can(effects.position)? {
                    return Ok(());
                }
                let step = Step { next: Next::Score, ..step };
                self.take(&step, inside, me, effects)?;
                return Ok(());
            }
            inside = self.take(&step, inside, me, effects)?;
        }
        let phase = &self.game.phase(effects.position.turn().phase).name;
        Err(Diagnostic::new(
            Kind::Script,
            format!("the course of play runs in a circle through phase `{phase}`"),
        ))
    }

    /// Keeps that the position stands at the beginning of a turn.
    fn remember(&self, effects: &mut Effects<'_>) {
        let counters = self.game.variables.iter().filter(|variable| variable.each == Each::Counter);
        let key = effects.position.hash_without(counters.map(|variable| variable.index));
        effects.make(Effect::Seen { key });
    }

    fn dead_end(&self, phase: &Phase) -> Diagnostic {
        let message = format!(
            "no decision is open in phase `{}`, and `blocked` does not say what happens then",
            phase.name
        );
        Diagnostic::new(Kind::Script, message)
    }

    /// The first step of a flow whose condition holds.
    fn step(&self, view: &View<'_>, rule: RuleId) -> Result<Option<Step>, Diagnostic> {
        let Body::Flow(Flow(steps)) = &self.game.rule(rule).body else {
            let found = self.game.rule(rule).body.type_name();
            return Err(Diagnostic::new(
                Kind::Script,
                format!(
                    "rule `{}` should say how play goes on, but it is {found}",
                    self.game.rule(rule).name
                ),
            ));
        };
        for step in steps {
            if step.when.as_ref().map_or(Ok(true), |when| view.holds(when))? {
                match &step.next {
                    Next::Rule(inner) => {
                        if let Some(step) = self.step(view, *inner)? {
                            return Ok(Some(step));
                        }
                    }
                    _ => return Ok(Some(Step { rule: Some(step.rule.unwrap_or(rule)), ..step.clone() })),
                }
            }
        }
        Ok(None)
    }

    /// Takes a step; whether the turn goes on.
    fn take(
        &self,
        step: &Step,
        inside: bool,
        me: Player,
        effects: &mut Effects<'_>,
    ) -> Result<bool, Diagnostic> {
        let outer = std::mem::replace(&mut effects.rule, step.rule);
        let players = self.game.players.len();
        let goes_on = match &step.next {
            Next::Go { phase, turn } => {
                self.go(*phase, turn, inside, me, effects);
                false
            }
            Next::Follow { phase } => {
                let old = *effects.position.turn();
                let decider = self.decider(self.game.phase(*phase), old.mover);
                effects.make(Effect::Turn { old, new: Turn { decider, phase: *phase, ..old } });
                inside
            }
            Next::Win(who) => self.end(Outcome::winner(who.of(me, players)), inside, effects),
            Next::Lose(who) => {
                let all = if players >= 64 { u64::MAX } else { (1 << players) - 1 };
                let others = all & !(1 << (who.of(me, players).0 & 63));
                let outcome = if others == 0 { Outcome::Draw } else { Outcome::Winners(others) };
                self.end(outcome, inside, effects)
            }
            Next::Draw => self.end(Outcome::Draw, inside, effects),
            Next::Score | Next::Pass => {
                let scores = self.scores(effects.position)?;
                let outcome = scores.map_or(Outcome::Draw, |scores| Outcome::by_score(&scores));
                self.end(outcome, inside, effects)
            }
            Next::Share => {
                let scores = self.scores(effects.position)?;
                let outcome = scores.map_or(Outcome::Draw, |scores| Outcome::shared_by_score(&scores));
                self.end(outcome, inside, effects)
            }
            Next::Rule(_) => inside,
        };
        effects.rule = outer;
        Ok(goes_on)
    }

    fn go(&self, phase: u8, to: &TurnTo, inside: bool, me: Player, effects: &mut Effects<'_>) {
        let old = *effects.position.turn();
        let players = self.game.players.len();
        let mover = match to {
            TurnTo::Next => old.mover.next(players),
            TurnTo::Same => old.mover,
            TurnTo::Who(who) => who.of(me, players),
            TurnTo::Variable(id) => {
                let player = self.view(effects.position).seen_by(me).variable(*id);
                u8::try_from(player).ok().filter(|p| usize::from(*p) < players).map_or(old.mover, Player)
            }
        };
        let decider = self.decider(self.game.phase(phase), mover);
        effects.make(Effect::Turn {
            old,
            new: Turn { mover, decider, phase, ply: old.ply + u32::from(inside), outcome: None },
        });
    }

    fn end(&self, outcome: Outcome, inside: bool, effects: &mut Effects<'_>) -> bool {
        let old = *effects.position.turn();
        effects.make(Effect::Turn {
            old,
            new: Turn { outcome: Some(outcome), ply: old.ply + u32::from(inside), ..old },
        });
        false
    }

    /// Who decides in a phase when it is somebody's turn.
    pub fn decider(&self, phase: &Phase, mover: Player) -> Decider {
        match phase.decides {
            Decides::Mover => Decider::Player(mover),
            Decides::Other => Decider::Player(Who::Next.of(mover, self.game.players.len())),
            Decides::Player(player) => Decider::Player(player),
            Decides::Anyone => Decider::Anyone,
            Decides::Chance => Decider::Chance,
        }
    }

    /// Whether who decides, having nothing to decide, may pass.
    pub(super) fn may_pass(&self, position: &Position) -> Result<bool, Diagnostic> {
        if position.turn().outcome.is_some() {
            return Ok(false);
        }
        let phase = self.game.phase(position.turn().phase);
        let view = self.view(position);
        if view.offers(&Moves::Rule(phase.moves))? {
            return Ok(false);
        }
        let step = self.step(&view, phase.blocked)?;
        Ok(step.is_some_and(|step| step.next == Next::Pass) && self.others_can(position)?)
    }

    /// Whether another player could decide something in this phase.
    fn others_can(&self, position: &Position) -> Result<bool, Diagnostic> {
        let moves = Moves::Rule(self.game.phase(position.turn().phase).moves);
        let view = self.view(position);
        for player in (0..self.game.players.len()).map(|player| Player(player as u8)) {
            if player != view.me && view.seen_by(player).offers(&moves)? {
                return Ok(true);
            }
        }
        Ok(false)
    }
}

impl std::fmt::Debug for Rules {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Rules({})", self.game.name)
    }
}

pub(super) fn pass() -> Decision {
    let mut decision = Decision::of(&PASS);
    decision.word = Some("pass".into());
    decision
}

fn phase_number(effects: &Effects<'_>) -> u8 {
    effects.position.turn().phase
}
