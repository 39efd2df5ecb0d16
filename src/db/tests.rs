use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc as std_mpsc;

use rusqlite::StatementStatus;

use super::*;

fn open_db(queue: usize, observer: Observer) -> (tempfile::TempDir, Db) {
    let folder = tempfile::tempdir().unwrap();
    let db = Db::open_with_queue(folder.path(), observer, queue).unwrap();
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
    let (_folder, db) = open_db(QUEUE, Box::new(|_, _| {}));
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
                    Err::<(), _>(Error::conflict("no"))
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
    let observer: Observer = Box::new(move |conn, changes| {
        if changes.touches("notes") {
            let durable: i64 = conn.query_row("SELECT count(*) FROM notes", [], |r| r.get(0)).unwrap();
            assert!(conn.is_autocommit(), "the observer runs after the commit");
            assert_eq!(durable, 1);
            std::thread::sleep(Duration::from_millis(30));
            told.store(true, Ordering::SeqCst);
        }
    });
    let (_folder, db) = open_db(QUEUE, observer);
    db.write(add("one")).await.unwrap();
    assert!(seen.load(Ordering::SeqCst), "the answer came before the observer of the commit had ended");
    assert_eq!(bodies(&db), ["one"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_full_queue_is_unavailable() {
    let (_folder, db) = open_db(1, Box::new(|_, _| {}));
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
    let (_folder, db) = open_db(QUEUE, Box::new(|_, _| {}));
    let outcome = db.read(|c| Ok(c.execute("INSERT INTO notes (body) VALUES ('x')", [])?)).await;
    assert!(outcome.is_err());
    assert!(bodies(&db).is_empty());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_closed_database_refuses_writes_and_keeps_what_it_answered() {
    let (folder, db) = open_db(QUEUE, Box::new(|_, _| {}));
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
    let (_folder, db) = open_db(8, Box::new(|_, _| ()));
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
    let (_folder, db) = open_db(8, Box::new(|_, _| ()));
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
    let (_folder, db) = open_db(8, Box::new(|_, _| ()));
    // More often than there are connections.
    for _ in 0..20 {
        let panicked = db.read(|c| -> Result<()> { panic!("{}", c.is_autocommit()) }).await;
        assert!(matches!(panicked, Err(Error::Internal(_))));
        assert!(db.read_few(|_| Err::<(), _>(Error::Unavailable)).await.is_err());
    }
    db.write(add("a")).await.unwrap();
    assert_eq!(bodies(&db), ["a"]);
}
