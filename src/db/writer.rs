//! The thread that writes: it gathers what waits into one transaction, so that one sync of the disk serves all.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex, PoisonError};

use rusqlite::{Connection, Transaction, TransactionBehavior};
use tokio::sync::mpsc;

use super::{Changes, Observer, run_cached};
use crate::error::{Error, Result};

/// How many waiting writes share one commit at most.
const BATCH: usize = 256;
/// The exit status where memory cannot follow the database (`EX_SOFTWARE`).
const UNREADABLE: i32 = 70;

pub(super) type Answer = Box<dyn FnOnce(Result<()>) + Send>;
/// Run with a transaction, or refused with none.
pub(super) type Write = Box<dyn FnOnce(Option<&Transaction<'_>>) -> (bool, Answer) + Send>;

/// What the thread is given to do.
pub(super) enum Job {
    /// Shares a commit with others.
    Write(Write),
    /// Runs between two transactions.
    Between(Box<dyn FnOnce(&Connection) + Send>),
}

/// The one connection that writes, and what its commits changed.
pub(super) struct Writer {
    conn: Connection,
    observer: Box<dyn Observer>,
    changed: Arc<Mutex<Vec<(String, i64)>>>,
}

impl Writer {
    pub(super) fn new(conn: Connection, observer: Box<dyn Observer>) -> Self {
        let changed = Arc::new(Mutex::new(Vec::new()));
        let seen = Arc::clone(&changed);
        let hooked = conn.update_hook(Some(move |_action, _db: &str, table: &str, row: i64| {
            seen.lock().unwrap_or_else(PoisonError::into_inner).push((table.to_owned(), row));
        }));
        if let Err(cause) = hooked {
            tracing::error!(error = %cause, "changes cannot be watched");
        }
        Self { conn, observer, changed }
    }

    pub(super) fn run(self, mut queue: mpsc::Receiver<Job>) {
        while let Some(first) = queue.blocking_recv() {
            let mut batch = Vec::new();
            let mut next = Some(first);
            let mut between = None;
            while let Some(job) = next.take() {
                match job {
                    Job::Write(write) => batch.push(write),
                    Job::Between(work) => between = Some(work),
                }
                if between.is_none() && batch.len() < BATCH {
                    next = queue.try_recv().ok();
                }
            }
            if !batch.is_empty() {
                self.commit(batch);
            }
            if let Some(work) = between
                && catch_unwind(AssertUnwindSafe(|| work(&self.conn))).is_err()
            {
                tracing::error!("a job on the writer's thread panicked");
            }
        }
        if let Err(cause) = self.conn.execute_batch("PRAGMA optimize;") {
            tracing::warn!(error = %cause, "the database was not optimised at the end");
        }
    }

    /// One transaction for all jobs, a savepoint for each, one sync of the disk, then the answers.
    fn commit(&self, batch: Vec<Write>) {
        self.changed.lock().unwrap_or_else(PoisonError::into_inner).clear();
        let mut answers: Vec<Answer> = Vec::with_capacity(batch.len());
        let outcome = self.transact(batch, &mut answers);
        if outcome.is_ok() {
            let rows = std::mem::take(&mut *self.changed.lock().unwrap_or_else(PoisonError::into_inner));
            if !rows.is_empty() {
                self.tell(&Changes(rows));
            }
        }
        for answer in answers {
            answer(if outcome.is_ok() { Ok(()) } else { Err(Error::Unavailable) });
        }
    }

    /// Brings memory up to a commit. A fault in that costs no later write: memory is read anew, and only where that fails too
    /// the process ends, to be started again, since it would go on to show what is no longer so.
    fn tell(&self, changes: &Changes) {
        let told = catch_unwind(AssertUnwindSafe(|| self.observer.committed(&self.conn, changes)));
        let cause = match told {
            Ok(Ok(())) => return,
            Ok(Err(cause)) => cause.to_string(),
            Err(_) => "it panicked".to_owned(),
        };
        tracing::error!(error = %cause, "memory did not follow a commit; it is read anew");
        let loaded = catch_unwind(AssertUnwindSafe(|| self.observer.load(&self.conn)));
        if !matches!(loaded, Ok(Ok(()))) {
            tracing::error!("the catalogue cannot be read anew; the shop ends and has to be started again");
            std::process::exit(UNREADABLE);
        }
    }

    fn transact(&self, batch: Vec<Write>, answers: &mut Vec<Answer>) -> Result<()> {
        let mut jobs = batch.into_iter();
        let outcome = self.run_all(&mut jobs, answers);
        answers.extend(jobs.map(|job| job(None).1));
        outcome
    }

    fn run_all(&self, jobs: &mut impl Iterator<Item = Write>, answers: &mut Vec<Answer>) -> Result<()> {
        let tx = Transaction::new_unchecked(&self.conn, TransactionBehavior::Immediate)?;
        for job in jobs {
            run_cached(&tx, "SAVEPOINT job")?;
            let ran = catch_unwind(AssertUnwindSafe(|| job(Some(&tx))));
            let keep = matches!(ran, Ok((true, _)));
            if let Ok((_, answer)) = ran {
                answers.push(answer);
            } else {
                tracing::error!("a write job panicked and was rolled back");
            }
            if self.conn.is_autocommit() {
                // A full disk ends the whole transaction: nothing of this batch may be acknowledged.
                return Err(Error::Unavailable);
            }
            if !keep {
                run_cached(&tx, "ROLLBACK TO job")?;
            }
            run_cached(&tx, "RELEASE job")?;
        }
        tx.commit()?;
        Ok(())
    }
}
