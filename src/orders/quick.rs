//! The quick order of somebody who does not sign in (contract 6).

use axum::Json;
use axum::extract::State;
use axum::response::IntoResponse;
use rusqlite::{Connection, OptionalExtension, Transaction};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;

use super::insert::random_number;
use super::making::{Buyer, Payment, Taking, line_of, make};
use super::model::{Line, PaymentMethod};
use super::place::{cash_is_possible, delivery_of, price_as_seen};
use super::refused::{self, Wanted};
use super::shelf::not_enough;
use crate::catalogue::model::Product;
use crate::catalogue::store::{self as products, Stored};
use crate::catalogue::variant::{Variant, takes_stock};
use crate::error::{Error, Result};
use crate::http::client::Client;
use crate::http::idempotency::{Repeat, RepeatKey};
use crate::http::json::JsonForm;
use crate::http::openapi::Call;
use crate::http::reader::ReaderLanguage;
use crate::http::reply;
use crate::messages::Label;
use crate::settings;
use crate::state::AppState;
use crate::validate::{Body, Check, limit};

/// A quick order was stored; a repeat answers it again.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct QuickOrderPlaced {
    acknowledged: bool,
    inserted_id: String,
    /// `H-XXXX-XXXX`.
    order_number: String,
}

struct Wish {
    product_name: String,
    product_id: Option<String>,
    variant: Variant,
    name: String,
    email: String,
    phone: String,
    address: String,
    quantity: i64,
    message: String,
    /// One piece's, as the person saw it.
    price: Option<i64>,
    zone: String,
    language: String,
    /// Whether the field is filled that people do not see.
    by_a_machine: bool,
}

/// The call of this slice that visitors use.
pub fn router() -> OpenApiRouter<AppState> {
    OpenApiRouter::new().routes(
        Call::post("/order", "orders", "Orders without an account, paid on delivery")
            .repeatable()
            .json(&body())
            .replies::<QuickOrderPlaced>(200, "Stored")
            .fails(&[400, 404, 409, 429])
            .with(order),
    )
}

fn body() -> Body {
    let description = "A quick order; `website` is a field that people do not see and only machines fill.";
    Body::new("QuickOrderForm", description, read)
        .field(
            "Price",
            "One piece's, as the page showed it; another one is refused with 409 and the right `price`.",
        )
        .field("Email", "An e-mail address, or `null`: the shop calls.")
        .field("productId", "The product's `_id`; without it the one whose title is `ProductName`.")
        .field("color", "One of the product's colours.")
        .field("ramStorage", "One of the product's memories.")
        .field("zone", "The delivery zone; the first one's charge counts where it is left out.")
}

fn read(check: &mut Check<'_>) -> Wish {
    let product_id = check.optional_line("productId", Label::Product, limit::SHORT);
    Wish {
        product_name: check.line("ProductName", Label::ProductName, limit::TITLE),
        product_id: (!check.is_blank("productId")).then_some(product_id),
        variant: Variant::read(check),
        name: check.line("CustomerName", Label::Name, limit::NAME),
        email: check.email_or_none("Email"),
        phone: check.phone("Phone"),
        address: check.lines("DeliveryLocation", Label::DeliveryLocation, limit::ADDRESS),
        quantity: check.int("Quantity", Label::Quantity, 1, limit::QUANTITY),
        message: check.lines_or_none("Message", Label::Message, limit::MESSAGE),
        price: check.optional_int("Price", Label::Price, 0, limit::PRICE * 3),
        zone: check.optional_line("zone", Label::ZoneName, limit::BRAND),
        language: String::new(),
        by_a_machine: !check.is_blank("website"),
    }
}

