//! Mails to whoever ordered. An address that nobody proved to have gets no word that a visitor typed but the name, and few
//! mails: anybody can type somebody else's (contract 6).

use rusqlite::Connection;

use super::model::Order;
use crate::customers::store as customers;
use crate::error::Result;
use crate::mail::{Letter, OrderFacts, outbox, unproven};

/// Puts a letter about an order into the outbox, where there is an address.
pub fn tell(conn: &Connection, order: &Order, letter: fn(OrderFacts) -> Letter, now: i64) -> Result<()> {
    if order.email.is_empty() {
        return Ok(());
    }
    put(conn, order, letter, (is_proven(conn, order)?, now))
}

/// [`tell`] for what a visitor or customer does: within the limits where `limited`, and where the address is not proven.
pub fn tell_within_limits(
    conn: &Connection,
    order: &Order,
    letter: fn(OrderFacts) -> Letter,
    (limited, now): (bool, i64),
) -> Result<()> {
    if order.email.is_empty() {
        return Ok(());
    }
    let is_proven = is_proven(conn, order)?;
    if limited && !is_proven && !unproven::take_one(conn, &order.email, now)? {
        tracing::debug!(order = order.number, "no mail of this order: its address has had many");
        return Ok(());
    }
    put(conn, order, letter, (is_proven, now))
}

fn put(
    conn: &Connection,
    order: &Order,
    letter: fn(OrderFacts) -> Letter,
    (is_proven, now): (bool, i64),
) -> Result<()> {
    let facts = OrderFacts { is_proven, ..order.facts() };
    outbox::put(conn, &order.email, &letter(facts), now).map(|_| ())
}

fn is_proven(conn: &Connection, order: &Order) -> Result<bool> {
    match &order.customer_id {
        Some(customer) => customers::is_proven(conn, customer, &order.email),
        None => Ok(false),
    }
}
