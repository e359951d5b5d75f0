use super::flat::assignments;
use super::goal::goal;
use super::memory::{Asked, Mover};
use super::motion::Slides;
use super::parts::{Part, parts};
use super::table::Questions;
use crate::analysis::solve::slide::{Motion, Move, Situation, Slid, SlideProblem, slide};
use crate::board::{CellSet, Direction, Point};
use crate::position::{Decider, Piece, Player, Position};
use crate::rule::{Condition, Decides, Decision, Game, Generator, Moves, Phase};
use std::sync::Arc;

/// A puzzle of sliding pieces, and how its moves are decisions of the game.
#[derive(Debug)]
pub(in crate::analysis::solve) struct Recognised {
    /// The puzzle.
    pub problem: SlideProblem,
    /// For each piece its type, and what makes its slides.
    pieces: Vec<(Piece, Arc<Generator>)>,
}

/// Recognises what a game asks in a position; nothing if it is, or may be, anything else.
pub(in crate::analysis::solve) fn recognise(game: &Game, position: &Position) -> Option<Recognised> {
    let me = Player(0);
    let turn = position.turn();
    if game.players.len() != 1 || turn.outcome.is_some() || turn.decider != Decider::Player(me) {
        return None;
    }
    // Every part is named, so that a new one cannot be overlooked.
    let phase = game.phase(turn.phase);
    let Phase { name: _, decides, follow_up, moves, besides, after, start: _, next: _, blocked: _, fits: _ } =
        phase;
    let one_decides = matches!(decides, Decides::Mover | Decides::Other | Decides::Player(_));
    if !one_decides || *follow_up || besides.is_some() {
        return None;
    }
    let moves = Moves::Rule(*moves);
    let parts = parts(game, &moves)?;
    let slides: Vec<Slides<'_>> =
        parts.iter().map(|part| Slides::of(game, me, part.generator)).collect::<Option<_>>()?;
    let pieces = pieces(position)?;
    let goal = goal(game, me, (turn.phase, phase), &standing(game, &pieces))?;
    let mut found = Found::default();
    for (at, piece) in &pieces {
        found.add(game, (*at, *piece), &parts, &slides, &goal.cells)?;
    }
    let only = found.only.clone().unwrap_or_default();
    let mut memory = None;
    if !only.is_empty() || !goal.besides.is_empty() {
        // What is remembered is remembered of a type of piece.
        if found.movers.len() != pieces.len() {
            return None;
        }
        let mut questions = Questions::new(game, position);
        let deflects = slides.iter().any(Slides::deflects);
        let mut asked = Asked { game, me, questions: &mut questions, movers: &found.movers, deflects };
        memory = Some(asked.memory(&only, &goal.besides, *after)?);
    } else {
        // Whatever it does, nothing that is looked at may depend on it: it may only give values to variables.
        assignments(game, *after)?;
    }
    let before = memory.as_ref().map(|memory| memory.before.clone()).unwrap_or_default();
    // Standing on the goal is not arriving there.
    let stands = |(piece, goal): &(usize, u16)| pieces[*piece].0.0 == *goal && before.of(*piece).turned;
    if found.goal.iter().any(stands) {
        return None;
    }
    let directions = game.board.directions();
    let opposite = |heading| game.board.opposite(Direction(heading as u8)).map(|back| back.0);
    let problem = SlideProblem {
        cells: game.board.cells(),
        directions,
        opposite: (0..directions).map(opposite).collect(),
        motions: found.motions,
        motion: found.motion,
        start: pieces.iter().map(|(at, _)| at.0).collect(),
        goal: found.goal,
        no_reversal: memory.as_ref().is_some_and(|memory| memory.no_reversal),
        deflection_turns: memory.as_ref().is_some_and(|memory| memory.deflection_turns),
        turns: memory.and_then(|memory| memory.turns),
        before,
    };
    Some(Recognised { problem, pieces: found.pieces })
}

/// Where which piece stands, if none stands on another.
fn pieces(position: &Position) -> Option<Vec<(Point, Piece)>> {
    let stacks = position.stacks().filter(|(_, stack)| !stack.is_empty());
    stacks
        .map(|(at, stack)| (stack.height() == 1).then(|| stack.top().map(|top| (at, top))).flatten())
        .collect()
}

