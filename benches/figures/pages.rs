//! How long a page of a long list takes, beside a page of a short one, under the same load.

use std::sync::Arc;
use std::sync::atomic::AtomicU64;
use std::time::Duration;

use anyhow::Result;

use crate::child::Server;
use crate::client::{Requests, get, latencies};
use crate::report::{Report, median, note, quantile_ms};
use crate::shop;

/// The figures of this file.
pub const NAMES: [&str; 1] = ["page_p99_100k_over_1k"];

const SIZES: [usize; 2] = [1_000, 100_000];
const CONNECTIONS: u32 = 16;
/// Requests a second; well below what either shop can do, so that no queue is measured.
const RATE: u32 = 800;
const ROUNDS: usize = 5;
const ROUND: Duration = Duration::from_secs(3);

/// Measures the figure of this file.
pub fn measure(report: &Report) -> Result<()> {
    let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR"))?;
    let mut shops = Vec::new();
    for size in SIZES {
        let data = folder.path().join(size.to_string());
        shop::fill(&data, size)?;
        // Nine of ten products stand in the listing, eight on a page.
        let pages = size as u64 * 9 / 10 / 8;
        let asked = move |n: u64| get(&format!("/allproducts?page={}&limit=8", scattered(n) % pages + 1));
        let requests: Requests = Arc::new(asked);
        shops.push((Server::haat(&data)?, requests));
    }
    let next = Arc::new(AtomicU64::new(0));
    let runtime = tokio::runtime::Runtime::new()?;
    let mut tails = [Vec::new(), Vec::new()];
    for round in 0..=ROUNDS {
        for ((server, requests), tails) in shops.iter().zip(&mut tails) {
            let load = latencies(server.addr, CONNECTIONS, RATE, ROUND, requests, &next);
            let mut all = runtime.block_on(load)?;
            // The first round warms up.
            if round > 0 {
                tails.push((quantile_ms(&mut all, 0.5), quantile_ms(&mut all, 0.99)));
            }
        }
    }
    let middle = |n: usize| median(tails[n].iter().map(|t| t.0).collect());
    let tail = |n: usize| median(tails[n].iter().map(|t| t.1).collect());
    for (n, size) in SIZES.iter().enumerate() {
        note(&format!("{size} products: median {:.3} ms, p99 {:.3} ms", middle(n), tail(n)));
    }
    report.figure(NAMES[0], tail(1) / tail(0), "ratio")
}

/// Numbers that jump about, the same at every run.
fn scattered(n: u64) -> u64 {
    n.wrapping_mul(0x9E37_79B9_7F4A_7C15).rotate_left(29).wrapping_mul(0xBF58_476D_1CE4_E5B9) >> 20
}
