use super::{Asked, Entry, TABLE, Word};
use crate::diagnostic::{Diagnostic, Kind, Source, Span};
use crate::session::travel::Way;
use std::str::FromStr;

/// A command with its arguments understood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// Draws the board, or tells what lies on a cell.
    Board(Option<String>),
    /// Tells the open decisions, or those that hold a text.
    Moves(Option<String>),
    /// Asks whether a move is legal; the stretch of the line that names it.
    Why(Span),
    /// Tells the rules, or those that hold a text.
    Rules(Option<String>),
    /// Takes decisions back.
    Undo(usize),
    /// Makes decisions anew.
    Redo(usize),
    /// Goes to the position after so many turns.
    Goto(u32),
    /// Goes some way among the effects of decisions.
    Step(Way),
    /// Tells what differs after so many turns; from now, where one is not given.
    Diff([Option<u32>; 2]),
    /// Watches a cell.
    Watch(Asked),
    /// Stops at a rule.
    Break(Asked),
    /// Tells what was played.
    History,
    /// Writes the position, or sets up the one in this stretch of the line.
    Position(Option<Span>),
    /// Writes the hash.
    Hash,
    /// Counts.
    Perft(u32),
    /// Plays random games.
    Playouts(u64),
    /// Looks for the shortest way to win, for so many seconds.
    Solve(u32),
    /// Plays random decisions.
    Random(usize),
    /// Writes the record.
    Save(String),
    /// Draws the board into a file.
    Svg(String),
    /// Show the board as a picture, in the way of a terminal.
    Picture(Option<String>),
    /// Reads a record.
    Load(String),
    /// Reads the scripts again.
    Reload,
    /// Takes rules that were refused.
    Accept,
    /// Tells the options, or changes one.
    Set(Option<(String, String)>),
    /// Lays a house rule over the game, or takes all off.
    Variant(Option<String>),
    /// Asks the expression in this stretch of the line about the position.
    Lua(Span),
    /// Begins again.
    New,
    /// Leaves.
    Quit,
    /// Tells the commands, or what one does.
    Help(Option<&'static Entry>),
}

impl Command {
    /// Random games if nobody says how many.
    pub const PLAYOUTS: u64 = 100;
    /// Seconds that a search may take if nobody says how many.
    pub const SECONDS: u32 = 60;

    /// Understands a command of a line.
    ///
    /// # Errors
    /// [`Kind::Usage`] if there is no such command, or its arguments are not what it takes.
    pub fn read(source: &Source, name: Span, argument: Span) -> Result<Command, Diagnostic> {
        let entry = find(source, name)?;
        let text = &source.text[argument.range()];
        let reader = Reader { source, entry, argument, text };
        Ok(match entry.word {
            Word::Board => Command::Board(reader.optional()),
            Word::Moves => Command::Moves(reader.optional()),
            Word::Why => reader.text().map(|_| Command::Why(argument))?,
            Word::Rules => Command::Rules(reader.optional()),
            Word::Undo => Command::Undo(reader.count(1)?),
            Word::Redo => Command::Redo(reader.count(1)?),
            Word::Goto => Command::Goto(reader.number(None)?),
            Word::Step => match text {
                "" => Command::Step(Way::Forth),
                "back" => Command::Step(Way::Back),
                _ => Command::Step(Way::To(reader.number(None)?)),
            },
            Word::Diff => Command::Diff(reader.plies()?),
            Word::Watch => Command::Watch(Asked::read(text)),
            Word::Break => Command::Break(Asked::read(text)),
            Word::History => reader.nothing(Command::History)?,
            Word::Position => Command::Position((!text.is_empty()).then_some(argument)),
            Word::Hash => reader.nothing(Command::Hash)?,
            Word::Perft => Command::Perft(reader.number(None)?),
            Word::Playouts => Command::Playouts(reader.count(Command::PLAYOUTS)?),
            Word::Solve => Command::Solve(reader.count(Command::SECONDS)?),
            Word::Random => Command::Random(reader.count(1)?),
            Word::Save => Command::Save(reader.text()?),
            Word::Svg => Command::Svg(reader.text()?),
            Word::Picture => Command::Picture(reader.optional()),
            Word::Load => Command::Load(reader.text()?),
            Word::Reload => reader.nothing(Command::Reload)?,
            Word::Accept => reader.nothing(Command::Accept)?,
            Word::Set => Command::Set(reader.pair()?),
            Word::Variant => Command::Variant(reader.optional()),
            Word::Lua => reader.text().map(|_| Command::Lua(argument))?,
            Word::New => reader.nothing(Command::New)?,
            Word::Quit => reader.nothing(Command::Quit)?,
            Word::Help => Command::Help(reader.command()?),
        })
    }
}

fn find(source: &Source, name: Span) -> Result<&'static Entry, Diagnostic> {
    let text = &source.text[name.range()];
    Entry::find(text).ok_or_else(|| {
        let several: Vec<String> =
            Entry::beginning(text).iter().map(|entry| format!("`:{}`", entry.name)).collect();
        if let [first @ .., last] = several.as_slice() {
            let message = format!("`:{text}` could be {} or {last}", first.join(", "));
            return Diagnostic::new(Kind::Usage, message).at(source, name);
        }
        let known = TABLE.iter().map(|entry| entry.name);
        let error = Diagnostic::new(Kind::Usage, format!("there is no command `:{text}`")).at(source, name);
        match crate::diagnostic::nearest(text, known) {
            Some(near) => error.help(format!("did you mean `:{near}`?")),
            None => error.help("`:help` shows the commands"),
        }
    })
}

