//! How decisions are written.

use crate::rule::{Decision, Game, Part, Template, Verb};
use std::fmt::Write;

impl Game {
    /// The canonical text of a decision.
    pub fn decision_text(&self, decision: &Decision) -> String {
        match &decision.generator.text {
            Some(template) => self.written(template, decision),
            None => self.written(&usual(decision.verb()), decision),
        }
    }

    fn written(&self, template: &Template, decision: &Decision) -> String {
        let mut text = String::new();
        for part in &template.0 {
            self.write_part(part, decision, &mut text);
        }
        text
    }

    fn write_part(&self, part: &Part, decision: &Decision, text: &mut String) {
        let point = |point: Option<crate::board::Point>| point.map_or("", |point| self.board.name(point));
        match part {
            Part::Cased(part, case) => {
                let mut own = String::new();
                self.write_part(part, decision, &mut own);
                text.push_str(&case.apply(&own));
            }
            Part::Text(letters) => text.push_str(letters),
            Part::Piece => {
                if let Some(piece) = decision.piece.and_then(|piece| self.pieces.get(piece.index())) {
                    text.push_str(&piece.letter);
                }
            }
            Part::From => text.push_str(point(decision.from)),
            Part::To => text.push_str(point(decision.to)),
            Part::Direction => {
                text.push_str(
                    decision.direction.map_or("", |direction| self.board.direction_name(direction)),
                );
            }
            Part::Cells => {
                let names: Vec<&str> = decision.cells.iter().map(|cell| self.board.name(*cell)).collect();
                text.push_str(&if names.is_empty() { "-".to_string() } else { names.join(",") });
            }
            Part::Number => {
                let _ = decision.number.map(|number| write!(text, "{number}"));
            }
            Part::Player => {
                text.push_str(
                    decision.player.and_then(|p| self.players.get(p.index())).map_or("", |name| name),
                );
            }
            Part::Word => text.push_str(decision.word.as_deref().unwrap_or("")),
        }
    }
}

/// How decisions of a kind are written unless the script says otherwise.
fn usual(verb: Verb) -> Template {
    Template(match verb {
        Verb::Place | Verb::Flank | Verb::Choose => vec![Part::To],
        Verb::Step | Verb::Slide | Verb::Hop | Verb::Jump | Verb::Leap => vec![Part::From, Part::To],
        Verb::Push => vec![Part::From, Part::Text("-".into()), Part::To],
        Verb::Take => vec![Part::Text("x".into()), Part::Cells],
        Verb::Bid => vec![Part::Text("bid ".into()), Part::Player, Part::Text(" ".into()), Part::Number],
        Verb::Say => vec![Part::Word],
    })
}
