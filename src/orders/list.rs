//! The orders of the back office, page by page. How many there are, and where a page begins, is read off the sums that
//! triggers keep of blocks of orders (`order_blocks`), so that neither costs more where there are a million.

use rusqlite::{Connection, ToSql};

use super::filter::{Filter, Span};
use super::model::Order;
use super::store::find;
use super::views::AdminOrder;
use super::{grams, history, lines};
use crate::error::Result;
use crate::http::query::Page;

/// The blocks of `order_blocks`, the large ones first: the one of all, of 16,384, of 256.
const SHIFTS: [u32; 3] = [62, 14, 8];

/// One block, as far as it has orders that are asked for.
struct Block {
    at: i64,
    /// How many of them.
    orders: u64,
    /// Whether that is not known: some were placed within the time that is asked for, others perhaps not.
    is_unsure: bool,
}

impl Filter {
    /// Gives the blocks of a size that begin within a span to `each`, the newest first, until it has enough.
    fn blocks(
        &self,
        conn: &Connection,
        shift: u32,
        span: Span,
        mut each: impl FnMut(Block) -> Result<bool>,
    ) -> Result<()> {
        let (alike, mut values) = self.alike();
        let (first, last) = (span.0 >> shift, (span.1 - 1) >> shift);
        let (since, until) = (self.since.unwrap_or(i64::MIN), self.until.unwrap_or(i64::MAX));
        let sql = format!(
            "SELECT block, sum(orders), max(first_at < ?3 OR last_at >= ?4) FROM order_blocks
             WHERE shift = ?5 AND block BETWEEN ?1 AND ?2 AND last_at >= ?3 AND first_at < ?4{alike}
             GROUP BY block ORDER BY block DESC"
        );
        let mut all: Vec<&dyn ToSql> = vec![&first, &last, &since, &until, &shift];
        all.append(&mut values);
        let mut query = conn.prepare_cached(&sql)?;
        let mut rows = query.query(all.as_slice())?;
        while let Some(row) = rows.next()? {
            let block = Block { at: row.get(0)?, orders: unsigned(row.get(1)?), is_unsure: row.get(2)? };
            if each(block)? {
                break;
            }
        }
        Ok(())
    }

    /// How many orders of a span there are, by the sums of blocks of a size and smaller ones.
    fn count_in(&self, conn: &Connection, sizes: &[u32], span: Span) -> Result<u64> {
        let Some((&shift, smaller)) = sizes.split_first() else {
            return Ok(self.places(conn, span)?.len() as u64);
        };
        let mut count = 0;
        self.blocks(conn, shift, span, |block| {
            let inside = within(span, shift, block.at);
            count += if block.is_unsure { self.count_in(conn, smaller, inside)? } else { block.orders };
            Ok(false)
        })?;
        Ok(count)
    }

    /// Walks over the orders of a span, the newest first; whether there is enough.
    fn walk(&self, conn: &Connection, sizes: &[u32], span: Span, walk: &mut Walk) -> Result<bool> {
        let Some((&shift, smaller)) = sizes.split_first() else {
            walk.pass(&self.places(conn, span)?);
            return Ok(walk.is_over());
        };
        self.blocks(conn, shift, span, |block| {
            if !block.is_unsure && block.orders <= walk.before {
                walk.before -= block.orders;
                return Ok(false);
            }
            self.walk(conn, smaller, within(span, shift, block.at), walk)
        })?;
        Ok(walk.is_over())
    }
}

fn unsigned(count: i64) -> u64 {
    u64::try_from(count).unwrap_or(0)
}

/// The part of a span that a block has.
fn within(span: Span, shift: u32, block: i64) -> Span {
    let first = block << shift;
    (span.0.max(first), span.1.min(first.saturating_add(1 << shift)))
}

/// A page that is looked for: how many orders stand before it that were not passed yet, and what was found of it.
struct Walk {
    before: u64,
    limit: usize,
    found: Vec<i64>,
}

impl Walk {
    fn pass(&mut self, places: &[i64]) {
        let skipped = usize::try_from(self.before).unwrap_or(usize::MAX).min(places.len());
        self.before -= skipped as u64;
        let left = self.limit - self.found.len();
        self.found.extend(places[skipped..].iter().take(left));
    }

    fn is_over(&self) -> bool {
        self.found.len() == self.limit
    }
}

/// From where on orders are not in the sums yet: a few hundred at most.
fn summed_below(conn: &Connection) -> Result<i64> {
    Ok(conn.prepare_cached("SELECT below FROM orders_summed")?.query_row([], |row| row.get(0))?)
}

/// How many orders of the back office there are.
///
/// # Errors
/// Where the database fails.
pub fn count(conn: &Connection, filter: &Filter) -> Result<u64> {
    let below = summed_below(conn)?;
    let newest = filter.places(conn, (below, i64::MAX))?.len() as u64;
    Ok(newest + filter.count_in(conn, &SHIFTS, (0, below))?)
}

/// The places of a page's orders, the newest first, and how many there are over all pages.
///
/// # Errors
/// Where the database fails.
pub fn places(conn: &Connection, filter: &Filter, page: Option<Page>) -> Result<(Vec<i64>, u64)> {
    let Some(page) = page.filter(|_| filter.q.is_none()) else {
        let all = match &filter.q {
            Some(q) => grams::places(conn, filter, q)?,
            None => filter.places(conn, (0, i64::MAX))?,
        };
        let total = all.len() as u64;
        return Ok((page.map_or(all.clone(), |page| page.of(&all).to_vec()), total));
    };
    let below = summed_below(conn)?;
    let mut walk = Walk { before: page.before() as u64, limit: page.limit, found: Vec::new() };
    let newest = filter.places(conn, (below, i64::MAX))?;
    walk.pass(&newest);
    if !walk.is_over() {
        filter.walk(conn, &SHIFTS, (0, below), &mut walk)?;
    }
    let total = newest.len() as u64 + filter.count_in(conn, &SHIFTS, (0, below))?;
    Ok((walk.found, total))
}

/// The orders of the back office, the newest first, and how many there are over all pages.
///
/// # Errors
/// Where the database fails.
pub fn list(conn: &Connection, filter: &Filter, page: Option<Page>) -> Result<(Vec<AdminOrder>, u64)> {
    let (places, total) = places(conn, filter, page)?;
    let rest = "WHERE seq IN (SELECT value FROM json_each(?1)) ORDER BY seq DESC";
    let orders = find(conn, rest, &[&serde_json::to_string(&places)?])?;
    let gone = lines::gone(conn, &orders)?;
    let mut histories = history::of_orders(conn, &orders)?;
    let whole = |order: Order| {
        let history = histories.remove(&order.seq).unwrap_or_default();
        AdminOrder::of(order, history, &gone)
    };
    Ok((orders.into_iter().map(whole).collect(), total))
}
