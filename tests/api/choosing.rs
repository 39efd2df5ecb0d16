//! What helps to choose: brands and prices of a list with counts, products by id, and products like another.

use serde_json::{Value, json};

use crate::support::{Shop, listings};

async fn facets(shop: &Shop, query: &str) -> Value {
    let reply = shop.visitor().get(&format!("/api/facets?{query}")).await;
    assert_eq!(reply.status.as_u16(), 200, "{query}: {}", reply.text());
    reply.json()
}

fn brand_counts(facets: &Value) -> Vec<(String, u64)> {
    let brands = facets["brands"].as_array().unwrap().iter();
    brands.map(|b| (b["name"].as_str().unwrap().to_owned(), b["count"].as_u64().unwrap())).collect()
}

fn pairs(all: &[(&str, u64)]) -> Vec<(String, u64)> {
    all.iter().map(|(name, count)| ((*name).to_owned(), *count)).collect()
}

#[tokio::test]
async fn every_list_and_search_takes_several_brands() {
    let shop = Shop::open().await;
    for spec in listings() {
        for (title, brand) in [("a", "Samsung"), ("b", "Apple"), ("c", "Xiaomi"), ("d", "Élan")] {
            shop.add_to(spec, json!({"title": title, "brand": brand, "category": "tv"})).await;
        }
    }
    let searches = ["/search-products?text=tv", "/categorysearch?category=tv"].map(str::to_owned);
    let lists = listings().map(|spec| format!("{}?page=1", spec.list)).chain(searches);
    for (n, list) in lists.enumerate() {
        for (brands, found) in [
            ("SAMSUNG,APPLE", "ba"),
            ("apple", "b"),
            ("xiaomi,,Apple,%20samsung%20", "cba"),
            ("%C3%A9lan", "d"),
            ("nokia", ""),
            ("nokia,apple", "b"),
            ("app", ""),
            ("apple&brand=apple", "b"),
            ("apple&brand=samsung", ""),
            ("", "dcba"),
            (",", "dcba"),
        ] {
            let reply = shop.visitor().get(&format!("{list}&limit=100&brands={brands}")).await;
            let mut titles = reply.column("title");
            if n >= listings().count() {
                assert_eq!(titles.len() % 5, 0, "a search looks through every listing");
                titles.truncate(found.len());
            }
            assert_eq!(titles.concat(), found, "{list} {brands}");
        }
        let many = (1..=21).map(|n| n.to_string()).collect::<Vec<_>>().join(",");
        let long = "x".repeat(61);
        for bad in [many.as_str(), long.as_str()] {
            shop.visitor().get(&format!("{list}&brands={bad}")).await.fault("brands");
        }
        let most = many.trim_end_matches(",21");
        assert!(shop.visitor().get(&format!("{list}&brands={most}")).await.rows().is_empty());
        assert!(shop.visitor().get(&format!("{list}&brands={}", &long[1..])).await.rows().is_empty());
    }
    let within = "/category-brand-search?category=tv&brand=apple&brands=";
    assert_eq!(shop.visitor().get(&format!("{within}apple,samsung")).await.column("title"), ["b"; 5]);
    assert!(shop.visitor().get(&format!("{within}samsung")).await.rows().is_empty());
}

#[tokio::test]
async fn a_brand_with_a_comma_is_found_by_its_name() {
    let shop = Shop::open().await;
    for brand in ["Foo, Inc.", "A\\B", "foo"] {
        shop.add("/addproduct", json!({"title": brand, "brand": brand})).await;
    }
    assert_eq!(
        brand_counts(&facets(&shop, "listing=product").await),
        pairs(&[("A\\B", 1), ("FOO", 1), ("FOO, INC.", 1)])
    );
    for (brands, found) in
        [("Foo%5C,%20Inc.", &["Foo, Inc."][..]), ("a%5C%5Cb,foo", &["foo", "A\\B"]), ("Inc.", &[])]
    {
        let titles = shop.visitor().get(&format!("/allproducts?brands={brands}")).await.column("title");
        assert_eq!(titles, found, "{brands}");
    }
}

/// Per listing: APPLE 90,000 and 100,000, SAMSUNG 500, 900 and 20,000, XIAOMI without a price and at 1,000.
async fn filled() -> Shop {
    let shop = Shop::open().await;
    let rows = [
        ("iPhone old", "apple", 90_000),
        ("iPhone new", "apple", 100_000),
        ("Case", "samsung", 500),
        ("Cover", "samsung", 900),
        ("Galaxy", "samsung", 20_000),
        ("Coming", "xiaomi", 0),
        ("Band", "xiaomi", 1_000),
    ];
    for spec in listings() {
        for (title, brand, price) in rows {
            let category = if price > 10_000 { "phone" } else { "accessories" };
            let fields = json!({"title": title, "brand": brand, "price": price, "offerPrice": 0,
                "category": category});
            shop.add_to(spec, fields).await;
        }
    }
    shop
}

