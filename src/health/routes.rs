//! How the shop is doing, in the back office and for whoever sends requests on to it.

use std::time::Duration;

use axum::Json;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use serde_json::json;
use tokio::time::timeout;
use utoipa_axum::router::OpenApiRouter;

use super::report::{Health, LEAST};
use crate::auth::Admin;
use crate::data_folder;
use crate::error::{Error, Result};
use crate::http::openapi::Call;
use crate::http::reply;
use crate::state::AppState;

/// How long a shop that is ready may take to come to a write.
const PATIENCE: Duration = Duration::from_secs(2);

/// The calls of this slice.
pub fn router() -> OpenApiRouter<AppState> {
    OpenApiRouter::new()
        .routes(
            Call::get("/api/admin/health", "health", "How the shop is doing, and what to do something about")
                .admin()
                .replies::<Health>(200, "Findings, disk, mail, backups, the last errors")
                .with(health),
        )
        .routes(
            Call::get(
                "/readyz",
                "server",
                "Whether the shop can take orders: it reads, it writes, and has room",
            )
            .replies_json(200, "It can")
            .fails(&[503])
            .with(ready),
        )
}

async fn health(Admin(_): Admin, State(state): State<AppState>) -> Result<Response> {
    Ok(reply::private(Json(Health::of(&state).await?)))
}

async fn ready(State(state): State<AppState>) -> Result<impl IntoResponse> {
    state.db.read(|conn| Ok(conn.query_row("SELECT 1", [], |r| r.get::<_, i64>(0))?)).await?;
    let data = state.data.clone();
    let room = tokio::task::spawn_blocking(move || data_folder::room(&data)).await;
    let room = room.map_err(|cause| Error::Internal(cause.into()))??;
    let writer = timeout(PATIENCE, state.db.between(|_| ())).await;
    match writer {
        Ok(Ok(())) if room.free >= LEAST => {
            Ok(([(header::CACHE_CONTROL, "no-store")], Json(json!({"status": "ready"}))))
        }
        _ => Err(Error::Unavailable),
    }
}
