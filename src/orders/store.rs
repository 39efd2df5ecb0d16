//! Orders in the database.

use std::collections::HashMap;

use rusqlite::{Connection, OptionalExtension, Row, params};

use super::model::{
    AdminOrder, CustomerOrder, HistoryAction, HistoryRow, Order, OrderStatus, PaymentStatus, Stage,
};
use crate::catalogue::listings::Listing;
use crate::clock::rfc3339;
use crate::error::Result;
use crate::http::query::Page;

/// Every column of [`Order`], in its order.
pub const COLUMNS: &str = "seq, id, number, customer_id, product_id, product_seq, listing, name, category, brand,
    main_image, color, ram_storage, price, quantity, total, points, payment_method, stage, delivery, username, email,
    phone, address, message, taken, returned, ordered_at, approved_at, delivered_at, cancelled_at, deleted_at";

fn from_row(row: &Row<'_>) -> rusqlite::Result<Order> {
    Ok(Order {
        seq: row.get(0)?,
        id: row.get(1)?,
        number: row.get(2)?,
        customer_id: row.get(3)?,
        product_id: row.get(4)?,
        product_seq: row.get(5)?,
        listing: Listing::from_name(&row.get::<_, String>(6)?),
        name: row.get(7)?,
        category: row.get(8)?,
        brand: row.get(9)?,
        main_image: row.get(10)?,
        color: row.get(11)?,
        ram_storage: row.get(12)?,
        price: row.get(13)?,
        quantity: row.get(14)?,
        total: row.get(15)?,
        points: row.get(16)?,
        payment_method: row.get(17)?,
        stage: row.get(18)?,
        delivery: row.get(19)?,
        username: row.get(20)?,
        email: row.get(21)?,
        phone: row.get(22)?,
        address: row.get(23)?,
        message: row.get(24)?,
        taken: row.get(25)?,
        returned: row.get(26)?,
        ordered_at: row.get(27)?,
        approved_at: row.get(28)?,
        delivered_at: row.get(29)?,
        cancelled_at: row.get(30)?,
        deleted_at: row.get(31)?,
    })
}

/// Whether the catalogue no longer has an order's product.
const GONE: &str =
    "NOT EXISTS (SELECT 1 FROM products AS p WHERE p.id = orders.product_id AND p.deleted_at IS NULL)";

/// What a customer sees of the orders: those not taken off the list, whatever an admin put away (contract 11).
const SEEN: &str = "customer_id = ?1 AND hidden = 0";

/// How many of a person's orders there are: all, not delivered, not paid.
const FILTERS: [&str; 3] = [
    "",
    "AND stage <> 'delivered' AND cancelled_at IS NULL",
    "AND stage = 'pending' AND cancelled_at IS NULL",
];

/// Which of a customer's orders.
#[derive(Debug, Clone, Copy)]
pub enum Which {
    /// All.
    All = 0,
    /// Those not delivered.
    Pending = 1,
    /// Those whose payment is pending.
    Unpaid = 2,
}

impl Which {
    /// Whether an order is one of these.
    #[must_use]
    pub fn has(self, order: &CustomerOrder) -> bool {
        match self {
            Self::All => true,
            Self::Pending => order.order_status != OrderStatus::Delivered && order.cancelled_at.is_none(),
            Self::Unpaid => order.payment_status == PaymentStatus::Pending && order.cancelled_at.is_none(),
        }
    }
}

/// A customer's orders, the newest first.
pub fn of_customer(
    conn: &Connection,
    customer: &str,
    which: Which,
    page: Page,
) -> Result<Vec<CustomerOrder>> {
    let filter = FILTERS[which as usize];
    let sql = format!(
        "SELECT {COLUMNS}, {GONE} AS gone FROM orders WHERE {SEEN} {filter}
         ORDER BY seq DESC LIMIT ?2 OFFSET ?3"
    );
    let mut query = conn.prepare_cached(&sql)?;
    let (limit, offset) = Page::limit_and_offset(Some(page));
    let order = |row: &Row<'_>| Ok(CustomerOrder::of(from_row(row)?, row.get("gone")?));
    Ok(query.query_map(params![customer, limit, offset], order)?.collect::<rusqlite::Result<_>>()?)
}

/// How many orders a customer sees.
pub fn count_of_customer(conn: &Connection, customer: &str) -> Result<i64> {
    let sql = format!("SELECT count(*) FROM orders WHERE {SEEN}");
    Ok(conn.prepare_cached(&sql)?.query_row([customer], |r| r.get(0))?)
}

/// How many pieces of a product stand in a customer's orders that nobody approved yet.
pub fn unapproved_pieces(conn: &Connection, customer: &str, product: &str) -> Result<i64> {
    let sql = "SELECT coalesce(sum(quantity), 0) FROM orders
        WHERE customer_id = ?1 AND product_id = ?2 AND stage = 'pending' AND cancelled_at IS NULL";
    Ok(conn.prepare_cached(sql)?.query_row([customer, product], |r| r.get(0))?)
}

