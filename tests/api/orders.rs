//! Orders of customers (contract 5).

use serde_json::{Value, json};

use crate::people::mails_to;
use crate::support::{Actor, OWNER, Options, Reply, Shop};

/// An order that is fine; `fields` go over it.
pub fn order(product: &str, fields: &Value) -> Value {
    let mut all = json!({"productId": product, "quantity": 1, "paymentMethod": "Cash on Delivery"});
    for (name, value) in fields.as_object().unwrap() {
        all[name] = value.clone();
    }
    all
}

async fn place(actor: &Actor<'_>, product: &str, fields: Value) -> Reply {
    actor.post("/api/order/place", &order(product, &fields)).await
}

async fn stock(shop: &Shop, id: &str) -> i64 {
    shop.visitor().get(&format!("/allproducts/{id}")).await.json()["stock"].as_i64().unwrap()
}

fn variants() -> Value {
    json!({
        "buyPoints": 7,
        "ramStorage": [{"option": "8GB/256GB", "priceDifference": 5000}],
        "availableColors": [{"color": "Blue", "priceDifference": -500}],
    })
}

#[tokio::test]
async fn an_order_is_a_copy_of_what_was_sold() {
    let shop = Shop::open().await;
    let (admin, customer) = (shop.admin().await, shop.customer().await);
    let id = shop.add("/addproduct", variants()).await;
    let sent = json!({"userId": "customer", "color": "Blue", "ramStorage": "8GB/256GB", "price": 49_500, "quantity": "3",
        "name": "Cheap", "points": 9999, "category": "x", "brand": "y", "mainImage": "z", "total": 1,
        "paymentMethod": "Store Payment"});
    let reply = place(&customer, &id, sent).await;
    assert_eq!(reply.status, 200, "{}", reply.text());
    let body = reply.json();
    assert_eq!((&body["success"], &body["message"]), (&json!(true), &json!("Order placed successfully!")));
    assert_eq!(body["total"], json!(148_500));
    let number = body["orderNumber"].as_str().unwrap();
    assert!(number.starts_with("H-") && number.len() == 11, "{number}");
    let product = shop.visitor().get(&format!("/allproducts/{id}")).await.json();
    assert_eq!(product["stock"], json!(2));
    let seen = body["user"]["orders"][0].clone();
    let mut expected = json!({
        "orderId": body["orderId"], "orderNumber": number, "productId": id, "listing": "product", "name": "Galaxy S25",
        "category": "PHONE", "brand": "SAMSUNG", "mainImage": product["mainImage"], "color": "Blue",
        "ramStorage": "8GB/256GB", "price": 49_500, "quantity": 3, "total": 148_500, "points": 21,
        "paymentMethod": "Store Payment", "paymentStatus": "pending", "OrderStatus": "We have received your order",
        "delivery": "2-3 days", "phone": "01712345678", "address": "", "orderedAt": seen["orderedAt"],
    });
    let details = json!({
        "approvedAt": null, "shippedAt": null, "deliveredAt": null, "returnedAt": null, "cancelledAt": null,
        "lines": [{"line": 1, "productId": id, "listing": "product", "name": "Galaxy S25", "category": "PHONE",
            "brand": "SAMSUNG", "mainImage": product["mainImage"], "color": "Blue", "ramStorage": "8GB/256GB",
            "price": 49_500, "quantity": 3, "total": 148_500, "points": 21, "returned": 0}],
        "subtotal": 148_500, "discount": 0, "coupon": "", "deliveryCharge": 0, "deliveryMethod": "pickup", "zone": "",
        "branch": "", "courier": "", "trackingNumber": "", "trackingLink": "", "transaction": "",
        "paymentReceived": false, "stage": "pending", "reason": "",
    });
    for (name, value) in details.as_object().unwrap() {
        expected[name] = value.clone();
    }
    assert_eq!(seen, expected);
    assert_eq!(body["user"]["pendingOrders"], json!([seen]));
    assert_eq!(body["user"]["pendingPayments"], json!([seen]));
    assert_eq!(body["user"]["totalOrders"], json!(1));
    // The product changes and goes; the order stays as it was.
    admin
        .patch(
            &format!("/editproduct/{id}"),
            &json!({"title": "Other", "price": 90_000, "offerPrice": 80_000}),
        )
        .await;
    admin.delete(&format!("/product/{id}")).await;
    let mut afterwards = expected.clone();
    afterwards["productGone"] = json!(true);
    afterwards["lines"][0]["productGone"] = json!(true);
    assert_eq!(customer.get("/api/my/orders").await.rows(), [afterwards]);
    admin.post(&format!("/api/admin/trash/{id}/restore"), &json!({})).await;
    assert_eq!(customer.get("/api/my/orders").await.rows(), [expected]);
    let ledger = admin.get(&format!("/api/admin/stock-ledger?product={id}")).await.rows();
    assert_eq!(
        (&ledger[0]["cause"], &ledger[0]["delta"], &ledger[0]["orderId"]),
        (&json!("order"), &json!(-3), &body["orderId"])
    );
    assert_eq!(ledger[0]["actor"], "customer@shop.example");
}

