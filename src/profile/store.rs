//! What a customer's replies show, read from the slices that hold it.

use rusqlite::Connection;

use super::model::{CustomerUser, Ready};
use crate::customers::store::by_id;
use crate::error::{Error, Result};
use crate::http::query::Page;
use crate::messages::Message;
use crate::orders::store::Which;
use crate::orders::views::CustomerOrder;
use crate::{cart, favourites, orders};

/// How many orders the three lists of a customer hold at most (contract 3).
const NEWEST: Page = Page { number: 1, limit: 50 };

/// The customer as replies show one.
///
/// # Errors
/// 401 where the account is gone.
pub fn user(conn: &Connection, id: &str) -> Result<CustomerUser> {
    let row = by_id(conn, id)?.ok_or_else(|| Error::Unauthorized(Message::PleaseLogIn))?;
    let favourites = favourites::store::of_customer(conn, id)?;
    let list = |which| orders::store::of_customer(conn, id, which, NEWEST);
    let (newest, total_orders) = (list(Which::All)?, orders::store::count_of_customer(conn, id)?);
    let orders: Vec<Ready> = newest.iter().map(ready).collect::<Result<_>>()?;
    // Most people have no more orders than one list holds: the other two are parts of it.
    let all = usize::try_from(total_orders).is_ok_and(|total| total <= orders.len());
    let part = |which: Which| -> Result<Vec<Ready>> {
        if !all {
            return list(which)?.iter().map(ready).collect();
        }
        let seen = newest.iter().zip(&orders).filter(|(order, _)| which.has(order));
        Ok(seen.map(|(_, ready)| Ready::clone(ready)).collect())
    };
    Ok(CustomerUser {
        cart: cart::store::of_customer(conn, id)?,
        favorites: favourites.clone(),
        favourites,
        pending_orders: part(Which::Pending)?,
        pending_payments: part(Which::Unpaid)?,
        total_orders,
        orders,
        id: row.id,
        name: row.name,
        email: row.email,
        phone: row.phone,
        address: row.address,
        points: row.points,
        user_type: "user".to_owned(),
        extra_field_one: row.extra_one,
        extra_field_two: row.extra_two,
    })
}

fn ready(order: &CustomerOrder) -> Result<Ready> {
    Ok(serde_json::value::to_raw_value(order)?.into())
}
