//! Reading, adding and deleting blog posts.

use axum::Json;
use axum::extract::{Path, RawQuery, Request, State};
use axum::http::{HeaderMap, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use serde_json::json;
use utoipa::openapi::schema::Type;
use utoipa_axum::router::OpenApiRouter;

use super::model::{Blog, BlogAdded, NewBlog, PAGE_SIZE};
use super::store;
use crate::audit;
use crate::auth::Admin;
use crate::error::{Error, Result};
use crate::http::idempotency::{Repeat, RepeatKey};
use crate::http::multipart::{Added, UploadForm};
use crate::http::openapi::{Call, parameter};
use crate::http::query::{Page, Params, page_parameters};
use crate::http::reply::{self, Deleted};
use crate::http::reply_cache::Payload;
use crate::messages::{Label, Message};
use crate::state::AppState;
use crate::text::{Sought, searchable};

const TAG: &str = "blogs";
/// How many posts the home page's call shows (contract 4).
pub const HOME_LIMIT: usize = 9;

/// The calls of this slice.
pub fn router() -> OpenApiRouter<AppState> {
    OpenApiRouter::new()
        .routes(
            Call::get("/blogs", TAG, "Blog posts, the newest first")
                .query(&page_parameters())
                .query(&[parameter("q", Type::String, "Words that the title has, in any order")])
                .replies_list::<Blog>("The posts")
                .fails(&[400])
                .with(list),
        )
        .routes(
            Call::get("/homeblogsapi", TAG, "The newest blog posts")
                .replies_list::<Blog>("The posts")
                .with(home),
        )
        .routes(
            Call::get("/blogs/{id}", TAG, "One blog post")
                .replies::<Blog>(200, "The post")
                .fails(&[404])
                .with(one),
        )
        .routes(
            Call::post("/addblog", TAG, "Adds a blog post")
                .admin()
                .multipart(&NewBlog::body())
                .repeatable()
                .replies::<BlogAdded>(201, "Added")
                .fails(&[400, 413, 415])
                .with(add),
        )
        .routes(
            Call::delete("/blogs/{id}", TAG, "Moves a blog post to the trash")
                .admin()
                .replies::<Deleted>(200, "Moved")
                .fails(&[404])
                .with(delete),
        )
}

async fn list(
    State(state): State<AppState>,
    headers: HeaderMap,
    uri: Uri,
    RawQuery(query): RawQuery,
) -> Result<Response> {
    let params = Params::of(query.as_deref());
    let (page, q) = (params.page(PAGE_SIZE)?, params.folded("q")?);
    let key = uri.path_and_query().map_or("", |p| p.as_str()).to_owned();
    let make = async { found(&state, page, q).await };
    state.replies.answer(&headers, &key, make).await
}

/// A list of posts as JSON.
pub async fn found(state: &AppState, page: Option<Page>, q: Option<String>) -> Result<Payload> {
    let mut all = state.db.read(store::all).await?;
    if let Some(q) = q {
        let q = Sought::of(&q);
        all.retain(|blog| q.fits(&searchable(&blog.title)));
    }
    let shown = page.map_or(&all[..], |page| page.of(&all));
    Ok(Payload::one(&shown)?.of_total(all.len() as u64))
}

async fn home(State(state): State<AppState>, headers: HeaderMap, uri: Uri) -> Result<Response> {
    let make = async { newest_found(&state).await };
    state.replies.answer(&headers, uri.path(), make).await
}

/// The newest posts as JSON.
pub async fn newest_found(state: &AppState) -> Result<Payload> {
    found(state, Some(Page { number: 1, limit: HOME_LIMIT }), None).await
}

async fn one(
    State(state): State<AppState>,
    headers: HeaderMap,
    uri: Uri,
    Path(id): Path<String>,
) -> Result<Response> {
    let make = async {
        let blog = state.db.read(move |c| store::by_id(c, &id)).await?;
        Payload::one(&blog.ok_or_else(|| Error::not_found(Label::Blog))?)
    };
    state.replies.answer(&headers, uri.path(), make).await
}

async fn add(
    Admin(admin): Admin,
    State(state): State<AppState>,
    key: RepeatKey,
    request: Request,
) -> Result<impl IntoResponse> {
    let upload = UploadForm::read(&state, request, &["photo"]).await?;
    let repeat = Repeat::of(key, "addblog", &admin.email, &(&upload.form, upload.paths("photo")))?;
    let inserted_id = insert_checked(&state, &upload, admin.email, repeat).await?.keep(upload);
    let said = Message::BlogAdded.into();
    Ok(reply::private((StatusCode::CREATED, Json(BlogAdded { success: true, said, inserted_id }))))
}

/// Adds a post from a form whose picture is stored; the demo takes this way too.
///
/// # Errors
/// 400 with every field that is wrong.
pub async fn insert_checked(
    state: &AppState,
    upload: &UploadForm,
    actor: String,
    repeat: Repeat,
) -> Result<Added> {
    let new = upload.checked(NewBlog::read)?;
    let now = state.clock.now_ms();
    state
        .db
        .write(move |tx| {
            if let Some(id) = repeat.first(tx, now)? {
                return Ok(Added::Before(id));
            }
            let id = store::insert(tx, &new, now)?;
            let detail = json!({"title": new.title});
            audit::note(
                tx,
                &audit::Note { admin: &actor, action: "add", subject: "blog", id: Some(&id), detail },
                now,
            )?;
            repeat.remember(tx, &id, now)?;
            Ok(Added::Now(id))
        })
        .await
}

async fn delete(
    Admin(admin): Admin,
    State(state): State<AppState>,
    Path(id): Path<String>,
) -> Result<impl IntoResponse> {
    let now = state.clock.now_ms();
    state
        .db
        .write(move |tx| {
            if !store::trash(tx, &id, now)? {
                return Err(Error::not_found(Label::Blog));
            }
            let note = audit::Note {
                admin: &admin.email,
                action: "delete",
                subject: "blog",
                id: Some(&id),
                detail: json!({}),
            };
            audit::note(tx, &note, now)
        })
        .await?;
    Ok(reply::private(Json(Deleted::one())))
}
