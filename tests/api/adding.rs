//! Adding products: the ten forms, their required fields and bounds (spec 5 and 7, contract 2 and 4). Pictures and
//! bodies that are refused stand in `uploading.rs`.

use serde_json::{Value, json};

use crate::support::{Multipart, Reply, Shop, listings, png, product_form};

/// Path, listing, fixed category, whether its specifications are an object, whether it has buy points.
const FORMS: [(&str, &str, Option<&str>, bool, bool); 11] = [
    ("/addproduct", "product", None, false, true),
    ("/addphone", "product", Some("PHONE"), false, true),
    ("/addlaptop", "product", Some("LAPTOP"), false, true),
    ("/addwatch", "product", Some("WATCH"), true, false),
    ("/AddAccessories", "product", Some("ACCESSORIES"), false, true),
    ("/addaccessories", "product", Some("ACCESSORIES"), false, true),
    ("/addtv", "product", Some("TV"), true, false),
    ("/addtranding", "upcoming", None, false, true),
    ("/addbestdeals", "bestdeal", None, false, true),
    ("/addexclusive", "exclusive", None, false, true),
    ("/addoffersale", "offer", None, false, true),
];

async fn added(shop: &Shop, path: &str, fields: Value) -> Value {
    let id = shop.add(path, fields).await;
    shop.visitor().get(&format!("/allproducts/{id}")).await.json()
}

async fn refused(shop: &Shop, path: &str, fields: Value) -> Reply {
    let reply = shop.admin().await.post_form(path, product_form(fields.clone())).await;
    assert_eq!(reply.status, 400, "{path} {fields}: {}", reply.text());
    reply
}

#[tokio::test]
async fn every_form_adds_to_its_listing_under_its_category() {
    let shop = Shop::open().await;
    for (path, listing, category, fixed, points) in FORMS {
        let specifications = if fixed {
            json!({"body": "42 mm", "battery": "3 days", "display": "AMOLED", "mainCamera": "", "selfieCamera": "",
                   "launch": "2025", "other": "x"})
        } else {
            json!([{"field": "Weight", "value": "190 g"}])
        };
        let fields = json!({"category": "Something else", "buyPoints": 30, "specifications": specifications});
        let reply = shop.admin().await.post_form(path, product_form(fields)).await;
        let id = reply.json()["insertedId"].clone();
        assert_eq!(reply.json(), json!({"acknowledged": true, "insertedId": id}), "{path}");
        assert_eq!(reply.status, 200, "{path}");
        let product = shop.visitor().get(&format!("/allproducts/{}", id.as_str().unwrap())).await.json();
        assert_eq!(product["listing"], listing, "{path}");
        assert_eq!(product["category"], category.unwrap_or("SOMETHING ELSE"), "{path}");
        assert_eq!(product["buyPoints"], if points { 30 } else { 0 }, "{path}");
        let expected = if fixed {
            json!({"body": "42 mm", "battery": "3 days", "display": "AMOLED", "mainCamera": "", "selfieCamera": "",
                   "launch": "2025"})
        } else {
            specifications
        };
        assert_eq!(product["specifications"], expected, "{path}");
    }
}

#[tokio::test]
async fn a_form_with_a_fixed_category_needs_none() {
    let shop = Shop::open().await;
    for (path, _, category, _, _) in FORMS {
        match category {
            Some(fixed) => {
                assert_eq!(added(&shop, path, json!({"category": null})).await["category"], fixed);
            }
            None => {
                refused(&shop, path, json!({"category": null})).await.fault("category");
            }
        }
    }
}

#[tokio::test]
async fn every_required_field_is_told_when_it_is_missing_or_blank() {
    let shop = Shop::open().await;
    let required =
        ["title", "description", "price", "offerPrice", "stock", "brand", "estimatedDelivery", "warranty"];
    for (path, ..) in FORMS {
        for field in required {
            for value in [Value::Null, json!(""), json!(" \t\u{0}\u{7} ")] {
                let reply = refused(&shop, path, json!({field: value})).await;
                assert!(
                    reply.fault(field).ends_with("is required.") || value != Value::Null,
                    "{path} {field}"
                );
                assert_eq!(reply.json()["fields"].as_object().unwrap().len(), 1, "{path} {field}");
            }
        }
    }
    let reply = shop.admin().await.post_form("/addproduct", Multipart::default()).await;
    for field in required.iter().chain(&["category", "mainImage"]) {
        reply.fault(field);
    }
    assert!(shop.visitor().get("/allproducts").await.rows().is_empty());
    shop.pictures_become(0).await;
}

