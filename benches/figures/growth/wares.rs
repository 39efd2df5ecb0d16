//! The products of a grown shop: some forty brands in twelve categories, titles of a few thousand words, prices from a cable's
//! to a laptop's with many alike.

use std::sync::Arc;

use haat::catalogue::listings::Listing;
use haat::catalogue::model::{ColorOption, RamOption, SpecificationRow, Specifications};
use haat::catalogue::store::NewProduct;

use super::dice::Dice;
use super::words::{BENGALI, COLOURS, LETTERS, MEMORIES, SENTENCES, SERIES, THINGS, TRAITS, VARIANTS};
use crate::shop::ALL_BRANDS;

/// What a category is like.
struct Category {
    name: &'static str,
    /// Of a thousand products.
    share: usize,
    /// The cheapest and the dearest, in taka.
    prices: (f64, f64),
    /// Whether its products have memory, a screen and a battery.
    has_memory: bool,
}

const fn of(name: &'static str, share: usize, prices: (f64, f64), has_memory: bool) -> Category {
    Category { name, share, prices, has_memory }
}

const CATEGORIES: [Category; 12] = [
    of("PHONE", 240, (7_000.0, 220_000.0), true),
    of("ACCESSORIES", 280, (150.0, 6_000.0), false),
    of("LAPTOP", 90, (28_000.0, 380_000.0), true),
    of("TABLET", 50, (12_000.0, 160_000.0), true),
    of("WATCH", 70, (1_200.0, 90_000.0), false),
    of("EARPHONE", 90, (300.0, 35_000.0), false),
    of("HEADPHONES", 45, (700.0, 60_000.0), false),
    of("SPEAKERS", 40, (800.0, 120_000.0), false),
    of("CAMERA", 25, (9_000.0, 400_000.0), false),
    of("DRONES", 10, (8_000.0, 300_000.0), false),
    of("TV", 25, (14_000.0, 350_000.0), false),
    of("GADGETS", 35, (250.0, 25_000.0), false),
];
/// What the numbers of this file are for.
const KIND: u64 = 1;

/// The n-th product, with a picture of its brand's.
pub fn product(n: usize, pictures: &[Arc<str>]) -> NewProduct {
    let mut dice = Dice::of(KIND, n);
    let category = category(dice.below(1000));
    let brand = dice.liked(ALL_BRANDS.len());
    let memory = dice.below(MEMORIES.len());
    let title = title(&mut dice, category, brand, memory);
    let price = price(&mut dice, category);
    let offer_price =
        if price > 0 && dice.percent(25) { round(price * dice.between(80, 97) / 100) } else { 0 };
    let picture = &pictures[brand % pictures.len()];
    NewProduct {
        listing: listing(dice.below(100)),
        description: description(&mut dice, &title),
        title,
        price,
        offer_price,
        stock: if dice.percent(8) { 0 } else { dice.between(1, 120) },
        category: category.name.to_owned(),
        brand: ALL_BRANDS[brand].to_uppercase(),
        main_image: picture.to_string(),
        main_image_alt: String::new(),
        pictures: Vec::new(),
        buy_points: price / 200,
        views: i64::try_from(dice.liked(20_000)).unwrap_or(0),
        estimated_delivery: "2-3 days".to_owned(),
        warranty: "1 year official warranty".to_owned(),
        emi_available: price > 20_000,
        specifications: Specifications::List(rows(&mut dice, category, memory)),
        ram_storage: if category.has_memory { options(&mut dice, memory) } else { Vec::new() },
        available_colors: colours(&mut dice, picture),
    }
}

fn category(place: usize) -> &'static Category {
    let mut upto = 0;
    let found = CATEGORIES.iter().find(|category| {
        upto += category.share;
        place < upto
    });
    found.unwrap_or(&CATEGORIES[0])
}

fn listing(place: usize) -> Listing {
    match place {
        0..4 => Listing::Upcoming,
        4..9 => Listing::BestDeal,
        9..14 => Listing::Exclusive,
        14..20 => Listing::Offer,
        _ => Listing::Product,
    }
}

