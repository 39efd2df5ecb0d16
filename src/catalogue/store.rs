//! Products in the database. Every change of stock goes through [`move_stock`], which writes its ledger row.

use rusqlite::{Connection, OptionalExtension, Row, params};

use super::model::{ColorOption, Product, RamOption, Specifications, is_offer_only};
use super::pictures::{self, Picture};
use super::specs::Facts;
use crate::catalogue::ledger::Cause;
use crate::catalogue::listings::Listing;
use crate::catalogue::rating::Rating;
use crate::catalogue::search::suggest::SuggestedProduct;
use crate::clock::rfc3339;
use crate::error::{Error, OnConstraint, Result};
use crate::messages::Message;

pub(super) const COLUMNS: &str =
    "seq, id, listing, title, description, price, offer_price, stock, category, brand, main_image,
    buy_points, estimated_delivery, warranty, emi_available, specifications, ram_storage, available_colors,
    created_at, updated_at, deleted_at, rating_count, rating_sum, main_image_alt, struck";

/// A product with what no reply shows.
#[derive(Debug, Clone)]
pub struct Stored {
    /// Its place in the order of adding.
    pub seq: i64,
    /// The product; `views` is 0 here, the catalogue knows them. Only [`whole_by_id`] answers its `pictures`.
    pub product: Product,
    /// When it was moved to the trash.
    pub deleted_at: Option<i64>,
}

fn from_row(row: &Row<'_>) -> rusqlite::Result<Stored> {
    let json = |index: usize| -> rusqlite::Result<String> { row.get(index) };
    let points = row.get("buy_points")?;
    let product = Product {
        id: row.get("id")?,
        listing: Listing::from_name(&row.get::<_, String>("listing")?).unwrap_or(Listing::Product),
        title: row.get("title")?,
        description: row.get("description")?,
        price: row.get("price")?,
        offer_price: row.get("offer_price")?,
        offer_only: is_offer_only(row.get("price")?, row.get("offer_price")?, row.get("struck")?),
        stock: row.get("stock")?,
        category: row.get("category")?,
        brand: row.get("brand")?,
        main_image: row.get("main_image")?,
        main_image_alt: row.get("main_image_alt")?,
        pictures: Vec::new(),
        buy_points: points,
        points,
        estimated_delivery: row.get("estimated_delivery")?,
        warranty: row.get("warranty")?,
        emi_available: row.get::<_, i64>("emi_available")? != 0,
        specifications: parse(15, &json(15)?)?,
        ram_storage: parse(16, &json(16)?)?,
        available_colors: parse(17, &json(17)?)?,
        created_at: rfc3339(row.get("created_at")?),
        updated_at: rfc3339(row.get("updated_at")?),
        rating: Rating::of(row.get("rating_count")?, row.get("rating_sum")?),
        views: 0,
    };
    Ok(Stored { seq: row.get("seq")?, product, deleted_at: row.get("deleted_at")? })
}

fn parse<T: serde::de::DeserializeOwned>(column: usize, json: &str) -> rusqlite::Result<T> {
    serde_json::from_str(json).map_err(|cause| {
        rusqlite::Error::FromSqlConversionFailure(column, rusqlite::types::Type::Text, Box::new(cause))
    })
}

/// A product that is to be added; checked already.
#[derive(Debug, Clone)]
pub struct NewProduct {
    /// The listing.
    pub listing: Listing,
    /// See [`Product`] for the meaning of each field.
    pub title: String,
    /// Several paragraphs.
    pub description: String,
    /// Whole taka.
    pub price: i64,
    /// Whole taka; 0 where there is none.
    pub offer_price: i64,
    /// Pieces.
    pub stock: i64,
    /// In upper case.
    pub category: String,
    /// In upper case.
    pub brand: String,
    /// The stored path.
    pub main_image: String,
    /// What it shows; blank for the title.
    pub main_image_alt: String,
    /// Those beside it, with stored paths.
    pub pictures: Vec<Picture>,
    /// Points a piece.
    pub buy_points: i64,
    /// The view count to begin with.
    pub views: i64,
    /// In words.
    pub estimated_delivery: String,
    /// In words.
    pub warranty: String,
    /// Instalments.
    pub emi_available: bool,
    /// Either shape.
    pub specifications: Specifications,
    /// Memory variants.
    pub ram_storage: Vec<RamOption>,
    /// Colour variants, with stored paths.
    pub available_colors: Vec<ColorOption>,
}

