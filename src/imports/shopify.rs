//! Shopify's product CSV, with the columns of old (`Handle`, `Variant Price`) or of 2025 (`URL handle`, `Price`): the rows
//! of one handle are one product, each a variant or a further picture.

use std::collections::HashMap;
use std::sync::Arc;

use super::draft::{ColumnNames, Draft, Fault, Item, unless_faulty};
use super::number::number;
use super::table::{Row, Table};
use super::variants::{Variant, folded};
use super::{haat, html};
use crate::error::Result;
use crate::text::fold;

const HANDLE: [&str; 2] = ["handle", "url handle"];
const TITLE: [&str; 1] = ["title"];
const BODY: [&str; 2] = ["body (html)", "description"];
const VENDOR: [&str; 1] = ["vendor"];
const TYPE: [&str; 2] = ["type", "custom product type"];
const CATEGORY: [&str; 2] = ["product category", "standardized product type"];
const PUBLISHED: [&str; 2] = ["published", "published on online store"];
const PRICE: [&str; 2] = ["variant price", "price"];
const COMPARE_AT: [&str; 2] = ["variant compare at price", "compare-at price"];
const STOCK: [&str; 2] = ["variant inventory qty", "inventory quantity"];
const IMAGE: [&str; 2] = ["image src", "product image url"];
const OPTIONS: [(&str, &str); 3] =
    [("option1 name", "option1 value"), ("option2 name", "option2 value"), ("option3 name", "option3 value")];

/// Reads Shopify's files.
pub struct Shopify {
    table: Table,
    columns: ColumnNames,
    /// The first row of the next product.
    ahead: Option<Row>,
}

/// Whether a file is Shopify's.
pub fn knows(table: &Table) -> bool {
    let has = |names: &[&str]| names.iter().any(|name| table.has(name));
    has(&HANDLE) && has(&TITLE) && has(&PRICE)
}

impl Shopify {
    /// Begins below the names of the columns.
    pub fn new(table: Table) -> Self {
        let name = |names: &[&str]| {
            let there = names.iter().find(|name| table.has(name)).or(names.first());
            table.name_of(there.copied().unwrap_or_default())
        };
        let columns = HashMap::from([
            ("title", name(&TITLE)),
            ("description", name(&BODY)),
            ("brand", name(&VENDOR)),
            ("category", name(if table.has(TYPE[0]) || table.has(TYPE[1]) { &TYPE } else { &CATEGORY })),
            ("price", name(&PRICE)),
            ("offerPrice", name(&PRICE)),
            ("compareAt", name(&COMPARE_AT)),
            ("stock", name(&STOCK)),
            ("mainImage", name(&IMAGE)),
            ("availableColors", name(&[OPTIONS[0].1])),
            ("ramStorage", name(&[OPTIONS[0].1])),
            ("published", name(&PUBLISHED)),
            ("handle", name(&HANDLE)),
            ("listing", name(&["listing"])),
        ]);
        Self { table, columns: Arc::new(columns), ahead: None }
    }

    pub fn table(&self) -> &Table {
        &self.table
    }

    pub fn next(&mut self) -> Result<Option<Item>> {
        let first = match self.ahead.take() {
            Some(row) => row,
            None => match self.table.next()? {
                Some(row) => row,
                None => return Ok(None),
            },
        };
        let handle = self.table.first(&first, &HANDLE).to_owned();
        let mut rows = vec![first];
        while let Some(row) = self.table.next()? {
            let same = self.table.first(&row, &HANDLE) == handle;
            // Without a handle a title begins another product.
            if same && (!handle.is_empty() || self.table.first(&row, &TITLE).is_empty()) {
                rows.push(row);
            } else {
                self.ahead = Some(row);
                break;
            }
        }
        Ok(Some(self.draft(&handle, &rows)))
    }

