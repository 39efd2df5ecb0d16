//! Searching: words, literals, order, Bengali as people type it, and what category names mean (contract 4).

use serde_json::json;

use crate::support::{Reply, Shop, listings};

fn encoded(text: &str) -> String {
    url::form_urlencoded::byte_serialize(text.as_bytes()).collect()
}

async fn search(shop: &Shop, text: &str) -> Reply {
    shop.visitor().get(&format!("/search-products?text={}", encoded(text))).await
}

async fn titles(shop: &Shop, text: &str) -> Vec<String> {
    search(shop, text).await.column("title")
}

#[tokio::test]
async fn a_search_looks_through_every_listing() {
    let shop = Shop::open().await;
    for spec in listings() {
        shop.add_to(spec, json!({"title": "Pixel 9"})).await;
    }
    let found = search(&shop, "pixel").await;
    let mut found_in = found.column("listing");
    found_in.reverse();
    assert_eq!(found_in, listings().map(|spec| spec.name).collect::<Vec<_>>(), "newest first");
    assert_eq!(found.header("x-total-count"), Some("5"));
}

#[tokio::test]
async fn every_word_must_occur_in_title_brand_or_category() {
    let shop = Shop::open().await;
    let both = json!({"title": "Galaxy Buds 3", "brand": "samsung", "category": "earphone"});
    shop.add("/addproduct", both).await;
    shop.add("/addproduct", json!({"title": "Bean Buds", "brand": "huawei", "category": "earphone"})).await;
    for (text, found) in [
        ("buds", &["Bean Buds", "Galaxy Buds 3"][..]),
        ("BUDS samsung", &["Galaxy Buds 3"]),
        ("earphone galaxy  3", &["Galaxy Buds 3"]),
        ("samsung earphone buds galaxy", &["Galaxy Buds 3"]),
        ("sam ear gal", &["Galaxy Buds 3"]),
        ("b", &["Bean Buds", "Galaxy Buds 3"]),
        ("3", &["Galaxy Buds 3"]),
        ("galaxy huawei", &[]),
        ("buds radio", &[]),
    ] {
        assert_eq!(titles(&shop, text).await, found, "{text}");
    }
}

#[tokio::test]
async fn title_matches_come_first_and_then_the_newest() {
    let shop = Shop::open().await;
    for (title, brand) in
        [("Samsung A", "anker"), ("Old", "samsung"), ("Samsung B", "anker"), ("New", "samsung")]
    {
        shop.add("/addproduct", json!({"title": title, "brand": brand})).await;
    }
    assert_eq!(titles(&shop, "samsung").await, ["Samsung B", "Samsung A", "New", "Old"]);
}

#[tokio::test]
async fn text_is_a_literal() {
    let shop = Shop::open().await;
    let all = ["50% off case", "snake_case cover", "Rock'n'Roll \"Box\"", "C++ (NEAR) a*b AND-OR: x^2"];
    for title in all {
        shop.add("/addproduct", json!({"title": title})).await;
    }
    for (text, found) in [
        ("%", &all[..1]),
        ("50%", &all[..1]),
        ("_", &all[1..2]),
        ("e_c", &all[1..2]),
        ("'", &all[2..3]),
        ("\"box\"", &all[2..3]),
        ("a*b", &all[3..]),
        ("(near)", &all[3..]),
        ("c++", &all[3..]),
        ("x^2", &all[3..]),
        ("and-or:", &all[3..]),
        ("case OR box", &[]),
        ("cas*", &[]),
        ("-case", &[]),
        ("title:case", &[]),
        ("NEAR(case cover)", &[]),
        ("\\", &[]),
        ("'; DROP TABLE products; --", &[]),
    ] {
        assert_eq!(titles(&shop, text).await, found, "{text}");
    }
}

/// A text that is asked for, and titles that it finds by a search and by a list's `q`.
const SPELLED: [(&str, &str); 14] = [
    ("24\u{201D} monitor", "Dell 24\" Monitor"),
    ("24\" monitor", "Dell 24\u{2033} Monitor"),
    ("24'' monitor", "Dell 24\u{201D} Monitor"),
    ("rock'n'roll", "Rock\u{2019}n\u{2018}Roll speaker"),
    ("wh-1000", "Sony WH\u{2013}1000XM5"),
    ("8GB", "Laptop with 8\u{202F}GB"),
    ("8 gb", "Laptop with 8GB"),
    ("10000mAh", "Bank 10,000mAh"),
    ("10,000mah", "Bank 10000 mAh"),
    ("s24 plus", "Galaxy S24+"),
    ("s24+", "Galaxy S24 Plus"),
    ("type c", "USB-C cable"),
    ("usb-c", "Cable, Type C"),
    ("redmi 12", "Redmi Note 12"),
];

