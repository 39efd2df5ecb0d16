//! One change of stock or price for many products: all of them or none.

use std::collections::{BTreeMap, HashSet};

use rusqlite::Transaction;
use serde_json::Value;

use crate::catalogue::admin::change::{self, By};
use crate::catalogue::admin::edit::{Edit, Expected};
use crate::catalogue::memory::Catalogue;
use crate::catalogue::model::Product;
use crate::error::{Error, Result};
use crate::messages::{Label, Message};
use crate::text::ascii_digits;
use crate::validate::{Body, Check, Field, FieldType, limit, parse_int};

/// How many products one call changes.
pub const MOST: usize = 100;
/// The highest percentage up.
pub const MOST_PERCENT: i64 = 1_000;
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
enum Which {
    Price,
    OfferPrice,
}

/// A change for many products, checked as far as it can be without them.
#[derive(Debug)]
pub struct Bulk {
    ids: Vec<String>,
    stock: Option<Step>,
    price: Option<(Which, Step)>,
}

impl Bulk {
    /// What is read.
    #[must_use]
    pub fn body() -> Body {
        Body::new("BulkChange", "A change for many products; at least one of stock and price.", Self::read)
            .field("ids", "1 to 100 products of any listings.")
            .field(
                "price.value",
                "Whole taka; for `percent` -100 to 1000 with two decimals, the result rounded half up to whole taka.",
            )
    }

    /// Reads a body.
    pub fn read(check: &mut Check<'_>) -> Self {
        let ids = ids(check);
        let stock = check.part("stock", ("BulkStock", ""), Message::BulkPart, |part| {
            step(part, Label::Stock, limit::STOCK, false)
        });
        let description =
            "A price of 0 says that there is none: `add` and `percent` leave it, and may not lead to it.";
        let price = check.part("price", ("BulkPrice", description), Message::BulkPart, |part| {
            let field = match one_of(part, "field", "BulkPriceField", &["price", "offerPrice"]) {
                Some("price") => Some(Which::Price),
                Some("offerPrice") => Some(Which::OfferPrice),
                _ => None,
            };
            if field.is_none() {
                part.wrong(Message::BulkPriceField);
            }
            field.zip(step(part, Label::Price, limit::PRICE, true))
        });
        if stock.is_none() && price.is_none() && check.is_fine("stock") && check.is_fine("price") {
            check.fault("stock", Message::BulkWhat);
        }
        Self { ids, stock, price }
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
                Err(fault) => drop(faults.insert(id.clone(), fault)),
            }
        }
        refuse(faults)?;
        let nothing = Expected::default();
        let changed = found
            .into_iter()
            .map(|(place, edit)| Ok(change::carry_out(tx, place, &edit, &nothing, by)?.product));
        changed.collect()
    }

    /// A product with its edit, or why it may not be.
    #[allow(clippy::type_complexity, reason = "a product with its place, beside its edit")]
    fn one(
        &self,
        tx: &Transaction<'_>,
        catalogue: &Catalogue,
        id: &str,
    ) -> Result<Result<((i64, Product), Edit), Message>> {
        let (seq, product) = match change::live(tx, catalogue, id) {
            Ok(found) => found,
            Err(Error::NotFound(_)) => return Ok(Err(Message::ProductGone)),
            Err(other) => return Err(other),
        };
        let edit = match self.edit_of(&product) {
            Ok(edit) => edit,
            Err(fault) => return Ok(Err(fault)),
        };
        match change::result_of(&product, &edit) {
            Ok(_) => Ok(Ok(((seq, product), edit))),
            Err(Error::Invalid { message, .. }) => {
                Ok(Err(Message::BulkFault { title: product.title, fault: Box::new(message) }))
            }
            Err(other) => Err(other),
        }
    }

    fn edit_of(&self, product: &Product) -> Result<Edit, Message> {
        let mut edit = Edit::default();
        let title = || product.title.clone();
        if let Some(step) = self.stock {
            let (value, min, max) = (step.of(product.stock), 0, limit::STOCK);
            let wrong = || Message::BulkStock { title: title(), value, min, max };
            edit.stock = Some(bounded(value, min, max).ok_or_else(wrong)?);
        }
        if let Some((field, step)) = self.price {
            let before = match field {
                Which::Price => product.price,
                Which::OfferPrice => product.offer_price,
            };
            let (value, min, max) = (step.of(before), 1, limit::PRICE);
            let wrong = || match field {
                Which::Price => Message::BulkPrice { title: title(), value, min, max },
                Which::OfferPrice => Message::BulkOfferPrice { title: title(), value, min, max },
            };
            let after = match step {
                Step::Set(value) => value,
                // 0 says that there is none: nothing to add to, and nothing to come to by reckoning.
                _ if before == 0 => 0,
                _ => bounded(value, min, max).ok_or_else(wrong)?,
            };
            match field {
                Which::Price => edit.price = Some(after),
                Which::OfferPrice => edit.offer_price = Some(after),
            }
        }
        Ok(edit)
    }
}

fn refuse(faults: BTreeMap<String, Message>) -> Result<()> {
    match faults.len() {
        0 => Ok(()),
        1 => Err(Error::fields(faults)),
        count => Err(Error::Invalid { message: Message::BulkRefused { count }, fields: faults }),
    }
}

fn bounded(value: i64, min: i64, max: i64) -> Option<i64> {
    (min..=max).contains(&value).then_some(value)
}

fn ids(check: &mut Check<'_>) -> Vec<String> {
    let mut seen = HashSet::new();
    let list = check.raw("ids", Field::needed(FieldType::texts(1, Some(MOST))));
    let list = list.and_then(Value::as_array).map(Vec::as_slice).unwrap_or_default();
    let ids: Vec<String> = list
        .iter()
        .filter_map(Value::as_str)
        .filter(|id| seen.insert((*id).to_owned()))
        .map(str::to_owned)
        .collect();
    if list.iter().any(|id| !id.is_string()) || !(1..=MOST).contains(&list.len()) {
        check.fault("ids", Message::BulkProducts { max: MOST });
    }
    ids
}

/// A text that is one of some, under a name of theirs in the document; the reader says what it is where it is none.
fn one_of<'a>(
    check: &mut Check<'a>,
    name: &str,
    type_name: &'static str,
    texts: &[&'static str],
) -> Option<&'a str> {
    let ty = FieldType::OneOf(texts.to_vec()).named(type_name, "");
    check.raw(name, Field::needed(ty)).and_then(Value::as_str)
}

fn step(check: &mut Check<'_>, label: Label, max: i64, percent: bool) -> Option<Step> {
    let mode = if percent {
        one_of(check, "mode", "BulkPriceMode", &["set", "add", "percent"])
    } else {
        one_of(check, "mode", "BulkStockMode", &["set", "add"])
    };
    let ty = if percent { FieldType::Number } else { FieldType::Whole { min: -max, max } };
    let value = check.raw("value", Field::needed(ty)).unwrap_or(&Value::Null);
    let whole = |min: i64| parse_int(value).filter(|n| (min..=max).contains(n));
    let (step, wrong) = match mode {
        Some("set") => (whole(0).map(Step::Set), Message::WholeBetween { label, min: 0, max }),
        Some("add") => (whole(-max).map(Step::Add), Message::ChangeBetween { label, min: -max, max }),
        Some("percent") if percent => (hundredths(value).map(Step::Percent), Message::BulkPercent),
        _ => (None, Message::BulkHow),
    };
    if step.is_none() {
        check.wrong(wrong);
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
    fits.then_some(whole as i64).filter(|n| (-WHOLE..=MOST_PERCENT * 100).contains(n))
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
