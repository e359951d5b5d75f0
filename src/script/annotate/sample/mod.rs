//! The pictures on the page of words: what words say about a small position.

mod boards;
mod small;

use crate::board::CellSet;
use crate::position::Position;
use crate::rule::{Body, Game, Rules};
use crate::script::word::Picture;
use boards::{beside, board, changes, links, names};
use small::{BARE, Small, USUAL, load, shown};
use std::fmt::Write;

/// What is drawn for a picture; nothing if there is none, or if its rule does not hold together.
pub(super) fn drawn(picture: Picture) -> Option<String> {
    match picture {
        Picture::Nothing(_) => None,
        Picture::Drawn(text) => Some(format!("{text}\n")),
        Picture::Board(board) => Some(names(&bare(board)?, &[])),
        Picture::Regions(board, regions) => {
            let game = bare(board)?;
            let signs = [['[', ']'], ['(', ')']];
            let sets =
                regions.iter().zip(signs).map(|(name, signs)| Some((*game.board.region(name)?, signs)));
            let legend: String = regions
                .iter()
                .zip(signs)
                .map(|(name, [open, close])| format!("{open}{close} {name}  "))
                .collect();
            Some(format!("{}\n{}\n", names(&game, &sets.collect::<Option<Vec<_>>>()?), legend.trim_end()))
        }
        Picture::Links(board) => {
            let game = bare(board)?;
            Some(format!("{}\n{}", names(&game, &[]), links(&game)))
        }
        Picture::CellNames(board) => {
            let game = bare(board)?;
            let all: Vec<_> =
                game.board.all().iter().map(|cell| format!("{:?}", game.board.name(cell))).collect();
            Some(format!("{}b:cells() is {{ {} }}\n", names(&game, &[]), all.join(", ")))
        }
        Picture::StepTo(board, cell, way) => {
            let game = bare(board)?;
            let to = game.board.step(game.board.find(cell)?, game.board.find_direction(way)?)?;
            let marked = [([to].into_iter().collect(), ['[', ']'])];
            Some(format!("{}b:step({cell:?}, {way:?}) is {:?}\n", names(&game, &marked), game.board.name(to)))
        }
        Picture::Sizes(setting, boards) => {
            let one = |(value, board): &(&str, &str)| {
                Some(format!("{setting}{value}\n\n{}", names(&bare(board)?, &[])))
            };
            Some(boards.iter().map(one).collect::<Option<Vec<_>>>()?.join("\n"))
        }
        Picture::Values(variable) => {
            let game = Small { board: SMALLEST, variables: variable, ..BARE }.load().ok()?;
            Some(values(&game))
        }
        Picture::Start => {
            let (rules, start) = USUAL.position()?;
            Some(board(&rules, &start, CellSet::new()))
        }
        Picture::Refused(statement) => {
            let refusal = load(statement).err()?;
            Some(format!("{}\n", refusal.first()?.render(false).trim_end()))
        }
        Picture::Cells(set) => {
            let (rules, start) = showing(set, USUAL.moves)?;
            let Body::Set(cells) = shown(&rules)? else { return None };
            Some(board(&rules, &start, rules.view(&start).cells(cells).ok()?))
        }
        Picture::Number(number) => {
            let (rules, start) = showing(number, USUAL.moves)?;
            let value = value(&rules, &start)?;
            Some(format!("{}{number} is {value}\n", board(&rules, &start, CellSet::new())))
        }
        Picture::Holds(condition) => {
            let (rules, start) = showing(condition, USUAL.moves)?;
            let Body::Condition(body) = shown(&rules)? else { return None };
            let holds = if rules.view(&start).holds(body).ok()? { "holds" } else { "does not hold" };
            Some(format!("{}{condition} {holds}\n", board(&rules, &start, CellSet::new())))
        }
        Picture::About(moves, set) => {
            let (rules, start) = showing(set, moves)?;
            let decision = rules.decisions(&start).ok()?.into_iter().next()?;
            let Body::Set(cells) = shown(&rules)? else { return None };
            let cells = rules.view(&start).about(&decision).cells(cells).ok()?;
            let text = rules.game().decision_text(&decision);
            Some(format!("{}about the decision {text}\n", board(&rules, &start, cells)))
        }
        Picture::Moves(moves) => {
            let (rules, start) = Small { moves, ..USUAL }.position()?;
            let decisions = rules.decisions(&start).ok()?;
            Some(board(&rules, &start, CellSet::of(decisions.iter().filter_map(|decision| decision.to))))
        }
        Picture::Texts(moves) => {
            let (rules, start) = Small { moves, ..USUAL }.position()?;
            let decisions = rules.decisions(&start).ok()?;
            let texts: Vec<String> =
                decisions.iter().map(|decision| rules.game().decision_text(decision)).collect();
            Some(format!("may be decided: {}\n", texts.join("  ")))
        }
        Picture::Deed(moves) => deed(&Small { moves, ..USUAL }, None),
        Picture::Then(moves, number) => {
            let rules = format!("play.shown = {number}\nplay.next = go \"play\":by(same)");
            deed(&Small { moves, rules: &rules, ..USUAL }, Some(number))
        }
        Picture::Pushed(moves) => {
            deed(&Small { board: RIMMED, start: "b2 = \"W\", b3 = \"B\"", moves, ..USUAL }, None)
        }
    }
}

/// A board with few lines, and one with a rim.
const SMALLEST: &str = "board.square { width = 3, height = 2 }";
const RIMMED: &str = "board.hexagon { size = 2, rim = true }";

/// A game that is nothing but a board.
fn bare(board: &str) -> Option<Game> {
    Small { board, ..BARE }.load().ok()
}

/// The small game with a rule that is shown.
fn showing(rule: &str, moves: &str) -> Option<(Rules, Position)> {
    Small { rules: &format!("play.shown = {rule}"), moves, ..USUAL }.position()
}

/// What the rule that is shown is, as a number.
fn value(rules: &Rules, position: &Position) -> Option<i64> {
    let Body::Number(body) = shown(rules)? else { return None };
    rules.view(position).number(body).ok()
}

/// What the first decision makes of the position, and of a number.
fn deed(small: &Small<'_>, number: Option<&str>) -> Option<String> {
    let (rules, start) = small.position()?;
    let decision = rules.decisions(&start).ok()?.into_iter().next()?;
    let mut end = start.clone();
    rules.play(&mut end, &decision).ok()?;
    let boards = beside(&board(&rules, &start, CellSet::new()), &board(&rules, &end, CellSet::new()));
    let text = rules.game().decision_text(&decision);
    let mut told = format!("{boards}the decision {text}\n{}", changes(rules.game(), &start, &end));
    if let Some(number) = number {
        let _ =
            writeln!(told, "{number} is {} before, {} after", value(&rules, &start)?, value(&rules, &end)?);
    }
    Some(told)
}

/// Each value of a variable, and what it belongs to.
fn values(game: &Game) -> String {
    let mut text = String::new();
    for variable in &game.variables {
        let lines = game.board.lines().iter().map(|line| {
            let cells: Vec<&str> = line.cells.iter().map(|cell| game.board.name(*cell)).collect();
            cells.join("─")
        });
        let pieces = game.pieces.iter().map(|piece| piece.letter.clone());
        let of: Vec<String> = match variable.each {
            crate::rule::Each::Line => lines.collect(),
            _ => pieces.collect(),
        };
        for owner in of {
            let _ = writeln!(text, "{owner:8} {} = {}", variable.name, variable.start);
        }
    }
    text
}
