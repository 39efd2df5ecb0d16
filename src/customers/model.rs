//! The bodies of the account's calls (contract 3).

use super::Customer;
use crate::auth::password;
use crate::error::Result;
use crate::messages::Label;
use crate::validate::{Body, Check, limit};

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
