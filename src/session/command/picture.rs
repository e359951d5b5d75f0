use super::Reply;
use crate::diagnostic::{Diagnostic, Kind};

/// A picture for the terminal that is named, or that the environment tells of.
///
/// # Errors
/// [`Kind::Usage`] if there is none, or the program was built without.
#[cfg(feature = "png")]
pub(super) fn picture(svg: &str, terminal: Option<&str>) -> Result<Reply, Diagnostic> {
    use crate::render::terminal::Terminal;
    let names = || Terminal::ALL.iter().map(|(name, _)| *name);
    let known = match terminal {
        Some(word) => Terminal::read(word).ok_or_else(|| {
            let error = Diagnostic::new(Kind::Usage, format!("no terminal is called `{word}` here"));
            error
                .help(format!("there are: {}", names().collect::<Vec<_>>().join(", ")))
                .nearest(word, names())
        }),
        None => Terminal::of_environment(|name| std::env::var(name).ok()).ok_or_else(|| {
            let error = Diagnostic::new(Kind::Usage, "this terminal does not say that it can show pictures");
            error.help("if it can, say how: `:picture kitty`, `:picture iterm2` or `:picture sixel`")
        }),
    }?;
    let letters = known.picture(svg).map_err(|reason| Diagnostic::new(Kind::Limit, reason))?;
    let name = Terminal::ALL.iter().find(|(_, terminal)| *terminal == known).map_or("", |(name, _)| *name);
    Ok(Reply::Picture { picture: name, letters })
}

#[cfg(not(feature = "png"))]
pub(super) fn picture(_: &str, _: Option<&str>) -> Result<Reply, Diagnostic> {
    Err(Diagnostic::new(Kind::Usage, "this program was built without pictures of dots"))
}
