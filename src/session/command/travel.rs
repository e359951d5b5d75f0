use super::engine::Outcome;
use super::{Asked, Engine, Reply};
use crate::board::Point;
use crate::diagnostic::{Diagnostic, Kind, Source, Span};
use crate::position::{Effect, Position};
use crate::rule::RuleId;
use crate::session::answer::{BreakAnswer, DiffAnswer, RuleAnswer, StepAnswer, WatchAnswer};
use crate::session::travel::{Break, Cursor, Way};

impl Engine {
    /// Goes some way among the effects of decisions. The game stays where it is.
    pub(super) fn walk(&mut self, way: Way) -> Outcome {
        let from = Cursor::from(self.cursor, &self.session, way);
        let Some((cursor, event)) = from.go(&self.session, way) else {
            return Err(self.no_step(from, way).into());
        };
        let inside = cursor.inside(&self.session).zip(cursor.position(&self.session));
        let Some((inside, position)) = inside else { return Err(self.no_step(from, way).into()) };
        let answer = StepAnswer::of(&self.session, cursor, inside, event, way == Way::Back, &position);
        self.cursor = Some(cursor);
        Ok(Reply::Step(answer))
    }

    fn no_step(&self, from: Cursor, way: Way) -> Diagnostic {
        let error = |message: String| Diagnostic::new(Kind::Usage, message);
        match (from.inside(&self.session), way) {
            (None, Way::To(_)) => error("nothing was played yet".to_string()),
            (_, Way::Forth) => error("no effect comes after this".to_string()),
            (_, Way::Back) => error("no effect came before this".to_string()),
            (Some((played, of)), Way::To(_)) => {
                let effects = if of == 1 { "1 effect".to_string() } else { format!("{of} effects") };
                error(format!("`{}` has {effects}", played.text))
            }
        }
    }

    /// The position between two effects that was shown last, and the cells that the last effect was about; nothing if
    /// the game does not stand as it did.
    pub fn between(&self) -> Option<(Position, Vec<Point>)> {
        let cursor = self.cursor?;
        let position = cursor.position(&self.session)?;
        let event = cursor.go(&self.session, Way::To(cursor.made))?.1;
        let cells = event.map_or_else(Vec::new, |event| match event.effect {
            Effect::Put { at, .. } | Effect::Lift { at, .. } | Effect::Become { at, .. } => vec![at],
            Effect::Carry { from, to, .. } => vec![from, to],
            _ => Vec::new(),
        });
        Some((position, cells))
    }

    /// Watches a cell, or no longer, or tells which are watched.
    pub(super) fn watch(&mut self, source: &Source, span: Span, asked: Asked) -> Outcome {
        match asked {
            Asked::List => {}
            Asked::AllOff => self.watch.cells.clear(),
            Asked::Off(name) => {
                let name = self.named(source, span, &name)?;
                self.watch.cells.retain(|known| *known != name);
            }
            Asked::On(name) => {
                let name = self.named(source, span, &name)?;
                if !self.watch.cells.contains(&name) {
                    self.watch.cells.push(name);
                }
                // what was before is no change
                self.watch.look(self.id, &self.session);
            }
        }
        let game = self.session.game();
        let told = |name: &String| match game.board.find(name) {
            Some(cell) => crate::render::stack(game, self.session.position(), cell),
            None => format!("{name}: not on the board"),
        };
        Ok(Reply::Watching { watching: self.watch.cells.iter().map(told).collect() })
    }

    /// The name of a cell, as the board writes it.
    fn named(&self, source: &Source, span: Span, name: &str) -> Result<String, Diagnostic> {
        let cell = self.cell(source, span, name)?;
        Ok(self.session.game().board.name(cell).to_string())
    }

    /// Stops at a rule, or no longer, or tells at which.
    pub(super) fn break_at(&mut self, source: &Source, span: Span, asked: Asked) -> Outcome {
        match asked {
            Asked::List => {}
            Asked::AllOff => self.breaks.clear(),
            Asked::Off(name) => {
                let rule = self.rule(source, span, &name)?;
                self.breaks.remove(rule);
            }
            Asked::On(name) => {
                let rule = self.rule(source, span, &name)?;
                self.breaks.add(self.session.game(), rule)?;
                self.breaks.look_again();
            }
        }
        let game = self.session.game();
        Ok(Reply::Breaks {
            breaks: self.breaks.rules().map(|rule| RuleAnswer::of(game.rule(rule))).collect(),
        })
    }

