//! The audit log: every write of an admin, who, when, what (contract 7); and what else an owner may have to know later:
//! sign-ins, exports, what was done with admins from the command line.

pub mod routes;
pub mod sign_ins;

use rusqlite::{Connection, params};
use serde::Serialize;
use serde_json::{Value, json};

use crate::error::Result;

/// Who did what was done with a `haat` command, by somebody who has the server's shell.
pub const COMMAND: &str = "haat";

/// One row before it is written.
#[derive(Debug)]
pub struct Note<'a> {
    /// The admin's e-mail address, or [`COMMAND`].
    pub admin: &'a str,
    /// `add`, `edit`, `delete`, `restore`, `update`, `answer`, `hide`, `show` and the steps of orders.
    pub action: &'static str,
    /// What kind of thing.
    pub subject: &'static str,
    /// Which one.
    pub id: Option<&'a str>,
    /// What changed.
    pub detail: Value,
}

/// Writes a row in the transaction of the write that it tells of, with the thing's name as it is after the write.
pub fn note(conn: &Connection, note: &Note<'_>, now: i64) -> Result<()> {
    conn.prepare_cached(
        "INSERT INTO audit (at, admin_email, action, subject, subject_id, detail, subject_name)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, CASE ?4
            WHEN 'product' THEN (SELECT title FROM products WHERE id = ?5)
            WHEN 'blog' THEN (SELECT title FROM blogs WHERE id = ?5)
            WHEN 'admin' THEN (SELECT email FROM admins WHERE id = ?5)
            WHEN 'order' THEN (SELECT o.number || ' · ' || l.name || coalesce(' +' || nullif(
                    (SELECT count(*) - 1 FROM order_lines WHERE order_seq = o.seq), 0), '')
                FROM orders AS o JOIN order_lines AS l ON l.order_seq = o.seq AND l.line = 1 WHERE o.id = ?5)
            WHEN 'review' THEN (SELECT p.title FROM reviews AS r JOIN products AS p ON p.seq = r.product_seq WHERE r.id = ?5)
            WHEN 'question' THEN (SELECT p.title FROM questions AS q JOIN products AS p ON p.seq = q.product_seq WHERE q.id = ?5)
            WHEN 'coupon' THEN (SELECT code FROM coupons WHERE id = ?5)
         END)",
    )?
    .execute(params![now, note.admin, note.action, note.subject, note.id, note.detail.to_string()])?;
    Ok(())
}

/// Each member that an edit changed, as `{"name": [before, after]}`.
///
/// # Errors
/// Where one of the two cannot be written as JSON.
pub fn changes<T: Serialize>(before: &T, after: &T) -> Result<Value> {
    let (Value::Object(before), Value::Object(after)) =
        (serde_json::to_value(before)?, serde_json::to_value(after)?)
    else {
        return Ok(Value::Null);
    };
    let changed = after.into_iter().filter_map(|(name, new)| {
        let old = before.get(&name).cloned().unwrap_or_default();
        (old != new).then(|| (name, json!([old, new])))
    });
    Ok(Value::Object(changed.collect()))
}

/// Whether the kept numbers of rows are those of the log (`haat check`).
pub fn is_counted_right(conn: &Connection) -> Result<bool> {
    let sql = "SELECT NOT EXISTS (SELECT block, subject, rows FROM audit_blocks WHERE rows <> 0
            EXCEPT SELECT id / 4096, subject, count(*) FROM audit GROUP BY 1, 2)
        AND NOT EXISTS (SELECT id / 4096, subject, count(*) FROM audit GROUP BY 1, 2 EXCEPT SELECT * FROM audit_blocks)";
    Ok(conn.query_row(sql, [], |row| row.get(0))?)
}
