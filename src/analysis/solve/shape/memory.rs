use super::flat::{Assignment, assignments, conditions};
use super::goal::one_set;
use super::reads::Reads;
use super::table::{Questions, Slide};
use crate::analysis::solve::slide::{Before, Moved};
use crate::board::{Board, CellSet, Direction};
use crate::position::{Piece, Player};
use crate::rule::{Comparison, Condition, Game, Number, RuleId, VariableId, Whose};

/// A type of piece that plays.
#[derive(Clone, Debug)]
pub(super) struct Mover {
    /// The type.
    pub piece: Piece,
    /// The directions in which it may start.
    pub directions: Vec<Direction>,
    /// The cells on which it may end.
    pub stops: CellSet,
    /// Whether it can solve the puzzle.
    pub has_goal: bool,
}

/// What is said about slides that were made before.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Memory {
    /// Whether no piece may go straight back until another was moved.
    pub no_reversal: bool,
    /// Where a piece must have turned: `heading at the end * directions + next start`.
    pub turns: Option<Vec<bool>>,
    /// Whether a slide on which the piece is turned aside is a turn as well.
    pub deflection_turns: bool,
    /// What was done before; pieces are numbered in the order of the types asked about.
    pub before: Before,
}

/// What is said about turning.
struct Turns {
    table: Vec<bool>,
    deflection_turns: bool,
    pieces: Vec<Moved>,
}

/// What is understood of a puzzle so far.
pub(super) struct Asked<'a, 'q> {
    /// The game.
    pub game: &'a Game,
    /// Its only player.
    pub me: Player,
    /// What answers questions about slides.
    pub questions: &'q mut Questions<'a>,
    /// The types of pieces on the board.
    pub movers: &'q [Mover],
    /// Whether something turns slides aside.
    pub deflects: bool,
}

impl Asked<'_, '_> {
    /// Understands what must hold of every slide (`only`) and of the last one (`besides`), and what happens after
    /// each; nothing if it is anything else than the two rules that are known.
    pub fn memory(
        &mut self,
        only: &[&Condition],
        besides: &[&Condition],
        after: Option<RuleId>,
    ) -> Option<Memory> {
        let assignments = assignments(self.game, after)?;
        let (no_reversal, last) =
            if only.is_empty() { (false, None) } else { self.no_reversal(only, &assignments)? };
        let mut memory = Memory {
            no_reversal,
            turns: None,
            deflection_turns: false,
            before: Before { pieces: Vec::new(), last },
        };
        if !besides.is_empty() {
            let turns = self.turns(besides, &assignments)?;
            memory.turns = Some(turns.table);
            memory.deflection_turns = turns.deflection_turns;
            memory.before.pieces = turns.pieces;
        }
        // Both rules must remember the same of the piece moved last.
        let differs = memory.before.last.is_some_and(|(number, heading)| {
            let tracked = self.movers[usize::from(number)].has_goal && memory.turns.is_some();
            let moved = memory.before.of(usize::from(number));
            tracked && !moved.turned && moved.heading != Some(heading)
        });
        (!differs).then_some(memory)
    }

