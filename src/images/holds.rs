//! Which stored files a running upload still needs, in memory: they are safe from the cleaner until the
//! upload's row is committed.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::Notify;

use super::names;

/// The holds of one store.
#[derive(Debug, Default)]
pub(super) struct Holds {
    counts: Mutex<HashMap<String, usize>>,
    abandoned: Mutex<Vec<String>>,
    bell: Notify,
}

impl Holds {
    /// Runs `work` if nobody holds `hash`; nobody can take hold of it meanwhile.
    pub fn if_free<T>(&self, hash: &str, work: impl FnOnce() -> T) -> Option<T> {
        let counts = lock(&self.counts);
        (!counts.contains_key(hash)).then(work)
    }

    /// Waits until uploads were given up, and returns their paths.
    pub async fn abandoned(&self) -> Vec<String> {
        loop {
            let paths = std::mem::take(&mut *lock(&self.abandoned));
            if !paths.is_empty() {
                return paths;
            }
            self.bell.notified().await;
        }
    }
}

/// One hold on one hash, released when dropped.
#[derive(Debug)]
pub(super) struct Hold {
    holds: Arc<Holds>,
    hash: String,
    /// Files may be on disk that no row names: say so when dropped.
    pub report: bool,
}

impl Hold {
    pub fn new(holds: &Arc<Holds>, hash: String) -> Self {
        *lock(&holds.counts).entry(hash.clone()).or_default() += 1;
        Self { holds: Arc::clone(holds), hash, report: false }
    }

    pub fn hash(&self) -> &str {
        &self.hash
    }
}

impl Drop for Hold {
    fn drop(&mut self) {
        let mut counts = lock(&self.holds.counts);
        if let Some(count) = counts.get_mut(&self.hash) {
            *count -= 1;
            if *count == 0 {
                counts.remove(&self.hash);
            }
        }
        drop(counts);
        if self.report {
            lock(&self.holds.abandoned).push(names::path_of(&self.hash));
            self.holds.bell.notify_one();
        }
    }
}

/// A stored picture, held until this is dropped: no cleaner removes its files before.
///
/// Call [`Stored::keep`] once the row that names `path` is committed. Dropped without it, the picture counts
/// as abandoned and [`super::ImageStore::abandoned`] reports it, so that a refused or interrupted request
/// leaves no file behind (contract 8).
#[derive(Debug)]
#[must_use = "a stored picture that is dropped is abandoned; keep() it once its row is committed"]
pub struct Stored {
    /// `/uploads/HASH.webp`, what the row keeps.
    pub path: String,
    /// Width of the largest file, in pixels.
    pub width: u32,
    /// Height of the largest file, in pixels.
    pub height: u32,
    pub(super) hold: Hold,
}

impl Stored {
    /// Releases the hold because a committed row names the path now.
    pub fn keep(mut self) {
        self.hold.report = false;
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
