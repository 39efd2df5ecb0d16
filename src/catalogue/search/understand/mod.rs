//! A search that understands: what was typed, read as goods, brands, prices and measures in English, Bengali and Bengali
//! in Latin letters, and the products that fit, ranked.
//!
//! What `/search-products` finds stays in the list. First comes what it finds and fits all that was understood, then what
//! fits all of it otherwise, then the rest of what it finds. Where nothing fits all, that comes which fits the most telling
//! parts.

mod amounts;
mod budget;
mod having;
mod ranking;
mod tables;
mod terms;
#[cfg(test)]
mod tests;
mod things;
mod tokens;
mod words;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::catalogue::index::Index;
use crate::catalogue::index::price_order::PriceBounds;
use crate::catalogue::search::bit_set::BitSet;
use crate::catalogue::search::spellings::{Kind, known};
use crate::catalogue::search::suggest::search::Search;
use budget::Budget;
use ranking::Run;
use terms::Term;
use tokens::{Token, tokens};

/// How telling a measure is, beside words and goods.
const TERM: u32 = 5;
/// How telling a price is.
const BUDGET: u32 = 4;

/// What a part of a search asks for.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Meaning {
    /// Products of a category, as the catalogue writes it.
    Category(String),
    /// Goods that are no category.
    Thing(String),
    /// A brand, as the catalogue writes it.
    Brand(String),
    /// A word of titles, in the spelling that is looked for.
    Word(String),
    /// Prices.
    Budget(i64, Option<i64>),
    /// A measure.
    Term(Term),
    /// The cheapest first.
    Cheapest,
}

/// A part of a search.
#[derive(Debug)]
struct Part {
    meaning: Meaning,
    /// The places of its words.
    places: Vec<usize>,
    /// The products that fit.
    set: BitSet,
    /// How telling it is; 0: it asks for an order, not for products.
    weight: u32,
}

/// What sort of thing a part of a search is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum UnderstoodKind {
    /// `text` is a category, as the catalogue writes it.
    Category,
    /// `text` names goods that are no category, such as `charger`.
    Thing,
    /// `text` is a brand, as the catalogue writes it.
    Brand,
    /// `text` is words that title, brand or category have.
    Word,
    /// A price from `number` to `max`, in whole taka.
    Budget,
    /// `number` GB of working memory.
    Ram,
    /// `number` GB of storage.
    Storage,
    /// The network `number`G.
    Network,
    /// At least `number` mAh.
    Battery,
    /// About `number` tenths of an inch.
    Screen,
    /// At least `number` Hz.
    Refresh,
    /// The cheapest come first.
    Cheapest,
}

/// A part of a search as it was understood.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Understood {
    /// What sort of thing it is.
    kind: UnderstoodKind,
    /// Its name or words; empty where it is a number.
    text: String,
    /// Its number; 0 where it has none.
    number: i64,
    /// The highest price; `null` elsewhere, and where there is none.
    #[schema(required)]
    max: Option<i64>,
    /// Whether the first products fit it.
    met: bool,
    /// What was typed, without the words of this part; empty where there are no others.
    without: String,
}

/// What a search finds.
#[derive(Debug, Default)]
pub struct Found {
    runs: Vec<Run>,
    /// What was understood; nothing where the words alone find the same.
    pub understood: Vec<Understood>,
}

impl Found {
    /// How many products there are.
    #[must_use]
    pub fn total(&self) -> usize {
        self.runs.iter().map(Run::count).sum()
    }

    /// How many of them fit all parts, or are found by their words: the first ones.
    #[must_use]
    pub fn fits(&self) -> usize {
        self.runs.iter().filter(|run| run.fits).map(Run::count).sum()
    }

    /// Leaves products out.
    pub fn narrow(&mut self, keep: impl Fn(&BitSet) -> BitSet) {
        self.runs.iter_mut().for_each(|run| run.narrow(&keep));
    }

    /// Every product.
    #[must_use]
    pub fn set(&self) -> BitSet {
        BitSet::union(self.runs.iter().map(|run| &run.set))
    }

    /// A part of the products by their place in the order of adding, ranked.
    #[must_use]
    pub fn part(&self, index: &Index, before: usize, most: usize) -> Vec<i64> {
        let (mut left, mut found) = (before, Vec::new());
        for run in &self.runs {
            let missing = most - found.len();
            if missing > 0 && left < run.count() {
                found.extend(run.part(index, left, missing));
            }
            left = left.saturating_sub(run.count());
        }
        found
    }
}

/// Searches an index for what was typed.
#[must_use]
pub fn search(index: &Index, text: &str) -> Found {
    let mut search = Search::new(index);
    let words = tokens(text);
    let reading = read(&mut search, &words);
    let ranked = ranking::ranked(index, text, &reading);
    let understood = if ranked.is_literal { Vec::new() } else { told(&words, &reading.parts, &ranked.met) };
    Found { runs: ranked.runs, understood }
}

/// Whether a price or a measure is asked for, not words alone.
#[must_use]
pub fn asks_more_than_words(understood: &[Understood]) -> bool {
    use UnderstoodKind::{Brand, Category, Thing, Word};
    understood.iter().any(|part| !matches!(part.kind, Brand | Category | Thing | Word))
}

