use super::place::Place;
use super::resolve::Resolver;
use super::shared::{Shared, here};
use super::term::Arg;
use super::word::Type;
use super::world::World;
use crate::board::Point;
use crate::diagnostic::Diagnostic;
use crate::position::Player;
use crate::rule::{Body, Decision, Game, View};
use mlua::Lua;
use std::rc::Rc;
use std::sync::Arc;

/// What a function that runs now was asked about, besides the position.
#[derive(Clone)]
pub(super) struct Asked {
    /// Who decides, or would.
    pub me: Player,
    pub decision: Option<Decision>,
    pub cell: Option<Point>,
    /// How deep rules ask other rules.
    pub depth: u16,
}

impl Asked {
    /// The same question in the walker's form.
    pub fn of(view: &View<'_>) -> Asked {
        Asked { me: view.me, decision: view.decision.cloned(), cell: view.cell, depth: view.depth() }
    }
}

/// The names of the game, once it is complete.
pub(super) fn known(shared: &Shared) -> mlua::Result<(Rc<World>, Arc<Game>)> {
    let world = shared.world.get().cloned();
    let game = world.as_ref().and_then(|world| world.game.get().cloned());
    world.zip(game).ok_or_else(|| mlua::Error::runtime("there is no game to ask about yet"))
}

/// The tree of an expression that a running function made.
///
/// # Errors
/// The first name in it that is unknown.
pub(super) fn resolved(
    shared: &Shared,
    world: &World,
    arg: &Arg,
    ty: Type,
    at: Place,
) -> Result<Body, Diagnostic> {
    shared.copied.set(0);
    let resolver = Resolver::new(shared, world, "", at);
    let body = resolver.body(arg, ty);
    match resolver.findings.take().into_iter().next() {
        Some(finding) => Err(finding),
        None => Ok(body),
    }
}

/// An error at the line that runs now.
pub(super) fn error_here(lua: &Lua, shared: &Shared, words: &[&str], message: String) -> mlua::Error {
    mlua::Error::external(shared.error(here(lua), words, message))
}

/// A cell by name.
pub(super) fn cell(lua: &Lua, shared: &Shared, game: &Game, name: &str) -> mlua::Result<Point> {
    let found = game.board.find(name);
    found.ok_or_else(|| {
        let quoted = format!("\"{name}\"");
        let error = shared.error(here(lua), &[&quoted, name], format!("the board has no cell `{name}`"));
        let known = game.board.all().iter().map(|cell| game.board.name(cell)).collect::<Vec<_>>();
        mlua::Error::external(error.nearest(name, known))
    })
}
