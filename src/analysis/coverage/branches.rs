use super::key::Key;
use crate::rule::{Action, Body, Condition, Fate, Game, Moves, Next, Node, Step};

/// The ways in which a rule's tree may go: in words, and what counts them. Nothing where there is only one.
pub(super) fn branches(game: &Game, body: &Body) -> Vec<(String, Key)> {
    let mut found = Vec::new();
    match body {
        Body::Condition(Condition::Constant(_)) => {}
        Body::Condition(condition) => {
            found.push(("holds".to_string(), Key::condition(condition, true)));
            found.push(("does not hold".to_string(), Key::condition(condition, false)));
        }
        body => look(game, body.node(), &mut found),
    }
    if found.len() < 2 {
        return Vec::new();
    }
    tell_apart(&mut found);
    found
}

fn look(game: &Game, node: Node<'_>, found: &mut Vec<(String, Key)>) {
    match node {
        Node::Moves(moves) => {
            if let Moves::Make(generator) = moves {
                found.push((format!("`{}`", generator.shape.verb().word()), Key::moves(moves)));
            }
            if let Moves::Only(_, condition) = moves {
                both("only", condition, found);
            }
        }
        Node::Action(Action::When(condition, _)) => both("when", condition, found),
        Node::Action(action) => {
            found.extend(word(action).map(|word| (format!("`{word}`"), Key::action(action))))
        }
        Node::Flow(flow) => {
            found.extend(flow.0.iter().map(|step| (says(game, step), Key::step(step))));
            return;
        }
        Node::Set(_) | Node::Number(_) | Node::Condition(_) | Node::Shape(_) | Node::Rule(_) => return,
    }
    node.parts().into_iter().for_each(|part| look(game, part, found));
}

fn both(word: &str, condition: &Condition, found: &mut Vec<(String, Key)>) {
    found.push((format!("`{word}` holds"), Key::condition(condition, true)));
    found.push((format!("`{word}` does not hold"), Key::condition(condition, false)));
}

/// The word of an action; nothing for what only joins others.
fn word(action: &Action) -> Option<&'static str> {
    Some(match action {
        Action::Rule(_) | Action::Sequence(_) | Action::When(..) => return None,
        Action::Remove(_, Fate::Out) => "remove",
        Action::Remove(_, Fate::Captured) => "capture",
        Action::Remove(_, Fate::Returned) => "give_back",
        Action::Remove(_, Fate::Taken) => "take_in",
        Action::Flip(_) => "flip",
        Action::Tuck(_) => "tuck",
        Action::Become(..) => "become",
        Action::Put(..) => "put",
        Action::Hand(..) => "add_to_hand",
        Action::Assign(..) => "assign",
        Action::Clear(..) => "clear",
        Action::AssignCell(..) => "assign_cell",
        Action::Function(_) => "function",
    })
}

/// A step in the words of scripts.
fn says(game: &Game, step: &Step) -> String {
    let phase = |number: u8| &game.phase(number).name;
    let next = match &step.next {
        Next::Go { phase: to, .. } => format!("`go \"{}\"`", phase(*to)),
        Next::Follow { phase: to } => format!("`follow \"{}\"`", phase(*to)),
        Next::Pass => "`pass`".to_string(),
        Next::Win(_) => "`win`".to_string(),
        Next::Lose(_) => "`lose`".to_string(),
        Next::Draw => "`draw`".to_string(),
        Next::Score => "`score`".to_string(),
        Next::Share => "`share`".to_string(),
        Next::Rule(id) => format!("rule `{}`", game.rule(*id).name),
    };
    match step.rule.map(|rule| game.rule(rule)).and_then(|rule| rule.label.as_deref()) {
        Some(label) if !matches!(step.next, Next::Rule(_)) => format!("{next} by {label}"),
        _ => next,
    }
}

/// Numbers what is called the same.
fn tell_apart(found: &mut [(String, Key)]) {
    let names: Vec<String> = found.iter().map(|(name, _)| name.clone()).collect();
    for (place, (name, _)) in found.iter_mut().enumerate() {
        let same = |known: &&String| **known == names[place];
        if names.iter().filter(same).count() > 1 {
            let before = names[..place].iter().filter(same).count();
            *name = format!("{name}, number {}", before + 1);
        }
    }
}
