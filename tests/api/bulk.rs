//! One change of stock or price for many products: all or none.

use serde_json::{Value, json};

use crate::support::{OWNER, Reply, Shop, listings};

async fn bulk(shop: &Shop, body: Value) -> Reply {
    shop.admin().await.post("/api/admin/products/bulk", &body).await
}

#[tokio::test]
async fn stock_is_set_or_added_to_through_the_ledger() {
    let shop = Shop::open().await;
    let mut ids = Vec::new();
    for (spec, stock) in listings().zip([0, 3, 5, 7, 9]) {
        ids.push(shop.add_to(spec, json!({"stock": stock})).await);
    }
    let reply = bulk(&shop, json!({"ids": ids, "stock": {"mode": "add", "value": 10}})).await;
    assert_eq!(reply.status, 200, "{}", reply.text());
    let body = reply.json();
    assert_eq!(body["success"], json!(true));
    for (n, stock) in [10, 13, 15, 17, 19].into_iter().enumerate() {
        assert_eq!(
            (&body["products"][n]["_id"], &body["products"][n]["stock"]),
            (&json!(ids[n]), &json!(stock))
        );
        assert_eq!(shop.product(&ids[n]).await, body["products"][n]);
        let row = shop.ledger(&ids[n]).await[0].clone();
        assert_eq!(
            json!([row["cause"], row["delta"], row["after"], row["actor"]]),
            json!(["edit", 10, stock, OWNER])
        );
    }
    let set = json!({"ids": [ids[0], ids[1], ids[0]], "stock": {"mode": "set", "value": "১০"}});
    let products = bulk(&shop, set).await.json()["products"].clone();
    assert_eq!(products.as_array().unwrap().len(), 2, "the same twice is one");
    assert_eq!((&products[0]["stock"], &products[1]["stock"]), (&json!(10), &json!(10)));
    assert_eq!(shop.ledger(&ids[0]).await.len(), 2, "a stock that stays is no row");
    let told: Vec<Value> = shop.audit().await.into_iter().filter(|row| row["action"] == "edit").collect();
    assert_eq!(told.len(), 6, "each change is told");
    assert_eq!(told[0]["detail"]["stock"], json!([13, 10]));
}

#[tokio::test]
async fn prices_are_set_added_to_or_moved_by_percent() {
    let shop = Shop::open().await;
    let id = shop.add("/addproduct", json!({"price": 1005, "offerPrice": 905})).await;
    for (field, mode, value, expected) in [
        // 1005 + 12.5 % = 1130.625
        ("price", "percent", json!(12.5), json!([1131, 905])),
        // 905 - 10 % = 814.5
        ("offerPrice", "percent", json!(-10), json!([1131, 815])),
        ("price", "add", json!(-31), json!([1100, 815])),
        ("offerPrice", "add", json!("10"), json!([1100, 825])),
        ("price", "set", json!(2000), json!([2000, 825])),
        ("offerPrice", "set", json!(0), json!([2000, 0])),
        // No offer: there is nothing to add to.
        ("offerPrice", "add", json!(50), json!([2000, 0])),
        ("offerPrice", "percent", json!(50), json!([2000, 0])),
        ("price", "set", json!(0), json!([0, 0])),
        ("price", "add", json!(50), json!([0, 0])),
    ] {
        let change = json!({"ids": [id], "price": {"field": field, "mode": mode, "value": value}});
        let reply = bulk(&shop, change.clone()).await;
        assert_eq!(reply.status, 200, "{change}: {}", reply.text());
        let product = reply.json()["products"][0].clone();
        assert_eq!(json!([product["price"], product["offerPrice"]]), expected, "{change}");
        assert_eq!(shop.product(&id).await, product);
    }
    let both = json!({"ids": [id], "stock": {"mode": "set", "value": 1},
        "price": {"field": "price", "mode": "set", "value": 5}});
    let product = bulk(&shop, both).await.json()["products"][0].clone();
    assert_eq!(json!([product["price"], product["stock"]]), json!([5, 1]));
}

