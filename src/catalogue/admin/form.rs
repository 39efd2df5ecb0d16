//! The add forms and the two edits, checked (spec 5, contract 2 and 4).

use std::collections::HashSet;

use serde_json::Value;

use crate::catalogue::admin::edit::{ColorEdit, ColorImage, Edit};
use crate::catalogue::listings::{AddForm, SpecShape};
use crate::catalogue::model::{
    ColorOption, FixedSpecification, RamOption, SpecificationRow, Specifications, effective_price,
    lowest_price,
};
use crate::catalogue::store::NewProduct;
use crate::error::Result;
use crate::messages::{Label, Message};
use crate::text::clean_line;
use crate::validate::{Check, Form, limit, parse_int};

/// Rows of colours or options at most.
const CHOICES: usize = 50;
/// The view count that a new product begins with (spec 9).
pub const VIEWS_DEFAULT: i64 = 10;
/// The most points a piece.
const POINTS: i64 = 1_000_000;

/// A colour before its picture is known.
struct Color {
    name: String,
    price_difference: i64,
    /// A stored path that the row names; the add forms look at no such name.
    image: Option<String>,
}

/// Checks an add form. `main_image` and `color_images` are the stored paths of the pictures that came, in the order
/// in which they came.
///
/// # Errors
/// 400 with every field that is wrong.
pub fn new_product(
    add: &AddForm,
    form: &Form,
    main_image: Option<&str>,
    color_images: &[String],
) -> Result<NewProduct> {
    let mut check = Check::new(form);
    let title = check.line("title", Label::Title, limit::TITLE);
    let description = check.lines("description", Label::Description, limit::DESCRIPTION);
    let price = check.int("price", Label::Price, 0, limit::PRICE);
    let offer_price = check.int("offerPrice", Label::OfferPrice, 0, limit::PRICE);
    if offer_price > price && check.is_fine("price") {
        check.fault("offerPrice", Message::OfferAbovePrice);
    }
    let stock = check.int("stock", Label::Stock, 0, limit::STOCK);
    let category = match add.category {
        Some(fixed) => fixed.to_owned(),
        None => upper(&check.line("category", Label::Category, limit::BRAND)),
    };
    let brand = upper(&check.line("brand", Label::Brand, limit::BRAND));
    let estimated_delivery = check.line("estimatedDelivery", Label::EstimatedDelivery, limit::SHORT);
    let warranty = check.line("warranty", Label::Warranty, limit::SHORT);
    let emi_available = check.optional_flag("emiAvailable", Label::EmiAvailable).unwrap_or(false);
    let views = check.optional_int("views", Label::Views, 0, 1_000_000_000).unwrap_or(VIEWS_DEFAULT);
    let points = check.optional_int("buyPoints", Label::BuyPoints, 0, POINTS).unwrap_or(0);
    let specifications = specifications(&mut check, add.specs);
    let ram_storage = ram_storage(&mut check);
    let colors = colors(&mut check);
    if main_image.is_none() {
        check.fault("mainImage", Message::Required { label: Label::MainImage });
    }
    if colors.len() != color_images.len() {
        check.fault("colorImages", Message::ColourImages);
    }
    let available_colors: Vec<ColorOption> = colors
        .into_iter()
        .zip(color_images)
        .map(|(c, image)| ColorOption {
            color: c.name,
            price_difference: c.price_difference,
            image: image.clone(),
        })
        .collect();
    if check.is_clean()
        && lowest_price(effective_price(price, offer_price), &ram_storage, &available_colors) < 0
    {
        check.fault("price", Message::PriceBelowZero);
    }
    check.finish()?;
    Ok(NewProduct {
        listing: add.listing,
        title,
        description,
        price,
        offer_price,
        stock,
        category,
        brand,
        main_image: main_image.unwrap_or_default().to_owned(),
        buy_points: if add.has_points { points } else { 0 },
        views,
        estimated_delivery,
        warranty,
        emi_available,
        specifications,
        ram_storage,
        available_colors,
    })
}