#[tokio::test]
async fn quotes_dashes_units_and_names_are_found_in_their_other_spellings() {
    let shop = Shop::open().await;
    for (asked, title) in SPELLED {
        let id = shop.add("/addproduct", json!({"title": title})).await;
        for path in ["/search-products?text=", "/allproducts?q="] {
            let reply = shop.visitor().get(&format!("{path}{}", encoded(asked))).await;
            assert_eq!(reply.column("_id"), [id.as_str()], "{asked} in {title} by {path}");
        }
        // What was known of the old title goes with it.
        let edit = json!({"title": "Something else"});
        assert!(shop.admin().await.patch(&format!("/editproduct/{id}"), &edit).await.status.is_success());
        for path in ["/search-products?text=", "/allproducts?q="] {
            let reply = shop.visitor().get(&format!("{path}{}", encoded(asked))).await;
            assert!(reply.rows().is_empty(), "{asked} by {path}");
        }
    }
}

#[tokio::test]
async fn what_has_no_price_is_hidden_by_no_default_bound_and_comes_last() {
    let shop = Shop::open().await;
    for (title, price) in [("a", 0), ("b", 150), ("c", 900)] {
        let fields = json!({"title": title, "price": price, "offerPrice": 0, "brand": "x", "category": "tv"});
        shop.add("/addproduct", fields).await;
    }
    let lists = ["category=tv", "category=tv&brand=x", "text=tv", "listing=product"];
    let paths = [
        "/categorysearch?category=tv",
        "/category-brand-search?category=tv&brand=x",
        "/search-products?text=tv",
        "/allproducts?page=1",
    ];
    for (path, facets) in paths.into_iter().zip(lists) {
        for (query, found) in [
            ("min=200", "ca"),
            ("max=199", "b"),
            ("max=1000000", "cb"),
            ("min=500", "c"),
            ("sort=lowToHigh", "bca"),
            ("sort=highToLow", "cba"),
            ("sort=lowToHigh&min=200", "ca"),
        ] {
            let reply = shop.visitor().get(&format!("{path}&{query}")).await;
            assert_eq!(reply.column("title").concat(), found, "{path}&{query}");
            let facets = shop.visitor().get(&format!("/api/facets?{facets}&{query}")).await.json();
            if !query.contains("sort") {
                assert_eq!(facets["total"], found.len(), "{path} {query}");
            }
        }
    }
}

#[tokio::test]
async fn what_is_missing_or_blank_is_refused_by_its_name() {
    let shop = Shop::open().await;
    shop.add("/addproduct", json!({})).await;
    for (path, field) in [
        ("/search-products", "text"),
        ("/search-products?text=", "text"),
        ("/search-products?text=%20%09", "text"),
        ("/search-products?text=%E2%80%8C%E2%80%8D", "text"),
        ("/search-products?text=%00", "text"),
        ("/search-products?q=galaxy", "text"),
        ("/categorysearch", "category"),
        ("/categorysearch?category=+", "category"),
        ("/category-brand-search?category=phone", "brand"),
        ("/category-brand-search?category=phone&brand=", "brand"),
        ("/category-brand-search?brand=samsung", "category"),
        ("/category-brand-search?brand=samsung&category=+", "category"),
    ] {
        assert!(!shop.visitor().get(path).await.fault(field).is_empty(), "{path}");
    }
    let at_most = "x".repeat(500);
    assert!(titles(&shop, &at_most).await.is_empty());
    search(&shop, &format!("{at_most}x")).await.fault("text");
}

