use super::*;
use crate::board::{Board, Point};
use crate::position::{Effect, Position};
use crate::render::{LastMove, Mark, samples};
use crate::rule::{Decision, Event, Game, Generator, Shape as Form};
use proptest::prelude::*;
use std::sync::Arc;
use unicode_width::UnicodeWidthStr;

fn show(game: &Game, text: &str) -> String {
    show_as(game, text, &Style::default())
}

fn show_as(game: &Game, text: &str, style: &Style) -> String {
    let position = samples::position(game, text);
    draw(&Scene::new(game, &position), style)
}

const PILES: &str = "a1=W b1=BW c1=RB c2=R d2=RBBBBBBBBBBW i1=B j2=B k3=W k5=R hand.white=W12 hand.white=R1 \
                     captured.black=W2";

#[test]
fn rows_of_hexagons() {
    insta::assert_snapshot!(show(&samples::rows(), PILES));
}

#[test]
fn a_hexagon_with_rim() {
    let text = "b5=WW e2=W h5=W b2=B e8=BB h2=B hand.white=W10 hand.black=B14 captured.black=W2";
    insta::assert_snapshot!(show(&samples::rimmed(), text));
    let low = Style { height: 24, ..Style::default() };
    insta::assert_snapshot!("a_hexagon_with_rim_in_few_lines", show_as(&samples::rimmed(), text, &low));
}

#[test]
fn walls_and_goals() {
    let game = samples::maze();
    let position = samples::position(&game, "c15=R a1=G k5=B p16=Y");
    let marks = [("e2", Mark::Open), ("j14", Mark::Named), ("k5", Mark::To), ("k16", Mark::From)]
        .map(|(name, mark)| (samples::at(&game, name), mark));
    let scene = Scene { marks: &marks, scores: Some(&[3, 1]), ..Scene::new(&game, &position) };
    let text = draw(&scene, &Style::default());
    assert!(text.lines().count() <= 40);
    insta::assert_snapshot!(text);
}

#[test]
fn squares_rhombus_and_graph() {
    insta::assert_snapshot!("squares", show(&samples::squares(), "e1=K e8=k a2=P b2=P h7=p"));
    insta::assert_snapshot!("rhombus", show(&samples::rhombus(), "e1=R e8=B a2=R"));
    insta::assert_snapshot!("graph", show(&samples::nested(), "a1=W e4=B d7=W hand.white=W7"));
}

#[test]
fn a_hexagon_without_rim() {
    let board = Board::hexagon(3, false).unwrap();
    let game = samples::game("Six", &["anna", "bob"], &["stone anna A", "stone bob B"], board);
    insta::assert_snapshot!(show(&game, "a1=A c3=B e3=B"));
}

#[test]
fn ascii_and_narrow() {
    let (ascii, narrow) =
        (Style { ascii: true, ..Style::default() }, Style { width: 36, ..Style::default() });
    insta::assert_snapshot!("ascii_walls", show_as(&samples::maze(), "c15=R a1=G", &ascii));
    insta::assert_snapshot!("narrow", show_as(&samples::rows(), PILES, &narrow));
}

/// What a decision from one cell to another did, with the stacks that left the board.
fn last(game: &Game, from: &str, to: &str, gone: &[(&str, &str)]) -> (Decision, Vec<Event>, Position) {
    let generator =
        Arc::new(Generator { shape: Form::Say { word: "go".into() }, text: None, mark: None, action: None });
    let mut decision = Decision::of(&generator);
    (decision.from, decision.to) = (game.board.find(from), game.board.find(to));
    decision.word = Some(format!("{from}{to}").into());
    let mut events: Vec<Effect> = gone
        .iter()
        .map(|(cell, letters)| Effect::Lift {
            at: samples::at(game, cell),
            level: 0,
            pieces: samples::stack(game, letters),
        })
        .collect();
    let mut position = samples::position(game, "b2=BW f3=RW g4=B");
    let old = *position.turn();
    let mut new = old;
    new.decider = crate::position::Decider::Player(crate::position::Player(1));
    new.ply = 1;
    events.push(Effect::Turn { old, new });
    position.apply(&events[events.len() - 1]);
    (decision, events.into_iter().map(|effect| Event { effect, rule: None }).collect(), position)
}

