//! Numbers in order, each reached by its rank. An order of products has for each a number whose upper half is what the order
//! goes by, and whose lower half is the product's place.

/// A longer chunk is parted; a change moves no more than one.
const CHUNK: usize = if cfg!(test) { 32 } else { 1024 };

/// The lower half of a key.
pub(super) const LOW: u64 = u32::MAX as u64;

/// A key of its two halves.
pub(super) fn key(by: u64, place: u64) -> u64 {
    by << 32 | place
}

/// A place as the lower half of a key that has the newest first.
pub(super) fn newest_first(seq: i64) -> u64 {
    LOW - u64::try_from(seq).unwrap_or(0).min(LOW)
}

/// The place that a key tells by [`newest_first`].
pub(super) fn seq_of(key: u64) -> i64 {
    i64::try_from(LOW - (key & LOW)).unwrap_or(0)
}

/// Numbers in order.
#[derive(Debug, Default)]
pub(super) struct OrderedKeys {
    /// None is empty; each is in order, and so are they.
    chunks: Vec<Vec<u64>>,
    count: usize,
}

impl OrderedKeys {
    /// Puts keys in order.
    pub fn of(mut keys: Vec<u64>) -> Self {
        keys.sort_unstable();
        Self { count: keys.len(), chunks: keys.chunks(CHUNK).map(<[u64]>::to_vec).collect() }
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.count
    }

    /// The chunk where a key stands or would stand.
    fn chunk_of(&self, key: u64) -> usize {
        self.chunks.partition_point(|chunk| chunk.last().is_some_and(|last| *last < key))
    }

    /// Takes one in.
    pub fn insert(&mut self, key: u64) {
        let at = self.chunk_of(key).min(self.chunks.len().saturating_sub(1));
        let Some(chunk) = self.chunks.get_mut(at) else {
            self.chunks.push(vec![key]);
            self.count = 1;
            return;
        };
        let Err(place) = chunk.binary_search(&key) else { return };
        chunk.insert(place, key);
        self.count += 1;
        if chunk.len() > CHUNK {
            let rest = chunk.split_off(CHUNK / 2);
            self.chunks.insert(at + 1, rest);
        }
    }

    /// Takes one out.
    pub fn remove(&mut self, key: u64) {
        let at = self.chunk_of(key);
        let Some(chunk) = self.chunks.get_mut(at) else { return };
        let Ok(place) = chunk.binary_search(&key) else { return };
        chunk.remove(place);
        self.count -= 1;
        if chunk.is_empty() {
            self.chunks.remove(at);
        }
    }

    /// How many come before one.
    pub fn rank(&self, key: u64) -> usize {
        let at = self.chunk_of(key);
        let before: usize = self.chunks[..at].iter().map(Vec::len).sum();
        before + self.chunks.get(at).map_or(0, |chunk| chunk.partition_point(|k| *k < key))
    }

    /// Those from a rank on.
    pub fn at_rank(&self, rank: usize) -> impl Iterator<Item = u64> + '_ {
        let (mut at, mut left) = (0, rank);
        while let Some(chunk) = self.chunks.get(at).filter(|chunk| chunk.len() <= left) {
            left -= chunk.len();
            at += 1;
        }
        self.at_place(at, left)
    }

    fn at_place(&self, at: usize, n: usize) -> impl Iterator<Item = u64> + '_ {
        self.chunks[at.min(self.chunks.len())..].iter().flatten().copied().skip(n)
    }

    /// Those from the first that is not below a key.
    pub fn at_key(&self, key: u64) -> impl Iterator<Item = u64> + '_ {
        let at = self.chunk_of(key);
        let n = self.chunks.get(at).map_or(0, |chunk| chunk.partition_point(|k| *k < key));
        self.at_place(at, n)
    }

    /// The one before a key.
    pub fn before(&self, key: u64) -> Option<u64> {
        let at = self.chunk_of(key);
        let n = self.chunks.get(at).map_or(0, |chunk| chunk.partition_point(|k| *k < key));
        match n.checked_sub(1) {
            Some(n) => self.chunks[at].get(n).copied(),
            None => self.chunks.get(at.checked_sub(1)?)?.last().copied(),
        }
    }
}
