//! Suggestions while typing: what is found, in which order, and what is meant by a slip or a Bengali spelling.

use serde_json::{Value, json};

use crate::support::{Shop, listings};

async fn suggest(shop: &Shop, text: &str) -> Value {
    let query: String = url::form_urlencoded::byte_serialize(text.as_bytes()).collect();
    let reply = shop.visitor().get(&format!("/api/suggest?text={query}")).await;
    assert_eq!(reply.status.as_u16(), 200, "{text}: {}", reply.text());
    reply.json()
}

/// One member of every row of a part.
fn all(found: &Value, part: &str, name: &str) -> Vec<String> {
    let rows = found[part].as_array().unwrap().iter();
    rows.map(|row| row[name].as_str().unwrap().to_owned()).collect()
}

async fn search(shop: &Shop, text: &str) -> Vec<String> {
    let query: String = url::form_urlencoded::byte_serialize(text.as_bytes()).collect();
    shop.visitor().get(&format!("/search-products?text={query}")).await.column("title")
}

/// One product of every brand of the specification, and some things.
async fn filled() -> Shop {
    let shop = Shop::open().await;
    for (title, brand, category) in [
        ("iPhone 15 Pro", "apple", "phone"),
        ("AirPods 4", "apple", "earphone"),
        ("ROG Phone 9", "asus", "phone"),
        ("Hot 50", "infinix", "phone"),
        ("Edge 60", "motorola", "phone"),
        ("Reno 13", "oppo", "phone"),
        ("Narzo 70", "realme", "phone"),
        ("Galaxy A55", "samsung", "phone"),
        ("Galaxy Watch 7", "samsung", "watch"),
        ("Crystal 4K 43", "samsung", "tv"),
        ("Camon 40", "tecno", "phone"),
        ("V50", "vivo", "phone"),
        ("Redmi Note 13", "xiaomi", "phone"),
        ("Pixel 9", "google", "phone"),
        ("Nord 4", "oneplus", "phone"),
        ("Magic 7", "honor", "phone"),
        ("Tab P12", "lenovo", "tablet"),
        ("MatePad 11", "huawei", "tablet"),
        ("Flip 6", "jbl", "speakers"),
        ("Era 100", "sonos", "speakers"),
        ("QuietComfort", "bose", "headphones"),
        ("Alpha 7", "sony", "camera"),
        ("Neo", "dji", "drones"),
        ("Aspire 5", "acer", "laptop"),
        ("XPS 13", "dell", "laptop"),
        ("Victus 15", "hp", "laptop"),
        ("Power Bank 20000", "anker", "accessories"),
        ("রেডমি বাডস ৬", "xiaomi", "earphone"),
    ] {
        shop.add("/addproduct", json!({"title": title, "brand": brand, "category": category})).await;
    }
    shop
}

#[tokio::test]
async fn every_listing_is_looked_through() {
    let shop = Shop::open().await;
    for spec in listings() {
        shop.add_to(spec, json!({"title": format!("Galaxy {}", spec.name), "category": spec.name})).await;
    }
    let found = suggest(&shop, "gal").await;
    let mut found_in = all(&found, "products", "listing");
    found_in.reverse();
    assert_eq!(found_in, listings().map(|spec| spec.name).collect::<Vec<_>>(), "the newest first");
    for spec in listings() {
        let found = suggest(&shop, &format!("galxy {}", spec.name)).await;
        assert_eq!(all(&found, "products", "listing"), [spec.name]);
        assert_eq!(all(&found, "categories", "name"), [spec.name.to_uppercase()]);
    }
}

#[tokio::test]
async fn products_are_ranked_and_tell_what_a_row_shows() {
    let shop = Shop::open().await;
    for (title, stock, brand, category) in [
        ("Megalith", 9, "x", "y"),
        ("Mug", 9, "galix", "y"),
        ("My (galaxy)", 9, "x", "y"),
        ("Galaxy sold out", 0, "x", "y"),
        ("Galaxy old", 1, "x", "y"),
        ("Your galaxy, sold out", 0, "x", "y"),
        ("Galaxy new", 1, "x", "y"),
        ("Radio", 1, "x", "y"),
    ] {
        let fields = json!({"title": title, "stock": stock, "brand": brand, "category": category});
        shop.add("/addproduct", fields).await;
    }
    let ranked =
        ["Galaxy new", "Galaxy old", "Galaxy sold out", "My (galaxy)", "Your galaxy, sold out", "Megalith"];
    let found = suggest(&shop, "GAL").await;
    assert_eq!(all(&found, "products", "title"), ranked);
    assert_eq!(all(&suggest(&shop, "gal").await, "products", "title"), ranked);
    let product = shop.product(&all(&found, "products", "_id")[0]).await;
    for name in ["_id", "listing", "title", "mainImage", "price", "offerPrice"] {
        assert_eq!(found["products"][0][name], product[name], "{name}");
    }
    assert_eq!(found["products"][0].as_object().unwrap().len(), 6);
    assert_eq!(all(&suggest(&shop, "mug gal").await, "products", "title"), ["Mug"]);
    // What is ordered ahead needs no piece on the shelf.
    shop.add("/addtranding", json!({"title": "Galaxy next", "stock": 0})).await;
    assert_eq!(all(&suggest(&shop, "galaxy").await, "products", "title")[0], "Galaxy next");
}

