use super::Entry;
use crate::diagnostic::Span;

/// A part of a line: moves, or a command with what follows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Item {
    /// Texts of moves.
    Moves(Span),
    /// A command.
    Command {
        /// Its name, without the colon.
        name: Span,
        /// What follows, without white space around it.
        argument: Span,
    },
}

/// Splits a line such as `a1b2 c3d4 :undo 2 :moves` into moves and commands. A line that begins with `#` is a
/// comment.
pub fn split(line: &str) -> Vec<Item> {
    let mut items = Vec::new();
    if line.trim_start().starts_with('#') {
        return items;
    }
    let starts = starts(line);
    let first = starts.first().copied().unwrap_or(line.len());
    let moves = trimmed(line, Span::new(0, first));
    if moves.start < moves.end {
        items.push(Item::Moves(moves));
    }
    for (i, start) in starts.iter().enumerate() {
        let end = starts.get(i + 1).copied().unwrap_or(line.len());
        let text = &line[start + 1..end];
        let length = text.find(char::is_whitespace).unwrap_or(text.len());
        let name = Span::new(start + 1, start + 1 + length);
        items.push(Item::Command { name, argument: trimmed(line, Span::new(name.end, end)) });
    }
    items
}

/// Where commands begin: at a colon before a letter that no other letter stands before.
fn starts(line: &str) -> Vec<usize> {
    let mut starts = Vec::new();
    let mut before = ' ';
    for (at, letter) in line.char_indices() {
        let begins = letter == ':'
            && !line[..at].trim_end().ends_with(":help")
            && (before.is_whitespace() || before == ';')
            && line[at + 1..]
                .chars()
                .next()
                .is_none_or(|next| next.is_alphabetic() || next.is_whitespace() || next == '?');
        if begins {
            starts.push(at);
            let name = line[at + 1..].split(char::is_whitespace).next().unwrap_or_default();
            if Entry::find(name).is_some_and(|entry| entry.takes_line) {
                break;
            }
        }
        before = letter;
    }
    starts
}

/// A stretch without white space and `;` at its ends.
fn trimmed(line: &str, span: Span) -> Span {
    let blank = |letter: char| letter.is_whitespace() || letter == ';';
    let text = &line[span.range()];
    let left = text.len() - text.trim_start_matches(blank).len();
    let length = text.trim_matches(blank).len();
    Span::new(span.start + left, span.start + left + length)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(line: &str) -> Vec<String> {
        let tell = |item| match item {
            Item::Moves(span) => line[span.range()].to_string(),
            Item::Command { name, argument } => {
                format!("{}({})", &line[name.range()], &line[argument.range()])
            }
        };
        split(line).into_iter().map(tell).collect()
    }

    #[test]
    fn moves_and_commands_share_a_line() {
        assert_eq!(told("a1b2 c3d4 :undo 2 :moves"), ["a1b2 c3d4", "undo(2)", "moves()"]);
        assert_eq!(told(":why red north :hash"), ["why(red north)", "hash()"]);
        assert_eq!(told("  a1b2;:board c4 "), ["a1b2", "board(c4)"]);
        assert_eq!(told(":help :undo"), ["help(:undo)"]);
        assert!(told("   ").is_empty());
        assert!(told("# a comment :undo").is_empty());
    }

    #[test]
    fn a_colon_inside_a_word_or_before_a_number_begins_no_command() {
        assert_eq!(told("1: rE 2: gN"), ["1: rE 2: gN"]);
        assert_eq!(told("k5:red"), ["k5:red"]);
        assert_eq!(told(":lua pos:count() :undo"), ["lua(pos:count() :undo)"]);
    }

    #[test]
    fn a_lone_colon_is_a_command_without_a_name() {
        assert_eq!(told(":"), ["()"]);
        assert_eq!(told("é :é"), ["é", "é()"]);
    }
}
