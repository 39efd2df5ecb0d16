//! What a draft would do to the shop, checked by the rules of the add forms and of the edit.

use std::collections::HashMap;

use serde_json::Value;

use super::draft::{Draft, Fault, Format, named};
use super::store::Known;
use crate::catalogue::admin::change;
use crate::catalogue::admin::edit::Edit;
use crate::catalogue::admin::form;
use crate::catalogue::listings::{AddForm, Listing, SpecShape};
use crate::catalogue::model::Product;
use crate::catalogue::store::{NewProduct, Stored};
use crate::error::{Error, Result};
use crate::messages::{Message, ProductCount};
use crate::validate::{Form, limit};

/// What a new product gets where another shop's file says nothing; the export of this shop always says it.
const DEFAULTS: [(&str, Filled, &str); 4] = [
    ("brand", Filled::Brand, "NO BRAND"),
    ("category", Filled::Category, "OTHERS"),
    ("estimatedDelivery", Filled::DeliveryTime, "To be confirmed"),
    ("warranty", Filled::Warranty, "Not stated"),
];

/// A field that the file lacks and that was filled in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Filled {
    /// With a word for none.
    Brand,
    /// With a word for others.
    Category,
    /// With words for later.
    DeliveryTime,
    /// With the title.
    Description,
    /// With words for none.
    Warranty,
}

impl Filled {
    /// The note on products in which it was.
    #[must_use]
    pub fn note(self, products: ProductCount) -> Message {
        let default = DEFAULTS.iter().find(|(_, filled, _)| *filled == self);
        let text = default.map_or("", |(_, _, text)| text).to_owned();
        match self {
            Self::Brand => Message::NoteNoBrand { products, text },
            Self::Category => Message::NoteNoCategory { products, text },
            Self::DeliveryTime => Message::NoteNoDeliveryTime { products, text },
            Self::Description => Message::NoteNoDescription { products },
            Self::Warranty => Message::NoteNoWarranty { products, text },
        }
    }
}

/// What a draft would do.
#[derive(Debug)]
pub enum Step {
    /// Add a product.
    Add(Box<NewProduct>),
    /// Change one.
    Change {
        /// Its place and how it is.
        before: Box<(i64, Product)>,
        /// What changes.
        edit: Box<Edit>,
        /// How it will be.
        after: Box<Product>,
    },
    /// Nothing: the product is as the file says.
    Same(Box<Product>),
}

/// A step with what a person should know of it.
#[derive(Debug)]
pub struct Plan {
    /// The step.
    pub step: Step,
    /// What the file lacks and was filled in.
    pub filled: Vec<Filled>,
    /// Whether a new product has no stock in the file.
    pub no_stock: bool,
    /// Whether the file's shop sells it without counting.
    pub uncounted: bool,
    /// Whether the picture that the file names is not one of this shop's.
    pub no_picture: bool,
}

/// What is known besides the file and the database.
#[derive(Clone, Copy)]
pub struct Ground<'a> {
    /// Whether a path is a stored picture's.
    pub is_stored: &'a dyn Fn(&str) -> bool,
    /// The stored path of the picture for products without one.
    pub placeholder: &'a str,
    /// The stock that a person chose for new products without one.
    pub chosen_stock: i64,
    /// The stored paths of pictures that came for the import, by what its rows call them.
    pub pictures: &'a HashMap<String, String>,
}

impl Ground<'_> {
    /// The stored path of what a file names: a path of this shop, or a picture that came for it.
    fn picture(&self, name: &str, before: Option<&Product>) -> Option<String> {
        let name = named(name)?;
        let own = before.is_some_and(|product| product.images().any(|own| own == name));
        if own || (self.is_stored)(name) { Some(name.to_owned()) } else { self.pictures.get(name).cloned() }
    }
}

/// Plans a draft.
///
/// # Errors
/// Where the database failed; what is wrong with the draft is the inner error.
pub fn plan(
    format: Format,
    mut draft: Draft,
    found: Known,
    ground: Ground<'_>,
) -> Result<Result<Plan, Vec<Fault>>> {
    let planned = match found {
        Known::InTrash => {
            let text = Message::ImportInTrash;
            return Ok(Err(vec![Fault::of_row(draft.row, text)]));
        }
        Known::New => add(format, &mut draft, ground),
        Known::Live(stored) => match sold_meanwhile(&mut draft, &stored) {
            Some(fault) => return Ok(Err(vec![fault])),
            None => edit(&mut draft, *stored, ground),
        },
    };
    match planned {
        Ok(plan) => Ok(Ok(plan)),
        Err(Error::Invalid { fields, .. }) => {
            Ok(Err(fields.into_iter().map(|(field, message)| draft.fault(&field, message)).collect()))
        }
        Err(other) => Err(other),
    }
}

