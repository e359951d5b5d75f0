use crate::board::{Board, Point};
use crate::diagnostic::{Diagnostic, Kind};
use crate::position::{Decider, Player, Position};
use crate::rule::{Body, Decision, FunctionId, Game, Host, Node, RuleId, Steps, Value};

/// What a rule is asked about: a position, as seen by who decides, and perhaps a decision and a cell.
#[derive(Clone, Copy)]
pub struct View<'a> {
    /// The game.
    pub game: &'a Game,
    /// What answers rules that are functions.
    pub host: &'a dyn Host,
    /// The position.
    pub position: &'a Position,
    /// Who decides; where chance or anyone does, whose turn it is.
    pub me: Player,
    /// The decision in question.
    pub decision: Option<&'a Decision>,
    /// The cell in question.
    pub cell: Option<Point>,
    /// A number that a text names: it is among those bid, however high it is.
    pub(super) number: Option<i64>,
    depth: u16,
    steps: &'a Steps,
}

impl<'a> View<'a> {
    /// A position as seen by who decides in it.
    pub fn new(game: &'a Game, host: &'a dyn Host, position: &'a Position) -> Self {
        let me = match position.turn().decider {
            Decider::Player(player) => player,
            Decider::Anyone | Decider::Chance => position.turn().mover,
        };
        View {
            game,
            host,
            position,
            me,
            decision: None,
            cell: None,
            number: None,
            depth: 0,
            steps: host.steps(),
        }
    }

    /// The same, as seen by another player.
    pub fn seen_by(self, me: Player) -> Self {
        View { me, ..self }
    }

    /// The same, about a decision. Where anyone decides, it is seen by the player who does, if it says who.
    pub fn about<'b>(self, decision: &'b Decision) -> View<'b>
    where
        'a: 'b,
    {
        let speaks = decision.player.filter(|_| self.position.turn().decider == Decider::Anyone);
        View { decision: Some(decision), me: speaks.unwrap_or(self.me), ..self }
    }

    /// The same, where a text names a number.
    pub(in crate::rule) fn naming(self, number: Option<i64>) -> Self {
        View { number, ..self }
    }

    /// The same, about a cell.
    pub fn at(self, cell: Point) -> Self {
        View { cell: Some(cell), ..self }
    }

    /// How deep rules have asked other rules.
    pub fn depth(&self) -> u16 {
        self.depth
    }

    /// The same, as if rules had asked other rules that deep: for what a function asks in turn.
    pub fn at_depth(self, depth: u16) -> Self {
        View { depth, ..self }
    }

    /// The board.
    pub fn board(&self) -> &'a Board {
        &self.game.board
    }

    /// What a rule says, and the view to ask it in.
    pub(super) fn body(self, id: RuleId) -> Result<(View<'a>, &'a Body), Diagnostic> {
        let deeper = self
            .deeper(|| format!("rule `{}` asks for itself without end", self.game.rule(id).name))
            .map_err(|error| self.game.placed(error, id))?;
        Ok((deeper, &self.game.rule(id).body))
    }

    /// Asks a function.
    pub(super) fn call(self, function: FunctionId) -> Result<Value, Diagnostic> {
        let deeper = self.deeper(|| "a rule that is a function asks for itself without end".to_string())?;
        self.host.call(function, &deeper)
    }

    /// Counts the steps of what is asked, without those of its parts.
    #[inline]
    pub(super) fn step(&self, node: Node<'_>) -> Result<(), Diagnostic> {
        self.steps(if node.goes_through_cells() { self.board().cells() } else { 1 })
    }

    /// Counts so many steps.
    pub(super) fn steps(&self, more: usize) -> Result<(), Diagnostic> {
        let bounds = &self.game.bounds;
        match self.steps.count(more as u64, bounds) {
            None => Ok(()),
            Some(limit) => Err(self.game.stopped(&limit, None)),
        }
    }

    fn deeper(self, message: impl FnOnce() -> String) -> Result<View<'a>, Diagnostic> {
        let deepest = self.game.bounds.depth;
        if self.depth >= deepest {
            let note = format!("it is stopped when more than {deepest} rules ask each other");
            return Err(Diagnostic::new(Kind::Script, message()).note(note));
        }
        Ok(View { depth: self.depth + 1, ..self })
    }

    /// The error of a rule or function that is of another type than what is asked for.
    pub(super) fn mistyped(self, wanted: &str, found: &str) -> Diagnostic {
        Diagnostic::new(Kind::Script, format!("expected {wanted}, found {found}"))
    }
}
