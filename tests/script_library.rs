//! Games by name, path, option and layer; where they come from and what they are made of.

mod support;

use houserule::diagnostic::{Diagnostic, Kind};
use houserule::rule::OptionValue;
use houserule::script::{Library, LibraryPaths, Request, rules_hash};
use std::fs;
use std::path::Path;
use support::library;
use tempfile::TempDir;

const GAME: &str = r#"
local size = option("size", { default = 3, min = 2, max = 9, help = "cells on each side" })
local wrap = option("wrap", { default = false, help = "whether it wraps" })
local style = option("style", { default = "plain", choices = { "plain", "fancy" } })
local parts = require "made/parts"
local g = game "made" {
  title = parts.title .. " " .. style, players = { "white", "black" }, pieces = { man = { white = "M", black = "m" } },
  board = board.square { width = size, height = size },
}
local play = g:phase "play"
--- A1 Anywhere.
play.moves = place {}
return g
"#;

const WRAPPED: &str = r#"
return require("made"):variant "wrapped" { title = "Wrapped", options = { wrap = true } }
"#;

const FANCY: &str = r#"
local house = require("made"):variant "fancy" { notation = "say = { \"x\" }", options = { style = "fancy" } }
--- B1 Nowhere.
house.phases.play.moves = place { at = cells {} }
return house
"#;

fn folder() -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    let write = |path: &str, text: &str| {
        let path = folder.path().join(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    };
    write("rules/made/init.lua", GAME);
    write("rules/made/parts.lua", "return { title = 'Made' }");
    write("rules/made/variants/wrapped.lua", WRAPPED);
    write("rules/made/variants/fancy.lua", FANCY);
    write("rules/classics/tiny.lua", &GAME.replace("\"made\"", "\"tiny\"").replace("made/parts", "../parts"));
    write("rules/broken.lua", "return 3");
    write("grammar/common.pest", "decision = { \"a\" }");
    folder
}

fn at(folder: &Path) -> Library {
    Library::new(LibraryPaths { given: Some(folder.join("rules")), ..LibraryPaths::default() })
}

fn request(game: &str, set: &[(&str, &str)], with: &[&str]) -> Request {
    Request {
        set: set.iter().map(|(key, value)| (key.to_string(), value.to_string())).collect(),
        with: with.iter().map(|name| name.to_string()).collect(),
        ..Request::game(game)
    }
}

fn error(library: &Library, request: &Request) -> (Kind, String, String) {
    let findings: Vec<Diagnostic> = library.load(request).unwrap_err();
    let [finding] = &findings[..] else { panic!("{findings:#?}") };
    (finding.kind, finding.message.clone(), finding.help.clone().unwrap_or_default())
}

#[test]
fn options_are_checked_and_variants_may_give_other_defaults() {
    let folder = folder();
    let library = at(folder.path());
    let load = |game: &str, set: &[(&str, &str)], with: &[&str]| {
        library.load(&request(game, set, with)).unwrap().game
    };
    let options = |game: &houserule::rule::Game| {
        game.options.iter().map(|option| (option.name.clone(), option.value.to_string())).collect::<Vec<_>>()
    };
    let of = |size: &str, wrap: &str, style: &str| {
        [("size", size), ("wrap", wrap), ("style", style)]
            .map(|(k, v)| (k.to_string(), v.to_string()))
            .to_vec()
    };
    let plain = load("made", &[], &[]);
    assert_eq!(
        (options(&plain), plain.board.cells(), plain.title.as_str()),
        (of("3", "false", "plain"), 9, "Made plain")
    );
    let set = load("made", &[("size", "5"), ("style", "fancy"), ("wrap", "true")], &[]);
    assert_eq!((options(&set), set.board.cells()), (of("5", "true", "fancy"), 25));
    let wrapped = load("made/wrapped", &[], &[]);
    assert_eq!((options(&wrapped), wrapped.title.as_str()), (of("3", "true", "plain"), "Wrapped"));
    assert_eq!(wrapped.options[1].default, OptionValue::Flag(true));
    assert_eq!(options(&load("made/wrapped", &[("wrap", "false")], &[])), of("3", "false", "plain"));
    let both = load("made", &[], &["wrapped", "fancy"]);
    assert_eq!((options(&both), both.title.as_str()), (of("3", "true", "fancy"), "Wrapped"));
    assert_eq!(both.variants, ["made/wrapped", "made/fancy"]);
    let moves = both.rule(both.find_rule("play.moves").unwrap());
    assert_eq!(
        (moves.by.as_str(), moves.replaces.as_ref().map(|old| old.says())),
        ("fancy", Some("A1 Anywhere.".into()))
    );
    let grammar: Vec<&str> = both.grammar.iter().map(|layer| &*layer.text).collect();
    assert_eq!(grammar, ["decision = { \"a\" }", "say = { \"x\" }"]);

    let wrong = |set: (&str, &str)| error(&library, &request("made", &[set], &[]));
    let usage = |message: &str, help: &str| (Kind::Usage, message.to_string(), help.to_string());
    assert_eq!(
        wrong(("size", "1")),
        usage("option `size` should be a whole number from 2 to 9, found `1`", "")
    );
    assert_eq!(
        wrong(("size", "big")),
        usage("option `size` should be a whole number from 2 to 9, found `big`", "")
    );
    assert_eq!(wrong(("wrap", "yes")), usage("option `wrap` should be `true` or `false`, found `yes`", ""));
    assert_eq!(
        wrong(("style", "fanci")),
        usage("option `style` should be one of plain, fancy, found `fanci` (did you mean `fancy`?)", "")
    );
    assert_eq!(wrong(("sise", "3")), usage("the game `made` has no option `sise`", "did you mean `size`?"));
    assert_eq!(
        wrong(("colour", "3")),
        usage("the game `made` has no option `colour`", "there are: size, wrap, style")
    );
}

