//! Sign-ins of admins in the audit log: who, from where, with what, and how it ended. Whoever guesses cannot make the log
//! grow without bound: what fails is counted by account, address and hour, and a day has so many rows at most.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};

use rusqlite::{Connection, params};
use serde_json::json;

use super::Note;
use crate::clock::{DAY_MS, rfc3339};
use crate::error::Result;
use crate::http::client::network_of;

/// The kind of the rows.
pub const SUBJECT: &str = "sign-in";
const HOUR_MS: i64 = 3_600_000;
/// How long the rows are kept.
const KEPT_MS: i64 = 400 * DAY_MS;
/// How many rows of failures a day has before further addresses share one.
const ROWS_A_DAY: i64 = 300;
/// How often a sign-in that a limit refused is written, by account and address.
const WRITE_MS: i64 = 60_000;
/// How many accounts and addresses are told apart meanwhile.
const KEYS: usize = 10_000;

/// How an attempt that did not succeed ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ending {
    /// A wrong password or code.
    Failure,
    /// A limit was reached, and nothing was compared.
    Limit,
    /// The password was right, and the code of the second factor was asked for.
    Halfway,
}

impl Ending {
    fn action(self) -> &'static str {
        match self {
            Self::Failure => "failure",
            Self::Limit => "limit",
            Self::Halfway => "halfway",
        }
    }
}

/// An attempt that did not succeed.
#[derive(Debug, Clone)]
pub struct Attempt {
    /// As it was typed. It is told only where it is an admin's: people type passwords into the wrong field.
    pub email: String,
    /// Whose it is; of IPv6 the network.
    pub address: IpAddr,
    /// `password` or `code`: what was wrong; empty where a limit was reached.
    pub factor: &'static str,
}

/// Writes a sign-in that succeeded, in the write that makes its session.
pub fn succeeded(conn: &Connection, email: &str, address: IpAddr, factor: &str, now: i64) -> Result<()> {
    let detail = json!({"address": address.to_string(), "factor": factor});
    super::note(conn, &Note { admin: email, action: "success", subject: SUBJECT, id: None, detail }, now)
}

/// Counts attempts that did not succeed.
pub fn ended(conn: &Connection, attempt: &Attempt, ending: Ending, count: u64, now: i64) -> Result<()> {
    let known = "SELECT coalesce((SELECT email FROM admins WHERE email = ?1), '')";
    let email: String = conn.prepare_cached(known)?.query_row([&attempt.email], |r| r.get(0))?;
    let address = network_of(attempt.address).to_string();
    let count = i64::try_from(count).unwrap_or(i64::MAX);
    let add = |address: &str| -> Result<bool> {
        let sql = "UPDATE audit SET detail = json_set(detail, '$.count', json_extract(detail, '$.count') + ?1, '$.until', ?2)
             WHERE subject = 'sign-in' AND at >= ?3 AND action = ?4 AND admin_email = ?5
             AND json_extract(detail, '$.address') = ?6 AND json_extract(detail, '$.factor') = ?7";
        let hour = now - now.rem_euclid(HOUR_MS);
        let key = params![count, rfc3339(now), hour, ending.action(), email, address, attempt.factor];
        Ok(conn.prepare_cached(sql)?.execute(key)? > 0)
    };
    if add(&address)? {
        return Ok(());
    }
    let rows = "SELECT count(*) FROM audit WHERE subject = 'sign-in' AND at > ?1 AND action <> 'success'";
    let rows: i64 = conn.prepare_cached(rows)?.query_row([now - DAY_MS], |r| r.get(0))?;
    // Empty: many addresses.
    let address = if rows < ROWS_A_DAY { address } else { String::new() };
    if address.is_empty() && add("")? {
        return Ok(());
    }
    let detail = json!({"address": address, "factor": attempt.factor, "count": count, "until": rfc3339(now)});
    let note = Note { admin: &email, action: ending.action(), subject: SUBJECT, id: None, detail };
    super::note(conn, &note, now)
}

/// Forgets sign-ins of long ago.
pub fn purge(conn: &Connection, now: i64) -> Result<()> {
    conn.execute("DELETE FROM audit WHERE subject = 'sign-in' AND at <= ?1", [now - KEPT_MS])?;
    Ok(())
}

/// Sign-ins that a limit refused cost nothing to send: they are counted in memory and written once a minute.
#[derive(Debug, Default)]
pub struct Refusals(Mutex<HashMap<(String, IpAddr), Counted>>);

#[derive(Debug, Default)]
struct Counted {
    written_at: Option<i64>,
    waiting: u64,
}

impl Refusals {
    /// Counts one; answers how many are to be written now.
    pub fn count(&self, email: &str, address: IpAddr, now: i64) -> Option<u64> {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let mut key = (email.to_owned(), network_of(address));
        if all.len() >= KEYS && !all.contains_key(&key) {
            key = (String::new(), IpAddr::from([0, 0, 0, 0]));
        }
        let counted = all.entry(key).or_default();
        counted.waiting += 1;
        if counted.written_at.is_some_and(|at| now - at < WRITE_MS) {
            return None;
        }
        counted.written_at = Some(now);
        Some(std::mem::take(&mut counted.waiting))
    }

    /// Takes what was counted and not written.
    pub fn take(&self) -> Vec<(Attempt, u64)> {
        let all = std::mem::take(&mut *self.0.lock().unwrap_or_else(PoisonError::into_inner));
        let waiting = all.into_iter().filter(|(_, counted)| counted.waiting > 0);
        waiting
            .map(|((email, address), counted)| (Attempt { email, address, factor: "" }, counted.waiting))
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn refusals_are_written_once_a_minute_and_none_is_lost() {
        let refusals = Refusals::default();
        let address = IpAddr::from([10, 0, 0, 1]);
        assert_eq!(refusals.count("a@b.example", address, 0), Some(1));
        for n in 1..=5 {
            assert_eq!(refusals.count("a@b.example", address, n), None);
        }
        assert_eq!(refusals.count("c@b.example", address, 9), Some(1));
        assert_eq!(refusals.count("a@b.example", address, WRITE_MS), Some(6));
        assert_eq!(refusals.count("a@b.example", address, WRITE_MS + 1), None);
        let left: Vec<u64> = refusals.take().into_iter().map(|(_, count)| count).collect();
        assert_eq!(left, [1]);
    }
}
