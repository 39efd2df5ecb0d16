//! Which product of the shop a product of a file is.

use rusqlite::{Connection, OptionalExtension, params};

use super::draft::{Draft, Format};
use crate::catalogue::store::{self as products, Stored};
use crate::error::Result;

/// What the shop has of a draft.
#[derive(Debug)]
pub enum Known {
    /// Nothing.
    New,
    /// A live product.
    Live(Box<Stored>),
    /// A product in the trash that the file names by its `_id`.
    InTrash,
}

/// Looks for the product of a draft, by the `_id` that it names, else by what an earlier import made of it.
pub fn find(conn: &Connection, format: Format, draft: &Draft) -> Result<Known> {
    if let Some(id) = &draft.id {
        if let Some(stored) = products::by_id(conn, id)? {
            return Ok(Known::Live(Box::new(stored)));
        }
        let trashed: bool = conn
            .prepare_cached("SELECT EXISTS (SELECT 1 FROM products WHERE id = ?1)")?
            .query_row([id], |row| row.get(0))?;
        if trashed {
            return Ok(Known::InTrash);
        }
    }
    let seq: Option<i64> = conn
        .prepare_cached("SELECT product_seq FROM import_keys WHERE format = ?1 AND key = ?2")?
        .query_row(params![format.as_str(), draft.key], |row| row.get(0))
        .optional()?;
    let stored = seq.map(|seq| products::by_seq(conn, seq)).transpose()?.flatten();
    // One that was deleted is made anew.
    Ok(stored.filter(|s| s.deleted_at.is_none()).map_or(Known::New, |s| Known::Live(Box::new(s))))
}

/// Remembers which product a draft became.
pub fn remember(conn: &Connection, format: Format, key: &str, product: &str) -> Result<()> {
    conn.prepare_cached(
        "INSERT INTO import_keys (format, key, product_seq) SELECT ?1, ?2, seq FROM products WHERE id = ?3
         ON CONFLICT (format, key) DO UPDATE SET product_seq = excluded.product_seq",
    )?
    .execute(params![format.as_str(), key, product])?;
    Ok(())
}
