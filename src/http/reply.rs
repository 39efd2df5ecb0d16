//! Replies that many calls share.

use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use utoipa::ToSchema;

use crate::messages::{Message, Said};

/// `success` and a sentence.
#[derive(Debug, Serialize, ToSchema)]
pub struct Done {
    success: bool,
    #[serde(flatten)]
    said: Said,
}

impl Done {
    /// A success with its sentence.
    #[must_use]
    pub fn new(message: Message) -> Self {
        Self { success: true, said: message.into() }
    }
}

/// Something was stored.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Inserted {
    acknowledged: bool,
    inserted_id: String,
}

impl Inserted {
    /// The reply that names what was stored.
    #[must_use]
    pub fn of(id: String) -> Self {
        Self { acknowledged: true, inserted_id: id }
    }
}

/// Something was moved to the trash.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Deleted {
    acknowledged: bool,
    deleted_count: u32,
}

impl Deleted {
    /// One thing was deleted.
    #[must_use]
    pub fn one() -> Self {
        Self { acknowledged: true, deleted_count: 1 }
    }
}

/// A reply that depends on a session: no cache may keep it (contract 2).
pub fn private(reply: impl IntoResponse) -> Response {
    let mut reply = reply.into_response();
    reply.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    reply
}

/// A list that depends on a session, with `X-Total-Count`.
pub fn private_list(reply: impl IntoResponse, total: u64) -> Response {
    let mut reply = private(reply);
    reply.headers_mut().insert(TOTAL, HeaderValue::from(total));
    reply
}

/// The header that tells how many rows a list has over all its pages.
pub const TOTAL: &str = "x-total-count";
