//! Making and proving backups while the shop runs, one at a time, on a thread of their own: a shop that ends does not wait
//! for them, and the next start removes what was half done.

use std::path::Path;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use anyhow::bail;
use serde::Serialize;
use utoipa::ToSchema;

use super::{save, shelf};
use crate::clock::{Clock, DAY_MS, day_of};
use crate::data_folder;
use crate::db;
use crate::error::{Error, Result};
use crate::messages::Message;

/// How long the next try waits after one that failed.
const PAUSE_MS: i64 = 30 * 60_000;

/// What is being done.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
#[schema(as = BackupWork)]
pub enum Work {
    /// A backup is made.
    Making,
    /// One is restored for a test.
    Proving,
}

/// Why the last backup could not be made.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Trouble {
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// Why, in English.
    pub text: String,
}

#[derive(Debug, Default)]
struct Known {
    running: Option<Work>,
    trouble: Option<Trouble>,
}

/// The backups of a running shop.
#[derive(Debug)]
pub struct Keeper {
    /// The time of day in Asia/Dhaka, in milliseconds since its midnight; none where none are made by themselves.
    at: Option<i64>,
    started_at: i64,
    known: Mutex<Known>,
}

/// While this lives, nothing else is made or proven.
struct Turn(Arc<Keeper>);

impl Drop for Turn {
    fn drop(&mut self) {
        self.0.lock().running = None;
    }
}

impl Keeper {
    /// The backups of a shop that starts now.
    #[must_use]
    pub fn new(at: Option<i64>, now: i64) -> Self {
        Self { at, started_at: now, known: Mutex::default() }
    }

    fn lock(&self) -> MutexGuard<'_, Known> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The time of day at which one is made, in milliseconds since midnight in Asia/Dhaka.
    #[must_use]
    pub fn at(&self) -> Option<i64> {
        self.at
    }

    /// What is being done now, and why the last one could not be made.
    pub fn state(&self) -> (Option<Work>, Option<Trouble>) {
        let known = self.lock();
        (known.running, known.trouble.clone())
    }

    /// Whether the time for the next one has come: the last time of day for one has passed since the newest was made, or,
    /// where there is none, since the shop started.
    fn is_due(&self, newest: Option<i64>, now: i64) -> bool {
        let Some(at) = self.at else { return false };
        let today = day_of(now) + at;
        let last = if today <= now { today } else { today - DAY_MS };
        let paused = self.lock().trouble.as_ref().is_some_and(|trouble| now - trouble.at < PAUSE_MS);
        !paused && newest.unwrap_or(self.started_at) < last
    }

    fn take_turn(self: &Arc<Self>, work: Work) -> Result<Turn> {
        let mut known = self.lock();
        if known.running.is_some() {
            return Err(Error::conflict(Message::BackupBusy));
        }
        known.running = Some(work);
        drop(known);
        Ok(Turn(Arc::clone(self)))
    }
}

/// Begins to make a backup, which is proven at once.
///
/// # Errors
/// 409 where one is being made or proven.
pub fn make(keeper: &Arc<Keeper>, data: &Path, clock: &Clock) -> Result<()> {
    let turn = keeper.take_turn(Work::Making)?;
    let (data, clock) = (data.to_owned(), clock.clone());
    on_a_thread(move || {
        let now = clock.now_ms();
        let made = make_now(&data, now);
        let keeper = &turn.0;
        keeper.lock().trouble =
            made.as_ref().err().map(|cause| Trouble { at: now, text: format!("{cause:#}") });
        match made {
            Ok(name) => {
                tracing::info!(%name, "made a backup");
                keeper.lock().running = Some(Work::Proving);
                prove_now(&data, &name, clock.now_ms());
            }
            Err(cause) => tracing::error!(error = format!("{cause:#}"), "no backup was made"),
        }
    })
}

/// Begins to prove a backup.
///
/// # Errors
/// 409 where one is being made or proven.
pub fn prove(keeper: &Arc<Keeper>, data: &Path, clock: &Clock, name: String) -> Result<()> {
    let turn = keeper.take_turn(Work::Proving)?;
    let (data, clock) = (data.to_owned(), clock.clone());
    on_a_thread(move || {
        let _turn = turn;
        prove_now(&data, &name, clock.now_ms());
    })
}

