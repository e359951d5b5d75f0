/// Whether a picture is for a light or a dark page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Theme {
    /// Dark letters on white.
    #[default]
    Light,
    /// Light letters on black.
    Dark,
    /// Whatever the style sheet around it says: `--board-page` and so on.
    Styled,
}

/// The colours of everything but pieces.
#[derive(Clone, Copy, Debug)]
pub(super) struct Colours {
    pub page: &'static str,
    pub cell: &'static str,
    /// Every other square.
    pub other: &'static str,
    pub line: &'static str,
    pub wall: &'static str,
    pub text: &'static str,
    pub faint: &'static str,
    pub rim: &'static str,
    pub last: &'static str,
    pub open: &'static str,
    pub named: &'static str,
}

impl Theme {
    pub(super) fn colours(self) -> Colours {
        match self {
            Theme::Light => Colours {
                page: "#ffffff",
                cell: "#f3ecdd",
                other: "#e6dcc6",
                line: "#b3a684",
                wall: "#3a352b",
                text: "#1a1a1a",
                faint: "#6b675e",
                rim: "#4a4a4a",
                last: "#b8480b",
                open: "#0a6fb3",
                named: "#7b2d8b",
            },
            Theme::Dark => Colours {
                page: "#17181b",
                cell: "#33363c",
                other: "#3d4148",
                line: "#5d626c",
                wall: "#e4e1d8",
                text: "#f0f0ee",
                faint: "#a5a8ae",
                rim: "#9a9da3",
                last: "#ff9d5c",
                open: "#6bbdf0",
                named: "#d9a0e6",
            },
            Theme::Styled => Colours {
                page: "var(--board-page)",
                cell: "var(--board-cell)",
                other: "var(--board-other)",
                line: "var(--board-line)",
                wall: "var(--board-wall)",
                text: "var(--board-text)",
                faint: "var(--board-faint)",
                rim: "var(--board-rim)",
                last: "var(--board-last)",
                open: "var(--board-open)",
                named: "var(--board-named)",
            },
        }
    }
}
