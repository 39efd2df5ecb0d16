//! What the owner chose, in the database.

use rusqlite::{Connection, params};

use crate::catalogue::search::suggest::SuggestedProduct;
use crate::catalogue::store as products;
use crate::error::Result;

/// The places in the order of adding of what the owner chose for a product, in the owner's order; what lies in the trash is
/// left out.
pub fn chosen(conn: &Connection, product_seq: i64) -> Result<Vec<i64>> {
    let sql =
        "SELECT a.accessory_seq FROM product_accessories AS a JOIN products AS p ON p.seq = a.accessory_seq
        WHERE a.product_seq = ?1 AND p.deleted_at IS NULL ORDER BY a.place";
    let mut query = conn.prepare_cached(sql)?;
    let seqs = query.query_map([product_seq], |row| row.get(0))?;
    Ok(seqs.collect::<rusqlite::Result<_>>()?)
}

/// The same as the back office shows it.
pub fn teasers(conn: &Connection, product_seq: i64) -> Result<Vec<SuggestedProduct>> {
    let seqs = chosen(conn, product_seq)?;
    seqs.into_iter().filter_map(|seq| products::teaser(conn, seq).transpose()).collect()
}

/// Puts another choice in the place of a product's.
pub fn replace(conn: &Connection, product_seq: i64, accessories: &[i64]) -> Result<()> {
    conn.prepare_cached("DELETE FROM product_accessories WHERE product_seq = ?1")?.execute([product_seq])?;
    let mut insert = conn.prepare_cached(
        "INSERT INTO product_accessories (product_seq, place, accessory_seq) VALUES (?1, ?2, ?3)",
    )?;
    for (place, accessory) in (1_i64..).zip(accessories) {
        insert.execute(params![product_seq, place, accessory])?;
    }
    Ok(())
}
