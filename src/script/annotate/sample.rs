//! The pictures on the page of words: what words say about a small position.

use crate::board::{CellSet, Point};
use crate::diagnostic::Source;
use crate::position::Position;
use crate::rule::{Body, Game, Rules};
use crate::script::Budget;
use crate::script::library::{Library, LibraryPaths};
use crate::script::machine::Machine;
use crate::script::plan::Plan;
use crate::script::scripts::{Script, Scripts};
use crate::script::word::Picture;
use std::fmt::Write;
use std::rc::Rc;
use std::sync::Arc;

const STANDS: &str = "a1 = \"W\", b2 = \"W\", c3 = \"B\", b3 = \"W\", c2 = \"BW\", c4 = \"B\", d1 = \"B\", \
                      d2 = \"K\", e1 = \"k\", e4 = \"s\"";

/// What is drawn for a picture; nothing if its rule does not hold together.
pub(super) fn drawn(picture: Picture) -> Option<String> {
    match picture {
        Picture::Drawn(text) => Some(format!("{text}\n")),
        Picture::Board(board) => names(&load(board, "", "say \"pass\"", "")?),
        Picture::Cells(set) => {
            let (rules, start) = position(&format!("play.shown = {set}"), "say \"pass\"")?;
            let Body::Set(cells) = shown(&rules)? else { return None };
            Some(board(&rules, &start, rules.view(&start).cells(cells).ok()?))
        }
        Picture::Number(number) => {
            let (rules, start) = position(&format!("play.shown = {number}"), "say \"pass\"")?;
            let Body::Number(body) = shown(&rules)? else { return None };
            let value = rules.view(&start).number(body).ok()?;
            Some(format!("{}{number} is {value}\n", board(&rules, &start, CellSet::new())))
        }
        Picture::Holds(condition) => {
            let (rules, start) = position(&format!("play.shown = {condition}"), "say \"pass\"")?;
            let Body::Condition(body) = shown(&rules)? else { return None };
            let holds = if rules.view(&start).holds(body).ok()? { "holds" } else { "does not hold" };
            Some(format!("{}{condition} {holds}\n", board(&rules, &start, CellSet::new())))
        }
        Picture::About(moves, set) => {
            let (rules, start) = position(&format!("play.shown = {set}"), moves)?;
            let decision = rules.decisions(&start).ok()?.into_iter().next()?;
            let Body::Set(cells) = shown(&rules)? else { return None };
            let cells = rules.view(&start).about(&decision).cells(cells).ok()?;
            let text = rules.game().decision_text(&decision);
            Some(format!("{}about the decision {text}\n", board(&rules, &start, cells)))
        }
        Picture::Moves(moves) => {
            let (rules, start) = position("", moves)?;
            let decisions = rules.decisions(&start).ok()?;
            Some(board(&rules, &start, CellSet::of(decisions.iter().filter_map(|decision| decision.to))))
        }
        Picture::Deed(moves) => {
            let (rules, start) = position("", moves)?;
            let decision = rules.decisions(&start).ok()?.into_iter().next()?;
            let mut end = start.clone();
            rules.play(&mut end, &decision).ok()?;
            let text = rules.game().decision_text(&decision);
            let before = board(&rules, &start, CellSet::new());
            let after = board(&rules, &end, CellSet::new());
            let beside = before.lines().zip(after.lines()).enumerate().map(|(row, (before, after))| {
                let arrow = if row == 1 { "→" } else { " " };
                format!("{before}   {arrow}   {after}\n")
            });
            Some(beside.collect::<String>() + &format!("the decision {text}\n"))
        }
    }
}

/// The rules of the small game, and its start.
fn position(rule: &str, moves: &str) -> Option<(Rules, Position)> {
    let game = load("board.square { width = 5, height = 4, directions = 8 }", rule, moves, STANDS)?;
    let rules = Rules::new(Arc::new(game)).ok()?;
    let start = rules.start().ok()?;
    Some((rules, start))
}

fn shown(rules: &Rules) -> Option<&Body> {
    rules.game().rules.iter().find(|rule| rule.name == "play.shown").map(|rule| &rule.body)
}

fn load(board: &str, rule: &str, moves: &str, stands: &str) -> Option<Game> {
    let text = format!(
        "local sample = game \"sample\" {{\n\
         title = \"Sample\", players = {{ \"white\", \"black\" }}, board = {board},\n\
         pieces = {{ white = \"W\", black = \"B\", king = {{ white = \"K\", black = \"k\" }}, stone = \"s\" }},\n\
         hands = {{ white = {{ white = 3 }}, black = {{ black = 2 }} }},\n\
         supply = {{ white = 20, black = 20, king = 20, stone = 20 }},\n\
         start = {{ {stands} }}, variables = {{ spot = 7 }},\n}}\n\
         local play = sample:phase \"play\"\nplay.moves = {moves}\n{rule}\nreturn sample\n"
    );
    let source = Source::new("sample", text.as_str());
    let game = Script { source, key: "sample".to_string(), is_game: true, file: None };
    let mut plan = Plan {
        name: "sample".to_string(),
        game,
        layers: Vec::new(),
        set: Vec::new(),
        lots: Vec::new(),
        presets: Vec::new(),
        budget: Budget::default(),
        counting: false,
    };
    let shelves: Rc<dyn Scripts> = Rc::new(Library::new(LibraryPaths::default()));
    Machine::load(&mut plan, &shelves).ok().map(|(_, game)| game)
}

/// Every cell of a board by its row, the topmost first, and its column.
fn rows(game: &Game) -> Vec<Vec<Option<Point>>> {
    let cells: Vec<(Point, (i32, i32))> =
        game.board.all().iter().map(|cell| (cell, game.board.grid(cell))).collect();
    let bounds = |of: fn(&(i32, i32)) -> i32| {
        let places = || cells.iter().map(|(_, place)| of(place));
        places().min().unwrap_or(0)..=places().max().unwrap_or(0)
    };
    let at = |x: i32, y: i32| cells.iter().find(|(_, place)| *place == (x, y)).map(|(cell, _)| *cell);
    let columns = bounds(|place| place.0);
    bounds(|place| place.1).rev().map(|y| columns.clone().map(|x| at(x, y)).collect()).collect()
}

/// The names of all cells where they lie.
fn names(game: &Game) -> Option<String> {
    let mut text = String::new();
    for row in rows(game) {
        let mut line = String::new();
        for cell in row {
            let _ = write!(line, "{:4}", cell.map_or("", |cell| game.board.name(cell)));
        }
        let _ = writeln!(text, "{}", line.trim_end());
    }
    Some(text)
}

/// What stands where, bottom to top, some cells in brackets.
fn board(rules: &Rules, position: &Position, marked: CellSet) -> String {
    let game = rules.game();
    let mut text = String::new();
    for row in rows(game) {
        let mut line = String::new();
        for cell in row.into_iter().flatten() {
            let stack = position.stack(cell);
            let letters = stack.pieces().iter().map(|piece| game.pieces[piece.index()].letter.as_str());
            let stands = if stack.is_empty() { "·".to_string() } else { letters.collect() };
            let (open, close) = if marked.contains(cell) { ("[", "]") } else { (" ", " ") };
            let _ =
                write!(line, "{open}{stands}{close}{}", if stands.chars().count() < 2 { " " } else { "" });
        }
        let _ = writeln!(text, "{}", line.trim_end());
    }
    let width = text.lines().map(|line| line.chars().count()).max().unwrap_or(0);
    text.lines().map(|line| format!("{line:width$}\n")).collect()
}
