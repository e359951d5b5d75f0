use super::Field;
use crate::compile::bits::Bits;

/// How many rays go up from a cell at most, and how many down.
const MOST: usize = 4;

/// The rays from each cell in some directions: those that go up in bits, and those that go down.
pub(in crate::compile) struct Star<B> {
    up: Vec<[B; MOST]>,
    down: Vec<[B; MOST]>,
}

impl<B: Bits> Star<B> {
    /// The rays in some directions; only on a grid, and where they are not too many.
    pub fn of(field: &Field<B>, directions: &[usize]) -> Option<Self> {
        field.shifts.as_ref()?;
        let is_upward = |direction: &usize| field.upward.get(*direction).copied().unwrap_or(false);
        let (up, down): (Vec<usize>, Vec<usize>) = directions.iter().copied().partition(is_upward);
        if up.len() > MOST || down.len() > MOST {
            return None;
        }
        let from = |cell: usize, ways: &[usize]| -> [B; MOST] {
            std::array::from_fn(|at| ways.get(at).map_or(B::default(), |way| field.ray(*way, cell)))
        };
        let all = |ways: &[usize]| (0..B::WIDTH).map(|cell| from(cell, ways)).collect();
        Some(Star { up: all(&up), down: all(&down) })
    }

    /// The free part of each ray from a cell, and the cells that end them.
    #[inline(always)]
    pub fn reach(&self, from: usize, through: B) -> B {
        let mut reached = B::default();
        for ray in self.up.get(from).into_iter().flatten() {
            reached = reached | (*ray & (*ray & !through).up_to_low());
        }
        for (way, ray) in self.down.get(from).into_iter().flatten().enumerate() {
            let stops = *ray & !through;
            let behind = self.down.get(stops.high()).map_or(B::default(), |rays| rays[way]);
            reached = reached | (*ray & !behind.only_if(!stops.is_empty()));
        }
        reached
    }

    /// The cells of `over` that lie in lines between a cell and one of `until`.
    #[inline(always)]
    pub fn flanked(&self, cell: usize, over: B, until: B) -> B {
        let mut flanked = B::default();
        for ray in self.up.get(cell).into_iter().flatten() {
            let stops = *ray & !over;
            flanked = flanked | (*ray & stops.below_low()).only_if(stops.lowest().meets(until));
        }
        for ray in self.down.get(cell).into_iter().flatten() {
            let stops = *ray & !over;
            flanked = flanked | (*ray & stops.above_high()).only_if(stops.highest().meets(until));
        }
        flanked
    }
}
