//! Ordering a basket: the quote, the checkout, delivery, payment (contract 11).

use serde_json::{Value, json};

use crate::order_admin::{approve, deliver, points, stock};
use crate::people::mails_to;
use crate::support::{Actor, Reply, Shop};

pub const ADDRESS: &str = "House 5, Road 2";

/// The shop's zones, accounts and limit.
pub async fn set_up(shop: &Shop) {
    let settings = json!({
        "deliveryZones": [
            {"name": "Chattogram", "charge": 60, "freeFrom": 100_000},
            {"name": "Elsewhere", "charge": 150, "freeFrom": 0},
        ],
        "mobilePayments": [{"method": "bKash", "number": "01700-000000", "text": "Send money, then type the id."}],
    });
    let reply = shop.admin().await.put("/api/settings", &settings).await;
    assert_eq!(reply.status, 200, "{}", reply.text());
}

/// A line of a basket.
pub fn line(product: &str, quantity: i64) -> Value {
    json!({"productId": product, "quantity": quantity})
}

/// What a visitor sends who has a basket delivered; `fields` go over it.
pub fn form(lines: Vec<Value>, total: i64, fields: &Value) -> Value {
    let mut all = json!({
        "lines": lines, "delivery": {"method": "delivery", "zone": "Chattogram"}, "paymentMethod": "Cash on Delivery",
        "name": "Rahim", "email": "rahim@shop.example", "phone": "01812345678", "address": ADDRESS, "total": total,
    });
    for (name, value) in fields.as_object().unwrap() {
        all[name] = value.clone();
    }
    all
}

pub async fn quote(actor: &Actor<'_>, lines: Vec<Value>, fields: Value) -> Value {
    let mut body = json!({"lines": lines});
    for (name, value) in fields.as_object().unwrap() {
        body[name] = value.clone();
    }
    let reply = actor.post("/api/checkout/quote", &body).await;
    assert_eq!(reply.status, 200, "{}", reply.text());
    reply.json()
}

/// Orders a basket for what it costs, and answers the order's id.
pub async fn ordered(actor: &Actor<'_>, lines: Vec<Value>, fields: Value) -> Value {
    let mut body = form(lines, 0, &fields);
    let asked = actor.post("/api/checkout/quote", &body).await.json();
    body["total"] = asked["total"].clone();
    let reply = actor.post("/api/checkout", &body).await;
    assert_eq!(reply.status, 200, "{}", reply.text());
    reply.json()
}

/// The order as the back office sees it.
pub async fn order_of(shop: &Shop, placed: &Value) -> Value {
    let id = placed["orderId"].as_str().unwrap();
    let reply = shop.admin().await.get(&format!("/orders/{id}")).await;
    assert_eq!(reply.status, 200, "{}", reply.text());
    reply.json()
}

