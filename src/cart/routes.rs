//! Putting a product into the cart and taking it out.

use axum::extract::State;
use axum::response::Response;
use serde::Deserialize;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;

use super::store;
use crate::catalogue::store as products;
use crate::catalogue::variant::Variant;
use crate::customers::Customer;
use crate::error::{Error, Result};
use crate::http::json::JsonForm;
use crate::http::openapi::Call;
use crate::messages::{Label, Message};
use crate::profile::done;
use crate::state::AppState;
use crate::validate::{Check, limit};

const TAG: &str = "cart";

/// A product with a variant; everything else comes from the catalogue.
#[derive(Debug, Deserialize, ToSchema)]
#[allow(dead_code, reason = "documents the body; it is read field by field")]
#[serde(rename_all = "camelCase")]
struct CartItem {
    user_id: Option<String>,
    product_id: String,
    /// 1 to 99 where it is sent; a line is of one piece all the same.
    quantity: Option<i64>,
    /// A colour's name; left out when removing: every line of the product.
    color: Option<String>,
    /// An option's name; left out when removing: every line of the product.
    ram_storage: Option<String>,
}

/// The calls of this slice.
pub fn router() -> OpenApiRouter<AppState> {
    use crate::profile::model::CustomerDone;
    OpenApiRouter::new()
        .routes(
            Call::post("/api/cart/add", TAG, "Puts a product into the cart; twice stays one line")
                .customer()
                .json::<CartItem>()
                .replies::<CustomerDone>(200, "The customer as it is now")
                .fails(&[400, 404, 409])
                .with(add),
        )
        .routes(
            Call::post("/api/cart/remove", TAG, "Takes a product out of the cart")
                .customer()
                .json::<CartItem>()
                .replies::<CustomerDone>(200, "The customer as it is now")
                .fails(&[400, 404])
                .with(remove),
        )
}

async fn add(
    customer: Customer,
    State(state): State<AppState>,
    JsonForm(form): JsonForm,
) -> Result<Response> {
    customer.is_named_by(&form)?;
    let mut check = Check::new(&form);
    let product = check.line("productId", Label::Product, limit::SHORT);
    let variant = Variant::read(&mut check);
    // A line is of one piece (specification 3): what was asked for must be possible all the same.
    check.quantity("quantity");
    check.finish()?;
    let (id, now) = (customer.row.id.clone(), state.clock.now_ms());
    let write = move |tx: &rusqlite::Transaction<'_>| {
        let product = products::by_id(tx, &product)?.ok_or_else(|| Error::not_found(Label::Product))?.product;
        let price = variant.price_of(&product)?;
        store::add(tx, &id, &product, &variant, price, now)
    };
    state.db.write(write).await?;
    done(&state, customer.row.id, Message::AddedToCart).await
}

async fn remove(
    customer: Customer,
    State(state): State<AppState>,
    JsonForm(form): JsonForm,
) -> Result<Response> {
    customer.is_named_by(&form)?;
    let mut check = Check::new(&form);
    let product = check.line("productId", Label::Product, limit::SHORT);
    let variant = Variant::read(&mut check);
    check.finish()?;
    let color = form.has("color").then_some(variant.color);
    let ram_storage = form.has("ramStorage").then_some(variant.ram_storage);
    let id = customer.row.id.clone();
    let write = move |tx: &rusqlite::Transaction<'_>| match store::remove(
        tx,
        &id,
        &product,
        color.as_deref(),
        ram_storage.as_deref(),
    )? {
        0 => Err(Error::NotFound(Message::NotInCart)),
        _ => Ok(()),
    };
    state.db.write(write).await?;
    done(&state, customer.row.id, Message::RemovedFromCart).await
}
