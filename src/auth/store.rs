//! Admins and sessions in the database.

use rusqlite::{Connection, OptionalExtension, Row, params};
use sha2::{Digest, Sha256};

use super::attempts::ACCOUNT_WINDOW_MS;
use crate::error::{Error, OnConstraint, Result};
use crate::http::client::Client;
use crate::messages::Message;
use crate::second_factor;
use crate::text::clean_line;

/// An admin's account as the database holds it.
#[derive(Debug, Clone)]
pub struct AdminRow {
    /// The opaque id.
    pub id: String,
    /// In lower case.
    pub email: String,
    /// Shown in the back office.
    pub name: String,
    /// The argon2id hash.
    pub password_hash: String,
}

const COLUMNS: &str = "id, email, name, password_hash";

fn from_row(row: &Row<'_>) -> rusqlite::Result<AdminRow> {
    Ok(AdminRow { id: row.get(0)?, email: row.get(1)?, name: row.get(2)?, password_hash: row.get(3)? })
}

/// Whether the shop has an admin at all.
pub fn any_admin(conn: &Connection) -> Result<bool> {
    Ok(conn.query_row("SELECT EXISTS (SELECT 1 FROM admins)", [], |r| r.get(0))?)
}

/// The admin of an e-mail address in lower case.
pub fn admin_by_email(conn: &Connection, email: &str) -> Result<Option<AdminRow>> {
    let sql = format!("SELECT {COLUMNS} FROM admins WHERE email = ?1");
    Ok(conn.prepare_cached(&sql)?.query_row([email], from_row).optional()?)
}

/// Adds an admin.
///
/// # Errors
/// 409 where the address has an account.
pub fn insert_admin(conn: &Connection, admin: &AdminRow, now: i64) -> Result<()> {
    conn.execute(
        "INSERT INTO admins (id, email, name, password_hash, created_at) VALUES (?1, ?2, ?3, ?4, ?5)",
        params![admin.id, admin.email, admin.name, admin.password_hash, now],
    )
    .on_constraint("admins.email", || Error::conflict(Message::EmailTaken))?;
    Ok(())
}

/// Sets an admin's password and ends every session; whether there is such an admin.
pub fn set_admin_password(conn: &Connection, email: &str, hash: &str) -> Result<bool> {
    let Some(admin) = admin_by_email(conn, email)? else { return Ok(false) };
    set_password(conn, &admin.id, hash)?;
    end_sessions(conn, AccountKind::Admin, &admin.id, None)?;
    Ok(true)
}

/// Sets an admin's password. A second factor that was begun under the old one and waits for its first code ends.
pub fn set_password(conn: &Connection, id: &str, hash: &str) -> Result<()> {
    conn.execute("UPDATE admins SET password_hash = ?2 WHERE id = ?1", [id, hash])?;
    second_factor::store::give_up_begun(conn, id)
}

/// Whether an admin's password is still that of a hash.
pub fn has_password(conn: &Connection, id: &str, hash: &str) -> Result<bool> {
    let sql = "SELECT EXISTS (SELECT 1 FROM admins WHERE id = ?1 AND password_hash = ?2)";
    Ok(conn.prepare_cached(sql)?.query_row([id, hash], |r| r.get(0))?)
}

/// Whose session it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AccountKind {
    /// An admin's.
    Admin,
    /// A customer's.
    Customer,
}

impl AccountKind {
    /// As the database has it.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Admin => "admin",
            Self::Customer => "customer",
        }
    }
}

/// How many live sessions an account has at most; a new one ends the oldest.
pub const MOST_SESSIONS: i64 = 20;
/// How much of a `User-Agent` is kept.
const USER_AGENT: usize = 500;

/// A session as the database holds it.
#[derive(Debug, Clone)]
pub struct SessionRow {
    /// Names the session to its owner; tells nothing of the token.
    pub id: String,
    /// Whose it is.
    pub kind: AccountKind,
    /// The account.
    pub account_id: String,
    /// When it was made.
    pub created_at: i64,
    /// When it was last renewed.
    pub renewed_at: i64,
    /// When its use was last noted.
    pub last_used_at: i64,
}

/// What is stored of a token.
#[must_use]
pub fn token_hash(token: &str) -> [u8; 32] {
    Sha256::digest(token.as_bytes()).into()
}

/// The live session of a token.
pub fn session(conn: &Connection, token: &str, now: i64) -> Result<Option<SessionRow>> {
    let found = conn
        .prepare_cached(
            "SELECT id, kind, account_id, created_at, renewed_at, last_used_at FROM sessions
             WHERE token_hash = ?1 AND expires_at > ?2",
        )?
        .query_row(params![token_hash(token), now], |r| {
            let kind =
                if r.get::<_, String>(1)? == "admin" { AccountKind::Admin } else { AccountKind::Customer };
            Ok(SessionRow {
                id: r.get(0)?,
                kind,
                account_id: r.get(2)?,
                created_at: r.get(3)?,
                renewed_at: r.get(4)?,
                last_used_at: r.get(5)?,
            })
        })
        .optional()?;
    Ok(found)
}

/// The admin of a live admin session.
pub fn admin_by_id(conn: &Connection, id: &str) -> Result<Option<AdminRow>> {
    let sql = format!("SELECT {COLUMNS} FROM admins WHERE id = ?1");
    Ok(conn.prepare_cached(&sql)?.query_row([id], from_row).optional()?)
}

