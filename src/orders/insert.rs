//! Storing a new order: its number, its row, the first line of its history, the mails that tell of it.

use rusqlite::{Connection, params};

use super::model::{HistoryAction, Order};
use super::store;
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

/// Stores an order, and writes to the owner, and to the person where that is wanted.
pub fn insert(conn: &Connection, order: &Order, tell_person: bool) -> Result<()> {
    let parts = [&order.number, &order.username, &order.phone, &order.email, &order.address, &order.name];
    let search = searchable(&parts.map(String::as_str).join(" "));
    conn.prepare_cached(
        "INSERT INTO orders (id, number, customer_id, product_id, product_seq, listing, name, category, brand,
            main_image, color, ram_storage, price, quantity, total, points, payment_method, stage, delivery, username,
            email, phone, address, message, search, taken, ordered_at)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, ?18, ?19, ?20, ?21, ?22,
            ?23, ?24, ?25, ?26, ?27)",
    )?
    .execute(params![
        order.id,
        order.number,
        order.customer_id,
        order.product_id,
        order.product_seq,
        order.listing.map_or("", |listing| listing.spec().name),
        order.name,
        order.category,
        order.brand,
        order.main_image,
        order.color,
        order.ram_storage,
        order.price,
        order.quantity,
        order.total,
        order.points,
        order.payment_method,
        order.stage.as_str(),
        order.delivery,
        order.username,
        order.email,
        order.phone,
        order.address,
        order.message,
        search,
        order.taken,
        order.ordered_at,
    ])?;
    let seq = conn.last_insert_rowid();
    store::note(conn, seq, HistoryAction::Placed, &order.email, &order.delivery, order.ordered_at)?;
    if tell_person {
        outbox::put(conn, &order.email, &Letter::OrderReceived(order.facts()), order.ordered_at)?;
    }
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
