//! A customer as replies show one (contract 3), and the bodies of the account's calls.

use std::sync::Arc;

use serde::Serialize;
use serde_json::value::RawValue;
use utoipa::ToSchema;

use super::Customer;
use crate::auth::password;
use crate::cart::store::CartLine;
use crate::error::Result;
use crate::favourites::store::Favourite;
use crate::messages::{Label, Message, Said};
use crate::orders::model::CustomerOrder;
use crate::validate::{Body, Check, limit};

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

/// A new account.
pub struct Registration {
    /// The person's name.
    pub name: String,
    /// In lower case.
    pub email: String,
    /// 11 digits.
    pub phone: String,
    /// As it was typed.
    pub password: String,
}

impl Registration {
    /// What is read.
    #[must_use]
    pub fn body() -> Body {
        Body::new("Registration", "A new account.", Self::read)
    }

    /// Reads a body.
    pub fn read(check: &mut Check<'_>) -> Self {
        Self {
            name: check.line("name", Label::Name, limit::NAME),
            email: check.email("email"),
            phone: check.phone("phone"),
            password: password::chosen(check, "password", Label::Password),
        }
    }
}

/// The password of now, to confirm a change.
fn confirming(check: &mut Check<'_>) -> String {
    password::typed(check, "password", Label::Password)
}

/// A change of the profile.
pub struct ProfileUpdate {
    /// The password of now.
    pub password: String,
    /// The person's name.
    pub name: String,
    /// 11 digits.
    pub phone: String,
    /// Stays where it was not sent.
    pub extra_one: Option<String>,
    /// Stays where it was not sent.
    pub extra_two: Option<String>,
}

impl ProfileUpdate {
    /// What is read.
    #[must_use]
    pub fn body() -> Body {
        Customer::body("ProfileUpdate", "A change of the profile.", Self::read)
            .field("password", "The password of now, to confirm.")
    }

    /// Reads a body.
    pub fn read(check: &mut Check<'_>) -> Self {
        let mut extra =
            |name: &str, label| check.sent(name).then(|| check.optional_line(name, label, limit::SHORT));
        Self {
            extra_one: extra("extraFieldOne", Label::ExtraFieldOne),
            extra_two: extra("extraFieldTwo", Label::ExtraFieldTwo),
            name: check.line("name", Label::Name, limit::NAME),
            phone: check.phone("phone"),
            password: confirming(check),
        }
    }
}

/// A change of the address.
pub struct AddressUpdate {
    /// The password of now.
    pub password: String,
    /// Several lines.
    pub address: String,
}

impl AddressUpdate {
    /// What is read.
    #[must_use]
    pub fn body() -> Body {
        Customer::body("AddressUpdate", "A change of the address.", Self::read)
            .field("password", "The password of now, to confirm.")
    }

    /// Reads a body.
    pub fn read(check: &mut Check<'_>) -> Self {
        Self { address: check.lines("address", Label::Address, limit::ADDRESS), password: confirming(check) }
    }
}

/// Reads whose password was forgotten.
pub fn forgotten(check: &mut Check<'_>) -> String {
    check.email("email")
}

/// An OTP as it was typed.
pub struct TypedOtp {
    /// Whom it was sent to.
    pub email: String,
    /// Judged after the address.
    pub otp: Result<String>,
}

impl TypedOtp {
    /// What is read.
    #[must_use]
    pub fn body() -> Body {
        Body::new("TypedOtp", "An OTP as it was typed.", Self::read).field("otp", "Six digits.")
    }

    /// Reads a body.
    pub fn read(check: &mut Check<'_>) -> Self {
        let email = check.email("email");
        let otp = check.apart(|check| check.needed_code("otp", Label::Otp));
        Self { email, otp }
    }
}

/// A new password after a right OTP.
pub struct PasswordReset {
    /// Whose it is.
    pub email: String,
    /// Judged after the ticket of the right OTP.
    pub new_password: Result<String>,
}

impl PasswordReset {
    /// What is read.
    #[must_use]
    pub fn body() -> Body {
        Body::new("PasswordReset", "A new password after a right OTP.", Self::read)
    }

    /// Reads a body.
    pub fn read(check: &mut Check<'_>) -> Self {
        Self {
            email: check.email("email"),
            new_password: check.apart(|check| password::chosen(check, "newPassword", Label::NewPassword)),
        }
    }
}
