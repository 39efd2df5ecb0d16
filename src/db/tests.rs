use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc as std_mpsc;

use rusqlite::StatementStatus;

use super::*;
use crate::messages::Message;

/// Memory that does something at a commit, and counts how often it is read anew.
struct Memory<F> {
    committed: F,
    loads: Arc<AtomicUsize>,
}

impl<F: Fn(&Connection, &Changes) -> Result<()> + Send> Observer for Memory<F> {
    fn committed(&self, conn: &Connection, changes: &Changes) -> Result<()> {
        (self.committed)(conn, changes)
    }

    fn load(&self, _conn: &Connection) -> Result<()> {
        match self.loads.fetch_add(1, Ordering::SeqCst) {
            0 | 1 => Ok(()),
            2 => Err(Error::Unavailable),
            _ => panic!("it cannot be read"),
        }
    }
}

fn memory<F: Fn(&Connection, &Changes) -> Result<()> + Send>(committed: F) -> Memory<F> {
    Memory { committed, loads: Arc::default() }
}

#[expect(clippy::unnecessary_wraps, reason = "what memory answers, which may fail")]
fn follows(_: &Connection, _: &Changes) -> Result<()> {
    Ok(())
}

fn open_db(queue: usize, observer: impl Observer + 'static) -> (tempfile::TempDir, Db) {
    let folder = tempfile::tempdir().unwrap();
    let db = Db::open_with_queue(folder.path(), Box::new(observer), queue).unwrap();
    let table = "CREATE TABLE notes (id INTEGER PRIMARY KEY, body TEXT NOT NULL UNIQUE) STRICT";
    tokio::task::block_in_place(|| db.write_now(|tx| Ok(tx.execute_batch(table)?))).unwrap();
    (folder, db)
}

fn add(body: &'static str) -> impl FnOnce(&Transaction<'_>) -> Result<()> + Send {
    move |tx| {
        tx.execute("INSERT INTO notes (body) VALUES (?1)", [body])?;
        Ok(())
    }
}

fn bodies(db: &Db) -> Vec<String> {
    db.read_now(|c| {
        let mut rows = c.prepare("SELECT body FROM notes ORDER BY id")?;
        let all = rows.query_map([], |r| r.get(0))?.collect::<rusqlite::Result<_>>()?;
        Ok(all)
    })
    .unwrap()
}