/// Adds a product with its first ledger row, of [`Cause::Added`] or [`Cause::Import`]; answers its id.
///
/// # Errors
/// 400 for an offer above the price.
pub fn insert(conn: &Connection, new: &NewProduct, cause: Cause, actor: &str, now: i64) -> Result<String> {
    let id = crate::ids::random_id();
    conn.prepare_cached(
        "INSERT INTO products (id, listing, title, description, price, offer_price, category, brand, main_image,
            buy_points, estimated_delivery, warranty, emi_available, specifications, ram_storage, available_colors,
            main_image_alt, created_at, updated_at)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, ?18, ?18)",
    )?
    .execute(params![
        id,
        new.listing.spec().name,
        new.title,
        new.description,
        new.price,
        new.offer_price,
        new.category,
        new.brand,
        new.main_image,
        new.buy_points,
        new.estimated_delivery,
        new.warranty,
        new.emi_available,
        serde_json::to_string(&new.specifications)?,
        serde_json::to_string(&new.ram_storage)?,
        serde_json::to_string(&new.available_colors)?,
        new.main_image_alt,
        now,
    ])
    .on_constraint("offer_not_above_price", || Error::field("offerPrice", Message::OfferAbovePrice))?;
    let seq = conn.last_insert_rowid();
    conn.prepare_cached("INSERT INTO product_views (product_seq, views) VALUES (?1, ?2)")?
        .execute(params![seq, new.views])?;
    save_facts(conn, seq, &new.title, &new.specifications, &new.ram_storage)?;
    if !new.pictures.is_empty() {
        pictures::replace(conn, seq, &new.pictures)?;
    }
    let first = Move { seq, before: 0, after: new.stock, cause, actor, subject: None };
    move_stock(conn, &first, now)?;
    Ok(id)
}

/// A change of stock.
#[derive(Debug)]
pub struct Move<'a> {
    /// The product.
    pub seq: i64,
    /// Its stock before.
    pub before: i64,
    /// Its stock after.
    pub after: i64,
    /// Why.
    pub cause: Cause,
    /// Who: an e-mail address.
    pub actor: &'a str,
    /// The order that it was for.
    pub subject: Option<&'a str>,
}

/// Changes a stock by writing its ledger row; the database moves the stock with it.
///
/// # Errors
/// 409 where the stock would leave its range.
pub fn move_stock(conn: &Connection, step: &Move<'_>, now: i64) -> Result<()> {
    conn.prepare_cached(
        "INSERT INTO stock_ledger (product_seq, cause, delta, stock_before, stock_after, actor, subject_id, at)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)",
    )?
    .execute(params![
        step.seq,
        step.cause,
        step.after - step.before,
        step.before,
        step.after,
        step.actor,
        step.subject,
        now
    ])
    .on_constraint("stock_in_range", || Error::conflict(Message::NotEnoughStock))?;
    Ok(())
}

/// A live product by its id.
pub fn by_id(conn: &Connection, id: &str) -> Result<Option<Stored>> {
    let sql = format!("SELECT {COLUMNS} FROM products WHERE id = ?1 AND deleted_at IS NULL");
    Ok(conn.prepare_cached(&sql)?.query_row([id], from_row).optional()?)
}

/// A live product by its id, with its pictures beside the main one.
pub fn whole_by_id(conn: &Connection, id: &str) -> Result<Option<Stored>> {
    let Some(mut stored) = by_id(conn, id)? else { return Ok(None) };
    stored.product.pictures = pictures::of(conn, stored.seq)?;
    Ok(Some(stored))
}

/// A product by its place, also one in the trash.
pub fn by_seq(conn: &Connection, seq: i64) -> Result<Option<Stored>> {
    let sql = format!("SELECT {COLUMNS} FROM products WHERE seq = ?1");
    Ok(conn.prepare_cached(&sql)?.query_row([seq], from_row).optional()?)
}

