//! Moving a product to another listing, and duplicating one.

use serde_json::{Value, json};

use crate::support::{OWNER, Shop, listings};

#[tokio::test]
async fn a_product_moves_between_any_two_listings() {
    let shop = Shop::open().await;
    let admin = shop.admin().await;
    for from in listings() {
        for to in listings().filter(|to| to.name != from.name) {
            let id = shop.add_to(from, json!({"stock": 5})).await;
            let mut expected = shop.product(&id).await;
            let reply =
                admin.post(&format!("/api/admin/products/{id}/move"), &json!({"listing": to.name})).await;
            assert_eq!(reply.status, 200, "{} to {}: {}", from.name, to.name, reply.text());
            let body = reply.json();
            assert_eq!((&body["success"], body["message"].is_string()), (&json!(true), true));
            expected["listing"] = json!(to.name);
            expected["updatedAt"] = body["product"]["updatedAt"].clone();
            assert_eq!(body["product"], expected);
            // Every listing's calls agree with it.
            let json = shop.visitor().with("accept", "application/json");
            assert_eq!(json.get(&to.item_of(&id)).await.json(), expected);
            assert_eq!(shop.visitor().get(to.list).await.json()[0], expected);
            assert!(!shop.visitor().get(from.list).await.column("_id").contains(&id));
            if !from.finds_all {
                json.get(&from.item_of(&id)).await.refused(404);
            }
            shop.visitor().get(&to.detail_of(&id)).await.page(200);
            // A link of before leads to where the product stands, until it moves on.
            let mut links = vec![from.detail_of(&id)];
            match from.name {
                "upcoming" => links.push(format!("/tranding/{id}")),
                "bestdeal" => links.push(format!("/bestdeals/{id}")),
                _ => {}
            }
            for link in links {
                let present = format!("{}?fbclid=x", to.detail_of(&id));
                let page = shop.visitor().with("accept", "text/html");
                for reply in [
                    page.get(&format!("{link}?fbclid=x")).await,
                    page.head(&format!("{link}?fbclid=x")).await,
                ] {
                    assert_eq!(
                        (reply.status.as_u16(), reply.header("location")),
                        (302, Some(present.as_str()))
                    );
                    assert_eq!(reply.header("cache-control"), Some("no-store"));
                }
            }
            shop.visitor().patch_empty(&from.view.replace("{id}", &id)).await.refused(404);
            admin.patch(&from.edit.replace("{id}", &id), &json!({"title": "x"})).await.refused(404);
            assert_eq!(shop.ledger(&id).await.len(), 1, "the stock is not touched");
            let note = shop.audit().await[0].clone();
            assert_eq!(json!([note["action"], note["subjectId"]]), json!(["edit", id]));
            assert_eq!(note["detail"]["listing"], json!([from.name, to.name]));
        }
    }
}

#[tokio::test]
async fn a_product_that_is_gone_is_found_at_no_address() {
    let shop = Shop::open().await;
    let admin = shop.admin().await;
    let id = shop.add("/addtranding", json!({})).await;
    admin.post(&format!("/api/admin/products/{id}/move"), &json!({"listing": "product"})).await;
    admin.delete(&format!("/product/{id}")).await;
    for spec in listings() {
        shop.visitor().with("accept", "text/html").get(&spec.detail_of(&id)).await.page(404);
    }
}

#[tokio::test]
async fn carts_favourites_and_orders_follow_a_move() {
    let shop = Shop::open().await;
    let (admin, buyer) = (shop.admin().await, shop.customer().await);
    let id = shop.add("/addbestdeals", json!({"stock": 5})).await;
    let product = json!({"productId": id});
    for path in ["/api/cart/add", "/api/favorites/add"] {
        assert_eq!(buyer.post(path, &product).await.status, 200, "{path}");
    }
    let order = json!({"productId": id, "paymentMethod": "Store Payment"});
    assert_eq!(buyer.post("/api/order/place", &order).await.status, 200);
    assert_eq!(buyer.post("/api/cart/add", &product).await.status, 200);
    admin.post(&format!("/api/admin/products/{id}/move"), &json!({"listing": "exclusive"})).await;
    let me = buyer.get("/api/me").await.json()["customer"].clone();
    for list in ["cart", "favourites", "orders"] {
        let line = &me[list][0];
        assert_eq!((&line["productId"], &line["listing"]), (&json!(id), &json!("exclusive")), "{list}");
    }
    assert_eq!(me["cart"][0]["available"], json!(true));
    assert_eq!(buyer.post("/api/order/place", &order).await.status, 200, "it can still be ordered");
    assert_eq!(shop.product(&id).await["stock"], 3);
}

