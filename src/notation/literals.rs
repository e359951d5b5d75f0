use pest_meta::ast::{Expr, Rule, RuleType};

/// Gives every literal of a rule that is neither silent nor atomic a rule of its own, named as errors show it:
/// pest only knows the columns of rules, so that without this an error at `"=>"` would point at the start of
/// the rule around it.
pub(super) fn name(ast: Vec<Rule>) -> Vec<Rule> {
    let mut named: Vec<Rule> = Vec::new();
    let mut rules: Vec<Rule> = ast
        .into_iter()
        .map(|mut rule| {
            if !matches!(rule.ty, RuleType::Silent | RuleType::Atomic) {
                rule.expr = rule.expr.map_top_down(|expr| match &expr {
                    Expr::Str(text) | Expr::Insens(text) if !text.is_empty() => {
                        let name = shown(text, matches!(expr, Expr::Insens(_)));
                        if named.iter().all(|known| known.name != name) {
                            named.push(Rule { name: name.clone(), ty: RuleType::Atomic, expr });
                        }
                        Expr::Ident(name)
                    }
                    _ => expr,
                });
            }
            rule
        })
        .collect();
    rules.append(&mut named);
    rules
}

/// What errors call a rule that only holds a literal, if the name is that of one.
pub(super) fn words(rule: &str) -> Option<String> {
    let text = rule.strip_prefix(['"', '^'])?;
    Some(if text.trim().is_empty() { "a space".to_string() } else { format!("`{}`", text.escape_debug()) })
}

/// No rule of a grammar text can have such a name.
fn shown(text: &str, any_case: bool) -> String {
    format!("{}{text}", if any_case { '^' } else { '"' })
}
