//! What happened to orders.

use std::collections::HashMap;

use rusqlite::Connection;

use super::model::Order;
use super::views::HistoryRow;
use crate::clock::rfc3339;
use crate::error::Result;

/// The histories of some orders by the orders' places, the oldest row first.
pub fn of_orders(conn: &Connection, orders: &[Order]) -> Result<HashMap<i64, Vec<HistoryRow>>> {
    let places: Vec<i64> = orders.iter().map(|order| order.seq).collect();
    let mut query = conn.prepare_cached(
        "SELECT at, action, actor, delivery, detail, order_seq FROM order_history
         WHERE order_seq IN (SELECT value FROM json_each(?1)) ORDER BY id",
    )?;
    let mut rows = query.query([serde_json::to_string(&places)?])?;
    let mut all: HashMap<i64, Vec<HistoryRow>> = HashMap::new();
    while let Some(row) = rows.next()? {
        let happened = HistoryRow {
            at: rfc3339(row.get(0)?),
            action: row.get(1)?,
            by: row.get(2)?,
            delivery: row.get(3)?,
            detail: row.get(4)?,
        };
        all.entry(row.get(5)?).or_default().push(happened);
    }
    Ok(all)
}
