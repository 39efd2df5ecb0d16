//! Making a product a favourite, and taking it out.

use axum::extract::State;
use axum::response::Response;
use serde::Deserialize;
use utoipa::ToSchema;
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
use crate::validate::{Check, Form, limit};

const TAG: &str = "favorites";

/// A product; its name and picture come from the catalogue.
#[derive(Debug, Deserialize, ToSchema)]
#[allow(dead_code, reason = "documents the body; it is read field by field")]
#[serde(rename_all = "camelCase")]
struct FavoriteItem {
    user_id: Option<String>,
    product_id: String,
}

/// The calls of this slice.
pub fn router() -> OpenApiRouter<AppState> {
    OpenApiRouter::new()
        .routes(
            Call::post("/api/favorites/add", TAG, "Makes a product a favourite; twice stays one")
                .customer()
                .json::<FavoriteItem>()
                .replies::<CustomerDone>(200, "The customer as it is now")
                .fails(&[400, 404, 409])
                .with(add),
        )
        .routes(
            Call::delete("/api/favorites/remove", TAG, "Takes a product out of the favourites")
                .customer()
                .json::<FavoriteItem>()
                .replies::<CustomerDone>(200, "The customer as it is now")
                .fails(&[400])
                .with(remove),
        )
}

fn product_of(form: &Form) -> Result<String> {
    let mut check = Check::new(form);
    let product = check.line("productId", Label::Product, limit::SHORT);
    check.finish()?;
    Ok(product)
}

async fn add(
    customer: Customer,
    State(state): State<AppState>,
    JsonForm(form): JsonForm,
) -> Result<Response> {
    customer.is_named_by(&form)?;
    let product = product_of(&form)?;
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
    customer.is_named_by(&form)?;
    let product = product_of(&form)?;
    let id = customer.row.id.clone();
    state.db.write(move |tx| store::remove(tx, &id, &product)).await?;
    done(&state, customer.row.id, Message::RemovedFromFavorites).await
}