#[tokio::test]
async fn every_bound_holds_at_its_edge() {
    let shop = Shop::open().await;
    let ka = |n: usize| json!("ক".repeat(n));
    for (field, inside, outside) in [
        ("title", ka(200), ka(201)),
        ("description", ka(20_000), ka(20_001)),
        ("brand", ka(60), ka(61)),
        ("category", ka(60), ka(61)),
        ("warranty", ka(200), ka(201)),
        ("estimatedDelivery", ka(200), ka(201)),
        ("price", json!(100_000_000), json!(100_000_001)),
        ("stock", json!(1_000_000), json!(1_000_001)),
        ("stock", json!(0), json!(-1)),
        ("offerPrice", json!(0), json!(-1)),
        ("buyPoints", json!(0), json!(-1)),
        ("views", json!(0), json!(-1)),
    ] {
        for spec in listings() {
            let path = crate::support::add_path(spec);
            assert_eq!(added(&shop, path, json!({field: inside})).await[field], inside, "{field}");
            refused(&shop, path, json!({field: outside})).await.fault(field);
        }
    }
    let free = json!({"price": 0, "offerPrice": 0});
    assert_eq!(added(&shop, "/addproduct", free).await["price"], 0);
}

#[tokio::test]
async fn numbers_are_whole_and_come_as_digits_of_either_script() {
    let shop = Shop::open().await;
    for spec in listings() {
        let path = crate::support::add_path(spec);
        let fields = json!({"price": "০০৫০০০০", "offerPrice": " 45000 ", "stock": "৫", "buyPoints": "12",
            "ramStorage": [{"option": "8", "priceDifference": "-৫০০"}]});
        let product = added(&shop, path, fields).await;
        assert_eq!(product["price"], json!(50_000));
        assert_eq!(product["offerPrice"], json!(45_000));
        assert_eq!(product["stock"], json!(5));
        assert_eq!(product["buyPoints"], json!(12));
        assert_eq!(product["ramStorage"][0]["priceDifference"], json!(-500));
    }
    for bad in ["12.5", "1e3", "1,000", "+5", "0x10", "five", "৳500", "NaN", "99999999999999999999"] {
        for field in ["price", "offerPrice", "stock", "views", "buyPoints"] {
            refused(&shop, "/addproduct", json!({field: bad})).await.fault(field);
        }
    }
}

#[tokio::test]
async fn an_offer_above_the_price_is_refused_and_one_at_it_is_not() {
    let shop = Shop::open().await;
    for spec in listings() {
        let path = crate::support::add_path(spec);
        refused(&shop, path, json!({"price": 100, "offerPrice": 101})).await.fault("offerPrice");
        assert_eq!(added(&shop, path, json!({"price": 100, "offerPrice": 100})).await["offerPrice"], 100);
    }
}

#[tokio::test]
async fn differences_may_be_negative_but_no_variant_may_bring_the_price_below_nothing() {
    let shop = Shop::open().await;
    let form = |ram: i64, color: i64| {
        json!({"price": 2000, "offerPrice": 1000,
            "ramStorage": [{"option": "4GB", "priceDifference": ram}, {"option": "8GB", "priceDifference": 900}],
            "availableColors": [{"color": "Red", "priceDifference": color}]})
    };
    for spec in listings() {
        let path = crate::support::add_path(spec);
        let product = added(&shop, path, form(-600, -400)).await;
        assert_eq!(product["ramStorage"][0], json!({"option": "4GB", "priceDifference": -600}));
        // What is asked counts, not the struck-through price.
        for (ram, color) in [(-600, -401), (-1001, 0), (0, -1001)] {
            assert_eq!(
                refused(&shop, path, form(ram, color)).await.json()["fields"].as_object().unwrap().len(),
                1
            );
        }
    }
}

