//! One product: its paths, its fields, its id, and the two paths that are a page as well (contract 2 and 4).

use std::collections::BTreeSet;

use serde_json::json;

use crate::support::{Shop, listings, png};

const JSON: (&str, &str) = ("accept", "application/json");

#[tokio::test]
async fn an_item_path_finds_its_own_listing_and_allproducts_finds_all() {
    let shop = Shop::open().await;
    let visitor = shop.visitor().with(JSON.0, JSON.1);
    let mut products = Vec::new();
    for spec in listings() {
        products.push((spec.name, shop.add_to(spec, json!({"title": spec.name})).await));
    }
    for spec in listings() {
        for (listing, id) in &products {
            let reply = visitor.get(&spec.item_of(id)).await;
            if *listing == spec.name || spec.item == "/allproducts/{id}" {
                assert_eq!(reply.json()["_id"], json!(id));
                assert_eq!(reply.json()["listing"], json!(listing));
            } else {
                reply.refused(404);
            }
        }
        for unknown in ["nothing", "0", "%20", "a%2Fb", "%E0%A6%95", "'--", &"x".repeat(2000)] {
            visitor.get(&spec.item_of(unknown)).await.refused(404);
        }
    }
}

#[tokio::test]
async fn a_product_has_exactly_these_fields() {
    let shop = Shop::open().await;
    let fields = json!({
        "title": "Galaxy S25", "description": "One.\nTwo.", "price": 50000, "offerPrice": 45000, "stock": 5,
        "category": "phone", "brand": "samsung", "estimatedDelivery": "2-3 days", "warranty": "1 year",
        "emiAvailable": "true", "views": 25, "buyPoints": 40,
        "specifications": [{"field": "Battery", "value": "5000 mAh"}],
        "ramStorage": [{"option": "8GB/256GB", "priceDifference": 5000}],
        "availableColors": [{"color": "Black", "priceDifference": -500}],
    });
    for spec in listings() {
        let id = shop.add_to(spec, fields.clone()).await;
        let product = shop.visitor().with(JSON.0, JSON.1).get(&spec.item_of(&id)).await.json();
        let (main, color) = (product["mainImage"].clone(), product["availableColors"][0]["image"].clone());
        for path in [&main, &color] {
            assert!(path.as_str().unwrap().starts_with("/uploads/"), "{path}");
            assert!(path.as_str().unwrap().ends_with(".webp"), "{path}");
        }
        assert_ne!(main, color);
        for time in ["createdAt", "updatedAt"] {
            let text = product[time].as_str().unwrap();
            text.parse::<jiff::Timestamp>().unwrap();
            assert!(text.ends_with('Z'), "UTC: {text}");
        }
        let expected = json!({
            "_id": id, "listing": spec.name,
            "title": "Galaxy S25", "description": "One.\nTwo.", "price": 50000, "offerPrice": 45000, "stock": 5,
            "category": "PHONE", "brand": "SAMSUNG", "mainImage": main, "views": 25, "buyPoints": 40, "points": 40,
            "estimatedDelivery": "2-3 days", "warranty": "1 year", "emiAvailable": true,
            "specifications": [{"field": "Battery", "value": "5000 mAh"}],
            "ramStorage": [{"option": "8GB/256GB", "priceDifference": 5000}],
            "availableColors": [{"color": "Black", "priceDifference": -500, "image": color}],
            "createdAt": product["createdAt"], "updatedAt": product["createdAt"],
        });
        assert_eq!(product, expected);
        // Lists, searches and home show the same.
        for path in [spec.list, "/search-products?text=galaxy"] {
            let row = shop.visitor().get(path).await.rows().into_iter().find(|r| r["_id"] == json!(id));
            assert_eq!(row.unwrap(), expected, "{path}");
        }
        let home = shop.visitor().get(spec.home).await.json();
        assert_eq!(if spec.home_is_single { &home } else { &home[0] }, &expected, "{}", spec.home);
    }
}

#[tokio::test]
async fn what_was_not_sent_has_its_default() {
    let shop = Shop::open().await;
    for spec in listings() {
        let id = shop.add_to(spec, json!({})).await;
        let product = shop.visitor().get(&format!("/allproducts/{id}")).await.json();
        for (name, value) in [
            ("views", json!(10)),
            ("buyPoints", json!(0)),
            ("points", json!(0)),
            ("emiAvailable", json!(false)),
            ("specifications", json!([])),
            ("ramStorage", json!([])),
            ("availableColors", json!([])),
        ] {
            assert_eq!(product[name], value, "{name}");
        }
    }
}