/// For each type of piece the cells on which one stands.
fn standing(game: &Game, pieces: &[(Point, Piece)]) -> Vec<CellSet> {
    let mut standing = vec![CellSet::new(); game.pieces.len()];
    for (at, piece) in pieces {
        if let Some(cells) = standing.get_mut(piece.index()) {
            cells.insert(*at);
        }
    }
    standing
}

/// What is gathered piece by piece.
#[derive(Default)]
struct Found<'a> {
    pieces: Vec<(Piece, Arc<Generator>)>,
    motions: Vec<Motion>,
    motion: Vec<usize>,
    /// The movements by the number of what makes them and by which deflectors they pass.
    manners: Vec<((usize, Vec<bool>), usize)>,
    movers: Vec<Mover>,
    goal: Vec<(usize, u16)>,
    only: Option<Vec<&'a Condition>>,
}

impl<'a> Found<'a> {
    fn add(
        &mut self,
        game: &Game,
        (at, piece): (Point, Piece),
        parts: &[Part<'a>],
        slides: &[Slides<'_>],
        goals: &[CellSet],
    ) -> Option<()> {
        let mut own = None;
        for (made_by, (part, slides)) in parts.iter().zip(slides).enumerate() {
            // Slides that two rules make would have to hold to the conditions of either.
            if slides.moves(piece)? && own.replace((made_by, part, slides)).is_some() {
                return None;
            }
        }
        // A piece that nothing moves has its place in the puzzle all the same, but no decisions: not known here.
        let (made_by, part, slides) = own?;
        if !slides.starts(at) || self.only.as_ref().is_some_and(|only| !same(only, &part.only)) {
            return None;
        }
        self.only.get_or_insert_with(|| part.only.clone());
        let number = self.pieces.len();
        let manner = (made_by, slides.passed(piece));
        let motion = match self.manners.iter().find(|(known, _)| *known == manner) {
            Some((_, motion)) => *motion,
            None => {
                let motion = self.keep(slides.motion(piece));
                self.manners.push((manner, motion));
                motion
            }
        };
        let cells = goals.get(piece.index())?;
        if !self.movers.iter().any(|mover| mover.piece == piece) {
            let stops = (0..game.board.cells() as u16).map(Point);
            self.movers.push(Mover {
                piece,
                directions: slides.directions().to_vec(),
                stops: stops.filter(|stop| self.motions[motion].may_stop[stop.index()]).collect(),
                has_goal: !cells.is_empty(),
            });
        }
        self.motion.push(motion);
        self.goal.extend(cells.iter().map(|cell| (number, cell.0)));
        self.pieces.push((piece, part.generator.clone()));
        Some(())
    }

    /// The number of a movement, the same for movements that are alike.
    fn keep(&mut self, motion: Motion) -> usize {
        match self.motions.iter().position(|known| *known == motion) {
            Some(known) => known,
            None => {
                self.motions.push(motion);
                self.motions.len() - 1
            }
        }
    }
}

/// Whether two lists are of the very same conditions.
fn same(one: &[&Condition], other: &[&Condition]) -> bool {
    one.len() == other.len() && one.iter().zip(other).all(|(a, b)| a == b)
}

impl Recognised {
    /// The decisions of a line of moves; nothing if one of them cannot be made.
    pub fn decisions(&self, line: &[Move]) -> Option<Vec<Decision>> {
        let mut now = Situation::start(&self.problem);
        let mut decisions = Vec::new();
        for (piece, direction) in line {
            let number = usize::from(*piece);
            let from = *now.cells.get(number)?;
            let Slid { cell: to, heading: arrival, .. } =
                slide(&self.problem, &now.cells, number, *direction)?;
            now = now.play(&self.problem, (*piece, *direction))?;
            let (kind, generator) = self.pieces.get(number)?;
            let mut decision = Decision::of(generator);
            decision.piece = Some(*kind);
            decision.from = Some(Point(from));
            decision.to = Some(Point(to));
            decision.direction = Some(Direction(*direction));
            decision.arrival = Some(Direction(arrival));
            decisions.push(decision);
        }
        Some(decisions)
    }
}
