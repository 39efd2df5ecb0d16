//! Durable orders a second of 16 clients of many customers, beside the same transaction written bare: orders of one
//! product, and baskets of three.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use anyhow::Result;
use haat::catalogue::ledger::Cause;
use haat::catalogue::store::{Move, move_stock};
use rusqlite::{Connection, params};

use crate::child::Server;
use crate::client::{Requests, post, throughput};
use crate::people::{self, Customer};
use crate::report::{Report, median, note};
use crate::{grouped, shop};

/// The figures of this file.
pub const NAMES: [&str; 2] = ["orders_vs_bare", "baskets_vs_bare"];

/// The lines of an order for each figure.
const LINES: [usize; 2] = [1, 3];

const CLIENTS: usize = 16;
const ROUNDS: usize = 5;
const ROUND: Duration = Duration::from_secs(2);
/// So many that each has an order or two, as in a shop: the reply shows the newest 50, three times.
const CUSTOMERS: usize = 10_000;
const STOCK: i64 = 1_000_000;

/// What the clients order of, and who they are.
struct Market {
    customers: Vec<Customer>,
    /// Id and today's price.
    products: Vec<(String, i64)>,
}

impl Market {
    fn of(&self, n: u64, lines: usize) -> (&Customer, Vec<&(String, i64)>) {
        let n = usize::try_from(n).unwrap_or(0);
        let products = (0..lines).map(|line| &self.products[(n * 7 + line) % self.products.len()]);
        (&self.customers[n % self.customers.len()], products.collect())
    }
}

/// Measures the figures of this file.
pub fn measure(report: &Report) -> Result<()> {
    for (name, lines) in NAMES.into_iter().zip(LINES) {
        if report.wants(&[name]) {
            measure_lines(report, name, lines)?;
        }
    }
    Ok(())
}

fn measure_lines(report: &Report, name: &'static str, lines: usize) -> Result<()> {
    let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR"))?;
    let (ours, theirs) = (folder.path().join("shop"), folder.path().join("bare"));
    let (shop_market, bare_market) = (Arc::new(open(&ours)?), open(&theirs)?);
    let haat = Server::haat(&ours)?;
    let runtime = tokio::runtime::Runtime::new()?;
    let requests: Requests = Arc::new(move |n| request(&shop_market, n, lines));
    let next = Arc::default();
    let (mut shop, mut bare) = (Vec::new(), Vec::new());
    for round in 0..=ROUNDS {
        let a = runtime.block_on(throughput(haat.addr, CLIENTS, ROUND, &requests, &next))?;
        let b =
            grouped::throughput(&theirs, CLIENTS, ROUND, &next, |n| bare_market.of(n, lines), write_bare)?;
        // The first round warms up.
        if round > 0 {
            shop.push(a);
            bare.push(b);
        }
    }
    let (shop, bare) = (median(shop), median(bare));
    note(&format!("{name}: {shop:.0} orders/s, bare {bare:.0}"));
    report.figure(name, shop / bare, "ratio")
}

/// A shop of 100 products that never run out.
fn open(data: &Path) -> Result<Market> {
    shop::fill(data, 100)?;
    let state = shop::open(data)?;
    let customers = people::sign_up(&state, CUSTOMERS, "no password fits")?;
    let now = state.clock.now_ms();
    let products = state.db.write_now(move |tx| {
        let rows: Vec<(i64, String, i64, i64)> = tx
            .prepare(
                "SELECT seq, id, iif(offer_price > 0, offer_price, price), stock FROM products
                 WHERE listing <> 'upcoming'",
            )?
            .query_map([], |r| Ok((r.get(0)?, r.get(1)?, r.get(2)?, r.get(3)?)))?
            .collect::<rusqlite::Result<_>>()?;
        for (seq, _, _, before) in &rows {
            let step = Move {
                seq: *seq,
                before: *before,
                after: STOCK,
                cause: Cause::Edit,
                actor: "bench@haat.local",
                subject: None,
            };
            move_stock(tx, &step, now)?;
        }
        Ok(rows.into_iter().map(|(_, id, price, _)| (id, price)).collect())
    })?;
    state.db.close();
    Ok(Market { customers, products })
}

