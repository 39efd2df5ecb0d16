//! What is done with an order, each within one transaction: approving, shipping, delivering, cancelling, taking pieces
//! back, putting away and restoring. Stock, points, history, audit log and mails move with it (contract 7 and 11).

use rusqlite::Connection;
use serde_json::{Value, json};

use super::model::{HistoryAction, Line, Order, Stage};
use super::store::{self, Event};
use super::{lines, shelf, telling};
use crate::audit;
use crate::catalogue::ledger::Cause;
use crate::coupons::store::{self as coupons, Person};
use crate::customers::store as customers;
use crate::error::{Error, Result};
use crate::mail::{Letter, OrderFacts};
use crate::messages::Message;

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

    fn note(
        &self,
        conn: &Connection,
        order: &Order,
        action: HistoryAction,
        (delivery, detail): (&str, &str),
    ) -> Result<()> {
        store::note(conn, order.seq, &Event { action, actor: self.admin, delivery, detail }, self.now)
    }

    fn tell(&self, conn: &Connection, order: &Order, letter: fn(OrderFacts) -> Letter) -> Result<()> {
        telling::tell(conn, order, letter, self.now)
    }
}

fn told(order: &Order) -> Value {
    json!({
        "orderNumber": order.number, "name": order.name(), "quantity": order.quantity(), "total": order.total,
        "stage": order.standing().as_str(), "delivery": order.delivery,
    })
}

/// Approves an order: a quick order takes its stock now, and so does a pre-order whose product has arrived.
///
/// # Errors
/// 409 where it is approved already or there is not enough stock.
pub fn approve(conn: &Connection, mut order: Order, delivery: &str, by: By<'_>) -> Result<Order> {
    match order.standing() {
        Stage::Pending => {}
        Stage::Cancelled => return Err(Error::conflict(Message::OrderWasCancelled)),
        Stage::Returned => return Err(Error::conflict(Message::OrderWasReturned)),
        _ => return Err(Error::conflict(Message::OrderApprovedAlready)),
    }
    make_approved(conn, &mut order, delivery, by)?;
    store::save(conn, &order)?;
    by.write_down(conn, "approve", &order)?;
    by.tell(conn, &order, Letter::OrderConfirmed)?;
    Ok(order)
}

fn make_approved(conn: &Connection, order: &mut Order, delivery: &str, by: By<'_>) -> Result<()> {
    shelf::take_all(conn, order, (Cause::Approval, by.admin), by.now)?;
    order.stage = Stage::Approved;
    order.approved_at = Some(by.now);
    delivery.clone_into(&mut order.delivery);
    by.note(conn, order, HistoryAction::Approved, (delivery, ""))
}

/// Who brings an order, and how to follow it.
#[derive(Debug, Clone)]
pub struct Shipment {
    /// The courier's name.
    pub courier: String,
    /// The courier's number of it, or empty.
    pub number: String,
    /// The courier's page of it, or empty.
    pub link: String,
}

/// Gives an approved order to a courier. A pre-order that was approved before its product arrived takes its pieces now.
///
/// # Errors
/// 409 where it is not approved or further, or there is not enough stock.
pub fn ship(conn: &Connection, mut order: Order, shipment: Shipment, by: By<'_>) -> Result<Order> {
    match order.standing() {
        Stage::Approved => {}
        Stage::Pending => return Err(Error::conflict(Message::OrderNotConfirmed)),
        Stage::Shipped => return Err(Error::conflict(Message::OrderShippedAlready)),
        Stage::Delivered => return Err(Error::conflict(Message::OrderDeliveredAlready)),
        Stage::Cancelled => return Err(Error::conflict(Message::OrderWasCancelled)),
        Stage::Returned => return Err(Error::conflict(Message::OrderWasReturned)),
    }
    shelf::take_all(conn, &mut order, (Cause::Approval, by.admin), by.now)?;
    order.stage = Stage::Shipped;
    order.shipped_at = Some(by.now);
    order.courier = shipment.courier;
    order.tracking_number = shipment.number;
    order.tracking_link = shipment.link;
    store::save(conn, &order)?;
    let with = [order.courier.as_str(), &order.tracking_number].join(" ");
    by.note(conn, &order, HistoryAction::Shipped, ("", with.trim()))?;
    by.write_down(conn, "ship", &order)?;
    by.tell(conn, &order, Letter::OrderShipped)?;
    Ok(order)
}

