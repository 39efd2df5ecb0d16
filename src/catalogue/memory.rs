//! The catalogue in memory: the index, live view counts, ready JSON of single products and of whole replies. Renewed
//! by the writer after each commit, before its jobs are answered.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, PoisonError, RwLock, RwLockReadGuard};

use bytes::{Bytes, BytesMut};
use moka::sync::Cache;
use rusqlite::Connection;
use tokio::sync::Semaphore;

use super::facets::{self, Facets};
use super::filter::Scope;
use super::index::{Entry, Index, Sold};
use super::query::ListQuery;
use super::ready::{self, Shape};
use super::views::Views;
use super::{related, selection, store};
use crate::catalogue::listings::Listing;
use crate::catalogue::search::suggest::{self, Suggestions};
use crate::db::{Changes, Db};
use crate::error::{Error, Result};
use crate::http::client::Client;
use crate::http::reply_cache::Payload;

/// Bytes of single products that are kept.
const ROOM: u64 = 4 * 1024 * 1024;
/// So many rows by their key are read where the request is, without another thread.
const FEW: usize = 16;

/// A product that was found, with what is needed to show it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Hit {
    /// Its place in the order of adding.
    pub seq: i64,
    /// Which change of it.
    pub revision: u64,
    /// Its view count now.
    pub views: u64,
}

/// The catalogue in memory.
pub struct Catalogue {
    index: RwLock<Index>,
    revision: AtomicU64,
    json: Cache<(i64, u64, Shape), Bytes>,
    /// Who looked at what lately.
    pub views: Views,
    looking: Arc<Semaphore>,
}

impl Default for Catalogue {
    fn default() -> Self {
        let json = Cache::builder()
            .max_capacity(ROOM)
            .weigher(|_, bytes: &Bytes| u32::try_from(bytes.len() + 128).unwrap_or(u32::MAX))
            .build();
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Self {
            index: RwLock::default(),
            revision: AtomicU64::new(1),
            json,
            views: Views::default(),
            looking: Arc::new(Semaphore::new(cores.saturating_sub(1).max(1))),
        }
    }
}

impl Catalogue {
    /// Reads the whole catalogue.
    pub fn load(&self, conn: &Connection) -> Result<()> {
        let mut fresh = Index::load(conn, self.next_revision())?;
        let mut index = self.index.write().unwrap_or_else(PoisonError::into_inner);
        fresh.sold = std::mem::take(&mut index.sold);
        *index = fresh;
        Ok(())
    }

    /// Takes over how many pieces of which products were ordered lately, by their places in the order of adding.
    pub fn set_sold(&self, sold: HashMap<i64, u32>) {
        let sold = Sold::new(sold);
        self.index.write().unwrap_or_else(PoisonError::into_inner).sold = sold;
    }

    /// Takes a commit over; the writer calls it.
    ///
    /// # Errors
    /// Where the database fails; the index is then partly renewed, and has to be loaded.
    pub fn committed(&self, conn: &Connection, changes: &Changes) -> Result<()> {
        let rows = changes.rows("products");
        if !rows.is_empty() {
            let revision = self.next_revision();
            self.index.write().unwrap_or_else(PoisonError::into_inner).refresh(conn, &rows, revision)?;
        }
        Ok(())
    }

    fn next_revision(&self) -> u64 {
        self.revision.fetch_add(1, Ordering::SeqCst) + 1
    }

