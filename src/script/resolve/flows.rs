use super::{Resolver, rule_name};
use crate::rule::{Condition, Flow, Next, Number, Step, TurnTo, Who};
use crate::script::term::{Arg, Term};
use crate::script::word::{Op, Type};

impl Resolver<'_> {
    /// An argument as a course of play.
    pub fn flow(&self, arg: &Arg) -> Flow {
        let mut steps = Vec::new();
        self.steps(arg, &mut steps);
        Flow(steps)
    }

    fn steps(&self, arg: &Arg, steps: &mut Vec<Step>) {
        match arg {
            Arg::List(parts) => parts.iter().for_each(|part| self.steps(part, steps)),
            Arg::Term(term) => self.step(term, steps),
            other => self.misplaced(other, Type::Flow),
        }
    }

    fn step(&self, term: &Term, steps: &mut Vec<Step>) {
        let at = term.0.at;
        let mut push = |next: Next| steps.push(Step { when: None, next, rule: None });
        if let Some(name) = rule_name(term) {
            if let Some(id) = self.rule_of(name, Type::Flow, at) {
                push(Next::Rule(id));
            }
            return;
        }
        match term.0.op {
            Op::Go => push(Next::Go { phase: self.phase_number(term), turn: TurnTo::Next }),
            Op::Follow => push(Next::Follow { phase: self.phase_number(term) }),
            Op::Pass => push(Next::Pass),
            Op::Win => push(Next::Win(self.who(term.arg("who"), at))),
            Op::Lose => push(Next::Lose(self.who(term.arg("who"), at))),
            Op::Draw => push(Next::Draw),
            Op::Score => push(Next::Score),
            Op::Share => push(Next::Share),
            Op::When => {
                let condition = self.condition(term.nth(1));
                let mut inner = Vec::new();
                self.steps(term.nth(0), &mut inner);
                steps.extend(inner.into_iter().map(|step| {
                    let when = match step.when {
                        None => condition.clone(),
                        Some(own) => Condition::All(vec![own, condition.clone()]),
                    };
                    Step { when: Some(when), ..step }
                }));
            }
            Op::By => {
                let to = self.turn(term);
                let mut inner = Vec::new();
                self.steps(term.nth(0), &mut inner);
                for step in &mut inner {
                    match &mut step.next {
                        Next::Go { turn, .. } => *turn = to.clone(),
                        _ => self.fault(at, &["by"], "`by` can only be said of `go`"),
                    }
                }
                steps.extend(inner);
            }
            _ => self.misplaced(&Arg::Term(term.clone()), Type::Flow),
        }
    }

    /// Whose turn it becomes.
    fn turn(&self, term: &Term) -> TurnTo {
        match term.nth(1) {
            Arg::Text(name) if **name == *"same" => TurnTo::Same,
            Arg::Text(name) if **name == *"next" => TurnTo::Next,
            text @ Arg::Text(_) => match self.who(text, term.0.at) {
                Who::Next => TurnTo::Next,
                who => TurnTo::Who(who),
            },
            number => match self.number(number) {
                Number::Variable(id) => TurnTo::Variable(id),
                _ => {
                    let message = "`by` takes a player's name, `next`, `same` or a variable";
                    self.fault(term.0.at, &["by"], message);
                    TurnTo::Next
                }
            },
        }
    }
}
