use super::engine::{Outcome, begin};
use super::kept::Kept;
use super::picture::picture;
use super::{Command, Engine, Reply, TABLE};
use crate::analysis::solve::SolveJob;
use crate::analysis::{PerftJob, PlayoutsJob};
use crate::board::Point;
use crate::diagnostic::{Diagnostic, Kind, Source, Span};
use crate::render::svg::{Theme, draw};
use crate::script::Request;
use crate::session::answer::{
    MovesAnswer, OptionAnswer, PlayoutsAnswer, PositionAnswer, RulesAnswer, SolveAnswer, TurnAnswer,
    WhyAnswer,
};
use crate::session::file::PictureFile;
use crate::session::{Chance, View, set_option};
use std::time::{Duration, Instant};

/// After how many turns a random game at the prompt is given up.
const MAX_PLIES: u32 = 1000;

impl Engine {
    /// Does what a command says.
    ///
    /// # Errors
    /// What is wrong with it.
    pub(super) fn command(&mut self, source: &Source, name: Span, argument: Span) -> Outcome {
        match Command::read(source, name, argument)? {
            Command::Board(None) => Ok(Reply::Board(PositionAnswer::of(&self.session))),
            Command::Board(Some(cell)) => Ok(Reply::Stack { stack: self.stack(source, argument, &cell)? }),
            Command::Moves(filter) => Ok(Reply::Moves(self.moves(filter.as_deref())?)),
            Command::Why(span) => Ok(Reply::Why(WhyAnswer::about(&self.session, &part(source, span))?)),
            Command::Rules(filter) => {
                Ok(Reply::Rules(RulesAnswer::of(self.session.game(), filter.as_deref())))
            }
            Command::Undo(count) => {
                let decisions = self.session.undo(count);
                if decisions == 0 && self.back() {
                    return Ok(self.now("the game before is back"));
                }
                self.moved("undo", decisions, "nothing was played yet")
            }
            Command::Redo(count) => {
                let decisions = self.session.redo(count);
                if decisions == 0 && self.forth() {
                    return Ok(self.now("the game after it is back"));
                }
                self.moved("redo", decisions, "nothing was taken back")
            }
            Command::Goto(ply) => self.go_to(ply),
            Command::Step(way) => self.walk(way),
            Command::Diff(plies) => self.diff(plies),
            Command::Watch(asked) => self.watch(source, argument, asked),
            Command::Break(asked) => self.break_at(source, argument, asked),
            Command::History => Ok(Reply::History { history: TurnAnswer::since(&self.session, 0) }),
            Command::Position(None) => Ok(Reply::Position(PositionAnswer::of(&self.session))),
            Command::Position(Some(span)) => self.fresh(Some(part(source, span)), "the position is set up"),
            Command::Hash => Ok(Reply::Hash { hash: format!("{:016x}", self.session.position().hash()) }),
            Command::Perft(depth) => {
                let job = PerftJob { depth, ..PerftJob::default() };
                let runner = self.session.runner();
                Ok(Reply::Perft(runner.perft(self.session.position(), job, self.work)?.into()))
            }
            Command::Playouts(games) => Ok(Reply::Playouts(self.playouts(games)?)),
            Command::Solve(seconds) => Ok(Reply::Solve(self.solve(seconds)?)),
            Command::Random(count) => self.random(count),
            Command::Save(path) => self.save(&path),
            Command::Svg(path) => self.draw(&path),
            Command::Picture(terminal) => {
                let picture =
                    picture(&draw(&View::of(&self.session).scene(), Theme::Light), terminal.as_deref());
                picture.map_err(|error| error.at(source, argument).into())
            }
            Command::Load(name) => self.load(&name),
            Command::Reload => self.reload("the scripts were read again"),
            Command::Accept => self.accept(),
            Command::Set(None) => {
                let options = self.session.game().options.iter().map(OptionAnswer::of).collect();
                Ok(Reply::Options { options })
            }
            Command::Set(Some((key, value))) => {
                let mut request = self.request.clone();
                set_option(&mut request, &key, &value);
                self.change(request, &format!("{key}={value}"))
            }
            Command::Variant(name) => self.variant(name),
            Command::Lua(span) => Ok(Reply::Value { value: self.lua(source, span)? }),
            Command::New => self.fresh(None, "a new game"),
            Command::Quit => Ok(Reply::Quit {}),
            Command::Help(entry) => {
                Ok(Reply::Help { entries: entry.map_or_else(|| TABLE.iter().collect(), |entry| vec![entry]) })
            }
        }
    }

    fn stack(&self, source: &Source, span: Span, cell: &str) -> Result<String, Diagnostic> {
        let point = self.cell(source, span, cell)?;
        Ok(crate::render::stack(self.session.game(), self.session.position(), point))
    }

