//! A customer's orders: placing, listing, taking one off the list.

use axum::Json;
use axum::extract::{Path, RawQuery, State};
use axum::response::{IntoResponse, Response};
use rusqlite::Transaction;
use serde::Serialize;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;

use super::changes::{self, By};
use super::lines;
use super::model::Stage;
use super::place::{self, Wish};
use super::refused::{self, Wanted};
use super::store::{self, Which};
use super::views::{CustomerOrder, OwnOrder};
use crate::customers::Customer;
use crate::error::{Error, Result};
use crate::http::client::Client;
use crate::http::idempotency::{Repeat, RepeatKey};
use crate::http::json::JsonForm;
use crate::http::openapi::Call;
use crate::http::query::{Page, Params, page_parameters};
use crate::http::reader::ReaderLanguage;
use crate::http::reply;
use crate::messages::{Label, Message, Said};
use crate::profile::model::{CustomerDone, CustomerUser};
use crate::profile::{self, done};
use crate::state::AppState;
use crate::validate::{Body, Check, limit};

const TAG: &str = "orders";

/// An order was placed.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct OrderPlaced {
    success: bool,
    #[serde(flatten)]
    said: Said,
    user: CustomerUser,
    order_id: String,
    /// `H-XXXX-XXXX`.
    order_number: String,
    /// Whole taka.
    total: i64,
}

/// Which order is meant.
fn order_ref() -> Body {
    Customer::body("OrderRef", "Which order is meant.", order_of)
}

fn order_of(check: &mut Check<'_>) -> String {
    check.line("orderId", Label::Order, limit::SHORT)
}

/// The calls of this slice that customers use.
pub fn router() -> OpenApiRouter<AppState> {
    OpenApiRouter::new()
        .routes(
            Call::post("/api/order/place", TAG, "Orders a product")
                .customer()
                .repeatable()
                .json(&Wish::body())
                .replies::<OrderPlaced>(200, "Placed")
                .fails(&[400, 404, 409, 429])
                .with(place),
        )
        .routes(
            Call::get("/api/my/orders", TAG, "The customer's orders, the newest first")
                .customer()
                .query(&page_parameters())
                .replies_list::<CustomerOrder>("The orders")
                .fails(&[400])
                .with(mine),
        )
        .routes(
            Call::get(
                "/api/my/orders/{id}",
                TAG,
                "One of the customer's orders, also one taken off the list",
            )
            .customer()
            .replies::<OwnOrder>(200, "The order")
            .fails(&[404])
            .with(my_own),
        )
        .routes(
            Call::post("/api/user/order/cancel", TAG, "Cancels an order that nobody approved yet")
                .customer()
                .json(&order_ref())
                .replies::<CustomerDone>(200, "The customer as it is now")
                .fails(&[400, 404, 409])
                .with(cancel),
        )
        .routes(
            Call::post("/api/user/order/delete", TAG, "Takes an approved order off the customer's list")
                .customer()
                .json(&order_ref())
                .replies::<CustomerDone>(200, "The customer as it is now")
                .fails(&[400, 404, 409])
                .with(hide),
        )
}

async fn place(
    customer: Customer,
    key: RepeatKey,
    client: Client,
    ReaderLanguage(language): ReaderLanguage,
    State(state): State<AppState>,
    JsonForm(form): JsonForm,
) -> Result<impl IntoResponse> {
    let wish = customer.reads(&form, Wish::read)?.in_language(language);
    let repeat = Repeat::of(key, "order/place", &customer.row.id, &form)?;
    let (id, now) = (customer.row.id.clone(), state.clock.now_ms());
    let wanted = Wanted::Id(wish.product.clone());
    let counting = state.clone();
    let write = move |tx: &Transaction<'_>| {
        let limits = counting.rate_limits.then_some((&counting.orders, client.address));
        place::place(tx, &id, &wish, &repeat, limits, now)
    };
    let placed = state.db.write(write).await;
    let placed = refused::counted(&state, wanted, placed).await?;
    let user = state.db.read_few(move |c| profile::store::user(c, &customer.row.id)).await?;
    Ok(reply::private(Json(OrderPlaced {
        success: true,
        said: Message::OrderPlaced.into(),
        user,
        order_id: placed.id,
        order_number: placed.number,
        total: placed.total,
    })))
}

async fn mine(
    customer: Customer,
    State(state): State<AppState>,
    RawQuery(query): RawQuery,
) -> Result<impl IntoResponse> {
    let page = Params::of(query.as_deref()).page(10)?.unwrap_or(Page { number: 1, limit: usize::MAX });
    let read = move |c: &rusqlite::Connection| {
        let orders = store::of_customer(c, &customer.row.id, Which::All, page)?;
        Ok((orders, store::count_of_customer(c, &customer.row.id)?))
    };
    let (orders, total) = state.db.read(read).await?;
    Ok(reply::private_list(Json(orders), u64::try_from(total).unwrap_or(0)))
}

async fn my_own(
    customer: Customer,
    State(state): State<AppState>,
    Path(id): Path<String>,
) -> Result<impl IntoResponse> {
    let read = move |c: &rusqlite::Connection| {
        let order = store::of_customer_by_id(c, &customer.row.id, &id)?;
        let order = order.ok_or_else(|| Error::not_found(Label::Order))?;
        let gone = lines::gone(c, std::slice::from_ref(&order))?;
        Ok(OwnOrder::of(order, &gone))
    };
    Ok(reply::private(Json(state.db.read(read).await?)))
}

async fn cancel(
    customer: Customer,
    State(state): State<AppState>,
    JsonForm(form): JsonForm,
) -> Result<Response> {
    let order = customer.reads(&form, order_of)?;
    let (id, email, now) = (customer.row.id.clone(), customer.row.email.clone(), state.clock.now_ms());
    let limited = state.rate_limits;
    let write = move |tx: &Transaction<'_>| {
        let order =
            store::of_customer_by_id(tx, &id, &order)?.ok_or_else(|| Error::not_found(Label::Order))?;
        changes::cancel_own(tx, order, By { admin: &email, now }, limited)
    };
    state.db.write(write).await?;
    done(&state, customer.row.id, Message::OrderCancelled).await
}

async fn hide(
    customer: Customer,
    State(state): State<AppState>,
    JsonForm(form): JsonForm,
) -> Result<Response> {
    let order = customer.reads(&form, order_of)?;
    let id = customer.row.id.clone();
    let write = move |tx: &Transaction<'_>| {
        let order =
            store::of_customer_by_id(tx, &id, &order)?.ok_or_else(|| Error::not_found(Label::Order))?;
        if store::is_hidden(tx, order.seq)? {
            return Err(Error::not_found(Label::Order));
        }
        if order.standing() == Stage::Pending {
            return Err(Error::conflict(Message::OrderNotApproved));
        }
        store::hide(tx, order.seq)
    };
    state.db.write(write).await?;
    done(&state, customer.row.id, Message::OrderDeleted).await
}
