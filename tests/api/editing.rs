//! Editing products: only what is sent changes, and nobody overwrites what somebody else did meanwhile (contract 4
//! and 7).

use serde_json::{Value, json};

use crate::support::{OWNER, Shop, listings};

async fn product(shop: &Shop, id: &str) -> Value {
    shop.visitor().get(&format!("/allproducts/{id}")).await.json()
}

async fn ledger(shop: &Shop, id: &str) -> Vec<Value> {
    shop.admin().await.get(&format!("/api/admin/stock-ledger?product={id}")).await.rows()
}

#[tokio::test]
async fn only_the_fields_sent_change() {
    let shop = Shop::open().await;
    let admin = shop.admin().await;
    for spec in listings() {
        let id = shop.add_to(spec, json!({"buyPoints": 7})).await;
        let path = spec.edit.replace("{id}", &id);
        let mut expected = product(&shop, &id).await;
        for (field, sent, stored) in [
            ("title", json!("  Galaxy S26 \u{7}"), json!("Galaxy S26")),
            ("price", json!(60_000), json!(60_000)),
            ("offerPrice", json!("৫৫০০০"), json!(55_000)),
            ("offerPrice", json!(0), json!(0)),
            ("stock", json!("9"), json!(9)),
            ("description", json!("One.\r\nTwo."), json!("One.\nTwo.")),
            ("warranty", json!("2 years"), json!("2 years")),
        ] {
            let before = expected["updatedAt"].as_str().unwrap().to_owned();
            let reply = admin.patch(&path, &json!({field: sent})).await;
            assert_eq!(reply.status, 200, "{path} {field}: {}", reply.text());
            let body = reply.json();
            let ends_offer = field == "offerPrice" && stored == 0;
            expected[field] = stored;
            if field == "price" {
                // Raised beside an offer: nobody was asked for it.
                expected["offerOnly"] = json!(true);
            } else if ends_offer {
                expected.as_object_mut().unwrap().remove("offerOnly");
            }
            expected["updatedAt"] = body["product"]["updatedAt"].clone();
            assert!(expected["updatedAt"].as_str().unwrap() > before.as_str(), "{field} moves updatedAt");
            assert_eq!(
                body,
                json!({"success": true, "message": "Product updated successfully!", "code": "product_updated", "product": expected})
            );
            assert_eq!(product(&shop, &id).await, expected, "{path} {field}");
            assert_eq!(shop.visitor().get(spec.list).await.json()[0], expected, "{} {field}", spec.list);
        }
    }
}

#[tokio::test]
async fn several_fields_change_at_once_and_an_empty_edit_changes_nothing() {
    let shop = Shop::open().await;
    let admin = shop.admin().await;
    for spec in listings() {
        let id = shop.add_to(spec, json!({})).await;
        let path = spec.edit.replace("{id}", &id);
        let all = json!({"title": "T", "price": 10, "offerPrice": 9, "stock": 8, "description": "D", "warranty": "W"});
        let after = admin.patch(&path, &all).await.json()["product"].clone();
        for (field, value) in all.as_object().unwrap() {
            assert_eq!(after[field], *value);
        }
        for nothing in [json!({}), json!({"title": null, "stock": null}), all] {
            let reply = admin.patch(&path, &nothing).await;
            assert_eq!(reply.json()["product"], after, "{nothing}");
        }
        assert_eq!(ledger(&shop, &id).await.len(), 2);
    }
}

