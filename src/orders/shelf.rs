//! The pieces of an order and the stock that they come from and go back to; every move is a row of the ledger.

use rusqlite::Connection;
use serde_json::{Map, json};

use super::model::{Line, Order};
use crate::catalogue::ledger::Cause;
use crate::catalogue::store::{self as products, Move, move_stock};
use crate::catalogue::variant::takes_stock;
use crate::error::{Error, Result};
use crate::messages::Message;
use crate::validate::limit;

/// Why a stock moves, and who moves it.
pub type Why<'a> = (Cause, &'a str);

/// Takes the pieces of every line that holds none: those of a new order, of a quick order, and of a pre-order once its
/// product has arrived (contract 11).
///
/// # Errors
/// 409 where there is not enough stock.
pub fn take_all(conn: &Connection, order: &mut Order, why: Why<'_>, now: i64) -> Result<()> {
    let id = order.id.clone();
    for line in order.lines.iter_mut().filter(|line| line.taken == 0) {
        line.taken = take(conn, &id, line, line.kept(), why, now)?.unwrap_or(0);
    }
    Ok(())
}

/// Takes again what putting the order away gave back.
///
/// # Errors
/// 409 where there is not enough stock any more, or the product is gone for good.
pub fn take_again(conn: &Connection, order: &mut Order, why: Why<'_>, now: i64) -> Result<()> {
    let id = order.id.clone();
    for line in order.lines.iter_mut().filter(|line| line.given_back > 0) {
        let taken = take(conn, &id, line, line.given_back, why, now)?;
        line.taken = taken.ok_or_else(|| not_enough_of(line, 0))?;
        line.given_back = 0;
    }
    Ok(())
}

/// Takes pieces off the shelf; none where the product stands among the upcoming, nothing where it is gone for good.
fn take(
    conn: &Connection,
    order: &str,
    line: &Line,
    pieces: i64,
    (cause, actor): Why<'_>,
    now: i64,
) -> Result<Option<i64>> {
    if pieces == 0 {
        return Ok(Some(0));
    }
    let Some(seq) = line.product_seq else { return Ok(Some(0)) };
    let Some(stored) = products::by_seq(conn, seq)? else { return Ok(None) };
    if !takes_stock(stored.product.listing) {
        return Ok(Some(0));
    }
    let before = stored.product.stock;
    if before < pieces {
        return Err(not_enough_of(line, before));
    }
    let step = Move { seq, before, after: before - pieces, cause, actor, subject: Some(order) };
    move_stock(conn, &step, now)?;
    Ok(Some(pieces))
}

/// Puts all pieces that an order holds back on the shelf, and notes how many each line gave back.
pub fn give_all_back(conn: &Connection, order: &mut Order, why: Why<'_>, now: i64) -> Result<()> {
    let id = order.id.clone();
    for line in order.lines.iter_mut().filter(|line| line.taken > 0) {
        line.given_back = give_back(conn, &id, line, line.taken, why, now)?;
        line.taken = 0;
    }
    Ok(())
}

/// Puts pieces of a line back on the shelf, as far as a stock goes; answers how many.
pub fn give_back(
    conn: &Connection,
    order: &str,
    line: &Line,
    pieces: i64,
    (cause, actor): Why<'_>,
    now: i64,
) -> Result<i64> {
    let Some(seq) = line.product_seq else { return Ok(0) };
    let Some(stored) = products::by_seq(conn, seq)? else { return Ok(0) };
    let before = stored.product.stock;
    // A shelf that is full takes no more.
    let after = (before + pieces).min(limit::STOCK);
    if after > before {
        move_stock(conn, &Move { seq, before, after, cause, actor, subject: Some(order) }, now)?;
    }
    Ok(after - before)
}

/// 409 with the line that there is too little of, and the stock that there is.
fn not_enough_of(line: &Line, stock: i64) -> Error {
    let extra = [("line", json!(line.line)), ("name", json!(line.name)), ("stock", json!(stock))];
    let extra = extra.map(|(name, value)| (name.to_owned(), value));
    Error::Conflict { message: Message::NotEnoughStock, extra: Map::from_iter(extra) }
}

/// 409 with the stock that there is.
#[must_use]
pub fn not_enough(stock: i64) -> Error {
    let extra = Map::from_iter([("stock".to_owned(), json!(stock))]);
    Error::Conflict { message: Message::NotEnoughStock, extra }
}
