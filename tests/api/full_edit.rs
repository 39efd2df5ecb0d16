//! The full edit: every field of a product of any listing, with the rules of the add forms, and the pictures.

use axum::body::Body;
use axum::http::Method;
use serde_json::{Value, json};

use crate::support::{Multipart, OWNER, Reply, Shop, listings, png};

/// A form of text fields; what is neither text nor number is sent as JSON.
pub fn form(fields: &Value) -> Multipart {
    let mut form = Multipart::default();
    for (name, value) in fields.as_object().unwrap() {
        form = match value {
            Value::String(text) => form.text(name, text),
            other => form.text(name, &other.to_string()),
        };
    }
    form
}

/// Sends a full edit.
pub async fn edit(shop: &Shop, id: &str, form: Multipart) -> Reply {
    shop.admin().await.put_form(&format!("/api/admin/products/{id}"), form).await
}

/// Two colours with a picture each, png(1) and png(2), beside the main picture png(0).
fn with_colors() -> Value {
    json!({"availableColors": [{"color": "Blue", "priceDifference": 0}, {"color": "Red", "priceDifference": 100}]})
}

#[tokio::test]
async fn every_field_changes_and_what_is_not_sent_stays() {
    let shop = Shop::open().await;
    for spec in listings() {
        let id = shop.add_to(spec, json!({"buyPoints": 7})).await;
        let mut expected = shop.product(&id).await;
        for (field, sent, stored) in [
            ("title", json!("  Galaxy S26 \u{7}"), json!("Galaxy S26")),
            ("description", json!("One.\r\nTwo."), json!("One.\nTwo.")),
            ("price", json!(60_000), json!(60_000)),
            ("offerPrice", json!("৫৫০০০"), json!(55_000)),
            ("stock", json!(9), json!(9)),
            ("category", json!("tablet"), json!("TABLET")),
            ("brand", json!("Apple"), json!("APPLE")),
            ("estimatedDelivery", json!("1 day"), json!("1 day")),
            ("warranty", json!("2 years"), json!("2 years")),
            ("emiAvailable", json!("true"), json!(true)),
            (
                "specifications",
                json!([{"field": "Chip", "value": "M4"}]),
                json!([{"field": "Chip", "value": "M4"}]),
            ),
            (
                "ramStorage",
                json!([{"option": "16GB", "priceDifference": "500"}]),
                json!([{"option": "16GB", "priceDifference": 500}]),
            ),
            ("ramStorage", json!([]), json!([])),
            ("specifications", json!([]), json!([])),
        ] {
            let before = expected["updatedAt"].as_str().unwrap().to_owned();
            let reply = edit(&shop, &id, form(&json!({field: sent}))).await;
            assert_eq!(reply.status, 200, "{field}: {}", reply.text());
            let body = reply.json();
            expected[field] = stored;
            if field == "price" {
                // Raised beside an offer: nobody was asked for it.
                expected["offerOnly"] = json!(true);
            }
            expected["updatedAt"] = body["product"]["updatedAt"].clone();
            assert!(expected["updatedAt"].as_str().unwrap() > before.as_str(), "{field} moves updatedAt");
            assert_eq!(
                body,
                json!({"success": true, "message": "Product updated successfully!", "code": "product_updated", "product": expected})
            );
            assert_eq!(shop.product(&id).await, expected, "{} {field}", spec.name);
        }
        let points = edit(&shop, &id, form(&json!({"buyPoints": 30}))).await.json()["product"].clone();
        assert_eq!((&points["buyPoints"], &points["points"]), (&json!(30), &json!(30)));
        let nothing = edit(&shop, &id, Multipart::default()).await;
        assert_eq!(nothing.json()["product"], points, "an empty form changes nothing");
    }
}

