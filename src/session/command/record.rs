use super::Engine;
use crate::script::rules_hash;

/// Tags that say how the game is set up and how it stands: they are written anew.
const OURS: &[&str] = &["Game", "Set", "With", "Position", "Seed", "Rules", "Hash"];

impl Engine {
    /// The record of the game as it stands.
    pub fn record(&self) -> String {
        let session = &self.session;
        let mut tags: Vec<(String, String)> = vec![("Game".into(), self.request.game.clone())];
        let mut add = |name: &str, value: String| tags.push((name.to_string(), value));
        self.request.set.iter().for_each(|(key, value)| add("Set", format!("{key}={value}")));
        self.request.with.iter().for_each(|with| add("With", with.clone()));
        if let Some(start) = &self.start {
            add("Position", start.text.trim().to_string());
        }
        add("Seed", self.seed.to_string());
        let known = |name: &str| OURS.iter().any(|ours| ours.eq_ignore_ascii_case(name));
        self.tags.iter().filter(|(name, _)| !known(name)).for_each(|(name, value)| add(name, value.clone()));
        add("Rules", rules_hash(session.game()));
        add("Hash", format!("{:016x}", session.position().hash()));
        session.record(&tags)
    }
}
