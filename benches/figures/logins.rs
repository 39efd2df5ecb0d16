//! What signing in costs: a hash, and what readers feel while many sign in at once.

use std::sync::Arc;
use std::time::Instant;

use anyhow::Result;
use haat::auth::password;

use crate::among::{TIME, read_p99};
use crate::child::{PASSWORD, Server};
use crate::client::post;
use crate::people::{self, Customer};
use crate::report::{Report, median};
use crate::shop;

/// The figures of this file.
pub const NAMES: [&str; 3] = ["argon2_ms", "logins_per_s_32", "read_p99_32_logins"];

const SIGNING_IN: usize = 32;

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
    let sign_ins = read_p99(haat.addr, "sign-ins", SIGNING_IN, move |n, mut connection| {
        let request = sign_in(&customers[n]);
        async move {
            connection.ask(&request).await?;
            Ok(connection)
        }
    });
    let (among, signed_in) = tokio::runtime::Runtime::new()?.block_on(sign_ins)?;
    #[allow(clippy::cast_precision_loss, reason = "far below 2^52")]
    report.figure(NAMES[1], signed_in as f64 / TIME.as_secs_f64(), "logins/s")?;
    report.figure(NAMES[2], among, "ms")
}

fn sign_in(customer: &Customer) -> Vec<u8> {
    let body = serde_json::json!({"email": customer.email, "password": PASSWORD});
    post("/api/userlogin", "Content-Type: application/json\r\n", body.to_string().as_bytes())
}
