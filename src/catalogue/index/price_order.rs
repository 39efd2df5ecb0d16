//! Products in the order of their prices, each reached by its rank: the page of a list costs the page, however far it lies
//! and whatever its bounds are.

use std::ops::Range;

use super::ordered_keys::{LOW, OrderedKeys, key, newest_first, seq_of};
use crate::catalogue::listings::DEFAULT_MIN;
use crate::catalogue::model::UNANNOUNCED;

/// The lowest and the highest price that are asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PriceBounds {
    /// The lowest.
    pub min: i64,
    /// The highest.
    pub max: i64,
}

impl PriceBounds {
    /// Bounds; where one is not given there is none.
    #[must_use]
    pub fn new(min: Option<i64>, max: Option<i64>) -> Self {
        Self { min: min.unwrap_or(0), max: max.unwrap_or(i64::MAX) }
    }

    /// Whether they leave nothing out.
    #[must_use]
    pub fn are_open(self) -> bool {
        self.min <= 0 && self.max == i64::MAX
    }

    /// Whether a price that is not announced lies within: it is below no lower bound that only leaves small things out, and
    /// below no highest price (contract 10).
    #[must_use]
    pub fn take_unannounced(self) -> bool {
        self.min <= DEFAULT_MIN && self.max == i64::MAX
    }

    /// Whether a price lies within.
    #[must_use]
    pub fn take(self, price: i64) -> bool {
        if price == UNANNOUNCED { self.take_unannounced() } else { (self.min..=self.max).contains(&price) }
    }
}

/// Which price comes first; equal ones are in the order of the newest first, and what has no price yet is the last.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Direction {
    /// The cheapest.
    Cheapest,
    /// The dearest.
    Dearest,
}

/// The ranks within some bounds.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Within {
    announced: Range<usize>,
    unannounced: Range<usize>,
}

impl Within {
    /// How many products there are.
    #[must_use]
    pub fn count(&self) -> usize {
        self.announced.len() + self.unannounced.len()
    }
}

/// Products by price, the cheapest first; of equal ones the newest first, and last what has no price yet.
#[derive(Debug, Default)]
pub struct PriceOrder {
    keys: OrderedKeys,
}

/// What stands for a price that is not announced.
const LAST: u64 = LOW;

fn key_of(price: i64, seq: i64) -> u64 {
    let rank = if price == UNANNOUNCED { LAST } else { u64::try_from(price).unwrap_or(0).min(LAST - 1) };
    key(rank, newest_first(seq))
}

/// The first key of a price.
fn first_of(price: u64) -> u64 {
    key(price, 0)
}

impl PriceOrder {
    /// Puts products in order, each a price and a place.
    #[must_use]
    pub fn of(products: impl Iterator<Item = (i64, i64)>) -> Self {
        Self { keys: OrderedKeys::of(products.map(|(price, seq)| key_of(price, seq)).collect()) }
    }

    /// How many products there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.keys.len()
    }

    /// Whether there is none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.keys.len() == 0
    }

    /// Takes a product in.
    pub fn insert(&mut self, price: i64, seq: i64) {
        self.keys.insert(key_of(price, seq));
    }

    /// Takes a product out, by the price with which it was taken in.
    pub fn remove(&mut self, price: i64, seq: i64) {
        self.keys.remove(key_of(price, seq));
    }

    /// How many products have a price that is announced.
    #[must_use]
    pub fn announced(&self) -> usize {
        self.keys.rank(first_of(LAST))
    }

    /// The price at a rank, which is below [`PriceOrder::announced`].
    #[must_use]
    pub fn price_at(&self, rank: usize) -> Option<i64> {
        self.keys.at_rank(rank).next().and_then(|key| i64::try_from(key >> 32).ok())
    }

    /// How many products are cheaper than a price that is announced.
    #[must_use]
    pub fn below(&self, price: i64) -> usize {
        self.keys.rank(first_of(u64::try_from(price).unwrap_or(0).min(LAST)))
    }

    /// The ranks within some bounds.
    #[must_use]
    pub fn within(&self, bounds: PriceBounds) -> Within {
        let announced = self.announced();
        let start = self.below(bounds.min);
        let end = if bounds.max == i64::MAX { announced } else { self.below(bounds.max.saturating_add(1)) };
        let end = end.min(announced);
        let unannounced = if bounds.take_unannounced() { announced..self.len() } else { 0..0 };
        Within { announced: start.min(end)..end, unannounced }
    }

    /// The products within some ranks in a direction, from one of them on.
    pub fn ordered<'a>(
        &'a self,
        within: &Within,
        direction: Direction,
        before: usize,
    ) -> impl Iterator<Item = i64> + 'a {
        let announced = within.announced.clone();
        let first = before.min(announced.len());
        let priced: Box<dyn Iterator<Item = u64> + 'a> = match direction {
            Direction::Cheapest => {
                Box::new(self.keys.at_rank(announced.start + first).take(announced.len() - first))
            }
            Direction::Dearest => Box::new(self.dearest(announced.clone(), first)),
        };
        let last = &within.unannounced;
        let left = (before - first).min(last.len());
        let unpriced = self.keys.at_rank(last.start + left).take(last.len() - left);
        priced.chain(unpriced).map(seq_of)
    }

    /// The products that some ranks leave out.
    pub fn outside<'a>(&'a self, within: &Within) -> impl Iterator<Item = i64> + 'a {
        let announced = self.announced();
        let unannounced = if within.unannounced.is_empty() { announced..self.len() } else { 0..0 };
        let ranks = [0..within.announced.start, within.announced.end..announced, unannounced];
        ranks.into_iter().flat_map(|ranks| self.keys.at_rank(ranks.start).take(ranks.len())).map(seq_of)
    }

    /// The keys of some ranks, the dearest price first and of each the newest product first, from one of them on.
    fn dearest(&self, ranks: Range<usize>, before: usize) -> impl Iterator<Item = u64> + '_ {
        let count = ranks.len() - before;
        // The price that has the first one, and how many of the same price come before it.
        let first = ranks.end.checked_sub(before + 1).filter(|_| count > 0);
        let price = first.and_then(|rank| self.keys.at_rank(rank).next()).map(|key| key >> 32);
        let mut skipped = price.map_or(0, |price| {
            let end = self.keys.rank(first_of(price + 1)).min(ranks.end);
            before.saturating_sub(ranks.end - end)
        });
        let prices =
            std::iter::successors(price, |price| self.keys.before(first_of(*price)).map(|key| key >> 32));
        let groups = prices.flat_map(move |price| {
            let skip = std::mem::take(&mut skipped);
            self.keys.at_key(first_of(price)).take_while(move |key| key >> 32 == price).skip(skip)
        });
        groups.take(count)
    }
}

#[cfg(test)]
mod tests;
