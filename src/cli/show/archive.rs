use super::{Tint, wrap};
use crate::session::compare::{ArchiveAnswer, CauseAnswer};
use std::fmt::Write;

/// How an archive goes under other rules: what differs, by causes, and where in which game first.
pub fn archive(archive: &ArchiveAnswer, width: usize) -> String {
    let differ: usize = archive.causes.iter().map(|cause| cause.games.len()).sum();
    let unplayed = match archive.unplayed {
        0 => String::new(),
        games => format!(", {games} cannot be played under both"),
    };
    let games = if archive.games == 1 { "1 game".to_string() } else { format!("{} games", archive.games) };
    let head = format!("{games} under both rules: {} go the same, {differ} differ{unplayed}", archive.same);
    let mut text = format!("\n{}\n", Tint::Strong.on(head));
    for cause in &archive.causes {
        let at = cause.at.as_ref().map_or_else(String::new, |at| format!(" ({at})"));
        let said = format!("{} in {}: {}{at}", cause.games.len(), cause.by, cause.cause);
        let games = cause.games.iter().map(|game| {
            let text = game.text.as_ref().map_or_else(String::new, |text| format!(" `{text}`"));
            format!("{}#{} after ply {}{text}", game.file, game.id, game.ply)
        });
        writeln!(text, "\n{}", wrap(&said, width, 2)).ok();
        let first = format!("  {}: {}", how(cause), games.collect::<Vec<_>>().join(", "));
        writeln!(text, "  {}", wrap(&first, width, 4)).ok();
    }
    text
}

fn how(cause: &CauseAnswer) -> &'static str {
    match cause.kind {
        "illegal" => "illegal now",
        "open" => "other decisions are open",
        "effect" => "another effect",
        "outcome" => "another outcome",
        _ => "a script fails",
    }
}
