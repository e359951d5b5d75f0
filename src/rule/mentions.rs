//! Which rules a rule mentions by name.

use super::{Action, Body, Condition, Flow, Moves, Next, Number, RuleId, Set, Shape, Step};

impl Body {
    /// The rules that it mentions, in order; one may be there several times. What functions ask is not known.
    pub fn mentions(&self) -> Vec<RuleId> {
        let mut found = Mentions::default();
        match self {
            Body::Set(set) => found.set(set),
            Body::Number(number) => found.number(number),
            Body::Condition(condition) => found.condition(condition),
            Body::Moves(moves) => found.moves(moves),
            Body::Action(action) => found.action(action),
            Body::Flow(flow) => found.flow(flow),
        }
        found.0
    }
}

#[derive(Default)]
struct Mentions(Vec<RuleId>);

impl Mentions {
    fn sets<'a>(&mut self, sets: impl IntoIterator<Item = &'a Set>) {
        sets.into_iter().for_each(|set| self.set(set));
    }

    fn set(&mut self, set: &Set) {
        match set {
            Set::Rule(id) => self.0.push(*id),
            Set::Or(left, right) | Set::And(left, right) | Set::Minus(left, right) => {
                self.sets([&**left, &**right]);
            }
            Set::Not(inner) | Set::Shift(inner, _) | Set::Near(inner) | Set::Surrounded(inner) => {
                self.set(inner);
            }
            Set::Linked { to, within } => self.sets([&**to, &**within]),
            Set::Sight { from, through } => self.sets([&**from, &**through]),
            Set::InLine { length, of } => {
                self.number(length);
                self.set(of);
            }
            Set::Where(condition) => self.condition(condition),
            _ => {}
        }
    }

    fn number(&mut self, number: &Number) {
        match number {
            Number::Rule(id) => self.0.push(*id),
            Number::Count(set)
            | Number::Pieces(set)
            | Number::Neighbours(set)
            | Number::Groups(set)
            | Number::OnLine(set) => self.set(set),
            Number::Opposite(inner) => self.number(inner),
            Number::Add(left, right) | Number::Subtract(left, right) | Number::Multiply(left, right) => {
                self.number(left);
                self.number(right);
            }
            _ => {}
        }
    }

    fn condition(&mut self, condition: &Condition) {
        match condition {
            Condition::Rule(id) => self.0.push(*id),
            Condition::Some(set) | Condition::None(set) | Condition::In(set) => self.set(set),
            Condition::Compare(left, _, right) => {
                self.number(left);
                self.number(right);
            }
            Condition::Line { length, of } => {
                self.number(length);
                self.set(of);
            }
            Condition::Connects { of, from, to } => self.sets([&**of, &**from, &**to]),
            Condition::Can(moves) => self.moves(moves),
            Condition::All(parts) | Condition::Any(parts) => {
                parts.iter().for_each(|part| self.condition(part));
            }
            Condition::Not(inner) => self.condition(inner),
            Condition::Constant(_) | Condition::Function(_) => {}
        }
    }

    fn moves(&mut self, moves: &Moves) {
        match moves {
            Moves::Rule(id) => self.0.push(*id),
            Moves::Make(generator) => {
                self.shape(&generator.shape);
                generator.action.iter().for_each(|action| self.action(action));
            }
            Moves::Any(parts) | Moves::First(parts) => parts.iter().for_each(|part| self.moves(part)),
            Moves::Only(inner, condition) => {
                self.moves(inner);
                self.condition(condition);
            }
            Moves::Function(_) => {}
        }
    }

    fn shape(&mut self, shape: &Shape) {
        match shape {
            Shape::Place { at, .. } => self.set(at),
            Shape::Step { from, to, .. } => self.sets([from, to]),
            Shape::Slide { from, through, to, manner, .. } => {
                self.sets([from, through, to]);
                self.sets(&manner.over);
                manner.at_most.iter().chain(&manner.short_by).for_each(|number| self.number(number));
            }
            Shape::Hop { from, over, to, .. } => self.sets([from, over, to]),
            Shape::Jump { from, distance, over, to, .. } => {
                self.sets([from, over, to]);
                self.number(distance);
            }
            Shape::Leap { from, to, .. } => self.sets([from, to]),
            Shape::Push { onto, .. } => self.set(onto),
            Shape::Flank { at, over, until, .. } => self.sets([at, over, until]),
            Shape::Take { length, of, along, spare, .. } => {
                self.number(length);
                self.sets([of, along].into_iter().chain(spare));
            }
            Shape::Choose { from } => self.set(from),
            Shape::Bid { .. } | Shape::Say { .. } => {}
        }
    }

    fn action(&mut self, action: &Action) {
        match action {
            Action::Rule(id) => self.0.push(*id),
            Action::Sequence(parts) => parts.iter().for_each(|part| self.action(part)),
            Action::Remove(set, _)
            | Action::Flip(set)
            | Action::Tuck(set)
            | Action::Become(set, _)
            | Action::Put(set, _)
            | Action::AssignCell(_, set) => self.set(set),
            Action::Hand(_, _, number) | Action::Assign(_, number) => self.number(number),
            Action::When(condition, action) => {
                self.condition(condition);
                self.action(action);
            }
            Action::Clear(..) | Action::Function(_) => {}
        }
    }

    fn flow(&mut self, flow: &Flow) {
        for Step { when, next, .. } in &flow.0 {
            when.iter().for_each(|when| self.condition(when));
            if let Next::Rule(id) = next {
                self.0.push(*id);
            }
        }
    }
}
