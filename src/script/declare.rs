//! Words that declare: games, phases, variants, options; and boards, which are made at once.

use super::bind::named;
use super::draft::Layer;
use super::place::Place;
use super::read::Reader;
use super::settings::option_in_force;
use super::shared::Shared;
use super::term::Arg;
use super::values::{BoardValue, GameValue, PhaseValue, Poison};
use super::word::{GAME_KEYS, OPTION_KEYS, Op, VARIANT_KEYS, Word};
use crate::board::{Board, CellSet, Direction, Point};
use crate::diagnostic::{Diagnostic, Kind};
use crate::rule::{Lot, OptionValue};
use mlua::{Lua, Value};
use std::sync::Arc;

/// Declares what a word says.
pub(super) fn declare(
    lua: &Lua,
    shared: &Shared,
    word: &'static Word,
    args: Vec<Arg>,
    at: Place,
) -> mlua::Result<Value> {
    let name = args.first().and_then(Arg::text).unwrap_or("").to_string();
    if shared.running.get() && word.op != Op::Require {
        let message = format!("`{}` declares: it is used only while the script loads", word.name);
        return Err(mlua::Error::external(shared.error(at, &[word.name], message)));
    }
    if shared.testing.get() && word.op != Op::Require {
        let error = shared.error(
            at,
            &[word.name],
            format!("`{}` declares rules, and this is a file of rule tests", word.name),
        );
        return Err(mlua::Error::external(
            error.help("`local tests = test \"GAME\"`, then `tests:case \"NAME\" { ... }`"),
        ));
    }
    match word.op {
        Op::Game | Op::GameVariant => {
            let op = word.op;
            let open = lua.create_function(move |lua, table: Value| {
                let shared = Shared::of(lua)?;
                match op {
                    Op::Game => open_game(lua, &shared, &name, &table, at),
                    _ => open_variant(lua, &shared, &name, &table, at),
                }
            })?;
            Ok(Value::Function(open))
        }
        Op::GamePhase => {
            let mut draft = shared.draft.borrow_mut();
            if !draft.has_phase(&name) {
                draft.phases.push((name.clone(), at));
            }
            lua.create_userdata(PhaseValue(name)).map(Value::UserData)
        }
        Op::Refuse => {
            let refusal = refusal(shared, &args, at);
            // a house rule that comes later may ask for other defaults, with which it would not be refused
            if shared.settings.borrow().presets.is_empty() {
                shared.refusal.borrow_mut().get_or_insert(refusal);
                return Ok(Value::Nil);
            }
            Err(mlua::Error::external(refusal))
        }
        Op::Lot => lot(lua, shared, &name, args.get(1).map_or(&[][..], Arg::list), at),
        Op::LinesOf => lines_of(lua, shared, &name, at),
        Op::Option => option(lua, shared, &name, args.get(1).unwrap_or(&Arg::Absent), at),
        _ => super::require::require(lua, shared, &name, at),
    }
}

fn open_game(lua: &Lua, shared: &Shared, name: &str, table: &Value, at: Place) -> mlua::Result<Value> {
    if let Some(first) = shared.draft.borrow().name.as_ref() {
        let message = format!("a script declares one game, and `{first}` is declared already");
        return Err(mlua::Error::external(
            shared
                .error(at, &[name], message)
                .help("a variant of it: `require(\"GAME\"):variant \"name\" {}`"),
        ));
    }
    if name.is_empty() || !name.chars().all(|letter| letter.is_alphanumeric() || letter == '_') {
        let message = format!("`{name}` cannot name a game: a name has letters, digits and `_`");
        shared.complain(shared.error(at, &[name], message))?;
    }
    let keys = named_keys(shared, at, "game", GAME_KEYS, table)?;
    let mut draft = shared.draft.borrow_mut();
    draft.name = Some(name.to_string());
    draft.layers.push(Layer { name: name.to_string(), keys, at });
    lua.create_userdata(GameValue).map(Value::UserData)
}

fn open_variant(lua: &Lua, shared: &Shared, name: &str, table: &Value, at: Place) -> mlua::Result<Value> {
    let mut keys = named_keys(shared, at, "variant", VARIANT_KEYS, table)?;
    if let Some(place) = keys.iter().position(|(key, _)| *key == "options") {
        let (_, options) = keys.remove(place);
        for (option, value) in options.map() {
            let value = match value {
                Arg::Boolean(value) => OptionValue::Flag(*value),
                Arg::Integer(value) => OptionValue::Integer(*value),
                Arg::Text(value) => OptionValue::Text(value.to_string()),
                _ => continue,
            };
            shared.draft.borrow_mut().presets.push((option.to_string(), value, at));
        }
    }
    shared.draft.borrow_mut().layers.push(Layer { name: name.to_string(), keys, at });
    lua.create_userdata(GameValue).map(Value::UserData)
}

