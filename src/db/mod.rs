//! `SQLite` from async code: many readers, one group-committing writer. The only file that opens connections.

pub mod blocks;
mod functions;
pub mod rollback;
pub mod upgrade;
mod writer;

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;
use std::time::Duration;

use anyhow::Context as _;
use r2d2_sqlite::SqliteConnectionManager;
use rusqlite::config::DbConfig;
use rusqlite::{Connection, OpenFlags, Transaction};
use tokio::sync::{Semaphore, mpsc, oneshot};

use crate::error::{Error, Result};
pub use functions::add_functions;
use writer::{Answer, Job, Write, Writer};

/// How many writes may wait; one more is answered 503.
pub const QUEUE: usize = 1024;
/// How many queries may wait for a connection; one more is answered 503, so that those who wait are answered in time.
pub const READERS_WAITING: usize = 512;

/// The rows that one commit changed, by table; a hint which rows to read again (rows of jobs that were rolled
/// back may be among them).
#[derive(Debug, Default)]
pub struct Changes(Vec<(String, i64)>);

impl Changes {
    /// The row ids of one table, each once.
    #[must_use]
    pub fn rows(&self, table: &str) -> Vec<i64> {
        let mut rows: Vec<i64> = self.0.iter().filter(|(name, _)| name == table).map(|(_, id)| *id).collect();
        rows.sort_unstable();
        rows.dedup();
        rows
    }

    /// Whether the commit touched a table at all.
    #[must_use]
    pub fn touches(&self, table: &str) -> bool {
        self.0.iter().any(|(name, _)| name == table)
    }
}

/// What is kept in memory of the database. Told of every commit, on the writer's thread, after it is durable and before
/// its jobs are answered: memory is never older than an acknowledged write.
pub trait Observer: Send {
    /// Takes a commit over.
    ///
    /// # Errors
    /// Where the rows cannot be read. After an error, as after a panic, [`Observer::load`] is called.
    fn committed(&self, conn: &Connection, changes: &Changes) -> Result<()>;

    /// Reads everything anew.
    ///
    /// # Errors
    /// Where the rows cannot be read. The process then ends: what it would show is not what the shop holds.
    fn load(&self, conn: &Connection) -> Result<()>;
}

/// The shop's database; cheap to clone.
#[derive(Clone)]
pub struct Db {
    inner: Arc<Inner>,
}

struct Inner {
    readers: r2d2::Pool<SqliteConnectionManager>,
    permits: Arc<Semaphore>,
    /// Queries that wait for a permit.
    waiting: AtomicUsize,
    jobs: Mutex<Option<mpsc::Sender<Job>>>,
    writer: Mutex<Option<JoinHandle<()>>>,
}

impl Db {
    /// Opens `haat.db` in the data folder, brings its tables up to date and starts the writer.
    ///
    /// # Errors
    /// Where the file cannot be opened, is not this shop's, or was made by a newer version.
    pub fn open(data: &Path, observer: Box<dyn Observer>) -> anyhow::Result<Self> {
        Self::open_with_queue(data, observer, QUEUE)
    }

    /// [`Db::open`] with a queue of another length.
    ///
    /// # Errors
    /// As [`Db::open`].
    pub fn open_with_queue(data: &Path, observer: Box<dyn Observer>, queue: usize) -> anyhow::Result<Self> {
        let file = data.join("haat.db");
        let conn = open_migrated(&file)?;
        let size = std::thread::available_parallelism().map_or(4, usize::from).clamp(4, 16);
        let manager = SqliteConnectionManager::file(&file)
            .with_flags(OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX)
            .with_init(|c| {
                c.execute_batch(
                    "PRAGMA busy_timeout = 5000; PRAGMA query_only = ON; PRAGMA cache_size = -1024;",
                )?;
                c.set_prepared_statement_cache_capacity(64);
                plan_once(c)?;
                add_functions(c)
            });
        let readers = r2d2::Pool::builder()
            .max_size(u32::try_from(size)?)
            .min_idle(Some(1))
            .test_on_check_out(false)
            .connection_timeout(Duration::from_secs(5))
            .build(manager)
            .context("the database cannot be read")?;
        let (jobs, queue) = mpsc::channel(queue);
        let writer = std::thread::Builder::new()
            .name("haat-writer".into())
            .spawn(move || Writer::new(conn, observer).run(queue))?;
        let inner = Inner {
            readers,
            permits: Arc::new(Semaphore::new(size)),
            waiting: AtomicUsize::new(0),
            jobs: Mutex::new(Some(jobs)),
            writer: Mutex::new(Some(writer)),
        };
        Ok(Self { inner: Arc::new(inner) })
    }

