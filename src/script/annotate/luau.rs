use super::{CLASSES, class, may_be_nothing, members, result};
use crate::script::word::{
    CASE_KEYS, CHAPTERS, DEFLECTOR_KEYS, Form, GAME_KEYS, GAME_SLOTS, OPTION_KEYS, PHASE_SLOTS, Param,
    TEST_KEYS, Type, VARIANT_KEYS, Word,
};
use std::fmt::Write;

/// `houserule.d.luau`: definitions for Luau's language server.
pub fn luau() -> String {
    let mut text = String::from(
        "-- Made from the table of words in src/script/word; a test holds it to that table.\n\
         -- `[string]: never` makes a misspelt field an error.\n\n",
    );
    for (name, ty) in LIKES {
        let _ = writeln!(text, "export type {name} = {}", whole(*ty));
    }
    text.push('\n');
    for (ty, name, says) in CLASSES {
        match ty {
            Type::Game | Type::Phase => rules(&mut text, *ty, name, says),
            _ => class_of(&mut text, *ty, name, says),
        }
    }
    record(&mut text, "GameSpec", GAME_KEYS);
    record(&mut text, "VariantSpec", VARIANT_KEYS);
    record(&mut text, "OptionSpec", OPTION_KEYS);
    record(&mut text, "TestSpec", TEST_KEYS);
    record(&mut text, "CaseSpec", CASE_KEYS);
    record(&mut text, "Deflector", DEFLECTOR_KEYS);
    let mut groups: Vec<(&str, Vec<&Word>)> = Vec::new();
    for word in CHAPTERS.iter().flat_map(|(_, words, _)| words.iter()) {
        if let Some((group, _)) = word.name.split_once('.') {
            match groups.iter_mut().find(|(known, _)| *known == group) {
                Some((_, words)) => words.push(word),
                None => groups.push((group, vec![word])),
            }
        } else {
            global(&mut text, word);
        }
    }
    for (group, words) in groups {
        let _ = writeln!(text, "declare {group}: {{");
        for word in words {
            let name = word.name.rsplit('.').next().unwrap_or(word.name);
            let _ = writeln!(text, "    {name}: {},", function_type(word, word.result));
        }
        text.push_str("}\n");
    }
    text
}

fn class_of(text: &mut String, ty: Type, name: &str, says: &str) {
    let _ = writeln!(text, "--- {says}\ndeclare extern type {name} with");
    for operator in operators(ty) {
        let _ = writeln!(text, "    function {operator}");
    }
    for word in members(ty) {
        match word.form {
            Form::Value => {
                let nothing = if may_be_nothing(word) { "?" } else { "" };
                let _ = writeln!(text, "    {}: {}{nothing}", word.name, given(word.result));
            }
            _ => {
                let params = params(word.form.params());
                let params = if params.is_empty() { String::new() } else { format!(", {params}") };
                let back = returned(word, result(word, ty));
                let _ = writeln!(text, "    function {}(self{params}): {back}", word.name);
            }
        }
    }
    text.push_str("end\n\n");
}

/// A game or a phase: rules may have any name, so it is a table.
fn rules(text: &mut String, ty: Type, name: &str, says: &str) {
    let _ = writeln!(text, "--- {says}\nexport type {name} = {{");
    for word in members(ty) {
        let params = params(word.form.params());
        let _ =
            writeln!(text, "    {}: (self: {name}, {params}) -> {},", word.name, returned(word, word.result));
    }
    let slots = if ty == Type::Game { GAME_SLOTS } else { PHASE_SLOTS };
    for slot in slots {
        let _ = writeln!(text, "    {}: {},", slot.name, taken(slot.ty));
    }
    if ty == Type::Game {
        text.push_str("    phases: { [string]: Phase },\n");
    }
    text.push_str("    [string]: any,\n}\n\n");
}

fn operators(ty: Type) -> &'static [&'static str] {
    match ty {
        Type::Set => &[
            "__add(self, other: Set): Set",
            "__sub(self, other: Set): Set",
            "__mul(self, other: Set): Set",
            "__unm(self): Set",
        ],
        Type::Number => &[
            "__add(self, other: Number | number): Number",
            "__sub(self, other: Number | number): Number",
            "__mul(self, other: Number | number): Number",
            "__unm(self): Number",
        ],
        Type::Condition => &["__unm(self): Condition"],
        Type::Moves => &["__add(self, other: Moves): Moves"],
        Type::Action => &["__concat(self, other: Action): Action"],
        Type::Flow => &["__call(self, who: string): Flow"],
        _ => &[],
    }
}

