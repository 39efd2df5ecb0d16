//! Durable writes a second of 16 clients, beside the same transaction written bare and group-committed.

use std::sync::Arc;
use std::time::Duration;

use anyhow::Result;
use haat::contact::store::{NewMessage, insert};

use crate::child::Server;
use crate::client::{Requests, post, throughput};
use crate::report::{Report, median, note};
use crate::{grouped, shop};

/// The figures of this file.
pub const NAMES: [&str; 1] = ["contact_vs_bare"];

const CLIENTS: usize = 16;
const ROUNDS: usize = 5;
const ROUND: Duration = Duration::from_secs(2);
const TEXT: &str = "Is the Galaxy S25 in green on the shelf again next week? I would come by on Saturday.";

/// Measures the figure of this file.
pub fn measure(report: &Report) -> Result<()> {
    let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR"))?;
    let (ours, theirs) = (folder.path().join("shop"), folder.path().join("bare"));
    shop::fill(&ours, 100)?;
    shop::fill(&theirs, 100)?;
    let haat = Server::haat(&ours)?;
    let runtime = tokio::runtime::Runtime::new()?;
    let requests: Requests = Arc::new(request);
    let next = Arc::default();
    let (mut shop, mut bare) = (Vec::new(), Vec::new());
    for round in 0..=ROUNDS {
        let a = runtime.block_on(throughput(haat.addr, CLIENTS, ROUND, &requests, &next))?;
        let b = grouped::throughput(&theirs, CLIENTS, ROUND, &next, message, |tx, new| {
            insert(tx, new, 0)?;
            Ok(())
        })?;
        // The first round warms up.
        if round > 0 {
            shop.push(a);
            bare.push(b);
        }
    }
    let (shop, bare) = (median(shop), median(bare));
    note(&format!("{}: {shop:.0} messages/s, bare {bare:.0}", NAMES[0]));
    report.figure(NAMES[0], shop / bare, "ratio")
}

fn message(n: u64) -> NewMessage {
    NewMessage {
        name: "Rahima Khatun".to_owned(),
        phone: format!("017{:08}", n % 100_000_000),
        email: format!("rahima{n}@example.com"),
        message: TEXT.to_owned(),
    }
}

fn request(n: u64) -> Vec<u8> {
    let new = message(n);
    let body = serde_json::json!({
        "name": new.name, "phone": new.phone, "email": new.email, "message": new.message,
    });
    post("/api/contact", "Content-Type: application/json\r\n", body.to_string().as_bytes())
}
