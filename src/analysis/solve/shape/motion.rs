use super::local::Local;
use crate::analysis::solve::slide::{Motion, Reach};
use crate::board::{CellSet, Direction, Point};
use crate::position::{Piece, Player};
use crate::rule::{Body, Deflector, Directions, Game, Generator, Landing, Manner, Number, Shape};

/// What one generator of slides says, worked out for every state of every cell.
pub(super) struct Slides<'a> {
    game: &'a Game,
    /// For each type of piece the cells from which it may be moved.
    from: Vec<CellSet>,
    directions: Vec<Direction>,
    /// Cells that can be entered.
    open: CellSet,
    /// Cells on which a slide may end.
    stops: CellSet,
    deflectors: &'a [Deflector],
    /// Steps that lead elsewhere than on the board.
    links: &'a [(Point, Direction, Point)],
    reach: Reach,
    jumps: bool,
}

impl<'a> Slides<'a> {
    /// Understands a generator; nothing if it makes anything but slides as far as they go, over empty cells, that
    /// do nothing else.
    pub fn of(game: &'a Game, me: Player, generator: &'a Generator) -> Option<Slides<'a>> {
        // Every part is named, so that a new one cannot be overlooked.
        let Shape::Slide { from, directions, through, to, whole, deflectors, manner, landing } =
            &generator.shape
        else {
            return None;
        };
        // On an empty cell there is nothing to stack on or to capture.
        let (Landing::Stack | Landing::Capture) = landing;
        if !whole || generator.action.is_some() {
            return None;
        }
        let Manner { links, portals, over, vault, at_most, short_by } = manner.as_ref();
        if !portals.is_empty() || vault.is_some() {
            return None;
        }
        let reach = match (at_most, short_by) {
            (None, None) => Reach::Whole,
            (Some(cells), None) => Reach::AtMost(constant(game, cells)?),
            (None, Some(cells)) => Reach::ShortBy(constant(game, cells)?),
            (Some(_), Some(_)) => return None,
        };
        if let Some(over) = over {
            let over = Local::of(game, me, over)?.anywhere()?;
            let all = game.board.all();
            // Cells that can be entered are entered; what is jumped over is a piece, of whatever type.
            if !over[0].is_empty() || over[1..].iter().any(|cells| *cells != all) || !deflectors.is_empty() {
                return None;
            }
        }
        let from = Local::of(game, me, from)?.anywhere()?;
        let through = Local::of(game, me, through)?.anywhere()?;
        let to = Local::of(game, me, to)?.anywhere()?;
        // No slide enters a cell with a piece.
        if through[1..].iter().chain(&to[1..]).any(|cells| !cells.is_empty()) {
            return None;
        }
        // A cell that is no way through but may be the end of one would be entered and not left.
        let (open, stops) = (through[0], to[0]);
        if !stops.is_subset(&open) {
            return None;
        }
        let directions = match directions {
            Directions::All => (0..game.board.directions() as u8).map(Direction).collect(),
            Directions::Same(same) => same.clone(),
            Directions::Each(each) => each.get(me.index()).cloned().unwrap_or_default(),
        };
        // The tables do not tell the directions in which a slide may start from those in which it goes on.
        let turned = |deflector: &'a Deflector| {
            let headings = directions.iter().filter_map(|heading| deflector.turns.get(heading.index()));
            headings.copied().collect::<Vec<_>>()
        };
        if deflectors.iter().flat_map(turned).any(|heading| !directions.contains(&heading)) {
            return None;
        }
        Some(Slides {
            game,
            from: from[1..].to_vec(),
            directions,
            open,
            stops,
            deflectors,
            links,
            reach,
            jumps: over.is_some(),
        })
    }

    /// Whether it moves pieces of a type: those on every cell or on none; nothing if it depends on the cell.
    pub fn moves(&self, piece: Piece) -> Option<bool> {
        let from = self.from.get(piece.index())?;
        // A piece stands only where it stood at the start or where a slide may end.
        if from.is_empty() {
            Some(false)
        } else if *from == self.game.board.all() {
            Some(true)
        } else {
            None
        }
    }

    /// Whether a piece may stand on a cell at the start, such that the tables tell all of its slides.
    pub fn starts(&self, at: Point) -> bool {
        // The cell that it leaves may be crossed again, even if no other may enter it.
        self.open.contains(at)
    }

    /// Whether anything turns slides aside.
    pub fn deflects(&self) -> bool {
        !self.deflectors.is_empty()
    }

    /// Which of the deflectors let a type of piece pass.
    pub fn passed(&self, piece: Piece) -> Vec<bool> {
        self.deflectors.iter().map(|deflector| deflector.passes & piece.bit() != 0).collect()
    }

    /// The movement of a type of piece, the same for types that pass the same deflectors.
    pub fn motion(&self, piece: Piece) -> Motion {
        let board = &self.game.board;
        let (cells, directions) = (board.cells(), board.directions());
        let mut motion = Motion {
            step: vec![None; cells * directions],
            deflect: vec![0; cells * directions],
            may_stop: (0..cells).map(|cell| self.stops.contains(Point(cell as u16))).collect(),
            reach: self.reach,
            jumps: self.jumps,
        };
        for heading in (0..directions).map(|heading| Direction(heading as u8)) {
            let row = heading.index() * cells;
            motion.deflect[row..row + cells].fill(heading.0);
            if !self.directions.contains(&heading) {
                continue;
            }
            for cell in 0..cells {
                let next = board.step(Point(cell as u16), heading).filter(|next| self.open.contains(*next));
                motion.step[row + cell] = next.map(|next| next.0);
            }
        }
        // Of several links or deflectors in one place the first counts.
        for (at, heading, to) in self.links.iter().rev() {
            if at.index() < cells && self.directions.contains(heading) {
                let open = self.open.contains(*to) && to.index() < cells;
                motion.step[heading.index() * cells + at.index()] = open.then_some(to.0);
            }
        }
        for deflector in self.deflectors.iter().rev().filter(|deflector| deflector.passes & piece.bit() == 0)
        {
            for heading in 0..directions {
                let turned = deflector.turns.get(heading).map_or(heading as u8, |turned| turned.0);
                if deflector.at.index() < cells {
                    motion.deflect[heading * cells + deflector.at.index()] = turned;
                }
            }
        }
        motion
    }

    /// The directions in which a slide may start.
    pub fn directions(&self) -> &[Direction] {
        &self.directions
    }
}

/// How many cells a number means that is always the same.
fn constant(game: &Game, number: &Number) -> Option<u16> {
    match number {
        // Less than none is none.
        Number::Constant(value) => u16::try_from(*value.max(&0)).ok(),
        Number::Rule(id) => match &game.rule(*id).body {
            // A name that stands for another name is not followed.
            Body::Number(Number::Constant(value)) => u16::try_from(*value.max(&0)).ok(),
            _ => None,
        },
        _ => None,
    }
}
