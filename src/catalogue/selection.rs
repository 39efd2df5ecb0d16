//! The page of a list: the products of a scope that pass the filters, in the order that was asked for.

use std::borrow::Cow;
use std::cmp::Reverse;

use super::filter::{Filters, Scope, Scoped};
use super::index::price_order::Direction;
use super::index::{Entry, Index};
use super::model::UNANNOUNCED;
use super::query::{ListQuery, Sort};
use crate::catalogue::search::bit_set::BitSet;

/// A list that holds one of so many products of an order of prices is found by going through that order.
const DENSE: usize = 8;

/// A page of a list.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Selected {
    /// The products of the page by their places in the order of adding.
    pub seqs: Vec<i64>,
    /// How many there are over all pages.
    pub total: usize,
}

/// How many products come before the page that is asked for, and how many it has at most.
#[must_use]
pub fn bounds(query: &ListQuery) -> (usize, usize) {
    query.page.map_or((0, usize::MAX), |page| (page.before(), page.limit))
}

/// The page of a list that a query asks for; the whole list where it asks for no page.
#[must_use]
pub fn select(index: &Index, scope: &Scope, query: &ListQuery) -> Selected {
    let filters = Filters::new(index, query);
    let scoped = Scoped::new(index, scope);
    let (before, most) = bounds(query);
    let direction = match query.sort {
        Sort::LowToHigh => Some(Direction::Cheapest),
        Sort::HighToLow => Some(Direction::Dearest),
        _ => None,
    };
    if let (Some(order), Some(direction)) = (scoped.by_price, direction)
        && filters.ask_for_prices_alone()
    {
        let within = order.within(filters.bounds);
        let seqs = order.ordered(&within, direction, before).take(most).collect();
        return Selected { seqs, total: within.count() };
    }
    let classes: Vec<Cow<'_, BitSet>> =
        scoped.classes.iter().map(|set| filters.of_all(index, set, scoped.by_price)).collect();
    let total = classes.iter().map(|set| set.count()).sum();
    let seqs = match (scoped.by_price, direction, classes.as_slice()) {
        (Some(order), Some(direction), [set]) if total > order.len() / DENSE => {
            let all = order.ordered(&order.within(filters.bounds), direction, 0);
            all.filter(|seq| set.has(*seq)).skip(before).take(most).collect()
        }
        _ => sorted(index, scope, &classes, query.sort, before, most),
    };
    Selected { seqs, total }
}

/// The page of a list whose products are ranked already; equal ones in the order that is asked for stay as they are.
#[must_use]
pub fn of_ranked(index: &Index, ranked: Vec<i64>, query: &ListQuery) -> Vec<i64> {
    let (before, most) = bounds(query);
    let all = ranked.into_iter();
    match query.sort {
        Sort::Newest => all.skip(before).take(most).collect::<Vec<_>>(),
        Sort::LowToHigh => part(all.map(|seq| (cheapest(index, seq), seq)), before, most),
        Sort::HighToLow => part(all.map(|seq| (dearest(index, seq), seq)), before, most),
        Sort::MostViewed => part(all.map(|seq| (views(index, seq), seq)), before, most),
        Sort::BestSelling => part(all.map(|seq| (Reverse(index.sold.of(seq)), seq)), before, most),
    }
}

fn price(index: &Index, seq: i64) -> i64 {
    index.at(seq).map_or(UNANNOUNCED, |entry| entry.price)
}

fn cheapest(index: &Index, seq: i64) -> (bool, i64) {
    let price = price(index, seq);
    (price == UNANNOUNCED, price)
}

fn dearest(index: &Index, seq: i64) -> Reverse<i64> {
    Reverse(price(index, seq))
}

/// Counts move meanwhile: each is read once.
fn views(index: &Index, seq: i64) -> Reverse<u64> {
    Reverse(index.at(seq).map_or(0, Entry::views))
}

/// A part of some classes in an order, equal ones as the classes have them and the newest first.
fn sorted(
    index: &Index,
    scope: &Scope,
    classes: &[Cow<'_, BitSet>],
    sort: Sort,
    before: usize,
    most: usize,
) -> Vec<i64> {
    let all = || classes.iter().flat_map(|set| set.newest());
    match sort {
        Sort::Newest => newest(classes, before, most),
        Sort::LowToHigh => part(all().map(|seq| (cheapest(index, seq), seq)), before, most),
        Sort::HighToLow => part(all().map(|seq| (dearest(index, seq), seq)), before, most),
        Sort::MostViewed => {
            let kept = match (scope, classes) {
                (Scope::Listing(listing), [set]) => index.most_viewed(Some(*listing), set, before, most),
                (_, [set]) => index.most_viewed(None, set, before, most),
                _ => None,
            };
            kept.unwrap_or_else(|| part(all().map(|seq| (views(index, seq), seq)), before, most))
        }
        Sort::BestSelling => {
            let sold: Vec<BitSet> = classes.iter().map(|set| set.both(&index.sold.set)).collect();
            let count: usize = sold.iter().map(BitSet::count).sum();
            let mut shown = match sold.as_slice() {
                _ if before >= count => Vec::new(),
                [set] => index.sold.ranked().filter(|seq| set.has(*seq)).skip(before).take(most).collect(),
                sets => {
                    let all = sets.iter().flat_map(BitSet::newest);
                    part(all.map(|seq| (Reverse(index.sold.of(seq)), seq)), before, most)
                }
            };
            let rest: Vec<Cow<'_, BitSet>> =
                classes.iter().map(|set| Cow::Owned(set.without(&index.sold.set))).collect();
            shown.extend(newest(&rest, before.saturating_sub(count), most - shown.len()));
            shown
        }
    }
}

fn newest(classes: &[Cow<'_, BitSet>], before: usize, most: usize) -> Vec<i64> {
    let (mut left, mut found) = (before, Vec::new());
    for set in classes {
        let missing = most - found.len();
        found.extend(set.newest_after(left).take(missing));
        left = left.saturating_sub(set.count());
    }
    found
}

/// A part of some products by a key; equal ones stay in their order. What stands before and after the part is not put in
/// order.
pub fn part<K: Ord + Copy>(all: impl Iterator<Item = (K, i64)>, before: usize, most: usize) -> Vec<i64> {
    let mut all: Vec<(K, usize, i64)> = all.enumerate().map(|(n, (key, seq))| (key, n, seq)).collect();
    let order = |one: &(K, usize, i64)| (one.0, one.1);
    if before >= all.len() {
        return Vec::new();
    }
    if before > 0 {
        all.select_nth_unstable_by_key(before, order);
    }
    let mut shown = &mut all[before..];
    if most < shown.len() {
        shown.select_nth_unstable_by_key(most, order);
        shown = &mut shown[..most];
    }
    shown.sort_unstable_by_key(order);
    shown.iter().map(|(_, _, seq)| *seq).collect()
}

#[cfg(test)]
mod tests;