#[tokio::test]
async fn a_path_that_is_both_answers_json_only_where_json_alone_is_named() {
    let shop = Shop::open().await;
    let mut both = 0;
    for spec in listings().filter(|spec| ["upcoming", "bestdeal"].contains(&spec.name)) {
        both += 1;
        let id = shop.add_to(spec, json!({})).await;
        let path = spec.item_of(&id);
        assert!(["/bestdeal/", "/tranding/"].iter().any(|p| path.starts_with(p)), "{path}");
        for accept in ["application/json", "application/json, text/plain, */*", "Application/JSON;q=0.9"] {
            let reply = shop.visitor().with("accept", accept).get(&path).await;
            assert_eq!(reply.json()["_id"], json!(id), "{accept}");
            assert!(reply.header("vary").unwrap().contains("Accept"), "{accept}");
        }
        let page = Some("text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8");
        for accept in [None, page, Some("*/*"), Some("text/html, application/json"), Some("image/webp")] {
            let visitor = shop.visitor();
            let visitor = accept.map_or(visitor.clone(), |a| visitor.with("accept", a));
            let reply = visitor.get(&path).await;
            assert!(reply.header("vary").unwrap().contains("Accept"), "{accept:?}");
            if spec.name == "bestdeal" {
                assert!(reply.page(200).contains("Galaxy S25"), "{accept:?}");
            } else {
                assert_eq!(reply.status, 302);
                assert_eq!(reply.header("location"), Some(format!("/upcomings/{id}").as_str()));
            }
        }
        let again = shop.visitor().with(JSON.0, JSON.1).get(&path).await;
        assert_eq!(
            again.json()["_id"],
            json!(id),
            "the page that was asked for is not kept for who wants JSON"
        );
        let unknown = spec.item_of("nothing");
        shop.visitor().with(JSON.0, JSON.1).get(&unknown).await.refused(404);
    }
    assert_eq!(both, 2);
    shop.visitor().get("/bestdeal/nothing").await.page(404);
}

#[tokio::test]
async fn a_path_that_is_a_call_alone_answers_json_whatever_is_accepted() {
    let shop = Shop::open().await;
    for spec in listings().filter(|spec| !["upcoming", "bestdeal"].contains(&spec.name)) {
        let id = shop.add_to(spec, json!({})).await;
        for accept in ["text/html", "*/*", "image/webp"] {
            let visitor = shop.visitor().with("accept", accept);
            assert_eq!(visitor.get(&spec.item_of(&id)).await.json()["_id"], json!(id));
            assert_eq!(visitor.get(spec.list).await.rows().len(), 1, "{} {accept}", spec.list);
            visitor.get(&spec.item_of("nothing")).await.refused(404);
        }
    }
}

#[tokio::test]
async fn ids_are_short_and_tell_nothing_of_one_another() {
    let shop = Shop::open().await;
    let mut ids = Vec::new();
    for _ in 0..20 {
        ids.push(shop.add("/addproduct", json!({})).await);
    }
    for id in &ids {
        assert!((12..=32).contains(&id.len()), "{id}");
        assert!(id.bytes().all(|b| b.is_ascii_alphanumeric()), "{id} is no part of a link as it is");
    }
    // Neither a counter nor a time: beginnings and ends differ.
    let starts: BTreeSet<&str> = ids.iter().map(|id| &id[..6]).collect();
    let ends: BTreeSet<&str> = ids.iter().map(|id| &id[id.len() - 6..]).collect();
    assert_eq!((starts.len(), ends.len()), (20, 20));
    let mut sorted = ids.clone();
    sorted.sort();
    assert_ne!(ids, sorted, "the ids grow in the order of adding");
}

#[tokio::test]
async fn the_same_picture_is_stored_once() {
    let shop = Shop::open().await;
    for spec in listings() {
        shop.add_to(spec, json!({})).await;
    }
    assert_eq!(shop.stored_files().len(), 4, "{} bytes, five products", png(0).len());
}
