//! What sold most over the times that charts are about. The pieces of each product are kept by triggers for four times
//! (`product_sales`), which the shop moves on at midnight; for any other time, and until it has, they are counted.

use rusqlite::{Connection, Row, params};
use serde::Serialize;
use utoipa::ToSchema;

use crate::catalogue::listings::Listing;
use crate::clock::{DAY_MS, DHAKA_MS, day_number};
use crate::error::Result;

/// A product that was sold.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SoldProduct {
    product_id: Option<String>,
    listing: Option<Listing>,
    name: String,
    /// Pieces of confirmed and delivered orders.
    quantity: i64,
    /// Whole taka of them, before discounts.
    revenue: i64,
}

/// The most sold products of orders placed since a day, which begins a time of so many days.
pub fn most(conn: &Connection, days: i64, first: i64, top: usize) -> Result<Vec<SoldProduct>> {
    let kept = "SELECT EXISTS (SELECT 1 FROM sales_windows WHERE days = ?1 AND first_day = ?2)";
    let top = i64::try_from(top).unwrap_or(i64::MAX);
    if conn.prepare_cached(kept)?.query_row([days, first], |row| row.get(0))? {
        let sql = "SELECT product, product_seq, pieces, revenue FROM product_sales
            WHERE days = ?1 AND pieces > 0 ORDER BY pieces DESC, revenue DESC, product LIMIT ?2";
        return read(conn, sql, [days, top]);
    }
    let sql =
        "SELECT product, max(product_seq), sum(pieces) AS pieces, sum(revenue) AS revenue FROM order_sales
        WHERE ordered_at >= ?1 GROUP BY product ORDER BY 3 DESC, 4 DESC, 1 LIMIT ?2";
    read(conn, sql, [begins(first), top])
}

/// When a day of Asia/Dhaka begins, in milliseconds.
fn begins(day: i64) -> i64 {
    day * DAY_MS - DHAKA_MS
}

fn read(conn: &Connection, sql: &str, values: [i64; 2]) -> Result<Vec<SoldProduct>> {
    let mut query = conn.prepare_cached(sql)?;
    let row = |row: &Row<'_>| {
        let (product, seq): (String, i64) = (row.get(0)?, row.get(1)?);
        let (quantity, revenue) = (row.get(2)?, row.get(3)?);
        Ok((seq, SoldProduct { product_id: None, listing: None, name: product, quantity, revenue }))
    };
    let found: Vec<(i64, SoldProduct)> = query.query_map(values, row)?.collect::<rusqlite::Result<_>>()?;
    // A product of the catalogue is called as its newest order calls it, and stands where that leads to.
    let mut called = conn.prepare_cached(
        "SELECT listing, name FROM order_lines WHERE product_seq = ?1 ORDER BY order_seq DESC LIMIT 1",
    )?;
    let mut all = Vec::with_capacity(found.len());
    for (seq, mut sold) in found {
        if seq > 0 {
            let (listing, name): (String, String) =
                called.query_row([seq], |row| Ok((row.get(0)?, row.get(1)?)))?;
            sold.listing = Listing::from_name(&listing);
            sold.product_id = Some(std::mem::replace(&mut sold.name, name));
        }
        all.push(sold);
    }
    Ok(all)
}

/// Whether a kept time begins on another day than it should by now.
pub fn is_due(conn: &Connection, now: i64) -> Result<bool> {
    let sql = "SELECT EXISTS (SELECT 1 FROM sales_windows WHERE first_day <> ?1 - days + 1)";
    Ok(conn.prepare_cached(sql)?.query_row([day_number(now)], |row| row.get(0))?)
}

/// Moves the kept times on: what was placed before they begin is taken off, or what was is added where the clock was put
/// back. A time that was left behind by more than half is counted anew.
pub fn move_on(conn: &Connection, now: i64) -> Result<()> {
    let mut query = conn.prepare_cached("SELECT days, first_day FROM sales_windows")?;
    let windows: Vec<(i64, i64)> =
        query.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?.collect::<rusqlite::Result<_>>()?;
    for (days, was) in windows {
        let first = day_number(now) - days + 1;
        if (first - was).abs() > days / 2 {
            conn.execute("DELETE FROM product_sales WHERE days = ?1", [days])?;
            add(conn, days, 1, (first, i64::MAX / DAY_MS))?;
        } else {
            add(conn, days, -1, (was, first))?;
            add(conn, days, 1, (first, was))?;
            conn.execute("DELETE FROM product_sales WHERE days = ?1 AND pieces = 0", [days])?;
        }
        conn.execute("UPDATE sales_windows SET first_day = ?2 WHERE days = ?1", [days, first])?;
    }
    Ok(())
}

/// Adds what was sold from a day on and before another to a time that is kept, or takes it off.
fn add(conn: &Connection, days: i64, sign: i64, (first, before): (i64, i64)) -> Result<()> {
    conn.prepare_cached(
        "INSERT INTO product_sales
            SELECT ?1, product, max(product_seq), ?2 * sum(pieces), ?2 * sum(revenue) FROM order_sales
            WHERE ordered_at >= ?3 AND ordered_at < ?4 GROUP BY product
         ON CONFLICT DO UPDATE SET pieces = pieces + excluded.pieces, revenue = revenue + excluded.revenue",
    )?
    .execute(params![days, sign, begins(first), begins(before)])?;
    Ok(())
}
