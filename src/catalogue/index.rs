//! What lists and searches need of every product, held in memory. A search is a scan of the words that titles, brands
//! and categories are made of, which finds one letter as well as ten, in every script, in some microseconds.

use std::collections::HashMap;
use std::sync::atomic::AtomicU64;

use memchr::memmem::Finder;
use rusqlite::{Connection, OptionalExtension, Row};

use super::model::effective_price;
use super::specs::Facts;
use crate::catalogue::listings::{LISTINGS, Listing};
use crate::catalogue::search::bit_set::BitSet;
use crate::catalogue::search::inverted_index::{InvertedIndex, lines_with};
use crate::error::Result;
use crate::text::{Needle, Sought, Term, fold, other_spellings};

/// A live product, as far as lists and searches look at it.
pub struct Entry {
    /// Its place in the order of adding.
    pub seq: i64,
    /// Its `_id`.
    pub id: Box<str>,
    /// Its listing.
    pub listing: Listing,
    /// What is asked for it.
    pub price: i64,
    /// The number of its folded brand.
    pub brand: u32,
    /// The number of its folded category.
    pub category: u32,
    /// Which change of the product this is; ready JSON is kept under it.
    pub revision: u64,
    /// What its specifications say in numbers.
    pub facts: Facts,
    /// The live view count.
    pub views: AtomicU64,
    title: Box<str>,
}

/// All live products in the order of adding, with their titles in one piece of text.
#[derive(Default)]
pub struct Index {
    entries: Vec<Entry>,
    by_id: HashMap<Box<str>, i64>,
    /// Brands.
    pub brands: InvertedIndex,
    /// Categories.
    pub categories: InvertedIndex,
    /// Words of titles.
    pub words: InvertedIndex,
    /// What can be had now: a piece is on the shelf, or it is ordered ahead.
    pub available: BitSet,
    /// Pieces of products that were ordered lately, by their places in the order of adding; what is not there sold none.
    pub sold: HashMap<i64, u32>,
    brand_names: Vec<Box<str>>,
    category_names: Vec<Box<str>>,
    titles: String,
    starts: Vec<usize>,
    by_listing: [Vec<u32>; LISTINGS.len()],
}

const COLUMNS: &str = "p.seq, p.id, p.listing, p.title, p.brand, p.category, p.price, p.offer_price,
    coalesce(v.views, 0), p.stock, coalesce(f.facts, 0)";
const FROM: &str = "products p LEFT JOIN product_views v ON v.product_seq = p.seq
    LEFT JOIN product_facts f ON f.product_seq = p.seq";

struct Slim {
    seq: i64,
    id: String,
    listing: Listing,
    title: String,
    brand: String,
    category: String,
    price: i64,
    views: i64,
    stock: i64,
    facts: i64,
}

fn from_row(row: &Row<'_>) -> rusqlite::Result<Slim> {
    let listing: String = row.get(2)?;
    Ok(Slim {
        seq: row.get(0)?,
        id: row.get(1)?,
        listing: Listing::from_name(&listing).unwrap_or(Listing::Product),
        title: row.get(3)?,
        brand: row.get(4)?,
        category: row.get(5)?,
        price: effective_price(row.get(6)?, row.get(7)?),
        views: row.get(8)?,
        stock: row.get(9)?,
        facts: row.get(10)?,
    })
}

impl Index {
    /// Reads every live product, as of a revision.
    pub fn load(conn: &Connection, revision: u64) -> Result<Self> {
        let mut index = Self::default();
        let sql = format!("SELECT {COLUMNS} FROM {FROM} WHERE p.deleted_at IS NULL ORDER BY p.seq");
        let mut query = conn.prepare(&sql)?;
        let mut rows = query.query([])?;
        while let Some(row) = rows.next()? {
            let entry = index.entry(from_row(row)?, revision);
            index.entries.push(entry);
        }
        index.arrange();
        Ok(index)
    }

    /// How many pieces of a product were ordered lately.
    #[must_use]
    pub fn sold(&self, seq: i64) -> u32 {
        self.sold.get(&seq).copied().unwrap_or(0)
    }

