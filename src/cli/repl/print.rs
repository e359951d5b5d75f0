use crate::board::Point;
use crate::cli::failure::Failure;
use crate::cli::show::{self, Tint, table, wrap};
use crate::cli::streams::Streams;
use crate::render::text::draw;
use crate::render::{Mark, Scene};
use crate::session::answer::{PositionAnswer, TurnAnswer};
use crate::session::command::{Engine, Entry, Outcome, Reply};
use crate::session::{Session, View};
use std::io::{self, Write};

/// Prints the replies of the engine, for a person or as JSON.
#[derive(Clone, Copy, Debug)]
pub struct Printer {
    /// Whether a person looks on, who wants to see the board.
    pub live: bool,
}

impl Printer {
    /// Prints a reply, or why there is none.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn reply(self, streams: &mut Streams, engine: &Engine, reply: &Outcome) -> Result<(), Failure> {
        match reply {
            Err(errors) => {
                for error in errors {
                    streams.tell(error)?;
                }
            }
            Ok(Reply::Quit {}) => {}
            Ok(reply) if streams.json => self.json(streams, reply)?,
            Ok(reply) => {
                let text = self.text(streams, engine, reply);
                streams.out.write_all(text.as_bytes())?;
            }
        }
        streams.out.flush()?;
        Ok(())
    }

    /// One line of JSON; of turns, commands and what was noticed one line each.
    fn json(self, streams: &mut Streams, reply: &Reply) -> io::Result<()> {
        let lines: Vec<String> = match reply {
            Reply::Played { played } => played.iter().map(serde_json::to_string).collect::<Result<_, _>>()?,
            Reply::Watched { watched } => {
                watched.iter().map(serde_json::to_string).collect::<Result<_, _>>()?
            }
            Reply::Broke { broke } => broke.iter().map(serde_json::to_string).collect::<Result<_, _>>()?,
            Reply::Help { entries } => {
                let told = |entry: &&Entry| serde_json::json!({"command": entry.name, "arguments": entry.arguments, "help": entry.help});
                entries.iter().map(|entry| told(entry).to_string()).collect()
            }
            reply => vec![serde_json::to_string(reply)?],
        };
        lines.iter().try_for_each(|line| writeln!(streams.out, "{line}"))
    }

    fn text(self, streams: &Streams, engine: &Engine, reply: &Reply) -> String {
        let width = streams.width;
        match reply {
            Reply::Board(_) => board(streams, engine.session()),
            Reply::Stack { stack } => format!("{stack}\n"),
            Reply::Moves(answer) => show::moves(answer, streams.sentence, width),
            Reply::Why(answer) => show::why(answer, streams.sentence),
            Reply::Rules(answer) => show::rules(answer, width),
            Reply::Options { options } if options.is_empty() => "the game has no options\n".to_string(),
            Reply::Options { options } => show::options(options, width),
            Reply::Moved { now, .. } => self.now(streams, engine, "", now),
            Reply::Now { done, now } => self.now(streams, engine, done, now),
            Reply::History { history } if history.is_empty() => "nothing was played yet\n".to_string(),
            Reply::History { history } => turns(history),
            Reply::Position(now) => format!("{}\n", now.position),
            Reply::Hash { hash } => format!("{hash}\n"),
            Reply::Perft(answer) => show::perft(answer, width),
            Reply::Playouts(answer) => show::playouts(answer, streams.sentence, width, streams.ascii),
            Reply::Solve(answer) => show::solve(answer, width),
            Reply::Played { played } if self.live => {
                let told = if played.len() > 1 { turns(played) } else { String::new() };
                told + &board(streams, engine.session())
            }
            Reply::Played { played } => turns(played) + &ended(engine.session()),
            Reply::Saved { saved } => format!("saved in {saved}\n"),
            Reply::Step(answer) => show::step(answer, width) + &between(streams, engine),
            Reply::Diff(answer) => show::diff(answer, width),
            Reply::Watching { watching } => show::list(watching, "no cell is watched"),
            Reply::Watched { watched } => show::watched(watched, width),
            Reply::Breaks { breaks } => {
                let told: Vec<String> =
                    breaks.iter().map(|rule| format!("{} ({})", rule.rule, rule.at)).collect();
                show::list(&told, "play stops at no rule")
            }
            Reply::Broke { broke } => show::broke(broke, width),
            Reply::Reloaded(answer) => {
                let told = format!("{}\n{}", answer.done, show::changes(&answer.changes, width));
                told + &self.now(streams, engine, "", &answer.now)
            }
            Reply::Drawn { drawn } => format!("drawn in {drawn}\n"),
            Reply::Picture { letters, .. } => letters.clone(),
            Reply::Value { value } => format!("{}\n", wrap(value, width, 0)),
            Reply::Help { entries } => help(entries, width),
            Reply::Quit {} => String::new(),
        }
    }

    fn now(self, streams: &Streams, engine: &Engine, done: &str, now: &PositionAnswer) -> String {
        let done = if done.is_empty() { String::new() } else { format!("{done}\n") };
        if self.live {
            return done + &board(streams, engine.session());
        }
        match &now.outcome {
            Some(outcome) => format!("{done}ply {}: {outcome}\n", now.ply),
            None => format!("{done}ply {}: {} decides\n", now.ply, now.turn),
        }
    }
}

