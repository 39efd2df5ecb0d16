//! Going back to the database of before the last upgrade, where the new version turned out bad: what was there is put
//! aside, not deleted.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, bail};
use rusqlite::Connection;

use super::{file_in, open, open_to_read, upgrade};
use crate::clock::dhaka;

/// What begins the name of the folder that the database is put aside into.
const ASIDE: &str = "before-rollback-";

/// What going back would do.
#[derive(Debug)]
pub struct Plan {
    copy: PathBuf,
    copied: Stock,
    today: Stock,
}

/// What a database holds, as far as an owner wants to know before it is replaced.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Stock {
    version: i64,
    orders: i64,
    products: i64,
    customers: i64,
    last_order: Option<i64>,
}

impl Stock {
    fn of(conn: &Connection) -> rusqlite::Result<Self> {
        let count = |sql: &str| conn.query_row(sql, [], |r| r.get::<_, i64>(0));
        Ok(Self {
            version: upgrade::version(conn)?.unwrap_or(0),
            orders: count("SELECT count(*) FROM orders")?,
            products: count("SELECT count(*) FROM products")?,
            customers: count("SELECT count(*) FROM customers")?,
            last_order: conn.query_row("SELECT max(ordered_at) FROM orders", [], |r| r.get(0))?,
        })
    }

    fn line(&self, what: &str, file: &Path) -> String {
        let last = self.last_order.map_or_else(|| "none".to_owned(), dhaka);
        format!(
            "{what}: {} (tables of version {}; {} orders, the last {last}; {} products; {} customers)",
            file.display(),
            self.version,
            self.orders,
            self.products,
            self.customers
        )
    }
}

/// Looks what there is to go back to, in a data folder that the caller has locked.
///
/// # Errors
/// Where there is no copy of before the upgrade to today's tables, or one of the two cannot be read.
pub fn plan(data: &Path) -> anyhow::Result<Plan> {
    let file = file_in(data);
    if !file.is_file() {
        bail!("there is no shop in {}", data.display());
    }
    let read = |file: &Path| -> anyhow::Result<Stock> {
        let stock = open_to_read(file).and_then(|conn| Stock::of(&conn));
        stock.with_context(|| format!("{} cannot be read", file.display()))
    };
    let today = read(&file)?;
    let newest = upgrade::copies(&file)?.into_iter().find(|(to, _)| *to == today.version);
    let Some((_, copy)) = newest else {
        bail!(
            "there is no copy of the database from before its upgrade to version {}; `haat restore` puts a backup into \
             an empty data folder",
            today.version
        );
    };
    Ok(Plan { copied: read(&copy)?, copy, today })
}

impl Plan {
    /// What would be done, for the owner to read.
    #[must_use]
    pub fn lines(&self) -> Vec<String> {
        vec![
            self.today.line("put aside", Path::new("haat.db")),
            self.copied.line("put in its place", &self.copy),
            format!(
                "{} orders, {} products and {} customers that came since are not in it",
                (self.today.orders - self.copied.orders).max(0),
                (self.today.products - self.copied.products).max(0),
                (self.today.customers - self.copied.customers).max(0)
            ),
        ]
    }

    /// Does it, and answers with the folder that today's database was put into. Whatever stops it in between, one of the two
    /// databases is in place whole, or both are beside it.
    ///
    /// # Errors
    /// Where the disk refuses.
    pub fn carry_out(&self, data: &Path, now: i64) -> anyhow::Result<PathBuf> {
        let file = file_in(data);
        let part = data.join("haat.db.part");
        copy_durably(&self.copy, &part).context("the copy cannot be put beside the database")?;
        let aside = data.join(format!("{ASIDE}{}", dhaka(now).replace(' ', "-").replace(':', "")));
        fs::create_dir(&aside).with_context(|| format!("{} cannot be made", aside.display()))?;
        // The log first: it belongs to that database, and must never stand beside the other one.
        for name in ["haat.db-wal", "haat.db-shm", "haat.db"] {
            match fs::rename(data.join(name), aside.join(name)) {
                Err(cause) if cause.kind() != io::ErrorKind::NotFound => {
                    return Err(cause).with_context(|| format!("{name} cannot be put aside"));
                }
                _ => {}
            }
        }
        fs::rename(&part, &file).context("the copy cannot be put in place")?;
        File::open(data)?.sync_all()?;
        Ok(aside)
    }
}

/// The copy without its sessions: one that was ended since must not come back.
fn copy_durably(from: &Path, to: &Path) -> anyhow::Result<()> {
    fs::copy(from, to)?;
    let conn = open(to)?;
    conn.execute("DELETE FROM sessions", [])?;
    conn.close().map_err(|(_, cause)| cause)?;
    Ok(File::open(to)?.sync_all()?)
}
