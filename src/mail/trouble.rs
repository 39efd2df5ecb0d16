//! Mails that did not go yet, or will not: what an owner sees of them and does about them.

use rusqlite::types::Value;
use rusqlite::{Connection, OptionalExtension, params, params_from_iter};
use serde::Serialize;
use utoipa::ToSchema;

use super::fault::{Failure, Fault};
use super::outbox::LIFE_MS;
use crate::clock::{DAY_MS, rfc3339};
use crate::error::{Error, Result};
use crate::http::query::Page;
use crate::messages::{Label, Message};
use crate::words::words;

/// How long a mail that is given up is shown.
const SHOWN_MS: i64 = 30 * DAY_MS;

words! {
    /// What a mail tells, as its stored letter says it.
    pub enum MailKind {
        /// A one-time password.
        Otp = "otp",
        /// A password was changed.
        PasswordChanged = "password_changed",
        /// To the customer: the order has arrived at the shop.
        OrderReceived = "order_received",
        /// To the customer: the order is confirmed.
        OrderConfirmed = "order_confirmed",
        /// To the customer: the order was delivered.
        OrderDelivered = "order_delivered",
        /// To the customer: the order was cancelled.
        OrderCancelled = "order_cancelled",
        /// An order is with the courier.
        OrderShipped = "order_shipped",
        /// Pieces of an order came back.
        OrderReturned = "order_returned",
        /// To the owner: a new order.
        NewOrder = "new_order",
        /// To the owner: a new message.
        NewMessage = "new_message",
        /// To the owner: a question about a product.
        NewQuestion = "new_question",
        /// To whoever asked: the shop has answered.
        QuestionAnswered = "question_answered",
    }
}

words! {
    /// Whether a mail is tried again.
    pub enum MailState {
        /// By itself.
        Waiting = "waiting",
        /// It was given up.
        Failed = "failed",
    }
}

/// A mail that is in trouble.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct TroubledMail {
    /// Its number.
    #[serde(rename = "_id")]
    pub id: String,
    /// What it tells.
    pub kind: MailKind,
    /// The address that it is for.
    pub recipient: String,
    /// `H-XXXX-XXXX`, where it tells of an order.
    #[schema(required)]
    pub order_number: Option<String>,
    /// Whether it is tried again by itself.
    pub state: MailState,
    /// How often it was tried.
    pub attempts: i64,
    /// RFC 3339 in UTC.
    pub created_at: String,
    /// When it is tried next, RFC 3339 in UTC; `null` once it failed.
    #[schema(required)]
    pub next_at: Option<String>,
    /// When it was given up, RFC 3339 in UTC.
    #[schema(required)]
    pub failed_at: Option<String>,
    /// Why, as a word.
    pub fault: Fault,
    /// Why, as a sentence in English.
    pub reason: String,
    /// Why, as a message.
    #[serde(flatten)]
    pub message: Message,
    /// What the mail server said to it, or empty.
    pub answer: String,
    /// Whether it can be tried anew; a one-time password cannot.
    pub can_retry: bool,
}

/// Which mails.
#[derive(Debug, Default)]
pub struct Which {
    /// Those given up, or those that wait.
    pub state: Option<MailState>,
    /// Those of these orders, as a JSON array of numbers.
    pub orders: Option<String>,
}

impl Which {
    fn sql(self) -> (String, Vec<Value>) {
        let mut fits = "fault <> ''".to_owned();
        let mut values = Vec::new();
        fits += match self.state {
            Some(MailState::Failed) => " AND failed_at IS NOT NULL",
            Some(MailState::Waiting) => " AND failed_at IS NULL",
            None => "",
        };
        if let Some(orders) = self.orders {
            fits += " AND order_number IN (SELECT value FROM json_each(?))";
            values.push(Value::Text(orders));
        }
        (fits, values)
    }
}

/// Some mails in trouble, those given up first, the newest of each first, and how many there are.
pub fn list(conn: &Connection, which: Which, page: Page) -> Result<(Vec<TroubledMail>, u64)> {
    let (fits, mut values) = which.sql();
    let total: i64 = conn
        .prepare_cached(&format!("SELECT count(*) FROM outbox WHERE {fits}"))?
        .query_row(params_from_iter(&values), |r| r.get(0))?;
    let mut query = conn.prepare_cached(&format!(
        "SELECT id, json_extract(letter, '$.kind'), recipient, order_number, attempts, created_at, next_at, failed_at,
            fault, answer FROM outbox WHERE {fits} ORDER BY failed_at IS NULL, id DESC LIMIT ? OFFSET ?"
    ))?;
    let (limit, offset) = Page::limit_and_offset(Some(page));
    values.extend([Value::Integer(limit), Value::Integer(offset)]);
    let rows = query.query_map(params_from_iter(&values), |r| {
        let (kind, failed_at): (MailKind, Option<i64>) = (r.get(1)?, r.get(7)?);
        let fault = Fault::of(&r.get::<_, String>(8)?).unwrap_or(Fault::Other);
        let message = fault.message();
        Ok(TroubledMail {
            id: r.get::<_, i64>(0)?.to_string(),
            can_retry: kind != MailKind::Otp,
            kind,
            recipient: r.get(2)?,
            order_number: r.get(3)?,
            state: if failed_at.is_some() { MailState::Failed } else { MailState::Waiting },
            attempts: r.get(4)?,
            created_at: rfc3339(r.get(5)?),
            next_at: if failed_at.is_some() { None } else { Some(rfc3339(r.get(6)?)) },
            failed_at: failed_at.map(rfc3339),
            reason: message.to_string(),
            message,
            fault,
            answer: r.get(9)?,
        })
    })?;
    Ok((rows.collect::<rusqlite::Result<_>>()?, u64::try_from(total).unwrap_or(0)))
}

