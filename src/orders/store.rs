//! Orders in the database.

use std::collections::HashSet;

use rusqlite::{Connection, Row, ToSql, params};

use super::model::{HistoryAction, Order, Stage};
use super::views::{AdminOrder, CustomerOrder};
use super::{history, lines};
use crate::error::Result;
use crate::http::query::Page;

/// Every column of [`Order`], in its order.
const COLUMNS: &str = "seq, id, number, customer_id, subtotal, discount, coupon, coupon_seq, delivery_method, zone,
    branch, delivery_charge, total, payment_method, transaction_id, payment_received, stage, delivery, courier,
    tracking_number, tracking_link, reason, note, username, email, phone, address, message, language, ordered_at,
    approved_at, shipped_at, delivered_at, returned_at, cancelled_at, deleted_at, cancelled_by_deleting";

/// An order of which the lines are still to come.
fn from_row(row: &Row<'_>) -> rusqlite::Result<Order> {
    Ok(Order {
        seq: row.get(0)?,
        id: row.get(1)?,
        number: row.get(2)?,
        customer_id: row.get(3)?,
        lines: Vec::new(),
        subtotal: row.get(4)?,
        discount: row.get(5)?,
        coupon: row.get(6)?,
        coupon_seq: row.get(7)?,
        delivery_method: row.get(8)?,
        zone: row.get(9)?,
        branch: row.get(10)?,
        delivery_charge: row.get(11)?,
        total: row.get(12)?,
        payment_method: row.get(13)?,
        transaction: row.get(14)?,
        payment_received: row.get(15)?,
        stage: row.get(16)?,
        delivery: row.get(17)?,
        courier: row.get(18)?,
        tracking_number: row.get(19)?,
        tracking_link: row.get(20)?,
        reason: row.get(21)?,
        note: row.get(22)?,
        username: row.get(23)?,
        email: row.get(24)?,
        phone: row.get(25)?,
        address: row.get(26)?,
        message: row.get(27)?,
        language: row.get(28)?,
        ordered_at: row.get(29)?,
        approved_at: row.get(30)?,
        shipped_at: row.get(31)?,
        delivered_at: row.get(32)?,
        returned_at: row.get(33)?,
        cancelled_at: row.get(34)?,
        deleted_at: row.get(35)?,
        cancelled_by_deleting: row.get(36)?,
    })
}

/// The orders that a query's end finds, with their lines.
pub(super) fn find(conn: &Connection, rest: &str, values: &[&dyn ToSql]) -> Result<Vec<Order>> {
    let mut query = conn.prepare_cached(&format!("SELECT {COLUMNS} FROM orders {rest}"))?;
    let mut orders: Vec<Order> = query.query_map(values, from_row)?.collect::<rusqlite::Result<_>>()?;
    lines::put_into(conn, &mut orders)?;
    Ok(orders)
}

fn find_one(conn: &Connection, rest: &str, values: &[&dyn ToSql]) -> Result<Option<Order>> {
    Ok(find(conn, rest, values)?.pop())
}

/// What a customer sees of the orders: those not taken off the list, whatever an admin put away (contract 11).
const SEEN: &str = "customer_id = ?1 AND hidden = 0";

/// How many of a person's orders there are: all, not delivered, not paid.
const FILTERS: [&str; 3] = [
    "",
    "AND stage <> 'delivered' AND cancelled_at IS NULL AND returned_at IS NULL",
    "AND stage = 'pending' AND cancelled_at IS NULL AND returned_at IS NULL",
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
            Self::Pending => matches!(order.details.stage, Stage::Pending | Stage::Approved | Stage::Shipped),
            Self::Unpaid => order.details.stage == Stage::Pending,
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
    let (limit, offset) = Page::limit_and_offset(Some(page));
    let rest = format!("WHERE {SEEN} {filter} ORDER BY seq DESC LIMIT ?2 OFFSET ?3");
    let orders = find(conn, &rest, params![customer, limit, offset])?;
    let gone = lines::gone(conn, &orders)?;
    Ok(orders.into_iter().map(|order| CustomerOrder::of(order, &gone)).collect())
}

