//! What every request passes: an id, a limit on reading, the rule on cross-site writes, one shape for errors, and the
//! headers of contract 2.

use std::net::IpAddr;
use std::num::NonZeroU32;
use std::time::Instant;

use axum::extract::{ConnectInfo, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, Version, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use governor::clock::{Clock as _, DefaultClock};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use hyper::body::Body as _;
use tracing::Instrument as _;
use url::Url;

use super::Ground;
use crate::config::{Origin, is_loopback};
use crate::error::Error;
use crate::http::client::{self, network_of};
use crate::http::figures::FIGURES;
use crate::http::reply_cache::{NOINDEX, ROBOTS};
use crate::messages::Message;

/// What search engines are kept out of: pages show the same for people.
const JSON: &[u8] = b"application/json";
const JAVASCRIPT: &[u8] = b"text/javascript";
const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");

/// Requests by address: 100 a second and bursts of 1,000 (contract 6).
pub struct RequestLimit(DefaultKeyedRateLimiter<IpAddr>);

impl Default for RequestLimit {
    fn default() -> Self {
        let of = |n| NonZeroU32::new(n).unwrap_or(NonZeroU32::MIN);
        Self(RateLimiter::keyed(Quota::per_second(of(100)).allow_burst(of(1000))))
    }
}

impl RequestLimit {
    fn check(&self, address: IpAddr) -> Result<(), Error> {
        self.0
            .check_key(&network_of(address))
            .map_err(|wait| Error::TooMany(wait.wait_time_from(DefaultClock::default().now()).as_secs() + 1))
    }

    /// Forgets addresses that have been quiet.
    pub fn forget_quiet(&self) {
        self.0.retain_recent();
    }
}

/// For a year: browsers come back over https alone.
pub const HSTS: HeaderValue = HeaderValue::from_static("max-age=31536000");

/// A reply that is data loads nothing and stands in no frame, also where a browser is made to show it.
const NO_PAGE: HeaderValue = HeaderValue::from_static(
    "default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
);

/// What every request passes, outside of the router: gives it its id, which its log lines and its reply carry,
/// refuses or answers what needs no handler, and shapes errors that no handler made.
pub async fn pass<S: Ground>(State(state): State<S>, request: Request, next: Next) -> Response {
    let began = Instant::now();
    let id = crate::ids::random_id();
    let unlimited = is_unlimited(&request).then(|| address_of(&state, &request)).flatten();
    let ready = match check(&state, &request) {
        Err(refused) => Some(refused.into_response()),
        Ok(()) if reads(&request) => state.ready(request.headers(), request.uri()).await,
        Ok(()) => None,
    };
    let mut reply = match ready {
        Some(reply) => reply,
        None => handled(&id, request, next).await,
    };
    // Files that are there cost little and count nothing; asking for others is guessing.
    if reply.status() == StatusCode::NOT_FOUND
        && let (Some(reading), Some(address)) = (state.reading(), unlimited)
        && let Err(refused) = reading.check(address)
    {
        reply = refused.into_response();
    }
    if state.origin().is_https() {
        reply.headers_mut().insert(header::STRICT_TRANSPORT_SECURITY, HSTS);
    }
    if let Ok(value) = HeaderValue::try_from(id) {
        reply.headers_mut().insert(REQUEST_ID, value);
    }
    if reply.headers().get(header::CONTENT_TYPE).is_some_and(|kind| kind.as_bytes().starts_with(JSON)) {
        reply.headers_mut().insert(ROBOTS, NOINDEX);
    }
    // A worker would obey the policy of its own script.
    if !reply.headers().get(header::CONTENT_TYPE).is_some_and(|kind| kind.as_bytes().starts_with(JAVASCRIPT))
    {
        reply.headers_mut().entry(header::CONTENT_SECURITY_POLICY).or_insert(NO_PAGE);
    }
    reply.headers_mut().insert(header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    FIGURES.count(reply.status(), began.elapsed());
    reply
}

/// Whether a request asks for nothing but what stands at its address.
fn reads(request: &Request) -> bool {
    request.method() == Method::GET && request.body().is_end_stream()
}

async fn handled(id: &str, request: Request, next: Next) -> Response {
    let span = tracing::info_span!("request", %id, method = %request.method(), path = %request.uri().path());
    async {
        let reply = shaped(next.run(request).await);
        tracing::debug!(status = reply.status().as_u16(), "answered");
        reply
    }
    .instrument(span)
    .await
}

/// Errors of extractors and of the router in the one shape of contract 2; their headers stay.
fn shaped(reply: Response) -> Response {
    let status = reply.status();
    if !status.is_client_error() && !status.is_server_error() {
        return reply;
    }
    let kind = reply.headers().get(header::CONTENT_TYPE).and_then(|v| v.to_str().ok()).unwrap_or_default();
    if kind.starts_with("application/json") || kind.starts_with("text/html") {
        return reply;
    }
    let error = match status {
        StatusCode::NOT_FOUND => Error::NotFound(Message::NothingHere),
        StatusCode::PAYLOAD_TOO_LARGE => Error::TooLarge(Message::RequestTooLarge),
        StatusCode::UNSUPPORTED_MEDIA_TYPE => Error::UnsupportedMedia(Message::ContentUnreadable),
        StatusCode::METHOD_NOT_ALLOWED => Error::BadRequest(Message::NotPossibleHere),
        s if s.is_server_error() => Error::NotFound(Message::SomethingWrong),
        _ => Error::BadRequest(Message::RequestUnclear),
    };
    let (parts, _) = reply.into_parts();
    let mut shaped = error.into_response();
    *shaped.status_mut() = status;
    for (name, value) in &parts.headers {
        if name != header::CONTENT_TYPE && name != header::CONTENT_LENGTH {
            shaped.headers_mut().insert(name, value.clone());
        }
    }
    shaped
}

/// Refuses cross-site writes and too many requests, before anything else is done.
fn check(state: &impl Ground, request: &Request) -> Result<(), Error> {
    if !names_one_host(request) {
        return Err(Error::BadRequest(Message::RequestUnclear));
    }
    if let (Some(reading), Some(address)) = (state.reading(), address_of(state, request))
        && !is_unlimited(request)
    {
        reading.check(address)?;
    }
    let safe = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS | Method::TRACE);
    if !safe && is_cross_site(request.headers(), state.origin()) {
        return Err(Error::Forbidden(Message::CrossSite));
    }
    Ok(())
}

/// Whether the limit on reading does not count a request, unless nothing is found.
fn is_unlimited(request: &Request) -> bool {
    let path = request.uri().path();
    path.starts_with("/uploads/") || path.starts_with("/assets/") || path == "/healthz"
}

/// Where a request comes from; none without a connection, as in tests of single functions.
fn address_of(state: &impl Ground, request: &Request) -> Option<IpAddr> {
    let peer = request.extensions().get::<ConnectInfo<std::net::SocketAddr>>()?.0.ip();
    Some(client::address(peer, request.headers(), state.trusted_proxies()))
}

/// Whether a request says once which host it is for, as HTTP/1.1 asks; older ones need not.
fn names_one_host(request: &Request) -> bool {
    match request.headers().get_all(header::HOST).iter().count() {
        0 => request.version() < Version::HTTP_11,
        count => count == 1,
    }
}

/// Contract 3: an unsafe method needs the shop's own `Origin`, or none and no `Sec-Fetch-Site` that says otherwise.
fn is_cross_site(headers: &HeaderMap, own: &Origin) -> bool {
    let text = |name: HeaderName| headers.get(name).map(|v| v.to_str().unwrap_or("null"));
    // No browser sends two.
    if headers.get_all(header::ORIGIN).iter().count() > 1 {
        return true;
    }
    match text(header::ORIGIN) {
        Some(origin) => origin != own.as_str() && !same_host(origin, text(header::HOST), own.is_https()),
        None => {
            text(HeaderName::from_static("sec-fetch-site")).is_some_and(|s| s != "same-origin" && s != "none")
        }
    }
}

/// Whether an origin's host and port are those of the `Host` header. A page that came without encryption is not the
/// shop's where the shop has it, unless it came from this machine.
fn same_host(origin: &str, host: Option<&str>, https: bool) -> bool {
    let Ok(origin) = Url::parse(origin) else { return false };
    let Some(host) = host else { return false };
    let Ok(asked) = Url::parse(&format!("{}://{host}", origin.scheme())) else { return false };
    (!https || origin.scheme() == "https" || origin.host_str().is_some_and(is_loopback))
        && origin.has_host()
        && origin.host_str() == asked.host_str()
        && origin.port_or_known_default() == asked.port_or_known_default()
}

/// A handler that panicked: logged, and answered as an error of the shop.
#[allow(clippy::needless_pass_by_value, reason = "the layer hands it over")]
pub fn panicked(cause: Box<dyn std::any::Any + Send + 'static>) -> Response {
    let text = cause
        .downcast_ref::<String>()
        .map(String::as_str)
        .or_else(|| cause.downcast_ref::<&str>().copied())
        .unwrap_or("no text");
    Error::Internal(anyhow::anyhow!("a handler panicked: {text}")).into_response()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn crosses(pairs: &[(&str, &str)]) -> bool {
        let mut headers = HeaderMap::new();
        for (name, value) in pairs {
            headers.append(name.parse::<HeaderName>().unwrap(), HeaderValue::from_str(value).unwrap());
        }
        is_cross_site(&headers, &Origin::parse("https://shop.example").unwrap())
    }

    #[test]
    fn writes_come_from_the_shop_itself() {
        assert!(!crosses(&[]));
        assert!(!crosses(&[("origin", "https://shop.example")]));
        assert!(!crosses(&[("origin", "http://127.0.0.1:8080"), ("host", "127.0.0.1:8080")]));
        assert!(!crosses(&[("origin", "http://localhost"), ("host", "LOCALHOST:80")]));
        assert!(!crosses(&[("sec-fetch-site", "same-origin")]));
        assert!(!crosses(&[("sec-fetch-site", "none")]));
    }

    #[test]
    fn writes_of_other_sites_are_refused() {
        assert!(crosses(&[("origin", "https://evil.example"), ("host", "shop.example")]));
        assert!(crosses(&[("origin", "http://shop.example"), ("host", "shop.example")]));
        assert!(crosses(&[("origin", "http://shop.lan:8080"), ("host", "shop.lan:8080")]));
        assert!(crosses(&[("origin", "null"), ("host", "shop.example")]));
        assert!(crosses(&[("origin", "https://shop.example"), ("origin", "https://evil.example")]));
        assert!(crosses(&[("origin", "https://shop.example.evil.example"), ("host", "shop.example")]));
        assert!(crosses(&[("origin", "http://127.0.0.1:9090"), ("host", "127.0.0.1:8080")]));
        assert!(crosses(&[("sec-fetch-site", "cross-site")]));
        assert!(crosses(&[("sec-fetch-site", "same-site")]));
        assert!(crosses(&[("origin", "https://evil.example"), ("sec-fetch-site", "same-origin")]));
    }

    #[test]
    fn a_shopper_on_ipv6_is_a_network() {
        let of = |text: &str| network_of(text.parse().unwrap());
        assert_eq!(of("2001:db8::1"), of("2001:db8::ffff:2"));
        assert_ne!(of("2001:db8:0:1::1"), of("2001:db8:0:2::1"));
        assert_ne!(of("10.0.0.1"), of("10.0.0.2"));
    }
}