async fn order(
    key: RepeatKey,
    client: Client,
    ReaderLanguage(language): ReaderLanguage,
    State(state): State<AppState>,
    JsonForm(form): JsonForm,
) -> Result<impl IntoResponse> {
    let wish = Wish { language, ..form.read(read)? };
    if wish.by_a_machine {
        let invented = QuickOrderPlaced {
            acknowledged: true,
            inserted_id: crate::ids::random_id(),
            order_number: random_number(),
        };
        return Ok(reply::private(Json(invented)));
    }
    let repeat = Repeat::of(key, "order", &wish.phone, &form)?;
    let now = state.clock.now_ms();
    let limits = state.clone();
    let wanted = wish.product_id.clone().map_or_else(|| Wanted::Title(wish.product_name.clone()), Wanted::Id);
    let write = move |tx: &Transaction<'_>| {
        if let Some(first) = repeat.first(tx, now)? {
            return Ok(first);
        }
        if limits.rate_limits {
            limits.visitors.check(&wish.phone, client.address, now)?;
        }
        let phone = wish.phone.clone();
        let placed = place(tx, wish, limits.rate_limits, now)?;
        if limits.rate_limits {
            limits.visitors.note(&phone, client.address, now);
        }
        repeat.remember(tx, &placed, now)?;
        Ok(placed)
    };
    let placed: Result<QuickOrderPlaced> = state.db.write(write).await;
    let placed = refused::counted(&state, wanted, placed).await?;
    Ok(reply::private(Json(placed)))
}

fn place(conn: &Connection, wish: Wish, limited: bool, now: i64) -> Result<QuickOrderPlaced> {
    let found = product_of(conn, &wish)?;
    let price = found.as_ref().map(|stored| offered(&stored.product, &wish)).transpose()?;
    let settings = settings::store::get(conn)?;
    let subtotal = price.unwrap_or_default() * wish.quantity;
    let payment = PaymentMethod::Cash;
    let delivery = delivery_of(&settings, payment, &wish.zone, subtotal)?;
    cash_is_possible(&settings, payment, subtotal + delivery.charge)?;
    let estimate = found.as_ref().map(|stored| stored.product.estimated_delivery.clone()).unwrap_or_default();
    let line = match (found, price) {
        (Some(stored), Some(price)) => {
            line_of(stored.seq, stored.product, wish.variant, price, wish.quantity)
        }
        _ => unknown(wish.product_name, wish.variant, wish.quantity),
    };
    let buyer = Buyer {
        customer: None,
        name: wish.name,
        email: wish.email,
        phone: wish.phone,
        address: wish.address,
        message: wish.message,
        language: wish.language,
    };
    let terms = (delivery, Payment::plain(payment));
    let order = make(conn, (buyer, Taking::OnApproval), (vec![line], estimate), terms, limited, now)?;
    Ok(QuickOrderPlaced { acknowledged: true, inserted_id: order.id, order_number: order.number })
}

/// The line of something that is no product of the catalogue.
fn unknown(name: String, variant: Variant, quantity: i64) -> Line {
    Line {
        line: 0,
        product_id: None,
        product_seq: None,
        listing: None,
        name,
        category: String::new(),
        brand: String::new(),
        main_image: String::new(),
        color: variant.color,
        ram_storage: variant.ram_storage,
        price: None,
        quantity,
        points: 0,
        taken: 0,
        given_back: 0,
        returned: 0,
        restocked: 0,
        discount: 0,
    }
}

/// One piece's price today, where it is the one that was shown and as many pieces are there as are wanted. They stay
/// on the shelf until the order is approved.
fn offered(product: &Product, wish: &Wish) -> Result<i64> {
    let price = price_as_seen(product, &wish.variant, wish.price)?;
    if takes_stock(product.listing) && product.stock < wish.quantity {
        return Err(not_enough(product.stock));
    }
    Ok(price)
}

/// The product that is meant: the one of the id, else the only one with that title.
fn product_of(conn: &Connection, wish: &Wish) -> Result<Option<Stored>> {
    if let Some(id) = &wish.product_id {
        return Ok(Some(products::by_id(conn, id)?.ok_or_else(|| Error::not_found(Label::Product))?));
    }
    let only: Option<String> = conn
        .prepare_cached(
            "SELECT min(id) FROM products WHERE title = ?1 AND deleted_at IS NULL HAVING count(*) = 1",
        )?
        .query_row([&wish.product_name], |r| r.get(0))
        .optional()?;
    only.map_or(Ok(None), |id| products::by_id(conn, &id))
}