#[tokio::test]
async fn what_is_wrong_is_told_by_its_field_and_nothing_changes() {
    let shop = Shop::open().await;
    let id = shop
        .add(
            "/addproduct",
            json!({"price": 1000, "offerPrice": 900, "ramStorage": [{"option": "4GB", "priceDifference": -500}]}),
        )
        .await;
    let before = shop.product(&id).await;
    for (fields, field) in [
        (json!({"title": ""}), "title"),
        (json!({"title": "x".repeat(201)}), "title"),
        (json!({"description": " "}), "description"),
        (json!({"price": ""}), "price"),
        (json!({"price": 100_000_001}), "price"),
        (json!({"offerPrice": "x"}), "offerPrice"),
        (json!({"offerPrice": 1001}), "offerPrice"),
        (json!({"price": 899}), "offerPrice"),
        (json!({"offerPrice": 499}), "price"),
        (json!({"stock": 1_000_001}), "stock"),
        (json!({"category": ""}), "category"),
        (json!({"category": "x".repeat(61)}), "category"),
        (json!({"brand": ""}), "brand"),
        (json!({"estimatedDelivery": ""}), "estimatedDelivery"),
        (json!({"warranty": ""}), "warranty"),
        (json!({"emiAvailable": "perhaps"}), "emiAvailable"),
        (json!({"buyPoints": -1}), "buyPoints"),
        (json!({"specifications": "{"}), "specifications"),
        (json!({"specifications": [{"field": "Chip", "value": ""}]}), "specifications"),
        (json!({"specifications": {"body": "41 g"}}), "specifications"),
        (json!({"ramStorage": [{"option": "", "priceDifference": 0}]}), "ramStorage"),
        (json!({"ramStorage": [{"option": "8GB", "priceDifference": -901}]}), "price"),
        (json!({"availableColors": [{"color": "Blue", "priceDifference": 0}]}), "colorImages"),
        (
            json!({"availableColors": [{"color": "Blue", "priceDifference": 0, "image": "/uploads/other.webp"}]}),
            "availableColors",
        ),
        (json!({"expectedStock": "many"}), "expectedStock"),
    ] {
        let reply = edit(&shop, &id, form(&fields)).await;
        assert_eq!(reply.status, 400, "{fields}: {}", reply.text());
        reply.fault(field);
    }
    let no_picture = edit(&shop, &id, Multipart::default().file("mainImage", b"no picture")).await;
    no_picture.fault("mainImage");
    let nobody = edit(&shop, &id, Multipart::default().file("colorImages", &png(9))).await;
    nobody.fault("colorImages");
    let several = edit(&shop, &id, form(&json!({"title": "", "brand": ""}))).await;
    several.fault("title");
    several.fault("brand");
    assert_eq!(shop.product(&id).await, before);
    shop.pictures_become(1).await;
    assert_eq!(shop.audit().await.len(), 1, "only the adding is told");
}

#[tokio::test]
async fn colors_keep_their_pictures_take_new_ones_and_leave_none_behind() {
    let shop = Shop::open().await;
    let id = shop.add("/addproduct", with_colors()).await;
    let before = shop.product(&id).await;
    shop.pictures_become(3).await;
    let (main, blue, red) = (
        before["mainImage"].clone(),
        before["availableColors"][0]["image"].clone(),
        before["availableColors"][1]["image"].clone(),
    );
    // Red stays under another name, Blue goes, two new ones come, one shows the main picture.
    let colors = json!([
        {"color": "Green", "priceDifference": 5},
        {"color": "Crimson", "priceDifference": 100, "image": red},
        {"color": "Plain", "priceDifference": 0, "image": main},
        {"color": "Grey", "priceDifference": 6, "image": ""},
    ]);
    let new =
        form(&json!({"availableColors": colors})).file("colorImages", &png(7)).file("colorImages", &png(8));
    let after = edit(&shop, &id, new).await.json()["product"]["availableColors"].clone();
    let names: Vec<&str> = after.as_array().unwrap().iter().map(|c| c["color"].as_str().unwrap()).collect();
    assert_eq!(names, ["Green", "Crimson", "Plain", "Grey"]);
    assert_eq!((&after[1]["image"], &after[2]["image"]), (&red, &main));
    let (green, grey) = (after[0]["image"].clone(), after[3]["image"].clone());
    assert!(
        ![&main, &blue, &red].contains(&&green) && green != grey,
        "the pictures that came, in their order"
    );
    shop.pictures_become(4).await;
    let gone = shop.visitor().get(blue.as_str().unwrap()).await;
    gone.refused(404);
    assert_eq!(shop.visitor().get(red.as_str().unwrap()).await.status, 200);

    let none = edit(&shop, &id, form(&json!({"availableColors": []}))).await;
    assert_eq!(none.json()["product"]["availableColors"], json!([]));
    shop.pictures_become(1).await;
}

#[tokio::test]
async fn a_new_main_picture_replaces_the_old_one_which_stays_where_an_order_or_a_copy_names_it() {
    let shop = Shop::open().await;
    let ordered = shop.add("/addproduct", json!({})).await;
    let old = shop.product(&ordered).await["mainImage"].clone();
    let buyer = shop.customer().await;
    let order = json!({"productId": ordered, "paymentMethod": "Cash on Delivery"});
    assert_eq!(buyer.post("/api/order/place", &order).await.status, 200);
    let after = edit(&shop, &ordered, Multipart::default().file("mainImage", &png(5))).await;
    let new = after.json()["product"]["mainImage"].clone();
    assert_ne!(new, old);
    assert_eq!(shop.visitor().get(old.as_str().unwrap()).await.status, 200, "the order shows it");
    shop.pictures_become(2).await;
    // Back to the old one: nobody names the other any more.
    let back = edit(&shop, &ordered, Multipart::default().file("mainImage", &png(0))).await;
    assert_eq!(back.json()["product"]["mainImage"], old);
    shop.pictures_become(1).await;
    assert_eq!(shop.visitor().get(new.as_str().unwrap()).await.status, 404);
}

