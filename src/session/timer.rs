use super::{Bell, Session};
use crate::diagnostic::{Diagnostic, Kind, Source};
use crate::position::Decider;
use crate::rule::{Game, OptionValue, Verb};
use std::time::{Duration, Instant};

/// The variable by which a game says that its timer runs: it is not 0, and changes when the timer is turned anew.
const VARIABLE: &str = "timer";
/// The option with the minutes after which who waits may be reminded of what else there is to say.
const PATIENCE: &str = "patience";
/// What is said when time has run out.
const MOVE: &str = "time";
/// When it is told how many seconds are left.
const TOLD: [u64; 9] = [45, 30, 20, 10, 5, 4, 3, 2, 1];

/// A timer that runs while a game says so, and then makes a move.
#[derive(Debug)]
pub struct Timer {
    length: Duration,
    /// The value of the game's variable, and when time is up.
    running: Option<(i64, Instant)>,
    /// How many decisions were made when it was last looked at, and when that was.
    waiting: (usize, Instant),
}

impl Timer {
    /// A timer of so many seconds.
    ///
    /// # Errors
    /// [`Kind::Usage`] if the game has no timer, or there is no time.
    pub fn new(game: &Game, seconds: u64, now: Instant) -> Result<Timer, Diagnostic> {
        if !game.variables.iter().any(|variable| variable.name == VARIABLE) {
            return Err(Diagnostic::new(Kind::Usage, format!("the game `{}` has no timer", game.name)));
        }
        if !(1..=86_400).contains(&seconds) {
            return Err(Diagnostic::new(
                Kind::Usage,
                format!("a timer runs 1 second to a day, not {seconds} s"),
            ));
        }
        Ok(Timer { length: Duration::from_secs(seconds), running: None, waiting: (usize::MAX, now) })
    }

    /// Looks at the game after something may have changed; what is to be told while nothing does.
    pub fn look(&mut self, session: &Session, now: Instant) -> Vec<Bell> {
        let played = session.played().len();
        if self.waiting.0 != played {
            self.waiting = (played, now);
        }
        let value = value(session);
        if self.running.map_or(0, |(value, _)| value) != value {
            self.running = (value != 0).then_some((value, now + self.length));
        }
        let mut bells = match self.running {
            Some((_, end)) => self.countdown(end, session),
            None => self.reminder(session).into_iter().collect(),
        };
        bells.retain(|bell| bell.at >= now);
        bells
    }

    /// What is to be typed because time has run out.
    pub fn run_out(&self, now: Instant) -> Option<Source> {
        self.running.filter(|(_, end)| *end <= now).map(|_| Source::new("the timer", MOVE))
    }

    /// How long it still runs, while it does.
    pub fn left(&self, now: Instant) -> Option<Duration> {
        self.running.map(|(_, end)| end.saturating_duration_since(now))
    }

    fn countdown(&self, end: Instant, session: &Session) -> Vec<Bell> {
        let begins =
            Bell { at: end - self.length, text: format!("the timer runs: {} s", self.length.as_secs()) };
        let told = TOLD.iter().filter(|left| **left < self.length.as_secs());
        let told = told.map(|left| Bell {
            at: end - Duration::from_secs(*left),
            text: format!("the timer runs: {left} s left"),
        });
        let ends = Bell { at: end, text: format!("time is up: {}; Enter goes on", then(session)) };
        std::iter::once(begins).chain(told).chain([ends]).collect()
    }

    /// Where nobody decides for long, what may be said.
    fn reminder(&self, session: &Session) -> Option<Bell> {
        if session.decider() != Some(Decider::Anyone) {
            return None;
        }
        let option = session.game().options.iter().find(|option| option.name == PATIENCE)?;
        let OptionValue::Integer(minutes) = option.value else { return None };
        let open = session.decisions().ok()?;
        let words = open.iter().filter(|(_, decision)| decision.verb() == Verb::Say);
        let words: Vec<String> = words.map(|(text, _)| format!("`{text}`")).collect();
        let after = Duration::from_secs(60 * u64::try_from(minutes).ok()?);
        let text = format!("nothing was said for {minutes} minutes; {} may be", words.join(" or "));
        Some(Bell { at: self.waiting.1 + after, text }).filter(|_| !words.is_empty())
    }
}

