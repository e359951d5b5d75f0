use crate::script::Request;
use crate::session::Loaded;

/// One of two rulesets that are compared.
#[derive(Clone, Debug)]
pub struct Side {
    /// How it was asked for.
    pub request: Request,
    /// What was loaded.
    pub loaded: Loaded,
}

impl Side {
    /// What it is called: the game, and what was set or laid over it.
    pub fn name(&self) -> String {
        let set = self.request.set.iter().map(|(key, value)| format!(" {key}={value}"));
        let with = self.request.with.iter().map(|layer| format!(" with {layer}"));
        format!("{}{}", self.request.game, set.chain(with).collect::<String>())
    }
}
