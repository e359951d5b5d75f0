use super::finding::at_rule;
use super::{Finding, Law};
use crate::analysis::Used;
use crate::diagnostic::{Diagnostic, Kind, Source, Span};
use crate::rule::{Body, Game, Rule, RuleId};

/// What can be said of rules without playing. Of a variant only what it says itself is looked at.
pub(super) fn still(game: &Game) -> Vec<Finding> {
    let mut findings = Vec::new();
    let used = Used::of(game);
    let own = |rule: &Rule| Some(rule.by.as_str()) == layer(game);
    for (phase, _) in game.phases.iter().zip(&used.phases).filter(|(_, used)| !**used) {
        let rule = game.rule(phase.moves);
        let message = format!("nothing leads to phase `{}`", phase.name);
        let help = format!(
            "`go \"{0}\"` or `follow \"{0}\"` in the `next`, `start` or `blocked` of a phase",
            phase.name
        );
        if own(rule) {
            findings.push(Finding::still(Law::Phase, at_rule(game, rule, message).help(help)));
        }
    }
    let dead: Vec<String> = game
        .phases
        .iter()
        .zip(&used.phases)
        .filter(|(_, used)| !**used)
        .map(|(phase, _)| format!("{}.", phase.name))
        .collect();
    for (number, rule) in
        game.rules.iter().enumerate().filter(|(_, rule)| own(rule) && is_written(game, rule))
    {
        let id = RuleId(number as u16);
        if !used.may_ask(game, id) && !dead.iter().any(|phase| rule.name.starts_with(phase.as_str())) {
            let error = at_rule(game, rule, format!("no rule uses `{}`", rule.name));
            findings.push(Finding::still(Law::Unused, error));
        }
        if used.rules.contains(&id) && may_forbid(rule) && rule.sentence.is_none() {
            let message = format!("rule `{}` has no sentence, so that `why` can only name it", rule.name);
            let error = at_rule(game, rule, message).help("say it in a line above that begins with `---`");
            findings.push(Finding::still(Law::Sentence, error));
        }
    }
    for option in game.options.iter().filter(|option| option.help.is_empty()) {
        let message = format!("option `{}` does not say what it does", option.name);
        let error = Diagnostic::new(Kind::Illegal, message).help("`help = \"...\"` in its table");
        let quoted = format!("\"{}\"", option.name);
        let place = game.sources.iter().find_map(|source| option_place(source, &quoted));
        let error = match place {
            Some((source, span)) => error.at(source, span),
            None => error,
        };
        findings.push(Finding::still(Law::Help, error));
    }
    findings
}

/// Who says the newest rules: the variant, or the game itself.
fn layer(game: &Game) -> Option<&str> {
    let newest = game.variants.last().map(|name| name.rsplit('/').next().unwrap_or(name));
    let first = || {
        let source = game.sources.first()?;
        let rule = game.rules.iter().find(|rule| *rule.file == *source.name)?;
        Some(rule.by.as_str())
    };
    newest.or_else(first)
}

/// Whether a rule stands in a script, and is not only what holds without it.
fn is_written(game: &Game, rule: &Rule) -> bool {
    let own = rule.name.rsplit('.').next().unwrap_or(&rule.name);
    let line = game.sources.iter().find(|source| *source.name == *rule.file).and_then(|source| {
        let span = source.line_span(rule.line as usize)?;
        Some(&source.text[span.range()])
    });
    line.is_some_and(|line| line.contains(&format!(".{own} =")) || line.contains(&format!(".{own}=")))
}

/// Whether `why` may end at a rule: it speaks of cells, numbers, conditions or moves, and mentions no other rule.
fn may_forbid(rule: &Rule) -> bool {
    let speaks = !matches!(rule.body, Body::Action(_) | Body::Flow(_));
    speaks && rule.body.mentions().is_empty() && !rule.name.ends_with("score")
}

fn option_place<'a>(source: &'a Source, quoted: &str) -> Option<(&'a Source, Span)> {
    let at = source.text.match_indices(quoted).map(|(at, _)| at).find(|at| {
        let before = source.text[..*at].trim_end().trim_end_matches('(').trim_end();
        before.ends_with("option")
    })?;
    Some((source, Span::new(at, at + quoted.len())))
}
