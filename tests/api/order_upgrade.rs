//! A shop whose orders had no lines comes up to date with every order, id, number, history and ledger row as it was.

use haat::auth::store::AdminRow;
use rusqlite::Connection;
use serde_json::{Value, json};

use crate::order_admin::{approve, deliver};
use crate::support::{OWNER, Options, Shop};
use crate::upgrading::{open, shop_at};

const WRITTEN: &str = include_str!("../fixtures/orders-v13.sql");

/// All rows of a query, each as a JSON array.
fn rows(conn: &Connection, sql: &str) -> Vec<Value> {
    let mut query = conn.prepare(sql).unwrap();
    let columns = query.column_count();
    let read = |row: &rusqlite::Row<'_>| {
        let cell = |n| match row.get_ref(n)? {
            rusqlite::types::ValueRef::Null => Ok(Value::Null),
            rusqlite::types::ValueRef::Integer(number) => Ok(json!(number)),
            other => Ok(json!(other.as_str()?)),
        };
        (0..columns).map(cell).collect::<rusqlite::Result<Vec<_>>>().map(Value::from)
    };
    query.query_map([], read).unwrap().map(Result::unwrap).collect()
}

/// What must be the same before and after, asked of the tables of before and of today's.
const HISTORY: &str = "SELECT id, order_seq, at, action, actor, delivery FROM order_history ORDER BY id";
const LEDGER: &str = "SELECT id, product_seq, cause, delta, stock_before, stock_after, actor, subject_id, at FROM stock_ledger ORDER BY id";
const ORDERS: &str =
    "SELECT seq, id, number, customer_id, total, payment_method, stage, delivery, username, email, phone,
    address, message, hidden, ordered_at, approved_at, delivered_at, cancelled_at, deleted_at, erased
    FROM orders ORDER BY seq";
const LINES_BEFORE: &str =
    "SELECT seq, product_id, product_seq, listing, name, category, brand, main_image, color,
    ram_storage, price, quantity, points, taken, returned FROM orders ORDER BY seq";
const LINES: &str = "SELECT order_seq, product_id, product_seq, listing, name, category, brand, main_image, color,
    ram_storage, price, quantity, points, taken, given_back FROM order_lines WHERE line = 1 ORDER BY order_seq";

#[tokio::test]
async fn every_order_of_before_is_an_order_of_one_line() {
    let data = shop_at(13);
    let file = data.path().join("haat.db");
    let conn = open(&file).unwrap();
    conn.execute_batch(WRITTEN).unwrap();
    let before = [HISTORY, LEDGER, ORDERS, LINES_BEFORE].map(|sql| rows(&conn, sql));
    assert!(before.iter().all(|rows| rows.len() >= 6), "the fixture has rows");
    conn.close().unwrap();

    let shop = Shop::on(data, Options::default());
    let conn = open(&file).unwrap();
    assert_eq!([HISTORY, LEDGER, ORDERS, LINES].map(|sql| rows(&conn, sql)), before);
    assert_eq!(haat::orders::kept::mismatches(&conn).unwrap(), [] as [&str; 0]);
    assert_eq!(rows(&conn, "SELECT count(*) FROM order_lines"), [json!([6])]);
    assert_eq!(rows(&conn, "PRAGMA foreign_key_check"), [] as [Value; 0]);
    assert_eq!(
        rows(
            &conn,
            "SELECT sum(delivery_charge), sum(discount), sum(payment_received), max(quantity) FROM orders, cart_lines"
        ),
        [json!([0, 0, 0, 1])]
    );

    let row = AdminRow {
        id: "owner".into(),
        email: OWNER.into(),
        name: "Owner".into(),
        password_hash: String::new(),
    };
    shop.state.db.write(move |tx| haat::auth::store::insert_admin(tx, &row, 0)).await.unwrap();
    let admin = shop.admin().await;
    let stages: Vec<Value> = admin
        .get("/orders")
        .await
        .rows()
        .iter()
        .map(|order| json!([order["_id"], order["stage"], order["name"]]))
        .collect();
    assert_eq!(
        stages,
        [
            json!(["quick", "pending", "Something old"]),
            json!(["cancelled", "cancelled", "Galaxy S25"]),
            json!(["approved", "approved", "Galaxy S25"]),
            json!(["pending", "pending", "Galaxy S25"]),
        ]
    );
    // They go on from where they were.
    assert_eq!(approve(&shop, "pending", json!("c")).await.status, 200);
    assert_eq!(deliver(&shop, "pending").await.status, 200);
    assert_eq!(deliver(&shop, "quick").await.status, 200);
    assert_eq!(admin.post("/api/admin/trash/trashed/restore", &json!({})).await.status, 200);
    assert_eq!(shop.product("p").await["stock"], json!(10));
    let points =
        shop.state.db.read(|c| Ok(c.query_row("SELECT points FROM customers", [], |r| r.get::<_, i64>(0))?));
    assert_eq!(points.await.unwrap(), 50);
    let back = json!({"adminEmail": OWNER, "orderId": "pending", "reason": "x",
        "lines": [{"line": 1, "quantity": 2, "restock": true}]});
    assert_eq!(admin.post("/api/orders/return", &back).await.json()["order"]["stage"], json!("returned"));
    assert_eq!(shop.product("p").await["stock"], json!(12));
}
