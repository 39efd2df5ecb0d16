//! The signed-in customer with what the slices hold of one: cart, favourites, orders. It is what every call of a
//! customer's answers.

pub mod model;
pub mod people;
pub mod routes;
pub mod store;

use axum::Json;
use axum::response::Response;

use crate::error::Result;
use crate::http::reply;
use crate::messages::Message;
use crate::state::AppState;
use model::CustomerDone;

/// The reply of a call that changed something of a customer's.
pub async fn done(state: &AppState, customer: String, message: Message) -> Result<Response> {
    let user = state.db.read(move |c| store::user(c, &customer)).await?;
    Ok(reply::private(Json(CustomerDone::new(message, user))))
}
