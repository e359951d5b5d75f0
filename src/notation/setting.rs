//! Positions as one line of `key=value`: written from a position, and set up from what was read.

use super::position::{self, Entry};
use crate::board::Point;
use crate::diagnostic::{Diagnostic, Kind, Source, Span};
use crate::position::{Decider, Effect, Outcome, Piece, Player, Position, Stack, Turn};
use crate::rule::{Each, Effects, Game, Rules};
use std::fmt::Write;

/// The text of a position; [`read_position`] makes the same position of it.
pub fn write_position(rules: &Rules, position: &Position) -> String {
    let game = rules.game();
    let turn = position.turn();
    let mut text = format!("turn={} phase={}", game.decider_name(turn.decider), game.phase(turn.phase).name);
    let add = |text: &mut String, key: &str, value: &str| {
        let _ = write!(text, " {key}={value}");
    };
    if rules.mover_if(turn.phase, turn.decider) != Some(turn.mover) {
        add(&mut text, "mover", &game.players[turn.mover.index()]);
    }
    if turn.ply > 0 {
        add(&mut text, "ply", &turn.ply.to_string());
    }
    for (at, stack) in position.stacks().filter(|(_, stack)| !stack.is_empty()) {
        let letters: String =
            stack.pieces().iter().map(|piece| game.pieces[piece.index()].letter.as_str()).collect();
        add(&mut text, game.board.name(at), &letters);
    }
    for (key, count) in
        [("hand", Position::hand as fn(&Position, Player, Piece) -> u16), ("captured", Position::captured)]
    {
        for (i, player) in game.players.iter().enumerate() {
            let held: String = (0..game.pieces.len())
                .map(|piece| (piece, count(position, Player(i as u8), Piece(piece as u8))))
                .filter(|(_, count)| *count > 0)
                .map(|(piece, count)| format!("{}{count}", game.pieces[piece].letter))
                .collect();
            if !held.is_empty() {
                add(&mut text, &format!("{key}.{player}"), &held);
            }
        }
    }
    for (key, index) in variables(game) {
        if position.variable(index) != 0 {
            add(&mut text, &format!("var.{key}"), &position.variable(index).to_string());
        }
    }
    if let Some(outcome) = turn.outcome {
        let winners: Vec<_> = outcome.winners().map(|player| game.players[player.index()].as_str()).collect();
        add(&mut text, "outcome", &if winners.is_empty() { "draw".to_string() } else { winners.join("+") });
    }
    text
}

/// The position that a text sets up, up to where something is to be decided.
///
/// # Errors
/// [`Kind::Position`] at the place that cannot be: an unknown key, cell, piece, player or phase, more pieces
/// than the game has, a phase left out where several fit.
pub fn read_position(rules: &Rules, source: &Source, span: Span) -> Result<Position, Diagnostic> {
    let entries = position::read(source, span)?;
    let mut position = rules.empty();
    let mut setting =
        Setting { rules, game: rules.game(), source, turn: None, mover: None, phase: None, outcome: None };
    let mut effects = Effects::on(&mut position);
    for entry in &entries {
        setting.set(entry, &mut effects)?;
    }
    setting.check_supply(effects.position, span)?;
    setting.begin(&mut effects, span)?;
    rules.arrive(&mut position)?;
    Ok(position)
}

struct Setting<'a> {
    rules: &'a Rules,
    game: &'a Game,
    source: &'a Source,
    turn: Option<(Decider, Span)>,
    mover: Option<Player>,
    phase: Option<(u8, Span)>,
    outcome: Option<Outcome>,
}

