//! Coupons in the database.

use rusqlite::{Connection, OptionalExtension, Row, params};

use super::model::{Coupon, Terms};
use crate::error::{Error, OnConstraint, Result};
use crate::messages::Message;

/// A coupon with its place.
#[derive(Debug, Clone)]
pub struct Stored {
    /// Its place.
    pub seq: i64,
    /// What the owner set.
    pub terms: Terms,
}

/// Who wants to use a coupon.
#[derive(Debug, Clone, Copy)]
pub struct Person<'a> {
    /// The customer's `_id`, where one is signed in.
    pub customer: Option<&'a str>,
    /// 11 digits, or empty while it is not known.
    pub phone: &'a str,
}

const COLUMNS: &str = "code, kind, value, at_least, at_most, from_at, until_at, uses, uses_each, active";

fn terms(row: &Row<'_>) -> rusqlite::Result<Terms> {
    Ok(Terms {
        code: row.get(0)?,
        kind: row.get(1)?,
        value: row.get(2)?,
        at_least: row.get(3)?,
        at_most: row.get(4)?,
        from: row.get(5)?,
        until: row.get(6)?,
        uses: row.get(7)?,
        uses_each: row.get(8)?,
        active: row.get(9)?,
    })
}

/// Every coupon, the newest first.
pub fn all(conn: &Connection) -> Result<Vec<Coupon>> {
    some(conn, "?1 = ''", "")
}

/// A coupon by its id.
pub fn by_id(conn: &Connection, id: &str) -> Result<Option<Coupon>> {
    Ok(some(conn, "c.id = ?1", id)?.pop())
}

fn some(conn: &Connection, which: &str, value: &str) -> Result<Vec<Coupon>> {
    let sql = format!(
        "SELECT {COLUMNS}, c.id,
            (SELECT count(*) FROM orders WHERE coupon_seq = c.seq AND cancelled_at IS NULL)
         FROM coupons AS c WHERE {which} ORDER BY c.seq DESC"
    );
    let mut query = conn.prepare_cached(&sql)?;
    let coupons = query.query_map([value], |row| Ok(Coupon::of(row.get(10)?, terms(row)?, row.get(11)?)))?;
    Ok(coupons.collect::<rusqlite::Result<_>>()?)
}

/// A coupon by its code, in upper case.
pub fn by_code(conn: &Connection, code: &str) -> Result<Option<Stored>> {
    let sql = format!("SELECT {COLUMNS}, seq FROM coupons WHERE code = ?1");
    let stored = |row: &Row<'_>| Ok(Stored { seq: row.get(10)?, terms: terms(row)? });
    Ok(conn.prepare_cached(&sql)?.query_row([code], stored).optional()?)
}

/// A coupon by its place.
pub fn by_seq(conn: &Connection, seq: i64) -> Result<Option<Stored>> {
    let sql = format!("SELECT {COLUMNS} FROM coupons WHERE seq = ?1");
    let stored = |row: &Row<'_>| Ok(Stored { seq, terms: terms(row)? });
    Ok(conn.prepare_cached(&sql)?.query_row([seq], stored).optional()?)
}

/// Why a coupon is not given once more, to this person; cancelled orders do not count.
pub fn used_up(conn: &Connection, coupon: &Stored, person: Person<'_>) -> Result<Option<Message>> {
    let count = |sql: &str, values: &[&dyn rusqlite::ToSql]| -> Result<i64> {
        Ok(conn.prepare_cached(sql)?.query_row(values, |row| row.get(0))?)
    };
    let Terms { uses, uses_each, .. } = coupon.terms;
    if uses > 0 {
        let sql = "SELECT count(*) FROM orders WHERE coupon_seq = ?1 AND cancelled_at IS NULL";
        if count(sql, params![coupon.seq])? >= uses {
            return Ok(Some(Message::CouponUsedUp));
        }
    }
    if uses_each > 0 {
        let sql = "SELECT count(*) FROM orders WHERE coupon_seq = ?1 AND cancelled_at IS NULL
            AND (customer_id = ?2 OR (phone = ?3 AND phone <> ''))";
        if count(sql, params![coupon.seq, person.customer, person.phone])? >= uses_each {
            return Ok(Some(Message::CouponUsedAlready));
        }
    }
    Ok(None)
}

fn taken() -> Error {
    Error::Conflict { message: Message::CouponCodeTaken, extra: serde_json::Map::new() }
}

/// Adds a coupon; answers its id.
///
/// # Errors
/// 409 where its code is another's.
pub fn insert(conn: &Connection, terms: &Terms, now: i64) -> Result<String> {
    let id = crate::ids::random_id();
    conn.execute(
        "INSERT INTO coupons (code, kind, value, at_least, at_most, from_at, until_at, uses, uses_each, active, id,
            created_at)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12)",
        params![
            terms.code,
            terms.kind,
            terms.value,
            terms.at_least,
            terms.at_most,
            terms.from,
            terms.until,
            terms.uses,
            terms.uses_each,
            terms.active,
            id,
            now
        ],
    )
    .on_constraint("coupons.code", taken)?;
    Ok(id)
}

/// Changes a coupon; whether there is one.
///
/// # Errors
/// 409 where its code is another's.
pub fn update(conn: &Connection, id: &str, terms: &Terms) -> Result<bool> {
    let changed = conn
        .execute(
            "UPDATE coupons SET code = ?1, kind = ?2, value = ?3, at_least = ?4, at_most = ?5, from_at = ?6,
                until_at = ?7, uses = ?8, uses_each = ?9, active = ?10 WHERE id = ?11",
            params![
                terms.code,
                terms.kind,
                terms.value,
                terms.at_least,
                terms.at_most,
                terms.from,
                terms.until,
                terms.uses,
                terms.uses_each,
                terms.active,
                id
            ],
        )
        .on_constraint("coupons.code", taken)?;
    Ok(changed == 1)
}

/// Deletes a coupon; orders keep its code. Whether there was one.
pub fn remove(conn: &Connection, id: &str) -> Result<bool> {
    Ok(conn.execute("DELETE FROM coupons WHERE id = ?1", [id])? == 1)
}
