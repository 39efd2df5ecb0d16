//! What is answered of a basket: its lines and sums today, and how it can be paid (contract 11).

use serde::Serialize;
use utoipa::ToSchema;

use super::model::PaymentMethod;
use super::place::offers_cash;
use crate::coupons::model::CouponKind;
use crate::error::{Error, Result};
use crate::messages::{Message, Said};
use crate::settings::delivery::DeliveryZone;
use crate::settings::model::Settings;

/// A line of a quote.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct QuotedLine {
    /// The product's `_id`.
    pub(super) product_id: String,
    /// The product's title today; empty where it is not sold any more.
    pub(super) title: String,
    /// The chosen colour, or empty.
    pub(super) color: String,
    /// The chosen memory, or empty.
    pub(super) ram_storage: String,
    /// The stored path, or empty.
    pub(super) main_image: String,
    /// One piece's today, in whole taka.
    pub(super) price: i64,
    /// Pieces that are asked for.
    pub(super) quantity: i64,
    /// All pieces', in whole taka.
    pub(super) total: i64,
    /// Points that the line brings a customer on delivery.
    pub(super) points: i64,
    /// Whether all pieces can be had.
    pub(super) available: bool,
    /// Pieces that are left, where too few are.
    #[schema(required = false)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) stock: Option<i64>,
    /// Why it cannot be had.
    #[schema(required = false)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) message: Option<String>,
    /// The same with its code.
    #[schema(required = false)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) fault: Option<Said>,
}

/// The coupon of a quote.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct QuotedCoupon {
    /// In upper case.
    pub(super) code: String,
    /// What it gives, in a few English words.
    pub(super) text: String,
    /// How it counts.
    pub(super) kind: CouponKind,
    /// Percent or whole taka.
    pub(super) value: i64,
}

/// A way of paying that is offered.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct OfferedPayment {
    /// Which.
    pub(super) method: PaymentMethod,
    /// The owner's account, where money is sent by phone.
    #[schema(required = false)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) number: Option<String>,
    /// What the shopper does then, in the owner's words.
    #[schema(required = false)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) text: Option<String>,
}

/// What a basket costs today. Money counts the lines that can be had.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Quote {
    /// What was asked for, in its order.
    pub(super) lines: Vec<QuotedLine>,
    /// The lines', in whole taka.
    pub subtotal: i64,
    /// What the coupon takes off.
    pub discount: i64,
    /// The coupon, where it is good.
    pub(super) coupon: Option<QuotedCoupon>,
    /// Why the coupon is not good.
    #[schema(required = false)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) coupon_message: Option<String>,
    /// The same with its code.
    #[schema(required = false)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) coupon_fault: Option<Said>,
    /// What the delivery costs; 0 until it is known where it goes.
    pub(super) delivery_charge: i64,
    /// What is paid: subtotal - discount + delivery charge.
    pub total: i64,
    /// Points that it brings a customer on delivery.
    pub(super) points: i64,
    /// Where the shop delivers.
    pub(super) zones: Vec<DeliveryZone>,
    /// How it can be paid.
    pub(super) payments: Vec<OfferedPayment>,
}

/// How a total can be paid.
#[must_use]
pub fn payments(settings: &Settings, total: i64) -> Vec<OfferedPayment> {
    let ordinary = PaymentMethod::ORDINARY
        .into_iter()
        .filter(|method| *method != PaymentMethod::Cash || offers_cash(settings, total))
        .map(|method| OfferedPayment { method, number: None, text: None });
    let mobile = settings.mobile_payments.iter().map(|account| OfferedPayment {
        method: account.method.into(),
        number: Some(account.number.clone()),
        text: Some(account.text.clone()).filter(|text| !text.is_empty()),
    });
    ordinary.chain(mobile).collect()
}

/// The refusal of a basket: 409 with today's quote.
///
/// # Errors
/// Where the quote cannot be written as JSON.
pub fn refusal(message: Message, quote: &Quote) -> Result<Error> {
    let extra = serde_json::Map::from_iter([("quote".to_owned(), serde_json::to_value(quote)?)]);
    Ok(Error::Conflict { message, extra })
}
