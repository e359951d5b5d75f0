//! Complete and recorded games, turn by turn: what is open, what is removed, what stands at the end.

mod support;

use houserule::board::Point;
use houserule::position::{Effect, Player};
use houserule::session::Session;
use serde_json::Value;
use support::{game, oracle, play, session, texts};

/// FNV-1a of the sorted texts of the open decisions.
fn legal_hash(session: &Session) -> (usize, String) {
    let open: Vec<String> = session.decisions().unwrap().into_iter().map(|(text, _)| text).collect();
    let hash = open
        .join(",")
        .bytes()
        .fold(0x811C_9DC5u32, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193));
    (open.len(), format!("{hash:08x}"))
}

/// The cells that the last decision emptied by removal, and how many pieces they held.
fn removed(session: &Session) -> (Vec<Point>, usize) {
    let events = &session.played().last().unwrap().events;
    let lifts = events.iter().filter_map(|event| match &event.effect {
        Effect::Lift { at, pieces, .. } => Some((*at, pieces.height())),
        _ => None,
    });
    let (mut cells, heights): (Vec<Point>, Vec<usize>) = lifts.unzip();
    cells.sort();
    (cells, heights.iter().sum())
}

/// `w5*`: owner, height, and a star for each red piece.
fn board(session: &Session) -> Vec<(String, String)> {
    let game = session.game();
    let shown = session.position().stacks().filter(|(_, stack)| !stack.is_empty()).map(|(at, stack)| {
        let letter = |piece: houserule::position::Piece| game.pieces[piece.index()].letter.to_lowercase();
        let reds = stack.pieces().iter().filter(|piece| letter(**piece) == "r").count();
        let text = format!("{}{}{}", letter(stack.top().unwrap()), stack.height(), "*".repeat(reds));
        (game.board.name(at).to_string(), text)
    });
    let mut shown: Vec<_> = shown.collect();
    shown.sort();
    shown
}

fn expected_board(value: &Value) -> Vec<(String, String)> {
    let cells = value.as_object().unwrap().iter();
    let mut cells: Vec<_> =
        cells.map(|(cell, text)| (cell.clone(), text.as_str().unwrap().to_string())).collect();
    cells.sort();
    cells
}

fn replays(case: &Value) -> Session {
    let dvonn = game("dvonn", &[]);
    let mut session = session(&dvonn);
    play(&mut session, &texts(&case["placement"]).join(" "));
    for (ply, text) in texts(&case["moves"]).into_iter().enumerate() {
        let id = format!("{} at {ply}", case["id"]);
        let (count, hash) = legal_hash(&session);
        assert_eq!(count as u64, case["legal_counts"][ply].as_u64().unwrap(), "{id}");
        assert_eq!(hash, case["legal_hashes"][ply].as_str().unwrap(), "{id}");
        play(&mut session, text);
        let (cells, pieces) = removed(&session);
        assert_eq!(pieces as u64, case["removed"][ply].as_u64().unwrap(), "{id}");
        if let Some(known) = case["removed_fields"].get(ply.to_string()) {
            let mut known: Vec<Point> =
                texts(known).iter().map(|cell| dvonn.board.find(cell).unwrap()).collect();
            known.sort();
            assert_eq!(cells, known, "{id}");
        }
    }
    assert_eq!(board(&session), expected_board(&case["final_board"]), "{}", case["id"]);
    session
}

#[test]
fn complete_games_turn_by_turn() {
    let games = oracle("dvonn");
    let games = games["games"].as_array().unwrap();
    assert_eq!(games.len(), 78);
    for case in games {
        let session = replays(case);
        let scores = session.rules().scores(session.position()).unwrap().unwrap();
        let known: Vec<i64> = case["score"].as_array().unwrap().iter().map(|n| n.as_i64().unwrap()).collect();
        assert_eq!(scores, known, "{}", case["id"]);
        let winner = session.position().turn().outcome.unwrap().winners().next();
        let known = match case["result"].as_str().unwrap() {
            "white" => Some(Player(0)),
            "black" => Some(Player(1)),
            _ => None,
        };
        assert_eq!(winner, known, "{}", case["id"]);
    }
}

#[test]
fn recorded_games_turn_by_turn() {
    let games = oracle("dvonn");
    let games = games["recorded_games"].as_array().unwrap();
    assert_eq!(games.len(), 10);
    for case in games {
        let session = replays(case);
        let over = session.position().turn().outcome.is_some();
        assert_eq!(over, case["over"].as_bool().unwrap(), "{}", case["id"]);
        let scores = session.rules().scores(session.position()).unwrap().unwrap();
        let known: Vec<i64> =
            case["score_at_end"].as_array().unwrap().iter().map(|n| n.as_i64().unwrap()).collect();
        assert_eq!(scores, known, "{}", case["id"]);
    }
}