    /// Reads some products again after a commit.
    ///
    /// # Errors
    /// Where the database fails; the index is then unchanged or partly renewed, and the caller loads it whole.
    pub fn refresh(&mut self, conn: &Connection, rows: &[i64], revision: u64) -> Result<()> {
        let sql = format!("SELECT {COLUMNS} FROM {FROM} WHERE p.seq = ?1 AND p.deleted_at IS NULL");
        let mut query = conn.prepare_cached(&sql)?;
        let mut moved = false;
        for seq in rows {
            let slim = query.query_row([seq], from_row).optional()?;
            let place = self.entries.binary_search_by_key(seq, |e| e.seq);
            match (slim, place) {
                (Some(slim), Ok(at)) => {
                    self.forget(at);
                    let mut entry = self.entry(slim, revision);
                    std::mem::swap(&mut entry.views, &mut self.entries[at].views);
                    let old = &self.entries[at];
                    moved |= old.title != entry.title || old.listing != entry.listing;
                    self.entries[at] = entry;
                }
                (Some(slim), Err(at)) => {
                    let entry = self.entry(slim, revision);
                    self.entries.insert(at, entry);
                    moved = true;
                }
                (None, Ok(at)) => {
                    self.forget(at);
                    let gone = self.entries.remove(at);
                    self.by_id.remove(&gone.id);
                    moved = true;
                }
                (None, Err(_)) => {}
            }
        }
        if moved {
            self.arrange();
        }
        Ok(())
    }

    fn entry(&mut self, slim: Slim, revision: u64) -> Entry {
        self.by_id.insert(slim.id.as_str().into(), slim.seq);
        let title = fold(&slim.title);
        for word in title.split(' ') {
            self.words.add(word, slim.seq);
        }
        for word in other_spellings(&title) {
            self.words.add(&word, slim.seq);
        }
        let brand = self.brands.add(&fold(&slim.brand), slim.seq);
        let category = self.categories.add(&fold(&slim.category), slim.seq);
        self.available.make_room(slim.seq);
        if slim.stock > 0 || !slim.listing.spec().takes_stock {
            self.available.hold(slim.seq);
        }
        name(&mut self.brand_names, brand, slim.brand);
        name(&mut self.category_names, category, slim.category);
        Entry {
            seq: slim.seq,
            id: slim.id.into(),
            listing: slim.listing,
            price: slim.price,
            brand,
            category,
            revision,
            facts: Facts::stored(slim.facts),
            views: AtomicU64::new(u64::try_from(slim.views).unwrap_or(0)),
            title: title.into(),
        }
    }

    /// Takes what searches know of a product back.
    fn forget(&mut self, at: usize) {
        let entry = &self.entries[at];
        for word in entry.title.split(' ') {
            self.words.remove(word, entry.seq);
        }
        for word in other_spellings(&entry.title) {
            self.words.remove(&word, entry.seq);
        }
        self.available.leave(entry.seq);
        self.brands.leave(entry.brand, entry.seq);
        self.categories.leave(entry.category, entry.seq);
    }

    /// Lays the titles out in one text and the products of each listing in a list.
    fn arrange(&mut self) {
        self.titles.clear();
        self.starts.clear();
        for list in &mut self.by_listing {
            list.clear();
        }
        for (n, entry) in self.entries.iter().enumerate() {
            self.starts.push(self.titles.len());
            self.titles.push_str(&entry.title);
            self.titles.push('\n');
            self.by_listing[entry.listing as usize].push(u32::try_from(n).unwrap_or(u32::MAX));
        }
    }

    /// All products, the oldest first.
    #[must_use]
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// The places of a listing's products in [`Index::entries`], the oldest first.
    #[must_use]
    pub fn of_listing(&self, listing: Listing) -> &[u32] {
        &self.by_listing[listing as usize]
    }

    /// A live product by its `_id`.
    #[must_use]
    pub fn by_id(&self, id: &str) -> Option<&Entry> {
        let seq = self.by_id.get(id)?;
        self.entries.binary_search_by_key(seq, |e| e.seq).ok().map(|at| &self.entries[at])
    }

    /// The products with some places in the order of adding, which are live ones.
    pub fn of_seqs<'a>(&'a self, seqs: &'a [i64]) -> impl Iterator<Item = &'a Entry> + 'a {
        self.places(seqs.iter().copied()).map(|n| &self.entries[n as usize])
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

    /// The empty set, with room for every product.
    #[must_use]
    pub fn none(&self) -> BitSet {
        BitSet::up_to(self.entries.last().map_or(0, |e| e.seq))
    }

