//! Orders of people who do not sign in (contract 6).

use serde_json::{Value, json};

use crate::people::mails_to;
use crate::support::{Reply, Shop};

/// A quick order that is fine; `fields` go over it.
pub fn quick(fields: &Value) -> Value {
    let mut all = json!({
        "ProductName": "Galaxy S25", "CustomerName": "Rahim", "DeliveryLocation": "House 5", "Email": "rahim@shop.example",
        "Phone": "01712345678", "Quantity": 1, "Message": "Please call first.",
    });
    for (name, value) in fields.as_object().unwrap() {
        all[name] = value.clone();
    }
    all
}

async fn send(shop: &Shop, fields: Value) -> Reply {
    shop.visitor().post("/order", &quick(&fields)).await
}

async fn stored(shop: &Shop) -> Vec<Value> {
    shop.admin().await.get("/orders").await.rows()
}

#[tokio::test]
async fn a_title_that_is_one_products_ties_the_order_to_it() {
    let shop = Shop::open().await;
    let id = shop.add("/addproduct", json!({})).await;
    let reply = send(&shop, json!({"Quantity": "2", "Phone": "+8801712345678"})).await;
    assert_eq!(reply.status, 200, "{}", reply.text());
    let body = reply.json();
    assert_eq!(body["acknowledged"], true);
    let order = stored(&shop).await[0].clone();
    assert_eq!((&order["_id"], &order["orderNumber"]), (&body["insertedId"], &body["orderNumber"]));
    for (field, value) in [
        ("userId", Value::Null),
        ("productId", json!(id)),
        ("price", json!(45_000)),
        ("total", json!(90_000)),
        ("category", json!("PHONE")),
        ("brand", json!("SAMSUNG")),
        ("userPhone", json!("01712345678")),
        ("userAddress", json!("House 5")),
        ("Message", json!("Please call first.")),
        ("paymentMethod", json!("Cash on Delivery")),
        ("paymentStatus", json!("pending")),
        ("stockTaken", json!(0)),
    ] {
        assert_eq!(order[field], value, "{field}");
    }
}

#[tokio::test]
async fn a_title_of_none_or_of_two_is_a_name_alone() {
    let shop = Shop::open().await;
    for path in ["/addproduct", "/addoffersale"] {
        shop.add(path, json!({})).await;
    }
    for name in ["Galaxy S25", "Something else"] {
        assert_eq!(send(&shop, json!({"ProductName": name})).await.status, 200);
        let order = stored(&shop).await[0].clone();
        assert_eq!(
            (&order["name"], &order["productId"], &order["price"]),
            (&json!(name), &Value::Null, &Value::Null)
        );
    }
    let chosen = shop.add("/addbestdeals", json!({"title": "Pixel"})).await;
    assert_eq!(send(&shop, json!({"ProductName": "whatever", "productId": chosen})).await.status, 200);
    assert_eq!(stored(&shop).await[0]["name"], "Pixel");
    send(&shop, json!({"productId": "nothing"})).await.refused(404);
}

#[tokio::test]
async fn a_chosen_variant_is_ordered_at_its_price_and_an_unknown_one_is_refused() {
    let shop = Shop::open().await;
    let fields = json!({"ramStorage": [{"option": "8GB/256GB", "priceDifference": 4000}]});
    let id = shop.add("/addproduct", fields).await;
    let wish = |ram: &str| json!({"productId": id, "ramStorage": ram, "Quantity": 2});
    let reply = send(&shop, wish("16GB/1TB")).await;
    assert_eq!(reply.status, 400, "{}", reply.text());
    assert!(reply.json()["fields"]["ramStorage"].is_string(), "{}", reply.text());
    assert!(stored(&shop).await.is_empty());
    assert_eq!(send(&shop, wish("8GB/256GB")).await.status, 200);
    let order = stored(&shop).await[0].clone();
    assert_eq!((&order["price"], &order["total"]), (&json!(49_000), &json!(98_000)));
    assert_eq!(order["ramStorage"], "8GB/256GB");
}

#[tokio::test]
async fn another_price_than_the_page_showed_is_refused_with_the_right_one() {
    let shop = Shop::open().await;
    let fields = json!({"offerPrice": 40_000, "ramStorage": [{"option": "8GB", "priceDifference": 4000}]});
    let id = shop.add("/addproduct", fields).await;
    for (variant, right) in [(Value::Null, 40_000), (json!("8GB"), 44_000)] {
        let wish = |price: Value| json!({"productId": id, "ramStorage": variant, "Price": price});
        for wrong in [right - 1, 45_000, 0] {
            let late = send(&shop, wish(json!(wrong))).await;
            late.refused(409);
            assert_eq!(late.json()["price"], json!(right));
        }
        send(&shop, wish(json!("cheap"))).await.fault("Price");
        assert!(stored(&shop).await.iter().all(|order| order["price"] != json!(45_000)));
        for seen in [json!(right), json!(right.to_string()), Value::Null] {
            assert_eq!(send(&shop, wish(seen)).await.status, 200);
            assert_eq!(stored(&shop).await[0]["price"], json!(right));
        }
    }
    assert_eq!(stored(&shop).await.len(), 6);
}

