use super::bits::Bits;
use super::field::Field;
use super::flow::Onward;
use super::leaf::Leaf;
use super::post::{Post, Seat};
use super::state::State;

/// The most phases that are passed over at once.
const LONGEST: usize = 8;

/// Phases one after another in each of which rows are taken, if there are any: the first with a row is found
/// without a look at anything else.
pub(super) struct Chain<B> {
    /// What must stand in a phase for a row to be taken, how long, and the post of the phase.
    links: Vec<(Leaf<B>, i64, u16)>,
    /// The post where the game goes on if nothing stands.
    to: u16,
    /// Whether the turn is complete then.
    completes: bool,
}

impl<B: Bits> Chain<B> {
    /// The chain that begins at a post, if any does.
    pub fn of(posts: &[Post<B>], seats: &[Seat<B>], first: u16) -> Option<Self> {
        let mut chain = Chain { links: Vec::new(), to: first, completes: false };
        while chain.links.len() < LONGEST {
            let Some(post) = posts.get(usize::from(chain.to)).filter(|post| post.start.is_none()) else {
                break;
            };
            let Some((of, length)) = seats.get(post.seat).and_then(|seat| seat.gate) else { break };
            let (to, completes) = match post.blocked.unconditional() {
                Some(Onward::Follow(to)) => (to, false),
                Some(Onward::Go(to)) => (to, true),
                _ => break,
            };
            chain.links.push((of, length, chain.to));
            (chain.to, chain.completes) = (to, completes);
            if completes {
                break;
            }
        }
        (!chain.links.is_empty()).then_some(chain)
    }

    /// Goes along it; whether a turn that has begun goes on after it.
    #[inline(always)]
    pub fn follow(&self, field: &Field<B>, inside: bool, state: &mut State<B>) -> bool {
        for (of, length, post) in &self.links {
            if field.has_run(of.of(state), *length) {
                state.post = *post;
                return inside;
            }
        }
        state.post = self.to;
        state.ply += u32::from(inside && self.completes);
        inside && !self.completes
    }
}
