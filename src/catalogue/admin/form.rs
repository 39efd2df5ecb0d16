//! The add forms and the two edits, checked (spec 5, contract 2 and 4).

use std::collections::HashSet;
use std::ops::RangeInclusive;

use serde_json::Value;

use crate::catalogue::admin::edit::{ColorEdit, Edit, Expected, ImageSource};
use crate::catalogue::admin::pictures;
use crate::catalogue::listings::{ADD_FORMS, AddForm, SpecShape};
use crate::catalogue::model::{
    ColorOption, FixedSpecification, RamOption, SpecificationRow, Specifications, effective_price,
    lowest_price,
};
use crate::catalogue::store::NewProduct;
use crate::error::Result;
use crate::messages::{Label, Message};
use crate::text::clean_line;
use crate::validate::{Body, Check, Field, FieldType, MaybeObject, limit, parse_int};

/// Rows of colours or options at most.
pub const MAX_VARIANTS: usize = 50;
/// The view count that a new product begins with (spec 9).
pub const VIEWS_DEFAULT: i64 = 10;
/// The field of the specifications, in either shape.
const SPECIFICATIONS: &str = "specifications";
/// The field of the main picture.
pub const MAIN_IMAGE: &str = "mainImage";
/// What the main picture shows.
const MAIN_IMAGE_ALT: &str = "mainImageAlt";
/// The same in the document.
const ALT: &str =
    "What the main picture shows, in words; blank for the title. A colour's row has it as `alt`.";
/// The field of the colours' pictures, in their order.
pub const COLOR_IMAGES: &str = "colorImages";
/// The fields of files.
pub const FILES: [&str; 3] = [MAIN_IMAGE, pictures::FILES, COLOR_IMAGES];
/// A stored path that becomes the main picture's.
const MAIN_IMAGE_PATH: &str = "mainImagePath";
/// The most points a piece.
pub const POINTS: i64 = 1_000_000;

/// A colour before its picture is known.
struct Color {
    name: String,
    price_difference: i64,
    /// A stored path that the row names; the add forms look at no such name.
    image: Option<String>,
    /// What its picture shows.
    alt: String,
}

/// The body of the add forms. A category that a form fixes is not read.
#[must_use]
pub fn new_body() -> Body {
    let description = "An add form; numbers may come as digits, the three lists come as JSON.";
    Body::in_cases("NewProductForm", description, &ADD_FORMS, new_product)
        .field(
            "specifications",
            "rows of `{field, value}`; for watches and TVs also the object of six fields.",
        )
        .field("ramStorage", "rows of `{option, priceDifference}`.")
        .field(
            "availableColors",
            "rows of `{color, priceDifference, alt?}`; each takes one of the `colorImages`.",
        )
        .field("mainImageAlt", ALT)
        .field("pictures", pictures::NEW_ROWS)
}

/// Reads an add form.
pub fn new_product(check: &mut Check<'_>, add: &AddForm) -> NewProduct {
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
    let specifications = match add.specs {
        SpecShape::Fixed => match fixed_specifications(check) {
            MaybeObject::Object(fixed) => Specifications::Fixed(fixed),
            MaybeObject::Nothing => Specifications::Fixed(FixedSpecification::default()),
            MaybeObject::Other => specifications(check),
        },
        SpecShape::List => specifications(check),
    };
    let ram_storage = ram_storage(check);
    let colors = colors(check);
    let main_image = check.picture(MAIN_IMAGE);
    let main_image_alt = check.optional_line(MAIN_IMAGE_ALT, Label::PictureWords, limit::SHORT);
    let pictures = pictures::new(check, main_image.as_deref().unwrap_or_default());
    let color_images = check.pictures(COLOR_IMAGES, 0, MAX_VARIANTS);
    if main_image.is_none() {
        check.fault(MAIN_IMAGE, Message::Required { label: Label::MainImage });
    }
    if colors.len() != color_images.len() {
        check.fault(COLOR_IMAGES, Message::ColourImages);
    }
    let available_colors: Vec<ColorOption> = colors
        .into_iter()
        .zip(color_images)
        .map(|(c, image)| ColorOption {
            color: c.name,
            price_difference: c.price_difference,
            image,
            alt: c.alt,
        })
        .collect();
    if check.is_clean()
        && lowest_price(effective_price(price, offer_price), &ram_storage, &available_colors) < 0
    {
        check.fault("price", Message::PriceBelowZero);
    }
    NewProduct {
        listing: add.listing,
        title,
        description,
        price,
        offer_price,
        stock,
        category,
        brand,
        main_image: main_image.unwrap_or_default(),
        main_image_alt,
        pictures,
        buy_points: if add.has_points { points } else { 0 },
        views,
        estimated_delivery,
        warranty,
        emi_available,
        specifications,
        ram_storage,
        available_colors,
    }
}

