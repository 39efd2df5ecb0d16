//! One error type and one reply for every call, extractor and middleware (contract 2).

use std::collections::BTreeMap;

use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use serde_json::{Map, Value};
use utoipa::ToSchema;

use crate::messages::{Label, Message, Said};

/// Every way in which a call can fail, with what a person reads of it.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// 400 with one text a field.
    #[error("{message}")]
    Invalid {
        /// What is wrong, in one sentence.
        message: Message,
        /// One text a field.
        fields: BTreeMap<String, Message>,
    },
    /// 400 without fields: the request itself is malformed.
    #[error("{0}")]
    BadRequest(Message),
    /// 401: not signed in, or wrong credentials.
    #[error("{0}")]
    Unauthorized(Message),
    /// 401 with `codeRequired`: the password is right, and the second factor is needed too.
    #[error("{}", Message::CodeNeeded)]
    CodeRequired,
    /// 403: signed in, but not allowed.
    #[error("{0}")]
    Forbidden(Message),
    /// 404.
    #[error("{0}")]
    NotFound(Message),
    /// 409: the state of the shop is another; `extra` says which (the current `stock`, `price`, …).
    #[error("{message}")]
    Conflict {
        /// What is in the way.
        message: Message,
        /// Further members of the reply.
        extra: Map<String, Value>,
    },
    /// 413.
    #[error("{0}")]
    TooLarge(Message),
    /// 415.
    #[error("{0}")]
    UnsupportedMedia(Message),
    /// 429, to be tried again after so many seconds.
    #[error("{}", Message::TooManyAttempts)]
    TooMany(u64),
    /// 503: a full queue, a full disk, a locked database.
    #[error("{}", Message::ShopBusy)]
    Unavailable,
    /// 500: details go to the log alone.
    #[error("{}", Message::SomethingWrong)]
    Internal(#[source] anyhow::Error),
}

/// The result of everything that can fail towards a caller.
pub type Result<T, E = Error> = std::result::Result<T, E>;

impl Error {
    /// A 404 for a thing that is not there.
    #[must_use]
    pub fn not_found(thing: Label) -> Self {
        Self::NotFound(Message::NotFound { thing })
    }

    /// A 409 that needs no further members.
    #[must_use]
    pub fn conflict(message: Message) -> Self {
        Self::Conflict { message, extra: Map::new() }
    }

    /// A 400 on one field.
    #[must_use]
    pub fn field(name: &str, message: Message) -> Self {
        Self::Invalid { fields: BTreeMap::from([(name.to_owned(), message.clone())]), message }
    }

    /// A 400 on several fields; the text is the fault itself where there is one, else a summary.
    #[must_use]
    pub fn fields(fields: BTreeMap<String, Message>) -> Self {
        let mut messages = fields.values();
        let message = match (messages.next(), messages.next()) {
            (Some(only), None) => only.clone(),
            _ => Message::CheckFields,
        };
        Self::Invalid { message, fields }
    }

    /// What a person reads of this error.
    #[must_use]
    pub fn message(&self) -> &Message {
        match self {
            Self::Invalid { message, .. }
            | Self::Conflict { message, .. }
            | Self::BadRequest(message)
            | Self::Unauthorized(message)
            | Self::Forbidden(message)
            | Self::NotFound(message)
            | Self::TooLarge(message)
            | Self::UnsupportedMedia(message) => message,
            Self::CodeRequired => &Message::CodeNeeded,
            Self::TooMany(_) => &Message::TooManyAttempts,
            Self::Unavailable => &Message::ShopBusy,
            Self::Internal(_) => &Message::SomethingWrong,
        }
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
#[serde(rename_all = "camelCase")]
pub struct ErrorBody {
    success: bool,
    #[serde(flatten)]
    said: Said,
    error: String,
    /// What is wrong with each field, in English.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    #[schema(required = false)]
    fields: BTreeMap<String, String>,
    /// The codes of the same.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    #[schema(required = false, value_type = BTreeMap<String, String>)]
    field_codes: BTreeMap<String, Value>,
    /// The arguments of those that have any.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    #[schema(required = false, value_type = BTreeMap<String, Object>)]
    field_args: BTreeMap<String, Value>,
    #[serde(flatten)]
    #[schema(ignore)]
    extra: Map<String, Value>,
}

impl ErrorBody {
    /// The body for a message, without fields.
    #[must_use]
    pub fn of(message: Message) -> Self {
        let (error, said) = (message.to_string(), Said::from(message));
        let (fields, field_codes, field_args) = (BTreeMap::new(), BTreeMap::new(), BTreeMap::new());
        Self { success: false, said, error, fields, field_codes, field_args, extra: Map::new() }
    }

    fn tell(&mut self, faults: BTreeMap<String, Message>) {
        for (name, message) in faults {
            let (code, args) = message.code_and_args();
            self.fields.insert(name.clone(), message.to_string());
            self.field_args.extend(args.map(|args| (name.clone(), args)));
            self.field_codes.insert(name, code);
        }
    }
}

impl IntoResponse for Error {
    fn into_response(self) -> Response {
        let status = self.status();
        let mut body = ErrorBody::of(self.message().clone());
        let mut retry_after = None;
        match self {
            Self::Invalid { fields, .. } => body.tell(fields),
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
            Some(
                Code::DiskFull
                | Code::ReadOnly
                | Code::DatabaseBusy
                | Code::DatabaseLocked
                | Code::SystemIoFailure,
            ) => {
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
        use std::io::ErrorKind as Kind;
        // A disk that gives up answers so before it is known to be read-only.
        let gives_up = cause.raw_os_error() == Some(rustix::io::Errno::IO.raw_os_error());
        let refuses =
            matches!(cause.kind(), Kind::StorageFull | Kind::QuotaExceeded | Kind::ReadOnlyFilesystem);
        if gives_up || refuses {
            tracing::error!(error = %cause, "the data folder cannot be written");
            return Self::Unavailable;
        }
        Self::Internal(cause.into())
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_disk_that_refuses_is_no_fault_of_the_shop() {
        let of = |code: i32| Error::from(std::io::Error::from_raw_os_error(code));
        // EIO, ENOSPC, EROFS, EDQUOT.
        for code in [5, 28, 30, 122] {
            assert!(matches!(of(code), Error::Unavailable), "{code}");
        }
        assert!(matches!(of(2), Error::Internal(_)), "a file that is not there is one");
    }
}
