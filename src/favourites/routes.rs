//! Making a product a favourite, and taking it out.

use axum::extract::State;
use axum::response::Response;
use utoipa_axum::router::OpenApiRouter;

use super::store;
use crate::catalogue::store as products;
use crate::customers::Customer;
use crate::error::{Error, Result};
use crate::http::json::JsonForm;
use crate::http::openapi::Call;
use crate::messages::{Label, Message};
use crate::profile::done;
use crate::profile::model::CustomerDone;
use crate::state::AppState;
use crate::validate::{Body, Check, limit};

const TAG: &str = "favorites";

/// The calls of this slice.
pub fn router() -> OpenApiRouter<AppState> {
    OpenApiRouter::new()
        .routes(
            Call::post("/api/favorites/add", TAG, "Makes a product a favourite; twice stays one")
                .customer()
                .json(&body())
                .replies::<CustomerDone>(200, "The customer as it is now")
                .fails(&[400, 404, 409])
                .with(add),
        )
        .routes(
            Call::delete("/api/favorites/remove", TAG, "Takes a product out of the favourites")
                .customer()
                .json(&body())
                .replies::<CustomerDone>(200, "The customer as it is now")
                .fails(&[400])
                .with(remove),
        )
}

fn body() -> Body {
    let description = "A product; its name and picture come from the catalogue.";
    Customer::body("FavoriteItem", description, product)
}

fn product(check: &mut Check<'_>) -> String {
    check.line("productId", Label::Product, limit::SHORT)
}

async fn add(
    customer: Customer,
    State(state): State<AppState>,
    JsonForm(form): JsonForm,
) -> Result<Response> {
    let product = customer.reads(&form, product)?;
    let (id, now) = (customer.row.id.clone(), state.clock.now_ms());
    let write = move |tx: &rusqlite::Transaction<'_>| {
        let stored = products::by_id(tx, &product)?.ok_or_else(|| Error::not_found(Label::Product))?;
        store::add(tx, &id, &stored.product, now)
    };
    state.db.write(write).await?;
    done(&state, customer.row.id, Message::AddedToFavorites).await
}

async fn remove(
    customer: Customer,
    State(state): State<AppState>,
    JsonForm(form): JsonForm,
) -> Result<Response> {
    let product = customer.reads(&form, product)?;
    let id = customer.row.id.clone();
    state.db.write(move |tx| store::remove(tx, &id, &product)).await?;
    done(&state, customer.row.id, Message::RemovedFromFavorites).await
}
