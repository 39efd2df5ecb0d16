//! WooCommerce's product CSV: simple products, and variable ones whose variations are rows of their own anywhere in the
//! file, tied to them by article number or id.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;

use serde_json::{Value, json};

use super::draft::{ColumnNames, Draft, Fault, Item, Wrong, unless_faulty};
use super::number;
use super::table::{Row, Table};
use super::variants::{MOST_VARIANTS, Variant, folded};
use super::woo_cells::{RowKind, Stock, holds, is_published, kind, list, names, parent, stock};
use super::{haat, html};
use crate::error::Result;
use crate::messages::Message;
use crate::text::fold;
use crate::validate::limit;

/// Attributes of a product at most.
const ATTRIBUTES: usize = 50;
const BRANDS: [&str; 3] = ["brands", "brand", "product brands"];

/// Reads WooCommerce's files.
pub struct WooCommerce {
    table: Table,
    columns: ColumnNames,
    /// `2026-11-28`: sale prices have days from which and to which they hold.
    today: String,
    /// The numbers of the attributes that have columns.
    attributes: Vec<usize>,
    /// Variations by what they call their product.
    variations: HashMap<String, Vec<Variation>>,
    /// What the variable products of the file are called.
    parents: HashSet<String>,
}

/// A variation's row, as much as is needed of it.
struct Variation {
    row: usize,
    prices: Result<Prices, Wrong>,
    stock: Result<Stock, Wrong>,
    /// Name and value of each attribute; an empty value stands for any.
    attributes: Vec<(String, String)>,
}

#[derive(Debug, Clone, Copy)]
struct Prices {
    /// What is asked.
    asked: i64,
    /// What is struck through; 0 where nothing is.
    compare_at: i64,
    rounded: bool,
    /// There is a sale price, which does not hold today.
    off_sale: bool,
    /// There is a sale price, which is above the regular one.
    dear_sale: bool,
}

/// Whether a file is WooCommerce's.
pub fn knows(table: &Table) -> bool {
    ["type", "name", "regular price"].iter().all(|name| table.has(name))
}

impl WooCommerce {
    /// Gathers the variations with the first table, and begins with the second; both are of the same file.
    ///
    /// # Errors
    /// 400 for a file that is no text or too long.
    pub fn new(mut first: Table, table: Table, today: &str) -> Result<Self> {
        let fields = [
            ("title", "name"),
            ("description", "description"),
            ("price", "regular price"),
            ("offerPrice", "sale price"),
            ("stock", "stock"),
            ("inStock", "in stock?"),
            ("saleStarts", "date sale price starts"),
            ("saleEnds", "date sale price ends"),
            ("category", "categories"),
            ("brand", "brands"),
            ("specifications", "attribute 1 value(s)"),
            ("availableColors", "attribute 1 value(s)"),
            ("ramStorage", "attribute 1 value(s)"),
            ("mainImage", "images"),
            ("type", "type"),
            ("published", "published"),
            ("parent", "parent"),
            ("listing", "listing"),
        ];
        let columns: HashMap<_, _> =
            fields.into_iter().map(|(field, column)| (field, table.name_of(column))).collect();
        let attributes = (1..=ATTRIBUTES).filter(|n| table.has(&format!("attribute {n} name"))).collect();
        let mut woo = Self {
            table,
            columns: Arc::new(columns),
            today: today.to_owned(),
            attributes,
            variations: HashMap::new(),
            parents: HashSet::new(),
        };
        while let Some(row) = first.next()? {
            woo.gather(&first, &row);
        }
        woo.table.read_by(&first);
        Ok(woo)
    }