/// Makes one where its time has come.
pub fn make_if_due(keeper: &Arc<Keeper>, data: &Path, clock: &Clock) {
    let newest = match shelf::list(data) {
        Ok(all) => all.first().map(|kept| kept.made_at),
        Err(cause) => {
            tracing::error!(error = %cause, "the backups cannot be looked at");
            return;
        }
    };
    if keeper.is_due(newest, clock.now_ms())
        && let Err(cause) = make(keeper, data, clock)
    {
        tracing::info!(reason = %cause, "the backup of the night waits");
    }
}

/// The runtime would wait for its own threads when the shop ends.
fn on_a_thread(work: impl FnOnce() + Send + 'static) -> Result<()> {
    std::thread::Builder::new().name("haat-backup".into()).spawn(work)?;
    Ok(())
}

fn make_now(data: &Path, now: i64) -> anyhow::Result<String> {
    shelf::open(data)?;
    let needed = needed(data)?;
    let free = data_folder::room(data)?.free;
    if free < needed {
        bail!(
            "there is no room for a backup in the data folder: {} MB are needed, {} MB are free",
            needed.div_ceil(1_000_000),
            free / 1_000_000
        );
    }
    let name = shelf::name_at(now);
    let saved = save::save(data, &data.join(shelf::FOLDER).join(&name), false, now)?;
    for name in saved.missing {
        tracing::warn!(%name, "a picture is missing in the shop, and so in its backup");
    }
    shelf::tidy(data)?;
    Ok(name)
}

/// The room that making one takes and proving it takes afterwards: a copy of the database, and all that it then holds.
fn needed(data: &Path) -> anyhow::Result<u64> {
    let mut pictures = 0;
    for entry in std::fs::read_dir(data.join("uploads"))? {
        pictures += entry?.metadata()?.len();
    }
    let database = std::fs::metadata(db::file_in(data))?.len();
    Ok(2 * (database + pictures) + 64 * 1024 * 1024)
}

fn prove_now(data: &Path, name: &str, now: i64) {
    match shelf::prove(data, name, now) {
        Ok(shelf::Proof { problem: None, pictures, .. }) => {
            tracing::info!(%name, pictures, "proved a backup");
        }
        Ok(shelf::Proof { problem: Some(problem), .. }) => {
            tracing::error!(%name, error = problem, "a backup cannot be restored");
        }
        Err(cause) => tracing::error!(%name, error = format!("{cause:#}"), "a backup could not be proven"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::day_begins;

    const HOUR_MS: i64 = 3_600_000;

    #[test]
    fn one_is_due_once_a_night_and_what_was_missed_is_made_up_for() {
        let day = day_begins("2026-11-30").unwrap();
        let night = day + 3 * HOUR_MS;
        let fresh = |started| Keeper::new(Some(3 * HOUR_MS), started);
        let keeper = fresh(day - HOUR_MS);
        assert!(!keeper.is_due(None, night - 1));
        assert!(keeper.is_due(None, night), "the first night of a shop");
        assert!(!keeper.is_due(Some(night), night + 20 * HOUR_MS));
        assert!(keeper.is_due(Some(night), night + DAY_MS));
        let late = fresh(night + 5 * HOUR_MS);
        assert!(!late.is_due(None, night + 6 * HOUR_MS), "a new shop waits for its first night");
        assert!(late.is_due(Some(night - DAY_MS), night + 6 * HOUR_MS), "the server was off at night");
        assert!(!Keeper::new(None, day).is_due(None, night + DAY_MS), "turned off");
        keeper.lock().trouble = Some(Trouble { at: night, text: "full".to_owned() });
        assert!(!keeper.is_due(None, night + PAUSE_MS - 1));
        assert!(keeper.is_due(None, night + PAUSE_MS));
    }

    #[test]
    fn one_thing_at_a_time() {
        let keeper = Arc::new(Keeper::new(None, 0));
        let turn = keeper.take_turn(Work::Making).unwrap();
        assert!(keeper.take_turn(Work::Proving).is_err());
        assert_eq!(keeper.state().0, Some(Work::Making));
        drop(turn);
        assert!(keeper.take_turn(Work::Proving).is_ok());
    }
}
