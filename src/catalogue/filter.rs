//! Which products a list is about, and the filters of its query worked out against the catalogue in memory.

use std::borrow::Cow;

use super::categories::CategoryTest;
use super::index::Index;
use super::index::price_order::{PriceBounds, PriceOrder};
use super::query::ListQuery;
use super::specs::choices::{Choice, KINDS, Kind};
use crate::catalogue::listings::Listing;
use crate::catalogue::search::bit_set::BitSet;
use crate::catalogue::search::inverted_index::InvertedIndex;
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
}

/// So few products that prices leave out are taken out one by one.
const FEW: usize = if cfg!(test) { 8 } else { 4096 };

/// The products of a scope.
pub struct Scoped<'a> {
    /// In their order: those of the first class come before the others. No product is in two.
    pub classes: Vec<Cow<'a, BitSet>>,
    /// The same products by price, where they are kept so.
    pub by_price: Option<&'a PriceOrder>,
}

impl<'a> Scoped<'a> {
    /// Works a scope out.
    #[must_use]
    pub fn new(index: &'a Index, scope: &Scope) -> Self {
        match scope {
            Scope::Listing(listing) => {
                let group = index.of_listing(*listing);
                Self { classes: vec![Cow::Borrowed(&group.set)], by_price: Some(&group.by_price) }
            }
            Scope::Words(text) => {
                let (titles, rest) = index.with_words(&fold(text));
                Self { classes: vec![Cow::Owned(titles), Cow::Owned(rest)], by_price: None }
            }
            Scope::Category(name) => {
                let category = CategoryTest::new(name, index);
                match category.single() {
                    Some(number) => Self {
                        classes: vec![Cow::Borrowed(index.categories.holders(number))],
                        by_price: index.by_price(number),
                    },
                    None => Self { classes: vec![Cow::Owned(category.set(index))], by_price: None },
                }
            }
            Scope::CategoryBrand(name, brand) => {
                let of_category = CategoryTest::new(name, index).set(index);
                let of_brand = with_name(&index.brands, &fold(brand));
                Self { classes: vec![Cow::Owned(of_category.both(of_brand))], by_price: None }
            }
        }
    }
}

/// The products with a folded brand or category.
fn with_name<'a>(names: &'a InvertedIndex, folded: &str) -> &'a BitSet {
    names.holders(names.find(folded).unwrap_or(u32::MAX))
}

/// The filters of a query worked out against an index.
pub struct Filters<'a> {
    /// Prices.
    pub bounds: PriceBounds,
    /// The numbers of the brands that were chosen; those that no product has are left out.
    pub chosen_brands: Vec<u32>,
    /// The facts that were chosen.
    pub chosen_specs: &'a [Choice],
    /// What has the words, the brand and the category that are asked for besides; nothing: all.
    rest: Option<BitSet>,
    brands: Option<BitSet>,
    /// Of each kind of which something was chosen the products that have one of it.
    specs: Vec<(Kind, BitSet)>,
}

impl<'a> Filters<'a> {
    /// Works a query out.
    #[must_use]
    pub fn new(index: &Index, query: &'a ListQuery) -> Self {
        let named = |names: &InvertedIndex, name: &Option<String>| {
            name.as_ref().map(|name| with_name(names, name).clone())
        };
        let rest = [
            query.q.as_ref().map(|q| index.titled(q)),
            named(&index.brands, &query.brand),
            named(&index.categories, &query.category),
        ];
        let chosen_brands: Vec<u32> =
            query.brands.iter().filter_map(|name| index.brands.find(name)).collect();
        let brands = (!query.brands.is_empty())
            .then(|| BitSet::union(chosen_brands.iter().map(|n| index.brands.holders(*n))));
        let of_kind = |kind: Kind| {
            let mut chosen = query.specs.iter().filter(|choice| choice.kind == kind).peekable();
            chosen.peek()?;
            Some((kind, BitSet::union(chosen.map(|choice| index.having(*choice)))))
        };
        Self {
            bounds: PriceBounds::new(query.min, query.max),
            chosen_brands,
            chosen_specs: &query.specs,
            rest: rest.into_iter().flatten().reduce(|all, set| all.both(&set)),
            brands,
            specs: KINDS.into_iter().filter_map(of_kind).collect(),
        }
    }

    /// Whether nothing is left out for anything but its price, so that an order by price has the list as a whole.
    #[must_use]
    pub fn ask_for_prices_alone(&self) -> bool {
        self.rest.is_none() && self.brands.is_none() && self.specs.is_empty()
    }

    /// The products of a set that pass what is neither price nor brand nor fact.
    #[must_use]
    pub fn of_rest<'s>(&self, set: &'s BitSet) -> Cow<'s, BitSet> {
        narrowed(Cow::Borrowed(set), self.rest.as_ref())
    }

    /// The products of a set that are of a chosen brand, where one was chosen.
    #[must_use]
    pub fn of_brands<'s>(&self, set: Cow<'s, BitSet>) -> Cow<'s, BitSet> {
        narrowed(set, self.brands.as_ref())
    }

    /// The products of a set that have the chosen facts, whatever they have of one kind.
    #[must_use]
    pub fn of_specs_but<'s>(&self, set: Cow<'s, BitSet>, but: Option<Kind>) -> Cow<'s, BitSet> {
        let others = self.specs.iter().filter(|(kind, _)| Some(*kind) != but);
        others.fold(set, |set, (_, having)| narrowed(set, Some(having)))
    }

    /// The products of a set within the prices. `by_price` has all of them, where they are kept so.
    #[must_use]
    pub fn of_prices<'s>(
        &self,
        index: &Index,
        set: Cow<'s, BitSet>,
        by_price: Option<&PriceOrder>,
    ) -> Cow<'s, BitSet> {
        if self.bounds.are_open() {
            return set;
        }
        // Bounds that only leave small things out, as pages ask for by themselves, leave out few.
        let few = by_price.map(|order| (order, order.within(self.bounds)));
        if let Some((order, within)) = few.filter(|(order, within)| order.len() - within.count() <= FEW) {
            let outside: BitSet = order.outside(&within).collect();
            return if outside.is_empty() { set } else { Cow::Owned(set.without(&outside)) };
        }
        Cow::Owned(index.prices.within(&set, self.bounds))
    }

    /// The products of a set that pass all filters.
    #[must_use]
    pub fn of_all<'s>(
        &self,
        index: &Index,
        set: &'s BitSet,
        by_price: Option<&PriceOrder>,
    ) -> Cow<'s, BitSet> {
        let set = self.of_specs_but(self.of_brands(self.of_rest(set)), None);
        self.of_prices(index, set, by_price)
    }
}

fn narrowed<'s>(set: Cow<'s, BitSet>, by: Option<&BitSet>) -> Cow<'s, BitSet> {
    match by {
        Some(by) => Cow::Owned(set.both(by)),
        None => set,
    }
}
