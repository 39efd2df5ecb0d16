//! The stock ledger: its sum is the stock, and there is no other way to change one (contract 4).

use serde_json::json;

use crate::support::{OWNER, Shop, listings};

#[tokio::test]
async fn the_sum_of_the_ledger_is_the_stock() {
    let shop = Shop::open().await;
    let admin = shop.admin().await;
    for spec in listings() {
        for start in [0, 1, 1_000_000] {
            let id = shop.add_to(spec, json!({"stock": start})).await;
            for stock in [7, 0, 1_000_000, 3, 3] {
                let edited = admin.patch(&spec.edit.replace("{id}", &id), &json!({"stock": stock})).await;
                assert_eq!(edited.json()["product"]["stock"], stock);
                let rows = shop.ledger(&id).await;
                let sum: i64 = rows.iter().map(|row| row["delta"].as_i64().unwrap()).sum();
                assert_eq!(sum, stock, "{} from {start}", spec.name);
                assert_eq!(rows[0]["after"], json!(stock), "the newest row comes first");
                for pair in rows.windows(2) {
                    assert_eq!(pair[0]["before"], pair[1]["after"]);
                }
            }
        }
    }
}

#[tokio::test]
async fn a_row_tells_who_when_before_and_after() {
    let shop = Shop::open().await;
    let id = shop.add("/addproduct", json!({"stock": 5})).await;
    let reply = shop.admin().await.get(&format!("/api/admin/stock-ledger?product={id}")).await;
    assert_eq!(reply.header("cache-control"), Some("no-store"));
    let row = reply.rows()[0].clone();
    for (name, value) in
        [("before", json!(0)), ("after", json!(5)), ("delta", json!(5)), ("actor", json!(OWNER))]
    {
        assert_eq!(row[name], value, "{name}");
    }
    assert_eq!(row["cause"], "added");
    row["at"].as_str().unwrap().parse::<jiff::Timestamp>().unwrap();
}

#[tokio::test]
async fn a_ledger_is_asked_for_by_a_product_that_exists() {
    let shop = Shop::open().await;
    let admin = shop.admin().await;
    admin.get("/api/admin/stock-ledger").await.fault("product");
    admin.get("/api/admin/stock-ledger?product=").await.fault("product");
    admin.get("/api/admin/stock-ledger?product=nothing").await.refused(404);
}

/// Runs one statement as the writer would; answers what the database says against it.
async fn refusal(shop: &Shop, sql: &'static str) -> String {
    let outcome = shop.state.db.write(move |tx| Ok(tx.execute(sql, [])?)).await;
    match outcome {
        Err(haat::error::Error::Internal(cause)) => format!("{cause:#}"),
        other => panic!("{sql} was not refused: {other:?}"),
    }
}

#[tokio::test]
async fn the_database_refuses_a_stock_without_its_row() {
    let shop = Shop::open().await;
    let id = shop.add("/addproduct", json!({"stock": 5})).await;
    for sql in [
        "UPDATE products SET stock = 6",
        "UPDATE products SET stock = stock - 1, title = 'x'",
        "INSERT INTO products (id, listing, title, description, price, offer_price, stock, category, brand, main_image,
            estimated_delivery, warranty, emi_available, specifications, ram_storage, available_colors, created_at,
            updated_at)
         VALUES ('a', 'product', 't', 'd', 1, 0, 3, 'C', 'B', '/x', '1', '1', 0, '[]', '[]', '[]', 0, 0)",
        "INSERT INTO stock_ledger (product_seq, cause, delta, stock_before, stock_after, actor, at)
         SELECT seq, 'edit', 1, 9, 10, 'x', 0 FROM products",
        "UPDATE stock_ledger SET delta = 9, stock_after = 9",
        "DELETE FROM stock_ledger",
    ] {
        let said = refusal(&shop, sql).await;
        assert!(said.contains("stock"), "{sql}: {said}");
    }
    assert_eq!(shop.ledger(&id).await.len(), 1);
    let product = shop.visitor().get(&format!("/allproducts/{id}")).await.json();
    assert_eq!((&product["stock"], &product["title"]), (&json!(5), &json!("Galaxy S25")));
}
