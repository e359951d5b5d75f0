use super::Mark;
use super::hue::Hue;
use super::sign::{Sign, sign_at};
use super::trail::Trail;
use super::{Scene, words};
use crate::position::{Decider, Piece, Player};
use crate::rule::Each;
use anstyle::Style;

/// A word of the text beside a board.
#[derive(Clone, Debug)]
pub(super) struct Word {
    pub text: String,
    pub style: Style,
    /// How many blanks stand before it, unless it begins a line.
    pub gap: usize,
}

/// What is said beside a board, a paragraph each: the last move, every player's hand, captured pieces and score,
/// what the signs mean if there is a `legend`, and whose decision it is.
pub(super) fn caption(scene: &Scene<'_>, trail: &Trail, signs: &[Sign], legend: bool) -> Vec<Vec<Word>> {
    let mut said = Vec::new();
    if let Some(last) = trail.words(scene) {
        said.push(words_of(&last, Style::new(), 1));
    }
    said.extend((0..scene.game.players.len()).map(|player| line_of(scene, Player(player as u8))));
    said.retain(|line| !line.is_empty());
    let sought = scene.marks.iter().filter(|(_, mark)| *mark == Mark::Sought).map(|(at, _)| {
        let name = scene.game.board.name(*at);
        sign_at(signs, *at).map_or_else(|| name.to_string(), |sign| format!("{name} ({})", sign.name))
    });
    let sought: Vec<String> = sought.collect();
    if !sought.is_empty() {
        said.push(words_of(&format!("sought: {}", sought.join(", ")), Style::new().bold(), 1));
    }
    if legend && !signs.is_empty() {
        let list: Vec<String> = signs.iter().map(|sign| format!("{} {}", sign.text, sign.name)).collect();
        said.push(words_of(&list.join(", "), Style::new().dimmed(), 1));
    }
    let mut state = words::state(scene.game, scene.position, scene.scores);
    for variable in scene.game.shown.iter().filter_map(|place| scene.game.variables.get(*place)) {
        let value = scene.position.variable(variable.index);
        if variable.each == Each::Game && value != 0 && scene.position.turn().outcome.is_none() {
            state.push_str(&format!(", {} {value}", variable.name));
        }
    }
    said.push(words_of(&state, Style::new().bold(), 1));
    said
}

/// `W white  hand W12 R2  captured B2  score 24`; the player who decides is pointed at.
fn line_of(scene: &Scene<'_>, player: Player) -> Vec<Word> {
    let (game, position) = (scene.game, scene.position);
    let decides = position.turn().outcome.is_none() && position.turn().decider == Decider::Player(player);
    let mut line = vec![Word { text: if decides { ">" } else { "-" }.into(), style: Style::new(), gap: 0 }];
    let kinds = (0..game.pieces.len()).filter(|kind| game.pieces[*kind].owner == Some(player));
    let letters: String = kinds.map(|kind| words::letter(game, Piece(kind as u8))).collect();
    if !letters.is_empty() {
        line.push(Word { text: letters, style: Hue::of_player(game, player).terminal(), gap: 1 });
    }
    let style = if decides { Style::new().bold() } else { Style::new() };
    line.push(Word { text: words::player(game, player).into(), style, gap: 1 });
    let held = |count: &dyn Fn(Piece) -> u16| {
        let counts = (0..game.pieces.len()).map(|piece| Piece(piece as u8));
        let counts = counts.filter(|piece| count(*piece) > 0);
        let counts: Vec<String> =
            counts.map(|piece| format!("{}{}", words::letter(game, piece), count(piece))).collect();
        counts.join(" ")
    };
    let hand = held(&|piece| position.hand(player, piece));
    let captured = held(&|piece| position.captured(player, piece));
    // Who may still need pieces has to see that none are left.
    let hands = game.setup.hands.iter().any(|(owner, ..)| *owner == player);
    let hand = if hand.is_empty() && hands { "empty".to_string() } else { hand };
    for (title, what) in [("hand", hand), ("captured", captured)] {
        if !what.is_empty() {
            line.extend(words_of(&format!("{title} {what}"), Style::new(), 2));
        }
    }
    for variable in scene.game.shown.iter().filter_map(|place| scene.game.variables.get(*place)) {
        let value = position.variable(variable.index + u16::from(player.0));
        if variable.each == Each::Player && value != 0 {
            line.extend(words_of(&format!("{} {value}", variable.name), Style::new(), 2));
        }
    }
    if let Some(score) = scene.scores.and_then(|scores| scores.get(player.index())) {
        line.extend(words_of(&format!("score {score}"), Style::new(), 2));
    }
    line
}

/// The words of a text, the first after a gap.
fn words_of(text: &str, style: Style, gap: usize) -> Vec<Word> {
    let words = text.split(' ').filter(|word| !word.is_empty()).enumerate();
    words.map(|(i, word)| Word { text: word.into(), style, gap: if i == 0 { gap } else { 1 } }).collect()
}
