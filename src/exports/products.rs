//! The rows of `products.csv`.

use rusqlite::Connection;

use super::cells::guarded;
use super::page::Page;
use crate::catalogue::model::Product;
use crate::catalogue::store;
use crate::error::Result;

/// The columns. `exportedStock` repeats the stock, so that an import can tell what a person changed from what was sold
/// meanwhile.
pub const COLUMNS: [&str; 21] = [
    "_id",
    "listing",
    "title",
    "description",
    "price",
    "offerPrice",
    "stock",
    "category",
    "brand",
    "estimatedDelivery",
    "warranty",
    "emiAvailable",
    "buyPoints",
    "specifications",
    "ramStorage",
    "availableColors",
    "mainImage",
    "mainImageAlt",
    "createdAt",
    "updatedAt",
    "exportedStock",
];

/// The products after a place in the order of adding.
pub(super) fn page(conn: &Connection, after: Option<i64>, rows: usize) -> Result<Page> {
    let found = store::page_after(conn, after.unwrap_or(0), rows)?;
    let last = found.last().map(|stored| stored.seq);
    let mut page = Page::new(last);
    for stored in found {
        page.add(&cells(&stored.product)?)?;
    }
    Ok(page)
}

fn cells(product: &Product) -> Result<[String; COLUMNS.len()]> {
    let text = |text: &str| guarded(text).into_owned();
    Ok([
        product.id.clone(),
        product.listing.spec().name.to_owned(),
        text(&product.title),
        text(&product.description),
        product.price.to_string(),
        product.offer_price.to_string(),
        product.stock.to_string(),
        text(&product.category),
        text(&product.brand),
        text(&product.estimated_delivery),
        text(&product.warranty),
        product.emi_available.to_string(),
        product.buy_points.to_string(),
        serde_json::to_string(&product.specifications)?,
        serde_json::to_string(&product.ram_storage)?,
        serde_json::to_string(&product.available_colors)?,
        product.main_image.clone(),
        text(&product.main_image_alt),
        product.created_at.clone(),
        product.updated_at.clone(),
        product.stock.to_string(),
    ])
}
