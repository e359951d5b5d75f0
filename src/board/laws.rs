//! Laws that every board keeps, and cell sets against a plain set.

use super::{Board, CellSet, Direction, Point};
use proptest::collection::{btree_set, vec};
use proptest::prelude::*;
use std::collections::BTreeSet;

fn grid() -> impl Strategy<Value = Board> {
    prop_oneof![
        (1usize..8, 1usize..8, prop::sample::select(vec![4usize, 6, 8]))
            .prop_map(|(width, height, directions)| Board::square(width, height, directions).unwrap()),
        (1usize..6, any::<bool>()).prop_map(|(size, rim)| Board::hexagon(size, rim).unwrap()),
        vec((0usize..5, 0usize..8), 1..6).prop_map(|rows| {
            let rows: Vec<String> = (1..)
                .zip(rows)
                .map(|(row, (from, length))| {
                    let letter = |column: usize| char::from(b'a' + column as u8);
                    format!("{}{row}-{}{row}", letter(from), letter(from + length))
                })
                .collect();
            Board::hex_rows(&rows.iter().map(String::as_str).collect::<Vec<_>>()).unwrap()
        }),
    ]
}

/// A grid with some walls and holes.
fn battered() -> impl Strategy<Value = Board> {
    (grid(), vec((any::<u16>(), any::<u8>()), 0..12), btree_set(any::<u16>(), 0..6)).prop_map(
        |(board, walls, holes)| {
            let (points, cells, directions) = (board.points(), board.cells(), board.directions());
            let walls: Vec<(Point, Direction)> = walls
                .into_iter()
                .map(|(point, way)| (Point(point % points as u16), Direction(way % directions as u8)))
                .collect();
            let mut holes: CellSet = holes.into_iter().map(|hole| Point(hole % cells as u16)).collect();
            holes.remove(Point(0));
            board.with_walls(&walls).unwrap().without(holes).unwrap()
        },
    )
}

fn points(board: &Board) -> Vec<Point> {
    (0..board.points() as u16).map(Point).collect()
}

fn directions(board: &Board) -> Vec<Direction> {
    (0..board.directions() as u8).map(Direction).collect()
}

