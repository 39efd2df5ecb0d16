//! Which import is how far, in memory: one at a time is checked, waits for its confirmation, or runs.

use std::collections::{HashMap, HashSet, VecDeque};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicI64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use serde::Serialize;
use tempfile::TempPath;
use utoipa::ToSchema;

use super::draft::{Fault, Format, MOST_FAULTS};
use super::pictures::Pictures;
use super::upload::Received;
use crate::clock::DAY_MS;
use crate::error::{Error, Result};
use crate::images::Stored;
use crate::messages::{Label, Message, Said};

/// How long an import waits to be confirmed.
const WAITS_MS: i64 = DAY_MS;
/// How many imports are remembered.
const REMEMBERED: usize = 20;

/// How far an import is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
#[schema(as = ImportState)]
pub enum State {
    /// It waits to be confirmed.
    Ready,
    /// It is being carried out.
    Running,
    /// It was carried out to its end.
    Done,
    /// The shop could not go on.
    Failed,
    /// It was cancelled; what was carried out before stays.
    Cancelled,
}

impl State {
    fn waits(self) -> Result<()> {
        match self {
            Self::Ready => Ok(()),
            Self::Running => Err(Error::conflict(Message::ImportRunningAlready)),
            Self::Done | Self::Failed => Err(Error::conflict(Message::ImportOver)),
            Self::Cancelled => Err(Error::conflict(Message::ImportWasCancelled)),
        }
    }
}

/// An import as the back office watches it.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = ImportProgress)]
pub struct Progress {
    /// The import.
    pub id: String,
    /// How far it is.
    pub state: State,
    /// Products to be added, changed or compared.
    pub total: usize,
    /// New products of which the file tells no stock, so that one can be chosen before it is confirmed.
    pub without_stock: usize,
    /// Those that are behind it.
    pub done: usize,
    /// Products added.
    pub added: usize,
    /// Products changed.
    pub updated: usize,
    /// Products that were as the file says.
    pub unchanged: usize,
    /// Products that could not be added or changed after all.
    pub failed: usize,
    /// Those of the added, changed and unchanged ones that show the grey picture.
    pub without_picture: usize,
    /// Why: the first 200.
    pub failures: Vec<Fault>,
    /// What a person reads of it.
    #[serde(flatten)]
    pub said: Said,
}

impl Progress {
    /// Notes why products could not be carried out.
    pub fn fail(&mut self, faults: Vec<Fault>) {
        self.failed += faults.len();
        let room = MOST_FAULTS.saturating_sub(self.failures.len());
        self.failures.extend(faults.into_iter().take(room));
    }
}

/// One import.
pub struct Job {
    /// Its id.
    pub id: String,
    /// Whose file it is.
    pub format: Format,
    /// What the admin's computer calls the file.
    pub name: String,
    /// Since when it is ready, in milliseconds.
    pub since: i64,
    /// The day of the preview in the shop: sale prices hold by it.
    pub today: String,
    /// What was compared: the stock of products whose stock changes, by their place.
    pub stocks: HashMap<i64, i64>,
    /// The first rows of the products that are left out.
    pub bad_rows: HashSet<usize>,
    /// The pictures that its rows name.
    pub pictures: Pictures,
    /// The stock of new products of which the file tells none.
    chosen_stock: AtomicI64,
    progress: Mutex<Progress>,
    stop: AtomicBool,
    /// Dropped with the file it names.
    file: Mutex<Option<TempPath>>,
}

impl Job {
    /// An import that waits to be confirmed.
    #[must_use]
    pub fn new(id: String, format: Format, since: i64, total: usize, received: Received) -> Self {
        let progress = Progress {
            id: id.clone(),
            state: State::Ready,
            total,
            without_stock: 0,
            done: 0,
            added: 0,
            updated: 0,
            unchanged: 0,
            failed: 0,
            without_picture: 0,
            failures: Vec::new(),
            said: Message::ImportWaits.into(),
        };
        Self {
            id,
            format,
            since,
            name: received.name,
            today: String::new(),
            chosen_stock: AtomicI64::new(0),
            stocks: HashMap::new(),
            bad_rows: HashSet::new(),
            pictures: Pictures::default(),
            progress: Mutex::new(progress),
            stop: AtomicBool::new(false),
            file: Mutex::new(Some(received.file)),
        }
    }

    /// How far it is.
    #[must_use]
    pub fn progress(&self) -> Progress {
        lock(&self.progress).clone()
    }

    /// Changes how far it is.
    pub fn update(&self, change: impl FnOnce(&mut Progress)) {
        change(&mut lock(&self.progress));
    }

    /// Chooses the stock of new products of which the file tells none.
    pub fn choose_stock(&self, stock: i64) {
        self.chosen_stock.store(stock, Ordering::Relaxed);
    }

    /// The stock that was chosen for them.
    #[must_use]
    pub fn chosen_stock(&self) -> i64 {
        self.chosen_stock.load(Ordering::Relaxed)
    }

    /// Whether it should end before its end.
    #[must_use]
    pub fn is_stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    /// Its file, while it has one.
    #[must_use]
    pub fn path(&self) -> Option<PathBuf> {
        lock(&self.file).as_ref().map(|file| file.to_path_buf())
    }