#[tokio::test]
async fn another_price_is_refused_with_the_right_one() {
    let shop = Shop::open().await;
    let customer = shop.customer().await;
    let id = shop.add("/addproduct", variants()).await;
    for (fields, right) in [
        (json!({"price": 1}), 45_000),
        (json!({"price": "50000"}), 45_000),
        (json!({"price": 45_000, "color": "Blue"}), 44_500),
    ] {
        let reply = place(&customer, &id, fields).await;
        assert_eq!(reply.refused(409), "The price has changed. Please review it and try again.");
        assert_eq!(reply.json()["price"], json!(right));
    }
    assert_eq!(stock(&shop, &id).await, 5);
    assert_eq!(place(&customer, &id, json!({"price": null})).await.status, 200);
    let priceless = shop.add("/addtranding", json!({"price": 0, "offerPrice": 0})).await;
    assert_eq!(place(&customer, &priceless, json!({"price": 0})).await.refused(409), "Price to be announced");
}

#[tokio::test]
async fn an_order_is_checked_field_by_field() {
    let shop = Shop::open().await;
    let customer = shop.customer().await;
    let id = shop.add("/addproduct", variants()).await;
    for (fields, field) in [
        (json!({"quantity": 0}), "quantity"),
        (json!({"quantity": 100}), "quantity"),
        (json!({"quantity": -1}), "quantity"),
        (json!({"quantity": 1.5}), "quantity"),
        (json!({"quantity": ""}), "quantity"),
        (json!({"paymentMethod": "Card"}), "paymentMethod"),
        (json!({"paymentMethod": null}), "paymentMethod"),
        (json!({"color": "Red"}), "color"),
        (json!({"ramStorage": "1TB"}), "ramStorage"),
        (json!({"phone": "123"}), "phone"),
        (json!({"address": "x".repeat(501)}), "address"),
        (json!({"price": "cheap"}), "price"),
        (json!({"productId": ""}), "productId"),
    ] {
        place(&customer, &id, fields).await.fault(field);
    }
    place(&customer, "nothing", json!({})).await.refused(404);
    assert_eq!(stock(&shop, &id).await, 5);
}

#[tokio::test]
async fn forty_at_once_for_ten_pieces_sell_exactly_ten() {
    let shop = Shop::open().await;
    let customer = shop.customer().await;
    let id = shop.add("/addproduct", json!({"stock": 10})).await;
    let replies = futures_util::future::join_all((0..40).map(|_| place(&customer, &id, json!({})))).await;
    let sold = replies.iter().filter(|r| r.status == 200).count();
    for refused in replies.iter().filter(|r| r.status != 200) {
        assert_eq!(refused.refused(409), "Not enough stock.");
    }
    assert_eq!((sold, stock(&shop, &id).await), (10, 0));
    assert_eq!(customer.get("/api/my/orders").await.rows().len(), 10);
}

#[tokio::test]
async fn more_than_there_is_sells_nothing() {
    let shop = Shop::open().await;
    let customer = shop.customer().await;
    let id = shop.add("/addproduct", json!({"stock": 2})).await;
    let reply = place(&customer, &id, json!({"quantity": 3})).await;
    assert_eq!(
        (reply.refused(409), reply.json()["stock"].clone()),
        ("Not enough stock.".to_owned(), json!(2))
    );
    assert_eq!(stock(&shop, &id).await, 2);
}

#[tokio::test]
async fn a_pre_order_takes_no_stock() {
    let shop = Shop::open().await;
    let customer = shop.customer().await;
    let id = shop.add("/addtranding", json!({"stock": 1})).await;
    let reply = place(&customer, &id, json!({"quantity": 50})).await;
    assert_eq!(reply.status, 200, "{}", reply.text());
    assert_eq!(reply.json()["user"]["orders"][0]["listing"], "upcoming");
    assert_eq!(stock(&shop, &id).await, 1);
}

