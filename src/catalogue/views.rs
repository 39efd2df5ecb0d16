//! Counting views in memory: once a product and client in 30 minutes, written to the disk every second
//! (contract 4).

use std::collections::{HashMap, HashSet};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::atomic::Ordering;
use std::sync::{Mutex, PoisonError};

use super::store;
use crate::catalogue::listings::Listing;
use crate::catalogue::memory::Catalogue;
use crate::db::Db;
use crate::error::Result;
use crate::http::client::Client;

/// How long a client's repeats do not count.
const REPEAT_MS: i64 = 30 * 60_000;
/// How many sightings are remembered at most.
const MOST: usize = 200_000;

/// Who looked at what lately, and which counts are not on the disk yet.
#[derive(Default)]
pub struct Views {
    seen: Mutex<HashMap<u64, i64>>,
    unsaved: Mutex<HashSet<i64>>,
}

impl Views {
    /// Whether a client's look at a product counts, noting it.
    fn counts(&self, client: &Client, seq: i64, now: i64) -> bool {
        let mut hasher = DefaultHasher::new();
        (client.address, &client.user_agent, seq).hash(&mut hasher);
        let mut seen = self.seen.lock().unwrap_or_else(PoisonError::into_inner);
        if seen.len() >= MOST {
            seen.retain(|_, at| *at > now - REPEAT_MS);
            if seen.len() >= MOST {
                return false;
            }
        }
        match seen.entry(hasher.finish()) {
            std::collections::hash_map::Entry::Occupied(mut known) if *known.get() <= now - REPEAT_MS => {
                known.insert(now);
                true
            }
            std::collections::hash_map::Entry::Occupied(_) => false,
            std::collections::hash_map::Entry::Vacant(new) => {
                new.insert(now);
                true
            }
        }
    }
}

impl Catalogue {
    /// Counts a look at a product of a listing; answers the new number, or nothing where there is no such product.
    #[must_use]
    pub fn view(&self, listing: Listing, id: &str, client: &Client, now: i64) -> Option<u64> {
        let index = self.index();
        let entry = index.by_id(id).filter(|e| e.listing == listing)?;
        if !self.views.counts(client, entry.seq, now) {
            return Some(entry.views.load(Ordering::Relaxed));
        }
        self.views.unsaved.lock().unwrap_or_else(PoisonError::into_inner).insert(entry.seq);
        Some(entry.views.fetch_add(1, Ordering::Relaxed) + 1)
    }

    fn unsaved_views(&self) -> Vec<(i64, u64)> {
        let seqs = std::mem::take(&mut *self.views.unsaved.lock().unwrap_or_else(PoisonError::into_inner));
        let index = self.index();
        seqs.into_iter()
            .filter_map(|seq| {
                let at = index.entries().binary_search_by_key(&seq, |e| e.seq).ok()?;
                Some((seq, index.entries()[at].views.load(Ordering::Relaxed)))
            })
            .collect()
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
            self.views.unsaved.lock().unwrap_or_else(PoisonError::into_inner).extend(again);
        }
        outcome
    }
}
