//! Making an order, of one line or of many, in one transaction: money, stock, rows, mails (contract 11).

use rusqlite::Connection;

use super::insert::{insert, new_number};
use super::model::{DeliveryMethod, Line, Order, PaymentMethod, Stage};
use super::shelf;
use crate::catalogue::ledger::Cause;
use crate::catalogue::model::Product;
use crate::catalogue::variant::Variant;
use crate::coupons::store::Stored as Coupon;
use crate::error::Result;
use crate::settings::model::Settings;

/// Who orders.
#[derive(Debug, Clone, Default)]
pub struct Buyer {
    /// The customer's `_id`, where one is signed in.
    pub customer: Option<String>,
    /// The name.
    pub name: String,
    /// The e-mail address, or empty.
    pub email: String,
    /// 11 digits, or empty.
    pub phone: String,
    /// Several lines, or empty.
    pub address: String,
    /// What the person wrote, or empty.
    pub message: String,
    /// The code of the language that the person reads, or empty.
    pub language: String,
}

/// How an order comes to the person, and for what.
#[derive(Debug, Clone)]
pub struct Delivery {
    /// How.
    pub method: DeliveryMethod,
    /// The zone's name, or empty.
    pub zone: String,
    /// The branch's name, or empty.
    pub branch: String,
    /// What it costs.
    pub charge: i64,
}

impl Delivery {
    /// The delivery of an order that says nothing of it but perhaps a zone: Cash on Delivery is brought, for the first
    /// zone's charge where none is said; Store Payment is fetched. None where there is no such zone.
    #[must_use]
    pub fn unsaid(settings: &Settings, payment: PaymentMethod, zone: &str, subtotal: i64) -> Option<Self> {
        if payment == PaymentMethod::Store {
            // A zone that is named must be one all the same.
            Self::to_zone(settings, zone, subtotal)?;
            let (zone, branch) = (String::new(), String::new());
            return Some(Self { method: DeliveryMethod::Pickup, zone, branch, charge: 0 });
        }
        Self::to_zone(settings, zone, subtotal)
    }

    /// A delivery to a zone; without a name to the first one. None where there is no such zone.
    #[must_use]
    pub fn to_zone(settings: &Settings, zone: &str, subtotal: i64) -> Option<Self> {
        let zones = &settings.delivery_zones;
        let method = DeliveryMethod::Delivery;
        let found = if zone.is_empty() { zones.first() } else { zones.iter().find(|one| one.name == zone) };
        let Some(zone) = found else {
            let nowhere = Self { method, zone: String::new(), branch: String::new(), charge: 0 };
            return zones.is_empty().then_some(nowhere);
        };
        let free = zone.free_from > 0 && subtotal >= zone.free_from;
        let charge = if free { 0 } else { zone.charge };
        Some(Self { method, zone: zone.name.clone(), branch: String::new(), charge })
    }
}

/// How an order is paid.
#[derive(Debug, Clone)]
pub struct Payment {
    /// How.
    pub method: PaymentMethod,
    /// The id of a mobile payment, or empty.
    pub transaction: String,
    /// The coupon, and what it takes off.
    pub coupon: Option<(Coupon, i64)>,
}

impl Payment {
    /// Without a coupon.
    #[must_use]
    pub fn plain(method: PaymentMethod) -> Self {
        Self { method, transaction: String::new(), coupon: None }
    }
}

/// When an order takes its pieces off the shelf.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Taking {
    /// At once: a customer's.
    Now,
    /// When it is approved: a visitor's.
    OnApproval,
}

/// A line of a product at a price.
#[must_use]
pub fn line_of(seq: i64, product: Product, variant: Variant, price: i64, quantity: i64) -> Line {
    Line {
        line: 0,
        product_id: Some(product.id),
        product_seq: Some(seq),
        listing: Some(product.listing),
        name: product.title,
        category: product.category,
        brand: product.brand,
        main_image: product.main_image,
        color: variant.color,
        ram_storage: variant.ram_storage,
        price: Some(price),
        quantity,
        points: product.buy_points,
        taken: 0,
        given_back: 0,
        returned: 0,
        restocked: 0,
        discount: 0,
    }
}

/// Gives each line its part of a discount, by what it costs; what is left over of a taka goes to a later one.
fn share(lines: &mut [Line], discount: i64) {
    let costs: Vec<i128> = lines.iter().map(|line| i128::from(line.total().unwrap_or_default())).collect();
    let all: i128 = costs.iter().sum();
    let (mut upto, mut given) = (0, 0);
    for (line, cost) in lines.iter_mut().zip(costs) {
        upto += cost;
        // Two sums of the dearest order are more than 64 bits together; their part is a discount again.
        let due =
            if all == 0 { 0 } else { i64::try_from(i128::from(discount) * upto / all).unwrap_or(discount) };
        line.discount = due - given;
        given = due;
    }
}

/// Makes an order of lines whose prices are right. `estimate`: when it comes, in words; `limited`: whether the limits
/// on mail count.
///
/// # Errors
/// 409 where there is not enough stock.
pub fn make(
    conn: &Connection,
    (buyer, taking): (Buyer, Taking),
    (mut lines, estimate): (Vec<Line>, String),
    (delivery, payment): (Delivery, Payment),
    limited: bool,
    now: i64,
) -> Result<Order> {
    for (place, line) in (1..).zip(&mut lines) {
        line.line = place;
        if buyer.customer.is_none() {
            line.points = 0;
        }
    }
    let subtotal = lines.iter().map(Line::total).sum::<Option<i64>>();
    let (coupon, discount) = payment.coupon.map_or((None, 0), |(coupon, off)| (Some(coupon), off));
    share(&mut lines, discount);
    let mut order = Order {
        seq: 0,
        id: crate::ids::random_id(),
        number: new_number(conn)?,
        customer_id: buyer.customer,
        lines,
        subtotal,
        discount,
        coupon: coupon.as_ref().map(|coupon| coupon.terms.code.clone()).unwrap_or_default(),
        coupon_seq: coupon.map(|coupon| coupon.seq),
        delivery_method: delivery.method,
        zone: delivery.zone,
        branch: delivery.branch,
        delivery_charge: delivery.charge,
        total: subtotal.map(|subtotal| subtotal - discount + delivery.charge),
        payment_method: payment.method,
        transaction: payment.transaction,
        payment_received: false,
        stage: Stage::Pending,
        delivery: estimate,
        courier: String::new(),
        tracking_number: String::new(),
        tracking_link: String::new(),
        reason: String::new(),
        note: String::new(),
        username: buyer.name,
        email: buyer.email,
        phone: buyer.phone,
        address: buyer.address,
        message: buyer.message,
        language: buyer.language,
        ordered_at: now,
        approved_at: None,
        shipped_at: None,
        delivered_at: None,
        returned_at: None,
        cancelled_at: None,
        cancelled_by_deleting: false,
        deleted_at: None,
    };
    if taking == Taking::Now {
        let by = order.email.clone();
        shelf::take_all(conn, &mut order, (Cause::Order, &by), now)?;
    }
    insert(conn, &order, limited)?;
    Ok(order)
}
