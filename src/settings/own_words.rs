//! That a new password says nothing that others know of its owner (contract 3).

use super::store;
use crate::error::{Error, Result};
use crate::state::AppState;
use crate::validate::password::check_own;

/// Refuses a password that is made of what others know of somebody, of the shop's name, their own and their address.
///
/// # Errors
/// 400 on the field.
pub async fn check(state: &AppState, field: &str, password: &str, name: &str, email: &str) -> Result<()> {
    let shop = state.db.read_few(store::get).await?.shop_name;
    check_own(password, &[&shop, name, email]).map_err(|problem| Error::field(field, problem))
}
