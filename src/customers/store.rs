//! Customers in the database.

use rusqlite::{Connection, OptionalExtension, Row, params};

use super::otps;
use crate::error::{Error, OnConstraint, Result};
use crate::mail::outbox;
use crate::messages::Message;

/// A customer's account as the database holds it.
#[derive(Debug, Clone)]
pub struct CustomerRow {
    /// The opaque id.
    pub id: String,
    /// In lower case.
    pub email: String,
    /// The person's name.
    pub name: String,
    /// 11 digits, or empty.
    pub phone: String,
    /// Several lines, or empty.
    pub address: String,
    /// The argon2id hash.
    pub password_hash: String,
    /// Points credited so far.
    pub points: i64,
    /// Whatever the person keeps here.
    pub extra_one: String,
    /// Whatever the person keeps here.
    pub extra_two: String,
}

const COLUMNS: &str = "id, email, name, phone, address, password_hash, points, extra_one, extra_two";

fn from_row(row: &Row<'_>) -> rusqlite::Result<CustomerRow> {
    Ok(CustomerRow {
        id: row.get(0)?,
        email: row.get(1)?,
        name: row.get(2)?,
        phone: row.get(3)?,
        address: row.get(4)?,
        password_hash: row.get(5)?,
        points: row.get(6)?,
        extra_one: row.get(7)?,
        extra_two: row.get(8)?,
    })
}

/// Adds a customer.
///
/// # Errors
/// 409 where the address has an account.
pub fn insert(conn: &Connection, new: &CustomerRow, now: i64) -> Result<()> {
    conn.prepare_cached(
        "INSERT INTO customers (id, email, name, phone, address, password_hash, points, extra_one, extra_two, created_at)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)",
    )?
    .execute(params![
        new.id,
        new.email,
        new.name,
        new.phone,
        new.address,
        new.password_hash,
        new.points,
        new.extra_one,
        new.extra_two,
        now
    ])
    .on_constraint("customers.email", || Error::conflict(Message::EmailTaken))?;
    Ok(())
}

/// The customer of an id.
pub fn by_id(conn: &Connection, id: &str) -> Result<Option<CustomerRow>> {
    let sql = format!("SELECT {COLUMNS} FROM customers WHERE id = ?1");
    Ok(conn.prepare_cached(&sql)?.query_row([id], from_row).optional()?)
}

/// The customer of an e-mail address in lower case.
pub fn by_email(conn: &Connection, email: &str) -> Result<Option<CustomerRow>> {
    let sql = format!("SELECT {COLUMNS} FROM customers WHERE email = ?1");
    Ok(conn.prepare_cached(&sql)?.query_row([email], from_row).optional()?)
}

/// Changes the profile.
pub fn set_profile(conn: &Connection, row: &CustomerRow) -> Result<()> {
    conn.execute(
        "UPDATE customers SET name = ?2, phone = ?3, extra_one = ?4, extra_two = ?5 WHERE id = ?1",
        params![row.id, row.name, row.phone, row.extra_one, row.extra_two],
    )?;
    Ok(())
}

/// Changes the address.
pub fn set_address(conn: &Connection, id: &str, address: &str) -> Result<()> {
    conn.execute("UPDATE customers SET address = ?2 WHERE id = ?1", [id, address])?;
    Ok(())
}

/// Puts what an order came with into a blank profile.
pub fn fill_blanks(conn: &Connection, id: &str, phone: &str, address: &str) -> Result<()> {
    conn.prepare_cached(
        "UPDATE customers SET phone = iif(phone = '', ?2, phone), address = iif(address = '', ?3, address)
         WHERE id = ?1",
    )?
    .execute([id, phone, address])?;
    Ok(())
}

/// Sets a new password. Whatever could still set another one ends with the old one: an OTP that was asked for, its mail
/// where that has not gone, and the ticket that a right one gave.
pub fn set_password(conn: &Connection, id: &str, hash: &str) -> Result<()> {
    let email: Option<String> = conn
        .query_row("UPDATE customers SET password_hash = ?2 WHERE id = ?1 RETURNING email", [id, hash], |r| {
            r.get(0)
        })
        .optional()?;
    let Some(email) = email else { return Ok(()) };
    otps::close_all(conn, &email)?;
    otps::take_tickets(conn, &email)?;
    outbox::remove_otps(conn, &email)
}

/// Whether a customer's password is still that of a hash.
pub fn has_password(conn: &Connection, id: &str, hash: &str) -> Result<bool> {
    let sql = "SELECT EXISTS (SELECT 1 FROM customers WHERE id = ?1 AND password_hash = ?2)";
    Ok(conn.prepare_cached(sql)?.query_row([id, hash], |r| r.get(0))?)
}

/// Notes that whoever has an address has shown to get its mails.
pub fn prove(conn: &Connection, email: &str, now: i64) -> Result<()> {
    conn.execute(
        "UPDATE customers SET proven_at = coalesce(proven_at, ?2) WHERE email = ?1",
        params![email, now],
    )?;
    Ok(())
}

/// Whether a customer has shown to get the mails of an address, the account's own.
pub fn is_proven(conn: &Connection, id: &str, email: &str) -> Result<bool> {
    let sql =
        "SELECT EXISTS (SELECT 1 FROM customers WHERE id = ?1 AND email = ?2 AND proven_at IS NOT NULL)";
    Ok(conn.prepare_cached(sql)?.query_row([id, email], |r| r.get(0))?)
}

/// Whether an address is that of an account that showed to get its mails.
pub fn is_anybodys_proven(conn: &Connection, email: &str) -> Result<bool> {
    let sql = "SELECT EXISTS (SELECT 1 FROM customers WHERE email = ?1 AND proven_at IS NOT NULL)";
    Ok(conn.prepare_cached(sql)?.query_row([email], |r| r.get(0))?)
}

/// Credits points.
pub fn credit(conn: &Connection, id: &str, points: i64) -> Result<()> {
    conn.prepare_cached("UPDATE customers SET points = points + ?2 WHERE id = ?1")?
        .execute(params![id, points])?;
    Ok(())
}