#[tokio::test]
async fn counts_leave_their_own_filter_out_and_keep_the_others() {
    let shop = filled().await;
    for spec in listings() {
        let list = format!("listing={}", spec.name);
        let all = facets(&shop, &list).await;
        assert_eq!(brand_counts(&all), pairs(&[("SAMSUNG", 3), ("APPLE", 2), ("XIAOMI", 2)]));
        assert_eq!((&all["min"], &all["max"], &all["total"]), (&json!(500), &json!(100_000), &json!(7)));
        let priced: u64 =
            all["prices"].as_array().unwrap().iter().map(|p| p["count"].as_u64().unwrap()).sum();
        assert_eq!(priced, 6, "what has no price is in no range");

        let apple = facets(&shop, &format!("{list}&brands=apple")).await;
        assert_eq!(brand_counts(&apple), brand_counts(&all), "the chosen brand hides no other");
        assert_eq!((&apple["min"], &apple["total"]), (&json!(90_000), &json!(2)));
        let dear = facets(&shop, &format!("{list}&min=1000&max=95000")).await;
        assert_eq!(brand_counts(&dear), pairs(&[("APPLE", 1), ("SAMSUNG", 1), ("XIAOMI", 1)]));
        assert_eq!((&dear["prices"], &dear["total"]), (&all["prices"], &json!(3)));
        assert_eq!((&dear["min"], &dear["max"]), (&json!(500), &json!(100_000)));
        let both = facets(&shop, &format!("{list}&min=1000&brands=XIAOMI,samsung")).await;
        assert_eq!(brand_counts(&both), pairs(&[("APPLE", 2), ("SAMSUNG", 1), ("XIAOMI", 1)]));
        assert_eq!((&both["max"], &both["total"]), (&json!(20_000), &json!(2)));
        let none = facets(&shop, &format!("{list}&q=iphone&brands=samsung,nokia")).await;
        assert_eq!(brand_counts(&none), pairs(&[("APPLE", 2), ("SAMSUNG", 0)]), "a chosen brand stays");
        let nothing = json!({"prices": [], "min": 0, "max": 0, "total": 0});
        for (name, value) in nothing.as_object().unwrap() {
            assert_eq!(&none[name], value, "{name}");
        }
    }
}

#[tokio::test]
async fn each_price_range_counts_what_its_list_shows() {
    let shop = filled().await;
    for spec in listings() {
        for filters in ["", "&brands=samsung", "&q=c", "&brands=apple,xiaomi"] {
            let all = facets(&shop, &format!("listing={}{filters}", spec.name)).await;
            let ranges = all["prices"].as_array().unwrap();
            assert!((1..=6).contains(&ranges.len()), "{all}");
            let mut next = 1;
            for range in ranges {
                assert_eq!(range["min"], json!(next), "each begins where the one before ended: {all}");
                let max = range["max"].as_u64().map_or_else(String::new, |max| format!("&max={max}"));
                let list = format!("{}?min={}{max}{filters}", spec.list, range["min"]);
                let rows = shop.visitor().get(&list).await.rows();
                assert_eq!(range["count"], json!(rows.len()), "{list}");
                assert!(!rows.is_empty(), "{list}");
                next = range["max"].as_u64().map_or(0, |max| max + 1);
            }
            assert_eq!(next, 0, "the last range has no upper end: {all}");
        }
    }
}

#[tokio::test]
async fn searches_and_categories_are_counted_like_their_lists() {
    let shop = filled().await;
    for (query, total, brands) in [
        ("text=iphone", 10, &[("APPLE", 10)][..]),
        ("text=APPLE", 10, &[("APPLE", 10)]),
        ("text=accessories+xiaomi", 10, &[("XIAOMI", 10)]),
        ("text=nothing", 0, &[]),
        ("category=phone", 15, &[("APPLE", 10), ("SAMSUNG", 5)]),
        ("category=phone+cases", 0, &[]),
        ("category=Phone&brand=apple", 10, &[("APPLE", 10)]),
        ("category=Phone&brand=nokia", 0, &[]),
        ("category=phone&q=galaxy", 5, &[("SAMSUNG", 5)]),
    ] {
        let found = facets(&shop, query).await;
        assert_eq!((&found["total"], brand_counts(&found)), (&json!(total), pairs(brands)), "{query}");
    }
    for (bad, field) in [
        ("", "listing"),
        ("min=1", "listing"),
        ("brand=apple", "listing"),
        ("listing=PRODUCT", "listing"),
        ("listing=", "listing"),
        ("listing=product&text=x", "text"),
        ("listing=product&category=phone", "category"),
        ("category=phone&text=x", "text"),
        ("listing=product&brand=apple", "brand"),
        ("text=x&brand=apple", "brand"),
        ("listing=product&min=x", "min"),
        ("text=%E2%80%8C", "text"),
    ] {
        assert!(!shop.visitor().get(&format!("/api/facets?{bad}")).await.fault(field).is_empty(), "{bad}");
    }
    for name in ["text", "category"] {
        shop.visitor().get(&format!("/api/facets?{name}={}", "x".repeat(501))).await.fault(name);
    }
}

