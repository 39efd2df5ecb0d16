//! How a basket is paid, and what its delivery costs where one product is ordered (contract 11).

use serde_json::json;

use crate::checkout::{form, line, order_of, ordered, quote, set_up};
use crate::support::Shop;

#[tokio::test]
async fn a_mobile_payment_belongs_to_one_live_order() {
    let shop = Shop::open().await;
    set_up(&shop).await;
    let id = shop.add("/addproduct", json!({"stock": 40})).await;
    let customer = shop.customer().await;
    let by_phone = json!({"paymentMethod": "bKash", "transaction": "abc-123 45"});
    let first = ordered(&customer, vec![line(&id, 1)], by_phone.clone()).await;
    assert_eq!(order_of(&shop, &first).await["transaction"], json!("ABC12345"));
    let again = form(vec![line(&id, 1)], 45_060, &by_phone);
    let refused = customer.post("/api/checkout", &again).await;
    assert_eq!(refused.refused(409), "This transaction id belongs to another order.");
    let cancel = json!({"userId": "customer", "orderId": first["orderId"]});
    assert_eq!(customer.post("/api/user/order/cancel", &cancel).await.status, 200);
    assert_eq!(customer.post("/api/checkout", &again).await.status, 200);
}

#[tokio::test]
async fn cash_is_offered_up_to_the_owners_limit() {
    let shop = Shop::open().await;
    set_up(&shop).await;
    let admin = shop.admin().await;
    admin.put("/api/settings", &json!({"codLimit": 45_060})).await;
    let id = shop.add("/addproduct", json!({"stock": 40})).await;
    let customer = shop.customer().await;
    let payments = async |quantity: i64| {
        let to = json!({"delivery": {"method": "delivery", "zone": "Chattogram"}});
        let asked = quote(&customer, vec![line(&id, quantity)], to).await;
        let methods = asked["payments"].as_array().unwrap().iter().map(|one| one["method"].clone());
        methods.collect::<Vec<_>>()
    };
    assert_eq!(payments(1).await, ["Cash on Delivery", "Store Payment", "bKash"]);
    assert_eq!(payments(2).await, ["Store Payment", "bKash"]);
    ordered(&customer, vec![line(&id, 1)], json!({})).await;
    let two = form(vec![line(&id, 2)], 90_060, &json!({}));
    let fault = customer.post("/api/checkout", &two).await.fault("paymentMethod");
    assert_eq!(fault, "Cash on Delivery is possible up to TK 45,060.");
    let place = json!({"productId": id, "quantity": 2, "paymentMethod": "Cash on Delivery"});
    customer.post("/api/order/place", &place).await.fault("paymentMethod");
}

#[tokio::test]
async fn orders_of_one_product_pay_the_charge_of_their_zone_too() {
    let shop = Shop::open().await;
    set_up(&shop).await;
    let id = shop.add("/addproduct", json!({"stock": 40})).await;
    let customer = shop.customer().await;
    for (fields, total) in [
        (json!({"paymentMethod": "Cash on Delivery"}), 45_060),
        (json!({"paymentMethod": "Cash on Delivery", "zone": "Elsewhere"}), 45_150),
        (json!({"paymentMethod": "Store Payment"}), 45_000),
    ] {
        let mut body = json!({"productId": id, "quantity": 1});
        for (name, value) in fields.as_object().unwrap() {
            body[name] = value.clone();
        }
        let placed = customer.post("/api/order/place", &body).await.json();
        assert_eq!(placed["total"], json!(total), "{fields}");
        let order = order_of(&shop, &placed).await;
        assert_eq!((&order["price"], &order["total"]), (&json!(45_000), &json!(total)));
    }
    let nowhere = json!({"productId": id, "paymentMethod": "Cash on Delivery", "zone": "Moon"});
    customer.post("/api/order/place", &nowhere).await.fault("zone");
    let quick = crate::quick_orders::quick(&json!({"productId": id}));
    assert_eq!(shop.visitor().post("/order", &quick).await.status, 200);
    let order = shop.admin().await.get("/orders").await.rows()[0].clone();
    assert_eq!((&order["total"], &order["zone"]), (&json!(45_060), &json!("Chattogram")));
}
