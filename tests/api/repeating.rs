//! What is asked again after its answer was lost, and whom it is for: nothing happens twice, and nothing in another's name
//! (contract 5 and 11).

use serde_json::{Value, json};

use crate::checkout::{form, line, ordered, set_up};
use crate::order_admin::{deliver, points, stock};
use crate::order_moves::step;
use crate::support::Shop;

#[tokio::test]
async fn a_repeat_is_answered_as_at_first_whatever_the_shop_offers_by_now() {
    let shop = Shop::open().await;
    set_up(&shop).await;
    let admin = shop.admin().await;
    let coupon = json!({"code": "ONCE", "kind": "amount", "value": 100, "uses": 1});
    assert_eq!(admin.post("/api/admin/coupons", &coupon).await.status, 201);
    let phone = shop.add("/addproduct", json!({"stock": 5})).await;
    let fields = json!({"coupon": "once", "paymentMethod": "bKash", "transaction": "TRX12345"});
    let body = form(vec![line(&phone, 1)], 44_960, &fields);
    let visitor = shop.visitor().with("idempotency-key", "k");
    let first = visitor.post("/api/checkout", &body).await;
    assert_eq!(first.status, 200, "{}", first.text());
    // The zone has another name, bKash is not offered any more, the coupon is used up and the phone is sold out.
    let settings =
        json!({"deliveryZones": [{"name": "Town", "charge": 10, "freeFrom": 0}], "mobilePayments": []});
    assert_eq!(admin.put("/api/settings", &settings).await.status, 200);
    let again = visitor.post("/api/checkout", &body).await;
    assert_eq!((again.status.as_u16(), again.json()), (200, first.json()));
    assert_eq!(admin.get("/orders").await.rows().len(), 1);
    // Without the key it is a new order, which cannot be.
    shop.visitor().post("/api/checkout", &body).await.refused(400);
}

#[tokio::test]
async fn a_checkout_is_of_whom_the_page_believes_to_be_signed_in() {
    let shop = Shop::open().await;
    set_up(&shop).await;
    let phone = shop.add("/addproduct", json!({"stock": 9})).await;
    let customer = shop.customer().await;
    let own = customer.get("/api/me").await.json()["customer"]["_id"].clone();
    let body = |believed: Value| form(vec![line(&phone, 1)], 45_060, &json!({"customer": believed}));
    for (actor, believed) in
        [(&customer, json!("")), (&customer, json!("another")), (&shop.visitor(), own.clone())]
    {
        let refused = actor.post("/api/checkout", &body(believed.clone())).await;
        assert_eq!(
            refused.refused(409),
            "You are not signed in as before. Please review the order and try again.",
            "{believed}"
        );
    }
    assert_eq!(stock(&shop, &phone).await, 9);
    for (actor, believed) in [(&customer, own), (&shop.visitor(), json!("")), (&shop.visitor(), Value::Null)]
    {
        let placed = actor.post("/api/checkout", &body(believed)).await;
        assert_eq!(placed.status, 200, "{}", placed.text());
    }
}

#[tokio::test]
async fn a_return_that_is_sent_twice_comes_back_once() {
    let shop = Shop::open().await;
    set_up(&shop).await;
    let phone = shop.add("/addproduct", json!({"stock": 5, "buyPoints": 10})).await;
    let customer = shop.customer().await;
    let placed = ordered(&customer, vec![line(&phone, 3)], json!({})).await;
    let order = placed["orderId"].as_str().unwrap();
    assert_eq!(deliver(&shop, order).await.status, 200);
    let back = async |returned: i64| {
        let lines = json!([{"line": 1, "quantity": 1, "restock": true, "returned": returned}]);
        step(&shop, "return", order, json!({"lines": lines, "reason": "Did not fit."})).await
    };
    assert_eq!(back(0).await.status, 200);
    for stale in [0, 2] {
        assert_eq!(
            back(stale).await.refused(409),
            "Somebody else changed this order meanwhile. Please review it and try again."
        );
    }
    assert_eq!((stock(&shop, &phone).await, points(&shop).await), (3, json!(20)));
    assert_eq!(back(1).await.status, 200);
    assert_eq!((stock(&shop, &phone).await, points(&shop).await), (4, json!(10)));
}

#[tokio::test]
async fn what_is_refused_uses_up_none_of_a_visitors_orders() {
    let shop = Shop::open().await;
    set_up(&shop).await;
    let phone = shop.add("/addproduct", json!({"stock": 50})).await;
    let visitor = shop.visitor();
    for _ in 0..25 {
        visitor.post("/api/checkout", &form(vec![line(&phone, 1)], 1, &json!({}))).await.refused(409);
    }
    for _ in 0..20 {
        let placed = visitor.post("/api/checkout", &form(vec![line(&phone, 1)], 45_060, &json!({}))).await;
        assert_eq!(placed.status, 200, "{}", placed.text());
    }
    visitor.post("/api/checkout", &form(vec![line(&phone, 1)], 45_060, &json!({}))).await.refused(429);
}

#[tokio::test]
async fn codes_of_coupons_are_not_found_by_trying() {
    let shop = Shop::open().await;
    let coupon = json!({"code": "EID", "kind": "amount", "value": 100});
    assert_eq!(shop.admin().await.post("/api/admin/coupons", &coupon).await.status, 201);
    let phone = shop.add("/addproduct", json!({"stock": 5})).await;
    let visitor = shop.visitor();
    let told = async |code: &str| {
        let body = json!({"lines": [line(&phone, 1)], "coupon": code});
        visitor.post("/api/checkout/quote", &body).await.json()["couponMessage"].clone()
    };
    for n in 0..200 {
        assert_eq!(told(&format!("X{n:03}")).await, "This coupon code is not valid.");
    }
    assert_eq!(told("EID").await, "Too many attempts. Please wait a little and try again.");
    let elsewhere = shop.visitor().at("198.51.100.20");
    let body = json!({"lines": [line(&phone, 1)], "coupon": "EID"});
    assert_eq!(elsewhere.post("/api/checkout/quote", &body).await.json()["discount"], 100);
    shop.clock.advance(60 * 60_000 + 1000);
    assert_eq!(told("EID").await, Value::Null);
}