#[tokio::test]
async fn a_product_that_cannot_be_changed_is_named_and_none_changes() {
    let shop = Shop::open().await;
    let fine =
        shop.add("/addproduct", json!({"title": "Fine", "price": 5000, "offerPrice": 0, "stock": 50})).await;
    let options = json!([{"option": "4GB", "priceDifference": -400}]);
    let odd = shop
        .add(
            "/addoffersale",
            json!({"title": "Odd", "price": 1000, "offerPrice": 900, "stock": 1, "ramStorage": options}),
        )
        .await;
    let before = [shop.product(&fine).await, shop.product(&odd).await];
    for change in [
        json!({"stock": {"mode": "add", "value": -2}}),
        json!({"price": {"field": "price", "mode": "add", "value": -101}}),
        json!({"price": {"field": "offerPrice", "mode": "percent", "value": -60}}),
        json!({"price": {"field": "offerPrice", "mode": "percent", "value": -100}}),
        json!({"price": {"field": "offerPrice", "mode": "set", "value": 1001}}),
        json!({"price": {"field": "offerPrice", "mode": "add", "value": -2000}}),
        json!({"stock": {"mode": "set", "value": 2}, "price": {"field": "price", "mode": "set", "value": 899}}),
    ] {
        let mut body = change.clone();
        body["ids"] = json!([fine, odd]);
        let reply = bulk(&shop, body).await;
        assert_eq!(reply.status, 400, "{change}: {}", reply.text());
        assert!(reply.fault(&odd).contains("Odd"), "{change}: {}", reply.text());
        if change["price"]["mode"] != "set" {
            assert_eq!(reply.json()["fields"].as_object().unwrap().len(), 1, "{change}");
        }
    }
    let reply =
        bulk(&shop, json!({"ids": [fine, odd, "nothing"], "stock": {"mode": "set", "value": 2}})).await;
    reply.fault("nothing");
    assert_eq!([shop.product(&fine).await, shop.product(&odd).await], before);
    assert_eq!(shop.ledger(&fine).await.len(), 1);
    assert_eq!(shop.audit().await.len(), 2);
}

#[tokio::test]
async fn a_body_that_says_nothing_clear_is_refused_by_its_field() {
    let shop = Shop::open().await;
    let id = shop.add("/addproduct", json!({})).await;
    let stock = json!({"mode": "set", "value": 1});
    let many: Vec<String> = (0..101).map(|n| n.to_string()).collect();
    for (body, field) in [
        (json!({"stock": stock}), "ids"),
        (json!({"ids": [], "stock": stock}), "ids"),
        (json!({"ids": "all", "stock": stock}), "ids"),
        (json!({"ids": [id, 7], "stock": stock}), "ids"),
        (json!({"ids": many, "stock": stock}), "ids"),
        (json!({"ids": [id]}), "stock"),
        (json!({"ids": [id], "stock": 5}), "stock"),
        (json!({"ids": [id], "stock": {"value": 5}}), "stock"),
        (json!({"ids": [id], "stock": {"mode": "percent", "value": 5}}), "stock"),
        (json!({"ids": [id], "stock": {"mode": "set", "value": -1}}), "stock"),
        (json!({"ids": [id], "stock": {"mode": "add", "value": 1_000_001}}), "stock"),
        (json!({"ids": [id], "stock": {"mode": "set"}}), "stock"),
        (json!({"ids": [id], "price": {"mode": "set", "value": 5}}), "price"),
        (json!({"ids": [id], "price": {"field": "title", "mode": "set", "value": 5}}), "price"),
        (json!({"ids": [id], "price": {"field": "price", "mode": "set", "value": 5.5}}), "price"),
        (json!({"ids": [id], "price": {"field": "price", "mode": "set", "value": 100_000_001}}), "price"),
        (json!({"ids": [id], "price": {"field": "price", "mode": "percent", "value": -101}}), "price"),
        (json!({"ids": [id], "price": {"field": "price", "mode": "percent", "value": 1.234}}), "price"),
    ] {
        let reply = bulk(&shop, body.clone()).await;
        assert_eq!(reply.status, 400, "{body}: {}", reply.text());
        reply.fault(field);
    }
}
