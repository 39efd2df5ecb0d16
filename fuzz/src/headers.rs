//! What a request says of itself before its body: method, address, cookies, tokens (contract 1 to 3).

use std::cell::LazyCell;
use std::net::SocketAddr;

use axum::Router;
use axum::body::Body;
use axum::extract::{ConnectInfo, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, Uri, header};
use axum::middleware::from_fn_with_state;
use haat::auth::session;
use haat::auth::store::AccountKind;
use haat::http::client::Client;
use haat::http::idempotency::RepeatKey;
use haat::http::reader::ReaderLanguage;
use haat::http::{Ground as _, accept, guard};
use tokio::runtime::Runtime;
use tower::ServiceExt as _;
use tower_cookies::{CookieManagerLayer, Cookies};

use super::stand::{Stand, runtime};

thread_local! {
    static APP: LazyCell<(Runtime, Router)> = LazyCell::new(|| (runtime(), app()));
}

/// The guard of every request, and behind it everything that reads headers.
fn app() -> Router {
    let stand = Stand::new();
    Router::new()
        .fallback(look)
        .layer(CookieManagerLayer::new())
        .layer(from_fn_with_state(stand.clone(), guard::pass::<Stand>))
        .with_state(stand)
}

async fn look(
    State(stand): State<Stand>,
    headers: HeaderMap,
    cookies: Cookies,
    client: Client,
    ReaderLanguage(language): ReaderLanguage,
    RepeatKey(key): RepeatKey,
) -> &'static str {
    assert!(language.len() <= 8 && language.bytes().all(|b| b.is_ascii_lowercase()), "{language:?}");
    assert!(key.is_none_or(|key| !key.is_empty() && key.chars().count() <= 100));
    assert!(!(accept::wants_json(&headers) && accept::names_html(&headers)));
    for kind in [AccountKind::Admin, AccountKind::Customer] {
        let token = session::token(stand.origin(), &headers, &cookies, kind);
        // A browser's cookie is never asked where a program brings its own token.
        if let (Some(token), Some(bearer)) = (token, headers.get(header::AUTHORIZATION)) {
            assert!(
                bearer.to_str().is_ok_and(|told| told.trim_end().ends_with(&token)),
                "{token:?} of {bearer:?}"
            );
        }
    }
    if headers.get("x-forwarded-for").is_none() {
        assert!(client.address.is_loopback());
    }
    "seen"
}

/// A request in lines: `GET /path`, then `name: value`; nothing for what no server would hand on.
pub fn request(head: &[u8], body: Vec<u8>) -> Option<Request> {
    let mut lines = head.split(|byte| *byte == b'\n');
    let mut first = lines.next()?.splitn(2, |byte| *byte == b' ');
    let method = Method::from_bytes(first.next()?).ok()?;
    let uri = Uri::try_from(first.next()?).ok()?;
    let mut request = Request::builder().method(method).uri(uri).body(Body::from(body)).ok()?;
    for line in lines {
        let mut parts = line.splitn(2, |byte| *byte == b':');
        let (Some(name), Some(value)) = (parts.next(), parts.next()) else { continue };
        let (Ok(name), Ok(value)) =
            (HeaderName::from_bytes(name), HeaderValue::from_bytes(value.trim_ascii()))
        else {
            continue;
        };
        request.headers_mut().append(name, value);
    }
    request.extensions_mut().insert(ConnectInfo(SocketAddr::from(([127, 0, 0, 1], 5000))));
    Some(request)
}

/// A request is refused in words or looked at; a page of another site never writes.
pub fn run(data: &[u8]) {
    let Some(request) = request(data, Vec::new()) else { return };
    let headers = request.headers();
    let crosses =
        headers.get(header::ORIGIN).is_some_and(|origin| origin.as_bytes().starts_with(b"https://evil."))
            && headers.get(header::HOST).is_none_or(|host| !host.as_bytes().starts_with(b"evil."));
    let writes = !matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS | Method::TRACE);
    let reply =
        APP.with(|app| app.0.block_on(app.1.clone().oneshot(request)).unwrap_or_else(|never| match never {}));
    assert!(reply.status().as_u16() < 500, "{}", reply.status());
    assert!(!(crosses && writes) || reply.status().is_client_error(), "{}", reply.status());
    assert!(reply.headers().contains_key("x-request-id"));
}
