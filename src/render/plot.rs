//! Numbers of two things side by side, as bars with intervals, in SVG.

use super::svg::escaped;
use std::fmt::Write;

/// A number and the ends of its interval.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Bar {
    /// The number.
    pub value: f64,
    /// The lower end, where it is known.
    pub low: Option<f64>,
    /// The upper end.
    pub high: Option<f64>,
}

/// The same number of both things.
#[derive(Clone, Debug, PartialEq)]
pub struct Bars {
    /// What it is.
    pub name: String,
    /// What is written behind it, such as `%`.
    pub unit: String,
    /// Where the scale ends; at the largest number if absent.
    pub most: Option<f64>,
    /// The number of each.
    pub bars: [Bar; 2],
}

const LEFT: f64 = 130.0;
const BREADTH: f64 = 400.0;
const WIDTH: f64 = 640.0;
const BAR: f64 = 14.0;
const ROW: f64 = 46.0;
const TOP: f64 = 84.0;
/// Blue and orange: told apart by everybody, and in grey.
const COLOURS: [&str; 2] = ["#2f6fa7", "#e69f3c"];

/// A picture of numbers of two things: a row for each, in it a bar for each of the two, and a line for its interval.
pub fn plot(title: &str, names: &[String; 2], rows: &[Bars]) -> String {
    let height = TOP + ROW * rows.len() as f64 + 10.0;
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height}\" width=\"{WIDTH}\" height=\"{height}\" \
         font-family=\"sans-serif\" font-size=\"13\" role=\"img\">\n<title>{title}</title>\n\
         <rect width=\"{WIDTH}\" height=\"{height}\" fill=\"#ffffff\"/>\n",
        title = escaped(title)
    );
    text(&mut svg, 10.0, 22.0, "start", title);
    for (side, name) in names.iter().enumerate() {
        let y = 32.0 + 20.0 * side as f64;
        let colour = COLOURS[side];
        let _ =
            writeln!(svg, "<rect x=\"10\" y=\"{y}\" width=\"{BAR}\" height=\"{BAR}\" fill=\"{colour}\"/>");
        text(&mut svg, 30.0, y + 12.0, "start", name);
    }
    for (number, row) in rows.iter().enumerate() {
        let y = TOP + ROW * number as f64;
        text(&mut svg, LEFT - 8.0, y + BAR + 5.0, "end", &row.name);
        let ends = row.bars.iter().map(|bar| bar.high.unwrap_or(bar.value).max(bar.value));
        let most = row.most.unwrap_or_else(|| ends.fold(0.0, f64::max));
        let at = |value: f64| if most > 0.0 { LEFT + BREADTH * (value / most).clamp(0.0, 1.0) } else { LEFT };
        for (side, bar) in row.bars.iter().enumerate() {
            draw(&mut svg, row, *bar, (y + (BAR + 2.0) * side as f64, COLOURS[side]), &at);
        }
    }
    svg.push_str("</svg>\n");
    svg
}

fn draw(svg: &mut String, row: &Bars, bar: Bar, (y, colour): (f64, &str), at: &impl Fn(f64) -> f64) {
    let (middle, end) = (y + BAR / 2.0, at(bar.value));
    let _ = writeln!(
        svg,
        "<rect x=\"{LEFT}\" y=\"{y}\" width=\"{:.1}\" height=\"{BAR}\" fill=\"{colour}\"/>",
        end - LEFT
    );
    let mut right = end;
    if let (Some(low), Some(high)) = (bar.low, bar.high) {
        let (low, high) = (at(low), at(high));
        right = high.max(end);
        let _ = writeln!(
            svg,
            "<path d=\"M{low:.1} {middle}H{high:.1}M{low:.1} {:.1}v6M{high:.1} {:.1}v6\" stroke=\"#1a1a1a\" fill=\"none\"/>",
            middle - 3.0,
            middle - 3.0
        );
    }
    text(svg, right + 6.0, middle + 4.5, "start", format!("{:.2} {}", bar.value, row.unit).trim());
}

fn text(svg: &mut String, x: f64, y: f64, anchor: &str, words: &str) {
    let words = escaped(words);
    let _ = writeln!(
        svg,
        "<text x=\"{x:.1}\" y=\"{y:.1}\" text-anchor=\"{anchor}\" fill=\"#1a1a1a\">{words}</text>"
    );
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bars_are_as_long_as_their_numbers() {
        let bar = |value| Bar { value, low: Some(value - 5.0), high: Some(value + 5.0) };
        let rows = [
            Bars { name: "a < b".into(), unit: "%".into(), most: Some(100.0), bars: [bar(50.0), bar(25.0)] },
            Bars {
                name: "none".into(),
                unit: String::new(),
                most: None,
                bars: [Bar { value: 0.0, low: None, high: None }; 2],
            },
        ];
        let svg = plot("both", &["first & one".into(), "second".into()], &rows);
        for part in [
            "width=\"200.0\" height=\"14\" fill=\"#2f6fa7\"",
            "width=\"100.0\" height=\"14\" fill=\"#e69f3c\"",
            "M310.0 91H350.0",
            "first &amp; one",
            "a &lt; b",
            "50.00 %",
            "width=\"0.0\"",
        ] {
            assert!(svg.contains(part), "{part} in {svg}");
        }
        assert_eq!(svg.matches("<path").count(), 2);
        assert!(svg.ends_with("</svg>\n"));
    }
}