#[tokio::test]
async fn category_and_brand_are_stored_in_upper_case() {
    let shop = Shop::open().await;
    for (typed, stored) in
        [("samsung", "SAMSUNG"), (" élan ", "ÉLAN"), ("রেডমি", "রেডমি"), ("OnePlus", "ONEPLUS")]
    {
        let product = added(&shop, "/addexclusive", json!({"brand": typed, "category": typed})).await;
        assert_eq!((&product["brand"], &product["category"]), (&json!(stored), &json!(stored)));
    }
}

#[tokio::test]
async fn text_is_trimmed_and_composed_and_keeps_only_what_is_text() {
    let shop = Shop::open().await;
    let fields = json!({
        "title": "  Cafe\u{301}\u{0} one\r\ntwo\u{1b} ",
        "description": "\r\nFirst.\r\n\r\nSecond:\u{8} র\u{200D}্যাম স্মার্\u{200C}ট\n ",
        "warranty": "1\u{9} year",
    });
    let product = added(&shop, "/addproduct", fields).await;
    assert_eq!(product["title"], "Café onetwo");
    assert_eq!(product["description"], "First.\n\nSecond: র\u{200D}্যাম স্মার্\u{200C}ট");
    assert_eq!(product["warranty"], "1 year");
}

#[tokio::test]
async fn fields_that_are_nobodys_to_set_are_ignored() {
    let shop = Shop::open().await;
    let fields = json!({"_id": "mine", "listing": "offer", "points": 9, "createdAt": "2000-01-01T00:00:00Z",
        "role": "admin"});
    let product = added(&shop, "/addproduct", fields).await;
    assert_ne!(product["_id"], "mine");
    assert_eq!((&product["listing"], &product["points"]), (&json!("product"), &json!(0)));
    assert!(!product["createdAt"].as_str().unwrap().starts_with("2000"));
}

#[tokio::test]
async fn rows_of_specifications_are_complete_and_at_most_a_hundred() {
    let shop = Shop::open().await;
    let rows = |n: usize| -> Vec<Value> {
        (0..n).map(|n| json!({"field": format!("Field {n}"), "value": "x"})).collect()
    };
    let product = added(&shop, "/addproduct", json!({"specifications": rows(100)})).await;
    assert_eq!(product["specifications"], json!(rows(100)));
    for bad in [
        json!(rows(101)),
        json!([{"field": "Battery"}]),
        json!([{"field": "", "value": "x"}]),
        json!([{"field": "x".repeat(201), "value": "x"}]),
        json!([{"field": "x", "value": "x".repeat(201)}]),
        json!(["Battery"]),
        json!({"field": "Battery", "value": "x"}),
        json!("[{"),
        json!("Battery"),
    ] {
        refused(&shop, "/addproduct", json!({"specifications": bad})).await.fault("specifications");
    }
    for path in ["/addwatch", "/addtv"] {
        refused(&shop, path, json!({"specifications": {"body": "x".repeat(201)}}))
            .await
            .fault("specifications");
        let product = added(&shop, path, json!({})).await;
        let names = ["battery", "body", "display", "launch", "mainCamera", "selfieCamera"];
        let mut keys: Vec<String> = product["specifications"].as_object().unwrap().keys().cloned().collect();
        keys.sort();
        assert_eq!(keys, names, "{path}");
    }
}

#[tokio::test]
async fn every_variant_has_a_name_and_a_difference() {
    let shop = Shop::open().await;
    for (field, key) in [("ramStorage", "option"), ("availableColors", "color")] {
        for bad in [
            json!([{"priceDifference": 1}]),
            json!([{key: " ", "priceDifference": 1}]),
            json!([{key: "x".repeat(201), "priceDifference": 1}]),
            json!([{key: "x"}]),
            json!([{key: "x", "priceDifference": ""}]),
            json!([{key: "x", "priceDifference": 1.5}]),
            json!([{key: "x", "priceDifference": 100_000_001}]),
            json!([{key: "x", "priceDifference": 1}, {key: "X", "priceDifference": 2}]),
        ] {
            refused(&shop, "/addbestdeals", json!({field: bad})).await.fault(field);
        }
        refused(&shop, "/addbestdeals", json!({field: "nothing"})).await.fault(field);
    }
}

