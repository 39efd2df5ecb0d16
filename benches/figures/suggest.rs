//! How long suggestions take in a large shop: for words as they are, with a slip, and for nonsense.

use std::time::{Duration, Instant};

use anyhow::Result;

use crate::child::Server;
use crate::client::{Connection, get};
use crate::report::{Report, quantile_ms};
use crate::shop::{self, MODELS, VARIANTS};

/// The figures of this file: the 99th percentile in milliseconds, 100,000 products.
pub const NAMES: [&str; 3] =
    ["suggest_plain_p99_100k", "suggest_slips_p99_100k", "suggest_nonsense_p99_100k"];

const PRODUCTS: usize = 100_000;
const TIMES: usize = 200;

/// Measures the figures of this file.
pub fn measure(report: &Report) -> Result<()> {
    let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR"))?;
    shop::fill(folder.path(), PRODUCTS)?;
    let haat = Server::haat(folder.path())?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    for (name, text) in NAMES.into_iter().zip([plain, slips, nonsense]) {
        let mut all = runtime.block_on(ask(haat.addr, text))?;
        report.figure(name, quantile_ms(&mut all, 0.99), "ms")?;
    }
    Ok(())
}

async fn ask(addr: std::net::SocketAddr, text: fn(usize) -> String) -> Result<Vec<Duration>> {
    let mut connection = Connection::open(addr).await?;
    let mut all = Vec::new();
    for n in 0..TIMES {
        let text: String = url::form_urlencoded::byte_serialize(text(n).as_bytes()).collect();
        let request = get(&format!("/api/suggest?text={text}"));
        let sent = Instant::now();
        connection.ask(&request).await?;
        all.push(sent.elapsed());
    }
    Ok(all)
}

/// No text comes twice: no reply is a kept one.
fn plain(n: usize) -> String {
    format!("{} {} {}", MODELS[n % MODELS.len()], VARIANTS[n % VARIANTS.len()], n / 20)
}

/// Two neighbouring letters of the first word have changed places, and one of the second is missing.
fn slips(n: usize) -> String {
    let mut first: Vec<char> = MODELS[n % MODELS.len()].to_lowercase().chars().collect();
    first.swap(1, 2);
    let second: String = VARIANTS[n % VARIANTS.len()].to_lowercase().chars().skip(n % 2).collect();
    format!("{} {second} {}", first.into_iter().collect::<String>(), n / 20)
}

fn nonsense(n: usize) -> String {
    (0..8)
        .map(|word| format!("qu{}zzblorf", char::from(b'a' + u8::try_from((n + word) % 26).unwrap_or(0))))
        .collect::<Vec<_>>()
        .join(" ")
        + &n.to_string()
}