#[tokio::test]
async fn a_visitor_orders_a_basket_as_one_order() {
    let shop = Shop::open().await;
    set_up(&shop).await;
    let phone = shop.add("/addproduct", json!({"stock": 3, "buyPoints": 10})).await;
    let cover =
        shop.add("/addproduct", json!({"title": "Cover", "price": 500, "offerPrice": 0, "stock": 9})).await;
    let lines = vec![line(&phone, 2), line(&cover, 3)];
    let reply =
        shop.visitor().post("/api/checkout", &form(lines, 91_560, &json!({"message": "Please call."}))).await;
    assert_eq!(reply.status, 200, "{}", reply.text());
    let placed = reply.json();
    let expected = json!({"success": true, "message": "Order placed successfully!", "code": "order_placed",
        "orderId": placed["orderId"], "orderNumber": placed["orderNumber"], "total": 91_560});
    assert_eq!(placed, expected);
    let order = order_of(&shop, &placed).await;
    let fields = [
        "name",
        "quantity",
        "price",
        "total",
        "subtotal",
        "discount",
        "coupon",
        "deliveryCharge",
        "deliveryMethod",
        "zone",
        "branch",
        "transaction",
        "paymentReceived",
        "stage",
        "paymentMethod",
        "username",
        "userEmail",
        "userPhone",
        "userAddress",
        "Message",
        "userId",
        "note",
        "reason",
        "courier",
    ];
    let seen: Vec<Value> = fields.iter().map(|field| order[field].clone()).collect();
    assert_eq!(
        json!(seen),
        json!([
            "Galaxy S25 +1",
            5,
            91_500,
            91_560,
            91_500,
            0,
            "",
            60,
            "delivery",
            "Chattogram",
            "",
            "",
            false,
            "pending",
            "Cash on Delivery",
            "Rahim",
            "rahim@shop.example",
            "01812345678",
            ADDRESS,
            "Please call.",
            null,
            "",
            "",
            ""
        ])
    );
    let line_fields = |line: &Value| {
        json!([
            line["line"],
            line["productId"],
            line["quantity"],
            line["total"],
            line["points"],
            line["returned"]
        ])
    };
    let lines: Vec<Value> = order["lines"].as_array().unwrap().iter().map(line_fields).collect();
    assert_eq!(lines, [json!([1, phone, 2, 90_000, 0, 0]), json!([2, cover, 3, 1500, 0, 0])]);
    assert_eq!((stock(&shop, &phone).await, stock(&shop, &cover).await), (3, 9), "until it is approved");
    assert_eq!(approve(&shop, placed["orderId"].as_str().unwrap(), Value::Null).await.status, 200);
    assert_eq!((stock(&shop, &phone).await, stock(&shop, &cover).await), (1, 6));
    let mail = &mails_to(&shop, "rahim@shop.example", "We have received", 1).await[0];
    for part in [
        "Galaxy S25 =C3=97 2, TK 90,000",
        "Cover =C3=97 3, TK 1,500",
        "Delivery charge: TK 60",
        "Total: TK 91,560",
    ] {
        assert!(mail.text.contains(part), "{part} in {}", mail.text);
    }
    let path = format!("/api/track?order={}&phone=01812345678", order["orderNumber"].as_str().unwrap());
    let tracked = shop.visitor().get(&path).await.json();
    assert_eq!((tracked["lines"].as_array().unwrap().len(), &tracked["stage"]), (2, &json!("approved")));
    assert_eq!(tracked["total"], json!(91_560));
}

#[tokio::test]
async fn a_customers_basket_takes_its_stock_at_once_and_leaves_the_cart() {
    let shop = Shop::open().await;
    set_up(&shop).await;
    let phone = shop.add("/addproduct", json!({"stock": 3, "buyPoints": 10})).await;
    let cover = shop.add("/addproduct", json!({"title": "Cover", "price": 500, "offerPrice": 0})).await;
    let customer = shop.customer().await;
    for id in [&phone, &cover] {
        customer.post("/api/cart/add", &json!({"productId": id})).await;
    }
    let fields = json!({"name": null, "email": "somebody@else.example", "phone": null});
    let placed = ordered(&customer, vec![line(&phone, 2)], fields).await;
    assert_eq!(stock(&shop, &phone).await, 1);
    let user = &placed["user"];
    assert_eq!(user["cart"].as_array().unwrap().len(), 1);
    let mine = &user["orders"][0];
    assert_eq!(
        (&mine["points"], &mine["total"], &mine["stage"]),
        (&json!(20), &json!(90_060), &json!("pending"))
    );
    let order = order_of(&shop, &placed).await;
    assert_eq!(
        json!([
            order["userId"],
            order["username"],
            order["userEmail"],
            order["userPhone"],
            order["stockTaken"]
        ]),
        json!(["customer", "Customer customer", "customer@shop.example", "01712345678", 2])
    );
    let id = placed["orderId"].as_str().unwrap();
    let own = customer.get(&format!("/api/my/orders/{id}")).await.json();
    let mut expected = mine.clone();
    expected["username"] = json!("Customer customer");
    expected["userEmail"] = json!("customer@shop.example");
    assert_eq!(own, expected, "the order, and whom it was placed for");
    let other = shop.customer_named("other").await;
    assert_eq!(other.get(&format!("/api/my/orders/{id}")).await.refused(404), "Order not found.");
    deliver(&shop, id).await;
    assert_eq!(points(&shop).await, json!(20));
}

