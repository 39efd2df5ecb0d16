//! What is bought together: products that stand in the same orders.

use rusqlite::{Connection, params};

use super::takings::COUNTS;
use crate::error::Result;

/// In fewer orders two products stand together by chance.
const LEAST: u32 = 2;
/// Of a product that is ordered very often the newest orders say enough.
const LOOKED_AT: u32 = 500;

/// The live products that stand in at least two of the newest 500 orders that count of a product, by their places in the
/// order of adding: what is in most of them first, then what was ordered last.
pub fn bought_with(conn: &Connection, product_seq: i64, most: usize) -> Result<Vec<i64>> {
    let sql = format!(
        "WITH own (order_seq) AS (
            SELECT DISTINCT l.order_seq FROM order_lines AS l JOIN orders AS o ON o.seq = l.order_seq
            WHERE l.product_seq = ?1 AND {COUNTS} ORDER BY l.order_seq DESC LIMIT {LOOKED_AT}
        )
        SELECT l.product_seq FROM own JOIN order_lines AS l ON l.order_seq = own.order_seq
            JOIN products AS p ON p.seq = l.product_seq
        WHERE l.product_seq <> ?1 AND p.deleted_at IS NULL
        GROUP BY l.product_seq HAVING count(DISTINCT l.order_seq) >= {LEAST}
        ORDER BY count(DISTINCT l.order_seq) DESC, max(l.order_seq) DESC, l.product_seq LIMIT ?2"
    );
    let most = i64::try_from(most).unwrap_or(i64::MAX);
    let mut query = conn.prepare_cached(&sql)?;
    let seqs = query.query_map(params![product_seq, most], |row| row.get(0))?;
    Ok(seqs.collect::<rusqlite::Result<_>>()?)
}
