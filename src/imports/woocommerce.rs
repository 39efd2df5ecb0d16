//! WooCommerce's product CSV: simple products, and variable ones whose variations are rows of their own anywhere in the
//! file, tied to them by article number or id.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;

use serde_json::{Value, json};

use super::draft::{ColumnNames, Draft, Fault, Item, unless_faulty};
use super::number::number;
use super::table::{Row, Table};
use super::variants::{MOST_VARIANTS, Variant, folded};
use super::{haat, html};
use crate::error::Result;
use crate::text::fold;

/// Attributes of a product at most.
const ATTRIBUTES: usize = 50;
const BRANDS: [&str; 3] = ["brands", "brand", "product brands"];

/// Reads WooCommerce's files.
pub struct WooCommerce {
    table: Table,
    columns: ColumnNames,
    /// `2026-11-28`: sale prices have days from which and to which they hold.
    today: String,
    /// How many attributes the columns have room for.
    attributes: usize,
    /// Variations by what they call their product.
    variations: HashMap<String, Vec<Variation>>,
    /// What the variable products of the file are called.
    parents: HashSet<String>,
}

/// A variation's row, as much as is needed of it.
struct Variation {
    row: usize,
    prices: Result<Prices, Wrong>,
    stock: Option<i64>,
    /// Name and value of each attribute; an empty value stands for any.
    attributes: Vec<(String, String)>,
}

/// A field with what is wrong with it.
type Wrong = (&'static str, &'static str);