#[test]
fn games_are_found_by_name_and_path() {
    let folder = folder();
    let library = at(folder.path());
    let path = folder.path().join("rules/made/init.lua").display().to_string();
    assert_eq!(library.load(&Request::game("tiny")).unwrap_err()[0].message, "there is no script `../parts`");
    let by_path = library.load(&Request::game(path.as_str())).unwrap();
    assert_eq!(
        (by_path.game.name.as_str(), by_path.game.find_rule("play.moves")),
        (path.as_str(), Some(houserule::rule::RuleId(0)))
    );
    let read = by_path.files;
    assert_eq!(read.len(), 3, "two scripts and a grammar: {read:?}");
    assert_eq!(
        error(&library, &Request::game("mede")),
        (Kind::Usage, "there is no game `mede`".into(), "did you mean `made`?".into())
    );
    assert_eq!(
        error(&library, &Request::game("nowhere/x.lua")),
        (Kind::File, "`nowhere/x.lua` cannot be read: there is no such file".into(), String::new())
    );
    assert_eq!(
        error(&library, &request("made", &[], &["wraped"])),
        (Kind::Usage, "there is no house rule `wraped`".into(), "did you mean `wrapped`?".into())
    );
    assert_eq!(error(&library, &request("made", &[], &["made/parts"])).0, Kind::Script);
    assert_eq!(
        error(&library, &Request::game("broken")).1,
        "a script of rules returns its game, and this one returns the number 3"
    );
}

#[test]
fn what_there_is_and_what_hides_what() {
    let folder = folder();
    fs::create_dir_all(folder.path().join("rules/dvonn")).unwrap();
    fs::write(folder.path().join("rules/dvonn/init.lua"), GAME).unwrap();
    let listed = at(folder.path()).list();
    let named = |name: &str| listed.iter().find(|listed| listed.name == name).unwrap();
    assert!(listed.windows(2).all(|pair| pair[0].name < pair[1].name));
    assert_eq!(
        (named("made").title.as_str(), named("made/fancy").parent.as_deref()),
        ("Made plain", Some("made"))
    );
    assert_eq!(named("dvonn").hides, ["the copy in the program"]);
    assert!(!named("dvonn").embedded && named("dvonn/enclosed_may_move").embedded);
    assert_eq!(named("broken").findings.len(), 1);
}

#[test]
fn the_hash_of_the_rules_changes_with_them() {
    let folder = folder();
    let library = at(folder.path());
    let loaded = library.load(&Request::game("made")).unwrap();
    let hash = loaded.rules_hash();
    assert!(hash.starts_with("sha256:") && hash.len() == 71);
    assert_eq!(rules_hash(&library.load(&Request::game("made")).unwrap().game), hash);
    assert!(loaded.files.changed().is_empty());
    let parts = folder.path().join("rules/made/parts.lua");
    fs::remove_file(&parts).unwrap();
    assert!(loaded.files.changed().is_empty(), "what is gone may come back");
    fs::write(&parts, "return { title = 'Other' }").unwrap();
    assert!(loaded.files.changed() == [&*parts]);
    assert_ne!(library.load(&Request::game("made")).unwrap().rules_hash(), hash);
}

#[test]
fn the_copies_in_the_program_are_those_of_the_folder() {
    let embedded = Library::new(LibraryPaths::default());
    for listed in library().list() {
        let request = Request::game(listed.name.as_str());
        let (here, there) = (library().load(&request).unwrap(), embedded.load(&request).unwrap());
        assert_eq!(here.rules_hash(), there.rules_hash(), "{}", listed.name);
        assert!(there.files.is_empty());
    }
}

#[test]
fn a_script_is_required_by_its_name_alone() {
    let folder = TempDir::new().unwrap();
    fs::write(folder.path().join("first.lua"), "return require(\"dvonn\"):variant \"first\" {}").unwrap();
    for path in ["./first", "first.lua", "./first.lua"] {
        let script = folder.path().join("second.lua");
        fs::write(&script, format!("return require(\"{path}\"):variant \"second\" {{}}")).unwrap();
        let (kind, message, help) = error(&library(), &request(script.to_str().unwrap(), &[], &[]));
        assert_eq!((kind, message), (Kind::Script, format!("there is no script `{path}`")));
        assert_eq!(help, "did you mean `first`? A script is required by its name alone");
    }
}

#[test]
fn the_mark_that_some_editors_put_before_a_text_is_read_over() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("marked.lua");
    std::fs::write(&path, "\u{feff}return require(\"dvonn\"):variant \"marked\" { title = \"Marked\" }\n")
        .unwrap();
    assert!(library().load(&Request::game(path.to_str().unwrap())).is_ok());
}
