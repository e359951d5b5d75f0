//! Decisions written out, as the walk of the rules gives them.

use super::bits::Bits;
use super::choice::{Choice, NONE};
use super::engine::{Arrival, Engine};
use super::field::NOWHERE;
use super::flow::Onward;
use super::menu::Menu;
use crate::board::{Direction, Point};
use crate::position::Position;
use crate::rule::{Decision, Shape, Verb};

impl<B: Bits> Engine<B> {
    /// The decisions that are open; none once the game is over.
    pub fn decisions(&self, position: &Position) -> Vec<Decision> {
        if position.turn().outcome.is_some() {
            return Vec::new();
        }
        let mut state = self.load(position);
        let mut menu = Menu::new();
        let post = self.post(&state);
        self.offer(&state, post.seat, &mut menu);
        if menu.total() > 0 {
            return self.written(&state, &menu, position);
        }
        let blocked = post.blocked.taken(&state, &Choice::none());
        let passes =
            blocked == Some(Onward::Pass) && self.settle(&mut state, false, &mut menu) == Ok(Arrival::Pass);
        if !passes {
            return Vec::new();
        }
        vec![Decision::pass()]
    }

    /// Every decision of a menu.
    pub fn written(
        &self,
        state: &super::state::State<B>,
        menu: &Menu<B>,
        position: &Position,
    ) -> Vec<Decision> {
        let mut found = Vec::new();
        self.each(menu, |mut choice| {
            if let Some(finish) = &self.makers[usize::from(choice.maker)].finish {
                finish(state, &mut choice);
            }
            found.push(self.decision(menu, &choice, position));
        });
        found
    }

    /// Goes through every decision of a menu.
    pub fn each(&self, menu: &Menu<B>, mut visit: impl FnMut(Choice<B>)) {
        for group in (0..menu.groups()).filter_map(|at| menu.group(at)) {
            if group.is_one() {
                visit(group.choice(0, &self.field));
                continue;
            }
            let mut bits = group.bits;
            while !bits.is_empty() {
                visit(group.choice_of(bits.pop(), &self.field));
            }
        }
    }

    fn decision(&self, menu: &Menu<B>, choice: &Choice<B>, position: &Position) -> Decision {
        let maker = &self.makers[usize::from(choice.maker)];
        let point = |cell: u16| if cell == NOWHERE { None } else { self.field.point(cell) };
        let mut decision = Decision::of(&maker.generator);
        decision.to = point(choice.to);
        decision.piece = maker.piece;
        match decision.verb() {
            Verb::Step | Verb::Slide | Verb::Hop | Verb::Jump => {
                decision.from = point(choice.from);
                decision.piece = decision.from.and_then(|from| position.stack(from).top());
                let line = self.field.start_of(choice);
                decision.direction = line.map(|(_, direction)| Direction(direction as u8));
                decision.arrival = decision.direction;
                if let (Verb::Hop, Some((_, direction))) = (decision.verb(), line) {
                    let middle = self.field.path(direction, usize::from(choice.from)).first();
                    decision.cells.extend(middle.and_then(|middle| point(*middle)));
                }
            }
            Verb::Leap => {
                decision.from = point(choice.from);
                decision.piece = decision.from.and_then(|from| position.stack(from).top());
            }
            Verb::Push => {
                let entry = self.game.board.entries().get(usize::from(choice.entry));
                decision.from = entry.map(|entry| entry.from);
                decision.direction = (choice.direction != NONE).then_some(Direction(choice.direction));
                decision.reach = entry.and_then(|entry| {
                    let ray = self.game.board.ray(entry.first, entry.direction).iter().copied();
                    std::iter::once(entry.first).chain(ray).find(|cell| position.stack(*cell).is_empty())
                });
            }
            Verb::Flank => decision.cells.extend(self.in_order(choice.cells)),
            Verb::Take => {
                let some = choice.cells | Choice::set_of(choice.left);
                let holds = |row: &B| row.meets(some) && (choice.cells & !*row).is_empty();
                let row = menu.rows.iter().find(|(line, row)| *line == choice.line && holds(row));
                decision.cells.extend(row.iter().flat_map(|row| self.along(**row, choice.cells)));
                decision.line = Some(choice.line);
                decision.left = point(choice.left);
            }
            Verb::Choose => decision.piece = decision.to.and_then(|cell| position.stack(cell).top()),
            Verb::Say | Verb::Bid => {
                if let Shape::Say { word } = &maker.generator.shape {
                    decision.word = Some(word.clone());
                }
            }
            Verb::Place => {}
        }
        decision
    }

    /// Cells by number.
    fn in_order(&self, mut cells: B) -> Vec<Point> {
        let mut points = Vec::new();
        while !cells.is_empty() {
            points.extend(self.field.point(cells.pop() as u16));
        }
        points.sort();
        points
    }

    /// The cells taken of a row, along its line from the end that sorts first.
    fn along(&self, (line, whole): (u16, B), taken: B) -> Vec<Point> {
        let cells = self.field.rows.get(usize::from(line)).map_or(&[][..], |row| row.cells.as_slice());
        let of = |set: B| cells.iter().copied().filter(move |cell| set.get(usize::from(*cell)));
        let mut points: Vec<Point> = of(taken).filter_map(|cell| self.field.point(cell)).collect();
        if self.field.sorts_backwards(&of(whole).collect::<Vec<u16>>()) {
            points.reverse();
        }
        points
    }
}