    fn gather(&mut self, table: &Table, row: &Row) {
        match kind(table, row) {
            Ok(RowKind::Variable) => self.parents.extend(names(table, row)),
            Ok(RowKind::Variation) if is_published(table, row) != Some(false) => {
                let unread = ("published", Message::ImportPublishedFlag);
                let variation = Variation {
                    row: row.number,
                    prices: is_published(table, row).ok_or(unread).and_then(|_| self.prices(table, row)),
                    stock: stock(table, row),
                    attributes: self.attributes(table, row),
                };
                self.variations.entry(parent(table, row)).or_default().push(variation);
            }
            _ => {}
        }
    }

    pub fn table(&self) -> &Table {
        &self.table
    }

    pub fn next(&mut self) -> Result<Option<Item>> {
        while let Some(row) = self.table.next()? {
            let draft = Draft::new(row.number, &self.columns);
            match kind(&self.table, &row) {
                Err(why) => return Ok(Some(Err((draft.row, vec![draft.fault("type", why)])))),
                Ok(RowKind::Variation) if self.parents.contains(&parent(&self.table, &row)) => {}
                Ok(RowKind::Variation) => {
                    let why = Message::ImportParent;
                    return Ok(Some(Err((draft.row, vec![draft.fault("parent", why)]))));
                }
                Ok(kind) => return Ok(Some(self.draft(draft, &row, kind == RowKind::Variable))),
            }
        }
        Ok(None)
    }

    fn draft(&self, mut draft: Draft, row: &Row, variable: bool) -> Item {
        let table = &self.table;
        let cell = |name: &str| table.cell(row, name);
        let mut faults = Vec::new();
        haat::listing(table, row, &mut draft, &mut faults);
        match is_published(table, row) {
            Some(true) => {}
            Some(false) => {
                let why = Message::ImportNotPublished;
                faults.push(draft.fault("published", why));
            }
            None => faults.push(draft.fault("published", Message::ImportPublishedFlag)),
        }
        let title = html::line(cell("name"));
        draft.key = names(table, row).into_iter().next().unwrap_or_else(|| format!("title:{}", fold(&title)));
        draft.set("title", title);
        // Line breaks come as the two letters \n.
        let text = table.first(row, &["description", "short description"]).replace("\\n", "\n");
        draft.set("description", html::text(&text));
        let mut attributes = self.attributes(table, row);
        draft.set("category", category(cell("categories")));
        draft.set("brand", brand(table.first(row, &BRANDS), &mut attributes));
        draft.image = list(cell("images")).into_iter().next();
        if variable {
            faults.extend(self.fill_variable(&mut draft, row, &mut attributes));
        } else {
            match self.prices(table, row) {
                Ok(prices) => fill_prices(&mut draft, prices),
                Err((field, why)) => faults.push(draft.fault(field, why)),
            }
            match stock(table, row) {
                Ok(Stock::Counted(stock)) => {
                    draft.fields.insert("stock".to_owned(), stock.into());
                }
                Ok(_) => draft.sells_uncounted(),
                Err((field, why)) => faults.push(draft.fault(field, why)),
            }
        }
        let rows = attributes.into_iter().filter(|(_, value)| !value.is_empty());
        let rows: Vec<Value> =
            rows.map(|(name, value)| json!({"field": name, "value": list(&value).join(", ")})).collect();
        if !rows.is_empty() {
            draft.fields.insert("specifications".to_owned(), rows.into());
        }
        unless_faulty(draft, faults)
    }