/// Delivers an order; one that is not approved is approved first. A pre-order that was approved before its product
/// arrived takes its pieces now. Points of the pieces that did not come back are credited, once.
///
/// # Errors
/// 409 where it is delivered already, or there is not enough stock.
pub fn deliver(conn: &Connection, mut order: Order, delivery: &str, by: By<'_>) -> Result<Order> {
    match order.standing() {
        Stage::Pending => make_approved(conn, &mut order, delivery, by)?,
        Stage::Approved | Stage::Shipped => {
            shelf::take_all(conn, &mut order, (Cause::Approval, by.admin), by.now)?;
        }
        Stage::Delivered => return Err(Error::conflict(Message::OrderDeliveredAlready)),
        Stage::Cancelled => return Err(Error::conflict(Message::OrderWasCancelled)),
        Stage::Returned => return Err(Error::conflict(Message::OrderWasReturned)),
    }
    order.stage = Stage::Delivered;
    order.delivered_at = Some(by.now);
    delivery.clone_into(&mut order.delivery);
    store::save(conn, &order)?;
    by.note(conn, &order, HistoryAction::Delivered, (delivery, ""))?;
    by.write_down(conn, "deliver", &order)?;
    credit(conn, &order, order.points_kept())?;
    by.tell(conn, &order, Letter::OrderDelivered)?;
    Ok(order)
}

/// Gives a customer points, or takes them back.
fn credit(conn: &Connection, order: &Order, points: i64) -> Result<()> {
    match order.customer_id.as_deref().filter(|_| points != 0) {
        Some(customer) => customers::credit(conn, customer, points),
        None => Ok(()),
    }
}

/// Cancels an order of a customer who changed their mind: the stock that it took goes back, and mail tells it. `limited`:
/// whether the limits on mail count.
///
/// # Errors
/// 409 where it is on its way, or cancelled already.
pub fn cancel_own(conn: &Connection, mut order: Order, by: By<'_>, limited: bool) -> Result<()> {
    match order.standing() {
        Stage::Pending => {}
        Stage::Cancelled => return Err(Error::conflict(Message::OrderWasCancelled)),
        _ => return Err(Error::conflict(Message::OrderOnItsWay)),
    }
    give_up(conn, &mut order, "", by)?;
    telling::tell_within_limits(conn, &order, Letter::OrderCancelled, (limited, by.now))?;
    for_good(&mut order);
    store::save(conn, &order)
}

/// Cancels an order that is not delivered, with a reason: stock and coupon go back, and mail tells it.
///
/// # Errors
/// 409 where it is delivered, returned or cancelled already.
pub fn cancel(conn: &Connection, mut order: Order, reason: &str, by: By<'_>) -> Result<Order> {
    match order.standing() {
        Stage::Pending | Stage::Approved | Stage::Shipped => {}
        Stage::Delivered => return Err(Error::conflict(Message::OrderDeliveredAlready)),
        Stage::Cancelled => return Err(Error::conflict(Message::OrderWasCancelled)),
        Stage::Returned => return Err(Error::conflict(Message::OrderWasReturned)),
    }
    give_up(conn, &mut order, reason, by)?;
    by.tell(conn, &order, Letter::OrderCancelled)?;
    for_good(&mut order);
    store::save(conn, &order)?;
    by.write_down(conn, "cancel", &order)?;
    Ok(order)
}

/// What was given back is not taken again when the order comes out of the trash.
fn for_good(order: &mut Order) {
    for line in &mut order.lines {
        line.given_back = 0;
    }
}

/// What every cancelling does: stock and history. A coupon goes back by it, since cancelled orders do not count. The
/// order is not saved yet.
fn give_up(conn: &Connection, order: &mut Order, reason: &str, by: By<'_>) -> Result<()> {
    shelf::give_all_back(conn, order, (Cause::Deletion, by.admin), by.now)?;
    order.cancelled_at = Some(by.now);
    reason.clone_into(&mut order.reason);
    by.note(conn, order, HistoryAction::Cancelled, ("", reason))
}

/// Pieces of a line that come back.
#[derive(Debug, Clone, Copy)]
pub struct Returning {
    /// The line's place.
    pub line: i64,
    /// Pieces.
    pub quantity: i64,
    /// Whether they go back on the shelf.
    pub restock: bool,
    /// How many had come back before, as the admin saw it.
    pub before: Option<i64>,
}

/// Takes pieces back of an order that is with the courier or the customer. Their points are taken back, and their money
/// leaves the revenue, with their share of a discount.
///
/// # Errors
/// 409 where the order is at another stage, or more would come back than was sold; 400 for a line that there is not.
pub fn take_back(
    conn: &Connection,
    mut order: Order,
    pieces: &[Returning],
    reason: &str,
    by: By<'_>,
) -> Result<Order> {
    match order.standing() {
        Stage::Shipped | Stage::Delivered => {}
        Stage::Pending | Stage::Approved => return Err(Error::conflict(Message::OrderNotOut)),
        Stage::Cancelled => return Err(Error::conflict(Message::OrderWasCancelled)),
        Stage::Returned => return Err(Error::conflict(Message::OrderWasReturned)),
    }
    let mut points = 0;
    for piece in pieces {
        points += take_line_back(conn, &mut order, *piece, by)?;
    }
    if order.delivered_at.is_some() {
        credit(conn, &order, -points)?;
    }
    if order.lines.iter().all(|line| line.kept() == 0) {
        order.returned_at = Some(by.now);
    }
    reason.clone_into(&mut order.reason);
    store::save(conn, &order)?;
    by.note(conn, &order, HistoryAction::Returned, ("", reason))?;
    by.write_down(conn, "return", &order)?;
    by.tell(conn, &order, Letter::OrderReturned)?;
    Ok(order)
}

