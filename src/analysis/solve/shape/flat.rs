//! Conditions, actions and flows without the names of the rules that they are made of.

use crate::rule::{Action, Body, Condition, Flow, Game, Next, Number, RuleId, VariableId};

/// How deep rules may ask other rules.
const DEEPEST: u32 = 100;

/// The parts that must all hold; nothing if it is known that they never do, or if rules go too deep.
pub(super) fn conditions<'a>(game: &'a Game, condition: &'a Condition) -> Option<Vec<&'a Condition>> {
    let mut parts = Vec::new();
    all_of(game, condition, 0, &mut parts)?;
    Some(parts)
}

fn all_of<'a>(
    game: &'a Game,
    condition: &'a Condition,
    depth: u32,
    parts: &mut Vec<&'a Condition>,
) -> Option<()> {
    if depth > DEEPEST {
        return None;
    }
    match condition {
        Condition::Constant(holds) => holds.then_some(()),
        Condition::Rule(id) => match &game.rule(*id).body {
            Body::Condition(inner) => all_of(game, inner, depth + 1, parts),
            _ => None,
        },
        Condition::All(all) => all.iter().try_for_each(|part| all_of(game, part, depth + 1, parts)),
        Condition::Any(any) if any.len() == 1 => all_of(game, &any[0], depth + 1, parts),
        other => {
            parts.push(other);
            Some(())
        }
    }
}

/// A variable that gets a value, if all conditions hold.
#[derive(Clone, Debug)]
pub(super) struct Assignment<'a> {
    /// When.
    pub when: Vec<&'a Condition>,
    /// Which variable.
    pub variable: VariableId,
    /// What value.
    pub number: &'a Number,
}

/// What an action does, if it only gives values to variables.
pub(super) fn assignments(game: &Game, rule: Option<RuleId>) -> Option<Vec<Assignment<'_>>> {
    let mut found = Vec::new();
    if let Some(rule) = rule {
        let Body::Action(action) = &game.rule(rule).body else { return None };
        gather(game, action, 0, &[], &mut found)?;
    }
    Some(found)
}

fn gather<'a>(
    game: &'a Game,
    action: &'a Action,
    depth: u32,
    when: &[&'a Condition],
    found: &mut Vec<Assignment<'a>>,
) -> Option<()> {
    if depth > DEEPEST {
        return None;
    }
    match action {
        Action::Rule(id) => match &game.rule(*id).body {
            Body::Action(inner) => gather(game, inner, depth + 1, when, found),
            _ => None,
        },
        Action::Sequence(parts) => {
            parts.iter().try_for_each(|part| gather(game, part, depth + 1, when, found))
        }
        // Its condition is asked once, before any part happens. Who uses the parts must see to it that none of
        // them changes what it asks.
        Action::When(condition, inner) => {
            let mut more = when.to_vec();
            more.extend(conditions(game, condition)?);
            gather(game, inner, depth + 1, &more, found)
        }
        Action::Assign(variable, number) => {
            found.push(Assignment { when: when.to_vec(), variable: *variable, number });
            Some(())
        }
        _ => None,
    }
}

/// The condition under which a flow makes the only player win, and how it goes on otherwise.
pub(super) struct Course<'a> {
    /// When the only player wins; never if absent.
    pub win: Option<Vec<&'a Condition>>,
    /// What happens if not.
    pub then: Option<&'a Next>,
}

/// A flow that at first may win and then goes on in one way, whatever else.
pub(super) fn course(game: &Game, rule: RuleId) -> Option<Course<'_>> {
    let mut steps = Vec::new();
    unfold(game, rule, 0, &mut steps)?;
    let mut course = Course { win: None, then: None };
    for (when, next) in steps {
        match (when, next) {
            (Some(when), Next::Win(_)) if course.win.is_none() => {
                course.win = Some(conditions(game, when)?);
            }
            (None, next) => {
                course.then = Some(next);
                return Some(course);
            }
            _ => return None,
        }
    }
    Some(course)
}

fn unfold<'a>(
    game: &'a Game,
    rule: RuleId,
    depth: u32,
    steps: &mut Vec<(Option<&'a Condition>, &'a Next)>,
) -> Option<()> {
    if depth > DEEPEST {
        return None;
    }
    let Body::Flow(Flow(parts)) = &game.rule(rule).body else { return None };
    for step in parts {
        match (&step.when, &step.next) {
            (None, Next::Rule(inner)) => unfold(game, *inner, depth + 1, steps)?,
            (_, Next::Rule(_)) => return None,
            (when, next) => steps.push((when.as_ref(), next)),
        }
    }
    Some(())
}