    /// Prices, stock and options of a product with variations; takes the attributes that are options out of the others.
    fn fill_variable(
        &self,
        draft: &mut Draft,
        row: &Row,
        attributes: &mut Vec<(String, String)>,
    ) -> Option<Fault> {
        let names = names(&self.table, row);
        let all: Vec<&Variation> =
            names.iter().filter_map(|name| self.variations.get(name)).flatten().collect();
        if all.is_empty() {
            return Some(draft.fault("price", Message::ImportNoVariations));
        }
        let is_option =
            |name: &str| all.iter().any(|v| v.attributes.iter().any(|(other, _)| fold(other) == fold(name)));
        let options: Vec<(String, Vec<String>)> = attributes
            .iter()
            .filter(|(name, _)| is_option(name))
            .map(|(name, values)| (name.clone(), list(values)))
            .collect();
        attributes.retain(|(name, _)| !is_option(name));
        let mut variants = Vec::new();
        let (mut uncounted, mut of_parent) = (false, false);
        for variation in &all {
            let (prices, stock) = match (&variation.prices, &variation.stock) {
                (Ok(prices), Ok(stock)) => (*prices, *stock),
                (Err((field, why)), _) | (_, Err((field, why))) => {
                    return Some(Fault { row: variation.row, ..draft.fault(field, why.clone()) });
                }
            };
            draft.rounded |= prices.rounded;
            draft.off_sale |= prices.off_sale;
            draft.dear_sale |= prices.dear_sale;
            uncounted |= stock == Stock::Uncounted;
            of_parent |= stock == Stock::OfParent;
            let stock = if let Stock::Counted(stock) = stock { Some(stock) } else { None };
            for values in combinations(&options, &variation.attributes) {
                // The stock of a variation that stands for several is theirs together.
                let stock = stock.filter(|_| !variants.iter().any(|v: &(usize, _)| v.0 == variation.row));
                let variant = Variant { price: prices.asked, compare_at: prices.compare_at, stock, values };
                variants.push((variation.row, variant));
            }
            if variants.len() > MOST_VARIANTS {
                return Some(draft.fault("ramStorage", Message::ImportVariationsMost));
            }
        }
        let names: Vec<String> = options.into_iter().map(|(name, _)| name).collect();
        match folded(&names, variants.into_iter().map(|(_, variant)| variant).collect()) {
            Ok(folded) => folded.fill(draft),
            Err(why) => return Some(draft.fault("ramStorage", why)),
        }
        match if of_parent { stock(&self.table, row) } else { Ok(Stock::Counted(0)) } {
            Ok(Stock::Counted(0)) if !of_parent => {}
            Ok(Stock::Counted(shared)) => {
                let own = draft.fields.get("stock").and_then(Value::as_i64).unwrap_or(0);
                draft.fields.insert("stock".to_owned(), (own + shared).min(limit::STOCK).into());
            }
            Ok(_) => uncounted = true,
            Err((field, why)) => return Some(draft.fault(field, why)),
        }
        if uncounted {
            draft.sells_uncounted();
        }
        None
    }

    fn prices(&self, table: &Table, row: &Row) -> Result<Prices, Wrong> {
        let read = |name: &str, field: &'static str| match table.cell(row, name) {
            "" => Ok(None),
            text => match number::price(text) {
                Ok(number) if number.whole >= 0 => Ok(Some(number)),
                Ok(_) => Err((field, Message::ImportPrice)),
                Err(why) => Err((field, why.told(Message::ImportPrice))),
            },
        };
        let regular = read("regular price", "price")?.ok_or(("price", Message::ImportPriceMissing))?;
        let sale = read("sale price", "offerPrice")?.filter(|sale| sale.whole > 0);
        let dear_sale = sale.is_some_and(|sale| sale.whole > regular.whole);
        let sale = sale.filter(|sale| sale.whole < regular.whole);
        let holds = sale.is_some() && self.is_on_sale(table, row)?;
        let off_sale = sale.is_some() && !holds;
        let sale = sale.filter(|_| holds);
        let (asked, compare_at) = sale.map_or((regular.whole, 0), |sale| (sale.whole, regular.whole));
        let rounded = regular.rounded || sale.is_some_and(|s| s.rounded);
        Ok(Prices { asked, compare_at, rounded, off_sale, dear_sale })
    }

    /// Whether today is within the days of a sale price. A day that can be read in two ways is a fault only where the
    /// answer hangs on it.
    fn is_on_sale(&self, table: &Table, row: &Row) -> Result<bool, Wrong> {
        let began =
            holds("saleStarts", table.cell(row, "date sale price starts"), |day| day <= &*self.today)?;
        let lasts = holds("saleEnds", table.cell(row, "date sale price ends"), |day| day >= &*self.today)?;
        match (began, lasts) {
            (Ok(false), _) | (_, Ok(false)) => Ok(false),
            (Ok(true), Ok(true)) => Ok(true),
            (Err(wrong), _) | (_, Err(wrong)) => Err(wrong),
        }
    }

    /// The attributes of a row that have a name.
    fn attributes(&self, table: &Table, row: &Row) -> Vec<(String, String)> {
        let cell = |n: usize, what: &str| table.cell(row, &format!("attribute {n} {what}")).to_owned();
        self.attributes
            .iter()
            .map(|&n| (html::line(&cell(n, "name")), cell(n, "value(s)")))
            .filter(|(name, _)| !name.is_empty())
            .collect()
    }
}

