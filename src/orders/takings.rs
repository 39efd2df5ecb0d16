//! What comes in: which orders count, what they brought, and what came back of it.

use rusqlite::Connection;
use serde::Serialize;
use utoipa::ToSchema;

use crate::error::Result;

/// Orders and money of a time.
#[derive(Debug, Serialize, ToSchema)]
pub struct Takings {
    /// Orders placed.
    orders: i64,
    /// Whole taka of orders delivered, less what came back.
    revenue: i64,
}

/// Orders that count: live ones, and delivered and returned ones in any case.
pub const COUNTS: &str =
    "cancelled_at IS NULL AND (deleted_at IS NULL OR stage = 'delivered' OR returned_at IS NOT NULL)";

/// Pieces that came back of orders whose money is in the revenue.
pub const BACK: &str = "order_returns AS r JOIN orders AS o ON o.seq = r.order_seq
    JOIN order_lines AS l ON l.order_seq = r.order_seq AND l.line = r.line WHERE o.delivered_at IS NOT NULL";
/// When their money left the revenue: when they came back, and not before it was in.
pub const BACK_AT: &str = "max(r.at, o.delivered_at)";

/// Orders and money of a time, in milliseconds; `until` is not within.
///
/// # Errors
/// Where the database fails.
pub fn takings(conn: &Connection, since: i64, until: i64) -> Result<Takings> {
    let sum = |sql: &str| -> Result<i64> {
        Ok(conn.prepare_cached(sql)?.query_row([since, until], |row| row.get(0))?)
    };
    let placed =
        format!("SELECT count(*) FROM orders WHERE ordered_at >= ?1 AND ordered_at < ?2 AND {COUNTS}");
    let came = "SELECT coalesce(sum(total), 0) FROM orders WHERE delivered_at >= ?1 AND delivered_at < ?2";
    let back =
        format!("SELECT coalesce(sum(r.amount), 0) FROM {BACK} AND {BACK_AT} >= ?1 AND {BACK_AT} < ?2");
    Ok(Takings { orders: sum(&placed)?, revenue: sum(came)? - sum(&back)? })
}
