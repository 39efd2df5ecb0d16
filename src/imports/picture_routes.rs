//! The calls by which a waiting import gets its pictures.

use axum::Json;
use axum::extract::{DefaultBodyLimit, Path, Request, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use utoipa_axum::router::OpenApiRouter;

use super::pictures::{Came, Shown};
use crate::auth::Admin;
use crate::error::{Error, Result};
use crate::http::multipart::{MOST_FILE, UploadForm};
use crate::http::openapi::Call;
use crate::http::reply;
use crate::messages::{Label, Message};
use crate::state::AppState;
use crate::validate::{Body, Check};

const TAG: &str = "imports";
const NAME: &str = "name";
const PHOTO: &str = "photo";
/// The largest form: a picture, its name, and what stands around them.
const MOST: usize = MOST_FILE + 1024 * 1024;

/// The calls of this file.
pub fn router() -> OpenApiRouter<AppState> {
    OpenApiRouter::new()
        .routes(
            Call::get(
                "/api/admin/imports/{id}/pictures",
                TAG,
                "The pictures that the rows of a waiting import name, and which of them came",
            )
            .admin()
            .replies::<Shown>(200, "The pictures")
            .fails(&[404])
            .with(shown),
        )
        .routes(
            Call::post(
                "/api/admin/imports/{id}/pictures",
                TAG,
                "Gives a waiting import a picture that its rows name; no product changes before it is confirmed",
            )
            .admin()
            .multipart(&body())
            .replies::<Came>(201, "It came")
            .fails(&[400, 404, 409, 413, 415])
            .with(take),
        )
}

fn body() -> Body {
    Body::new("ImportPictureForm", "A picture for rows of an import.", read)
        .field(NAME, "What the file's rows say: a file's name or an address, which the shop never asks.")
}

fn read(check: &mut Check<'_>) -> (String, String) {
    // As it came: a row's own spaces count.
    let name = check.needed_text(NAME).trim().to_owned();
    if name.is_empty() {
        check.fault(NAME, Message::Required { label: Label::Name });
    }
    let photo = check.picture(PHOTO);
    if photo.is_none() {
        check.fault(PHOTO, Message::Required { label: Label::Picture });
    }
    (name, photo.unwrap_or_default())
}

async fn shown(Admin(_): Admin, State(state): State<AppState>, Path(id): Path<String>) -> Result<Response> {
    Ok(reply::private(Json(state.imports.find(&id)?.pictures.shown())))
}

async fn take(
    Admin(_): Admin,
    State(state): State<AppState>,
    Path(id): Path<String>,
    mut request: Request,
) -> Result<impl IntoResponse> {
    DefaultBodyLimit::max(MOST).apply(&mut request);
    let mut upload = UploadForm::read(&state, request, &[PHOTO]).await?;
    let (name, image) = upload.checked(read)?;
    let job = state.imports.find(&id)?;
    job.waits()?;
    if !job.pictures.wants(&name) {
        return Err(Error::field(NAME, Message::ImportPictureUnknown));
    }
    if let Some(picture) = upload.take(PHOTO) {
        job.take_picture(&name, picture)?;
    }
    Ok(reply::private((StatusCode::CREATED, Json(Came { success: true, name, image }))))
}
