//! Ready replies of public calls: JSON, brotli and gzip bytes with their `ETag`, dropped by a generation that every
//! write of public content moves on, so that they are never stale after an acknowledged write.

use std::io::Write as _;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header};
use axum::response::Response;
use flate2::Compression;
use flate2::write::GzEncoder;
use moka::sync::Cache;
use sha2::{Digest, Sha256};

use crate::error::{Error, Result};
use crate::http::reply::TOTAL;

/// How long a reply may live though nothing was written: view counts in it are at most this old (contract 4: 60 s).
const LIFE: Duration = Duration::from_secs(45);
/// Bytes of replies that are kept.
const ROOM: u64 = 4 * 1024 * 1024;
/// A larger reply is made anew each time.
const LARGEST: usize = 2 * 1024 * 1024;
/// A smaller reply is not worth compressing.
pub const SMALLEST_COMPRESSED: u64 = 860;

/// What keeps search engines out of a reply.
pub const ROBOTS: HeaderName = HeaderName::from_static("x-robots-tag");
/// Its value.
pub const NOINDEX: HeaderValue = HeaderValue::from_static("noindex");
/// What calls vary by: two of their paths are pages too.
pub const BY_ACCEPT: &str = "Accept, Accept-Encoding";
/// What pages vary by: a cookie has the language.
pub const BY_COOKIE: &str = "Accept, Accept-Encoding, Cookie";

/// What a call or page is about to answer.
pub struct Payload {
    /// The body.
    pub bytes: Bytes,
    /// For `X-Total-Count`: the rows of a list over all its pages.
    pub total: Option<u64>,
    media: &'static str,
    vary: &'static str,
    hidden: bool,
    no_store: bool,
}

impl Payload {
    /// One thing as JSON.
    ///
    /// # Errors
    /// Where it cannot be written as JSON.
    pub fn one(value: &impl serde::Serialize) -> Result<Self> {
        Ok(Self::json(serde_json::to_vec(value)?))
    }

    /// Ready JSON.
    #[must_use]
    pub fn json(bytes: impl Into<Bytes>) -> Self {
        Self {
            bytes: bytes.into(),
            total: None,
            media: "application/json",
            vary: BY_ACCEPT,
            hidden: false,
            no_store: false,
        }
    }

    /// A page.
    #[must_use]
    pub fn html(text: &str) -> Self {
        Self { media: "text/html; charset=utf-8", vary: BY_COOKIE, ..Self::json(exactly(text.as_bytes())) }
    }

    /// A text of another kind, the same for everybody.
    #[must_use]
    pub fn text(media: &'static str, text: String) -> Self {
        Self { media, vary: "Accept-Encoding", ..Self::json(text) }
    }

    /// The same, and search engines are kept out of it where that is true.
    #[must_use]
    pub fn hidden(self, hidden: bool) -> Self {
        Self { hidden, ..self }
    }

    /// The same, and where that is true it is not kept: nobody will ask for it again soon.
    #[must_use]
    pub fn no_store(self, no_store: bool) -> Self {
        Self { no_store, ..self }
    }

    /// The same with the rows of a list over all its pages.
    #[must_use]
    pub fn of_total(self, total: u64) -> Self {
        Self { total: Some(total), ..self }
    }
}

struct Ready {
    generation: u64,
    bytes: Bytes,
    /// The headers of every answer, 304 too.
    head: HeaderMap,
    etag: HeaderValue,
    brotli: OnceLock<Bytes>,
    gzip: OnceLock<Bytes>,
}

/// The replies that are kept, by path and query.
pub struct Replies {
    generation: AtomicU64,
    kept: Cache<String, Arc<Ready>>,
}

impl Default for Replies {
    fn default() -> Self {
        let kept = Cache::builder()
            .max_capacity(ROOM)
            .weigher(|key: &String, ready: &Arc<Ready>| {
                u32::try_from(key.len() + ready.bytes.len() * 3 / 2 + 256).unwrap_or(u32::MAX)
            })
            .time_to_live(LIFE)
            .build();
        Self { generation: AtomicU64::new(1), kept }
    }
}

impl Replies {
    /// Makes every kept reply old; called by the writer between the commit and its answers.
    pub fn drop_all(&self) {
        self.generation.fetch_add(1, Ordering::SeqCst);
    }

    /// The reply for a key, where it is kept.
    pub async fn ready(&self, headers: &HeaderMap, key: &str) -> Option<Result<Response>> {
        let generation = self.generation.load(Ordering::SeqCst);
        let ready = self.kept.get(key).filter(|r| r.generation == generation)?;
        Some(respond(ready, headers).await)
    }

