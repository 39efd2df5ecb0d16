//! Asking about a product, and reading what was answered.

use axum::Json;
use axum::extract::{Path, RawQuery, State};
use axum::http::{HeaderMap, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use rusqlite::Transaction;
use serde_json::{Value, json};
use utoipa_axum::router::OpenApiRouter;

use super::model::{NewQuestion, Question};
use super::store;
use crate::catalogue::store as products;
use crate::customers::MaybeCustomer;
use crate::error::{Error, Result};
use crate::http::client::Client;
use crate::http::idempotency::{Repeat, RepeatKey};
use crate::http::json::JsonForm;
use crate::http::openapi::{Call, whole};
use crate::http::query::Params;
use crate::http::reader::ReaderLanguage;
use crate::http::reply::{self, Done};
use crate::http::reply_cache::Payload;
use crate::mail::{Letter, outbox};
use crate::messages::{Label, Message};
use crate::reviews::model::PAGE_SIZE;
use crate::reviews::store::first_page;
use crate::state::AppState;

const TAG: &str = "questions";

/// The calls of this slice but the back office's.
pub fn router() -> OpenApiRouter<AppState> {
    let page = [
        whole("page", 1, None, "From 1, which it is where it is left out"),
        whole("limit", 1, Some(100), "1 to 100; 5 where it is left out"),
    ];
    let path = "/api/products/{id}/questions";
    OpenApiRouter::new()
        .routes(
            Call::get(path, TAG, "The answered questions about a product, the newest first")
                .query(&page)
                .replies_list::<Question>(
                    "The questions; X-Total-Count tells how many there are over all pages",
                )
                .fails(&[400, 404])
                .with(of_product),
        )
        .routes(
            Call::post(path, TAG, "Asks about a product; everybody reads it once it is answered")
                .repeatable()
                .json(&NewQuestion::body())
                .replies::<Done>(201, "Sent")
                .fails(&[400, 404, 429])
                .with(ask),
        )
}

async fn of_product(
    State(state): State<AppState>,
    headers: HeaderMap,
    uri: Uri,
    Path(id): Path<String>,
    RawQuery(query): RawQuery,
) -> Result<Response> {
    let page = Params::of(query.as_deref()).page(PAGE_SIZE)?.unwrap_or_else(first_page);
    let key = uri.path_and_query().map_or("", |p| p.as_str());
    let make = async {
        let found = state.catalogue.find(&id, None).ok_or_else(|| Error::not_found(Label::Product))?;
        let seq = found.0.seq;
        let (rows, total) = state.db.read(move |c| store::of_product(c, seq, page)).await?;
        // A page far down is asked for once.
        Ok(Payload::one(&rows)?.of_total(total).no_store(page.number > 3))
    };
    state.replies.answer(&headers, key, make).await
}

async fn ask(
    key: RepeatKey,
    MaybeCustomer(customer): MaybeCustomer,
    ReaderLanguage(language): ReaderLanguage,
    State(state): State<AppState>,
    client: Client,
    Path(id): Path<String>,
    JsonForm(form): JsonForm,
) -> Result<impl IntoResponse> {
    let new = form.read(NewQuestion::read)?;
    if !new.by_a_machine {
        let repeat = Repeat::of(key, &format!("question {id}"), new.sender(), &form)?;
        let now = state.clock.now_ms();
        let limits = state.clone();
        let write = move |tx: &Transaction<'_>| {
            if repeat.first::<Value>(tx, now)?.is_some() {
                return Ok(());
            }
            let product = products::by_id(tx, &id)?.ok_or_else(|| Error::not_found(Label::Product))?;
            if limits.rate_limits {
                limits.visitors.begin(new.sender(), client.address, now)?;
            }
            let customer = customer.as_ref().map(|customer| customer.row.id.as_str());
            store::insert(tx, product.seq, &new, (customer, &language), now)?;
            let NewQuestion { name, phone, email, question, .. } = new;
            let letter = Letter::NewQuestion { product: product.product.title, name, phone, email, question };
            outbox::put_for_owner(tx, &letter, now)?;
            repeat.remember(tx, &json!({}), now)
        };
        state.db.write(write).await?;
    }
    Ok(reply::private((StatusCode::CREATED, Json(Done::new(Message::QuestionSent)))))
}
