//! Making the index of a whole shop on all cores: what one thread reads goes on in blocks, others make an index of each,
//! and the whole takes these over in their order.

use std::collections::BTreeMap;
use std::hash::BuildHasher;
use std::panic::resume_unwind;
use std::sync::atomic::Ordering;
use std::sync::mpsc::{Receiver, Sender, SyncSender, channel, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, ScopedJoinHandle, available_parallelism};

use anyhow::anyhow;
use hashbrown::HashTable;

use super::entries::same_page;
use super::price_order::PriceOrder;
use super::slim::Slim;
use super::view_order::ViewOrder;
use super::{Index, name};
use crate::catalogue::listings::Listing;
use crate::catalogue::search::bit_set::BitSet;
use crate::error::{Error, Result};
use crate::text::fold;

/// So many products are in the first block, and in no later one fewer.
const SMALLEST: usize = if cfg!(test) { 20 } else { 1024 };
/// A block has at most so many, or a page more.
const LARGEST: usize = 32 * 1024;
/// So many blocks may wait for a thread.
const WAITING: usize = 2;
/// More threads than so many have nothing to do, since one reads for all.
const MOST_THREADS: usize = 4;

/// Products as they are read, one after the other: their texts stand in one.
#[derive(Default)]
struct Block {
    rows: Vec<Row>,
    texts: String,
}

struct Row {
    seq: i64,
    listing: Listing,
    price: i64,
    views: i64,
    available: bool,
    facts: i64,
    /// Where its id, title, brand and category end.
    ends: [usize; 4],
}

impl Block {
    fn add(&mut self, slim: &Slim<'_>) {
        let ends = [slim.id, slim.title, slim.brand, slim.category].map(|text| {
            self.texts.push_str(text);
            self.texts.len()
        });
        let Slim { seq, listing, price, views, available, facts, .. } = *slim;
        self.rows.push(Row { seq, listing, price, views, available, facts, ends });
    }

    fn products(&self) -> impl Iterator<Item = Slim<'_>> {
        let mut start = 0;
        self.rows.iter().map(move |row| {
            let [id, title, brand, category] = row.ends.map(|end| {
                let text = self.texts.get(start..end).unwrap_or_default();
                start = end;
                text
            });
            let Row { seq, listing, price, views, available, facts, .. } = *row;
            Slim { seq, id, listing, title, brand, category, price, views, available, facts }
        })
    }
}

/// What was made of the blocks so far.
#[derive(Default)]
struct Made {
    index: Index,
    /// Parts that wait for one before them.
    early: BTreeMap<usize, Index>,
    taken: usize,
}

impl Made {
    fn take(&mut self, number: usize, part: Index) {
        self.early.insert(number, part);
        while let Some(part) = self.early.remove(&self.taken) {
            self.index.append(part);
            self.taken += 1;
        }
    }
}

/// An index that is being made.
pub(super) struct Assembly {
    made: Made,
    block: Block,
    blocks: SyncSender<(usize, Block)>,
    parts: Receiver<(usize, Index)>,
    /// How many blocks went to other threads.
    given: usize,
    /// How many products were in them.
    products: usize,
}

impl Assembly {
    /// Takes the next product in the order of adding.
    pub fn add(&mut self, slim: &Slim<'_>) {
        let enough = (self.products / 4).clamp(SMALLEST, LARGEST);
        let last = self.block.rows.last().map(|row| row.seq);
        // Two parts never have a page in common.
        if self.block.rows.len() >= enough && last.is_some_and(|last| !same_page(last, slim.seq)) {
            self.give();
        }
        self.block.add(slim);
    }

    fn give(&mut self) {
        let block = std::mem::take(&mut self.block);
        self.products += block.rows.len();
        // It fails only where the other threads panicked, which is told in the end.
        let _ = self.blocks.send((self.given, block));
        self.given += 1;
        while let Ok((number, part)) = self.parts.try_recv() {
            self.made.take(number, part);
        }
    }

    fn finish(mut self) -> Index {
        self.give();
        let Self { mut made, blocks, parts, .. } = self;
        // No further block comes.
        drop(blocks);
        for (number, part) in parts {
            made.take(number, part);
        }
        made.index.arrange();
        made.index
    }
}

/// Makes the blocks that come into parts.
fn work(blocks: &Mutex<Receiver<(usize, Block)>>, parts: &Sender<(usize, Index)>, revision: u64) {
    loop {
        let next = blocks.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok((number, block)) = next else { return };
        let mut part = Index::default();
        for slim in block.products() {
            part.take_in(&slim, &fold(slim.title), false, revision);
        }
        part.entries.shrink();
        if parts.send((number, part)).is_err() {
            return;
        }
    }
}

