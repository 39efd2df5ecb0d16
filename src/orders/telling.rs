//! Mails to whoever ordered, and how many an unproven address gets. An address that nobody proved to have gets no word that a visitor typed but the name, and few
//! mails: anybody can type somebody else's (contract 6).

use rusqlite::{Connection, params};

use super::model::Order;
use crate::clock::DAY_MS;
use crate::customers::store as customers;
use crate::error::Result;
use crate::mail::{Letter, OrderFacts, outbox};

const HOUR_MS: i64 = 3_600_000;
/// How many mails an hour and a day visitors may cause for an address that nobody proved to have.
const ALLOWED: [i64; 2] = [3, 10];

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
    if limited && !is_proven && !take_one(conn, &order.email, now)? {
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

/// Takes one of the mails that an address that nobody proved to have is allowed; whether there was one left.
pub fn take_one(conn: &Connection, recipient: &str, now: i64) -> Result<bool> {
    let mut count = conn.prepare_cached(
        "SELECT count(*) FILTER (WHERE at > ?2), count(*) FROM unproven_mails WHERE recipient = ?1 AND at > ?3",
    )?;
    let sent: [i64; 2] =
        count.query_row(params![recipient, now - HOUR_MS, now - DAY_MS], |r| Ok([r.get(0)?, r.get(1)?]))?;
    if sent.iter().zip(ALLOWED).any(|(sent, most)| *sent >= most) {
        return Ok(false);
    }
    conn.prepare_cached("INSERT INTO unproven_mails (recipient, at) VALUES (?1, ?2)")?
        .execute(params![recipient, now])?;
    Ok(true)
}

/// Forgets mails that no limit counts any more.
pub fn purge(conn: &Connection, now: i64) -> Result<()> {
    conn.execute("DELETE FROM unproven_mails WHERE at <= ?1", [now - DAY_MS])?;
    Ok(())
}
