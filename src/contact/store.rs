//! Messages in the database.

use rusqlite::{Connection, OptionalExtension, Row, params};
use serde::Serialize;
use utoipa::ToSchema;

use crate::clock::rfc3339;
use crate::error::Result;
use crate::http::query::Page;

/// A message as the back office sees it.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ContactMessage {
    /// Opaque.
    #[serde(rename = "_id")]
    pub id: String,
    /// The sender's name.
    pub name: String,
    /// 11 digits.
    pub phone: String,
    /// In lower case.
    pub email: String,
    /// At most 5,000 characters.
    pub message: String,
    /// RFC 3339 in UTC.
    pub created_at: String,
    /// Whether an admin marked it as read.
    pub read: bool,
}

/// A message that is to be stored; checked already.
#[derive(Debug)]
pub struct NewMessage {
    /// The sender's name.
    pub name: String,
    /// 11 digits.
    pub phone: String,
    /// In lower case.
    pub email: String,
    /// At most 5,000 characters.
    pub message: String,
}

const COLUMNS: &str = "id, name, phone, email, message, created_at, read, deleted_at";

fn from_row(row: &Row<'_>) -> rusqlite::Result<ContactMessage> {
    Ok(ContactMessage {
        id: row.get(0)?,
        name: row.get(1)?,
        phone: row.get(2)?,
        email: row.get(3)?,
        message: row.get(4)?,
        created_at: rfc3339(row.get(5)?),
        read: row.get(6)?,
    })
}

/// Stores a message.
pub fn insert(conn: &Connection, new: &NewMessage, now: i64) -> Result<()> {
    conn.execute(
        "INSERT INTO messages (id, name, phone, email, message, created_at) VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
        params![crate::ids::random_id(), new.name, new.phone, new.email, new.message, now],
    )?;
    Ok(())
}

/// The live messages, the newest first, and how many there are over all pages. `q`, folded: name, phone, e-mail address
/// and message have its words.
pub fn list(conn: &Connection, q: Option<&str>, page: Option<Page>) -> Result<(Vec<ContactMessage>, u64)> {
    const FITS: &str = "deleted_at IS NULL AND (?1 IS NULL
        OR finds(searchable(name || char(10) || phone || char(10) || email || char(10) || message), ?1))";
    let total: i64 = conn
        .prepare_cached(&format!("SELECT count(*) FROM messages WHERE {FITS}"))?
        .query_row([q], |r| r.get(0))?;
    let (limit, offset) = Page::limit_and_offset(page);
    // The index alone has the order, but for words each message has to be read.
    let by = if q.is_none() { "INDEXED BY messages_live" } else { "" };
    let sql =
        format!("SELECT {COLUMNS} FROM messages {by} WHERE {FITS} ORDER BY seq DESC LIMIT ?2 OFFSET ?3");
    let mut query = conn.prepare_cached(&sql)?;
    let rows = query.query_map(params![q, limit, offset], from_row)?.collect::<rusqlite::Result<_>>()?;
    Ok((rows, u64::try_from(total).unwrap_or(0)))
}

/// A live message.
pub fn by_id(conn: &Connection, id: &str) -> Result<Option<ContactMessage>> {
    let sql = format!("SELECT {COLUMNS} FROM messages WHERE id = ?1 AND deleted_at IS NULL");
    Ok(conn.prepare_cached(&sql)?.query_row([id], from_row).optional()?)
}

/// Marks a message as read or unread.
pub fn mark(conn: &Connection, id: &str, read: bool) -> Result<()> {
    conn.execute("UPDATE messages SET read = ?2 WHERE id = ?1", params![id, read])?;
    Ok(())
}

/// How many live messages nobody has read.
pub fn count_unread(conn: &Connection) -> Result<i64> {
    let sql =
        "SELECT count(*) FROM messages INDEXED BY messages_unread WHERE read = 0 AND deleted_at IS NULL";
    Ok(conn.prepare_cached(sql)?.query_row([], |r| r.get(0))?)
}

/// How many live messages there are.
pub fn count(conn: &Connection) -> Result<i64> {
    Ok(conn.query_row("SELECT count(*) FROM messages WHERE deleted_at IS NULL", [], |r| r.get(0))?)
}

/// Moves a live message to the trash; whether there was one.
pub fn trash(conn: &Connection, id: &str, now: i64) -> Result<bool> {
    let sql = "UPDATE messages SET deleted_at = ?2 WHERE id = ?1 AND deleted_at IS NULL";
    Ok(conn.execute(sql, params![id, now])? == 1)
}

/// Takes a message out of the trash; whether there was one.
pub fn restore(conn: &Connection, id: &str) -> Result<bool> {
    let sql = "UPDATE messages SET deleted_at = NULL WHERE id = ?1 AND deleted_at IS NOT NULL";
    Ok(conn.execute(sql, [id])? == 1)
}

/// The messages in the trash with the time of their deletion.
pub fn in_trash(conn: &Connection) -> Result<Vec<(ContactMessage, i64)>> {
    let sql = format!("SELECT {COLUMNS} FROM messages WHERE deleted_at IS NOT NULL ORDER BY deleted_at DESC");
    let mut query = conn.prepare_cached(&sql)?;
    let all = query.query_map([], |r| Ok((from_row(r)?, r.get(7)?)))?.collect::<rusqlite::Result<_>>()?;
    Ok(all)
}

/// Deletes for good what has lain in the trash since before a time.
pub fn purge(conn: &Connection, before: i64) -> Result<()> {
    conn.execute("DELETE FROM messages WHERE deleted_at < ?1", [before])?;
    Ok(())
}
