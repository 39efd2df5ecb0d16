//! What is bought lately: how many pieces of each product, for lists that show the best selling first.

use std::collections::HashMap;

use rusqlite::Connection;

use super::takings::COUNTS;
use crate::clock::DAY_MS;
use crate::error::Result;
use crate::state::AppState;

/// Orders older than this say nothing of what sells now.
const LATELY_MS: i64 = 90 * DAY_MS;

/// Counts again what was ordered in the last 90 days, for the catalogue in memory.
///
/// # Errors
/// Where the database fails; the last count then stays.
pub async fn count_again(state: &AppState) -> Result<()> {
    let since = state.clock.now_ms() - LATELY_MS;
    let sold = state.db.read(move |conn| sold_since(conn, since)).await?;
    state.catalogue.set_sold(sold);
    Ok(())
}

/// Pieces of products by their places in the order of adding, of orders that count, less what came back.
fn sold_since(conn: &Connection, since: i64) -> Result<HashMap<i64, u32>> {
    let sql = format!(
        "SELECT l.product_seq, sum(l.quantity - l.returned) FROM orders AS o JOIN order_lines AS l ON l.order_seq = o.seq
         WHERE o.ordered_at >= ?1 AND l.product_seq IS NOT NULL AND {COUNTS} GROUP BY l.product_seq"
    );
    let mut query = conn.prepare_cached(&sql)?;
    let sold = query.query_map([since], |row| Ok((row.get(0)?, row.get(1)?)))?;
    Ok(sold.collect::<rusqlite::Result<_>>()?)
}
