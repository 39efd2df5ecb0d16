//! Stored pictures: served for ever, and removed a day after the last row let them go (contract 8).

use axum::body::Body;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use rusqlite::Connection;
use tokio::io::AsyncReadExt as _;

use crate::error::{Error, Result};
use crate::http::reply_cache::matches_etag;
use crate::images::released;
use crate::messages::Label;
use crate::references::is_named;
use crate::state::AppState;

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
    let missing = || Error::not_found(Label::Picture);
    let path = state.images.open_path(&name).ok_or_else(missing)?;
    let tag = HeaderValue::try_from(format!("\"{name}\"")).map_err(|cause| Error::Internal(cause.into()))?;
    let file = match tokio::fs::File::open(&path).await {
        Ok(file) => file,
        Err(cause) if cause.kind() == std::io::ErrorKind::NotFound => return Err(missing()),
        Err(cause) => return Err(cause.into()),
    };
    let media = if matches!(name.rsplit_once('.'), Some((_, "jpg"))) { "image/jpeg" } else { "image/webp" };
    let common = [
        (header::CACHE_CONTROL, FOR_EVER),
        (header::CONTENT_TYPE, HeaderValue::from_static(media)),
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

/// Removes the pictures that were let go a day before `now` and that no row names by then, and what a crash left.
///
/// # Errors
/// Where the database or the folder cannot be read.
pub async fn remove_released(state: &AppState, now: i64) -> Result<()> {
    let due = state.db.read(move |conn| released::due(conn, now)).await?;
    for some in due.chunks(50) {
        remove(state, some.to_vec(), is_named).await;
        let (some, images) = (some.to_vec(), state.images.clone());
        let forget = move |tx: &rusqlite::Transaction<'_>| {
            // What a backup kept is removed after it.
            let mut over = Vec::new();
            for path in some {
                if images.is_gone(&path) || is_named(tx, &path)? {
                    over.push(path);
                }
            }
            released::forget(tx, &over, now)
        };
        state.db.write(forget).await?;
    }
    Ok(())
}

/// Removes pictures that nothing names, unless `is_needed` says otherwise. The writer decides and removes, between two
/// transactions, so that no row that names one is committed in between. What fails is tried again later.
async fn remove(state: &AppState, paths: Vec<String>, is_needed: fn(&Connection, &str) -> Result<bool>) {
    let images = state.images.clone();
    let removed = state
        .db
        .between(move |conn| images.remove_unreferenced(&paths, |path| is_needed(conn, path).unwrap_or(true)))
        .await;
    match removed {
        Ok(Ok(count)) => tracing::debug!(count, "removed pictures that nothing names"),
        Ok(Err(cause)) => tracing::warn!(error = %cause, "a picture that nothing names could not be removed"),
        Err(cause) => tracing::warn!(error = %cause, "pictures that nothing names stay until the next start"),
    }
}

/// Whether a row names a picture, or did within the last day.
fn is_kept(conn: &Connection, path: &str) -> Result<bool> {
    Ok(is_named(conn, path)? || released::has(conn, path)?)
}

/// Removes the pictures of uploads that failed, for as long as the shop runs: no row ever named them.
pub async fn discard_abandoned(state: AppState) {
    loop {
        let paths = state.images.abandoned().await;
        remove(&state, paths, is_kept).await;
    }
}

/// Lets every stored picture go that nothing names: what a crash may have left.
///
/// # Errors
/// Where the folder or the database cannot be read.
pub async fn sweep(state: &AppState) -> Result<()> {
    let images = state.images.clone();
    let names = tokio::task::spawn_blocking(move || images.names_on_disk())
        .await
        .map_err(|cause| Error::Internal(cause.into()))??;
    for some in names.chunks(50) {
        let some = some.to_vec();
        let strays = state
            .db
            .read(move |conn| {
                let mut strays = Vec::new();
                for path in some {
                    if !is_kept(conn, &path)? {
                        strays.push(path);
                    }
                }
                Ok(strays)
            })
            .await?;
        released::let_go(&state.db, state.clock.now_ms(), strays).await;
    }
    Ok(())
}