#[tokio::test]
async fn ninety_nine_pieces_of_a_product_wait_for_the_shop_at_most() {
    let shop = Shop::open_with(Options { rate_limits: false, ..Options::default() }).await;
    let customer = shop.customer().await;
    for path in ["/addproduct", "/addtranding"] {
        let id = shop.add(path, json!({"stock": 500})).await;
        let other = shop.add(path, json!({"stock": 500})).await;
        let most = place(&customer, &id, json!({"quantity": 98})).await.json()["orderId"].clone();
        assert_eq!(place(&customer, &id, json!({"quantity": 1})).await.status, 200);
        let left = stock(&shop, &id).await;
        let refused = place(&customer, &id, json!({"quantity": 1})).await;
        assert_eq!(refused.refused(409), "Please wait until your last order is confirmed.");
        assert_eq!(stock(&shop, &id).await, left, "{path}");
        assert_eq!(place(&customer, &other, json!({"quantity": 99})).await.status, 200, "another product");
        let body =
            json!({"adminEmail": OWNER, "orderId": most, "userId": "customer", "deliveryTime": "Friday"});
        let approved = shop.admin().await.patch("/api/orders/approve", &body).await;
        assert_eq!(approved.status, 200, "{}", approved.text());
        assert_eq!(place(&customer, &id, json!({"quantity": 98})).await.status, 200, "the shop has looked");
    }
}

#[tokio::test]
async fn twenty_orders_an_hour_for_a_customer_and_for_a_phone() {
    let shop = Shop::open().await;
    let customer = shop.customer().await;
    let id = shop.add("/addproduct", json!({"stock": 100})).await;
    place(&customer, &id, json!({"price": 1})).await.refused(409);
    let keyed = shop.customer().await.with("idempotency-key", "k");
    for _ in 0..3 {
        assert_eq!(place(&keyed, &id, json!({})).await.status, 200, "a repeat does not count");
    }
    for n in 0..19 {
        let phone = if n % 2 == 0 { "01711111111" } else { "01722222222" };
        assert_eq!(place(&customer, &id, json!({"phone": phone})).await.status, 200, "{n}");
    }
    let refused = place(&customer, &id, json!({"phone": "01733333333"})).await;
    refused.refused(429);
    assert!(refused.header("retry-after").is_some());
    assert_eq!(stock(&shop, &id).await, 80);
    let neighbour = shop.customer_named("neighbour").await;
    for _ in 0..10 {
        assert_eq!(place(&neighbour, &id, json!({"phone": "01711111111"})).await.status, 200);
    }
    place(&neighbour, &id, json!({"phone": "01711111111"})).await.refused(429);
    assert_eq!(place(&neighbour, &id, json!({"phone": "01733333333"})).await.status, 200);
    shop.clock.advance(61 * 60_000);
    assert_eq!(place(&customer, &id, json!({})).await.status, 200);
}

#[tokio::test]
async fn twenty_equal_keys_make_one_order() {
    let shop = Shop::open().await;
    let customer = shop.customer().await;
    let id = shop.add("/addproduct", json!({"stock": 50})).await;
    let keyed = customer.clone().with("idempotency-key", "dialog ১");
    let replies = futures_util::future::join_all((0..20).map(|_| place(&keyed, &id, json!({})))).await;
    let first = replies[0].json();
    for reply in &replies {
        assert_eq!(reply.status, 200, "{}", reply.text());
        assert_eq!(reply.json(), first);
    }
    assert_eq!(stock(&shop, &id).await, 49);
    let other = place(&keyed, &id, json!({"quantity": 2})).await;
    other.refused(409);
    let somebody = shop.customer_named("somebody").await.with("idempotency-key", "dialog ১");
    assert_ne!(
        place(&somebody, &id, json!({})).await.json()["orderId"],
        first["orderId"],
        "a key is one customer's"
    );
    shop.clock.advance(24 * 3_600_000);
    assert_ne!(
        place(&keyed, &id, json!({})).await.json()["orderId"],
        first["orderId"],
        "after a day it is forgotten"
    );
    let long = customer.clone().with("idempotency-key", &"k".repeat(101));
    place(&long, &id, json!({})).await.refused(400);
}

#[tokio::test]
async fn a_refusal_is_not_remembered() {
    let shop = Shop::open().await;
    let customer = shop.customer().await;
    let id = shop.add("/addproduct", json!({"stock": 0})).await;
    let keyed = customer.clone().with("idempotency-key", "k");
    place(&keyed, &id, json!({})).await.refused(409);
    shop.admin().await.patch(&format!("/editproduct/{id}"), &json!({"stock": 1})).await;
    assert_eq!(place(&keyed, &id, json!({})).await.status, 200);
}

