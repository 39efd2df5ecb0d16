//! What an order is: a copy of what was sold, and its way from received to delivered.

use serde::Serialize;
use utoipa::ToSchema;

use crate::catalogue::listings::Listing;
use crate::clock::rfc3339;
use crate::mail::OrderFacts;
use crate::words::words;

words! {
    /// How an order can be paid, the default first (spec 9).
    pub enum PaymentMethod {
        /// On delivery.
        Cash = "Cash on Delivery",
        /// In one of the stores.
        Store = "Store Payment",
    }
}

words! {
    /// Whether an order's payment is approved.
    pub enum PaymentStatus {
        /// Not yet.
        Pending = "pending",
        /// It is.
        Approved = "approved",
    }
}

words! {
    /// How far an order is, as people read it.
    pub enum OrderStatus {
        /// Received, its payment not approved.
        Received = "We have received your order",
        /// Confirmed.
        Confirmed = "Your order is confirmed",
        /// Handed over.
        Delivered = "We have delivered your product",
        /// Given up before it was handed over.
        Cancelled = "Your order was cancelled",
    }
}

words! {
    /// How far an order is, as the database has it.
    pub enum Stage {
        /// Received, its payment not approved.
        Pending = "pending",
        /// Confirmed.
        Approved = "approved",
        /// Handed over.
        Delivered = "delivered",
        /// Given up before it was handed over.
        Cancelled = "cancelled",
    }
}

impl Stage {
    /// `paymentStatus` (contract 7).
    #[must_use]
    pub fn payment_status(self) -> PaymentStatus {
        if self == Self::Pending { PaymentStatus::Pending } else { PaymentStatus::Approved }
    }

    /// `OrderStatus` (contract 7).
    #[must_use]
    pub fn order_status(self) -> OrderStatus {
        match self {
            Self::Pending => OrderStatus::Received,
            Self::Approved => OrderStatus::Confirmed,
            Self::Delivered => OrderStatus::Delivered,
            Self::Cancelled => OrderStatus::Cancelled,
        }
    }
}

words! {
    /// Something that happened to an order.
    pub enum HistoryAction {
        /// Somebody placed it.
        Placed = "placed",
        /// An admin approved it.
        Approved = "approved",
        /// It was handed over.
        Delivered = "delivered",
        /// It was given up.
        Cancelled = "cancelled",
        /// An admin put it away.
        Deleted = "deleted",
        /// An admin took it back.
        Restored = "restored",
    }
}

/// An order as the database holds it.
#[derive(Debug, Clone)]
pub struct Order {
    /// Its place in the order of ordering.
    pub seq: i64,
    /// The opaque id.
    pub id: String,
    /// `H-XXXX-XXXX`.
    pub number: String,
    /// Whose it is; none for a quick order.
    pub customer_id: Option<String>,
    /// The product's `_id`, where it is one of the catalogue.
    pub product_id: Option<String>,
    /// The product's place, to find its stock even in the trash.
    pub product_seq: Option<i64>,
    /// The product's listing, where it is one of the catalogue.
    pub listing: Option<Listing>,
    /// The product's title.
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
    /// One piece's, in whole taka.
    pub price: Option<i64>,
    /// Pieces.
    pub quantity: i64,
    /// All pieces'.
    pub total: Option<i64>,
    /// Points that one piece brings.
    pub points: i64,
    /// One of the two.
    pub payment_method: PaymentMethod,
    /// How far it is; of a cancelled order, how far it had come. See [`Order::standing`].
    pub stage: Stage,
    /// When it comes, in words.
    pub delivery: String,
    /// Who ordered.
    pub username: String,
    /// That person's address.
    pub email: String,
    /// 11 digits, or empty.
    pub phone: String,
    /// Where it goes, or empty.
    pub address: String,
    /// What the person wrote, or empty.
    pub message: String,
    /// Pieces that it holds of the stock.
    pub taken: i64,
    /// Pieces that its deletion gave back.
    pub returned: i64,
    /// When it was placed.
    pub ordered_at: i64,
    /// When it was approved.
    pub approved_at: Option<i64>,
    /// When it was delivered.
    pub delivered_at: Option<i64>,
    /// When it was cancelled.
    pub cancelled_at: Option<i64>,
    /// When an admin put it away.
    pub deleted_at: Option<i64>,
}