#[tokio::test]
async fn searches_take_the_parameters_of_lists() {
    let shop = Shop::open().await;
    for (title, price, brand) in [("a", 300, "x"), ("b", 100, "y"), ("c", 200, "x")] {
        let fields =
            json!({"title": title, "price": price, "offerPrice": 0, "brand": brand, "category": "tv"});
        shop.add("/addoffersale", fields).await;
    }
    for path in ["/search-products?text=tv", "/categorysearch?category=tv"] {
        for (query, found, total) in [
            ("sort=lowToHigh", "bca", "3"),
            ("sort=highToLow&limit=1&page=2", "c", "3"),
            ("min=150&max=250", "c", "1"),
            ("brand=X", "ca", "2"),
            ("q=A", "a", "1"),
        ] {
            let reply = shop.visitor().get(&format!("{path}&{query}")).await;
            assert_eq!(reply.column("title").concat(), found, "{path}&{query}");
            assert_eq!(reply.header("x-total-count"), Some(total), "{path}&{query}");
        }
        for bad in ["page=0", "limit=101", "sort=x", "min=x", "max=-1"] {
            shop.visitor().get(&format!("{path}&{bad}")).await.fault(bad.split('=').next().unwrap());
        }
    }
    let reply = shop.visitor().get("/category-brand-search?category=tv&brand=x&sort=lowToHigh&limit=1").await;
    assert_eq!((reply.column("title").concat().as_str(), reply.header("x-total-count")), ("c", Some("2")));
}

/// Pairs of spellings, and whether one finds the other.
const BENGALI: [(&str, &str, bool); 17] = [
    ("\u{998}\u{9DC}\u{9BF}", "\u{998}\u{9A1}\u{9BC}\u{9BF}", true),
    ("রি\u{9DF}েলমি", "রি\u{9AF}\u{9BC}েলমি", true),
    ("ও\u{9DF}ানপ্লাস", "ও\u{9AF}\u{9BC}ানপ্লাস", true),
    ("ব্রাহ্মণবা\u{9DC}ি\u{9DF}া", "ব্রাহ্মণবা\u{9A1}\u{9BC}ি\u{9AF}\u{9BC}া", true),
    ("পাও\u{9DF}ার ব্যাংক", "পাও\u{9AF}\u{9BC}ার ব্যাংক", true),
    ("গা\u{9DD}", "গা\u{9A2}\u{9BC}", true),
    ("মূ\u{9DD}", "মূ\u{9A2}\u{9BC}", true),
    ("কু\u{9DC}িগ্রাম", "কু\u{9A1}\u{9BC}িগ্রাম", true),
    ("র\u{200D}\u{9CD}যাম", "র\u{9CD}\u{200D}যাম", true),
    ("পাও\u{9DF}ার\u{200C}ব্যাংক", "পাও\u{9DF}ারব্যাংক", true),
    ("স্মার্\u{200C}টফোন", "স্মার্টফোন", true),
    ("হঠা\u{9CE}", "হঠাত\u{9CD}\u{200D}", true),
    ("ক\u{9CB}", "ক\u{9C7}\u{9BE}", true),
    ("৪৩ ইঞ্চি", "43 ইঞ্চি", true),
    ("৳১,২৩৪", "৳1,234", true),
    ("বড\u{9BC}", "ব\u{9A1}", false),
    ("পাও\u{9DF}ার\u{A0}ব্যাংক", "পাও\u{9DF}ার ব্যাংক", true),
];

/// Either spelling as the title, the other one asked for, by a search and by a list's `q`.
async fn check_pair(a: &str, b: &str, matches: bool) {
    let shop = Shop::open().await;
    for (title, asked) in [(a, b), (b, a)] {
        let id = shop.add("/addproduct", json!({"title": format!("Haat {title}")})).await;
        for path in ["/search-products?text=", "/allproducts?q="] {
            let reply = shop.visitor().get(&format!("{path}{}", encoded(asked))).await;
            // The other letter alone is no part of a letter with its nukta; the other way round neither.
            assert_eq!(reply.column("_id").contains(&id), matches, "{asked:?} in {title:?} by {path}");
            let own = shop.visitor().get(&format!("{path}{}", encoded(title))).await;
            assert!(own.column("_id").contains(&id), "{title:?} by itself by {path}");
        }
        assert!(shop.admin().await.delete(&format!("/product/{id}")).await.status.is_success());
    }
}

#[tokio::test]
async fn bengali_is_found_however_it_was_typed() {
    for (a, b, matches) in BENGALI {
        check_pair(a, b, matches).await;
    }
}

#[tokio::test]
async fn a_second_spelling_need_not_find_the_first_but_each_finds_itself() {
    for word in ["ব্যাংক", "ব্যাঙ্ক"] {
        check_pair(word, word, true).await;
    }
}