#[tokio::test]
async fn no_more_than_there_is_can_be_asked_for() {
    let shop = Shop::open().await;
    let (gone, six) = (
        shop.add("/addproduct", json!({"title": "Gone", "stock": 0})).await,
        shop.add("/addproduct", json!({"title": "Six", "stock": 6})).await,
    );
    for (fields, left) in [
        (json!({"productId": gone}), 0),
        (json!({"ProductName": "Gone"}), 0),
        (json!({"productId": six, "Quantity": 99}), 6),
        (json!({"productId": six, "Quantity": 7}), 6),
    ] {
        let refused = send(&shop, fields).await;
        assert_eq!(refused.refused(409), "Not enough stock.");
        assert_eq!(refused.json()["stock"], json!(left));
    }
    assert!(stored(&shop).await.is_empty());
    assert_eq!(send(&shop, json!({"productId": six, "Quantity": 6})).await.status, 200);
    let soon = shop.add("/addtranding", json!({"title": "Soon", "stock": 0})).await;
    assert_eq!(send(&shop, json!({"productId": soon, "Quantity": 9})).await.status, 200, "a pre-order");
}

#[tokio::test]
async fn a_product_without_a_price_cannot_be_ordered() {
    let shop = Shop::open().await;
    shop.add("/addtranding", json!({"price": 0, "offerPrice": 0})).await;
    assert_eq!(send(&shop, json!({})).await.refused(409), "Price to be announced");
}

#[tokio::test]
async fn a_quick_order_is_checked_field_by_field() {
    let shop = Shop::open().await;
    for (fields, field) in [
        (json!({"ProductName": ""}), "ProductName"),
        (json!({"CustomerName": " "}), "CustomerName"),
        (json!({"DeliveryLocation": null}), "DeliveryLocation"),
        (json!({"Email": "nobody"}), "Email"),
        (json!({"Phone": "123"}), "Phone"),
        (json!({"Quantity": 0}), "Quantity"),
        (json!({"Quantity": 100}), "Quantity"),
        (json!({"Quantity": null}), "Quantity"),
        (json!({"Email": ""}), "Email"),
        (json!({"Message": ""}), "Message"),
    ] {
        send(&shop, fields).await.fault(field);
    }
    assert!(stored(&shop).await.is_empty());
}

#[tokio::test]
async fn null_says_that_there_is_no_email_and_no_message() {
    let shop = Shop::open().await;
    let silent = quick(&json!({"Email": null, "Message": null}));
    assert_eq!(shop.visitor().post("/order", &silent).await.status, 200);
    let order = &stored(&shop).await[0];
    assert_eq!(json!([order["userEmail"], order["Message"]]), json!(["", ""]));
    for field in ["Email", "Message"] {
        let mut without = silent.clone();
        without.as_object_mut().unwrap().remove(field);
        shop.visitor().post("/order", &without).await.fault(field);
    }
}

#[tokio::test]
async fn what_fills_the_hidden_field_is_thanked_and_forgotten() {
    let shop = Shop::open().await;
    let reply = send(&shop, json!({"website": "http://spam.example"})).await;
    assert_eq!((reply.status.as_u16(), &reply.json()["acknowledged"]), (200, &json!(true)));
    assert!(reply.json()["orderNumber"].as_str().unwrap().starts_with("H-"));
    assert!(stored(&shop).await.is_empty());
}

#[tokio::test]
async fn a_repeat_with_its_key_is_one_order_and_a_key_belongs_to_a_phone() {
    let shop = Shop::open().await;
    let keyed = shop.visitor().with("idempotency-key", "k");
    let body = quick(&json!({}));
    let replies = futures_util::future::join_all((0..25).map(|_| keyed.post("/order", &body))).await;
    let first = replies[0].json();
    for reply in &replies {
        assert_eq!(
            (reply.status.as_u16(), reply.json()),
            (200, first.clone()),
            "repeats do not count for the limit"
        );
    }
    assert_eq!(stored(&shop).await.len(), 1);
    keyed.post("/order", &quick(&json!({"Quantity": 2}))).await.refused(409);
    let other = keyed.post("/order", &quick(&json!({"Phone": "01812345678"}))).await;
    assert_ne!(other.json()["insertedId"], first["insertedId"]);
}

#[tokio::test]
async fn twenty_an_hour_for_a_phone() {
    let shop = Shop::open().await;
    for _ in 0..20 {
        assert_eq!(send(&shop, json!({})).await.status, 200);
    }
    let refused = send(&shop, json!({})).await;
    refused.refused(429);
    assert!(refused.header("retry-after").is_some());
    assert_eq!(send(&shop, json!({"Phone": "01812345678"})).await.status, 200);
    shop.clock.advance(3_600_000);
    assert_eq!(send(&shop, json!({})).await.status, 200);
}

#[tokio::test]
async fn both_sides_are_told_by_mail() {
    let shop = Shop::open().await;
    shop.admin().await.put("/api/settings", &json!({"email": "boss@shop.example"})).await;
    let number = send(&shop, json!({})).await.json()["orderNumber"].as_str().unwrap().to_owned();
    let mail = mails_to(&shop, "rahim@shop.example", "We have received", 1).await;
    assert!(mail[0].text.contains(&format!("http://shop.example/track?order={number}")), "{}", mail[0].text);
    let told = mails_to(&shop, "boss@shop.example", "New order", 1).await;
    assert!(told[0].text.contains("Message: Please call first."));
}

#[tokio::test]
async fn nobodys_mailbox_is_filled_by_somebody_else() {
    let shop = Shop::open().await;
    shop.admin().await.put("/api/settings", &json!({"email": "boss@shop.example"})).await;
    for _ in 0..7 {
        assert_eq!(send(&shop, json!({})).await.status, 200);
    }
    mails_to(&shop, "boss@shop.example", "New order", 7).await;
    assert_eq!(mails_to(&shop, "rahim@shop.example", "We have received", 3).await.len(), 3);
}
