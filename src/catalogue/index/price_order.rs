//! Products in the order of their prices, each reached by its rank: the page of a list costs the page, however far it lies
//! and whatever its bounds are.

use std::ops::Range;

use crate::catalogue::listings::DEFAULT_MIN;
use crate::catalogue::model::UNANNOUNCED;

/// A longer chunk is parted; a change moves no more than one.
const CHUNK: usize = if cfg!(test) { 32 } else { 1024 };

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
    /// None is empty; each is in order, and so are they.
    chunks: Vec<Vec<u64>>,
    count: usize,
}

/// What stands for a price that is not announced.
const LAST: u64 = u32::MAX as u64;

fn rank_of_price(price: i64) -> u64 {
    if price == UNANNOUNCED { LAST } else { u64::try_from(price).unwrap_or(0).min(LAST - 1) }
}

fn key(price: i64, seq: i64) -> u64 {
    let newest_first = LAST - u64::try_from(seq).unwrap_or(0).min(LAST);
    rank_of_price(price) << 32 | newest_first
}

fn seq_of(key: u64) -> i64 {
    i64::try_from(LAST - (key & LAST)).unwrap_or(0)
}

/// The first key of a price.
fn first_of(price: u64) -> u64 {
    price << 32
}

impl PriceOrder {
    /// Puts products in order, each a price and a place.
    #[must_use]
    pub fn of(products: impl Iterator<Item = (i64, i64)>) -> Self {
        let mut keys: Vec<u64> = products.map(|(price, seq)| key(price, seq)).collect();
        keys.sort_unstable();
        Self { count: keys.len(), chunks: keys.chunks(CHUNK).map(<[u64]>::to_vec).collect() }
    }

    /// How many products there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.count
    }

    /// Whether there is none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// The chunk where a key stands or would stand.
    fn chunk_of(&self, key: u64) -> usize {
        self.chunks.partition_point(|chunk| chunk.last().is_some_and(|last| *last < key))
    }

    /// Takes a product in.
    pub fn insert(&mut self, price: i64, seq: i64) {
        let key = key(price, seq);
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

    /// Takes a product out, by the price with which it was taken in.
    pub fn remove(&mut self, price: i64, seq: i64) {
        let key = key(price, seq);
        let at = self.chunk_of(key);
        let Some(chunk) = self.chunks.get_mut(at) else { return };
        let Ok(place) = chunk.binary_search(&key) else { return };
        chunk.remove(place);
        self.count -= 1;
        if chunk.is_empty() {
            self.chunks.remove(at);
        }
    }

    /// How many keys come before one.
    fn rank(&self, key: u64) -> usize {
        let at = self.chunk_of(key);
        let before: usize = self.chunks[..at].iter().map(Vec::len).sum();
        before + self.chunks.get(at).map_or(0, |chunk| chunk.partition_point(|k| *k < key))
    }

    /// The keys from a rank on.
    fn keys_from_rank(&self, rank: usize) -> impl Iterator<Item = u64> + '_ {
        let (mut at, mut left) = (0, rank);
        while let Some(chunk) = self.chunks.get(at).filter(|chunk| chunk.len() <= left) {
            left -= chunk.len();
            at += 1;
        }
        self.keys_from_place(at, left)
    }

    fn keys_from_place(&self, at: usize, n: usize) -> impl Iterator<Item = u64> + '_ {
        self.chunks[at.min(self.chunks.len())..].iter().flatten().copied().skip(n)
    }

    /// The keys from the first that is not below a key.
    fn keys_from(&self, key: u64) -> impl Iterator<Item = u64> + '_ {
        let at = self.chunk_of(key);
        let n = self.chunks.get(at).map_or(0, |chunk| chunk.partition_point(|k| *k < key));
        self.keys_from_place(at, n)
    }

    /// The price before a key, as keys have it.
    fn price_before(&self, key: u64) -> Option<u64> {
        let at = self.chunk_of(key);
        let n = self.chunks.get(at).map_or(0, |chunk| chunk.partition_point(|k| *k < key));
        let before = match n.checked_sub(1) {
            Some(n) => self.chunks[at].get(n),
            None => self.chunks.get(at.checked_sub(1)?)?.last(),
        };
        before.map(|key| key >> 32)
    }

    /// How many products have a price that is announced.
    #[must_use]
    pub fn announced(&self) -> usize {
        self.rank(first_of(LAST))
    }

    /// The price at a rank, which is below [`PriceOrder::announced`].
    #[must_use]
    pub fn price_at(&self, rank: usize) -> Option<i64> {
        self.keys_from_rank(rank).next().and_then(|key| i64::try_from(key >> 32).ok())
    }

    /// How many products are cheaper than a price that is announced.
    #[must_use]
    pub fn below(&self, price: i64) -> usize {
        self.rank(first_of(u64::try_from(price).unwrap_or(0).min(LAST)))
    }

    /// The ranks within some bounds.
    #[must_use]
    pub fn within(&self, bounds: PriceBounds) -> Within {
        let announced = self.announced();
        let start = self.below(bounds.min);
        let end = if bounds.max == i64::MAX { announced } else { self.below(bounds.max.saturating_add(1)) };
        let end = end.min(announced);
        let unannounced = if bounds.take_unannounced() { announced..self.count } else { 0..0 };
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
                Box::new(self.keys_from_rank(announced.start + first).take(announced.len() - first))
            }
            Direction::Dearest => Box::new(self.dearest(announced.clone(), first)),
        };
        let last = &within.unannounced;
        let left = (before - first).min(last.len());
        let unpriced = self.keys_from_rank(last.start + left).take(last.len() - left);
        priced.chain(unpriced).map(seq_of)
    }

    /// The products that some ranks leave out.
    pub fn outside<'a>(&'a self, within: &Within) -> impl Iterator<Item = i64> + 'a {
        let announced = self.announced();
        let unannounced = if within.unannounced.is_empty() { announced..self.count } else { 0..0 };
        let ranks = [0..within.announced.start, within.announced.end..announced, unannounced];
        ranks.into_iter().flat_map(|ranks| self.keys_from_rank(ranks.start).take(ranks.len())).map(seq_of)
    }

    /// The keys of some ranks, the dearest price first and of each the newest product first, from one of them on.
    fn dearest(&self, ranks: Range<usize>, before: usize) -> impl Iterator<Item = u64> + '_ {
        let count = ranks.len() - before;
        // The price that has the first one, and how many of the same price come before it.
        let first = ranks.end.checked_sub(before + 1).filter(|_| count > 0);
        let price = first.and_then(|rank| self.keys_from_rank(rank).next()).map(|key| key >> 32);
        let mut skipped = price.map_or(0, |price| {
            let end = self.rank(first_of(price + 1)).min(ranks.end);
            before.saturating_sub(ranks.end - end)
        });
        let prices = std::iter::successors(price, |price| self.price_before(first_of(*price)));
        let groups = prices.flat_map(move |price| {
            let skip = std::mem::take(&mut skipped);
            self.keys_from(first_of(price)).take_while(move |key| key >> 32 == price).skip(skip)
        });
        groups.take(count)
    }
}

#[cfg(test)]
mod tests;
