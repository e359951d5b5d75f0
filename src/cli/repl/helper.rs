use crate::cli::show::Tint;
use crate::session::command::{Engine, Preview};
use anstyle::{AnsiColor, Style};
use rustyline::completion::{Completer, FilenameCompleter, Pair};
use rustyline::highlight::{CmdKind, Highlighter};
use rustyline::hint::Hinter;
use rustyline::{Context, Result};
use std::borrow::Cow;
use std::cell::RefCell;
use std::rc::Rc;

/// Completes, hints and colours what is typed, by asking the engine what it would do.
#[derive(rustyline::Helper, rustyline::Validator)]
pub struct Helper {
    /// The game.
    pub engine: Rc<RefCell<Engine>>,
    /// Whether colours may be used.
    pub colour: bool,
    files: FilenameCompleter,
}

impl Helper {
    /// A helper that looks at a game.
    pub fn new(engine: Rc<RefCell<Engine>>, colour: bool) -> Helper {
        Helper { engine, colour, files: FilenameCompleter::new() }
    }
}

impl Completer for Helper {
    type Candidate = Pair;

    fn complete(&self, line: &str, pos: usize, _: &Context<'_>) -> Result<(usize, Vec<Pair>)> {
        let found = self.engine.borrow().complete(&line[..pos]);
        if found.files {
            return self.files.complete_path(line, pos);
        }
        let pair = |text: String| Pair { display: text.clone(), replacement: text };
        Ok((found.start, found.texts.into_iter().map(pair).collect()))
    }
}

impl Hinter for Helper {
    type Hint = String;

    /// The rest of the only text that could be meant.
    fn hint(&self, line: &str, pos: usize, _: &Context<'_>) -> Option<String> {
        if pos < line.len() || line.trim().is_empty() {
            return None;
        }
        let found = self.engine.borrow().complete(line);
        let [only] = found.texts.as_slice() else { return None };
        only.get(line.len() - found.start..).filter(|rest| !rest.is_empty()).map(str::to_string)
    }
}

impl Highlighter for Helper {
    fn highlight<'l>(&self, line: &'l str, _: usize) -> Cow<'l, str> {
        if !self.colour {
            return Cow::Borrowed(line);
        }
        let mut text = String::new();
        let mut end = 0;
        for (span, preview) in self.engine.borrow().preview(line) {
            let style = style(preview);
            text.push_str(&line[end..span.start]);
            text.push_str(&format!("{style}{}{style:#}", &line[span.range()]));
            end = span.end;
        }
        text.push_str(&line[end..]);
        Cow::Owned(text)
    }

    fn highlight_prompt<'b, 's: 'b, 'p: 'b>(&'s self, prompt: &'p str, _: bool) -> Cow<'b, str> {
        if self.colour { Cow::Owned(Tint::Strong.on(prompt)) } else { Cow::Borrowed(prompt) }
    }

    fn highlight_hint<'h>(&self, hint: &'h str) -> Cow<'h, str> {
        if self.colour { Cow::Owned(Tint::Faint.on(hint)) } else { Cow::Borrowed(hint) }
    }

    fn highlight_char(&self, _: &str, _: usize, kind: CmdKind) -> bool {
        self.colour && kind != CmdKind::MoveCursor
    }
}

fn style(preview: Preview) -> Style {
    match preview {
        Preview::Legal => AnsiColor::Green.on_default(),
        Preview::Illegal | Preview::Unknown => AnsiColor::Red.on_default(),
        Preview::Unread => Style::new(),
        Preview::Command => AnsiColor::Cyan.on_default(),
    }
}
