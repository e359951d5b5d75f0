use crate::script::Request;

/// The command that shows which decisions are open after some decisions of a game.
pub fn invocation(request: &Request, moves: &[String]) -> String {
    let set = request.set.iter().map(|(key, value)| format!(" --set {key}={value}"));
    let with = request.with.iter().map(|layer| format!(" --with {layer}"));
    let rules: String = set.chain(with).collect();
    let played = if moves.is_empty() { String::new() } else { format!(" --moves '{}'", moves.join(" ")) };
    format!("houserule moves {}{rules}{played}", request.game)
}
