//! Orders as replies show them: to their customers, to admins, and to whoever knows number and phone.

use std::collections::HashSet;

use serde::Serialize;
use utoipa::ToSchema;

use super::model::{
    DeliveryMethod, HistoryAction, Line, Order, OrderStatus, PaymentMethod, PaymentStatus, Stage,
};
use crate::catalogue::listings::Listing;
use crate::clock::rfc3339;

/// A line of an order.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OrderLine {
    /// Its place, from 1.
    pub line: i64,
    /// The product's `_id`; `null` where a quick order names no product of the catalogue.
    pub product_id: Option<String>,
    /// The product's listing; it follows a move. `null` where a quick order names no product of the catalogue.
    pub listing: Option<Listing>,
    /// Whether the shop has the product no longer: it lies in the trash or went for good. Left out while it is there.
    #[schema(required = false)]
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub product_gone: bool,
    /// The product's title when it was ordered.
    pub name: String,
    /// In upper case, or empty.
    pub category: String,
    /// In upper case, or empty.
    pub brand: String,
    /// The stored path, or empty.
    pub main_image: String,
    /// The chosen colour, or empty.
    pub color: String,
    /// The chosen memory, or empty.
    pub ram_storage: String,
    /// One piece's, in whole taka; `null` where a quick order names no product of the catalogue.
    pub price: Option<i64>,
    /// Pieces.
    pub quantity: i64,
    /// All pieces', in whole taka.
    pub total: Option<i64>,
    /// Points that the line brings on delivery.
    pub points: i64,
    /// Pieces that came back.
    pub returned: i64,
}

impl OrderLine {
    fn of(line: Line, gone: &HashSet<String>) -> Self {
        Self {
            line: line.line,
            listing: line.listing,
            product_gone: line.product_id.as_ref().is_some_and(|id| gone.contains(id)),
            total: line.total(),
            points: line.points * line.quantity,
            product_id: line.product_id,
            name: line.name,
            category: line.category,
            brand: line.brand,
            main_image: line.main_image,
            color: line.color,
            ram_storage: line.ram_storage,
            price: line.price,
            quantity: line.quantity,
            returned: line.returned,
        }
    }
}

/// What an order is beside the fields of an order of one line (contract 11).
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OrderDetails {
    /// What was bought.
    pub lines: Vec<OrderLine>,
    /// All lines', in whole taka.
    pub subtotal: Option<i64>,
    /// What a coupon takes off.
    pub discount: i64,
    /// The coupon's code, or empty.
    pub coupon: String,
    /// What the delivery costs.
    pub delivery_charge: i64,
    /// How it comes to the person.
    pub delivery_method: DeliveryMethod,
    /// The delivery zone, or empty.
    pub zone: String,
    /// The branch where it is fetched, or empty.
    pub branch: String,
    /// Who brings it, or empty.
    pub courier: String,
    /// The courier's number of it, or empty.
    pub tracking_number: String,
    /// The courier's page of it, or empty.
    pub tracking_link: String,
    /// The id of the mobile payment, or empty.
    pub transaction: String,
    /// Whether the shop has the money.
    pub payment_received: bool,
    /// How far it is.
    pub stage: Stage,
    /// Why it was cancelled or returned, or empty.
    pub reason: String,
    /// RFC 3339 in UTC, once it is approved.
    pub approved_at: Option<String>,
    /// RFC 3339 in UTC, once it is given to a courier.
    pub shipped_at: Option<String>,
    /// RFC 3339 in UTC, once it is delivered.
    pub delivered_at: Option<String>,
    /// RFC 3339 in UTC, once the last piece came back.
    pub returned_at: Option<String>,
    /// RFC 3339 in UTC, once it is cancelled.
    pub cancelled_at: Option<String>,
}

