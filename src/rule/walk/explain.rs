//! Why a decision is not open: the first part of a rule that fails, and the named rule it belongs to.

use super::View;
use crate::board::{Direction, Point};
use crate::diagnostic::Diagnostic;
use crate::rule::{
    Body, Condition, Directions, Game, Generator, Intent, Moves, Number, Phase, Pieces, RuleId, Set, Shape,
    Value, Verb, Verdict,
};
use std::sync::Arc;

/// The part that fails, the rule it belongs to, and how many parts held before it.
struct Failure {
    rule: Option<RuleId>,
    text: String,
    passed: u8,
}

impl View<'_> {
    /// Why an intent is not among the open decisions of a phase.
    pub(in crate::rule) fn explain(
        &self,
        phase: &Phase,
        intent: &Intent,
        must_pass: bool,
    ) -> Result<Verdict, Diagnostic> {
        if self.position.turn().outcome.is_some() {
            return Ok(verdict(self.game, None, "the game is over"));
        }
        if intent.word.as_deref() == Some("pass") {
            return Ok(verdict(self.game, Some(phase.blocked), "a decision is open, so nobody may pass"));
        }
        if must_pass {
            let nothing = "no other decision is open than `pass`";
            return Ok(verdict(self.game, Some(phase.blocked), nothing));
        }
        let mut leaves = Vec::new();
        self.leaves(&Moves::Rule(phase.moves), Some(phase.moves), &mut leaves)?;
        let mut best: Option<Failure> = None;
        for (generator, rule) in &leaves {
            let verb = generator.shape.verb();
            if !intent.verbs.is_empty() && !intent.verbs.contains(&verb) {
                continue;
            }
            let failure = self.failure(generator, intent, *rule)?;
            if best.as_ref().is_none_or(|best| failure.passed > best.passed) {
                best = Some(failure);
            }
        }
        if let Some(failure) = best.as_ref().filter(|failure| failure.passed == u8::MAX) {
            let refused = self.refused(&Moves::Rule(phase.moves), intent, Some(phase.moves))?;
            let failure = refused.as_ref().unwrap_or(failure);
            return Ok(verdict(self.game, failure.rule, &failure.text));
        }
        Ok(match best {
            Some(failure) => verdict(self.game, failure.rule, &failure.text),
            None => verdict(self.game, None, &self.other_verbs(phase, &leaves)),
        })
    }

    fn other_verbs(&self, phase: &Phase, leaves: &[(Arc<Generator>, Option<RuleId>)]) -> String {
        let mut words: Vec<&str> =
            leaves.iter().map(|(generator, _)| generator.shape.verb().word()).collect();
        words.sort_unstable();
        words.dedup();
        format!("in phase `{}` a decision is one of: {}", phase.name, words.join(", "))
    }

    /// The generators of an expression, each with the innermost named rule it stands in.
    fn leaves(
        &self,
        moves: &Moves,
        rule: Option<RuleId>,
        found: &mut Vec<(Arc<Generator>, Option<RuleId>)>,
    ) -> Result<(), Diagnostic> {
        match moves {
            Moves::Rule(id) => {
                if let (view, Body::Moves(inner)) = self.body(*id)? {
                    view.leaves(inner, Some(*id), found)?;
                }
            }
            Moves::Make(generator) => found.push((generator.clone(), rule)),
            Moves::Any(parts) | Moves::First(parts) => {
                for part in parts {
                    self.leaves(part, rule, found)?;
                }
            }
            Moves::Only(inner, _) => self.leaves(inner, rule, found)?,
            Moves::Function(function) => {
                if let Value::Moves(inner) = self.call(*function)? {
                    self.leaves(&inner, rule, found)?;
                }
            }
        }
        Ok(())
    }

    /// What refuses a decision that its generator makes: a condition on it, or a choice that comes first.
    fn refused(
        &self,
        moves: &Moves,
        intent: &Intent,
        rule: Option<RuleId>,
    ) -> Result<Option<Failure>, Diagnostic> {
        let made = |view: &View<'_>, moves: &Moves| -> Result<bool, Diagnostic> {
            Ok(view.generate(moves)?.iter().any(|decision| intent.fits(decision)))
        };
        match moves {
            Moves::Rule(id) => match self.body(*id)? {
                (view, Body::Moves(inner)) => view.refused(inner, intent, Some(*id)),
                _ => Ok(None),
            },
            Moves::Any(parts) => {
                for part in parts {
                    if let Some(failure) = self.refused(part, intent, rule)? {
                        return Ok(Some(failure));
                    }
                }
                Ok(None)
            }
            Moves::First(parts) => {
                for (i, part) in parts.iter().enumerate() {
                    if let Some(failure) = self.refused(part, intent, rule)? {
                        return Ok(Some(failure));
                    }
                    if i > 0 && made(self, part)? {
                        let first = match &parts[0] {
                            Moves::Rule(id) => Some(*id),
                            _ => rule,
                        };
                        let text = "another decision that is open comes first".to_string();
                        return Ok(Some(Failure { rule: first, text, passed: u8::MAX }));
                    }
                }
                Ok(None)
            }
            Moves::Only(inner, condition) => {
                if let Some(failure) = self.refused(inner, intent, rule)? {
                    return Ok(Some(failure));
                }
                for decision in self.generate(inner)?.iter().filter(|decision| intent.fits(decision)) {
                    if let Some((rule, text)) = self.about(decision).fails(condition, rule)? {
                        return Ok(Some(Failure { rule, text, passed: u8::MAX }));
                    }
                }
                Ok(None)
            }
            Moves::Function(function) => match self.call(*function)? {
                Value::Moves(inner) => self.refused(&inner, intent, rule),
                _ => Ok(None),
            },
            Moves::Make(_) => Ok(None),
        }
    }

    /// The first part of a condition that does not hold.
    fn fails(
        &self,
        condition: &Condition,
        rule: Option<RuleId>,
    ) -> Result<Option<(Option<RuleId>, String)>, Diagnostic> {
        if self.holds(condition)? {
            return Ok(None);
        }
        Ok(Some(match condition {
            Condition::Rule(id) => match self.body(*id)? {
                (view, Body::Condition(inner)) => view
                    .fails(inner, Some(*id))?
                    .unwrap_or_else(|| (Some(*id), "it does not hold".to_string())),
                _ => (Some(*id), "it does not hold".to_string()),
            },
            Condition::All(parts) => {
                for part in parts {
                    if let Some(failure) = self.fails(part, rule)? {
                        return Ok(Some(failure));
                    }
                }
                (rule, "it does not hold".to_string())
            }
            Condition::Not(inner) => match inner.as_ref() {
                Condition::Rule(id) => (Some(*id), format!("`{}` holds", self.game.rule(*id).name)),
                _ => (rule, "it does not hold".to_string()),
            },
            Condition::Compare(left, comparison, right) => {
                let (left, right) = (self.number(left)?, self.number(right)?);
                (rule, format!("{left} {comparison} {right} does not hold"))
            }
            Condition::Function(function) => match self.call(*function)? {
                Value::Refused(reason) => (rule, reason),
                _ => (rule, "the function says no".to_string()),
            },
            _ => (rule, "it does not hold".to_string()),
        }))
    }

    /// The first part of a generator that an intent fails; all passed if there is none.
    fn failure(
        &self,
        generator: &Arc<Generator>,
        intent: &Intent,
        rule: Option<RuleId>,
    ) -> Result<Failure, Diagnostic> {
        let at = |passed: u8, rule: Option<RuleId>, text: String| Failure { rule, text, passed };
        let open = || Failure { rule, text: "it is not open".to_string(), passed: u8::MAX };
        Ok(match &generator.shape {
            Shape::Place { pieces, at: cells } | Shape::Flank { pieces, at: cells, .. } => {
                if let Some(text) = self.not_in_hand(pieces, intent) {
                    return Ok(at(1, rule, text));
                }
                match intent.to.map_or(Ok(None), |to| self.missing(cells, to, rule))? {
                    Some((rule, text)) => at(2, rule, text),
                    None if generator.shape.verb() == Verb::Flank => {
                        at(3, rule, "it encloses nothing".to_string())
                    }
                    None => open(),
                }
            }
            Shape::Step { from, directions, to, .. } => {
                let geometry = |from: Point, end: Point, direction: Direction| {
                    let far = self.board().step(from, direction) != Some(end);
                    Ok(far.then(|| (rule, self.pair("are not neighbours", from, end))))
                };
                self.moving(intent, rule, from, directions, to, geometry)?.unwrap_or_else(open)
            }
            Shape::Slide { from, directions, through, to, whole, deflectors, .. } => {
                let geometry = |from: Point, end: Point, direction: Direction| {
                    let (through, to) = (self.cells(through)?, self.cells(to)?);
                    let path = self.path(from, direction, through, to, deflectors);
                    let text = match path.cells.iter().position(|stop| stop.at == end) {
                        None => format!("it does not come to `{}`", self.board().name(end)),
                        Some(i) if *whole && i + 1 < path.cells.len() => {
                            format!("it does not stop on `{}`", self.board().name(end))
                        }
                        Some(_) => return Ok(None),
                    };
                    Ok(Some((rule, text)))
                };
                self.moving(intent, rule, from, directions, to, geometry)?.unwrap_or_else(open)
            }
            Shape::Hop { from, directions, over, to, .. } => {
                let geometry = |from: Point, end: Point, direction: Direction| {
                    let ray = self.board().ray(from, direction);
                    if ray.get(1) != Some(&end) {
                        return Ok(Some((rule, self.pair("are not two steps apart", from, end))));
                    }
                    self.missing(over, ray[0], rule)
                };
                self.moving(intent, rule, from, directions, to, geometry)?.unwrap_or_else(open)
            }
            Shape::Jump { from, directions, distance, over, to, .. } => {
                let geometry = |from: Point, end: Point, direction: Direction| {
                    let over = self.cells(over)?;
                    let ray = self.board().ray(from, direction);
                    let steps = ray.iter().position(|cell| *cell == end).unwrap_or(0);
                    if let Some(blocked) = ray[..steps].iter().find(|cell| !over.contains(**cell)) {
                        return Ok(Some((rule, format!("`{}` is in the way", self.board().name(*blocked)))));
                    }
                    let found = self.jump_end(generator, from, direction, distance, self.board().all())?;
                    Ok((found != Some(end)).then(|| {
                        let height = self.position.stack(from).height();
                        let text = format!("it is {} steps, and the stack is {height} high", steps + 1);
                        (number_rule(distance).or(rule), text)
                    }))
                };
                let straight = number_rule(distance).or(rule);
                self.moving_along(intent, rule, straight, from, directions, to, geometry)?
                    .unwrap_or_else(open)
            }
            Shape::Push { pieces } => self.push_failure(pieces, intent, rule),
            Shape::Take { length, of, along, .. } => {
                let length = self.number(length)?;
                let rows = self.rows(self.cells(of)?, self.cells(along)?, length);
                match &intent.cells {
                    _ if rows.is_empty() => at(1, rule, "no row stands".to_string()),
                    Some(cells)
                        if rows.iter().any(|(_, row)| cells.iter().all(|cell| row.contains(cell))) =>
                    {
                        at(3, rule, "some of the row would be left that must go".to_string())
                    }
                    _ => at(2, rule, "this is no row".to_string()),
                }
            }
            Shape::Choose { from } => match intent.to.map_or(Ok(None), |to| self.missing(from, to, rule))? {
                Some((rule, text)) => at(1, rule, text),
                None => open(),
            },
            Shape::Say { word } => match &intent.word {
                Some(said) if **said == **word => open(),
                _ => at(0, rule, format!("`{word}` may be said")),
            },
        })
    }

    fn moving(
        &self,
        intent: &Intent,
        rule: Option<RuleId>,
        from: &Set,
        directions: &Directions,
        to: &Set,
        geometry: impl Fn(Point, Point, Direction) -> Result<Option<(Option<RuleId>, String)>, Diagnostic>,
    ) -> Result<Option<Failure>, Diagnostic> {
        self.moving_along(intent, rule, rule, from, directions, to, geometry)
    }

    /// What fails of a move from a cell to a cell: its origin, its line, what `geometry` says, its target.
    #[allow(clippy::too_many_arguments)] // the parts of one sentence; grouping them would only rename them
    fn moving_along(
        &self,
        intent: &Intent,
        rule: Option<RuleId>,
        straight: Option<RuleId>,
        from: &Set,
        directions: &Directions,
        to: &Set,
        geometry: impl Fn(Point, Point, Direction) -> Result<Option<(Option<RuleId>, String)>, Diagnostic>,
    ) -> Result<Option<Failure>, Diagnostic> {
        let failed =
            |passed: u8, (rule, text): (Option<RuleId>, String)| Some(Failure { rule, text, passed });
        let Some(origin) = intent.from else { return Ok(None) };
        if let Some(failure) = self.missing(from, origin, rule)? {
            return Ok(failed(1, failure));
        }
        let Some(end) = intent.to else { return Ok(None) };
        let allowed = self.directions(directions);
        let line = allowed.into_iter().find(|direction| self.board().ray(origin, *direction).contains(&end));
        let Some(direction) = line else {
            return Ok(failed(2, (straight, self.pair("do not lie in a straight line", origin, end))));
        };
        if let Some(failure) = geometry(origin, end, direction)? {
            return Ok(failed(3, failure));
        }
        if let Some(failure) = self.missing(to, end, rule)? {
            return Ok(failed(4, failure));
        }
        Ok(None)
    }

    fn push_failure(&self, pieces: &Pieces, intent: &Intent, rule: Option<RuleId>) -> Failure {
        let at = |passed: u8, text: String| Failure { rule, text, passed };
        if let Some(text) = self.not_in_hand(pieces, intent) {
            return at(1, text);
        }
        let Some(from) = intent.from else { return at(2, "it does not say from where".to_string()) };
        let name = self.board().name(from);
        let mut entries = self.board().entries().iter().filter(|entry| entry.from == from).peekable();
        if entries.peek().is_none() {
            return at(2, format!("`{name}` is not a point from which pieces come in"));
        }
        let Some(to) = intent.to else { return at(3, "it does not say which way".to_string()) };
        match entries.find(|entry| entry.first == to || self.gap(entry.first, entry.direction) == Some(to)) {
            None => at(3, format!("no push goes from `{name}` to `{}`", self.board().name(to))),
            Some(entry) if self.gap(entry.first, entry.direction).is_none() => {
                at(4, "the line is full".to_string())
            }
            Some(_) => at(u8::MAX, "it is not open".to_string()),
        }
    }

    fn not_in_hand(&self, pieces: &Pieces, intent: &Intent) -> Option<String> {
        let available = self.available(pieces);
        if available.is_empty() {
            return Some("no such piece is left to bring in".to_string());
        }
        let wanted = intent.pieces == 0 || available.iter().any(|piece| intent.pieces & piece.bit() != 0);
        (!wanted).then(|| "such a piece may not come in now".to_string())
    }

    /// The first part of a set that keeps a cell out, with the named rule it belongs to.
    fn missing(
        &self,
        set: &Set,
        cell: Point,
        rule: Option<RuleId>,
    ) -> Result<Option<(Option<RuleId>, String)>, Diagnostic> {
        if self.cells(set)?.contains(cell) {
            return Ok(None);
        }
        let name = self.board().name(cell);
        Ok(Some(match set {
            Set::Rule(id) => match self.body(*id)? {
                (view, Body::Set(inner)) => view
                    .missing(inner, cell, Some(*id))?
                    .unwrap_or((Some(*id), format!("`{name}` is not in it"))),
                _ => (Some(*id), format!("`{name}` is not in it")),
            },
            Set::And(left, right) => match self.missing(left, cell, rule)? {
                Some(failure) => failure,
                None => self.missing(right, cell, rule)?.unwrap_or((rule, format!("`{name}` is not in it"))),
            },
            Set::Minus(left, right) => match self.missing(left, cell, rule)? {
                Some(failure) => failure,
                None => self.excluded(right, cell, rule),
            },
            Set::Not(inner) => self.excluded(inner, cell, rule),
            Set::Where(condition) => {
                self.at(cell).fails(condition, rule)?.unwrap_or((rule, format!("`{name}` is not in it")))
            }
            Set::Empty => (rule, format!("`{name}` is occupied")),
            Set::Occupied => (rule, format!("`{name}` is empty")),
            Set::Owned(_) if self.position.stack(cell).is_empty() => (rule, format!("`{name}` is empty")),
            Set::Owned(_) => (rule, self.whose(cell)),
            _ => (rule, format!("`{name}` is not in it")),
        }))
    }

    fn whose(&self, cell: Point) -> String {
        let top = self.position.stack(cell).top().and_then(|top| self.game.pieces.get(top.index()));
        let owner =
            top.and_then(|top| top.owner).map_or("nobody", |owner| self.game.players[owner.index()].as_str());
        format!("`{}` belongs to {owner}", self.board().name(cell))
    }

    /// Why a cell is in a set that it should not be in.
    fn excluded(&self, set: &Set, cell: Point, rule: Option<RuleId>) -> (Option<RuleId>, String) {
        let name = self.board().name(cell);
        match set {
            Set::Rule(id) => (Some(*id), format!("`{name}` is in `{}`", self.game.rule(*id).name)),
            Set::Or(left, right) => match self.cells(left) {
                Ok(cells) if cells.contains(cell) => self.excluded(left, cell, rule),
                _ => self.excluded(right, cell, rule),
            },
            _ => (rule, format!("`{name}` is excluded")),
        }
    }

    fn pair(&self, what: &str, from: Point, to: Point) -> String {
        format!("`{}` and `{}` {what}", self.board().name(from), self.board().name(to))
    }
}

/// The rule that a number is, if it is one by name.
fn number_rule(number: &Number) -> Option<RuleId> {
    match number {
        Number::Rule(id) => Some(*id),
        _ => None,
    }
}

fn verdict(game: &Game, rule: Option<RuleId>, text: &str) -> Verdict {
    let sentence = rule.and_then(|rule| game.rule(rule).sentence.clone());
    let mut trace = Vec::new();
    if sentence.is_some() {
        trace.push(text.to_string());
    }
    Verdict { legal: false, rule, reason: sentence.unwrap_or_else(|| text.to_string()), trace }
}
