//! What readers feel while the owner imports products.

use std::fmt::Write as _;

use anyhow::{Context as _, Result};
use serde_json::Value;

use crate::among::read_p99;
use crate::child::Server;
use crate::client::{Connection, get, post};
use crate::report::Report;
use crate::shop;
use crate::uploads::{BOUNDARY, sign_in};

/// The figures of this file.
pub const NAMES: [&str; 1] = ["read_p99_import"];

const ROWS: usize = 5_000;

/// Measures the figure of this file.
pub fn measure(report: &Report) -> Result<()> {
    let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR"))?;
    shop::fill(folder.path(), 1_000)?;
    let server = Server::haat(folder.path())?;
    let file = file();
    let (among, _) = tokio::runtime::Runtime::new()?.block_on(async {
        let cookie = sign_in(server.addr).await?;
        let import = move |_, connection| import(connection, cookie.clone(), file.clone());
        read_p99(server.addr, "an import", 1, import).await
    })?;
    report.figure(NAMES[0], among, "ms")
}

/// One import, from the file to its end. Importing again adds the same products once more.
async fn import(mut connection: Connection, cookie: String, file: Vec<u8>) -> Result<Connection> {
    let cookie = format!("Cookie: {cookie}\r\n");
    let form = format!("{cookie}Content-Type: multipart/form-data; boundary={BOUNDARY}\r\n");
    let (_, shown) = connection.ask(&post("/api/admin/imports", &form, &file)).await?;
    let shown: Value = serde_json::from_slice(shown)?;
    let id = shown["id"].as_str().context("an import without an id")?.to_owned();
    let path = format!("/api/admin/imports/{id}");
    let json = format!("{cookie}Content-Type: application/json\r\n");
    connection.ask(&post(&format!("{path}/confirm"), &json, b"{}")).await?;
    let ask = String::from_utf8(get(&path))?.replacen("Accept:", &format!("{cookie}Accept:"), 1);
    loop {
        let (_, progress) = connection.ask(ask.as_bytes()).await?;
        let progress: Value = serde_json::from_slice(progress)?;
        match progress["state"].as_str() {
            Some("running") => tokio::time::sleep(std::time::Duration::from_millis(20)).await,
            Some("done") => return Ok(connection),
            _ => anyhow::bail!("the import ended: {progress}"),
        }
    }
}

fn file() -> Vec<u8> {
    let mut rows =
        "title,description,price,offerPrice,stock,category,brand,estimatedDelivery,warranty\r\n".to_owned();
    for n in 0..ROWS {
        let _ = write!(rows, "Import cable {n},A cable.,500,450,{n},accessories,dell,1 day,1 year\r\n");
    }
    let head = format!(
        "--{BOUNDARY}\r\nContent-Disposition: form-data; name=\"file\"; filename=\"products.csv\"\r\n\
         Content-Type: text/csv\r\n\r\n"
    );
    [head.as_bytes(), rows.as_bytes(), format!("\r\n--{BOUNDARY}--\r\n").as_bytes()].concat()
}