    /// The products whose folded title begins with a folded text.
    #[must_use]
    pub fn titles_begun(&self, folded: &str) -> BitSet {
        let mut hits = self.none();
        let mut hit = |line: usize| {
            if let Some(entry) = self.entries.get(line) {
                hits.set(entry.seq);
            }
        };
        if self.titles.starts_with(folded) {
            hit(0);
        }
        let needle = format!("\n{folded}");
        for end in lines_with(&self.titles, &self.starts, &Finder::new(needle.as_bytes())) {
            hit(end + 1);
        }
        hits
    }

    /// For each product, whether its folded title contains a folded text.
    #[must_use]
    pub fn titles_with(&self, folded: &str) -> Vec<bool> {
        let mut hits = vec![false; self.entries.len()];
        if folded.is_empty() {
            hits.fill(true);
            return hits;
        }
        for n in lines_with(&self.titles, &self.starts, &Finder::new(folded.as_bytes())) {
            hits[n] = true;
        }
        hits
    }

    /// The products with every word of a folded text in the title, and those with every word in title, brand or
    /// category but not all in the title.
    #[must_use]
    pub fn with_words(&self, folded: &str) -> (BitSet, BitSet) {
        let mut found: Option<(BitSet, BitSet)> = None;
        for term in Sought::of(folded).terms() {
            let titles = self.hits_of(term, |word, hits| self.words.add_hits(word, hits));
            let anywhere = match term.single() {
                // What titles have is known already.
                Some(word) => {
                    let mut anywhere = titles.clone();
                    self.add_names(word, &mut anywhere);
                    anywhere
                }
                None => self.hits_of(term, |word, hits| {
                    self.words.add_hits(word, hits);
                    self.add_names(word, hits);
                }),
            };
            match &mut found {
                None => found = Some((titles, anywhere)),
                Some((all_titles, all_anywhere)) => {
                    all_titles.keep(&titles);
                    all_anywhere.keep(&anywhere);
                }
            }
        }
        let (titles, anywhere) = found.unwrap_or_else(|| (self.none(), self.none()));
        let rest = anywhere.without(&titles);
        (titles, rest)
    }

    /// The products with every word of a folded text in the title.
    #[must_use]
    pub fn titled(&self, folded: &str) -> BitSet {
        let mut found: Option<BitSet> = None;
        for term in Sought::of(folded).terms() {
            let titles = self.hits_of(term, |word, hits| self.words.add_hits(word, hits));
            match &mut found {
                None => found = Some(titles),
                Some(all) => all.keep(&titles),
            }
        }
        found.unwrap_or_else(|| self.none())
    }

    /// The products where a term is found, by what adds those where a word is.
    pub fn hits_of(&self, term: &Term, add: impl Fn(&Needle, &mut BitSet)) -> BitSet {
        let mut all: Option<BitSet> = None;
        for parts in term.spellings() {
            let mut found: Option<BitSet> = None;
            for word in parts {
                let mut hits = self.none();
                add(word, &mut hits);
                match &mut found {
                    None => found = Some(hits),
                    Some(every) => every.keep(&hits),
                }
            }
            match (&mut all, found) {
                (None, found) => all = found,
                (Some(all), Some(found)) => all.join(&found),
                (Some(_), None) => {}
            }
        }
        all.unwrap_or_else(|| self.none())
    }

    /// Adds the products with a word in brand or category.
    pub fn add_names(&self, word: &Needle, hits: &mut BitSet) {
        self.brands.add_hits(word, hits);
        self.categories.add_hits(word, hits);
    }

    /// Where products stand in [`Index::entries`].
    pub fn places<'a>(&'a self, seqs: impl Iterator<Item = i64> + 'a) -> impl Iterator<Item = u32> + 'a {
        seqs.filter_map(|seq| {
            let at = self.entries.binary_search_by_key(&seq, |e| e.seq).ok()?;
            u32::try_from(at).ok()
        })
    }
}

/// Keeps how the text of a number is written; the product that was read last decides.
fn name(names: &mut Vec<Box<str>>, number: u32, written: String) {
    match names.get_mut(number as usize) {
        Some(known) if **known == *written => {}
        Some(known) => *known = written.into(),
        None => names.push(written.into()),
    }
}
