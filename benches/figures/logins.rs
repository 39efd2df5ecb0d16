//! What signing in costs: a hash, and what readers feel while many sign in at once.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use anyhow::Result;
use haat::auth::password;

use crate::child::{PASSWORD, Server};
use crate::client::{Connection, Requests, get, latencies, post};
use crate::people::{self, Customer};
use crate::report::{Report, median, note, quantile_ms};
use crate::shop;

/// The figures of this file.
pub const NAMES: [&str; 3] = ["argon2_ms", "logins_per_s_32", "read_p99_32_logins"];

const SIGNING_IN: usize = 32;
const READS_A_SECOND: u32 = 200;
const TIME: Duration = Duration::from_secs(5);

/// Measures the figures of this file.
pub fn measure(report: &Report) -> Result<()> {
    let hash = password::hash(PASSWORD)?;
    let mut times = Vec::new();
    for _ in 0..9 {
        let begin = Instant::now();
        password::hash(PASSWORD)?;
        times.push(begin.elapsed().as_secs_f64() * 1000.0);
    }
    report.figure(NAMES[0], median(times), "ms")?;

    let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR"))?;
    shop::fill(folder.path(), 1_000)?;
    let state = shop::open(folder.path())?;
    let customers = Arc::new(people::sign_up(&state, SIGNING_IN, &hash)?);
    state.db.close();
    let haat = Server::haat(folder.path())?;
    let runtime = tokio::runtime::Runtime::new()?;
    let (alone, among, signed_in) = runtime.block_on(async {
        let reads: Requests = Arc::new(|n| get(&format!("/allproducts?page={}&limit=8", 1 + n % 100)));
        let next = Arc::default();
        let read = || latencies(haat.addr, 16, READS_A_SECOND, TIME, &reads, &next);
        read().await?;
        let alone = read().await?;
        let (stop, done) = (Arc::new(AtomicBool::new(false)), Arc::new(AtomicU64::new(0)));
        let mut people = tokio::task::JoinSet::new();
        for n in 0..SIGNING_IN {
            let (customers, stop, done) = (Arc::clone(&customers), Arc::clone(&stop), Arc::clone(&done));
            let addr = haat.addr;
            people.spawn(async move {
                let mut connection = Connection::open(addr).await?;
                while !stop.load(Ordering::Relaxed) {
                    connection.ask(&sign_in(&customers[n])).await?;
                    done.fetch_add(1, Ordering::Relaxed);
                }
                Ok::<_, anyhow::Error>(())
            });
        }
        let among = read().await?;
        let signed_in = done.load(Ordering::Relaxed);
        stop.store(true, Ordering::Relaxed);
        while let Some(outcome) = people.join_next().await {
            outcome??;
        }
        Ok::<_, anyhow::Error>((alone, among, signed_in))
    })?;
    #[allow(clippy::cast_precision_loss, reason = "far below 2^52")]
    report.figure(NAMES[1], signed_in as f64 / TIME.as_secs_f64(), "logins/s")?;
    let (mut alone, mut among) = (alone, among);
    note(&format!(
        "reads alone p50 {:.2} p99 {:.2} ms, among sign-ins p50 {:.2} p99 {:.2} ms",
        quantile_ms(&mut alone, 0.5),
        quantile_ms(&mut alone, 0.99),
        quantile_ms(&mut among, 0.5),
        quantile_ms(&mut among, 0.99),
    ));
    report.figure(NAMES[2], quantile_ms(&mut among, 0.99), "ms")
}

fn sign_in(customer: &Customer) -> Vec<u8> {
    let body = serde_json::json!({"email": customer.email, "password": PASSWORD});
    post("/api/userlogin", "Content-Type: application/json\r\n", body.to_string().as_bytes())
}
