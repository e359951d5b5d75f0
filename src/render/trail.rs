use super::{Mark, Scene, words};
use crate::board::Point;
use crate::position::{Decider, Effect, Stack};
use crate::rule::{Decision, Game, Verb};

/// What the last decisions did, as marks and as words.
pub(super) struct Trail {
    /// Marks by point, in the order of their making.
    marks: Vec<(Point, Mark)>,
    /// What left the board: where from, and what.
    removed: Vec<(Point, Stack)>,
}

/// The cells between the ends of a slide.
fn slid_over(game: &Game, decision: &Decision) -> Vec<Point> {
    let ways = decision.from.zip(decision.to).zip(decision.direction);
    let Some(((from, to), direction)) = ways.filter(|_| decision.verb() == Verb::Slide) else {
        return Vec::new();
    };
    if !decision.path.is_empty() {
        return decision.path.iter().copied().filter(|at| *at != to).collect();
    }
    game.board.ray(from, direction).iter().copied().take_while(|at| *at != to).collect()
}

impl Trail {
    /// The marks of a scene: those of its last decisions, then those asked for.
    pub fn of(scene: &Scene<'_>) -> Trail {
        let mut trail = Trail { marks: Vec::new(), removed: Vec::new() };
        for last in scene.last {
            for event in last.events {
                match &event.effect {
                    Effect::Lift { at, pieces, .. } => {
                        trail.marks.push((*at, Mark::Removed));
                        trail.removed.push((*at, pieces.clone()));
                    }
                    Effect::Put { at, .. } if last.decision.to.is_none() => trail.marks.push((*at, Mark::To)),
                    _ => {}
                }
            }
            trail.marks.extend(slid_over(scene.game, last.decision).into_iter().map(|at| (at, Mark::Path)));
            trail.marks.extend(last.decision.from.map(|from| (from, Mark::From)));
            // Where the stack that came to the end has left the board again, that is what there is to see.
            let gone = |at: &Point| {
                scene.position.stack(*at).is_empty() && trail.removed.iter().any(|(other, _)| other == at)
            };
            trail.marks.extend(last.decision.to.filter(|to| !gone(to)).map(|to| (to, Mark::To)));
        }
        trail.marks.extend_from_slice(scene.marks);
        trail
    }

    /// The points with a mark, each once, ascending.
    pub fn marked(&self) -> Vec<Point> {
        let mut points: Vec<Point> = self.marks.iter().map(|(point, _)| *point).collect();
        points.sort_unstable();
        points.dedup();
        points
    }

    /// The mark of a point.
    pub fn mark(&self, at: Point) -> Option<Mark> {
        self.marks.iter().rev().find(|(point, _)| *point == at).map(|(_, mark)| *mark)
    }

    /// `last: white a1b2; off the board: c3 W2, d4 B`, if there is a last decision.
    pub fn words(&self, scene: &Scene<'_>) -> Option<String> {
        let mut said: Vec<String> = Vec::new();
        let mut before = None;
        for last in scene.last {
            let text = scene.game.decision_text(last.decision);
            let by = last.events.iter().find_map(|event| match &event.effect {
                Effect::Turn { old, .. } => Some(old.decider),
                _ => None,
            });
            match (by, said.last_mut()) {
                (Some(by), Some(joined)) if before == Some(by) => {
                    joined.push(';');
                    joined.push_str(&text);
                }
                (Some(Decider::Player(player)), _) => {
                    said.push(format!("{} {text}", words::player(scene.game, player)));
                }
                (Some(Decider::Chance), _) => said.push(format!("chance {text}")),
                _ => said.push(text),
            }
            before = by;
        }
        if said.is_empty() {
            return None;
        }
        let mut line = format!("last: {}", said.join(", "));
        if !self.removed.is_empty() {
            let removed: Vec<String> = self
                .removed
                .iter()
                .map(|(at, pieces)| {
                    format!("{} {}", scene.game.board.name(*at), words::letters(scene.game, pieces))
                })
                .collect();
            line.push_str(&format!("; off the board: {}", removed.join(", ")));
        }
        Some(line)
    }
}
