//! A JSON body, read by the readers of the calls that visitors, customers and the owner use (contract 2).

use haat::catalogue::admin::{bulk, form};
use haat::catalogue::listings::ADD_FORMS;
use haat::catalogue::store::NewProduct;
use haat::coupons::model as coupons;
use haat::customers::model::{AddressUpdate, ProfileUpdate, Registration};
use haat::error::Error;
use haat::orders::basket::Wanted;
use haat::orders::place;
use haat::text::{is_control, phone};
use haat::validate::{Check, Form, email, limit};
use serde_json::{Map, Value, json};

/// Stored paths of pictures.
const MAIN: &str = "/uploads/0123456789abcdef0123456789abcdef.webp";

/// The fields of a body; what is not one is refused before.
fn fields(data: &[u8]) -> Option<Map<String, Value>> {
    match serde_json::from_slice(data) {
        Ok(Value::Object(fields)) => Some(fields),
        _ => None,
    }
}

/// Reads; a refusal names fields with words for each.
fn read<T>(form: &Form, read: impl FnOnce(&mut Check<'_>) -> T) -> Option<T> {
    match form.read(read) {
        Ok(read) => Some(read),
        Err(Error::Invalid { message, fields }) => {
            assert!(!message.to_string().is_empty() && !fields.is_empty());
            assert!(fields.values().all(|fault| !fault.to_string().is_empty()));
            None
        }
        Err(other) => panic!("no fault of a field: {other:?}"),
    }
}

fn is_line(text: &str, most: usize) -> bool {
    text.trim() == text && text.chars().count() <= most && !text.chars().any(is_control)
}

/// Whatever comes is refused by field or within the limits, and a product that was taken is taken again as it is.
pub fn run(data: &[u8]) {
    let Some(fields) = fields(data) else { return };
    let colors = fields.get("availableColors").and_then(Value::as_array).map_or(0, Vec::len);
    let mut form = Form::from(fields);
    form.add_pictures("mainImage", [MAIN.to_owned()]);
    form.add_pictures("colorImages", vec![MAIN.to_owned(); colors]);
    if let Some(new) = read(&form, Registration::read) {
        assert!(is_line(&new.name, limit::NAME) && !new.name.is_empty(), "{:?}", new.name);
        assert_eq!(email(&new.email), Some(new.email));
        assert_eq!(phone(&new.phone), Some(new.phone));
    }
    if let Some(lines) = read(&form, |check| Wanted::read_all(check, 1)) {
        assert!((1..=50).contains(&lines.len()));
        assert!(lines.iter().all(|line| (1..=limit::QUANTITY).contains(&line.quantity)));
    }
    read(&form, place::Wish::read);
    read(&form, ProfileUpdate::read);
    read(&form, AddressUpdate::read);
    read(&form, coupons::Terms::read);
    read(&form, bulk::Bulk::read);
    read(&form, form::full_edit);
    for add in &ADD_FORMS {
        if let Some(new) = read(&form, |check| form::new_product(check, add)) {
            taken(&new);
            let again =
                read(&again(&new), |check| form::new_product(check, add)).expect("what was taken is good");
            assert_eq!(format!("{again:?}"), format!("{new:?}"));
        }
    }
}

fn taken(new: &NewProduct) {
    assert!(is_line(&new.title, limit::TITLE) && !new.title.is_empty(), "{new:?}");
    assert!(is_line(&new.brand, limit::BRAND) && is_line(&new.category, limit::BRAND), "{new:?}");
    assert!((0..=limit::PRICE).contains(&new.price) && (0..=new.price).contains(&new.offer_price), "{new:?}");
    assert!((0..=limit::STOCK).contains(&new.stock), "{new:?}");
}

/// The form that a product was made of, by what became of it.
fn again(new: &NewProduct) -> Form {
    let fields = json!({
        "title": new.title, "description": new.description, "price": new.price, "offerPrice": new.offer_price,
        "stock": new.stock.to_string(), "category": new.category, "brand": new.brand, "buyPoints": new.buy_points,
        "views": new.views, "estimatedDelivery": new.estimated_delivery, "warranty": new.warranty,
        "emiAvailable": new.emi_available, "specifications": new.specifications, "ramStorage": new.ram_storage,
        "availableColors": serde_json::to_string(&new.available_colors).expect("colours are JSON"),
    });
    let mut form = Form::from(fields.as_object().cloned().unwrap_or_default());
    form.add_pictures("mainImage", [MAIN.to_owned()]);
    form.add_pictures("colorImages", new.available_colors.iter().map(|color| color.image.clone()));
    form
}
