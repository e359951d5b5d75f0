//! Once all scripts have run: names are looked up, and the game is put together.

use super::declared::{self, Declared};
use super::place::Place;
use super::resolve::Resolver;
use super::shared::Shared;
use super::term::{Arg, Term};
use super::word::{Op, Type};
use super::world::World;
use crate::diagnostic::{Source, nearest};
use crate::rule::{Body, Decides, Flow, Game, Next, Phase, Rule, RuleId};
use rustc_hash::FxHashMap;
use std::rc::Rc;

/// How many rules a game may have: their numbers leave room for those that they replace.
const MOST_RULES: usize = (u16::MAX / 4) as usize;

/// The game that the scripts declared; `None` if something was found, which is then among the findings.
pub(super) fn finish(shared: &Shared, name: &str, variants: Vec<String>) -> Option<Game> {
    let declared = declared::read(shared);
    let board = declared.board.clone();
    check_reads(shared);
    let phases = check_phases(shared);
    let (Some(board), false) = (board, declared.players.is_empty()) else { return None };
    let draft = shared.draft.borrow();
    let mut rules: FxHashMap<String, RuleId> = FxHashMap::default();
    for (number, rule) in draft.rules.iter().enumerate() {
        rules.insert(rule.name.clone(), RuleId(number as u16));
    }
    if let Some(beyond) = draft.rules.get(MOST_RULES) {
        let at = beyond.versions.last().map(|version| version.at).unwrap_or_default();
        let name = beyond.name.rsplit('.').next().unwrap_or(&beyond.name);
        let message = format!("a game may have {MOST_RULES} rules, this one has {}", draft.rules.len());
        shared.find(shared.error(at, &[name], message));
        return None;
    }
    let world = Rc::new(World {
        board: board.clone(),
        players: declared.players.clone(),
        pieces: declared.pieces.clone(),
        bring: declared.bring.clone(),
        variables: declared.variables.clone(),
        phases: phases.clone(),
        rules,
        types: Default::default(),
        game: Default::default(),
    });
    world.infer(&draft);
    if super::circle::check(shared, &draft) {
        super::circle::check_depth(shared, &draft);
    }
    super::unused::check(shared, &draft);
    let mut book = Book { shared, world: &world, rules: Vec::new() };
    book.resolve_all();
    let phases = phases.iter().map(|phase| book.phase(phase)).collect::<Vec<_>>();
    let phases = book.follow_ups(phases);
    super::unsaid::check(shared, &draft, &book.rules, &phases);
    let slot = |name: &str| world.rules.get(name).copied();
    let (marked, score, fits) = (slot("marked"), slot("score"), slot("fits"));
    let rules = book.rules;
    super::cost::check(shared, &rules, board.cells());
    if !shared.findings.borrow().is_empty() {
        return None;
    }
    let symmetric = super::symmetric::symmetric(shared, &board);
    let Declared { title, players, pieces, setup, supply, variables, alias, region_looks, .. } = declared;
    let variables = variables_by_place(variables);
    let grammar = super::grammar::layers(shared);
    shared.world.set(world).ok();
    Some(Game {
        name: name.to_string(),
        title,
        players,
        pieces,
        supply,
        board,
        setup,
        lots: draft.lots.clone(),
        options: draft.options.clone(),
        region_looks,
        shown: shown(shared, &variables),
        variables,
        marked,
        fits,
        rules,
        phases,
        score: score.map(crate::rule::Number::Rule),
        symmetric,
        bounds: shared.meter.bounds(),
        alias,
        grammar,
        functions: None,
        sources: shared.sources.borrow().iter().cloned().collect::<Vec<Source>>(),
        variants,
    })
}

