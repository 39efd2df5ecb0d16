//! Which products have a price within some bounds, for sets of any kind: a set of products for each binary digit of their
//! prices, so that a comparison costs a few joins and cuts of sets, however many prices there are.

use super::price_order::PriceBounds;
use crate::catalogue::model::UNANNOUNCED;
use crate::catalogue::search::bit_set::BitSet;

/// The binary digits of the highest price that a product may have.
const DIGITS: usize = 27;

/// Products by the binary digits of their prices.
#[derive(Debug, Default)]
pub struct PriceSlices {
    digits: [BitSet; DIGITS],
    /// What has no price yet.
    unannounced: BitSet,
    announced: BitSet,
}

fn highest() -> u64 {
    (1 << DIGITS) - 1
}

fn as_digits(price: i64) -> u64 {
    u64::try_from(price).unwrap_or(0).min(highest())
}

impl PriceSlices {
    /// Takes a product in that is not there.
    pub fn insert(&mut self, price: i64, seq: i64) {
        if price == UNANNOUNCED {
            self.unannounced.set(seq);
            return;
        }
        self.announced.set(seq);
        let price = as_digits(price);
        for (_, digit) in self.digits.iter_mut().enumerate().filter(|(n, _)| price >> n & 1 == 1) {
            digit.set(seq);
        }
    }

    /// Takes over what another knows.
    pub fn append(&mut self, other: Self) {
        self.unannounced.append(other.unannounced);
        self.announced.append(other.announced);
        for (digit, more) in self.digits.iter_mut().zip(other.digits) {
            digit.append(more);
        }
    }

    /// Takes a product out, by the price with which it was taken in.
    pub fn remove(&mut self, price: i64, seq: i64) {
        self.unannounced.leave(seq);
        self.announced.leave(seq);
        let price = as_digits(price);
        for (_, digit) in self.digits.iter_mut().enumerate().filter(|(n, _)| price >> n & 1 == 1) {
            digit.leave(seq);
        }
    }

    /// The products of a set whose price lies within some bounds.
    #[must_use]
    pub fn within(&self, set: &BitSet, bounds: PriceBounds) -> BitSet {
        let mut found = self.announced_within(set, bounds);
        if bounds.take_unannounced() {
            found.join(&set.both(&self.unannounced));
        }
        found
    }

    /// The products of a set that have a price, and it lies within some bounds.
    #[must_use]
    pub fn announced_within(&self, set: &BitSet, bounds: PriceBounds) -> BitSet {
        let mut found = set.both(&self.announced);
        if bounds.min > 1 {
            found = self.at_least(&found, bounds.min);
        }
        if bounds.max < i64::MAX {
            found = found.without(&self.at_least(&found, bounds.max.saturating_add(1)));
        }
        found
    }

    /// The products of a set, all with a price, that cost so much or more.
    fn at_least(&self, set: &BitSet, price: i64) -> BitSet {
        if price <= 1 {
            return set.clone();
        }
        if u64::try_from(price).unwrap_or(0) > highest() {
            return BitSet::default();
        }
        let price = as_digits(price);
        // What is above by a higher digit, and what is the same so far.
        let (mut above, mut same) = (BitSet::default(), set.clone());
        for (n, digit) in self.digits.iter().enumerate().rev() {
            if price >> n & 1 == 1 {
                same.keep(digit);
            } else {
                above.join(&same.both(digit));
                same = same.without(digit);
            }
        }
        above.join(&same);
        above
    }
}

#[cfg(test)]
mod tests {
    use rand::rngs::StdRng;
    use rand::{RngExt, SeedableRng};

    use super::*;

    #[test]
    fn what_lies_within_bounds_is_what_a_plain_scan_finds_after_any_changes() {
        let mut random = StdRng::seed_from_u64(27);
        let mut prices: Vec<Option<i64>> = vec![None; 900];
        let mut slices = PriceSlices::default();
        let special = [0, 1, 200, 65_535, 65_536, 99_999_999, 100_000_000];
        for _ in 0..40 {
            for _ in 0..100 {
                let at = random.random_range(0..prices.len());
                let seq = i64::try_from(at).unwrap();
                if let Some(price) = prices[at].take() {
                    slices.remove(price, seq);
                }
                if random.random_bool(0.8) {
                    let price = match random.random_range(0..3) {
                        0 => special[random.random_range(0..special.len())],
                        1 => random.random_range(0..1_000),
                        _ => random.random_range(0..=100_000_000),
                    };
                    slices.insert(price, seq);
                    prices[at] = Some(price);
                }
            }
            for _ in 0..10 {
                let mut bound = || random.random_bool(0.7).then(|| special[random.random_range(0..7)]);
                let bounds = PriceBounds::new(bound(), bound());
                let of = |test: &dyn Fn(i64, i64) -> bool| -> BitSet {
                    let all = (0..).zip(&prices).filter_map(|(seq, price)| Some((seq, (*price)?)));
                    all.filter(|(seq, price)| test(*seq, *price)).map(|(seq, _)| seq).collect()
                };
                let set = of(&|seq, _| seq % 2 == 0);
                let expected = of(&|seq, price| seq % 2 == 0 && bounds.take(price));
                assert_eq!(slices.within(&set, bounds), expected, "{bounds:?}");
            }
        }
        let all: BitSet = (0..900).collect();
        assert!(slices.within(&all, PriceBounds::new(Some(i64::MAX), None)).is_empty());
    }
}