#[derive(Debug, Clone, Copy)]
struct Prices {
    /// What is asked.
    asked: i64,
    /// What is struck through; 0 where nothing is.
    compare_at: i64,
    rounded: bool,
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
        let attributes = (1..=ATTRIBUTES).take_while(|n| table.has(&format!("attribute {n} name"))).count();
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
        Ok(woo)
    }

    fn gather(&mut self, table: &Table, row: &Row) {
        match kind(table, row) {
            Ok(Kind::Variable) => self.parents.extend(names(table, row)),
            Ok(Kind::Variation) if is_published(table, row) => {
                let variation = Variation {
                    row: row.number,
                    prices: self.prices(table, row),
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
                Ok(Kind::Variation) if self.parents.contains(&parent(&self.table, &row)) => {}
                Ok(Kind::Variation) => {
                    let why = "The product that this is a variation of is not in the file.";
                    return Ok(Some(Err((draft.row, vec![draft.fault("parent", why)]))));
                }
                Ok(kind) => return Ok(Some(self.draft(draft, &row, kind == Kind::Variable))),
            }
        }
        Ok(None)
    }

    fn draft(&self, mut draft: Draft, row: &Row, variable: bool) -> Item {
        let table = &self.table;
        let cell = |name: &str| table.cell(row, name);
        let mut faults = Vec::new();
        haat::listing(table, row, &mut draft, &mut faults);
        if !is_published(table, row) {
            let why = "This product is not published in the file, so it is left out.";
            faults.push(draft.fault("published", why));
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
            faults.extend(self.fill_variable(&mut draft, &names(table, row), &mut attributes));
        } else {
            match self.prices(table, row) {
                Ok(prices) => fill_prices(&mut draft, prices),
                Err((field, why)) => faults.push(draft.fault(field, why)),
            }
            if let Some(stock) = stock(table, row) {
                draft.fields.insert("stock".to_owned(), stock.into());
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

    /// Prices, stock and choices of a product with variations; takes the attributes that are choices out of the others.
    fn fill_variable(
        &self,
        draft: &mut Draft,
        names: &[String],
        attributes: &mut Vec<(String, String)>,
    ) -> Option<Fault> {
        let all: Vec<&Variation> =
            names.iter().filter_map(|name| self.variations.get(name)).flatten().collect();
        if all.is_empty() {
            return Some(draft.fault("price", "None of its variations is in the file, so it has no price."));
        }
        let is_choice =
            |name: &str| all.iter().any(|v| v.attributes.iter().any(|(other, _)| fold(other) == fold(name)));
        let choices: Vec<(String, Vec<String>)> = attributes
            .iter()
            .filter(|(name, _)| is_choice(name))
            .map(|(name, values)| (name.clone(), list(values)))
            .collect();
        attributes.retain(|(name, _)| !is_choice(name));
        let mut variants = Vec::new();
        for variation in &all {
            let prices = match variation.prices {
                Ok(prices) => prices,
                Err((field, why)) => return Some(Fault { row: variation.row, ..draft.fault(field, why) }),
            };
            draft.rounded |= prices.rounded;
            for values in combinations(&choices, &variation.attributes) {
                // The stock of a variation that stands for several is theirs together.
                let stock =
                    variation.stock.filter(|_| !variants.iter().any(|v: &(usize, _)| v.0 == variation.row));
                let variant = Variant { price: prices.asked, compare_at: prices.compare_at, stock, values };
                variants.push((variation.row, variant));
            }
            if variants.len() > MOST_VARIANTS {
                return Some(draft.fault("ramStorage", "It has too many variations."));
            }
        }
        let names: Vec<String> = choices.into_iter().map(|(name, _)| name).collect();
        match folded(&names, variants.into_iter().map(|(_, variant)| variant).collect()) {
            Ok(folded) => folded.fill(draft),
            Err(why) => return Some(draft.fault("ramStorage", why)),
        }
        None
    }

    fn prices(&self, table: &Table, row: &Row) -> Result<Prices, Wrong> {
        let read = |name: &str, field: &'static str| match table.cell(row, name) {
            "" => Ok(None),
            text => match number(text).filter(|n| n.whole >= 0) {
                Some(number) => Ok(Some(number)),
                None => Err((field, "The price must be a number of taka.")),
            },
        };
        let regular = read("regular price", "price")?.ok_or(("price", "The price is missing."))?;
        let sale = read("sale price", "offerPrice")?
            .filter(|sale| sale.whole > 0 && sale.whole < regular.whole && self.is_on_sale(table, row));
        let (asked, compare_at) = sale.map_or((regular.whole, 0), |sale| (sale.whole, regular.whole));
        Ok(Prices { asked, compare_at, rounded: regular.rounded || sale.is_some_and(|s| s.rounded) })
    }

    /// Whether today is within the days of a sale price.
    fn is_on_sale(&self, table: &Table, row: &Row) -> bool {
        let day = |name: &str| table.cell(row, name).get(..10).map(str::to_owned);
        day("date sale price starts").is_none_or(|start| start <= self.today)
            && day("date sale price ends").is_none_or(|end| end >= self.today)
    }

    /// The attributes of a row that have a name.
    fn attributes(&self, table: &Table, row: &Row) -> Vec<(String, String)> {
        let cell = |n: usize, what: &str| table.cell(row, &format!("attribute {n} {what}")).to_owned();
        (1..=self.attributes)
            .map(|n| (html::line(&cell(n, "name")), cell(n, "value(s)")))
            .filter(|(name, _)| !name.is_empty())
            .collect()
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Kind {
    Simple,
    Variable,
    Variation,
}

/// What a row is, or why this shop does not sell it.
fn kind(table: &Table, row: &Row) -> Result<Kind, &'static str> {
    let types = list(&table.cell(row, "type").to_lowercase());
    let is = |name: &str| types.iter().any(|known| known == name);
    if is("downloadable") || is("virtual") {
        return Err("Downloads and services are not sold here.");
    }
    if is("grouped") {
        return Err("Grouped products are not supported: import their parts.");
    }
    if is("external") {
        return Err("External products are sold elsewhere, not here.");
    }
    if is("variation") {
        Ok(Kind::Variation)
    } else if is("variable") {
        Ok(Kind::Variable)
    } else if is("simple") {
        Ok(Kind::Simple)
    } else {
        Err("Products of this type are not supported.")
    }
}

/// What variations may call a product; the first one is its key.
fn names(table: &Table, row: &Row) -> Vec<String> {
    let named = |prefix: &str, name: &str| {
        let text = fold(table.cell(row, name));
        (!text.is_empty()).then(|| format!("{prefix}:{text}"))
    };
    named("sku", "sku").into_iter().chain(named("id", "id")).collect()
}

fn parent(table: &Table, row: &Row) -> String {
    let text = fold(table.cell(row, "parent"));
    if text.starts_with("id:") { text } else { format!("sku:{text}") }
}

fn is_published(table: &Table, row: &Row) -> bool {
    matches!(table.cell(row, "published"), "" | "1")
}

fn stock(table: &Table, row: &Row) -> Option<i64> {
    if table.cell(row, "in stock?") == "0" {
        return Some(0);
    }
    number(table.cell(row, "stock")).map(|n| n.whole.max(0))
}

fn fill_prices(draft: &mut Draft, prices: Prices) {
    let (price, offer) =
        if prices.compare_at > 0 { (prices.compare_at, prices.asked) } else { (prices.asked, 0) };
    draft.fields.insert("price".to_owned(), price.into());
    draft.fields.insert("offerPrice".to_owned(), offer.into());
    draft.rounded |= prices.rounded;
}

/// Every value that a variation has in each choice: its own, or all where it says none.
fn combinations(choices: &[(String, Vec<String>)], own: &[(String, String)]) -> Vec<Vec<String>> {
    let mut all = vec![Vec::new()];
    for (name, values) in choices {
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

/// The values of a cell that holds several: parted by commas, where `\,` is a comma itself.
fn list(cell: &str) -> Vec<String> {
    const COMMA: char = '\u{0}';
    let whole = cell.replace("\\,", "\u{0}");
    let parts = whole.split(',').map(|part| part.trim().replace(COMMA, ","));
    parts.filter(|part| !part.is_empty()).collect()
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
        let choices = [
            ("Color".to_owned(), vec!["Blue".to_owned(), "Red".to_owned()]),
            ("Size".to_owned(), vec!["S".to_owned(), "L".to_owned()]),
        ];
        let own = [("color".to_owned(), "Red".to_owned()), ("Size".to_owned(), String::new())];
        assert_eq!(combinations(&choices, &own), [["Red", "S"], ["Red", "L"]]);
    }
}
