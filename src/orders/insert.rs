//! Storing a new order: its number, its rows, the first line of its history, the mails that tell of it.

use rusqlite::{Connection, params};

use super::model::{HistoryAction, Order};
use super::store::{self, Event};
use super::{lines, telling};
use crate::error::Result;
use crate::ids::plain;
use crate::mail::{Letter, outbox};
use crate::text::searchable;

/// A random `H-XXXX-XXXX` (contract 6).
#[must_use]
pub fn random_number() -> String {
    format!("H-{}-{}", plain(4), plain(4))
}

/// A number that no order has.
pub fn new_number(conn: &Connection) -> Result<String> {
    loop {
        let number = random_number();
        let taken: bool = conn
            .prepare_cached("SELECT EXISTS (SELECT 1 FROM orders WHERE number = ?1)")?
            .query_row([&number], |r| r.get(0))?;
        if !taken {
            return Ok(number);
        }
    }
}

/// Stores an order, and writes to the owner, and to the person where there is an address; `limited`: whether the limits on
/// mail count.
pub fn insert(conn: &Connection, order: &Order, limited: bool) -> Result<()> {
    let own =
        [&order.number, &order.username, &order.phone, &order.email, &order.address, &order.transaction];
    let parts: Vec<&str> =
        own.into_iter().chain(order.lines.iter().map(|line| &line.name)).map(String::as_str).collect();
    let search = searchable(&parts.join(" "));
    conn.prepare_cached(
        "INSERT INTO orders (id, number, customer_id, subtotal, discount, coupon, coupon_seq, delivery_method, zone,
            branch, delivery_charge, total, payment_method, transaction_id, stage, delivery, username, email, phone,
            address, message, language, search, ordered_at)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, ?18, ?19, ?20, ?21, ?22,
            ?23, ?24)",
    )?
    .execute(params![
        order.id,
        order.number,
        order.customer_id,
        order.subtotal,
        order.discount,
        order.coupon,
        order.coupon_seq,
        order.delivery_method,
        order.zone,
        order.branch,
        order.delivery_charge,
        order.total,
        order.payment_method,
        order.transaction,
        order.stage,
        order.delivery,
        order.username,
        order.email,
        order.phone,
        order.address,
        order.message,
        order.language,
        search,
        order.ordered_at,
    ])?;
    let seq = conn.last_insert_rowid();
    lines::insert(conn, seq, &order.lines)?;
    let actor = if order.email.is_empty() { &order.username } else { &order.email };
    let event = Event { action: HistoryAction::Placed, actor, delivery: &order.delivery, detail: "" };
    store::note(conn, seq, &event, order.ordered_at)?;
    telling::tell_within_limits(conn, order, Letter::OrderReceived, (limited, order.ordered_at))?;
    outbox::put_for_owner(conn, &Letter::NewOrder(order.facts()), order.ordered_at)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_random_and_plain() {
        let (a, b) = (random_number(), random_number());
        assert_ne!(a, b);
        assert_eq!(a.len(), 11);
        assert!(a.starts_with("H-") && a.as_bytes()[6] == b'-', "{a}");
    }
}
