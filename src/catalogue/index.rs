//! What lists and searches need of every product, held in memory: the product itself, and for everything that lists ask for
//! the set of those that have it and the order of their prices. A search looks through the words that titles, brands and
//! categories are made of, which finds one letter as well as ten, in every script.

mod assembly;
mod entries;
mod finding;
mod load;
mod memory_prices;
mod ordered_keys;
pub mod price_order;
pub mod price_slices;
mod slim;
mod titles;
mod view_order;

use std::cmp::Reverse;
use std::collections::{BTreeMap, HashMap};
use std::hash::BuildHasher;
use std::sync::LazyLock;
use std::sync::atomic::{AtomicU32, Ordering};

use hashbrown::{DefaultHashBuilder, HashTable};

use super::specs::Facts;
use super::specs::choices::{Choice, KINDS, Kind};
use crate::catalogue::listings::{LISTINGS, Listing};
use crate::catalogue::search::bit_set::BitSet;
use crate::catalogue::search::inverted_index::InvertedIndex;
use crate::text::fold;
use entries::Entries;
use memory_prices::MemoryPrices;
use price_order::PriceOrder;
use price_slices::PriceSlices;
use slim::Slim;
use titles::Titles;
use view_order::ViewOrder;

/// A live product, as far as lists and searches look at it. Its `_id` and title are asked of the [`Index`].
pub struct Entry {
    /// What is asked for it.
    pub price: i64,
    /// Which change of the product this is; ready JSON is kept under it.
    pub revision: u64,
    /// What its specifications say in numbers.
    pub facts: Facts,
    seq: u32,
    views: AtomicU32,
    /// The number of its folded brand.
    pub brand: u32,
    /// The number of its folded category.
    pub category: u32,
    /// Where its id, and after it its title, stand in the texts of its page.
    texts_at: u32,
    title_bytes: u16,
    id_bytes: u8,
    /// Its listing.
    pub listing: Listing,
}

/// A million products are a million of these.
const _: () = assert!(size_of::<Option<Entry>>() <= 48);

impl Entry {
    /// Its place in the order of adding.
    #[must_use]
    pub fn seq(&self) -> i64 {
        i64::from(self.seq)
    }

    /// The live view count.
    #[must_use]
    pub fn views(&self) -> u64 {
        u64::from(self.views.load(Ordering::Relaxed))
    }
}

/// The products of a listing: which they are, and in order.
#[derive(Default)]
pub struct Group {
    /// Which they are.
    pub set: BitSet,
    /// By price.
    pub by_price: PriceOrder,
    by_views: ViewOrder,
}

/// What was ordered lately.
#[derive(Default)]
pub struct Sold {
    pieces: HashMap<i64, u32>,
    /// Which products.
    pub set: BitSet,
    /// The same, what was ordered most first, and of equal ones the newest.
    ranked: Vec<u32>,
}

impl Sold {
    /// By the pieces of products, these by their places in the order of adding.
    #[must_use]
    pub fn new(pieces: HashMap<i64, u32>) -> Self {
        let place = |(seq, count): (&i64, &u32)| Some(Reverse((*count, u32::try_from(*seq).ok()?)));
        let mut ranked: Vec<_> = pieces.iter().filter_map(place).collect();
        ranked.sort_unstable();
        let ranked = ranked.into_iter().map(|Reverse((_, seq))| seq).collect();
        Self { set: pieces.keys().copied().collect(), pieces, ranked }
    }

    /// The products, what was ordered most first, and of equal ones the newest.
    pub fn ranked(&self) -> impl Iterator<Item = i64> + '_ {
        self.ranked.iter().map(|seq| i64::from(*seq))
    }

    /// How many pieces of a product.
    #[must_use]
    pub fn of(&self, seq: i64) -> u32 {
        self.pieces.get(&seq).copied().unwrap_or(0)
    }
}