/// Holds the writer in a job until the returned sender is used, so that later jobs share one batch.
async fn hold_writer(db: &Db) -> (std_mpsc::Sender<()>, tokio::task::JoinHandle<Result<()>>) {
    let (release, held) = std_mpsc::channel::<()>();
    let (started, running) = oneshot::channel();
    let db = db.clone();
    let task = tokio::spawn(async move {
        db.write(move |_| {
            let _ = started.send(());
            let _ = held.recv();
            Ok(())
        })
        .await
    });
    running.await.unwrap();
    (release, task)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_failing_and_a_panicking_job_roll_back_alone() {
    let (_folder, db) = open_db(QUEUE, memory(follows));
    let (release, held) = hold_writer(&db).await;
    let jobs = [
        tokio::spawn({
            let db = db.clone();
            async move { db.write(add("kept")).await }
        }),
        tokio::spawn({
            let db = db.clone();
            async move {
                db.write(|tx| {
                    add("failed")(tx)?;
                    Err::<(), _>(Error::conflict(Message::NotEnoughStock))
                })
                .await
            }
        }),
        tokio::spawn({
            let db = db.clone();
            async move {
                db.write(|tx| {
                    add("panicked")(tx)?;
                    panic!("a bug")
                })
                .await
            }
        }),
        tokio::spawn({
            let db = db.clone();
            async move { db.write(add("kept too")).await }
        }),
    ];
    while db.inner.jobs.lock().unwrap().as_ref().unwrap().capacity() > QUEUE - 4 {
        tokio::task::yield_now().await;
    }
    release.send(()).unwrap();
    held.await.unwrap().unwrap();
    let mut outcomes = Vec::new();
    for job in jobs {
        outcomes.push(job.await.unwrap());
    }
    assert!(outcomes[0].is_ok() && outcomes[3].is_ok());
    assert!(matches!(outcomes[1], Err(Error::Conflict { .. })));
    assert!(matches!(outcomes[2], Err(Error::Internal(_))));
    let mut stored = bodies(&db);
    stored.sort();
    assert_eq!(stored, ["kept", "kept too"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_answered_before_its_commit() {
    let seen = Arc::new(AtomicBool::new(false));
    let told = Arc::clone(&seen);
    let observer = memory(move |conn: &Connection, changes: &Changes| {
        if changes.touches("notes") {
            let durable: i64 = conn.query_row("SELECT count(*) FROM notes", [], |r| r.get(0)).unwrap();
            assert!(conn.is_autocommit(), "the observer runs after the commit");
            assert_eq!(durable, 1);
            std::thread::sleep(Duration::from_millis(30));
            told.store(true, Ordering::SeqCst);
        }
        Ok(())
    });
    let (_folder, db) = open_db(QUEUE, observer);
    db.write(add("one")).await.unwrap();
    assert!(seen.load(Ordering::SeqCst), "the answer came before the observer of the commit had ended");
    assert_eq!(bodies(&db), ["one"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_full_queue_is_unavailable() {
    let (_folder, db) = open_db(1, memory(follows));
    let (release, held) = hold_writer(&db).await;
    let waiting = tokio::spawn({
        let db = db.clone();
        async move { db.write(add("waits")).await }
    });
    while db.inner.jobs.lock().unwrap().as_ref().unwrap().capacity() > 0 {
        tokio::task::yield_now().await;
    }
    let refused = db.write(add("refused")).await;
    assert!(matches!(refused, Err(Error::Unavailable)));
    release.send(()).unwrap();
    held.await.unwrap().unwrap();
    waiting.await.unwrap().unwrap();
    assert_eq!(bodies(&db), ["waits"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn readers_cannot_write() {
    let (_folder, db) = open_db(QUEUE, memory(follows));
    let outcome = db.read(|c| Ok(c.execute("INSERT INTO notes (body) VALUES ('x')", [])?)).await;
    assert!(outcome.is_err());
    assert!(bodies(&db).is_empty());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_closed_database_refuses_writes_and_keeps_what_it_answered() {
    let (folder, db) = open_db(QUEUE, memory(follows));
    db.write(add("kept")).await.unwrap();
    tokio::task::spawn_blocking({
        let db = db.clone();
        move || db.close()
    })
    .await
    .unwrap();
    assert!(matches!(db.write(add("late")).await, Err(Error::Unavailable)));
    let conn = open_migrated(&file_in(folder.path())).unwrap();
    let rows: i64 = conn.query_row("SELECT count(*) FROM notes", [], |r| r.get(0)).unwrap();
    assert_eq!(rows, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_kept_statement_is_not_planned_anew() {
    let (_folder, db) = open_db(8, memory(follows));
    db.write(add("a")).await.unwrap();
    db.write(add("b")).await.unwrap();
    let planned = |c: &Connection| -> Result<(usize, i32)> {
        let mut query = c.prepare_cached("SELECT body FROM notes ORDER BY id LIMIT ?1")?;
        let mut found = 0;
        for limit in [1, 2] {
            found += query.query_map([limit], |r| r.get::<_, String>(0))?.count();
        }
        Ok((found, query.get_status(StatementStatus::RePrepare)))
    };
    assert_eq!(db.read(planned).await.unwrap(), (3, 0));
    assert_eq!(db.write(move |tx| planned(tx)).await.unwrap(), (3, 0));
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_read_sees_does_not_change_under_it() {
    let (_folder, db) = open_db(8, memory(follows));
    let (count, writing) =
        (|c: &Connection| c.query_row("SELECT count(*) FROM notes", [], |r| r.get(0)), db.clone());
    let seen: (i64, i64) = db
        .read(move |c| {
            let before = count(c)?;
            writing.write_now(add("a"))?;
            Ok((before, count(c)?))
        })
        .await
        .unwrap();
    assert_eq!(seen, (0, 0));
    assert_eq!(bodies(&db), ["a"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_read_that_panics_or_fails_leaves_a_connection_that_reads_on() {
    let (_folder, db) = open_db(8, memory(follows));
    // More often than there are connections.
    for _ in 0..20 {
        let panicked = db.read(|c| -> Result<()> { panic!("{}", c.is_autocommit()) }).await;
        assert!(matches!(panicked, Err(Error::Internal(_))));
        assert!(db.read_few(|_| Err::<(), _>(Error::Unavailable)).await.is_err());
    }
    db.write(add("a")).await.unwrap();
    assert_eq!(bodies(&db), ["a"]);
}

/// Fails at the commits of notes: one by an error, the next by a panic, and so on.
fn stumbles(commits: &AtomicUsize, changes: &Changes) -> Result<()> {
    if !changes.touches("notes") {
        return Ok(());
    }
    match commits.fetch_add(1, Ordering::SeqCst) % 2 {
        0 => Err(Error::Unavailable),
        _ => panic!("what is kept in memory is wrong"),
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn memory_that_fails_at_a_commit_is_read_anew_and_writes_go_on() {
    let commits = AtomicUsize::new(0);
    let observer = memory(move |_: &Connection, changes: &Changes| stumbles(&commits, changes));
    let loads = Arc::clone(&observer.loads);
    let (_folder, db) = open_db(8, observer);
    for (body, expected) in [("after an error", 1), ("after a panic", 2)] {
        db.write(add(body)).await.unwrap();
        assert_eq!(loads.load(Ordering::SeqCst), expected, "{body}: memory is read anew before the answer");
    }
    assert_eq!(bodies(&db), ["after an error", "after a panic"]);
}

/// Runs in a process of its own, which the writer ends: [`memory_that_cannot_be_read_anew_ends_the_process`].
#[tokio::test(flavor = "multi_thread")]
#[ignore = "ends its process, which the other test starts"]
#[expect(clippy::disallowed_methods, reason = "the other test tells this process its case so")]
async fn ends_where_it_is_told_to() {
    let loads = std::env::var("HAAT_TEST_LOADS").unwrap().parse().unwrap();
    let commits = AtomicUsize::new(0);
    let observer = memory(move |_: &Connection, changes: &Changes| stumbles(&commits, changes));
    observer.loads.store(loads, Ordering::SeqCst);
    let (_folder, db) = open_db(8, observer);
    let _ = db.write(add("one")).await;
}

#[test]
fn memory_that_cannot_be_read_anew_ends_the_process() {
    for (loads, status) in [(0, 0), (2, 70), (3, 70)] {
        let run = std::process::Command::new(std::env::current_exe().unwrap())
            .args(["db::tests::ends_where_it_is_told_to", "--exact", "--ignored"])
            .env("HAAT_TEST_LOADS", loads.to_string())
            .output()
            .unwrap();
        let told = String::from_utf8_lossy(&run.stdout);
        assert_eq!(run.status.code(), Some(status), "{loads}: {told}");
        assert!(told.contains("running 1 test"), "{told}");
    }
}
