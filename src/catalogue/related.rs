//! What may be bought instead of a product: of its category and about its price.

use std::cmp::Reverse;

use super::index::price_order::{Direction, PriceBounds, PriceOrder};
use super::index::{Entry, Index};
use super::model::UNANNOUNCED;
use crate::catalogue::search::bit_set::BitSet;

/// At most so many other products: those of the same category, then those of the same brand; of each those that can
/// be had now first, then the nearest in price, then the newest. Nothing without a price.
#[must_use]
pub fn of<'a>(index: &'a Index, entry: &Entry, most: usize) -> Vec<&'a Entry> {
    let of_category = index.categories.holders(entry.category);
    let mut found = match index.by_price(entry.category) {
        Some(order) => nearest(index, of_category, order, entry, most),
        None => Vec::new(),
    };
    if found.len() < most {
        let others = index.brands.holders(entry.brand).without(of_category);
        let order = PriceOrder::of(index.of_seqs(others.oldest()).map(|other| (other.price, other.seq())));
        found.extend(nearest(index, &others, &order, entry, most - found.len()));
    }
    found
}

/// The nearest of a set, whose products are in an order by price. No more of it is looked at than that takes.
fn nearest<'a>(
    index: &'a Index,
    set: &BitSet,
    order: &PriceOrder,
    entry: &Entry,
    most: usize,
) -> Vec<&'a Entry> {
    let mut found = Vec::new();
    for now in [true, false] {
        let missing = most - found.len();
        let takes = |other: &&Entry| {
            other.seq() != entry.seq()
                && other.price != UNANNOUNCED
                && index.available.has(other.seq()) == now
        };
        let first = |seqs: &mut dyn Iterator<Item = i64>| -> Vec<&'a Entry> {
            seqs.filter_map(|seq| index.at(seq)).filter(takes).take(missing).collect()
        };
        if entry.price == UNANNOUNCED {
            // Near to no price is nothing: what has none yet is seen beside the newest.
            found.extend(first(&mut set.newest()));
            continue;
        }
        let side = |min, max, direction| {
            first(&mut order.ordered(&order.within(PriceBounds::new(min, max)), direction, 0))
        };
        let mut near = side(None, Some(entry.price - 1), Direction::Dearest);
        near.extend(side(Some(entry.price), None, Direction::Cheapest));
        near.sort_by_key(|other| ((other.price - entry.price).abs(), Reverse(other.seq())));
        found.extend(near.into_iter().take(missing));
    }
    found
}
