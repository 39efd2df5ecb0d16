//! One change of stock or price for many products: all of them or none.

use std::collections::{BTreeMap, HashSet};

use rusqlite::Transaction;
use serde_json::{Map, Value};

use super::catalogue::Catalogue;
use super::change::{self, By, Edit, Expected};
use super::model::Product;
use crate::error::{Error, Result};
use crate::text::ascii_digits;
use crate::validate::{Check, Form, limit, parse_int};

/// How many products one call changes.
const MOST: usize = 100;
/// The highest percentage up, in hundredths.
const MOST_PERCENT: i64 = 1_000 * 100;
/// 100 percent in hundredths.
const WHOLE: i64 = 100 * 100;

/// What happens to a number.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Step {
    Set(i64),
    Add(i64),
    /// In hundredths of a percent.
    Percent(i64),
}

impl Step {
    /// The result, rounded half up to a whole number.
    fn of(self, before: i64) -> i64 {
        match self {
            Self::Set(value) => value,
            Self::Add(value) => before + value,
            Self::Percent(hundredths) => (before * (WHOLE + hundredths) + WHOLE / 2).div_euclid(WHOLE),
        }
    }
}

/// Which of the two prices.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Field {
    Price,
    OfferPrice,
}

/// A change for many products, checked as far as it can be without them.
#[derive(Debug)]
pub struct Bulk {
    ids: Vec<String>,
    stock: Option<Step>,
    price: Option<(Field, Step)>,
}

impl Bulk {
    /// Reads a body.
    ///
    /// # Errors
    /// 400 with every field that is wrong.
    pub fn read(form: &Form) -> Result<Self> {
        let mut check = Check::new(form);
        let ids = ids(&mut check);
        let stock = part(&mut check, "stock")
            .and_then(|part| step(&mut check, "stock", "Stock", &part, limit::STOCK, false));
        let price = part(&mut check, "price").and_then(|part| {
            let field = match part.get("field").and_then(Value::as_str) {
                Some("price") => Field::Price,
                Some("offerPrice") => Field::OfferPrice,
                _ => {
                    check.fault("price", "Please choose price or offerPrice.");
                    return None;
                }
            };
            Some((field, step(&mut check, "price", "Price", &part, limit::PRICE, true)?))
        });
        if stock.is_none() && price.is_none() && check.is_fine("stock") && check.is_fine("price") {
            check.fault("stock", "Please say what to change: the stock or a price.");
        }
        check.finish()?;
        Ok(Self { ids, stock, price })
    }

    /// Changes every product, in one transaction; answers them in the order of the ids.
    ///
    /// # Errors
    /// 400 that names each product, by its id and title, for which the result is not allowed.
    pub fn carry_out(&self, tx: &Transaction<'_>, catalogue: &Catalogue, by: By<'_>) -> Result<Vec<Product>> {
        let mut faults = BTreeMap::new();
        let mut found = Vec::with_capacity(self.ids.len());
        for id in &self.ids {
            match self.one(tx, catalogue, id)? {
                Ok(one) => found.push(one),
                Err(text) => drop(faults.insert(id.clone(), text)),
            }
        }
        refuse(faults)?;
        let nothing = Expected::default();
        let changed = found
            .into_iter()
            .map(|(place, edit)| Ok(change::carry_out(tx, place, &edit, &nothing, by)?.product));
        changed.collect()
    }

    /// A product with its edit, or the sentence that says why it may not be.
    #[allow(clippy::type_complexity, reason = "a product with its place, beside its edit")]
    fn one(
        &self,
        tx: &Transaction<'_>,
        catalogue: &Catalogue,
        id: &str,
    ) -> Result<Result<((i64, Product), Edit), String>> {
        let (seq, product) = match change::live(tx, catalogue, id) {
            Ok(found) => found,
            Err(Error::NotFound(_)) => return Ok(Err("This product is not there any more.".to_owned())),
            Err(other) => return Err(other),
        };
        let edit = match self.edit_of(&product) {
            Ok(edit) => edit,
            Err(text) => return Ok(Err(text)),
        };
        match change::result_of(&product, &edit) {
            Ok(_) => Ok(Ok(((seq, product), edit))),
            Err(Error::Invalid { message, .. }) => Ok(Err(format!("'{}': {message}", product.title))),
            Err(other) => Err(other),
        }
    }

