use super::{Resolver, rule_name};
use crate::board::Direction;
use crate::position::Piece;
use crate::rule::{
    Deflector, Directions, Each, Fate, Generator, Landing, Manner, Moves, Pieces, Set, Shape, Template,
    VariableId,
};
use crate::script::term::{Arg, Term};
use crate::script::word::{Op, Type};
use std::sync::Arc;

/// Up to which number bids are listed unless the script says otherwise.
const USUALLY_LISTED: u16 = 20;
/// How long a pattern for texts of decisions may be, in bytes.
const LONGEST_TEXT: usize = 1000;

impl Resolver<'_> {
    /// An argument as moves.
    pub fn moves(&self, arg: &Arg) -> Moves {
        match arg {
            Arg::Term(term) => self.moves_term(term),
            other => {
                self.misplaced(other, Type::Moves);
                Moves::Any(Vec::new())
            }
        }
    }

    fn moves_term(&self, term: &Term) -> Moves {
        if let Some(name) = rule_name(term) {
            if let Some(function) = self.loose_function(name) {
                return Moves::Function(function);
            }
            let id = self.rule_of(name, Type::Moves, term.0.at);
            return id.map_or_else(|| Moves::Any(Vec::new()), Moves::Rule);
        }
        match term.0.op {
            Op::Plus => {
                let mut parts = Vec::new();
                for part in [self.moves(term.nth(0)), self.moves(term.nth(1))] {
                    match part {
                        Moves::Any(inner) => parts.extend(inner),
                        other => parts.push(other),
                    }
                }
                Moves::Any(parts)
            }
            Op::First => Moves::First(term.arg("moves").list().iter().map(|part| self.moves(part)).collect()),
            Op::Only | Op::When => {
                Moves::Only(Box::new(self.moves(term.nth(0))), Box::new(self.condition(term.nth(1))))
            }
            Op::Also => {
                let action = self.action(term.nth(1));
                self.with_action(self.moves(term.nth(0)), &action, term)
            }
            Op::Function => Moves::Function(self.function(term, Type::Moves)),
            _ => match self.shape(term) {
                Some(shape) => {
                    let text = self.template(term);
                    let mark = term.text("mark").map(String::from);
                    Moves::Make(Arc::new(Generator { shape, text, mark, action: None }))
                }
                None => {
                    self.misplaced(&Arg::Term(term.clone()), Type::Moves);
                    Moves::Any(Vec::new())
                }
            },
        }
    }

    fn shape(&self, term: &Term) -> Option<Shape> {
        use crate::rule::Owner;
        let from = || self.set_or(term.arg("from"), Set::Owned(Owner::Me));
        let over = || self.set_or(term.arg("over"), Set::All);
        Some(match term.0.op {
            Op::Place => {
                Shape::Place { pieces: self.pieces(term), at: self.set_or(term.arg("at"), Set::Empty) }
            }
            Op::Step => {
                let (to, landing) = self.landing(term);
                Shape::Step { from: from(), directions: self.directions(term), to, landing }
            }
            Op::Slide => {
                let (to, landing) = self.landing(term);
                Shape::Slide {
                    from: from(),
                    directions: self.directions(term),
                    through: self.set_or(term.arg("through"), Set::Empty),
                    to,
                    deflectors: self.deflectors(term),
                    manner: Box::new(self.manner(term)),
                    whole: matches!(term.arg("whole"), Arg::Boolean(true)),
                    landing,
                }
            }
            Op::Hop => {
                let (to, landing) = self.landing(term);
                Shape::Hop { from: from(), directions: self.directions(term), over: over(), to, landing }
            }
            Op::Jump => {
                let (to, landing) = self.landing(term);
                Shape::Jump {
                    from: from(),
                    directions: self.directions(term),
                    distance: self.number(term.arg("distance")),
                    over: over(),
                    to,
                    landing,
                }
            }
            Op::Leap => {
                let (to, landing) = self.landing(term);
                let by = term.arg("by").list().iter();
                Shape::Leap { from: from(), by: by.map(|way| self.way(way, term)).collect(), to, landing }
            }
            Op::Push => {
                Shape::Push { pieces: self.pieces(term), onto: self.set_or(term.arg("onto"), Set::Empty) }
            }
            Op::Flank => Shape::Flank {
                pieces: self.pieces(term),
                at: self.set_or(term.arg("at"), Set::Empty),
                over: self.set(term.arg("over")),
                until: self.set(term.arg("against")),
            },
            Op::Take => {
                let of = self.set(term.arg("of"));
                Shape::Take {
                    length: self.number(term.arg("length")),
                    exact: self.exact(term),
                    along: self.set_or(term.arg("along"), of.clone()),
                    of,
                    spare: match term.arg("spare") {
                        Arg::Absent => None,
                        spare => Some(self.set(spare)),
                    },
                    once: term.text("once").map(|name| self.line_variable(name, term)),
                    fate: self.fate(term),
                }
            }
            Op::Choose => Shape::Choose { from: self.set(term.arg("from")) },
            Op::Bid => Shape::Bid {
                listed: match term.arg("listed") {
                    Arg::Integer(listed) => u16::try_from(*listed).unwrap_or(0),
                    _ => USUALLY_LISTED,
                },
            },
            Op::Say => {
                let word = term.text("word").unwrap_or("");
                if word.is_empty() || word.trim() != word || word.contains([';', '\n']) {
                    let message = "a word that is said is not empty, and has no `;` and no space at its ends";
                    self.fault(term.0.at, &["say"], message);
                }
                Shape::Say { word: word.into() }
            }
            _ => return None,
        })
    }

    /// What else is particular about a slide.
    fn manner(&self, term: &Term) -> Manner {
        let at = term.0.at;
        let cell = |arg: &Arg| self.cells(&Arg::List(vec![arg.clone()]), at).first();
        let mut links = Vec::new();
        for link in term.arg("links").list() {
            match link.list() {
                [from, way, to] => {
                    let way = self.direction(way.text().unwrap_or(""), at);
                    links.extend(cell(from).zip(cell(to)).map(|(from, to)| (from, way, to)));
                }
                _ => self.fault(at, &["links"], "a link is a cell, a direction and the cell it leads to"),
            }
        }
        let mut portals = Vec::new();
        for portal in term.arg("portals").list() {
            match portal.list() {
                [from, to] => portals.extend(cell(from).zip(cell(to))),
                _ => self.fault(at, &["portals"], "a portal is a cell and the cell it leads to"),
            }
        }
        let number = |name: &str| match term.arg(name) {
            Arg::Absent => None,
            number => Some(self.number(number)),
        };
        let set = |name: &str| match term.arg(name) {
            Arg::Absent => None,
            set => Some(self.set(set)),
        };
        let (over, vault) = (set("over"), set("vault"));
        Manner { links, portals, over, vault, at_most: number("at_most"), short_by: number("short_by") }
    }

    /// A list of steps, one after the other.
    fn way(&self, steps: &Arg, term: &Term) -> Vec<Direction> {
        steps.list().iter().map(|step| self.direction(step.text().unwrap_or(""), term.0.at)).collect()
    }

    /// What turns a slide aside.
    fn deflectors(&self, term: &Term) -> Vec<Deflector> {
        let at = term.0.at;
        let mut found = Vec::new();
        for each in term.arg("deflectors").list() {
            let cell = self.cells(&Arg::List(vec![each.get("at").clone()]), at);
            let Some(cell) = cell.first() else { continue };
            let mut turns: Vec<Direction> = (0..self.world.board.directions() as u8).map(Direction).collect();
            for (enters, leaves) in each.get("turns").map() {
                let enters = self.direction(enters, at);
                let leaves = self.direction(leaves.text().unwrap_or(""), at);
                if let Some(place) = turns.get_mut(enters.index()) {
                    *place = leaves;
                }
            }
            let passes = match each.get("passes") {
                Arg::Absent => 0,
                kind @ Arg::Text(_) => self.kinds(kind, at),
                kinds => kinds.list().iter().fold(0, |all, kind| all | self.kinds(kind, at)),
            };
            found.push(Deflector { at: cell, turns, passes });
        }
        found
    }

    /// The variable in which it is kept which rows are dealt with.
    fn line_variable(&self, name: &str, term: &Term) -> VariableId {
        let id = self.variable(name, &Arg::Absent, term.0.at);
        let known = self.world.variables.iter().find(|variable| variable.name == name);
        if known.is_some_and(|variable| variable.each != Each::Line) {
            let message = format!("`once` takes a variable that each line has, and `{name}` is none");
            self.fault_with(
                term.0.at,
                &[name],
                message,
                Some(format!("`variables = {{ {name} = each_line(0) }}`")),
            );
        }
        id
    }

    /// Whether exactly so many cells of a row are taken.
    fn exact(&self, term: &Term) -> bool {
        let exact = matches!(term.arg("exact"), Arg::Boolean(true));
        for name in ["along", "spare", "once"] {
            if exact && !matches!(term.arg(name), Arg::Absent) {
                let message =
                    format!("`exact` takes `length` cells and leaves the rest: `{name}` does not go with it");
                self.fault(term.0.at, &[name, "exact"], message);
            }
        }
        exact
    }

    /// What becomes of the pieces of a row.
    fn fate(&self, term: &Term) -> Fate {
        match term.text("fate") {
            None | Some("taken") => Fate::Taken,
            Some("captured") => Fate::Captured,
            Some("returned") => Fate::Returned,
            Some("out") => Fate::Out,
            Some(other) => {
                let message =
                    format!("`fate` is one of `taken`, `captured`, `returned` and `out`, found `{other}`");
                self.fault(term.0.at, &[other], message);
                Fate::Taken
            }
        }
    }

    /// Where a stack may end, and what becomes of what stands there.
    fn landing(&self, term: &Term) -> (Set, Landing) {
        match (term.arg("to"), term.arg("onto")) {
            (Arg::Absent, Arg::Absent) => (Set::Empty, Landing::Stack),
            (Arg::Absent, onto) => (self.set(onto), Landing::Stack),
            (to, Arg::Absent) => (self.set(to), Landing::Capture),
            (to, _) => {
                let message =
                    "`to` captures what stands there and `onto` comes on top of it: only one can be";
                self.fault(term.0.at, &["onto"], message);
                (self.set(to), Landing::Capture)
            }
        }
    }

    fn directions(&self, term: &Term) -> Directions {
        let at = term.0.at;
        let ways = |arg: &Arg| match arg {
            Arg::Text(name) => vec![self.direction(name, at)],
            list => list.list().iter().filter_map(Arg::text).map(|name| self.direction(name, at)).collect(),
        };
        match term.arg("directions") {
            Arg::Absent => Directions::All,
            Arg::Map(each) if !each.is_empty() => {
                let mut of = vec![Vec::new(); self.world.players.len()];
                for (name, list) in each {
                    let player = self.player(name, at);
                    if let Some(place) = of.get_mut(player.index()) {
                        *place = ways(list);
                    }
                }
                Directions::Each(of)
            }
            other => Directions::Same(ways(other)),
        }
    }

    /// Which pieces come in, for each player.
    fn pieces(&self, term: &Term) -> Pieces {
        let at = term.0.at;
        let named: Vec<&str> = match term.arg("piece") {
            Arg::Text(kind) => vec![kind],
            list => list.list().iter().filter_map(Arg::text).collect(),
        };
        for kind in &named {
            self.kinds(&Arg::Text((*kind).into()), at);
        }
        let own = |kind: &&str, player| self.world.of_kind(kind, player);
        let of: Vec<Vec<Piece>> = if named.is_empty() {
            self.world.bring.clone()
        } else {
            let each = self.world.each_player();
            each.map(|player| named.iter().filter_map(|kind| own(kind, player)).collect()).collect()
        };
        let count = term.arg("count").integer().unwrap_or(1);
        let count = u8::try_from(count).ok().filter(|count| *count > 0).unwrap_or_else(|| {
            self.fault(at, &["count"], format!("`count` should be from 1 to 255, found {count}"));
            1
        });
        Pieces { of, count }
    }

    fn template(&self, term: &Term) -> Option<Template> {
        let text = term.text("text")?;
        if text.len() > LONGEST_TEXT {
            let message = format!("the text of a decision may have {LONGEST_TEXT} bytes, this one has more");
            self.fault(term.0.at, &["text"], message);
            return None;
        }
        match Template::read(text) {
            Ok(template) => Some(template),
            Err(wrong) => {
                let help = crate::diagnostic::nearest(&wrong, crate::rule::Part::FIELDS).map_or_else(
                    || format!("there are: {}", crate::rule::Part::FIELDS.join(", ")),
                    |near| format!("did you mean `{near}`?"),
                );
                let message = format!("a decision has no field `{wrong}` to write");
                self.fault_with(term.0.at, &[&wrong, "text"], message, Some(help));
                None
            }
        }
    }
}