    /// The reply for a path and query, made where it is not kept.
    ///
    /// # Errors
    /// What `make` returns.
    pub async fn answer(
        &self,
        headers: &HeaderMap,
        key: &str,
        make: impl Future<Output = Result<Payload>>,
    ) -> Result<Response> {
        let generation = self.generation.load(Ordering::SeqCst);
        if let Some(ready) = self.kept.get(key).filter(|r| r.generation == generation) {
            return respond(ready, headers).await;
        }
        let found = make.await?;
        let keep = !found.no_store && found.bytes.len() <= LARGEST && key.len() <= 1024;
        let ready = Arc::new(Ready::new(generation, found));
        if keep {
            self.kept.insert(key.to_owned(), Arc::clone(&ready));
        }
        respond(ready, headers).await
    }
}

/// Answers something that is not kept, with `ETag` and compression like the rest.
///
/// # Errors
/// Where compression fails.
pub async fn answer_once(headers: &HeaderMap, found: Payload) -> Result<Response> {
    respond(Arc::new(Ready::new(0, found)), headers).await
}

impl Ready {
    fn new(generation: u64, found: Payload) -> Self {
        let etag = etag(&found.bytes);
        let mut head = HeaderMap::with_capacity(8);
        head.insert(header::CONTENT_TYPE, HeaderValue::from_static(found.media));
        head.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-cache"));
        head.insert(header::VARY, HeaderValue::from_static(found.vary));
        head.insert(header::ETAG, etag.clone());
        if found.hidden {
            head.insert(ROBOTS, NOINDEX);
        }
        if let Some(total) = found.total {
            head.insert(TOTAL, HeaderValue::from(total));
        }
        let (brotli, gzip) = (OnceLock::new(), OnceLock::new());
        Self { generation, bytes: found.bytes, head, etag, brotli, gzip }
    }
}

async fn respond(ready: Arc<Ready>, headers: &HeaderMap) -> Result<Response> {
    let mut reply = Response::new(Body::empty());
    reply.headers_mut().clone_from(&ready.head);
    if matches_etag(headers, &ready.etag) {
        *reply.status_mut() = StatusCode::NOT_MODIFIED;
        return Ok(reply);
    }
    let small = (ready.bytes.len() as u64) < SMALLEST_COMPRESSED;
    let encoding = if small { None } else { Encoding::wanted(headers) };
    let body = match encoding {
        Some(encoding) => {
            let name = HeaderValue::from_static(encoding.name());
            reply.headers_mut().insert(header::CONTENT_ENCODING, name);
            encoding.of(ready).await?
        }
        None => ready.bytes.clone(),
    };
    *reply.body_mut() = Body::from(body);
    Ok(reply)
}

/// A weak tag of some bytes; the same for every encoding of them.
#[must_use]
pub fn etag(bytes: &[u8]) -> HeaderValue {
    let hash = crate::ids::hex(&Sha256::digest(bytes)[..12]);
    HeaderValue::try_from(format!("W/\"{hash}\"")).unwrap_or_else(|_| HeaderValue::from_static("W/\"0\""))
}

/// Whether `If-None-Match` names a tag (compared weakly).
#[must_use]
pub fn matches_etag(headers: &HeaderMap, tag: &HeaderValue) -> bool {
    fn opaque(tag: &str) -> &str {
        tag.trim().trim_start_matches("W/")
    }
    let Ok(tag) = tag.to_str().map(opaque) else { return false };
    headers
        .get_all(header::IF_NONE_MATCH)
        .iter()
        .filter_map(|v| v.to_str().ok())
        .flat_map(|v| v.split(','))
        .any(|t| t.trim() == "*" || opaque(t) == tag)
}

/// A compression that a browser accepts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Encoding {
    /// `br`
    Brotli,
    /// `gzip`
    Gzip,
}

impl Encoding {
    /// The better one of those that `Accept-Encoding` allows.
    #[must_use]
    pub fn wanted(headers: &HeaderMap) -> Option<Self> {
        let accepts = |name: &str| {
            headers
                .get_all(header::ACCEPT_ENCODING)
                .iter()
                .filter_map(|v| v.to_str().ok())
                .flat_map(|v| v.split(','))
                .any(|part| {
                    let mut words = part.split(';').map(str::trim);
                    let named = words.next().is_some_and(|n| n.eq_ignore_ascii_case(name));
                    let refused =
                        words.any(|w| matches!(w.strip_prefix("q="), Some(q) if q.parse() == Ok(0.0_f32)));
                    named && !refused
                })
        };
        if accepts("br") {
            Some(Self::Brotli)
        } else if accepts("gzip") {
            Some(Self::Gzip)
        } else {
            None
        }
    }