/// Makes an index, as of a revision, of the products that `read` adds in the order of adding.
///
/// # Errors
/// Those of `read`; where a thread cannot be had or panics.
pub(super) fn assemble(revision: u64, read: impl FnOnce(&mut Assembly) -> Result<()>) -> Result<Index> {
    let (blocks, waiting) = sync_channel(WAITING);
    let (ready, parts) = channel();
    let threads = available_parallelism().map_or(1, usize::from).min(MOST_THREADS);
    thread::scope(|scope| {
        let waiting = Arc::new(Mutex::new(waiting));
        let workers = (0..threads).map(|_| {
            let (waiting, ready) = (Arc::clone(&waiting), ready.clone());
            let work = move || work(&waiting, &ready, revision);
            thread::Builder::new().spawn_scoped(scope, work)
        });
        let workers =
            workers.collect::<std::io::Result<Vec<_>>>().map_err(|cause| Error::Internal(cause.into()))?;
        // With the last worker its ends are gone, also where it panics.
        drop((waiting, ready));
        let (made, block) = (Made::default(), Block::default());
        let mut assembly = Assembly { made, block, blocks, parts, given: 0, products: 0 };
        let outcome = read(&mut assembly).map(|()| assembly.finish());
        let ended: Vec<_> = workers.into_iter().map(ScopedJoinHandle::join).collect();
        if ended.iter().any(std::result::Result::is_err) {
            return Err(Error::Internal(anyhow!("the catalogue was not read whole")));
        }
        outcome
    })
}

impl Index {
    /// Takes over what a part knows, all of whose products were added later.
    fn append(&mut self, part: Self) {
        let brands = self.brands.append(part.brands);
        let categories = self.categories.append(part.categories);
        for (number, written) in brands.iter().zip(part.brand_names) {
            name(&mut self.brand_names, *number, &written);
        }
        for (number, written) in categories.iter().zip(part.category_names) {
            name(&mut self.category_names, *number, &written);
        }
        self.titles.append(part.titles);
        for (choice, set) in part.facts {
            self.facts.entry(choice).or_default().append(set);
        }
        self.available.append(part.available);
        self.live.append(part.live);
        self.prices.append(part.prices);
        for (group, more) in self.listings.iter_mut().zip(part.listings) {
            group.set.append(more.set);
        }
        let number = |numbers: &[u32], known: u32| numbers.get(known as usize).copied().unwrap_or(known);
        self.entries.append(part.entries, |entry| {
            entry.brand = number(&brands, entry.brand);
            entry.category = number(&categories, entry.category);
        });
    }

    /// Finds ids, and puts everything in the order of its price, once all is read.
    fn arrange(&mut self) {
        self.entries.shrink();
        self.brands.shrink();
        self.categories.shrink();
        self.facts.values_mut().for_each(BitSet::shrink);
        let (entries, hashes, live) = (&self.entries, &self.hashes, &self.live);
        let order =
            |set: &BitSet| PriceOrder::of(set.oldest().filter_map(|seq| Some((entries.at(seq)?.price, seq))));
        let viewed = |set: &BitSet| {
            let views = |seq| entries.at(seq).map(|entry| entry.views.load(Ordering::Relaxed));
            ViewOrder::of(set.oldest().filter_map(|seq| Some((views(seq)?, seq))))
        };
        let ids = || {
            let hash_of = |seq: &u32| {
                hashes.hash_one(entries.at(i64::from(*seq)).map_or("", |entry| entries.id(entry)))
            };
            let mut by_id = HashTable::with_capacity(live.count());
            for place in live.oldest().filter_map(|seq| u32::try_from(seq).ok()) {
                by_id.insert_unique(hash_of(&place), place, hash_of);
            }
            by_id
        };
        let (categories, names) = (&self.categories, &self.category_names);
        let (listings, titles) = (&mut self.listings, &mut self.titles);
        thread::scope(|scope| {
            let ids = scope.spawn(ids);
            let categories =
                scope.spawn(|| (0..).zip(names).map(|(n, _)| order(categories.holders(n))).collect());
            titles.shrink();
            for group in listings {
                group.by_price = order(&group.set);
                group.by_views = viewed(&group.set);
            }
            // A panic goes on here.
            self.by_id = ids.join().unwrap_or_else(|cause| resume_unwind(cause));
            self.by_category = categories.join().unwrap_or_else(|cause| resume_unwind(cause));
        });
    }
}
