//! Stored pictures: served for ever, and removed when nothing names them any more (contract 8).

use axum::body::Body;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use rusqlite::Connection;
use tokio::io::AsyncReadExt as _;

use super::cache::matches_etag;
use crate::error::{Error, Result};
use crate::state::AppState;
use crate::{banners, blogs, cart, favourites, orders, products, settings};

const FOR_EVER: HeaderValue = HeaderValue::from_static("public, max-age=31536000, immutable");

/// GET `/uploads/{file}`.
///
/// # Errors
/// 404 for a name that is no stored picture's.
pub async fn serve(
    State(state): State<AppState>,
    headers: HeaderMap,
    Path(name): Path<String>,
) -> Result<Response> {
    let missing = || Error::not_found("Picture");
    let path = state.images.open_path(&name).ok_or_else(missing)?;
    let tag = HeaderValue::try_from(format!("\"{name}\"")).map_err(|cause| Error::Internal(cause.into()))?;
    let file = match tokio::fs::File::open(&path).await {
        Ok(file) => file,
        Err(cause) if cause.kind() == std::io::ErrorKind::NotFound => return Err(missing()),
        Err(cause) => return Err(cause.into()),
    };
    let kind = if matches!(name.rsplit_once('.'), Some((_, "jpg"))) { "image/jpeg" } else { "image/webp" };
    let common = [
        (header::CACHE_CONTROL, FOR_EVER),
        (header::CONTENT_TYPE, HeaderValue::from_static(kind)),
        (header::ETAG, tag.clone()),
    ];
    if matches_etag(&headers, &tag) {
        return Ok((StatusCode::NOT_MODIFIED, common).into_response());
    }
    let length = file.metadata().await?.len();
    // Pictures are small: whole in memory is the shortest way.
    let mut bytes = Vec::with_capacity(usize::try_from(length).unwrap_or(0));
    tokio::io::BufReader::new(file).read_to_end(&mut bytes).await?;
    Ok((common, Body::from(bytes)).into_response())
}

/// Whether a row, also one in the trash, names a picture.
///
/// # Errors
/// Where the database fails.
pub fn is_named(conn: &Connection, path: &str) -> Result<bool> {
    Ok(products::store::names_image(conn, path)?
        || banners::store::names_image(conn, path)?
        || blogs::store::names_image(conn, path)?
        || settings::store::names_image(conn, path)?
        || orders::store::names_image(conn, path)?
        || cart::store::names_image(conn, path)?
        || favourites::store::names_image(conn, path)?)
}

/// Every picture that a row names, also one in the trash; sorted, each once.
///
/// # Errors
/// Where the database fails.
pub fn named(conn: &Connection) -> Result<Vec<String>> {
    let mut all = products::store::images(conn)?;
    all.extend(banners::store::images(conn)?);
    all.extend(blogs::store::images(conn)?);
    all.extend(settings::store::images(conn)?);
    all.extend(orders::store::images(conn)?);
    all.extend(cart::store::images(conn)?);
    all.extend(favourites::store::images(conn)?);
    all.sort_unstable();
    all.dedup();
    Ok(all)
}

/// Removes pictures that nothing names. The writer decides and removes, between two transactions, so that no row that
/// names one is committed in between. What fails is tried again at the next start.
pub async fn discard(state: &AppState, paths: Vec<String>) {
    if paths.is_empty() {
        return;
    }
    let images = state.images.clone();
    let removed = state
        .db
        .between(move |conn| images.remove_unreferenced(&paths, |path| is_named(conn, path).unwrap_or(true)))
        .await;
    match removed {
        Ok(Ok(count)) => tracing::debug!(count, "removed pictures that nothing names"),
        Ok(Err(cause)) => tracing::warn!(error = %cause, "a picture that nothing names could not be removed"),
        Err(cause) => tracing::warn!(error = %cause, "pictures that nothing names stay until the next start"),
    }
}

/// Removes the pictures of uploads that failed, for as long as the shop runs.
pub async fn discard_abandoned(state: AppState) {
    loop {
        let paths = state.images.abandoned().await;
        discard(&state, paths).await;
    }
}

/// Removes every stored picture that nothing names: what a crash may have left.
///
/// # Errors
/// Where the folder cannot be read.
pub async fn sweep(state: &AppState) -> Result<()> {
    let images = state.images.clone();
    let names = tokio::task::spawn_blocking(move || images.names_on_disk())
        .await
        .map_err(|cause| Error::Internal(cause.into()))??;
    for some in names.chunks(50) {
        discard(state, some.to_vec()).await;
    }
    Ok(())
}