/// What is kept of the browser and address of a session.
fn kept(client: &Client) -> (String, String) {
    let user_agent = clean_line(&client.user_agent).chars().take(USER_AGENT).collect();
    (user_agent, client.address.to_string())
}

/// Stores a new session; the account's newest [`MOST_SESSIONS`] stay.
pub fn insert_session(
    conn: &Connection,
    token: &str,
    (kind, account_id): (AccountKind, &str),
    client: &Client,
    now: i64,
    expires_at: i64,
) -> Result<()> {
    conn.execute("DELETE FROM sessions WHERE expires_at <= ?1", [now])?;
    let (user_agent, address) = kept(client);
    conn.execute(
        "INSERT INTO sessions (token_hash, id, kind, account_id, created_at, renewed_at, expires_at, last_used_at,
            user_agent, address)
         VALUES (?1, ?2, ?3, ?4, ?5, ?5, ?6, ?5, ?7, ?8)",
        params![
            token_hash(token),
            crate::ids::random_id(),
            kind.as_str(),
            account_id,
            now,
            expires_at,
            user_agent,
            address
        ],
    )?;
    // The new one first: others may be of the same millisecond.
    conn.execute(
        "DELETE FROM sessions WHERE token_hash IN (SELECT token_hash FROM sessions
            WHERE kind = ?1 AND account_id = ?2
            ORDER BY token_hash = ?3 DESC, created_at DESC LIMIT -1 OFFSET ?4)",
        params![kind.as_str(), account_id, token_hash(token), MOST_SESSIONS],
    )?;
    Ok(())
}

/// Notes that a session is used, and from where.
pub fn note_use(conn: &Connection, id: &str, client: &Client, now: i64) -> Result<()> {
    let (user_agent, address) = kept(client);
    conn.prepare_cached(
        "UPDATE sessions SET last_used_at = ?2, user_agent = ?3, address = ?4 WHERE id = ?1",
    )?
    .execute(params![id, now, user_agent, address])?;
    Ok(())
}

/// Renews a session until another time.
pub fn renew_session(conn: &Connection, token: &str, now: i64, expires_at: i64) -> Result<()> {
    conn.execute(
        "UPDATE sessions SET renewed_at = ?2, expires_at = ?3 WHERE token_hash = ?1",
        params![token_hash(token), now, expires_at],
    )?;
    Ok(())
}

/// Ends a session of one kind.
pub fn delete_session(conn: &Connection, token: &str, kind: AccountKind) -> Result<()> {
    conn.execute(
        "DELETE FROM sessions WHERE token_hash = ?1 AND kind = ?2",
        params![token_hash(token), kind.as_str()],
    )?;
    Ok(())
}

/// A live session as its owner sees it.
#[derive(Debug)]
pub struct OpenSession {
    /// Its id.
    pub id: String,
    /// When it was made.
    pub created_at: i64,
    /// When its use was last noted.
    pub last_used_at: i64,
    /// The browser of that use.
    pub user_agent: String,
    /// The address of that use.
    pub address: String,
}

/// The live sessions of an account, the last used first.
pub fn open_sessions(
    conn: &Connection,
    kind: AccountKind,
    account_id: &str,
    now: i64,
) -> Result<Vec<OpenSession>> {
    let mut query = conn.prepare_cached(
        "SELECT id, created_at, last_used_at, user_agent, address FROM sessions
         WHERE kind = ?1 AND account_id = ?2 AND expires_at > ?3 ORDER BY last_used_at DESC, created_at DESC",
    )?;
    let rows = query.query_map(params![kind.as_str(), account_id, now], |r| {
        Ok(OpenSession {
            id: r.get(0)?,
            created_at: r.get(1)?,
            last_used_at: r.get(2)?,
            user_agent: r.get(3)?,
            address: r.get(4)?,
        })
    })?;
    Ok(rows.collect::<rusqlite::Result<_>>()?)
}

/// Ends a live session of an account by its id; whether there was one.
pub fn end_session(
    conn: &Connection,
    kind: AccountKind,
    account_id: &str,
    id: &str,
    now: i64,
) -> Result<bool> {
    let ended = conn.execute(
        "DELETE FROM sessions WHERE id = ?1 AND kind = ?2 AND account_id = ?3 AND expires_at > ?4",
        params![id, kind.as_str(), account_id, now],
    )?;
    Ok(ended == 1)
}

/// Ends every session of an account, but for one where it is named.
pub fn end_sessions(conn: &Connection, kind: AccountKind, account_id: &str, but: Option<&str>) -> Result<()> {
    conn.execute(
        "DELETE FROM sessions WHERE kind = ?1 AND account_id = ?2 AND token_hash IS NOT ?3",
        params![kind.as_str(), account_id, but.map(token_hash)],
    )?;
    Ok(())
}

/// The failures of the last hour, the oldest first.
pub fn recent_failures(conn: &Connection, now: i64) -> Result<Vec<(String, i64)>> {
    let mut query = conn.prepare("SELECT account, at FROM sign_in_failures WHERE at > ?1 ORDER BY at")?;
    let rows = query.query_map([now - ACCOUNT_WINDOW_MS], |r| Ok((r.get(0)?, r.get(1)?)))?;
    Ok(rows.collect::<rusqlite::Result<_>>()?)
}
