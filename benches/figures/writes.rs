//! Durable writes a second of 16 clients, beside the same transaction written bare and group-committed.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result};
use haat::contact::store::{NewMessage, insert};
use haat::db::file_in;
use rusqlite::{Connection, Transaction, TransactionBehavior};

use crate::child::Server;
use crate::client::{Requests, post, throughput};
use crate::report::{Report, median, note};
use crate::shop;

/// The figures of this file.
pub const NAMES: [&str; 1] = ["contact_vs_bare"];

const CLIENTS: usize = 16;
const ROUNDS: usize = 5;
const ROUND: Duration = Duration::from_secs(2);
const TEXT: &str = "Is the Galaxy S25 in green on the shelf again next week? I would come by on Saturday.";

/// Measures the figure of this file.
pub fn measure(report: &Report) -> Result<()> {
    let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR"))?;
    let (ours, theirs) = (folder.path().join("shop"), folder.path().join("bare"));
    shop::fill(&ours, 100)?;
    shop::fill(&theirs, 100)?;
    let haat = Server::haat(&ours)?;
    let runtime = tokio::runtime::Runtime::new()?;
    let requests: Requests = Arc::new(request);
    let next = Arc::default();
    let (mut shop, mut bare) = (Vec::new(), Vec::new());
    for round in 0..=ROUNDS {
        let a = runtime.block_on(throughput(haat.addr, CLIENTS, ROUND, &requests, &next))?;
        let b = bare_writes(&theirs)?;
        // The first round warms up.
        if round > 0 {
            shop.push(a);
            bare.push(b);
        }
    }
    let (shop, bare) = (median(shop), median(bare));
    note(&format!("{}: {shop:.0} messages/s, bare {bare:.0}", NAMES[0]));
    report.figure(NAMES[0], shop / bare, "ratio")
}

fn message(n: u64) -> NewMessage {
    NewMessage {
        name: "Rahima Khatun".to_owned(),
        phone: format!("017{:08}", n % 100_000_000),
        email: format!("rahima{n}@example.com"),
        message: TEXT.to_owned(),
    }
}

fn request(n: u64) -> Vec<u8> {
    let new = message(n);
    let body = serde_json::json!({
        "name": new.name, "phone": new.phone, "email": new.email, "message": new.message,
    });
    post("/api/contact", "Content-Type: application/json\r\n", body.to_string().as_bytes())
}

/// A message and where its writer is to say that it is on the disk.
type Job = (NewMessage, SyncSender<()>);

/// Messages a second that 16 threads hand to one writing thread, which commits all that wait at once.
fn bare_writes(data: &Path) -> Result<f64> {
    let conn = open(data)?;
    let (jobs, queue) = sync_channel::<Job>(CLIENTS);
    let done = AtomicU64::new(0);
    let begin = Instant::now();
    std::thread::scope(|scope| {
        let writer = scope.spawn(move || commit_all(&conn, &queue));
        for _ in 0..CLIENTS {
            let (jobs, done) = (jobs.clone(), &done);
            scope.spawn(move || {
                let (tell, told) = sync_channel(1);
                while begin.elapsed() < ROUND {
                    let n = done.fetch_add(1, Ordering::Relaxed);
                    if jobs.send((message(n), tell.clone())).is_err() || told.recv().is_err() {
                        return;
                    }
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

fn commit_all(conn: &Connection, queue: &Receiver<Job>) -> Result<()> {
    while let Ok(first) = queue.recv() {
        let tx = Transaction::new_unchecked(conn, TransactionBehavior::Immediate)?;
        let mut waiting = Vec::new();
        for (new, tell) in std::iter::once(first).chain(queue.try_iter()) {
            insert(&tx, &new, 0)?;
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