/// The argument of a command, and what errors about it name.
struct Reader<'a> {
    source: &'a Source,
    entry: &'static Entry,
    argument: Span,
    text: &'a str,
}

impl Reader<'_> {
    fn optional(&self) -> Option<String> {
        (!self.text.is_empty()).then(|| self.text.to_string())
    }

    fn text(&self) -> Result<String, Diagnostic> {
        self.optional().ok_or_else(|| self.refuse())
    }

    fn nothing(&self, command: Command) -> Result<Command, Diagnostic> {
        if self.text.is_empty() { Ok(command) } else { Err(self.refuse()) }
    }

    fn number<N: FromStr>(&self, usual: Option<N>) -> Result<N, Diagnostic> {
        match usual {
            Some(usual) if self.text.is_empty() => Ok(usual),
            _ => self.text.parse().map_err(|_| self.refuse()),
        }
    }

    /// A number that is not 0.
    fn count<N: FromStr + PartialEq + Default>(&self, usual: N) -> Result<N, Diagnostic> {
        let number = self.number(Some(usual))?;
        if number == N::default() { Err(self.refuse()) } else { Ok(number) }
    }

    /// One number or two.
    fn plies(&self) -> Result<[Option<u32>; 2], Diagnostic> {
        let numbers: Result<Vec<u32>, _> = self.text.split_whitespace().map(str::parse).collect();
        match numbers.as_deref() {
            Ok([ply]) => Ok([Some(*ply), None]),
            Ok([first, second]) => Ok([Some(*first), Some(*second)]),
            _ => Err(self.refuse()),
        }
    }

    /// `KEY VALUE` or `KEY=VALUE`.
    fn pair(&self) -> Result<Option<(String, String)>, Diagnostic> {
        if self.text.is_empty() {
            return Ok(None);
        }
        let ends = |letter: char| letter == '=' || letter.is_whitespace();
        let (key, value) = self.text.split_once(ends).ok_or_else(|| self.refuse())?;
        Ok(Some((key.to_string(), value.trim_start_matches(ends).to_string())))
    }

    fn command(&self) -> Result<Option<&'static Entry>, Diagnostic> {
        let bare = self.text.len() - self.text.trim_start_matches(':').len();
        let span = Span::new(self.argument.start + bare, self.argument.end);
        if self.text.is_empty() { Ok(None) } else { find(self.source, span).map(Some) }
    }

    fn refuse(&self) -> Diagnostic {
        let Entry { name, arguments, .. } = self.entry;
        let message = match (*arguments, self.text) {
            ("", text) => format!("`:{name}` takes nothing after it, but `{text}` follows"),
            (arguments, "") => format!("`:{name}` takes `{arguments}`, but nothing follows"),
            (arguments, text) => format!("`:{name}` takes `{arguments}`, but `{text}` follows"),
        };
        Diagnostic::new(Kind::Usage, message).at(self.source, self.argument)
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Item, split};
    use super::*;

    fn read(line: &str) -> Result<Command, Diagnostic> {
        let source = Source::new("test", line);
        match split(line).as_slice() {
            [Item::Command { name, argument }] => Command::read(&source, *name, *argument),
            items => panic!("not one command: {items:?}"),
        }
    }

    fn refused(line: &str) -> (String, Option<String>) {
        let error = read(line).unwrap_err();
        assert_eq!(error.kind, Kind::Usage);
        (error.message.clone(), error.help.clone())
    }

    #[test]
    fn every_command_of_the_table_is_read() {
        for entry in TABLE {
            let argument = match entry.arguments.trim_start_matches('[') {
                "" => "",
                rest if rest.starts_with(['N', 'S']) || rest.starts_with("PLY") => "3",
                rest if rest.starts_with("KEY") => "size 5",
                rest if rest.starts_with("COMMAND") => "undo",
                _ => "c4",
            };
            assert!(read(&format!(":{} {argument}", entry.name)).is_ok(), "{}", entry.name);
        }
    }

    #[test]
    fn arguments_are_understood() {
        assert_eq!(read(":undo"), Ok(Command::Undo(1)));
        assert_eq!(read(":undo 12"), Ok(Command::Undo(12)));
        assert_eq!(read(":set size = 5"), Ok(Command::Set(Some(("size".into(), "5".into())))));
        assert_eq!(read(":set"), Ok(Command::Set(None)));
        assert_eq!(read(":?"), Ok(Command::Help(None)));
        assert_eq!([":q", ":quit", ":exit"].map(read), [const { Ok(Command::Quit) }; 3]);
        assert_eq!(read(":u 3"), Ok(Command::Undo(3)));
        assert!(matches!(read(":help :undo"), Ok(Command::Help(Some(entry))) if entry.name == "undo"));
    }

    #[test]
    fn what_is_wrong_is_named() {
        assert_eq!(refused(":udno").0, "there is no command `:udno`");
        assert_eq!(refused(":udno").1.unwrap(), "did you mean `:undo`?");
        assert_eq!(refused(":xyzzy").1.unwrap(), "`:help` shows the commands");
        assert_eq!(refused(":goto").0, "`:goto` takes `PLY`, but nothing follows");
        assert_eq!(refused(":undo a1b2").0, "`:undo` takes `[N]`, but `a1b2` follows");
        assert_eq!(refused(":hash now").0, "`:hash` takes nothing after it, but `now` follows");
        assert_eq!(refused(":undo 0").0, "`:undo` takes `[N]`, but `0` follows");
        assert_eq!(refused(":p").0, "`:p` could be `:position`, `:perft`, `:playouts` or `:picture`");
        assert_eq!(refused(":undo -1").0, "`:undo` takes `[N]`, but `-1` follows");
    }
}
