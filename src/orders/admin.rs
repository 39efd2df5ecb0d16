//! Orders in the back office (contract 7).

use axum::Json;
use axum::extract::{Path, RawQuery, State};
use axum::response::{IntoResponse, Response};
use rusqlite::{Connection, Transaction};
use serde::Serialize;
use utoipa::ToSchema;
use utoipa::openapi::schema::Type;
use utoipa_axum::router::OpenApiRouter;

use super::changes::{self, By};
use super::model::{AdminOrder, Order, Stage};
use super::store;
use crate::auth::Admin;
use crate::auth::claims::{self, Claim};
use crate::error::{Error, Result};
use crate::http::json::JsonForm;
use crate::http::openapi::{Call, parameter};
use crate::http::query::{Params, page_parameters};
use crate::http::reply::{self, Deleted};
use crate::messages::{Label, Message, Said};
use crate::state::AppState;
use crate::validate::{Body, Check, limit};

const TAG: &str = "orders";
/// The field in which a body says which admin sends it.
const ADMIN: &str = "adminEmail";

/// Which order is approved or was delivered, and when.
struct Timed {
    order: String,
    time: String,
}

impl Timed {
    fn read(check: &mut Check<'_>, without_time: Message) -> Self {
        Self {
            order: check.line("orderId", Label::Order, limit::SHORT),
            time: check.line_or("deliveryTime", Label::DeliveryTime, limit::SHORT, without_time),
        }
    }
}

fn approval() -> Body {
    claims::body(("Approval", "Which order to approve, and when it comes."), &[ADMIN], approved)
        .field("userId", "The order's own; `null` for a quick order.")
}

fn approved(check: &mut Check<'_>) -> (Timed, Claim) {
    (Timed::read(check, Message::DeliveryTimeToApprove), Claim::read(check, "userId"))
}

fn delivery() -> Body {
    claims::body(("Delivery", "Which order was delivered, and when."), &[ADMIN], delivered)
}

fn delivered(check: &mut Check<'_>) -> Timed {
    Timed::read(check, Message::DeliveryTimeToDeliver)
}

/// An order was changed.
#[derive(Debug, Serialize, ToSchema)]
struct OrderChanged {
    success: bool,
    #[serde(flatten)]
    said: Said,
    order: AdminOrder,
}

/// The calls of this slice that admins use.
pub fn router() -> OpenApiRouter<AppState> {
    OpenApiRouter::new()
        .routes(
            Call::get("/orders", TAG, "All orders, the newest first")
                .query(&page_parameters())
                .query(&[
                    parameter(
                        "q",
                        Type::String,
                        "Words that number, name, phone, e-mail, address and product have, in any order",
                    ),
                    parameter("status", Type::String, "pending, approved, delivered or cancelled"),
                ])
                .admin()
                .replies_list::<AdminOrder>("The orders")
                .fails(&[400])
                .with(list),
        )
        .routes(
            Call::get("/orders/{id}", TAG, "One order")
                .admin()
                .replies::<AdminOrder>(200, "The order")
                .fails(&[404])
                .with(one),
        )
        .routes(
            Call::patch("/api/orders/approve", TAG, "Approves an order's payment and confirms it")
                .admin()
                .json(&approval())
                .replies::<OrderChanged>(200, "Approved")
                .fails(&[400, 404, 409])
                .with(approve),
        )
        .routes(
            Call::post("/api/orders/deliver", TAG, "Marks an order as delivered")
                .admin()
                .json(&delivery())
                .replies::<OrderChanged>(200, "Delivered")
                .fails(&[400, 404, 409])
                .with(deliver),
        )
        .routes(
            Call::delete("/orders/{id}", TAG, "Moves an order to the trash")
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
    let (page, q) = (params.page(8)?, params.folded("q")?);
    let unknown = || Error::field("status", Message::UnknownOrderStatus);
    let stage = params.get("status").map(|word| Stage::of(word).ok_or_else(unknown)).transpose()?;
    let (orders, total) = state.db.read(move |c| store::list(c, q.as_deref(), stage, page)).await?;
    Ok(reply::private_list(Json(orders), total))
}

async fn one(
    Admin(_): Admin,
    State(state): State<AppState>,
    Path(id): Path<String>,
) -> Result<impl IntoResponse> {
    let order = state.db.read(move |c| store::with_history(c, live(c, &id)?)).await?;
    Ok(reply::private(Json(order)))
}

fn live(conn: &Connection, id: &str) -> Result<Order> {
    store::by_id(conn, id)?.ok_or_else(|| Error::not_found(Label::Order))
}

fn changed(message: Message, order: AdminOrder) -> Response {
    reply::private(Json(OrderChanged { success: true, said: message.into(), order }))
}

async fn approve(
    Admin(admin): Admin,
    State(state): State<AppState>,
    JsonForm(form): JsonForm,
) -> Result<Response> {
    let (Timed { order: id, time }, owner) = claims::read(&form, &[(ADMIN, &admin.email)], approved)?;
    let now = state.clock.now_ms();
    let write = move |tx: &Transaction<'_>| {
        let order = live(tx, &id)?;
        if owner.names_other(order.customer_id.as_deref()) {
            return Err(Error::conflict(Message::OrderOfAnother));
        }
        let order = changes::approve(tx, order, &time, By { admin: &admin.email, now })?;
        store::with_history(tx, order)
    };
    Ok(changed(Message::OrderApproved, state.db.write(write).await?))
}

async fn deliver(
    Admin(admin): Admin,
    State(state): State<AppState>,
    JsonForm(form): JsonForm,
) -> Result<Response> {
    let Timed { order: id, time } = claims::read(&form, &[(ADMIN, &admin.email)], delivered)?;
    let now = state.clock.now_ms();
    let write = move |tx: &Transaction<'_>| {
        let order = changes::deliver(tx, live(tx, &id)?, &time, By { admin: &admin.email, now })?;
        store::with_history(tx, order)
    };
    Ok(changed(Message::OrderDelivered, state.db.write(write).await?))
}

async fn delete(
    Admin(admin): Admin,
    State(state): State<AppState>,
    Path(id): Path<String>,
) -> Result<impl IntoResponse> {
    let now = state.clock.now_ms();
    let write =
        move |tx: &Transaction<'_>| changes::trash(tx, live(tx, &id)?, By { admin: &admin.email, now });
    state.db.write(write).await?;
    Ok(reply::private(Json(Deleted::one())))
}
