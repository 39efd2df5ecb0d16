//! Changing a product that stands in the catalogue: what results of an edit, whether it may, and what is written with it.

use rusqlite::Transaction;
use serde_json::{Map, Value, json};

use crate::audit;
use crate::catalogue::admin::edit::{ColorEdit, Edit, Expected, ImageSource};
use crate::catalogue::admin::{form, pictures as forms};
use crate::catalogue::ledger::{self, Cause};
use crate::catalogue::memory::Catalogue;
use crate::catalogue::model::{ColorOption, Product, Specifications, is_offer_only};
use crate::catalogue::store::{self, Move, Stored};
use crate::catalogue::{pictures, struck};
use crate::clock::rfc3339;
use crate::error::{Error, Result};
use crate::messages::{Label, Message};
use crate::orders::lines as orders;

/// Categories whose specifications may be the object of six fields (contract 4).
const FIXED_CATEGORIES: [&str; 2] = ["WATCH", "TV"];

impl Expected {
    fn compare(&self, tx: &Transaction<'_>, (seq, now): (i64, &Product), edit: &Edit) -> Result<()> {
        let moved = match (self.stock, &self.updated_at) {
            (Some(seen), _) => seen != now.stock,
            // A whole form with the stock of before a sale must not undo the sale.
            (None, Some(_)) if edit.stock.is_some_and(|stock| stock != now.stock) => {
                ledger::moved_by_orders_since(tx, seq, edited_at(now).unwrap_or(0))?
            }
            _ => false,
        };
        if moved {
            let message = Message::StockMoved { stock: now.stock };
            let extra = Map::from_iter([("stock".to_owned(), json!(now.stock))]);
            return Err(Error::Conflict { message, extra });
        }
        if self.updated_at.as_ref().is_some_and(|at| *at != now.updated_at) {
            let message = Message::ProductChangedMeanwhile;
            let extra = Map::from_iter([("product".to_owned(), serde_json::to_value(now)?)]);
            return Err(Error::Conflict { message, extra });
        }
        Ok(())
    }
}

/// Who changes, when, and what the stock ledger calls it.
#[derive(Debug, Clone, Copy)]
pub struct By<'a> {
    /// The admin's e-mail address.
    pub actor: &'a str,
    /// [`Cause::Edit`] or [`Cause::Import`].
    pub cause: Cause,
    /// Milliseconds.
    pub now: i64,
}

/// A product after an edit.
#[derive(Debug)]
pub struct Changed {
    /// As it is now.
    pub product: Product,
    /// Whether anything is another than before.
    pub differs: bool,
    /// Pictures that it named before and names no more; to be let go after the commit.
    pub dropped: Vec<String>,
}

/// A live product with its place and its live view count.
///
/// # Errors
/// 404 where there is none.
pub fn live(tx: &Transaction<'_>, catalogue: &Catalogue, id: &str) -> Result<(i64, Product)> {
    let Stored { seq, mut product, .. } =
        store::whole_by_id(tx, id)?.ok_or_else(|| Error::not_found(Label::Product))?;
    product.views = catalogue.find(id, None).map_or(0, |(hit, _)| hit.views);
    Ok((seq, product))
}

/// Whether products of a category, in upper case, may have the object of six fields for specifications.
#[must_use]
pub fn takes_fixed(category: &str) -> bool {
    FIXED_CATEGORIES.contains(&category)
}

