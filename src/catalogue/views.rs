//! Counting views in memory: once a product and client in 30 minutes, written to the disk every second
//! (contract 4).

use std::collections::{HashMap, HashSet};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::{Mutex, PoisonError};

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
    pub fn counts(&self, client: &Client, seq: i64, now: i64) -> bool {
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

    /// Notes that a product's count is not on the disk yet.
    pub fn to_save(&self, seqs: impl IntoIterator<Item = i64>) {
        self.unsaved.lock().unwrap_or_else(PoisonError::into_inner).extend(seqs);
    }

    /// Takes the products whose counts are not on the disk yet.
    pub fn take_unsaved(&self) -> HashSet<i64> {
        std::mem::take(&mut *self.unsaved.lock().unwrap_or_else(PoisonError::into_inner))
    }
}
