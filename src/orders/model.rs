//! What an order is: one address, one delivery and one payment for lines that are copies of what was sold, and its way
//! from received to delivered (contract 11).

use crate::catalogue::listings::Listing;
use crate::mail::{OrderFacts, OrderedLine};
use crate::settings::model::MobileMethod;
use crate::words::words;

words! {
    /// How an order can be paid: the two that every shop has (spec 9), the default first, and what the owner takes by
    /// phone.
    pub enum PaymentMethod {
        /// On delivery.
        Cash = "Cash on Delivery",
        /// In one of the stores.
        Store = "Store Payment",
        /// By bKash.
        Bkash = "bKash",
        /// By Nagad.
        Nagad = "Nagad",
        /// By Rocket.
        Rocket = "Rocket",
        /// By Upay.
        Upay = "Upay",
    }
}

impl PaymentMethod {
    /// Those that need no account of the owner's (spec 9).
    pub const ORDINARY: [Self; 2] = [Self::Cash, Self::Store];

    /// Whether the money is sent by phone before the order is placed.
    #[must_use]
    pub fn is_mobile(self) -> bool {
        !Self::ORDINARY.contains(&self)
    }
}

impl From<MobileMethod> for PaymentMethod {
    fn from(method: MobileMethod) -> Self {
        match method {
            MobileMethod::Bkash => Self::Bkash,
            MobileMethod::Nagad => Self::Nagad,
            MobileMethod::Rocket => Self::Rocket,
            MobileMethod::Upay => Self::Upay,
        }
    }
}

words! {
    /// How an order comes to the person.
    pub enum DeliveryMethod {
        /// It is brought.
        Delivery = "delivery",
        /// The person fetches it at a branch.
        Pickup = "pickup",
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
        /// With the courier.
        Shipped = "Your order is on its way",
        /// Handed over.
        Delivered = "We have delivered your product",
        /// Given up before it was handed over.
        Cancelled = "Your order was cancelled",
        /// All pieces came back.
        Returned = "Your order was returned",
    }
}

words! {
    /// How far an order is.
    #[schema(as = OrderStage)]
    pub enum Stage {
        /// Received, its payment not approved.
        Pending = "pending",
        /// Confirmed.
        Approved = "approved",
        /// With the courier.
        Shipped = "shipped",
        /// Handed over.
        Delivered = "delivered",
        /// Given up before it was handed over.
        Cancelled = "cancelled",
        /// All pieces came back.
        Returned = "returned",
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
            Self::Shipped => OrderStatus::Shipped,
            Self::Delivered => OrderStatus::Delivered,
            Self::Cancelled => OrderStatus::Cancelled,
            Self::Returned => OrderStatus::Returned,
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
        /// It was given to a courier.
        Shipped = "shipped",
        /// It was handed over.
        Delivered = "delivered",
        /// Pieces of it came back.
        Returned = "returned",
        /// It was given up.
        Cancelled = "cancelled",
        /// Its money came.
        Paid = "paid",
        /// Its money had not come after all.
        Unpaid = "unpaid",
        /// An admin put it away.
        Deleted = "deleted",
        /// An admin took it back.
        Restored = "restored",
    }
}

/// A line of an order: a copy of what was sold.
#[derive(Debug, Clone)]
pub struct Line {
    /// Its place, from 1.
    pub line: i64,
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
    /// Points that one piece brings.
    pub points: i64,
    /// Pieces that it holds of the stock.
    pub taken: i64,
    /// Pieces that putting its order away gave back.
    pub given_back: i64,
    /// Pieces that the customer brought back.
    pub returned: i64,
    /// Those of them that went back on the shelf.
    pub restocked: i64,
    /// Its part of the order's discount, in whole taka.
    pub discount: i64,
}

impl Line {
    /// All pieces', in whole taka.
    #[must_use]
    pub fn total(&self) -> Option<i64> {
        self.price.map(|price| price * self.quantity)
    }