/// Checks the small edit: each field that was sent, and none that was not.
///
/// # Errors
/// 400 with every field that is wrong.
pub fn edit(form: &Form) -> Result<Edit> {
    let mut check = Check::new(form);
    let edit = small(&mut check);
    check.finish()?;
    Ok(edit)
}

/// The six fields of the small edit.
fn small(check: &mut Check<'_>) -> Edit {
    let form = check.form();
    let mut edit = Edit::default();
    if form.has("title") {
        edit.title = Some(check.line("title", Label::Title, limit::TITLE));
    }
    if form.has("description") {
        edit.description = Some(check.lines("description", Label::Description, limit::DESCRIPTION));
    }
    if form.has("warranty") {
        edit.warranty = Some(check.line("warranty", Label::Warranty, limit::SHORT));
    }
    if form.has("price") {
        edit.price = Some(check.int("price", Label::Price, 0, limit::PRICE));
    }
    if form.has("offerPrice") {
        edit.offer_price = Some(check.int("offerPrice", Label::OfferPrice, 0, limit::PRICE));
    }
    if form.has("stock") {
        edit.stock = Some(check.int("stock", Label::Stock, 0, limit::STOCK));
    }
    edit
}

/// Notes what is wrong with a full edit: every field of the add forms, each where it was sent. `color_images` are the
/// stored paths of the pictures for the colours that name none.
pub fn full_edit(check: &mut Check<'_>, main_image: Option<&str>, color_images: &[String]) -> Edit {
    let form = check.form();
    let mut edit = small(check);
    if form.has("category") {
        edit.category = Some(upper(&check.line("category", Label::Category, limit::BRAND)));
    }
    if form.has("brand") {
        edit.brand = Some(upper(&check.line("brand", Label::Brand, limit::BRAND)));
    }
    if form.has("estimatedDelivery") {
        edit.estimated_delivery =
            Some(check.line("estimatedDelivery", Label::EstimatedDelivery, limit::SHORT));
    }
    if form.has("emiAvailable") {
        edit.emi_available = check.optional_flag("emiAvailable", Label::EmiAvailable);
    }
    if form.has("buyPoints") {
        edit.buy_points = Some(check.int("buyPoints", Label::BuyPoints, 0, POINTS));
    }
    if form.has("specifications") {
        let shape = match json_field(check, "specifications") {
            Value::Object(_) => SpecShape::Fixed,
            _ => SpecShape::List,
        };
        edit.specifications = Some(specifications(check, shape));
    }
    if form.has("ramStorage") {
        edit.ram_storage = Some(ram_storage(check));
    }
    edit.main_image = main_image.map(str::to_owned);
    let colors = if form.has("availableColors") { Some(colors(check)) } else { None };
    let needed = colors.iter().flatten().filter(|c| c.image.is_none()).count();
    if needed != color_images.len() {
        check.fault("colorImages", Message::ColourImages);
    }
    let mut came = color_images.iter();
    edit.available_colors = colors.map(|colors| {
        let with_image = |c: Color| {
            let image = match c.image {
                Some(path) => ColorImage::Kept(path),
                None => ColorImage::New(came.next().cloned().unwrap_or_default()),
            };
            ColorEdit { color: c.name, price_difference: c.price_difference, image }
        };
        colors.into_iter().map(with_image).collect()
    });
    edit
}

/// What an edited price must still obey.
///
/// # Errors
/// 400 where the offer is above the price, or a choice would bring the price below 0.
pub fn check_prices(price: i64, offer_price: i64, ram: &[RamOption], colors: &[ColorOption]) -> Result<()> {
    if offer_price > price {
        return Err(crate::error::Error::field("offerPrice", Message::OfferAbovePrice));
    }
    if lowest_price(effective_price(price, offer_price), ram, colors) < 0 {
        return Err(crate::error::Error::field("price", Message::PriceBelowZero));
    }
    Ok(())
}

/// Stored names of categories and brands are in upper case (spec 5).
fn upper(text: &str) -> String {
    text.to_uppercase().chars().take(limit::BRAND).collect()
}