/// How the game ended, once it has.
fn ended(session: &Session) -> String {
    let outcome = session.position().turn().outcome;
    outcome.map_or_else(String::new, |outcome| {
        format!("the game is over: {}\n", session.game().outcome_text(outcome))
    })
}

/// The board between two effects, with the cells marked that the last one was about.
fn between(streams: &Streams, engine: &Engine) -> String {
    let Some((position, cells)) = engine.between() else { return String::new() };
    let marks: Vec<(Point, Mark)> = cells.into_iter().map(|cell| (cell, Mark::To)).collect();
    let session = engine.session();
    let scores = session.rules().scores(&position).ok().flatten();
    let scene = Scene { scores: scores.as_deref(), marks: &marks, ..Scene::new(session.game(), &position) };
    draw(&scene, &streams.style())
}

/// The board with the last turn marked.
pub fn board(streams: &Streams, session: &Session) -> String {
    draw(&View::of(session).scene(), &streams.style())
}

/// `white 12> `: who decides, and after how many turns; inside a turn also what: `white to take 12> `.
pub fn prompt(session: &Session) -> String {
    let ply = session.position().turn().ply;
    if session.decider().is_none() {
        return format!("over {ply}> ");
    }
    let mut verbs: Vec<&str> = Vec::new();
    if session.is_inside_turn() {
        let open = session.decisions().unwrap_or_default();
        verbs = open.iter().map(|(_, decision)| decision.verb().word()).collect();
        verbs.sort_unstable();
        verbs.dedup();
    }
    let what = if verbs.is_empty() { String::new() } else { format!(" to {}", verbs.join(" or ")) };
    format!("{}{what} {ply}> ", session.turn_name())
}

/// Turns with their numbers, one a line.
fn turns(turns: &[TurnAnswer]) -> String {
    turns.iter().map(|turn| format!("{}. {} {}\n", turn.ply, Tint::Faint.on(&turn.by), turn.text)).collect()
}

fn help(entries: &[&Entry], width: usize) -> String {
    let rows: Vec<Vec<String>> = entries
        .iter()
        .map(|entry| vec![format!(":{} {}", entry.name, entry.arguments), entry.help.to_string()])
        .collect();
    let more = "Everything else is read as moves; several may stand on a line. TAB completes. The beginning of a \
                command is enough if no other begins so: `:u`, `:q`.";
    let more = if entries.len() > 1 { wrap(more, width, 0) + "\n" } else { String::new() };
    table(&[], &rows, width) + &more
}
