use super::Panel;
use super::paper::{COLOURS, Paper};

/// Room for the title, and for the name of each thing.
const TITLE: f64 = 34.0;
const NAME: f64 = 20.0;

/// A picture of numbers of one thing or of two: panels one below the other. Two things have their names and colours
/// below the title.
pub fn plot(title: &str, names: &[String], panels: &[Panel]) -> String {
    let named = if names.len() > 1 { names } else { &[] };
    let top = TITLE + NAME * named.len() as f64;
    let height = top + panels.iter().map(Panel::height).sum::<f64>() + 10.0;
    let mut paper = Paper::new(title, height);
    paper.text((10.0, 22.0), "start", title);
    for ((name, colour), y) in named.iter().zip(COLOURS).zip([32.0, 32.0 + NAME]) {
        paper.rectangle((10.0, y), (14.0, 14.0), colour);
        paper.text((30.0, y + 12.0), "start", name);
    }
    let mut below = top;
    for panel in panels {
        panel.draw(&mut paper, below);
        below += panel.height();
    }
    paper.finish()
}

#[cfg(test)]
mod tests {
    use super::super::{Bar, Bars, Curve, Histogram};
    use super::*;

    #[test]
    fn panels_stand_one_below_the_other() {
        let bar = |value| Bar { value, low: Some(value - 5.0), high: Some(value + 5.0) };
        let shares = Bars {
            name: "a < b".into(),
            unit: "%".into(),
            most: Some(100.0),
            bars: vec![bar(50.0), bar(25.0)],
        };
        let none = Bars {
            name: "none".into(),
            unit: String::new(),
            most: None,
            bars: vec![Bar { value: 0.0, low: None, high: None }; 2],
        };
        let lengths = Histogram {
            name: "length".into(),
            unit: "turns".into(),
            series: vec![vec![(10, 3), (12, 1)], vec![(11, 4)]],
        };
        let open = Curve {
            name: "branching".into(),
            over: "turn".into(),
            series: vec![vec![10.0, 5.0, 2.5], vec![9.0]],
        };
        let names = ["first & one".to_string(), "second".to_string()];
        let panels = [Panel::Bars(vec![shares, none]), Panel::Histogram(lengths), Panel::Curve(open)];
        let svg = plot("both", &names, &panels);
        for part in [
            "width=\"200.0\" height=\"14.0\" fill=\"#2f6fa7\"",
            "width=\"100.0\" height=\"14.0\" fill=\"#e69f3c\"",
            "first &amp; one",
            "a &lt; b",
            "50.00 %",
            "width=\"0.0\"",
            "length (turns)",
            "branching, by turn",
            ">100 %<",
        ] {
            assert!(svg.contains(part), "{part} in {svg}");
        }
        assert!(svg.ends_with("</svg>\n"));
        #[cfg(feature = "png")]
        assert!(resvg::usvg::Tree::from_str(&svg, &resvg::usvg::Options::default()).is_ok());
        let alone = plot("one", &names[..1], &panels[..1]);
        assert!(!alone.contains("first"), "one thing needs no name");
    }
}
