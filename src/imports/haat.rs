//! This shop's own export, and files made by hand with its columns: a row is a product. A blank cell leaves a field as it
//! is.

use std::collections::HashMap;
use std::sync::Arc;

use super::draft::{ColumnNames, Draft, Fault, Item, unless_faulty};
use super::flag::flag;
use super::number::{self, Unread};
use super::table::{Row, Table};
use crate::catalogue::listings::{self, Listing};
use crate::error::Result;
use crate::messages::Message;
use crate::text::fold;

/// Fields that are taken as they stand.
const TEXTS: [&str; 10] = [
    "title",
    "description",
    "category",
    "brand",
    "estimatedDelivery",
    "warranty",
    "specifications",
    "ramStorage",
    "availableColors",
    "mainImageAlt",
];
const NUMBERS: [&str; 4] = ["price", "offerPrice", "stock", "buyPoints"];

/// Reads this shop's files.
pub struct Haat {
    table: Table,
    columns: ColumnNames,
}

/// Whether a file is this shop's.
pub fn knows(table: &Table) -> bool {
    table.has("title")
        && (table.has("_id") || ["price", "category", "brand"].iter().all(|name| table.has(name)))
        || table.has("_id") && NUMBERS.iter().any(|name| table.has(&name.to_lowercase()))
}

/// The listing that a file names in a column of its own, whatever its format.
pub fn listing(table: &Table, row: &Row, draft: &mut Draft, faults: &mut Vec<Fault>) {
    let text = table.cell(row, "listing");
    if text.is_empty() {
        return;
    }
    draft.listing = Listing::from_name(&text.to_lowercase());
    if draft.listing.is_none() {
        faults.push(draft.fault("listing", listings::unknown()));
    }
}

/// A whole number of one of the fields.
fn whole(field: &str, text: &str) -> std::result::Result<i64, Unread> {
    if field == "stock" || field == "buyPoints" {
        return number::count(text);
    }
    let price = number::price(text)?;
    if price.rounded { Err(Unread::NoNumber) } else { Ok(price.whole) }
}

impl Haat {
    /// Begins below the names of the columns.
    pub fn new(table: Table) -> Self {
        let others = ["_id", "listing", "emiAvailable", "mainImage", "exportedStock"];
        let names = TEXTS.iter().chain(&NUMBERS).chain(&others);
        let columns: HashMap<_, _> = names.map(|name| (*name, table.name_of(name))).collect();
        Self { table, columns: Arc::new(columns) }
    }

    pub fn table(&self) -> &Table {
        &self.table
    }

    pub fn next(&mut self) -> Result<Option<Item>> {
        let Some(row) = self.table.next()? else { return Ok(None) };
        Ok(Some(self.draft(&row)))
    }

    fn draft(&self, row: &Row) -> Item {
        let cell = |name: &str| self.table.cell(row, name);
        let mut draft = Draft::new(row.number, &self.columns);
        let mut faults = Vec::new();
        listing(&self.table, row, &mut draft, &mut faults);
        for name in TEXTS {
            draft.set(name, cell(name));
        }
        for name in NUMBERS {
            match whole(name, cell(name)) {
                Ok(whole) => draft.set(name, whole.to_string()),
                Err(Unread::TwoWays(message)) => faults.push(draft.fault(name, message)),
                // What is no whole number stays as it is, for the check to tell.
                Err(Unread::NoNumber) => draft.set(name, cell(name)),
            }
        }
        let emi = cell("emiAvailable");
        draft.set("emiAvailable", flag(emi).map_or_else(|| emi.to_lowercase(), |yes| yes.to_string()));
        draft.image = Some(cell("mainImage").to_owned()).filter(|path| !path.is_empty());
        match number::count(cell("exportedStock")) {
            Ok(stock) => draft.exported_stock = Some(stock),
            Err(_) if cell("exportedStock").is_empty() => {}
            Err(why) => faults.push(draft.fault("exportedStock", why.told(Message::ImportStock))),
        }
        draft.exported_at = Some(cell("updatedAt").to_owned()).filter(|at| !at.is_empty());
        let id = cell("_id");
        if id.is_empty() {
            let listing = draft.listing.unwrap_or(Listing::Product).spec().name;
            draft.key = format!("title:{listing}:{}", fold(cell("title")));
        } else {
            draft.id = Some(id.to_owned());
            id.clone_into(&mut draft.key);
        }
        unless_faulty(draft, faults)
    }
}
