//! Pictures that no row names any more, as rows of their own: for a day their files are still asked for (contract 8).

use rusqlite::{Connection, params};

use crate::clock::DAY_MS;
use crate::db::Db;
use crate::error::Result;

/// How long a picture is kept after the last row let it go.
const KEPT_MS: i64 = DAY_MS;

/// Remembers that rows let pictures go; one that was let go before counts from now.
pub fn note(conn: &Connection, paths: &[String], now: i64) -> Result<()> {
    let mut insert = conn.prepare_cached(
        "INSERT INTO released_pictures (path, at) VALUES (?1, ?2) ON CONFLICT (path) DO UPDATE SET at = ?2",
    )?;
    paths.iter().try_for_each(|path| insert.execute(params![path, now]).map(drop))?;
    Ok(())
}

/// Whether a picture is kept, since rows let it go.
pub fn has(conn: &Connection, path: &str) -> Result<bool> {
    let sql = "SELECT EXISTS (SELECT 1 FROM released_pictures WHERE path = ?1)";
    Ok(conn.prepare_cached(sql)?.query_row([path], |r| r.get(0))?)
}

/// The pictures that were let go a day ago or earlier.
pub fn due(conn: &Connection, now: i64) -> Result<Vec<String>> {
    let mut query = conn.prepare("SELECT path FROM released_pictures WHERE at <= ?1")?;
    let paths = query.query_map([now - KEPT_MS], |r| r.get(0))?;
    Ok(paths.collect::<rusqlite::Result<_>>()?)
}

/// Forgets pictures whose day is over.
pub fn forget(conn: &Connection, paths: &[String], now: i64) -> Result<()> {
    let mut delete = conn.prepare_cached("DELETE FROM released_pictures WHERE path = ?1 AND at <= ?2")?;
    paths.iter().try_for_each(|path| delete.execute(params![path, now - KEPT_MS]).map(drop))?;
    Ok(())
}
/// Lets pictures go that rows named until now: their files go a day later, unless a row names them again.
pub async fn let_go(db: &Db, now: i64, paths: Vec<String>) {
    if paths.is_empty() {
        return;
    }
    if let Err(cause) = db.write(move |tx| note(tx, &paths, now)).await {
        tracing::warn!(error = %cause, "pictures that nothing names stay until the next start");
    }
}
