use super::layers::Layers;
use super::limits;
use crate::diagnostic::{Diagnostic, Kind, Span};
use pest_meta::ast::{Expr, Rule, RuleType};
use std::collections::HashMap;

/// Rules by name. No rule uses itself, so every walk ends.
type Rules<'a> = HashMap<&'a str, &'a Rule>;

/// Refuses grammars from which no phrase could be made: `decision` must choose one rule, and every tag must
/// stand where it surely catches the rule behind it.
pub(super) fn check(layers: &Layers, ast: &[Rule]) -> Result<(), Diagnostic> {
    let rules: Rules<'_> = ast.iter().map(|rule| (rule.name.as_str(), rule)).collect();
    let Some(decision) = rules.get("decision") else {
        return Err(Diagnostic::new(Kind::Script, "the grammar has no rule `decision`"));
    };
    let mut known = HashMap::new();
    for rule in ast {
        if size(&rule.expr, &rules, &mut known) > limits::EXPANSION {
            let message =
                format!("the rule `{}` is too large once its repetitions are written out", rule.name);
            return Err(refuse(layers, &rule.name, message));
        }
    }
    if matches!(decision.ty, RuleType::Silent | RuleType::Atomic) {
        let message = "the rule `decision` must be written `decision = ${ … }`";
        return Err(refuse(layers, "decision", message.to_string()));
    }
    if nodes(&decision.expr, &rules) != (1, 1) {
        let message = "the rule `decision` must choose exactly one rule";
        return Err(refuse(layers, "decision", message.to_string())
            .help("`decision = ${ place | jump }`: silent rules such as `gap` may stand around the choice"));
    }
    for rule in ast {
        tags(layers, rule, &rules)?;
    }
    Ok(())
}

/// How many terms an expression has with every rule written out.
fn size<'a>(expr: &'a Expr, rules: &Rules<'a>, known: &mut HashMap<&'a str, usize>) -> usize {
    let mut of = |expr: &'a Expr| size(expr, rules, known);
    let size = match expr {
        Expr::Ident(name) => match (known.get(name.as_str()), rules.get(name.as_str())) {
            (Some(size), _) => *size,
            (None, Some(rule)) => {
                let size = size(&rule.expr, rules, known);
                known.insert(name, size);
                size
            }
            (None, None) => 1,
        },
        Expr::Seq(left, right) | Expr::Choice(left, right) => of(left).saturating_add(of(right)),
        Expr::RepExact(inner, times) | Expr::RepMin(inner, times) | Expr::RepMax(inner, times) => {
            of(inner).saturating_mul(*times as usize + 1)
        }
        Expr::RepMinMax(inner, _, most) => of(inner).saturating_mul(*most as usize + 1),
        Expr::PosPred(inner)
        | Expr::NegPred(inner)
        | Expr::Opt(inner)
        | Expr::Rep(inner)
        | Expr::RepOnce(inner)
        | Expr::Push(inner)
        | Expr::NodeTag(inner, _) => of(inner),
        Expr::Str(_)
        | Expr::Insens(_)
        | Expr::Range(..)
        | Expr::PeekSlice(..)
        | Expr::Skip(_)
        | Expr::PushLiteral(_) => 1,
    };
    size.saturating_add(1)
}

/// The fewest and the most nodes that an expression leaves in the tree, counted up to two.
fn nodes(expr: &Expr, rules: &Rules<'_>) -> (u8, u8) {
    match expr {
        Expr::Ident(name) if name == "EOI" => (1, 1),
        Expr::Ident(name) => match rules.get(name.as_str()) {
            Some(rule) if rule.ty == RuleType::Silent => nodes(&rule.expr, rules),
            Some(_) => (1, 1),
            None => (0, 0),
        },
        Expr::Seq(left, right) => {
            let (left, right) = (nodes(left, rules), nodes(right, rules));
            ((left.0 + right.0).min(2), (left.1 + right.1).min(2))
        }
        Expr::Choice(left, right) => {
            let (left, right) = (nodes(left, rules), nodes(right, rules));
            (left.0.min(right.0), left.1.max(right.1))
        }
        Expr::Opt(inner) => (0, nodes(inner, rules).1),
        Expr::Rep(inner) | Expr::RepMax(inner, _) => (0, 2 * nodes(inner, rules).1.min(1)),
        Expr::RepOnce(inner)
        | Expr::RepExact(inner, _)
        | Expr::RepMin(inner, _)
        | Expr::RepMinMax(inner, ..) => {
            let (least, most) = nodes(inner, rules);
            (least, 2 * most.min(1))
        }
        Expr::NodeTag(inner, _) | Expr::Push(inner) => nodes(inner, rules),
        _ => (0, 0),
    }
}

/// Looks at every tag of one rule.
fn tags(layers: &Layers, rule: &Rule, rules: &Rules<'_>) -> Result<(), Diagnostic> {
    for expr in rule.expr.iter_top_down() {
        let Expr::NodeTag(inner, tag) = &expr else { continue };
        if !certain(inner, rules) {
            let message =
                format!("the tag `#{tag}` must stand right before the name of a rule that is not silent");
            let help = format!("`#{tag} = cell`, `#{tag} = (north | east)`, `(#{tag} = cell)?`");
            return Err(refuse(layers, &rule.name, message).help(help));
        }
    }
    if rule.ty == RuleType::Atomic
        && let Some((name, tag)) = tag_below(rule, rules)
    {
        let message =
            format!("the tag `#{tag}` in `{name}` is lost, since the atomic rule `{}` uses it", rule.name);
        return Err(refuse(layers, &rule.name, message).help(format!("write `{} = ${{ … }}`", rule.name)));
    }
    Ok(())
}

/// Whether an expression surely leaves one node, and as its last.
fn certain(expr: &Expr, rules: &Rules<'_>) -> bool {
    match expr {
        Expr::Ident(name) => rules.get(name.as_str()).is_some_and(|rule| rule.ty != RuleType::Silent),
        Expr::Choice(left, right) => certain(left, rules) && certain(right, rules),
        _ => false,
    }
}

/// A tag in a rule or in what it uses: the rule that has it, and the tag.
fn tag_below<'a>(rule: &'a Rule, rules: &Rules<'a>) -> Option<(&'a str, String)> {
    let mut open = vec![rule];
    let mut seen: Vec<&str> = Vec::new();
    while let Some(rule) = open.pop() {
        seen.push(&rule.name);
        for expr in rule.expr.iter_top_down() {
            match &expr {
                Expr::NodeTag(_, tag) => return Some((&rule.name, tag.clone())),
                Expr::Ident(name) if !seen.contains(&name.as_str()) => {
                    open.extend(rules.get(name.as_str()).filter(|rule| rule.ty != RuleType::NonAtomic));
                }
                _ => {}
            }
        }
    }
    None
}

fn refuse(layers: &Layers, name: &str, message: String) -> Diagnostic {
    let start = layers.definition(name).unwrap_or_default();
    let (source, span) = layers.place(Span::new(start, start + name.len()));
    Diagnostic::new(Kind::Script, message).at(source, span)
}
