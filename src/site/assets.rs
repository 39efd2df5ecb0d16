//! The bundle of the interface, baked into the executable: hashed files for ever, compressed when it was built.

use std::collections::HashMap;
use std::io::{Read as _, Write as _};
use std::sync::{LazyLock, Mutex, PoisonError};

use axum::body::Body;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use bytes::Bytes;
use flate2::Compression;
use rust_embed::{Embed, EmbeddedFile};
use serde_json::Value;

use crate::http::reply_cache::{Encoding, matches_etag};

/// The type of a page.
pub const HTML: &str = "text/html; charset=utf-8";

/// The source file that the interface runs from.
const INTERFACE: &str = "src/main.tsx";
/// The source file of the styles that name fonts.
const FONTS: &str = "src/fonts.css";

/// The one script that may ask other sites: the back office's worker that reads pictures at addresses, for the owner's browser
/// (`ui/src/lib/addresses`). Pages connect to the shop alone; a worker has the policy of its own file.
const ADDRESS_READER: &str = "assets/picture-addresses-";
/// Its policy: it reads by https, and loads and runs nothing further.
const ADDRESS_READER_POLICY: HeaderValue = HeaderValue::from_static(
    "default-src 'none'; connect-src https:; base-uri 'none'; frame-ancestors 'none'",
);

/// Fonts by the addresses of what a browser loads for them.
#[derive(Debug, Clone)]
pub struct Fonts {
    /// The styles that name them.
    pub styles: String,
    /// Their files.
    pub files: Vec<String>,
}

/// `ui/dist`, as `build.rs` made it.
#[derive(Embed)]
#[folder = "ui/dist"]
struct Bundle;

/// The text of `index.html`, where pages begin.
#[must_use]
pub fn index_html() -> String {
    Bundle::get("index.html").map(|f| String::from_utf8_lossy(&f.data).into_owned()).unwrap_or_default()
}

/// The text of a file of the bundle.
#[must_use]
pub fn text(path: &str) -> Option<String> {
    Bundle::get(path).map(|f| String::from_utf8_lossy(&f.data).into_owned())
}

/// The script that draws the interface's pages (`ui/src/entry-server.tsx`), which the bundle has packed alone; nothing where
/// it was not built.
#[must_use]
pub fn drawing() -> Option<String> {
    String::from_utf8(unpacked(&Bundle::get(".server/draw.js.br")?)?).ok()
}

/// What runs on a page whose code begins in a source file, once the page is seen (`ui/src/begin.ts`): the interface, the
/// page's chunk and what these import, besides what `index.html` loads itself.
#[must_use]
pub fn code(source: &str) -> &'static [String] {
    static CHUNKS: LazyLock<HashMap<String, Vec<String>>> = LazyLock::new(|| {
        let manifest = manifest();
        let first = imports(&manifest, "index.html");
        let pages =
            manifest.as_object().into_iter().flatten().filter(|(_, chunk)| chunk["isDynamicEntry"] == true);
        pages
            .map(|(name, _)| {
                let mut files: Vec<String> = Vec::new();
                for file in imports(&manifest, INTERFACE).into_iter().chain(imports(&manifest, name)) {
                    if !first.contains(&file) && !files.contains(&file) {
                        files.push(file);
                    }
                }
                (name.clone(), files)
            })
            .collect()
    });
    // What has no chunk of its own comes with the interface.
    CHUNKS.get(source).or_else(|| CHUNKS.get(INTERFACE)).map_or(&[], Vec::as_slice)
}

/// What a page of a language whose letters have a font needs for them: the styles that name it, with its files. Words of
/// such a language on other pages are shown in the system's letters.
#[must_use]
pub fn fonts(family: &str) -> Option<Fonts> {
    static KNOWN: LazyLock<Fonts> = LazyLock::new(|| {
        let manifest = manifest();
        let file = |entry: &Value| entry["file"].as_str().map(|file| format!("/{file}"));
        let files = manifest.as_object().into_iter().flatten().filter_map(|(_, entry)| file(entry));
        let is_font = |file: &String| matches!(file.rsplit_once('.'), Some((_, "woff2")));
        Fonts { styles: file(&manifest[FONTS]).unwrap_or_default(), files: files.filter(is_font).collect() }
    });
    let beginning = format!("/assets/{}-", family.to_lowercase().replace(' ', "-"));
    let files: Vec<_> = KNOWN.files.iter().filter(|file| file.starts_with(&beginning)).cloned().collect();
    (!KNOWN.styles.is_empty() && !files.is_empty()).then(|| Fonts { styles: KNOWN.styles.clone(), files })
}

