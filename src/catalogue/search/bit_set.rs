//! Sets of products as bits: a large catalogue is joined and cut in some microseconds.

/// A set of products by their place in the order of adding.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct BitSet(Vec<u64>);

impl BitSet {
    /// The empty set, with room for the products up to a place.
    #[must_use]
    pub fn up_to(seq: i64) -> Self {
        Self(vec![0; usize::try_from(seq).unwrap_or(0) / 64 + 1])
    }

    fn place(seq: i64) -> (usize, u64) {
        let seq = usize::try_from(seq).unwrap_or(0);
        (seq / 64, 1 << (seq % 64))
    }

    /// Takes a product in; one beyond the room is left out.
    pub fn set(&mut self, seq: i64) {
        let (word, bit) = Self::place(seq);
        if let Some(bits) = self.0.get_mut(word) {
            *bits |= bit;
        }
    }

    /// Whether a product is in.
    #[must_use]
    pub fn has(&self, seq: i64) -> bool {
        let (word, bit) = Self::place(seq);
        self.0.get(word).is_some_and(|bits| bits & bit != 0)
    }

    /// Takes a product in, making room for it.
    pub fn hold(&mut self, seq: i64) {
        self.make_room(seq);
        self.set(seq);
    }

    /// Takes a product out.
    pub fn leave(&mut self, seq: i64) {
        let (word, bit) = Self::place(seq);
        if let Some(bits) = self.0.get_mut(word) {
            *bits &= !bit;
        }
    }

    /// Makes room for the products up to a place.
    pub fn make_room(&mut self, seq: i64) {
        let words = Self::place(seq).0 + 1;
        if self.0.len() < words {
            self.0.resize(words, 0);
        }
    }

    /// Takes in what is in the other set; what is beyond the room is left out.
    pub fn join(&mut self, other: &Self) {
        for (bits, theirs) in self.0.iter_mut().zip(&other.0) {
            *bits |= theirs;
        }
    }

    /// Keeps only what is in the other set, too.
    pub fn keep(&mut self, other: &Self) {
        for (bits, theirs) in self.0.iter_mut().zip(&other.0) {
            *bits &= theirs;
        }
    }

    /// What is not in the other set.
    #[must_use]
    pub fn without(&self, other: &Self) -> Self {
        Self(self.0.iter().zip(&other.0).map(|(bits, theirs)| bits & !theirs).collect())
    }

    /// Whether no product is in.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|bits| *bits == 0)
    }

    /// How many products are in.
    #[must_use]
    pub fn count(&self) -> usize {
        self.0.iter().map(|bits| bits.count_ones() as usize).sum()
    }

    /// The products, the newest first.
    pub fn newest(&self) -> impl Iterator<Item = i64> {
        self.0.iter().enumerate().rev().filter(|(_, bits)| **bits != 0).flat_map(|(word, bits)| {
            let first = i64::try_from(word).unwrap_or(0) * 64;
            (0..64).rev().filter(move |n| bits >> n & 1 == 1).map(move |n| first + n)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_are_cut_and_counted() {
        let of = |seqs: &[i64]| {
            let mut hits = BitSet::up_to(200);
            for seq in seqs {
                hits.set(*seq);
            }
            hits
        };
        let mut all = of(&[0, 63, 64, 200]);
        assert!(all.has(200) && !all.has(199) && !all.has(10_000));
        assert_eq!(all.without(&of(&[63])).newest().collect::<Vec<_>>(), [200, 64, 0]);
        all.keep(&of(&[64, 63, 5]));
        assert_eq!((all.count(), all.newest().collect::<Vec<_>>()), (2, vec![64, 63]));
        all.set(9_999_999);
        assert_eq!(all.count(), 2);
        all.hold(9_999);
        all.leave(63);
        all.leave(9_999_999);
        assert_eq!(all.newest().collect::<Vec<_>>(), [9_999, 64]);
        all.join(&of(&[1]));
        assert_eq!(all.count(), 3);
    }
}