/// How many orders a customer sees.
pub fn count_of_customer(conn: &Connection, customer: &str) -> Result<i64> {
    let sql = format!("SELECT count(*) FROM orders WHERE {SEEN}");
    Ok(conn.prepare_cached(&sql)?.query_row([customer], |r| r.get(0))?)
}

/// How many pieces of a product stand in a customer's orders that nobody approved yet.
pub fn unapproved_pieces(conn: &Connection, customer: &str, product: &str) -> Result<i64> {
    let sql =
        "SELECT coalesce(sum(l.quantity), 0) FROM orders AS o JOIN order_lines AS l ON l.order_seq = o.seq
        WHERE o.customer_id = ?1 AND l.product_id = ?2 AND o.stage = 'pending' AND o.cancelled_at IS NULL";
    Ok(conn.prepare_cached(sql)?.query_row([customer, product], |r| r.get(0))?)
}

/// Whether a product was delivered to a customer who did not bring back every piece of it. What an admin put away, or the
/// customer took off the list, counts.
pub fn was_delivered(conn: &Connection, customer: &str, product_seq: i64) -> Result<bool> {
    let sql = "SELECT EXISTS (SELECT 1 FROM orders AS o JOIN order_lines AS l ON l.order_seq = o.seq
        WHERE o.customer_id = ?1 AND l.product_seq = ?2 AND o.stage = 'delivered' AND o.cancelled_at IS NULL
            AND o.returned_at IS NULL AND l.returned < l.quantity)";
    Ok(conn.prepare_cached(sql)?.query_row(params![customer, product_seq], |r| r.get(0))?)
}

/// An order that is not in the trash.
pub fn by_id(conn: &Connection, id: &str) -> Result<Option<Order>> {
    find_one(conn, "WHERE id = ?1 AND deleted_at IS NULL", params![id])
}

/// A customer's order, also one that an admin put away.
pub fn of_customer_by_id(conn: &Connection, customer: &str, id: &str) -> Result<Option<Order>> {
    find_one(conn, "WHERE id = ?1 AND customer_id = ?2", params![id, customer])
}

/// The order of a number and a phone, for whoever knows both; also one that an admin put away.
pub fn by_number(conn: &Connection, number: &str, phone: &str) -> Result<Option<Order>> {
    find_one(conn, "WHERE number = ?1 AND phone = ?2 AND phone <> ''", params![number, phone])
}

/// An order in the trash.
pub fn in_trash_by_id(conn: &Connection, id: &str) -> Result<Option<Order>> {
    find_one(conn, "WHERE id = ?1 AND deleted_at IS NOT NULL AND erased = 0", params![id])
}

/// The orders in the trash, the last deleted first.
pub fn in_trash(conn: &Connection) -> Result<Vec<Order>> {
    find(conn, "WHERE deleted_at IS NOT NULL AND erased = 0 ORDER BY deleted_at DESC", &[])
}

/// When the newest order of the back office was placed.
pub fn newest_at(conn: &Connection) -> Result<Option<i64>> {
    let sql = "SELECT max(ordered_at) FROM orders WHERE deleted_at IS NULL";
    Ok(conn.prepare_cached(sql)?.query_row([], |r| r.get(0))?)
}

/// Orders of the back office before a place, the newest first; without a place, the newest. Delivered and returned ones
/// are among them whatever was put away.
pub fn page_before(conn: &Connection, seq: Option<i64>, most: usize) -> Result<Vec<Order>> {
    let most = i64::try_from(most).unwrap_or(i64::MAX);
    let rest = "WHERE (deleted_at IS NULL OR stage = 'delivered' OR returned_at IS NOT NULL) AND seq < ?1
        ORDER BY seq DESC LIMIT ?2";
    find(conn, rest, params![seq.unwrap_or(i64::MAX), most])
}

/// An order with its history.
pub fn with_history(conn: &Connection, order: Order) -> Result<AdminOrder> {
    let history =
        history::of_orders(conn, std::slice::from_ref(&order))?.remove(&order.seq).unwrap_or_default();
    let gone: HashSet<String> = lines::gone(conn, std::slice::from_ref(&order))?;
    Ok(AdminOrder::of(order, history, &gone))
}

