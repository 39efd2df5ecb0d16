//! The picture of a page in link previews (a product's is its card: `cards`), and the two pictures of the shop itself: the one for pages that have no
//! picture of their own, and the mark.

use axum::Router;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use axum::routing::get;

use crate::http::reply_cache::{etag, matches_etag};
use crate::images;
use crate::state::AppState;

/// Where the picture for pages without their own is.
const DEFAULT: &str = "/og-default.jpg";
const DEFAULT_SIZE: (u32, u32) = (1200, 630);
/// Where the mark is, 512 pixels square.
pub const LOGO: &str = "/logo.png";
/// Smaller pictures are shown small or not at all by the large networks.
const SMALLEST: (u32, u32) = (600, 200);

/// A picture for link previews, in JPEG.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Picture {
    /// Its absolute address.
    pub url: String,
    /// Width and height, where they are known.
    pub size: Option<(u32, u32)>,
    /// What it shows.
    pub alt: String,
}

/// The picture for a page that shows a stored one; the shop's own where there is none, or it is too small.
pub async fn of(state: &AppState, stored: Option<&str>, alt: &str, shop: &str) -> Picture {
    let found = match stored {
        Some(path) => state.images.preview_size(path).await.map(|size| (images::og(path), size)),
        None => None,
    };
    match found.filter(|(_, (width, height))| *width >= SMALLEST.0 && *height >= SMALLEST.1) {
        Some((path, size)) => {
            Picture { url: format!("{}{path}", state.origin.as_str()), size: Some(size), alt: alt.to_owned() }
        }
        None => Picture {
            url: format!("{}{DEFAULT}", state.origin.as_str()),
            size: Some(DEFAULT_SIZE),
            alt: shop.to_owned(),
        },
    }
}

/// The routes of the two pictures.
pub fn router() -> Router<AppState> {
    Router::new().route(DEFAULT, get(default)).route(LOGO, get(logo))
}

async fn default(headers: HeaderMap) -> Response {
    picture(&headers, "image/jpeg", include_bytes!("pictures/og-default.jpg"))
}

async fn logo(headers: HeaderMap) -> Response {
    picture(&headers, "image/png", include_bytes!("pictures/logo.png"))
}

fn picture(headers: &HeaderMap, media: &'static str, bytes: &'static [u8]) -> Response {
    let tag = etag(bytes);
    let known = matches_etag(headers, &tag);
    let common = [
        (header::CONTENT_TYPE, HeaderValue::from_static(media)),
        (header::CACHE_CONTROL, HeaderValue::from_static("public, max-age=86400")),
        (header::ETAG, tag),
    ];
    if known { (StatusCode::NOT_MODIFIED, common).into_response() } else { (common, bytes).into_response() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_shops_pictures_have_the_sizes_that_are_told() {
        let default = image::load_from_memory(include_bytes!("pictures/og-default.jpg")).unwrap();
        assert_eq!((default.width(), default.height()), DEFAULT_SIZE);
        let logo = image::load_from_memory(include_bytes!("pictures/logo.png")).unwrap();
        assert_eq!((logo.width(), logo.height()), (512, 512));
    }
}
