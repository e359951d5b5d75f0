use super::{CLASSES, class, may_be_nothing, members, result};
use crate::script::word::{
    CASE_KEYS, CHAPTERS, DEFLECTOR_KEYS, Form, GAME_KEYS, GAME_SLOTS, OPTION_KEYS, PHASE_SLOTS, Param,
    TEST_KEYS, Type, VARIANT_KEYS, Word,
};
use std::fmt::Write;

/// `houserule.d.lua`: annotations in the manner of LuaCATS.
pub fn luacats() -> String {
    let mut text = String::from(
        "---@meta houserule\n\
         -- Made from the table of words in src/script/word; a test holds it to that table.\n\n",
    );
    for (name, ty) in LIKES {
        let _ = writeln!(text, "---@alias {name} {}", taken(*ty));
    }
    text.push('\n');
    record(&mut text, "GameSpec", "The table of a game.", GAME_KEYS);
    record(&mut text, "VariantSpec", "The table of a variant.", VARIANT_KEYS);
    record(&mut text, "OptionSpec", "The table of an option.", OPTION_KEYS);
    record(&mut text, "TestSpec", "The rules that are tested.", TEST_KEYS);
    record(&mut text, "CaseSpec", "The table of a rule test.", CASE_KEYS);
    record(&mut text, "Deflector", "What turns a slide aside.", DEFLECTOR_KEYS);
    for (ty, name, says) in CLASSES {
        class_of(&mut text, *ty, name, says);
    }
    let mut groups: Vec<&str> = Vec::new();
    for (_, words, _) in CHAPTERS {
        for word in *words {
            if let Some((group, _)) = word.name.split_once('.')
                && !groups.contains(&group)
            {
                groups.push(group);
                let _ = writeln!(text, "{group} = {{}}\n");
            }
            global(&mut text, word);
        }
    }
    text
}

fn class_of(text: &mut String, ty: Type, name: &str, says: &str) {
    let _ = writeln!(text, "--- {says}\n---@class {name}");
    for operator in operators(ty) {
        let _ = writeln!(text, "---@operator {operator}");
    }
    let slots = match ty {
        Type::Game => GAME_SLOTS,
        Type::Phase => PHASE_SLOTS,
        _ => &[],
    };
    for slot in slots {
        let _ = writeln!(text, "---@field {} {} {}", slot.name, annotated(slot.ty), slot.says);
    }
    if ty == Type::Game {
        text.push_str("---@field phases table<string, Phase>\n");
    }
    if !slots.is_empty() {
        text.push_str("---@field [string] any\n");
    }
    for word in members(ty).into_iter().filter(|word| matches!(word.form, Form::Value)) {
        let nothing = if may_be_nothing(word) { "?" } else { "" };
        let _ = writeln!(text, "---@field {} {}{nothing} {}", word.name, annotated(word.result), word.says);
    }
    let _ = writeln!(text, "local {name} = {{}}\n");
    for word in members(ty).into_iter().filter(|word| !matches!(word.form, Form::Value)) {
        described(text, word);
        params(text, word.form.params());
        returned(text, word, result(word, ty));
        let _ = writeln!(text, "function {name}:{}({}) end\n", word.name, names(word.form.params()));
    }
}

fn operators(ty: Type) -> &'static [&'static str] {
    match ty {
        Type::Set => &["add(Set): Set", "sub(Set): Set", "mul(Set): Set", "unm: Set"],
        Type::Number => &[
            "add(Number|integer): Number",
            "sub(Number|integer): Number",
            "mul(Number|integer): Number",
            "unm: Number",
        ],
        Type::Condition => &["unm: Condition"],
        Type::Moves => &["add(Moves): Moves"],
        Type::Action => &["concat(Action): Action"],
        Type::Flow => &["call(string): Flow"],
        _ => &[],
    }
}

fn global(text: &mut String, word: &Word) {
    match word.form {
        Form::Value | Form::ValueOrCall(_) => {
            described(text, word);
            let _ = writeln!(text, "---@type {}\n{} = nil\n", annotated(word.result), word.name);
        }
        Form::Call(list) => {
            described(text, word);
            params(text, list);
            returned(text, word, word.result);
            let _ = writeln!(text, "function {}({}) end\n", word.name, names(list));
        }
        Form::Fields(fields) => {
            let spec = spec_name(word.name);
            record(text, &spec, &format!("The arguments of `{}`.", word.name), fields);
            described(text, word);
            let _ = writeln!(text, "---@param spec {spec}");
            returned(text, word, word.result);
            let _ = writeln!(text, "function {}(spec) end\n", word.name);
        }
    }
}

