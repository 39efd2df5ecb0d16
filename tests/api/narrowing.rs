//! Lists narrowed down by what specifications say, and in the orders of views and sales.

use serde_json::{Value, json};

use crate::order_moves::step;
use crate::quick_orders::quick;
use crate::support::Shop;

type Row = (&'static str, &'static [&'static str], &'static [(&'static str, &'static str)], i64);

/// Four phones, a tablet and a bank: title, options, rows, stock.
async fn filled() -> Shop {
    let shop = Shop::open().await;
    let rows: [Row; 6] = [
        ("Small", &["8GB/128GB"], &[("Display", "6.1 inch"), ("Battery", "3,300 mAh"), ("Network", "5G")], 3),
        ("Large", &["8GB/256GB", "12GB/512GB"], &[("Display", "6.8 inch"), ("Battery", "5000 mAh")], 0),
        ("Cheap", &["4GB/64GB"], &[("Display", "6.6 inch"), ("Battery", "5900 mAh"), ("Network", "4G")], 9),
        ("Plain", &[], &[], 1),
        ("Pad", &["8GB/128GB"], &[("Display", "11 inch"), ("Battery", "8,000 mAh")], 2),
        ("Bank", &[], &[("Capacity", "20000 mAh")], 5),
    ];
    for (title, options, specifications, stock) in rows {
        let category = match title {
            "Pad" => "tablet",
            "Bank" => "accessories",
            _ => "phone",
        };
        let specifications: Vec<Value> =
            specifications.iter().map(|(field, value)| json!({"field": field, "value": value})).collect();
        let options: Vec<Value> =
            options.iter().map(|option| json!({"option": option, "priceDifference": 0})).collect();
        let fields = json!({"title": title, "category": category, "stock": stock, "price": 1000,
            "brand": if title == "Small" { "apple" } else { "samsung" }, "specifications": specifications,
            "ramStorage": options, "offerPrice": 0});
        shop.add("/addproduct", fields).await;
    }
    shop
}

async fn titles(shop: &Shop, list: &str) -> Vec<String> {
    shop.visitor().get(list).await.column("title")
}

async fn counts(shop: &Shop, query: &str) -> Vec<(String, u64)> {
    let facets = shop.visitor().get(&format!("/api/facets?{query}")).await.json();
    let specs = facets["specs"].as_array().unwrap().iter();
    specs.map(|spec| (spec["value"].as_str().unwrap().to_owned(), spec["count"].as_u64().unwrap())).collect()
}

fn pairs(all: &[(&str, u64)]) -> Vec<(String, u64)> {
    all.iter().map(|(word, count)| ((*word).to_owned(), *count)).collect()
}

#[tokio::test]
async fn facts_of_one_kind_widen_and_those_of_two_narrow() {
    let shop = filled().await;
    for (specs, found) in [
        ("ram8", &["Pad", "Large", "Small"][..]),
        ("ram8,ram4", &["Pad", "Cheap", "Large", "Small"]),
        ("ram8,storage256", &["Large"]),
        ("ram12,%20storage512,", &["Large"]),
        ("ram12,storage64", &[]),
        ("5g", &["Small"]),
        ("battery5000", &["Cheap", "Large"]),
        ("battery5000,battery8000,screen110", &["Pad"]),
        ("screen65", &["Cheap", "Large"]),
        ("stock", &["Bank", "Pad", "Plain", "Cheap", "Small"]),
        ("stock,screen65", &["Cheap"]),
        ("", &["Bank", "Pad", "Plain", "Cheap", "Large", "Small"]),
    ] {
        assert_eq!(titles(&shop, &format!("/allproducts?specs={specs}")).await, found, "{specs}");
    }
    assert_eq!(titles(&shop, "/categorysearch?category=phone&specs=ram8").await, ["Large", "Small"]);
    assert_eq!(titles(&shop, "/search-products?text=samsung&specs=ram8").await, ["Pad", "Large"]);
    assert_eq!(
        titles(&shop, "/category-brand-search?category=phone&brand=apple&specs=5g,4g").await,
        ["Small"]
    );
    let found = shop.visitor().get("/api/search?text=phone&specs=ram8&page=1").await.json();
    assert_eq!(
        (&found["total"], &found["items"][0]["title"]),
        (&json!(2), &json!("Small")),
        "what is there comes first"
    );
    let many = too_many().join(",");
    for bad in ["ram7", "RAM8", "fast", many.as_str()] {
        for list in ["/allproducts?", "/api/facets?listing=product&", "/api/search?text=phone&"] {
            shop.visitor().get(&format!("{list}specs={bad}")).await.fault("specs");
        }
    }
}

/// More words than a list takes.
fn too_many() -> Vec<&'static str> {
    vec![
        "ram1", "ram2", "ram3", "ram4", "ram6", "ram8", "ram12", "ram16", "ram18", "ram24", "ram32", "ram36",
        "ram48", "ram64", "ram96", "ram128", "4g", "5g", "stock", "screen65", "screen70",
    ]
}

