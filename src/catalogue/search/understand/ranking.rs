//! The products of a search in their order.

use std::cmp::Reverse;

use super::{Meaning, Reading};
use crate::catalogue::index::{Entry, Index};
use crate::catalogue::model::UNANNOUNCED;
use crate::catalogue::search::bit_set::BitSet;
use crate::catalogue::selection;
use crate::text::fold;

/// Longer classes are in the order of adding: nobody looks through them by popularity.
const RANKED: usize = 5_000;
/// Less than so many products that fit all are followed by what is near.
const FEW: usize = 4;
/// What is near is added until so many are there.
const FILLED: usize = 8;

/// The order within a run.
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

/// Products that stand together in a ranked list, put in order only where they are looked at.
#[derive(Debug)]
pub struct Run {
    /// Which they are.
    pub set: BitSet,
    order: Order,
    /// Whether they fit everything, or are found by their words.
    pub fits: bool,
}

impl Run {
    /// How many there are.
    pub fn count(&self) -> usize {
        self.set.count()
    }

    /// Leaves some of them out.
    pub fn narrow(&mut self, keep: impl Fn(&BitSet) -> BitSet) {
        self.set = keep(&self.set);
    }

    /// A part of them in their order.
    pub fn part(&self, index: &Index, before: usize, most: usize) -> Vec<i64> {
        let rank = |entry: &Entry| match self.order {
            Order::Viewed => i64::from(views(entry)),
            Order::Newest => 0,
            Order::Cheapest if entry.price == UNANNOUNCED => i64::MIN,
            Order::Cheapest => -entry.price,
            Order::Dearest => entry.price,
        };
        if self.order == Order::Newest {
            return self.set.newest_after(before).take(most).collect();
        }
        let ranked = index.of_seqs(self.set.newest()).map(|entry| (Reverse(rank(entry)), entry.seq()));
        selection::part(ranked, before, most)
    }
}

/// A ranked search.
pub struct Ranked {
    pub runs: Vec<Run>,
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
    let asked = reading.parts.iter().filter(|part| part.weight > 0).map(|part| part.set.clone());
    let all = asked.reduce(|all, set| all.both(&set)).unwrap_or_default();
    let order = if reading.parts.iter().any(|p| p.meaning == Meaning::Cheapest) {
        Order::Cheapest
    } else {
        Order::Viewed
    };
    let by_words =
        reading.parts.iter().any(|p| !matches!(p.meaning, Meaning::Category(_) | Meaning::Thing(_)));
    let met = vec![true; reading.parts.len()];
    let mut runs = Vec::new();
    let mut add = |class: &BitSet, order: Order| add(&mut runs, index, class, &reading.liked, order);
    let fitting = all.without(&literal);
    if !literal.is_empty() {
        let is_literal = fitting.is_empty();
        if all.is_empty() || by_words && order != Order::Cheapest {
            let both = |set: &BitSet| if all.is_empty() { set.clone() } else { set.both(&all) };
            add(&both(&titles), Order::Newest);
            add(&both(&others), Order::Newest);
        } else {
            add(&literal.both(&all), order);
        }
        add(&fitting, order);
        if !all.is_empty() {
            add(&titles.without(&all), Order::Newest);
            add(&others.without(&all), Order::Newest);
        }
        return Ranked { runs, met, is_literal };
    }
    add(&fitting, order);
    let fits = fitting.count();
    if fits >= FEW || reading.parts.is_empty() {
        return Ranked { runs, met, is_literal: false };
    }
    let (near, met_first) = near(index, reading, &all, order, fits);
    runs.extend(near.into_iter().map(|run| Run { fits: false, ..run }));
    let met = if fits == 0 { met_first } else { met };
    Ranked { runs, met, is_literal: false }
}

/// Adds the products of a class: of those that are liked most first those that can be had now.
fn add(runs: &mut Vec<Run>, index: &Index, class: &BitSet, liked: &[BitSet], order: Order) {
    // By how many of what is liked they have.
    let mut levels = vec![class.clone()];
    for set in liked {
        levels.push(BitSet::default());
        for n in (1..levels.len()).rev() {
            let more = levels[n - 1].both(set);
            levels[n - 1] = levels[n - 1].without(&more);
            levels[n].join(&more);
        }
    }
    let order = if order == Order::Viewed && class.count() > RANKED { Order::Newest } else { order };
    for level in levels.into_iter().rev() {
        let now = level.both(&index.available);
        let later = level.without(&now);
        let both = [now, later].into_iter().filter(|set| !set.is_empty());
        runs.extend(both.map(|set| Run { set, order, fits: true }));
    }
}

/// The products that fit some parts, the more telling parts the earlier, and which parts the first of them fit. All have
/// what is most telling of the first.
fn near(index: &Index, reading: &Reading, all: &BitSet, order: Order, known: usize) -> (Vec<Run>, Vec<bool>) {
    let parts = &reading.parts;
    // The sets of products that fit the same parts, each part a digit of the number.
    let some = BitSet::union(parts.iter().take(32).map(|part| &part.set)).without(all);
    let mut groups: Vec<(u32, BitSet)> = vec![(0, some)];
    for (n, part) in parts.iter().take(32).enumerate() {
        let fitting = groups.iter().map(|(mask, set)| (mask | 1 << n, set.both(&part.set)));
        let others = groups.iter().map(|(mask, set)| (*mask, set.without(&part.set)));
        groups = fitting.chain(others).filter(|(_, set)| !set.is_empty()).collect();
    }
    let has = |mask: u32, n: usize| mask >> n & 1 == 1;
    let score = |mask: u32| -> u32 {
        parts.iter().take(32).enumerate().filter(|(n, _)| has(mask, *n)).map(|(_, part)| part.weight).sum()
    };
    groups.sort_unstable_by_key(|(mask, _)| (Reverse(score(*mask)), *mask));
    let Some((best, _)) = groups.first() else { return (Vec::new(), vec![false; parts.len()]) };
    let best = *best;
    let telling =
        (0..parts.len().min(32)).filter(|n| has(best, *n)).max_by_key(|n| (parts[*n].weight, Reverse(*n)));
    let is_kept =
        |meaning: &Meaning| matches!(meaning, Meaning::Budget(..) | Meaning::Category(_) | Meaning::Thing(_));
    let kept: Vec<usize> = (0..parts.len().min(32)).filter(|n| is_kept(&parts[*n].meaning)).collect();
    let mut runs: Vec<Run> = Vec::new();
    let mut found = known;
    for (mask, set) in &groups {
        let mask = *mask;
        let enough = !runs.is_empty() && found >= FILLED;
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
        add(&mut runs, index, set, &reading.liked, order);
        found += set.count();
    }
    let met = (0..parts.len()).map(|n| parts[n].weight == 0 || n < 32 && has(best, n)).collect();
    (runs, met)
}

/// How many digits the count of views has, in binary: a look more does not change a page.
fn views(entry: &Entry) -> u32 {
    64 - entry.views().leading_zeros()
}