/// The keys that a table names, with their values.
fn named_keys(
    shared: &Shared,
    at: Place,
    word: &str,
    params: &'static [super::word::Param],
    table: &Value,
) -> mlua::Result<Vec<(&'static str, Arg)>> {
    let before = shared.findings.borrow().len();
    let read = named(shared, at, word, params, table)?;
    // What was wrong has been said; what was right is kept, so that no more is said of what follows from it.
    let _ = before;
    let read = match read {
        Some(read) => read,
        None => params
            .iter()
            .map(|param| {
                let value: Option<Value> = table.as_table().and_then(|table| table.raw_get(param.name).ok());
                let value = value.filter(|value| !value.is_nil());
                match value {
                    Some(value) => Reader::new(shared, at).read(&value, param.ty).unwrap_or(Arg::Wrong),
                    None if param.is_needed() => Arg::Wrong,
                    None => Arg::Absent,
                }
            })
            .collect(),
    };
    Ok(params
        .iter()
        .zip(read)
        .filter(|(_, arg)| !matches!(arg, Arg::Absent))
        .map(|(param, arg)| (param.name, arg))
        .collect())
}

fn option(lua: &Lua, shared: &Shared, name: &str, declared: &Arg, at: Place) -> mlua::Result<Value> {
    let known = OPTION_KEYS.iter().map(|param| param.name);
    for (key, _) in declared.map() {
        if !OPTION_KEYS.iter().any(|param| param.name == &**key) {
            let error = shared.error(at, &[key], format!("`option` has no field `{key}`"));
            shared.complain(error.nearest(key, known.clone()))?;
        }
    }
    match option_in_force(shared, name, declared, at) {
        Ok(option) => {
            let value = match &option.value {
                OptionValue::Flag(value) => Value::Boolean(*value),
                OptionValue::Integer(value) => Value::Number(*value as f64),
                OptionValue::Text(value) => Value::String(lua.create_string(value)?),
            };
            let mut draft = shared.draft.borrow_mut();
            draft.options.retain(|known| known.name != option.name);
            draft.options.push(option);
            Ok(value)
        }
        Err(error) => {
            shared.draft.borrow_mut().refused.push(name.to_string());
            shared.complain(error)?;
            lua.create_userdata(Poison).map(Value::UserData)
        }
    }
}

/// Draws by lot, unless it is said what was drawn.
fn lot(lua: &Lua, shared: &Shared, name: &str, from: &[Arg], at: Place) -> mlua::Result<Value> {
    let from: Vec<String> = from.iter().filter_map(Arg::text).map(String::from).collect();
    let settings = shared.settings.borrow();
    let said = settings.lots.iter().find(|(lot, _)| lot == name).map(|(_, value)| value.clone());
    let Some(value) = said.or_else(|| from.first().cloned()) else {
        return Err(mlua::Error::external(shared.error(
            at,
            &["lot"],
            "a lot is drawn from a list, and this one is empty",
        )));
    };
    shared.draft.borrow_mut().lots.push(Lot { name: name.to_string(), from, value: value.clone() });
    lua.create_string(value).map(Value::String)
}

/// The lines of a file that an option names: only one that was named from outside.
fn lines_of(lua: &Lua, shared: &Shared, option: &str, at: Place) -> mlua::Result<Value> {
    let named = shared.settings.borrow().set.iter().rev().find(|(set, _)| set == option).cloned();
    let Some((_, path)) = named else {
        let message = format!("`lines_of` reads a file that whoever plays names, and `{option}` is not set");
        return Err(mlua::Error::external(shared.error(at, &[option, "lines_of"], message)));
    };
    let file = shared.shelves.find_text(&path).map_err(|why| {
        let message = format!("`{path}` cannot be read: {why}");
        mlua::Error::external(Diagnostic::new(Kind::File, message))
    })?;
    let file = file.source;
    let lines: Vec<String> = file.text.lines().map(String::from).collect();
    shared.files.borrow_mut().push((option.to_string(), file));
    lua.create_sequence_from(lines).map(Value::Table)
}