/// What an edit makes of a product; nothing is written.
///
/// # Errors
/// 400 where the result breaks a rule: the offer, the lowest price, a picture that is not the product's, the shape of
/// the specifications.
pub fn result_of(before: &Product, edit: &Edit) -> Result<Product> {
    let mut after = before.clone();
    let set = |field: &mut String, new: &Option<String>| {
        if let Some(new) = new {
            field.clone_from(new);
        }
    };
    set(&mut after.title, &edit.title);
    set(&mut after.description, &edit.description);
    set(&mut after.warranty, &edit.warranty);
    set(&mut after.category, &edit.category);
    set(&mut after.brand, &edit.brand);
    set(&mut after.estimated_delivery, &edit.estimated_delivery);
    set(&mut after.main_image_alt, &edit.main_image_alt);
    (after.main_image, after.pictures) = forms::result_of(before, edit)?;
    after.listing = edit.listing.unwrap_or(after.listing);
    after.price = edit.price.unwrap_or(after.price);
    after.offer_price = edit.offer_price.unwrap_or(after.offer_price);
    after.stock = edit.stock.unwrap_or(after.stock);
    after.emi_available = edit.emi_available.unwrap_or(after.emi_available);
    after.buy_points = edit.buy_points.unwrap_or(after.buy_points);
    after.points = after.buy_points;
    if let Some(new) = &edit.specifications {
        let fixed = |specs: &Specifications| matches!(specs, Specifications::Fixed(_));
        let may = takes_fixed(&after.category) || fixed(&before.specifications);
        if fixed(new) && !may {
            return Err(Error::field("specifications", Message::SpecificationsNotList));
        }
        after.specifications = new.clone();
    }
    after.ram_storage = edit.ram_storage.clone().unwrap_or(after.ram_storage);
    if let Some(colors) = &edit.available_colors {
        after.available_colors = colors.iter().map(|c| color_of(c, before)).collect::<Result<_>>()?;
    }
    form::check_prices(after.price, after.offer_price, &after.ram_storage, &after.available_colors)?;
    Ok(after)
}

fn color_of(edit: &ColorEdit, before: &Product) -> Result<ColorOption> {
    let image = match &edit.image {
        ImageSource::Kept(path) if before.images().any(|own| own == path) => path,
        ImageSource::Kept(_) => {
            let unknown = Message::ColourImageUnknown { colour: edit.color.clone() };
            return Err(Error::field("availableColors", unknown));
        }
        ImageSource::New(path) => path,
    };
    Ok(ColorOption {
        color: edit.color.clone(),
        price_difference: edit.price_difference,
        image: image.clone(),
        alt: edit.alt.clone(),
    })
}

/// When a product was last edited, in milliseconds.
fn edited_at(product: &Product) -> Option<i64> {
    product.updated_at.parse::<jiff::Timestamp>().ok().map(jiff::Timestamp::as_millisecond)
}

/// Carries an edit out on a product that was just read in the same transaction: row, stock ledger, audit log, and
/// where it moves, the listing to which its orders' links lead.
///
/// # Errors
/// 409 where the product is not what was expected, else as [`result_of`].
pub fn carry_out(
    tx: &Transaction<'_>,
    (seq, before): (i64, Product),
    edit: &Edit,
    expected: &Expected,
    by: By<'_>,
) -> Result<Changed> {
    expected.compare(tx, (seq, &before), edit)?;
    let mut after = result_of(&before, edit)?;
    if after == before {
        return Ok(Changed { product: before, differs: false, dropped: Vec::new() });
    }
    // Two edits within a millisecond must not look like one.
    let now = edited_at(&before).map_or(by.now, |last| by.now.max(last + 1));
    store::update(tx, seq, &after, now)?;
    if after.pictures != before.pictures {
        pictures::replace(tx, seq, &after.pictures)?;
    }
    if after.stock != before.stock {
        let (before, after) = (before.stock, after.stock);
        let step = Move { seq, before, after, cause: by.cause, actor: by.actor, subject: None };
        store::move_stock(tx, &step, now)?;
    }
    if after.listing != before.listing {
        orders::follow(tx, seq, after.listing)?;
    }
    let detail = changes(&before, &after)?;
    audit::note(
        tx,
        &audit::Note { admin: by.actor, action: "edit", subject: "product", id: Some(&before.id), detail },
        now,
    )?;
    after.updated_at = rfc3339(now);
    after.offer_only = is_offer_only(after.price, after.offer_price, struck::stands(tx, seq)?);
    let dropped = before.images().filter(|old| !after.images().any(|new| new == *old));
    let dropped = dropped.map(str::to_owned).collect();
    Ok(Changed { product: after, differs: true, dropped })
}

/// Each field that an edit changed, as `{"field": [before, after]}`.
fn changes(before: &Product, after: &Product) -> Result<Value> {
    let (Value::Object(mut before), Value::Object(after)) =
        (serde_json::to_value(before)?, serde_json::to_value(after)?)
    else {
        return Ok(Value::Null);
    };
    let mut changed = Map::new();
    for (name, new) in after {
        let old = before.remove(&name).unwrap_or_default();
        if old != new {
            changed.insert(name, json!([old, new]));
        }
    }
    // What is blank now is left out.
    changed.extend(before.into_iter().map(|(name, old)| (name, json!([old, null]))));
    Ok(Value::Object(changed))
}
