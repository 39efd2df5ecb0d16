//! Orders in the back office (contract 7).

use serde_json::{Value, json};

use crate::orders::order;
use crate::people::mails_to;
use crate::quick_orders::quick;
use crate::support::{OWNER, Reply, Shop};

pub async fn placed(shop: &Shop, product: &str, fields: Value) -> String {
    let reply = shop.customer().await.post("/api/order/place", &order(product, &fields)).await;
    assert_eq!(reply.status, 200, "{}", reply.text());
    reply.json()["orderId"].as_str().unwrap().to_owned()
}

pub async fn approve(shop: &Shop, order: &str, user: Value) -> Reply {
    let body = json!({"adminEmail": OWNER, "orderId": order, "userId": user, "deliveryTime": "Friday"});
    shop.admin().await.patch("/api/orders/approve", &body).await
}

pub async fn deliver(shop: &Shop, order: &str) -> Reply {
    let body = json!({"adminEmail": OWNER, "orderId": order, "deliveryTime": "handed over"});
    shop.admin().await.post("/api/orders/deliver", &body).await
}

pub async fn stock(shop: &Shop, id: &str) -> i64 {
    shop.visitor().get(&format!("/allproducts/{id}")).await.json()["stock"].as_i64().unwrap()
}

pub async fn points(shop: &Shop) -> Value {
    shop.customer().await.get("/api/me").await.json()["customer"]["points"].clone()
}

#[tokio::test]
async fn each_order_of_a_list_has_its_own_history() {
    let shop = Shop::open().await;
    let id = shop.add("/addproduct", json!({"stock": 9})).await;
    let mut orders = Vec::new();
    for _ in 0..4 {
        orders.push(placed(&shop, &id, json!({})).await);
    }
    // Their rows stand between each other.
    for (n, until) in [(0, "delivered"), (2, "approved"), (1, "delivered")] {
        approve(&shop, &orders[n], json!("customer")).await;
        if until == "delivered" {
            deliver(&shop, &orders[n]).await;
        }
    }
    let actions = async |query: &str| {
        let rows = shop.admin().await.get(&format!("/orders{query}")).await.rows();
        let action = |row: &Value| row["action"].as_str().unwrap().to_owned();
        let all = rows.iter().map(|order| {
            let history = order["history"].as_array().unwrap();
            history.iter().map(action).collect::<Vec<_>>().join(" ")
        });
        all.collect::<Vec<_>>()
    };
    let expected = ["placed", "placed approved", "placed approved delivered", "placed approved delivered"];
    assert_eq!(actions("").await, expected);
    assert_eq!(actions("?page=2&limit=1").await, expected[1..2]);
    assert_eq!(actions("?status=delivered").await, expected[2..]);
    assert!(actions("?page=9").await.is_empty());
}

#[tokio::test]
async fn an_order_goes_from_received_to_delivered() {
    let shop = Shop::open().await;
    let id = shop.add("/addproduct", json!({"buyPoints": 10})).await;
    let order = placed(&shop, &id, json!({"quantity": 2, "address": "House 5"})).await;
    let seen = shop.admin().await.get("/orders").await.rows()[0].clone();
    let product = shop.visitor().get(&format!("/allproducts/{id}")).await.json();
    let mut expected = json!({
        "_id": order, "orderNumber": seen["orderNumber"], "userId": "customer", "productId": id, "listing": "product",
        "name": "Galaxy S25", "mainImage": product["mainImage"], "username": "Customer customer",
        "userEmail": "customer@shop.example", "userPhone": "01712345678", "userAddress": "House 5", "quantity": 2,
        "stockTaken": 2, "price": 45_000, "total": 90_000, "color": "", "ramStorage": "", "category": "PHONE",
        "brand": "SAMSUNG", "paymentMethod": "Cash on Delivery", "paymentStatus": "pending",
        "OrderStatus": "We have received your order", "delivery": "2-3 days", "orderedAt": seen["orderedAt"],
        "Message": "", "history": seen["history"], "note": "",
    });
    let details = json!({
        "approvedAt": null, "shippedAt": null, "deliveredAt": null, "returnedAt": null, "cancelledAt": null,
        "lines": [{"line": 1, "productId": id, "listing": "product", "name": "Galaxy S25", "category": "PHONE",
            "brand": "SAMSUNG", "mainImage": product["mainImage"], "color": "", "ramStorage": "", "price": 45_000,
            "quantity": 2, "total": 90_000, "points": 20, "returned": 0}],
        "subtotal": 90_000, "discount": 0, "coupon": "", "deliveryCharge": 0, "deliveryMethod": "delivery", "zone": "",
        "branch": "", "courier": "", "trackingNumber": "", "trackingLink": "", "transaction": "",
        "paymentReceived": false, "stage": "pending", "reason": "",
    });
    for (name, value) in details.as_object().unwrap() {
        expected[name] = value.clone();
    }
    assert_eq!(seen, expected);
    assert_eq!(seen["history"][0]["action"], "placed");

    let reply = approve(&shop, &order, json!("customer")).await;
    assert_eq!(reply.status, 200, "{}", reply.text());
    assert_eq!(reply.json()["message"], "Order approved successfully!");
    let now = reply.json()["order"].clone();
    assert_eq!(
        (&now["paymentStatus"], &now["OrderStatus"], &now["delivery"]),
        (&json!("approved"), &json!("Your order is confirmed"), &json!("Friday"))
    );
    assert_eq!((&now["history"][1]["action"], &now["history"][1]["by"]), (&json!("approved"), &json!(OWNER)));
    approve(&shop, &order, json!("customer")).await.refused(409);
    assert_eq!((stock(&shop, &id).await, points(&shop).await), (3, json!(0)));

    let reply = deliver(&shop, &order).await;
    assert_eq!(reply.json()["message"], "Order marked as delivered successfully.");
    let now = reply.json()["order"].clone();
    assert_eq!(
        (&now["OrderStatus"], &now["delivery"]),
        (&json!("We have delivered your product"), &json!("handed over"))
    );
    assert_eq!(points(&shop).await, json!(20));
    deliver(&shop, &order).await.refused(409);
    approve(&shop, &order, json!("customer")).await.refused(409);
    assert_eq!((stock(&shop, &id).await, points(&shop).await), (3, json!(20)), "once");
    let mine = shop.customer().await.get("/api/me").await.json()["customer"].clone();
    assert_eq!((&mine["pendingOrders"], &mine["pendingPayments"]), (&json!([]), &json!([])));
    for subject in ["We have received", "is confirmed", "was delivered"] {
        mails_to(&shop, "customer@shop.example", subject, 1).await;
    }
    let audit = shop.admin().await.get("/api/admin/audit").await.rows();
    assert_eq!((&audit[0]["action"], &audit[1]["action"]), (&json!("deliver"), &json!("approve")));
}

