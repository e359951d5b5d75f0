//! Whole rounds: bids, showings, failures, the timer, the end; written from the rules.

use super::support::{loaded, open, play, request, stands, why};
use houserule::analysis::{PerftJob, Work, perft};
use houserule::diagnostic::{Kind, Source, Span};
use houserule::notation::{Notation, records};
use houserule::position::{Decider, Outcome};
use houserule::rule::Game;
use houserule::session::{Beginning, Chance, Replay, Session};
use std::sync::Arc;

/// Yellow comes from h2 to its circle on c4 in four slides.
const SHOWN: &str = "yS yE yN yW";
const BOARD: (&str, &str) = ("board", "1A,4B,3A,2C");
const PLACED: &str = "robot r b16 robot g i5 robot b j1 robot y h2";
const ROBOTS: &str = "b16=R i5=G j1=B h2=Y";

fn game(set: &[(&str, &str)]) -> Arc<Game> {
    match loaded(&request("ricochet", set)) {
        Ok(loaded) => loaded.game,
        Err(findings) => panic!("{}", findings[0].render(false)),
    }
}

fn begin(game: Arc<Game>, position: Option<String>) -> Session {
    let notation = Arc::new(Notation::new(&game.grammar).unwrap());
    let position = position.map(|text| Source::new("position", text));
    let begun = Session::begin(game, notation, &Beginning { position, moves: None });
    begun.unwrap_or_else(|error| panic!("{}", error.render(false)))
}

/// A round in which yellow is active.
fn round() -> Session {
    let mut session = begin(game(&[BOARD]), None);
    play(&mut session, PLACED);
    play(&mut session, "chip yellow-circle");
    session
}

/// Between rounds, with some variables set.
fn between(set: &[(&str, &str)], variables: &str) -> Session {
    let set: Vec<_> = [BOARD].iter().chain(set).copied().collect();
    begin(game(&set), Some(format!("turn=chance phase=drawing {ROBOTS} {variables}")))
}

fn decides(session: &Session) -> &str {
    session.turn_name()
}

fn variable(session: &Session, name: &str) -> i64 {
    let (name, player) = name
        .split_once('.')
        .map_or((name, 0), |(name, player)| (name, session.game().find_player(player).unwrap().0));
    let known = session.game().variables.iter().find(|variable| variable.name == name).unwrap();
    session.position().variable(known.index + u16::from(player))
}

fn scores(session: &Session) -> Vec<i64> {
    session.rules().scores(session.position()).unwrap().unwrap()
}

fn winners(session: &Session) -> Vec<&str> {
    let outcome = session.position().turn().outcome.expect("the game goes on");
    outcome.winners().map(|player| session.game().players[player.index()].as_str()).collect()
}

#[test]
fn the_lowest_bid_shows_first_and_wins_the_chip() {
    let mut session = round();
    assert_eq!(session.decider(), Some(Decider::Anyone));
    play(&mut session, "bid anna 6 bid bob 5 bid anna 5 bid bob 4 time");
    assert_eq!(decides(&session), "bob");
    assert_eq!(session.position().turn().ply, 0, "bids belong to no turn");
    play(&mut session, SHOWN);
    assert_eq!(scores(&session), [0, 1]);
    assert!(stands(&session, "c4") && !stands(&session, "h2"), "the robots stay");
    assert_eq!(session.decider(), Some(Decider::Chance));
    assert_eq!(session.position().turn().ply, 4);
    assert!(!open(&session).contains("yellow-circle"));
    play(&mut session, "chip red-circle");
    assert!(open(&session).contains("bid anna 9 "), "bids begin anew");
}

#[test]
fn fewer_moves_than_bid_are_enough() {
    let mut session = round();
    play(&mut session, "bid anna 1000 time");
    play(&mut session, SHOWN);
    assert_eq!(scores(&session), [1, 0]);
}