/// How many mails were given up, and how many wait after an attempt that failed.
pub fn count(conn: &Connection) -> Result<(i64, i64)> {
    let sql = "SELECT count(failed_at), count(*) - count(failed_at) FROM outbox WHERE fault <> ''";
    Ok(conn.prepare_cached(sql)?.query_row([], |r| Ok((r.get(0)?, r.get(1)?)))?)
}

/// A mail did not go; it is tried again at a time.
pub fn later(conn: &Connection, id: i64, failure: &Failure, next_at: i64) -> Result<()> {
    conn.prepare_cached(
        "UPDATE outbox SET attempts = attempts + 1, next_at = ?2, fault = ?3, answer = ?4 WHERE id = ?1",
    )?
    .execute(params![id, next_at, failure.fault, failure.answer])?;
    Ok(())
}

/// A mail will not go. It stays as something to be seen, without the one-time password that was in it. Without a failure
/// the last one is the reason.
pub fn give_up(conn: &Connection, id: i64, failure: Option<&Failure>, now: i64) -> Result<()> {
    let (fault, answer) = failure.map(|failure| (failure.fault, failure.answer.as_str())).unzip();
    conn.prepare_cached(
        "UPDATE outbox SET failed_at = ?2, attempts = attempts + iif(?3 IS NULL, 0, 1),
            fault = coalesce(?3, iif(fault = '', ?5, fault)), answer = coalesce(?4, answer),
            letter = iif(json_extract(letter, '$.kind') = 'otp', json_set(letter, '$.otp', ''), letter)
         WHERE id = ?1",
    )?
    .execute(params![id, now, fault, answer, Fault::Late])?;
    Ok(())
}

/// Tries a mail anew, now.
///
/// # Errors
/// 404 where it is not in trouble any more, 409 for a one-time password.
pub fn retry(conn: &Connection, id: i64, now: i64) -> Result<()> {
    let kind = kind_of(conn, id)?;
    if kind == MailKind::Otp {
        return Err(Error::conflict(Message::OtpMailNotAgain));
    }
    conn.execute(&format!("{AGAIN} AND id = ?3"), params![now, now + LIFE_MS, id])?;
    Ok(())
}

const AGAIN: &str =
    "UPDATE outbox SET failed_at = NULL, attempts = 0, next_at = ?1, expires_at = max(expires_at, ?2)
    WHERE fault <> '' AND json_extract(letter, '$.kind') <> 'otp'";

/// Tries every mail that was given up anew; answers how many.
pub fn retry_failed(conn: &Connection, now: i64) -> Result<usize> {
    let sql = format!("{AGAIN} AND failed_at IS NOT NULL");
    Ok(conn.execute(&sql, params![now, now + LIFE_MS])?)
}

/// Takes a mail that is in trouble away.
///
/// # Errors
/// 404 where it is not in trouble any more.
pub fn remove(conn: &Connection, id: i64) -> Result<()> {
    kind_of(conn, id)?;
    super::outbox::remove(conn, id)
}

/// What an audit row tells of a mail: its kind, its order's number.
///
/// # Errors
/// 404 where it is not in trouble.
pub fn told(conn: &Connection, id: i64) -> Result<serde_json::Value> {
    let kind = kind_of(conn, id)?;
    let order: Option<String> =
        conn.query_row("SELECT order_number FROM outbox WHERE id = ?1", [id], |r| r.get(0))?;
    Ok(serde_json::json!({"letter": kind, "order": order}))
}

fn kind_of(conn: &Connection, id: i64) -> Result<MailKind> {
    let sql = "SELECT json_extract(letter, '$.kind') FROM outbox WHERE id = ?1 AND fault <> ''";
    let kind = conn.prepare_cached(sql)?.query_row([id], |r| r.get(0)).optional()?;
    kind.ok_or_else(|| Error::not_found(Label::Mail))
}

/// Forgets mails that were given up long ago.
pub fn purge(conn: &Connection, now: i64) -> Result<()> {
    conn.execute("DELETE FROM outbox WHERE failed_at <= ?1", [now - SHOWN_MS])?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mail::{AnswerFacts, Letter, OrderFacts};

    #[test]
    fn every_letter_that_may_wait_is_of_a_kind() {
        let facts = OrderFacts::default;
        let (name, phone, email, message) = (String::new(), String::new(), String::new(), String::new());
        let letters = [
            Letter::Otp { otp: String::new() },
            Letter::PasswordChanged { name: String::new() },
            Letter::OrderReceived(facts()),
            Letter::OrderConfirmed(facts()),
            Letter::OrderDelivered(facts()),
            Letter::OrderCancelled(facts()),
            Letter::OrderShipped(facts()),
            Letter::OrderReturned(facts()),
            Letter::NewOrder(facts()),
            Letter::NewMessage { name, phone, email, message },
            Letter::NewQuestion {
                product: String::new(),
                name: String::new(),
                phone: String::new(),
                email: String::new(),
                question: String::new(),
            },
            Letter::QuestionAnswered(AnswerFacts::default()),
        ];
        for (letter, kind) in letters.iter().zip(MailKind::ALL) {
            assert_eq!(serde_json::to_value(letter).unwrap()["kind"], kind.as_str());
        }
    }
}
