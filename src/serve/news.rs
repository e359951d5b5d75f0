use serde::Serialize;
use std::collections::VecDeque;

/// How much of what happened is told.
const MOST: usize = 8;

/// Something that happened, for all pages.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Item {
    /// Its number: a page tells what it has not told yet.
    pub number: u64,
    /// In words.
    pub text: String,
}

/// What happened last.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct News {
    items: VecDeque<Item>,
    last: u64,
}

impl News {
    /// Something more has happened.
    pub fn tell(&mut self, text: impl Into<String>) {
        self.last += 1;
        self.items.push_back(Item { number: self.last, text: text.into() });
        while self.items.len() > MOST {
            self.items.pop_front();
        }
    }

    /// All of it, the oldest first.
    pub fn items(&self) -> Vec<Item> {
        self.items.iter().cloned().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_go_on_when_the_oldest_is_let_go() {
        let mut news = News::default();
        (0..20).for_each(|i| news.tell(format!("item {i}")));
        let items = news.items();
        assert_eq!((items.len(), items[0].number, items[MOST - 1].number), (MOST, 13, 20));
    }
}
