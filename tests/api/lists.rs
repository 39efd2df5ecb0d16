//! The lists of all five listings: order, total, pages, filters, effective prices, home lists (contract 4).

use serde_json::{Value, json};

use crate::support::{Shop, listings};

#[tokio::test]
async fn a_list_is_newest_first_and_tells_its_total() {
    let shop = Shop::open().await;
    let visitor = shop.visitor();
    for spec in listings() {
        let empty = visitor.get(spec.list).await;
        assert_eq!(empty.json(), json!([]), "{}", spec.list);
        assert_eq!(empty.header("x-total-count"), Some("0"));
    }
    for spec in listings() {
        let mut ids = Vec::new();
        for n in 0..3 {
            ids.push(shop.add_to(spec, json!({"title": format!("{} {n}", spec.name)})).await);
        }
        ids.reverse();
        let list = visitor.get(spec.list).await;
        assert_eq!(list.column("_id"), ids, "{}", spec.list);
        assert_eq!(list.column("listing"), [spec.name; 3], "no other listing's product");
        assert_eq!(list.header("x-total-count"), Some("3"));
        assert_eq!(list.header("content-type"), Some("application/json"));
    }
}

#[tokio::test]
async fn without_parameters_a_list_is_whole() {
    let shop = Shop::open().await;
    for spec in listings() {
        for n in 0..9 {
            shop.add_to(spec, json!({"title": format!("Number {n}")})).await;
        }
        assert_eq!(shop.visitor().get(spec.list).await.rows().len(), 9, "{}", spec.list);
    }
}

#[tokio::test]
async fn pages_cut_the_list_and_keep_its_total() {
    let shop = Shop::open().await;
    for spec in listings() {
        for title in ["a", "b", "c", "d", "e"] {
            shop.add_to(spec, json!({"title": title})).await;
        }
        for (query, titles) in [
            ("page=1&limit=2", "ed"),
            ("page=2&limit=2", "cb"),
            ("page=3&limit=2", "a"),
            ("page=4&limit=2", ""),
            ("page=999999999999&limit=100", ""),
            ("limit=3", "edc"),
            ("page=1", "edcba"),
            ("limit=100", "edcba"),
        ] {
            let list = shop.visitor().get(&format!("{}?{query}", spec.list)).await;
            assert_eq!(list.column("title").concat(), titles, "{} {query}", spec.list);
            assert_eq!(list.header("x-total-count"), Some("5"), "{query}");
        }
    }
}

/// The titles of a list, one letter each.
async fn letters(shop: &Shop, list: &str, query: &str) -> String {
    let reply = shop.visitor().get(&format!("{list}?{query}")).await;
    let titles = reply.column("title");
    assert_eq!(reply.header("x-total-count"), Some(titles.len().to_string().as_str()), "{list} {query}");
    titles.concat()
}

async fn add_prices(shop: &Shop, rows: &[(&str, i64, i64)]) {
    for spec in listings() {
        for (title, price, offer) in rows {
            shop.add_to(spec, json!({"title": title, "price": price, "offerPrice": offer})).await;
        }
    }
}

#[tokio::test]
async fn sorting_goes_by_the_effective_price_and_ties_are_newest_first() {
    let shop = Shop::open().await;
    // Asked for: a 900, b 500, c 500, d 1000, e 0.
    add_prices(&shop, &[("a", 900, 0), ("b", 2000, 500), ("c", 500, 0), ("d", 1000, 1000), ("e", 0, 0)])
        .await;
    for spec in listings() {
        assert_eq!(letters(&shop, spec.list, "sort=lowToHigh").await, "cbade", "{}", spec.list);
        assert_eq!(letters(&shop, spec.list, "sort=highToLow").await, "dacbe", "{}", spec.list);
        assert_eq!(letters(&shop, spec.list, "sort=default").await, "edcba", "{}", spec.list);
        let page = format!("{}?sort=lowToHigh&page=2&limit=2", spec.list);
        assert_eq!(shop.visitor().get(&page).await.column("title").concat(), "ad");
    }
}

#[tokio::test]
async fn min_and_max_bound_the_effective_price_both_ends_included() {
    let shop = Shop::open().await;
    add_prices(&shop, &[("a", 900, 0), ("b", 2000, 500), ("c", 0, 0)]).await;
    for spec in listings() {
        for (query, titles) in [
            ("min=500", "ba"),
            ("min=501", "a"),
            ("max=500", "b"),
            ("max=499", ""),
            ("min=200", "cba"),
            ("min=200&max=100000000", "ba"),
            ("min=201", "ba"),
            ("min=500&max=900", "ba"),
            ("min=501&max=899", ""),
            ("min=901", ""),
            ("min=0", "cba"),
            ("min=0&max=100000000", "ba"),
            ("min=%E0%A7%AB%E0%A7%A6%E0%A7%A7", "a"),
        ] {
            assert_eq!(letters(&shop, spec.list, query).await, titles, "{} {query}", spec.list);
        }
    }
}

