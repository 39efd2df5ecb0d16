//! Following an order without signing in: for whoever knows its number and its phone (contract 6).

use axum::Json;
use axum::extract::{RawQuery, State};
use axum::response::IntoResponse;
use serde::Serialize;
use utoipa::ToSchema;
use utoipa::openapi::schema::Type;
use utoipa_axum::router::OpenApiRouter;

use super::model::{OrderStatus, PaymentStatus};
use super::store;
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
    /// The product's title when it was ordered.
    name: String,
    /// The stored path, or empty.
    main_image: String,
    /// The chosen colour, or empty.
    color: String,
    /// The chosen memory, or empty.
    ram_storage: String,
    /// Pieces.
    quantity: i64,
    /// Whether its payment is approved.
    payment_status: PaymentStatus,
    /// How far it is.
    #[serde(rename = "OrderStatus")]
    order_status: OrderStatus,
    /// When it comes, in words.
    delivery: String,
    /// RFC 3339 in UTC.
    ordered_at: String,
    /// RFC 3339 in UTC, once it is approved.
    approved_at: Option<String>,
    /// RFC 3339 in UTC, once it is delivered.
    delivered_at: Option<String>,
    /// RFC 3339 in UTC, once it is cancelled.
    cancelled_at: Option<String>,
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
    let found = state.db.read(move |c| store::by_number(c, &asked, &phone)).await?;
    let Some(order) = found else {
        if let Some(attempt) = attempt {
            attempt.failed(now);
        }
        return Err(Error::NotFound(Message::OrderUnknown));
    };
    let standing = order.standing();
    Ok(reply::private(Json(TrackedOrder {
        order_number: order.number,
        name: order.name,
        main_image: order.main_image,
        color: order.color,
        ram_storage: order.ram_storage,
        quantity: order.quantity,
        payment_status: order.stage.payment_status(),
        order_status: standing.order_status(),
        delivery: order.delivery,
        ordered_at: rfc3339(order.ordered_at),
        approved_at: order.approved_at.map(rfc3339),
        delivered_at: order.delivered_at.map(rfc3339),
        cancelled_at: order.cancelled_at.map(rfc3339),
    })))
}