#[test]
fn of_equal_bids_who_has_fewer_chips_shows_first_then_the_earlier_bid() {
    let mut session = round();
    play(&mut session, "bid bob 5 bid anna 5 time");
    assert_eq!(decides(&session), "bob", "the earlier bid");
    let mut session = between(&[], "var.chips.bob=1 var.won_red_circle=1");
    play(&mut session, "chip yellow-circle bid bob 5 bid anna 5 time");
    assert_eq!(decides(&session), "anna", "fewer chips");
    let mut session = between(&[], "var.chips.bob=1 var.won_red_circle=1");
    play(&mut session, "chip yellow-circle bid anna 5 bid bob 4 time");
    assert_eq!(decides(&session), "bob", "the lower bid, whoever has more chips");
}

#[test]
fn a_players_later_bid_must_be_lower() {
    let mut session = round();
    play(&mut session, "bid anna 5");
    let sentence = "B1 A player's later bid must be lower than his own last.";
    assert_eq!(why(&session, "bid anna 6"), sentence);
    assert_eq!(why(&session, "bid anna 5"), sentence, "an equal one says nothing");
    assert_eq!(why(&session, "bid anna 1000"), sentence);
    play(&mut session, "bid bob 9 bid bob 5 bid anna 2");
    assert_eq!((variable(&session, "bid.anna"), variable(&session, "bid.bob")), (2, 5));
}

#[test]
fn the_robots_go_back_and_the_next_bidder_shows() {
    let mut session = round();
    play(&mut session, "bid anna 2 bid bob 4 time yS");
    assert_eq!(decides(&session), "anna");
    play(&mut session, "yE");
    assert_eq!(decides(&session), "bob", "two slides were bid, and two were made");
    assert!(stands(&session, "h2"), "the robots are back");
    play(&mut session, SHOWN);
    assert_eq!(scores(&session), [0, 1]);
    let mut session = round();
    play(&mut session, "bid anna 4 bid bob 4 time rS rE give up");
    assert_eq!(decides(&session), "bob");
    assert!(["b16", "i5", "j1", "h2"].iter().all(|cell| stands(&session, cell)));
}

#[test]
fn each_showing_begins_afresh() {
    let mut session = round();
    play(&mut session, "bid anna 3 bid bob 4 time yS give up");
    assert!(open(&session).contains("yN"), "not straight back: the slide south was another's");
    let mut session = round();
    play(&mut session, "bid anna 4 time yS");
    assert_eq!(
        why(&session, "yN"),
        "M2 A robot may not be moved straight back until another robot has been moved."
    );
}

#[test]
fn nobody_succeeds_and_the_chip_goes_back_to_the_bag() {
    let mut session = round();
    play(&mut session, "bid anna 2 bid bob 3 bid anna 1 time yS give up");
    assert_eq!(session.decider(), Some(Decider::Chance), "each shows once, for his last bid");
    assert_eq!(scores(&session), [0, 0]);
    assert!(["b16", "i5", "j1", "h2"].iter().all(|cell| stands(&session, cell)));
    assert!(open(&session).contains("chip yellow-circle"));
}

#[test]
fn plain_rounds_ask_for_no_turn() {
    let position = "turn=chance phase=drawing b16=R i5=G j1=B e4=Y".to_string();
    let mut session = begin(game(&[BOARD, ("rules", "plain")]), Some(position.clone()));
    play(&mut session, "chip yellow-circle bid anna 1 time yW");
    assert_eq!(scores(&session), [1, 0]);
    let mut session = begin(game(&[BOARD]), Some(position));
    play(&mut session, "chip yellow-circle bid anna 1 time yW");
    assert_eq!(scores(&session), [0, 0]);
    assert!(stands(&session, "e4"));
}