/// What a suggestion shows of a live product by its place.
pub fn teaser(conn: &Connection, seq: i64) -> Result<Option<SuggestedProduct>> {
    let sql = "SELECT id, listing, title, main_image, price, offer_price, struck FROM products
        WHERE seq = ?1 AND deleted_at IS NULL";
    let teaser = |row: &Row<'_>| {
        Ok(SuggestedProduct {
            id: row.get(0)?,
            listing: Listing::from_name(&row.get::<_, String>(1)?).unwrap_or(Listing::Product),
            title: row.get(2)?,
            main_image: row.get(3)?,
            price: row.get(4)?,
            offer_price: row.get(5)?,
            offer_only: is_offer_only(row.get(4)?, row.get(5)?, row.get(6)?),
        })
    };
    Ok(conn.prepare_cached(sql)?.query_row([seq], teaser).optional()?)
}

/// Live products after a place, in the order of adding.
pub fn page_after(conn: &Connection, seq: i64, most: usize) -> Result<Vec<Stored>> {
    let sql =
        format!("SELECT {COLUMNS} FROM products WHERE seq > ?1 AND deleted_at IS NULL ORDER BY seq LIMIT ?2");
    let most = i64::try_from(most).unwrap_or(i64::MAX);
    let page =
        conn.prepare_cached(&sql)?.query_map([seq, most], from_row)?.collect::<rusqlite::Result<_>>()?;
    Ok(page)
}

/// The products in the trash, the last deleted first.
pub fn in_trash(conn: &Connection) -> Result<Vec<Stored>> {
    let sql = format!(
        "SELECT {COLUMNS} FROM products WHERE deleted_at IS NOT NULL ORDER BY deleted_at DESC, seq DESC"
    );
    let mut query = conn.prepare_cached(&sql)?;
    let all = query.query_map([], from_row)?.collect::<rusqlite::Result<_>>()?;
    Ok(all)
}

/// Moves a live product of a listing to the trash; whether there was one.
pub fn trash(conn: &Connection, listing: Listing, id: &str, now: i64) -> Result<bool> {
    let listing = listing.spec().name;
    let changed = conn.execute(
        "UPDATE products SET deleted_at = ?3 WHERE id = ?1 AND listing = ?2 AND deleted_at IS NULL",
        params![id, listing, now],
    )?;
    Ok(changed == 1)
}

/// Takes a product out of the trash; whether there was one.
pub fn restore(conn: &Connection, id: &str) -> Result<bool> {
    let changed =
        conn.execute("UPDATE products SET deleted_at = NULL WHERE id = ?1 AND deleted_at IS NOT NULL", [id])?;
    Ok(changed == 1)
}

/// Writes all of a product but its stock, which has its ledger, and its views; it was read in the same transaction.
///
/// # Errors
/// 400 for an offer above the price.
pub fn update(conn: &Connection, seq: i64, product: &Product, now: i64) -> Result<()> {
    conn.prepare_cached(
        "UPDATE products SET listing = ?2, title = ?3, description = ?4, price = ?5, offer_price = ?6, category = ?7,
            brand = ?8, main_image = ?9, buy_points = ?10, estimated_delivery = ?11, warranty = ?12,
            emi_available = ?13, specifications = ?14, ram_storage = ?15, available_colors = ?16, main_image_alt = ?17,
            updated_at = ?18
         WHERE seq = ?1",
    )?
    .execute(params![
        seq,
        product.listing.spec().name,
        product.title,
        product.description,
        product.price,
        product.offer_price,
        product.category,
        product.brand,
        product.main_image,
        product.buy_points,
        product.estimated_delivery,
        product.warranty,
        product.emi_available,
        serde_json::to_string(&product.specifications)?,
        serde_json::to_string(&product.ram_storage)?,
        serde_json::to_string(&product.available_colors)?,
        product.main_image_alt,
        now,
    ])
    .on_constraint("offer_not_above_price", || Error::field("offerPrice", Message::OfferAbovePrice))?;
    save_facts(conn, seq, &product.title, &product.specifications, &product.ram_storage)
}

