//! The vocabulary for editors and for readers, made from its table: annotations for two language servers, and a
//! page of words.

mod example;
mod luacats;
mod luau;
mod page;
mod sample;
mod statement;

pub use luacats::luacats;
pub use luau::luau;
pub use page::page;

use super::word::{DECISION, Form, POSITION, Type, Word, methods};

/// The types that have methods or fields, each with its name in annotations and what it is.
const CLASSES: &[(Type, &str, &str)] = &[
    (
        Type::Set,
        "Set",
        "Which cells: `+` unites, `*` intersects, `-` takes away; `-set` is every other cell.",
    ),
    (Type::Number, "Number", "How many: `+`, `-` and `*` compute."),
    (Type::Condition, "Condition", "Whether; `-condition` is its opposite."),
    (Type::Moves, "Moves", "Which decisions are open: `+` puts moves together."),
    (Type::Action, "Action", "What happens: `..` puts one after the other."),
    (Type::Flow, "Flow", "How play goes on."),
    (Type::Neighbours, "Neighbours", "The neighbours of a set, before it is said how many."),
    (Type::EachNumber, "EachNumber", "A number for each player, piece or line."),
    (Type::Turn, "Turn", "Whose turn it becomes."),
    (Type::Board, "Board", "Where it is played."),
    (Type::Game, "Game", "A game that is being declared; any other key is a rule."),
    (Type::Phase, "Phase", "A phase of a game; any other key is a rule."),
    (Type::Test, "Test", "The rule tests of a game."),
    (Type::Position, "Position", "The position that a function is asked about."),
    (Type::Decision, "Decision", "The decision that a function is asked about."),
];

/// The name of a class in annotations.
fn class(ty: Type) -> Option<&'static str> {
    CLASSES.iter().find(|(known, ..)| *known == ty).map(|(_, name, _)| *name)
}

/// The methods and fields of a type.
fn members(ty: Type) -> Vec<&'static Word> {
    match ty {
        Type::Position => POSITION.iter().collect(),
        Type::Decision => DECISION.iter().collect(),
        _ => methods().filter(|method| method.of.contains(&ty)).map(|method| &method.word).collect(),
    }
}

/// What a method gives; one that is said of several types gives the type that it is said of.
fn result(word: &Word, of: Type) -> Type {
    if word.result == Type::Rule { of } else { word.result }
}

/// Whether a field may be nothing, as its sentence says.
fn may_be_nothing(word: &Word) -> bool {
    word.says.ends_with("or nothing.")
}

/// How a word is written with its arguments, for a reader.
fn signature(word: &Word, before: &str) -> String {
    let params = word.form.params();
    let names: Vec<String> = params
        .iter()
        .map(|param| if param.is_needed() { param.name.to_string() } else { format!("[{}]", param.name) })
        .collect();
    match word.form {
        Form::Value => format!("{before}{}", word.name),
        Form::ValueOrCall(_) => {
            format!("{before}{} or {before}{}({})", word.name, word.name, names.join(", "))
        }
        Form::Call(_) => format!("{before}{}({})", word.name, names.join(", ")),
        Form::Fields(_) => format!("{before}{} {{ {} }}", word.name, names.join(", ")),
    }
}
