//! What cannot be is refused, and the message says why.

use super::support::{puzzle, refusal, wrong_position};
use houserule::diagnostic::Kind;

#[test]
fn boards_that_cannot_be() {
    let message = |board| {
        let error = refusal(&[("board", board)]);
        assert_eq!(error.kind, Kind::Usage);
        error.message.clone()
    };
    assert_eq!(
        message("1A,1C,3A,4A"),
        "option `board` cannot be `1A,1C,3A,4A`: its targets must all differ, and it has `blue-square`, \
         `green-triangle`, `red-circle`, `yellow-hexagon` twice"
    );
    assert_eq!(
        message("1A,2A,3A"),
        "option `board` cannot be `1A,2A,3A`: a board has four faces, clockwise from the north-west, and this one 3"
    );
    assert!(message("1A,2A,3A,5A").contains("there is no face `5A`: there are 1A, 1B"));
}

#[test]
fn targets_that_cannot_be() {
    let error = |target| refusal(&[("target", target)]);
    let wrong = error("red-circel");
    assert_eq!(wrong.kind, Kind::Usage);
    assert_eq!(wrong.help.as_deref(), Some("did you mean `red-circle`?"));
    assert!(error("h8:red").message.ends_with("there is no cell `h8` on the board"));
    assert!(
        error("a1:silver")
            .message
            .ends_with("there is no robot `silver`: there are any, blue, green, red, yellow")
    );
    assert_eq!(puzzle(&[("target", "a1:silver"), ("silver", "true")]).pieces.len(), 5);
}

#[test]
fn ids_that_cannot_be() {
    let because = |id: &str| {
        let message = refusal(&[("id", id)]).message.clone();
        message.strip_prefix(&format!("option `id` cannot be `{id}`: ")).unwrap().to_string()
    };
    assert_eq!(because("hello"), "it should read like `0765+42+2E21BD0F+93`");
    assert_eq!(
        because("0765+32+2E21BD0F+93"),
        "there are 4 or 5 robots, and the first digit of its second part says 3"
    );
    assert_eq!(because("0765+42+2E21BD+93"), "its third part should have two digits for each of 4 robots");
    assert_eq!(because("0765+44+2E21BD0F+93"), "there is no robot 4: they count from 0");
    assert_eq!(because("0765+42+2E2E BD0F+93"), "it should read like `0765+42+2E21BD0F+93`");
    assert_eq!(because("0765+42+2E2EBD0F+93"), "two robots stand on `o14`");
    assert_eq!(because("0765+42+7721BD0F+93"), "a robot stands in the centre, on `h9`");
    assert_eq!(because("0765+42+2E21BD0F+77"), "there is no cell `h9` on the board");
}

#[test]
fn positions_that_cannot_be() {
    let message = |position| {
        let error = wrong_position(puzzle(&[]), position);
        assert_eq!(error.kind, Kind::Position);
        error.message.clone()
    };
    assert_eq!(message("h8=R"), "there is no `h8` on the board");
    let apart = "this position cannot be in phase `showing`: Robots stand on different cells.";
    assert!(message("c4=RG").starts_with(apart));
    assert!(message("phase=showing c5=YB").starts_with(apart));
    assert_eq!(message("c4=R c5=R"), "there are 2 pieces `R`, but the game has only 1");
    assert_eq!(message("c4=S"), "expected pieces such as `B`, `G`, `R`, `Y`, found `S`");
}
