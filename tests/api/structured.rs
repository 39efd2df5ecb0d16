//! Structured data of every public page (schema.org).

use serde_json::{Value, json};

use crate::html::{json_ld, meta, of_type};
use crate::schema::faults;
use crate::support::{Multipart, Shop, listings, png};

async fn blog(shop: &Shop, title: &str) -> String {
    let form = Multipart::default()
        .text("title", title)
        .text("description", "Words.\n\nMore.")
        .file("photo", &png(1));
    let reply = shop.admin().await.post_form("/addblog", form).await;
    reply.json()["insertedId"].as_str().unwrap().to_owned()
}

/// A shop with everything that structured data can tell, and the paths of all its public pages.
async fn full() -> (Shop, Vec<String>) {
    let shop = Shop::open().await;
    let settings = json!({"shopName": "Haat", "email": "hello@shop.example", "phones": ["01711-123456", "01811123456"],
        "socialLink": "https://social.example/haat", "openingHours": "Saturday to Thursday, 10 am to 9 pm",
        "branches": [{"mapLink": "https://maps.example/1", "mall": "Mall"}, {"mapLink": ""}]});
    assert_eq!(shop.admin().await.put("/api/settings", &settings).await.status, 200);
    let photo = Multipart::default().file("photo", &png(9));
    assert_eq!(shop.admin().await.post_form("/api/settings/branches/1/photo", photo).await.status, 200);
    let mut paths: Vec<String> = [
        "/",
        "/allcategory",
        "/category/phone",
        "/category/tv",
        "/search-category/phone",
        "/search-category/power%20bank",
        "/search/phone/samsung",
        "/searchedfor/galaxy",
        "/allblogs",
        "/allblogs?page=2",
        "/products?page=2",
        "/products?sort=lowToHigh",
        "/store-location",
        "/terms",
        "/policy",
    ]
    .map(str::to_owned)
    .to_vec();
    for spec in listings() {
        paths.push(spec.page.to_owned());
        for fields in [
            json!({"title": "A </script>\u{201C}phone\u{201D} & <b>", "specifications":
                [{"field": "Battery", "value": "5000 mAh"}, {"field": "RAM", "value": "8 GB"}],
                "availableColors": [{"color": "Sky", "priceDifference": 0}, {"color": "Night", "priceDifference": 5}]}),
            json!({"title": "ফোন", "stock": 0, "offerPrice": 0}),
            json!({"title": "Later", "price": 0, "offerPrice": 0}),
        ] {
            let id = shop.add_to(spec, fields).await;
            paths.push(spec.detail_of(&id));
            paths.push(format!("/category/details/{id}"));
        }
        for n in 0..8 {
            shop.add_to(spec, json!({"title": format!("Galaxy {n}")})).await;
        }
    }
    let watch = json!({"specifications": {"body": "41 g", "battery": "300 mAh", "display": "1.4 inches",
        "mainCamera": "", "selfieCamera": "", "launch": "2026"}});
    paths.push(format!("/product/{}", shop.add("/addwatch", watch).await));
    paths.push(format!("/blog/{}", blog(&shop, &"Long title ".repeat(15)).await));
    for n in 0..7 {
        paths.push(format!("/blog/{}", blog(&shop, &format!("Post {n}")).await));
    }
    (shop, paths)
}

#[tokio::test]
async fn every_public_page_keeps_to_the_rules_of_schema_org() {
    let (shop, paths) = full().await;
    for path in &paths {
        for cookie in ["haat_lang=en", "haat_lang=bn"] {
            let html = shop.visitor().with("cookie", cookie).get(path).await.page(200);
            let things = json_ld(&html);
            assert!(!things.is_empty(), "{path} has no structured data");
            for thing in things {
                assert_eq!(faults(&thing), Vec::<String>::new(), "{path}: {thing:#}");
            }
        }
    }
    // A shop in which nothing is set yet keeps to them too.
    let bare = Shop::open().await;
    for path in ["/", "/store-location", "/products", "/allblogs", "/terms"] {
        for thing in json_ld(&bare.visitor().get(path).await.page(200)) {
            assert_eq!(faults(&thing), Vec::<String>::new(), "{path}: {thing:#}");
        }
    }
}

