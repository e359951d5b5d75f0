use super::{Played, Session};

impl Session {
    /// The decisions made, as a record writes them: what one player decides in a row inside a turn, or before
    /// a turn of his own, is joined by `;`.
    pub fn turns(&self) -> Vec<String> {
        let mut turns: Vec<String> = Vec::new();
        let mut last: Option<&Played> = None;
        for played in self.played() {
            let joins = last.is_some_and(|last| {
                let own = |played: &Played| played.by == crate::position::Decider::Player(played.mover);
                last.by == played.by && (last.ply == played.ply || !own(last))
            });
            match turns.last_mut().filter(|_| joins) {
                Some(turn) => {
                    turn.push(';');
                    turn.push_str(&played.text);
                }
                None => turns.push(played.text.clone()),
            }
            last = Some(played);
        }
        turns
    }
}
