//! Customers of a measured shop, who are signed in.

use anyhow::Result;
use haat::auth::session;
use haat::auth::store::AccountKind;
use haat::customers::store::{self, CustomerRow};
use haat::http::client::Client;
use haat::state::AppState;

/// A customer and the session's token.
pub struct Customer {
    /// The opaque id.
    pub id: String,
    /// The e-mail address.
    pub email: String,
    /// The session's token.
    pub token: String,
}

/// Makes so many customers with the hash of one password.
pub fn sign_up(state: &AppState, count: usize, password_hash: &str) -> Result<Vec<Customer>> {
    let now = state.clock.now_ms();
    let password_hash = password_hash.to_owned();
    let made = state.db.write_now(move |tx| {
        let mut made = Vec::new();
        let client = Client { address: [127, 0, 0, 1].into(), user_agent: String::new() };
        for n in 0..count {
            let row = CustomerRow {
                id: haat::ids::random_id(),
                email: format!("rahima{n}@example.com"),
                name: "Rahima Khatun".to_owned(),
                phone: "01712345678".to_owned(),
                address: "House 5, Road 2, Chawkbazar, Chattogram".to_owned(),
                password_hash: password_hash.clone(),
                points: 0,
                extra_one: String::new(),
                extra_two: String::new(),
            };
            store::insert(tx, &row, now)?;
            let token = session::begin(tx, (AccountKind::Customer, &row.id), None, &client, now)?;
            made.push(Customer { id: row.id, email: row.email, token });
        }
        Ok(made)
    })?;
    Ok(made)
}
