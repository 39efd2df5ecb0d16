//! Whether the shop stays as quick as it grows: 1,000,000 products, 1,000,000 orders and 100,000 customers beside 10,000,
//! 10,000 and 1,000, asked the same by one client. `HAAT_BENCH_SHOPS` names a folder where both shops are kept and, at the next
//! run, taken from.

mod asked;
mod dice;
mod made;
mod names;
mod persons;
mod rest;
mod sales;
mod side;
mod wares;
mod words;

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use anyhow::Result;

use self::asked::{Asked, ROWS, Row};
use self::made::Size;
use self::side::Side;
use crate::child::named;
use crate::report::{Report, note, quantile_ms};

const SIZES: [Size; 2] = [
    Size { name: "10k", products: 10_000, customers: 1_000 },
    Size { name: "1m", products: 1_000_000, customers: 100_000 },
];
/// Requests that one shop answers before it is the other's turn.
const TURN: u64 = 10;
/// Requests a figure at most, and how long each shop is asked for at most.
const MOST: u64 = 200;
const TIME: Duration = Duration::from_secs(2);

/// The figures of this folder.
pub fn names() -> Vec<&'static str> {
    rest::NAMES.into_iter().chain(ROWS.iter().map(|row| row.name)).collect()
}

/// Measures the figures of this folder.
pub fn measure(report: &Report) -> Result<()> {
    let passing = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR"))?;
    let folder = named("HAAT_BENCH_SHOPS").unwrap_or_else(|| passing.path().to_owned());
    let shops: Vec<PathBuf> = SIZES.iter().map(|size| made(&folder, size)).collect::<Result<_>>()?;
    if report.wants(&rest::NAMES) {
        rest::measure(report, &passing.path().join("empty"), &shops)?;
    }
    let wanted: Vec<&Row> = ROWS.iter().filter(|row| report.wants(&[row.name])).collect();
    if wanted.is_empty() {
        return Ok(());
    }
    tokio::runtime::Builder::new_current_thread().enable_all().build()?.block_on(async {
        let mut sides = Vec::new();
        for (data, size) in shops.iter().zip(&SIZES) {
            sides.push(Side::open(data, size).await?);
        }
        for row in wanted {
            compare(report, row, &mut sides).await?;
        }
        Ok(())
    })
}

/// The folder of a shop, which is made where it is not there.
fn made(folder: &Path, size: &Size) -> Result<PathBuf> {
    let data = folder.join(size.name);
    if !data.exists() {
        // A shop that was not finished must not be taken for one.
        let unfinished = folder.join(format!("{}.unfinished", size.name));
        if unfinished.exists() {
            std::fs::remove_dir_all(&unfinished)?;
        }
        made::make(&unfinished, size)?;
        std::fs::rename(&unfinished, &data)?;
    }
    Ok(data)
}

async fn compare(report: &Report, row: &Row, sides: &mut [Side]) -> Result<()> {
    for side in sides.iter_mut() {
        side.connect().await?;
    }
    let mut pages = vec![1; sides.len()];
    if let Asked::Pages(path) = row.asked {
        for (side, pages) in sides.iter_mut().zip(&mut pages) {
            let who = row.who.header(side, 0);
            *pages = side.pages(&format!("{}&limit=8&page=1", path(0)), &who).await?;
        }
    }
    let mut times = vec![Vec::new(); sides.len()];
    let mut left = vec![TIME; sides.len()];
    for from in (0..MOST).step_by(usize::try_from(TURN)?) {
        for (n, side) in sides.iter_mut().enumerate() {
            let begin = Instant::now();
            // The last request goes on beyond the time: one is measured in any case.
            if left[n] > Duration::ZERO {
                let mut all = side.ask((row, pages[n]), (from, TURN), begin + left[n]).await?;
                left[n] = left[n].saturating_sub(begin.elapsed());
                times[n].append(&mut all);
            }
        }
    }
    let counts: Vec<usize> = times.iter().map(Vec::len).collect();
    let p50: Vec<f64> = times.iter_mut().map(|all| quantile_ms(all, 0.5)).collect();
    note(&format!(
        "{}: p50 {:.3} ms of {} in the small shop, {:.3} ms of {} in the large one",
        row.name, p50[0], counts[0], p50[1], counts[1]
    ));
    report.bounded(row.name, p50[1] / p50[0], "ratio", row.most)
}
