//! The rules for a new password (contract 3).

use std::collections::HashSet;
use std::ops::RangeInclusive;
use std::sync::LazyLock;

use crate::messages::Message;

/// The most common passwords, one a line in lower case; only those that are long enough to be tried.
static COMMON: LazyLock<HashSet<&'static str>> =
    LazyLock::new(|| include_str!("common-passwords.txt").lines().collect());

/// How many characters a password may have.
pub const LENGTH: RangeInclusive<usize> = 8..=128;

/// Whether a password may be set: 8 to 128 characters and not among the most common.
///
/// # Errors
/// The sentence for the person.
pub fn check_rules(password: &str) -> std::result::Result<(), Message> {
    if !LENGTH.contains(&password.chars().count()) {
        return Err(Message::PasswordLength);
    }
    if COMMON.contains(password.to_lowercase().as_str()) {
        return Err(Message::PasswordCommon);
    }
    Ok(())
}
