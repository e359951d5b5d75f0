//! Problems at random, of kinds that need care.

use super::super::{Before, Motion, Moved, Reach, SlideProblem};

/// Random numbers, the same for the same seed.
pub struct Random(pub u64);

impl Random {
    /// A number below `n`.
    pub fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        ((self.0 >> 11) % n as u64) as usize
    }
    /// Yes, so often in a hundred.
    pub fn chance(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }
}

/// A grid with walls, perhaps closed to a ring or torus, perhaps with deflectors and one-way edges.
pub fn grid(r: &mut Random) -> SlideProblem {
    let (w, h) = (2 + r.below(4), 2 + r.below(4));
    let cells = w * h;
    let (wrap_x, wrap_y) = (r.chance(15), r.chance(15));
    let kinds = 1 + r.below(2);
    let odd = r.chance(25);
    let bent = r.chance(30);
    let walls: Vec<bool> = (0..cells * 2).map(|_| r.chance(18)).collect();
    let slopes: Vec<usize> =
        (0..cells).map(|_| if bent && r.chance(12) { 1 + r.below(2) } else { 0 }).collect();
    let stop_there = r.chance(20);
    let mut motions = Vec::new();
    for kind in 0..kinds {
        let passes = kind == 1 && r.chance(50);
        let mut m = Motion {
            step: vec![None; cells * 4],
            deflect: vec![0; cells * 4],
            may_stop: vec![true; cells],
            reach: Reach::Whole,
            jumps: false,
        };
        for (c, &slope) in slopes.iter().enumerate() {
            let (x, y) = (c % w, c / w);
            for d in 0..4 {
                m.deflect[d * cells + c] = d as u8;
                let to = match d {
                    0 if y > 0 => Some(c - w),
                    0 if wrap_y => Some(c + w * (h - 1)),
                    1 if x + 1 < w => Some(c + 1),
                    1 if wrap_x => Some(c + 1 - w),
                    2 if y + 1 < h => Some(c + w),
                    2 if wrap_y => Some(c - w * (h - 1)),
                    3 if x > 0 => Some(c - 1),
                    3 if wrap_x => Some(c + w - 1),
                    _ => None,
                };
                let wall = |a: usize, side: usize| walls[side * cells + a];
                let shut = to.is_some_and(|t| match d {
                    0 => wall(t, 1),
                    1 => wall(c, 0),
                    2 => wall(c, 1),
                    _ => wall(t, 0),
                });
                let one_way = odd && r.chance(10);
                if (!shut || passes) && !one_way {
                    m.step[d * cells + c] = to.filter(|&t| t != c).map(|t| t as u16);
                }
            }
            if slope > 0 && !(kind == 1 && r.chance(50)) {
                for d in 0..4 {
                    m.deflect[d * cells + c] = if slope == 1 { [1, 0, 3, 2][d] } else { [3, 2, 1, 0][d] };
                }
            }
            if slope > 0 && !stop_there || odd && r.chance(10) {
                m.may_stop[c] = false;
            }
        }
        motions.push(m);
    }
    finish(r, cells, 4, vec![Some(2), Some(3), Some(0), Some(1)], motions)
}

/// Steps that follow no geometry at all.
pub fn wild(r: &mut Random) -> SlideProblem {
    let cells = 3 + r.below(10);
    let directions = 1 + r.below(6);
    let back = |r: &mut Random| r.chance(60).then(|| r.below(directions) as u8);
    let opposite: Vec<Option<u8>> = (0..directions).map(|_| back(r)).collect();
    let motions = (0..1 + r.below(3))
        .map(|_| Motion {
            step: (0..cells * directions).map(|_| r.chance(65).then(|| r.below(cells) as u16)).collect(),
            deflect: (0..cells * directions)
                .map(|i| if r.chance(15) { r.below(directions) } else { i / cells } as u8)
                .collect(),
            may_stop: (0..cells).map(|_| r.chance(85)).collect(),
            reach: Reach::Whole,
            jumps: false,
        })
        .collect();
    finish(r, cells, directions, opposite, motions)
}

