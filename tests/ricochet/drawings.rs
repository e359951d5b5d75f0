//! Boards drawn in a text file, and errors that point into the drawing.

use super::support::{loaded, open, play, request, session, stands};
use houserule::diagnostic::{Diagnostic, Kind};
use houserule::rule::Game;
use std::sync::Arc;

const BOARD: &str = "A board of twelve cells.

   +---+---+---+---+
 3 | .  ./g .rc  .v|
   +   +---+   +   +
 2 | . |   | .   . |
   +   +---+   +---+
 1 | .   .   .   . |
   +---+---+---+---+
     a   b   c   d
";

fn drawn(game: &str, text: &str) -> Result<Arc<Game>, Diagnostic> {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("board.txt");
    std::fs::write(&path, text).unwrap();
    let request = request(game, &[("drawing", path.to_str().unwrap())]);
    loaded(&request).map(|loaded| loaded.game).map_err(|mut findings| findings.remove(0))
}

#[test]
fn cells_walls_targets_and_diagonals_are_read() {
    let game = drawn("ricochet/puzzle", BOARD).unwrap();
    let names: Vec<&str> = game.board.all().iter().map(|cell| game.board.name(cell)).collect();
    assert_eq!(names.join(" "), "a1 b1 c1 d1 a2 c2 d2 a3 b3 c3 d3");
    let region = |name: &str| game.board.region(name).map(|cells| game.board.name(cells.first().unwrap()));
    assert_eq!([region("red-circle"), region("vortex")], [Some("c3"), Some("d3")]);
    assert_eq!(open(&session(game.clone(), "a2=R")), "rN rS", "a hole in the east");
    assert_eq!(open(&session(game.clone(), "d1=R")), "rW", "a wall in the north");
    assert_eq!(open(&session(game.clone(), "a3=R")), "rS", "the diagonal turns red against the edge");
    let mut green = session(game, "a3=G");
    play(&mut green, "gE");
    assert!(stands(&green, "d3"), "green passes its diagonal");
}

#[test]
fn rounds_are_played_on_a_drawn_board() {
    let game = drawn("ricochet", BOARD).unwrap();
    let chips: Vec<_> = game.variables.iter().filter(|variable| variable.name.starts_with("won_")).collect();
    assert_eq!(chips.len(), 2);
    let blank = BOARD.replace(".rc", " . ").replace(" .v", " . ");
    let error = drawn("ricochet", &blank).unwrap_err();
    assert!(
        error.message.ends_with("the board has no target, so there is nothing to win"),
        "{}",
        error.message
    );
}

#[test]
fn a_board_as_it_is_shown_is_read() {
    let shown = BOARD
        .replace("+---+---+---+---+\n 3", "┌───────────────┐\n 3")
        .replace("|", "│")
        .replace("   +---+---+---+---+\n     a", "   └───────────────┘\n     a")
        .replace(" .", " ·");
    assert_eq!(
        *drawn("ricochet/puzzle", &shown).unwrap().board,
        *drawn("ricochet/puzzle", BOARD).unwrap().board
    );
}

#[test]
fn errors_point_into_the_drawing() {
    let wrong = |from: &str, to: &str| {
        let text = BOARD.replacen(from, to, 1);
        assert_ne!(text, BOARD);
        let error = drawn("ricochet/puzzle", &text).unwrap_err();
        assert_eq!(error.kind, Kind::Usage);
        let (source, span) = error.at.clone().unwrap();
        let (line, column) = source.line_column(span.start);
        assert!(source.name.ends_with("board.txt"));
        format!("{line}:{column}: {}", error.message)
    };
    assert_eq!(wrong(" .v", ".rc"), "4:17: target `red-circle` is drawn twice, first on c3");
    assert_eq!(
        wrong(" .v", ".xx"),
        "4:17: `xx` is no cell: it should be `.`, a target such as `rc` or `v`, or a diagonal such as `/g`"
    );
    assert_eq!(
        wrong("| .  .", "| .x ."),
        "4:5: `x` is no cell: it should be `.`, a target such as `rc` or `v`, or a diagonal such as `/g`"
    );
    assert_eq!(
        wrong("+   +---+   +---+", "+   +-- +   +---+"),
        "7:9: below a cell there is `---` or three blanks, not `-- `"
    );
    assert_eq!(
        wrong("| .   .   .", "| . x .   ."),
        "8:8: between two cells there is `|` or a blank, not `x`"
    );
    assert_eq!(
        wrong("+---+---+---+---+", "+---+---+---+--+"),
        "3:1: each cell is three letters wide, with one between them for walls"
    );
    assert!(wrong("   +---+---+---+---+\n 3", "\n 3").ends_with("from the upper edge to the lower"));
}

#[test]
fn files_that_cannot_be_read() {
    let error = |path: &str| loaded(&request("ricochet/puzzle", &[("drawing", path)])).unwrap_err().remove(0);
    assert_eq!(error("no such file.txt").kind, Kind::File);
    assert_eq!(error("no such file.txt").message, "`no such file.txt` cannot be read: there is no such file");
    assert!(drawn("ricochet/puzzle", "nothing\n").unwrap_err().message.contains("there is no upper edge"));
}
