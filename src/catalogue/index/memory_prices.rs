//! What products cost with each of their memory options, where these differ: for every memory and every difference from the
//! product's price the products that have both.

use std::collections::BTreeMap;

use super::price_order::PriceBounds;
use super::price_slices::PriceSlices;
use crate::catalogue::search::bit_set::BitSet;
use crate::catalogue::specs::Facts;
use crate::catalogue::specs::choices::Choice;

/// Memory options by what they are and how much more than the product's price they cost, in whole taka.
#[derive(Debug, Default, PartialEq)]
pub struct MemoryPrices {
    options: BTreeMap<(Facts, i64), BitSet>,
    all: BitSet,
}

impl MemoryPrices {
    /// Takes an option of a product in.
    pub(super) fn add(&mut self, facts: Facts, difference: i64, seq: i64) {
        self.options.entry((facts, difference)).or_default().set(seq);
        self.all.set(seq);
    }

    /// Takes an option of many products in, of which none is known yet.
    pub(super) fn put(&mut self, facts: Facts, difference: i64, mut products: BitSet) {
        if !products.is_empty() {
            products.shrink();
            self.all.join(&products);
            self.options.insert((facts, difference), products);
        }
    }

    /// Takes the options of a product out.
    pub(super) fn forget(&mut self, seq: i64) {
        if self.all.leave(seq) {
            self.options.retain(|_, set| !(set.leave(seq) && set.is_empty()));
        }
    }

    /// Of the products of a set, which have some memory and storage, those that have it at a price within some bounds:
    /// with the option that has it, where options differ in their prices.
    #[must_use]
    pub fn within(
        &self,
        prices: &PriceSlices,
        set: &BitSet,
        memory: &[Choice],
        bounds: PriceBounds,
    ) -> BitSet {
        let (mut told, mut found) = (BitSet::default(), BitSet::default());
        let fitting = self.options.iter().filter(|((facts, _), _)| facts.may_have(memory));
        for ((_, difference), products) in fitting {
            let products = products.both(set);
            let min = bounds.min.saturating_sub(*difference).max(0);
            let max = if bounds.max == i64::MAX { i64::MAX } else { bounds.max.saturating_sub(*difference) };
            if max >= 0 {
                found.join(&prices.announced_within(&products, PriceBounds { min, max }));
            }
            told.join(&products);
        }
        found.join(&prices.announced_within(&set.without(&told), bounds));
        found
    }
}