/// The body of the small edit.
#[must_use]
pub fn edit_body() -> Body {
    Body::new("ProductEdit", "An edit; only the fields sent change.", edit)
        .field("expectedStock", Expected::STOCK_DESCRIPTION)
        .field("expectedUpdatedAt", Expected::UPDATED_AT_DESCRIPTION)
}

/// Reads the small edit: each field that was sent, and none that was not. What was expected is judged after them.
pub fn edit(check: &mut Check<'_>) -> (Edit, Result<Expected>) {
    (small(check), check.apart(Expected::read))
}

/// The six fields of the small edit.
fn small(check: &mut Check<'_>) -> Edit {
    let mut edit = Edit::default();
    if check.sent("title") {
        edit.title = Some(check.line("title", Label::Title, limit::TITLE));
    }
    if check.sent("description") {
        edit.description = Some(check.lines("description", Label::Description, limit::DESCRIPTION));
    }
    if check.sent("warranty") {
        edit.warranty = Some(check.line("warranty", Label::Warranty, limit::SHORT));
    }
    if check.sent("price") {
        edit.price = Some(check.int("price", Label::Price, 0, limit::PRICE));
    }
    if check.sent("offerPrice") {
        edit.offer_price = Some(check.int("offerPrice", Label::OfferPrice, 0, limit::PRICE));
    }
    if check.sent("stock") {
        edit.stock = Some(check.int("stock", Label::Stock, 0, limit::STOCK));
    }
    edit
}

/// The body of the full edit.
#[must_use]
pub fn full_body() -> Body {
    let read = |check: &mut Check<'_>| (full_edit(check), Expected::read(check));
    Body::new("FullEditForm", "A full edit; a field that is not sent stays.", read)
        .field("specifications", "rows of `{field, value}`; for watches and TVs also the object of six fields.")
        .field("ramStorage", "rows of `{option, priceDifference}`.")
        .field(
            "availableColors",
            "rows of `{color, priceDifference, image?, alt?}`. `image`: a stored path that this product has already; rows \
             without one take the `colorImages` in their order.",
        )
        .field("mainImageAlt", ALT)
        .field("mainImagePath", "a stored path that this product has already: the picture becomes the main one.")
        .field("pictures", pictures::EDIT_ROWS)
        .field("expectedStock", Expected::STOCK_DESCRIPTION)
        .field("expectedUpdatedAt", Expected::UPDATED_AT_DESCRIPTION)
}

/// Reads a full edit: every field of the add forms, each where it was sent. The pictures are those of the colours that
/// name none.
pub fn full_edit(check: &mut Check<'_>) -> Edit {
    let mut edit = small(check);
    if check.sent("category") {
        edit.category = Some(upper(&check.line("category", Label::Category, limit::BRAND)));
    }
    if check.sent("brand") {
        edit.brand = Some(upper(&check.line("brand", Label::Brand, limit::BRAND)));
    }
    if check.sent("estimatedDelivery") {
        edit.estimated_delivery =
            Some(check.line("estimatedDelivery", Label::EstimatedDelivery, limit::SHORT));
    }
    if check.sent("emiAvailable") {
        edit.emi_available = check.optional_flag("emiAvailable", Label::EmiAvailable);
    }
    if check.sent("buyPoints") {
        edit.buy_points = Some(check.int("buyPoints", Label::BuyPoints, 0, POINTS));
    }
    if check.sent("specifications") {
        edit.specifications = Some(match fixed_specifications(check) {
            MaybeObject::Object(fixed) => Specifications::Fixed(fixed),
            _ => specifications(check),
        });
    }
    if check.sent("ramStorage") {
        edit.ram_storage = Some(ram_storage(check));
    }
    edit.main_image = check.optional_picture(MAIN_IMAGE).map(ImageSource::New);
    let path = check.text(MAIN_IMAGE_PATH).trim();
    if !path.is_empty() {
        if edit.main_image.is_some() {
            check.fault(MAIN_IMAGE, Message::OnePicture);
        }
        edit.main_image = Some(ImageSource::Kept(path.to_owned()));
    }
    let rows = pictures::read(check, true);
    edit.pictures = check.sent(pictures::ROWS).then_some(rows);
    if check.sent(MAIN_IMAGE_ALT) {
        edit.main_image_alt = Some(check.optional_line(MAIN_IMAGE_ALT, Label::PictureWords, limit::SHORT));
    }
    let color_images = check.pictures(COLOR_IMAGES, 0, MAX_VARIANTS);
    let colors = check.sent("availableColors").then(|| colors(check));
    let needed = colors.iter().flatten().filter(|c| c.image.is_none()).count();
    if needed != color_images.len() {
        check.fault(COLOR_IMAGES, Message::ColourImages);
    }
    let mut came = color_images.into_iter();
    edit.available_colors = colors.map(|colors| {
        let with_image = |c: Color| {
            let image = match c.image {
                Some(path) => ImageSource::Kept(path),
                None => ImageSource::New(came.next().unwrap_or_default()),
            };
            ColorEdit { color: c.name, price_difference: c.price_difference, image, alt: c.alt }
        };
        colors.into_iter().map(with_image).collect()
    });
    edit
}

