//! Questions in the back office: answered, which tells whoever asked, or deleted.

use axum::Json;
use axum::extract::{Path, RawQuery, State};
use axum::response::IntoResponse;
use rusqlite::{Connection, Transaction};
use serde::Serialize;
use serde_json::json;
use utoipa::ToSchema;
use utoipa::openapi::schema::Type;
use utoipa_axum::router::OpenApiRouter;

use super::model::{AdminQuestion, QuestionState, answer_body, read_answer};
use super::store;
use crate::audit;
use crate::auth::Admin;
use crate::customers::store as customers;
use crate::error::{Error, Result};
use crate::http::json::JsonForm;
use crate::http::openapi::{Call, parameter};
use crate::http::query::{Params, page_parameters};
use crate::http::reply::{self, Deleted};
use crate::mail::{AnswerFacts, Letter, outbox, unproven};
use crate::messages::{Label, Message, Said};
use crate::state::AppState;

const TAG: &str = "questions";

/// A question was answered.
#[derive(Debug, Serialize, ToSchema)]
struct QuestionChanged {
    success: bool,
    #[serde(flatten)]
    said: Said,
    question: AdminQuestion,
}

/// The calls of this slice that admins use.
pub fn router() -> OpenApiRouter<AppState> {
    OpenApiRouter::new()
        .routes(
            Call::get(
                "/api/admin/questions",
                TAG,
                "The questions, those without an answer first, then the newest",
            )
            .query(&page_parameters())
            .query(&[
                parameter(
                    "q",
                    Type::String,
                    "Words that product, question, answer, name, phone and e-mail have, in any order",
                ),
                parameter("state", Type::String, "waiting or answered"),
            ])
            .admin()
            .replies_list::<AdminQuestion>("The questions")
            .fails(&[400])
            .with(list),
        )
        .routes(
            Call::put(
                "/api/admin/questions/{id}/answer",
                TAG,
                "Answers a question, which shows both to everybody",
            )
            .admin()
            .json(&answer_body())
            .replies::<QuestionChanged>(200, "The question as it is now")
            .fails(&[400, 404])
            .with(answer),
        )
        .routes(
            Call::delete("/api/admin/questions/{id}", TAG, "Moves a question to the trash")
                .admin()
                .replies::<Deleted>(200, "Moved")
                .fails(&[404])
                .with(delete),
        )
}

async fn list(
    Admin(_): Admin,
    State(state): State<AppState>,
    RawQuery(query): RawQuery,
) -> Result<impl IntoResponse> {
    let params = Params::of(query.as_deref());
    let unknown = || Error::field("state", Message::UnknownQuestionState);
    let state_of = |word: &str| QuestionState::of(word).ok_or_else(unknown);
    let (q, which) = (params.folded("q")?, params.get("state").map(state_of).transpose()?);
    let page = params.page(20)?;
    let (rows, total) = state.db.read(move |c| store::list(c, (q.as_deref(), which), page)).await?;
    Ok(reply::private_list(Json(rows), total))
}

async fn answer(
    Admin(admin): Admin,
    State(state): State<AppState>,
    Path(id): Path<String>,
    JsonForm(form): JsonForm,
) -> Result<impl IntoResponse> {
    let (answer, now) = (form.read(read_answer)?, state.clock.now_ms());
    let limited = state.rate_limits;
    let write = move |tx: &Transaction<'_>| {
        let missing = || Error::not_found(Label::Question);
        let before = store::by_id(tx, &id)?.ok_or_else(missing)?;
        let old = before.answer.as_ref().map(|answer| answer.text.as_str());
        if old == Some(&answer) {
            return Ok(before);
        }
        store::set_answer(tx, &id, &answer, now)?;
        let detail = json!({"answer": [old.unwrap_or_default(), answer]});
        let note =
            audit::Note { admin: &admin.email, action: "answer", subject: "question", id: Some(&id), detail };
        audit::note(tx, &note, now)?;
        let is_first = old.is_none();
        let after = store::by_id(tx, &id)?.ok_or_else(missing)?;
        if is_first && !after.product_gone {
            tell(tx, &after, answer, (limited, now))?;
        }
        Ok(after)
    };
    let question = state.db.write(write).await?;
    Ok(reply::private(Json(QuestionChanged { success: true, said: Message::AnswerSaved.into(), question })))
}

/// Tells whoever asked, where there is an e-mail address: one that nobody proved to have gets few mails, without a word
/// that was typed but the name (contract 6).
fn tell(conn: &Connection, asked: &AdminQuestion, answer: String, (limited, now): (bool, i64)) -> Result<()> {
    if asked.email.is_empty() {
        return Ok(());
    }
    let Some(asker) = store::asker(conn, &asked.id)? else { return Ok(()) };
    let is_proven = match &asker.customer_id {
        Some(customer) => customers::is_proven(conn, customer, &asked.email)?,
        None => false,
    };
    if limited && !is_proven && !unproven::take_one(conn, &asked.email, now)? {
        tracing::debug!(question = asked.id, "no mail of this answer: its address has had many");
        return Ok(());
    }
    let facts = AnswerFacts {
        name: asked.name.clone(),
        product: asked.product_title.clone(),
        page: asked.listing.spec().detail_of(&asked.product_id),
        question: asked.question.clone(),
        answer,
        language: asker.language,
        is_proven,
    };
    outbox::put(conn, &asked.email, &Letter::QuestionAnswered(facts), now).map(|_| ())
}

async fn delete(
    Admin(admin): Admin,
    State(state): State<AppState>,
    Path(id): Path<String>,
) -> Result<impl IntoResponse> {
    let now = state.clock.now_ms();
    let write = move |tx: &Transaction<'_>| {
        if !store::trash(tx, &id, now)? {
            return Err(Error::not_found(Label::Question));
        }
        let (admin, id) = (admin.email.as_str(), Some(id.as_str()));
        let note = audit::Note { admin, action: "delete", subject: "question", id, detail: json!({}) };
        audit::note(tx, &note, now)
    };
    state.db.write(write).await?;
    Ok(reply::private(Json(Deleted::one())))
}