    /// The index, for reading.
    pub fn index(&self) -> RwLockReadGuard<'_, Index> {
        self.index.read().unwrap_or_else(PoisonError::into_inner)
    }

    /// Looks through the catalogue off the async threads, for work that compares words with every word that there is. One
    /// core is left for everything else, whoever types.
    ///
    /// # Errors
    /// Where the work cannot be carried out.
    pub async fn look<T: Send + 'static>(
        self: &Arc<Self>,
        work: impl FnOnce(&Index) -> T + Send + 'static,
    ) -> Result<T> {
        let turns = Arc::clone(&self.looking);
        let turn = turns.acquire_owned().await.map_err(|_| Error::Unavailable)?;
        let catalogue = Arc::clone(self);
        let look = move || {
            let _turn = turn;
            work(&catalogue.index())
        };
        tokio::task::spawn_blocking(look).await.map_err(|cause| Error::Internal(cause.into()))
    }

    /// What a folded text suggests, as [`suggest::of`].
    ///
    /// # Errors
    /// As [`Catalogue::look`].
    pub async fn suggest(self: &Arc<Self>, folded: String) -> Result<(Vec<i64>, Suggestions)> {
        self.look(move |index| suggest::of(index, &folded)).await
    }

    /// A live product by id, of a listing or of any.
    #[must_use]
    pub fn find(&self, id: &str, listing: Option<Listing>) -> Option<(Hit, Listing)> {
        let index = self.index();
        let entry = index.by_id(id).filter(|e| listing.is_none_or(|listing| listing == e.listing))?;
        Some((hit(entry), entry.listing))
    }

    /// The products that a list asks for on its page, and how many it has over all pages.
    #[must_use]
    pub fn select(&self, scope: &Scope, query: &ListQuery) -> (Vec<Hit>, u64) {
        let index = self.index();
        let found = selection::select(&index, scope, query);
        (index.of_seqs(found.seqs).map(hit).collect(), found.total as u64)
    }

    /// What a list can be narrowed down by, with counts.
    #[must_use]
    pub fn facets(&self, scope: &Scope, query: &ListQuery) -> Facets {
        facets::of(&self.index(), scope, query)
    }

    /// The live products of some ids, in their order.
    #[must_use]
    pub fn with_ids(&self, ids: &[&str]) -> Vec<Hit> {
        let index = self.index();
        ids.iter().filter_map(|id| index.by_id(id)).map(hit).collect()
    }

    /// The live products with some places in the order of adding, in the order in which they are asked for, each with whether it can
    /// be had now.
    #[must_use]
    pub fn with_seqs(&self, seqs: &[i64]) -> Vec<(Hit, bool)> {
        let index = self.index();
        let live = index.of_seqs(seqs.iter().copied());
        live.map(|entry| (hit(entry), index.available.has(entry.seq()))).collect()
    }

    /// Counts a look at a product of a listing; answers the new number, or nothing where there is no such product.
    #[must_use]
    pub fn view(&self, listing: Listing, id: &str, client: &Client, now: i64) -> Option<u64> {
        let index = self.index();
        let entry = index.by_id(id).filter(|e| e.listing == listing)?;
        if !self.views.counts(client, entry.seq(), now) {
            return Some(entry.views());
        }
        self.views.to_save([entry.seq()]);
        Some(index.count_view(entry))
    }

    fn unsaved_views(&self) -> Vec<(i64, u64)> {
        let seqs = self.views.take_unsaved();
        let index = self.index();
        seqs.into_iter().filter_map(|seq| Some((seq, index.at(seq)?.views()))).collect()
    }

    /// Writes the counts that are not on the disk yet.
    ///
    /// # Errors
    /// Where the database fails; the counts are then tried again next time.
    pub async fn save_views(&self, db: &Db) -> Result<()> {
        let counts = self.unsaved_views();
        if counts.is_empty() {
            return Ok(());
        }
        let again: Vec<i64> = counts.iter().map(|(seq, _)| *seq).collect();
        let outcome = db.write(move |tx| store::save_views(tx, &counts)).await;
        if outcome.is_err() {
            self.views.to_save(again);
        }
        outcome
    }

    /// What may be bought instead of a product, the nearest first; nothing where there is no such product.
    #[must_use]
    pub fn related(&self, id: &str, most: usize) -> Option<Vec<Hit>> {
        let index = self.index();
        let entry = index.by_id(id)?;
        Some(related::of(&index, entry, most).into_iter().map(hit).collect())
    }

    /// The products as a JSON array. `often`: they are asked for again soon, so each is kept.
    pub async fn array(
        self: &Arc<Self>,
        db: &Db,
        hits: Vec<Hit>,
        total: u64,
        often: bool,
    ) -> Result<Payload> {
        let ready = self.ready(db, &hits, Shape::Card, often).await?;
        let mut out = BytesMut::with_capacity(ready.iter().map(|b| b.len() + 12).sum::<usize>() + 2);
        out.extend_from_slice(b"[");
        for (hit, json) in hits.iter().zip(&ready).filter(|(_, json)| !json.is_empty()) {
            if out.len() > 1 {
                out.extend_from_slice(b",");
            }
            put(&mut out, json, hit.views);
        }
        out.extend_from_slice(b"]");
        Ok(Payload::json(out.freeze()).of_total(total))
    }

    /// One product as JSON; nothing where it went away in the meantime.
    pub async fn single(self: &Arc<Self>, db: &Db, hit: Hit, shape: Shape) -> Result<Option<Payload>> {
        let ready = self.ready(db, &[hit], shape, true).await?;
        let Some(json) = ready.first().filter(|json| !json.is_empty()) else { return Ok(None) };
        let mut out = BytesMut::with_capacity(json.len() + 12);
        put(&mut out, json, hit.views);
        Ok(Some(Payload::json(out.freeze())))
    }

    /// For each hit its JSON up to the view count; empty where the product is gone.
    async fn ready(self: &Arc<Self>, db: &Db, hits: &[Hit], shape: Shape, keep: bool) -> Result<Vec<Bytes>> {
        let mut found: Vec<Option<Bytes>> =
            hits.iter().map(|h| self.json.get(&(h.seq, h.revision, shape))).collect();
        if found.iter().all(Option::is_some) {
            return Ok(found.into_iter().flatten().collect());
        }
        let missing: Vec<(usize, Hit)> =
            hits.iter().copied().enumerate().filter(|(n, _)| found[*n].is_none()).collect();
        let few = missing.len() <= FEW;
        let query = move |conn: &Connection| {
            let json = |hit: Hit| -> Result<Bytes> {
                Ok(ready::without_views(conn, hit.seq, shape)?.unwrap_or_default().into())
            };
            missing.into_iter().map(|(n, hit)| Ok((n, hit, json(hit)?))).collect::<Result<Vec<_>>>()
        };
        let read = if few { db.read_few(query).await? } else { db.read(query).await? };
        for (n, hit, json) in read {
            if keep && !json.is_empty() {
                self.json.insert((hit.seq, hit.revision, shape), json.clone());
            }
            found[n] = Some(json);
        }
        Ok(found.into_iter().map(Option::unwrap_or_default).collect())
    }
}

fn put(out: &mut BytesMut, json: &Bytes, views: u64) {
    out.extend_from_slice(json);
    out.extend_from_slice(views.to_string().as_bytes());
    out.extend_from_slice(b"}");
}

/// What is needed to show a product.
pub fn hit(entry: &Entry) -> Hit {
    Hit { seq: entry.seq(), revision: entry.revision, views: entry.views() }
}

#[cfg(test)]
mod tests;