#[tokio::test]
async fn what_is_wrong_is_told_by_its_field_and_nothing_changes() {
    let shop = Shop::open().await;
    let admin = shop.admin().await;
    for spec in listings() {
        let fields = json!({"price": 1000, "offerPrice": 900, "stock": 5,
            "ramStorage": [{"option": "4GB", "priceDifference": -500}]});
        let id = shop.add_to(spec, fields).await;
        let path = spec.edit.replace("{id}", &id);
        let before = product(&shop, &id).await;
        for (edit, field) in [
            (json!({"title": ""}), "title"),
            (json!({"title": " \u{0} "}), "title"),
            (json!({"title": "x".repeat(201)}), "title"),
            (json!({"title": ["x"]}), "title"),
            (json!({"description": ""}), "description"),
            (json!({"description": "x".repeat(20_001)}), "description"),
            (json!({"warranty": ""}), "warranty"),
            (json!({"warranty": "x".repeat(201)}), "warranty"),
            (json!({"price": -1}), "price"),
            (json!({"price": ""}), "price"),
            (json!({"price": 1000.5}), "price"),
            (json!({"price": 100_000_001}), "price"),
            (json!({"offerPrice": -1}), "offerPrice"),
            (json!({"offerPrice": "x"}), "offerPrice"),
            (json!({"stock": -1}), "stock"),
            (json!({"stock": 1_000_001}), "stock"),
            (json!({"stock": true}), "stock"),
            (json!({"offerPrice": 1001}), "offerPrice"),
            (json!({"price": 899}), "offerPrice"),
            // A variant would be asked 499 - 500.
            (json!({"offerPrice": 499}), "price"),
            (json!({"title": "Fine", "stock": -1}), "stock"),
            (json!({"stock": 6, "expectedStock": "many"}), "expectedStock"),
        ] {
            let reply = admin.patch(&path, &edit).await;
            assert_eq!(reply.status, 400, "{edit}: {}", reply.text());
            reply.fault(field);
        }
        assert_eq!(product(&shop, &id).await, before, "{}", spec.name);
    }
}

#[tokio::test]
async fn an_edit_reaches_its_own_listing_alone() {
    let shop = Shop::open().await;
    let admin = shop.admin().await;
    for own in listings() {
        let id = shop.add_to(own, json!({})).await;
        for other in listings().filter(|other| other.listing != own.listing) {
            admin.patch(&other.edit.replace("{id}", &id), &json!({"title": "x"})).await.refused(404);
        }
        admin.patch(&own.edit.replace("{id}", "nothing"), &json!({"title": "x"})).await.refused(404);
        assert_eq!(product(&shop, &id).await["title"], "Galaxy S25");
    }
}

#[tokio::test]
async fn fields_that_an_edit_does_not_have_are_ignored() {
    let shop = Shop::open().await;
    let admin = shop.admin().await;
    for spec in listings() {
        let id = shop.add_to(spec, json!({})).await;
        let mut expected = product(&shop, &id).await;
        let edit = json!({"title": "New", "_id": "mine", "listing": "offer", "views": 9000, "points": 9,
            "createdAt": "2000-01-01T00:00:00Z", "updatedAt": "2000-01-01T00:00:00Z", "mainImage": "/uploads/x.webp"});
        let after = admin.patch(&spec.edit.replace("{id}", &id), &edit).await.json()["product"].clone();
        expected["title"] = json!("New");
        expected["updatedAt"] = after["updatedAt"].clone();
        assert_eq!(after, expected, "{}", spec.name);
        assert!(!after["updatedAt"].as_str().unwrap().starts_with("2000"));
    }
}

#[tokio::test]
async fn a_stock_that_is_another_by_now_is_told_and_nothing_changes() {
    let shop = Shop::open().await;
    let admin = shop.admin().await;
    for spec in listings() {
        let id = shop.add_to(spec, json!({"stock": 5})).await;
        let path = spec.edit.replace("{id}", &id);
        let right = admin.patch(&path, &json!({"stock": 4, "expectedStock": 5})).await;
        assert_eq!(right.json()["product"]["stock"], 4);
        let before = product(&shop, &id).await;
        let late = admin.patch(&path, &json!({"stock": 3, "title": "New", "expectedStock": "5"})).await;
        late.refused(409);
        assert_eq!(late.json()["stock"], 4, "the current stock is told");
        assert_eq!(product(&shop, &id).await, before);
        assert_eq!(ledger(&shop, &id).await.len(), 2);
    }
}

