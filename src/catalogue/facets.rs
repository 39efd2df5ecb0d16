//! What a list can be narrowed down by: its brands, round price ranges and facts, with how many products each would
//! show.

use std::borrow::Cow;

use serde::Serialize;
use utoipa::ToSchema;

use super::filter::{Filters, Scope, Scoped};
use super::index::Index;
use super::index::price_order::PriceOrder;
use super::query::ListQuery;
use super::specs::choices::{self, Choice, KINDS, Kind};
use crate::catalogue::listings::DEFAULT_MIN;
use crate::catalogue::search::bit_set::BitSet;

/// How many price ranges there are at most.
const RANGES: usize = 6;

/// A brand of a list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct BrandCount {
    /// As the catalogue writes it; the value for `brands`.
    name: String,
    /// How many products would be listed with this brand alone.
    count: usize,
}

/// A range of prices of a list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct PriceCount {
    /// The lowest effective price in it, for `min`; 1 in the range that has no lower end.
    min: i64,
    /// The highest effective price in it, for `max`; `null` in the range that has no upper end.
    #[schema(required)]
    max: Option<i64>,
    /// How many products would be listed with this range.
    count: usize,
}

/// A fact of a list's products.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct SpecCount {
    /// The word for `specs`.
    value: String,
    /// What it is about. Choices of one kind widen each other.
    kind: Kind,
    /// The size, or the lowest one of a range: GB, mAh, tenths of an inch, the network's generation; 0 of stock.
    from: u32,
    /// The highest one; `null` where there is no upper end.
    #[schema(required)]
    to: Option<u32>,
    /// How many products would be listed with this of its kind alone.
    count: usize,
}

/// What a list can be narrowed down by.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct Facets {
    /// The brands, the most frequent first, whatever brands are chosen; a chosen one is there even with 0.
    brands: Vec<BrandCount>,
    /// At most six ranges, the cheapest first, none empty, whatever price is chosen. No price, no range.
    prices: Vec<PriceCount>,
    /// The facts, by kind and size, whatever of their kind is chosen; a chosen one is there even with 0.
    specs: Vec<SpecCount>,
    /// The lowest effective price, whatever price is chosen; 0 where nothing has a price.
    min: i64,
    /// The highest one.
    max: i64,
    /// How many products are listed with all filters.
    total: usize,
}

/// Counts the list of a scope.
#[must_use]
pub fn of(index: &Index, scope: &Scope, query: &ListQuery) -> Facets {
    let scoped = Scoped::new(index, scope);
    let all = match scoped.classes.as_slice() {
        [one] => Cow::Borrowed(&**one),
        several => Cow::Owned(BitSet::union(several.iter().map(|set| &**set))),
    };
    counted(index, &all, scoped.by_price, query)
}

/// Counts some products; `by_price` has the same, where they are kept so.
#[must_use]
pub fn counted(index: &Index, all: &BitSet, by_price: Option<&PriceOrder>, query: &ListQuery) -> Facets {
    let filters = Filters::new(index, query);
    let listed = filters.of_rest(all);
    let priced = filters.of_prices(index, Cow::Borrowed(&listed), by_price);
    let of_brands = filters.of_brands(Cow::Borrowed(&priced));
    let total = filters.of_specs_but(Cow::Borrowed(&of_brands), None).count();
    let specs = specs(index, &filters, &of_brands);
    let brands = brands(index, &filters, &filters.of_specs_but(Cow::Borrowed(&priced), None));
    // Of the products at any price.
    let at_any = filters.of_specs_but(filters.of_brands(Cow::Borrowed(&listed)), None);
    let made;
    let prices = if let Some(order) = by_price.filter(|order| order.len() == at_any.count()) {
        order
    } else {
        made = PriceOrder::of(index.of_seqs(at_any.oldest()).map(|entry| (entry.price, entry.seq())));
        &made
    };
    let announced = prices.announced();
    let at = |rank: Option<usize>| rank.and_then(|rank| prices.price_at(rank)).unwrap_or(0);
    let (min, max) = (at((announced > 0).then_some(0)), at(announced.checked_sub(1)));
    let mut ranges = ranges(prices);
    // A range without ends asks for no price, so it shows what has none yet, too.
    if let Some(open) = ranges.last_mut().filter(|range| range.min <= DEFAULT_MIN && range.max.is_none()) {
        open.count += prices.len() - announced;
    }
    Facets { brands, prices: ranges, specs, min, max, total }
}

/// How many products of a set have each fact, those of the other kinds that were chosen kept to.
fn specs(index: &Index, filters: &Filters<'_>, set: &BitSet) -> Vec<SpecCount> {
    let mut found = Vec::new();
    for kind in KINDS {
        let of_others = filters.of_specs_but(Cow::Borrowed(set), Some(kind));
        for choice in choices::all().filter(|choice| choice.kind == kind) {
            let count = of_others.count_both(index.having(choice));
            if count > 0 || filters.chosen_specs.contains(&choice) {
                found.push((choice, count));
            }
        }
    }
    found.sort_unstable_by_key(|(choice, _)| *choice);
    let shown = |(choice, count): (Choice, usize)| SpecCount {
        value: choice.word(),
        kind: choice.kind,
        from: choice.from,
        to: choice.to(),
        count,
    };
    found.into_iter().map(shown).collect()
}

