//! Products by how often they were looked at, kept while looks are counted: a page of the most viewed costs the page.

use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{PoisonError, RwLock, RwLockReadGuard};

use super::ordered_keys::{LOW, OrderedKeys, key, newest_first, seq_of};
use crate::catalogue::search::bit_set::BitSet;

/// Products by their views, the most viewed first, and of equal ones the newest.
#[derive(Debug, Default)]
pub(super) struct ViewOrder {
    /// A look changes one while others read.
    keys: RwLock<OrderedKeys>,
}

fn key_of(views: u32, seq: i64) -> u64 {
    key(LOW - u64::from(views), newest_first(seq))
}

impl ViewOrder {
    /// Puts products in order, each its views and a place.
    pub fn of(products: impl Iterator<Item = (u32, i64)>) -> Self {
        let keys = products.map(|(views, seq)| key_of(views, seq)).collect();
        Self { keys: RwLock::new(OrderedKeys::of(keys)) }
    }

    fn read(&self) -> RwLockReadGuard<'_, OrderedKeys> {
        self.keys.read().unwrap_or_else(PoisonError::into_inner)
    }

    fn keys(&mut self) -> &mut OrderedKeys {
        self.keys.get_mut().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes a product in.
    pub fn insert(&mut self, views: u32, seq: i64) {
        self.keys().insert(key_of(views, seq));
    }

    /// Takes a product out, by its views.
    pub fn remove(&mut self, views: u32, seq: i64) {
        self.keys().remove(key_of(views, seq));
    }

    /// Counts a look at a product, whose views are these; answers how many there are now.
    pub fn count(&self, views: &AtomicU32, seq: i64) -> u32 {
        let mut keys = self.keys.write().unwrap_or_else(PoisonError::into_inner);
        let before = views.load(Ordering::Relaxed);
        let now = before.saturating_add(1);
        keys.remove(key_of(before, seq));
        keys.insert(key_of(now, seq));
        views.store(now, Ordering::Relaxed);
        now
    }
}

/// A part of the products of some orders that are in a set, the most viewed first; nothing where it takes more steps through
/// the orders than putting the set in order does.
pub(super) fn most_viewed(
    orders: &[&ViewOrder],
    set: &BitSet,
    before: usize,
    most: usize,
) -> Option<Vec<i64>> {
    let orders: Vec<_> = orders.iter().map(|order| order.read()).collect();
    let all: usize = orders.iter().map(|keys| keys.len()).sum();
    let count = set.count();
    if let [keys] = orders.as_slice()
        && count == all
    {
        return Some(keys.at_rank(before).take(most).map(seq_of).collect());
    }
    let steps = before.saturating_add(most).saturating_mul(all) / count.max(1);
    if steps / STEPS > count {
        return None;
    }
    let mut parts: Vec<_> = orders.iter().map(|keys| keys.at_rank(0).peekable()).collect();
    let merged = std::iter::from_fn(|| {
        let first = (0..parts.len()).filter_map(|n| Some((*parts[n].peek()?, n))).min();
        first.and_then(|(_, n)| parts[n].next())
    });
    Some(merged.map(seq_of).filter(|seq| set.has(*seq)).skip(before).take(most).collect())
}

/// So many steps through an order cost what putting one product in order does.
const STEPS: usize = 4;