#[tokio::test]
async fn counts_are_new_after_a_write() {
    let shop = Shop::open().await;
    let fields = || json!({"brand": "sony", "price": 900, "offerPrice": 0});
    let id = shop.add("/addproduct", fields()).await;
    let count = async || brand_counts(&facets(&shop, "listing=product").await);
    assert_eq!(count().await, pairs(&[("SONY", 1)]));
    shop.add("/addproduct", fields()).await;
    assert_eq!(count().await, pairs(&[("SONY", 2)]));
    assert!(shop.admin().await.delete(&format!("/product/{id}")).await.status.is_success());
    assert_eq!(count().await, pairs(&[("SONY", 1)]));
}

#[tokio::test]
async fn products_come_by_their_ids_and_in_their_order() {
    let shop = Shop::open().await;
    let mut ids = Vec::new();
    for spec in listings() {
        ids.push(shop.add_to(spec, json!({"title": spec.title})).await);
    }
    let get = async |ids: &str| shop.visitor().get(&format!("/api/products?ids={ids}")).await;
    let turned: Vec<&str> = ids.iter().rev().map(String::as_str).collect();
    let found = get(&turned.join(",")).await;
    assert_eq!(found.column("_id"), turned);
    assert_eq!(found.rows()[0], shop.product(turned[0]).await, "the same product as everywhere");
    let doubled = format!("{0},nothing,%20{1}%20,,{0},{1}", ids[2], ids[4]);
    assert_eq!(get(&doubled).await.column("_id"), [&*ids[2], &*ids[4]]);
    assert!(get("nothing").await.rows().is_empty());
    let twelve = (0..12).map(|n| format!("id{n}")).collect::<Vec<_>>().join(",");
    assert!(get(&format!("{twelve},id0")).await.rows().is_empty(), "an id counts once");
    get(&format!("{twelve},id12")).await.fault("ids");
    get("").await.fault("ids");
    get(&"x".repeat(501)).await.fault("ids");
    shop.visitor().get("/api/products").await.fault("ids");
    assert!(shop.admin().await.delete(&format!("/offers/{}", ids[4])).await.status.is_success());
    assert_eq!(get(&doubled).await.column("_id"), [&*ids[2]], "what went to the trash is gone");
}

#[tokio::test]
async fn related_products_are_near_in_price_and_never_the_product_itself() {
    let shop = Shop::open().await;
    for spec in listings() {
        let category = format!("listing {}", spec.name);
        let add = async |title: &str, price: i64, stock: i64, brand: &str| {
            let fields = json!({"title": title, "price": price * 2, "offerPrice": price, "stock": stock,
                "brand": brand, "category": category});
            shop.add_to(spec, fields).await
        };
        let own = add("own", 1000, 1, spec.name).await;
        for (title, price, stock) in [
            ("far", 9000, 1),
            ("near", 1100, 1),
            ("nearest", 950, 1),
            ("sold out", 1000, 0),
            ("free", 0, 1),
            ("as near, newer", 900, 1),
        ] {
            add(title, price, stock, "other").await;
        }
        let get = async |id: &str| shop.visitor().get(&format!("/api/related/{id}")).await;
        // What is ordered ahead needs no piece on the shelf.
        let expected = if spec.takes_stock {
            ["nearest", "as near, newer", "near", "far", "sold out"]
        } else {
            ["sold out", "nearest", "as near, newer", "near", "far"]
        };
        assert_eq!(get(&own).await.column("title"), expected, "{}", spec.name);
        assert_eq!(get(&own).await.header("x-total-count"), None, "no page of a longer list");
        let elsewhere = json!({"title": "same brand", "brand": spec.name, "category": format!("elsewhere {}", spec.name),
            "price": 70, "offerPrice": 0});
        let alone = shop.add("/addproduct", elsewhere).await;
        let filled = get(&own).await;
        assert_eq!(filled.column("title")[5..], ["same brand"], "then those of the brand");
        assert_eq!(filled.rows()[5]["listing"], "product");
        for n in 0..9 {
            add(&format!("more {n}"), 2000 + n, 1, "other").await;
        }
        let most = get(&own).await.column("title");
        assert_eq!(most.len(), 8);
        assert!(!most.contains(&"same brand".to_owned()) && !most.contains(&"far".to_owned()), "{most:?}");
        let of_brand = get(&alone).await.column("title");
        assert!(of_brand.contains(&"own".to_owned()) && !of_brand.contains(&"same brand".to_owned()));
    }
    shop.visitor().get("/api/related/nothing").await.refused(404);
}

#[tokio::test]
async fn what_has_no_price_yet_is_seen_beside_the_newest() {
    let shop = Shop::open().await;
    for (title, price) in [("old", 10), ("new", 90_000), ("own", 0)] {
        shop.add("/addtranding", json!({"title": title, "price": price, "offerPrice": 0})).await;
    }
    let own = shop.visitor().get("/alltrandingproducts?limit=1").await.column("_id");
    let related = shop.visitor().get(&format!("/api/related/{}", own[0])).await;
    assert_eq!(related.column("title"), ["new", "old"]);
}