    /// Runs a query on a read-only connection, off the async threads. Its statements see the shop at one moment.
    ///
    /// # Errors
    /// What the closure returns; 503 when too many wait already or no connection comes free in time.
    pub async fn read<T, F>(&self, query: F) -> Result<T>
    where
        T: Send + 'static,
        F: FnOnce(&Connection) -> Result<T> + Send + 'static,
    {
        let permit = {
            let _waiting = Waiting::among(&self.inner.waiting).ok_or(Error::Unavailable)?;
            Arc::clone(&self.inner.permits).acquire_owned().await.map_err(|_| Error::Unavailable)?
        };
        let inner = Arc::clone(&self.inner);
        // The permit goes with the query, which goes on where its caller goes away.
        let run = move || {
            let _permit = permit;
            at_one_moment(&*inner.readers.get()?, query)
        };
        tokio::task::spawn_blocking(run).await.map_err(|cause| Error::Internal(cause.into()))?
    }

    /// Runs a few look-ups by primary key right here where a connection is free: handing them to another thread takes
    /// longer than they do. Where none is free it is [`Db::read`].
    ///
    /// # Errors
    /// As [`Db::read`].
    pub async fn read_few<T, F>(&self, query: F) -> Result<T>
    where
        T: Send + 'static,
        F: FnOnce(&Connection) -> Result<T> + Send + 'static,
    {
        {
            let permit = self.inner.permits.try_acquire();
            if let (Ok(_permit), Some(conn)) = (permit, self.inner.readers.try_get()) {
                return at_one_moment(&conn, query);
            }
        }
        self.read(query).await
    }

    /// [`Db::read`] for code that runs outside the async threads already (commands, start).
    ///
    /// # Errors
    /// As [`Db::read`].
    pub fn read_now<T>(&self, query: impl FnOnce(&Connection) -> Result<T>) -> Result<T> {
        at_one_moment(&*self.inner.readers.get()?, query)
    }

