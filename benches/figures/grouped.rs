//! Writes as one would write them plainly: one thread that runs all that wait in one transaction.

use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result};
use haat::db::file_in;
use rusqlite::{Connection, Transaction, TransactionBehavior};

/// A write and where its writer is to say that it is on the disk.
type Job<J> = (J, SyncSender<()>);

/// Writes a second that so many threads hand to one writing thread, which commits all that wait at once.
pub fn throughput<J: Send>(
    data: &Path,
    clients: usize,
    time: Duration,
    next: &AtomicU64,
    job: impl Fn(u64) -> J + Sync,
    run: impl Fn(&Connection, &J) -> Result<()> + Send,
) -> Result<f64> {
    let conn = open(data)?;
    let (jobs, queue) = sync_channel::<Job<J>>(clients);
    let done = AtomicU64::new(0);
    let begin = Instant::now();
    std::thread::scope(|scope| {
        let writer = scope.spawn(move || commit_all(&conn, &queue, run));
        for _ in 0..clients {
            let (jobs, done, job) = (jobs.clone(), &done, &job);
            scope.spawn(move || {
                let (tell, told) = sync_channel(1);
                while begin.elapsed() < time {
                    let n = next.fetch_add(1, Ordering::Relaxed);
                    if jobs.send((job(n), tell.clone())).is_err() || told.recv().is_err() {
                        return;
                    }
                    done.fetch_add(1, Ordering::Relaxed);
                }
            });
        }
        drop(jobs);
        writer.join().map_err(|_| anyhow::anyhow!("the bare writer panicked"))?
    })?;
    #[allow(clippy::cast_precision_loss, reason = "far below 2^52")]
    let done = done.into_inner() as f64;
    Ok(done / begin.elapsed().as_secs_f64())
}

fn commit_all<J>(
    conn: &Connection,
    queue: &Receiver<Job<J>>,
    run: impl Fn(&Connection, &J) -> Result<()>,
) -> Result<()> {
    while let Ok(first) = queue.recv() {
        let tx = Transaction::new_unchecked(conn, TransactionBehavior::Immediate)?;
        let mut waiting = Vec::new();
        for (job, tell) in std::iter::once(first).chain(queue.try_iter()) {
            run(&tx, &job)?;
            waiting.push(tell);
        }
        tx.commit()?;
        for tell in waiting {
            tell.send(()).context("a client went away")?;
        }
    }
    Ok(())
}

#[allow(clippy::disallowed_methods, reason = "written bare on purpose")]
fn open(data: &Path) -> Result<Connection> {
    let conn = Connection::open(file_in(data))?;
    conn.execute_batch("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;")?;
    Ok(conn)
}
