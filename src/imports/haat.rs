//! This shop's own export, and files made by hand with its columns: a row is a product. A blank cell leaves a field as it
//! is.

use std::collections::HashMap;
use std::sync::Arc;

use super::draft::{ColumnNames, Draft, Fault, Item, unless_faulty};
use super::number::number;
use super::table::{Row, Table};
use crate::error::Result;
use crate::products::kinds::Kind;
use crate::text::fold;

/// Fields that are taken as they stand.
const TEXTS: [&str; 9] = [
    "title",
    "description",
    "category",
    "brand",
    "estimatedDelivery",
    "warranty",
    "specifications",
    "ramStorage",
    "availableColors",
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
    draft.listing = Kind::of_listing(&text.to_lowercase());
    if draft.listing.is_none() {
        faults.push(draft.fault("listing", Kind::ONE_OF));
    }
}

impl Haat {
    /// Begins below the names of the columns.
    pub fn new(table: Table) -> Self {
        let names = TEXTS.iter().chain(&NUMBERS).chain(&["_id", "listing", "emiAvailable", "mainImage"]);
        let columns: HashMap<_, _> = names.map(|name| (*name, table.name_of(&name.to_lowercase()))).collect();
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
        let cell = |name: &str| self.table.cell(row, &name.to_lowercase());
        let mut draft = Draft::new(row.number, &self.columns);
        let mut faults = Vec::new();
        listing(&self.table, row, &mut draft, &mut faults);
        for name in TEXTS {
            draft.set(name, cell(name));
        }
        for name in NUMBERS {
            // What is no whole number stays as it is, for the check to tell.
            let whole = number(cell(name)).filter(|n| !n.rounded).map(|n| n.whole.to_string());
            draft.set(name, whole.unwrap_or_else(|| cell(name).to_owned()));
        }
        draft.set("emiAvailable", cell("emiAvailable").to_lowercase());
        draft.image = Some(cell("mainImage").to_owned()).filter(|path| !path.is_empty());
        draft.exported_stock = number(cell("exportedStock")).map(|n| n.whole);
        draft.exported_at = Some(cell("updatedAt").to_owned()).filter(|at| !at.is_empty());
        let id = cell("_id");
        if id.is_empty() {
            let listing = draft.listing.unwrap_or(Kind::Product).spec().listing;
            draft.key = format!("title:{listing}:{}", fold(cell("title")));
        } else {
            draft.id = Some(id.to_owned());
            id.clone_into(&mut draft.key);
        }
        unless_faulty(draft, faults)
    }
}