#[tokio::test]
async fn each_fact_counts_what_its_list_shows() {
    let shop = filled().await;
    let phones = [
        ("stock", 3),
        ("ram4", 1),
        ("ram8", 2),
        ("ram12", 1),
        ("storage64", 1),
        ("storage128", 1),
        ("storage256", 1),
        ("storage512", 1),
        ("4g", 1),
        ("5g", 1),
        ("battery3000", 1),
        ("battery5000", 2),
        ("screen60", 1),
        ("screen65", 2),
    ];
    assert_eq!(counts(&shop, "category=phone").await, pairs(&phones));
    // What is chosen leaves its own kind as it was, and narrows the others, brands and prices down.
    let chosen = counts(&shop, "category=phone&specs=screen65,storage64").await;
    let narrowed = [
        ("stock", 1),
        ("ram4", 1),
        ("storage64", 1),
        ("storage256", 1),
        ("storage512", 1),
        ("4g", 1),
        ("battery5000", 1),
        ("screen65", 1),
    ];
    assert_eq!(chosen, pairs(&narrowed));
    let facets = shop.visitor().get("/api/facets?category=phone&specs=5g").await.json();
    assert_eq!(facets["brands"], json!([{"name": "APPLE", "count": 1}]));
    assert_eq!((&facets["total"], &facets["prices"][0]["count"]), (&json!(1), &json!(1)));
    let screen = facets["specs"].as_array().unwrap().iter().find(|spec| spec["kind"] == "screen").unwrap();
    assert_eq!(screen, &json!({"value": "screen60", "kind": "screen", "from": 60, "to": 64, "count": 1}));
    let kept = counts(&shop, "category=phone&q=plain&specs=ram12").await;
    assert_eq!(kept, pairs(&[("ram12", 0)]), "what is chosen stays");
    // Each count is what its list shows, the other kinds as they are.
    for (kind, others) in [("screen", "ram8"), ("ram", "stock"), ("battery", "screen65,ram4")] {
        for (word, count) in counts(&shop, &format!("listing=product&brands=samsung&specs={others}")).await {
            if word.starts_with(kind) {
                let list = format!("/allproducts?brands=samsung&specs={others},{word}");
                assert_eq!(titles(&shop, &list).await.len() as u64, count, "{list}");
            }
        }
    }
}

#[tokio::test]
async fn lists_come_by_views_and_by_what_was_ordered_lately() {
    let shop = Shop::open().await;
    let mut ids = Vec::new();
    for (title, views) in [("A", 5), ("B", 50), ("C", 5), ("D", 0)] {
        ids.push(
            shop.add(
                "/addproduct",
                json!({"title": title, "views": views, "stock": 90, "price": 900, "offerPrice": 0}),
            )
            .await,
        );
    }
    assert_eq!(titles(&shop, "/allproducts?sort=mostViewed").await, ["B", "C", "A", "D"]);
    let order = async |at: usize, quantity: i64| {
        let quick = quick(&json!({"productId": ids[at], "Quantity": quantity}));
        shop.visitor().post("/order", &quick).await.json()["insertedId"].as_str().unwrap().to_owned()
    };
    order(0, 2).await;
    order(0, 1).await;
    order(3, 2).await;
    let cancelled = order(1, 9).await;
    let admin = shop.admin().await;
    let reason = json!({"reason": "Nobody answers the phone."});
    assert_eq!(step(&shop, "cancel", &cancelled, reason).await.status, 200);
    haat::orders::demand::count_again(&shop.state).await.unwrap();
    let sold = async || titles(&shop, "/allproducts?sort=bestSelling&page=1").await;
    assert_eq!(sold().await, ["A", "D", "C", "B"], "pieces, not orders; what sold nothing as the newest");
    // A change of the catalogue keeps the counts, and a quarter later nothing of them is left.
    admin.patch(&format!("/editproduct/{}", ids[3]), &json!({"title": "D2"})).await;
    assert_eq!(sold().await, ["A", "D2", "C", "B"]);
    shop.clock.advance(91 * 24 * 60 * 60_000);
    haat::orders::demand::count_again(&shop.state).await.unwrap();
    let later = titles(&shop, "/allproducts?sort=bestSelling&limit=9&page=1").await;
    assert_eq!(later, ["D2", "C", "B", "A"]);
    shop.visitor().get("/allproducts?sort=best").await.fault("sort");
}
