use super::{Game, Rule};

impl Game {
    /// What a rule says, as a text in which other rules and variables stand by their names, and functions by the
    /// lines that they are written in: two games in which it is the same text mean the same by the rule, as long as
    /// what it names means the same.
    pub fn outline(&self, rule: &Rule) -> String {
        let text = format!("{:?} {:?} {:?}", rule.label, rule.sentence, rule.body);
        let text = put(&text, "RuleId(", |id| self.rules.get(id).map(|rule| rule.name.clone()));
        let text = put(&text, "VariableId { index: ", |index| {
            u16::try_from(index).ok().map(|index| self.variable_name(index))
        });
        put(&text, "FunctionId(", |_| Some(self.lines_of(rule)))
    }

    /// The lines from the beginning of a rule up to the next one, without comments.
    fn lines_of(&self, rule: &Rule) -> String {
        let Some(source) = self.sources.iter().find(|source| *source.name == *rule.file) else {
            return String::new();
        };
        let others = self.rules.iter().filter(|other| other.file == rule.file && other.line > rule.line);
        let end = others.map(|other| other.line as usize).min().unwrap_or(usize::MAX);
        let first = rule.line.saturating_sub(1) as usize;
        let lines = source.text.lines().take(end.saturating_sub(1)).skip(first).map(str::trim);
        lines.filter(|line| !line.is_empty() && !line.starts_with("--")).collect::<Vec<_>>().join("\n")
    }
}

/// A text with something else in the place of the numbers that follow certain letters.
fn put(text: &str, before: &str, mut instead: impl FnMut(usize) -> Option<String>) -> String {
    let mut parts = text.split(before);
    let mut result = parts.next().unwrap_or_default().to_string();
    for part in parts {
        let digits = part.len() - part.trim_start_matches(|letter: char| letter.is_ascii_digit()).len();
        result.push_str(before);
        match part[..digits].parse().ok().and_then(&mut instead) {
            Some(name) => result.push_str(&name),
            None => result.push_str(&part[..digits]),
        }
        result.push_str(&part[digits..]);
    }
    result
}

#[cfg(test)]
mod tests {
    use super::put;

    #[test]
    fn numbers_become_names() {
        let name = |number: usize| ["zero", "one"].get(number).map(|name| name.to_string());
        assert_eq!(put("Rule(Id(1)) Id(7) Id(0)", "Id(", name), "Rule(Id(one)) Id(7) Id(zero)");
        assert_eq!(put("nothing", "Id(", name), "nothing");
    }
}