#[test]
fn silver_has_its_powers_in_rounds_too() {
    let mut with = request("ricochet", &[BOARD]);
    with.with = vec!["silver_ghost".into()];
    let game = loaded(&with).map(|loaded| loaded.game).unwrap();
    let position = "turn=chance phase=drawing b16=R i5=G j1=B h2=Y a14=S";
    let mut session = begin(game, Some(position.into()));
    play(&mut session, "chip vortex bid anna 3 time sE");
    assert!(stands(&session, "p14"), "through the walls");
    play(&mut session, "give up");
    assert!(stands(&session, "a14") && !stands(&session, "p14"));
}

#[test]
fn too_many_moves_in_a_showing() {
    let mut session = round();
    play(&mut session, "bid anna 3 time yS yE yN");
    assert_eq!(session.decider(), Some(Decider::Chance), "the third slide was the last, and no success");
    let reading = session.read_text(&Source::new("moves", "yW"));
    let error = reading.error.unwrap();
    assert_eq!(error.kind, Kind::Illegal);
}

#[test]
fn the_timer_without_a_bid() {
    let mut session = round();
    assert_eq!(why(&session, "time"), "B2 Time can only be up if the timer was turned.");
    play(&mut session, "flip");
    assert_eq!(variable(&session, "timer"), 1);
    assert!(!open(&session).contains("flip"));
    play(&mut session, "time");
    assert_eq!(session.decider(), Some(Decider::Chance));
    assert!(!open(&session).contains("chip yellow-circle"), "another chip is drawn");
    assert!(open(&session).contains("chip red-circle"));
    let mut session = round();
    play(&mut session, "flip bid bob 4");
    assert_eq!(variable(&session, "timer"), 2, "the first bid turns it anew");
    play(&mut session, "bid anna 3");
    assert_eq!(variable(&session, "timer"), 2);
}

/// All chips but the yellow circle are won: eight by each player.
fn one_left() -> Session {
    let whole = game(&[BOARD]);
    let won = whole.variables.iter().filter(|variable| variable.name.starts_with("won_"));
    let won: Vec<String> =
        won.filter(|won| won.name != "won_yellow_circle").map(|won| format!("var.{}=1", won.name)).collect();
    assert_eq!(won.len(), 16);
    between(&[("chips_to_win", "17")], &format!("{} var.chips.anna=8 var.chips.bob=8", won.join(" ")))
}

#[test]
fn the_last_chip() {
    let mut session = one_left();
    assert_eq!(open(&session), "chip yellow-circle end");
    play(&mut session, "chip yellow-circle flip time");
    assert_eq!(open(&session), "chip yellow-circle end", "the bag has no other");
    play(&mut session, "end");
    assert_eq!(winners(&session), ["anna", "bob"], "equal is a shared win");
    let mut session = one_left();
    play(&mut session, "chip yellow-circle bid anna 4 time");
    play(&mut session, SHOWN);
    assert_eq!(winners(&session), ["anna"], "no chip is left");
}

#[test]
fn the_game_may_be_ended_until_somebody_bids() {
    let mut session = between(&[], "var.chips.bob=1 var.won_red_circle=1");
    play(&mut session, "chip yellow-circle");
    assert!(open(&session).contains("end"));
    let mut other = round();
    play(&mut other, "bid anna 4");
    assert!(!open(&other).contains("end"));
    play(&mut session, "end");
    assert_eq!(winners(&session), ["bob"]);
}

#[test]
fn how_many_chips_end_the_game() {
    let ends = |players: &str, chips: i64| {
        let variables = format!("var.chips.anna={chips}");
        let mut session = between(&[("players", players)], &variables);
        play(&mut session, "chip yellow-circle bid anna 4 time");
        play(&mut session, SHOWN);
        session.position().turn().outcome.map(Outcome::winners).map(Iterator::count)
    };
    assert_eq!([ends("anna,bob", 6), ends("anna,bob", 7)], [None, Some(1)]);
    assert_eq!([ends("anna,bob,cleo", 4), ends("anna,bob,cleo", 5)], [None, Some(1)]);
    assert_eq!([ends("anna,b,c,d", 3), ends("anna,b,c,d", 4)], [None, Some(1)]);
    assert_eq!([ends("anna,b,c,d,e", 7), ends("anna", 7)], [None, None]);
    let mut session = between(&[("chips_to_win", "1")], "");
    play(&mut session, "chip yellow-circle bid bob 4 time");
    play(&mut session, SHOWN);
    assert_eq!(winners(&session), ["bob"]);
}

