//! Sets of products as compressed bits: a large catalogue is joined, cut and counted in some microseconds, and a set takes
//! at most two bytes for each product in it.

use roaring::{MultiOps, RoaringBitmap};

/// A set of products by their place in the order of adding.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct BitSet(RoaringBitmap);

/// More sets than so many are joined in another way.
const MANY: usize = 8;

/// A place as the bits number it; nothing beyond the four thousand million that they can number.
fn bit(seq: i64) -> Option<u32> {
    u32::try_from(seq).ok()
}

impl BitSet {
    /// Every set's products together.
    #[must_use]
    pub fn union<'a>(sets: impl IntoIterator<Item = &'a Self>) -> Self {
        let sets: Vec<&RoaringBitmap> = sets.into_iter().map(|set| &set.0).collect();
        if sets.len() > MANY {
            return Self::of_many(&sets);
        }
        Self(sets.into_iter().union())
    }

    /// Many small sets, such as those of all words with a letter, are quicker taken in one by one than joined in pairs.
    fn of_many(sets: &[&RoaringBitmap]) -> Self {
        let last = sets.iter().filter_map(|set| set.max()).max().unwrap_or(0);
        let mut bytes = vec![0_u8; last as usize / 8 + 1];
        for bit in sets.iter().flat_map(|set| set.iter()) {
            if let Some(byte) = bytes.get_mut(bit as usize / 8) {
                *byte |= 1 << (bit % 8);
            }
        }
        Self(RoaringBitmap::from_lsb0_bytes(0, &bytes))
    }

    /// Takes a product in; answers whether it was not in.
    pub fn set(&mut self, seq: i64) -> bool {
        bit(seq).is_some_and(|bit| self.0.insert(bit))
    }

    /// Whether a product is in.
    #[must_use]
    pub fn has(&self, seq: i64) -> bool {
        bit(seq).is_some_and(|bit| self.0.contains(bit))
    }

    /// Takes a product out; answers whether it was in.
    pub fn leave(&mut self, seq: i64) -> bool {
        bit(seq).is_some_and(|bit| self.0.remove(bit))
    }

    /// Takes in what is in the other set.
    pub fn join(&mut self, other: &Self) {
        self.0 |= &other.0;
    }

    /// [`BitSet::join`] with a set that nobody needs any more.
    pub fn append(&mut self, other: Self) {
        self.0 |= other.0;
    }

    /// Gives back the room that taking many in left over.
    pub fn shrink(&mut self) {
        self.0 = self.0.clone();
    }

    /// Keeps only what is in the other set, too.
    pub fn keep(&mut self, other: &Self) {
        self.0 &= &other.0;
    }

    /// What is in both sets.
    #[must_use]
    pub fn both(&self, other: &Self) -> Self {
        Self(&self.0 & &other.0)
    }

    /// What is not in the other set.
    #[must_use]
    pub fn without(&self, other: &Self) -> Self {
        Self(&self.0 - &other.0)
    }

    /// Whether no product is in.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// How many products are in.
    #[must_use]
    pub fn count(&self) -> usize {
        usize::try_from(self.0.len()).unwrap_or(usize::MAX)
    }

    /// How many products are in both sets.
    #[must_use]
    pub fn count_both(&self, other: &Self) -> usize {
        usize::try_from(self.0.intersection_len(&other.0)).unwrap_or(usize::MAX)
    }

    /// The products, the oldest first.
    pub fn oldest(&self) -> impl Iterator<Item = i64> + '_ {
        self.0.iter().map(i64::from)
    }

    /// The products, the newest first.
    pub fn newest(&self) -> impl Iterator<Item = i64> + '_ {
        self.0.iter().rev().map(i64::from)
    }

    /// The products, the newest first, but for so many of them; what is left out costs nothing.
    pub fn newest_after(&self, before: usize) -> impl Iterator<Item = i64> + '_ {
        let first = self.count().checked_sub(before + 1).and_then(|n| self.0.select(u32::try_from(n).ok()?));
        first.into_iter().flat_map(|first| self.0.range(..=first).rev()).map(i64::from)
    }
}

impl FromIterator<i64> for BitSet {
    fn from_iter<T: IntoIterator<Item = i64>>(seqs: T) -> Self {
        let mut bits: Vec<u32> = seqs.into_iter().filter_map(bit).collect();
        bits.sort_unstable();
        Self(bits.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(seqs: &[i64]) -> BitSet {
        seqs.iter().copied().collect()
    }

    #[test]
    fn sets_are_cut_and_counted() {
        let mut all = of(&[200, 0, 63, 64]);
        assert!(all.has(200) && !all.has(199) && !all.has(10_000) && !all.has(-1));
        assert_eq!(all.without(&of(&[63])).newest().collect::<Vec<_>>(), [200, 64, 0]);
        assert_eq!((all.count_both(&of(&[64, 5])), all.both(&of(&[64, 5]))), (1, of(&[64])));
        all.keep(&of(&[64, 63, 5]));
        assert_eq!((all.count(), all.oldest().collect::<Vec<_>>()), (2, vec![63, 64]));
        assert!(all.set(9_999) && !all.set(9_999) && all.leave(63) && !all.leave(63));
        assert!(!all.set(-1) && !all.set(i64::MAX) && !all.leave(i64::MAX));
        assert_eq!(all.newest().collect::<Vec<_>>(), [9_999, 64]);
        all.join(&of(&[1]));
        assert_eq!(all.count(), 3);
        assert_eq!(BitSet::union([&all, &of(&[2, 64]), &BitSet::default()]), of(&[1, 2, 64, 9_999]));
        let many: Vec<BitSet> = (0..40).map(|n| of(&[n, n * 7, n * 70_001])).collect();
        let plain: BitSet = many.iter().flat_map(BitSet::oldest).collect();
        assert_eq!((BitSet::union(&many), BitSet::union(&many[..0])), (plain, BitSet::default()));
        assert_eq!(BitSet::union(std::iter::repeat_n(&BitSet::default(), 20)), BitSet::default());
    }

    #[test]
    fn a_far_page_begins_where_it_stands() {
        let all: BitSet = (0..200_000).filter(|n| n % 3 == 0).collect();
        for before in [0, 1, 9, 40_000, 66_665, 66_666, 66_667, 500_000] {
            let plain: Vec<i64> = all.newest().skip(before).take(4).collect();
            assert_eq!(all.newest_after(before).take(4).collect::<Vec<_>>(), plain, "{before}");
        }
        assert_eq!(BitSet::default().newest_after(0).next(), None);
    }
}
