//! Which products a list is about, and the filters of its query worked out against the catalogue in memory.

use std::cmp::Reverse;
use std::sync::atomic::Ordering;

use super::categories::CategoryTest;
use super::index::{Entry, Index};
use super::model::UNANNOUNCED;
use super::query::{ListQuery, Sort};
use super::specs::choices::{Choice, KINDS, Kind};
use crate::catalogue::listings::{DEFAULT_MIN, Listing};
use crate::catalogue::search::bit_set::BitSet;
use crate::catalogue::search::inverted_index::Wanted;
use crate::text::fold;

/// Which products a list is about.
#[derive(Debug, Clone)]
pub enum Scope {
    /// Those of one listing.
    Listing(Listing),
    /// Those with every word in title, brand or category; titles first.
    Words(String),
    /// Those of a category, by any of its names.
    Category(String),
    /// Those of a category and a brand.
    CategoryBrand(String, String),
    /// What a search has found in just this index, by their places, ranked.
    Found(Vec<u32>),
}

/// The filters of a query worked out against an index.
pub struct Filters {
    titles: Option<BitSet>,
    min: i64,
    max: i64,
    brand: Wanted,
    /// The numbers of the brands that were chosen; those that no product has are left out.
    brands: Option<Vec<u32>>,
    category: Wanted,
    specs: Vec<Choice>,
}

impl Filters {
    /// Works a query out.
    #[must_use]
    pub fn new(index: &Index, query: &ListQuery) -> Self {
        let chosen = || query.brands.iter().filter_map(|name| index.brands.find(name)).collect();
        Self {
            titles: query.q.as_ref().map(|q| index.titled(q)),
            min: query.min.unwrap_or(0),
            max: query.max.unwrap_or(i64::MAX),
            brand: index.brands.wanted(query.brand.as_deref()),
            brands: (!query.brands.is_empty()).then(chosen),
            category: index.categories.wanted(query.category.as_deref()),
            specs: query.specs.clone(),
        }
    }

    /// Whether they leave nothing out.
    #[must_use]
    pub fn takes_all(&self) -> bool {
        self.titles.is_none()
            && self.min == 0
            && self.max == i64::MAX
            && self.brand == Wanted::Any
            && self.brands.is_none()
            && self.category == Wanted::Any
            && self.specs.is_empty()
    }

    /// Whether a product passes all of them.
    #[must_use]
    pub fn takes(&self, index: &Index, entry: &Entry) -> bool {
        self.takes_price(entry.price)
            && self.takes_brands(entry.brand)
            && self.takes_rest(entry)
            && (self.specs.is_empty() || self.refusing(index, entry).next().is_none())
    }

    /// The kinds of facts whose choices leave a product out.
    pub fn refusing<'a>(&'a self, index: &'a Index, entry: &'a Entry) -> impl Iterator<Item = Kind> + 'a {
        let available = index.available.has(entry.seq);
        KINDS.into_iter().filter(move |kind| {
            let mut chosen = self.specs.iter().filter(|choice| choice.kind == *kind).peekable();
            chosen.peek().is_some() && !chosen.any(|choice| choice.takes(entry.facts, available))
        })
    }

    /// Whether a price lies between the lowest and the highest that were asked for. One that is not announced is below no
    /// lower bound that only leaves small things out, and below no highest price (contract 10).
    #[must_use]
    pub fn takes_price(&self, price: i64) -> bool {
        if price == UNANNOUNCED {
            return self.min <= DEFAULT_MIN && self.max == i64::MAX;
        }
        (self.min..=self.max).contains(&price)
    }

    /// Whether a brand is among the chosen ones, or none was chosen.
    #[must_use]
    pub fn takes_brands(&self, brand: u32) -> bool {
        self.brands.as_ref().is_none_or(|chosen| chosen.contains(&brand))
    }

    /// Whether a product passes the filters besides price, chosen brands and facts.
    #[must_use]
    pub fn takes_rest(&self, entry: &Entry) -> bool {
        self.titles.as_ref().is_none_or(|titles| titles.has(entry.seq))
            && self.brand.takes(entry.brand)
            && self.category.takes(entry.category)
    }

    /// The brands that were chosen, as far as products have them.
    #[must_use]
    pub fn chosen_brands(&self) -> &[u32] {
        self.brands.as_deref().unwrap_or_default()
    }

    /// The facts that were chosen.
    #[must_use]
    pub fn chosen_specs(&self) -> &[Choice] {
        &self.specs
    }
}

/// The places of a scope's products that pass a test, the newest first; in a search those with all words in the
/// title come first.
pub fn filtered(index: &Index, scope: &Scope, test: impl Fn(&Entry) -> bool) -> Vec<u32> {
    let entry = |n: u32| &index.entries()[n as usize];
    let takes = |n: &u32| test(entry(*n));
    let all = || (0..u32::try_from(index.entries().len()).unwrap_or(u32::MAX)).rev();
    match scope {
        Scope::Listing(listing) => index.of_listing(*listing).iter().rev().copied().filter(takes).collect(),
        Scope::Words(text) => {
            let (titles, rest) = index.with_words(&fold(text));
            let of = |hits: BitSet| -> Vec<u32> {
                all().filter(|n| hits.has(entry(*n).seq)).filter(takes).collect()
            };
            [of(titles), of(rest)].concat()
        }
        Scope::Found(places) => places.iter().copied().filter(takes).collect(),
        Scope::Category(name) => {
            let category = CategoryTest::new(name, index);
            all().filter(|n| category.fits(*n as usize, entry(*n))).filter(takes).collect()
        }
        Scope::CategoryBrand(name, brand) => {
            let category = CategoryTest::new(name, index);
            let brand = index.brands.wanted(Some(&fold(brand)));
            all()
                .filter(|n| brand.takes(entry(*n).brand) && category.fits(*n as usize, entry(*n)))
                .filter(takes)
                .collect()
        }
    }
}

/// Places in the order that was asked for; they come newest first, and equal ones stay so. What has no price yet is the
/// last by price, in both directions.
#[must_use]
pub fn sorted(index: &Index, mut places: Vec<u32>, sort: Sort) -> Vec<u32> {
    let price = |n: &u32| index.entries()[*n as usize].price;
    match sort {
        Sort::Newest => {}
        Sort::LowToHigh => places.sort_by_key(|n| (price(n) == UNANNOUNCED, price(n))),
        Sort::HighToLow => places.sort_by_key(|n| Reverse(price(n))),
        // Counts move meanwhile: each is read once.
        Sort::MostViewed => {
            places
                .sort_by_cached_key(|n| Reverse(index.entries()[*n as usize].views.load(Ordering::Relaxed)));
        }
        Sort::BestSelling => places.sort_by_key(|n| Reverse(index.sold(index.entries()[*n as usize].seq))),
    }
    places
}
