//! Messages in the database.

use rusqlite::{Connection, OptionalExtension, Row, params};
use serde::Serialize;
use utoipa::ToSchema;

use crate::clock::rfc3339;
use crate::db::blocks::Place;
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
    let (limit, offset) = Page::limit_and_offset(page);
    // The index alone has the order, but for words each message has to be read.
    let (by, Place { total, below, offset }) = if q.is_none() {
        ("INDEXED BY messages_live", Place::by_blocks(conn, "message_blocks", "true", &[], offset)?)
    } else {
        let count = format!("SELECT count(*) FROM messages WHERE {FITS}");
        let total = conn.prepare_cached(&count)?.query_row([q], |r| r.get(0))?;
        ("", Place { total, below: i64::MAX, offset })
    };
    let sql = format!(
        "SELECT {COLUMNS} FROM messages {by} WHERE {FITS} AND seq < ?4 ORDER BY seq DESC LIMIT ?2 OFFSET ?3"
    );
    let mut query = conn.prepare_cached(&sql)?;
    let rows =
        query.query_map(params![q, limit, offset, below], from_row)?.collect::<rusqlite::Result<_>>()?;
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
    let sql = "SELECT coalesce(sum(rows), 0) FROM message_blocks";
    Ok(conn.prepare_cached(sql)?.query_row([], |r| r.get(0))?)
}

/// Whether the kept numbers of messages are those of the messages (`haat check`).
pub fn is_counted_right(conn: &Connection) -> Result<bool> {
    let sql = "WITH live AS (SELECT seq / 4096, count(*) FROM messages WHERE deleted_at IS NULL GROUP BY 1)
        SELECT NOT EXISTS (SELECT block, rows FROM message_blocks WHERE rows <> 0 EXCEPT SELECT * FROM live)
            AND NOT EXISTS (SELECT * FROM live EXCEPT SELECT block, rows FROM message_blocks)";
    Ok(conn.query_row(sql, [], |row| row.get(0))?)
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

#[cfg(test)]
mod tests {
    use rand::rngs::StdRng;
    use rand::{RngExt, SeedableRng};

    use super::*;

    #[test]
    fn any_page_is_that_of_a_plain_list() {
        let folder = tempfile::tempdir().unwrap();
        let conn = crate::db::open_migrated(&folder.path().join("haat.db")).unwrap();
        let mut random = StdRng::seed_from_u64(30);
        let tx = conn.unchecked_transaction().unwrap();
        for n in 0..9_000 {
            let new = NewMessage {
                name: "N".into(),
                phone: "01712345678".into(),
                email: "a@shop.example".into(),
                message: "M".into(),
            };
            insert(&tx, &new, n).unwrap();
        }
        let ids: Vec<String> = tx
            .prepare("SELECT id FROM messages ORDER BY seq DESC")
            .unwrap()
            .query_map([], |r| r.get(0))
            .unwrap()
            .map(Result::unwrap)
            .collect();
        // Some lie in the trash, some came back, some are gone; of the newest block all are in the trash.
        let mut live = Vec::new();
        for (n, id) in ids.iter().enumerate() {
            if n > 900 && random.random_bool(0.6) {
                live.push(id);
                if random.random_bool(0.1) {
                    assert!(trash(&tx, id, 5).unwrap() && restore(&tx, id).unwrap());
                }
            } else {
                assert!(trash(&tx, id, i64::from(random.random_bool(0.5))).unwrap());
            }
        }
        purge(&tx, 1).unwrap();
        tx.execute("DELETE FROM messages WHERE id = ?1", [live.remove(40)]).unwrap();
        tx.commit().unwrap();
        assert_eq!(usize::try_from(count(&conn).unwrap()).unwrap(), live.len());
        assert!(is_counted_right(&conn).unwrap());
        for _ in 0..200 {
            let page = Page { number: random.random_range(1..150), limit: random.random_range(1..100) };
            let (rows, total) = list(&conn, None, Some(page)).unwrap();
            let shown: Vec<&String> = rows.iter().map(|row| &row.id).collect();
            assert_eq!((shown, total), (page.of(&live).to_vec(), live.len() as u64), "{page:?}");
        }
        assert_eq!(list(&conn, None, None).unwrap().0.len(), live.len(), "the whole list");
        assert_eq!(list(&conn, Some("m"), None).unwrap().1, live.len() as u64, "by words");
    }
}