/// An order that is not in the trash.
pub fn by_id(conn: &Connection, id: &str) -> Result<Option<Order>> {
    let sql = format!("SELECT {COLUMNS} FROM orders WHERE id = ?1 AND deleted_at IS NULL");
    Ok(conn.prepare_cached(&sql)?.query_row([id], from_row).optional()?)
}

/// A customer's order, also one that an admin put away.
pub fn of_customer_by_id(conn: &Connection, customer: &str, id: &str) -> Result<Option<Order>> {
    let sql = format!("SELECT {COLUMNS} FROM orders WHERE id = ?1 AND customer_id = ?2");
    Ok(conn.prepare_cached(&sql)?.query_row([id, customer], from_row).optional()?)
}

/// The order of a number and a phone, for whoever knows both; also one that an admin put away.
pub fn by_number(conn: &Connection, number: &str, phone: &str) -> Result<Option<Order>> {
    let sql = format!("SELECT {COLUMNS} FROM orders WHERE number = ?1 AND phone = ?2 AND phone <> ''");
    Ok(conn.prepare_cached(&sql)?.query_row([number, phone], from_row).optional()?)
}

/// An order in the trash.
pub fn in_trash_by_id(conn: &Connection, id: &str) -> Result<Option<Order>> {
    let sql = format!("SELECT {COLUMNS} FROM orders WHERE id = ?1 AND deleted_at IS NOT NULL AND erased = 0");
    Ok(conn.prepare_cached(&sql)?.query_row([id], from_row).optional()?)
}

/// The orders in the trash, the last deleted first.
pub fn in_trash(conn: &Connection) -> Result<Vec<Order>> {
    let sql = format!(
        "SELECT {COLUMNS} FROM orders WHERE deleted_at IS NOT NULL AND erased = 0 ORDER BY deleted_at DESC"
    );
    let mut query = conn.prepare_cached(&sql)?;
    let all = query.query_map([], from_row)?.collect::<rusqlite::Result<_>>()?;
    Ok(all)
}

/// How many orders the back office has.
pub fn count(conn: &Connection) -> Result<i64> {
    Ok(conn.query_row("SELECT count(*) FROM orders WHERE deleted_at IS NULL", [], |r| r.get(0))?)
}

/// How many orders wait for their approval.
pub fn count_pending(conn: &Connection) -> Result<i64> {
    let sql =
        "SELECT count(*) FROM orders WHERE stage = 'pending' AND deleted_at IS NULL AND cancelled_at IS NULL";
    Ok(conn.prepare_cached(sql)?.query_row([], |r| r.get(0))?)
}

/// When the newest order of the back office was placed.
pub fn newest_at(conn: &Connection) -> Result<Option<i64>> {
    let sql = "SELECT max(ordered_at) FROM orders WHERE deleted_at IS NULL";
    Ok(conn.prepare_cached(sql)?.query_row([], |r| r.get(0))?)
}

/// The orders of the back office, the newest first, and how many there are over all pages. `q`: folded.
pub fn list(
    conn: &Connection,
    q: Option<&str>,
    stage: Option<Stage>,
    page: Option<Page>,
) -> Result<(Vec<AdminOrder>, u64)> {
    const FITS: &str = "deleted_at IS NULL AND (?1 IS NULL OR finds(search, ?1)) AND (?2 IS NULL
            OR CASE WHEN cancelled_at IS NULL THEN stage ELSE 'cancelled' END = ?2)";
    let total: i64 = conn
        .prepare_cached(&format!("SELECT count(*) FROM orders WHERE {FITS}"))?
        .query_row(params![q, stage], |r| r.get(0))?;
    let (limit, offset) = Page::limit_and_offset(page);
    let sql = format!("SELECT {COLUMNS} FROM orders WHERE {FITS} ORDER BY seq DESC LIMIT ?3 OFFSET ?4");
    let mut query = conn.prepare_cached(&sql)?;
    let orders = query.query_map(params![q, stage, limit, offset], from_row)?;
    let orders: Vec<Order> = orders.collect::<rusqlite::Result<_>>()?;
    let mut histories = histories(conn, &orders)?;
    let whole = |order: Order| {
        let history = histories.remove(&order.seq).unwrap_or_default();
        AdminOrder::of(order, history)
    };
    Ok((orders.into_iter().map(whole).collect(), u64::try_from(total).unwrap_or(0)))
}

/// The histories of some orders by the orders' places, the oldest row first.
fn histories(conn: &Connection, orders: &[Order]) -> Result<HashMap<i64, Vec<HistoryRow>>> {
    let places: Vec<i64> = orders.iter().map(|order| order.seq).collect();
    let mut query = conn.prepare_cached(
        "SELECT at, action, actor, delivery, order_seq FROM order_history
         WHERE order_seq IN (SELECT value FROM json_each(?1)) ORDER BY id",
    )?;
    let mut rows = query.query([serde_json::to_string(&places)?])?;
    let mut all: HashMap<i64, Vec<HistoryRow>> = HashMap::new();
    while let Some(row) = rows.next()? {
        all.entry(row.get(4)?).or_default().push(history_row(row)?);
    }
    Ok(all)
}

