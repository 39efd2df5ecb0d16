//! Memory at rest, the time to the first reply, and the size of the executable.

use std::path::Path;
use std::time::{Duration, Instant};

use anyhow::Result;

use crate::child::{Server, executable};
use crate::client::fetch;
use crate::report::{Report, median, mib, note};
use crate::shop;

/// The figures of this file.
pub const NAMES: [&str; 5] =
    ["rss_idle_10k", "rss_drawn_10k", "start_to_first_200_10k", "binary", "binary_dist"];

const STARTS: usize = 9;
const IDLE: Duration = Duration::from_secs(5);
/// Pages of a list that are drawn, each with those of its products: more than drawings are kept.
const DRAWN: usize = 40;

/// Measures the figures of this file.
pub fn measure(report: &Report) -> Result<()> {
    let built = executable();
    report.figure(NAMES[3], mib(std::fs::metadata(&built)?.len()), "MiB")?;
    // Link-time optimised; there once `make dist` was run.
    let shipped = built.parent().and_then(Path::parent).map(|target| target.join("dist/haat"));
    if let Some(Ok(file)) = shipped.map(std::fs::metadata) {
        report.figure(NAMES[4], mib(file.len()), "MiB")?;
    }
    if report.wants(&NAMES[..3]) {
        let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR"))?;
        shop::fill(folder.path(), 10_000)?;
        start(report, folder.path())?;
        rest(report, folder.path())?;
    }
    Ok(())
}

fn start(report: &Report, data: &Path) -> Result<()> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let mut all = Vec::new();
    for n in 0..=STARTS {
        let begin = Instant::now();
        let server = Server::haat(data)?;
        runtime.block_on(fetch(server.addr, "/allproducts?page=1&limit=8"))?;
        // The first start makes the admin.
        if n > 0 {
            all.push(begin.elapsed().as_secs_f64() * 1000.0);
        }
    }
    note(&format!("starts: {all:.0?} ms"));
    report.figure(NAMES[2], median(all), "ms")
}

fn rest(report: &Report, data: &Path) -> Result<()> {
    let server = Server::haat(data)?;
    std::thread::sleep(IDLE);
    report.figure(NAMES[0], server.memory_mib("VmRSS")?, "MiB")?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let mut pages = vec!["/".to_owned()];
    for n in 1..=DRAWN {
        let list = runtime.block_on(fetch(server.addr, &format!("/allproducts?page={n}&limit=8")))?;
        let products: Vec<serde_json::Value> = serde_json::from_slice(&list)?;
        pages.push(format!("/products?page={n}"));
        pages.extend(products.iter().filter_map(|p| Some(format!("/product/{}", p["_id"].as_str()?))));
    }
    for page in &pages {
        let html = runtime.block_on(fetch(server.addr, page))?;
        anyhow::ensure!(String::from_utf8_lossy(&html).contains(" data-drawn="), "{page} was not drawn");
    }
    std::thread::sleep(IDLE);
    note(&format!("{} pages were drawn", pages.len()));
    report.figure(NAMES[1], server.memory_mib("VmRSS")?, "MiB")
}