#[tokio::test]
async fn all_lines_are_ordered_or_none() {
    let shop = Shop::open().await;
    set_up(&shop).await;
    let phone = shop.add("/addproduct", json!({"stock": 1})).await;
    let cover =
        shop.add("/addproduct", json!({"title": "Cover", "price": 500, "offerPrice": 0, "stock": 9})).await;
    let customer = shop.customer().await;
    let send = async |lines: Vec<Value>, total: i64, fields: Value| {
        customer.post("/api/checkout", &form(lines, total, &fields)).await
    };
    let reply = send(vec![line(&cover, 3), line(&phone, 2)], 91_560, json!({})).await;
    assert_eq!(reply.refused(409), "Not enough stock.");
    let quote = &reply.json()["quote"];
    assert_eq!((&quote["lines"][1]["stock"], &quote["subtotal"]), (&json!(1), &json!(1500)));
    let reply = send(vec![line(&cover, 3), line(&phone, 1)], 1, json!({})).await;
    assert_eq!(reply.refused(409), "The total has changed. Please review it and try again.");
    assert_eq!(reply.json()["quote"]["total"], json!(46_560));
    let reply = send(vec![line(&cover, 3)], 1560, json!({"coupon": "NONE"})).await;
    assert_eq!(reply.refused(409), "This coupon code is not valid.");
    assert_eq!(reply.json()["quote"]["couponMessage"], json!("This coupon code is not valid."));
    assert_eq!((stock(&shop, &phone).await, stock(&shop, &cover).await), (1, 9));
    assert!(shop.admin().await.get("/orders").await.rows().is_empty());
    let refused = shop.admin().await.get("/api/admin/statistics").await.json()["mostRefused"].clone();
    assert_eq!(
        (&refused[0]["productId"], &refused[0]["reasons"][0]["reason"]),
        (&json!(phone), &json!("stock"))
    );
}

#[tokio::test]
async fn a_checkout_is_checked_field_by_field() {
    let shop = Shop::open().await;
    set_up(&shop).await;
    let id = shop.add("/addproduct", json!({})).await;
    let visitor = shop.visitor();
    let send = async |fields: Value| -> Reply {
        visitor.post("/api/checkout", &form(vec![line(&id, 1)], 45_060, &fields)).await
    };
    for (fields, field) in [
        (json!({"name": " "}), "name"),
        (json!({"phone": null}), "phone"),
        (json!({"phone": "12"}), "phone"),
        (json!({"email": "nobody"}), "email"),
        (json!({"address": ""}), "address"),
        (json!({"delivery": {"method": "delivery"}}), "zone"),
        (json!({"delivery": null}), "zone"),
        (json!({"delivery": {"method": "pickup"}}), "branch"),
        (json!({"paymentMethod": "Gold"}), "paymentMethod"),
        (json!({"paymentMethod": "Nagad", "transaction": "ABC12345"}), "paymentMethod"),
        (json!({"paymentMethod": "bKash"}), "transaction"),
        (json!({"paymentMethod": "bKash", "transaction": "AB 12"}), "transaction"),
        (json!({"paymentMethod": "bKash", "transaction": "A".repeat(21)}), "transaction"),
        (json!({"total": null}), "total"),
        (json!({"lines": []}), "lines"),
    ] {
        let reply = send(fields.clone()).await;
        assert_eq!(reply.status, 400, "{fields}: {}", reply.text());
        reply.fault(field);
    }
    // What is fetched needs no address, and a mail address is nobody's duty.
    let pickup =
        json!({"delivery": {"method": "pickup", "branch": "Bahaddarhat"}, "address": null, "email": null});
    let placed = ordered(&visitor, vec![line(&id, 1)], pickup).await;
    let order = order_of(&shop, &placed).await;
    assert_eq!(
        json!([
            order["deliveryMethod"],
            order["branch"],
            order["deliveryCharge"],
            order["total"],
            order["userEmail"]
        ]),
        json!(["pickup", "Bahaddarhat", 0, 45_000, ""])
    );
    assert_eq!(order["history"][0]["by"], json!("Rahim"));
}

