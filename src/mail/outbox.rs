//! Mail that waits, in the database.

use rusqlite::{Connection, params};

use super::letter::Letter;
use crate::error::Result;
use crate::settings;

/// How long a mail is tried to be sent: long enough for a mail server that is mended after a weekend.
pub const LIFE_MS: i64 = 72 * 3_600_000;

/// A mail that is due.
#[derive(Debug, Clone)]
pub struct Waiting {
    /// Its row.
    pub id: i64,
    /// Stays the same over all attempts, so that a reader shows a mail once though it was sent twice.
    pub message_id: String,
    /// The address.
    pub recipient: String,
    /// What it says.
    pub letter: Letter,
    /// How often it was tried.
    pub attempts: i64,
    /// When it was written.
    pub created_at: i64,
    /// When it is given up.
    pub expires_at: i64,
}

/// Puts a letter into the outbox within the transaction of what it tells of; answers its row.
pub fn put(conn: &Connection, recipient: &str, letter: &Letter, now: i64) -> Result<i64> {
    put_until(conn, recipient, letter, now, now + LIFE_MS)
}

/// [`put`] for a letter that is of no use after a time.
pub fn put_until(conn: &Connection, recipient: &str, letter: &Letter, now: i64, until: i64) -> Result<i64> {
    conn.prepare_cached(
        "INSERT INTO outbox (message_id, recipient, letter, created_at, next_at, expires_at)
         VALUES (?1, ?2, ?3, ?4, ?4, ?5)",
    )?
    .execute(params![crate::ids::random_id(), recipient, serde_json::to_string(letter)?, now, until])?;
    Ok(conn.last_insert_rowid())
}

/// Puts a letter to the owner into the outbox, where the settings say the address.
pub fn put_for_owner(conn: &Connection, letter: &Letter, now: i64) -> Result<()> {
    let owner = settings::store::get(conn)?.email;
    if !owner.is_empty() {
        put(conn, &owner, letter, now)?;
    }
    Ok(())
}

/// The mails that are due, the longest waiting first.
pub fn due(conn: &Connection, now: i64, most: usize) -> Result<Vec<Waiting>> {
    let mut query = conn.prepare_cached(
        "SELECT id, message_id, recipient, letter, attempts, created_at, expires_at FROM outbox
         WHERE failed_at IS NULL AND next_at <= ?1 ORDER BY next_at, id LIMIT ?2",
    )?;
    let mut rows = query.query(params![now, i64::try_from(most).unwrap_or(i64::MAX)])?;
    let mut all = Vec::new();
    while let Some(row) = rows.next()? {
        all.push(Waiting {
            id: row.get(0)?,
            message_id: row.get(1)?,
            recipient: row.get(2)?,
            letter: serde_json::from_str(&row.get::<_, String>(3)?)?,
            attempts: row.get(4)?,
            created_at: row.get(5)?,
            expires_at: row.get(6)?,
        });
    }
    Ok(all)
}

/// A mail went.
pub fn remove(conn: &Connection, id: i64) -> Result<()> {
    conn.prepare_cached("DELETE FROM outbox WHERE id = ?1")?.execute([id])?;
    Ok(())
}

/// The one-time passwords to an address that wait are of no use any more.
pub fn remove_otps(conn: &Connection, recipient: &str) -> Result<()> {
    let sql = "DELETE FROM outbox WHERE recipient = ?1 AND json_extract(letter, '$.kind') = 'otp'";
    conn.prepare_cached(sql)?.execute([recipient])?;
    Ok(())
}

/// The letters that wait, for tests and checks.
pub fn all(conn: &Connection) -> Result<Vec<Waiting>> {
    due(conn, i64::MAX, usize::MAX)
}