fn request(market: &Market, n: u64, lines: usize) -> Vec<u8> {
    let (customer, products) = market.of(n, lines);
    let (path, body) = if let [(product, price)] = products.as_slice() {
        let body = serde_json::json!({
            "userId": customer.id, "productId": product, "price": price, "quantity": 1,
            "paymentMethod": "Cash on Delivery",
        });
        ("/api/order/place", body)
    } else {
        let line = |(product, _): &&(String, i64)| {
            let (color, memory) = (shop::COLOURS[0], shop::MEMORY);
            serde_json::json!({"productId": product, "color": color, "ramStorage": memory, "quantity": 1})
        };
        let body = serde_json::json!({
            "lines": products.iter().map(line).collect::<Vec<_>>(),
            "total": products.iter().map(|(_, price)| price).sum::<i64>(),
            "delivery": {"method": "pickup", "branch": "Chawkbazar"}, "paymentMethod": "Store Payment",
            "name": "Customer", "phone": "01712345678",
        });
        ("/api/checkout", body)
    };
    let headers = format!("Content-Type: application/json\r\nAuthorization: Bearer {}\r\n", customer.token);
    post(path, &headers, body.to_string().as_bytes())
}

/// What an order writes, as plain statements: a look at customer and products, the stock, the order and its lines, its
/// history, the cart's lines and the mail.
fn write_bare(tx: &Connection, (customer, products): &(&Customer, Vec<&(String, i64)>)) -> Result<()> {
    let (name, email, phone, address): (String, String, String, String) = tx
        .prepare_cached("SELECT name, email, phone, address FROM customers WHERE id = ?1")?
        .query_row([&customer.id], |r| Ok((r.get(0)?, r.get(1)?, r.get(2)?, r.get(3)?)))?;
    let (id, number) = (haat::ids::random_id(), haat::orders::insert::random_number());
    let total: i64 = products.iter().map(|(_, price)| price).sum();
    tx.prepare_cached(
        "INSERT INTO orders (id, number, customer_id, subtotal, total, delivery_method, payment_method, username, email,
            phone, address, search, ordered_at)
         VALUES (?1, ?2, ?3, ?4, ?4, 'pickup', 'Store Payment', ?5, ?6, ?7, ?8, ?9, 0)",
    )?
    .execute(params![id, number, customer.id, total, name, email, phone, address, number])?;
    let order = tx.last_insert_rowid();
    for (line, (product, price)) in (1_i64..).zip(products) {
        let sold = tx
            .prepare_cached(
                "SELECT seq, title, category, brand, main_image, listing, stock, buy_points,
                    iif(offer_price > 0, offer_price, price)
                 FROM products WHERE id = ?1 AND deleted_at IS NULL",
            )?
            .query_row([product], |r| {
                let text = |column| r.get::<_, String>(column);
                let texts = [text(1)?, text(2)?, text(3)?, text(4)?, text(5)?];
                Ok((
                    r.get::<_, i64>(0)?,
                    texts,
                    r.get::<_, i64>(6)?,
                    r.get::<_, i64>(7)?,
                    r.get::<_, i64>(8)?,
                ))
            })?;
        let (seq, [title, category, brand, image, listing], stock, points, today) = sold;
        anyhow::ensure!(stock > 0 && today == *price, "sold out, or another price");
        tx.prepare_cached(
            "INSERT INTO stock_ledger (product_seq, cause, delta, stock_before, stock_after, actor, subject_id, at)
             VALUES (?1, 'order', -1, ?2, ?3, ?4, ?5, 0)",
        )?
        .execute(params![seq, stock, stock - 1, email, id])?;
        tx.prepare_cached(
            "INSERT INTO order_lines (order_seq, line, product_id, product_seq, listing, name, category, brand, main_image,
                price, quantity, points, taken)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, 1, ?11, 1)",
        )?
        .execute(params![order, line, product, seq, listing, title, category, brand, image, price, points])?;
        tx.prepare_cached("DELETE FROM cart_lines WHERE customer_id = ?1 AND product_id = ?2")?
            .execute(params![customer.id, product])?;
    }
    tx.prepare_cached(
        "INSERT INTO order_history (order_seq, at, action, actor, delivery) VALUES (?1, 0, 'placed', ?2, '')",
    )?
    .execute(params![order, email])?;
    let letter = serde_json::json!({"letter": "orderReceived", "number": number, "total": total});
    tx.prepare_cached(
        "INSERT INTO outbox (message_id, recipient, letter, created_at, next_at, expires_at)
         VALUES (?1, ?2, ?3, 0, 0, 0)",
    )?
    .execute(params![id, email, letter.to_string()])?;
    Ok(())
}
