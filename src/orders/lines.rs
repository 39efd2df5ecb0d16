//! The lines of orders in the database.

use std::collections::{HashMap, HashSet};

use rusqlite::{Connection, params};

use super::model::{Line, Order};
use crate::catalogue::listings::Listing;
use crate::error::Result;

/// Stores an order's lines.
pub fn insert(conn: &Connection, seq: i64, lines: &[Line]) -> Result<()> {
    let mut insert = conn.prepare_cached(
        "INSERT INTO order_lines (order_seq, line, product_id, product_seq, listing, name, category, brand, main_image,
            color, ram_storage, price, quantity, points, taken, discount)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16)",
    )?;
    for line in lines {
        insert.execute(params![
            seq,
            line.line,
            line.product_id,
            line.product_seq,
            line.listing.map_or("", |listing| listing.spec().name),
            line.name,
            line.category,
            line.brand,
            line.main_image,
            line.color,
            line.ram_storage,
            line.price,
            line.quantity,
            line.points,
            line.taken,
            line.discount,
        ])?;
    }
    Ok(())
}

/// Gives some orders their lines.
pub fn put_into(conn: &Connection, orders: &mut [Order]) -> Result<()> {
    let places: HashMap<i64, usize> = orders.iter().enumerate().map(|(n, order)| (order.seq, n)).collect();
    let seqs: Vec<i64> = orders.iter().map(|order| order.seq).collect();
    let mut query = conn.prepare_cached(
        "SELECT order_seq, line, product_id, product_seq, listing, name, category, brand, main_image, color,
            ram_storage, price, quantity, points, taken, given_back, returned, restocked, discount
         FROM order_lines WHERE order_seq IN (SELECT value FROM json_each(?1)) ORDER BY order_seq, line",
    )?;
    let mut rows = query.query([serde_json::to_string(&seqs)?])?;
    while let Some(row) = rows.next()? {
        let line = Line {
            line: row.get(1)?,
            product_id: row.get(2)?,
            product_seq: row.get(3)?,
            listing: Listing::from_name(&row.get::<_, String>(4)?),
            name: row.get(5)?,
            category: row.get(6)?,
            brand: row.get(7)?,
            main_image: row.get(8)?,
            color: row.get(9)?,
            ram_storage: row.get(10)?,
            price: row.get(11)?,
            quantity: row.get(12)?,
            points: row.get(13)?,
            taken: row.get(14)?,
            given_back: row.get(15)?,
            returned: row.get(16)?,
            restocked: row.get(17)?,
            discount: row.get(18)?,
        };
        if let Some(order) = places.get(&row.get(0)?).and_then(|n| orders.get_mut(*n)) {
            order.lines.push(line);
        }
    }
    Ok(())
}

/// Writes what changed of an order's lines: the pieces that they hold, gave back and got back.
pub fn save(conn: &Connection, order: &Order) -> Result<()> {
    let mut update = conn.prepare_cached(
        "UPDATE order_lines SET taken = ?3, given_back = ?4, returned = ?5, restocked = ?6
         WHERE order_seq = ?1 AND line = ?2",
    )?;
    for line in &order.lines {
        update.execute(params![
            order.seq,
            line.line,
            line.taken,
            line.given_back,
            line.returned,
            line.restocked
        ])?;
    }
    Ok(())
}

/// The `_id`s of the orders' products that the catalogue no longer has.
pub fn gone(conn: &Connection, orders: &[Order]) -> Result<HashSet<String>> {
    let ids: HashSet<&String> =
        orders.iter().flat_map(|order| &order.lines).filter_map(|line| line.product_id.as_ref()).collect();
    let mut query = conn.prepare_cached(
        "SELECT value FROM json_each(?1)
         WHERE NOT EXISTS (SELECT 1 FROM products AS p WHERE p.id = value AND p.deleted_at IS NULL)",
    )?;
    let gone = query.query_map([serde_json::to_string(&ids)?], |row| row.get(0))?;
    Ok(gone.collect::<rusqlite::Result<_>>()?)
}

/// Notes pieces that came back.
pub fn note_return(
    conn: &Connection,
    seq: i64,
    line: i64,
    (quantity, restocked, amount): (i64, i64, i64),
    now: i64,
) -> Result<()> {
    conn.prepare_cached(
        "INSERT INTO order_returns (order_seq, line, quantity, restocked, amount, at)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
    )?
    .execute(params![seq, line, quantity, restocked, amount, now])?;
    Ok(())
}

/// What came back of orders' lines, by order and line: whole taka, and when the last piece did.
pub fn returns(conn: &Connection, orders: &[Order]) -> Result<HashMap<(i64, i64), (i64, i64)>> {
    let seqs: Vec<i64> = orders.iter().map(|order| order.seq).collect();
    let mut query = conn.prepare_cached(
        "SELECT order_seq, line, sum(amount), max(at) FROM order_returns
         WHERE order_seq IN (SELECT value FROM json_each(?1)) GROUP BY order_seq, line",
    )?;
    let rows = query.query_map([serde_json::to_string(&seqs)?], |r| {
        Ok(((r.get(0)?, r.get(1)?), (r.get(2)?, r.get(3)?)))
    })?;
    Ok(rows.collect::<rusqlite::Result<_>>()?)
}

/// Lets the links of a product's orders lead to the listing where it stands now.
pub fn follow(conn: &Connection, product_seq: i64, listing: Listing) -> Result<()> {
    conn.execute(
        "UPDATE order_lines SET listing = ?2 WHERE product_seq = ?1",
        params![product_seq, listing.spec().name],
    )?;
    Ok(())
}

/// Whether a picture belongs to an order, also to one in the trash.
pub fn names_image(conn: &Connection, path: &str) -> Result<bool> {
    let sql = "SELECT EXISTS (SELECT 1 FROM order_lines WHERE main_image = ?1)";
    Ok(conn.query_row(sql, [path], |r| r.get(0))?)
}

/// Every picture that orders name, also those in the trash.
pub fn images(conn: &Connection) -> Result<Vec<String>> {
    crate::db::texts(conn, "SELECT DISTINCT main_image FROM order_lines WHERE main_image <> ''")
}