#[tokio::test]
async fn category_names_mean_what_the_contract_says() {
    let shop = Shop::open().await;
    for (title, category, brand) in [
        ("Pad", "tablet", "apple"),
        ("Buds", "earphone", "samsung"),
        ("Pods", "earphone", "apple"),
        ("AirPods pouch", "accessories", "apple"),
        ("AirPods pouch, copied", "accessories", "anker"),
        ("Carbon Tripod", "accessories", "sony"),
        ("Legs", "Tripod", "sony"),
        ("Power Bank 20000", "accessories", "anker"),
        ("Two power banks", "accessories", "anker"),
        ("Wireless Charger 15W", "accessories", "anker"),
        ("4K TV Stick", "accessories", "xiaomi"),
        ("Osmo Gimbal", "accessories", "dji"),
        ("Clear Phone Case", "accessories", "baseus"),
        ("Blue", "phone cases", "baseus"),
        ("Round", "watch", "samsung"),
        ("Over", "headphones", "bose"),
        ("Tube", "speakers", "jbl"),
        ("Lens", "camera", "sony"),
        ("Mini", "drones", "dji"),
        ("Fan", "gadgets", "xiaomi"),
        ("S25", "phone", "samsung"),
        ("Book", "laptop", "apple"),
        ("OLED", "tv", "lg"),
        ("Radio", "hi-fi রেডিও", "sony"),
    ] {
        shop.add("/addbestdeals", json!({"title": title, "category": category, "brand": brand})).await;
    }
    let accessories = [
        "AirPods pouch",
        "AirPods pouch, copied",
        "Carbon Tripod",
        "Power Bank 20000",
        "Two power banks",
        "Wireless Charger 15W",
        "4K TV Stick",
        "Osmo Gimbal",
        "Clear Phone Case",
    ];
    for (name, found) in [
        ("ipad", &["Pad"][..]),
        ("TABLET", &["Pad"]),
        ("earbuds", &["Buds", "Pods"]),
        ("airpods", &["Pods", "AirPods pouch"]),
        ("tripod", &["Carbon Tripod", "Legs"]),
        ("power bank", &["Power Bank 20000", "Two power banks"]),
        ("wireless Charger", &["Wireless Charger 15W"]),
        ("tv stick", &["4K TV Stick"]),
        ("gimbal", &["Osmo Gimbal"]),
        ("phone cases", &["Clear Phone Case", "Blue"]),
        ("gadgets", &["Buds", "Pods", "Round", "Over", "Tube", "Lens", "Mini", "Fan"]),
        ("phone", &["S25"]),
        ("Laptop", &["Book"]),
        ("tv", &["OLED"]),
        ("watch", &["Round"]),
        ("camera", &["Lens"]),
        ("accessories", &accessories),
        ("HI-FI রেডিও", &["Radio"]),
        ("%", &[]),
        ("fridge", &[]),
    ] {
        let reply = shop.visitor().get(&format!("/categorysearch?category={}", encoded(name))).await;
        let mut titles = reply.column("title");
        titles.reverse();
        assert_eq!(titles, found, "{name}");
        assert_eq!(reply.header("x-total-count"), Some(found.len().to_string().as_str()));
    }
}

#[tokio::test]
async fn category_and_brand_are_both_needed_in_any_case_and_through_every_listing() {
    let shop = Shop::open().await;
    for spec in listings() {
        shop.add_to(spec, json!({"title": "Tab", "category": "Tablet", "brand": "Apple"})).await;
        shop.add_to(spec, json!({"title": "Other tab", "category": "Tablet", "brand": "Lenovo"})).await;
        shop.add_to(spec, json!({"title": "Phone", "category": "Phone", "brand": "Apple"})).await;
    }
    for query in ["category=tablet&brand=apple", "category=TABLET&brand=Apple", "category=ipad&brand=apple"] {
        let reply = shop.visitor().get(&format!("/category-brand-search?{query}")).await;
        assert_eq!(reply.column("title"), ["Tab"; 5], "{query}");
        assert_eq!(reply.header("x-total-count"), Some("5"));
    }
    for none in ["category=tablet&brand=app", "category=tablet&brand=sony", "category=tab&brand=apple"] {
        assert!(shop.visitor().get(&format!("/category-brand-search?{none}")).await.rows().is_empty());
    }
}
