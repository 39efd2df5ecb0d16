//! Requests a second beside bare handlers: lists, a page that is kept, and searches for words that nobody asked for before.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use anyhow::{Context as _, Result};
use haat::db::file_in;

use crate::child::Server;
use crate::client::{Requests, fetch, get, throughput};
use crate::report::{Report, median, note};
use crate::shop::{self, BRANDS, MODELS, VARIANTS};

/// The figures of this file.
pub const NAMES: [&str; 4] =
    ["list_bestdeals_vs_bare", "list_allproducts_vs_bare", "page_kept_vs_bare", "search_vs_bare"];

const CONNECTIONS: usize = 64;
const ROUNDS: usize = 5;
const ROUND: Duration = Duration::from_secs(2);
const WARM_UP: Duration = Duration::from_millis(500);
const PRODUCTS: usize = 10_000;

/// A server and what it is asked.
struct Side<'a> {
    server: &'a Server,
    /// The processor time that the server had used before.
    before: f64,
    requests: Requests,
    next: Arc<AtomicU64>,
}

impl<'a> Side<'a> {
    fn new(server: &'a Server, requests: impl Fn(u64) -> Vec<u8> + Send + Sync + 'static) -> Result<Self> {
        let before = server.processor_seconds()?;
        Ok(Self { server, before, requests: Arc::new(requests), next: Arc::default() })
    }

    async fn run(&self, time: Duration) -> Result<f64> {
        throughput(self.server.addr, CONNECTIONS, time, &self.requests, &self.next).await
    }

    /// Processor time of the server for a request, in microseconds.
    fn micros_each(&self) -> Result<f64> {
        let count = u32::try_from(self.next.load(Ordering::Relaxed))?;
        Ok((self.server.processor_seconds()? - self.before) * 1e6 / f64::from(count))
    }
}

/// Measures both sides in turns and answers the ratio of their medians.
async fn ratio(name: &str, shop: &Side<'_>, bare: &Side<'_>) -> Result<f64> {
    shop.run(WARM_UP).await?;
    bare.run(WARM_UP).await?;
    let (mut ours, mut theirs) = (Vec::new(), Vec::new());
    for round in 0..ROUNDS {
        // What one side leaves behind must not always meet the same other side.
        for turn in 0..2 {
            if (round + turn) % 2 == 0 {
                ours.push(shop.run(ROUND).await?);
            } else {
                theirs.push(bare.run(ROUND).await?);
            }
        }
    }
    let (ours, theirs) = (median(ours), median(theirs));
    let (a, b) = (shop.micros_each()?, bare.micros_each()?);
    note(&format!(
        "{name}: {ours:.0} requests/s, bare {theirs:.0}; {a:.1} us of processor each, bare {b:.1}"
    ));
    Ok(ours / theirs)
}

/// Measures the figures of this file.
pub fn measure(report: &Report) -> Result<()> {
    let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR"))?;
    let data = folder.path().join("data");
    shop::fill(&data, PRODUCTS)?;
    let haat = Server::haat(&data)?;
    let runtime = tokio::runtime::Runtime::new()?;
    for (name, path) in
        [(NAMES[0], "/homebestdealsapi"), (NAMES[1], "/allproducts?page=1&limit=8"), (NAMES[2], "/products")]
    {
        if report.wants(&[name]) {
            let figure = runtime.block_on(kept(name, path, &haat, folder.path()))?;
            report.figure(name, figure, "ratio")?;
        }
    }
    if report.wants(&[NAMES[3]]) {
        let figure = runtime.block_on(search(&haat, &data))?;
        report.figure(NAMES[3], figure, "ratio")?;
    }
    Ok(())
}

async fn kept(name: &str, path: &'static str, haat: &Server, folder: &Path) -> Result<f64> {
    let file = folder.join("reply.json");
    std::fs::write(&file, fetch(haat.addr, path).await?)?;
    let bare = Server::bare(&["bytes", file.to_str().context("a path in UTF-8")?])?;
    let asked = move |_| get(path);
    ratio(name, &Side::new(haat, asked)?, &Side::new(&bare, asked)?).await
}

async fn search(haat: &Server, data: &Path) -> Result<f64> {
    let database = file_in(data);
    let bare = Server::bare(&["rows", database.to_str().context("a path in UTF-8")?])?;
    let shop = Side::new(haat, |n| get(&format!("/search-products?text={}&page=1&limit=8", words(n))))?;
    let rows = Side::new(&bare, |n| get(&format!("/?from={}", n * 7919 % (PRODUCTS as u64 - 8))))?;
    ratio(NAMES[3], &shop, &rows).await
}

/// The n-th search: another one each time, for one to three words with no hits, few or hundreds.
fn words(n: u64) -> String {
    let of = |list: &[&str], n: u64| list[usize::try_from(n).unwrap_or(0) % list.len()].to_lowercase();
    let m = n / 4;
    match n % 4 {
        // A brand and a part of a number.
        0 => format!("{}+{}", of(BRANDS, m), m / 20 * 7 % 10_000),
        // A model, a variant and a part of a number.
        1 => format!("{}+{}+{}", of(&MODELS, m), of(&VARIANTS, m / 25), m / 300),
        // A number alone, which may be another's part.
        2 => format!("{}", m * 7 % 1_000_003),
        // Two words, the second cut short somewhere: many hits.
        _ => {
            let (model, brand) = (of(&MODELS, m), of(BRANDS, m / 25));
            format!("{}+{}+{:x}", &brand[..brand.len().min(3)], model, m / 500)
        }
    }
}