    /// A cell or a point of the rim by its name.
    pub(super) fn cell(&self, source: &Source, span: Span, cell: &str) -> Result<Point, Diagnostic> {
        let game = self.session.game();
        let found = game.board.find(cell).or_else(|| game.board.find(&cell.to_lowercase()));
        found.ok_or_else(|| {
            let names = (0..game.board.points() as u16).map(|point| game.board.name(Point(point)));
            Diagnostic::new(Kind::Usage, format!("there is no `{cell}` on the board"))
                .at(source, span)
                .nearest(cell, names)
        })
    }

    fn draw(&self, path: &str) -> Outcome {
        let view = View::of(&self.session);
        PictureFile::named(path)?.write(&draw(&view.scene(), Theme::Light))?;
        Ok(Reply::Drawn { drawn: path.to_string() })
    }

    fn moves(&self, filter: Option<&str>) -> Result<MovesAnswer, Diagnostic> {
        let mut answer = MovesAnswer::of(&self.session)?;
        if let Some(filter) = filter.map(str::to_lowercase) {
            answer.open = Some(answer.moves.len());
            answer.moves.retain(|text| text.to_lowercase().contains(&filter));
        }
        Ok(answer)
    }

    fn moved(&self, moved: &'static str, decisions: usize, nothing: &str) -> Outcome {
        if decisions == 0 {
            return Err(Diagnostic::new(Kind::Usage, nothing).into());
        }
        Ok(Reply::Moved { moved, decisions, now: PositionAnswer::of(&self.session) })
    }

    fn go_to(&mut self, ply: u32) -> Outcome {
        let before = self.session.played().len();
        self.session.reach(ply)?;
        let decisions = self.session.played().len().abs_diff(before);
        Ok(Reply::Moved { moved: "goto", decisions, now: PositionAnswer::of(&self.session) })
    }

    /// Begins another game, with whatever rules; the game before is kept.
    ///
    /// # Errors
    /// What is wrong with it; the game before stays.
    pub fn begin(&mut self, mut request: Request, seed: u64) -> Outcome {
        let loaded = self.shelf.draw(&mut request, seed, "")?;
        let session = begin(&loaded, None)?;
        let (tags, files) = (Vec::new(), loaded.files);
        let kept =
            self.turn_to(Kept { id: 0, request, session, start: None, tags, seed, writer: None, files });
        self.chance = Chance::new(seed);
        Ok(self.now_instead("a new game", kept))
    }

    /// Begins another game of the same rules, at their start or in a position.
    fn fresh(&mut self, start: Option<Source>, done: &str) -> Outcome {
        let session = self.session.anew(start.clone())?;
        let (request, seed, files) = (self.request.clone(), self.seed, self.files.clone());
        let next = Kept { id: 0, request, session, start, tags: Vec::new(), seed, writer: None, files };
        let kept = self.turn_to(next);
        Ok(self.now_instead(done, kept))
    }

    /// Where the game stands that took the place of another.
    pub(super) fn now_instead(&self, done: &str, kept: bool) -> Reply {
        let back = if kept { "; `:undo` brings back the game before" } else { "" };
        self.now(&format!("{done}{back}"))
    }

    fn playouts(&self, games: u64) -> Result<PlayoutsAnswer, Diagnostic> {
        let job = PlayoutsJob { games, seed: self.seed, max_plies: Some(MAX_PLIES) };
        let (game, position) = (self.session.game(), self.session.position());
        let clock = Instant::now();
        let result = self.session.runner().playouts(position, job, self.work);
        let result =
            result.map_err(|error| self.session.fault_in_playouts(&self.request, error, job, self.work))?;
        let seconds = clock.elapsed().as_secs_f64();
        Ok(PlayoutsAnswer::of(game, &result, self.seed, seconds, seconds))
    }

    fn solve(&self, seconds: u32) -> Result<SolveAnswer, Diagnostic> {
        let job = SolveJob { time_limit: Some(Duration::from_secs(seconds.into())), ..SolveJob::default() };
        let clock = Instant::now();
        self.session.solve(&job, self.work, || {
            let seconds = clock.elapsed().as_secs_f64();
            (seconds, seconds)
        })
    }

    fn random(&mut self, count: usize) -> Outcome {
        let before = self.session.played().len();
        for i in 0..count {
            if i > 0 && (self.session.decider().is_none() || self.work.is_stopped()) {
                break;
            }
            self.play_random()?;
            if self.breaks.meets(self.id, &self.session) {
                break;
            }
        }
        Ok(Reply::Played { played: TurnAnswer::since(&self.session, before) })
    }

    fn variant(&mut self, name: Option<String>) -> Outcome {
        let mut request = self.request.clone();
        let done = match name {
            Some(name) => {
                let done = format!("with {name}");
                request.with.push(name);
                done
            }
            None => {
                request.with.clear();
                "without house rules".to_string()
            }
        };
        self.change(request, &done)
    }
}

/// A stretch of a line as a text of its own, with its places kept.
fn part(source: &Source, span: Span) -> Source {
    let text = &source.text[span.range()];
    Source::new(source.name.clone(), format!("{}{text}", " ".repeat(span.start)))
}
