//! `pos`: the position that a function rule is asked about. It is valid only while the function runs.

use super::asked::{cell, error_here, known, resolved};
use super::bind::{in_order, unknown_method};
use super::machine::Machine;
use super::place::Place;
use super::shared::{Shared, here};
use super::term::Arg;
use super::word::{Form, POSITION, Type, Word};
use crate::board::{CellSet, Direction};
use crate::position::{Decider, Piece, Player, Position};
use crate::rule::{Body, Each, Game, View, Who};
use mlua::userdata::UserDataRegistry;
use mlua::{Lua, MetaMethod, MultiValue, UserDataFields, UserDataMethods, Value};

/// Tells Lua what may be asked of a position.
pub(super) fn register(lua: &Lua) -> mlua::Result<()> {
    lua.register_userdata_type(|registry: &mut UserDataRegistry<Position>| {
        for word in POSITION {
            match word.form {
                Form::Value => {
                    registry.add_field_method_get(word.name, move |lua, this| field(lua, this, word))
                }
                _ => registry
                    .add_method(word.name, move |lua, this, args: MultiValue| ask(lua, this, word, args)),
            }
        }
        registry.add_meta_method(MetaMethod::Index, |lua, _, key: Value| -> mlua::Result<Value> {
            let name = key.to_string().unwrap_or_default();
            let names: Vec<&str> = POSITION.iter().map(|word| word.name).collect();
            let shared = Shared::of(lua)?;
            Err(mlua::Error::external(unknown_method(&shared, here(lua), &name, "a position", &names)))
        });
    })
}

fn field(lua: &Lua, position: &Position, word: &'static Word) -> mlua::Result<Value> {
    let shared = Shared::of(lua)?;
    let (_, game) = known(&shared)?;
    let turn = position.turn();
    let player = |player: Player| game.players.get(player.index()).map_or("", String::as_str);
    let text = match word.name {
        "ply" => return Ok(Value::Number(f64::from(turn.ply))),
        "phase" => game.phase(turn.phase).name.as_str(),
        "mover" => player(turn.mover),
        "me" => player(shared.asked.borrow().last().map_or(turn.mover, |asked| asked.me)),
        _ => match turn.decider {
            Decider::Player(decider) => player(decider),
            Decider::Anyone => "anyone",
            Decider::Chance => "chance",
        },
    };
    lua.create_string(text).map(Value::String)
}

fn ask(lua: &Lua, position: &Position, word: &'static Word, args: MultiValue) -> mlua::Result<Value> {
    let shared = Shared::of(lua)?;
    let (world, game) = known(&shared)?;
    let values: Vec<Value> = args.into_iter().collect();
    let args = match in_order(&shared, Place::default(), word.name, word.form.params(), &values) {
        Ok(Some(args)) => args,
        _ => in_order(&shared, here(lua), word.name, word.form.params(), &values)?.unwrap_or_default(),
    };
    let question = Question { lua, shared: &shared, game: &game, position, args: &args };
    let number = |number: i64| Ok(Value::Number(number as f64));
    match word.name {
        "height" => number(position.stack(question.cell(0)?).height() as i64),
        "top" => question.kind(position.stack(question.cell(0)?).top()),
        "owner" => {
            let top = position.stack(question.cell(0)?).top();
            match top.and_then(|top| game.pieces.get(top.index())?.owner) {
                Some(owner) => lua.create_string(&game.players[owner.index()]).map(Value::String),
                None => Ok(Value::Nil),
            }
        }
        "stack" => {
            let pieces = position.stack(question.cell(0)?).pieces().iter();
            let kinds = pieces.map(|piece| game.pieces[piece.index()].kind.as_str());
            lua.create_sequence_from(kinds).map(Value::Table)
        }
        "neighbours" => question.names(game.board.neighbours(question.cell(0)?).iter().copied()),
        "step" => match game.board.step(question.cell(0)?, question.direction(1)?) {
            Some(next) => lua.create_string(game.board.name(next)).map(Value::String),
            None => Ok(Value::Nil),
        },
        "ray" => question.names(game.board.ray(question.cell(0)?, question.direction(1)?).iter().copied()),
        "directions" => {
            let names =
                (0..game.board.directions() as u8).map(|way| game.board.direction_name(Direction(way)));
            lua.create_sequence_from(names).map(Value::Table)
        }
        "cells" => question.names(question.set(&world)?.iter()),
        "has" => Ok(Value::Boolean(question.set(&world)?.contains(question.cell(1)?))),
        "number" => match question.body(&world, Type::Number)? {
            Body::Number(tree) => number(question.view(|view| view.number(&tree))?),
            _ => Ok(Value::Nil),
        },
        "holds" => match question.body(&world, Type::Condition)? {
            Body::Condition(tree) => Ok(Value::Boolean(question.view(|view| view.holds(&tree))?)),
            _ => Ok(Value::Nil),
        },
        "hand" | "captured" => {
            let player = question.who(0)?;
            let held = question.kinds(1)?.into_iter().map(|piece| match word.name {
                "hand" => i64::from(position.hand(player, piece)),
                _ => i64::from(position.captured(player, piece)),
            });
            number(held.sum())
        }
        _ => question.variable(&world),
    }
}

