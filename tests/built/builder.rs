use houserule::board::{Board, Point};
use houserule::position::{Piece, Player, Stack};
use houserule::rule::{
    Action, Body, Bounds, Condition, Decides, Each, Flow, Game, Generator, Moves, Next, Number, Phase,
    PieceType, Rule, RuleId, Set, Setup, Shape, Step, TurnTo, Variable,
};
use std::sync::Arc;

/// A game in the making.
pub struct Builder {
    pub game: Game,
}

impl Builder {
    /// Two players; pieces by kind, letter and owner; hands without end unless [`Builder::hand`] is called.
    pub fn new(name: &str, board: Board, pieces: &[(&str, &str, Option<u8>)]) -> Self {
        let piece = |(kind, letter, owner): &(&str, &str, Option<u8>)| PieceType {
            kind: (*kind).into(),
            owner: owner.map(Player),
            letter: (*letter).into(),
            look: Default::default(),
        };
        Builder {
            game: Game {
                symmetric: None,
                bounds: Bounds::default(),
                name: name.into(),
                title: name.into(),
                players: vec!["white".into(), "black".into()],
                pieces: pieces.iter().map(piece).collect(),
                supply: None,
                board: Arc::new(board),
                setup: Setup::default(),
                marked: None,
                fits: None,
                shown: Vec::new(),
                region_looks: Vec::new(),
                lots: Vec::new(),
                options: Vec::new(),
                variables: Vec::new(),
                rules: Vec::new(),
                phases: Vec::new(),
                score: None,
                alias: None,
                grammar: Vec::new(),
                functions: None,
                sources: Vec::new(),
                variants: Vec::new(),
            },
        }
    }

    pub fn cell(&self, name: &str) -> Point {
        self.game.board.find(name).unwrap()
    }

    pub fn cells(&self, names: &str) -> Set {
        Set::Cells(names.split_whitespace().map(|name| self.cell(name)).collect())
    }

    pub fn region(&self, name: &str) -> Set {
        Set::Cells(*self.game.board.region(name).unwrap())
    }

    pub fn ways(&self, names: &str) -> Vec<houserule::board::Direction> {
        names.split_whitespace().map(|name| self.game.board.find_direction(name).unwrap()).collect()
    }

    pub fn hand(&mut self, player: u8, piece: u8, count: u16) {
        self.game.supply.get_or_insert_with(Vec::new);
        self.game.setup.hands.push((Player(player), Piece(piece), count));
    }

    pub fn stand(&mut self, names: &str, stack: &[u8]) {
        for name in names.split_whitespace() {
            let stack = Stack::of(stack.iter().map(|piece| Piece(*piece)));
            let cell = self.cell(name);
            self.game.setup.stacks.push((cell, stack));
        }
    }

    pub fn variable(&mut self, name: &str, each: Each, start: i64) -> u16 {
        let index = self.game.variables.iter().map(|variable| variable.count).sum();
        let count = match each {
            Each::Game | Each::Counter => 1,
            Each::Player => 2,
            Each::Piece => self.game.pieces.len() as u16,
            Each::Line => self.game.board.lines().len() as u16,
        };
        self.game.variables.push(Variable { name: name.into(), each, count, start, index });
        index
    }

    pub fn rule(&mut self, name: &str, body: Body) -> RuleId {
        let rule = Rule {
            name: name.into(),
            label: None,
            sentence: None,
            file: "test".into(),
            line: 0,
            body,
            replaces: None,
            by: self.game.name.clone(),
        };
        self.game.rules.push(rule);
        RuleId(self.game.rules.len() as u16 - 1)
    }

    pub fn set(&mut self, name: &str, set: Set) -> Set {
        Set::Rule(self.rule(name, Body::Set(set)))
    }

    /// A phase in which the mover decides.
    pub fn phase(
        &mut self,
        name: &str,
        moves: Moves,
        after: Option<Action>,
        next: Vec<Step>,
        blocked: Vec<Step>,
    ) -> &mut Phase {
        let named = |what: &str| format!("{name}.{what}");
        let moves = self.rule(&named("moves"), Body::Moves(moves));
        let after = after.map(|after| self.rule(&named("after"), Body::Action(after)));
        let next = self.rule(&named("next"), Body::Flow(Flow(next)));
        let blocked = self.rule(&named("blocked"), Body::Flow(Flow(blocked)));
        self.game.phases.push(Phase {
            name: name.into(),
            decides: Decides::Mover,
            follow_up: false,
            moves,
            besides: None,
            after,
            start: None,
            next,
            blocked,
            fits: None,
        });
        self.game.phases.last_mut().unwrap()
    }

    pub fn build(self) -> Arc<Game> {
        Arc::new(self.game)
    }
}

pub fn make(shape: Shape) -> Moves {
    Moves::Make(Arc::new(Generator { shape, text: None, mark: None, action: None }))
}

pub fn make_with(shape: Shape, action: Action) -> Moves {
    Moves::Make(Arc::new(Generator { shape, text: None, mark: None, action: Some(action) }))
}

pub fn always(next: Next) -> Step {
    Step { when: None, next, rule: None }
}

pub fn when(condition: Condition, next: Next) -> Step {
    Step { when: Some(condition), next, rule: None }
}

pub fn go(phase: u8) -> Next {
    Next::Go { phase, turn: TurnTo::Next }
}

pub fn minus(left: Set, right: Set) -> Set {
    Set::Minus(Box::new(left), Box::new(right))
}

pub fn and(left: Set, right: Set) -> Set {
    Set::And(Box::new(left), Box::new(right))
}

pub fn or(left: Set, right: Set) -> Set {
    Set::Or(Box::new(left), Box::new(right))
}

pub fn not(set: Set) -> Set {
    Set::Not(Box::new(set))
}

pub fn count(set: Set) -> Number {
    Number::Count(Box::new(set))
}

pub fn compare(left: Number, how: houserule::rule::Comparison, right: i64) -> Condition {
    Condition::Compare(Box::new(left), how, Box::new(Number::Constant(right)))
}
