use super::slide::AlongLine;
use crate::compile::amount::Amount;
use crate::compile::bits::Bits;
use crate::compile::cells::Cells;
use crate::compile::choice::Choice;
use crate::compile::compiler::{Compiled, Compiler};
use crate::compile::field::{Field, LineTable, Shift};
use crate::compile::group::Tag;
use crate::compile::moves::Offer;
use crate::rule::{Generator, Landing, Node, Number};
use std::sync::Arc;

/// The most bytes that a table of ends by distance and cell may take.
const LARGEST_TABLE: usize = 1 << 18;

impl<'a, B: Bits> Compiler<'a, B> {
    /// A stack goes a given number of steps in a line.
    pub fn jump(
        &mut self,
        generator: &'a Arc<Generator>,
        (from, directions, over, to): AlongLine<'a>,
        distance: &'a Number,
        landing: Landing,
    ) -> Compiled<Offer<B>> {
        let maker = self.carrier(generator, to, landing)?;
        let ways = self.directions(directions);
        let (from, over, to) = (self.set(from)?, self.set(over)?, self.set(to)?);
        let over_anything = over.as_constant() == Some(self.field.all);
        if over_anything && self.is_height(distance) && self.plan.habits.stacks {
            // As far as the stack is high, over anything: by whole sets and by a table.
            if let Some(ends) = self.field.ends_by_distance(&ways) {
                self.plan.heights = true;
                let singles = self.single();
                let steps = self.field.shifts.as_deref().unwrap_or_default();
                let steps = ways.iter().filter_map(|d| Some((*d, *steps.get(*d)?))).collect();
                return Ok(by_height(maker, from, to, singles, steps, ends));
            }
        }
        if let Number::OnLine(set) = self.number_behind(distance)
            && let Some(table) = LineTable::of(self.field, &ways, LARGEST_TABLE)
            && !self.mentions(Node::Set(set))?.decision
        {
            let set = self.set(set)?;
            return Ok(jump_by_line(maker, (from, over, to), set, table));
        }
        let distance = self.number(distance)?;
        Ok(self.jump_by_number(maker, (from, over, to), ways, distance))
    }

    /// Any distance, over whatever may be jumped: stack by stack, direction by direction.
    fn jump_by_number(
        &mut self,
        maker: u16,
        (from, over, to): (Cells<B>, Cells<B>, Cells<B>),
        directions: Vec<usize>,
        distance: Amount<B>,
    ) -> Offer<B> {
        let field = self.field.clone();
        let finish = self.makers[usize::from(maker)].finish.clone();
        Box::new(move |state, choice, menu| {
            let (mut from, over, to) = (from.of(state, choice), over.of(state, choice), to.of(state, choice));
            while !from.is_empty() {
                let cell = from.pop();
                for direction in &directions {
                    let path = field.path(*direction, cell);
                    let mut about = Choice {
                        from: cell as u16,
                        cell: cell as u16,
                        direction: *direction as u8,
                        ..Choice::none()
                    };
                    if let Some(finish) = &finish {
                        finish(state, &mut about);
                    }
                    let steps = usize::try_from(distance.of(state, &about)).unwrap_or(0);
                    if steps == 0 || steps > path.len() {
                        continue;
                    }
                    if path[..steps - 1].iter().all(|cell| over.get(usize::from(*cell))) {
                        menu.push_ray(maker, cell, *direction, B::bit(usize::from(path[steps - 1])) & to);
                    }
                }
            }
        })
    }
}

/// As far as the stack is high: single pieces by one shift a direction, the others from the table.
fn by_height<B: Bits>(
    maker: u16,
    from: Cells<B>,
    to: Cells<B>,
    singles: crate::compile::leaf::Leaf<B>,
    steps: Vec<(usize, Shift<B>)>,
    ends: Vec<B>,
) -> Offer<B> {
    Box::new(move |state, choice, menu| {
        let (from, to) = (from.of(state, choice), to.of(state, choice));
        menu.write(steps.len() + B::WIDTH, |pen| {
            let single = from & singles.of(state);
            for (direction, step) in &steps {
                pen.push(maker, Tag::Along, *direction, step.go(single) & to);
            }
            let mut higher = from & !single;
            while !higher.is_empty() {
                let cell = higher.pop();
                let reached =
                    ends.get(usize::from(state.height(cell)) * B::WIDTH + cell).copied().unwrap_or_default();
                pen.push(maker, Tag::From, cell, reached & to);
            }
        });
    })
}

/// As far as cells of a set lie on the line.
fn jump_by_line<B: Bits>(
    maker: u16,
    (from, over, to): (Cells<B>, Cells<B>, Cells<B>),
    set: Cells<B>,
    table: LineTable<B>,
) -> Offer<B> {
    Box::new(move |state, choice, menu| {
        let (mut from, over, to) = (from.of(state, choice), over.of(state, choice), to.of(state, choice));
        let (set, barred) = (set.of(state, choice), !over);
        menu.write(from.count() as usize, |pen| {
            while !from.is_empty() {
                let cell = from.pop();
                let mut reached = [B::default(); 2];
                for line in table.lines.get(cell).into_iter().flatten() {
                    let steps = (set & line.whole).count() as usize;
                    let Some(ends) = table.ends.get(line.first + steps) else { continue };
                    for (side, reached) in reached.iter_mut().enumerate() {
                        *reached = *reached | ends.at[side].only_if((ends.over[side] & barred).is_empty());
                    }
                }
                pen.push(maker, Tag::From, cell, (reached[0] | reached[1]) & to);
            }
        });
    })
}

impl<B: Bits> Field<B> {
    /// For each distance, and in it for each cell, where a straight step so long in some directions ends. Only
    /// on a grid, where no cell is reached in two directions, and where the table is not too large.
    fn ends_by_distance(&self, directions: &[usize]) -> Option<Vec<B>> {
        let places = (self.longest + 1) * B::WIDTH;
        if self.shifts.is_none() || places * size_of::<B>() > LARGEST_TABLE {
            return None;
        }
        let mut ends = vec![B::default(); places];
        for direction in directions {
            for from in 0..B::WIDTH {
                for (steps, cell) in self.path(*direction, from).iter().enumerate() {
                    let place = &mut ends[(steps + 1) * B::WIDTH + from];
                    *place = *place | B::bit(usize::from(*cell));
                }
            }
        }
        Some(ends)
    }
}
