//! Session cookies and their life: 7 days, renewed on use at most daily, 30 days at most (contract 3).

use axum::Json;
use axum::http::{HeaderMap, header};
use axum::response::IntoResponse;
use rusqlite::Connection;
use serde::Serialize;
use tower_cookies::cookie::SameSite;
use tower_cookies::cookie::time::Duration;
use tower_cookies::{Cookie, Cookies};
use utoipa::ToSchema;

use super::store::{self, AccountKind, OpenSession, SessionRow};
use crate::clock::{DAY_MS, rfc3339};
use crate::config::Origin;
use crate::error::Result;
use crate::http::client::Client;
use crate::http::reply;
use crate::state::AppState;

/// How long a session lives without use (spec 9: 7 days).
pub const LIFE_MS: i64 = 7 * DAY_MS;
const LONGEST_MS: i64 = 30 * DAY_MS;
/// How often the use of a session is noted at most.
const NOTED_MS: i64 = 15 * 60_000;

/// A live session together with its token.
#[derive(Debug, Clone)]
pub struct Session {
    /// The secret itself.
    pub token: String,
    /// What the database says of it.
    pub row: SessionRow,
}

/// A place where somebody is signed in.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SessionView {
    #[serde(rename = "_id")]
    id: String,
    /// Whether it is the one that asks.
    current: bool,
    /// RFC 3339 in UTC.
    created_at: String,
    /// RFC 3339 in UTC; noted at most every quarter of an hour.
    last_used_at: String,
    /// The browser of that use, as it calls itself.
    user_agent: String,
    /// The address of that use.
    address: String,
}

impl SessionView {
    /// The reply with somebody's sessions; `current`: the id of the one that asks.
    pub fn list(open: Vec<OpenSession>, current: &str) -> impl IntoResponse + use<> {
        let view = |open: OpenSession| Self {
            current: open.id == current,
            id: open.id,
            created_at: rfc3339(open.created_at),
            last_used_at: rfc3339(open.last_used_at),
            user_agent: open.user_agent,
            address: open.address,
        };
        let views: Vec<Self> = open.into_iter().map(view).collect();
        let total = views.len() as u64;
        reply::private_list(Json(views), total)
    }
}

/// The cookie's name: with the prefix `__Host-` on https.
fn cookie_name(origin: &Origin, kind: AccountKind) -> String {
    let plain = match kind {
        AccountKind::Admin => "haat_admin",
        AccountKind::Customer => "haat_customer",
    };
    if origin.is_https() { format!("__Host-{plain}") } else { plain.to_owned() }
}

fn cookie(state: &AppState, kind: AccountKind, token: String, seconds: i64) -> Cookie<'static> {
    Cookie::build((cookie_name(&state.origin, kind), token))
        .http_only(true)
        .same_site(SameSite::Lax)
        .path("/")
        .secure(state.origin.is_https())
        .max_age(Duration::seconds(seconds))
        .build()
}

/// The token that a request carries for a kind of account: the bearer token, and only without one the cookie.
#[must_use]
pub fn token(origin: &Origin, headers: &HeaderMap, cookies: &Cookies, kind: AccountKind) -> Option<String> {
    if let Some(value) = headers.get(header::AUTHORIZATION) {
        let text = value.to_str().ok()?;
        let (scheme, token) = text.split_once(' ')?;
        return scheme.eq_ignore_ascii_case("bearer").then(|| token.trim().to_owned());
    }
    cookies.get(&cookie_name(origin, kind)).map(|c| c.value().to_owned())
}

/// Makes a new session within a write, never adopting a token that came from outside; the one that the browser had until
/// now, `presented`, ends.
pub fn begin(
    conn: &Connection,
    (kind, account_id): (AccountKind, &str),
    presented: Option<&str>,
    client: &Client,
    now: i64,
) -> Result<String> {
    if let Some(token) = presented {
        store::delete_session(conn, token, kind)?;
    }
    let token = crate::ids::hex(&crate::ids::random_token());
    store::insert_session(conn, &token, (kind, account_id), client, now, now + LIFE_MS)?;
    Ok(token)
}

/// Hands the browser its session.
pub fn hand_over(state: &AppState, cookies: &Cookies, kind: AccountKind, token: &str) {
    cookies.add(cookie(state, kind, token.to_owned(), LIFE_MS / 1000));
}

/// Takes the session out of the browser.
pub fn take_back(state: &AppState, cookies: &Cookies, kind: AccountKind) {
    cookies.add(cookie(state, kind, String::new(), 0));
}

/// The live session of a request, renewed where its last renewal is a day old.
pub async fn find(
    state: &AppState,
    headers: &HeaderMap,
    cookies: &Cookies,
    kind: AccountKind,
) -> Result<Option<Session>> {
    let Some(token) = token(&state.origin, headers, cookies, kind) else { return Ok(None) };
    let now = state.clock.now_ms();
    let asked = token.clone();
    let Some(row) = state.db.read_few(move |c| store::session(c, &asked, now)).await? else {
        return Ok(None);
    };
    if row.kind == kind && now - row.renewed_at >= DAY_MS {
        let renewal = token.clone();
        if let Some(until) = state.db.write(move |tx| renewed_until(tx, &renewal, now)).await? {
            renewed(state, headers, cookies, (kind, token.clone()), until - now);
        }
    }
    Ok(Some(Session { token, row }))
}

/// Notes that a session is used and from where, for its owner to see; not more often than every quarter of an hour.
pub async fn note_use(state: &AppState, row: &SessionRow, client: Client) {
    let now = state.clock.now_ms();
    if now - row.last_used_at < NOTED_MS {
        return;
    }
    let id = row.id.clone();
    if let Err(cause) = state.db.write(move |tx| store::note_use(tx, &id, &client, now)).await {
        // Reading goes on where nothing can be written.
        tracing::debug!(error = %cause, "the use of a session was not noted");
    }
}

/// Renews a live session within a write; answers until when it lives.
pub fn renewed_until(conn: &Connection, token: &str, now: i64) -> Result<Option<i64>> {
    let Some(row) = store::session(conn, token, now)? else { return Ok(None) };
    let until = (now + LIFE_MS).min(row.created_at + LONGEST_MS);
    store::renew_session(conn, token, now, until)?;
    Ok(Some(until))
}

/// Hands a browser its renewed session; a client with a bearer token keeps no cookies.
pub fn renewed(
    state: &AppState,
    headers: &HeaderMap,
    cookies: &Cookies,
    (kind, token): (AccountKind, String),
    life_ms: i64,
) {
    if headers.get(header::AUTHORIZATION).is_none() {
        cookies.add(cookie(state, kind, token, life_ms / 1000));
    }
}
