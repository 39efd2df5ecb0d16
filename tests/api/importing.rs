//! Helpers for tests of CSV files.

use std::collections::HashMap;

use serde_json::{Value, json};

use crate::support::{Multipart, Reply, Shop};

/// Uploads a file for a preview.
pub async fn upload(shop: &Shop, csv: impl AsRef<[u8]>) -> Reply {
    shop.admin().await.post_form("/api/admin/imports", Multipart::default().file("file", csv.as_ref())).await
}

/// The preview of a file that can be read.
pub async fn preview(shop: &Shop, csv: impl AsRef<[u8]>) -> Value {
    let reply = upload(shop, csv).await;
    assert_eq!(reply.status, 201, "{}", reply.text());
    assert_eq!(reply.header("cache-control"), Some("no-store"));
    reply.json()
}

/// Confirms an import.
pub async fn confirm(shop: &Shop, id: &Value) -> Reply {
    let path = format!("/api/admin/imports/{}/confirm", id.as_str().unwrap());
    shop.admin().await.post(&path, &json!({})).await
}

/// Confirms an import with a stock for the products of which its file tells none.
pub async fn confirm_with(shop: &Shop, id: &Value, stock: &Value) -> Reply {
    let path = format!("/api/admin/imports/{}/confirm", id.as_str().unwrap());
    shop.admin().await.post(&path, &json!({"chosenStock": stock})).await
}

/// How far an import is.
pub async fn progress(shop: &Shop, id: &Value) -> Value {
    shop.admin().await.get(&format!("/api/admin/imports/{}", id.as_str().unwrap())).await.json()
}

/// Waits until a confirmed import is over; answers how it ended.
pub async fn ended(shop: &Shop, id: &Value) -> Value {
    for _ in 0..3_000 {
        let now = progress(shop, id).await;
        if now["state"] != "running" {
            return now;
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    panic!("the import does not end");
}

/// Imports a file from its preview to its end; answers how it ended.
pub async fn import(shop: &Shop, csv: impl AsRef<[u8]>) -> Value {
    let shown = preview(shop, csv).await;
    let reply = confirm(shop, &shown["id"]).await;
    assert_eq!(reply.status, 202, "{}", reply.text());
    ended(shop, &shown["id"]).await
}

/// The four counts of a preview: to add, to change, as they are, bad.
pub fn counts(preview: &Value) -> Value {
    json!([preview["toAdd"], preview["toUpdate"], preview["unchanged"], preview["badRows"]])
}

/// The four counts of an end: added, updated, unchanged, failed.
pub fn results(ended: &Value) -> Value {
    assert_eq!(ended["state"], "done", "{ended}");
    json!([ended["added"], ended["updated"], ended["unchanged"], ended["failed"]])
}

/// The export of all products.
pub async fn export(shop: &Shop) -> String {
    let reply = shop.admin().await.get("/api/admin/products.csv").await;
    assert_eq!(reply.status, 200, "{}", reply.text());
    reply.text()
}

/// The rows of a CSV file by their columns' names.
pub fn rows(csv: &str) -> Vec<HashMap<String, String>> {
    let mut reader = csv::Reader::from_reader(csv.trim_start_matches('\u{FEFF}').as_bytes());
    let names = reader.headers().unwrap().clone();
    let row = |record: Result<csv::StringRecord, csv::Error>| {
        let record = record.unwrap();
        names.iter().zip(record.iter()).map(|(name, cell)| (name.to_owned(), cell.to_owned())).collect()
    };
    reader.records().map(row).collect()
}

/// The export with some cells of one product set to others.
pub fn with_cells(export: &str, id: &str, cells: &[(&str, &str)]) -> Vec<u8> {
    let mut reader = csv::Reader::from_reader(export.trim_start_matches('\u{FEFF}').as_bytes());
    let names = reader.headers().unwrap().clone();
    let mut out = csv::Writer::from_writer(Vec::new());
    out.write_record(&names).unwrap();
    for record in reader.records() {
        let record = record.unwrap();
        let own = &record[0] == id;
        out.write_record(names.iter().zip(record.iter()).map(|(name, cell)| {
            let new = cells.iter().find(|(column, _)| own && *column == name);
            new.map_or(cell, |(_, text)| *text)
        }))
        .unwrap();
    }
    out.into_inner().unwrap()
}

/// A product by its title.
pub async fn titled(shop: &Shop, title: &str) -> Value {
    let text: String = url::form_urlencoded::byte_serialize(title.as_bytes()).collect();
    let found = shop.visitor().get(&format!("/search-products?text={text}")).await.rows();
    let found: Vec<Value> = found.into_iter().filter(|product| product["title"] == title).collect();
    assert_eq!(found.len(), 1, "{title}");
    found[0].clone()
}

/// The columns of a file made by hand.
pub const HEAD: &str = "title,description,price,offerPrice,stock,category,brand,estimatedDelivery,warranty";

/// A file made by hand, of such rows.
pub fn by_hand(rows: &[&str]) -> String {
    let mut csv = HEAD.to_owned() + "\r\n";
    for row in rows {
        csv.push_str(row);
        csv.push_str("\r\n");
    }
    csv
}

/// What is wrong in a preview: row, column and message of each.
pub fn faults(preview: &Value) -> Vec<(u64, String, String)> {
    let text = |fault: &Value, name: &str| fault[name].as_str().unwrap().to_owned();
    let all = preview["bad"].as_array().unwrap().iter();
    all.map(|bad| (bad["row"].as_u64().unwrap(), text(bad, "column"), text(bad, "message"))).collect()
}

/// A row of it.
pub const CABLE: &str = "Cable,A cable.,500,450,7,accessories,dell,1 day,1 year";
