//! Following an order without signing in: for whoever knows its number and its phone (contract 6).

use std::collections::HashSet;

use axum::Json;
use axum::extract::{RawQuery, State};
use axum::response::IntoResponse;
use serde::Serialize;
use utoipa::ToSchema;
use utoipa::openapi::schema::Type;
use utoipa_axum::router::OpenApiRouter;

use super::model::{Line, Order, OrderStatus, PaymentMethod, PaymentStatus};
use super::views::OrderDetails;
use super::{lines, store};
use crate::clock::rfc3339;
use crate::error::{Error, Result};
use crate::http::client::Client;
use crate::http::openapi::{Call, parameter};
use crate::http::query::Params;
use crate::http::reply;
use crate::messages::Message;
use crate::state::AppState;
use crate::text::clean_line;
use crate::validate;

/// What an order's number and phone tell; nothing personal.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct TrackedOrder {
    /// `H-XXXX-XXXX`.
    order_number: String,
    /// The title of the first line's product when it was ordered, and how many lines more.
    name: String,
    /// The stored path, or empty.
    main_image: String,
    /// The chosen colour, or empty.
    color: String,
    /// The chosen memory, or empty.
    ram_storage: String,
    /// All pieces.
    quantity: i64,
    /// What is paid, in whole taka; `null` where a quick order names no product of the catalogue.
    total: Option<i64>,
    /// How it is paid.
    payment_method: PaymentMethod,
    /// Whether its payment is approved.
    payment_status: PaymentStatus,
    /// How far it is.
    #[serde(rename = "OrderStatus")]
    order_status: OrderStatus,
    /// When it comes, in words.
    delivery: String,
    /// RFC 3339 in UTC.
    ordered_at: String,
    /// Lines, money, delivery and stage.
    #[serde(flatten)]
    details: OrderDetails,
}

impl TrackedOrder {
    fn of(order: Order, gone: &HashSet<String>) -> Self {
        let first = order.lines.first();
        let of = |field: fn(&Line) -> &String| first.map(field).cloned().unwrap_or_default();
        let mut tracked = Self {
            main_image: of(|line| &line.main_image),
            color: of(|line| &line.color),
            ram_storage: of(|line| &line.ram_storage),
            name: order.name(),
            quantity: order.quantity(),
            total: order.total,
            payment_method: order.payment_method,
            payment_status: order.stage.payment_status(),
            order_status: order.standing().order_status(),
            order_number: order.number.clone(),
            delivery: order.delivery.clone(),
            ordered_at: rfc3339(order.ordered_at),
            details: OrderDetails::of(order, gone),
        };
        // Who paid is the payer's own matter.
        tracked.details.transaction.clear();
        tracked
    }
}

/// The call of this slice.
pub fn router() -> OpenApiRouter<AppState> {
    OpenApiRouter::new().routes(
        Call::get("/api/track", "orders", "How far an order is")
            .query(&[
                parameter("order", Type::String, "The order number"),
                parameter("phone", Type::String, "The phone that the order was placed with"),
            ])
            .replies::<TrackedOrder>(200, "The order")
            .fails(&[404, 429])
            .with(track),
    )
}

async fn track(
    State(state): State<AppState>,
    client: Client,
    RawQuery(query): RawQuery,
) -> Result<impl IntoResponse> {
    let params = Params::of(query.as_deref());
    let number: String =
        clean_line(params.get("order").unwrap_or_default()).to_uppercase().chars().take(40).collect();
    let phone = validate::phone(params.get("phone").unwrap_or_default()).unwrap_or_default();
    let now = state.clock.now_ms();
    let attempt =
        if state.rate_limits { Some(state.lookups.begin(client.address, &number, now).await?) } else { None };
    let asked = number.clone();
    let read = move |c: &rusqlite::Connection| {
        let Some(order) = store::by_number(c, &asked, &phone)? else { return Ok(None) };
        let gone = lines::gone(c, std::slice::from_ref(&order))?;
        Ok(Some(TrackedOrder::of(order, &gone)))
    };
    let Some(order) = state.db.read(read).await? else {
        if let Some(attempt) = attempt {
            attempt.failed(now);
        }
        return Err(Error::NotFound(Message::OrderUnknown));
    };
    Ok(reply::private(Json(order)))
}