fn finish(
    r: &mut Random,
    cells: usize,
    directions: usize,
    opposite: Vec<Option<u8>>,
    motions: Vec<Motion>,
) -> SlideProblem {
    let mut motions = motions;
    if r.chance(40) {
        for m in &mut motions {
            let straight = m.deflect.iter().enumerate().all(|(i, &d)| usize::from(d) == i / cells);
            m.jumps = straight && r.chance(40);
            m.reach = match r.below(4) {
                0 => Reach::AtMost(1 + r.below(3) as u16),
                1 => Reach::ShortBy(1 + r.below(2) as u16),
                _ => Reach::Whole,
            };
        }
    }
    let deflection_turns = r.chance(40);
    let pieces = 1 + r.below(3.min(cells - 1));
    let mut start: Vec<u16> = Vec::new();
    while start.len() < pieces {
        let c = r.below(cells) as u16;
        if !start.contains(&c) {
            start.push(c);
        }
    }
    let motion = (0..pieces).map(|_| r.below(motions.len())).collect();
    let target = r.below(cells) as u16;
    let goal = match r.below(4) {
        0 => (0..pieces).map(|p| (p, target)).collect(),
        1 => vec![(r.below(pieces), target), (r.below(pieces), r.below(cells) as u16)],
        _ => vec![(r.below(pieces), target)],
    };
    let turns = match r.below(5) {
        0 | 1 => None,
        2 => Some((0..directions * directions).map(|_| r.chance(50)).collect()),
        _ => Some((0..directions * directions).map(|i| (i / directions + i % directions) % 2 == 1).collect()),
    };
    let mut before = Before::default();
    if r.chance(30) {
        let heading = |r: &mut Random| r.chance(60).then(|| r.below(directions) as u8);
        before.pieces = (0..pieces).map(|_| Moved { turned: r.chance(20), heading: heading(r) }).collect();
        let last = r.below(pieces);
        before.last = before.pieces[last].heading.map(|heading| (last as u8, heading));
    }
    SlideProblem {
        before,
        cells,
        directions,
        opposite,
        motions,
        motion,
        start,
        goal,
        no_reversal: r.chance(50),
        turns,
        deflection_turns,
    }
}

/// Small boards under the rules that need most care: no way straight back, and a turn.
pub fn house(r: &mut Random) -> SlideProblem {
    loop {
        let mut problem = grid(r);
        problem.no_reversal = true;
        problem.turns = Some((0..16).map(|i| (i / 4 + i % 4) % 2 == 1).collect());
        while problem.start.len() < 3 && problem.cells > 5 {
            let c = r.below(problem.cells) as u16;
            if !problem.start.contains(&c) {
                problem.start.push(c);
                problem.motion.push(problem.motion[0]);
            }
        }
        if problem.cells <= 12 {
            return problem;
        }
    }
}

/// More pieces, most of them alike.
pub fn crowd(r: &mut Random) -> SlideProblem {
    loop {
        let mut problem = grid(r);
        if problem.cells < 6 || problem.cells > 16 {
            continue;
        }
        let pieces = 3 + r.below(3);
        while problem.start.len() < pieces {
            let c = r.below(problem.cells) as u16;
            if !problem.start.contains(&c) {
                problem.start.push(c);
                problem.motion.push(problem.motion[0]);
            }
        }
        if r.chance(70) {
            let p = r.below(pieces);
            problem.goal = vec![(p, problem.goal[0].1)];
        }
        if pieces > 3 && r.chance(80) {
            problem.turns = None;
            problem.no_reversal &= r.chance(30);
        }
        return problem;
    }
}

/// A small board among many cells that nothing reaches, so that the key is wide.
pub fn wide(r: &mut Random) -> SlideProblem {
    let mut problem = house(r);
    let (few, many) = (problem.cells, 130 + r.below(300));
    for m in &mut problem.motions {
        let old = m.clone();
        m.step = vec![None; many * 4];
        m.deflect = (0..many * 4).map(|i| (i / many) as u8).collect();
        m.may_stop.resize(many, true);
        for d in 0..4 {
            m.step[d * many..d * many + few].copy_from_slice(&old.step[d * few..(d + 1) * few]);
            m.deflect[d * many..d * many + few].copy_from_slice(&old.deflect[d * few..(d + 1) * few]);
        }
    }
    problem.cells = many;
    // Pieces that are out of play make the key wider still.
    for i in 0..3 {
        problem.start.push((few + i) as u16);
        problem.motion.push(0);
    }
    if r.chance(50) {
        let target = problem.goal[0].1;
        problem.goal = (0..problem.start.len()).map(|p| (p, target)).collect();
    }
    problem
}
