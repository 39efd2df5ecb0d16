//! The products of a search in their order.

use std::cmp::Reverse;
use std::collections::HashMap;
use std::sync::atomic::Ordering;

use super::{Meaning, Reading};
use crate::catalogue::index::{Entry, Index};
use crate::catalogue::model::UNANNOUNCED;
use crate::catalogue::search::bit_set::BitSet;
use crate::text::fold;

/// Longer classes are in the order of adding: nobody looks through them by popularity.
const RANKED: usize = 5_000;
/// Less than so many products that fit all are followed by what is near.
const FEW: usize = 4;
/// What is near is added until so many are there.
const FILLED: usize = 8;

/// The order within a class; what can be had now always comes first.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Order {
    /// The newest first.
    Newest,
    /// What is looked at most, by the number of digits; then the newest.
    Viewed,
    /// The cheapest first.
    Cheapest,
    /// The dearest first.
    Dearest,
}

/// A ranked search.
pub struct Ranked {
    pub places: Vec<u32>,
    /// How many fit everything, or are found by their words.
    pub fits: usize,
    /// For each part whether the first products fit it.
    pub met: Vec<bool>,
    /// The words alone find the same.
    pub is_literal: bool,
}

/// Ranks the products that fit.
pub fn ranked(index: &Index, text: &str, reading: &Reading) -> Ranked {
    let (titles, others) = index.with_words(&fold(text));
    let mut literal = titles.clone();
    literal.join(&others);
    let asked: Vec<&BitSet> = reading.parts.iter().filter(|p| p.weight > 0).map(|p| &p.set).collect();
    let all = all_of(index, &asked);
    let order = if reading.parts.iter().any(|p| p.meaning == Meaning::Cheapest) {
        Order::Cheapest
    } else {
        Order::Viewed
    };
    let by_words =
        reading.parts.iter().any(|p| !matches!(p.meaning, Meaning::Category(_) | Meaning::Thing(_)));
    let met = vec![true; reading.parts.len()];
    let mut places = Vec::new();
    let mut add = |class: BitSet, order: Order| places.extend(ordered(index, &class, &reading.liked, order));
    let fitting = all.without(&literal);
    if !literal.is_empty() {
        let is_literal = fitting.is_empty();
        if all.is_empty() || by_words && order != Order::Cheapest {
            let both = |set: &BitSet| if all.is_empty() { set.clone() } else { cut(set, &all) };
            add(both(&titles), Order::Newest);
            add(both(&others), Order::Newest);
        } else {
            add(cut(&literal, &all), order);
        }
        add(fitting, order);
        if !all.is_empty() {
            add(titles.without(&all), Order::Newest);
            add(others.without(&all), Order::Newest);
        }
        return Ranked { fits: places.len(), places, met, is_literal };
    }
    add(fitting, order);
    let fits = places.len();
    if fits >= FEW || reading.parts.is_empty() {
        return Ranked { fits, places, met, is_literal: false };
    }
    let (near, met_first) = near(index, reading, &all, order, fits);
    places.extend(near);
    let met = if fits == 0 { met_first } else { met };
    Ranked { places, fits, met, is_literal: false }
}

fn cut(set: &BitSet, by: &BitSet) -> BitSet {
    let mut both = set.clone();
    both.keep(by);
    both
}

fn all_of(index: &Index, sets: &[&BitSet]) -> BitSet {
    let Some((first, rest)) = sets.split_first() else { return index.none() };
    let mut all = (*first).clone();
    for set in rest {
        all.keep(set);
    }
    all
}

/// The products that fit some parts, the more telling parts the earlier, and which parts the first of them fit. All have
/// what is most telling of the first.
fn near(index: &Index, reading: &Reading, all: &BitSet, order: Order, known: usize) -> (Vec<u32>, Vec<bool>) {
    let parts = &reading.parts;
    let mut groups: HashMap<u32, BitSet> = HashMap::new();
    for entry in index.entries().iter().filter(|entry| !all.has(entry.seq)) {
        let fits = |(n, part): (usize, &super::Part)| u32::from(part.set.has(entry.seq)) << n;
        let mask = parts.iter().take(32).enumerate().map(fits).sum::<u32>();
        if mask != 0 {
            groups.entry(mask).or_insert_with(|| index.none()).set(entry.seq);
        }
    }
    let has = |mask: u32, n: usize| mask >> n & 1 == 1;
    let score = |mask: u32| -> u32 {
        parts.iter().take(32).enumerate().filter(|(n, _)| has(mask, *n)).map(|(_, part)| part.weight).sum()
    };
    let mut masks: Vec<(u32, u32)> = groups.keys().map(|mask| (score(*mask), *mask)).collect();
    masks.sort_unstable_by_key(|(score, mask)| (Reverse(*score), *mask));
    let Some((_, best)) = masks.first().copied() else { return (Vec::new(), vec![false; parts.len()]) };
    let telling =
        (0..parts.len().min(32)).filter(|n| has(best, *n)).max_by_key(|n| (parts[*n].weight, Reverse(*n)));
    let is_kept =
        |meaning: &Meaning| matches!(meaning, Meaning::Budget(..) | Meaning::Category(_) | Meaning::Thing(_));
    let kept: Vec<usize> = (0..parts.len().min(32)).filter(|n| is_kept(&parts[*n].meaning)).collect();
    let mut places = Vec::new();
    for (_, mask) in masks {
        let enough = !places.is_empty() && known + places.len() >= FILLED;
        // Where something fits all, a price and a sort of goods are kept to.
        let kept_to = known > 0 && kept.iter().any(|n| !has(mask, *n));
        if enough || kept_to || telling.is_some_and(|n| !has(mask, n)) {
            continue;
        }
        // Where the price is too high, the nearest to it come first.
        let beyond = parts
            .iter()
            .take(32)
            .enumerate()
            .find(|(n, part)| matches!(part.meaning, Meaning::Budget(..)) && !has(mask, *n));
        let order = match (beyond, &reading.budget) {
            (Some(_), Some(budget)) if budget.max.is_some() => Order::Cheapest,
            (Some(_), Some(_)) => Order::Dearest,
            _ => order,
        };
        places.extend(ordered(index, &groups[&mask], &reading.liked, order));
    }
    let met = (0..parts.len()).map(|n| parts[n].weight == 0 || n < 32 && has(best, n)).collect();
    (places, met)
}

/// The places of a class in their order; those that are liked more first.
fn ordered(index: &Index, class: &BitSet, liked: &[BitSet], order: Order) -> Vec<u32> {
    let seqs: Vec<i64> = class.newest().collect();
    let mut places: Vec<u32> = index.places(seqs.iter().copied()).collect();
    let entry = |place: &u32| &index.entries()[*place as usize];
    let by_popularity = order == Order::Viewed && places.len() <= RANKED;
    let key = |place: &u32| {
        let entry = entry(place);
        let fits = liked.iter().filter(|set| set.has(entry.seq)).count();
        let rank = match order {
            Order::Viewed if by_popularity => i64::from(views(entry)),
            Order::Newest | Order::Viewed => 0,
            Order::Cheapest if entry.price == UNANNOUNCED => i64::MIN,
            Order::Cheapest => -entry.price,
            Order::Dearest => entry.price,
        };
        (Reverse(fits), !index.available.has(entry.seq), Reverse(rank))
    };
    // The newest first already, and a stable sort keeps that.
    places.sort_by_key(key);
    places
}

/// How many digits the count of views has, in binary: a look more does not change a page.
fn views(entry: &Entry) -> u32 {
    64 - entry.views.load(Ordering::Relaxed).leading_zeros()
}