fn global(text: &mut String, word: &Word) {
    let _ = writeln!(text, "--- {}", word.says);
    match word.form {
        Form::Value | Form::ValueOrCall(_) => {
            let _ = writeln!(text, "declare {}: {}", word.name, given(word.result));
        }
        Form::Call(list) => {
            let _ = writeln!(
                text,
                "declare function {}({}): {}",
                word.name,
                params(list),
                returned(word, word.result)
            );
        }
        Form::Fields(list) => {
            let back = returned(word, word.result);
            let _ = writeln!(text, "declare function {}(spec: {}): {back}", word.name, fields(list));
        }
    }
}

fn function_type(word: &Word, ty: Type) -> String {
    let args = match word.form {
        Form::Fields(list) => fields(list),
        form => params(form.params()),
    };
    format!("({args}) -> {}", given(ty))
}

fn record(text: &mut String, name: &str, list: &[Param]) {
    let _ = writeln!(text, "export type {name} = {}\n", fields(list));
}

fn fields(list: &[Param]) -> String {
    let each: Vec<String> = list.iter().map(|field| format!("{}: {}", field.name, optional(field))).collect();
    format!("{{ {}, [string]: never }}", each.join(", "))
}

fn params(list: &[Param]) -> String {
    list.iter().map(|param| format!("{}: {}", param.name, optional(param))).collect::<Vec<_>>().join(", ")
}

fn optional(param: &Param) -> String {
    let ty = taken(param.ty);
    match (param.is_needed(), ty.contains(['|', '>'])) {
        (true, _) => ty,
        (false, true) => format!("({ty})?"),
        (false, false) => format!("{ty}?"),
    }
}

fn returned(word: &Word, ty: Type) -> String {
    match word.name {
        "game" => "(spec: GameSpec) -> Game".into(),
        "variant" => "(spec: VariantSpec) -> Game".into(),
        "case" => "(spec: CaseSpec) -> ()".into(),
        _ if may_be_nothing(word) => format!("{}?", given(ty)),
        _ => given(ty),
    }
}

/// A type as something that a word gives.
fn given(ty: Type) -> String {
    class(ty).map_or_else(|| taken(ty), String::from)
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
fn taken(ty: Type) -> String {
    LIKES.iter().find(|(_, known)| *known == ty).map_or_else(|| whole(ty), |(name, _)| (*name).to_string())
}

/// A type as something that a word takes.
fn whole(ty: Type) -> String {
    match ty {
        Type::Set => "Set | string | ((game: Game, pos: Position, cell: string) -> any)".into(),
        Type::Number => "Number | number | ((game: Game, pos: Position, cell: string) -> any)".into(),
        Type::Condition => {
            "Condition | boolean | ((game: Game, pos: Position, asked: any) -> (boolean, string?))".into()
        }
        Type::Moves => "Moves | ((game: Game, pos: Position) -> any)".into(),
        Type::Action => {
            "Action | { Action } | ((game: Game, pos: Position, decision: Decision) -> any)".into()
        }
        Type::Flow => "Flow | { Flow }".into(),
        Type::Rule | Type::Any => "any".into(),
        Type::Phases => "{ [string]: Phase }".into(),
        Type::Integer | Type::Real => "number".into(),
        Type::Boolean => "boolean".into(),
        Type::Function => "(...any) -> ...any".into(),
        Type::Nothing => "nil".into(),
        Type::List(of) => format!("{{ {} }}", taken(*of)),
        Type::PerPlayer(of) | Type::Map(of) => format!("{{ [string]: {} }}", taken(*of)),
        Type::Record(fields) if std::ptr::eq(fields, DEFLECTOR_KEYS) => "Deflector".into(),
        Type::Record(fields) if std::ptr::eq(fields, TEST_KEYS) => "TestSpec".into(),
        Type::Record(list) => fields(list),
        Type::OneOf(each) => {
            let mut all: Vec<String> = each.iter().map(|one| taken(*one)).collect();
            all.dedup();
            all.join(" | ")
        }
        other => class(other).unwrap_or("string").to_string(),
    }
}