/// What an edited price must still obey.
///
/// # Errors
/// 400 where the offer is above the price, or a variant would bring the price below 0.
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

/// The object of six fields.
fn fixed_specifications(check: &mut Check<'_>) -> MaybeObject<FixedSpecification> {
    check.object(SPECIFICATIONS, |check| {
        let mut field = |name: &str| {
            let text = short(check.raw(name, Field::optional(FieldType::text(0, limit::SHORT))));
            if text.chars().count() > limit::SHORT {
                check.wrong(Message::SpecificationTooLong { max: limit::SHORT });
            }
            text
        };
        FixedSpecification {
            body: field("body"),
            battery: field("battery"),
            display: field("display"),
            main_camera: field("mainCamera"),
            selfie_camera: field("selfieCamera"),
            launch: field("launch"),
        }
    })
}

/// The rows of specifications.
fn specifications(check: &mut Check<'_>) -> Specifications {
    Specifications::List(check.rows(SPECIFICATIONS, limit::SPECIFICATIONS, |check| {
        let mut text = |name: &str| match check.raw(name, Field::needed(FieldType::text(1, limit::SHORT))) {
            Some(Value::Number(n)) => n.to_string(),
            other => short(other),
        };
        let row = SpecificationRow { field: text("field"), value: text("value") };
        if row.field.is_empty() || row.value.is_empty() {
            check.wrong(Message::SpecificationBlank);
        }
        if row.field.chars().count() > limit::SHORT || row.value.chars().count() > limit::SHORT {
            check.wrong(Message::SpecificationTooLong { max: limit::SHORT });
        }
        row
    }))
}

/// A text of a row, cleaned; the empty text where it is none.
fn short(value: Option<&Value>) -> String {
    clean_line(value.and_then(Value::as_str).unwrap_or_default())
}

/// A row's name and its difference in price; notes a fault where one is missing or the name stood before.
fn variant(check: &mut Check<'_>, key: &str, seen: &mut HashSet<String>) -> (String, i64) {
    const BOUNDS: RangeInclusive<i64> = -limit::PRICE..=limit::PRICE;
    let name = short(check.raw(key, Field::needed(FieldType::text(1, limit::SHORT))));
    let ty = FieldType::Whole { min: *BOUNDS.start(), max: *BOUNDS.end() };
    let difference = check.raw("priceDifference", Field::needed(ty));
    let difference = difference.and_then(parse_int).filter(|n| BOUNDS.contains(n));
    if name.is_empty() || name.chars().count() > limit::SHORT {
        check.wrong(Message::RowName { max: limit::SHORT });
    }
    if difference.is_none() {
        check.wrong(Message::RowPriceDifference);
    }
    if !seen.insert(name.to_lowercase()) {
        check.wrong(Message::RowTwice { name: name.clone() });
    }
    (name, difference.unwrap_or(0))
}

fn ram_storage(check: &mut Check<'_>) -> Vec<RamOption> {
    let mut seen = HashSet::new();
    check.rows("ramStorage", MAX_VARIANTS, |check| {
        let (option, price_difference) = variant(check, "option", &mut seen);
        RamOption { option, price_difference }
    })
}

fn colors(check: &mut Check<'_>) -> Vec<Color> {
    let mut seen = HashSet::new();
    check.rows("availableColors", MAX_VARIANTS, |check| {
        let (name, price_difference) = variant(check, "color", &mut seen);
        let image = Some(check.text("image").trim().to_owned()).filter(|path| !path.is_empty());
        let alt = short(check.raw("alt", Field::optional(FieldType::text(0, limit::SHORT))));
        if alt.chars().count() > limit::SHORT {
            check.wrong(Message::TooLong { label: Label::PictureWords, max: limit::SHORT });
        }
        Color { name, price_difference, image, alt }
    })
}
