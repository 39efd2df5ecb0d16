//! Browsers that signed in to an account within 30 days: the hourly limit of an account does not bind them, so that
//! nobody can lock its owner out (contract 6).

use rusqlite::{Connection, params};
use tower_cookies::cookie::SameSite;
use tower_cookies::cookie::time::Duration;
use tower_cookies::{Cookie, Cookies};

use super::store::token_hash;
use crate::clock::DAY_MS;
use crate::error::Result;
use crate::state::AppState;

const DAYS: i64 = 30;
const KNOWN_MS: i64 = DAYS * DAY_MS;

fn name(state: &AppState) -> &'static str {
    if state.origin.is_https() { "__Host-haat_browser" } else { "haat_browser" }
}

/// What a browser calls itself, where it says so.
#[must_use]
pub fn token(state: &AppState, cookies: &Cookies) -> Option<String> {
    cookies.get(name(state)).map(|c| c.value().to_owned())
}

/// Whether a browser signed in to an account within 30 days.
pub fn is_known(conn: &Connection, token: &str, account: &str, now: i64) -> Result<bool> {
    let sql =
        "SELECT EXISTS (SELECT 1 FROM known_browsers WHERE token_hash = ?1 AND account = ?2 AND at > ?3)";
    let mut query = conn.prepare_cached(sql)?;
    Ok(query.query_row(params![token_hash(token), account, now - KNOWN_MS], |r| r.get(0))?)
}

/// Notes a sign-in; answers the name that the browser goes by: its own where the shop gave it, else a new one.
pub fn remember(conn: &Connection, token: Option<String>, account: &str, now: i64) -> Result<String> {
    let given = |token: &String| -> Result<bool> {
        let sql = "SELECT EXISTS (SELECT 1 FROM known_browsers WHERE token_hash = ?1)";
        Ok(conn.prepare_cached(sql)?.query_row([token_hash(token)], |r| r.get(0))?)
    };
    let token = match token {
        Some(token) if given(&token)? => token,
        _ => crate::ids::hex(&crate::ids::random_token()),
    };
    conn.prepare_cached(
        "INSERT OR REPLACE INTO known_browsers (token_hash, account, at) VALUES (?1, ?2, ?3)",
    )?
    .execute(params![token_hash(&token), account, now])?;
    Ok(token)
}

/// Forgets every browser of an account.
pub fn forget(conn: &Connection, account: &str) -> Result<()> {
    conn.execute("DELETE FROM known_browsers WHERE account = ?1", [account])?;
    Ok(())
}

/// Forgets browsers that have not signed in for 30 days.
pub fn purge(conn: &Connection, now: i64) -> Result<()> {
    conn.execute("DELETE FROM known_browsers WHERE at <= ?1", [now - KNOWN_MS])?;
    Ok(())
}

/// Hands a browser its name.
pub fn hand_over(state: &AppState, cookies: &Cookies, token: String) {
    let cookie = Cookie::build((name(state), token))
        .http_only(true)
        .same_site(SameSite::Lax)
        .path("/")
        .secure(state.origin.is_https())
        .max_age(Duration::days(DAYS))
        .build();
    cookies.add(cookie);
}
