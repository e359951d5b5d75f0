use crate::cli::case::Case;
use crate::diagnostic::{Diagnostic, Kind, Source};
use crate::session::Session;
use crate::session::answer::WhyAnswer;

/// Whether the move of a case is legal, and what says so.
///
/// # Errors
/// If the case names no move, or a rule fails.
pub(super) fn why(session: &mut Session, case: &Case) -> Result<WhyAnswer, Diagnostic> {
    let Some(text) = &case.text else {
        return Err(Diagnostic::new(Kind::Usage, "no move is named").help("say `--move TEXT`"));
    };
    WhyAnswer::about(session, &Source::new("--move", text.as_str()))
}
