//! Putting a product into the cart and taking it out.

use axum::extract::State;
use axum::response::Response;
use utoipa_axum::router::OpenApiRouter;

use super::store::{self, Pieces};
use crate::catalogue::store as products;
use crate::catalogue::variant::Variant;
use crate::customers::Customer;
use crate::error::{Error, Result};
use crate::http::json::JsonForm;
use crate::http::openapi::Call;
use crate::messages::{Label, Message};
use crate::profile::done;
use crate::state::AppState;
use crate::validate::{Body, Check, limit};

const TAG: &str = "cart";

/// A product with a variant; everything else comes from the catalogue.
struct Item {
    product: String,
    variant: Variant,
    /// Pieces.
    quantity: i64,
    /// Whether a colour was named.
    has_color: bool,
    /// Whether a memory was named.
    has_ram_storage: bool,
}

impl Item {
    fn body_to_add() -> Body {
        let description = "A product with a variant; everything else comes from the catalogue.";
        Customer::body("CartItem", description, Self::to_add)
            .field("quantity", "Pieces that are added to the line; 1 where it is left out.")
            .field("color", "A colour's name.")
            .field("ramStorage", "An option's name.")
    }

    fn body_to_remove() -> Body {
        Customer::body("CartRemoval", "A product, and which variant of it.", Self::read)
            .field("color", "A colour's name; left out: of every colour.")
            .field("ramStorage", "An option's name; left out: of every option.")
    }

    fn body_to_update() -> Body {
        Customer::body(
            "CartUpdate",
            "A line of the cart, and how many pieces it is to have.",
            Self::to_update,
        )
        .field("color", "A colour's name.")
        .field("ramStorage", "An option's name.")
    }

    fn read(check: &mut Check<'_>) -> Self {
        Self {
            product: check.line("productId", Label::Product, limit::SHORT),
            variant: Variant::read(check),
            quantity: 1,
            has_color: check.sent("color"),
            has_ram_storage: check.sent("ramStorage"),
        }
    }

    fn to_add(check: &mut Check<'_>) -> Self {
        let quantity = check.quantity("quantity");
        Self { quantity, ..Self::read(check) }
    }

    fn to_update(check: &mut Check<'_>) -> Self {
        let quantity = check.int("quantity", Label::Quantity, 1, limit::QUANTITY);
        Self { quantity, ..Self::read(check) }
    }

    /// The lines of a visitor's cart.
    fn to_join(check: &mut Check<'_>) -> Vec<Self> {
        check.rows("lines", usize::try_from(store::MOST).unwrap_or(usize::MAX), Self::to_add)
    }
}

/// The calls of this slice.
pub fn router() -> OpenApiRouter<AppState> {
    use crate::profile::model::CustomerDone;
    OpenApiRouter::new()
        .routes(
            Call::post("/api/cart/add", TAG, "Puts pieces into the cart; the same variant stays one line")
                .customer()
                .json(&Item::body_to_add())
                .replies::<CustomerDone>(200, "The customer as it is now")
                .fails(&[400, 404, 409])
                .with(add),
        )
        .routes(
            Call::post("/api/cart/update", TAG, "Sets how many pieces a line has")
                .customer()
                .json(&Item::body_to_update())
                .replies::<CustomerDone>(200, "The customer as it is now")
                .fails(&[400, 404])
                .with(update),
        )
        .routes(
            Call::post(
                "/api/cart/join",
                TAG,
                "Joins a visitor's cart to the account's; the larger number wins",
            )
            .customer()
            .json(&Customer::body("CartJoin", "The lines of a visitor's cart.", Item::to_join))
            .replies::<CustomerDone>(200, "The customer as it is now")
            .fails(&[400])
            .with(join),
        )
        .routes(
            Call::post("/api/cart/remove", TAG, "Takes a product out of the cart")
                .customer()
                .json(&Item::body_to_remove())
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
    let Item { product, variant, quantity, .. } = customer.reads(&form, Item::to_add)?;
    let (id, now) = (customer.row.id.clone(), state.clock.now_ms());
    let write = move |tx: &rusqlite::Transaction<'_>| {
        let product = products::by_id(tx, &product)?.ok_or_else(|| Error::not_found(Label::Product))?.product;
        let price = variant.price_of(&product)?;
        store::add(tx, &id, (&product, &variant), Pieces::More(quantity), price, now)
    };
    state.db.write(write).await?;
    done(&state, customer.row.id, Message::AddedToCart).await
}

async fn update(
    customer: Customer,
    State(state): State<AppState>,
    JsonForm(form): JsonForm,
) -> Result<Response> {
    let Item { product, variant, quantity, .. } = customer.reads(&form, Item::to_update)?;
    let id = customer.row.id.clone();
    let write = move |tx: &rusqlite::Transaction<'_>| {
        let found = store::set_quantity(tx, &id, &product, &variant, quantity)?;
        if found { Ok(()) } else { Err(Error::NotFound(Message::NotInCart)) }
    };
    state.db.write(write).await?;
    done(&state, customer.row.id, Message::CartUpdated).await
}

/// What cannot be in a cart any more, or has no place in it, stays out: the person signs in, and that must not fail.
async fn join(
    customer: Customer,
    State(state): State<AppState>,
    JsonForm(form): JsonForm,
) -> Result<Response> {
    let items = customer.reads(&form, Item::to_join)?;
    let (id, now) = (customer.row.id.clone(), state.clock.now_ms());
    let write = move |tx: &rusqlite::Transaction<'_>| {
        // The newest line comes first, and is put in last.
        for Item { product, variant, quantity, .. } in items.into_iter().rev() {
            let Some(product) = products::by_id(tx, &product)?.map(|stored| stored.product) else { continue };
            let Ok(price) = variant.price_of(&product) else { continue };
            let pieces = Pieces::AtLeast(quantity);
            match store::add(tx, &id, (&product, &variant), pieces, price, now) {
                Err(Error::Conflict { .. }) => {}
                outcome => outcome?,
            }
        }
        Ok(())
    };
    state.db.write(write).await?;
    done(&state, customer.row.id, Message::CartUpdated).await
}

async fn remove(
    customer: Customer,
    State(state): State<AppState>,
    JsonForm(form): JsonForm,
) -> Result<Response> {
    let Item { product, variant, has_color, has_ram_storage, .. } = customer.reads(&form, Item::read)?;
    let color = has_color.then_some(variant.color);
    let ram_storage = has_ram_storage.then_some(variant.ram_storage);
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
