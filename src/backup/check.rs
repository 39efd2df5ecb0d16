//! Whether a shop is intact: its database, its stock ledger, and every picture that a row names.

use std::path::Path;
use std::thread;

use anyhow::bail;
use rusqlite::Connection;

use crate::audit;
use crate::catalogue;
use crate::contact;
use crate::db;
use crate::db::upgrade::Age;
use crate::error::{Error, Result};
use crate::images::ImageStore;
use crate::orders;
use crate::references;
use crate::reviews;

/// What was found, one sentence each.
#[derive(Debug, Default)]
pub struct Report {
    /// What is wrong with the database.
    pub database: Vec<String>,
    /// What is wrong with pictures.
    pub pictures: Vec<String>,
    /// What is odd and harms nothing.
    pub notes: Vec<String>,
    /// How many pictures rows name.
    pub named: usize,
    /// How many products are not in the trash.
    pub products: i64,
}

/// Looks at a data folder, also beside a running shop, and changes nothing.
///
/// # Errors
/// Where there is no shop, or its pictures cannot be looked at.
pub fn run(data: &Path) -> anyhow::Result<Report> {
    let file = db::file_in(data);
    if !file.is_file() {
        bail!("there is no shop in {}", data.display());
    }
    if db::upgrade::age(&file)? == Age::Older {
        bail!(
            "the tables of {} are those of an older haat: check it with that one, or after this one's first start",
            file.display()
        );
    }
    let images = ImageStore::attach(data, 1);
    // So that a running shop removes no picture between the look at its row and the look at its files.
    let _kept = images.freeze()?;
    let mut report = Report::default();
    let named = db::open_to_read(&file).map_err(Error::from).and_then(|conn| {
        // One view of the database for all questions.
        conn.execute_batch("BEGIN")?;
        look_at_database(&conn, &mut report);
        report.products = catalogue::store::count(&conn)?;
        references::named(&conn)
    });
    match named {
        Ok(named) => look_at_pictures(&images, &named, &mut report)?,
        Err(cause) => report.database.push(format!("the database cannot be read: {}", told(cause))),
    }
    Ok(report)
}

/// An error in the words of the database, which replies to people keep to themselves.
fn told(cause: Error) -> String {
    match cause {
        Error::Internal(cause) => format!("{cause:#}"),
        other => other.to_string(),
    }
}

fn look_at_database(conn: &Connection, report: &mut Report) {
    type Question = fn(&Connection) -> Result<Vec<String>>;
    let questions: [Question; 5] = [integrity, foreign_keys, ledger, stars, sums];
    for question in questions {
        match question(conn) {
            Ok(problems) => report.database.extend(problems),
            Err(cause) => report.database.push(format!("the database cannot be read: {}", told(cause))),
        }
    }
}

fn integrity(conn: &Connection) -> Result<Vec<String>> {
    let lines = db::texts(conn, "PRAGMA integrity_check(20)")?;
    Ok(lines.into_iter().filter(|line| line != "ok").map(|line| format!("the database: {line}")).collect())
}

fn foreign_keys(conn: &Connection) -> Result<Vec<String>> {
    let sql = "SELECT \"table\" || ': a row names a row of ' || parent || ' that is not there' FROM
        pragma_foreign_key_check LIMIT 20";
    db::texts(conn, sql)
}

fn ledger(conn: &Connection) -> Result<Vec<String>> {
    let wrong = catalogue::ledger::mismatches(conn)?;
    let told = wrong.into_iter().map(|wrong| {
        let catalogue::ledger::Mismatch { title, id, stock, sum } = wrong;
        format!("the product {id} ({title}): its stock is {stock}, and its stock ledger adds up to {sum}")
    });
    Ok(told.collect())
}

fn stars(conn: &Connection) -> Result<Vec<String>> {
    let wrong = reviews::store::mismatches(conn)?;
    let told = wrong
        .into_iter()
        .map(|(id, title)| format!("the product {id} ({title}): its stars are not those of its reviews"));
    Ok(told.collect())
}

fn sums(conn: &Connection) -> Result<Vec<String>> {
    let wrong = orders::kept::mismatches(conn)?;
    let told = wrong.into_iter().map(|what| format!("the sums of orders: {what} is not what the orders say"));
    let log =
        (!audit::is_counted_right(conn)?).then(|| "the audit log: its number of rows is wrong".to_owned());
    let messages = (!contact::store::is_counted_right(conn)?)
        .then(|| "the messages: their number is not what it should be".to_owned());
    Ok(told.chain(log).chain(messages).collect())
}

/// Decodes every file of every picture, on all cores.
fn look_at_pictures(images: &ImageStore, named: &[String], report: &mut Report) -> anyhow::Result<()> {
    report.named = named.len();
    let cores = thread::available_parallelism().map_or(1, usize::from);
    let share = named.len().div_ceil(cores).max(1);
    report.pictures = thread::scope(|scope| {
        let look = |some: &[String]| some.iter().flat_map(|path| images.faults(path)).collect::<Vec<_>>();
        let shares: Vec<_> = named.chunks(share).map(|some| scope.spawn(move || look(some))).collect();
        shares
            .into_iter()
            .flat_map(|share| share.join().unwrap_or_else(|_| vec!["a picture stopped the check".to_owned()]))
            .collect()
    });
    for path in images.names_on_disk()?.into_iter().filter(|path| named.binary_search(path).is_err()) {
        report.notes.push(format!("{path}: no row names this picture"));
    }
    Ok(())
}
