//! What may be bought instead of a product: of its category and about its price.

use std::cmp::Reverse;

use super::index::{Entry, Index};

/// At most so many other products: those of the same category, then those of the same brand; of each those that can
/// be had now first, then the nearest in price, then the newest. Nothing without a price.
#[must_use]
pub fn of<'a>(index: &'a Index, entry: &Entry, most: usize) -> Vec<&'a Entry> {
    let near = |seqs: &'a [i64], takes: &dyn Fn(&Entry) -> bool, most: usize| -> Vec<&'a Entry> {
        let other = |e: &&Entry| e.seq != entry.seq && e.price > 0 && takes(e);
        nearest(index, index.of_seqs(seqs).filter(other).collect(), entry.price, most)
    };
    let mut found = near(index.categories.holders(entry.category), &|_| true, most);
    if found.len() < most {
        let others = |e: &Entry| e.category != entry.category;
        found.extend(near(index.brands.holders(entry.brand), &others, most - found.len()));
    }
    found
}

fn nearest<'a>(index: &Index, mut all: Vec<&'a Entry>, price: i64, most: usize) -> Vec<&'a Entry> {
    let rank = |e: &&Entry| {
        // Near to no price is nothing: what has none yet is seen beside the newest.
        let away = if price > 0 { (e.price - price).abs() } else { 0 };
        (!index.available.has(e.seq), away, Reverse(e.seq))
    };
    if all.len() > most {
        all.select_nth_unstable_by_key(most, rank);
        all.truncate(most);
    }
    all.sort_unstable_by_key(rank);
    all
}