#[tokio::test]
async fn approving_and_delivering_are_checked() {
    let shop = Shop::open().await;
    let admin = shop.admin().await;
    let id = shop.add("/addproduct", json!({})).await;
    let order = placed(&shop, &id, json!({})).await;
    let send = async |fields: Value| {
        let mut body =
            json!({"adminEmail": OWNER, "orderId": order, "userId": "customer", "deliveryTime": "Friday"});
        for (name, value) in fields.as_object().unwrap() {
            body[name] = value.clone();
        }
        (admin.patch("/api/orders/approve", &body).await, admin.post("/api/orders/deliver", &body).await)
    };
    let (approve, deliver) = send(json!({"deliveryTime": "  "})).await;
    assert_eq!(approve.fault("deliveryTime"), "Please enter a delivery time.");
    assert_eq!(deliver.fault("deliveryTime"), "Please enter the delivery time.");
    let (approve, deliver) = send(json!({"adminEmail": "other@shop.example"})).await;
    approve.refused(403);
    deliver.refused(403);
    let (approve, deliver) = send(json!({"orderId": "nothing"})).await;
    approve.refused(404);
    deliver.refused(404);
    for user in [json!("other"), json!(null), json!(7)] {
        let body = json!({"orderId": order, "userId": user, "deliveryTime": "Friday"});
        admin.patch("/api/orders/approve", &body).await.refused(409);
    }
}

#[tokio::test]
async fn a_quick_order_takes_its_stock_when_it_is_approved() {
    let shop = Shop::open().await;
    let id = shop.add("/addproduct", json!({"stock": 3, "buyPoints": 5})).await;
    let ask = async |quantity: i64| {
        let reply =
            shop.visitor().post("/order", &quick(&json!({"productId": id, "Quantity": quantity}))).await;
        reply.json()["insertedId"].as_str().unwrap().to_owned()
    };
    let (first, second) = (ask(2).await, ask(2).await);
    assert_eq!(stock(&shop, &id).await, 3);
    approve(&shop, &first, json!("customer")).await.refused(409);
    assert_eq!(approve(&shop, &first, Value::Null).await.status, 200);
    assert_eq!(stock(&shop, &id).await, 1);
    assert_eq!(approve(&shop, &second, Value::Null).await.refused(409), "Not enough stock.");
    assert_eq!(deliver(&shop, &second).await.refused(409), "Not enough stock.");
    let admin = shop.admin().await;
    let pending = admin.get("/orders?status=pending").await.rows();
    assert_eq!((pending.len(), pending[0]["history"].as_array().unwrap().len()), (1, 1), "nothing half done");
    admin.patch(&format!("/editproduct/{id}"), &json!({"stock": 2})).await;
    let delivered = deliver(&shop, &second).await.json()["order"].clone();
    let actions: Vec<&str> =
        delivered["history"].as_array().unwrap().iter().map(|row| row["action"].as_str().unwrap()).collect();
    assert_eq!(actions, ["placed", "approved", "delivered"]);
    assert_eq!((stock(&shop, &id).await, points(&shop).await), (0, json!(0)));
    let ledger = admin.get(&format!("/api/admin/stock-ledger?product={id}")).await.rows();
    assert_eq!(ledger[0]["cause"], "approval");
}

