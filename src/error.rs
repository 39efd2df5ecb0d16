//! One error type and one reply for every call, extractor and middleware (contract 2).

use std::collections::BTreeMap;

use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use serde_json::{Map, Value};
use utoipa::ToSchema;

/// What a person reads when the shop itself is at fault (spec 8).
pub const SOMETHING_WRONG: &str = "Something went wrong. Please try again.";

/// Every way in which a call can fail; the texts are written for a person.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// 400 with one text a field.
    #[error("{message}")]
    Invalid {
        /// What is wrong, in one sentence.
        message: String,
        /// One text a field.
        fields: BTreeMap<String, String>,
    },
    /// 400 without fields: the request itself is malformed.
    #[error("{0}")]
    BadRequest(String),
    /// 401: not signed in, or wrong credentials.
    #[error("{0}")]
    Unauthorized(String),
    /// 401 with `codeRequired`: the password is right, and the second factor is needed too.
    #[error("Please enter the code from your authenticator app.")]
    CodeRequired,
    /// 403: signed in, but not allowed.
    #[error("{0}")]
    Forbidden(String),
    /// 404.
    #[error("{0}")]
    NotFound(String),
    /// 409: the state of the shop is another; `extra` says which (the current `stock`, `price`, …).
    #[error("{message}")]
    Conflict {
        /// What is in the way.
        message: String,
        /// Further members of the reply.
        extra: Map<String, Value>,
    },
    /// 413.
    #[error("{0}")]
    TooLarge(String),
    /// 415.
    #[error("{0}")]
    UnsupportedMedia(String),
    /// 429, to be tried again after so many seconds.
    #[error("Too many attempts. Please wait a little and try again.")]
    TooMany(u64),
    /// 503: a full queue, a full disk, a locked database.
    #[error("The shop is busy right now. Please try again in a moment.")]
    Unavailable,
    /// 500: details go to the log alone.
    #[error("{SOMETHING_WRONG}")]
    Internal(#[source] anyhow::Error),
}

/// The result of everything that can fail towards a caller.
pub type Result<T, E = Error> = std::result::Result<T, E>;

impl Error {
    /// A 404 for a thing that is not there.
    #[must_use]
    pub fn not_found(thing: &str) -> Self {
        Self::NotFound(format!("{thing} not found."))
    }

    /// A 409 that needs no further members.
    #[must_use]
    pub fn conflict(message: &str) -> Self {
        Self::Conflict { message: message.to_owned(), extra: Map::new() }
    }

    /// A 400 on one field.
    #[must_use]
    pub fn field(name: &str, text: impl Into<String>) -> Self {
        let message = text.into();
        Self::Invalid { fields: BTreeMap::from([(name.to_owned(), message.clone())]), message }
    }

    /// The HTTP status of this error.
    #[must_use]
    pub fn status(&self) -> StatusCode {
        match self {
            Self::Invalid { .. } | Self::BadRequest(_) => StatusCode::BAD_REQUEST,
            Self::Unauthorized(_) | Self::CodeRequired => StatusCode::UNAUTHORIZED,
            Self::Forbidden(_) => StatusCode::FORBIDDEN,
            Self::NotFound(_) => StatusCode::NOT_FOUND,
            Self::Conflict { .. } => StatusCode::CONFLICT,
            Self::TooLarge(_) => StatusCode::PAYLOAD_TOO_LARGE,
            Self::UnsupportedMedia(_) => StatusCode::UNSUPPORTED_MEDIA_TYPE,
            Self::TooMany(_) => StatusCode::TOO_MANY_REQUESTS,
            Self::Unavailable => StatusCode::SERVICE_UNAVAILABLE,
            Self::Internal(_) => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }
}

/// The body of every error; `message` and `error` are the same text, `fields` only on validation errors.
#[derive(Debug, Serialize, ToSchema)]
pub struct ErrorBody {
    success: bool,
    message: String,
    error: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    fields: Option<BTreeMap<String, String>>,
    #[serde(flatten)]
    #[schema(ignore)]
    extra: Map<String, Value>,
}

impl ErrorBody {
    /// The body for a text, without fields.
    #[must_use]
    pub fn of(message: &str) -> Self {
        let text = message.to_owned();
        Self { success: false, message: text.clone(), error: text, fields: None, extra: Map::new() }
    }
}

impl IntoResponse for Error {
    fn into_response(self) -> Response {
        let status = self.status();
        let mut body = ErrorBody::of(&self.to_string());
        let mut retry_after = None;
        match self {
            Self::Invalid { fields, .. } => body.fields = Some(fields),
            Self::Conflict { extra, .. } => body.extra = extra,
            Self::CodeRequired => body.extra = Map::from_iter([("codeRequired".to_owned(), true.into())]),
            Self::TooMany(seconds) => retry_after = Some(seconds.max(1)),
            Self::Unavailable => retry_after = Some(1),
            Self::Internal(cause) => tracing::error!(error = format!("{cause:#}"), "internal error"),
            _ => {}
        }
        let mut reply = (status, Json(body)).into_response();
        reply.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
        if let Some(seconds) = retry_after {
            reply.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(seconds));
        }
        reply
    }
}

impl From<rusqlite::Error> for Error {
    fn from(cause: rusqlite::Error) -> Self {
        use rusqlite::ErrorCode as Code;
        match cause.sqlite_error_code() {
            Some(Code::DiskFull | Code::ReadOnly | Code::DatabaseBusy | Code::DatabaseLocked) => {
                tracing::error!(error = %cause, "the database cannot be written");
                Self::Unavailable
            }
            _ => Self::Internal(cause.into()),
        }
    }
}

impl From<r2d2::Error> for Error {
    fn from(cause: r2d2::Error) -> Self {
        tracing::error!(error = %cause, "no database connection");
        Self::Unavailable
    }
}

impl From<std::io::Error> for Error {
    fn from(cause: std::io::Error) -> Self {
        match cause.kind() {
            std::io::ErrorKind::StorageFull | std::io::ErrorKind::ReadOnlyFilesystem => {
                tracing::error!(error = %cause, "the data folder cannot be written");
                Self::Unavailable
            }
            _ => Self::Internal(cause.into()),
        }
    }
}

impl From<serde_json::Error> for Error {
    fn from(cause: serde_json::Error) -> Self {
        Self::Internal(cause.into())
    }
}

/// Turns the breach of a named constraint into an error of the caller's; every other failure passes through.
pub trait OnConstraint<T> {
    /// `named`: the constraint's name, or for a unique index `table.column`.
    ///
    /// # Errors
    /// `then()` where that constraint refused the write, else the error as it came.
    fn on_constraint(self, named: &str, then: impl FnOnce() -> Error) -> Result<T>;
}

impl<T> OnConstraint<T> for rusqlite::Result<T> {
    fn on_constraint(self, named: &str, then: impl FnOnce() -> Error) -> Result<T> {
        self.map_err(|cause| match &cause {
            rusqlite::Error::SqliteFailure(code, Some(text))
                if code.code == rusqlite::ErrorCode::ConstraintViolation && text.contains(named) =>
            {
                then()
            }
            _ => cause.into(),
        })
    }
}
