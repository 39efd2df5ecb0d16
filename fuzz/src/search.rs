//! What is typed into a search, and the query of a list (contract 4).

use std::cell::LazyCell;

use haat::catalogue::index::Index;
use haat::catalogue::ledger::Cause;
use haat::catalogue::listings::Listing;
use haat::catalogue::model::Specifications;
use haat::catalogue::query::{ListQuery, join_names, split_names};
use haat::catalogue::search::{phonetics, suggest, typos};
use haat::catalogue::store::{self, NewProduct};
use haat::error::Result;
use haat::http::query::Params;
use haat::text::{self, Sought, fold, searchable};
use haat::validate;
use rusqlite::Connection;

/// Titles that are searched, with their brands.
const SHOP: [(&str, &str); 12] = [
    ("iPhone 16 Pro 256GB আইফোন", "APPLE"),
    ("Galaxy S24+ (Black) 8 GB/256 GB", "SAMSUNG"),
    ("Xiaomi Redmi Note 12", "XIAOMI"),
    ("পাওয়ার ব্যাংক 10,000mAh", "REALME"),
    ("24-inch Monitor, Type\u{2011}C", "DELL"),
    ("Rock’n’Roll Speaker 24\u{201D}", "JBL"),
    ("Café Wi-Fi 6 Router +880 1898-765432", "TP-LINK"),
    ("স্মার্\u{200C}টফোন রি\u{9DF}েলমি", "REALME"),
    ("USB C Cable 1,00,000 bends", "BASEUS"),
    ("50% off snake_case \\ \"quoted\"", "NO BRAND"),
    ("Straße ΣΑΜΣΟΥΝΓ İstanbul ﬃ", "NO BRAND"),
    ("ঘড়ি ৪৩ ইঞ্চি", "HUAWEI"),
];

thread_local! {
    static INDEX: LazyCell<Index> = LazyCell::new(index);
}

fn index() -> Index {
    let folder = tempfile::tempdir().expect("a folder for temporary files");
    let conn = haat::db::open_migrated(&haat::db::file_in(folder.path())).expect("a database");
    insert_products(&conn).expect("products");
    Index::load(&conn, 1).expect("an index")
}

/// Adds products with these titles.
pub fn insert_products(conn: &Connection) -> Result<()> {
    for (title, brand) in SHOP {
        let new = NewProduct {
            listing: Listing::Product,
            title: title.to_owned(),
            description: title.to_owned(),
            price: 100,
            offer_price: 0,
            stock: 100_000,
            category: "PHONE".to_owned(),
            brand: brand.to_owned(),
            main_image: "/uploads/0123456789abcdef0123456789abcdef.webp".to_owned(),
            main_image_alt: String::new(),
            pictures: Vec::new(),
            buy_points: 0,
            views: 0,
            estimated_delivery: "1 day".to_owned(),
            warranty: "1 year".to_owned(),
            emi_available: false,
            specifications: Specifications::List(Vec::new()),
            ram_storage: Vec::new(),
            available_colors: Vec::new(),
        };
        store::insert(conn, &new, Cause::Added, "fuzz", 0)?;
    }
    Ok(())
}

/// Folding and cleaning are at rest after one time, a text is found by itself, and the index finds what reading every
/// title would.
pub fn run(data: &[u8]) {
    let typed = String::from_utf8_lossy(data);
    let folded = texts(&typed);
    addresses(&typed);
    query(&typed);
    if !folded.is_empty() && typed.chars().count() <= validate::limit::QUERY {
        INDEX.with(|index| found(index, &folded));
    }
}

fn texts(typed: &str) -> String {
    let folded = fold(typed);
    assert_eq!(fold(&folded), folded, "folding is at rest: {typed:?}");
    assert!(!folded.contains("  ") && folded.trim() == folded, "{folded:?}");
    assert!(Sought::of(&folded).fits(&searchable(typed)), "a text is found by itself: {typed:?}");
    let line = text::clean_line(typed);
    assert_eq!(text::clean_line(&line), line, "cleaning is at rest: {typed:?}");
    assert!(!line.chars().any(text::is_control), "{line:?}");
    let lines = text::clean_lines(typed);
    assert_eq!(text::clean_lines(&lines), lines, "cleaning is at rest: {typed:?}");
    if !typed.chars().any(|c| text::is_control(c) && c.is_whitespace()) {
        assert_eq!(fold(&line), folded, "what is stored is found as what was typed: {typed:?}");
    }
    for most in [1, 16, 100] {
        assert!(text::preview(typed, most).len() <= typed.len() + '…'.len_utf8());
        assert!(typed.is_empty() || text::first_letters(&line, most).len() <= line.len());
    }
    assert!(!text::escape(typed).contains(['<', '>', '"', '\'']));
    let key = phonetics::phonetic_key(typed);
    assert_eq!(phonetics::phonetic_key(&key), key, "a key is its own: {typed:?}");
    let (one, other) = typed.split_at(typed.floor_char_boundary(typed.len() / 2));
    let most = typos::forgiven(one.chars().count());
    if let Some(slips) = typos::slips(one.as_bytes(), other.as_bytes(), most) {
        assert!(slips.begun <= most && slips.begun <= slips.whole);
    }
    folded
}

fn addresses(typed: &str) {
    if let Some(phone) = text::phone(typed) {
        assert!(phone.len() == 11 && phone.bytes().all(|b| b.is_ascii_digit()), "{phone}");
        assert_eq!(text::phone(&phone).as_ref(), Some(&phone));
    }
    if let Some(email) = validate::email(typed) {
        assert_eq!(validate::email(&email).as_ref(), Some(&email), "an address is its own: {typed:?}");
        assert!(email.chars().count() <= validate::limit::EMAIL && !email.chars().any(text::is_control));
    }
}

fn query(typed: &str) {
    let names = split_names(typed);
    assert_eq!(split_names(&join_names(&names)), names, "{typed:?}");
    match ListQuery::of(&Params::of(Some(typed))) {
        Ok(list) => {
            for text in [&list.q, &list.brand, &list.category].into_iter().flatten() {
                assert!(!text.is_empty() && fold(text) == *text, "{text:?}");
            }
            assert!(list.page.is_none_or(|page| page.number >= 1 && (1..=100).contains(&page.limit)));
            assert!(list.min.is_none_or(|n| n >= 0) && list.max.is_none_or(|n| n >= 0));
        }
        Err(refused) => assert_eq!(refused.status().as_u16(), 400),
    }
}

fn found(index: &Index, folded: &str) {
    let sought = Sought::of(folded);
    let titled = index.titled(folded);
    let (titles, anywhere) = index.with_words(folded);
    for (entry, (title, _)) in index.entries().zip(SHOP) {
        assert_eq!(titled.has(entry.seq()), sought.fits(&searchable(title)), "{folded:?} in {title:?}");
        assert_eq!(titled.has(entry.seq()), titles.has(entry.seq()), "{folded:?} in {title:?}");
        assert!(!(titles.has(entry.seq()) && anywhere.has(entry.seq())), "each is found once: {folded:?}");
    }
    let (places, suggested) = suggest::of(index, folded);
    assert!(places.len() <= 6, "{suggested:?}");
    let told = serde_json::to_value(&suggested).expect("suggestions are JSON");
    assert!(
        told["corrected"].is_null() || !places.is_empty(),
        "{folded:?}: what was looked for instead is found: {told}"
    );
}