#[test]
fn the_last_move_is_seen() {
    let game = samples::rows();
    let (decision, events, position) = last(&game, "a1", "b2", &[("d4", "BW"), ("e5", "W")]);
    let moves = [LastMove { decision: &decision, events: &events }];
    let marks =
        [("g4", Mark::Open), ("h4", Mark::Named)].map(|(name, mark)| (samples::at(&game, name), mark));
    let scene = Scene { last: &moves, marks: &marks, scores: Some(&[4, 1]), ..Scene::new(&game, &position) };
    insta::assert_snapshot!("last_move", draw(&scene, &Style::default()));
    let colour = draw(&scene, &Style { colour: true, ..Style::default() });
    insta::assert_snapshot!("last_move_in_colour", colour.replace('\u{1b}', "^"));
    assert_eq!(anstream::adapter::strip_str(&colour).to_string(), draw(&scene, &Style::default()));
}

#[test]
fn letters_of_any_width_stay_in_line() {
    let board = Board::square(4, 2, 4).unwrap();
    let game = samples::game("Wide", &["anna"], &["king anna 王", "man anna ♟"], board);
    let text = show(&game, "a1=王 b2=♟ c1=王");
    assert_eq!(
        text,
        "2   ·   ♟   ·   ·   > 王♟ anna\n1   王  ·   王  ·   Wide, placing, after 0 turns: anna decides\n    a   b   c   d\n"
    );
    assert!(show_as(&game, "a1=王", &Style { ascii: true, ..Style::default() }).is_ascii());
}

/// Boards of all kinds.
fn boards() -> Vec<Game> {
    let small = |board| samples::game("Small", &["white", "black"], &["man white W", "man black B"], board);
    vec![
        samples::rows(),
        samples::rimmed(),
        samples::maze(),
        samples::squares(),
        samples::rhombus(),
        samples::nested(),
        small(Board::hexagon(5, false).unwrap()),
        small(Board::square(1, 5, 4).unwrap()),
        small(Board::square(32, 32, 8).unwrap()),
        small(Board::hexagon(7, true).unwrap()),
        small(Board::graph(&["p", "q", "r", "centre"], &[("on", "back", &["p", "centre"])], None).unwrap()),
        small(Board::graph(&["p", "q"], &[], Some(&[(0.0, 0.0), (0.0, 0.0)])).unwrap()),
        small(Board::graph(&["one"], &[], None).unwrap()),
    ]
}

#[test]
fn every_point_is_drawn_once_and_apart() {
    for game in boards() {
        let position = samples::position(&game, "");
        let look = Look::new(&Scene::new(&game, &position), false);
        let drawing = board(&look, &Style { width: 140, ..Style::default() });
        let mut points: Vec<Point> = drawing.places.iter().map(|(point, ..)| *point).collect();
        points.sort_unstable();
        let all: Vec<Point> = (0..game.board.points() as u16).map(Point).collect();
        assert!(points == all || points.is_empty(), "{}", game.title);
        assert!(!points.is_empty() || game.board.name(Point(0)) == "p", "{} is drawn", game.title);
        let mut places: Vec<(i32, i32)> = drawing.places.iter().map(|(_, x, y)| (*y, *x)).collect();
        places.sort_unstable();
        places.dedup();
        assert_eq!(places.len(), points.len());
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]
    #[test]
    fn lines_are_narrow_and_ascii_is_ascii(
        game in 0..13usize,
        width in 1..120usize,
        height in 1..60usize,
        cells in prop::collection::vec((any::<u16>(), 0..2u8, 1..30usize), 0..20),
        colour in any::<bool>(),
    ) {
        let game = &boards()[game];
        let mut position = samples::position(game, "");
        let mut marks = Vec::new();
        for (number, piece, count) in cells {
            let at = Point(number % game.board.cells() as u16);
            let pieces = crate::position::Stack::of(vec![crate::position::Piece(piece); count]);
            position.apply(&Effect::Put { at, level: 0, pieces });
            let all = [Mark::From, Mark::To, Mark::Removed, Mark::Open, Mark::Named];
            marks.push((Point(number % (game.board.points() as u16 + 2)), all[count % 5]));
        }
        let scene = Scene { marks: &marks, ..Scene::new(game, &position) };
        for ascii in [false, true] {
            let text = draw(&scene, &Style { ascii, colour, width, height });
            let plain = anstream::adapter::strip_str(&text).to_string();
            prop_assert!(!ascii || plain.is_ascii());
            for line in plain.lines() {
                prop_assert!(line.width() <= width, "{line:?}");
                prop_assert_eq!(line.trim_end(), line);
            }
        }
    }
}
