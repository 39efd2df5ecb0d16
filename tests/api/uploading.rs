//! Uploads that are refused: pictures, sizes, content types; and that nothing of them stays (contract 2 and 8).

use axum::http::Method;
use serde_json::json;

use crate::support::{Multipart, Shop, add_path, listings, png, product_form};

/// Every field of an add form but its picture.
fn without_picture() -> Multipart {
    let fields = json!({
        "title": "Galaxy S25", "description": "A phone.", "price": "50000", "offerPrice": "0", "stock": "5",
        "category": "phone", "brand": "samsung", "estimatedDelivery": "2 days", "warranty": "1 year",
    });
    let fields = fields.as_object().unwrap().clone();
    fields.iter().fold(Multipart::default(), |form, (name, value)| form.text(name, value.as_str().unwrap()))
}

#[tokio::test]
async fn a_product_needs_its_picture_and_one_for_each_colour() {
    let shop = Shop::open().await;
    let admin = shop.admin().await;
    let two = r#"[{"color": "Red", "priceDifference": 0}, {"color": "Blue", "priceDifference": 0}]"#;
    for spec in listings() {
        let path = add_path(spec);
        admin.post_form(path, without_picture()).await.fault("mainImage");
        admin.post_form(path, without_picture().file("mainImage", b"")).await.fault("mainImage");
        for count in [0, 1, 3] {
            let mut form = without_picture().file("mainImage", &png(0)).text("availableColors", two);
            for n in 0..count {
                form = form.file("colorImages", &png(n + 1));
            }
            admin.post_form(path, form).await.fault("colorImages");
        }
    }
    shop.pictures_become(0).await;
}

#[tokio::test]
async fn what_is_no_picture_is_refused_by_its_field_whatever_its_name_says() {
    let shop = Shop::open().await;
    let admin = shop.admin().await;
    let html = b"<html><script>alert(1)</script></html>".to_vec();
    let svg = br#"<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>"#.to_vec();
    let cut = png(9)[..40].to_vec();
    let colors = r#"[{"color": "Red", "priceDifference": 0}]"#;
    for bad in [html, svg, cut, vec![0; 5000], b"GIF89a".to_vec()] {
        let form = without_picture().file("mainImage", &bad);
        admin.post_form("/addproduct", form).await.fault("mainImage");
        let form = without_picture()
            .file("mainImage", &png(1))
            .text("availableColors", colors)
            .file("colorImages", &bad);
        let fields = admin.post_form("/addproduct", form).await.json()["fields"].clone();
        assert_eq!(fields.as_object().unwrap().keys().collect::<Vec<_>>(), ["colorImages"]);
    }
    assert!(shop.visitor().get("/allproducts").await.rows().is_empty());
    shop.pictures_become(0).await;
}

#[tokio::test]
async fn a_picture_of_more_than_40_megapixels_is_refused_before_it_is_decoded() {
    let shop = Shop::open().await;
    // A PNG whose header promises 8000 × 5001 pixels, and that holds next to nothing.
    let mut bomb = png(0);
    bomb[16..20].copy_from_slice(&8000_u32.to_be_bytes());
    bomb[20..24].copy_from_slice(&5001_u32.to_be_bytes());
    let form = without_picture().file("mainImage", &bomb);
    let text = shop.admin().await.post_form("/addproduct", form).await.fault("mainImage");
    assert!(text.contains("40 megapixels"), "{text}");
    shop.pictures_become(0).await;
}

#[tokio::test]
async fn a_file_above_10_mib_is_too_large_and_one_of_10_mib_is_not() {
    let shop = Shop::open().await;
    let admin = shop.admin().await;
    // What follows a PNG's end is no part of the picture, so that its size can be chosen.
    let padded = |bytes: usize| {
        let mut file = png(1);
        file.resize(bytes, 0);
        file
    };
    for bytes in [10 * 1024 * 1024 + 1, 11 * 1024 * 1024] {
        let form = without_picture().file("mainImage", &padded(bytes));
        admin.post_form("/addproduct", form).await.refused(413);
    }
    shop.pictures_become(0).await;
    let form = without_picture().file("mainImage", &padded(10 * 1024 * 1024));
    let reply = admin.post_form("/addproduct", form).await;
    assert_eq!(reply.status, 200, "{}", reply.text());
    shop.pictures_become(1).await;
}

#[tokio::test]
async fn a_form_above_64_mib_is_too_large() {
    let shop = Shop::open().await;
    let mut form = without_picture().file("mainImage", &png(1));
    let file = vec![0; 9 * 1024 * 1024];
    for _ in 0..8 {
        form = form.file("colorImages", &file);
    }
    shop.admin().await.post_form("/addproduct", form).await.refused(413);
    assert!(shop.visitor().get("/allproducts").await.rows().is_empty());
    shop.pictures_become(0).await;
}

#[tokio::test]
async fn another_content_type_is_415() {
    let shop = Shop::open().await;
    let admin = shop.admin().await;
    let forms = listings().map(|spec| (Method::POST, add_path(spec))).chain([
        (Method::POST, "/addblog"),
        (Method::POST, "/updatebanner"),
        (Method::PUT, "/updatesecondbanner"),
        (Method::POST, "/updatethirdbanner"),
        (Method::POST, "/updateexclusivebanner"),
        (Method::POST, "/api/settings/branches/1/photo"),
    ]);
    for (method, path) in forms {
        for content_type in [
            None,
            Some("application/json"),
            Some("text/plain"),
            Some("application/x-www-form-urlencoded"),
            Some("multipart/mixed; boundary=x"),
        ] {
            admin.send(method.clone(), path, content_type, "{}").await.refused(415);
        }
    }
}

#[tokio::test]
async fn a_form_that_breaks_off_is_refused_and_leaves_nothing() {
    let shop = Shop::open().await;
    let admin = shop.admin().await;
    let whole = product_form(json!({})).finish();
    for cut in [10, 200, whole.len() - 10] {
        let body = whole[..cut].to_vec();
        admin.send(Method::POST, "/addproduct", Some(Multipart::KIND), body).await.refused(400);
    }
    admin.send(Method::POST, "/addproduct", Some(Multipart::KIND), "nonsense").await.refused(400);
    let not_utf8 = without_picture().file("mainImage", &png(1)).bytes("title", b"\xff\xfe");
    admin.post_form("/addproduct", not_utf8).await.fault("title");
    assert!(shop.visitor().get("/allproducts").await.rows().is_empty());
    shop.pictures_become(0).await;
}

#[tokio::test]
async fn a_failed_upload_leaves_the_pictures_of_others_alone() {
    let shop = Shop::open().await;
    let id = shop.add("/addproduct", json!({})).await;
    let bad = product_form(json!({"title": null})).file("mainImage", &png(77));
    shop.admin().await.post_form("/addproduct", bad).await.fault("title");
    shop.pictures_become(1).await;
    let product = shop.visitor().get(&format!("/allproducts/{id}")).await.json();
    assert_eq!(shop.visitor().get(product["mainImage"].as_str().unwrap()).await.status, 200);
}

#[tokio::test]
async fn a_second_picture_of_a_field_that_holds_one_is_refused_and_none_stays() {
    let shop = Shop::open().await;
    let form = product_form(json!({})).file("mainImage", &png(9));
    assert_eq!(
        shop.admin().await.post_form("/addproduct", form).await.fault("mainImage"),
        "Please send one picture."
    );
    shop.pictures_become(0).await;
}
