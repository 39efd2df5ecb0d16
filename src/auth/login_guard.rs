//! Comparing a password within the limits of contract 6: the same for signing in and for confirming a change.

use rusqlite::{Connection, OptionalExtension, params};
use tower_cookies::Cookies;

use super::attempts::ACCOUNT_WINDOW_MS;
use super::browser;
use super::rate_limit::Permit;
use super::store::AccountKind;
use crate::audit::sign_ins::{self, Ending};
use crate::error::{Error, Result};
use crate::http::client::Client;
use crate::messages::Message;
use crate::state::AppState;
use crate::validate::{is_email, limit};

/// The name under which an account's failures are counted, whether it exists or not; no longer than an address can be.
#[must_use]
pub fn account(kind: AccountKind, email: &str) -> String {
    let email: String = email.chars().take(limit::EMAIL).collect();
    format!("{} {email}", kind.as_str())
}

/// A sign-in or confirmation under way: it ends as a success, as a failure that counts, or as neither.
pub struct Attempt<'a> {
    state: &'a AppState,
    account: &'a str,
    client: &'a Client,
    now: i64,
    /// None where limits are lifted.
    counted: Option<Permit<'a, 3>>,
}

/// Begins an attempt before anything is compared.
///
/// # Errors
/// 429 when a limit is reached.
pub async fn begin<'a>(
    state: &'a AppState,
    account: &'a str,
    (client, cookies): (&'a Client, &Cookies),
) -> Result<Attempt<'a>> {
    let now = state.clock.now_ms();
    let mut attempt = Attempt { state, account, client, now, counted: None };
    if state.rate_limits {
        let known = match browser::token(state, cookies) {
            None => false,
            Some(token) => {
                let account = account.to_owned();
                state.db.read(move |c| browser::is_known(c, &token, &account, now)).await?
            }
        };
        let begun = match state.sign_ins.begin(account, client.address, known, now).await {
            Err(Error::TooMany(_)) if forgive(state, account, client).await? => {
                state.sign_ins.begin(account, client.address, known, now).await
            }
            begun => begun,
        };
        if begun.is_err() {
            attempt.refused().await?;
        }
        attempt.counted = Some(begun?);
    }
    Ok(attempt)
}

/// Forgets what a command lifted beside this running shop; whether it lifted anything.
async fn forgive(state: &AppState, account: &str, client: &Client) -> Result<bool> {
    let asked = account.to_owned();
    let Some(at) = state.db.read_few(move |c| lifted_at(c, &asked)).await? else { return Ok(false) };
    state.sign_ins.forget_until(account, client.address, at);
    Ok(true)
}

impl Attempt<'_> {
    /// Whoever asked proved to be the account's owner: the account's failures from this address are forgotten.
    pub fn succeeded(self) {
        self.log("success", "");
        self.state.sign_ins.succeeded(self.account, self.client.address);
    }

    /// Counts for the account and the address. `factor`: what was wrong, `password` or `code`.
    pub async fn failed(self, factor: &'static str) -> Result<()> {
        self.log("failure", factor);
        let (told, limited) = (self.of_admin(factor), self.counted.is_some());
        if let Some(counted) = self.counted {
            counted.failed(self.now);
        }
        let (account, now) = (self.account.to_owned(), self.now);
        let write = move |tx: &rusqlite::Transaction<'_>| {
            if limited {
                note_failure(tx, &account, now)?;
            }
            told.map_or(Ok(()), |told| sign_ins::ended(tx, &told, Ending::Failure, 1, now))
        };
        self.state.db.write(write).await
    }

    /// The password was right, and its account's second factor is asked for: neither a success nor a failure, but somebody
    /// knows the password.
    pub async fn halfway(self) -> Result<()> {
        self.log("halfway", "code");
        let (told, now) = (self.of_admin("code"), self.now);
        let write = move |tx: &rusqlite::Transaction<'_>| {
            told.map_or(Ok(()), |told| sign_ins::ended(tx, &told, Ending::Halfway, 1, now))
        };
        self.state.db.write(write).await
    }

    /// A limit refused it: told once a minute, an admin's in the audit log too. It costs nothing to be refused again.
    async fn refused(&self) -> Result<()> {
        let (told, now) = (self.of_admin(""), self.now);
        let refusals = if told.is_some() { &self.state.refusals } else { &self.state.customer_refusals };
        let Some(count) = refusals.count(self.named().1, self.client.address, now) else { return Ok(()) };
        self.log("limit", "");
        let Some(told) = told else { return Ok(()) };
        self.state.db.write(move |tx| sign_ins::ended(tx, &told, Ending::Limit, count, now)).await
    }

    /// One line for each, of customers too. What is no e-mail address is not told: people type passwords into that field.
    fn log(&self, outcome: &str, wrong: &str) {
        let (kind, email) = self.named();
        let email = if is_email(email) { email } else { "" };
        tracing::info!(kind, account = email, address = %self.client.address, outcome, wrong, "a password was tried");
    }

    /// The kind of account, and its e-mail address as it was typed.
    fn named(&self) -> (&str, &str) {
        self.account.split_once(' ').unwrap_or_default()
    }

    /// What the audit log tells of it; nothing of customers.
    fn of_admin(&self, factor: &'static str) -> Option<sign_ins::Attempt> {
        let email = self.account.strip_prefix(AccountKind::Admin.as_str())?.trim_start();
        Some(sign_ins::Attempt { email: email.to_owned(), address: self.client.address, factor })
    }
}

