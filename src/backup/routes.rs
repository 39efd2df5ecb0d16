//! The shop's own backups in the back office: which there are, making, proving and downloading one.

use axum::Json;
use axum::body::{Body, Bytes};
use axum::extract::{Path, State};
use axum::http::{HeaderValue, Method, StatusCode, header};
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use rusqlite::Transaction;
use serde_json::json;
use tokio::io::AsyncReadExt as _;
use utoipa_axum::router::OpenApiRouter;

use super::view::Backups;
use super::{keeper, shelf};
use crate::audit;
use crate::auth::Admin;
use crate::error::{Error, Result};
use crate::http::openapi::Call;
use crate::http::reply::{self, Done};
use crate::messages::{Label, Message};
use crate::state::AppState;

/// How much of a download is read at once.
const CHUNK: usize = 128 * 1024;

/// The calls of this slice.
pub fn router() -> OpenApiRouter<AppState> {
    OpenApiRouter::new()
        .routes(
            Call::get("/api/admin/backups", "backups", "The backups that the shop keeps, the newest first")
                .admin()
                .replies::<Backups>(200, "Them, and what is being done")
                .with(list),
        )
        .routes(
            Call::post("/api/admin/backups", "backups", "Begins to make a backup, which is then proven")
                .admin()
                .replies::<Done>(202, "It has begun")
                .fails(&[409])
                .with(make),
        )
        .routes(
            Call::get("/api/admin/backups/{name}", "backups", "A backup, as `haat restore` reads it")
                .admin()
                .replies_text(MEDIA, "The archive")
                .fails(&[404])
                .with(download),
        )
        .routes(
            Call::post(
                "/api/admin/backups/{name}/prove",
                "backups",
                "Begins to restore a backup for a test, which compares every file and number",
            )
            .admin()
            .replies::<Done>(202, "It has begun")
            .fails(&[404, 409])
            .with(prove),
        )
}

const MEDIA: &str = "application/gzip";

async fn list(Admin(_): Admin, State(state): State<AppState>) -> Result<Response> {
    Ok(reply::private(Json(Backups::of(&state).await?)))
}

async fn make(Admin(admin): Admin, State(state): State<AppState>) -> Result<Response> {
    keeper::make(&state.backups, &state.data, &state.clock)?;
    note(&state, admin.email, "add", None).await?;
    Ok(begun(Message::BackupBegun))
}

async fn prove(Admin(_): Admin, State(state): State<AppState>, Path(name): Path<String>) -> Result<Response> {
    if !shelf::path_of(&state.data, &name).is_some_and(|path| path.is_file()) {
        return Err(Error::not_found(Label::Backup));
    }
    keeper::prove(&state.backups, &state.data, &state.clock, name)?;
    Ok(begun(Message::ProofBegun))
}

fn begun(message: Message) -> Response {
    reply::private((StatusCode::ACCEPTED, Json(Done::new(message))))
}

async fn download(
    Admin(admin): Admin,
    method: Method,
    State(state): State<AppState>,
    Path(name): Path<String>,
) -> Result<Response> {
    let missing = || Error::not_found(Label::Backup);
    let path = shelf::path_of(&state.data, &name).ok_or_else(missing)?;
    let file = match tokio::fs::File::open(&path).await {
        Err(cause) if cause.kind() == std::io::ErrorKind::NotFound => return Err(missing()),
        file => file?,
    };
    let length = file.metadata().await?.len();
    // Who asked for the head alone got nothing.
    if method != Method::HEAD {
        note(&state, admin.email, "export", Some(name.clone())).await?;
    }
    let chunks = stream::try_unfold(file, |mut file| async move {
        let mut chunk = vec![0; CHUNK];
        let count = file.read(&mut chunk).await?;
        chunk.truncate(count);
        Ok::<_, std::io::Error>((count > 0).then(|| (Bytes::from(chunk), file)))
    });
    let attachment = HeaderValue::try_from(format!("attachment; filename=\"{name}\""));
    let attachment = attachment.map_err(|cause| Error::Internal(cause.into()))?;
    let headers = [
        (header::CONTENT_TYPE, HeaderValue::from_static(MEDIA)),
        (header::CONTENT_LENGTH, HeaderValue::from(length)),
        (header::CONTENT_DISPOSITION, attachment),
    ];
    Ok(reply::private((headers, Body::from_stream(chunks)).into_response()))
}

/// Tells the audit log who took everything with them, and who had a backup made.
async fn note(state: &AppState, admin: String, action: &'static str, name: Option<String>) -> Result<()> {
    let now = state.clock.now_ms();
    let write = move |tx: &Transaction<'_>| {
        let (admin, id, detail) = (admin.as_str(), name.as_deref(), json!({}));
        audit::note(tx, &audit::Note { admin, action, subject: "backup", id, detail }, now)
    };
    state.db.write(write).await
}