/// All live products.
#[derive(Default)]
pub struct Index {
    entries: Entries,
    by_id: HashTable<u32>,
    hashes: DefaultHashBuilder,
    live: BitSet,
    /// Brands.
    pub brands: InvertedIndex,
    /// Categories.
    pub categories: InvertedIndex,
    /// Words of titles.
    pub titles: Titles,
    /// What costs how much.
    pub prices: PriceSlices,
    /// What costs how much with which memory.
    pub memory_prices: MemoryPrices,
    /// What can be had now: a piece is on the shelf, or it is ordered ahead.
    pub available: BitSet,
    /// What was ordered lately.
    pub sold: Sold,
    /// What has each fact, but for what can be had now.
    facts: BTreeMap<Choice, BitSet>,
    listings: [Group; LISTINGS.len()],
    /// For each number of a category its products by price.
    by_category: Vec<PriceOrder>,
    brand_names: Vec<Box<str>>,
    category_names: Vec<Box<str>>,
}

impl Index {
    /// Takes a product over as it is now, or that it is there no longer; what its title says is read anew only where it
    /// changed.
    fn renew(&mut self, seq: i64, slim: Option<Slim<'_>>, revision: u64) {
        let title = slim.as_ref().map(|slim| fold(slim.title));
        let known = self.at(seq);
        let worded = known.zip(title.as_deref()).is_some_and(|(known, title)| self.title(known) == title);
        let known = self.forget(seq, worded);
        let Some((mut slim, title)) = slim.zip(title) else { return };
        if let Some(known) = known {
            // Looks are counted here first.
            slim.views = i64::from(known.views.into_inner());
        }
        let category = self.take_in(&slim, &title, worded, revision);
        let listing = &mut self.listings[slim.listing as usize];
        listing.by_price.insert(slim.price, seq);
        listing.by_views.insert(views_of(&slim), seq);
        self.by_category.resize_with(self.category_names.len(), PriceOrder::default);
        self.by_category[category as usize].insert(slim.price, seq);
        let (entries, hashes) = (&self.entries, &self.hashes);
        if let Ok(place) = u32::try_from(seq) {
            let hash_of = |seq: &u32| {
                hashes.hash_one(entries.at(i64::from(*seq)).map_or("", |entry| entries.id(entry)))
            };
            self.by_id.insert_unique(hashes.hash_one(slim.id), place, hash_of);
        }
    }

    /// Takes a product in that is not there, but for its id and the order of prices; answers the number of its category.
    /// `worded`: its words are known.
    fn take_in(&mut self, slim: &Slim<'_>, title: &str, worded: bool, revision: u64) -> u32 {
        let seq = slim.seq;
        if !worded {
            self.titles.add(title, seq);
        }
        let brand = self.brands.add(&fold(slim.brand), seq);
        let category = self.categories.add(&fold(slim.category), seq);
        name(&mut self.brand_names, brand, slim.brand);
        name(&mut self.category_names, category, slim.category);
        let facts = Facts::stored(slim.facts);
        for choice in choices_of(facts) {
            self.facts.entry(choice).or_default().set(seq);
        }
        if slim.available {
            self.available.set(seq);
        }
        self.live.set(seq);
        self.prices.insert(slim.price, seq);
        self.listings[slim.listing as usize].set.set(seq);
        let entry = Entry {
            // What has no place among the entries is left out there.
            seq: u32::try_from(seq).unwrap_or(u32::MAX),
            price: slim.price,
            revision,
            facts,
            views: AtomicU32::new(views_of(slim)),
            brand,
            category,
            texts_at: 0,
            title_bytes: 0,
            id_bytes: 0,
            listing: slim.listing,
        };
        self.entries.put(entry, slim.id, title);
        category
    }

    /// Takes everything back that is known of a product. `worded`: but for its words.
    fn forget(&mut self, seq: i64, worded: bool) -> Option<Entry> {
        let entry = self.entries.at(seq)?;
        let hash = self.hashes.hash_one(self.entries.id(entry));
        if let Ok(known) = self.by_id.find_entry(hash, |other| i64::from(*other) == seq) {
            known.remove();
        }
        if !worded {
            self.titles.remove(self.entries.title(entry), seq);
        }
        let entry = self.entries.remove(seq)?;
        for choice in choices_of(entry.facts) {
            if let Some(set) = self.facts.get_mut(&choice) {
                set.leave(seq);
            }
        }
        self.live.leave(seq);
        self.prices.remove(entry.price, seq);
        self.memory_prices.forget(seq);
        self.available.leave(seq);
        self.brands.leave(entry.brand, seq);
        self.categories.leave(entry.category, seq);
        let listing = &mut self.listings[entry.listing as usize];
        listing.set.leave(seq);
        listing.by_price.remove(entry.price, seq);
        listing.by_views.remove(entry.views.load(Ordering::Relaxed), seq);
        self.by_category[entry.category as usize].remove(entry.price, seq);
        Some(entry)
    }

