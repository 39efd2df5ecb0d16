//! The rows of `orders.csv`.

use rusqlite::Connection;

use super::cells::{guarded, phone};
use super::page::Page;
use crate::clock::dhaka;
use crate::error::Result;
use crate::orders::model::Order;
use crate::orders::store;

/// The columns, in the words of a person who opens the file. Prices are whole taka.
pub const COLUMNS: [&str; 18] = [
    "Order",
    "Date (Asia/Dhaka)",
    "Customer",
    "E-mail",
    "Phone",
    "Address",
    "Product",
    "Colour",
    "RAM / storage",
    "Quantity",
    "Price (BDT)",
    "Total (BDT)",
    "Payment method",
    "Payment status",
    "Order status",
    "Delivery",
    "Delivered (Asia/Dhaka)",
    "Message",
];

/// The orders before a place, the newest first.
pub(super) fn page(conn: &Connection, before: Option<i64>, rows: usize) -> Result<Page> {
    let found = store::page_before(conn, before, rows)?;
    let mut page = Page::new(found.last().map(|order| order.seq));
    for order in &found {
        page.add(&cells(order))?;
    }
    Ok(page)
}

fn cells(order: &Order) -> [String; COLUMNS.len()] {
    let text = |text: &str| guarded(text).into_owned();
    let taka = |amount: Option<i64>| amount.map_or_else(String::new, |taka| taka.to_string());
    [
        order.number.clone(),
        dhaka(order.ordered_at),
        text(&order.username),
        text(&order.email),
        phone(&order.phone).into_owned(),
        text(&order.address),
        text(&order.name),
        text(&order.color),
        text(&order.ram_storage),
        order.quantity.to_string(),
        taka(order.price),
        taka(order.total),
        order.payment_method.as_str().to_owned(),
        order.stage.payment_status().as_str().to_owned(),
        order.standing().order_status().as_str().to_owned(),
        text(&order.delivery),
        order.delivered_at.map_or_else(String::new, dhaka),
        text(&order.message),
    ]
}
