//! A product's pictures beside its main one and those of its colours: in the database, and loaded with one product alone.
//! Lists and what is in memory of a product know nothing of them (contract 4).

use rusqlite::{Connection, Row, params};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::error::Result;

/// How many a product has at most: eight with the main one. The table has places for as many.
pub const MOST: usize = 7;

/// A picture beside the main one.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = ProductPicture)]
pub struct Picture {
    /// Its stored path.
    pub image: String,
    /// What it shows, in words; left out where the owner did not say it.
    #[schema(required = false)]
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub alt: String,
}

/// Those of a product, also of one in the trash, in the owner's order.
pub fn of(conn: &Connection, product_seq: i64) -> Result<Vec<Picture>> {
    let sql = "SELECT path, alt FROM product_pictures WHERE product_seq = ?1 ORDER BY place";
    let picture = |row: &Row<'_>| Ok(Picture { image: row.get(0)?, alt: row.get(1)? });
    let all =
        conn.prepare_cached(sql)?.query_map([product_seq], picture)?.collect::<rusqlite::Result<_>>()?;
    Ok(all)
}

/// Puts others in the place of a product's.
pub fn replace(conn: &Connection, product_seq: i64, pictures: &[Picture]) -> Result<()> {
    conn.prepare_cached("DELETE FROM product_pictures WHERE product_seq = ?1")?.execute([product_seq])?;
    let mut insert = conn.prepare_cached(
        "INSERT INTO product_pictures (product_seq, place, path, alt) VALUES (?1, ?2, ?3, ?4)",
    )?;
    for (place, picture) in (1_i64..).zip(pictures) {
        insert.execute(params![product_seq, place, picture.image, picture.alt])?;
    }
    Ok(())
}
