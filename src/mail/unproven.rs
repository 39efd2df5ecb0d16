//! Mails that visitors' doings send to addresses that nobody proved to have: few, since anybody can type somebody else's
//! (contract 6).

use rusqlite::{Connection, params};

use crate::clock::DAY_MS;
use crate::error::Result;

const HOUR_MS: i64 = 3_600_000;
/// How many an hour and a day an address gets.
const ALLOWED: [i64; 2] = [3, 10];

/// Takes one of the mails that an address is allowed; whether there was one left.
pub fn take_one(conn: &Connection, recipient: &str, now: i64) -> Result<bool> {
    let mut count = conn.prepare_cached(
        "SELECT count(*) FILTER (WHERE at > ?2), count(*) FROM unproven_mails WHERE recipient = ?1 AND at > ?3",
    )?;
    let sent: [i64; 2] =
        count.query_row(params![recipient, now - HOUR_MS, now - DAY_MS], |r| Ok([r.get(0)?, r.get(1)?]))?;
    if sent.iter().zip(ALLOWED).any(|(sent, most)| *sent >= most) {
        return Ok(false);
    }
    conn.prepare_cached("INSERT INTO unproven_mails (recipient, at) VALUES (?1, ?2)")?
        .execute(params![recipient, now])?;
    Ok(true)
}

/// Forgets mails that no limit counts any more.
pub fn purge(conn: &Connection, now: i64) -> Result<()> {
    conn.execute("DELETE FROM unproven_mails WHERE at <= ?1", [now - DAY_MS])?;
    Ok(())
}
