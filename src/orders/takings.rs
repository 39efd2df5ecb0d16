//! What comes in: which orders count, what they brought, and what came back of it. Both are read off sums of days that
//! triggers keep.

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

/// Orders and money from a day of Asia/Dhaka to another, which is within; `None`: to the last.
///
/// # Errors
/// Where the database fails.
pub fn takings(conn: &Connection, first: i64, last: Option<i64>) -> Result<Takings> {
    let last = last.unwrap_or(i64::MAX);
    let sum = |sql: &str| -> Result<i64> {
        Ok(conn.prepare_cached(sql)?.query_row([first, last], |row| row.get(0))?)
    };
    Ok(Takings {
        orders: sum("SELECT coalesce(sum(orders), 0) FROM placed_orders
            WHERE day BETWEEN ?1 AND ?2 AND standing <> 'cancelled'")?,
        revenue: sum("SELECT coalesce(sum(amount), 0) FROM revenue_days
            WHERE kind = 'orders' AND day BETWEEN ?1 AND ?2")?,
    })
}