#[tokio::test]
async fn watches_and_televisions_take_the_six_fields_and_rows() {
    let shop = Shop::open().await;
    for path in ["/addwatch", "/addtv"] {
        let id = shop.add(path, json!({"category": null})).await;
        let fixed = json!({"body": "41 g", "battery": "", "display": "2 in", "mainCamera": "", "selfieCamera": "",
            "launch": "2026"});
        let after = edit(&shop, &id, form(&json!({"specifications": fixed}))).await;
        assert_eq!(after.json()["product"]["specifications"], fixed, "{path}");
        let rows = json!([{"field": "Body", "value": "41 g"}]);
        let after = edit(&shop, &id, form(&json!({"specifications": rows}))).await;
        assert_eq!(after.json()["product"]["specifications"], rows, "{path}");
    }
    // Another product becomes a watch with its six fields in one edit.
    let id = shop.add("/addproduct", json!({})).await;
    let both = json!({"category": "watch", "specifications": {"body": "30 g"}});
    let after = edit(&shop, &id, form(&both)).await.json()["product"].clone();
    assert_eq!((&after["category"], &after["specifications"]["body"]), (&json!("WATCH"), &json!("30 g")));
}

#[tokio::test]
async fn the_ledger_and_the_audit_log_tell_of_it() {
    let shop = Shop::open().await;
    let id = shop.add("/addproduct", json!({"stock": 5})).await;
    edit(&shop, &id, form(&json!({"stock": 2, "brand": "apple"}))).await;
    let row = shop.ledger(&id).await[0].clone();
    assert_eq!(
        json!([row["cause"], row["before"], row["after"], row["actor"]]),
        json!(["edit", 5, 2, OWNER])
    );
    let note = shop.audit().await[0].clone();
    assert_eq!(json!([note["action"], note["subject"], note["subjectId"]]), json!(["edit", "product", id]));
    assert_eq!(note["detail"]["brand"], json!(["SAMSUNG", "APPLE"]));
    assert_eq!(note["detail"]["stock"], json!([5, 2]));
    assert_eq!(note["detail"].get("title"), None);
}

#[tokio::test]
async fn a_product_that_is_another_by_now_is_told_and_the_pictures_that_came_go() {
    let shop = Shop::open().await;
    let id = shop.add("/addproduct", json!({"stock": 5})).await;
    let opened = shop.product(&id).await;
    shop.admin().await.patch(&format!("/editproduct/{id}"), &json!({"stock": 4})).await;
    let now = shop.product(&id).await;
    let late = json!({"title": "Late", "stock": 5, "expectedStock": 5});
    let reply = edit(&shop, &id, form(&late).file("mainImage", &png(9))).await;
    reply.refused(409);
    assert_eq!(reply.json()["stock"], 4);
    let late = json!({"title": "Late", "expectedUpdatedAt": opened["updatedAt"]});
    let reply = edit(&shop, &id, form(&late)).await;
    reply.refused(409);
    assert_eq!(reply.json()["product"], now);
    assert_eq!(shop.product(&id).await, now);
    shop.pictures_become(1).await;
    let fresh = json!({"title": "Fine", "expectedStock": 4, "expectedUpdatedAt": now["updatedAt"]});
    assert_eq!(edit(&shop, &id, form(&fresh)).await.json()["product"]["title"], "Fine");
}

#[tokio::test]
async fn only_a_product_that_is_there_and_a_form_are_taken() {
    let shop = Shop::open().await;
    let id = shop.add("/addproduct", json!({})).await;
    edit(&shop, "nothing", form(&json!({"title": "x"}))).await.refused(404);
    let admin = shop.admin().await;
    let path = format!("/api/admin/products/{id}");
    admin.put(&path, &json!({"title": "x"})).await.refused(415);
    admin.delete(&format!("/product/{id}")).await;
    edit(&shop, &id, form(&json!({"title": "x"})).file("mainImage", &png(9))).await.refused(404);
    shop.pictures_become(1).await;
    let get = admin.send(Method::GET, &path, None, Body::empty()).await;
    get.refused(405);
    assert_eq!(get.header("allow"), Some("PUT"));
}
