//! Shops of many products, made through the library, the same at every run.

use std::path::Path;
use std::sync::Arc;

use anyhow::Result;
use haat::catalogue::ledger::Cause;
use haat::catalogue::listings::Listing;
use haat::catalogue::model::{ColorOption, RamOption, SpecificationRow, Specifications};
use haat::catalogue::store::{self, NewProduct};
use haat::clock::Clock;
use haat::config::{Mail, Origin};
use haat::state::{AppState, Setup};
use tokio::runtime::Runtime;

use crate::report::note;

/// The brands of a grown shop.
pub const ALL_BRANDS: [&str; 40] = [
    "Apple", "Samsung", "Xiaomi", "Oppo", "Vivo", "Realme", "Infinix", "Tecno", "Nokia", "Motorola",
    "OnePlus", "Google", "Honor", "Huawei", "Sony", "Asus", "Lenovo", "Acer", "Anker", "Walton", "Symphony",
    "Itel", "Nothing", "Haylou", "Baseus", "Ugreen", "Joyroom", "Havit", "Amazfit", "QCY", "JBL", "Bose",
    "Canon", "Nikon", "DJI", "HP", "Dell", "LG", "Philips", "Edifier",
];
/// Brands of the products, in order.
pub const BRANDS: &[&str] = ALL_BRANDS.split_at(20).0;
/// The second words of titles.
pub const MODELS: [&str; 25] = [
    "Galaxy",
    "Note",
    "Reno",
    "Hot",
    "Spark",
    "Edge",
    "Nord",
    "Pixel",
    "Magic",
    "Nova",
    "Xperia",
    "Zenfone",
    "Legion",
    "Swift",
    "Soundcore",
    "Primo",
    "Redmi",
    "Poco",
    "Watch",
    "Buds",
    "Book",
    "Vision",
    "Power",
    "Charge",
    "Studio",
];
/// The last words of titles.
pub const VARIANTS: [&str; 12] =
    ["Pro", "Max", "Plus", "Ultra", "Lite", "Neo", "Play", "Air", "Mini", "Prime", "Turbo", "Classic"];
const CATEGORIES: [&str; 8] =
    ["PHONE", "TABLET", "LAPTOP", "WATCH", "EARPHONE", "SPEAKERS", "CAMERA", "ACCESSORIES"];
/// Colours of every product, for nothing.
pub const COLOURS: [&str; 4] = ["Midnight Black", "Pearl White", "Forest Green", "Sky Blue"];
const ROWS: [(&str, &str); 8] = [
    ("Display", "6.7-inch AMOLED, 1080 x 2400, 120 Hz"),
    ("Chipset", "eight cores, 4 nm"),
    ("Main Camera", "50 MP wide + 8 MP ultra-wide + 2 MP macro"),
    ("Selfie Camera", "32 MP"),
    ("Battery", "5,500 mAh"),
    ("Charging", "67 W wired, 50% in 18 minutes"),
    ("Network", "5G, dual SIM"),
    ("Weight", "189 g"),
];
const DESCRIPTION: &str = "A bright display, two days of battery and a camera that sees in the dark, in a body that \
    survives a monsoon. It charges while you drink a cup of tea, and the maker promises four years of updates. In the \
    box: a cable, a case and a tool for the SIM tray.";
/// How many products share a commit.
const BATCH: usize = 5000;

/// Opens a shop in a folder.
pub fn open(data: &Path) -> Result<AppState> {
    let setup = Setup {
        data: data.to_owned(),
        origin: Origin::of_addr(([127, 0, 0, 1], 8080).into()),
        trusted_proxies: Vec::new(),
        rate_limits: false,
        mail: Mail::default(),
        draw: Some(haat::site::assets::drawing),
        backup_at: None,
    };
    AppState::open(setup, Clock::default())
}

/// Makes a shop of so many products in a folder; every tenth stands in one of the other four listings.
pub fn fill(data: &Path, count: usize) -> Result<()> {
    note(&format!("making a shop of {count} products"));
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let state = open(data)?;
    let picture = keep_picture(&state, &runtime, [11, 110, 83])?;
    let now = state.clock.now_ms();
    for from in (0..count).step_by(BATCH) {
        let picture = Arc::clone(&picture);
        state.db.write_now(move |tx| {
            for n in from..count.min(from + BATCH) {
                store::insert(tx, &product(n, &picture), Cause::Added, "bench@haat.local", now)?;
            }
            Ok(())
        })?;
    }
    state.db.close();
    Ok(())
}

/// The memory of every product that costs nothing.
pub const MEMORY: &str = "8GB/128GB";

/// The title of the n-th product.
fn title(n: usize) -> String {
    // Steps that share no factor with the lists' lengths bring every pairing.
    let (brand, model, variant) = (BRANDS[n % 20], MODELS[n * 7 / 20 % 25], VARIANTS[n * 5 / 3 % 12]);
    format!("{brand} {model} {} {variant}", 1000 + n * 37 % 9000)
}

fn product(n: usize, picture: &str) -> NewProduct {
    let listing = match n % 40 {
        9 => Listing::Upcoming,
        19 => Listing::BestDeal,
        29 => Listing::Exclusive,
        39 => Listing::Offer,
        _ => Listing::Product,
    };
    let price = 1000 + i64::try_from(n * 7919 % 150_000).unwrap_or(0);
    let rows =
        ROWS.map(|(field, value)| SpecificationRow { field: field.to_owned(), value: value.to_owned() });
    let ram = [(MEMORY, 0), ("8GB/256GB", 3000), ("12GB/256GB", 6000)];
    NewProduct {
        listing,
        title: title(n),
        description: DESCRIPTION.to_owned(),
        price,
        offer_price: if n.is_multiple_of(3) { price - 500 } else { 0 },
        stock: 20,
        category: CATEGORIES[n % 8].to_owned(),
        brand: BRANDS[n % 20].to_uppercase(),
        main_image: picture.to_owned(),
        main_image_alt: String::new(),
        pictures: Vec::new(),
        buy_points: price / 200,
        views: i64::try_from(n % 500).unwrap_or(0),
        estimated_delivery: "2-3 days".to_owned(),
        warranty: "1 year official warranty".to_owned(),
        emi_available: n.is_multiple_of(2),
        specifications: Specifications::List(rows.into()),
        ram_storage: ram
            .map(|(option, price_difference)| RamOption { option: option.to_owned(), price_difference })
            .into(),
        available_colors: COLOURS
            .map(|color| ColorOption {
                color: color.to_owned(),
                price_difference: 0,
                image: picture.to_owned(),
                alt: String::new(),
            })
            .into(),
    }
}

/// Stores a picture of one colour; answers its path.
pub fn keep_picture(state: &AppState, runtime: &Runtime, colour: [u8; 3]) -> Result<Arc<str>> {
    let stored = runtime.block_on(state.images.save(picture(colour)?.into()))?;
    let path = stored.path.as_str().into();
    stored.keep();
    Ok(path)
}

fn picture(colour: [u8; 3]) -> Result<Vec<u8>> {
    let mut bytes = std::io::Cursor::new(Vec::new());
    image::RgbImage::from_pixel(64, 64, image::Rgb(colour)).write_to(&mut bytes, image::ImageFormat::Png)?;
    Ok(bytes.into_inner())
}
