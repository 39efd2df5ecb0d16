//! What the shop is compared with: handlers as one would write them plainly with axum, in a process of their own.

use std::io::Write as _;

use anyhow::{Context as _, Result};
use axum::extract::{Query, State};
use axum::http::{StatusCode, header};
use axum::routing::get;
use axum::{Json, Router};
use bytes::Bytes;
use r2d2_sqlite::SqliteConnectionManager;
use rusqlite::{OpenFlags, Row};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

/// The hidden argument that makes this program a bare server.
pub const COMMAND: &str = "bare-server";

/// `bytes FILE` answers every path with the bytes of a file; `rows DATABASE` answers `/?from=N` with 8 products by one
/// query on the primary key.
pub fn run(args: &[String]) -> Result<()> {
    let [what, file] = args else { anyhow::bail!("bytes FILE or rows DATABASE") };
    let app = if what == "bytes" {
        let bytes = Bytes::from(std::fs::read(file)?);
        let reply = move || async move { ([(header::CONTENT_TYPE, "application/json")], bytes) };
        Router::new().fallback(get(reply))
    } else {
        let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        let manager = SqliteConnectionManager::file(file).with_flags(flags);
        Router::new().route("/", get(rows)).with_state(r2d2::Pool::new(manager)?)
    };
    tokio::runtime::Builder::new_multi_thread().enable_all().build()?.block_on(async {
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await?;
        writeln!(std::io::stdout(), "listening on http://{}", listener.local_addr()?)?;
        axum::serve(listener, app).await.context("the bare server failed")
    })
}

#[derive(Deserialize)]
struct From {
    from: i64,
}

/// A row as it stands in the table, with the names of the shop's replies.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Product {
    #[serde(rename = "_id")]
    id: String,
    listing: String,
    title: String,
    description: String,
    price: i64,
    offer_price: i64,
    stock: i64,
    category: String,
    brand: String,
    main_image: String,
    buy_points: i64,
    estimated_delivery: String,
    warranty: String,
    emi_available: bool,
    specifications: Box<RawValue>,
    ram_storage: Box<RawValue>,
    available_colors: Box<RawValue>,
    created_at: i64,
    updated_at: i64,
}

const SQL: &str = "SELECT id, listing, title, description, price, offer_price, stock, category, brand, main_image,
    buy_points, estimated_delivery, warranty, emi_available, specifications, ram_storage, available_colors, created_at,
    updated_at FROM products WHERE seq >= ?1 ORDER BY seq LIMIT 8";

fn from_row(row: &Row<'_>) -> rusqlite::Result<Product> {
    let raw = |column: usize| -> rusqlite::Result<Box<RawValue>> {
        RawValue::from_string(row.get(column)?).map_err(|_| rusqlite::Error::InvalidQuery)
    };
    Ok(Product {
        id: row.get(0)?,
        listing: row.get(1)?,
        title: row.get(2)?,
        description: row.get(3)?,
        price: row.get(4)?,
        offer_price: row.get(5)?,
        stock: row.get(6)?,
        category: row.get(7)?,
        brand: row.get(8)?,
        main_image: row.get(9)?,
        buy_points: row.get(10)?,
        estimated_delivery: row.get(11)?,
        warranty: row.get(12)?,
        emi_available: row.get(13)?,
        specifications: raw(14)?,
        ram_storage: raw(15)?,
        available_colors: raw(16)?,
        created_at: row.get(17)?,
        updated_at: row.get(18)?,
    })
}

type Pool = r2d2::Pool<SqliteConnectionManager>;

async fn rows(State(pool): State<Pool>, Query(asked): Query<From>) -> Result<Json<Vec<Product>>, StatusCode> {
    let read = move || -> Result<Vec<Product>> {
        let conn = pool.get()?;
        let mut query = conn.prepare_cached(SQL)?;
        let found = query.query_map([asked.from], from_row)?.collect::<rusqlite::Result<_>>()?;
        Ok(found)
    };
    let read = tokio::task::spawn_blocking(read).await;
    read.ok().and_then(Result::ok).map(Json).ok_or(StatusCode::INTERNAL_SERVER_ERROR)
}