/// Reads what a product tells in numbers, and keeps it.
fn save_facts(
    conn: &Connection,
    seq: i64,
    title: &str,
    specifications: &Specifications,
    ram: &[RamOption],
) -> Result<()> {
    let facts = Facts::of(title, specifications, ram);
    conn.prepare_cached("INSERT OR REPLACE INTO product_facts (product_seq, facts) VALUES (?1, ?2)")?
        .execute(params![seq, facts.number()])?;
    conn.prepare_cached("DELETE FROM memory_prices WHERE product_seq = ?1")?.execute([seq])?;
    let sql = "INSERT OR IGNORE INTO memory_prices (facts, difference, product_seq) VALUES (?1, ?2, ?3)";
    let mut add = conn.prepare_cached(sql)?;
    for (facts, difference) in Facts::memory_prices(ram) {
        add.execute(params![facts.number(), difference, seq])?;
    }
    Ok(())
}

/// Reads the facts of products that an upgrade left unread, also of those in the trash.
pub fn read_facts(conn: &Connection) -> Result<()> {
    let mut unread = conn.prepare("SELECT product_seq FROM product_facts WHERE facts IS NULL")?;
    let seqs: Vec<i64> = unread.query_map([], |r| r.get(0))?.collect::<rusqlite::Result<_>>()?;
    for seq in seqs {
        if let Some(Stored { product, .. }) = by_seq(conn, seq)? {
            save_facts(conn, seq, &product.title, &product.specifications, &product.ram_storage)?;
        }
    }
    Ok(())
}

/// Deletes for good what has lain in the trash since before a time; answers the pictures that it named.
pub fn purge(conn: &Connection, before: i64) -> Result<Vec<String>> {
    let mut old: Vec<Stored> =
        in_trash(conn)?.into_iter().filter(|s| s.deleted_at.is_some_and(|at| at < before)).collect();
    for stored in &mut old {
        stored.product.pictures = pictures::of(conn, stored.seq)?;
        conn.execute("DELETE FROM products WHERE seq = ?1", [stored.seq])?;
    }
    Ok(old.iter().flat_map(|s| s.product.images()).map(str::to_owned).collect())
}

/// Whether a picture belongs to a product, also to one in the trash.
pub fn names_image(conn: &Connection, path: &str) -> Result<bool> {
    let found = conn.query_row(
        "SELECT EXISTS (SELECT 1 FROM products WHERE main_image = ?1
            OR EXISTS (SELECT 1 FROM json_each(available_colors) WHERE json_extract(value, '$.image') = ?1))
            OR EXISTS (SELECT 1 FROM product_pictures WHERE path = ?1)",
        [path],
        |r| r.get(0),
    )?;
    Ok(found)
}

/// Every picture of products, also of those in the trash.
pub fn images(conn: &Connection) -> Result<Vec<String>> {
    let sql = "SELECT main_image FROM products UNION
        SELECT path FROM product_pictures UNION
        SELECT json_extract(value, '$.image') FROM products, json_each(available_colors)
        WHERE json_extract(value, '$.image') <> ''";
    crate::db::texts(conn, sql)
}

/// How many products are not in the trash.
pub fn count(conn: &Connection) -> Result<i64> {
    Ok(conn.query_row("SELECT count(*) FROM products WHERE deleted_at IS NULL", [], |r| r.get(0))?)
}

/// Whether there is no product, not even one in the trash.
pub fn is_empty(conn: &Connection) -> Result<bool> {
    Ok(conn.query_row("SELECT NOT EXISTS (SELECT 1 FROM products)", [], |r| r.get(0))?)
}

/// Stores view counts.
pub fn save_views(conn: &Connection, counts: &[(i64, u64)]) -> Result<()> {
    let mut save = conn.prepare_cached("UPDATE product_views SET views = ?2 WHERE product_seq = ?1")?;
    for (seq, views) in counts {
        save.execute(params![seq, i64::try_from(*views).unwrap_or(i64::MAX)])?;
    }
    Ok(())
}
