//! The stock ledger as the back office reads it (contract 4).

use rusqlite::{Connection, OptionalExtension};
use serde::Serialize;
use utoipa::ToSchema;

use crate::clock::rfc3339;
use crate::error::Result;
use crate::words::words;

words! {
    /// Why a stock changed.
    #[schema(as = StockCause)]
    pub enum Cause {
        /// The product was added with it.
        Added = "added",
        /// A customer ordered.
        Order = "order",
        /// A quick order or a pre-order was approved.
        Approval = "approval",
        /// An order was cancelled or deleted.
        Deletion = "deletion",
        /// An order came back from the trash.
        Restoring = "restoring",
        /// A customer brought pieces back.
        Return = "return",
        /// An admin wrote another stock.
        Edit = "edit",
        /// An import did.
        Import = "import",
    }
}

/// One change of a stock.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct LedgerRow {
    /// Its number; later rows have higher ones.
    pub id: i64,
    /// Why.
    pub cause: Cause,
    /// Pieces that came (or went, below 0).
    pub delta: i64,
    /// The stock before.
    pub before: i64,
    /// The stock after.
    pub after: i64,
    /// Who: an e-mail address.
    pub actor: String,
    /// The order that it was for.
    pub order_id: Option<String>,
    /// When.
    pub at: String,
}

/// The ledger of a product, also of one in the trash, the newest row first; nothing where there is no such product.
pub fn of_product(conn: &Connection, id: &str) -> Result<Option<Vec<LedgerRow>>> {
    let seq: Option<i64> =
        conn.query_row("SELECT seq FROM products WHERE id = ?1", [id], |r| r.get(0)).optional()?;
    let Some(seq) = seq else { return Ok(None) };
    let mut query = conn.prepare_cached(
        "SELECT id, cause, delta, stock_before, stock_after, actor, subject_id, at FROM stock_ledger
         WHERE product_seq = ?1 ORDER BY id DESC",
    )?;
    let rows = query.query_map([seq], |r| {
        Ok(LedgerRow {
            id: r.get(0)?,
            cause: r.get(1)?,
            delta: r.get(2)?,
            before: r.get(3)?,
            after: r.get(4)?,
            actor: r.get(5)?,
            order_id: r.get(6)?,
            at: rfc3339(r.get(7)?),
        })
    })?;
    Ok(Some(rows.collect::<rusqlite::Result<_>>()?))
}

/// Whether an order moved a product's stock since the moment, in milliseconds, at which the product was last edited.
pub fn moved_by_orders_since(conn: &Connection, seq: i64, edited: i64) -> Result<bool> {
    let sql = "SELECT EXISTS (SELECT 1 FROM stock_ledger
        WHERE product_seq = ?1 AND at >= ?2 AND cause NOT IN ('added', 'edit', 'import'))";
    Ok(conn.prepare_cached(sql)?.query_row([seq, edited], |r| r.get(0))?)
}

/// A product whose stock is not what its ledger says.
#[derive(Debug)]
pub struct Mismatch {
    /// The product's `_id`.
    pub id: String,
    /// Its title.
    pub title: String,
    /// Its stock.
    pub stock: i64,
    /// The sum of its ledger.
    pub sum: i64,
}

/// The products whose stock is not the sum of their ledger (contract 4): none in an intact shop.
pub fn mismatches(conn: &Connection) -> Result<Vec<Mismatch>> {
    let mut query = conn.prepare(
        "SELECT p.id, p.title, p.stock, coalesce(l.sum, 0) FROM products p LEFT JOIN
            (SELECT product_seq, sum(delta) AS sum FROM stock_ledger GROUP BY product_seq) l ON l.product_seq = p.seq
         WHERE p.stock <> coalesce(l.sum, 0) ORDER BY p.seq",
    )?;
    let rows = query.query_map([], |r| {
        Ok(Mismatch { id: r.get(0)?, title: r.get(1)?, stock: r.get(2)?, sum: r.get(3)? })
    })?;
    Ok(rows.collect::<rusqlite::Result<_>>()?)
}
