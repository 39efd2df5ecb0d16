//! The bodies of the account's calls (contract 3).

use serde::Deserialize;
use utoipa::ToSchema;

/// A new account.
#[derive(Debug, Deserialize, ToSchema)]
#[allow(dead_code, reason = "documents the body; it is read field by field")]
pub struct Registration {
    name: String,
    email: String,
    /// 8 to 128 characters.
    password: String,
    /// 11 digits.
    phone: String,
}

/// E-mail and password of a customer.
#[derive(Debug, Deserialize, ToSchema)]
#[allow(dead_code, reason = "documents the body; it is read field by field")]
pub struct CustomerCredentials {
    email: String,
    password: String,
}

/// A change of the profile.
#[derive(Debug, Deserialize, ToSchema)]
#[allow(dead_code, reason = "documents the body; it is read field by field")]
#[serde(rename_all = "camelCase")]
pub struct ProfileUpdate {
    email: Option<String>,
    /// The password of now, to confirm.
    password: String,
    name: String,
    phone: String,
    extra_field_one: Option<String>,
    extra_field_two: Option<String>,
}

/// A change of the password.
#[derive(Debug, Deserialize, ToSchema)]
#[allow(dead_code, reason = "documents the body; it is read field by field")]
#[serde(rename_all = "camelCase")]
pub struct PasswordUpdate {
    email: Option<String>,
    old_password: String,
    new_password: String,
}

/// A change of the address.
#[derive(Debug, Deserialize, ToSchema)]
#[allow(dead_code, reason = "documents the body; it is read field by field")]
pub struct AddressUpdate {
    email: Option<String>,
    /// The password of now, to confirm.
    password: String,
    address: String,
}

/// Whose password was forgotten.
#[derive(Debug, Deserialize, ToSchema)]
#[allow(dead_code, reason = "documents the body; it is read field by field")]
pub struct ForgottenPassword {
    email: String,
}

/// An OTP as it was typed.
#[derive(Debug, Deserialize, ToSchema)]
#[allow(dead_code, reason = "documents the body; it is read field by field")]
pub struct TypedOtp {
    email: String,
    /// Six digits.
    otp: String,
}

/// A new password after a right OTP.
#[derive(Debug, Deserialize, ToSchema)]
#[allow(dead_code, reason = "documents the body; it is read field by field")]
#[serde(rename_all = "camelCase")]
pub struct PasswordReset {
    email: String,
    /// 8 to 128 characters.
    new_password: String,
}
