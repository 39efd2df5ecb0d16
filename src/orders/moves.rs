//! The steps of an order beyond approving and delivering: shipping, cancelling, taking back, payment, notes (contract 11).

use axum::extract::State;
use axum::response::Response;
use rusqlite::Transaction;
use utoipa_axum::router::OpenApiRouter;

use super::admin::{ADMIN, OrderChanged, TAG, changed, live};
use super::basket::MOST_LINES;
use super::changes::{self, By, Returning, Shipment};
use super::model::Order;
use super::store;
use crate::auth::Admin;
use crate::auth::claims;
use crate::auth::extract::AdminUser;
use crate::error::Result;
use crate::http::json::JsonForm;
use crate::http::openapi::Call;
use crate::messages::{Label, Message};
use crate::state::AppState;
use crate::validate::{Body, Check, Form, limit};

fn order_of(check: &mut Check<'_>) -> String {
    check.line("orderId", Label::Order, limit::SHORT)
}

fn shipment(check: &mut Check<'_>) -> (String, Shipment) {
    let shipment = Shipment {
        courier: check.line("courier", Label::Courier, limit::NAME),
        number: check.optional_line("trackingNumber", Label::TrackingNumber, limit::NAME),
        link: check.optional_link("trackingLink", Label::TrackingLink),
    };
    (order_of(check), shipment)
}

fn cancelling(check: &mut Check<'_>) -> (String, String) {
    (order_of(check), reason(check))
}

fn reason(check: &mut Check<'_>) -> String {
    check.lines("reason", Label::Reason, limit::ADDRESS)
}

fn returning(check: &mut Check<'_>) -> (String, Vec<Returning>, String) {
    let lines = check.rows("lines", MOST_LINES, |check| Returning {
        line: check.int("line", Label::OrderLine, 1, i64::try_from(MOST_LINES).unwrap_or(i64::MAX)),
        quantity: check.int("quantity", Label::Quantity, 1, limit::QUANTITY),
        restock: check.optional_flag("restock", Label::Restock).unwrap_or(false),
        before: check.optional_int("returned", Label::Quantity, 0, limit::QUANTITY),
    });
    if lines.is_empty() {
        check.fault("lines", Message::ReturnNothing);
    }
    (order_of(check), lines, reason(check))
}

fn payment(check: &mut Check<'_>) -> (String, bool) {
    (order_of(check), check.flag_or("received", Label::Received, Message::ReceivedOrNot))
}

fn noting(check: &mut Check<'_>) -> (String, String) {
    (order_of(check), check.optional_lines("note", Label::Note, limit::MESSAGE))
}

fn body<T>(name: &'static str, description: &'static str, read: impl FnOnce(&mut Check<'_>) -> T) -> Body {
    claims::body((name, description), &[ADMIN], read)
}

fn read<T>(form: &Form, admin: &AdminUser, read: impl FnOnce(&mut Check<'_>) -> T) -> Result<T> {
    claims::read(form, &[(ADMIN, &admin.email)], read)
}

/// The calls of this slice.
pub fn router() -> OpenApiRouter<AppState> {
    let changing = |call: Call| call.admin().replies::<OrderChanged>(200, "Done").fails(&[400, 404, 409]);
    OpenApiRouter::new()
        .routes(
            changing(Call::post("/api/orders/ship", TAG, "Gives an approved order to a courier"))
                .json(&body("ShipmentForm", "Which order goes, and with whom.", shipment))
                .with(ship),
        )
        .routes(
            changing(Call::post("/api/orders/cancel", TAG, "Cancels an order that is not delivered"))
                .json(&body("Cancellation", "Which order is cancelled, and why.", cancelling))
                .with(cancel),
        )
        .routes(
            changing(Call::post("/api/orders/return", TAG, "Takes pieces of an order back"))
                .json(
                    &body("ReturnForm", "Which pieces come back, and why.", returning)
                        .field("lines.restock", "Whether they go back on the shelf.")
                        .field(
                            "lines.returned",
                            "How many had come back as the admin saw it; where it is another number by now, 409 and nothing \
                             comes back twice.",
                        ),
                )
                .with(take_back),
        )
        .routes(
            changing(Call::post("/api/orders/payment", TAG, "Notes whether an order's money came"))
                .json(&body("PaymentNote", "Whether the money of an order came.", payment))
                .with(set_payment),
        )
        .routes(
            changing(Call::put(
                "/api/orders/note",
                TAG,
                "Writes what admins note of an order, for themselves",
            ))
            .json(&body("OrderNote", "What admins note of an order; may be empty.", noting))
            .with(set_note),
        )
}

/// Changes an order in one transaction, and answers it.
async fn change(
    state: &AppState,
    (admin, id): (AdminUser, String),
    message: Message,
    step: impl FnOnce(&Transaction<'_>, Order, By<'_>) -> Result<Order> + Send + 'static,
) -> Result<Response> {
    let now = state.clock.now_ms();
    let write = move |tx: &Transaction<'_>| {
        let order = step(tx, live(tx, &id)?, By { admin: &admin.email, now })?;
        store::with_history(tx, order)
    };
    Ok(changed(message, state.db.write(write).await?))
}

async fn ship(
    Admin(admin): Admin,
    State(state): State<AppState>,
    JsonForm(form): JsonForm,
) -> Result<Response> {
    let (id, shipment) = read(&form, &admin, shipment)?;
    let step = move |tx: &Transaction<'_>, order, by: By<'_>| changes::ship(tx, order, shipment, by);
    change(&state, (admin, id), Message::OrderShipped, step).await
}

async fn cancel(
    Admin(admin): Admin,
    State(state): State<AppState>,
    JsonForm(form): JsonForm,
) -> Result<Response> {
    let (id, reason) = read(&form, &admin, cancelling)?;
    let step = move |tx: &Transaction<'_>, order, by: By<'_>| changes::cancel(tx, order, &reason, by);
    change(&state, (admin, id), Message::OrderCancelled, step).await
}

async fn take_back(
    Admin(admin): Admin,
    State(state): State<AppState>,
    JsonForm(form): JsonForm,
) -> Result<Response> {
    let (id, pieces, reason) = read(&form, &admin, returning)?;
    let step =
        move |tx: &Transaction<'_>, order, by: By<'_>| changes::take_back(tx, order, &pieces, &reason, by);
    change(&state, (admin, id), Message::OrderReturned, step).await
}

async fn set_payment(
    Admin(admin): Admin,
    State(state): State<AppState>,
    JsonForm(form): JsonForm,
) -> Result<Response> {
    let (id, received) = read(&form, &admin, payment)?;
    let message = if received { Message::PaymentReceived } else { Message::PaymentOpen };
    let step = move |tx: &Transaction<'_>, order, by: By<'_>| changes::set_payment(tx, order, received, by);
    change(&state, (admin, id), message, step).await
}

async fn set_note(
    Admin(admin): Admin,
    State(state): State<AppState>,
    JsonForm(form): JsonForm,
) -> Result<Response> {
    let (id, note) = read(&form, &admin, noting)?;
    let step = move |tx: &Transaction<'_>, order, by: By<'_>| changes::set_note(tx, order, note, by);
    change(&state, (admin, id), Message::NoteSaved, step).await
}
