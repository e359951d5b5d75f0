/// Eight heights of a bar in a line of text, the lowest first; and what stands for them in ASCII.
const HEIGHTS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];
const ASCII: [char; 8] = ['_', '.', ':', '-', '=', '+', '*', '#'];

/// Shares as small bars in a line of text, the largest as high as the line; nothing at all is a blank.
pub fn spark(shares: &[f64], most: f64, ascii: bool) -> String {
    let heights = if ascii { ASCII } else { HEIGHTS };
    let bar = |share: &f64| match share / most {
        part if part > 0.0 => heights[((part * 8.0).ceil() as usize).clamp(1, 8) - 1],
        _ => ' ',
    };
    shares.iter().map(bar).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bars_are_as_high_as_their_shares() {
        assert_eq!(spark(&[0.0, 0.01, 0.25, 0.5, 1.0], 1.0, false), " ▁▂▄█");
        assert_eq!(spark(&[0.0, 0.01, 0.25, 0.5], 0.5, true), " _-#");
        assert_eq!(spark(&[0.0, 0.0], 0.0, false), "  ");
    }
}
