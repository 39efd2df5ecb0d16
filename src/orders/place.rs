//! A customer's order, in one transaction: price, variant, stock, copy, cart, mails (contract 5).

use std::net::IpAddr;

use rusqlite::Connection;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};

use super::insert::{insert, new_number};
use super::model::{Order, PaymentMethod, Stage};
use super::store;
use crate::auth::attempts::OrderLimits;
use crate::cart;
use crate::catalogue::ledger::Cause;
use crate::catalogue::model::Product;
use crate::catalogue::store::{self as products, Move, Stored, move_stock};
use crate::catalogue::variant::{Variant, takes_stock};
use crate::customers::{Customer, store as customers};
use crate::error::{Error, Result};
use crate::http::idempotency::Repeat;
use crate::messages::{Label, Message};
use crate::validate::{Body, Check, Field, FieldType, limit};

/// Pieces of a product in one customer's orders that nobody approved yet.
const MOST_UNAPPROVED: i64 = 99;

/// What a customer asks for; checked as far as it can be without the catalogue.
#[derive(Debug)]
pub struct Wish {
    /// The product's id.
    pub product: String,
    variant: Variant,
    /// One piece's, as the person saw it.
    price: Option<i64>,
    quantity: i64,
    payment_method: PaymentMethod,
    phone: String,
    address: String,
}

impl Wish {
    /// What is read.
    #[must_use]
    pub fn body() -> Body {
        let description = "An order of a customer; everything else comes from the catalogue.";
        Customer::body("NewOrder", description, Self::read)
            .field("color", "A colour's name.")
            .field("ramStorage", "An option's name.")
            .field(
                "price",
                "One piece's, as the person saw it; another one is refused with 409 and the right `price`.",
            )
            .field("quantity", "1 where it is left out.")
            .field("phone", "11 digits; the profile's where it is left out.")
            .field("address", "The profile's where it is left out.")
    }

    /// Reads a body.
    pub fn read(check: &mut Check<'_>) -> Self {
        Self {
            product: check.line("productId", Label::Product, limit::SHORT),
            variant: Variant::read(check),
            price: check.optional_int("price", Label::Price, 0, limit::PRICE * 3),
            quantity: check.quantity("quantity"),
            payment_method: payment_method(check),
            phone: if check.is_blank("phone") { String::new() } else { check.phone("phone") },
            address: if check.is_blank("address") {
                String::new()
            } else {
                check.lines("address", Label::Address, limit::ADDRESS)
            },
        }
    }
}

fn payment_method(check: &mut Check<'_>) -> PaymentMethod {
    const NAME: &str = "paymentMethod";
    let typed = check
        .raw(NAME, Field::needed(FieldType::OneOf(PaymentMethod::ALL.map(PaymentMethod::as_str).to_vec())));
    PaymentMethod::of(typed.and_then(Value::as_str).unwrap_or_default().trim()).unwrap_or_else(|| {
        check.fault(NAME, Message::PaymentMethod);
        PaymentMethod::Cash
    })
}

/// What was ordered; a repeat answers it again.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Placed {
    /// The order's id.
    pub id: String,
    /// The order's number.
    pub number: String,
    /// Whole taka.
    pub total: i64,
}

/// Carries a wish out, or answers what the first request of this key was answered. `limits`: those that count, with the
/// address that the request came from; only orders that are placed count.
///
/// # Errors
/// 404 for a product that is not there, 400 for an unknown variant, 409 for another price, no price, no stock or too
/// many pieces that nobody approved, 429 where a limit is reached.
pub fn place(
    conn: &Connection,
    customer: &str,
    wish: &Wish,
    repeat: &Repeat,
    limits: Option<(&OrderLimits, IpAddr)>,
    now: i64,
) -> Result<Placed> {
    if let Some(first) = repeat.first(conn, now)? {
        return Ok(first);
    }
    let customer =
        customers::by_id(conn, customer)?.ok_or_else(|| Error::Unauthorized(Message::PleaseLogIn))?;
    let phone = if wish.phone.is_empty() { &customer.phone } else { &wish.phone };
    if let Some((limits, address)) = limits {
        limits.check(&customer.id, phone, address, now)?;
    }
    let stored = products::by_id(conn, &wish.product)?.ok_or_else(|| Error::not_found(Label::Product))?;
    let price = price_as_seen(&stored.product, &wish.variant, wish.price)?;
    let Stored { seq, product, .. } = stored;
    if store::unapproved_pieces(conn, &customer.id, &product.id)? + wish.quantity > MOST_UNAPPROVED {
        return Err(Error::conflict(Message::TooManyUnapproved));
    }
    let takes = takes_stock(product.listing);
    if takes && product.stock < wish.quantity {
        return Err(not_enough(product.stock));
    }
    let or_profile = |given: &String, own: String| if given.is_empty() { own } else { given.clone() };
    let order = Order {
        seq: 0,
        id: crate::ids::random_id(),
        number: new_number(conn)?,
        customer_id: Some(customer.id),
        product_id: Some(product.id),
        product_seq: Some(seq),
        listing: Some(product.listing),
        name: product.title,
        category: product.category,
        brand: product.brand,
        main_image: product.main_image,
        color: wish.variant.color.clone(),
        ram_storage: wish.variant.ram_storage.clone(),
        price: Some(price),
        quantity: wish.quantity,
        total: Some(price * wish.quantity),
        points: product.buy_points,
        payment_method: wish.payment_method,
        stage: Stage::Pending,
        delivery: product.estimated_delivery,
        username: customer.name,
        email: customer.email,
        phone: or_profile(&wish.phone, customer.phone),
        address: or_profile(&wish.address, customer.address),
        message: String::new(),
        taken: if takes { wish.quantity } else { 0 },
        returned: 0,
        ordered_at: now,
        approved_at: None,
        delivered_at: None,
        cancelled_at: None,
        deleted_at: None,
    };
    if takes {
        let step = Move {
            seq,
            before: product.stock,
            after: product.stock - wish.quantity,
            cause: Cause::Order,
            actor: &order.email,
            subject: Some(&order.id),
        };
        move_stock(conn, &step, now)?;
    }
    insert(conn, &order, true)?;
    let (customer, product) =
        (order.customer_id.as_deref().unwrap_or_default(), order.product_id.as_deref().unwrap_or_default());
    cart::store::remove(conn, customer, product, Some(&order.color), Some(&order.ram_storage))?;
    if !wish.phone.is_empty() || !wish.address.is_empty() {
        customers::fill_blanks(conn, customer, &wish.phone, &wish.address)?;
    }
    if let Some((limits, address)) = limits {
        limits.note(customer, &order.phone, address, now);
    }
    let placed = Placed { id: order.id, number: order.number, total: order.total.unwrap_or_default() };
    repeat.remember(conn, &placed, now)?;
    Ok(placed)
}

/// One piece's price today with the chosen variant, where it is the one that the person saw.
///
/// # Errors
/// 409 with today's `price` where another one was seen, else as [`Variant::charged`].
pub fn price_as_seen(product: &Product, variant: &Variant, seen: Option<i64>) -> Result<i64> {
    let price = variant.charged(product)?;
    if seen.is_some_and(|seen| seen != price) {
        let extra = Map::from_iter([("price".to_owned(), json!(price))]);
        return Err(Error::Conflict { message: Message::PriceChanged, extra });
    }
    Ok(price)
}

/// 409 with the stock that there is.
#[must_use]
pub fn not_enough(stock: i64) -> Error {
    let extra = Map::from_iter([("stock".to_owned(), json!(stock))]);
    Error::Conflict { message: Message::NotEnoughStock, extra }
}