    /// All products, the oldest first.
    pub fn entries(&self) -> impl Iterator<Item = &Entry> {
        self.entries.all()
    }

    /// All products.
    #[must_use]
    pub fn live(&self) -> &BitSet {
        &self.live
    }

    /// The live product with a place in the order of adding.
    #[must_use]
    pub fn at(&self, seq: i64) -> Option<&Entry> {
        self.entries.at(seq)
    }

    /// A product's folded title.
    #[must_use]
    pub fn title(&self, entry: &Entry) -> &str {
        self.entries.title(entry)
    }

    /// A listing's products.
    #[must_use]
    pub fn of_listing(&self, listing: Listing) -> &Group {
        &self.listings[listing as usize]
    }

    /// A part of the products of a set, which are of a listing or of any, the most viewed first and of equal ones the
    /// newest; nothing where putting the set in order takes less than going through what is kept in order.
    #[must_use]
    pub fn most_viewed(
        &self,
        listing: Option<Listing>,
        set: &BitSet,
        before: usize,
        most: usize,
    ) -> Option<Vec<i64>> {
        let groups = match listing {
            Some(listing) => std::slice::from_ref(self.of_listing(listing)),
            None => &self.listings,
        };
        let orders: Vec<&ViewOrder> = groups.iter().map(|group| &group.by_views).collect();
        view_order::most_viewed(&orders, set, before, most)
    }

    /// Counts a look at a product; answers how many there are now.
    pub fn count_view(&self, entry: &Entry) -> u64 {
        let order = &self.of_listing(entry.listing).by_views;
        u64::from(order.count(&entry.views, entry.seq()))
    }

    /// A category's products by price, by the category's number.
    #[must_use]
    pub fn by_price(&self, category: u32) -> Option<&PriceOrder> {
        self.by_category.get(category as usize)
    }

    /// What has a fact.
    #[must_use]
    pub fn having(&self, choice: Choice) -> &BitSet {
        static NONE: LazyLock<BitSet> = LazyLock::new(BitSet::default);
        if choice.kind == Kind::Stock { &self.available } else { self.facts.get(&choice).unwrap_or(&NONE) }
    }

    /// A live product by its `_id`.
    #[must_use]
    pub fn by_id(&self, id: &str) -> Option<&Entry> {
        let entry = |seq: u32| self.at(i64::from(seq));
        let has = |seq: &u32| entry(*seq).is_some_and(|entry| self.entries.id(entry) == id);
        self.by_id.find(self.hashes.hash_one(id), has).and_then(|seq| entry(*seq))
    }

    /// The products with some places in the order of adding, which are live ones.
    pub fn of_seqs<'a>(
        &'a self,
        seqs: impl IntoIterator<Item = i64> + 'a,
    ) -> impl Iterator<Item = &'a Entry> + 'a {
        seqs.into_iter().filter_map(|seq| self.at(seq))
    }

    /// A brand as it is written.
    #[must_use]
    pub fn brand_name(&self, number: u32) -> &str {
        self.brand_names.get(number as usize).map_or("", |name| name)
    }

    /// A category as it is written.
    #[must_use]
    pub fn category_name(&self, number: u32) -> &str {
        self.category_names.get(number as usize).map_or("", |name| name)
    }
}

fn views_of(slim: &Slim<'_>) -> u32 {
    u32::try_from(slim.views.max(0)).unwrap_or(u32::MAX)
}

/// What a product is among by its facts alone.
fn choices_of(facts: Facts) -> impl Iterator<Item = Choice> {
    KINDS.into_iter().filter(|kind| *kind != Kind::Stock).flat_map(move |kind| Choice::of(kind, facts, false))
}

/// Keeps how the text of a number is written; the product that was read last decides.
fn name(names: &mut Vec<Box<str>>, number: u32, written: &str) {
    match names.get_mut(number as usize) {
        Some(known) if **known == *written => {}
        Some(known) => *known = written.into(),
        None => names.push(written.into()),
    }
}
