//! Every position met, each once, by its key.

/// How many bits of the table's first size.
const FIRST: u32 = 10;

/// Keys in one block, found again by their hash.
#[derive(Debug)]
pub(super) struct Store {
    bytes: Vec<u8>,
    /// Where each key ends.
    ends: Vec<usize>,
    hashes: Vec<u64>,
    /// One more than the number of a key, by hash; 0 where there is none.
    table: Vec<u32>,
}

impl Store {
    /// Without any key.
    pub fn new() -> Self {
        Store { bytes: Vec::new(), ends: Vec::new(), hashes: Vec::new(), table: vec![0; 1 << FIRST] }
    }

    /// How many keys there are.
    pub fn len(&self) -> usize {
        self.ends.len()
    }

    /// A key by its number.
    pub fn key(&self, number: usize) -> &[u8] {
        let start = if number == 0 { 0 } else { self.ends[number - 1] };
        &self.bytes[start..self.ends[number]]
    }

    /// Keeps a key: its number, and whether it is new.
    pub fn insert(&mut self, key: &[u8], hash: u64) -> (usize, bool) {
        let mask = self.table.len() - 1;
        let mut at = spread(hash) & mask;
        while let Some(number) = (self.table[at] as usize).checked_sub(1) {
            if self.hashes[number] == hash && self.key(number) == key {
                return (number, false);
            }
            at = (at + 1) & mask;
        }
        self.bytes.extend_from_slice(key);
        self.ends.push(self.bytes.len());
        self.hashes.push(hash);
        self.table[at] = self.len() as u32;
        if self.len() * 2 > self.table.len() {
            self.grow();
        }
        (self.len() - 1, true)
    }

    /// Bytes that all of it holds.
    pub fn size(&self) -> usize {
        self.bytes.capacity()
            + self.ends.capacity() * size_of::<usize>()
            + self.hashes.capacity() * size_of::<u64>()
            + self.table.capacity() * size_of::<u32>()
    }

    #[cold]
    fn grow(&mut self) {
        let mask = self.table.len() * 2 - 1;
        let mut table = vec![0; mask + 1];
        for (number, hash) in self.hashes.iter().enumerate() {
            let mut at = spread(*hash) & mask;
            while table[at] != 0 {
                at = (at + 1) & mask;
            }
            table[at] = number as u32 + 1;
        }
        self.table = table;
    }
}

fn spread(hash: u64) -> usize {
    (hash ^ hash >> 32) as usize
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_of_the_same_hash_are_told_apart() {
        let mut store = Store::new();
        assert_eq!(store.insert(b"one", 7), (0, true));
        assert_eq!(store.insert(b"two", 7), (1, true));
        assert_eq!(store.insert(b"one", 7), (0, false));
        for number in 0u32..5000 {
            store.insert(&number.to_le_bytes(), u64::from(number % 97));
        }
        assert_eq!(store.len(), 5002);
        assert_eq!(store.insert(b"two", 7), (1, false));
        assert_eq!(store.insert(&4711u32.to_le_bytes(), 4711 % 97), (4713, false));
        assert_eq!(store.key(4713), 4711u32.to_le_bytes());
    }
}