/// A row of an order's history.
#[derive(Debug, Clone, Copy)]
pub struct Event<'a> {
    /// What happened.
    pub action: HistoryAction,
    /// Who did it: an e-mail address, or the name of a visitor without one.
    pub actor: &'a str,
    /// The delivery time that was given with it, or empty.
    pub delivery: &'a str,
    /// The courier, or the reason; else empty.
    pub detail: &'a str,
}

/// Notes what happened to an order.
pub fn note(conn: &Connection, seq: i64, event: &Event<'_>, now: i64) -> Result<()> {
    conn.prepare_cached(
        "INSERT INTO order_history (order_seq, at, action, actor, delivery, detail)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
    )?
    .execute(params![seq, now, event.action, event.actor, event.delivery, event.detail])?;
    Ok(())
}

/// Writes what was changed of an order and of its lines: stage, delivery, payment, stock, trash.
pub fn save(conn: &Connection, order: &Order) -> Result<()> {
    conn.prepare_cached(
        "UPDATE orders SET stage = ?2, delivery = ?3, courier = ?4, tracking_number = ?5, tracking_link = ?6,
            payment_received = ?7, reason = ?8, note = ?9, approved_at = ?10, shipped_at = ?11, delivered_at = ?12,
            returned_at = ?13, cancelled_at = ?14, deleted_at = ?15, cancelled_by_deleting = ?16 WHERE seq = ?1",
    )?
    .execute(params![
        order.seq,
        order.stage,
        order.delivery,
        order.courier,
        order.tracking_number,
        order.tracking_link,
        order.payment_received,
        order.reason,
        order.note,
        order.approved_at,
        order.shipped_at,
        order.delivered_at,
        order.returned_at,
        order.cancelled_at,
        order.deleted_at,
        order.cancelled_by_deleting,
    ])?;
    lines::save(conn, order)
}

/// Takes an order off its customer's list, and only there.
pub fn hide(conn: &Connection, seq: i64) -> Result<()> {
    conn.execute("UPDATE orders SET hidden = 1 WHERE seq = ?1", [seq])?;
    Ok(())
}

/// Puts an order back on its customer's list.
pub fn show(conn: &Connection, seq: i64) -> Result<()> {
    conn.execute("UPDATE orders SET hidden = 0 WHERE seq = ?1", [seq])?;
    Ok(())
}

/// Whether a customer has taken an order off the list.
pub fn is_hidden(conn: &Connection, seq: i64) -> Result<bool> {
    Ok(conn.query_row("SELECT hidden FROM orders WHERE seq = ?1", [seq], |r| r.get(0))?)
}

/// Whether a live order was paid with this transaction.
pub fn has_transaction(conn: &Connection, transaction: &str) -> Result<bool> {
    let sql = "SELECT EXISTS (SELECT 1 FROM orders WHERE transaction_id = ?1 AND cancelled_at IS NULL)";
    Ok(conn.prepare_cached(sql)?.query_row([transaction], |r| r.get(0))?)
}

/// Deletes for good what has lain in the trash since before a time; answers the pictures that it named. Delivered and
/// returned orders only leave the trash: they stay with their customer, in tracking, figures and exports (contract 11).
pub fn purge(conn: &Connection, before: i64) -> Result<Vec<String>> {
    conn.execute(
        "UPDATE orders SET erased = 1
         WHERE deleted_at < ?1 AND (stage = 'delivered' OR returned_at IS NOT NULL) AND erased = 0",
        [before],
    )?;
    let old: Vec<Order> =
        in_trash(conn)?.into_iter().filter(|o| o.deleted_at.is_some_and(|at| at < before)).collect();
    for order in &old {
        conn.execute("DELETE FROM orders WHERE seq = ?1", [order.seq])?;
    }
    let pictures = old.into_iter().flat_map(|order| order.lines).map(|line| line.main_image);
    Ok(pictures.filter(|path| !path.is_empty()).collect())
}
