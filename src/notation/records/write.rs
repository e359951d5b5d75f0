use super::Sheet;

/// The longest line of moves, in characters; only a longer single text goes beyond.
const WIDTH: usize = 100;

/// Writes a record: tags, an empty line, numbered turns, the result on a line of its own. Reading it gives the
/// same tags, turns, comments and result.
pub fn write(sheet: &Sheet<'_>) -> String {
    let mut text = String::new();
    for (name, value) in sheet.tags {
        text.push_str(&format!("[{} \"{}\"]\n", tag_name(name), escape(value, '"')));
    }
    if !text.is_empty() {
        text.push('\n');
    }
    let mut lines = Lines::default();
    let mut comments = sheet.comments.iter().peekable();
    for (index, turn) in sheet.turns.iter().enumerate() {
        while let Some((_, comment)) = comments.next_if(|(before, _)| *before <= index) {
            lines.push(&format!("{{{}}}", escape_comment(comment)));
        }
        let mut parts: Vec<String> = Vec::new();
        for part in turn {
            // `time` must not begin a line: before a name it would be a result.
            match parts.last_mut() {
                Some(last) if part.starts_with("time") => *last = format!("{last} {part}"),
                Some(_) => parts.push(part.clone()),
                None => parts.push(format!("{}. {part}", index + 1)),
            }
        }
        parts.iter().for_each(|part| lines.push(part));
    }
    for (_, comment) in comments {
        lines.push(&format!("{{{}}}", escape_comment(comment)));
    }
    text.push_str(&lines.done());
    if let Some(result) = sheet.result {
        text.push_str(&format!("{result}\n"));
    }
    text
}

/// Lines that are filled one text at a time.
#[derive(Default)]
struct Lines {
    text: String,
    column: usize,
}

impl Lines {
    fn push(&mut self, part: &str) {
        let width = part.chars().count();
        if self.column > 0 && self.column + 1 + width > WIDTH {
            self.text.push('\n');
            self.column = 0;
        }
        if self.column > 0 {
            self.text.push(' ');
            self.column += 1;
        }
        self.text.push_str(part);
        self.column += width;
    }

    fn done(mut self) -> String {
        if self.column > 0 {
            self.text.push('\n');
        }
        self.text
    }
}

/// A name that can be read back.
fn tag_name(name: &str) -> String {
    let name: String = name.chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '_' }).collect();
    if name.starts_with(|c: char| c.is_ascii_alphabetic()) { name } else { format!("X{name}") }
}

fn escape(value: &str, quote: char) -> String {
    let mut escaped = String::with_capacity(value.len());
    for c in value.chars() {
        match c {
            '\n' => escaped.push_str("\\n"),
            c if c == quote || c == '\\' => escaped.extend(['\\', c]),
            c => escaped.push(c),
        }
    }
    escaped
}

fn escape_comment(comment: &str) -> String {
    escape(comment, '}')
}