fn fill_prices(draft: &mut Draft, prices: Prices) {
    let (price, offer) =
        if prices.compare_at > 0 { (prices.compare_at, prices.asked) } else { (prices.asked, 0) };
    draft.fields.insert("price".to_owned(), price.into());
    draft.fields.insert("offerPrice".to_owned(), offer.into());
    draft.rounded |= prices.rounded;
    draft.off_sale |= prices.off_sale;
    draft.dear_sale |= prices.dear_sale;
}

/// Every value that a variation has in each option: its own, or all where it says none.
fn combinations(options: &[(String, Vec<String>)], own: &[(String, String)]) -> Vec<Vec<String>> {
    let mut all = vec![Vec::new()];
    for (name, values) in options {
        let value =
            own.iter().find(|(other, _)| fold(other) == fold(name)).map(|(_, value)| html::line(value));
        let values = match value.filter(|value| !value.is_empty()) {
            Some(value) => vec![value],
            None => values.clone(),
        };
        all = all
            .iter()
            .flat_map(|start: &Vec<String>| values.iter().map(|v| [start.clone(), vec![v.clone()]].concat()))
            .take(MOST_VARIANTS + 1)
            .collect();
    }
    all
}

/// The last part of the first of the deepest categories: of `Phones, Phones > Android` it is `Android`.
fn category(cell: &str) -> String {
    let mut best: Vec<&str> = Vec::new();
    let all = list(cell);
    for path in &all {
        let parts: Vec<&str> = path.split('>').map(str::trim).collect();
        if parts.len() > best.len() {
            best = parts;
        }
    }
    html::line(best.last().copied().unwrap_or_default())
}

/// The brand of its own column, else of an attribute of that name, which then is no specification.
fn brand(cell: &str, attributes: &mut Vec<(String, String)>) -> String {
    if let Some(first) = list(cell).into_iter().next() {
        return html::line(first.rsplit('>').next().unwrap_or_default());
    }
    match attributes.iter().position(|(name, _)| fold(name) == "brand") {
        Some(at) => list(&attributes.remove(at).1).into_iter().next().unwrap_or_default(),
        None => String::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_of_several_values() {
        assert_eq!(list("Blue, Green,, Red"), ["Blue", "Green", "Red"]);
        assert_eq!(list("12\\, 14 inch, 16 inch"), ["12, 14 inch", "16 inch"]);
        assert_eq!(category("Clothing, Clothing > T-shirts, Music > Albums"), "T-shirts");
        assert_eq!(category("Cables &amp; Chargers"), "Cables & Chargers");
        assert_eq!(category(""), "");
    }

    #[test]
    fn a_variation_for_any_value_stands_for_all_of_them() {
        let options = [
            ("Color".to_owned(), vec!["Blue".to_owned(), "Red".to_owned()]),
            ("Size".to_owned(), vec!["S".to_owned(), "L".to_owned()]),
        ];
        let own = [("color".to_owned(), "Red".to_owned()), ("Size".to_owned(), String::new())];
        assert_eq!(combinations(&options, &own), [["Red", "S"], ["Red", "L"]]);
    }
}