/// A stock that nobody changed in the file stays, whatever was sold since the export; one that both changed is a fault.
fn sold_meanwhile(draft: &mut Draft, stored: &Stored) -> Option<Fault> {
    let exported = draft.exported_stock?;
    let told = draft.fields.get("stock").and_then(crate::validate::parse_int)?;
    let now = stored.product.stock;
    if told == exported {
        draft.fields.remove("stock");
    } else if told != now && exported != now {
        return Some(draft.fault("stock", Message::ImportStockMoved { stock: now, exported }));
    }
    None
}

fn add(format: Format, draft: &mut Draft, ground: Ground<'_>) -> Result<Plan> {
    let lacks = |draft: &Draft, field: &str| !draft.fields.contains_key(field);
    let no_stock = lacks(draft, "stock");
    let mut filled = Vec::new();
    if format != Format::Haat {
        for (field, default, text) in DEFAULTS {
            if lacks(draft, field) {
                draft.set(field, text);
                filled.push(default);
            }
        }
        if lacks(draft, "description") {
            let title = draft.fields.get("title").cloned().unwrap_or_default();
            draft.fields.insert("description".to_owned(), title);
            filled.push(Filled::Description);
        }
    }
    if no_stock {
        let stock = draft.uncounted.unwrap_or(0) + ground.chosen_stock;
        draft.fields.insert("stock".to_owned(), stock.min(limit::STOCK).into());
    }
    if lacks(draft, "offerPrice") {
        draft.fields.insert("offerPrice".to_owned(), 0.into());
    }
    let image = draft.image.as_deref().and_then(|name| ground.picture(name, None));
    let no_picture = image.is_none();
    let main = image.unwrap_or_else(|| ground.placeholder.to_owned());
    let images = color_images(draft, None, &main, ground);
    let mut form = Form::from(draft.fields.clone());
    form.add_pictures(form::MAIN_IMAGE, [main]);
    form.add_pictures(form::COLOR_IMAGES, images);
    let category = draft.fields.get("category").and_then(Value::as_str).unwrap_or_default();
    let category = category.trim().to_uppercase();
    let is_object = draft.json("specifications").is_object();
    let shape = if is_object && change::takes_fixed(&category) { SpecShape::Fixed } else { SpecShape::List };
    let listing = draft.listing.unwrap_or(Listing::Product);
    let add = AddForm { path: "", page: None, listing, category: None, specs: shape, has_points: true };
    let new = form.read(|check| form::new_product(check, &add))?;
    Ok(Plan {
        step: Step::Add(Box::new(new)),
        filled,
        no_stock,
        uncounted: draft.uncounted.is_some(),
        no_picture,
    })
}

fn edit(draft: &mut Draft, stored: Stored, ground: Ground<'_>) -> Result<Plan> {
    let before = stored.product;
    let image = draft.image.as_deref().and_then(|name| ground.picture(name, Some(&before)));
    let no_picture = draft.image.is_some() && image.is_none() && before.main_image == ground.placeholder;
    let main = image.clone().unwrap_or_else(|| before.main_image.clone());
    let images = color_images(draft, Some(&before), &main, ground);
    let mut form = Form::from(draft.fields.clone());
    form.add_pictures(form::MAIN_IMAGE, image);
    form.add_pictures(form::COLOR_IMAGES, images);
    let mut edit = form.read(form::full_edit)?;
    edit.listing = draft.listing;
    let after = change::result_of(&before, &edit)?;
    let step = if after == before {
        Step::Same(Box::new(before))
    } else {
        let before = Box::new((stored.seq, before));
        Step::Change { before, edit: Box::new(edit), after: Box::new(after) }
    };
    Ok(Plan { step, filled: Vec::new(), no_stock: false, uncounted: draft.uncounted.is_some(), no_picture })
}

/// The picture of each colour: the one that the file names, the one that the colour has, else the main one. The rows
/// lose their own names of it, so that each takes its picture from here.
fn color_images(draft: &mut Draft, before: Option<&Product>, main: &str, ground: Ground<'_>) -> Vec<String> {
    let mut rows = draft.color_rows();
    if rows.is_empty() {
        return Vec::new();
    }
    // A grey picture stood in for colours, too: they get the product's own with it.
    let grey = ground.placeholder;
    let no_more_grey = main != grey && before.is_some_and(|product| product.main_image == grey);
    let images = rows
        .iter_mut()
        .map(|row| {
            let named = row.as_object_mut().and_then(|row| row.remove("image"));
            let named = named.as_ref().and_then(Value::as_str).and_then(|name| ground.picture(name, before));
            let color = row.get("color").and_then(Value::as_str).unwrap_or_default();
            let known = before.and_then(|p| p.available_colors.iter().find(|c| c.color == color));
            let kept = known.filter(|c| !(no_more_grey && c.image == grey)).map(|c| c.image.clone());
            let image = named.or(kept).unwrap_or_else(|| main.to_owned());
            // What a picture shows stays with it where the file does not say it.
            if let (Some(row), Some(known)) = (row.as_object_mut(), known)
                && known.image == image
                && !known.alt.is_empty()
            {
                row.entry("alt").or_insert_with(|| known.alt.clone().into());
            }
            image
        })
        .collect();
    draft.fields.insert("availableColors".to_owned(), Value::Array(rows));
    images
}
