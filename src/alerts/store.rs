//! Wishes in the database, and the mails that end them.

use rusqlite::{Connection, params};

use super::model::{NewAlert, Wish};
use crate::catalogue::listings::Listing;
use crate::clock::DAY_MS;
use crate::customers::store as customers;
use crate::error::{Error, Result};
use crate::mail::{Letter, ProductFacts, outbox, unproven};
use crate::messages::Message;

/// How many wishes an address has at most.
const MOST: i64 = 50;
/// How long a wish waits.
const LIFE_MS: i64 = 365 * DAY_MS;
/// How many are told in one transaction.
const AT_ONCE: u32 = 200;

/// Keeps a wish for a product; the same person's of the same kind is replaced.
///
/// # Errors
/// 409 where the address has many already.
pub fn put(conn: &Connection, product_seq: i64, new: &NewAlert, language: &str, now: i64) -> Result<()> {
    let count = "SELECT count(*) FROM alerts WHERE email = ?1 AND NOT (product_seq = ?2 AND wish = ?3)";
    let others: i64 =
        conn.prepare_cached(count)?.query_row(params![new.email, product_seq, new.wish], |r| r.get(0))?;
    if others >= MOST {
        return Err(Error::conflict(Message::TooManyAlerts { most: MOST }));
    }
    conn.prepare_cached(
        "INSERT INTO alerts (product_seq, email, wish, at_most, language, created_at) VALUES (?1, ?2, ?3, ?4, ?5, ?6)
         ON CONFLICT (product_seq, email, wish) DO UPDATE SET at_most = excluded.at_most,
            language = excluded.language, created_at = excluded.created_at",
    )?
    .execute(params![product_seq, new.email, new.wish, new.at_most, language, now])?;
    Ok(())
}

/// A wish that has come true.
struct Due {
    id: i64,
    email: String,
    wish: Wish,
    product: ProductFacts,
}

/// What has come true: of alerts `a` and their products `p`.
const IS_DUE: &str = "p.deleted_at IS NULL AND iif(p.offer_price > 0, p.offer_price, p.price) > 0
    AND iif(a.wish = 'stock', p.stock > 0 AND p.listing <> 'upcoming',
        iif(p.offer_price > 0, p.offer_price, p.price) <= a.at_most)";

/// Whether a wish has come true.
pub fn is_any_due(conn: &Connection) -> Result<bool> {
    let sql = format!(
        "SELECT EXISTS (SELECT 1 FROM alerts a JOIN products p ON p.seq = a.product_seq WHERE {IS_DUE})"
    );
    Ok(conn.prepare_cached(&sql)?.query_row([], |r| r.get(0))?)
}

/// Wishes that have come true, the longest waiting first.
fn due(conn: &Connection) -> Result<Vec<Due>> {
    let mut query = conn.prepare_cached(&format!(
        "SELECT a.id, a.email, a.wish, a.language, p.id, p.listing, p.title,
            iif(p.offer_price > 0, p.offer_price, p.price)
         FROM alerts a JOIN products p ON p.seq = a.product_seq WHERE {IS_DUE} ORDER BY a.id"
    ))?;
    let due = query.query_map([], |row| {
        let listing = Listing::from_name(&row.get::<_, String>(5)?).unwrap_or(Listing::Product);
        Ok(Due {
            id: row.get(0)?,
            email: row.get(1)?,
            wish: row.get(2)?,
            product: ProductFacts {
                language: row.get(3)?,
                path: listing.spec().detail_of(&row.get::<_, String>(4)?),
                name: row.get(6)?,
                price: row.get(7)?,
            },
        })
    })?;
    Ok(due.collect::<rusqlite::Result<_>>()?)
}

/// Writes the mails of what is due, so many at a time, and ends those wishes. An address that nobody proved to have and that
/// had its mails of today waits for the next ones, and keeps nobody else waiting.
pub fn tell(conn: &Connection, now: i64) -> Result<()> {
    let mut told = 0;
    for Due { id, email, wish, product } in due(conn)? {
        if told == AT_ONCE {
            break;
        }
        if !customers::is_anybodys_proven(conn, &email)? && !unproven::take_one(conn, &email, now)? {
            continue;
        }
        let letter = match wish {
            Wish::Stock => Letter::BackInStock(product),
            Wish::Price => Letter::PriceReached(product),
        };
        outbox::put(conn, &email, &letter, now)?;
        conn.prepare_cached("DELETE FROM alerts WHERE id = ?1")?.execute([id])?;
        told += 1;
    }
    Ok(())
}

/// Forgets wishes that waited for a year.
pub fn purge(conn: &Connection, now: i64) -> Result<()> {
    conn.execute("DELETE FROM alerts WHERE created_at <= ?1", [now - LIFE_MS])?;
    Ok(())
}
