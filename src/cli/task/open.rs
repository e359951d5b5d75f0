use super::Worker;
use super::replay::replay;
use crate::cli::case::Case;
use crate::diagnostic::{Diagnostic, Kind, Source, Span};
use crate::script::Request;
use crate::session::file::Selected;
use crate::session::{Beginning, Chance, Loaded, Session, set_option};

/// What a case looks at: the game in the position that it names.
///
/// # Errors
/// Whatever is wrong with the game, the position, the record or the moves.
pub fn open(worker: &Worker, case: &Case) -> Result<Session, Vec<Diagnostic>> {
    let mut session = match &case.record {
        None => {
            let moves = case.moves.as_deref().unwrap_or("");
            let drawn = worker.shelf.draw(&mut request(case)?, case.seed.unwrap_or(0), moves)?;
            let Loaded { game, notation, runner, .. } = drawn;
            let position = case.position.as_deref().map(|text| Source::new("--position", text));
            Session::begin(game, notation, &Beginning { position, moves: None })?.run_by(runner)
        }
        Some(_) if case.position.is_some() => {
            let message = "a game begins in `--position` or at the end of `--record`, not in both";
            return Err(Diagnostic::new(Kind::Usage, message).into());
        }
        Some(name) => {
            let selected = Selected::find(name, |path| worker.file(path))?;
            let replay = replay(worker, &selected, case)?;
            match replay.error.or_else(|| selected.cut()) {
                Some(error) => return Err(error.into()),
                None => replay.session,
            }
        }
    };
    if let Some(moves) = &case.moves {
        let source = Source::new("--moves", moves.as_str());
        let span = Span::new(0, source.text.len());
        Chance::new(case.seed.unwrap_or(0)).read(&mut session, &source, span)?;
    }
    Ok(session)
}

/// Which game a case names.
///
/// # Errors
/// If it names none.
pub fn request(case: &Case) -> Result<Request, Diagnostic> {
    let Some(game) = &case.game else {
        let error = Diagnostic::new(Kind::Usage, "no game is named");
        return Err(error.help("`houserule list` shows what there is"));
    };
    let mut request = Request::game(game.as_str());
    for setting in &case.set {
        set_option(&mut request, &setting.key, &setting.value);
    }
    request.with = case.with.clone();
    Ok(request)
}
