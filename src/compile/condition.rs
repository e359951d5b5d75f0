//! Whether: [`Condition`] as code.

use super::amount::Amount;
use super::bits::Bits;
use super::cells::Cells;
use super::check::Check;
use super::compiler::{Compiled, Compiler};
use super::field::NOWHERE;
use super::kept::KeptSet;
use super::leaf::Leaf;
use super::memo::Memo;
use super::set::intersection;
use super::spare::with_spare_menu;
use crate::rule::{Body, Comparison, Condition, Number, Set};

impl<'a, B: Bits> Compiler<'a, B> {
    /// Compiles a condition.
    pub fn condition(&mut self, condition: &'a Condition) -> Compiled<Check<B>> {
        Ok(match condition {
            Condition::Constant(value) => Check::Fixed(*value),
            Condition::Rule(id) => self.rule(*id, |compiler, body| match body {
                Body::Condition(condition) => compiler.condition(condition),
                other => Err(compiler.mistyped(other)),
            })?,
            Condition::Some(set) => self.some(set)?,
            Condition::None(set) => negated(self.some(set)?),
            Condition::In(set) => {
                let set = self.set(set)?;
                Check::code(move |state, choice| {
                    let cell = if choice.cell != NOWHERE { choice.cell } else { choice.to };
                    cell != NOWHERE && set.of(state, choice).get(usize::from(cell))
                })
            }
            Condition::Compare(left, comparison, right) => self.compare(left, *comparison, right)?,
            Condition::Line { length, of } => self.line(length, of)?,
            Condition::Connects { of, from, to } => {
                let (of, from, to) = (self.set(of)?, self.set(from)?, self.set(to)?);
                let links = self.field.links.clone();
                if let (Some(of), Some(from), Some(to)) = (of.leaf(), from.as_constant(), to.as_constant())
                    && let Some(linked) = self.memo(of, from)
                {
                    return Ok(Check::Meets(linked, to));
                }
                Check::code(move |state, choice| {
                    let reached = links.flood(from.of(state, choice), of.of(state, choice));
                    reached.meets(to.of(state, choice))
                })
            }
            Condition::Can(moves) => {
                let outer = std::mem::replace(&mut self.only_asks, true);
                let offer = self.moves(moves);
                self.only_asks = outer;
                let offer = offer?;
                Check::code(move |state, choice| {
                    with_spare_menu(|menu| {
                        offer(state, choice, menu);
                        menu.total() > 0
                    })
                })
            }
            Condition::All(all) => self.several(all, true)?,
            Condition::Any(any) => self.several(any, false)?,
            Condition::Not(inner) => negated(self.condition(inner)?),
            Condition::Function(_) => return Err(self.unsupported("a function")),
        })
    }

    /// Where it is kept what of a set is linked to fixed cells, if that can be.
    fn memo(&mut self, of: Leaf<B>, from: B) -> Option<usize> {
        let memos = self.memos.as_ref()?;
        if let Some(known) = memos.iter().find(|memo| memo.of == of && memo.from == from) {
            return Some(known.linked);
        }
        let first = self.memo_sets;
        self.memo_sets = first.checked_add(2)?;
        let (linked, then) = (self.plan.slot(KeptSet::Memo(first)), self.plan.slot(KeptSet::Memo(first + 1)));
        let memo = Memo { of, from, field: self.field.clone(), linked, then };
        self.memos.as_mut()?.push(memo);
        Some(linked)
    }

    fn some(&mut self, set: &'a Set) -> Compiled<Check<B>> {
        if let Set::And(left, right) = self.behind(set) {
            let (left, right) = (self.set(left)?, self.set(right)?);
            if let (Some(left), Some(right)) = (left.leaf(), right.leaf())
                && left.as_constant().is_none()
                && right.as_constant().is_none()
            {
                return Ok(Check::code(move |state, _| left.of(state).meets(right.of(state))));
            }
            return Ok(is_some(intersection(left, right)));
        }
        Ok(is_some(self.set(set)?))
    }

    fn compare(&mut self, left: &'a Number, comparison: Comparison, right: &'a Number) -> Compiled<Check<B>> {
        if let (Number::Groups(set), Number::Constant(than)) =
            (self.number_behind(left), self.number_behind(right))
        {
            // One group more than is asked about is enough to know.
            let (set, field, than) = (self.set(set)?, self.field.clone(), *than);
            return Ok(Check::code(move |state, choice| {
                let groups = field.links.groups(set.of(state, choice), than.saturating_add(1));
                comparison.holds(groups, than)
            }));
        }
        Ok(match (self.number(left)?, self.number(right)?) {
            (Amount::Fixed(left), Amount::Fixed(right)) => Check::Fixed(comparison.holds(left, right)),
            (Amount::Kept(slot), Amount::Fixed(than)) => Check::Number(slot, comparison, than, true),
            (Amount::Code(left), Amount::Fixed(right)) => {
                Check::code(move |state, choice| comparison.holds(left(state, choice), right))
            }
            (left, right) => Check::code(move |state, choice| {
                comparison.holds(left.of(state, choice), right.of(state, choice))
            }),
        })
    }

    fn several(&mut self, parts: &'a [Condition], all: bool) -> Compiled<Check<B>> {
        let mut checks = Vec::new();
        for part in parts {
            match self.condition(part)? {
                Check::Fixed(answer) if answer == all => {}
                check => checks.push(check),
            }
        }
        Ok(match checks.len() {
            0 => Check::Fixed(all),
            1 => checks.remove(0),
            _ if all => {
                Check::code(move |state, choice| checks.iter().all(|check| check.holds(state, choice)))
            }
            _ => Check::code(move |state, choice| checks.iter().any(|check| check.holds(state, choice))),
        })
    }
}

/// Whether a compiled set has a cell.
fn is_some<B: Bits>(set: Cells<B>) -> Check<B> {
    match set {
        Cells::Leaf(leaf) => match leaf.as_constant() {
            Some(cells) => Check::Fixed(!cells.is_empty()),
            None => Check::Some(leaf),
        },
        Cells::Code(code) => Check::code(move |state, choice| !code(state, choice).is_empty()),
    }
}

/// The contrary.
pub(super) fn negated<B: Bits>(check: Check<B>) -> Check<B> {
    match check {
        Check::Fixed(answer) => Check::Fixed(!answer),
        Check::Number(slot, comparison, than, answer) => Check::Number(slot, comparison, than, !answer),
        Check::Some(leaf) => Check::None(leaf),
        Check::None(leaf) => Check::Some(leaf),
        check @ (Check::Meets(..) | Check::Run(..) | Check::Code(_)) => {
            Check::code(move |state, choice| !check.holds(state, choice))
        }
    }
}