/// Every address of the shop's own that a thing names.
fn addresses(thing: &Value, found: &mut Vec<String>) {
    match thing {
        Value::String(text) => found.extend(text.strip_prefix("http://shop.example").map(str::to_owned)),
        Value::Array(all) => all.iter().for_each(|v| addresses(v, found)),
        Value::Object(map) => map.values().for_each(|v| addresses(v, found)),
        _ => {}
    }
}

#[tokio::test]
async fn every_address_in_structured_data_is_there() {
    let (shop, paths) = full().await;
    let mut found = Vec::new();
    for path in &paths {
        for thing in json_ld(&shop.visitor().get(path).await.page(200)) {
            addresses(&thing, &mut found);
        }
    }
    found.retain(|path| !path.contains("{search_term_string}"));
    found.sort();
    found.dedup();
    assert!(found.len() > 40, "{found:?}");
    for path in found {
        let path = path.split('#').next().unwrap();
        assert_eq!(shop.visitor().get(path).await.status, 200, "{path}");
    }
}

#[tokio::test]
async fn a_product_tells_its_offer_as_it_is() {
    let shop = Shop::open().await;
    for spec in listings() {
        let later = !spec.takes_stock;
        for (fields, price, availability) in [
            (json!({"price": 50_000, "offerPrice": 45_000}), 45_000, "InStock"),
            (json!({"price": 50_000, "offerPrice": 0}), 50_000, "InStock"),
            (json!({"stock": 0}), 45_000, "OutOfStock"),
        ] {
            let id = shop.add_to(spec, fields).await;
            let html = shop.visitor().get(&spec.detail_of(&id)).await.page(200);
            let [product] = of_type(&html, "Product").try_into().unwrap();
            let availability = if later { "PreOrder" } else { availability };
            let offer = &product["offers"];
            assert_eq!(offer["price"], json!(price));
            assert_eq!(offer["availability"], format!("https://schema.org/{availability}"));
            assert_eq!(offer["url"], format!("http://shop.example{}", spec.detail_of(&id)));
            assert_eq!((&product["sku"], &product["brand"]["name"]), (&json!(id), &json!("SAMSUNG")));
        }
        let id = shop.add_to(spec, json!({"price": 0, "offerPrice": 0})).await;
        let html = shop.visitor().get(&spec.detail_of(&id)).await.page(200);
        let [product] = of_type(&html, "Product").try_into().unwrap();
        assert!(product.get("offers").is_none(), "{product}");
    }
}

#[tokio::test]
async fn specifications_of_both_shapes_and_all_pictures_are_told() {
    let (shop, _) = full().await;
    let fact = |product: &Value, name: &str| {
        let facts = product["additionalProperty"].as_array().unwrap();
        facts.iter().find(|fact| fact["name"] == name).map(|fact| fact["value"].clone())
    };
    let products = shop.visitor().get("/allproducts").await.rows();
    let of = |title: &str| {
        products.iter().find(|p| p["title"] == title).unwrap()["_id"].as_str().unwrap().to_owned()
    };
    let html = shop
        .visitor()
        .get(&format!("/product/{}", of("A </script>\u{201C}phone\u{201D} & <b>")))
        .await
        .page(200);
    let [phone] = of_type(&html, "Product").try_into().unwrap();
    assert_eq!(fact(&phone, "Battery"), Some(json!("5000 mAh")));
    assert_eq!(fact(&phone, "Warranty"), Some(json!("1 year")));
    assert_eq!(phone["image"].as_array().unwrap().len(), 3);
    let html = shop.visitor().get(&format!("/product/{}", of("Galaxy S25"))).await.page(200);
    let [watch] = of_type(&html, "Product").try_into().unwrap();
    assert_eq!(fact(&watch, "Display"), Some(json!("1.4 inches")));
    assert_eq!(fact(&watch, "Main camera"), None);
}