    /// Pieces that did not come back.
    #[must_use]
    pub fn kept(&self) -> i64 {
        self.quantity - self.returned
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
    /// What was bought; never empty.
    pub lines: Vec<Line>,
    /// All lines', in whole taka.
    pub subtotal: Option<i64>,
    /// What a coupon takes off.
    pub discount: i64,
    /// The coupon's code, or empty.
    pub coupon: String,
    /// The coupon's place, while there is one.
    pub coupon_seq: Option<i64>,
    /// How it comes to the person.
    pub delivery_method: DeliveryMethod,
    /// The delivery zone, or empty.
    pub zone: String,
    /// The branch where it is fetched, or empty.
    pub branch: String,
    /// What the delivery costs.
    pub delivery_charge: i64,
    /// What is paid: subtotal - discount + delivery charge.
    pub total: Option<i64>,
    /// How it is paid.
    pub payment_method: PaymentMethod,
    /// The id of the mobile payment, or empty.
    pub transaction: String,
    /// Whether the owner has the money.
    pub payment_received: bool,
    /// How far it is; of a cancelled or returned order, how far it had come. See [`Order::standing`].
    pub stage: Stage,
    /// When it comes, in words.
    pub delivery: String,
    /// Who brings it, or empty.
    pub courier: String,
    /// The courier's number of it, or empty.
    pub tracking_number: String,
    /// The courier's page of it, or empty.
    pub tracking_link: String,
    /// Why it was cancelled or returned, or empty.
    pub reason: String,
    /// What admins note of it, for themselves.
    pub note: String,
    /// Who ordered.
    pub username: String,
    /// That person's address, or empty.
    pub email: String,
    /// 11 digits, or empty.
    pub phone: String,
    /// Where it goes, or empty.
    pub address: String,
    /// What the person wrote, or empty.
    pub message: String,
    /// The code of the language that the person read, or empty.
    pub language: String,
    /// When it was placed.
    pub ordered_at: i64,
    /// When it was approved.
    pub approved_at: Option<i64>,
    /// When it was given to a courier.
    pub shipped_at: Option<i64>,
    /// When it was delivered.
    pub delivered_at: Option<i64>,
    /// When the last piece came back.
    pub returned_at: Option<i64>,
    /// When it was cancelled.
    pub cancelled_at: Option<i64>,
    /// When an admin put it away.
    pub deleted_at: Option<i64>,
    /// Whether putting it away cancelled it.
    pub cancelled_by_deleting: bool,
}

impl Order {
    /// How far it is by now.
    #[must_use]
    pub fn standing(&self) -> Stage {
        if self.cancelled_at.is_some() {
            Stage::Cancelled
        } else if self.returned_at.is_some() {
            Stage::Returned
        } else {
            self.stage
        }
    }

    /// Whether it stays with its customer, in figures and exports, whatever an admin puts away (contract 11).
    #[must_use]
    pub fn stays(&self) -> bool {
        self.stage == Stage::Delivered || self.returned_at.is_some()
    }

    /// What it is called: the first line's name, and how many lines more.
    #[must_use]
    pub fn name(&self) -> String {
        let first = self.lines.first().map(|line| line.name.as_str()).unwrap_or_default();
        match self.lines.len().saturating_sub(1) {
            0 => first.to_owned(),
            more => format!("{first} +{more}"),
        }
    }

    /// All pieces.
    #[must_use]
    pub fn quantity(&self) -> i64 {
        self.lines.iter().map(|line| line.quantity).sum()
    }

    /// One piece's price of an order of one line, else the subtotal.
    #[must_use]
    pub fn price(&self) -> Option<i64> {
        if let [line] = self.lines.as_slice() { line.price } else { self.subtotal }
    }

    /// Points that it brings on delivery.
    #[must_use]
    pub fn points(&self) -> i64 {
        self.lines.iter().map(|line| line.points * line.quantity).sum()
    }

    /// Points of the pieces that did not come back; none without an account.
    #[must_use]
    pub fn points_kept(&self) -> i64 {
        if self.customer_id.is_none() {
            return 0;
        }
        self.lines.iter().map(|line| line.points * line.kept()).sum()
    }

    /// What letters say of it.
    #[must_use]
    pub fn facts(&self) -> OrderFacts {
        let lines = self.lines.iter().map(|line| OrderedLine {
            name: line.name.clone(),
            color: line.color.clone(),
            ram_storage: line.ram_storage.clone(),
            quantity: line.quantity,
            total: line.total(),
            is_known: line.product_id.is_some(),
            returned: line.returned,
        });
        let first = self.lines.first();
        let of = |field: fn(&Line) -> &String| first.map(field).cloned().unwrap_or_default();
        OrderFacts {
            number: self.number.clone(),
            name: self.name(),
            color: of(|line| &line.color),
            ram_storage: of(|line| &line.ram_storage),
            quantity: self.quantity(),
            lines: lines.collect(),
            discount: self.discount,
            delivery_charge: self.delivery_charge,
            total: self.total,
            payment_method: self.payment_method.as_str().to_owned(),
            delivery: self.delivery.clone(),
            branch: self.branch.clone(),
            courier: self.courier.clone(),
            tracking_number: self.tracking_number.clone(),
            tracking_link: self.tracking_link.clone(),
            reason: self.reason.clone(),
            username: self.username.clone(),
            phone: self.phone.clone(),
            email: self.email.clone(),
            address: self.address.clone(),
            message: self.message.clone(),
            language: self.language.clone(),
            has_account: self.customer_id.is_some(),
            points: self.points_kept(),
            is_proven: false,
        }
    }
}
