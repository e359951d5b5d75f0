use super::bits::Bits;
use super::menu::Menu;
use std::any::Any;
use std::cell::RefCell;

thread_local! {
    /// Menus of any class of sets that nobody uses now.
    static SPARE: RefCell<Vec<Box<dyn Any>>> = const { RefCell::new(Vec::new()) };
}

/// Lends an empty menu for a question inside another. Each thread keeps its own for the next time, so that nothing is
/// allocated in the long run.
pub(super) fn with_spare_menu<B: Bits, T>(ask: impl FnOnce(&mut Menu<B>) -> T) -> T {
    let known = SPARE.with_borrow_mut(|spare| {
        let at = spare.iter().position(|menu| menu.is::<Menu<B>>())?;
        Some(spare.swap_remove(at))
    });
    let known = known.and_then(|menu| menu.downcast::<Menu<B>>().ok());
    let mut menu = known.unwrap_or_else(|| Box::new(Menu::new()));
    menu.clear();
    let answer = ask(&mut menu);
    SPARE.with_borrow_mut(|spare| spare.push(menu));
    answer
}