#[tokio::test]
async fn the_shop_tells_who_it_is_and_where_its_stores_are() {
    let (shop, _) = full().await;
    for path in ["/", "/store-location"] {
        let html = shop.visitor().get(path).await.page(200);
        let [organization] = of_type(&html, "Organization").try_into().unwrap();
        assert_eq!(organization["sameAs"], json!(["https://social.example/haat"]));
        assert_eq!(organization["telephone"], "+8801711123456");
        let [first, second] = of_type(&html, "LocalBusiness").try_into().unwrap();
        assert_eq!(first["parentOrganization"]["@id"], organization["@id"]);
        assert_eq!(first["address"]["streetAddress"], "Shop No 03 and A2, 4th Floor, Mall, Chawkbazar");
        assert_eq!(second["address"]["addressLocality"], "Chittagong");
        assert_eq!(first["hasMap"], "https://maps.example/1");
        assert_eq!((second.get("hasMap"), second.get("image")), (None, None));
        let hours = &first["openingHoursSpecification"][0];
        assert_eq!((&hours["opens"], &hours["closes"]), (&json!("10:00"), &json!("21:00")));
        assert_eq!(hours["dayOfWeek"].as_array().unwrap().len(), 6);
    }
    // Words that cannot be read for certain are not made into hours.
    let call = json!({"openingHours": "Call before you come"});
    shop.admin().await.put("/api/settings", &call).await;
    let html = shop.visitor().get("/").await.page(200);
    assert_eq!(of_type(&html, "LocalBusiness")[0].get("openingHoursSpecification"), None);
    let [site] = of_type(&html, "WebSite").try_into().unwrap();
    let template = site["potentialAction"]["target"]["urlTemplate"].as_str().unwrap();
    assert_eq!(template, "http://shop.example/searchedfor/{search_term_string}");
    assert_eq!(shop.visitor().get("/searchedfor/galaxy").await.status, 200);
}

#[tokio::test]
async fn lists_count_on_over_their_pages() {
    let (shop, _) = full().await;
    for spec in listings() {
        let html = shop.visitor().get(&format!("{}?page=2", spec.page)).await.page(200);
        let [list] = of_type(&html, "ItemList").try_into().unwrap();
        assert_eq!(list["itemListElement"][0]["position"], json!(9), "{}", spec.page);
        let url = list["itemListElement"][0]["url"].as_str().unwrap();
        assert!(url.starts_with(&format!("http://shop.example{}", spec.detail_of(""))), "{url}");
    }
}

#[tokio::test]
async fn a_post_tells_when_it_was_changed() {
    let shop = Shop::open().await;
    let id = blog(&shop, &"A very long title ".repeat(10)).await;
    shop.clock.advance(60_000);
    let form = Multipart::default().text("description", "Other words.");
    assert_eq!(shop.admin().await.put_form(&format!("/api/admin/blogs/{id}"), form).await.status, 200);
    let html = shop.visitor().get(&format!("/blog/{id}")).await.page(200);
    let [post] = of_type(&html, "Article").try_into().unwrap();
    assert!(post["dateModified"].as_str().unwrap() > post["datePublished"].as_str().unwrap(), "{post}");
    for (tag, member) in [("published", "datePublished"), ("modified", "dateModified")] {
        let told = meta(&html, &format!("article:{tag}_time"));
        assert_eq!(told, post[member].as_str());
    }
    assert!(post["headline"].as_str().unwrap().chars().count() <= 110);
    assert_eq!(post["mainEntityOfPage"]["@id"], format!("http://shop.example/blog/{id}"));
    assert_eq!(post["publisher"]["logo"]["url"], "http://shop.example/logo.png");
}