#[tokio::test]
async fn a_pre_order_takes_its_pieces_once_the_product_has_arrived() {
    let shop = Shop::open().await;
    let admin = shop.admin().await;
    // What is done before the product arrives, and what after.
    for (before, after) in [(None, "approve"), (None, "deliver"), (Some("approve"), "deliver")] {
        let id = shop.add("/addtranding", json!({"stock": 1})).await;
        let pre_order = placed(&shop, &id, json!({})).await;
        let quick_order = shop.visitor().post("/order", &quick(&json!({"productId": id}))).await;
        assert_eq!(quick_order.status, 200, "{}", quick_order.text());
        let carry_out = async |what: &str| match what {
            "approve" => approve(&shop, &pre_order, json!("customer")).await,
            _ => deliver(&shop, &pre_order).await,
        };
        if let Some(step) = before {
            assert_eq!(carry_out(step).await.status, 200);
        }
        assert_eq!(stock(&shop, &id).await, 1, "nothing is taken of what is still to come");
        admin.post(&format!("/api/admin/products/{id}/move"), &json!({"listing": "product"})).await;
        let sold = placed(&shop, &id, json!({})).await;
        assert_eq!(stock(&shop, &id).await, 0);
        assert_eq!(carry_out(after).await.refused(409), "Not enough stock.");
        admin.patch(&format!("/editproduct/{id}"), &json!({"stock": 3})).await;
        assert_eq!(carry_out(after).await.status, 200);
        assert_eq!(stock(&shop, &id).await, 2);
        if after == "approve" {
            assert_eq!(deliver(&shop, &pre_order).await.status, 200);
        }
        assert_eq!(deliver(&shop, &sold).await.status, 200);
        assert_eq!(stock(&shop, &id).await, 2, "once");
        let ledger = admin.get(&format!("/api/admin/stock-ledger?product={id}")).await.rows();
        assert_eq!((&ledger[0]["orderId"], &ledger[0]["delta"]), (&json!(pre_order), &json!(-1)));
    }
}

#[tokio::test]
async fn the_list_is_paged_searched_and_filtered() {
    let shop = Shop::open().await;
    let admin = shop.admin().await;
    let phone = shop.add("/addproduct", json!({})).await;
    let first = placed(&shop, &phone, json!({})).await;
    let quick =
        quick(&json!({"ProductName": "পাওয়ার ব্যাংক", "CustomerName": "Karim Uddin", "Phone": "01898765432",
        "Email": "karim@bazar.example", "DeliveryLocation": "House 7, Jamal Khan"}));
    let number =
        shop.visitor().post("/order", &quick).await.json()["orderNumber"].as_str().unwrap().to_owned();
    approve(&shop, &first, json!("customer")).await;
    let found = async |query: &str| admin.get(&format!("/orders?{query}")).await.column("orderNumber").len();
    let all = admin.get("/orders?page=1&limit=1").await;
    assert_eq!(
        (all.header("x-total-count"), all.rows()[0]["orderNumber"].as_str()),
        (Some("2"), Some(number.as_str()))
    );
    for q in [
        "karim",
        "018987",
        "uddin%20karim",
        "018-9876%205432",
        "%2B8801898765432",
        "008801898765432",
        "(018)%209876.5432",
        "karim%40bazar.example",
        "khan%20jamal",
        "bazar%20%E0%A6%AC%E0%A7%8D%E0%A6%AF%E0%A6%BE%E0%A6%82%E0%A6%95",
        &number.replace('-', ""),
        "%E0%A6%AA%E0%A6%BE%E0%A6%93%E0%A6%AF%E0%A6%BC%E0%A6%BE%E0%A6%B0",
        &number.to_lowercase(),
    ] {
        assert_eq!(found(&format!("q={q}")).await, 1, "{q}");
    }
    assert_eq!(found("q=GALAXY").await, 1);
    for none in ["%25", "018-9876%205433", "karim%20rahim"] {
        assert_eq!(found(&format!("q={none}")).await, 0, "{none}");
    }
    assert_eq!(
        (found("status=pending").await, found("status=approved").await, found("status=delivered").await),
        (1, 1, 0)
    );
    admin.get("/orders?status=lost").await.refused(400);
    assert_eq!(admin.get("/dashboard-stats").await.json()["totalOrders"], json!(2));
}

#[tokio::test]
async fn one_order_is_what_the_list_has_of_it() {
    let shop = Shop::open().await;
    let admin = shop.admin().await;
    let id = shop.add("/addproduct", json!({})).await;
    let (first, second) = (placed(&shop, &id, json!({})).await, placed(&shop, &id, json!({})).await);
    approve(&shop, &first, json!("customer")).await;
    let listed = admin.get("/orders").await.rows();
    for (order, row) in [(&second, &listed[0]), (&first, &listed[1])] {
        let reply = admin.get(&format!("/orders/{order}")).await;
        assert_eq!((reply.status.as_u16(), &reply.json()), (200, row));
        assert_eq!(reply.header("cache-control"), Some("no-store"));
    }
    admin.get("/orders/nothing").await.refused(404);
    admin.delete(&format!("/orders/{first}")).await;
    admin.get(&format!("/orders/{first}")).await.refused(404);
}
