//! The layers of the grammar of a game's notation, as texts.

use super::shared::Shared;
use crate::diagnostic::Source;

/// The rules common to all games, then the game's grammar, then the script's own rules; later ones win.
pub(super) fn layers(shared: &Shared) -> Vec<Source> {
    let draft = shared.draft.borrow();
    let mut layers: Vec<Source> =
        shared.shelves.find_grammar("common").into_iter().map(|text| text.source).collect();
    for layer in &draft.layers {
        let key =
            |key: &str| layer.keys.iter().find(|(known, _)| *known == key).and_then(|(_, arg)| arg.text());
        if let Some(name) = key("grammar") {
            match shared.shelves.find_grammar(name) {
                Some(text) => layers.push(text.source),
                None => {
                    let message = format!("there is no grammar `{name}`");
                    shared.find(
                        shared
                            .error(layer.at, &[name], message)
                            .help("it is looked for as `grammar/NAME.pest` beside the rules folder"),
                    );
                }
            }
        }
        if let Some(text) = key("notation") {
            layers.push(Source::new(format!("{} (notation)", shared.file(layer.at)), text));
        }
    }
    layers
}