    /// The token of `Content-Encoding`.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Brotli => "br",
            Self::Gzip => "gzip",
        }
    }

    /// The bytes in this encoding; made off the async threads the first time, and then kept.
    async fn of(self, ready: Arc<Ready>) -> Result<Bytes> {
        if let Some(packed) = self.kept(&ready).get() {
            return Ok(packed.clone());
        }
        let pack = move || self.kept(&ready).get_or_init(|| self.pack(&ready.bytes)).clone();
        tokio::task::spawn_blocking(pack).await.map_err(|cause| Error::Internal(cause.into()))
    }

    fn kept(self, ready: &Ready) -> &OnceLock<Bytes> {
        match self {
            Self::Brotli => &ready.brotli,
            Self::Gzip => &ready.gzip,
        }
    }

    fn pack(self, bytes: &[u8]) -> Bytes {
        match self {
            Self::Brotli => brotli(bytes),
            Self::Gzip => gzip(bytes),
        }
    }
}

fn brotli(bytes: &[u8]) -> Bytes {
    let mut out = Vec::with_capacity(bytes.len() / 3);
    {
        let mut packer = brotli::CompressorWriter::new(&mut out, 4096, 5, 20);
        if packer.write_all(bytes).is_err() {
            tracing::error!("brotli failed on bytes in memory");
        }
    }
    exactly(&out)
}

fn gzip(bytes: &[u8]) -> Bytes {
    let mut packer = GzEncoder::new(Vec::with_capacity(bytes.len() / 3), Compression::new(5));
    let packed = packer.write_all(bytes).and_then(|()| packer.finish()).unwrap_or_else(|cause| {
        tracing::error!(error = %cause, "gzip failed on bytes in memory");
        Vec::new()
    });
    exactly(&packed)
}

/// Bytes to be kept, without the room that they grew in.
fn exactly(bytes: &[u8]) -> Bytes {
    Bytes::copy_from_slice(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(name: header::HeaderName, value: &'static str) -> HeaderMap {
        HeaderMap::from_iter([(name, HeaderValue::from_static(value))])
    }

    #[test]
    fn the_better_encoding_that_is_allowed() {
        let wanted = |text| Encoding::wanted(&headers(header::ACCEPT_ENCODING, text));
        assert_eq!(wanted("gzip, deflate, br"), Some(Encoding::Brotli));
        assert_eq!(wanted("gzip"), Some(Encoding::Gzip));
        assert_eq!(wanted("br;q=0, gzip;q=0.5"), Some(Encoding::Gzip));
        assert_eq!(wanted("identity"), None);
    }

    #[test]
    fn tags_are_compared_weakly_and_in_lists() {
        let tag = etag(b"x");
        let text: &'static str = Box::leak(tag.to_str().unwrap().to_owned().into_boxed_str());
        assert!(matches_etag(&headers(header::IF_NONE_MATCH, text), &tag));
        assert!(matches_etag(&headers(header::IF_NONE_MATCH, text.trim_start_matches("W/")), &tag));
        assert!(matches_etag(&headers(header::IF_NONE_MATCH, "*"), &tag));
        assert!(!matches_etag(&headers(header::IF_NONE_MATCH, "\"other\""), &tag));
    }

    #[tokio::test]
    async fn a_kept_reply_is_dropped_by_a_write() {
        let replies = Replies::default();
        let none = HeaderMap::new();
        let ask = |text: &'static str| {
            replies.answer(&none, "/x", async move { Ok(Payload::json(text.as_bytes())) })
        };
        let body = |r: Response| async { axum::body::to_bytes(r.into_body(), 100).await.unwrap() };
        assert_eq!(body(ask("1").await.unwrap()).await, "1");
        assert_eq!(body(ask("2").await.unwrap()).await, "1");
        replies.drop_all();
        assert_eq!(body(ask("3").await.unwrap()).await, "3");
    }

    #[tokio::test]
    async fn a_no_store_reply_is_not_kept() {
        let replies = Replies::default();
        let none = HeaderMap::new();
        for (no_store, second) in [(true, "2"), (false, "1")] {
            let key = if no_store { "/no_store" } else { "/kept" };
            let ask = |text: &'static str| {
                let found = Payload::json(text.as_bytes()).no_store(no_store);
                replies.answer(&none, key, async move { Ok(found) })
            };
            ask("1").await.unwrap();
            let again = ask("2").await.unwrap().into_body();
            assert_eq!(axum::body::to_bytes(again, 100).await.unwrap(), second);
        }
    }
}