#[tokio::test]
async fn a_repeated_key_makes_one_order() {
    let shop = Shop::open().await;
    set_up(&shop).await;
    let id = shop.add("/addproduct", json!({"stock": 40})).await;
    for actor in [shop.customer().await, shop.visitor()] {
        let actor = actor.with("idempotency-key", "0123456789abcdef");
        let body = form(vec![line(&id, 2)], 90_060, &json!({}));
        let replies =
            futures_util::future::join_all((0..20).map(|_| actor.post("/api/checkout", &body))).await;
        let orders: std::collections::BTreeSet<String> =
            replies.iter().map(|reply| reply.json()["orderId"].as_str().unwrap().to_owned()).collect();
        assert_eq!(orders.len(), 1);
        let other = form(vec![line(&id, 1)], 45_060, &json!({}));
        actor.post("/api/checkout", &other).await.refused(409);
    }
    assert_eq!(shop.admin().await.get("/orders").await.rows().len(), 2);
    assert_eq!(stock(&shop, &id).await, 38, "the visitor's waits for its approval");
}

#[tokio::test]
async fn forty_baskets_want_the_last_pieces_of_three_products() {
    let shop = Shop::open_with(crate::support::Options { rate_limits: false, ..Default::default() }).await;
    set_up(&shop).await;
    let mut products = Vec::new();
    for (title, stock) in [("A", 10), ("B", 7), ("C", 4)] {
        products.push(shop.add("/addproduct", json!({"title": title, "stock": stock})).await);
    }
    // The lines stand in another order each time, and each basket wants one or two pieces of each.
    let baskets = (0..40_usize).map(|n| {
        let lines: Vec<Value> =
            (0..3).map(|at| line(&products[(n + at) % 3], 1 + i64::from(n % 4 == 0))).collect();
        let pieces: i64 = lines.iter().map(|line| line["quantity"].as_i64().unwrap()).sum();
        let total = pieces * 45_000;
        form(lines, total, &json!({"delivery": {"method": "pickup", "branch": "Chawkbazar"}}))
    });
    let customer = shop.customer().await;
    let replies = futures_util::future::join_all(baskets.map(|body| {
        let customer = &customer;
        async move { customer.post("/api/checkout", &body).await.status.as_u16() }
    }))
    .await;
    let placed = replies.iter().filter(|status| **status == 200).count();
    assert_eq!(placed + replies.iter().filter(|status| **status == 409).count(), 40);
    let orders = shop.admin().await.get("/orders").await.rows();
    assert_eq!(orders.len(), placed);
    assert!((2..=4).contains(&placed), "C has 4 pieces: {placed}");
    for (product, had) in products.iter().zip([10, 7, 4]) {
        let sold: i64 = orders
            .iter()
            .flat_map(|order| order["lines"].as_array().unwrap())
            .filter(|line| line["productId"] == json!(product))
            .map(|line| line["quantity"].as_i64().unwrap())
            .sum();
        assert_eq!(stock(&shop, product).await, had - sold);
        let ledger = shop.ledger(product).await;
        assert_eq!(ledger.iter().map(|row| row["delta"].as_i64().unwrap()).sum::<i64>(), had - sold);
    }
    assert!(orders.iter().all(|order| order["lines"].as_array().unwrap().len() == 3));
}