/// How many products of a set each brand has.
fn brands(index: &Index, filters: &Filters<'_>, set: &BitSet) -> Vec<BrandCount> {
    let count = |number: u32| set.count_both(index.brands.holders(number));
    let counts = index.brands.live().map(|(number, _)| (number, count(number)));
    let mut counts: Vec<(u32, usize)> = counts.filter(|(_, count)| *count > 0).collect();
    for chosen in &filters.chosen_brands {
        if count(*chosen) == 0 && !counts.contains(&(*chosen, 0)) {
            counts.push((*chosen, 0));
        }
    }
    let shown = |(number, count)| BrandCount { name: index.brand_name(number).to_owned(), count };
    let mut brands: Vec<BrandCount> = counts.into_iter().map(shown).collect();
    brands.sort_by(|a, b| b.count.cmp(&a.count).then_with(|| a.name.cmp(&b.name)));
    brands
}

/// Ranges of about as many products each, between round numbers.
fn ranges(prices: &PriceOrder) -> Vec<PriceCount> {
    let mut starts = vec![1];
    let announced = prices.announced();
    let place = |sixtieths: usize| prices.price_at(((announced - 1) * sixtieths + 30) / 60).unwrap_or(0);
    if announced > 0 {
        let cuts = (1..RANGES).map(|n| n * 60 / RANGES);
        starts.extend(cuts.filter_map(|at| roundest(place(at - 4), place(at), place(at + 4))));
    }
    let ends = starts.iter().skip(1).map(|start| Some(start - 1)).chain([None]);
    let ranges = starts.iter().zip(ends).map(|(min, max)| {
        let count = max.map_or(announced, |max| prices.below(max + 1)) - prices.below(*min);
        PriceCount { min: *min, max, count }
    });
    ranges.filter(|range| range.count > 0).collect()
}

/// The roundest number above `low` and not above `high`, of several the one nearest to `middle`.
fn roundest(low: i64, middle: i64, high: i64) -> Option<i64> {
    let steps = (0..9).rev().flat_map(|zeros| [5, 2, 1].map(|digit| digit * 10_i64.pow(zeros)));
    let of_step = |step: i64| {
        let lower = middle / step * step;
        let fitting = [lower, lower + step].into_iter().filter(|n| *n > low && *n <= high);
        fitting.min_by_key(|n| (n - middle).abs())
    };
    steps.into_iter().find_map(of_step)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ranges_of(prices: &[i64]) -> Vec<PriceCount> {
        ranges(&PriceOrder::of(prices.iter().copied().zip(1..)))
    }

    fn starts(prices: &[i64]) -> Vec<i64> {
        let ranges = ranges_of(prices);
        assert!(ranges.len() <= RANGES && ranges.iter().all(|range| range.count > 0), "{ranges:?}");
        assert_eq!(ranges.iter().map(|range| range.count).sum::<usize>(), prices.len());
        for pair in ranges.windows(2) {
            assert_eq!(pair[0].max, Some(pair[1].min - 1));
        }
        assert_eq!(ranges.last().and_then(|range| range.max), None);
        ranges.iter().map(|range| range.min).collect()
    }

    #[test]
    fn ranges_begin_at_round_numbers_and_hold_about_as_many_products() {
        assert_eq!(starts(&[]), [0_i64; 0]);
        assert_eq!(starts(&[999]), [1]);
        assert_eq!(starts(&[500; 40]), [1], "one price is one range");
        assert_eq!(starts(&[900, 1000]), [1, 1000], "the round number itself begins a range");
        let even: Vec<i64> = (1..=600).map(|n| n * 100).collect();
        assert_eq!(starts(&even), [1, 10_000, 20_000, 30_000, 40_000, 50_000]);
        let narrow: Vec<i64> = (0..60).map(|n| 41_000 + n * 50).collect();
        assert_eq!(starts(&narrow), [1, 41_500, 42_000, 42_500, 43_000, 43_500]);
        let skewed: Vec<i64> = (0..100).map(|n| 99 + n * n * n / 4).collect();
        let ranges = ranges_of(&skewed);
        assert!(ranges.iter().all(|range| (5..40).contains(&range.count)), "{ranges:?}");
        starts(&skewed);
        starts(&[1, 2, 3, 4, 5, 6, 7, 100_000_000]);
    }

    #[test]
    fn the_roundest_number_of_a_gap_is_the_nearest_of_its_kind() {
        assert_eq!(roundest(3_200, 6_000, 8_900), Some(5_000));
        assert_eq!(roundest(900, 1_000, 1_000), Some(1_000));
        assert_eq!(roundest(1_000, 1_001, 1_001), Some(1_001));
        assert_eq!(roundest(1_000, 1_000, 1_000), None);
        assert_eq!(roundest(41_210, 41_500, 41_790), Some(41_500));
        assert_eq!(roundest(0, 90_000_000, 100_000_000), Some(100_000_000));
    }
}
