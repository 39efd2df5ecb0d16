//! Reviews in the back office: answered, hidden with a reason, marked as read.

use axum::Json;
use axum::extract::{Path, RawQuery, State};
use axum::response::{IntoResponse, Response};
use rusqlite::{Connection, Transaction};
use serde::Serialize;
use serde_json::{Value, json};
use utoipa::ToSchema;
use utoipa::openapi::schema::Type;
use utoipa_axum::router::OpenApiRouter;

use super::model::{AdminReview, ReviewState, STARS, answer_body, read_answer};
use super::store::{self, Filter};
use crate::audit;
use crate::auth::Admin;
use crate::error::{Error, Result};
use crate::http::json::JsonForm;
use crate::http::openapi::{Call, parameter, whole};
use crate::http::query::{Params, page_parameters};
use crate::http::reply;
use crate::messages::{Label, Message, Said};
use crate::state::AppState;
use crate::validate::{Body, Check, limit};

const TAG: &str = "reviews";

/// A review was changed by an admin.
#[derive(Debug, Serialize, ToSchema)]
struct ReviewChanged {
    success: bool,
    #[serde(flatten)]
    said: Said,
    review: AdminReview,
}

/// The calls of this slice that admins use.
pub fn router() -> OpenApiRouter<AppState> {
    let change = |call: Call| call.admin().replies::<ReviewChanged>(200, "The review as it is now");
    let path = "/api/admin/reviews/{id}";
    OpenApiRouter::new()
        .routes(
            Call::get("/api/admin/reviews", TAG, "The reviews, those that wait first, then the newest")
                .query(&page_parameters())
                .query(&[
                    parameter(
                        "q",
                        Type::String,
                        "Words that product, text, name, e-mail and phone have, in any order",
                    ),
                    parameter("state", Type::String, "waiting, answered or hidden"),
                    whole("stars", 1, Some(STARS), "With so many stars"),
                ])
                .admin()
                .replies_list::<AdminReview>("The reviews")
                .fails(&[400])
                .with(list),
        )
        .routes(
            change(Call::patch(path, TAG, "Marks a review as read or unread"))
                .json(&Body::new("ReviewMark", "Whether a review counts as read.", is_read))
                .fails(&[400, 404])
                .with(mark),
        )
        .routes(
            change(Call::put(
                &format!("{path}/answer"),
                TAG,
                "Sets or takes back the shop's answer to a review",
            ))
            .json(&answer_body())
            .fails(&[400, 404])
            .with(answer),
        )
        .routes(
            change(Call::post(&format!("{path}/hide"), TAG, "Hides a review from everybody but its writer"))
                .json(&Body::new("ReviewHiding", "Why, which the writer reads.", reason))
                .fails(&[400, 404])
                .with(hide),
        )
        .routes(
            change(Call::post(&format!("{path}/show"), TAG, "Shows a hidden review again"))
                .fails(&[404])
                .with(show),
        )
}

fn is_read(check: &mut Check<'_>) -> bool {
    check.flag_or("read", Label::Read, Message::ReviewReadOrNot)
}

fn reason(check: &mut Check<'_>) -> String {
    check.line("reason", Label::Reason, limit::SHORT)
}

async fn list(
    Admin(_): Admin,
    State(state): State<AppState>,
    RawQuery(query): RawQuery,
) -> Result<impl IntoResponse> {
    let params = Params::of(query.as_deref());
    let unknown = || Error::field("state", Message::UnknownReviewState);
    let state_of = |word: &str| ReviewState::of(word).ok_or_else(unknown);
    let filter = Filter {
        q: params.folded("q")?,
        state: params.get("state").map(state_of).transpose()?,
        stars: params.int("stars", 1, STARS)?,
    };
    let page = params.page(20)?;
    let (rows, total) = state.db.read(move |c| store::list(c, &filter, page)).await?;
    Ok(reply::private_list(Json(rows), total))
}

/// Changes a review and notes it, where the change makes it another one.
async fn change<F>(
    state: AppState,
    admin: String,
    id: String,
    message: Message,
    (action, set): (&'static str, F),
) -> Result<Response>
where
    F: FnOnce(&Connection, &AdminReview) -> Result<Option<Value>> + Send + 'static,
{
    let now = state.clock.now_ms();
    let write = move |tx: &Transaction<'_>| {
        let missing = || Error::not_found(Label::Review);
        let before = store::by_id(tx, &id)?.ok_or_else(missing)?;
        let Some(detail) = set(tx, &before)? else { return Ok(before) };
        let note = audit::Note { admin: &admin, action, subject: "review", id: Some(&id), detail };
        audit::note(tx, &note, now)?;
        store::by_id(tx, &id)?.ok_or_else(missing)
    };
    let review = state.db.write(write).await?;
    Ok(reply::private(Json(ReviewChanged { success: true, said: message.into(), review })))
}

async fn mark(
    Admin(admin): Admin,
    State(state): State<AppState>,
    Path(id): Path<String>,
    JsonForm(form): JsonForm,
) -> Result<Response> {
    let read = form.read(is_read)?;
    let message = if read { Message::ReviewRead } else { Message::ReviewUnread };
    let set = move |conn: &Connection, review: &AdminReview| {
        if review.read == read {
            return Ok(None);
        }
        store::mark(conn, &review.id, read)?;
        Ok(Some(json!({"read": [review.read, read]})))
    };
    change(state, admin.email, id, message, ("edit", set)).await
}

async fn answer(
    Admin(admin): Admin,
    State(state): State<AppState>,
    Path(id): Path<String>,
    JsonForm(form): JsonForm,
) -> Result<Response> {
    let (answer, now) = (form.read(read_answer)?, state.clock.now_ms());
    let message = if answer.is_empty() { Message::AnswerRemoved } else { Message::AnswerSaved };
    let set = move |conn: &Connection, review: &AdminReview| {
        let before = review.answer.as_ref().map_or("", |answer| &answer.text);
        if before == answer {
            return Ok(None);
        }
        store::set_answer(conn, &review.id, &answer, now)?;
        Ok(Some(json!({"answer": [before, answer]})))
    };
    change(state, admin.email, id, message, ("answer", set)).await
}

async fn hide(
    Admin(admin): Admin,
    State(state): State<AppState>,
    Path(id): Path<String>,
    JsonForm(form): JsonForm,
) -> Result<Response> {
    let (reason, now) = (form.read(reason)?, state.clock.now_ms());
    let set = move |conn: &Connection, review: &AdminReview| {
        if review.hidden_reason.as_ref() == Some(&reason) {
            return Ok(None);
        }
        store::set_hidden(conn, &review.id, Some(&reason), now)?;
        Ok(Some(json!({"reason": [review.hidden_reason, reason]})))
    };
    change(state, admin.email, id, Message::ReviewHidden, ("hide", set)).await
}

async fn show(
    Admin(admin): Admin,
    State(state): State<AppState>,
    Path(id): Path<String>,
) -> Result<Response> {
    let now = state.clock.now_ms();
    let set = move |conn: &Connection, review: &AdminReview| {
        if review.hidden_reason.is_none() {
            return Ok(None);
        }
        store::set_hidden(conn, &review.id, None, now)?;
        Ok(Some(json!({"reason": [review.hidden_reason, null]})))
    };
    change(state, admin.email, id, Message::ReviewShown, ("show", set)).await
}
