//! One-time passwords and the tickets that a right one gives, in the database (contract 5).

use rusqlite::{Connection, OptionalExtension, params};

use crate::auth::store::token_hash;
use crate::clock::DAY_MS;
use crate::error::{Error, Result};

const MINUTE_MS: i64 = 60_000;
/// How long an OTP, and the ticket for a right one, is good.
pub const LIFE_MS: i64 = 10 * MINUTE_MS;
/// How often an OTP may be tried.
const MAX_ATTEMPTS: i64 = 5;
/// How many OTPs an address may ask for within how long.
const RULES: [(usize, i64); 3] = [(1, MINUTE_MS), (5, 60 * MINUTE_MS), (10, DAY_MS)];

/// Refuses an address that has asked too often, whether it has an account or not.
///
/// # Errors
/// 429 with the seconds until it may ask again.
pub fn check_asking(conn: &Connection, email: &str, now: i64) -> Result<()> {
    let mut query = conn.prepare_cached(
        "SELECT created_at FROM otps WHERE email = ?1 AND created_at > ?2 ORDER BY id DESC LIMIT 10",
    )?;
    let asked = query.query_map(params![email, now - DAY_MS], |r| r.get::<_, i64>(0))?;
    let asked: Vec<i64> = asked.collect::<rusqlite::Result<_>>()?;
    for (most, length) in RULES {
        if let Some(at) = asked.get(most - 1).filter(|at| **at > now - length) {
            return Err(Error::TooMany(u64::try_from((at + length - now) / 1000 + 1).unwrap_or(1)));
        }
    }
    Ok(())
}

/// Stores an OTP; those before it are void.
pub fn insert(conn: &Connection, email: &str, otp_hash: &str, known: bool, now: i64) -> Result<()> {
    close_all(conn, email)?;
    conn.execute(
        "INSERT INTO otps (email, otp_hash, known, created_at, expires_at) VALUES (?1, ?2, ?3, ?4, ?5)",
        params![email, otp_hash, known, now, now + LIFE_MS],
    )?;
    Ok(())
}

/// Makes every OTP of an address void.
pub fn close_all(conn: &Connection, email: &str) -> Result<()> {
    conn.execute("UPDATE otps SET closed = 1 WHERE email = ?1 AND closed = 0", [email])?;
    Ok(())
}

/// Counts an attempt before it is looked at, so that parallel guesses are five as well; answers the OTP's row and hash
/// where there is one to be tried.
pub fn begin_attempt(conn: &Connection, email: &str, now: i64) -> Result<Option<(i64, String)>> {
    let found = conn
        .prepare_cached(
            "UPDATE otps SET tries = tries + 1
             WHERE email = ?1 AND closed = 0 AND expires_at > ?2 AND tries < ?3
             RETURNING id, otp_hash",
        )?
        .query_row(params![email, now, MAX_ATTEMPTS], |r| Ok((r.get(0)?, r.get(1)?)))
        .optional()?;
    Ok(found)
}

/// Uses a right OTP up; whether it was still there, and the address has an account.
pub fn use_up(conn: &Connection, id: i64) -> Result<bool> {
    let used = conn.execute("UPDATE otps SET closed = 1 WHERE id = ?1 AND closed = 0 AND known = 1", [id])?;
    Ok(used == 1)
}

/// Gives a ticket for setting a new password once; answers its secret.
pub fn give_ticket(conn: &Connection, email: &str, now: i64) -> Result<String> {
    let token = crate::ids::hex(&crate::ids::random_token());
    conn.execute(
        "INSERT INTO reset_tickets (token_hash, email, expires_at) VALUES (?1, ?2, ?3)",
        params![token_hash(&token), email, now + LIFE_MS],
    )?;
    Ok(token)
}

/// Whether a ticket is good for an address.
pub fn is_good(conn: &Connection, token: &str, email: &str, now: i64) -> Result<bool> {
    let sql = "SELECT EXISTS (SELECT 1 FROM reset_tickets WHERE token_hash = ?1 AND email = ?2 AND expires_at > ?3)";
    Ok(conn.query_row(sql, params![token_hash(token), email, now], |r| r.get(0))?)
}

/// Takes every ticket of an address back.
pub fn take_tickets(conn: &Connection, email: &str) -> Result<()> {
    conn.execute("DELETE FROM reset_tickets WHERE email = ?1", [email])?;
    Ok(())
}

/// Deletes what no limit counts and nobody can use any more.
pub fn purge(conn: &Connection, now: i64) -> Result<()> {
    conn.execute("DELETE FROM otps WHERE created_at <= ?1", [now - DAY_MS])?;
    conn.execute("DELETE FROM reset_tickets WHERE expires_at <= ?1", [now])?;
    Ok(())
}
