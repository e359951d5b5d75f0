/// The longest line that is shown, and the most lines.
const LONGEST: usize = 120;
const MOST: usize = 10;

/// A statement of a script, or an entry of a table, whole and without comments.
pub(super) struct Statement {
    /// Its lines, the first without indentation.
    pub lines: Vec<String>,
    /// Whether it is an entry of a table.
    entry: bool,
}

impl Statement {
    /// How little it tells by itself: 0 for an assignment.
    pub fn rank(&self) -> usize {
        let first = &self.lines[0];
        let head = ["if ", "for ", "function ", "local function ", "return "]
            .iter()
            .any(|word| first.starts_with(word));
        match (self.entry, first.contains('=')) {
            _ if head => 2,
            (false, true) => 0,
            (true, true) => 1,
            (false, false) => 1,
            (true, false) => 3,
        }
    }
}

/// What begins on each line of a script, as far as it is whole and not too long.
pub(super) fn statements(text: &str) -> impl Iterator<Item = Statement> {
    let lines: Vec<&str> = text.lines().map(code).collect();
    (0..lines.len()).filter_map(move |start| statement(&lines[start..]))
}

/// The statement that lines begin with.
fn statement(lines: &[&str]) -> Option<Statement> {
    let first = lines.first()?;
    if first.trim().is_empty() || goes_on(first) || first.trim_start().starts_with([')', '}', ']']) {
        return None;
    }
    let end = (1..=MOST.min(lines.len())).find(|end| {
        let next = lines.get(*end).copied().unwrap_or("");
        balanced(&lines[..*end]) && !goes_on(next)
    })?;
    let margin = first.len() - first.trim_start().len();
    let told = lines[..end].iter().filter(|line| !line.trim().is_empty());
    let mut whole: Vec<String> =
        told.map(|line| line.get(margin..).unwrap_or(line.trim_start()).to_string()).collect();
    let last = whole.last_mut()?;
    let entry = last.ends_with(',');
    last.truncate(last.trim_end_matches(',').len());
    whole.iter().all(|line| line.len() <= LONGEST).then_some(Statement { lines: whole, entry })
}

/// A line without its comment.
fn code(line: &str) -> &str {
    line.split("--").next().unwrap_or("").trim_end()
}

/// Whether a line goes on with what the one before it began.
fn goes_on(line: &str) -> bool {
    let line = line.trim_start();
    line.starts_with([':', '+', '*', '-', '.']) || ["or ", "and "].iter().any(|word| line.starts_with(word))
}

/// Whether every bracket that is opened is closed.
fn balanced(lines: &[&str]) -> bool {
    [('(', ')'), ('{', '}'), ('[', ']')].iter().all(|(open, close)| {
        let count = |sign: char| lines.iter().map(|line| line.matches(sign).count()).sum::<usize>();
        count(*open) == count(*close)
    })
}