#[tokio::test]
async fn phone_and_address_go_to_the_order_and_into_a_blank_profile() {
    let shop = Shop::open().await;
    let customer = shop.customer().await;
    let id = shop.add("/addproduct", json!({})).await;
    let sent = json!({"phone": "+88 01899999999", "address": "House 5\nRoad 7"});
    let user = place(&customer, &id, sent).await.json()["user"].clone();
    assert_eq!((&user["phone"], &user["address"]), (&json!("01712345678"), &json!("House 5\nRoad 7")));
    assert_eq!(user["orders"][0]["phone"], "01899999999");
    let user =
        place(&customer, &id, json!({"phone": " ", "address": "Elsewhere"})).await.json()["user"].clone();
    assert_eq!(user["address"], "House 5\nRoad 7", "a profile that is filled stays");
    assert_eq!(
        (&user["orders"][0]["phone"], &user["orders"][0]["address"]),
        (&json!("01712345678"), &json!("Elsewhere"))
    );
    let user = place(&customer, &id, json!({})).await.json()["user"].clone();
    assert_eq!(user["orders"][0]["address"], "House 5\nRoad 7");
}

#[tokio::test]
async fn ordering_takes_that_line_out_of_the_cart() {
    let shop = Shop::open().await;
    let customer = shop.customer().await;
    let id = shop.add("/addproduct", variants()).await;
    for body in [json!({"productId": id}), json!({"productId": id, "color": "Blue"})] {
        customer.post("/api/cart/add", &body).await;
    }
    let user = place(&customer, &id, json!({"color": "Blue"})).await.json()["user"].clone();
    let cart = user["cart"].as_array().unwrap();
    assert_eq!((cart.len(), &cart[0]["color"]), (1, &json!("")));
}

#[tokio::test]
async fn the_lists_hold_fifty_and_my_orders_all() {
    let shop = Shop::open_with(Options { rate_limits: false, ..Options::default() }).await;
    let customer = shop.customer().await;
    let id = shop.add("/addproduct", json!({"stock": 60})).await;
    let replies = futures_util::future::join_all((0..53).map(|_| place(&customer, &id, json!({})))).await;
    assert!(replies.iter().all(|r| r.status == 200));
    let user = customer.get("/api/me").await.json()["customer"].clone();
    for list in ["orders", "pendingOrders", "pendingPayments"] {
        assert_eq!(user[list].as_array().unwrap().len(), 50, "{list}");
    }
    assert_eq!(user["totalOrders"], json!(53));
    assert_eq!(customer.get("/api/my/orders").await.rows().len(), 53);
    let page = customer.get("/api/my/orders?page=6&limit=10").await;
    assert_eq!((page.rows().len(), page.header("x-total-count")), (3, Some("53")));
    assert_eq!(
        customer.get("/api/my/orders?page=1&limit=1").await.rows()[0]["orderId"],
        user["orders"][0]["orderId"]
    );
    customer.get("/api/my/orders?limit=0").await.refused(400);
}

#[tokio::test]
async fn a_customer_takes_an_approved_order_off_the_list_and_only_there() {
    let shop = Shop::open().await;
    let (admin, customer) = (shop.admin().await, shop.customer().await);
    let id = shop.add("/addproduct", json!({})).await;
    let order = place(&customer, &id, json!({})).await.json()["orderId"].clone();
    let delete =
        async |actor: &Actor<'_>| actor.post("/api/user/order/delete", &json!({"orderId": order})).await;
    delete(&customer).await.refused(409);
    let body = json!({"orderId": order, "userId": "customer", "deliveryTime": "tomorrow"});
    assert_eq!(admin.patch("/api/orders/approve", &body).await.status, 200);
    delete(&shop.customer_named("other").await).await.refused(404);
    let reply = delete(&customer).await;
    assert_eq!(reply.json()["message"], "Order deleted successfully!");
    assert_eq!(
        (&reply.json()["user"]["orders"], &reply.json()["user"]["totalOrders"]),
        (&json!([]), &json!(0))
    );
    delete(&customer).await.refused(404);
    assert_eq!(admin.get("/orders").await.rows().len(), 1);
    assert_eq!(stock(&shop, &id).await, 4);
}

#[tokio::test]
async fn both_sides_are_told_by_mail() {
    let shop = Shop::open().await;
    let (admin, customer) = (shop.admin().await, shop.customer().await);
    admin.put("/api/settings", &json!({"email": "boss@shop.example", "shopName": "হাট"})).await;
    let id = shop.add("/addproduct", json!({})).await;
    let number = place(&customer, &id, json!({"quantity": 2})).await.json()["orderNumber"]
        .as_str()
        .unwrap()
        .to_owned();
    let received =
        mails_to(&shop, "customer@shop.example", &format!("We have received your order {number}"), 1).await;
    assert!(received[0].text.contains("Total: TK 90,000"), "{}", received[0].text);
    assert!(received[0].text.contains("http://shop.example/dashboard/orders"));
    assert_eq!(received[0].header("Reply-To"), "boss@shop.example");
    let told = mails_to(&shop, "boss@shop.example", &format!("New order {number}"), 1).await;
    assert!(told[0].text.contains("Phone: 01712345678"));
    assert_eq!(told[0].header("Reply-To"), "customer@shop.example");
}
