//! Rules that nothing uses and whose name is nearly that of another: slips of the pen.

use super::circle::mentioned;
use super::draft::Draft;
use super::shared::Shared;
use super::word::{GAME_SLOTS, PHASE_SLOTS};
use crate::diagnostic::nearest;
use rustc_hash::FxHashSet;

/// Shorter names are all near each other.
const SHORTEST: usize = 3;

/// Finds rules that no slot is, no rule mentions and no script reads, if their name is like one that is used.
///
/// What a function reads is known only when it runs; so a game with functions is held to one slip a name.
pub(super) fn check(shared: &Shared, draft: &Draft) {
    if !shared.findings.borrow().is_empty() {
        return;
    }
    let mut used: FxHashSet<&str> = draft.reads.iter().map(|(name, _)| name.as_str()).collect();
    for rule in &draft.rules {
        let mut found = Vec::new();
        for version in &rule.versions {
            mentioned(draft, &version.value, &rule.name, &mut found);
        }
        used.extend(found);
    }
    let functions = !shared.functions.borrow().is_empty();
    for rule in draft.rules.iter().filter(|rule| !used.contains(rule.name.as_str())) {
        let (phase, short) = split(&rule.name);
        let slots = if phase.is_some() { PHASE_SLOTS } else { GAME_SLOTS };
        let slots = || slots.iter().map(|slot| slot.name);
        if slots().any(|slot| slot == short) || short.len() < SHORTEST {
            continue;
        }
        let family = draft.rules.iter().filter_map(|other| {
            let (of, own) = split(&other.name);
            (of == phase && own != short).then_some(own)
        });
        let Some(near) = nearest(short, family.chain(slots())) else { continue };
        if functions && strsim::damerau_levenshtein(short, near) > 1 {
            continue;
        }
        let Some(version) = rule.versions.last() else { continue };
        let message = format!("no rule uses `{}`", rule.name);
        shared.find(shared.error(version.at, &[short], message).help(format!("did you mean `{near}`?")));
    }
}

/// The phase and the short name of a rule.
fn split(name: &str) -> (Option<&str>, &str) {
    name.rsplit_once('.').map_or((None, name), |(phase, short)| (Some(phase), short))
}
