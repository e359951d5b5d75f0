use crate::cli::args::{DrawArgs, Page};
use crate::cli::case::Case;
use crate::cli::exit::Exit;
use crate::cli::failure::Failure;
use crate::cli::interrupt;
use crate::cli::streams::Streams;
use crate::cli::task::{Worker, open};
use crate::diagnostic::{Diagnostic, Kind};
use crate::render::svg::{Picture, Theme, film, sheet};
use crate::session::file::PictureFile;
use crate::session::{Session, Shelf, View, reel};
use std::io::Write;
use std::sync::Arc;

/// Draws a position or a whole game.
///
/// # Errors
/// If there is no such position, or the picture cannot be written.
pub fn draw(streams: &mut Streams, shelf: Arc<Shelf>, args: &DrawArgs) -> Result<Exit, Failure> {
    let file = args.output.clone().map(PictureFile::named).transpose()?;
    if args.film.is_some() && file.as_ref().is_some_and(|file| !file.moves()) {
        let error = Diagnostic::new(Kind::Usage, "a PNG does not move");
        return Err(error.help("`--film` draws into a file that ends in `.svg`").into());
    }
    let worker = Worker::new(shelf, interrupt::work(), false);
    let mut session = open(&worker, &Case::from(&args.standing))?;
    if let Some(ply) = args.ply {
        session.reach(ply)?;
    }
    let svg = picture(&mut session, args)?;
    match file {
        None => streams.out.write_all(svg.as_bytes())?,
        Some(file) => {
            file.write(&svg)?;
            let path = file.path();
            if streams.json {
                writeln!(streams.out, "{}", serde_json::json!({ "drawn": path }))?;
            } else {
                streams.say(&format!("drawn in {}", path.display()));
            }
        }
    }
    Ok(Exit::Good)
}

/// The picture that is asked for, as SVG.
fn picture(session: &mut Session, args: &DrawArgs) -> Result<String, Diagnostic> {
    let theme = match args.theme {
        Page::Light => Theme::Light,
        Page::Dark => Theme::Dark,
    };
    let title = session.game().name.clone();
    let drawn = if args.sheet {
        sheet(&title, &reel(session, theme))
    } else if let Some(each) = args.film {
        let pictures: Vec<Picture> = reel(session, theme).into_iter().map(|(_, picture)| picture).collect();
        film(&title, &pictures, each.as_secs_f64())
    } else {
        None
    };
    match drawn {
        Some(svg) => Ok(svg),
        None => {
            let view = View::of(session);
            let view = match &args.legal {
                Some(text) => view.with_open(text)?,
                None => view,
            };
            Ok(Picture::of(&view.scene(), theme).file())
        }
    }
}