    /// Ends it: its file goes, and its pictures where no product names them.
    pub fn end(&self, state: State, message: Message) {
        lock(&self.file).take();
        self.update(|progress| {
            progress.state = state;
            progress.said = message.into();
        });
        self.pictures.give_up();
    }

    /// Whether it waits to be confirmed.
    ///
    /// # Errors
    /// 409 where it does not.
    pub fn waits(&self) -> Result<()> {
        self.state().waits()
    }

    /// Takes a picture for its rows while it waits.
    ///
    /// # Errors
    /// 409 where it does not wait any more.
    pub fn take_picture(&self, name: &str, picture: Stored) -> Result<()> {
        // Under the lock of its state: what it begins with is what came before.
        let progress = lock(&self.progress);
        progress.state.waits()?;
        self.pictures.take(name.to_owned(), picture);
        drop(progress);
        Ok(())
    }

    /// Takes its start back.
    pub fn wait_again(&self) {
        self.update(|progress| {
            progress.state = State::Ready;
            progress.said = Message::ImportWaits.into();
        });
    }

    fn state(&self) -> State {
        lock(&self.progress).state
    }
}

/// The imports of one shop.
#[derive(Default)]
pub struct Imports {
    inner: Mutex<Inner>,
}

#[derive(Default)]
struct Inner {
    /// A file is being received or read through.
    checking: bool,
    jobs: VecDeque<Arc<Job>>,
}

/// While it lives, no other file is taken.
pub struct Turn(Arc<Imports>);

impl Drop for Turn {
    fn drop(&mut self) {
        lock(&self.0.inner).checking = false;
    }
}

/// The folder of uploaded files.
#[must_use]
pub fn folder(data: &Path) -> PathBuf {
    data.join("imports")
}

/// Removes the files that a server left which did not end by itself.
///
/// # Errors
/// Where the folder cannot be removed.
pub fn sweep(data: &Path) -> std::io::Result<()> {
    match std::fs::remove_dir_all(folder(data)) {
        Err(cause) if cause.kind() != std::io::ErrorKind::NotFound => Err(cause),
        _ => Ok(()),
    }
}

impl Imports {
    /// Begins with a file.
    ///
    /// # Errors
    /// 409 while another import is running or being read through.
    pub fn begin(self: &Arc<Self>) -> Result<Turn> {
        let mut inner = lock(&self.inner);
        if inner.checking || inner.jobs.iter().any(|job| job.state() == State::Running) {
            return Err(Error::conflict(Message::ImportBusy));
        }
        inner.checking = true;
        Ok(Turn(Arc::clone(self)))
    }

    /// An import that was read through takes the place of one that still waits.
    pub fn ready(&self, turn: Turn, job: Job) {
        let mut inner = lock(&self.inner);
        for old in inner.jobs.iter().filter(|job| job.state() == State::Ready) {
            old.end(State::Cancelled, Message::ImportReplaced);
        }
        inner.jobs.push_front(Arc::new(job));
        inner.jobs.truncate(REMEMBERED);
        drop(inner);
        drop(turn);
    }

    /// An import by its id.
    ///
    /// # Errors
    /// 404 where there is none.
    pub fn find(&self, id: &str) -> Result<Arc<Job>> {
        let inner = lock(&self.inner);
        let found = inner.jobs.iter().find(|job| job.id == id).cloned();
        found.ok_or_else(|| Error::not_found(Label::Import))
    }

    /// Lets an import that waits run; `stock` is what was chosen for new products without one, where it was.
    ///
    /// # Errors
    /// 404 where there is none, 409 where it does not wait any more or another is in the way.
    pub fn start(&self, id: &str, stock: Option<i64>) -> Result<Arc<Job>> {
        let job = self.find(id)?;
        let inner = lock(&self.inner);
        match job.state() {
            State::Ready if inner.checking => Err(Error::conflict(Message::ImportBusy)),
            State::Ready => {
                if let Some(stock) = stock {
                    job.choose_stock(stock);
                }
                job.update(|progress| {
                    progress.state = State::Running;
                    progress.said = Message::ImportRunning.into();
                });
                Ok(job)
            }
            other => other.waits().map(|()| job),
        }
    }

    /// Cancels an import; one that runs ends after the rows under way. Answers what a person reads.
    ///
    /// # Errors
    /// 404 where there is none, 409 where it is over.
    pub fn cancel(&self, id: &str) -> Result<Message> {
        let job = self.find(id)?;
        let _inner = lock(&self.inner);
        match job.state() {
            State::Ready => {
                job.end(State::Cancelled, Message::ImportTakenBack);
                Ok(Message::ImportTakenBack)
            }
            State::Running => {
                job.stop.store(true, Ordering::Relaxed);
                Ok(Message::ImportEnding)
            }
            State::Done | State::Failed | State::Cancelled => Err(Error::conflict(Message::ImportOver)),
        }
    }

    /// Gives up what has waited for a day.
    pub fn forget_old(&self, now: i64) {
        let inner = lock(&self.inner);
        let old = |job: &&Arc<Job>| job.state() == State::Ready && job.since < now - WAITS_MS;
        for job in inner.jobs.iter().filter(old) {
            job.end(State::Cancelled, Message::ImportExpired);
        }
    }

    /// Lets the running import end after the rows under way, since the shop ends.
    pub fn stop(&self) {
        for job in &lock(&self.inner).jobs {
            job.stop.store(true, Ordering::Relaxed);
        }
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
