//! Prices that stand crossed out beside an offer. The database keeps by itself until when each may (`V21`): 30 days after
//! somebody was last asked for that much. When the time is over nobody writes, so the shop looks each minute.

use rusqlite::Connection;

use crate::error::Result;

/// Whether a price stands crossed out whose time is over.
///
/// # Errors
/// Where the database fails.
pub fn is_due(conn: &Connection, now: i64) -> Result<bool> {
    let sql = "SELECT EXISTS (SELECT 1 FROM products WHERE struck = 1 AND struck_until <= ?1)";
    Ok(conn.prepare_cached(sql)?.query_row([now], |row| row.get(0))?)
}

/// Takes those prices back; lists, pages and kept replies follow as after every change of a product.
///
/// # Errors
/// Where the database fails.
pub fn end_due(conn: &Connection, now: i64) -> Result<()> {
    let sql = "UPDATE products SET struck = 0 WHERE struck = 1 AND struck_until <= ?1";
    conn.prepare_cached(sql)?.execute([now])?;
    Ok(())
}

/// Whether the price of a product by its place stands crossed out.
///
/// # Errors
/// Where the database fails.
pub fn stands(conn: &Connection, seq: i64) -> Result<bool> {
    let sql = "SELECT struck FROM products WHERE seq = ?1";
    Ok(conn.prepare_cached(sql)?.query_row([seq], |row| row.get(0))?)
}

/// Until when it may, or might have, in milliseconds; nothing where there is no such time.
///
/// # Errors
/// Where the database fails.
pub fn until(conn: &Connection, seq: i64) -> Result<Option<i64>> {
    let sql = "SELECT nullif(struck_until, 0) FROM products WHERE seq = ?1";
    Ok(conn.prepare_cached(sql)?.query_row([seq], |row| row.get(0))?)
}
