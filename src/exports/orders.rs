//! The rows of `orders.csv`: one a line, with the order's own money on its first, so that every column can be summed.

use rusqlite::Connection;

use super::cells::{guarded, phone};
use super::page::Page;
use crate::clock::dhaka;
use crate::error::Result;
use crate::orders::model::{Line, Order};
use crate::orders::{lines, store};

/// The columns, in the words of a person who opens the file. Money is whole taka.
pub const COLUMNS: [&str; 33] = [
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
    "Line",
    "Returned",
    "Discount (BDT)",
    "Coupon",
    "Delivery charge (BDT)",
    "Paid (BDT)",
    "Received",
    "Transaction",
    "Zone or branch",
    "Courier",
    "Tracking number",
    "Reason",
    "Note",
    "Money back (BDT)",
    "Came back (Asia/Dhaka)",
];

/// The orders before a place, the newest first.
pub(super) fn page(conn: &Connection, before: Option<i64>, rows: usize) -> Result<Page> {
    let found = store::page_before(conn, before, rows)?;
    let mut page = Page::new(found.last().map(|order| order.seq));
    let returns = lines::returns(conn, &found)?;
    for order in &found {
        for line in &order.lines {
            page.add(&cells(order, line, returns.get(&(order.seq, line.line)).copied()))?;
        }
    }
    Ok(page)
}

/// `back`: what came back of the line in whole taka, and when.
fn cells(order: &Order, line: &Line, back: Option<(i64, i64)>) -> [String; COLUMNS.len()] {
    let text = |text: &str| guarded(text).into_owned();
    let taka = |amount: Option<i64>| amount.map_or_else(String::new, |taka| taka.to_string());
    let once = |amount: Option<i64>| taka(amount.filter(|_| line.line == 1));
    [
        order.number.clone(),
        dhaka(order.ordered_at),
        text(&order.username),
        text(&order.email),
        phone(&order.phone).into_owned(),
        text(&order.address),
        text(&line.name),
        text(&line.color),
        text(&line.ram_storage),
        line.quantity.to_string(),
        taka(line.price),
        taka(line.total()),
        order.payment_method.as_str().to_owned(),
        order.stage.payment_status().as_str().to_owned(),
        order.standing().order_status().as_str().to_owned(),
        text(&order.delivery),
        order.delivered_at.map_or_else(String::new, dhaka),
        text(&order.message),
        line.line.to_string(),
        line.returned.to_string(),
        once(order.total.map(|_| order.discount)),
        text(&order.coupon),
        once(order.total.map(|_| order.delivery_charge)),
        once(order.total),
        if order.payment_received { "yes" } else { "no" }.to_owned(),
        text(&order.transaction),
        text(if order.branch.is_empty() { &order.zone } else { &order.branch }),
        text(&order.courier),
        text(&order.tracking_number),
        text(&order.reason),
        text(&order.note),
        taka(back.map(|(amount, _)| amount)),
        back.map_or_else(String::new, |(_, at)| dhaka(at)),
    ]
}
