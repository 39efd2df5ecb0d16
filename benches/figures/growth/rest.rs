//! How long a grown shop takes to start, and what it holds in memory.

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use anyhow::Result;

use super::SIZES;
use crate::child::Server;
use crate::client::fetch;
use crate::report::{Report, median, note};

/// The figures of this file.
pub const NAMES: [&str; 4] =
    ["growth_start_to_first_200_1m", "growth_start", "growth_rss_idle_1m", "growth_rss_a_product"];

const STARTS: usize = 3;
const IDLE: Duration = Duration::from_secs(5);
/// The most that contract 9 grants: seconds, and bytes.
const SECONDS: f64 = 2.0;
const BYTES: f64 = 200.0;

/// Measures the figures of this file.
pub fn measure(report: &Report, empty: &Path, shops: &[PathBuf]) -> Result<()> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let start = |data: &Path| -> Result<(Server, f64)> {
        let begin = Instant::now();
        let server = Server::haat(data)?;
        runtime.block_on(fetch(server.addr, "/allproducts?page=1&limit=8"))?;
        Ok((server, begin.elapsed().as_secs_f64()))
    };
    let mut starts = Vec::new();
    let mut resident = Vec::new();
    for data in std::iter::once(empty).chain(shops.iter().map(PathBuf::as_path)) {
        // The first start makes the admin, and what an upgrade left to do.
        start(data)?;
        let times = (0..STARTS).map(|_| Ok(start(data)?.1)).collect::<Result<Vec<_>>>()?;
        note(&format!("{}: starts {times:.3?} s", data.display()));
        starts.push(median(times));
        let (server, _) = start(data)?;
        std::thread::sleep(IDLE);
        resident.push(server.memory_mib("VmRSS")?);
    }
    note(&format!("resident: empty, small and large {resident:.1?} MiB"));
    report.bounded(NAMES[0], starts[2], "s", Some(SECONDS))?;
    report.bounded(NAMES[1], starts[2] / starts[1], "ratio", None)?;
    report.figure(NAMES[2], resident[2], "MiB")?;
    #[allow(clippy::cast_precision_loss, reason = "far below 2^52")]
    let each = (resident[2] - resident[0]) * f64::from(1 << 20) / SIZES[1].products as f64;
    report.bounded(NAMES[3], each, "bytes", Some(BYTES))
}