/// The error of a value of an option, or of a house rule, that does not fit.
fn refusal(shared: &Shared, args: &[Arg], at: Place) -> Diagnostic {
    let text = |place: usize| args.get(place).and_then(Arg::text);
    let because = text(0).unwrap_or("it does not fit");
    let draft = shared.draft.borrow();
    let Some(option) = text(1) else {
        let layer = draft.by();
        let message = format!("house rule `{layer}` does not fit: {because}");
        let mut error = shared.error(at, &[&layer, "refuse"], message);
        error.kind = Kind::Usage;
        return error;
    };
    let value = draft.options.iter().find(|known| known.name == option).map(|known| known.value.to_string());
    let value = value.unwrap_or_default();
    let message = format!("option `{option}` cannot be `{value}`: {because}");
    let given = shared.settings.borrow().set.iter().any(|(name, _)| name == option);
    let files = shared.files.borrow();
    let file = files.iter().find(|(known, _)| known == option).map(|(_, file)| file);
    if let (Some(file), Some(line)) = (file, args.get(3).and_then(Arg::integer)) {
        let place = |place: usize| args.get(place).and_then(Arg::integer);
        let error = Diagnostic::new(Kind::Usage, because);
        return error.at(file, super::drawing::span(file, line, place(4), place(5)));
    }
    let error = match given {
        true => Diagnostic::new(Kind::Usage, message),
        false => shared.error(at, &[option, "refuse"], message),
    };
    error.nearest(&value, args.get(2).map_or(&[][..], Arg::list).iter().filter_map(Arg::text))
}

/// Makes a board, or asks one.
pub(super) fn made_board(
    lua: &Lua,
    shared: &Shared,
    word: &'static Word,
    this: Option<&Value>,
    args: &[Arg],
    at: Place,
) -> mlua::Result<Value> {
    let own =
        this.and_then(|this| this.as_userdata()?.borrow::<BoardValue>().ok().map(|board| board.0.clone()));
    match (word.op, own) {
        (Op::BoardCells, Some(board)) => {
            let names = board.all().iter().map(|cell| board.name(cell).to_string()).collect::<Vec<_>>();
            return lua.create_sequence_from(names).map(Value::Table);
        }
        (Op::BoardStep, Some(board)) => {
            let step = || -> Result<Option<Point>, Diagnostic> {
                let from = point(&board, args.first())?;
                Ok(board.step(from, direction(&board, args.get(1))?))
            };
            match step() {
                Ok(Some(cell)) => return lua.create_string(board.name(cell)).map(Value::String),
                Ok(None) => return Ok(Value::Nil),
                Err(error) => shared.complain(placed(shared, at, error))?,
            }
        }
        // what is wrong with the size has been said
        _ if args.iter().any(|arg| matches!(arg, Arg::Wrong)) => {}
        (op, own) => match build(op, own.as_deref(), args) {
            Ok(board) => return lua.create_userdata(BoardValue(Arc::new(board))).map(Value::UserData),
            Err(error) => shared.complain(placed(shared, at, error))?,
        },
    }
    lua.create_userdata(Poison).map(Value::UserData)
}

