//! Shopify's product CSV, with the columns of old (`Handle`, `Variant Price`) or of 2025 (`URL handle`, `Price`): the rows
//! of one handle are one product, each a variant or a further picture.

use std::collections::HashMap;
use std::sync::Arc;

use super::draft::{ColumnNames, Draft, Fault, Item, Wrong, unless_faulty};
use super::flag::flag;
use super::number;
use super::table::{Row, Table};
use super::variants::{Variant, folded};
use super::{haat, html};
use crate::error::Result;
use crate::messages::Message;
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
const TRACKER: [&str; 2] = ["variant inventory tracker", "inventory tracker"];
const SELLS_ON: [&str; 2] = ["variant inventory policy", "continue selling when out of stock"];
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
            let text = Message::ImportNoTitle;
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
        let (variants, uncounted) = self.variants(rows, &mut draft, &mut faults);
        if faults.is_empty() {
            match folded(&names, variants) {
                Ok(folded) => {
                    folded.fill(&mut draft);
                    if uncounted {
                        draft.sells_uncounted();
                    }
                }
                Err(why) => faults.push(draft.fault("price", why)),
            }
        }
        unless_faulty(draft, faults)
    }

    /// The variants of a product, and whether one of them is sold without counting.
    fn variants(&self, rows: &[Row], draft: &mut Draft, faults: &mut Vec<Fault>) -> (Vec<Variant>, bool) {
        let (mut variants, mut uncounted) = (Vec::new(), false);
        for row in rows {
            match self.variant(row) {
                Ok(Some((variant, rounded))) => {
                    draft.rounded |= rounded;
                    uncounted |= variant.stock.is_none() && self.is_uncounted(row);
                    variants.push(variant);
                }
                // A further picture.
                Ok(None) => {}
                Err((field, why)) => faults.push(Fault { row: row.number, ..draft.fault(field, why) }),
            }
        }
        (variants, uncounted)
    }

    /// The variant of a row, where it is one, and whether its price was rounded; or a field with what is wrong with it.
    fn variant(&self, row: &Row) -> Result<Option<(Variant, bool)>, Wrong> {
        let values: Vec<String> =
            OPTIONS.iter().map(|(_, value)| html::line(self.table.cell(row, value))).collect();
        let read = |names: &[&str], field| match self.table.first(row, names) {
            "" => Ok(None),
            text => number::price(text).map(Some).map_err(|why| (field, why.told(Message::ImportPrice))),
        };
        let price = read(&PRICE, "price")?;
        let compare_at = read(&COMPARE_AT, "compareAt")?;
        let stock = match self.table.first(row, &STOCK) {
            "" => None,
            text => Some(number::count(text).map_err(|why| ("stock", why.told(Message::ImportStock)))?),
        };
        let Some(price) = price else {
            let is_picture = values.iter().all(String::is_empty);
            return if is_picture { Ok(None) } else { Err(("price", Message::ImportPriceMissing)) };
        };
        if price.whole < 0 {
            return Err(("price", Message::ImportPrice));
        }
        // Nothing left of what is sold on tells nothing.
        let stock = stock.filter(|n| *n > 0 || !self.is_uncounted(row));
        let rounded = price.rounded || compare_at.is_some_and(|n| n.rounded);
        let compare_at = compare_at.map_or(0, |n| n.whole);
        Ok(Some((Variant { price: price.whole, compare_at, stock, values }, rounded)))
    }

    /// Whether Shopify sells a variant whatever is left: nobody counts it, or it is sold on when none is left.
    fn is_uncounted(&self, row: &Row) -> bool {
        let tracked =
            !TRACKER.iter().any(|name| self.table.has(name)) || !self.table.first(row, &TRACKER).is_empty();
        let policy = self.table.first(row, &SELLS_ON);
        !tracked || policy.eq_ignore_ascii_case("continue") || flag(policy) == Some(true)
    }
}

/// Why a product is not for this shop.
fn left_out(table: &Table, row: &Row) -> Option<Message> {
    let is = |names: &[&str], text: &str| table.first(row, names).eq_ignore_ascii_case(text);
    let flag_in = |names: &[&str]| flag(table.first(row, names));
    if flag_in(&["gift card"]) == Some(true) {
        return Some(Message::ImportGiftCard);
    }
    if is(&["status"], "draft") || is(&["status"], "archived") || flag_in(&PUBLISHED) == Some(false) {
        return Some(Message::ImportNotPublished);
    }
    None
}
