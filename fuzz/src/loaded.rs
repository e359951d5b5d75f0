use super::sound::sound;
use houserule::diagnostic::Diagnostic;
use houserule::rule::Rules;
use houserule::script::{Loaded, exercise};

/// What comes of loading a game: findings, or a game whose functions are run.
pub fn loaded(loaded: Result<Loaded, Vec<Diagnostic>>) {
    let game = match loaded {
        Ok(loaded) => loaded.game,
        Err(findings) => {
            assert!(!findings.is_empty());
            return findings.iter().for_each(sound);
        }
    };
    let started = Rules::new(game).and_then(|rules| rules.start().map(|position| (rules, position)));
    match started {
        Ok((rules, position)) => exercise(&rules, &position).iter().for_each(sound),
        Err(error) => sound(&error),
    }
}
