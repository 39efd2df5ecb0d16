//! Reading products for the index. All of them come from indexes that hold just what is needed, each read once from end to
//! end, so that a start does not read the descriptions and pictures of a whole shop.

use rusqlite::{CachedStatement, Connection, Row, Rows};

use super::Index;
use super::assembly::{Assembly, assemble};
use super::memory_prices::MemoryPrices;
use super::slim::Slim;
use crate::catalogue::listings::Listing;
use crate::catalogue::model::effective_price;
use crate::catalogue::search::bit_set::BitSet;
use crate::catalogue::specs::Facts;
use crate::error::Result;
use crate::memory;

const COLUMNS: &str = "seq, id, listing, title, brand, category, price, offer_price";

/// Reads [`COLUMNS`].
fn from_row<'a>(row: &'a Row<'_>) -> rusqlite::Result<Slim<'a>> {
    let text = |column: usize| -> rusqlite::Result<&'a str> { Ok(row.get_ref(column)?.as_str()?) };
    Ok(Slim {
        seq: row.get(0)?,
        id: text(1)?,
        listing: Listing::from_name(text(2)?).unwrap_or(Listing::Product),
        title: text(3)?,
        brand: text(4)?,
        category: text(5)?,
        price: effective_price(row.get(6)?, row.get(7)?),
        views: 0,
        available: false,
        facts: 0,
    })
}

/// Numbers by the places of products, read along with them.
struct Beside<'a> {
    rows: Rows<'a>,
    next: Option<(i64, i64)>,
}

impl<'a> Beside<'a> {
    /// Of rows in the order of their places, each a place and a number.
    fn of(query: &'a mut CachedStatement<'_>) -> Result<Self> {
        let mut beside = Self { rows: query.query([])?, next: None };
        beside.step()?;
        Ok(beside)
    }

    fn step(&mut self) -> Result<()> {
        self.next = match self.rows.next()? {
            Some(row) => Some((row.get(0)?, row.get(1)?)),
            None => None,
        };
        Ok(())
    }

    /// The number of a product; products are asked for in their order.
    fn at(&mut self, seq: i64) -> Result<Option<i64>> {
        while self.next.is_some_and(|(place, _)| place < seq) {
            self.step()?;
        }
        Ok(self.next.filter(|(place, _)| *place == seq).map(|(_, number)| number))
    }
}

/// Reads what the memory options of some products cost.
fn memory_prices(conn: &Connection, live: &BitSet) -> Result<MemoryPrices> {
    let mut options = conn.prepare(
        "SELECT facts, difference, product_seq FROM memory_prices ORDER BY facts, difference, product_seq",
    )?;
    let mut rows = options.query([])?;
    let mut all = MemoryPrices::default();
    let (mut last, mut products) = ((0, 0), BitSet::default());
    while let Some(row) = rows.next()? {
        let option = (row.get(0)?, row.get(1)?);
        if option != last {
            all.put(Facts::stored(last.0), last.1, std::mem::take(&mut products).both(live));
            last = option;
        }
        products.set(row.get(2)?);
    }
    all.put(Facts::stored(last.0), last.1, products.both(live));
    Ok(all)
}

impl Index {
    /// Reads every live product, as of a revision.
    ///
    /// # Errors
    /// Where the database fails.
    pub fn load(conn: &Connection, revision: u64) -> Result<Self> {
        let sql = format!(
            "SELECT {COLUMNS} FROM products INDEXED BY products_in_memory WHERE deleted_at IS NULL ORDER BY seq"
        );
        let mut views =
            conn.prepare_cached("SELECT product_seq, views FROM product_views ORDER BY product_seq")?;
        let mut facts = conn.prepare_cached(
            "SELECT product_seq, coalesce(facts, 0) FROM product_facts ORDER BY product_seq",
        )?;
        let mut sold_out = conn.prepare_cached(
            "SELECT seq, 0 FROM products INDEXED BY products_sold_out
             WHERE stock <= 0 AND deleted_at IS NULL ORDER BY seq",
        )?;
        let (mut views, mut facts) = (Beside::of(&mut views)?, Beside::of(&mut facts)?);
        let mut sold_out = Beside::of(&mut sold_out)?;
        let mut query = conn.prepare(&sql)?;
        let mut rows = query.query([])?;
        let read = |whole: &mut Assembly| {
            while let Some(row) = rows.next()? {
                let mut slim = from_row(row)?;
                slim.views = views.at(slim.seq)?.unwrap_or(0);
                slim.facts = facts.at(slim.seq)?.unwrap_or(0);
                slim.available = sold_out.at(slim.seq)?.is_none() || !slim.listing.spec().takes_stock;
                whole.add(&slim);
            }
            Ok(())
        };
        memory::sparing(|| {
            let mut index = assemble(revision, read)?;
            index.memory_prices = memory_prices(conn, &index.live)?;
            Ok(index)
        })
    }

    /// Reads some products again after a commit.
    ///
    /// # Errors
    /// Where the database fails; the index is then unchanged or partly renewed, and the caller loads it whole.
    pub fn refresh(&mut self, conn: &Connection, rows: &[i64], revision: u64) -> Result<()> {
        let sql = format!(
            "SELECT {COLUMNS}, stock, coalesce(v.views, 0), coalesce(f.facts, 0) FROM products AS p
             LEFT JOIN product_views AS v ON v.product_seq = p.seq
             LEFT JOIN product_facts AS f ON f.product_seq = p.seq
             WHERE p.seq = ?1 AND p.deleted_at IS NULL"
        );
        let mut query = conn.prepare_cached(&sql)?;
        let mut options =
            conn.prepare_cached("SELECT facts, difference FROM memory_prices WHERE product_seq = ?1")?;
        for seq in rows {
            let mut found = query.query([seq])?;
            let slim = match found.next()? {
                Some(row) => {
                    let mut slim = from_row(row)?;
                    slim.available = row.get::<_, i64>(8)? > 0 || !slim.listing.spec().takes_stock;
                    (slim.views, slim.facts) = (row.get(9)?, row.get(10)?);
                    Some(slim)
                }
                None => None,
            };
            self.renew(*seq, slim, revision);
            let mut found = options.query([seq])?;
            while let Some(row) = found.next()? {
                if self.live.has(*seq) {
                    self.memory_prices.add(Facts::stored(row.get(0)?), row.get(1)?, *seq);
                }
            }
        }
        Ok(())
    }
}