impl Order {
    /// How far it is by now.
    #[must_use]
    pub fn standing(&self) -> Stage {
        if self.cancelled_at.is_some() { Stage::Cancelled } else { self.stage }
    }

    /// What letters say of it.
    #[must_use]
    pub fn facts(&self) -> OrderFacts {
        OrderFacts {
            number: self.number.clone(),
            name: self.name.clone(),
            color: self.color.clone(),
            ram_storage: self.ram_storage.clone(),
            quantity: self.quantity,
            total: self.total,
            payment_method: self.payment_method.as_str().to_owned(),
            delivery: self.delivery.clone(),
            username: self.username.clone(),
            phone: self.phone.clone(),
            email: self.email.clone(),
            address: self.address.clone(),
            message: self.message.clone(),
            has_account: self.customer_id.is_some(),
            points: if self.customer_id.is_some() { self.points * self.quantity } else { 0 },
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
    /// The product's title when it was ordered.
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
    /// One piece's, in whole taka.
    pub price: i64,
    /// Pieces.
    pub quantity: i64,
    /// All pieces', in whole taka.
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
    /// RFC 3339 in UTC, once it is approved.
    pub approved_at: Option<String>,
    /// RFC 3339 in UTC, once it is delivered.
    pub delivered_at: Option<String>,
    /// RFC 3339 in UTC, once it is cancelled.
    pub cancelled_at: Option<String>,
}

impl CustomerOrder {
    /// An order, and whether its product left the shop since.
    #[must_use]
    pub fn of(order: Order, product_gone: bool) -> Self {
        let standing = order.standing();
        Self {
            order_id: order.id,
            order_number: order.number,
            product_id: order.product_id.unwrap_or_default(),
            listing: order.listing.unwrap_or(Listing::Product),
            product_gone,
            name: order.name,
            category: order.category,
            brand: order.brand,
            main_image: order.main_image,
            color: order.color,
            ram_storage: order.ram_storage,
            price: order.price.unwrap_or_default(),
            quantity: order.quantity,
            total: order.total.unwrap_or_default(),
            points: order.points * order.quantity,
            payment_method: order.payment_method,
            payment_status: order.stage.payment_status(),
            order_status: standing.order_status(),
            delivery: order.delivery,
            phone: order.phone,
            address: order.address,
            ordered_at: rfc3339(order.ordered_at),
            approved_at: order.approved_at.map(rfc3339),
            delivered_at: order.delivered_at.map(rfc3339),
            cancelled_at: order.cancelled_at.map(rfc3339),
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
    /// The product's title when it was ordered.
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
    /// Pieces.
    pub quantity: i64,
    /// Pieces that deleting the order now would give back to the stock.
    pub stock_taken: i64,
    /// One piece's, in whole taka; `null` where a quick order names no product of the catalogue.
    pub price: Option<i64>,
    /// All pieces'.
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
    /// What happened to it, the oldest first.
    pub history: Vec<HistoryRow>,
}

impl AdminOrder {
    /// An order with its history.
    #[must_use]
    pub fn of(order: Order, history: Vec<HistoryRow>) -> Self {
        let standing = order.standing();
        Self {
            id: order.id,
            order_number: order.number,
            user_id: order.customer_id,
            product_id: order.product_id,
            listing: order.listing,
            name: order.name,
            main_image: order.main_image,
            username: order.username,
            user_email: order.email,
            user_phone: order.phone,
            user_address: order.address,
            quantity: order.quantity,
            stock_taken: if order.stage == Stage::Delivered { 0 } else { order.taken },
            price: order.price,
            total: order.total,
            color: order.color,
            ram_storage: order.ram_storage,
            category: order.category,
            brand: order.brand,
            payment_method: order.payment_method,
            payment_status: order.stage.payment_status(),
            order_status: standing.order_status(),
            delivery: order.delivery,
            ordered_at: rfc3339(order.ordered_at),
            message: order.message,
            history,
        }
    }
}