    fn draft(&self, handle: &str, rows: &[Row]) -> Item {
        let mut draft = Draft::new(rows[0].number, &self.columns);
        let (first, table) = (&rows[0], &self.table);
        let cell = |names: &[&str]| table.first(first, names);
        let title = html::line(cell(&TITLE));
        if title.is_empty() {
            // Its name may stand on a row before: rows of one handle have to follow each other.
            let text = "This row has no title, and does not follow the row of its product.";
            return Err((draft.row, vec![draft.fault("title", text)]));
        }
        draft.key = if handle.is_empty() { format!("title:{}", fold(&title)) } else { handle.to_owned() };
        let mut faults = Vec::new();
        haat::listing(table, first, &mut draft, &mut faults);
        if let Some(why) = left_out(table, first) {
            faults.push(draft.fault("published", why));
        }
        draft.set("title", title);
        draft.set("description", html::text(cell(&BODY)));
        draft.set("brand", cell(&VENDOR));
        let category = cell(&CATEGORY).rsplit('>').next().unwrap_or_default().trim();
        draft.set("category", if cell(&TYPE).is_empty() { category } else { cell(&TYPE) });
        draft.image = Some(cell(&IMAGE).to_owned()).filter(|path| !path.is_empty());
        let names: Vec<String> = OPTIONS.iter().map(|(name, _)| table.cell(first, name).to_owned()).collect();
        let variants = self.variants(rows, &mut draft, &mut faults);
        if faults.is_empty() {
            match folded(&names, variants) {
                Ok(folded) => folded.fill(&mut draft),
                Err(why) => faults.push(draft.fault("price", why)),
            }
        }
        unless_faulty(draft, faults)
    }

    fn variants(&self, rows: &[Row], draft: &mut Draft, faults: &mut Vec<Fault>) -> Vec<Variant> {
        let mut variants = Vec::new();
        for row in rows {
            match self.variant(row) {
                Ok(Some((variant, rounded))) => {
                    draft.rounded |= rounded;
                    variants.push(variant);
                }
                // A further picture.
                Ok(None) => {}
                Err((field, why)) => faults.push(Fault { row: row.number, ..draft.fault(field, why) }),
            }
        }
        variants
    }

    /// The variant of a row, where it is one, and whether its price was rounded; or a field with what is wrong with it.
    fn variant(&self, row: &Row) -> Result<Option<(Variant, bool)>, (&'static str, &'static str)> {
        const NO_PRICE: &str = "The price must be a number of taka.";
        let values: Vec<String> =
            OPTIONS.iter().map(|(_, value)| html::line(self.table.cell(row, value))).collect();
        let read = |names: &[&str], wrong| match self.table.first(row, names) {
            "" => Ok(None),
            text => number(text).map(Some).ok_or(wrong),
        };
        let price = read(&PRICE, ("price", NO_PRICE))?;
        let compare_at = read(&COMPARE_AT, ("compareAt", NO_PRICE))?;
        let stock = read(&STOCK, ("stock", "The stock must be a number."))?.map(|n| n.whole);
        let Some(price) = price else {
            let is_picture = values.iter().all(String::is_empty);
            return if is_picture { Ok(None) } else { Err(("price", "The price is missing.")) };
        };
        if price.whole < 0 {
            return Err(("price", NO_PRICE));
        }
        let rounded = price.rounded || compare_at.is_some_and(|n| n.rounded);
        let compare_at = compare_at.map_or(0, |n| n.whole);
        Ok(Some((Variant { price: price.whole, compare_at, stock, values }, rounded)))
    }
}

/// Why a product is not for this shop.
fn left_out(table: &Table, row: &Row) -> Option<&'static str> {
    let is = |names: &[&str], text: &str| table.first(row, names).eq_ignore_ascii_case(text);
    if is(&["gift card"], "true") {
        return Some("Gift cards are not sold here.");
    }
    if is(&["status"], "draft") || is(&["status"], "archived") || is(&PUBLISHED, "false") {
        return Some("This product is not published in the file, so it is left out.");
    }
    None
}