    /// Whether conditions of a slide forbid to go straight back, and nothing else: asked for every slide after
    /// every other. They may forbid nothing at all, too.
    fn no_reversal(
        &mut self,
        only: &[&Condition],
        assignments: &[Assignment<'_>],
    ) -> Option<(bool, Option<(u8, u8)>)> {
        let reads = Reads::of_conditions(self.game, only)?;
        if reads.arrival || reads.deflections && self.deflects {
            return None;
        }
        let mut kept = Vec::new();
        for variable in &reads.variables {
            let number = the_only(assignments, *variable).filter(|kept| kept.when.is_empty())?.number;
            let of = Reads::of_number(self.game, number)?;
            if variable.whose == Whose::Moved || of.heading || of.deflections || !of.variables.is_empty() {
                return None;
            }
            kept.push((variable.index, number));
        }
        let at_start: Vec<i64> = kept.iter().map(|(index, _)| self.questions.variable(*index)).collect();
        let mut first = Vec::new();
        for next in slides(self.movers) {
            first.push(self.questions.hold(only, next)?);
        }
        let (mut forbids, mut allows) = (true, true);
        for last in ends(self.movers, self.game.board.directions()) {
            for (index, number) in &kept {
                let value = self.questions.number(number, last)?;
                self.questions.set(*index, value);
            }
            for next in slides(self.movers) {
                let holds = self.questions.hold(only, next)?;
                allows &= holds;
                forbids &= holds != is_straight_back(&self.game.board, last, next);
            }
        }
        for ((index, _), value) in kept.iter().zip(at_start) {
            self.questions.set(*index, value);
        }
        if forbids {
            return Some((true, self.last_of(&first)?));
        }
        // Where nothing is ever forbidden, nothing may be at the start.
        (allows && first.iter().all(|holds| *holds)).then_some((false, None))
    }

    /// After which slide just these next ones are open; none where all are; nothing if there is no such slide.
    #[expect(clippy::option_option, reason = "none is an answer")]
    fn last_of(&self, open: &[bool]) -> Option<Option<(u8, u8)>> {
        if open.iter().all(|holds| *holds) {
            return Some(None);
        }
        let board = &self.game.board;
        let after = |last: Slide| slides(self.movers).map(move |next| !is_straight_back(board, last, next));
        let last =
            ends(self.movers, board.directions()).find(|last| after(*last).eq(open.iter().copied()))?;
        let number = self.movers.iter().position(|mover| mover.piece == last.piece)?;
        Some(Some((number as u8, last.arrival.0)))
    }

    /// After which heading which start is a turn, and whether being turned aside is one, if what must hold of the last
    /// slide is that its piece has turned.
    fn turns(&mut self, besides: &[&Condition], assignments: &[Assignment<'_>]) -> Option<Turns> {
        let flag = one_of_moved(&Reads::of_conditions(self.game, besides)?)?;
        let place = |variable: VariableId| assignments.iter().position(|a| a.variable == variable);
        let turned = the_only(assignments, flag)?;
        let (guard, turning) = one_set(self.game, self.me, &turned.when)?;
        if Reads::of_number(self.game, turned.number)? != Reads::default() {
            return None;
        }
        let mut reads = Reads::of_conditions(self.game, &turning)?;
        let started;
        let (mut turning, mut deflection_turns) = (turning, false);
        if reads.deflections && self.deflects {
            started = Condition::Any(unless_deflected(self.game, &turning)?);
            turning = vec![&started];
            deflection_turns = true;
        }
        reads.deflections = false;
        let ended = one_of_moved(&Reads { piece: false, heading: false, ..reads })?;
        let kept = the_only(assignments, ended)?;
        let (kept_guard, more) = one_set(self.game, self.me, &kept.when)?;
        let of = Reads::of_number(self.game, kept.number)?;
        if flag.index == ended.index
            || place(flag) > place(ended)
            || !more.is_empty()
            || of.heading
            || of.deflections
            || !of.variables.is_empty()
        {
            return None;
        }
        let (guard, kept_guard) = (guard.at_target()?, kept_guard.at_target()?);
        let mut table: Option<Vec<bool>> = None;
        let mut pieces = Vec::new();
        for mover in self.movers {
            if !mover.has_goal {
                pieces.push(Moved::default());
                continue;
            }
            let state = mover.piece.index() + 1;
            if !mover.stops.is_subset(&guard[state]) || !mover.stops.is_subset(&kept_guard[state]) {
                return None;
            }
            let (own, moved) = self.turns_of(mover, (flag, besides, turned), (ended, &turning, kept))?;
            if table.as_ref().is_some_and(|known| *known != own) {
                return None;
            }
            table = Some(own);
            pieces.push(moved);
        }
        Some(Turns { table: table?, deflection_turns, pieces })
    }

    /// The same for one piece, and what its variables say now.
    fn turns_of(
        &mut self,
        mover: &Mover,
        (flag, besides, turned): (VariableId, &[&Condition], &Assignment<'_>),
        (ended, turning, kept): (VariableId, &[&Condition], &Assignment<'_>),
    ) -> Option<(Vec<bool>, Moved)> {
        let index = |variable: VariableId| variable.index + u16::from(mover.piece.0);
        let directions = self.game.board.directions();
        let all = || (0..directions).map(|direction| Direction(direction as u8));
        let slide = |heading, arrival| Slide { piece: mover.piece, heading, arrival };
        let any = slide(Direction(0), Direction(0));

        let at_start = self.questions.variable(index(flag));
        let has_turned = self.questions.hold(besides, any)?;
        let value = self.questions.number(turned.number, any)?;
        self.questions.set(index(flag), value);
        let solves = self.questions.hold(besides, any)?;
        self.questions.set(index(flag), at_start);
        if !solves {
            return None;
        }

        let at_start = self.questions.variable(index(ended));
        let mut first = Vec::new();
        for heading in all() {
            first.push(self.questions.hold(turning, slide(heading, heading))?);
        }
        let mut table = Vec::new();
        for arrival in all() {
            let value = self.questions.number(kept.number, slide(arrival, arrival))?;
            self.questions.set(index(ended), value);
            for heading in all() {
                table.push(self.questions.hold(turning, slide(heading, heading))?);
            }
        }
        self.questions.set(index(ended), at_start);
        let heading = if first.iter().all(|turns| !turns) {
            None
        } else {
            Some(table.chunks(directions).position(|after| *after == first)? as u8)
        };
        Some((table, Moved { turned: has_turned, heading }))
    }
}

/// What else makes a condition hold that holds at once for whatever was deflected.
fn unless_deflected(game: &Game, turning: &[&Condition]) -> Option<Vec<Condition>> {
    let [Condition::Any(ways)] = turning else { return None };
    let (mut others, mut deflected) = (Vec::new(), false);
    for way in ways {
        if is_deflected(game, way) {
            deflected = true;
        } else if Reads::of_conditions(game, &[way])?.deflections {
            return None;
        } else {
            others.push(way.clone());
        }
    }
    deflected.then_some(others)
}

fn is_deflected(game: &Game, condition: &Condition) -> bool {
    let parts = conditions(game, condition).unwrap_or_default();
    let [Condition::Compare(left, comparison, right)] = parts[..] else { return false };
    let at_all = [(Comparison::AtLeast, 1), (Comparison::IsNot, 0)];
    **left == Number::Deflections
        && at_all.iter().any(|(known, than)| comparison == known && **right == Number::Constant(*than))
}

/// The assignment of a variable, if there is one only.
fn the_only<'a, 'g>(assignments: &'a [Assignment<'g>], variable: VariableId) -> Option<&'a Assignment<'g>> {
    let mut of = assignments.iter().filter(|assignment| assignment.variable.index == variable.index);
    let first = of.next().filter(|assignment| assignment.variable == variable)?;
    of.next().is_none().then_some(first)
}

/// The variable of the piece that is moved, if nothing else is spoken about.
fn one_of_moved(reads: &Reads) -> Option<VariableId> {
    let [variable] = reads.variables[..] else { return None };
    let alone = Reads { variables: vec![variable], ..Reads::default() };
    (variable.whose == Whose::Moved && *reads == alone).then_some(variable)
}

/// Every slide that may be tried, as far as it starts.
fn slides(movers: &[Mover]) -> impl Iterator<Item = Slide> + '_ {
    movers.iter().flat_map(|mover| {
        let slide = |heading: &Direction| Slide { piece: mover.piece, heading: *heading, arrival: *heading };
        mover.directions.iter().map(slide)
    })
}

/// Every slide that may have been made, as far as it ended.
fn ends(movers: &[Mover], directions: usize) -> impl Iterator<Item = Slide> + '_ {
    movers.iter().flat_map(move |mover| {
        let all = (0..directions).map(|direction| Direction(direction as u8));
        all.map(|arrival| Slide { piece: mover.piece, heading: arrival, arrival })
    })
}

fn is_straight_back(board: &Board, last: Slide, next: Slide) -> bool {
    last.piece == next.piece && board.opposite(last.arrival) == Some(next.heading)
}