#[tokio::test]
async fn q_is_words_of_the_title_in_any_order_and_case_of_any_script() {
    let shop = Shop::open().await;
    let titles = ["Galaxy S25 Ultra", "ÉCLAIR 100% δύναμις", "Straße_Eins", "রেডমি নোট ১৪", "ТЕЛЕФОН"];
    for spec in listings() {
        for title in titles {
            shop.add_to(spec, json!({"title": title})).await;
        }
    }
    let found = [
        ("galaxy", titles[0]),
        ("LAXY S", titles[0]),
        ("s25", titles[0]),
        ("s25 galaxy", titles[0]),
        ("ultra laxy", titles[0]),
        ("s\u{2009}25", titles[0]),
        ("éclair", titles[1]),
        ("ÉCL", titles[1]),
        ("100%", titles[1]),
        ("%", titles[1]),
        ("ΔΎΝΑΜΙΣ", titles[1]),
        ("STRASSE", titles[2]),
        ("_", titles[2]),
        ("নোট", titles[3]),
        ("নোট 14", titles[3]),
        ("телефон", titles[4]),
    ];
    for spec in listings() {
        let ask = async |q: &str| {
            let query: String = url::form_urlencoded::byte_serialize(q.as_bytes()).collect();
            shop.visitor().get(&format!("{}?q={query}", spec.list)).await.column("title")
        };
        for (q, title) in found {
            assert_eq!(ask(q).await, [title], "{} {q}", spec.list);
        }
        for none in ["samsung", "phone", "s26 galaxy", "*", "\"", "'", "OR"] {
            assert!(ask(none).await.is_empty(), "{} {none}", spec.list);
        }
    }
}

#[tokio::test]
async fn brand_and_category_are_whole_words_in_any_case() {
    let shop = Shop::open().await;
    for spec in listings() {
        shop.add_to(spec, json!({"title": "a", "brand": "Samsung", "category": "Tablet"})).await;
        shop.add_to(spec, json!({"title": "b", "brand": "Samsung", "category": "Phone"})).await;
        shop.add_to(spec, json!({"title": "c", "brand": "Élan", "category": "Phone"})).await;
        for (query, titles) in [
            ("brand=samsung", "ba"),
            ("brand=SAMSUNG&category=tablet", "a"),
            ("brand=%C3%A9lan", "c"),
            ("category=PhOnE", "cb"),
            ("brand=sam", ""),
            ("category=radio", ""),
            ("category=phone&q=c&min=1&max=45000", "c"),
        ] {
            assert_eq!(letters(&shop, spec.list, query).await, titles, "{} {query}", spec.list);
        }
    }
}

#[tokio::test]
async fn a_bad_value_is_refused_by_its_name() {
    let shop = Shop::open().await;
    let long = format!("q={}", "x".repeat(501));
    for spec in listings() {
        for bad in [
            "page=0",
            "page=-1",
            "page=x",
            "page=1.5",
            "page=",
            "limit=0",
            "limit=101",
            "limit=many",
            "sort=cheap",
            "sort=LOWTOHIGH",
            "min=-1",
            "min=x",
            "max=1e9",
            "max=12.5",
            &long,
        ] {
            let reply = shop.visitor().get(&format!("{}?{bad}", spec.list)).await;
            reply.fault(bad.split('=').next().unwrap());
        }
    }
}

#[tokio::test]
async fn home_lists_show_the_newest_twelve_and_the_offer_the_newest_one() {
    let shop = Shop::open().await;
    let mut lists = 0;
    for spec in listings() {
        let empty = if spec.home_is_single { Value::Null } else { json!([]) };
        assert_eq!(shop.visitor().get(spec.home).await.json(), empty, "{}", spec.home);
        for n in 0..14 {
            shop.add_to(spec, json!({"title": n.to_string()})).await;
        }
        let home = shop.visitor().get(spec.home).await;
        if spec.home_is_single {
            assert_eq!(home.json()["title"], "13", "{}", spec.home);
        } else {
            let newest: Vec<String> = (2..14).rev().map(|n| n.to_string()).collect();
            assert_eq!(home.column("title"), newest, "{}", spec.home);
            lists += 1;
        }
    }
    assert_eq!(lists, 4);
}
