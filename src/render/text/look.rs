use crate::board::Point;
use crate::render::face::Faces;
use crate::render::hue::Hue;
use crate::render::sign::{Sign, sign_at, signs};
use crate::render::trail::Trail;
use crate::render::{Mark, Scene};
use anstyle::Style as Paint;
use unicode_width::UnicodeWidthStr;

/// What the cells of a game with growing stacks have room for at least, so that the board does not change its
/// size with every stack.
const LEAST: usize = 3;

/// What is written for the points of a scene.
pub(super) struct Look<'a> {
    pub scene: Scene<'a>,
    pub ascii: bool,
    pub trail: Trail,
    pub signs: Vec<Sign>,
    faces: Faces<'a>,
}

/// What is written for one point.
#[derive(Clone, Debug)]
pub(super) struct Node {
    /// Stretches of text with their colours.
    pub parts: Vec<(String, Paint)>,
    /// Whether the first part is the dot of an empty cell.
    pub dotted: bool,
    /// What stands around it.
    pub brackets: Option<(char, char)>,
}

impl Node {
    fn of(text: impl Into<String>, paint: Paint) -> Self {
        Node { parts: vec![(text.into(), paint)], dotted: false, brackets: None }
    }

    /// With as much of its brackets as there is room for; a dot before a sign makes way for them.
    pub fn within(mut self, room: usize) -> Self {
        let Some((open, _)) = self.brackets.filter(|(open, _)| *open != ' ') else { return self };
        if self.width() + 2 > room && self.dotted && self.parts.len() > 1 {
            self.parts.remove(0);
        }
        if self.width() + 2 > room {
            self.brackets = None;
            if self.width() < room {
                self.parts.insert(0, (open.to_string(), Paint::new().bold()));
            }
        }
        self
    }

    /// In columns, without brackets.
    pub fn width(&self) -> usize {
        self.parts.iter().map(|(text, _)| text.width()).sum()
    }
}

impl<'a> Look<'a> {
    pub fn new(scene: &Scene<'a>, ascii: bool) -> Self {
        Look {
            scene: *scene,
            ascii,
            trail: Trail::of(scene),
            signs: signs(scene.game),
            faces: Faces::new(scene.game, scene.position),
        }
    }

    /// One of two, as there are only ASCII letters or more.
    pub fn glyph(&self, unicode: char, ascii: char) -> char {
        if self.ascii { ascii } else { unicode }
    }

    /// What stands on a cell: stack, sign, or nothing. Rim points have their names.
    pub fn node(&self, at: Point) -> Node {
        let board = &self.scene.game.board;
        let mark = self.trail.mark(at);
        let stack = self.scene.position.stack(at);
        let mut node = if let Some(top) = stack.top() {
            Node::of(self.faces.of(stack), Hue::of_piece(self.scene.game, top).terminal())
        } else if at.index() >= board.cells() {
            Node::of(board.name(at), Paint::new().dimmed())
        } else if mark == Some(Mark::Removed) {
            Node::of(self.glyph('×', 'x'), Paint::new().bold())
        } else if mark == Some(Mark::Path) {
            Node::of(self.glyph('•', 'o'), Paint::new())
        } else {
            Node { dotted: true, ..Node::of(self.glyph('·', '.'), Paint::new().dimmed()) }
        };
        if let Some(sign) = sign_at(&self.signs, at).filter(|_| stack.is_empty()) {
            node.parts.push((sign.text.clone(), Paint::new()));
        }
        node.brackets = mark.map(Mark::brackets);
        node
    }

    /// The same with its name, for boards that have no coordinates: `a1=W`, or `a1` alone.
    pub fn named_node(&self, at: Point) -> Node {
        let name = self.scene.game.board.name(at);
        let mut node = self.node(at);
        let bare = self.scene.position.stack(at).is_empty();
        if at.index() >= self.scene.game.board.cells() {
            return node;
        }
        let removed = self.trail.mark(at) == Some(Mark::Removed);
        if bare && !removed {
            node.parts = vec![(name.to_string(), Paint::new().dimmed())];
        } else {
            node.parts.insert(0, (format!("{name}="), Paint::new().dimmed()));
        }
        node
    }

    /// The widest that stands on a cell.
    pub fn widest(&self) -> usize {
        let least = if self.faces.grow() { LEAST } else { 1 };
        let widths = self.scene.game.board.all().iter().map(|cell| self.node(cell).width());
        widths.fold(least, usize::max)
    }
}