/// The variables that the game shows, by their places.
fn shown(shared: &Shared, variables: &[crate::rule::Variable]) -> Vec<usize> {
    let draft = shared.draft.borrow();
    let Some((names, at)) = draft.key("shown") else { return Vec::new() };
    let mut places = Vec::new();
    for name in names.list().iter().filter_map(Arg::text) {
        match variables.iter().position(|variable| variable.name == name) {
            Some(place) => places.push(place),
            None => {
                let error = shared.error(at, &[name], format!("there is no variable `{name}`"));
                shared.find(error.nearest(name, variables.iter().map(|variable| variable.name.as_str())));
            }
        }
    }
    places
}

fn variables_by_place(mut variables: Vec<crate::rule::Variable>) -> Vec<crate::rule::Variable> {
    variables.sort_by_key(|variable| variable.index);
    variables
}

/// Every rule that a script reads must have been assigned.
fn check_reads(shared: &Shared) {
    let draft = shared.draft.borrow();
    for (name, at) in &draft.reads {
        if draft.rule(name).is_some() {
            continue;
        }
        let (phase, short) = match name.rsplit_once('.') {
            Some((phase, short)) => (Some(phase), short),
            None => (None, name.as_str()),
        };
        let mut family: Vec<&str> = draft
            .rules
            .iter()
            .filter_map(|rule| match (rule.name.rsplit_once('.'), phase) {
                (Some((of, own)), Some(phase)) if of == phase => Some(own),
                (None, None) => Some(rule.name.as_str()),
                _ => None,
            })
            .collect();
        family.sort_unstable();
        let error = shared.error(*at, &[short], format!("rule `{name}` is read but never assigned"));
        let help = match nearest(short, family.iter().copied()) {
            Some(near) => Some(format!("did you mean `{near}`?")),
            None if family.is_empty() => None,
            None => Some(format!("there are: {}", family.join(", "))),
        };
        shared.find(match help {
            Some(help) => error.help(help),
            None => error,
        });
    }
}

/// The names of the phases, each of which must say which decisions are open.
fn check_phases(shared: &Shared) -> Vec<String> {
    let draft = shared.draft.borrow();
    let mut names: Vec<String> = draft.phases.iter().map(|(name, _)| name.clone()).collect();
    if names.is_empty() && shared.findings.borrow().is_empty() {
        let at = draft.layers.first().map_or(Place::default(), |layer| layer.at);
        let game = draft.name.clone().unwrap_or_default();
        shared.find(
            shared
                .error(at, &[&game], format!("the game `{game}` has no phase"))
                .help("`local play = GAME:phase \"play\"`, and `play.moves = ...`"),
        );
    }
    for (name, at) in &draft.phases {
        if draft.rule(&format!("{name}.moves")).is_some() {
            continue;
        }
        let error = shared.error(*at, &[name], format!("phase `{name}` has no rule `moves`"));
        let own = draft
            .rules
            .iter()
            .filter_map(|rule| rule.name.strip_prefix(&format!("{name}.")).map(|own| (own, rule)));
        let own: Vec<_> = own.collect();
        let near = nearest("moves", own.iter().map(|(own, _)| *own));
        let near = near.and_then(|near| own.iter().find(|(own, _)| *own == near));
        shared.find(match near {
            Some((near, rule)) => {
                let at = rule.versions.last().map_or(*at, |version| version.at);
                shared
                    .error(at, &[near], error.message.clone())
                    .help(format!("did you mean `moves` instead of `{near}`?"))
            }
            None => {
                let others = names.iter().filter(|other| *other != name).map(String::as_str);
                error.nearest(name, others)
            }
        });
    }
    names.truncate(usize::from(u8::MAX));
    names
}

/// The rules as they are put together.
struct Book<'a> {
    shared: &'a Shared,
    world: &'a World,
    rules: Vec<Rule>,
}

