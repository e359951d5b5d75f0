use super::example::{Example, example};
use super::sample::drawn;
use super::{CLASSES, members, signature};
use crate::script::word::{
    CASE_KEYS, CHAPTERS, Cost, DECISION, GAME_KEYS, GAME_SLOTS, OPTION_KEYS, PHASE_SLOTS, POSITION, Param,
    Picture, TEST_KEYS, Type, VARIANT_KEYS, Word,
};
use std::fmt::Write;

/// The page `docs/words.md`: every word, what it takes, what it gives, how it looks, what it costs, and where a shipped
/// game uses it.
pub fn page() -> String {
    let mut page = String::from(
        "# The words of a rule\n\n\
         Made from the table of words in `src/script/word`; a test holds it to that table.\n\
         Arguments in brackets may be left out. `f { a = .. }` takes a table of named arguments.\n\n\
         Pictures are worked out by the rules themselves on one small position: white pieces `W`, black ones `B`, a king of \
         each `K` and `k`, a stone of nobody `s`; `BW` is a stack, its top last. White decides; three white pieces and two black ones are in \
         hand, and the variable `spot` names c2. `[ ]` marks the cells meant; `─┤` ends a turn.\n\n\
         What a word costs, where its rule is asked in random games and counts:\n\n",
    );
    for cost in Cost::ALL {
        let _ = writeln!(page, "- *{}*: {}", cost.name(), cost.says());
    }
    page.push('\n');
    keys(&mut page, "Keys of `game \"name\" { .. }`", GAME_KEYS);
    keys(&mut page, "Keys of `:variant \"name\" { .. }`", VARIANT_KEYS);
    keys(&mut page, "Keys of `option(\"name\", { .. })`", OPTION_KEYS);
    keys(&mut page, "Keys of `test(\"game\", { .. })`", TEST_KEYS);
    keys(&mut page, "Keys of `:case \"name\" { .. }`", CASE_KEYS);
    keys(&mut page, "Rules of a phase with a fixed meaning", PHASE_SLOTS);
    keys(&mut page, "Rules of a game with a fixed meaning", GAME_SLOTS);
    for (heading, words, methods) in CHAPTERS {
        let _ = write!(page, "## {heading}\n\n");
        for word in *words {
            entry(&mut page, word, "");
            shown(&mut page, word, false);
        }
        for method in *methods {
            entry(&mut page, &method.word, ":");
            shown(&mut page, &method.word, true);
        }
    }
    page.push_str("## What a function may ask of `pos`\n\n");
    POSITION
        .iter()
        .for_each(|word| entry(&mut page, word, if word.form.params().is_empty() { "pos." } else { "pos:" }));
    page.push_str("## What a function may ask of `decision`\n\n");
    DECISION.iter().for_each(|word| entry(&mut page, word, "decision."));
    page.push_str("## Types\n\n");
    for (ty, name, says) in CLASSES {
        let of: Vec<String> = members(*ty).iter().map(|word| format!("`{}`", word.name)).collect();
        let members = if of.is_empty() { String::new() } else { format!(" Has {}.", of.join(", ")) };
        let _ = writeln!(page, "- **{name}**: {says}{members}");
    }
    page
}

fn keys(page: &mut String, heading: &str, params: &[Param]) {
    let _ = write!(page, "## {heading}\n\n");
    params.iter().for_each(|param| line(page, param));
    page.push('\n');
}

fn entry(page: &mut String, word: &Word, before: &str) {
    let gives = match word.result {
        Type::Rule => "the same again".to_string(),
        ty => ty.says(),
    };
    let _ = writeln!(page, "### `{}`\n\n{} Gives {gives}.\n", signature(word, before), word.says);
    for param in word.form.params() {
        line(page, param);
    }
    if !word.form.params().is_empty() {
        page.push('\n');
    }
    let _ = writeln!(page, "```lua\n{}\n```\n", word.example);
}

/// What a word costs, its picture, and where a shipped game uses it.
fn shown(page: &mut String, word: &Word, method: bool) {
    let picture = Picture::of(word.op);
    if let Some(drawing) = drawn(picture) {
        let above = picture.rule().map_or(String::new(), |rule| format!("{rule}\n\n"));
        let _ = writeln!(page, "```text\n{above}{drawing}```\n");
    }
    if let Picture::Nothing(why) = picture {
        let _ = writeln!(page, "No picture: {why}.\n");
    }
    let _ = write!(page, "Costs: *{}*.", Cost::of(word.op).name());
    match example(word, method) {
        Some(Example { lines, path }) if lines.len() == 1 && !lines[0].contains('`') => {
            let _ = writeln!(page, " In `{path}`: `{}`\n", lines[0]);
        }
        Some(Example { lines, path }) => {
            let _ = writeln!(page, " In `{path}`:\n\n```lua\n{}\n```\n", lines.join("\n"));
        }
        None => page.push_str("\n\n"),
    }
}

fn line(page: &mut String, param: &Param) {
    let without = param.without.map_or(String::new(), |without| format!("; without it: {without}"));
    let _ = writeln!(page, "- `{}`: {}. Takes {}{without}.", param.name, param.says, param.ty.says());
}
