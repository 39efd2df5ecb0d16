//! A customer as replies show one (contract 3).

use std::sync::Arc;

use serde::Serialize;
use serde_json::value::RawValue;
use utoipa::ToSchema;

use crate::cart::store::CartLine;
use crate::favourites::store::Favourite;
use crate::messages::{Message, Said};
use crate::orders::views::CustomerOrder;

/// An order's JSON, made once for the three lists that it may stand in.
pub type Ready = Arc<RawValue>;

/// A customer: USER of contract 3. The password never leaves the server.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CustomerUser {
    /// Opaque.
    #[serde(rename = "_id")]
    pub id: String,
    /// The person's name.
    pub name: String,
    /// In lower case.
    pub email: String,
    /// 11 digits, or empty.
    pub phone: String,
    /// Several lines, or empty.
    pub address: String,
    /// Points credited so far.
    pub points: i64,
    /// The cart, the newest line first.
    pub cart: Vec<CartLine>,
    /// The favourites, the newest first.
    pub favourites: Vec<Favourite>,
    /// The same list.
    pub favorites: Vec<Favourite>,
    /// The newest 50 orders that are not delivered.
    #[schema(value_type = Vec<CustomerOrder>)]
    pub pending_orders: Vec<Ready>,
    /// The newest 50 orders whose payment is pending.
    #[schema(value_type = Vec<CustomerOrder>)]
    pub pending_payments: Vec<Ready>,
    /// All orders.
    pub total_orders: i64,
    /// The newest 50 orders.
    #[schema(value_type = Vec<CustomerOrder>)]
    pub orders: Vec<Ready>,
    /// Always `user`.
    pub user_type: String,
    /// Whatever the person keeps here.
    pub extra_field_one: String,
    /// Whatever the person keeps here.
    pub extra_field_two: String,
}

/// Something was done, and the customer as it is now.
#[derive(Debug, Serialize, ToSchema)]
pub struct CustomerDone {
    success: bool,
    #[serde(flatten)]
    said: Said,
    user: CustomerUser,
}

impl CustomerDone {
    /// A success with its sentence.
    #[must_use]
    pub fn new(message: Message, user: CustomerUser) -> Self {
        Self { success: true, said: message.into(), user }
    }
}

/// A customer signed in.
#[derive(Debug, Serialize, ToSchema)]
pub struct SignedIn {
    success: bool,
    #[serde(flatten)]
    said: Said,
    /// The session, for clients that keep no cookies; browsers have it in their cookie.
    token: String,
    user: CustomerUser,
}

impl SignedIn {
    /// The reply of a sign-in.
    #[must_use]
    pub fn new(message: Message, token: String, user: CustomerUser) -> Self {
        Self { success: true, said: message.into(), token, user }
    }
}