/// A field that holds JSON, as JSON or as text; `Null` where it was left out.
fn json_field(check: &mut Check<'_>, name: &str) -> Value {
    match check.form().raw(name) {
        None => Value::Null,
        Some(Value::String(text)) if text.trim().is_empty() => Value::Null,
        Some(Value::String(text)) => serde_json::from_str(text).unwrap_or_else(|_| {
            check.fault(name, Message::FieldNotJson);
            Value::Null
        }),
        Some(other) => other.clone(),
    }
}

fn rows(check: &mut Check<'_>, name: &str, most: usize) -> Vec<Value> {
    match json_field(check, name) {
        Value::Null => Vec::new(),
        Value::Array(rows) if rows.len() <= most => rows,
        Value::Array(_) => {
            check.fault(name, Message::RowsMost { max: most });
            Vec::new()
        }
        _ => {
            check.fault(name, Message::FieldNotList);
            Vec::new()
        }
    }
}

fn specifications(check: &mut Check<'_>, shape: SpecShape) -> Specifications {
    const NAME: &str = "specifications";
    let value = json_field(check, NAME);
    if shape == SpecShape::Fixed {
        match &value {
            Value::Null => return Specifications::Fixed(FixedSpecification::default()),
            Value::Object(map) => {
                let mut field = |name: &str| {
                    let text = clean_line(map.get(name).and_then(Value::as_str).unwrap_or_default());
                    if text.chars().count() > limit::SHORT {
                        check.fault(NAME, Message::SpecificationTooLong { max: limit::SHORT });
                    }
                    text
                };
                return Specifications::Fixed(FixedSpecification {
                    body: field("body"),
                    battery: field("battery"),
                    display: field("display"),
                    main_camera: field("mainCamera"),
                    selfie_camera: field("selfieCamera"),
                    launch: field("launch"),
                });
            }
            _ => {}
        }
    }
    let mut list = Vec::new();
    for row in rows(check, NAME, limit::SPECIFICATIONS) {
        let text = |name: &str| match row.get(name) {
            Some(Value::String(s)) => clean_line(s),
            Some(Value::Number(n)) => n.to_string(),
            _ => String::new(),
        };
        let row = SpecificationRow { field: text("field"), value: text("value") };
        if row.field.is_empty() || row.value.is_empty() {
            check.fault(NAME, Message::SpecificationBlank);
        }
        if row.field.chars().count() > limit::SHORT || row.value.chars().count() > limit::SHORT {
            check.fault(NAME, Message::SpecificationTooLong { max: limit::SHORT });
        }
        list.push(row);
    }
    Specifications::List(list)
}

/// A row's name and its difference in price; notes a fault where one is missing or the name stood before.
fn choice(
    check: &mut Check<'_>,
    field: &str,
    key: &str,
    row: &Value,
    seen: &mut HashSet<String>,
) -> (String, i64) {
    let name = clean_line(row.get(key).and_then(Value::as_str).unwrap_or_default());
    let difference =
        row.get("priceDifference").and_then(parse_int).filter(|n| (-limit::PRICE..=limit::PRICE).contains(n));
    if name.is_empty() || name.chars().count() > limit::SHORT {
        check.fault(field, Message::RowName { max: limit::SHORT });
    }
    if difference.is_none() {
        check.fault(field, Message::RowPriceDifference);
    }
    if !seen.insert(name.to_lowercase()) {
        check.fault(field, Message::RowTwice { name: name.clone() });
    }
    (name, difference.unwrap_or(0))
}

fn ram_storage(check: &mut Check<'_>) -> Vec<RamOption> {
    let mut seen = HashSet::new();
    rows(check, "ramStorage", CHOICES)
        .iter()
        .map(|row| {
            let (option, price_difference) = choice(check, "ramStorage", "option", row, &mut seen);
            RamOption { option, price_difference }
        })
        .collect()
}

fn colors(check: &mut Check<'_>) -> Vec<Color> {
    let mut seen = HashSet::new();
    rows(check, "availableColors", CHOICES)
        .iter()
        .map(|row| {
            let (name, price_difference) = choice(check, "availableColors", "color", row, &mut seen);
            let image =
                row.get("image").and_then(Value::as_str).map(str::trim).filter(|path| !path.is_empty());
            Color { name, price_difference, image: image.map(str::to_owned) }
        })
        .collect()
}
