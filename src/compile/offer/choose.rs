use crate::compile::bits::Bits;
use crate::compile::choice::Choice;
use crate::compile::compiler::{Compiled, Compiler};
use crate::compile::deed::Idle;
use crate::compile::group::Tag;
use crate::compile::maker::Maker;
use crate::compile::moves::Offer;
use crate::rule::{Generator, Set};
use std::sync::Arc;

impl<'a, B: Bits> Compiler<'a, B> {
    /// A cell is chosen.
    pub fn choose(&mut self, generator: &'a Arc<Generator>, from: &'a Set) -> Compiled<Offer<B>> {
        let from = self.set(from)?;
        let deed = self.deed(Idle, generator)?;
        let finish = self.names_top(|choice: &Choice<B>| choice.to);
        let maker = self.maker(Maker { generator: generator.clone(), piece: None, finish, deed })?;
        Ok(Box::new(move |state, choice, menu| menu.push(maker, Tag::To, 0, from.of(state, choice))))
    }

    /// A word is said.
    pub fn say(&mut self, generator: &'a Arc<Generator>) -> Compiled<Offer<B>> {
        let deed = self.deed(Idle, generator)?;
        let maker = self.maker(Maker { generator: generator.clone(), piece: None, finish: None, deed })?;
        Ok(Box::new(move |_, _, menu| menu.push_word(maker)))
    }
}
