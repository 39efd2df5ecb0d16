//! A grown shop, written straight into the tables that the shop itself made: so many products, orders and customers of three
//! years, the same at every run but for their ids.

use std::path::Path;
use std::sync::Arc;
use std::time::Instant;

use anyhow::Result;
use haat::auth::password;
use haat::catalogue::ledger::Cause;
use haat::catalogue::listings::Listing;
use haat::catalogue::{store, struck};
use haat::clock::{Clock, DAY_MS};
use haat::db::{file_in, open_migrated};
use haat::orders::grams;
use rusqlite::Connection;

use super::{persons, sales, wares};
use crate::child::{ADMIN, PASSWORD};
use crate::report::note;
use crate::shop;

/// How large a shop is.
pub struct Size {
    /// As it is called in folders and figures.
    pub name: &'static str,
    /// Products, and as many orders.
    pub products: usize,
    /// Customers.
    pub customers: usize,
}

/// How many pictures the products share.
const PICTURES: u8 = 40;
const YEARS_MS: i64 = 3 * 365 * DAY_MS;
/// A message for so many orders.
const ORDERS_A_MESSAGE: usize = 20;

/// The time over which things are spread, the oldest first.
#[derive(Clone, Copy)]
pub struct Times {
    now: i64,
}

impl Times {
    /// When the n-th of so many things came to be.
    pub fn of(self, n: usize, count: usize) -> i64 {
        #[allow(
            clippy::cast_precision_loss,
            clippy::cast_possible_truncation,
            reason = "far below 2^52, and to the millisecond is good enough"
        )]
        let since = (YEARS_MS as f64 * (n as f64 / count.max(1) as f64)) as i64;
        self.now - YEARS_MS + since
    }
}

/// What an order copies of a product.
pub struct Sold {
    /// Its place.
    pub seq: i64,
    /// Its id.
    pub id: String,
    /// Its listing.
    pub listing: Listing,
    /// Its title.
    pub title: String,
    /// In upper case.
    pub category: String,
    /// In upper case.
    pub brand: String,
    /// The stored path.
    pub image: Arc<str>,
    /// Its first colour.
    pub colour: String,
    /// Its first memory, or empty.
    pub memory: String,
    /// What is asked for it.
    pub price: i64,
}

/// Makes a shop in a folder that is not there yet.
pub fn make(data: &Path, size: &Size) -> Result<()> {
    let begin = Instant::now();
    let count = size.products;
    std::fs::create_dir_all(data)?;
    let pictures = pictures(data)?;
    let times = Times { now: Clock::default().now_ms() };
    let conn = open_migrated(&file_in(data))?;
    // Nobody waits for this shop yet: what fails is thrown away whole.
    conn.execute_batch(
        "PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA foreign_keys = OFF; PRAGMA cache_size = -524288;",
    )?;
    let said =
        |what: &str| note(&format!("{}: {what} after {:.0} s", size.name, begin.elapsed().as_secs_f64()));
    conn.execute_batch("BEGIN")?;
    let sold = products(&conn, count, &pictures, times)?;
    // What the shop would do within a minute of its first start, for a quarter of all products.
    struck::end_due(&conn, times.now)?;
    said("products");
    let people = persons::sign_up(&conn, size.customers, &password::hash(PASSWORD)?, times)?;
    persons::write(&conn, count / ORDERS_A_MESSAGE, times)?;
    let mut sales = sales::Sales::new(&conn)?;
    for n in 0..count {
        sales.put((n, count), &sold, &people, times)?;
    }
    drop(sales);
    // What it would do within some minutes.
    grams::index_all(&conn)?;
    conn.execute_batch("COMMIT")?;
    said("customers and orders");
    // As a shop does that is ended.
    conn.execute_batch(
        "PRAGMA analysis_limit = 1000; PRAGMA optimize = 0x10002; PRAGMA journal_mode = WAL;",
    )?;
    said("all");
    Ok(())
}

/// Makes the data folder as the shop does, with a few pictures; answers their paths.
fn pictures(data: &Path) -> Result<Vec<Arc<str>>> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let state = shop::open(data)?;
    let mut paths = Vec::new();
    for n in 0..PICTURES {
        paths.push(shop::keep_picture(&state, &runtime, [11, 40 + n * 5, 83])?);
    }
    state.db.close();
    Ok(paths)
}

fn products(conn: &Connection, count: usize, pictures: &[Arc<str>], times: Times) -> Result<Vec<Sold>> {
    let mut sold = Vec::with_capacity(count);
    for n in 0..count {
        let new = wares::product(n, pictures);
        let image = pictures.iter().find(|path| ***path == *new.main_image).unwrap_or(&pictures[0]);
        let id = store::insert(conn, &new, Cause::Added, ADMIN, times.of(n, count))?;
        sold.push(Sold {
            seq: i64::try_from(n + 1)?,
            id,
            listing: new.listing,
            image: Arc::clone(image),
            colour: new.available_colors.first().map(|c| c.color.clone()).unwrap_or_default(),
            memory: new.ram_storage.first().map(|m| m.option.clone()).unwrap_or_default(),
            price: if new.offer_price > 0 { new.offer_price } else { new.price },
            title: new.title,
            category: new.category,
            brand: new.brand,
        });
    }
    Ok(sold)
}