#[tokio::test]
async fn the_nth_colour_image_belongs_to_the_nth_colour() {
    let shop = Shop::open().await;
    // The name of a picture comes from its content, so that each can be told by its path.
    let mut paths = Vec::new();
    for shade in [11, 12, 13] {
        let colors = json!([{"color": "x", "priceDifference": 0}]);
        let form =
            product_form(json!({"availableColors": colors.to_string()})).file("colorImages", &png(shade));
        let id = shop.admin().await.post_form("/addproduct", form).await.json()["insertedId"].clone();
        let product = shop.visitor().get(&format!("/allproducts/{}", id.as_str().unwrap())).await.json();
        paths.push(product["availableColors"][0]["image"].clone());
    }
    for spec in listings() {
        let colors = json!([{"color": "Red", "priceDifference": 1}, {"color": "Green", "priceDifference": -2},
            {"color": "Blue", "priceDifference": 0}]);
        let form = product_form(json!({"availableColors": colors.to_string()}))
            .file("colorImages", &png(13))
            .file("colorImages", &png(11))
            .file("colorImages", &png(12));
        let reply = shop.admin().await.post_form(crate::support::add_path(spec), form).await;
        let id = reply.json()["insertedId"].as_str().unwrap().to_owned();
        let product = shop.visitor().get(&format!("/allproducts/{id}")).await.json();
        let expected = json!([
            {"color": "Red", "priceDifference": 1, "image": paths[2]},
            {"color": "Green", "priceDifference": -2, "image": paths[0]},
            {"color": "Blue", "priceDifference": 0, "image": paths[1]},
        ]);
        assert_eq!(product["availableColors"], expected, "{}", spec.name);
    }
}

#[tokio::test]
async fn a_form_that_is_sent_twice_with_its_key_adds_once() {
    let shop = Shop::open().await;
    let admin = shop.admin().await;
    let keyed = |key: &str| admin.clone().with("idempotency-key", key);
    for (path, ..) in FORMS {
        let form = || product_form(json!({"title": path}));
        let first = keyed("a").post_form(path, form()).await;
        assert_eq!(first.status, 200, "{path}: {}", first.text());
        let pictures = shop.stored_files().len() / 4;
        // Many at once, as from a button that was pressed again.
        let again = keyed("a");
        let (second, third) = tokio::join!(again.post_form(path, form()), again.post_form(path, form()));
        assert_eq!((second.json(), third.json()), (first.json(), first.json()), "{path}");
        let found = async || {
            let reply = shop.visitor().get(&format!("/search-products?text={}", &path[1..])).await;
            reply.column("title").iter().filter(|title| *title == path).count()
        };
        assert_eq!(found().await, 1, "{path}");
        keyed("a").post_form(path, product_form(json!({"title": path, "price": 60_000}))).await.refused(409);
        let other_picture = product_form(json!({"title": path})).file("colorImages", &png(9));
        assert_ne!(keyed("a").post_form(path, other_picture).await.status, 200, "{path}");
        assert_eq!(keyed("b").post_form(path, form()).await.status, 200);
        assert_eq!(found().await, 2, "another key is another form: {path}");
        shop.pictures_become(pictures).await;
    }
    let long = "x".repeat(101);
    keyed(&long).post_form("/addproduct", product_form(json!({}))).await.refused(400);
    // A form that was refused may come again with its key, and right.
    keyed("c").post_form("/addphone", product_form(json!({"title": null}))).await.fault("title");
    assert_eq!(keyed("c").post_form("/addphone", product_form(json!({}))).await.status, 200);
}

#[tokio::test]
async fn a_blog_post_that_is_sent_twice_with_its_key_is_added_once() {
    let shop = Shop::open().await;
    let admin = shop.admin().await.with("idempotency-key", "a");
    let form = |title: &str, shade: u8| {
        Multipart::default().file("photo", &png(shade)).text("title", title).text("description", "D")
    };
    let first = admin.post_form("/addblog", form("One", 1)).await;
    assert_eq!(first.status, 201, "{}", first.text());
    let second = admin.post_form("/addblog", form("One", 1)).await;
    assert_eq!((second.status.as_u16(), second.json()), (201, first.json()));
    admin.post_form("/addblog", form("Two", 1)).await.refused(409);
    admin.post_form("/addblog", form("One", 2)).await.refused(409);
    assert_eq!(shop.visitor().get("/blogs").await.rows().len(), 1);
    shop.pictures_become(1).await;
}