proptest! {
    #[test]
    fn a_step_back_leads_home(board in battered()) {
        for cell in board.all().iter() {
            for direction in directions(&board) {
                let back = board.opposite(direction).unwrap();
                prop_assert_eq!(board.opposite(back), Some(direction));
                if let Some(next) = board.step(cell, direction) {
                    prop_assert_eq!(board.step(next, back), Some(cell));
                    prop_assert!(!board.wall(cell, direction) && !board.wall(next, back));
                }
            }
        }
    }

    #[test]
    fn a_step_is_an_offset(board in battered()) {
        for point in points(&board) {
            for direction in directions(&board) {
                if let Some(next) = board.step(point, direction) {
                    let ((x, y), (dx, dy)) = (board.grid(point), board.offset(direction).unwrap());
                    prop_assert_eq!(board.grid(next), (x + dx, y + dy));
                    prop_assert!(next.index() < board.cells());
                }
            }
        }
    }

    #[test]
    fn cells_are_numbered_row_by_row(board in battered()) {
        let mut last = None;
        for cell in board.all().iter() {
            let (x, y) = board.grid(cell);
            prop_assert!(last < Some((y, x)));
            last = Some((y, x));
            prop_assert_eq!(board.find(board.name(cell)), Some(cell));
        }
    }

    #[test]
    fn a_ray_is_steps_on_and_on(board in battered()) {
        for point in points(&board) {
            for direction in directions(&board) {
                let steps: Vec<Point> =
                    std::iter::successors(board.step(point, direction), |at| board.step(*at, direction)).collect();
                prop_assert_eq!(board.ray(point, direction), &steps[..]);
            }
        }
    }

    #[test]
    fn neighbours_are_mutual(board in battered()) {
        for cell in board.all().iter() {
            let listed = board.neighbours(cell);
            prop_assert!(listed.windows(2).all(|pair| pair[0] < pair[1]));
            prop_assert_eq!(&CellSet::of(listed.iter().copied()), board.neighbour_set(cell));
            for other in listed {
                prop_assert!(board.neighbour_set(*other).contains(cell));
            }
            let edge = board.region("edge").unwrap().contains(cell);
            prop_assert!(edge || listed.len() == board.directions() || directions(&board).iter().any(|way| board.wall(cell, *way)));
        }
    }

    #[test]
    fn lines_cover_every_pair_once(board in battered()) {
        let mut covered = BTreeSet::new();
        for line in board.lines() {
            prop_assert!(line.cells.len() > 1);
            prop_assert!(line.cells.windows(2).all(|pair| pair[0] < pair[1]));
            let back = board.opposite(line.direction).unwrap();
            prop_assert_eq!(board.step(line.cells[0], back), None);
            prop_assert_eq!(board.ray(line.cells[0], line.direction), &line.cells[1..]);
            for pair in line.cells.windows(2) {
                prop_assert!(covered.insert((pair[0], pair[1])));
            }
        }
        let pairs: BTreeSet<(Point, Point)> = board
            .all()
            .iter()
            .flat_map(|cell| board.neighbours(cell).iter().map(move |other| (cell, *other)))
            .filter(|(cell, other)| cell < other)
            .collect();
        prop_assert_eq!(covered, pairs);
    }

    #[test]
    fn entries_lead_from_the_rim(board in battered()) {
        let found: Vec<(Point, Point)> = board.entries().iter().map(|entry| (entry.from, entry.first)).collect();
        let mut expected = Vec::new();
        for rim in points(&board).into_iter().skip(board.cells()) {
            expected.extend(directions(&board).into_iter().filter_map(|way| board.step(rim, way)).map(|cell| (rim, cell)));
        }
        prop_assert_eq!(found, expected);
    }

    #[test]
    fn links_never_hang_a_board(board in battered(), links in vec((any::<u16>(), any::<u8>(), any::<u16>()), 0..20)) {
        let mut board = board;
        for (from, way, to) in links {
            let from = Point(from % board.points() as u16);
            let direction = Direction(way % board.directions() as u8);
            let to = Point(to % board.cells() as u16);
            board = board.with_link(from, direction, to).unwrap();
            prop_assert_eq!(board.step(from, direction), Some(to).filter(|_| !board.wall(from, direction)));
        }
        for point in points(&board) {
            for direction in directions(&board) {
                let ray = board.ray(point, direction);
                prop_assert!(!ray.contains(&point));
                prop_assert_eq!(CellSet::of(ray.iter().copied()).len(), ray.len());
            }
        }
    }

    #[test]
    fn a_cell_set_is_a_set(left in btree_set(0u16..1100, 0..60), right in btree_set(0u16..1100, 0..60)) {
        let set = |model: &BTreeSet<u16>| CellSet::of(model.iter().copied().map(Point));
        let inside = |model: &BTreeSet<u16>| model.iter().copied().filter(|cell| *cell < 1024).collect::<BTreeSet<_>>();
        let (a, b) = (set(&left), set(&right));
        let (left, right) = (inside(&left), inside(&right));
        let plain = |set: CellSet| set.iter().map(|cell| cell.0).collect::<Vec<_>>();
        prop_assert_eq!(plain(a), left.iter().copied().collect::<Vec<_>>());
        prop_assert_eq!(plain(a | b), left.union(&right).copied().collect::<Vec<_>>());
        prop_assert_eq!(plain(a & b), left.intersection(&right).copied().collect::<Vec<_>>());
        prop_assert_eq!(plain(a - b), left.difference(&right).copied().collect::<Vec<_>>());
        let mut changed = a;
        changed |= b;
        changed -= &a;
        changed &= b;
        prop_assert_eq!(changed, b - a);
        prop_assert_eq!((a.len(), a.is_empty()), (left.len(), left.is_empty()));
        prop_assert_eq!(a.first().map(|cell| cell.0), left.first().copied());
        prop_assert_eq!(a.is_subset(&b), left.is_subset(&right));
        prop_assert_eq!(a.intersects(&b), !left.is_disjoint(&right));
        prop_assert_eq!(a.iter().len(), left.len());
        prop_assert_eq!(a.words().iter().map(|word| word.count_ones()).sum::<u32>() as usize, left.len());
    }

    #[test]
    fn cells_go_in_and_out_of_a_set(changes in vec((0u16..70, any::<bool>()), 0..80), count in 0usize..1100) {
        let (mut set, mut model) = (CellSet::new(), BTreeSet::new());
        for (cell, put) in changes {
            let cell = Point(cell * 15);
            if cell.index() >= 1024 {
                prop_assert!(!set.insert(cell) && !set.remove(cell) && !set.contains(cell));
            } else if put {
                prop_assert_eq!(set.insert(cell), model.insert(cell));
            } else {
                prop_assert_eq!(set.remove(cell), model.remove(&cell));
            }
        }
        prop_assert!(set.iter().eq(model.iter().copied()));
        prop_assert!(CellSet::below(count).iter().eq((0..count.min(1024) as u16).map(Point)));
    }
}
