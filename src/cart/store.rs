//! Cart lines in the database.

use rusqlite::{Connection, OptionalExtension, params};
use serde::Serialize;
use utoipa::ToSchema;

use crate::catalogue::listings::Listing;
use crate::catalogue::model::Product;
use crate::catalogue::store as products;
use crate::catalogue::variant::{Variant, takes_stock};
use crate::error::{Error, Result};
use crate::messages::Message;
use crate::validate::limit;

/// How many lines a cart can have.
pub const MOST: i64 = 100;

/// A line of the cart.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CartLine {
    /// The product's `_id`.
    pub product_id: String,
    /// The customer's `_id`.
    pub user_id: String,
    /// Its listing.
    pub listing: Listing,
    /// The product's title today.
    pub name: String,
    /// What one piece with this variant costs today, in whole taka.
    pub price: i64,
    /// What it cost when it was put in.
    pub added_price: i64,
    /// Points that buying it brings.
    pub points: i64,
    /// Pieces, 1 to 99.
    pub quantity: i64,
    /// In upper case.
    pub category: String,
    /// In upper case.
    pub brand: String,
    /// The stored path.
    pub main_image: String,
    /// The chosen colour, or empty.
    pub color: String,
    /// The chosen memory, or empty.
    pub ram_storage: String,
    /// Whether it can be ordered now: the product is there, has a price, and is in stock or a pre-order.
    pub available: bool,
}

const COLUMNS: &str =
    "product_id, color, ram_storage, listing, name, price, points, category, brand, main_image, quantity";

/// The lines of a customer, the newest first.
pub fn of_customer(conn: &Connection, customer: &str) -> Result<Vec<CartLine>> {
    let sql = format!("SELECT {COLUMNS} FROM cart_lines WHERE customer_id = ?1 ORDER BY id DESC");
    let mut query = conn.prepare_cached(&sql)?;
    let lines = query.query_map([customer], |r| {
        let price = r.get(5)?;
        Ok(CartLine {
            product_id: r.get(0)?,
            user_id: customer.to_owned(),
            listing: Listing::from_name(&r.get::<_, String>(3)?).unwrap_or(Listing::Product),
            name: r.get(4)?,
            price,
            added_price: price,
            points: r.get(6)?,
            quantity: r.get(10)?,
            category: r.get(7)?,
            brand: r.get(8)?,
            main_image: r.get(9)?,
            color: r.get(1)?,
            ram_storage: r.get(2)?,
            available: false,
        })
    })?;
    let mut lines: Vec<CartLine> = lines.collect::<rusqlite::Result<_>>()?;
    for line in &mut lines {
        if let Some(stored) = products::by_id(conn, &line.product_id)? {
            show_today(line, stored.product);
        }
    }
    Ok(lines)
}

/// A line as its product is today.
fn show_today(line: &mut CartLine, product: Product) {
    let variant = Variant { color: line.color.clone(), ram_storage: line.ram_storage.clone() };
    let price = variant.price_of(&product).ok();
    let in_stock = product.stock > 0 || !takes_stock(product.listing);
    line.available = in_stock && price.is_some_and(|price| price > 0);
    line.price = price.unwrap_or(line.price);
    line.listing = product.listing;
    line.name = product.title;
    line.points = product.buy_points;
    line.category = product.category;
    line.brand = product.brand;
    line.main_image = product.main_image;
}

/// How a cart's line comes to its number of pieces.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Pieces {
    /// So many are added to those that are there.
    More(i64),
    /// So many, or those that are there where they are more.
    AtLeast(i64),
}

/// Puts a product into a cart; the same product and variant stays one line, with the price of today.
///
/// # Errors
/// 409 where the cart is full, or the line.
pub fn add(
    conn: &Connection,
    customer: &str,
    (product, variant): (&Product, &Variant),
    pieces: Pieces,
    price: i64,
    now: i64,
) -> Result<()> {
    let before = quantity(conn, customer, &product.id, variant)?;
    if before.is_none() && count(conn, customer)? >= MOST {
        return Err(Error::conflict(Message::CartFull));
    }
    let before = before.unwrap_or(0);
    let after = match pieces {
        Pieces::More(more) => before + more,
        Pieces::AtLeast(least) => before.max(least),
    };
    if after > limit::QUANTITY {
        return Err(Error::conflict(Message::CartLineFull { max: limit::QUANTITY }));
    }
    conn.prepare_cached(
        "INSERT INTO cart_lines (customer_id, product_id, color, ram_storage, listing, name, price, points, category,
            brand, main_image, created_at, quantity)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13)
         ON CONFLICT (customer_id, product_id, color, ram_storage) DO UPDATE SET
            listing = excluded.listing, name = excluded.name, price = excluded.price, points = excluded.points,
            category = excluded.category, brand = excluded.brand, main_image = excluded.main_image,
            quantity = excluded.quantity",
    )?
    .execute(params![
        customer,
        product.id,
        variant.color,
        variant.ram_storage,
        product.listing.spec().name,
        product.title,
        price,
        product.buy_points,
        product.category,
        product.brand,
        product.main_image,
        now,
        after,
    ])?;
    Ok(())
}

fn count(conn: &Connection, customer: &str) -> Result<i64> {
    let sql = "SELECT count(*) FROM cart_lines WHERE customer_id = ?1";
    Ok(conn.prepare_cached(sql)?.query_row([customer], |r| r.get(0))?)
}

/// How many pieces of a product and variant stand in a cart; nothing where there is no such line.
fn quantity(conn: &Connection, customer: &str, product: &str, variant: &Variant) -> Result<Option<i64>> {
    let sql = "SELECT quantity FROM cart_lines
        WHERE customer_id = ?1 AND product_id = ?2 AND color = ?3 AND ram_storage = ?4";
    let values = params![customer, product, variant.color, variant.ram_storage];
    Ok(conn.prepare_cached(sql)?.query_row(values, |r| r.get(0)).optional()?)
}

/// Sets how many pieces a line has; whether there is one.
pub fn set_quantity(
    conn: &Connection,
    customer: &str,
    product: &str,
    variant: &Variant,
    quantity: i64,
) -> Result<bool> {
    let changed = conn.execute(
        "UPDATE cart_lines SET quantity = ?5
         WHERE customer_id = ?1 AND product_id = ?2 AND color = ?3 AND ram_storage = ?4",
        params![customer, product, variant.color, variant.ram_storage, quantity],
    )?;
    Ok(changed == 1)
}

/// Takes a product's lines out of a cart, those of a variant alone where one is given; answers how many went.
pub fn remove(
    conn: &Connection,
    customer: &str,
    product: &str,
    color: Option<&str>,
    ram_storage: Option<&str>,
) -> Result<usize> {
    let mut delete = conn.prepare_cached(
        "DELETE FROM cart_lines WHERE customer_id = ?1 AND product_id = ?2
            AND (?3 IS NULL OR color = ?3) AND (?4 IS NULL OR ram_storage = ?4)",
    )?;
    Ok(delete.execute(params![customer, product, color, ram_storage])?)
}

/// Whether a picture is a cart line's.
pub fn names_image(conn: &Connection, path: &str) -> Result<bool> {
    let sql = "SELECT EXISTS (SELECT 1 FROM cart_lines WHERE main_image = ?1)";
    Ok(conn.query_row(sql, [path], |r| r.get(0))?)
}

/// Every picture that cart lines name.
pub fn images(conn: &Connection) -> Result<Vec<String>> {
    crate::db::texts(conn, "SELECT DISTINCT main_image FROM cart_lines")
}
