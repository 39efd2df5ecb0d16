//! Reading the reviews of a product, and a customer's own one.

use axum::Json;
use axum::extract::{Path, RawQuery, State};
use axum::http::{HeaderMap, Uri};
use axum::response::{IntoResponse, Response};
use rusqlite::{Connection, Transaction};
use serde::Serialize;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;

use super::model::{Opinion, OwnReview, PAGE_SIZE, ProductReviews};
use super::{name, store};
use crate::catalogue::store as products;
use crate::customers::Customer;
use crate::error::{Error, Result};
use crate::http::json::JsonForm;
use crate::http::openapi::{Call, whole};
use crate::http::query::Params;
use crate::http::reply::{self, Done};
use crate::http::reply_cache::Payload;
use crate::messages::{Label, Message, Said};
use crate::orders;
use crate::state::AppState;
use crate::validate::Body;

const TAG: &str = "reviews";

/// What a customer may do about the review of a product.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct ReviewStanding {
    /// Whether it may be written or changed: the product was delivered to them and not returned, or it has been before.
    may_write: bool,
    /// The review.
    review: Option<OwnReview>,
}

/// A review was written or changed.
#[derive(Debug, Serialize, ToSchema)]
struct ReviewSaved {
    success: bool,
    #[serde(flatten)]
    said: Said,
    review: OwnReview,
}

/// The calls of this slice but the back office's.
pub fn router() -> OpenApiRouter<AppState> {
    let page = [
        whole("page", 1, None, "From 1, which it is where it is left out"),
        whole("limit", 1, Some(100), "1 to 100; 5 where it is left out"),
    ];
    OpenApiRouter::new()
        .routes(
            Call::get("/api/products/{id}/reviews", TAG, "The reviews of a product, the newest first")
                .query(&page)
                .replies::<ProductReviews>(200, "What all of them come to, and those of the page")
                .fails(&[400, 404])
                .with(of_product),
        )
        .routes(
            Call::get("/api/products/{id}/review", TAG, "The customer's own review of a product")
                .customer()
                .replies::<ReviewStanding>(200, "The review, and whether one may be written")
                .fails(&[404])
                .with(own),
        )
        .routes(
            Call::put(
                "/api/products/{id}/review",
                TAG,
                "Writes or changes the customer's review of a product",
            )
            .customer()
            .json(&body())
            .replies::<ReviewSaved>(200, "The review as it is now")
            .fails(&[400, 404, 409, 429])
            .with(save),
        )
        .routes(
            Call::delete("/api/products/{id}/review", TAG, "Takes the customer's review of a product back")
                .customer()
                .replies::<Done>(200, "Gone")
                .fails(&[404])
                .with(remove),
        )
        .routes(
            Call::get("/api/my/reviews", TAG, "The customer's reviews, the newest first")
                .customer()
                .replies_list::<OwnReview>("The reviews")
                .with(mine),
        )
}

fn body() -> Body {
    Customer::body("ReviewForm", "What a customer thinks of a product.", Opinion::read)
        .field("stars", "1 to 5.")
        .field("text", "In a few words; it may be left out.")
}

/// The place of a live product.
fn seq_of(state: &AppState, id: &str) -> Result<i64> {
    let found = state.catalogue.find(id, None);
    found.map(|(hit, _)| hit.seq).ok_or_else(|| Error::not_found(Label::Product))
}

async fn of_product(
    State(state): State<AppState>,
    headers: HeaderMap,
    uri: Uri,
    Path(id): Path<String>,
    RawQuery(query): RawQuery,
) -> Result<Response> {
    let page = Params::of(query.as_deref()).page(PAGE_SIZE)?.unwrap_or_else(store::first_page);
    let key = uri.path_and_query().map_or("", |p| p.as_str());
    let make = async {
        let seq = seq_of(&state, &id)?;
        let found = state.db.read(move |c| store::of_product(c, seq, page)).await?;
        let total = found.rating.map_or(0, |rating| u64::try_from(rating.count).unwrap_or(0));
        // A page far down is asked for once.
        Ok(Payload::one(&found)?.of_total(total).no_store(page.number > 3))
    };
    state.replies.answer(&headers, key, make).await
}

fn standing(conn: &Connection, customer: &str, product_seq: i64) -> Result<ReviewStanding> {
    let stored = store::stored(conn, customer, product_seq)?;
    let may_write = stored.is_some() || orders::store::was_delivered(conn, customer, product_seq)?;
    let review = store::of_customer(conn, customer, Some(product_seq))?.into_iter().next();
    Ok(ReviewStanding { may_write, review })
}

async fn own(
    customer: Customer,
    State(state): State<AppState>,
    Path(id): Path<String>,
) -> Result<impl IntoResponse> {
    let seq = seq_of(&state, &id)?;
    let found = state.db.read(move |c| standing(c, &customer.row.id, seq)).await?;
    Ok(reply::private(Json(found)))
}

async fn save(
    customer: Customer,
    State(state): State<AppState>,
    Path(id): Path<String>,
    JsonForm(form): JsonForm,
) -> Result<impl IntoResponse> {
    let opinion = customer.reads(&form, Opinion::read)?;
    let (who, now) = (customer.row, state.clock.now_ms());
    let limits = state.clone();
    let write = move |tx: &Transaction<'_>| {
        let product = products::by_id(tx, &id)?.ok_or_else(|| Error::not_found(Label::Product))?;
        let before = store::stored(tx, &who.id, product.seq)?;
        if before.is_none() && !orders::store::was_delivered(tx, &who.id, product.seq)? {
            return Err(Error::conflict(Message::ReviewNotDelivered));
        }
        let is_same = before.as_ref().is_some_and(|old| !old.is_withdrawn && old.opinion == opinion);
        if !is_same {
            if limits.rate_limits {
                limits.visitors.review(&who.id, now)?;
            }
            let name = name::shown(&who.name);
            match before {
                Some(old) => store::update(tx, old.seq, &opinion, &name, now)?,
                None => store::insert(tx, (&who.id, product.seq), &opinion, &name, now)?,
            }
        }
        let review = store::of_customer(tx, &who.id, Some(product.seq))?.into_iter().next();
        review.ok_or_else(|| Error::not_found(Label::Review))
    };
    let review = state.db.write(write).await?;
    Ok(reply::private(Json(ReviewSaved { success: true, said: Message::ReviewSaved.into(), review })))
}

async fn remove(
    customer: Customer,
    State(state): State<AppState>,
    Path(id): Path<String>,
) -> Result<impl IntoResponse> {
    let now = state.clock.now_ms();
    let write = move |tx: &Transaction<'_>| {
        let missing = || Error::not_found(Label::Review);
        // Also where the product is not there any more.
        let seq = store::product_seq(tx, &id)?.ok_or_else(missing)?;
        let review = store::stored(tx, &customer.row.id, seq)?.filter(|review| !review.is_withdrawn);
        store::withdraw(tx, &review.ok_or_else(missing)?, now)
    };
    state.db.write(write).await?;
    Ok(reply::private(Json(Done::new(Message::ReviewDeleted))))
}

async fn mine(customer: Customer, State(state): State<AppState>) -> Result<impl IntoResponse> {
    let all = state.db.read(move |c| store::of_customer(c, &customer.row.id, None)).await?;
    let total = all.len() as u64;
    Ok(reply::private_list(Json(all), total))
}