/// What a search asks for.
struct Reading {
    parts: Vec<Part>,
    liked: Vec<BitSet>,
    budget: Option<Budget>,
}

fn read(search: &mut Search<'_>, words: &[Token]) -> Reading {
    let index = search.index;
    let mut taken = vec![false; words.len()];
    let mut parts: Vec<Part> = terms::terms(words, &mut taken)
        .into_iter()
        .map(|(term, places)| Part {
            set: having::having(index, term),
            meaning: Meaning::Term(term),
            places,
            weight: TERM,
        })
        .collect();
    let left: Vec<Token> = words
        .iter()
        .zip(&taken)
        .map(
            |(token, taken)| {
                if *taken { Token { raw: String::new(), word: String::new() } } else { token.clone() }
            },
        )
        .collect();
    let is_device = |token: &Token| {
        known(&token.word).is_some_and(|known| known.kind == Kind::Thing && things::is_device(&known))
    };
    let of_device = left.iter().any(is_device);
    let in_titles: Vec<bool> = left
        .iter()
        .map(|token| token.word.starts_with(|c: char| c.is_ascii_digit()) && search.begins(&token.word))
        .collect();
    let budget = budget::budget(&left, |at| of_device || !in_titles[at]);
    if let Some(Budget { min, max, from, to }) = budget {
        let places: Vec<usize> = (from..to).filter(|place| !taken[*place]).collect();
        for place in &places {
            taken[*place] = true;
        }
        let set = costing(index, &parts, PriceBounds::new(Some(min), max));
        parts.push(Part { meaning: Meaning::Budget(min, max), places, set, weight: BUDGET });
    }
    let mut read = words::read(search, &left, &mut taken);
    parts.append(&mut read.parts);
    parts.sort_by_key(|part| part.places.first().copied());
    Reading { parts, liked: read.liked, budget }
}

/// The products that are shown at a price within some bounds, and have it together with the memory that is asked for.
fn costing(index: &Index, parts: &[Part], bounds: PriceBounds) -> BitSet {
    let all = index.prices.announced_within(index.live(), bounds);
    let memory = parts.iter().filter_map(|part| match part.meaning {
        Meaning::Term(term) => Some((term.memory()?, &part.set)),
        _ => None,
    });
    let (memory, having): (Vec<_>, Vec<_>) = memory.unzip();
    if having.is_empty() {
        return all;
    }
    let having = having.into_iter().fold(all.clone(), |all, set| all.both(set));
    let mut found = all.without(&having);
    found.join(&index.memory_prices.within(&index.prices, &having, &memory, bounds));
    found
}

/// What was understood, for people; neighbouring words are one part.
fn told(words: &[Token], parts: &[Part], met: &[bool]) -> Vec<Understood> {
    let without = |places: &[usize]| {
        let rest = words.iter().enumerate().filter(|(n, _)| !places.contains(n));
        rest.map(|(_, token)| token.raw.as_str()).collect::<Vec<_>>().join(" ")
    };
    let mut all: Vec<(Understood, Vec<usize>)> = Vec::new();
    for (part, met) in parts.iter().zip(met) {
        let (kind, text, number, max) = shown(&part.meaning);
        if let Some((last, places)) = all.last_mut()
            && (last.kind, kind, last.met) == (UnderstoodKind::Word, UnderstoodKind::Word, *met)
        {
            last.text = format!("{} {text}", last.text);
            places.extend(&part.places);
            last.without = without(places);
            continue;
        }
        let without = without(&part.places);
        all.push((Understood { kind, text, number, max, met: *met, without }, part.places.clone()));
    }
    all.into_iter().map(|(understood, _)| understood).collect()
}

fn shown(meaning: &Meaning) -> (UnderstoodKind, String, i64, Option<i64>) {
    let named = |kind, text: &String| (kind, text.clone(), 0, None);
    let counted = |kind, number: u32| (kind, String::new(), i64::from(number), None);
    match meaning {
        Meaning::Category(name) => named(UnderstoodKind::Category, name),
        Meaning::Thing(name) => named(UnderstoodKind::Thing, name),
        Meaning::Brand(name) => named(UnderstoodKind::Brand, name),
        Meaning::Word(word) => named(UnderstoodKind::Word, word),
        Meaning::Budget(min, max) => (UnderstoodKind::Budget, String::new(), *min, *max),
        Meaning::Term(Term::Ram(gb)) => counted(UnderstoodKind::Ram, *gb),
        Meaning::Term(Term::Storage(gb)) => counted(UnderstoodKind::Storage, *gb),
        Meaning::Term(Term::Network(network)) => counted(UnderstoodKind::Network, *network),
        Meaning::Term(Term::Battery(mah)) => counted(UnderstoodKind::Battery, *mah),
        Meaning::Term(Term::Screen(tenths)) => counted(UnderstoodKind::Screen, *tenths),
        Meaning::Term(Term::Refresh(hz)) => counted(UnderstoodKind::Refresh, *hz),
        Meaning::Cheapest => (UnderstoodKind::Cheapest, String::new(), 0, None),
    }
}
