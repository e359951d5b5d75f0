use super::bits::Bits;
use super::choice::Choice;
use super::field::Shift;
use super::leaf::Leaf;
use super::state::State;

/// How many steps there may be.
const MOST: usize = 4;

/// A step of all stacks of a set at once in one direction.
#[derive(Clone, Copy)]
pub(super) struct Stride<B> {
    /// Which generator makes it.
    pub maker: u16,
    /// The direction.
    pub direction: usize,
    /// The same as a shift.
    pub shift: Shift<B>,
    /// Which stacks.
    pub from: Leaf<B>,
    /// Where they may end.
    pub to: Leaf<B>,
}

/// All decisions of a phase in which stacks only go a step in few directions: one is picked without writing the others
/// into a menu.
pub(super) struct Strides<B>([Stride<B>; MOST]);

/// Where steps end now, stride by stride, and how many there are up to each.
pub(super) struct Offered<B> {
    ends: [B; MOST],
    upto: [u32; MOST],
}

impl<B: Bits> Strides<B> {
    /// Some strides, if there are not too many.
    pub fn of(strides: Vec<Stride<B>>) -> Option<Self> {
        let last = *strides.last()?;
        let nothing = Stride { from: Leaf::constant(B::default()), ..last };
        let place = |at: usize| strides.get(at).copied().unwrap_or(nothing);
        (strides.len() <= MOST).then(|| Strides(std::array::from_fn(place)))
    }

    /// What is open.
    #[inline(always)]
    pub fn offered(&self, state: &State<B>) -> Offered<B> {
        let end = |stride: &Stride<B>| stride.shift.go(stride.from.of(state)) & stride.to.of(state);
        let ends = [end(&self.0[0]), end(&self.0[1]), end(&self.0[2]), end(&self.0[3])];
        let first = ends[0].count();
        let second = first + ends[1].count();
        let third = second + ends[2].count();
        Offered { ends, upto: [first, second, third, third + ends[3].count()] }
    }

    /// A decision by its number, which is as in the menu.
    #[inline(always)]
    pub fn choice(&self, offered: &Offered<B>, number: u32) -> Choice<B> {
        let [first, second, third, _] = offered.upto;
        let at = [first, second, third].map(|upto| upto <= number);
        let before = if at[2] {
            third
        } else if at[1] {
            second
        } else if at[0] {
            first
        } else {
            0
        };
        let at = at.map(usize::from).iter().sum::<usize>() & (MOST - 1);
        let stride = &self.0[at];
        let to = offered.ends[at].select(number - before);
        Choice {
            maker: stride.maker,
            from: stride.shift.origin(to) as u16,
            to: to as u16,
            direction: stride.direction as u8,
            ..Choice::none()
        }
    }
}

impl<B: Bits> Offered<B> {
    /// How many decisions there are.
    #[inline(always)]
    pub fn total(&self) -> u32 {
        self.upto[MOST - 1]
    }
}
