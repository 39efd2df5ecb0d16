//! What people wanted and could not get: orders that were refused, counted by product, day and reason.

use rusqlite::{Connection, OptionalExtension, params};
use serde::Serialize;
use utoipa::ToSchema;

use crate::catalogue::listings::Listing;
use crate::clock::day_number;
use crate::error::{Error, Result};
use crate::messages::Message;
use crate::state::AppState;
use crate::words::words;

/// How long the counts are kept.
const KEPT_DAYS: i64 = 400;

/// The product of an order that was refused.
#[derive(Debug, Clone)]
pub enum Wanted {
    /// Of this `_id`.
    Id(String),
    /// The only one of this title.
    Title(String),
}

words! {
    /// Why an order was refused.
    #[schema(as = RefusalReason)]
    pub enum Reason {
        /// There was not enough of it.
        Stock = "stock",
        /// The price had changed.
        Price = "price",
        /// It has no price yet.
        Unannounced = "unannounced",
        /// It has no such colour or memory.
        Variant = "variant",
        /// Too many orders.
        Limit = "limit",
        /// It is not sold any more.
        Gone = "gone",
        /// Anything else.
        Other = "other",
    }
}

/// Why an order was refused; none where it was not for the product's sake.
fn reason(refusal: &Error) -> Option<Reason> {
    match refusal {
        Error::Conflict { message: Message::RepeatDiffers, .. } => None,
        Error::Conflict { message, .. } => Some(reason_of(message)),
        Error::TooMany(_) => Some(Reason::Limit),
        Error::Invalid { fields, .. }
            if fields.contains_key("color") || fields.contains_key("ramStorage") =>
        {
            Some(Reason::Variant)
        }
        Error::NotFound(_) => Some(Reason::Gone),
        _ => None,
    }
}

fn reason_of(message: &Message) -> Reason {
    match message {
        Message::NotEnoughStock => Reason::Stock,
        Message::PriceChanged => Reason::Price,
        Message::PriceToBeAnnounced => Reason::Unannounced,
        Message::TooManyUnapproved => Reason::Limit,
        Message::NotFound { .. } => Reason::Gone,
        Message::ColourNotOffered
        | Message::RamStorageNotOffered
        | Message::ChooseColour
        | Message::ChooseRamStorage => Reason::Variant,
        _ => Reason::Other,
    }
}

/// Passes an order's outcome on, and counts it where it is a refusal. A count that cannot be written is no reason to
/// answer anything else.
///
/// # Errors
/// The outcome's own.
pub async fn counted<T>(state: &AppState, wanted: Wanted, outcome: Result<T>) -> Result<T> {
    if let Err(refusal) = &outcome
        && let Some(reason) = reason(refusal)
    {
        let now = state.clock.now_ms();
        let wrote = state.db.write(move |tx| count(tx, &wanted, reason, now)).await;
        if let Err(cause) = wrote {
            tracing::warn!(error = %cause, "a refused order was not counted");
        }
    }
    outcome
}

/// Counts the lines of a basket that could not be had, by their products.
pub async fn count_all(state: &AppState, lines: Vec<(String, Message)>) {
    let now = state.clock.now_ms();
    let write = move |tx: &rusqlite::Transaction<'_>| {
        for (product, message) in lines {
            count(tx, &Wanted::Id(product), reason_of(&message), now)?;
        }
        Ok(())
    };
    if let Err(cause) = state.db.write(write).await {
        tracing::warn!(error = %cause, "refused lines were not counted");
    }
}

fn count(conn: &Connection, wanted: &Wanted, reason: Reason, now: i64) -> Result<()> {
    let found = match wanted {
        Wanted::Id(id) => conn
            .prepare_cached("SELECT seq FROM products WHERE id = ?1")?
            .query_row([id], |r| r.get::<_, i64>(0))
            .optional()?,
        Wanted::Title(title) => conn
            .prepare_cached(
                "SELECT min(seq) FROM products WHERE title = ?1 AND deleted_at IS NULL HAVING count(*) = 1",
            )?
            .query_row([title], |r| r.get(0))
            .optional()?,
    };
    let Some(seq) = found else { return Ok(()) };
    conn.prepare_cached(
        "INSERT INTO refused_orders (day, product_seq, reason, count) VALUES (?1, ?2, ?3, 1)
         ON CONFLICT (day, product_seq, reason) DO UPDATE SET count = count + 1",
    )?
    .execute(params![day_number(now), seq, reason])?;
    Ok(())
}

/// Forgets the counts of long ago.
pub fn purge(conn: &Connection, now: i64) -> Result<()> {
    conn.execute("DELETE FROM refused_orders WHERE day <= ?1", [day_number(now) - KEPT_DAYS])?;
    Ok(())
}

/// A product that people wanted and did not get.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RefusedProduct {
    product_id: String,
    listing: Listing,
    name: String,
    main_image: String,
    /// Orders refused, for every reason.
    count: i64,
    /// The same by reason, the most first.
    reasons: Vec<RefusedFor>,
}

/// How many orders of a product were refused for one reason.
#[derive(Debug, Serialize, ToSchema)]
pub struct RefusedFor {
    /// Which.
    reason: Reason,
    count: i64,
}

/// The products that were refused most since a day.
pub fn most(conn: &Connection, since: i64, top: usize) -> Result<Vec<RefusedProduct>> {
    let mut query = conn.prepare_cached(
        "SELECT p.seq, p.id, p.listing, p.title, p.main_image, sum(r.count) AS refused FROM refused_orders AS r
         JOIN products AS p ON p.seq = r.product_seq WHERE r.day >= ?1
         GROUP BY p.seq ORDER BY refused DESC, p.seq DESC LIMIT ?2",
    )?;
    let mut reasons = conn.prepare_cached(
        "SELECT reason, sum(count) AS refused FROM refused_orders WHERE product_seq = ?1 AND day >= ?2
         GROUP BY reason ORDER BY refused DESC, reason",
    )?;
    let mut rows = query.query(params![since, i64::try_from(top).unwrap_or(i64::MAX)])?;
    let mut all = Vec::new();
    while let Some(row) = rows.next()? {
        let seq: i64 = row.get(0)?;
        let of_product = reasons
            .query_map([seq, since], |r| Ok(RefusedFor { reason: r.get(0)?, count: r.get(1)? }))?
            .collect::<rusqlite::Result<_>>()?;
        all.push(RefusedProduct {
            product_id: row.get(1)?,
            listing: Listing::from_name(&row.get::<_, String>(2)?).unwrap_or(Listing::Product),
            name: row.get(3)?,
            main_image: row.get(4)?,
            count: row.get(5)?,
            reasons: of_product,
        });
    }
    Ok(all)
}