#[tokio::test]
async fn a_whole_form_of_before_a_sale_does_not_undo_the_sale() {
    let shop = Shop::open().await;
    let (admin, buyer) = (shop.admin().await, shop.customer().await);
    let id = shop.add("/addproduct", json!({"stock": 5})).await;
    let path = format!("/editproduct/{id}");
    let opened = product(&shop, &id).await;
    let form = |title: &str, stock: i64, seen: &Value| {
        json!({
            "title": title, "price": opened["price"], "offerPrice": opened["offerPrice"], "stock": stock,
            "description": opened["description"], "warranty": opened["warranty"], "expectedUpdatedAt": seen["updatedAt"],
        })
    };
    shop.clock.advance(1);
    buyer.post("/api/order/place", &json!({"productId": id, "paymentMethod": "Store Payment"})).await;
    let late = admin.patch(&path, &form("New", 5, &opened)).await;
    late.refused(409);
    assert_eq!((&late.json()["stock"], &product(&shop, &id).await["title"]), (&json!(4), &opened["title"]));
    // With the stock of today it goes through, and so does a form without a stock.
    assert_eq!(admin.patch(&path, &form("New", 4, &opened)).await.status, 200);
    let seen = product(&shop, &id).await;
    assert_eq!((&seen["title"], &seen["stock"]), (&json!("New"), &json!(4)));
    // A person who has seen the sale counts the shelf.
    assert_eq!(admin.patch(&path, &form("New", 9, &seen)).await.status, 200);
    assert_eq!(product(&shop, &id).await["stock"], 9);
}

#[tokio::test]
async fn of_two_edits_at_once_that_expect_the_same_stock_one_wins() {
    let shop = Shop::open().await;
    let admin = shop.admin().await;
    let id = shop.add("/addproduct", json!({"stock": 5})).await;
    let path = format!("/editproduct/{id}");
    let edits: Vec<Value> = (0..8).map(|n| json!({"stock": 10 + n, "expectedStock": 5})).collect();
    let replies = futures_util::future::join_all(edits.iter().map(|edit| admin.patch(&path, edit))).await;
    let won = replies.iter().filter(|reply| reply.status == 200).count();
    let lost = replies.iter().filter(|reply| reply.status == 409).count();
    assert_eq!((won, lost), (1, 7));
    assert_eq!(ledger(&shop, &id).await.len(), 2);
}

#[tokio::test]
async fn a_product_that_changed_meanwhile_is_told_as_it_is_now() {
    let shop = Shop::open().await;
    let admin = shop.admin().await;
    for spec in listings() {
        let id = shop.add_to(spec, json!({})).await;
        let path = spec.edit.replace("{id}", &id);
        let opened = product(&shop, &id).await["updatedAt"].clone();
        // A view is no change.
        shop.visitor().patch_empty(&spec.view.replace("{id}", &id)).await;
        let first = admin.patch(&path, &json!({"title": "First", "expectedUpdatedAt": opened})).await;
        assert_eq!(first.status, 200, "{}", first.text());
        let now = product(&shop, &id).await;
        let second = admin.patch(&path, &json!({"title": "Second", "expectedUpdatedAt": opened})).await;
        second.refused(409);
        assert_eq!(second.json()["product"], now, "the current product is told");
        assert_eq!(product(&shop, &id).await, now);
        let third =
            admin.patch(&path, &json!({"title": "Third", "expectedUpdatedAt": now["updatedAt"]})).await;
        assert_eq!(third.json()["product"]["title"], "Third");
        assert_eq!(third.json()["product"]["views"], 11, "the view stays counted");
    }
}

#[tokio::test]
async fn a_change_of_stock_is_a_row_of_the_ledger_and_another_change_is_not() {
    let shop = Shop::open().await;
    let admin = shop.admin().await;
    for spec in listings() {
        let id = shop.add_to(spec, json!({"stock": 5})).await;
        let path = spec.edit.replace("{id}", &id);
        for edit in [json!({"title": "New"}), json!({"stock": 5}), json!({"stock": 2}), json!({"stock": 12})]
        {
            assert_eq!(admin.patch(&path, &edit).await.status, 200);
        }
        let rows = ledger(&shop, &id).await;
        let told: Vec<Value> = rows
            .iter()
            .map(|r| json!([r["cause"], r["before"], r["after"], r["delta"], r["actor"]]))
            .collect();
        assert_eq!(
            told,
            [
                json!(["edit", 2, 12, 10, OWNER]),
                json!(["edit", 5, 2, -3, OWNER]),
                json!(["added", 0, 5, 5, OWNER]),
            ]
        );
    }
}
