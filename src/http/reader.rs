//! The language that the person at the other end reads: the code that the interface keeps in a cookie.

use std::convert::Infallible;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, header};

/// The cookie's name.
const COOKIE: &[u8] = b"haat_lang";
/// The longest code that is kept.
const LONGEST: usize = 8;

/// The code of the language that a request's sender reads, such as `bn`; empty where nothing says so.
#[derive(Debug, Clone)]
pub struct ReaderLanguage(pub String);

impl<S: Send + Sync> FromRequestParts<S> for ReaderLanguage {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _state: &S) -> Result<Self, Infallible> {
        let code = codes(&parts.headers).next().and_then(|code| std::str::from_utf8(code).ok());
        let plain = code.filter(|code| code.len() <= LONGEST && code.bytes().all(|b| b.is_ascii_lowercase()));
        Ok(Self(plain.unwrap_or_default().to_owned()))
    }
}

/// What a request's cookies of that name say, the last first.
pub fn codes(headers: &HeaderMap) -> impl Iterator<Item = &[u8]> {
    headers
        .get_all(header::COOKIE)
        .iter()
        // Another cookie beside it may be no ASCII.
        .flat_map(|value| value.as_bytes().split(|byte| *byte == b';'))
        .collect::<Vec<_>>()
        .into_iter()
        .rev()
        .filter_map(|pair| pair.trim_ascii().strip_prefix(COOKIE)?.strip_prefix(b"="))
}
