//! What readers feel while others work: sign in, send pictures, import products.

use std::future::Future;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use anyhow::Result;
use tokio::task::JoinSet;

use crate::client::{Connection, Requests, get, latencies};
use crate::report::{note, quantile_ms};

const READS_A_SECOND: u32 = 200;
/// How long the readers read.
pub const TIME: Duration = Duration::from_secs(5);

/// Reads of a list of 1,000 products, alone and while `workers` of others work, each at one deed after another on a
/// connection of its own. Answers the 99th percentile of the latter in milliseconds, and how many deeds were done.
pub async fn read_p99<Done>(
    addr: SocketAddr,
    what: &str,
    workers: usize,
    deed: impl Fn(usize, Connection) -> Done + Clone + Send + 'static,
) -> Result<(f64, u64)>
where
    Done: Future<Output = Result<Connection>> + Send,
{
    let reads: Requests = Arc::new(|n| get(&format!("/allproducts?page={}&limit=8", 1 + n % 100)));
    let next = Arc::default();
    let read = || latencies(addr, 16, READS_A_SECOND, TIME, &reads, &next);
    read().await?;
    let mut alone = read().await?;
    let (stop, done) = (Arc::new(AtomicBool::new(false)), Arc::new(AtomicU64::new(0)));
    let mut working = JoinSet::new();
    for n in 0..workers {
        let (deed, stop, done) = (deed.clone(), Arc::clone(&stop), Arc::clone(&done));
        working.spawn(async move {
            let mut connection = Connection::open(addr).await?;
            while !stop.load(Ordering::Relaxed) {
                connection = deed(n, connection).await?;
                done.fetch_add(1, Ordering::Relaxed);
            }
            Ok::<_, anyhow::Error>(())
        });
    }
    let mut among = read().await?;
    let deeds = done.load(Ordering::Relaxed);
    stop.store(true, Ordering::Relaxed);
    while let Some(outcome) = working.join_next().await {
        outcome??;
    }
    note(&format!(
        "reads alone p50 {:.2} p99 {:.2} ms, among {what} p50 {:.2} p99 {:.2} ms",
        quantile_ms(&mut alone, 0.5),
        quantile_ms(&mut alone, 0.99),
        quantile_ms(&mut among, 0.5),
        quantile_ms(&mut among, 0.99),
    ));
    Ok((quantile_ms(&mut among, 0.99), deeds))
}