    /// A rule by its name, its name without the phase, or its number in the rulebook.
    fn rule(&self, source: &Source, span: Span, name: &str) -> Result<RuleId, Diagnostic> {
        let game = self.session.game();
        if let Some(rule) = game.find_rule(name) {
            return Ok(rule);
        }
        let fits = |rule: &crate::rule::Rule| {
            rule.name.rsplit('.').next() == Some(name)
                || rule.label.as_ref().is_some_and(|label| label.eq_ignore_ascii_case(name))
        };
        let fitting: Vec<usize> = (0..game.rules.len()).filter(|place| fits(&game.rules[*place])).collect();
        let names: Vec<&str> = fitting.iter().map(|place| game.rules[*place].name.as_str()).collect();
        match fitting.as_slice() {
            [only] => Ok(RuleId(*only as u16)),
            [] => Err(Diagnostic::new(Kind::Usage, format!("there is no rule `{name}`"))
                .at(source, span)
                .nearest(name, game.rules.iter().map(|rule| rule.name.as_str()))),
            _ => Err(Diagnostic::new(Kind::Usage, format!("`{name}` could be `{}`", names.join("` or `")))
                .at(source, span)),
        }
    }

    /// What differs between the positions after so many turns.
    pub(super) fn diff(&self, plies: [Option<u32>; 2]) -> Outcome {
        let position = |ply: Option<u32>| match ply {
            None => Ok(self.session.position().clone()),
            Some(ply) => self.session.after_turns(ply).map(|(_, position)| position).ok_or_else(|| {
                let message = format!("the game has no position after {ply} turns");
                let (first, last) = (self.session.start().turn().ply, self.session.last_ply());
                Diagnostic::new(Kind::Usage, message).note(format!("it goes from {first} to {last}"))
            }),
        };
        let [first, second] = [position(plies[0])?, position(plies[1])?];
        Ok(Reply::Diff(DiffAnswer::between(&self.session, [&first, &second])?))
    }

    /// What has changed on watched cells, and what rules decided at which play is to stop, since it was looked last.
    pub fn noticed(&mut self) -> Vec<Reply> {
        let (number, mut replies) = (self.id, Vec::new());
        let changes = self.watch.look(number, &self.session);
        if !changes.is_empty() {
            let watched = changes.iter().map(|change| WatchAnswer::of(&self.session, change)).collect();
            replies.push(Reply::Watched { watched });
        }
        replies.extend(self.broke(number));
        replies
    }

    pub(super) fn broke(&mut self, number: u64) -> Option<Reply> {
        let found = self.breaks.look(number, &self.session);
        self.told(&found)
    }

    /// What a rule at which play is to stop has to do with a move that was refused.
    pub(super) fn broke_refused(&self, error: &Diagnostic) -> Option<Reply> {
        let (source, at) =
            error.at.as_ref().filter(|_| error.kind == Kind::Illegal && !self.breaks.is_empty())?;
        let notation = self.session.notation().clone();
        let rest = Span::new(at.start, source.text.len());
        let phrase = notation.read_all(source, rest).next()?.ok()?;
        let intent = crate::notation::meaning(self.session.game(), source, &phrase).ok()?;
        let verdict = self.session.why(&intent).ok()?;
        let rule = verdict.rule.filter(|rule| self.breaks.rules().any(|known| known == *rule))?;
        let text = Some(source.text[phrase.span.range()].to_string());
        let ply = self.session.position().turn().ply;
        let why = std::iter::once("it forbids this".to_string()).chain(verdict.trace).collect::<Vec<_>>();
        self.told(&[Break { rule, ply, text, why: why.join("; "), kept_closed: Vec::new() }])
    }

    fn told(&self, found: &[Break]) -> Option<Reply> {
        let game = self.session.game();
        let broke: Vec<BreakAnswer> = found.iter().map(|one| BreakAnswer::of(game, one)).collect();
        (!broke.is_empty()).then_some(Reply::Broke { broke })
    }
}
