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
use super::filter::Filter;
use super::list;
use super::model::{DeliveryMethod, Order, PaymentMethod, Stage};
use super::store;
use super::views::AdminOrder;
use crate::auth::Admin;
use crate::auth::claims::{self, Claim};
use crate::clock::DAY_MS;
use crate::error::{Error, Result};
use crate::http::json::JsonForm;
use crate::http::openapi::{Call, parameter};
use crate::http::query::{Params, page_parameters};
use crate::http::reply::{self, Deleted};
use crate::messages::{Label, Message, Said};
use crate::state::AppState;
use crate::validate::{Body, Check, limit};

pub(super) const TAG: &str = "orders";
/// The field in which a body says which admin sends it.
pub(super) const ADMIN: &str = "adminEmail";

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
pub(super) struct OrderChanged {
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
                    parameter(
                        "status",
                        Type::String,
                        "pending, approved, shipped, delivered, cancelled or returned",
                    ),
                    parameter("payment", Type::String, "A payment method"),
                    parameter("received", Type::Boolean, "Whether the money came"),
                    parameter("method", Type::String, "delivery or pickup"),
                    parameter("zone", Type::String, "A delivery zone"),
                    parameter("branch", Type::String, "The branch where it is fetched"),
                    parameter("from", Type::String, "The first day in Asia/Dhaka, as 2026-12-31"),
                    parameter("to", Type::String, "The last day in Asia/Dhaka"),
                ])
                .admin()
                .replies_list::<AdminOrder>("The orders")
                .fails(&[400])
                .with(all),
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

async fn all(
    Admin(_): Admin,
    State(state): State<AppState>,
    RawQuery(query): RawQuery,
) -> Result<impl IntoResponse> {
    let params = Params::of(query.as_deref());
    let (page, filter) = (params.page(8)?, filter(&params)?);
    let (orders, total) = state.db.read(move |c| list::list(c, &filter, page)).await?;
    Ok(reply::private_list(Json(orders), total))
}

fn filter(params: &Params) -> Result<Filter> {
    let unknown = |name: &str, message| Error::field(name, message);
    let stage = params
        .get("status")
        .map(|word| Stage::of(word).ok_or_else(|| unknown("status", Message::UnknownOrderStatus)))
        .transpose()?;
    let payment = params
        .get("payment")
        .map(|word| PaymentMethod::of(word).ok_or_else(|| unknown("payment", Message::PaymentMethodOffered)))
        .transpose()?;
    let method = params
        .get("method")
        .map(|word| DeliveryMethod::of(word).ok_or_else(|| unknown("method", Message::DeliveryMethod)))
        .transpose()?;
    let received = match params.get("received") {
        None => None,
        Some("true") => Some(true),
        Some("false") => Some(false),
        Some(_) => return Err(unknown("received", Message::MustBeFlag { label: Label::Received })),
    };
    Ok(Filter {
        q: params.folded("q")?,
        stage,
        payment,
        paid: received,
        zone: params.get("zone").map(str::to_owned),
        branch: params.get("branch").map(str::to_owned),
        method,
        since: params.day("from")?,
        until: params.day("to")?.map(|day| day + DAY_MS),
    })
}

async fn one(
    Admin(_): Admin,
    State(state): State<AppState>,
    Path(id): Path<String>,
) -> Result<impl IntoResponse> {
    let order = state.db.read(move |c| store::with_history(c, live(c, &id)?)).await?;
    Ok(reply::private(Json(order)))
}

pub(super) fn live(conn: &Connection, id: &str) -> Result<Order> {
    store::by_id(conn, id)?.ok_or_else(|| Error::not_found(Label::Order))
}

pub(super) fn changed(message: Message, order: AdminOrder) -> Response {
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
