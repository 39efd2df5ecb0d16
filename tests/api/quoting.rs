//! What a basket costs today, and what of it can be had (contract 11).

use serde_json::{Value, json};

use crate::checkout::{line, quote, set_up};
use crate::order_admin::stock;
use crate::support::Shop;

#[tokio::test]
async fn a_quote_says_what_a_basket_costs_and_writes_nothing() {
    let shop = Shop::open().await;
    set_up(&shop).await;
    let phone = shop.add("/addproduct", json!({"stock": 3, "buyPoints": 10})).await;
    let cover =
        shop.add("/addproduct", json!({"title": "Cover", "price": 500, "offerPrice": 0, "stock": 9})).await;
    let visitor = shop.visitor();
    let asked = quote(&visitor, vec![line(&phone, 2), line(&cover, 3)], json!({})).await;
    let image = |id: &str| {
        let found = asked["lines"].as_array().unwrap().iter().find(|line| line["productId"] == id).unwrap();
        found["mainImage"].clone()
    };
    let expected = json!({
        "lines": [
            {"productId": phone, "title": "Galaxy S25", "color": "", "ramStorage": "", "mainImage": image(&phone),
             "price": 45_000, "quantity": 2, "total": 90_000, "points": 20, "available": true},
            {"productId": cover, "title": "Cover", "color": "", "ramStorage": "", "mainImage": image(&cover),
             "price": 500, "quantity": 3, "total": 1500, "points": 0, "available": true},
        ],
        "subtotal": 91_500, "discount": 0, "coupon": null, "deliveryCharge": 0, "total": 91_500, "points": 20,
        "zones": [{"name": "Chattogram", "charge": 60, "freeFrom": 100_000},
            {"name": "Elsewhere", "charge": 150, "freeFrom": 0}],
        "payments": [{"method": "Cash on Delivery"}, {"method": "Store Payment"},
            {"method": "bKash", "number": "01700-000000", "text": "Send money, then type the id."}],
    });
    assert_eq!(asked, expected);
    assert_eq!((stock(&shop, &phone).await, stock(&shop, &cover).await), (3, 9));
    let to = |zone: &str| json!({"delivery": {"method": "delivery", "zone": zone}});
    for (lines, delivery, charge) in [
        (vec![line(&phone, 2)], to("Chattogram"), 60),
        (vec![line(&phone, 3)], to("Chattogram"), 0),
        (vec![line(&phone, 3)], to("Elsewhere"), 150),
        (vec![line(&phone, 2)], json!({"delivery": {"method": "pickup", "branch": "Chawkbazar"}}), 0),
    ] {
        let asked = quote(&visitor, lines, delivery.clone()).await;
        assert_eq!(asked["deliveryCharge"], json!(charge), "{delivery}");
        assert_eq!(asked["total"].as_i64(), Some(asked["subtotal"].as_i64().unwrap() + charge));
    }
}

#[tokio::test]
async fn a_quote_tells_line_by_line_what_cannot_be_had() {
    let shop = Shop::open().await;
    let variants = json!({"stock": 5, "ramStorage": [{"option": "8GB", "priceDifference": 100}],
        "availableColors": [{"color": "Blue", "priceDifference": -50}]});
    let phone = shop.add("/addproduct", variants).await;
    let unpriced = shop.add("/addproduct", json!({"title": "Soon", "price": 0, "offerPrice": 0})).await;
    let variant = |color: &str, ram: &str, quantity: i64| json!({"productId": phone, "color": color, "ramStorage": ram, "quantity": quantity});
    let lines = vec![
        variant("Blue", "8GB", 4),
        variant("Blue", "8GB", 2),
        variant("", "8GB", 1),
        variant("Blue", "", 1),
        variant("Red", "8GB", 1),
        line(&unpriced, 1),
        line("nothing", 1),
    ];
    let asked = quote(&shop.visitor(), lines, json!({})).await;
    let told: Vec<Value> = asked["lines"]
        .as_array()
        .unwrap()
        .iter()
        .map(|line| json!([line["available"], line["stock"], line["message"]]))
        .collect();
    assert_eq!(
        told,
        [
            json!([true, null, null]),
            json!([false, 1, "Not enough stock."]),
            json!([false, null, "Please choose a colour."]),
            json!([false, null, "Please choose RAM / storage."]),
            json!([false, null, "This product is not offered in this colour."]),
            json!([false, null, "Price to be announced"]),
            json!([false, null, "Product not found."]),
        ]
    );
    assert_eq!(asked["subtotal"], json!(4 * 45_050));
}

#[tokio::test]
async fn questions_are_checked() {
    let shop = Shop::open().await;
    set_up(&shop).await;
    let id = shop.add("/addproduct", json!({})).await;
    let visitor = shop.visitor();
    let ask = async |body: Value| visitor.post("/api/checkout/quote", &body).await;
    ask(json!({})).await.fault("lines");
    ask(json!({"lines": []})).await.fault("lines");
    ask(json!({"lines": vec![line(&id, 1); 51]})).await.fault("lines");
    for quantity in [json!(0), json!(100), json!("many"), json!(1.5)] {
        ask(json!({"lines": [{"productId": id, "quantity": quantity}]})).await.fault("lines");
    }
    let with = |delivery: Value| json!({"lines": [line(&id, 1)], "delivery": delivery});
    ask(with(json!({"method": "drone"}))).await.fault("delivery");
    ask(with(json!("delivery"))).await.fault("delivery");
    ask(with(json!({"method": "delivery", "zone": "Moon"}))).await.fault("zone");
    ask(with(json!({"method": "pickup", "branch": "Moon"}))).await.fault("branch");
}