/// What the build says of its files; null where there was none.
fn manifest() -> Value {
    text(".vite/manifest.json").and_then(|json| serde_json::from_str(&json).ok()).unwrap_or_default()
}

/// A chunk's file and the files it imports, each once.
fn imports(manifest: &Value, chunk: &str) -> Vec<String> {
    let (mut files, mut waiting) = (Vec::new(), vec![chunk]);
    while let Some(name) = waiting.pop() {
        let Some(file) = manifest[name]["file"].as_str().map(|file| format!("/{file}")) else { continue };
        if files.contains(&file) {
            continue;
        }
        files.push(file);
        waiting.extend(manifest[name]["imports"].as_array().into_iter().flatten().filter_map(Value::as_str));
    }
    files
}

/// The reply for a file of the bundle; nothing where there is none, or where it is not for the public.
///
/// The build leaves compressible files packed by brotli alone (`FILE.br`), which keeps the executable small. Browsers take
/// that where the connection is secure; the other forms are made of it when they are first asked for.
#[must_use]
pub fn serve(path: &str, headers: &HeaderMap) -> Option<Response> {
    let name = path.strip_prefix('/')?;
    let hidden = name == "index.html"
        || name.starts_with('.')
        || matches!(name.rsplit_once('.'), Some((_, "br" | "gz")));
    if hidden {
        return None;
    }
    let plain = Bundle::get(name);
    let packed = Bundle::get(&format!("{name}.br"));
    let tag = tag(plain.as_ref().or(packed.as_ref())?)?;
    let cache = if name.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
    let common = [
        (header::CACHE_CONTROL, HeaderValue::from_static(cache)),
        (header::VARY, HeaderValue::from_static("Accept-Encoding")),
        (header::ETAG, tag.clone()),
    ];
    // A browser takes the policy of a file that did not change from the reply that says so.
    let mut policy = HeaderMap::new();
    if name.starts_with(ADDRESS_READER) {
        policy.insert(header::CONTENT_SECURITY_POLICY, ADDRESS_READER_POLICY);
    }
    if matches_etag(headers, &tag) {
        return Some((StatusCode::NOT_MODIFIED, common, policy).into_response());
    }
    let media = mime_guess::from_path(name).first_raw().unwrap_or("application/octet-stream");
    let media = if media.starts_with("text/") { format!("{media}; charset=utf-8") } else { media.to_owned() };
    let media = HeaderValue::try_from(media).ok()?;
    let (body, encoding) = match (plain, packed) {
        (Some(file), _) => (Body::from(file.data), None),
        (None, Some(file)) => match Encoding::wanted(headers) {
            Some(Encoding::Brotli) => (Body::from(file.data), Some(Encoding::Brotli)),
            Some(Encoding::Gzip) => (Body::from(gzipped(name, &file)?), Some(Encoding::Gzip)),
            None => (Body::from(unpacked(&file)?), None),
        },
        (None, None) => return None,
    };
    let mut reply = (common, policy, body).into_response();
    if let Some(encoding) = encoding {
        reply.headers_mut().insert(header::CONTENT_ENCODING, HeaderValue::from_static(encoding.name()));
    }
    reply.headers_mut().insert(header::CONTENT_TYPE, media);
    Some(reply)
}

/// A file packed by gzip, which is kept from then on.
fn gzipped(name: &str, file: &EmbeddedFile) -> Option<Bytes> {
    static MADE: LazyLock<Mutex<HashMap<String, Bytes>>> = LazyLock::new(Mutex::default);
    let made = || MADE.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(known) = made().get(name) {
        return Some(known.clone());
    }
    let mut packer = flate2::write::GzEncoder::new(Vec::new(), Compression::default());
    packer.write_all(&unpacked(file)?).ok()?;
    let packed = Bytes::from(packer.finish().ok()?);
    made().insert(name.to_owned(), packed.clone());
    Some(packed)
}

fn unpacked(packed: &EmbeddedFile) -> Option<Vec<u8>> {
    let mut bytes = Vec::new();
    brotli::Decompressor::new(&packed.data[..], 4096).read_to_end(&mut bytes).ok()?;
    Some(bytes)
}

fn tag(file: &EmbeddedFile) -> Option<HeaderValue> {
    HeaderValue::try_from(format!("W/\"{}\"", crate::ids::hex(&file.metadata.sha256_hash()[..12]))).ok()
}