#[tokio::test]
async fn categories_and_brands_are_named_as_the_catalogue_has_them() {
    let shop = filled().await;
    let mut wrong = Vec::new();
    for (text, categories, brands) in [
        ("sam", &[][..], &["SAMSUNG"][..]),
        ("Samsung", &[], &["SAMSUNG"]),
        ("pho", &["PHONE", "EARPHONE", "HEADPHONES"], &[]),
        ("phones", &["PHONE", "HEADPHONES"], &[]),
        ("samsung phone", &["PHONE", "EARPHONE", "HEADPHONES"], &["SAMSUNG"]),
        ("mobile", &["PHONE"], &[]),
        ("mob", &["PHONE"], &[]),
        ("smart watch", &["WATCH"], &[]),
        ("iphone", &[], &["APPLE"]),
        ("galaxy", &[], &["SAMSUNG"]),
        ("power", &["POWER BANK"], &[]),
        ("powerbank", &["POWER BANK"], &[]),
        ("so", &[], &["SONOS", "SONY"]),
        ("মোবাইল", &["PHONE"], &[]),
        ("মোবাইলের", &["PHONE"], &[]),
        ("টিভি", &["TV"], &[]),
        ("ঘড়ি", &["WATCH"], &[]),
        ("ইয়ারবাড", &["EARPHONE"], &[]),
        ("আইফোন", &[], &["APPLE"]),
        ("স্যামসাং টিভি", &["TV"], &["SAMSUNG"]),
    ] {
        let found = suggest(&shop, text).await;
        let names = (all(&found, "categories", "name"), all(&found, "brands", "name"));
        if names.0 != categories || names.1 != brands {
            wrong.push((text, names));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
    let found = suggest(&shop, "samsung").await;
    assert_eq!(all(&found, "brands", "category").len(), 1);
    shop.add("/addtv", json!({"title": "Crystal 55", "brand": "samsung", "category": null})).await;
    shop.add("/addtv", json!({"title": "Crystal 65", "brand": "samsung", "category": null})).await;
    let found = suggest(&shop, "samsung").await;
    assert_eq!(all(&found, "brands", "category"), ["TV"], "the category that most of its products have");
    let found = suggest(&shop, "a").await;
    assert!(all(&found, "brands", "name").len() <= 4 && all(&found, "categories", "name").len() <= 3);
    // A name that no product has any longer is suggested no longer.
    let id = &all(&suggest(&shop, "neo").await, "products", "_id")[0];
    assert_eq!(all(&suggest(&shop, "dji").await, "brands", "name"), ["DJI"]);
    assert!(shop.admin().await.delete(&format!("/product/{id}")).await.status.is_success());
    assert!(all(&suggest(&shop, "dji").await, "brands", "name").is_empty());
}

#[tokio::test]
async fn brands_of_the_specification_are_found_in_bengali() {
    let shop = filled().await;
    let mut wrong = Vec::new();
    for (text, corrected) in [
        ("স্যামসাং", "samsung"),
        ("সামসাং", "samsung"),
        ("স্যামসুং", "samsung"),
        ("শাওমি", "xiaomi"),
        ("সাওমি", "xiaomi"),
        ("শাওমী", "xiaomi"),
        ("রিয়েলমি", "realme"),
        ("রি\u{9DF}েলমি", "realme"),
        ("রি\u{9AF}\u{9BC}েলমি", "realme"),
        ("ওয়ানপ্লাস", "oneplus"),
        ("ওয়ান প্লাস", "oneplus"),
        // Every brand is in the tests of `spellings`; these are what the demo sells of each sort of spelling.
        ("আপেল", "apple"),
        ("টেকনো", "tecno"),
        ("হুয়াওয়ে", "huawei"),
        ("ডিজেআই", "dji"),
        ("স্মার্\u{200C}টফোন", "phone"),
        // As it is typed, and with slips.
        ("স্যামস", "samsung"),
        ("স্যমসুং", "samsung"),
        ("স্যামসাাং", "samsung"),
        ("সামসনং", "samsung"),
        ("শাউমি", "xiaomi"),
        ("রিয়েলমির", "realme"),
        ("ওয়ানপ্লসা", "oneplus"),
        ("মটরলা", "motorola"),
        ("লেনুভো", "lenovo"),
        ("ইনফিনিকসস", "infinix"),
        ("স্যামসাং এর দাম কত", "samsung"),
        ("শাওমি দাম", "xiaomi"),
    ] {
        let found = suggest(&shop, text).await;
        if found["corrected"] != json!(corrected) {
            wrong.push((text, found["corrected"].clone()));
            continue;
        }
        assert!(search(&shop, text).await.is_empty(), "{text}: a search takes the letters as they are");
        let titles = all(&found, "products", "title");
        assert!(!titles.is_empty() && titles.len() <= 6, "{text}");
        let results = search(&shop, corrected).await;
        assert!(titles.iter().all(|title| results.contains(title)), "{text}: {titles:?} of {results:?}");
        if corrected != "phone" {
            assert_eq!(all(&found, "brands", "name"), [corrected.to_uppercase()], "{text}");
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[tokio::test]
async fn slips_and_other_ways_to_write_a_text_are_forgiven() {
    let shop = filled().await;
    let mut wrong = Vec::new();
    for (text, corrected, first) in [
        ("samsang", "samsung", "Crystal 4K 43"),
        ("samsnug galxy", "samsung galaxy", "Galaxy Watch 7"),
        ("xaomi", "xiaomi", "রেডমি বাডস ৬"),
        ("onepluse", "oneplus", "Nord 4"),
        ("galxy a55", "galaxy a55", "Galaxy A55"),
        ("galaxy wach", "galaxy watch", "Galaxy Watch 7"),
        ("iphne 15", "iphone 15", "iPhone 15 Pro"),
        ("iphone15", "iphone 15", "iPhone 15 Pro"),
        ("iphone15pro", "iphone 15 pro", "iPhone 15 Pro"),
        ("redmi note13", "redmi note 13", "Redmi Note 13"),
        ("pixle", "pixel", "Pixel 9"),
        ("motorolla", "motorola", "Edge 60"),
        ("lenvo tab", "lenovo tab", "Tab P12"),
        ("samsung mobile", "samsung phone", "Galaxy A55"),
        ("galaxy a55 price", "galaxy a55", "Galaxy A55"),
        ("স্যামসাং a55", "samsung a55", "Galaxy A55"),
        ("স্যামসাং এ৫৫", "samsung a55", "Galaxy A55"),
        ("samsung গ্যালাক্সি", "samsung galaxy", "Galaxy Watch 7"),
        ("গ্যালাক্সি ওয়াচ", "galaxy watch", "Galaxy Watch 7"),
        ("রেডমি নোট ১৩", "redmi note 13", "Redmi Note 13"),
        ("redmi buds 6", "রেডমি বাডস 6", "রেডমি বাডস ৬"),
        ("আইফোন ১৫", "iphone 15", "iPhone 15 Pro"),
        ("পাওয়ার ব্যাংক", "power bank", "Power Bank 20000"),
        ("powerbank", "power bank", "Power Bank 20000"),
    ] {
        let found = suggest(&shop, text).await;
        let titles = all(&found, "products", "title");
        if found["corrected"] != json!(corrected) || titles.first().map(String::as_str) != Some(first) {
            wrong.push((text, found["corrected"].clone(), titles));
            continue;
        }
        assert!(search(&shop, corrected).await.contains(&first.to_owned()), "{text}: the link leads to it");
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[tokio::test]
async fn what_is_right_is_not_corrected_and_what_is_nothing_stays_nothing() {
    let shop = filled().await;
    for text in ["samsung", "s", "galaxy a55", "রেডমি বাডস 6", "রেডমি বাডস ৬", "15", "note", "phone"]
    {
        let found = suggest(&shop, text).await;
        assert_eq!(found["corrected"], Value::Null, "{text}");
        assert!(!all(&found, "products", "title").is_empty(), "{text}");
    }
    let long = "রেফ্রিজারেটর ".repeat(30);
    for text in [
        "fridge",
        "zz",
        "a99",
        "2024",
        "samsung iphone",
        "%",
        "'",
        "ফ্রিজ",
        "🙂",
        long.trim(),
        &"x".repeat(500),
    ] {
        let found = suggest(&shop, text).await;
        assert_eq!(found["corrected"], Value::Null, "{text}");
        assert!(all(&found, "products", "title").is_empty(), "{text}");
    }
    for bad in ["", "?text=", "?text=%20", "?text=%E2%80%8C", "?q=a"] {
        shop.visitor().get(&format!("/api/suggest{bad}")).await.fault("text");
    }
    shop.visitor().get(&format!("/api/suggest?text={}", "x".repeat(501))).await.fault("text");
}