fn value(session: &Session) -> i64 {
    let variables = &session.game().variables;
    let place = variables.iter().find(|variable| variable.name == VARIABLE).map(|variable| variable.index);
    place.map_or(0, |place| session.position().variable(place))
}

/// Who decides once time is up.
fn then(session: &Session) -> String {
    let after = || {
        let open = session.decisions().ok()?;
        let (_, time) = open.iter().find(|(text, _)| text == MOVE)?;
        let mut position = session.position().clone();
        session.rules().play(&mut position, time).ok()?;
        Some(format!("{} decides", session.game().decider_name(position.turn().decider)))
    };
    after().unwrap_or_else(|| format!("`{MOVE}` is said"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::script::{Library, LibraryPaths, Request};
    use crate::session::Shelf;

    const GAME: &str = r#"
        option("patience", { default = 3 })
        local bells = game "bells" {
          title = "Bells",
          players = { "anna", "bob" },
          pieces = { stone = "S" },
          board = board.square { width = 2, height = 2 },
          variables = { timer = 0 },
        }
        local waiting = bells:phase "waiting"
        waiting.who = "anyone"
        waiting.moves = bid { listed = 1 }:also(assign("timer", 2))
          + say "flip":when(var "timer":is(0)):also(assign("timer", 1))
          + say "time":when(var "timer":is_not(0)):also(assign("timer", 0))
        waiting.next = { win "bob":when(var "timer":is(0)), go "waiting":by(same) }
        return bells
    "#;

    fn session(script: &str) -> Session {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("bells.lua");
        std::fs::write(&path, script).unwrap();
        let shelf = Shelf::new(Library::new(LibraryPaths::default()));
        let loaded = shelf.load(&Request::game(path.to_str().unwrap())).unwrap();
        Session::new(loaded.game, loaded.notation).unwrap()
    }

    fn play(session: &mut Session, text: &str) {
        let open = session.decisions().unwrap();
        let (_, decision) = open.iter().find(|(known, _)| known == text).unwrap();
        session.play(decision).unwrap();
    }

    #[test]
    fn it_runs_when_the_game_says_so_and_anew_when_it_is_turned_anew() {
        let mut session = session(GAME);
        let (start, second) = (Instant::now(), Duration::from_secs(1));
        let mut timer = Timer::new(session.game(), 60, start).unwrap();
        let told = timer.look(&session, start);
        let reminder =
            Bell { at: start + 180 * second, text: "nothing was said for 3 minutes; `flip` may be".into() };
        assert_eq!(told, [reminder]);
        play(&mut session, "flip");
        let told = timer.look(&session, start + 10 * second);
        assert_eq!(told.first().map(|bell| bell.text.as_str()), Some("the timer runs: 60 s"));
        assert_eq!(told.last().map(|bell| bell.at), Some(start + 70 * second));
        play(&mut session, "bid anna 1");
        timer.look(&session, start + 50 * second);
        play(&mut session, "bid bob 1");
        let told = timer.look(&session, start + 80 * second);
        assert_eq!(told.first().map(|bell| bell.text.as_str()), Some("the timer runs: 30 s left"));
        assert_eq!(
            told.last().map(|bell| bell.text.as_str()),
            Some("time is up: anyone decides; Enter goes on")
        );
        assert!(timer.run_out(start + 109 * second).is_none());
        assert_eq!(
            timer.run_out(start + 110 * second).map(|text| text.text.to_string()),
            Some("time".into())
        );
        session.undo(9);
        timer.look(&session, start + 111 * second);
        assert!(timer.run_out(start + 999 * second).is_none());
    }

    #[test]
    fn a_game_without_a_timer_has_none() {
        let now = Instant::now();
        let without = session(&GAME.replace("timer", "hourglass"));
        assert_eq!(
            Timer::new(without.game(), 60, now).unwrap_err().message,
            format!("the game `{}` has no timer", without.game().name)
        );
        assert!(Timer::new(session(GAME).game(), 0, now).is_err());
    }
}
