//! Editing a blog post.

use axum::Json;
use axum::extract::{Path, Request, State};
use axum::response::IntoResponse;
use rusqlite::Transaction;
use serde_json::Map;
use utoipa_axum::router::OpenApiRouter;

use super::model::{BlogEdited, Edit};
use super::store;
use crate::audit;
use crate::auth::Admin;
use crate::clock::{after_edit, rfc3339};
use crate::error::{Error, Result};
use crate::http::multipart::UploadForm;
use crate::http::openapi::Call;
use crate::http::reply;
use crate::images::released;
use crate::messages::{Label, Message};
use crate::state::AppState;

/// The call.
pub fn router() -> OpenApiRouter<AppState> {
    OpenApiRouter::new().routes(
        Call::put("/api/admin/blogs/{id}", "blogs", "Edits a blog post")
            .admin()
            .multipart(&Edit::body())
            .replies::<BlogEdited>(200, "The post as it is now")
            .fails(&[400, 404, 409, 413, 415])
            .with(edit),
    )
}

async fn edit(
    Admin(admin): Admin,
    State(state): State<AppState>,
    Path(id): Path<String>,
    request: Request,
) -> Result<impl IntoResponse> {
    let upload = UploadForm::read(&state, request, &["photo"]).await?;
    let edit = upload.checked(Edit::read)?;
    let now = state.clock.now_ms();
    let write = move |tx: &Transaction<'_>| {
        let before = store::by_id(tx, &id)?.ok_or_else(|| Error::not_found(Label::Blog))?;
        if edit.expected.as_ref().is_some_and(|at| *at != before.updated_at) {
            let extra = Map::from_iter([("blog".to_owned(), serde_json::to_value(&before)?)]);
            return Err(Error::Conflict { message: Message::BlogChangedMeanwhile, extra });
        }
        let mut after = edit.of(&before);
        if after == before {
            return Ok((before, None));
        }
        let now = after_edit(&before.updated_at, now);
        store::update(tx, &after, now)?;
        let note = audit::Note {
            admin: &admin.email,
            action: "edit",
            subject: "blog",
            id: Some(&id),
            detail: audit::changes(&before, &after)?,
        };
        audit::note(tx, &note, now)?;
        after.updated_at = rfc3339(now);
        let old = (after.photo != before.photo).then_some(before.photo);
        Ok((after, old))
    };
    let (blog, old) = state.db.write(write).await?;
    upload.keep();
    released::let_go(&state.db, state.clock.now_ms(), old.into_iter().collect()).await;
    Ok(reply::private(Json(BlogEdited { success: true, said: Message::BlogUpdated.into(), blog })))
}