/// Takes pieces of one line back; answers the points that they brought.
fn take_line_back(conn: &Connection, order: &mut Order, piece: Returning, by: By<'_>) -> Result<i64> {
    let id = order.id.clone();
    let Some(line) = order.lines.iter_mut().find(|line| line.line == piece.line) else {
        return Err(Error::field("lines", Message::OrderLineUnknown { line: piece.line }));
    };
    if piece.before.is_some_and(|before| before != line.returned) {
        return Err(Error::conflict(Message::OrderChangedMeanwhile));
    }
    if piece.quantity > line.kept() {
        let left = line.kept();
        return Err(Error::conflict(Message::ReturnTooMany { line: piece.line, left }));
    }
    // Pieces that were never taken off a shelf are not put on one.
    let held = piece.quantity.min(line.taken);
    let mut restocked = 0;
    if piece.restock && held > 0 {
        restocked = shelf::give_back(conn, &id, line, held, (Cause::Return, by.admin), by.now)?;
    }
    line.taken -= held;
    let before = money_back(line);
    line.returned += piece.quantity;
    line.restocked += restocked;
    let points = line.points * piece.quantity;
    let amount = money_back(line) - before;
    lines::note_return(conn, order.seq, piece.line, (piece.quantity, restocked, amount), by.now)?;
    Ok(points)
}

/// What a line's pieces that came back cost, less their part of its discount.
fn money_back(line: &Line) -> i64 {
    let cost = line.price.unwrap_or_default() * line.returned;
    cost - line.discount * line.returned / line.quantity
}

/// Notes whether an order's money came.
pub fn set_payment(conn: &Connection, mut order: Order, received: bool, by: By<'_>) -> Result<Order> {
    if order.payment_received != received {
        order.payment_received = received;
        store::save(conn, &order)?;
        let action = if received { HistoryAction::Paid } else { HistoryAction::Unpaid };
        by.note(conn, &order, action, ("", ""))?;
        by.write_down(conn, action.as_str(), &order)?;
    }
    Ok(order)
}

/// Writes what admins note of an order.
pub fn set_note(conn: &Connection, mut order: Order, note: String, by: By<'_>) -> Result<Order> {
    order.note = note;
    store::save(conn, &order)?;
    by.write_down(conn, "note", &order)?;
    Ok(order)
}

/// Puts an order away from the admins' list. One that is not delivered is cancelled by it, and told; a delivered or
/// returned one stays with its customer (contract 11).
pub fn trash(conn: &Connection, mut order: Order, by: By<'_>) -> Result<()> {
    if !order.stays() && order.cancelled_at.is_none() {
        give_up(conn, &mut order, "", by)?;
        by.tell(conn, &order, Letter::OrderCancelled)?;
        order.cancelled_by_deleting = true;
    }
    order.deleted_at = Some(by.now);
    store::save(conn, &order)?;
    by.note(conn, &order, HistoryAction::Deleted, ("", ""))?;
    by.write_down(conn, "delete", &order)
}

/// Takes an order out of the trash with the stock and the coupon that putting it away gave back; whether there was one.
/// One that was cancelled before stays cancelled.
///
/// # Errors
/// 409 where there is not enough stock any more, its coupon is used up, or its payment is another order's.
pub fn restore(conn: &Connection, id: &str, by: By<'_>) -> Result<bool> {
    let Some(mut order) = store::in_trash_by_id(conn, id)? else { return Ok(false) };
    // What putting it away cancelled goes on where it was.
    let lives_again = order.cancelled_by_deleting;
    if lives_again {
        may_live(conn, &order)?;
        shelf::take_again(conn, &mut order, (Cause::Restoring, by.admin), by.now)?;
        order.cancelled_at = None;
        order.cancelled_by_deleting = false;
        store::show(conn, order.seq)?;
    }
    order.deleted_at = None;
    store::save(conn, &order)?;
    by.note(conn, &order, HistoryAction::Restored, ("", ""))?;
    if lives_again {
        // The person was told that nothing comes.
        let again = match order.stage {
            Stage::Pending => Letter::OrderReceived,
            Stage::Shipped => Letter::OrderShipped,
            _ => Letter::OrderConfirmed,
        };
        by.tell(conn, &order, again)?;
    }
    Ok(true)
}

/// Whether an order's coupon and payment are still its own.
fn may_live(conn: &Connection, order: &Order) -> Result<()> {
    if !order.transaction.is_empty() && store::has_transaction(conn, &order.transaction)? {
        return Err(Error::conflict(Message::TransactionUsed));
    }
    let coupon = order.coupon_seq.map(|seq| coupons::by_seq(conn, seq)).transpose()?.flatten();
    if let Some(coupon) = coupon {
        let person = Person { customer: order.customer_id.as_deref(), phone: &order.phone };
        if let Some(message) = coupons::used_up(conn, &coupon, person)? {
            return Err(Error::conflict(message));
        }
    }
    Ok(())
}