#[test]
fn only_the_active_robot_wins_and_on_the_vortex_any() {
    let shown = |rules: &str, robots: &str, text: &str| {
        let position = format!("turn=chance phase=drawing {robots}");
        let mut session = begin(game(&[BOARD, ("rules", rules)]), Some(position));
        play(&mut session, text);
        scores(&session)[0]
    };
    let circle = "chip yellow-circle bid anna 2 time";
    assert_eq!(shown("plain", "b16=R e4=Y j1=B i5=G", &format!("{circle} yW")), 1);
    assert_eq!(shown("plain", "b16=R i5=Y j1=B e4=G", &format!("{circle} gW")), 0, "green is not active");
    let vortex = "chip vortex bid anna 2 time";
    assert_eq!(shown("plain", "b16=R i5=Y j1=B p13=G", &format!("{vortex} gW")), 1, "any robot is");
    assert_eq!(shown("house", "b16=R i5=Y j1=B p13=G", &format!("{vortex} gW")), 0, "it has not turned");
    assert_eq!(shown("house", "b16=R p14=Y j1=B p12=G", &format!("{vortex} gN gW")), 1, "it has");
}

#[test]
fn robots_begin_on_cells_without_a_mark() {
    let session = begin(game(&[BOARD]), None);
    let sentence = "R2 Robots begin on cells without a target or a diagonal, outside the centre.";
    assert_eq!(why(&session, "robot r c4"), sentence);
    let mut session = begin(game(&[("board", "1A,4B,3A,2D"), ("silver", "true")]), None);
    play(&mut session, "robot s a1");
    assert!(why(&session, "robot r a1").starts_with("R2"), "two robots on one cell");
    let error = session.read_text(&Source::new("moves", "robot r h8")).error.unwrap();
    assert_eq!(error.message, "there is no `h8` on the board");
}

#[test]
fn what_chance_cannot_have_drawn_draws_nothing_else() {
    let read = |text: &str| {
        let mut session = begin(game(&[BOARD]), None);
        let source = Source::new("moves", text);
        let span = Span::new(0, source.text.len());
        let error = Chance::new(1).read(&mut session, &source, span).err();
        (session.played().len(), error.map(|error| error.message.clone()).unwrap_or_default())
    };
    let (made, message) = read("robot r b16 robot g b16");
    assert_eq!(made, 1);
    assert!(message.contains("R2 Robots begin on cells"), "{message}");
    assert_eq!(read("robot r h8").0, 0);
    let (made, message) = read(&format!("{PLACED} chip red-banana"));
    assert_eq!(made, 4);
    assert!(message.contains("R3"), "{message}");
    assert_eq!(read("bid anna 4").0, 6, "robots and chip are drawn first");
    assert_eq!(read("robot r b16 flip").0, 6);
}

#[test]
fn positions_that_cannot_be() {
    let message = |robots: &str| {
        let text = format!("turn=chance phase=drawing {robots}");
        let (game, position) = (game(&[BOARD]), Some(Source::new("position", text)));
        let notation = Arc::new(Notation::new(&game.grammar).unwrap());
        let error = Session::begin(game, notation, &Beginning { position, moves: None }).unwrap_err();
        assert_eq!(error.kind, Kind::Position);
        error.message.clone()
    };
    assert!(message("b16=RG j1=B h2=Y").contains("R2 All robots stand on different cells."));
    assert!(message("b16=R c1=R j1=B h2=Y").contains("one of each colour"));
    assert!(message("b16=R j1=B h2=Y").contains("R2 All robots are on the board."));
    assert_eq!(message("h8=R j1=B h2=Y"), "there is no `h8` on the board");
}

