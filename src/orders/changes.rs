//! What admins do with an order, each within one transaction: approving, delivering, deleting, restoring. Stock, points,
//! history, audit log and mails move with it.

use rusqlite::Connection;
use serde_json::{Value, json};

use super::model::{HistoryAction, Order, Stage};
use super::place::not_enough;
use super::store;
use crate::audit;
use crate::catalogue::ledger::Cause;
use crate::catalogue::store::{self as products, Move, move_stock};
use crate::catalogue::variant::takes_stock;
use crate::customers::store as customers;
use crate::error::{Error, Result};
use crate::mail::{Letter, outbox};
use crate::messages::Message;
use crate::validate::limit;

/// Who does it, and when.
#[derive(Debug, Clone, Copy)]
pub struct By<'a> {
    /// The admin's e-mail address; of a customer who cancels, the customer's.
    pub admin: &'a str,
    /// Milliseconds.
    pub now: i64,
}

impl By<'_> {
    fn write_down(&self, conn: &Connection, action: &'static str, order: &Order) -> Result<()> {
        let note = audit::Note {
            admin: self.admin,
            action,
            subject: "order",
            id: Some(&order.id),
            detail: told(order),
        };
        audit::note(conn, &note, self.now)
    }
}

fn told(order: &Order) -> Value {
    json!({
        "orderNumber": order.number, "name": order.name, "quantity": order.quantity, "total": order.total,
        "stage": order.standing().as_str(), "delivery": order.delivery,
    })
}

/// Approves an order: a quick order takes its stock now, and so does a pre-order whose product has arrived.
///
/// # Errors
/// 409 where it is approved already or there is not enough stock.
pub fn approve(conn: &Connection, mut order: Order, delivery: &str, by: By<'_>) -> Result<Order> {
    not_cancelled(&order)?;
    if order.stage != Stage::Pending {
        return Err(Error::conflict(Message::OrderApprovedAlready));
    }
    make_approved(conn, &mut order, delivery, by)?;
    store::save(conn, &order)?;
    by.write_down(conn, "approve", &order)?;
    outbox::put(conn, &order.email, &Letter::OrderConfirmed(order.facts()), by.now)?;
    Ok(order)
}

fn make_approved(conn: &Connection, order: &mut Order, delivery: &str, by: By<'_>) -> Result<()> {
    take_if_none_was(conn, order, by)?;
    order.stage = Stage::Approved;
    order.approved_at = Some(by.now);
    delivery.clone_into(&mut order.delivery);
    store::note(conn, order.seq, HistoryAction::Approved, by.admin, delivery, by.now)
}

/// Takes an order's pieces where none were taken yet: a quick order's, and a pre-order's once its product has arrived
/// (contract 11).
fn take_if_none_was(conn: &Connection, order: &mut Order, by: By<'_>) -> Result<()> {
    if order.taken == 0 {
        order.taken = take(conn, order, order.quantity, Cause::Approval, by)?.unwrap_or(0);
    }
    Ok(())
}

/// Takes pieces off the shelf; none where the product stands among the upcoming, nothing where it is gone for good.
fn take(conn: &Connection, order: &Order, pieces: i64, cause: Cause, by: By<'_>) -> Result<Option<i64>> {
    let Some(seq) = order.product_seq else { return Ok(Some(0)) };
    let Some(stored) = products::by_seq(conn, seq)? else { return Ok(None) };
    if !takes_stock(stored.product.listing) {
        return Ok(Some(0));
    }
    let before = stored.product.stock;
    if before < pieces {
        return Err(not_enough(before));
    }
    let step = Move { seq, before, after: before - pieces, cause, actor: by.admin, subject: Some(&order.id) };
    move_stock(conn, &step, by.now)?;
    Ok(Some(pieces))
}