impl Setting<'_> {
    fn set(&mut self, entry: &Entry, effects: &mut Effects<'_>) -> Result<(), Diagnostic> {
        let value = entry.value.as_str();
        match entry.key.split_once('.') {
            None => match entry.key.as_str() {
                "turn" => self.turn = Some((self.decider(entry)?, entry.value_span)),
                "mover" => self.mover = Some(self.player(value, entry.value_span)?),
                "phase" => self.phase = Some((self.phase_named(entry)?, entry.value_span)),
                "ply" => {
                    let ply = value
                        .parse()
                        .map_err(|_| self.refuse("expected a number of turns", entry.value_span))?;
                    let most = self.game.bounds.turns;
                    if ply > most {
                        let message = format!("a game may have {most} turns, these are more");
                        return Err(self.refuse(message, entry.value_span));
                    }
                    let old = *effects.position.turn();
                    effects.make(Effect::Turn { old, new: Turn { ply, ..old } });
                }
                "outcome" => self.outcome = Some(self.outcome_named(entry)?),
                _ => self.set_cell(entry, effects)?,
            },
            Some(("hand", player)) => {
                let player = self.player(player, entry.key_span)?;
                for (piece, by) in self.counts(entry)? {
                    let most = self.game.most_in_hand(player, piece);
                    if u16::try_from(by).is_ok_and(|by| by > most) {
                        let (who, letter) = self.named(player, piece);
                        let most = if most == 0 { "a".to_string() } else { format!("more than {most}") };
                        let message = format!("{who} can never have {most} `{letter}` in hand");
                        return Err(self.refuse(message, entry.value_span));
                    }
                    effects.make(Effect::Hand { player, piece, by });
                }
            }
            Some(("captured", player)) => {
                let player = self.player(player, entry.key_span)?;
                for (piece, by) in self.counts(entry)? {
                    if by > 0 && !self.game.may_capture(player, piece) {
                        let (who, letter) = self.named(player, piece);
                        let message = format!("{who} can never have captured a `{letter}`");
                        return Err(self.refuse(message, entry.value_span));
                    }
                    effects.make(Effect::Captured { player, piece, by });
                }
            }
            Some(("var", name)) => {
                let known = variables(self.game);
                let Some((_, index)) = known.iter().find(|(known, _)| known == name) else {
                    let names = known.iter().map(|(name, _)| name.as_str());
                    let message = format!("the game has no variable `{name}`");
                    return Err(self.refuse(message, entry.key_span).nearest(name, names));
                };
                let new =
                    value.parse().map_err(|_| self.refuse("expected a whole number", entry.value_span))?;
                effects.make(Effect::Variable { index: *index, old: 0, new });
            }
            Some((other, _)) => {
                let message = format!("there is no `{other}.` in a position");
                return Err(self.refuse(message, entry.key_span).nearest(other, ["hand", "captured", "var"]));
            }
        }
        Ok(())
    }

    fn set_cell(&self, entry: &Entry, effects: &mut Effects<'_>) -> Result<(), Diagnostic> {
        let board = &self.game.board;
        let lower = entry.key.to_lowercase();
        let Some(at) = board.find(&entry.key).or_else(|| board.find(&lower)) else {
            let words = ["turn", "phase", "ply", "mover", "outcome"];
            let names = (0..board.cells() as u16).map(|cell| board.name(Point(cell))).chain(words);
            let message = format!("there is no `{}` on the board", entry.key);
            return Err(self.refuse(message, entry.key_span).nearest(&lower, names));
        };
        if usize::from(at.0) >= board.cells() {
            let message = format!("nothing can stand on `{}`: it lies outside the cells", entry.key);
            return Err(self.refuse(message, entry.key_span));
        }
        if !effects.position.stack(at).is_empty() {
            return Err(self.refuse(format!("`{}` is named twice", board.name(at)), entry.key_span));
        }
        let mut pieces = Vec::new();
        let mut rest = entry.value.as_str();
        while !rest.is_empty() {
            let piece = self.letter(rest, entry.value_span)?;
            pieces.push(piece);
            rest = &rest[self.game.pieces[piece.index()].letter.len()..];
        }
        if pieces.is_empty() || pieces.len() > Stack::HIGHEST {
            let message = format!("a stack has 1 to {} pieces", Stack::HIGHEST);
            return Err(self.refuse(message, entry.value_span));
        }
        effects.make(Effect::Put { at, level: 0, pieces: Stack::of(pieces) });
        Ok(())
    }

    /// How a player and a piece are called.
    fn named(&self, player: Player, piece: Piece) -> (&str, &str) {
        (&self.game.players[player.index()], &self.game.pieces[piece.index()].letter)
    }

    /// `W12R2`: letters with numbers; a letter alone is one piece.
    fn counts(&self, entry: &Entry) -> Result<Vec<(Piece, i16)>, Diagnostic> {
        let mut counts: Vec<(Piece, i16)> = Vec::new();
        let mut rest = entry.value.as_str();
        while !rest.is_empty() && rest != "0" {
            let piece = self.letter(rest, entry.value_span)?;
            rest = &rest[self.game.pieces[piece.index()].letter.len()..];
            let digits = rest.len() - rest.trim_start_matches(|c: char| c.is_ascii_digit()).len();
            let count = match &rest[..digits] {
                "" => 1,
                digits => digits.parse().map_err(|_| self.refuse("too many pieces", entry.value_span))?,
            };
            if counts.iter().any(|(known, _)| *known == piece) {
                let letter = &self.game.pieces[piece.index()].letter;
                return Err(self.refuse(format!("`{letter}` is counted twice"), entry.value_span));
            }
            counts.push((piece, count));
            rest = &rest[digits..];
        }
        Ok(counts)
    }

    /// The piece whose letter a text begins with.
    fn letter(&self, text: &str, span: Span) -> Result<Piece, Diagnostic> {
        let letters = || self.game.pieces.iter().enumerate();
        let exact = letters().filter(|(_, piece)| text.starts_with(&piece.letter));
        exact.max_by_key(|(_, piece)| piece.letter.len()).map(|(i, _)| Piece(i as u8)).ok_or_else(|| {
            let wrong: String = text.chars().take(1).collect();
            let known: Vec<_> = letters().map(|(_, piece)| format!("`{}`", piece.letter)).collect();
            self.refuse(format!("expected pieces such as {}, found `{wrong}`", known.join(", ")), span)
        })
    }

    fn decider(&self, entry: &Entry) -> Result<Decider, Diagnostic> {
        match entry.value.as_str() {
            "anyone" => Ok(Decider::Anyone),
            "chance" => Ok(Decider::Chance),
            name => self.player(name, entry.value_span).map(Decider::Player),
        }
    }

    fn player(&self, name: &str, span: Span) -> Result<Player, Diagnostic> {
        self.game.find_player(name).ok_or_else(|| {
            let players = self.game.players.iter().map(String::as_str);
            self.refuse(format!("nobody called `{name}` plays"), span).nearest(name, players)
        })
    }

    fn phase_named(&self, entry: &Entry) -> Result<u8, Diagnostic> {
        let phases = &self.game.phases;
        phases.iter().position(|phase| phase.name == entry.value).map(|i| i as u8).ok_or_else(|| {
            let names = phases.iter().map(|phase| phase.name.as_str());
            let known: Vec<_> = names.clone().map(|name| format!("`{name}`")).collect();
            let error = self.refuse(format!("the game has no phase `{}`", entry.value), entry.value_span);
            error.note(format!("its phases are {}", known.join(", "))).nearest(&entry.value, names)
        })
    }

    fn outcome_named(&self, entry: &Entry) -> Result<Outcome, Diagnostic> {
        if entry.value == "draw" {
            return Ok(Outcome::Draw);
        }
        let mut set = 0;
        for name in entry.value.split('+') {
            set |= 1u64 << (self.player(name, entry.value_span)?.0 & 63);
        }
        Ok(Outcome::Winners(set))
    }

    /// Refuses more pieces of a type than the game has.
    fn check_supply(&self, position: &Position, span: Span) -> Result<(), Diagnostic> {
        let Some(supply) = &self.game.supply else { return Ok(()) };
        for (i, piece) in self.game.pieces.iter().enumerate() {
            let kind = Piece(i as u8);
            let stacked = |stack: &Stack| stack.pieces().iter().filter(|other| **other == kind).count();
            let on_board: usize = position.stacks().map(|(_, stack)| stacked(stack)).sum();
            let held = |player: usize| {
                let player = Player(player as u8);
                usize::from(position.hand(player, kind)) + usize::from(position.captured(player, kind))
            };
            let found = on_board + (0..self.game.players.len()).map(held).sum::<usize>();
            let most = usize::from(supply[i]);
            if found > most {
                let message =
                    format!("there are {found} pieces `{}`, but the game has only {most}", piece.letter);
                return Err(self.refuse(message, span));
            }
        }
        Ok(())
    }

    /// Says who decides in which phase.
    fn begin(&self, effects: &mut Effects<'_>, span: Span) -> Result<(), Diagnostic> {
        let phase = match self.phase {
            Some((phase, _)) => phase,
            None => self.only_phase(effects, span)?,
        };
        let (mover, decider) = self.movers(phase).ok_or_else(|| {
            let (_, span) = self.turn.unwrap_or((Decider::Chance, span));
            let phase = &self.game.phase(phase).name;
            self.refuse(format!("in phase `{phase}` the decision is not one of this player's"), span)
        })?;
        let old = *effects.position.turn();
        effects.make(Effect::Turn { old, new: Turn { mover, decider, phase, outcome: self.outcome, ..old } });
        match self.outcome.is_some() || self.rules.may_be_in(effects.position, phase)? {
            true => Ok(()),
            false => Err(self.misfit(effects.position, phase, self.phase.map_or(span, |(_, span)| span))?),
        }
    }

    /// Whose turn it is and who decides if the position is in a phase.
    fn movers(&self, phase: u8) -> Option<(Player, Decider)> {
        let decides = |mover| self.rules.decider(self.game.phase(phase), mover);
        match (self.turn, self.mover) {
            (None, mover) => {
                let mover = mover.unwrap_or_default();
                Some((mover, decides(mover)))
            }
            (Some((decider, _)), Some(mover)) => (decides(mover) == decider).then_some((mover, decider)),
            (Some((decider, _)), None) => self.rules.mover_if(phase, decider).map(|mover| (mover, decider)),
        }
    }

    /// The only phase that fits what stands on the board.
    fn only_phase(&self, effects: &mut Effects<'_>, span: Span) -> Result<u8, Diagnostic> {
        let mut possible = Vec::new();
        for phase in 0..self.game.phases.len() as u8 {
            let Some((mover, decider)) = self.movers(phase) else { continue };
            let old = *effects.position.turn();
            effects.make(Effect::Turn { old, new: Turn { mover, decider, phase, ..old } });
            if self.rules.may_be_in(effects.position, phase)? {
                possible.push((phase, self.rules.is_open(effects.position, phase)?));
            }
        }
        let decided: Vec<u8> =
            (0..self.game.phases.len() as u8).filter(|phase| self.movers(*phase).is_some()).collect();
        if let ([], [first, others @ ..]) = (&possible[..], &decided[..])
            && (others.is_empty() || !self.rules.may_be(effects.position)?)
        {
            if let Some((mover, decider)) = self.movers(*first) {
                let old = *effects.position.turn();
                effects.make(Effect::Turn { old, new: Turn { mover, decider, phase: *first, ..old } });
            }
            return Err(self.misfit(effects.position, *first, span)?);
        }
        let open: Vec<u8> = possible.iter().filter(|(_, open)| *open).map(|(phase, _)| *phase).collect();
        match (&possible[..], &open[..]) {
            ([(only, _)], _) | (_, [only]) => Ok(*only),
            _ => {
                let names: Vec<_> = match &open[..] {
                    [] => possible.iter().map(|(phase, _)| *phase).collect::<Vec<_>>(),
                    open => open.to_vec(),
                }
                .into_iter()
                .map(|phase| format!("`phase={}`", self.game.phase(phase).name))
                .collect();
                let error = self.refuse("this position does not say in which phase it is", span);
                Err(if names.is_empty() { error } else { error.help(format!("say {}", names.join(" or "))) })
            }
        }
    }

    /// The error of a position that cannot be in a phase.
    fn misfit(&self, position: &Position, phase: u8, span: Span) -> Result<Diagnostic, Diagnostic> {
        let says = self.rules.misfit(position, phase)?.map(|rule| self.game.rule(rule));
        let phase = self.game.phase(phase);
        let says = says.map_or(String::new(), |rule| format!(": {} ({})", rule.says(), rule.place()));
        Ok(self.refuse(format!("this position cannot be in phase `{}`{says}", phase.name), span))
    }

    fn refuse(&self, message: impl Into<String>, span: Span) -> Diagnostic {
        Diagnostic::new(Kind::Position, message).at(self.source, span)
    }
}

/// The variables as a text names them, with their places: `turned`, or `home.white` where each player has one.
pub fn variables(game: &Game) -> Vec<(String, u16)> {
    let mut names = Vec::new();
    for variable in &game.variables {
        let of = |i: u16| match variable.each {
            Each::Game | Each::Counter => variable.name.clone(),
            Each::Player => format!("{}.{}", variable.name, game.players[usize::from(i)]),
            Each::Piece => format!("{}.{}", variable.name, game.pieces[usize::from(i)].letter),
            Each::Line => format!("{}.{}", variable.name, i + 1),
        };
        names.extend((0..variable.count).map(|i| (of(i), variable.index + i)));
    }
    names
}
