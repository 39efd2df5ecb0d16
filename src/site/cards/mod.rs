//! Share cards: what link previews show of a product, its picture, name and price in the page's language, drawn when
//! somebody asks for it. The address says what the card shows, so that previewers fetch it anew when that changes.

mod canvas;
mod draw;
mod fonts;
pub mod kept;
mod lines;
pub mod shown;

#[cfg(test)]
mod tests;

use axum::Router;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use axum::routing::get;

use super::page_data::shown_name;
use crate::catalogue::model::Product;
use crate::catalogue::ready::Shape;
use crate::error::{Error, Result};
use crate::http::reply_cache::matches_etag;
use crate::messages::Label;
use crate::settings;
use crate::state::AppState;
use shown::Shown;

const FOR_EVER: HeaderValue = HeaderValue::from_static("public, max-age=31536000, immutable");

/// The routes of cards.
pub fn router() -> Router<AppState> {
    Router::new().route("/cards/{id}/{file}", get(serve))
}

/// Width and height of every card, in pixels.
#[must_use]
pub fn size() -> (u32, u32) {
    (draw::SIZE.0.into(), draw::SIZE.1.into())
}

/// GET `/cards/{id}/{language}-{version}.jpg`: the card; from another version to that of today. Nothing is drawn for a
/// version that is none.
///
/// # Errors
/// 404 for a name that no card has and a product that is not there, 503 where too many wait.
async fn serve(
    State(state): State<AppState>,
    headers: HeaderMap,
    Path((id, file)): Path<(String, String)>,
) -> Result<Response> {
    let (language, version) = shown::read(&file).ok_or_else(|| Error::not_found(Label::Picture))?;
    let missing = || Error::not_found(Label::Product);
    let (hit, listing) = state.catalogue.find(&id, None).ok_or_else(missing)?;
    let found = state.catalogue.single(&state.db, hit, Shape::Card).await?.ok_or_else(missing)?;
    let product: Product = serde_json::from_slice(&found.bytes)?;
    let settings = state.db.read(settings::store::get).await?;
    let shown = Shown::of(&product, listing, &shown_name(&settings.shop_name, language), language);
    let today = shown.version();
    if today != version {
        let to = [(header::LOCATION, shown.path(&id)), (header::CACHE_CONTROL, "no-store".to_owned())];
        return Ok((StatusCode::FOUND, to).into_response());
    }
    let tag = HeaderValue::try_from(format!("\"{today}\"")).map_err(|cause| Error::Internal(cause.into()))?;
    let common = [
        (header::CONTENT_TYPE, HeaderValue::from_static("image/jpeg")),
        (header::CACHE_CONTROL, FOR_EVER),
        (header::ETAG, tag.clone()),
    ];
    if matches_etag(&headers, &tag) {
        return Ok((StatusCode::NOT_MODIFIED, common).into_response());
    }
    Ok((common, state.cards.get(&state.images, shown).await?).into_response())
}