/// Delivers an order; one that is not approved is approved first. A pre-order that was approved before its product
/// arrived takes its pieces now. Points are credited, once.
///
/// # Errors
/// 409 where it is delivered already, or there is not enough stock.
pub fn deliver(conn: &Connection, mut order: Order, delivery: &str, by: By<'_>) -> Result<Order> {
    not_cancelled(&order)?;
    if order.stage == Stage::Delivered {
        return Err(Error::conflict(Message::OrderDeliveredAlready));
    }
    if order.stage == Stage::Pending {
        make_approved(conn, &mut order, delivery, by)?;
    } else {
        take_if_none_was(conn, &mut order, by)?;
    }
    order.stage = Stage::Delivered;
    order.delivered_at = Some(by.now);
    delivery.clone_into(&mut order.delivery);
    store::save(conn, &order)?;
    store::note(conn, order.seq, HistoryAction::Delivered, by.admin, delivery, by.now)?;
    by.write_down(conn, "deliver", &order)?;
    if let Some(customer) = order.customer_id.as_deref().filter(|_| order.points > 0) {
        customers::credit(conn, customer, order.points * order.quantity)?;
    }
    outbox::put(conn, &order.email, &Letter::OrderDelivered(order.facts()), by.now)?;
    Ok(order)
}

fn not_cancelled(order: &Order) -> Result<()> {
    if order.cancelled_at.is_some() { Err(Error::conflict(Message::OrderWasCancelled)) } else { Ok(()) }
}

/// Cancels an order of a customer who changed their mind: the stock that it took goes back, and mail tells it.
///
/// # Errors
/// 409 where it is on its way, or cancelled already.
pub fn cancel(conn: &Connection, mut order: Order, by: By<'_>) -> Result<()> {
    not_cancelled(&order)?;
    if order.stage != Stage::Pending {
        return Err(Error::conflict(Message::OrderOnItsWay));
    }
    give_up(conn, &mut order, by)?;
    order.returned = 0;
    store::save(conn, &order)
}

/// What every cancelling does: stock, history and mail. The order is not saved yet.
fn give_up(conn: &Connection, order: &mut Order, by: By<'_>) -> Result<()> {
    if order.taken > 0 {
        order.returned = give_back(conn, order, by)?;
        order.taken = 0;
    }
    order.cancelled_at = Some(by.now);
    store::note(conn, order.seq, HistoryAction::Cancelled, by.admin, "", by.now)?;
    outbox::put(conn, &order.email, &Letter::OrderCancelled(order.facts()), by.now)?;
    Ok(())
}

/// Puts an order away from the admins' list. One that is not delivered is cancelled by it, and told; a delivered one stays
/// with its customer (contract 11).
pub fn trash(conn: &Connection, mut order: Order, by: By<'_>) -> Result<()> {
    if order.stage != Stage::Delivered && order.cancelled_at.is_none() {
        give_up(conn, &mut order, by)?;
    }
    order.deleted_at = Some(by.now);
    store::save(conn, &order)?;
    store::note(conn, order.seq, HistoryAction::Deleted, by.admin, "", by.now)?;
    by.write_down(conn, "delete", &order)
}

/// Puts an order's pieces back on the shelf, as far as a stock goes; answers how many.
fn give_back(conn: &Connection, order: &Order, by: By<'_>) -> Result<i64> {
    let Some(seq) = order.product_seq else { return Ok(0) };
    let Some(stored) = products::by_seq(conn, seq)? else { return Ok(0) };
    let before = stored.product.stock;
    // A shelf that is full takes no more.
    let after = (before + order.taken).min(limit::STOCK);
    if after > before {
        let step =
            Move { seq, before, after, cause: Cause::Deletion, actor: by.admin, subject: Some(&order.id) };
        move_stock(conn, &step, by.now)?;
    }
    Ok(after - before)
}

/// Takes an order out of the trash with the stock that putting it away gave back; whether there was one. One that its
/// customer had cancelled stays cancelled.
///
/// # Errors
/// 409 where there is not enough stock any more.
pub fn restore(conn: &Connection, id: &str, by: By<'_>) -> Result<bool> {
    let Some(mut order) = store::in_trash_by_id(conn, id)? else { return Ok(false) };
    if order.returned > 0 {
        order.taken =
            take(conn, &order, order.returned, Cause::Restoring, by)?.ok_or_else(|| not_enough(0))?;
        order.returned = 0;
    }
    // What putting it away cancelled goes on where it was.
    if order.cancelled_at == order.deleted_at {
        order.cancelled_at = None;
    }
    order.deleted_at = None;
    store::save(conn, &order)?;
    store::note(conn, order.seq, HistoryAction::Restored, by.admin, "", by.now)?;
    Ok(true)
}
