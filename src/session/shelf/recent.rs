use std::collections::{HashMap, VecDeque};
use std::hash::Hash;

/// The values of the keys asked for last; older ones are let go.
#[derive(Debug)]
pub struct Recent<K, V> {
    values: HashMap<K, V>,
    order: VecDeque<K>,
    most: usize,
}

impl<K: Clone + Eq + Hash, V> Recent<K, V> {
    /// Nothing yet; at most so many are kept.
    pub fn new(most: usize) -> Self {
        Recent { values: HashMap::new(), order: VecDeque::new(), most: most.max(1) }
    }

    /// The value of a key, if it is still there.
    pub fn get(&mut self, key: &K) -> Option<&mut V> {
        if self.values.contains_key(key) && self.order.back() != Some(key) {
            self.order.retain(|known| known != key);
            self.order.push_back(key.clone());
        }
        self.values.get_mut(key)
    }

    /// Keeps a value, and lets the oldest go if there are too many.
    pub fn put(&mut self, key: K, value: V) {
        self.forget(&key);
        if self.order.len() >= self.most
            && let Some(oldest) = self.order.pop_front()
        {
            self.values.remove(&oldest);
        }
        self.order.push_back(key.clone());
        self.values.insert(key, value);
    }

    /// Lets a value go.
    pub fn forget(&mut self, key: &K) -> Option<V> {
        self.order.retain(|known| known != key);
        self.values.remove(key)
    }
}

#[cfg(test)]
mod tests {
    use super::Recent;

    #[test]
    fn the_oldest_is_let_go() {
        let mut recent = Recent::new(2);
        recent.put(1, "one");
        recent.put(2, "two");
        assert!(recent.get(&1).is_some());
        recent.put(3, "three");
        assert_eq!([1, 2, 3].map(|key| recent.get(&key).copied()), [Some("one"), None, Some("three")]);
    }
}
