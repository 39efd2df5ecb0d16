//! `Idempotency-Key`: a repeat within 24 hours answers the first one's reply, also when many come at once, since the
//! writer runs one after the other (contract 5).

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use rusqlite::{Connection, OptionalExtension, params};
use serde::Serialize;
use serde::de::DeserializeOwned;
use sha2::{Digest, Sha256};

use crate::error::{Error, Result};
use crate::messages::Message;

/// The most characters of a key.
pub const LONGEST: usize = 100;
const LIFE_MS: i64 = 24 * 3_600_000;

/// The key of a request, where it carries one.
#[derive(Debug, Clone)]
pub struct RepeatKey(pub Option<String>);

impl<S: Send + Sync> FromRequestParts<S> for RepeatKey {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, _state: &S) -> Result<Self> {
        let Some(value) = parts.headers.get("idempotency-key") else { return Ok(Self(None)) };
        let key = std::str::from_utf8(value.as_bytes()).ok().filter(|key| key.chars().count() <= LONGEST);
        match key {
            Some("") => Ok(Self(None)),
            Some(key) => Ok(Self(Some(key.to_owned()))),
            None => Err(Error::BadRequest(Message::RepeatKeyTooLong { max: LONGEST })),
        }
    }
}

/// A key together with the call and person that it belongs to, and the body that it came with.
#[derive(Debug, Clone)]
pub struct Repeat(Option<(String, String, [u8; 32])>);

impl Repeat {
    /// Nothing that could be repeated.
    #[must_use]
    pub fn none() -> Self {
        Self(None)
    }

    /// Whether a key came.
    #[must_use]
    pub fn has_key(&self) -> bool {
        self.0.is_some()
    }

    /// Of a call, of a person, with a body: its fields, and of its pictures the paths, which tell their content.
    ///
    /// # Errors
    /// Where the body cannot be written as JSON.
    pub fn of(key: RepeatKey, call: &str, person: &str, body: &impl Serialize) -> Result<Self> {
        let Some(key) = key.0 else { return Ok(Self(None)) };
        let digest = Sha256::digest(serde_json::to_vec(body)?).into();
        Ok(Self(Some((format!("{call} {person}"), key, digest))))
    }

    /// The first reply, where this is a repeat.
    ///
    /// # Errors
    /// 409 where the key came with another body.
    pub fn first<T: DeserializeOwned>(&self, conn: &Connection, now: i64) -> Result<Option<T>> {
        let Some((scope, key, digest)) = &self.0 else { return Ok(None) };
        let found: Option<(Vec<u8>, String)> = conn
            .prepare_cached(
                "SELECT body_digest, reply FROM idempotency WHERE scope = ?1 AND key = ?2 AND at > ?3",
            )?
            .query_row(params![scope, key, now - LIFE_MS], |r| Ok((r.get(0)?, r.get(1)?)))
            .optional()?;
        let Some((with, reply)) = found else { return Ok(None) };
        if with != digest {
            return Err(Error::conflict(Message::RepeatDiffers));
        }
        Ok(Some(serde_json::from_str(&reply)?))
    }

    /// Remembers a first reply in the transaction of what it tells of.
    pub fn remember(&self, conn: &Connection, reply: &impl Serialize, now: i64) -> Result<()> {
        let Some((scope, key, digest)) = &self.0 else { return Ok(()) };
        conn.prepare_cached(
            "INSERT OR REPLACE INTO idempotency (scope, key, body_digest, reply, at) VALUES (?1, ?2, ?3, ?4, ?5)",
        )?
        .execute(params![scope, key, digest, serde_json::to_string(reply)?, now])?;
        Ok(())
    }
}

/// Deletes replies that are too old to be repeated.
pub fn purge(conn: &Connection, now: i64) -> Result<()> {
    conn.execute("DELETE FROM idempotency WHERE at <= ?1", [now - LIFE_MS])?;
    Ok(())
}