/// One call of a method of `pos`.
struct Question<'a> {
    lua: &'a Lua,
    shared: &'a Shared,
    game: &'a Game,
    position: &'a Position,
    args: &'a [Arg],
}

impl Question<'_> {
    fn text(&self, place: usize) -> &str {
        self.args.get(place).and_then(Arg::text).unwrap_or("")
    }

    fn cell(&self, place: usize) -> mlua::Result<crate::board::Point> {
        cell(self.lua, self.shared, self.game, self.text(place))
    }

    fn direction(&self, place: usize) -> mlua::Result<Direction> {
        let name = self.text(place);
        self.game.board.find_direction(name).ok_or_else(|| {
            let names: Vec<&str> = (0..self.game.board.directions() as u8)
                .map(|way| self.game.board.direction_name(Direction(way)))
                .collect();
            let message = format!("the board has no direction `{name}`: there are {}", names.join(", "));
            error_here(self.lua, self.shared, &[name], message)
        })
    }

    fn names(&self, cells: impl Iterator<Item = crate::board::Point>) -> mlua::Result<Value> {
        self.lua.create_sequence_from(cells.map(|cell| self.game.board.name(cell))).map(Value::Table)
    }

    fn kind(&self, piece: Option<Piece>) -> mlua::Result<Value> {
        match piece.and_then(|piece| self.game.pieces.get(piece.index())) {
            Some(piece) => self.lua.create_string(&piece.kind).map(Value::String),
            None => Ok(Value::Nil),
        }
    }

    fn who(&self, place: usize) -> mlua::Result<Player> {
        let me = self.shared.asked.borrow().last().map_or(self.position.turn().mover, |asked| asked.me);
        let who = match self.args.get(place).and_then(Arg::text) {
            None | Some("me") => Who::Me,
            Some("next") => Who::Next,
            Some(name) => match self.game.players.iter().position(|player| player == name) {
                Some(player) => Who::Player(Player(player as u8)),
                None => {
                    let names = self.game.players.join(", ");
                    let message = format!("there is no player `{name}`: there are {names}");
                    return Err(error_here(self.lua, self.shared, &[name], message));
                }
            },
        };
        Ok(who.of(me, self.game.players.len()))
    }

    fn kinds(&self, place: usize) -> mlua::Result<Vec<Piece>> {
        let kind = self.args.get(place).and_then(Arg::text);
        let types = (0..self.game.pieces.len() as u8).map(Piece);
        let found: Vec<Piece> = types
            .filter(|piece| kind.is_none_or(|kind| self.game.pieces[piece.index()].kind == kind))
            .collect();
        match kind {
            Some(kind) if found.is_empty() => {
                Err(error_here(self.lua, self.shared, &[kind], format!("there is no piece `{kind}`")))
            }
            _ => Ok(found),
        }
    }

    fn variable(&self, world: &super::world::World) -> mlua::Result<Value> {
        let name = self.text(0);
        let Some(variable) = world.variables.iter().find(|variable| variable.name == name) else {
            let error = self.shared.error(here(self.lua), &[name], format!("there is no variable `{name}`"));
            let known = world.variables.iter().map(|variable| variable.name.as_str());
            return Err(mlua::Error::external(error.nearest(name, known)));
        };
        let whose = if variable.each == Each::Player { u16::from(self.who(1)?.0) } else { 0 };
        Ok(Value::Number(self.position.variable(variable.index + whose) as f64))
    }

    fn body(&self, world: &super::world::World, ty: Type) -> mlua::Result<Body> {
        let at = here(self.lua);
        resolved(self.shared, world, &self.args[0], ty, at).map_err(mlua::Error::external)
    }

    fn set(&self, world: &super::world::World) -> mlua::Result<CellSet> {
        match self.body(world, Type::Set)? {
            Body::Set(tree) => self.view(|view| view.cells(&tree)),
            _ => Ok(CellSet::new()),
        }
    }

    /// Asks the walker about the position, as the running function was asked.
    fn view<T>(
        &self,
        ask: impl FnOnce(&View<'_>) -> Result<T, crate::diagnostic::Diagnostic>,
    ) -> mlua::Result<T> {
        let machine = Machine { lua: self.lua.clone(), shared: Shared::of(self.lua)? };
        let asked = self.shared.asked.borrow().last().cloned();
        let mut view = View::new(self.game, &machine, self.position);
        if let Some(asked) = &asked {
            view = view.seen_by(asked.me).at_depth(asked.depth);
            if let Some(decision) = &asked.decision {
                view = view.about(decision);
            }
            if let Some(cell) = asked.cell {
                view = view.at(cell);
            }
        }
        ask(&view).map_err(mlua::Error::external)
    }
}