impl Book<'_> {
    /// Looks up the names in all rules: those of a known type first, since they tell the types of the others.
    fn resolve_all(&mut self) {
        let draft = self.shared.draft.borrow();
        let mut bodies: Vec<Option<Rule>> = vec![None; draft.rules.len()];
        let mut older: Vec<Rule> = Vec::new();
        for round in 0..3 {
            for (number, rule) in draft.rules.iter().enumerate() {
                if bodies[number].is_some() {
                    continue;
                }
                let known = self.world.types.borrow().get(&rule.name).copied();
                let ty = match (known, round) {
                    (Some(ty), _) => ty,
                    (None, 2) if is_function(rule) => Type::Any,
                    (None, 2) => Type::Set,
                    (None, _) => continue,
                };
                bodies[number] = Some(self.versions(rule, ty, draft.rules.len(), &mut older));
            }
        }
        self.rules = bodies.into_iter().flatten().chain(older).collect();
    }

    /// The rule as it is now, with what it replaces; older values that newer ones mention become rules too.
    fn versions(
        &self,
        rule: &super::draft::RuleDraft,
        ty: Type,
        first: usize,
        older: &mut Vec<Rule>,
    ) -> Rule {
        let mut current: Option<Rule> = None;
        for version in &rule.versions {
            let mentions_itself = mentions(&version.value, &rule.name);
            let mut resolver = Resolver::new(self.shared, self.world, &rule.name, version.at);
            if let (true, Some(before)) = (mentions_itself, &current) {
                resolver.previous = Some(RuleId((first + older.len()) as u16));
                if let Body::Moves(moves) = &before.body {
                    resolver.before = Some(moves.clone());
                }
                let name = format!("{} ({})", before.name, before.by);
                older.push(Rule { name, replaces: None, ..before.clone() });
            }
            let body = match (&version.value, rule.name.ends_with(".who")) {
                (Arg::Text(_), true) => Body::Condition(crate::rule::Condition::Constant(true)),
                (Arg::Term(function), _) if ty == Type::Any => resolver.loose(function),
                (value, _) => resolver.body(value, ty),
            };
            for finding in resolver.findings.take() {
                self.shared.find(finding);
            }
            let replaces = current.take().filter(|before| before.by != version.by);
            current = Some(Rule {
                name: rule.name.clone(),
                label: version.label.clone(),
                sentence: version.sentence.clone(),
                file: self.shared.file(version.at),
                line: version.at.line,
                body,
                replaces: replaces.map(Box::new),
                by: version.by.clone(),
            });
        }
        current.unwrap_or_else(|| implied(&rule.name, Body::Flow(Flow::default()), String::new(), 0, ""))
    }

    /// A phase with its rules; those that are not assigned get their usual value.
    fn phase(&mut self, name: &str) -> Phase {
        let find = |slot: &str| self.world.rules.get(&format!("{name}.{slot}")).copied();
        let (moves, next, blocked) = (find("moves"), find("next"), find("blocked"));
        let (after, start, fits) = (find("after"), find("start"), find("fits"));
        let number = self.world.phases.iter().position(|phase| phase == name).unwrap_or(0) as u8;
        let own = Next::Go { phase: number, turn: crate::rule::TurnTo::Next };
        let step = |next: Next| Body::Flow(Flow(vec![crate::rule::Step { when: None, next, rule: None }]));
        let next = next.unwrap_or_else(|| self.add(name, "next", step(own)));
        let lose = Next::Lose(crate::rule::Who::Me);
        let blocked = blocked.unwrap_or_else(|| self.add(name, "blocked", step(lose)));
        Phase {
            name: name.to_string(),
            decides: self.decides(name),
            follow_up: false,
            moves: moves.unwrap_or(RuleId(0)),
            besides: find("besides"),
            after,
            start,
            next,
            blocked,
            fits,
        }
    }

    fn add(&mut self, phase: &str, slot: &str, body: Body) -> RuleId {
        let draft = self.shared.draft.borrow();
        let at = draft.phases.iter().find(|(name, _)| name == phase).map_or(Place::default(), |(_, at)| *at);
        let by = draft.layers.first().map_or("", |layer| layer.name.as_str());
        let rule = implied(&format!("{phase}.{slot}"), body, self.shared.file(at), at.line, by);
        self.rules.push(rule);
        RuleId((self.rules.len() - 1) as u16)
    }

    fn decides(&self, phase: &str) -> Decides {
        let draft = self.shared.draft.borrow();
        let Some(version) = draft.rule(&format!("{phase}.who")).and_then(|rule| rule.versions.last()) else {
            return Decides::Mover;
        };
        match version.value.text() {
            None | Some("mover") => Decides::Mover,
            Some("other") => Decides::Other,
            Some("anyone") => Decides::Anyone,
            Some("chance") => Decides::Chance,
            Some(name) => match self.world.player(name) {
                Some(player) => Decides::Player(player),
                None => {
                    let known = ["mover", "other", "anyone", "chance"].into_iter();
                    let known: Vec<&str> =
                        known.chain(self.world.players.iter().map(String::as_str)).collect();
                    let error = self.shared.error(version.at, &[name], format!("nobody is called `{name}`"));
                    let near = nearest(name, known.iter().copied());
                    let help = near.map_or_else(
                        || format!("there are: {}", known.join(", ")),
                        |near| format!("did you mean `{near}`?"),
                    );
                    self.shared.find(error.help(help));
                    Decides::Mover
                }
            },
        }
    }

    /// Finds the phases that only continue a turn: some course of play follows into them, and none goes there.
    fn follow_ups(&self, mut phases: Vec<Phase>) -> Vec<Phase> {
        let mut gone = vec![false; phases.len()];
        let mut followed = vec![false; phases.len()];
        let draft = self.shared.draft.borrow();
        for (number, rule) in self.rules.iter().enumerate() {
            let Body::Flow(flow) = &rule.body else { continue };
            let assigned = draft.rules.get(number).is_some_and(|draft| draft.name == rule.name);
            for step in &flow.0 {
                match step.next {
                    Next::Go { phase, .. } if assigned => gone[usize::from(phase)] = true,
                    Next::Follow { phase } => followed[usize::from(phase)] = true,
                    _ => {}
                }
            }
        }
        for (number, phase) in phases.iter_mut().enumerate() {
            phase.follow_up = number > 0 && followed[number] && !gone[number];
            if phase.follow_up && !self.world.rules.contains_key(&format!("{}.next", phase.name)) {
                let at = draft.phases.get(number).map_or(Place::default(), |(_, at)| *at);
                let message =
                    format!("phase `{}` continues a turn, and does not say how it goes on", phase.name);
                let help = format!("`{0}.next = go \"...\"` or `follow \"...\"`", phase.name);
                self.shared.find(self.shared.error(at, &[&phase.name], message).help(help));
            }
        }
        phases
    }
}

fn implied(name: &str, body: Body, file: String, line: u32, by: &str) -> Rule {
    Rule {
        name: name.to_string(),
        label: None,
        sentence: None,
        file,
        line,
        body,
        replaces: None,
        by: by.to_string(),
    }
}

/// Whether a rule is a function by itself.
fn is_function(rule: &super::draft::RuleDraft) -> bool {
    let value = rule.versions.last().map(|version| &version.value);
    matches!(value, Some(Arg::Term(term)) if term.0.op == Op::Function)
}

/// Whether a value mentions a rule by its full name.
fn mentions(arg: &Arg, rule: &str) -> bool {
    match arg {
        Arg::Term(term) => is_rule(term, rule) || term.0.args.iter().any(|arg| mentions(arg, rule)),
        Arg::List(list) => list.iter().any(|arg| mentions(arg, rule)),
        Arg::Map(map) => map.iter().any(|(_, arg)| mentions(arg, rule)),
        _ => false,
    }
}

fn is_rule(term: &Term, rule: &str) -> bool {
    term.0.op == Op::Rule && term.nth(0).text() == Some(rule)
}