impl OrderDetails {
    /// An order's; `gone`: the `_id`s of products that left the shop.
    #[must_use]
    pub fn of(order: Order, gone: &HashSet<String>) -> Self {
        Self {
            stage: order.standing(),
            lines: order.lines.into_iter().map(|line| OrderLine::of(line, gone)).collect(),
            subtotal: order.subtotal,
            discount: order.discount,
            coupon: order.coupon,
            delivery_charge: order.delivery_charge,
            delivery_method: order.delivery_method,
            zone: order.zone,
            branch: order.branch,
            courier: order.courier,
            tracking_number: order.tracking_number,
            tracking_link: order.tracking_link,
            transaction: order.transaction,
            payment_received: order.payment_received,
            reason: order.reason,
            approved_at: order.approved_at.map(rfc3339),
            shipped_at: order.shipped_at.map(rfc3339),
            delivered_at: order.delivered_at.map(rfc3339),
            returned_at: order.returned_at.map(rfc3339),
            cancelled_at: order.cancelled_at.map(rfc3339),
        }
    }
}

/// An order as its customer sees it.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CustomerOrder {
    /// The admin view's `_id`.
    pub order_id: String,
    /// `H-XXXX-XXXX`.
    pub order_number: String,
    /// The product's `_id`.
    pub product_id: String,
    /// The product's listing; it follows a move.
    pub listing: Listing,
    /// Whether the shop has the product no longer: it lies in the trash or went for good. Left out while it is there.
    #[schema(required = false)]
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub product_gone: bool,
    /// The title of the first line's product when it was ordered, and how many lines more.
    pub name: String,
    /// In upper case.
    pub category: String,
    /// In upper case.
    pub brand: String,
    /// The stored path.
    pub main_image: String,
    /// The chosen colour, or empty.
    pub color: String,
    /// The chosen memory, or empty.
    pub ram_storage: String,
    /// One piece's of an order of one line, else the subtotal, in whole taka.
    pub price: i64,
    /// All pieces.
    pub quantity: i64,
    /// What is paid, in whole taka.
    pub total: i64,
    /// Points that the order brings on delivery.
    pub points: i64,
    /// How it is paid.
    pub payment_method: PaymentMethod,
    /// Whether that is approved.
    pub payment_status: PaymentStatus,
    /// How far it is.
    #[serde(rename = "OrderStatus")]
    pub order_status: OrderStatus,
    /// When it comes, in words.
    pub delivery: String,
    /// The phone that the order was placed with, or empty.
    pub phone: String,
    /// The address that the order was placed with, or empty.
    pub address: String,
    /// RFC 3339 in UTC.
    pub ordered_at: String,
    /// Lines, money, delivery and stage.
    #[serde(flatten)]
    pub details: OrderDetails,
}

/// One order as its customer sees it, with whom it was placed for: what an invoice says.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OwnOrder {
    #[serde(flatten)]
    order: CustomerOrder,
    /// The name that the order was placed with.
    username: String,
    /// The e-mail address that the order was placed with, or empty.
    user_email: String,
}

impl OwnOrder {
    /// An order, and the `_id`s of products that left the shop since.
    #[must_use]
    pub fn of(order: Order, gone: &HashSet<String>) -> Self {
        let (username, user_email) = (order.username.clone(), order.email.clone());
        Self { order: CustomerOrder::of(order, gone), username, user_email }
    }
}

impl CustomerOrder {
    /// An order, and the `_id`s of products that left the shop since.
    #[must_use]
    pub fn of(order: Order, gone: &HashSet<String>) -> Self {
        let standing = order.standing();
        let first = order.lines.first();
        let of = |field: fn(&Line) -> &String| first.map(field).cloned().unwrap_or_default();
        Self {
            product_id: first.and_then(|line| line.product_id.clone()).unwrap_or_default(),
            listing: first.and_then(|line| line.listing).unwrap_or(Listing::Product),
            product_gone: first.and_then(|line| line.product_id.as_ref()).is_some_and(|id| gone.contains(id)),
            category: of(|line| &line.category),
            brand: of(|line| &line.brand),
            main_image: of(|line| &line.main_image),
            color: of(|line| &line.color),
            ram_storage: of(|line| &line.ram_storage),
            name: order.name(),
            price: order.price().unwrap_or_default(),
            quantity: order.quantity(),
            total: order.total.unwrap_or_default(),
            points: order.points(),
            payment_method: order.payment_method,
            payment_status: order.stage.payment_status(),
            order_status: standing.order_status(),
            order_id: order.id.clone(),
            order_number: order.number.clone(),
            delivery: order.delivery.clone(),
            phone: order.phone.clone(),
            address: order.address.clone(),
            ordered_at: rfc3339(order.ordered_at),
            details: OrderDetails::of(order, gone),
        }
    }
}