    fn edit_of(&self, product: &Product) -> Result<Edit, String> {
        let mut edit = Edit::default();
        if let Some(step) = self.stock {
            edit.stock = Some(bounded("stock", product, step.of(product.stock), 0, limit::STOCK)?);
        }
        if let Some((field, step)) = self.price {
            let (what, before) = match field {
                Field::Price => ("price", product.price),
                Field::OfferPrice => ("offer price", product.offer_price),
            };
            let after = match step {
                Step::Set(value) => value,
                // 0 says that there is none: nothing to add to, and nothing to come to by reckoning.
                _ if before == 0 => 0,
                _ => bounded(what, product, step.of(before), 1, limit::PRICE)?,
            };
            match field {
                Field::Price => edit.price = Some(after),
                Field::OfferPrice => edit.offer_price = Some(after),
            }
        }
        Ok(edit)
    }
}

fn refuse(faults: BTreeMap<String, String>) -> Result<()> {
    let message = match faults.len() {
        0 => return Ok(()),
        1 => faults.values().next().cloned().unwrap_or_default(),
        count => format!("{count} products cannot be changed like this. Nothing was changed."),
    };
    Err(Error::Invalid { message, fields: faults })
}

fn bounded(what: &str, product: &Product, value: i64, min: i64, max: i64) -> Result<i64, String> {
    if (min..=max).contains(&value) {
        return Ok(value);
    }
    Err(format!("The {what} of '{}' would be {value}; it must be between {min} and {max}.", product.title))
}

fn ids(check: &mut Check<'_>) -> Vec<String> {
    let mut seen = HashSet::new();
    let list = check.form().raw("ids").and_then(Value::as_array).map(Vec::as_slice).unwrap_or_default();
    let ids: Vec<String> = list
        .iter()
        .filter_map(Value::as_str)
        .filter(|id| seen.insert((*id).to_owned()))
        .map(str::to_owned)
        .collect();
    if list.iter().any(|id| !id.is_string()) || !(1..=MOST).contains(&list.len()) {
        check.fault("ids", format!("Please choose 1 to {MOST} products."));
    }
    ids
}

/// An object of the body; nothing where it was left out.
fn part(check: &mut Check<'_>, name: &str) -> Option<Map<String, Value>> {
    if let Value::Object(map) = check.form().raw(name)? {
        return Some(map.clone());
    }
    check.fault(name, "This must be an object of mode and value.");
    None
}

fn step(
    check: &mut Check<'_>,
    name: &str,
    label: &str,
    part: &Map<String, Value>,
    max: i64,
    percent: bool,
) -> Option<Step> {
    let value = part.get("value").cloned().unwrap_or_default();
    let whole = |min: i64| parse_int(&value).filter(|n| (min..=max).contains(n));
    let (step, wrong) = match part.get("mode").and_then(Value::as_str) {
        Some("set") => {
            (whole(0).map(Step::Set), format!("{label} must be a whole number between 0 and {max}."))
        }
        Some("add") => (
            whole(-max).map(Step::Add),
            format!("{label} must change by a whole number between -{max} and {max}."),
        ),
        Some("percent") if percent => (
            hundredths(&value).map(Step::Percent),
            "The percentage must be between -100 and 1000, with two decimals at most.".to_owned(),
        ),
        _ => (None, "Please choose how to change it.".to_owned()),
    };
    if step.is_none() {
        check.fault(name, wrong);
    }
    step
}

/// A percentage in hundredths.
fn hundredths(value: &Value) -> Option<i64> {
    let percent = match value {
        Value::Number(n) => n.as_f64()?,
        Value::String(s) => ascii_digits(s.trim()).parse::<f64>().ok()?,
        _ => return None,
    };
    let scaled = percent * 100.0;
    let whole = scaled.round();
    let fits = (scaled - whole).abs() < 1e-6 && (-10_000.0..=100_000.0).contains(&whole);
    #[allow(clippy::cast_possible_truncation, reason = "a whole number in that range")]
    fits.then_some(whole as i64).filter(|n| (-WHOLE..=MOST_PERCENT).contains(n))
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn percentages_round_half_up_to_whole_taka() {
        assert_eq!(Step::Percent(-1_000).of(1_005), 905, "904.5");
        assert_eq!(Step::Percent(-1_000).of(1_004), 904, "903.6");
        assert_eq!(Step::Percent(1_250).of(1_000), 1_125);
        assert_eq!(Step::Percent(33).of(100), 100, "100.33");
        assert_eq!(Step::Percent(-10_000).of(77), 0);
        assert_eq!(Step::Percent(100_000).of(100_000_000), 1_100_000_000);
    }

    #[test]
    fn percentages_have_two_decimals() {
        assert_eq!(hundredths(&json!(-5)), Some(-500));
        assert_eq!(hundredths(&json!("১২.৫")), Some(1_250));
        assert_eq!(hundredths(&json!(0.29)), Some(29));
        for bad in
            [json!(-100.01), json!(1000.5), json!(1.234), json!("five"), json!(""), json!(null), json!("NaN")]
        {
            assert_eq!(hundredths(&bad), None, "{bad}");
        }
    }
}
