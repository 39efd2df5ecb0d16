//! The calls of an import: a preview, its confirmation, its progress, its end.

use axum::Json;
use axum::extract::{FromRequest as _, Path, Request, State};
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use utoipa_axum::router::OpenApiRouter;

use super::jobs::{self, Job, Progress};
use super::pictures::Pictures;
use super::preview::{self, Preview};
use super::{picture, picture_routes, run, upload};
use crate::audit;
use crate::auth::Admin;
use crate::error::Result;
use crate::http::json::JsonForm;
use crate::http::openapi::Call;
use crate::http::reply::{self, Done};
use crate::ids::random_id;
use crate::messages::Message;
use crate::state::AppState;

const TAG: &str = "imports";

/// The calls of this slice.
pub fn router() -> OpenApiRouter<AppState> {
    OpenApiRouter::new()
        .routes(
            Call::post(
                "/api/admin/imports",
                TAG,
                "Reads a CSV of products and tells what it would do; changes nothing",
            )
            .admin()
            .multipart(&upload::body())
            .replies::<Preview>(201, "What an import would do")
            .fails(&[400, 409, 413, 415])
            .with(read),
        )
        .routes(
            Call::post("/api/admin/imports/{id}/confirm", TAG, "Lets an import run in the background")
                .admin()
                .json_or_none(&upload::confirmation())
                .replies::<Done>(202, "It runs")
                .fails(&[400, 404, 409, 413, 415])
                .with(confirm),
        )
        .routes(
            Call::get("/api/admin/imports/{id}", TAG, "How far an import is")
                .admin()
                .replies::<Progress>(200, "How far")
                .fails(&[404])
                .with(progress),
        )
        .routes(
            Call::delete(
                "/api/admin/imports/{id}",
                TAG,
                "Cancels an import; what is carried out already stays",
            )
            .admin()
            .replies::<Done>(200, "Cancelled")
            .fails(&[404, 409])
            .with(cancel),
        )
        .merge(picture_routes::router())
}

async fn read(Admin(_): Admin, State(state): State<AppState>, request: Request) -> Result<Response> {
    let turn = state.imports.begin()?;
    let id = random_id();
    let received = upload::receive(&state, request, &jobs::folder(&state.data), &id).await?;
    let chosen_stock = received.chosen_stock.read(upload::stock)?.unwrap_or(0);
    let (path, images, today) = (received.file.to_path_buf(), state.images.clone(), run::today(&state));
    let day = today.clone();
    let since = state.clock.now_ms();
    let key = id.clone();
    // The turn goes with the reading, which goes on where its client goes away.
    let (read, turn) = state
        .db
        .read(move |conn| {
            let is_stored = |path: &str| images.missing_files(path).is_empty();
            let grey = picture::placeholder_path()?;
            Ok((preview::read(conn, &path, &key, &day, chosen_stock, &is_stored, &grey)?, turn))
        })
        .await?;
    let shown = read.preview;
    let total = shown.to_add + shown.to_update + shown.unchanged;
    let mut job = Job::new(id, shown.format, since, total, received);
    job.update(|progress| progress.without_stock = shown.without_stock);
    job.today = today;
    job.choose_stock(chosen_stock);
    job.stocks = read.stocks;
    job.bad_rows = read.bad_rows;
    job.pictures = Pictures::waiting(read.pictures);
    state.imports.ready(turn, job);
    Ok(reply::private((StatusCode::CREATED, Json(shown))))
}

async fn confirm(
    Admin(admin): Admin,
    State(state): State<AppState>,
    Path(id): Path<String>,
    request: Request,
) -> Result<impl IntoResponse> {
    // A call that chooses nothing may come without a body.
    let chosen = if request.headers().contains_key(CONTENT_TYPE) {
        JsonForm::from_request(request, &state).await?.0.read(upload::stock)?
    } else {
        None
    };
    let job = state.imports.start(&id, chosen)?;
    let detail = run::detail(&job);
    let (actor, now) = (admin.email.clone(), state.clock.now_ms());
    let noted = state
        .db
        .write(move |tx| {
            let note =
                audit::Note { admin: &actor, action: "start", subject: "import", id: Some(&id), detail };
            audit::note(tx, &note, now)
        })
        .await;
    if let Err(cause) = noted {
        job.wait_again();
        return Err(cause);
    }
    tokio::spawn(run::run(state, job, admin.email));
    let done = Done::new(Message::ImportRunning);
    Ok(reply::private((StatusCode::ACCEPTED, Json(done))))
}

async fn progress(
    Admin(_): Admin,
    State(state): State<AppState>,
    Path(id): Path<String>,
) -> Result<impl IntoResponse> {
    Ok(reply::private(Json(state.imports.find(&id)?.progress())))
}

async fn cancel(
    Admin(_): Admin,
    State(state): State<AppState>,
    Path(id): Path<String>,
) -> Result<impl IntoResponse> {
    let message = state.imports.cancel(&id)?;
    Ok(reply::private(Json(Done::new(message))))
}
