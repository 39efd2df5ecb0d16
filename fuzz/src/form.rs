//! A multipart form (contract 2).

use std::cell::LazyCell;
use std::fmt::Write as _;

use axum::body::Body;
use axum::extract::Request;
use axum::http::header::CONTENT_TYPE;
use bytes::Bytes;
use futures_util::{FutureExt as _, stream};
use haat::http::multipart::UploadForm;
use serde_json::{Map, Value};
use tokio::runtime::Runtime;

use super::stand::{Stand, runtime};

/// The boundary of every form.
pub const BOUNDARY: &str = "haat";
/// Fields that hold pictures.
const PICTURES: [&str; 2] = ["mainImage", "colorImages"];

thread_local! {
    static STAND: LazyCell<(Runtime, Stand)> = LazyCell::new(|| (runtime(), Stand::new()));
}

/// The first byte says in what pieces the rest, a form's body, arrives. However it does, the same is read; and what is
/// written by the rules is read as it was.
pub fn run(data: &[u8]) {
    let Some((pace, body)) = data.split_first() else { return };
    assert_eq!(read(body, body.len()), read(body, usize::from(*pace) + 1), "pieces change nothing");
    comes_back(body);
}

/// The fields and the number of pictures of each field, or the status of the refusal.
fn read(body: &[u8], piece: usize) -> Result<(Value, [usize; 2], bool), u16> {
    STAND.with(|stand| {
        let (runtime, stand) = &**stand;
        let pieces: Vec<_> = body
            .chunks(piece.max(1))
            .map(|piece| Ok::<_, std::io::Error>(Bytes::copy_from_slice(piece)))
            .collect();
        let request = Request::builder()
            .header(CONTENT_TYPE, format!("multipart/form-data; boundary={BOUNDARY}"))
            .body(Body::from_stream(stream::iter(pieces)))
            .expect("a request");
        let read = runtime.block_on(UploadForm::read(stand, request, &PICTURES));
        let outcome = match &read {
            Ok(form) => {
                let fields = serde_json::to_value(&form.form).expect("fields are JSON");
                Ok((fields, PICTURES.map(|name| form.paths(name).len()), form.checked(|_| ()).is_ok()))
            }
            Err(refused) => Err(refused.status().as_u16()),
        };
        drop(read);
        sweep(stand);
        assert!(!matches!(outcome, Err(500..)), "{outcome:?}");
        outcome
    })
}

/// Nobody keeps the pictures of a form that was looked at.
fn sweep(stand: &Stand) {
    use haat::http::Ground as _;
    if let Some(paths) = stand.images().abandoned().now_or_never() {
        stand.images().remove_unreferenced(&paths, |_| false).expect("files that can be removed");
    }
    assert_eq!(stand.images().names_on_disk().expect("a folder"), Vec::<String>::new(), "nothing stays");
}

/// Writes the lines of a text as the fields of a form, and reads them.
fn comes_back(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let texts: Vec<&str> = text.split('\n').take(20).collect();
    if text.contains(&format!("--{BOUNDARY}")) {
        return;
    }
    let (mut body, mut expected) = (String::new(), Map::new());
    for (n, text) in texts.iter().enumerate() {
        let name = format!("field{}", n % 7);
        let _ =
            write!(body, "--{BOUNDARY}\r\nContent-Disposition: form-data; name=\"{name}\"\r\n\r\n{text}\r\n");
        expected.insert(name, Value::String((*text).to_owned()));
    }
    let _ = write!(body, "--{BOUNDARY}--\r\n");
    assert_eq!(read(body.as_bytes(), 64 * 1024), Ok((Value::Object(expected), [0, 0], true)));
}
