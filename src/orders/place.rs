//! A customer's order of one product, in one transaction: price, variant, stock, copy, cart, mails (contract 5).

use std::net::IpAddr;

use rusqlite::Connection;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};

use super::making::{Buyer, Delivery, Payment, Taking, line_of, make};
use super::model::{Order, PaymentMethod};
use super::store;
use crate::auth::attempts::OrderLimits;
use crate::cart;
use crate::catalogue::model::Product;
use crate::catalogue::store::{self as products, Stored};
use crate::catalogue::variant::Variant;
use crate::customers::{Customer, store as customers};
use crate::error::{Error, Result};
use crate::http::idempotency::Repeat;
use crate::messages::{Label, Message, Taka};
use crate::settings;
use crate::settings::model::Settings;
use crate::validate::{Body, Check, Field, FieldType, limit};

/// Pieces of a product in one customer's orders that nobody approved yet.
pub const MOST_UNAPPROVED: i64 = 99;

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
    zone: String,
    language: String,
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
            .field("zone", "The delivery zone; the first one's charge counts where it is left out.")
    }

    /// The wish of somebody who reads this language.
    #[must_use]
    pub fn in_language(mut self, language: String) -> Self {
        self.language = language;
        self
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
            zone: check.optional_line("zone", Label::ZoneName, limit::BRAND),
            language: String::new(),
        }
    }
}

fn payment_method(check: &mut Check<'_>) -> PaymentMethod {
    const NAME: &str = "paymentMethod";
    let words = PaymentMethod::ORDINARY.map(PaymentMethod::as_str).to_vec();
    let typed = check.raw(NAME, Field::needed(FieldType::OneOf(words)));
    let method = PaymentMethod::of(typed.and_then(Value::as_str).unwrap_or_default().trim());
    method.filter(|method| !method.is_mobile()).unwrap_or_else(|| {
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
    /// What is paid, in whole taka.
    pub total: i64,
}

impl Placed {
    /// Of an order.
    #[must_use]
    pub fn of(order: &Order) -> Self {
        Self { id: order.id.clone(), number: order.number.clone(), total: order.total.unwrap_or_default() }
    }
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
    let settings = settings::store::get(conn)?;
    let subtotal = price * wish.quantity;
    let delivery = delivery_of(&settings, wish.payment_method, &wish.zone, subtotal)?;
    cash_is_possible(&settings, wish.payment_method, subtotal + delivery.charge)?;
    let or_profile = |given: &String, own: String| if given.is_empty() { own } else { given.clone() };
    let buyer = Buyer {
        name: customer.name,
        email: customer.email,
        phone: or_profile(&wish.phone, customer.phone),
        address: or_profile(&wish.address, customer.address),
        message: String::new(),
        language: wish.language.clone(),
        customer: Some(customer.id),
    };
    let estimate = product.estimated_delivery.clone();
    let line = line_of(seq, product, wish.variant.clone(), price, wish.quantity);
    let terms = (delivery, Payment::plain(wish.payment_method));
    let order = make(conn, (buyer, Taking::Now), (vec![line], estimate), terms, limits.is_some(), now)?;
    bought(conn, &order)?;
    let customer = order.customer_id.as_deref().unwrap_or_default();
    if !wish.phone.is_empty() || !wish.address.is_empty() {
        customers::fill_blanks(conn, customer, &wish.phone, &wish.address)?;
    }
    if let Some((limits, address)) = limits {
        limits.note(customer, &order.phone, address, now);
    }
    let placed = Placed::of(&order);
    repeat.remember(conn, &placed, now)?;
    Ok(placed)
}

/// Takes what a customer bought out of the cart.
pub fn bought(conn: &Connection, order: &Order) -> Result<()> {
    let Some(customer) = &order.customer_id else { return Ok(()) };
    for line in &order.lines {
        let product = line.product_id.as_deref().unwrap_or_default();
        cart::store::remove(conn, customer, product, Some(&line.color), Some(&line.ram_storage))?;
    }
    Ok(())
}

/// The delivery of an order that says nothing of it but perhaps a zone.
///
/// # Errors
/// 400 for a zone that there is not.
pub fn delivery_of(
    settings: &Settings,
    payment: PaymentMethod,
    zone: &str,
    subtotal: i64,
) -> Result<Delivery> {
    Delivery::unsaid(settings, payment, zone, subtotal)
        .ok_or_else(|| Error::field("zone", Message::ZoneUnknown))
}

/// Whether Cash on Delivery is offered for a total, where that is how it is paid (contract 11).
///
/// # Errors
/// 400 above the owner's limit.
pub fn cash_is_possible(settings: &Settings, payment: PaymentMethod, total: i64) -> Result<()> {
    if payment == PaymentMethod::Cash && !offers_cash(settings, total) {
        return Err(Error::field("paymentMethod", Message::CashLimit { amount: Taka(settings.cod_limit) }));
    }
    Ok(())
}

/// Whether Cash on Delivery is offered for a total.
#[must_use]
pub fn offers_cash(settings: &Settings, total: i64) -> bool {
    settings.cod_limit == 0 || total <= settings.cod_limit
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
