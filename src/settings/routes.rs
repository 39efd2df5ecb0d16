//! Reading and changing the settings.

use axum::Json;
use axum::extract::{Path, Request, State};
use axum::http::{HeaderMap, Uri};
use axum::response::{IntoResponse, Response};
use rusqlite::Transaction;
use serde::Serialize;
use serde_json::json;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;

use super::model::{self, Settings};
use super::store;
use crate::audit;
use crate::auth::Admin;
use crate::error::{Error, Result};
use crate::http::json::JsonForm;
use crate::http::multipart::UploadForm;
use crate::http::openapi::Call;
use crate::http::reply::{self, Done};
use crate::http::reply_cache::Payload;
use crate::images::released;
use crate::messages::{Label, Message, Said};
use crate::state::AppState;
use crate::validate::{Body, Check, Form};

const TAG: &str = "settings";

/// The settings were changed.
#[derive(Debug, Serialize, ToSchema)]
struct SettingsUpdated {
    success: bool,
    #[serde(flatten)]
    said: Said,
    settings: Settings,
}

/// The calls of this slice.
pub fn router() -> OpenApiRouter<AppState> {
    OpenApiRouter::new()
        .routes(
            Call::get("/api/settings", TAG, "What the owner set")
                .replies::<Settings>(200, "The settings")
                .with(get),
        )
        .routes(
            Call::put("/api/settings", TAG, "Sets what is sent; the rest stays")
                .admin()
                .json(&model::body())
                .replies::<SettingsUpdated>(200, "The settings as they are now")
                .fails(&[400])
                .with(put),
        )
        .routes(
            Call::post("/api/settings/branches/{n}/photo", TAG, "Sets the photo of branch 1 or 2")
                .admin()
                .multipart(&Body::new("PhotoForm", "The form of a branch's photo.", photo_of))
                .replies::<SettingsUpdated>(200, "The settings as they are now")
                .fails(&[400, 404, 413, 415])
                .with(photo),
        )
        .routes(
            Call::delete("/api/settings/branches/{n}/photo", TAG, "Takes the photo of branch 1 or 2 away")
                .admin()
                .replies::<Done>(200, "Taken away")
                .fails(&[404])
                .with(no_photo),
        )
}

async fn get(State(state): State<AppState>, headers: HeaderMap, uri: Uri) -> Result<Response> {
    let make = async { Payload::one(&state.db.read(store::get).await?) };
    state.replies.answer(&headers, uri.path(), make).await
}

async fn put(
    Admin(admin): Admin,
    State(state): State<AppState>,
    JsonForm(form): JsonForm,
) -> Result<impl IntoResponse> {
    let settings = set(&state, form, admin.email).await?;
    Ok(updated(settings))
}

/// Sets what a form holds; the demo takes this way too.
///
/// # Errors
/// 400 with every field that is wrong.
pub async fn set(state: &AppState, form: Form, actor: String) -> Result<Settings> {
    let now = state.clock.now_ms();
    state
        .db
        .write(move |tx| {
            let old = store::get(tx)?;
            let new = model::changed(&old, &form)?;
            store::put(tx, &new)?;
            let detail = json!({"before": old, "after": new});
            audit::note(
                tx,
                &audit::Note { admin: &actor, action: "update", subject: "settings", id: None, detail },
                now,
            )?;
            Ok(new)
        })
        .await
}

/// The place of branch `1` or `2`.
fn index_of(n: &str) -> Result<usize> {
    match n {
        "1" => Ok(0),
        "2" => Ok(1),
        _ => Err(Error::not_found(Label::Branch)),
    }
}

async fn photo(
    Admin(admin): Admin,
    State(state): State<AppState>,
    Path(n): Path<String>,
    request: Request,
) -> Result<impl IntoResponse> {
    let index = index_of(&n)?;
    let upload = UploadForm::read(&state, request, &["photo"]).await?;
    upload.merge_faults(Ok(()))?;
    let settings = set_photo(&state, index, upload, admin.email).await?;
    Ok(updated(settings))
}

fn photo_of(check: &mut Check<'_>) -> Option<String> {
    check.picture("photo")
}

/// Sets a branch's photo from a form whose picture is stored; the demo takes this way too.
///
/// # Errors
/// 400 where there is no picture.
pub async fn set_photo(
    state: &AppState,
    index: usize,
    upload: UploadForm,
    actor: String,
) -> Result<Settings> {
    let path = upload.form.read(photo_of)?;
    let path = path.ok_or_else(|| Error::field("photo", Message::Required { label: Label::Photo }))?;
    let now = state.clock.now_ms();
    let write = move |tx: &Transaction<'_>| put_photo(tx, index, path, &actor, now);
    let (settings, old) = state.db.write(write).await?;
    upload.keep();
    released::let_go(&state.db, state.clock.now_ms(), old.into_iter().collect()).await;
    Ok(settings)
}

/// Writes a branch's photo, or that it has none; answers the settings and the picture that was there.
fn put_photo(
    tx: &Transaction<'_>,
    index: usize,
    path: String,
    actor: &str,
    now: i64,
) -> Result<(Settings, Option<String>)> {
    let mut settings = store::get(tx)?;
    let branch = settings.branches.get_mut(index).ok_or_else(|| Error::not_found(Label::Branch))?;
    let detail = json!({"branch": index + 1, "photo": path});
    let old = Some(std::mem::replace(&mut branch.photo, path)).filter(|path| !path.is_empty());
    store::put(tx, &settings)?;
    let note = audit::Note { admin: actor, action: "update", subject: "settings", id: None, detail };
    audit::note(tx, &note, now)?;
    Ok((settings, old))
}

async fn no_photo(
    Admin(admin): Admin,
    State(state): State<AppState>,
    Path(n): Path<String>,
) -> Result<impl IntoResponse> {
    let (index, now) = (index_of(&n)?, state.clock.now_ms());
    let write = move |tx: &Transaction<'_>| {
        let (_, old) = put_photo(tx, index, String::new(), &admin.email, now)?;
        old.ok_or_else(|| Error::not_found(Label::Photo))
    };
    let old = state.db.write(write).await?;
    released::let_go(&state.db, state.clock.now_ms(), vec![old]).await;
    Ok(reply::private(Json(Done::new(Message::SettingsUpdated))))
}

fn updated(settings: Settings) -> Response {
    reply::private(Json(SettingsUpdated { success: true, said: Message::SettingsUpdated.into(), settings }))
}
