//! Favourites in the database.

use rusqlite::{Connection, params};
use serde::Serialize;
use utoipa::ToSchema;

use crate::catalogue::listings::Listing;
use crate::catalogue::model::Product;
use crate::catalogue::store as products;
use crate::catalogue::variant::takes_stock;
use crate::error::{Error, Result};
use crate::messages::Message;

/// How many favourites a customer can have.
const MOST: i64 = 500;

/// A product that a customer likes.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Favourite {
    /// The product's `_id`.
    pub product_id: String,
    /// Its listing.
    pub listing: Listing,
    /// The product's title today.
    pub name: String,
    /// The stored path.
    pub main_image: String,
    /// What it costs today without a variant, in whole taka; 0 where it is gone or has no price yet.
    pub price: i64,
    /// Whether it can be ordered now.
    pub available: bool,
}

/// The favourites of a customer, the newest first.
pub fn of_customer(conn: &Connection, customer: &str) -> Result<Vec<Favourite>> {
    let mut query = conn.prepare_cached(
        "SELECT product_id, listing, name, main_image FROM favourites WHERE customer_id = ?1 ORDER BY id DESC",
    )?;
    let all = query.query_map([customer], |r| {
        Ok(Favourite {
            product_id: r.get(0)?,
            listing: Listing::from_name(&r.get::<_, String>(1)?).unwrap_or(Listing::Product),
            name: r.get(2)?,
            main_image: r.get(3)?,
            price: 0,
            available: false,
        })
    })?;
    let mut all: Vec<Favourite> = all.collect::<rusqlite::Result<_>>()?;
    for one in &mut all {
        if let Some(stored) = products::by_id(conn, &one.product_id)? {
            let product = stored.product;
            one.price = product.effective_price();
            one.available = one.price > 0 && (product.stock > 0 || !takes_stock(product.listing));
            one.listing = product.listing;
            one.name = product.title;
            one.main_image = product.main_image;
        }
    }
    Ok(all)
}

/// Makes a product a favourite; twice stays one.
///
/// # Errors
/// 409 where there are too many.
pub fn add(conn: &Connection, customer: &str, product: &Product, now: i64) -> Result<()> {
    conn.prepare_cached(
        "INSERT OR IGNORE INTO favourites (customer_id, product_id, listing, name, main_image, created_at)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
    )?
    .execute(params![
        customer,
        product.id,
        product.listing.spec().name,
        product.title,
        product.main_image,
        now
    ])?;
    let count: i64 = conn
        .prepare_cached("SELECT count(*) FROM favourites WHERE customer_id = ?1")?
        .query_row([customer], |r| r.get(0))?;
    if count > MOST {
        return Err(Error::conflict(Message::TooManyFavorites));
    }
    Ok(())
}

/// Takes a product out of the favourites; one that is not among them is fine.
pub fn remove(conn: &Connection, customer: &str, product: &str) -> Result<()> {
    conn.prepare_cached("DELETE FROM favourites WHERE customer_id = ?1 AND product_id = ?2")?
        .execute([customer, product])?;
    Ok(())
}

/// Whether a picture is a favourite's.
pub fn names_image(conn: &Connection, path: &str) -> Result<bool> {
    let sql = "SELECT EXISTS (SELECT 1 FROM favourites WHERE main_image = ?1)";
    Ok(conn.query_row(sql, [path], |r| r.get(0))?)
}

/// Every picture that favourites name.
pub fn images(conn: &Connection) -> Result<Vec<String>> {
    crate::db::texts(conn, "SELECT DISTINCT main_image FROM favourites")
}