fn build(op: Op, own: Option<&Board>, args: &[Arg]) -> Result<Board, Diagnostic> {
    let texts = |arg: Option<&Arg>| -> Vec<String> {
        arg.map_or(&[][..], Arg::list).iter().filter_map(|text| text.text().map(String::from)).collect()
    };
    let size = |place: usize, without: i64| -> Result<usize, Diagnostic> {
        let size = args.get(place).and_then(Arg::integer).unwrap_or(without);
        usize::try_from(size).map_err(|_| fault(format!("the size of a board cannot be {size}")))
    };
    let flag = |place: usize| matches!(args.get(place), Some(Arg::Boolean(true)));
    match (op, own) {
        (Op::BoardHex, _) => {
            let rows = texts(args.first());
            Board::hex_rows(&rows.iter().map(String::as_str).collect::<Vec<_>>())
        }
        (Op::BoardHexagon, _) => Board::hexagon(size(0, 0)?, flag(1)),
        (Op::BoardSquare, _) => Board::square(size(0, 0)?, size(1, 0)?, size(2, 4)?),
        (Op::BoardGraph, _) => graph(&texts(args.first()), args.get(1), args.get(2)),
        (Op::BoardRegion, Some(board)) => {
            let name = args.first().and_then(Arg::text).unwrap_or("");
            board.clone().with_region(name, cells(board, args.get(1))?)
        }
        (Op::BoardRegions, Some(board)) => {
            let regions = args.first().map_or(&[][..], Arg::map).iter();
            regions.into_iter().try_fold(board.clone(), |board, (name, names)| {
                let set = cells(&board, Some(names))?;
                board.with_region(name, set)
            })
        }
        (Op::BoardWithout, Some(board)) => board.clone().without(cells(board, args.first())?),
        (Op::BoardWalls, Some(board)) => {
            let walls = args.first().map_or(&[][..], Arg::list).iter().map(|wall| match wall.list() {
                [cell, way] => Ok((point(board, Some(cell))?, direction(board, Some(way))?)),
                _ => Err(fault("a wall is a cell and a direction")),
            });
            board.clone().with_walls(&walls.collect::<Result<Vec<_>, _>>()?)
        }
        (Op::BoardLinks, Some(board)) => {
            let links = args.first().map_or(&[][..], Arg::list).iter().map(|link| match link.list() {
                [from, way, to] => {
                    Ok((point(board, Some(from))?, direction(board, Some(way))?, point(board, Some(to))?))
                }
                _ => Err(fault("a link is a cell, a direction and the cell it leads to")),
            });
            board.clone().with_links(&links.collect::<Result<Vec<_>, _>>()?)
        }
        _ => Err(fault("this is no board")),
    }
}

fn graph(cells: &[String], lines: Option<&Arg>, positions: Option<&Arg>) -> Result<Board, Diagnostic> {
    let mut read = Vec::new();
    for line in lines.map_or(&[][..], Arg::list) {
        let [ahead, back, along] = line.list() else {
            return Err(fault("a line is a direction, the opposite direction and a list of cells"));
        };
        let (Some(ahead), Some(back)) = (ahead.text(), back.text()) else {
            return Err(fault("a line begins with the names of two directions"));
        };
        read.push((ahead, back, along.list().iter().filter_map(Arg::text).collect::<Vec<_>>()));
    }
    let lines: Vec<(&str, &str, &[&str])> =
        read.iter().map(|(ahead, back, along)| (*ahead, *back, along.as_slice())).collect();
    let number = |arg: &Arg| match arg {
        Arg::Integer(number) => *number as f32,
        Arg::Real(number) => *number as f32,
        _ => 0.0,
    };
    let positions = match positions {
        Some(Arg::List(positions)) => {
            let pairs = positions.iter().map(|pair| match pair.list() {
                [x, y] => Ok((number(x), number(y))),
                _ => Err(fault("a position is two numbers")),
            });
            Some(pairs.collect::<Result<Vec<_>, _>>()?)
        }
        _ => None,
    };
    let cells: Vec<&str> = cells.iter().map(String::as_str).collect();
    Board::graph(&cells, &lines, positions.as_deref())
}

fn cells(board: &Board, names: Option<&Arg>) -> Result<CellSet, Diagnostic> {
    names.map_or(&[][..], Arg::list).iter().map(|name| point(board, Some(name))).collect()
}

fn point(board: &Board, name: Option<&Arg>) -> Result<Point, Diagnostic> {
    let name = name.and_then(Arg::text).unwrap_or("");
    board.find(name).ok_or_else(|| {
        let known = (0..board.points() as u16).map(|point| board.name(Point(point)));
        fault(format!("the board has no cell `{name}`")).nearest(name, known)
    })
}

fn direction(board: &Board, name: Option<&Arg>) -> Result<Direction, Diagnostic> {
    let name = name.and_then(Arg::text).unwrap_or("");
    board.find_direction(name).ok_or_else(|| {
        let names: Vec<&str> =
            (0..board.directions() as u8).map(|way| board.direction_name(Direction(way))).collect();
        fault(format!("the board has no direction `{name}`")).help(format!("there are: {}", names.join(", ")))
    })
}

fn fault(message: impl Into<String>) -> Diagnostic {
    Diagnostic::new(Kind::Script, message)
}

/// An error of a board with the place of the word that made it.
fn placed(shared: &Shared, at: Place, error: Diagnostic) -> Diagnostic {
    let quoted: Vec<&str> = error.message.split('`').skip(1).step_by(2).collect();
    let mut with_place = shared.error(at, &quoted, error.message.clone());
    with_place.help = error.help.clone();
    with_place
}
