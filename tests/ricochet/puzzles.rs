//! Lines that other programs found, and all boards.

use super::support::{cell, oracle, play, puzzle, session};
use houserule::session::Session;
use serde_json::Value;
use std::collections::BTreeSet;

/// One puzzle under some rules: its game, and the session in which its robots stand.
fn set_up(puzzle: &Value, more: &[(&str, &str)]) -> Session {
    let robots = puzzle["robots"].as_object().unwrap();
    let quarters: Vec<&str> =
        puzzle["quarters"].as_array().unwrap().iter().map(|face| face.as_str().unwrap()).collect();
    let (board, target) = (quarters.join(","), &puzzle["target"]);
    let target = format!("{}:{}", cell(target), target["active"].as_str().unwrap());
    let silver = robots.contains_key("silver").to_string();
    let diagonals = puzzle["use_diagonals"].to_string();
    let mut set: Vec<(&str, &str)> =
        vec![("board", &board), ("target", &target), ("silver", &silver), ("diagonals", &diagonals)];
    set.extend_from_slice(more);
    let position: Vec<String> =
        robots.iter().map(|(colour, at)| format!("{}={}", cell(at), colour[..1].to_uppercase())).collect();
    session(self::puzzle(&set), &position.join(" "))
}

/// Plays a line and asks that it wins with its last slide, and not before.
fn wins_at_the_end(puzzle: &Value, line: &Value, more: &[(&str, &str)]) {
    let mut session = set_up(puzzle, more);
    for slide in line.as_array().unwrap() {
        assert!(session.position().turn().outcome.is_none(), "{} is won too early", puzzle["id"]);
        let (robot, heading) = (slide[0].as_str().unwrap(), slide[1].as_str().unwrap());
        play(&mut session, &format!("{robot} {}", heading.to_lowercase()));
        let text = &session.played().last().unwrap().text;
        assert_eq!(*text, format!("{}{heading}", &robot[..1]), "{}", puzzle["id"]);
    }
    assert!(session.position().turn().outcome.is_some(), "{} is not won under {more:?}", puzzle["id"]);
    assert_eq!(session.position().turn().ply as usize, line.as_array().unwrap().len());
}

#[test]
fn every_known_line_wins_with_its_last_slide() {
    let oracle = oracle("ricochet_puzzles");
    let puzzles = oracle["puzzles"].as_array().unwrap();
    assert_eq!(puzzles.len(), 436);
    for puzzle in puzzles {
        wins_at_the_end(puzzle, &puzzle["plain"]["example"], &[("rules", "plain")]);
        wins_at_the_end(puzzle, &puzzle["house"]["example"], &[]);
        if let Some(other) = puzzle.get("house_deflection_counts") {
            wins_at_the_end(puzzle, &other["example"], &[("deflection_counts", "true")]);
        }
    }
}

/// The faces of one piece each around the centre, in every order.
fn all_boards(faces: &[&str]) -> Vec<String> {
    let mut boards = Vec::new();
    let orders = [[1, 2, 3, 4], [1, 2, 4, 3], [1, 3, 2, 4], [1, 3, 4, 2], [1, 4, 2, 3], [1, 4, 3, 2]];
    for order in orders {
        for choice in 0..faces.len().pow(4) {
            let face = |place: u32| faces[choice / faces.len().pow(place) % faces.len()];
            let names: Vec<String> =
                order.iter().zip(0..).map(|(piece, place)| format!("{piece}{}", face(place))).collect();
            boards.push(names.join(","));
        }
    }
    boards
}

#[test]
fn all_boards_have_seventeen_different_targets() {
    let (first, all) = (all_boards(&["A", "B"]), all_boards(&["A", "B", "C", "D"]));
    assert_eq!((first.len(), all.len()), (96, 1536));
    let known: BTreeSet<&String> = all.iter().collect();
    assert!(first.iter().all(|board| known.contains(board)) && known.len() == 1536);
    for board in &all {
        let game = puzzle(&[("board", board)]);
        let coloured = |name: &str| name == "vortex" || name.contains('-');
        let targets: Vec<_> = game.board.regions().filter(|(name, _)| coloured(name)).collect();
        let cells: BTreeSet<_> = targets.iter().map(|(_, set)| set.first()).collect();
        assert_eq!((targets.len(), cells.len(), game.board.cells()), (17, 17, 252), "{board}");
    }
}