/// `board.hex` has the arguments `BoardHexSpec`.
fn spec_name(word: &str) -> String {
    let part = |part: &str| {
        let mut letters = part.chars();
        let first = letters.next().map(|first| first.to_ascii_uppercase());
        first.into_iter().chain(letters).collect::<String>()
    };
    format!("{}Spec", word.split(['.', '_']).map(part).collect::<String>())
}

fn record(text: &mut String, name: &str, says: &str, fields: &[Param]) {
    let _ = writeln!(text, "--- {says}\n---@class (exact) {name}");
    for field in fields {
        let optional = if field.is_needed() { "" } else { "?" };
        let _ = writeln!(text, "---@field {}{optional} {} {}", field.name, annotated(field.ty), field.says);
    }
    text.push('\n');
}

fn described(text: &mut String, word: &Word) {
    let _ = writeln!(text, "--- {}\n---\n--- `{}`", word.says, word.example);
}

fn params(text: &mut String, params: &[Param]) {
    for param in params {
        let optional = if param.is_needed() { "" } else { "?" };
        let _ = writeln!(text, "---@param {}{optional} {} {}", param.name, annotated(param.ty), param.says);
    }
}

fn returned(text: &mut String, word: &Word, ty: Type) {
    let nothing = if may_be_nothing(word) { "?" } else { "" };
    let ty = match word.name {
        "game" => "fun(spec: GameSpec): Game".to_string(),
        "variant" => "fun(spec: VariantSpec): Game".to_string(),
        "case" => "fun(spec: CaseSpec)".to_string(),
        _ => annotated_result(ty),
    };
    let _ = writeln!(text, "---@return {ty}{nothing}");
}

fn names(params: &[Param]) -> String {
    params.iter().map(|param| param.name).collect::<Vec<_>>().join(", ")
}

/// A type as something that a word gives.
fn annotated_result(ty: Type) -> String {
    match class(ty) {
        Some(name) => name.to_string(),
        None => annotated(ty),
    }
}

/// What is taken where an expression is expected, by name.
const LIKES: &[(&str, Type)] = &[
    ("SetLike", Type::Set),
    ("NumberLike", Type::Number),
    ("ConditionLike", Type::Condition),
    ("MovesLike", Type::Moves),
    ("ActionLike", Type::Action),
    ("FlowLike", Type::Flow),
];

/// A type as something that a word takes, by its short name.
fn annotated(ty: Type) -> String {
    LIKES.iter().find(|(_, known)| *known == ty).map_or_else(|| taken(ty), |(name, _)| (*name).to_string())
}

/// A type as something that a word takes: more than a value of its class.
fn taken(ty: Type) -> String {
    const ASKED: &str = "fun(game: Game, pos: Position, decision: Decision)";
    match ty {
        Type::Set => "Set|string|fun(game: Game, pos: Position, cell: string): any".into(),
        Type::Number => "Number|integer|fun(game: Game, pos: Position, cell: string): any".into(),
        Type::Condition => {
            "Condition|boolean|fun(game: Game, pos: Position, asked: any): boolean, string?".into()
        }
        Type::Moves => "Moves|fun(game: Game, pos: Position): any".into(),
        Type::Action => format!("Action|Action[]|{ASKED}: any"),
        Type::Flow => "Flow|Flow[]".into(),
        Type::Rule | Type::Any => "any".into(),
        Type::Phases => "table<string, Phase>".into(),
        Type::Integer => "integer".into(),
        Type::Real => "number".into(),
        Type::Boolean => "boolean".into(),
        Type::Function => "function".into(),
        Type::Nothing => "nil".into(),
        Type::List(of) => match class(*of) {
            Some(name) => format!("{name}[]"),
            None if matches!(of, Type::OneOf(_)) => "any[]".into(),
            None => format!("{}[]", annotated(*of)),
        },
        Type::PerPlayer(of) | Type::Map(of) => format!("table<string, {}>", annotated(*of)),
        Type::Record(fields) if std::ptr::eq(fields, DEFLECTOR_KEYS) => "Deflector".into(),
        Type::Record(fields) if std::ptr::eq(fields, TEST_KEYS) => "TestSpec".into(),
        Type::Record(_) => "table".into(),
        Type::OneOf(each) => {
            let mut all: Vec<String> = each.iter().map(|one| annotated(*one)).collect();
            all.dedup();
            all.join("|")
        }
        other => class(other).unwrap_or("string").to_string(),
    }
}
