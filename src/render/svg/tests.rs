use super::*;
use crate::board::{Board, CellSet, Point};
use crate::position::{Piece, Position};
use crate::render::{LastMove, Mark, samples};
use crate::rule::{Decision, Game, Generator, Shape as Form};
use std::sync::Arc;

const PLAYERS: [&str; 2] = ["white", "black"];
const PIECES: [&str; 3] = ["white white W", "black black B", "red - R"];

fn show(game: &Game, text: &str, theme: Theme) -> String {
    let position = samples::position(game, text);
    draw(&Scene::new(game, &position), theme)
}

/// Whether every tag is closed where it belongs; how often each was opened.
fn tags(text: &str) -> std::collections::BTreeMap<String, usize> {
    let (mut open, mut count) = (Vec::new(), std::collections::BTreeMap::new());
    for tag in text.split('<').skip(1) {
        let (tag, after) = tag.split_once('>').unwrap();
        assert!(!after.contains('>'), "{after}");
        for entity in after.split('&').skip(1) {
            assert!(["amp;", "lt;", "gt;", "quot;"].iter().any(|known| entity.starts_with(known)));
        }
        let name = tag.split([' ', '/']).find(|name| !name.is_empty()).unwrap().to_string();
        if tag.starts_with('/') {
            assert_eq!(open.pop(), Some(name));
        } else {
            assert_eq!(tag.matches('"').count() % 2, 0);
            *count.entry(name.clone()).or_default() += 1;
            if !tag.ends_with('/') {
                open.push(name);
            }
        }
    }
    assert!(open.is_empty());
    count
}

#[test]
fn hexagons_with_stacks_and_marks() {
    let board = Board::hex_rows(&["a1-c1", "a2-d2"]).unwrap();
    let game = samples::jumping(samples::game("Rows", &PLAYERS, &PIECES, board));
    let position = samples::position(&game, "a1=W b1=BRW d2=RBBBBBBBBBBW");
    let generator =
        Arc::new(Generator { shape: Form::Say { word: "go".into() }, text: None, mark: None, action: None });
    let mut decision = Decision::of(&generator);
    (decision.from, decision.to) = (game.board.find("b2"), game.board.find("b1"));
    decision.word = Some("b2b1".into());
    let marks = [("a1", Mark::Open), ("a2", Mark::Open), ("c1", Mark::Removed), ("d2", Mark::Named)]
        .map(|(name, mark)| (samples::at(&game, name), mark));
    let last = [LastMove { decision: &decision, events: &[] }];
    let scene = Scene { last: &last, marks: &marks, scores: Some(&[3, 0]), ..Scene::new(&game, &position) };
    let text = draw(&scene, Theme::Light);
    tags(&text);
    insta::assert_snapshot!(text);
}

#[test]
fn squares_with_walls_in_the_dark() {
    let board = samples::walled(Board::square(3, 2, 4).unwrap(), "a1n b2e");
    let board = board.with_region("red-goal", CellSet::of([Point(2)])).unwrap();
    let game = samples::game("Walls", &["anna"], &PIECES, board);
    let text = show(&game, "b1=R", Theme::Dark);
    tags(&text);
    insta::assert_snapshot!(text);
}

#[test]
fn a_rim_and_its_lines() {
    let game = samples::game("Rim", &PLAYERS, &PIECES, Board::hexagon(2, true).unwrap());
    let text = show(&game, "b2=WW c4=B hand.white=W3 captured.black=W2", Theme::Light);
    tags(&text);
    insta::assert_snapshot!(text);
}

#[test]
fn every_cell_and_stack_is_drawn_once() {
    let cells = [
        (samples::rows(), "polygon", 49),
        (samples::rhombus(), "polygon", 121),
        (samples::squares(), "rect", 64 + 1),
        (samples::maze(), "rect", 252 + 1),
        (samples::rimmed(), "line", 90 + 42),
        (samples::nested(), "line", 32),
    ];
    for (game, shape, count) in cells {
        let position = Position::clone(&samples::position(&game, ""));
        assert_eq!(tags(&draw(&Scene::new(&game, &position), Theme::Light)).get(shape), Some(&count));
        let mut full = position;
        for at in game.board.all().iter() {
            let pieces = crate::position::Stack::of([Piece(0), Piece(1), Piece(0)]);
            full.apply(&crate::position::Effect::Put { at, level: 0, pieces });
        }
        let text = draw(&Scene::new(&game, &full), Theme::Dark);
        tags(&text);
        assert_eq!(text.matches("<g class=\"stack\">").count(), game.board.cells());
        assert_eq!(text, draw(&Scene::new(&game, &full), Theme::Dark));
    }
}

#[test]
fn names_cannot_break_a_picture() {
    let board = Board::graph(&["<a>", "b&\"'"], &[("on", "back", &["<a>", "b&\"'"])], None).unwrap();
    let mut game = samples::game("<x> & y", &["a\u{1}<b>"], &[], board);
    game.pieces = vec![crate::rule::PieceType {
        kind: "&".into(),
        owner: None,
        letter: "<".into(),
        look: Default::default(),
    }];
    let text = show(&game, "<a>=<", Theme::Light);
    tags(&text);
    assert!(text.contains("&lt;x&gt; &amp; y") && !text.contains('\u{1}'));
}

#[test]
fn a_piece_in_a_line_of_text_looks_as_on_the_board() {
    let mut game = samples::game("Looks", &PLAYERS, &PIECES, Board::square(3, 3, 4).unwrap());
    let all = |game: &Game| [0, 1, 2].map(|piece| token(game, Piece(piece)));
    assert!(all(&game).iter().all(|token| token.matches("<circle").count() == 1 && token.contains("<text")));
    for (piece, look) in game.pieces.iter_mut().zip(["ring", "blue star", "square unlettered"]) {
        piece.look = crate::rule::Look::read(look).unwrap();
    }
    let [ring, star, square] = all(&game);
    assert_eq!(ring.matches("<circle").count(), 3, "{ring}");
    assert!(star.contains("<polygon") && star.contains("fill=\"#1f6fd0\""), "{star}");
    assert!(square.contains("<rect") && !square.contains("<text"), "{square}");
}

#[test]
fn crowded_and_lonely_boards_are_drawn() {
    for board in [
        Board::graph(&["p"], &[], None).unwrap(),
        Board::graph(&["p", "q"], &[], Some(&[(0.0, 0.0), (0.0, 0.0)])).unwrap(),
        Board::graph(&["p", "q", "r"], &[], Some(&[(0.0, 0.0), (1e-5, 0.0), (1e6, 1e6)])).unwrap(),
        Board::square(32, 32, 8).unwrap(),
    ] {
        let game = samples::game("Odd", &PLAYERS, &PIECES, board);
        let text = show(&game, "", Theme::Light);
        tags(&text);
        assert!(!text.contains("NaN") && !text.contains("inf"));
    }
}

#[test]
fn every_point_can_be_touched_and_the_page_says_the_colours() {
    for game in [samples::rows(), samples::rimmed(), samples::maze(), samples::squares()] {
        let position = samples::position(&game, "");
        let text = touchable(&Scene::new(&game, &position));
        tags(&text);
        let names: Vec<&str> =
            text.split("data-cell=\"").skip(1).map(|rest| rest.split('"').next().unwrap()).collect();
        let points: Vec<&str> =
            (0..game.board.points() as u16).map(|point| game.board.name(Point(point))).collect();
        assert_eq!(names, points);
        assert_eq!(text.matches("aria-label=\"").count(), points.len() + 1);
        assert!(!text.contains('#') && text.contains("var(--board-"), "{text}");
    }
}