#[tokio::test]
async fn a_move_that_cannot_be_is_refused_and_changes_nothing() {
    let shop = Shop::open().await;
    let admin = shop.admin().await;
    let id = shop.add("/addproduct", json!({})).await;
    let path = format!("/api/admin/products/{id}/move");
    let before = shop.product(&id).await;
    for bad in [json!({}), json!({"listing": "PRODUCT"}), json!({"listing": "best"}), json!({"listing": 1})] {
        admin.post(&path, &bad).await.fault("listing");
    }
    let there = admin.post(&path, &json!({"listing": "product"})).await;
    assert_eq!(there.refused(409), "This product is in Products already.");
    let late = json!({"listing": "offer", "expectedUpdatedAt": "2020-01-01T00:00:00.000Z"});
    let reply = admin.post(&path, &late).await;
    reply.refused(409);
    assert_eq!(reply.json()["product"], before);
    admin.post("/api/admin/products/nothing/move", &json!({"listing": "offer"})).await.refused(404);
    assert_eq!(shop.product(&id).await, before);
    let right = json!({"listing": "offer", "expectedUpdatedAt": before["updatedAt"]});
    assert_eq!(admin.post(&path, &right).await.json()["product"]["listing"], "offer");
}

#[tokio::test]
async fn a_copy_stands_in_the_same_listing_without_stock() {
    let shop = Shop::open().await;
    let admin = shop.admin().await;
    for spec in listings() {
        let fields = json!({
            "stock": 5, "buyPoints": 9, "emiAvailable": true, "views": 77,
            "specifications": [{"field": "Chip", "value": "M4"}],
            "ramStorage": [{"option": "8GB", "priceDifference": 5}],
            "availableColors": [{"color": "Blue", "priceDifference": 1}],
        });
        let id = shop.add_to(spec, fields).await;
        let mut expected = shop.product(&id).await;
        let reply = admin.post(&format!("/api/admin/products/{id}/duplicate"), &json!({})).await;
        assert_eq!(reply.status, 200, "{}", reply.text());
        let body = reply.json();
        let copy = body["insertedId"].as_str().unwrap().to_owned();
        assert_ne!(copy, id);
        for (field, value) in [
            ("_id", json!(copy)),
            ("title", json!("Galaxy S25 (copy)")),
            ("stock", json!(0)),
            ("views", json!(10)),
            ("createdAt", body["product"]["createdAt"].clone()),
            ("updatedAt", body["product"]["updatedAt"].clone()),
        ] {
            expected[field] = value;
        }
        assert_eq!(body, json!({"acknowledged": true, "insertedId": copy, "product": expected}));
        assert_eq!(shop.product(&copy).await, expected);
        assert_eq!(shop.visitor().get(spec.list).await.json()[0]["_id"], json!(copy), "the newest");
        let ledger = shop.ledger(&copy).await;
        assert_eq!((ledger.len(), &ledger[0]["after"]), (1, &json!(0)));
        let note = shop.audit().await[0].clone();
        assert_eq!(
            json!([note["action"], note["subjectId"], note["detail"]["copyOf"], note["adminEmail"]]),
            json!(["add", copy, id, OWNER])
        );
    }
    // Both pictures of each product are shared: they stay for as long as one of the two names them.
    shop.pictures_become(2).await;
}

#[tokio::test]
async fn the_title_of_a_copy_fits() {
    let shop = Shop::open().await;
    let admin = shop.admin().await;
    for (title, copied) in [
        ("ক".repeat(200), format!("{} (copy)", "ক".repeat(193))),
        ("x ".repeat(97), format!("{} (copy)", "x ".repeat(97).trim())),
    ] {
        let id = shop.add("/addproduct", json!({"title": title})).await;
        let body = admin.post(&format!("/api/admin/products/{id}/duplicate"), &json!({})).await.json();
        assert_eq!(body["product"]["title"], json!(copied));
    }
    admin.post("/api/admin/products/nothing/duplicate", &Value::Null).await.refused(404);
}
