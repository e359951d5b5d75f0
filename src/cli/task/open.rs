use super::Worker;
use super::replay::replay;
use crate::cli::case::Case;
use crate::diagnostic::{Diagnostic, Kind, Source};
use crate::script::Request;
use crate::session::file::Selected;
use crate::session::{Beginning, Loaded, Session, set_option};

/// What a case looks at: the game in the position that it names.
///
/// # Errors
/// Whatever is wrong with the game, the position, the record or the moves.
pub fn open(worker: &Worker, case: &Case) -> Result<Session, Vec<Diagnostic>> {
    let moves = case.moves.as_deref().map(|text| Source::new("--moves", text));
    let Some(name) = &case.record else {
        let Loaded { game, notation, runner } = worker.shelf.load(&request(case)?)?;
        let position = case.position.as_deref().map(|text| Source::new("--position", text));
        return Ok(Session::begin(game, notation, &Beginning { position, moves })?.run_by(runner));
    };
    if case.position.is_some() {
        let message = "a game begins in `--position` or at the end of `--record`, not in both";
        return Err(Diagnostic::new(Kind::Usage, message).into());
    }
    let selected = Selected::find(name, |path| worker.file(path))?;
    let mut replay = replay(worker, &selected, case)?;
    if let Some(error) = replay.error {
        return Err(error.into());
    }
    if let Some(moves) = moves
        && let Some(error) = replay.session.read_text(&moves).error
    {
        return Err(error.into());
    }
    Ok(replay.session)
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
