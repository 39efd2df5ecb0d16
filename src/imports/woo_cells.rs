//! What single cells of WooCommerce's files mean.

use super::dates;
use super::draft::Wrong;
use super::flag::flag;
use super::number;
use super::table::{Row, Table};
use crate::messages::Message;
use crate::text::fold;

/// How many pieces a row tells of.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stock {
    /// So many.
    Counted(i64),
    /// It is sold without counting.
    Uncounted,
    /// Those of the product that it is a variation of.
    OfParent,
}

/// What a row is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RowKind {
    /// A product.
    Simple,
    /// A product with variations.
    Variable,
    /// A variation of one.
    Variation,
}

/// What a row is, or why this shop does not sell it.
pub fn kind(table: &Table, row: &Row) -> Result<RowKind, Message> {
    let types = list(&table.cell(row, "type").to_lowercase());
    let is = |name: &str| types.iter().any(|known| known == name);
    if is("downloadable") || is("virtual") {
        return Err(Message::ImportDownload);
    }
    if is("grouped") {
        return Err(Message::ImportGrouped);
    }
    if is("external") {
        return Err(Message::ImportExternal);
    }
    if is("variation") {
        Ok(RowKind::Variation)
    } else if is("variable") {
        Ok(RowKind::Variable)
    } else if is("simple") {
        Ok(RowKind::Simple)
    } else {
        Err(Message::ImportType)
    }
}

/// What variations may call a product; the first one is its key.
pub fn names(table: &Table, row: &Row) -> Vec<String> {
    let named = |prefix: &str, name: &str| {
        let text = fold(table.cell(row, name));
        (!text.is_empty()).then(|| format!("{prefix}:{text}"))
    };
    named("sku", "sku").into_iter().chain(named("id", "id")).collect()
}

/// What a variation calls its product.
pub fn parent(table: &Table, row: &Row) -> String {
    let text = fold(table.cell(row, "parent"));
    if text.starts_with("id:") { text } else { format!("sku:{text}") }
}

/// Whether the days of a cell fit, or the fault where one reading does and the other does not. A blank one always fits.
///
/// # Errors
/// A day that cannot be read.
pub fn holds(
    field: &'static str,
    text: &str,
    fits: impl Fn(&str) -> bool,
) -> Result<Result<bool, Wrong>, Wrong> {
    if text.is_empty() {
        return Ok(Ok(true));
    }
    match &dates::days(text)[..] {
        [] => Err((field, Message::ImportDate)),
        [one, other] if fits(one) != fits(other) => {
            let (one, other) = (one.clone(), other.clone());
            Ok(Err((field, Message::ImportDateTwoWays { text: text.to_owned(), one, other })))
        }
        [day, ..] => Ok(Ok(fits(day))),
    }
}

/// Whether a product is for everybody; nothing where the cell cannot be read.
pub fn is_published(table: &Table, row: &Row) -> Option<bool> {
    match table.cell(row, "published").to_lowercase().as_str() {
        "" | "publish" | "published" | "visible" => Some(true),
        "draft" | "private" | "pending" | "future" | "trash" | "unpublished" => Some(false),
        text => flag(text),
    }
}

/// How many pieces there are.
///
/// # Errors
/// A cell that cannot be read.
pub fn stock(table: &Table, row: &Row) -> Result<Stock, Wrong> {
    let text = table.cell(row, "stock");
    let of_parent = text.eq_ignore_ascii_case("parent");
    let counted = match text {
        "" => None,
        _ if of_parent => None,
        text => Some(number::count(text).map_err(|why| ("stock", why.told(Message::ImportStock)))?),
    };
    let is_there = table.cell(row, "in stock?").to_lowercase().replace([' ', '-', '_'], "");
    let is_there = match is_there.as_str() {
        "" | "instock" | "backorder" | "onbackorder" => Some(true),
        "outofstock" => Some(false),
        text => flag(text),
    };
    match is_there {
        None => Err(("inStock", Message::ImportInStockFlag)),
        Some(false) => Ok(Stock::Counted(0)),
        Some(true) if of_parent => Ok(Stock::OfParent),
        Some(true) => Ok(counted.map_or(Stock::Uncounted, |n| Stock::Counted(n.max(0)))),
    }
}

/// The values of a cell that holds several: parted by commas, where `\,` is a comma itself.
pub fn list(cell: &str) -> Vec<String> {
    const COMMA: char = '\u{0}';
    let whole = cell.replace("\\,", "\u{0}");
    let parts = whole.split(',').map(|part| part.trim().replace(COMMA, ","));
    parts.filter(|part| !part.is_empty()).collect()
}