/// Something that happened to an order.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct HistoryRow {
    /// RFC 3339 in UTC.
    pub at: String,
    /// What.
    pub action: HistoryAction,
    /// Who: the admin's e-mail address, or for `placed` that of the person who ordered.
    pub by: String,
    /// The delivery time that was given with it, or empty.
    pub delivery: String,
    /// The courier, or the reason; else empty.
    pub detail: String,
}

/// An order as the back office sees it.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct AdminOrder {
    /// Opaque.
    #[serde(rename = "_id")]
    pub id: String,
    /// `H-XXXX-XXXX`.
    pub order_number: String,
    /// The customer's `_id`; `null` for a quick order.
    pub user_id: Option<String>,
    /// The product's `_id`; `null` where a quick order names no product of the catalogue.
    pub product_id: Option<String>,
    /// The product's listing; `null` where a quick order names no product of the catalogue.
    pub listing: Option<Listing>,
    /// The title of the first line's product when it was ordered, and how many lines more.
    pub name: String,
    /// The stored path, or empty.
    pub main_image: String,
    /// Who ordered.
    pub username: String,
    /// That person's e-mail address.
    pub user_email: String,
    /// 11 digits, or empty.
    pub user_phone: String,
    /// Where it goes, or empty.
    pub user_address: String,
    /// All pieces.
    pub quantity: i64,
    /// Pieces that deleting the order now would give back to the stock.
    pub stock_taken: i64,
    /// One piece's of an order of one line, else the subtotal, in whole taka; `null` where a quick order names no product
    /// of the catalogue.
    pub price: Option<i64>,
    /// What is paid.
    pub total: Option<i64>,
    /// The chosen colour, or empty.
    pub color: String,
    /// The chosen memory, or empty.
    pub ram_storage: String,
    /// In upper case, or empty.
    pub category: String,
    /// In upper case, or empty.
    pub brand: String,
    /// How it is paid.
    pub payment_method: PaymentMethod,
    /// Whether that is approved.
    pub payment_status: PaymentStatus,
    /// How far it is.
    #[serde(rename = "OrderStatus")]
    pub order_status: OrderStatus,
    /// When it comes, in words.
    pub delivery: String,
    /// RFC 3339 in UTC.
    pub ordered_at: String,
    /// What the person wrote, or empty.
    #[serde(rename = "Message")]
    pub message: String,
    /// What admins note of it, for themselves.
    pub note: String,
    /// What happened to it, the oldest first.
    pub history: Vec<HistoryRow>,
    /// Lines, money, delivery and stage.
    #[serde(flatten)]
    pub details: OrderDetails,
}

impl AdminOrder {
    /// An order with its history, and the `_id`s of products that left the shop since.
    #[must_use]
    pub fn of(order: Order, history: Vec<HistoryRow>, gone: &HashSet<String>) -> Self {
        let standing = order.standing();
        let first = order.lines.first();
        let of = |field: fn(&Line) -> &String| first.map(field).cloned().unwrap_or_default();
        let held = order.lines.iter().map(|line| line.taken).sum();
        Self {
            product_id: first.and_then(|line| line.product_id.clone()),
            listing: first.and_then(|line| line.listing),
            main_image: of(|line| &line.main_image),
            color: of(|line| &line.color),
            ram_storage: of(|line| &line.ram_storage),
            category: of(|line| &line.category),
            brand: of(|line| &line.brand),
            name: order.name(),
            quantity: order.quantity(),
            stock_taken: if order.stays() { 0 } else { held },
            price: order.price(),
            total: order.total,
            payment_method: order.payment_method,
            payment_status: order.stage.payment_status(),
            order_status: standing.order_status(),
            ordered_at: rfc3339(order.ordered_at),
            id: order.id.clone(),
            order_number: order.number.clone(),
            user_id: order.customer_id.clone(),
            username: order.username.clone(),
            user_email: order.email.clone(),
            user_phone: order.phone.clone(),
            user_address: order.address.clone(),
            delivery: order.delivery.clone(),
            message: order.message.clone(),
            note: order.note.clone(),
            history,
            details: OrderDetails::of(order, gone),
        }
    }
}