/// Whether a password is the one of a stored hash; without a hash it takes the same time and says no. A wrong one
/// counts for the account and the address.
///
/// # Errors
/// 429 when a limit is reached.
pub async fn fits(
    state: &AppState,
    account: &str,
    asking: (&Client, &Cookies),
    password: String,
    stored: Option<String>,
) -> Result<bool> {
    let attempt = begin(state, account, asking).await?;
    let fits = state.hasher.verify(password, stored).await?;
    if fits {
        attempt.succeeded();
    } else {
        attempt.failed("password").await?;
    }
    Ok(fits)
}

/// Refuses a wrong confirming password, which counts as a failed sign-in.
///
/// # Errors
/// 400 on the field; 429 when a limit is reached.
pub async fn confirm(
    state: &AppState,
    account: &str,
    asking: (&Client, &Cookies),
    (field, password): (&str, String),
    stored: String,
) -> Result<()> {
    if fits(state, account, asking, password, Some(stored)).await? {
        return Ok(());
    }
    Err(Error::field(field, Message::WrongPassword))
}

fn note_failure(conn: &Connection, account: &str, now: i64) -> Result<()> {
    conn.prepare_cached("INSERT INTO sign_in_failures (account, at) VALUES (?1, ?2)")?
        .execute(params![account, now])?;
    Ok(())
}

/// Forgets the failures of an account whose owner has proved to be it.
pub fn forget_failures(conn: &Connection, account: &str) -> Result<()> {
    conn.execute("DELETE FROM sign_in_failures WHERE account = ?1", [account])?;
    Ok(())
}

/// Forgives an account's failures until now, also where a running shop counts them.
pub fn lift(conn: &Connection, account: &str, now: i64) -> Result<()> {
    forget_failures(conn, account)?;
    conn.execute(
        "INSERT INTO lifted_limits (account, at) VALUES (?1, ?2)
         ON CONFLICT (account) DO UPDATE SET at = excluded.at",
        params![account, now],
    )?;
    Ok(())
}

fn lifted_at(conn: &Connection, account: &str) -> Result<Option<i64>> {
    let mut query = conn.prepare_cached("SELECT at FROM lifted_limits WHERE account = ?1")?;
    Ok(query.query_row([account], |r| r.get(0)).optional()?)
}

/// Deletes failures that no limit counts any more, and what forgave them.
pub fn purge(conn: &Connection, now: i64) -> Result<()> {
    for table in ["sign_in_failures", "lifted_limits"] {
        conn.execute(&format!("DELETE FROM {table} WHERE at <= ?1"), [now - ACCOUNT_WINDOW_MS])?;
    }
    Ok(())
}