fn history_row(row: &Row<'_>) -> rusqlite::Result<HistoryRow> {
    Ok(HistoryRow { at: rfc3339(row.get(0)?), action: row.get(1)?, by: row.get(2)?, delivery: row.get(3)? })
}

/// Orders of the back office before a place, the newest first; without a place, the newest. Delivered ones are among
/// them whatever was put away.
pub fn page_before(conn: &Connection, seq: Option<i64>, most: usize) -> Result<Vec<Order>> {
    let sql = format!(
        "SELECT {COLUMNS} FROM orders WHERE (deleted_at IS NULL OR stage = 'delivered') AND seq < ?1
         ORDER BY seq DESC LIMIT ?2"
    );
    let mut query = conn.prepare_cached(&sql)?;
    let most = i64::try_from(most).unwrap_or(i64::MAX);
    let page = query.query_map([seq.unwrap_or(i64::MAX), most], from_row)?;
    Ok(page.collect::<rusqlite::Result<_>>()?)
}

/// An order with its history.
pub fn with_history(conn: &Connection, order: Order) -> Result<AdminOrder> {
    let mut query = conn.prepare_cached(
        "SELECT at, action, actor, delivery FROM order_history WHERE order_seq = ?1 ORDER BY id",
    )?;
    let rows = query.query_map([order.seq], history_row)?;
    let history = rows.collect::<rusqlite::Result<_>>()?;
    Ok(AdminOrder::of(order, history))
}

/// Notes what happened to an order.
pub fn note(
    conn: &Connection,
    seq: i64,
    action: HistoryAction,
    actor: &str,
    delivery: &str,
    now: i64,
) -> Result<()> {
    conn.prepare_cached(
        "INSERT INTO order_history (order_seq, at, action, actor, delivery) VALUES (?1, ?2, ?3, ?4, ?5)",
    )?
    .execute(params![seq, now, action, actor, delivery])?;
    Ok(())
}

/// Writes what an admin changed of an order: stage, delivery, stock, trash.
pub fn save(conn: &Connection, order: &Order) -> Result<()> {
    conn.prepare_cached(
        "UPDATE orders SET stage = ?2, delivery = ?3, taken = ?4, returned = ?5, approved_at = ?6, delivered_at = ?7,
            deleted_at = ?8, cancelled_at = ?9 WHERE seq = ?1",
    )?
    .execute(params![
        order.seq,
        order.stage.as_str(),
        order.delivery,
        order.taken,
        order.returned,
        order.approved_at,
        order.delivered_at,
        order.deleted_at,
        order.cancelled_at,
    ])?;
    Ok(())
}

/// Takes an order off its customer's list, and only there.
pub fn hide(conn: &Connection, seq: i64) -> Result<()> {
    conn.execute("UPDATE orders SET hidden = 1 WHERE seq = ?1", [seq])?;
    Ok(())
}

/// Lets the links of a product's orders lead to the listing where it stands now.
pub fn follow(conn: &Connection, product_seq: i64, listing: Listing) -> Result<()> {
    conn.execute(
        "UPDATE orders SET listing = ?2 WHERE product_seq = ?1",
        params![product_seq, listing.spec().name],
    )?;
    Ok(())
}

/// Whether a customer has taken an order off the list.
pub fn is_hidden(conn: &Connection, seq: i64) -> Result<bool> {
    Ok(conn.query_row("SELECT hidden FROM orders WHERE seq = ?1", [seq], |r| r.get(0))?)
}

/// Deletes for good what has lain in the trash since before a time; answers the pictures that it named. Delivered orders
/// only leave the trash: they stay with their customer, in tracking, figures and exports (contract 11).
pub fn purge(conn: &Connection, before: i64) -> Result<Vec<String>> {
    conn.execute(
        "UPDATE orders SET erased = 1 WHERE deleted_at < ?1 AND stage = 'delivered' AND erased = 0",
        [before],
    )?;
    let old: Vec<Order> =
        in_trash(conn)?.into_iter().filter(|o| o.deleted_at.is_some_and(|at| at < before)).collect();
    for order in &old {
        conn.execute("DELETE FROM orders WHERE seq = ?1", [order.seq])?;
    }
    Ok(old.into_iter().map(|order| order.main_image).filter(|path| !path.is_empty()).collect())
}

/// Whether a picture belongs to an order, also to one in the trash.
pub fn names_image(conn: &Connection, path: &str) -> Result<bool> {
    let sql = "SELECT EXISTS (SELECT 1 FROM orders WHERE main_image = ?1)";
    Ok(conn.query_row(sql, [path], |r| r.get(0))?)
}

/// Every picture that orders name, also those in the trash.
pub fn images(conn: &Connection) -> Result<Vec<String>> {
    crate::db::texts(conn, "SELECT DISTINCT main_image FROM orders WHERE main_image <> ''")
}