    /// Runs a write; answers when it is on the disk. A job that fails or panics is rolled back alone. A job once
    /// queued is carried out even where its caller goes away.
    ///
    /// # Errors
    /// What the closure returns; 503 when the queue is full or the disk refuses.
    pub async fn write<T, F>(&self, job: F) -> Result<T>
    where
        T: Send + 'static,
        F: FnOnce(&Transaction<'_>) -> Result<T> + Send + 'static,
    {
        let answer = self.queue(job)?;
        answer.await.map_err(|_| Error::Internal(anyhow::anyhow!("a write job panicked")))?
    }

    /// [`Db::write`] for code that runs outside the async threads.
    ///
    /// # Errors
    /// As [`Db::write`].
    pub fn write_now<T, F>(&self, job: F) -> Result<T>
    where
        T: Send + 'static,
        F: FnOnce(&Transaction<'_>) -> Result<T> + Send + 'static,
    {
        let answer = self.queue(job)?;
        answer.blocking_recv().map_err(|_| Error::Internal(anyhow::anyhow!("a write job panicked")))?
    }

    fn queue<T, F>(&self, job: F) -> Result<oneshot::Receiver<Result<T>>>
    where
        T: Send + 'static,
        F: FnOnce(&Transaction<'_>) -> Result<T> + Send + 'static,
    {
        let (tell, answer) = oneshot::channel();
        let job: Write = Box::new(move |tx| {
            let outcome = tx.map_or(Err(Error::Unavailable), job);
            let fine = outcome.is_ok();
            let answer: Answer = Box::new(move |committed| {
                // A caller that went away needs no answer.
                let _ = tell.send(committed.and(outcome));
            });
            (fine, answer)
        });
        self.send(Job::Write(job))?;
        Ok(answer)
    }

    /// How many queries and how many writes wait.
    #[must_use]
    pub fn waiting(&self) -> (usize, usize) {
        let jobs = self.inner.jobs.lock().unwrap_or_else(PoisonError::into_inner);
        let writes = jobs.as_ref().map_or(0, |jobs| jobs.max_capacity() - jobs.capacity());
        (self.inner.waiting.load(Ordering::Relaxed), writes)
    }

    fn send(&self, job: Job) -> Result<()> {
        let jobs = self.inner.jobs.lock().unwrap_or_else(PoisonError::into_inner);
        let sender = jobs.as_ref().ok_or(Error::Unavailable)?;
        sender.try_send(job).map_err(|_| Error::Unavailable)
    }

    /// Runs something on the writer's thread with no transaction open, so that nothing is committed meanwhile.
    ///
    /// # Errors
    /// 503 when the queue is full.
    pub async fn between<T, F>(&self, work: F) -> Result<T>
    where
        T: Send + 'static,
        F: FnOnce(&Connection) -> T + Send + 'static,
    {
        let (tell, answer) = oneshot::channel();
        self.send(Job::Between(Box::new(move |conn| {
            // A caller that went away needs no answer.
            let _ = tell.send(work(conn));
        })))?;
        answer.await.map_err(|_| Error::Internal(anyhow::anyhow!("a job on the writer's thread panicked")))
    }

    /// Finishes the writes that wait and closes the writing connection. Later writes are answered 503.
    pub fn close(&self) {
        self.inner.jobs.lock().unwrap_or_else(PoisonError::into_inner).take();
        let writer = self.inner.writer.lock().unwrap_or_else(PoisonError::into_inner).take();
        if let Some(writer) = writer
            && writer.join().is_err()
        {
            tracing::error!("the writer ended with a panic");
        }
    }
}

/// One that waits among others, as long as this lives.
struct Waiting<'a>(&'a AtomicUsize);

impl<'a> Waiting<'a> {
    /// Joins those who wait, unless there are too many.
    fn among(count: &'a AtomicUsize) -> Option<Self> {
        let waiting = Self(count);
        (count.fetch_add(1, Ordering::Relaxed) < READERS_WAITING).then_some(waiting)
    }
}

impl Drop for Waiting<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

/// Opens a database file for one command, migrated, with every setting that a writer needs. Where its tables are older
/// than today's, a copy of before stays beside it.
///
/// # Errors
/// Where the file cannot be opened or migrated, or a newer haat used it.
pub fn open_migrated(file: &Path) -> anyhow::Result<Connection> {
    open_to_write(file, false)
}

/// [`open_migrated`] for a file that is a copy itself, such as a backup's.
///
/// # Errors
/// As [`open_migrated`].
pub fn open_migrated_copy(file: &Path) -> anyhow::Result<Connection> {
    open_to_write(file, true)
}

fn open_to_write(file: &Path, is_copy: bool) -> anyhow::Result<Connection> {
    let mut conn = open(file).with_context(|| format!("{} cannot be opened", file.display()))?;
    upgrade::run(&mut conn, file, upgrade::steps(), is_copy)?;
    Ok(conn)
}

/// Opens a database file that is there for reading alone, also beside a running shop.
///
/// # Errors
/// Where the file cannot be opened.
#[allow(clippy::disallowed_methods, reason = "the one place that opens connections")]
pub fn open_to_read(file: &Path) -> rusqlite::Result<Connection> {
    // Not read-only: what a shop that crashed left in the log could not be read then.
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let conn = Connection::open_with_flags(file, flags)?;
    conn.busy_timeout(Duration::from_secs(5))?;
    conn.execute_batch("PRAGMA query_only = ON; PRAGMA trusted_schema = OFF;")?;
    Ok(conn)
}

/// Copies a database as it is at one moment to a file that is not there yet, without waiting for writers or holding
/// them up.
///
/// # Errors
/// Where one of the two files cannot be used.
pub fn copy(from: &Path, to: &Path) -> anyhow::Result<()> {
    let conn = open_to_read(from)?;
    conn.execute_batch("PRAGMA query_only = OFF;")?;
    copy_to(&conn, to)
}

fn copy_to(conn: &Connection, to: &Path) -> anyhow::Result<()> {
    let to = to.to_str().context("the path is not UTF-8")?;
    conn.execute("VACUUM INTO ?1", [to])?;
    Ok(())
}

/// The first column of a query's rows.
pub fn texts(conn: &Connection, sql: &str) -> Result<Vec<String>> {
    let mut query = conn.prepare(sql)?;
    let all = query.query_map([], |r| r.get(0))?.collect::<rusqlite::Result<_>>()?;
    Ok(all)
}

#[allow(clippy::disallowed_methods, reason = "the one place that opens connections")]
fn open(file: &Path) -> rusqlite::Result<Connection> {
    let conn = Connection::open(file)?;
    conn.busy_timeout(Duration::from_secs(5))?;
    conn.execute_batch(
        "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;
         PRAGMA journal_size_limit = 67108864; PRAGMA cache_size = -4096; PRAGMA trusted_schema = OFF;",
    )?;
    conn.set_prepared_statement_cache_capacity(128);
    plan_once(&conn)?;
    add_functions(&conn)?;
    Ok(conn)
}

/// Runs a query in a transaction of its own: its statements see the shop at one moment, and the file is locked for them
/// once.
fn at_one_moment<T>(conn: &Connection, query: impl FnOnce(&Connection) -> Result<T>) -> Result<T> {
    struct Ended<'a>(&'a Connection);
    impl Drop for Ended<'_> {
        // Also where the query panics: the connection goes back to the others.
        fn drop(&mut self) {
            if let Err(cause) = run_cached(self.0, "COMMIT") {
                tracing::error!(error = %cause, "a reading transaction could not be ended");
            }
        }
    }
    run_cached(conn, "BEGIN")?;
    let _ended = Ended(conn);
    query(conn)
}

/// Runs a statement that is parsed once a connection.
fn run_cached(conn: &Connection, sql: &str) -> rusqlite::Result<()> {
    conn.prepare_cached(sql)?.execute([]).map(|_| ())
}

/// Keeps how a statement is carried out whatever is bound to it: else one with `LIMIT ?` is parsed and planned again at
/// every use.
fn plan_once(conn: &Connection) -> rusqlite::Result<()> {
    conn.set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_QPSG, true).map(|_| ())
}

/// The path of the database in a data folder.
#[must_use]
pub fn file_in(data: &Path) -> PathBuf {
    data.join("haat.db")
}

#[cfg(test)]
mod tests;