#[test]
fn wrong_bids_and_names() {
    let mut session = round();
    let mut message = |text: &str| {
        let error = session.read_text(&Source::new("moves", text)).error.unwrap();
        (error.kind, error.message.clone())
    };
    assert_eq!(message("bid carl 7").1, "nobody called `carl` plays");
    assert_eq!(message("bid 7").0, Kind::Ambiguous);
    assert!(message("bid anna 0").1.contains("B1"));
    assert_eq!(message("bid anna").0, Kind::Syntax);
    let set =
        |players: &str| loaded(&request("ricochet", &[("players", players)])).err().map(|all| all[0].kind);
    assert_eq!([set("anna,Anna"), set("anna,,bob"), set("x y")], [Some(Kind::Usage); 3]);
    assert_eq!(set("anna"), None);
}

#[test]
fn chance_draws_only_what_there_is() {
    let mut session = round();
    let error = session.read_text(&Source::new("moves", "chip red-circle")).error.unwrap();
    assert_eq!(error.kind, Kind::Illegal);
    let mut session = between(&[], "var.won_red_circle=1 var.chips.anna=1");
    let error = session.read_text(&Source::new("moves", "chip red-circle")).error.unwrap();
    assert!(error.message.contains("R3"), "{}", error.message);
    let error = session.read_text(&Source::new("moves", "chip red-banana")).error.unwrap();
    assert_eq!(error.kind, Kind::Illegal);
}

#[test]
fn a_record_needs_no_chance() {
    let mut session = round();
    play(&mut session, "bid anna 5;bid bob 4 time");
    play(&mut session, SHOWN);
    play(&mut session, "chip red-circle flip time");
    let text = session.record(&[("Game".into(), "ricochet".into())]);
    let source = Source::new("record", text.as_str());
    let (read, error) = records::read(&source);
    assert_eq!(error, None);
    let replay =
        Replay::of(session.game().clone(), session.notation().clone(), &source, &read[0], None).unwrap();
    assert_eq!(replay.error, None, "{text}");
    assert_eq!(replay.session.position(), session.position());
    assert!(text.contains("bid anna 5;bid bob 4;time"), "{text}");
}

#[test]
fn turns_are_not_counted_through_bids() {
    let count = |session: &Session| {
        let job = PerftJob { depth: 1, ..PerftJob::default() };
        perft(session.game(), session.position(), job, &Work::new())
    };
    let mut session = round();
    let error = count(&session).unwrap_err();
    assert_eq!(error.kind, Kind::Limit);
    assert!(error.message.contains("phase `bidding`: bids are open there"), "{}", error.message);
    play(&mut session, "bid anna 4 time");
    assert_eq!(count(&session).unwrap().nodes, session.decisions().unwrap().len() as u64);
}

#[test]
fn robots_and_chips_are_neither_lost_nor_made() {
    for seed in 0..12 {
        let mut session = begin(game(&[BOARD, ("silver", "true"), ("players", "anna,bob,cleo")]), None);
        for step in 0..220 {
            super::support::random(&mut session, seed * 1000 + step);
            let stacks: Vec<_> = session.position().stacks().filter(|(_, stack)| !stack.is_empty()).collect();
            if session.game().phase(session.position().turn().phase).name != "placing" {
                assert_eq!(stacks.len(), 5, "seed {seed}");
                assert!(stacks.iter().all(|(_, stack)| stack.height() == 1));
                let mut kinds: Vec<_> = stacks.iter().map(|(_, stack)| stack.top()).collect();
                kinds.sort();
                kinds.dedup();
                assert_eq!(kinds.len(), 5, "each robot once");
            }
            let won = session.game().variables.iter().filter(|variable| variable.name.starts_with("won_"));
            let won: i64 = won.map(|variable| session.position().variable(variable.index)).sum();
            assert_eq!(scores(&session).iter().sum::<i64>(), won);
            assert!(variable(&session, "chip") == 0 || won < 17);
        }
    }
}
