use super::ScriptCoverage;
use serde::Serialize;

/// Which rules fired in rule tests and random games, and which never did.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct CoverageAnswer {
    /// How many rule tests were played.
    pub tests: u64,
    /// How many random games.
    pub games: u64,
    /// What their random numbers came from.
    pub seed: u64,
    /// What was seen, script by script.
    pub scripts: Vec<ScriptCoverage>,
    /// What was never reached.
    pub never: NeverAnswer,
}

/// What was never reached, by name.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct NeverAnswer {
    /// Rules that never fired: `file:line NAME`.
    pub rules: Vec<String>,
    /// Ways in which a rule never went: `file:line NAME: WAY`.
    pub branches: Vec<String>,
    /// Stretches of functions that never ran: `file:line:column TEXT`.
    pub functions: Vec<String>,
}

impl CoverageAnswer {
    /// Tells what was seen.
    pub(super) fn of(tests: u64, games: u64, seed: u64, scripts: Vec<ScriptCoverage>) -> CoverageAnswer {
        let mut never = NeverAnswer::default();
        for script in &scripts {
            let file = &script.script;
            for rule in &script.rules {
                let name = format!("{file}:{} {}", rule.line, rule.rule);
                let branches = rule.branches.iter().filter(|branch| branch.times == 0);
                never.branches.extend(branches.map(|branch| format!("{name}: {}", branch.branch)));
                never.rules.extend((rule.fired == 0).then_some(name));
            }
            let stretches = script.functions.iter().filter(|stretch| stretch.never());
            never.functions.extend(
                stretches
                    .map(|stretch| format!("{file}:{}:{} {}", stretch.line, stretch.column, stretch.text)),
            );
        }
        CoverageAnswer { tests, games, seed, scripts, never }
    }
}
