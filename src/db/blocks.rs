//! Where a page of a long list begins. Triggers keep how many rows there are in each block of keys, so that no row before the
//! page is gone through but those of its own block.

use rusqlite::{Connection, ToSql};

use crate::error::Result;

/// So many keys are a block.
const BLOCK: i64 = 4096;

/// Where the page of a list begins, whose greatest keys come first: so many rows after those from a key on.
pub struct Place {
    /// How many rows there are over all pages.
    pub total: i64,
    /// The keys of the page are below this one.
    pub below: i64,
    /// How many such rows come before the page.
    pub offset: i64,
}

impl Place {
    /// Found in a table with the columns `block` and `rows`, of whose rows those count that fit.
    ///
    /// # Errors
    /// Where the database fails.
    pub fn by_blocks(
        conn: &Connection,
        table: &str,
        fits: &str,
        values: &[&dyn ToSql],
        offset: i64,
    ) -> Result<Self> {
        let mut query = conn.prepare_cached(&format!(
            "SELECT block, sum(rows) FROM {table} WHERE {fits} GROUP BY block ORDER BY block DESC"
        ))?;
        let mut blocks = query.query(values)?;
        // Beyond all rows there is none.
        let mut place = Self { total: 0, below: 0, offset: 0 };
        while let Some(row) = blocks.next()? {
            let (block, rows): (i64, i64) = (row.get(0)?, row.get(1)?);
            if (place.total..place.total + rows).contains(&offset) {
                (place.below, place.offset) = ((block + 1) * BLOCK, offset - place.total);
            }
            place.total += rows;
        }
        Ok(place)
    }
}