fn title(dice: &mut Dice, category: &Category, brand: usize, memory: usize) -> String {
    let series = SERIES[(brand * 7 + dice.below(9) * 11) % SERIES.len()];
    let letter = char::from(*dice.one_of(LETTERS));
    let number = if dice.percent(70) { dice.between(1, 99) } else { dice.between(10, 99) * 10 };
    let model = format!("{} {series} {letter}{number}", ALL_BRANDS[brand]);
    let kind = if category.has_memory {
        let (ram, storage) = MEMORIES[memory];
        let network = if dice.percent(50) { " 5G" } else { "" };
        format!("{}{network} {ram}/{storage}", dice.one_of(&VARIANTS))
    } else if category.name == "ACCESSORIES" || category.name == "GADGETS" {
        format!("{} {}", dice.one_of(&TRAITS), dice.one_of(&THINGS))
    } else {
        format!("{} {}", dice.one_of(&VARIANTS), category.name.to_lowercase())
    };
    let end = if dice.percent(2) { format!(" {}", dice.one_of(&BENGALI)) } else { String::new() };
    format!("{model} {kind}{end}")
}

/// Prices crowd at the lower end, and end as prices in shops do.
fn price(dice: &mut Dice, category: &Category) -> i64 {
    let (low, high) = category.prices;
    #[allow(clippy::cast_possible_truncation, reason = "far below 2^52")]
    let price = (low * (high / low).powf(dice.share())) as i64;
    if dice.next().is_multiple_of(200) { 0 } else { round(price) }
}

fn round(price: i64) -> i64 {
    match price {
        ..1_000 => price / 10 * 10,
        1_000..10_000 => price / 50 * 50 - 10,
        _ => price / 500 * 500 - 10,
    }
}

fn description(dice: &mut Dice, title: &str) -> String {
    let mut text = format!("{title}. ");
    let first = dice.below(SENTENCES.len());
    for n in 0..3 + dice.below(3) {
        text += SENTENCES[(first + n * 5) % SENTENCES.len()];
        text.push(if n == 1 { '\n' } else { ' ' });
    }
    text.trim_end().to_owned()
}

fn rows(dice: &mut Dice, category: &Category, memory: usize) -> Vec<SpecificationRow> {
    let mut rows = Vec::new();
    let mut put = |field: &str, value: String| rows.push(SpecificationRow { field: field.to_owned(), value });
    if category.has_memory {
        let (ram, storage) = MEMORIES[memory];
        let (inches, hertz) = (dice.between(50, 160), *dice.one_of(&[60, 90, 120, 144, 165]));
        put("Display", format!("{}.{}-inch AMOLED, 1080 x 2400, {hertz} Hz", inches / 10, inches % 10));
        put("RAM", ram.to_owned());
        put("Storage", storage.to_owned());
        put("Battery", format!("{} mAh", dice.between(30, 110) * 100));
        put("Network", if dice.percent(60) { "5G, dual SIM" } else { "4G, dual SIM" }.to_owned());
        put("Main Camera", format!("{} MP wide + 8 MP ultra-wide", dice.one_of(&[12, 48, 50, 64, 108, 200])));
        put("Charging", format!("{} W wired", dice.one_of(&[18, 25, 33, 45, 67, 120])));
    } else {
        put("Bluetooth", format!("5.{}", dice.below(5)));
        put("Battery", format!("{} mAh", dice.between(3, 300) * 100));
    }
    put("Weight", format!("{} g", dice.between(20, 900)));
    rows
}

fn options(dice: &mut Dice, memory: usize) -> Vec<RamOption> {
    let option = |n: usize| {
        let (ram, storage) = MEMORIES[(memory + n) % MEMORIES.len()];
        let price_difference = i64::try_from(n).unwrap_or(0) * 3_000;
        RamOption { option: format!("{ram}/{storage}"), price_difference }
    };
    (0..=dice.below(3)).map(option).collect()
}

fn colours(dice: &mut Dice, picture: &Arc<str>) -> Vec<ColorOption> {
    let first = dice.below(COLOURS.len());
    let colour = |n: usize| ColorOption {
        color: COLOURS[(first + n) % COLOURS.len()].to_owned(),
        price_difference: 0,
        image: picture.to_string(),
        alt: String::new(),
    };
    (0..=dice.below(3)).map(colour).collect()
}
