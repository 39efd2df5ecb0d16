//! The stages of an order, and what may lead from one to the next (contract 11).

use serde_json::{Value, json};

use crate::checkout::{line, order_of, ordered, set_up};
use crate::order_admin::{approve, deliver, points, stock};
use crate::people::mails_to;
use crate::support::{OWNER, Options, Reply, Shop};

/// Sends a step of an order as an admin.
pub async fn step(shop: &Shop, name: &str, order: &str, fields: Value) -> Reply {
    let mut body = json!({"adminEmail": OWNER, "orderId": order});
    for (field, value) in fields.as_object().unwrap() {
        body[field] = value.clone();
    }
    let admin = shop.admin().await;
    match name {
        "note" => admin.put("/api/orders/note", &body).await,
        _ => admin.post(&format!("/api/orders/{name}"), &body).await,
    }
}

async fn ship(shop: &Shop, order: &str) -> Reply {
    step(shop, "ship", order, json!({"courier": "Pathao"})).await
}

async fn cancel(shop: &Shop, order: &str) -> Reply {
    step(shop, "cancel", order, json!({"reason": "Nobody answers the phone."})).await
}

async fn take_back(shop: &Shop, order: &str, lines: Value) -> Reply {
    step(shop, "return", order, json!({"lines": lines, "reason": "Did not fit."})).await
}

async fn approved(shop: &Shop, order: &str) -> Reply {
    let user = shop.admin().await.get(&format!("/orders/{order}")).await.json()["userId"].clone();
    approve(shop, order, user).await
}

/// A customer's order of two products, and their ids.
async fn basket(shop: &Shop) -> (String, String, String) {
    set_up(shop).await;
    let phone = shop.add("/addproduct", json!({"stock": 5, "buyPoints": 10})).await;
    let cover = shop
        .add(
            "/addproduct",
            json!({"title": "Cover", "price": 500, "offerPrice": 0, "stock": 9, "buyPoints": 1}),
        )
        .await;
    let placed = ordered(&shop.customer().await, vec![line(&phone, 2), line(&cover, 3)], json!({})).await;
    (placed["orderId"].as_str().unwrap().to_owned(), phone, cover)
}

#[tokio::test]
async fn an_order_is_shipped_and_whoever_ordered_can_follow_it() {
    let shop = Shop::open().await;
    let (order, ..) = basket(&shop).await;
    assert_eq!(ship(&shop, &order).await.refused(409), "Please approve this order first.");
    approved(&shop, &order).await;
    step(&shop, "ship", &order, json!({"courier": ""})).await.fault("courier");
    step(&shop, "ship", &order, json!({"courier": "X", "trackingLink": "javascript:1"}))
        .await
        .fault("trackingLink");
    let fields =
        json!({"courier": "Pathao", "trackingNumber": "PT-1", "trackingLink": "https://pathao.example/PT-1"});
    let reply = step(&shop, "ship", &order, fields).await;
    assert_eq!(reply.status, 200, "{}", reply.text());
    let seen = reply.json()["order"].clone();
    assert_eq!(
        json!([
            seen["stage"],
            seen["OrderStatus"],
            seen["paymentStatus"],
            seen["courier"],
            seen["trackingNumber"]
        ]),
        json!(["shipped", "Your order is on its way", "approved", "Pathao", "PT-1"])
    );
    let last = seen["history"].as_array().unwrap().last().unwrap().clone();
    assert_eq!(json!([last["action"], last["by"], last["detail"]]), json!(["shipped", OWNER, "Pathao PT-1"]));
    let number = seen["orderNumber"].as_str().unwrap();
    let tracked = shop.visitor().get(&format!("/api/track?order={number}&phone=01812345678")).await.json();
    assert_eq!(tracked["trackingLink"], json!("https://pathao.example/PT-1"));
    assert!(tracked["shippedAt"].is_string() && tracked["deliveredAt"].is_null());
    let mail = &mails_to(&shop, "customer@shop.example", "is on its way", 1).await[0];
    assert!(mail.text.contains("Tracking number: PT-1"), "{}", mail.text);
    assert_eq!(ship(&shop, &order).await.refused(409), "This order is already on its way.");
    assert_eq!(shop.admin().await.get("/orders?status=shipped").await.rows().len(), 1);
    let reply = deliver(&shop, &order).await;
    assert_eq!(reply.json()["order"]["stage"], json!("delivered"));
    assert_eq!(points(&shop).await, json!(23));
}

#[tokio::test]
async fn an_order_that_is_cancelled_with_a_reason_gives_everything_back_once() {
    let shop = Shop::open().await;
    let (order, phone, cover) = basket(&shop).await;
    assert_eq!((stock(&shop, &phone).await, stock(&shop, &cover).await), (3, 6));
    step(&shop, "cancel", &order, json!({"reason": " "})).await.fault("reason");
    approved(&shop, &order).await;
    ship(&shop, &order).await;
    let reply = cancel(&shop, &order).await;
    assert_eq!(reply.json()["message"], "Order cancelled successfully!");
    let seen = reply.json()["order"].clone();
    assert_eq!(
        json!([seen["stage"], seen["OrderStatus"], seen["reason"], seen["stockTaken"]]),
        json!(["cancelled", "Your order was cancelled", "Nobody answers the phone.", 0])
    );
    assert_eq!((stock(&shop, &phone).await, stock(&shop, &cover).await), (5, 9));
    let mail = &mails_to(&shop, "customer@shop.example", "was cancelled", 1).await[0];
    assert!(mail.text.contains("Reason: Nobody answers the phone."), "{}", mail.text);
    for name in ["approve", "deliver", "ship", "cancel", "return"] {
        let reply = match name {
            "approve" => approved(&shop, &order).await,
            "deliver" => deliver(&shop, &order).await,
            "ship" => ship(&shop, &order).await,
            "cancel" => cancel(&shop, &order).await,
            _ => take_back(&shop, &order, json!([{"line": 1, "quantity": 1, "restock": true}])).await,
        };
        assert_eq!(reply.refused(409), "This order was cancelled.", "{name}");
    }
    // Put away and taken back it stays cancelled.
    let admin = shop.admin().await;
    assert_eq!(admin.delete(&format!("/orders/{order}")).await.status, 200);
    assert_eq!(admin.post(&format!("/api/admin/trash/{order}/restore"), &json!({})).await.status, 200);
    assert_eq!(admin.get(&format!("/orders/{order}")).await.json()["stage"], json!("cancelled"));
    assert_eq!((stock(&shop, &phone).await, stock(&shop, &cover).await), (5, 9));
}

#[tokio::test]
async fn pieces_come_back_with_their_points_and_their_money() {
    let shop = Shop::open().await;
    let (order, phone, cover) = basket(&shop).await;
    let piece = |line: i64, quantity: i64, restock: bool| json!([{"line": line, "quantity": quantity, "restock": restock}]);
    let refused = take_back(&shop, &order, piece(1, 1, true)).await.refused(409);
    assert_eq!(refused, "Only an order that is on its way or delivered can be returned.");
    deliver(&shop, &order).await;
    assert_eq!(points(&shop).await, json!(23));
    let revenue = async || {
        let figures = shop.admin().await.get("/api/admin/statistics?days=7").await.json();
        let days = figures["byDay"].as_array().unwrap();
        let sum: i64 = days.iter().map(|day| day["revenue"].as_i64().unwrap()).sum();
        let today =
            shop.admin().await.get("/dashboard-stats").await.json()["today"]["revenue"].as_i64().unwrap();
        (sum, today, figures["byStatus"]["returned"].as_i64().unwrap())
    };
    assert_eq!(revenue().await, (91_560, 91_560, 0));
    shop.clock.advance(24 * 3_600_000);

    take_back(&shop, &order, json!([])).await.fault("lines");
    take_back(&shop, &order, piece(3, 1, true)).await.fault("lines");
    let too_many = take_back(&shop, &order, piece(2, 4, true)).await.refused(409);
    assert_eq!(too_many, "Of line 2, at most 3 can come back.");
    let reply = take_back(&shop, &order, piece(1, 1, true)).await;
    assert_eq!(reply.json()["message"], "Return saved.");
    let seen = reply.json()["order"].clone();
    assert_eq!(
        json!([seen["stage"], seen["lines"][0]["returned"], seen["total"]]),
        json!(["delivered", 1, 91_560])
    );
    assert_eq!((points(&shop).await, stock(&shop, &phone).await), (json!(13), 4));
    assert_eq!(revenue().await, (46_560, -45_000, 0));
    // Not on the shelf: a broken piece.
    take_back(&shop, &order, piece(2, 1, false)).await;
    assert_eq!((points(&shop).await, stock(&shop, &cover).await), (json!(12), 6));

    let rest =
        json!([{"line": 1, "quantity": 1, "restock": true}, {"line": 2, "quantity": 2, "restock": true}]);
    let seen = take_back(&shop, &order, rest).await.json()["order"].clone();
    assert_eq!(json!([seen["stage"], seen["OrderStatus"]]), json!(["returned", "Your order was returned"]));
    assert_eq!(
        (points(&shop).await, stock(&shop, &phone).await, stock(&shop, &cover).await),
        (json!(0), 5, 8)
    );
    assert_eq!(revenue().await, (60, -91_500, 1), "the delivery was paid for");
    mails_to(&shop, "customer@shop.example", "Part of your order", 2).await;
    mails_to(&shop, "customer@shop.example", "was returned", 1).await;
    for reply in [deliver(&shop, &order).await, cancel(&shop, &order).await, ship(&shop, &order).await] {
        assert_eq!(reply.refused(409), "This order was returned.");
    }
    // It stays with its customer whatever an admin puts away.
    assert_eq!(shop.admin().await.delete(&format!("/orders/{order}")).await.status, 200);
    shop.clock.advance(31 * 24 * 3_600_000);
    haat::trash::purge(&shop.state).await.unwrap();
    let mine = shop.customer().await.get("/api/my/orders").await.rows();
    assert_eq!(mine[0]["stage"], json!("returned"));
    assert_eq!((stock(&shop, &phone).await, stock(&shop, &cover).await), (5, 8));
}

#[tokio::test]
async fn a_parcel_that_is_not_taken_comes_back_without_having_been_revenue() {
    let shop = Shop::open().await;
    let (order, phone, cover) = basket(&shop).await;
    approved(&shop, &order).await;
    ship(&shop, &order).await;
    let all =
        json!([{"line": 1, "quantity": 2, "restock": true}, {"line": 2, "quantity": 3, "restock": true}]);
    assert_eq!(take_back(&shop, &order, all).await.json()["order"]["stage"], json!("returned"));
    assert_eq!((stock(&shop, &phone).await, stock(&shop, &cover).await), (5, 9));
    assert_eq!(points(&shop).await, json!(0));
    let today = shop.admin().await.get("/dashboard-stats").await.json()["today"].clone();
    assert_eq!(today, json!({"orders": 1, "revenue": 0}));
}

#[tokio::test]
async fn payment_and_notes_are_the_admins_own() {
    let shop = Shop::open().await;
    let (order, ..) = basket(&shop).await;
    for none in [json!({}), json!({"received": null}), json!({"received": ""})] {
        step(&shop, "payment", &order, none).await.fault("received");
    }
    let reply = step(&shop, "payment", &order, json!({"received": true})).await;
    assert_eq!(reply.json()["message"], "Payment marked as received.");
    assert_eq!(reply.json()["order"]["paymentReceived"], json!(true));
    step(&shop, "payment", &order, json!({"received": true})).await;
    let seen = step(&shop, "note", &order, json!({"note": "Ring twice."})).await.json()["order"].clone();
    assert_eq!(seen["note"], json!("Ring twice."));
    let actions: Vec<&str> =
        seen["history"].as_array().unwrap().iter().map(|row| row["action"].as_str().unwrap()).collect();
    assert_eq!(actions, ["placed", "paid"]);
    let mine = shop.customer().await.get("/api/my/orders").await.rows()[0].clone();
    assert_eq!((mine.get("note"), &mine["paymentReceived"]), (None, &json!(true)));
    let admin = shop.admin().await;
    for (query, count) in [
        ("received=true", 1),
        ("received=false", 0),
        ("payment=Cash%20on%20Delivery", 1),
        ("payment=bKash", 0),
        ("zone=Chattogram", 1),
        ("zone=Elsewhere", 0),
        ("method=pickup", 0),
        ("branch=Chawkbazar", 0),
        ("from=2020-01-01&to=2020-12-31", 0),
        ("from=2020-01-01", 1),
    ] {
        assert_eq!(admin.get(&format!("/orders?{query}")).await.rows().len(), count, "{query}");
    }
    admin.get("/orders?from=soon").await.fault("from");
    admin.get("/orders?payment=gold").await.fault("payment");
    admin.get("/orders?received=perhaps").await.fault("received");
    for (name, fields) in [("ship", json!({"courier": "X"})), ("note", json!({"note": ""}))] {
        step(&shop, name, "nothing", fields).await.refused(404);
    }
}

#[tokio::test]
async fn the_customers_page_shows_who_bought_what() {
    let shop = Shop::open().await;
    let (order, ..) = basket(&shop).await;
    deliver(&shop, &order).await;
    take_back(&shop, &order, json!([{"line": 1, "quantity": 1, "restock": true}])).await;
    let people = shop.admin().await.get("/api/admin/customers?q=customer").await.rows();
    let seen = &people[0];
    assert_eq!(
        json!([seen["_id"], seen["email"], seen["phone"], seen["points"], seen["orders"], seen["spent"]]),
        json!(["customer", "customer@shop.example", "01712345678", 13, 1, 46_560])
    );
    assert!(seen["lastOrderAt"].is_string());
    let fields: Vec<&String> = seen.as_object().unwrap().keys().collect();
    assert_eq!(fields.len(), 10, "nothing else of a customer is an admin's to see: {fields:?}");
    assert!(shop.admin().await.get("/api/admin/customers?q=nobody").await.rows().is_empty());
    shop.customer().await.get("/api/admin/customers").await.refused(403);
}

/// Pseudo-random numbers that are the same in every run.
struct Dice(u64);

impl Dice {
    fn below(&mut self, n: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % n
    }
}

#[tokio::test]
async fn whatever_happens_money_stock_and_points_stay_right() {
    let shop = Shop::open_with(Options { rate_limits: false, ..Options::default() }).await;
    set_up(&shop).await;
    // There is an account from the start.
    points(&shop).await;
    let coupon = json!({"code": "TENTH", "kind": "percent", "value": 10});
    assert_eq!(shop.admin().await.post("/api/admin/coupons", &coupon).await.status, 201);
    let (had_phones, had_covers) = (40, 60);
    let phone = shop.add("/addproduct", json!({"stock": had_phones, "buyPoints": 10})).await;
    let fields =
        json!({"title": "Cover", "price": 333, "offerPrice": 0, "stock": had_covers, "buyPoints": 1});
    let cover = shop.add("/addproduct", fields).await;
    let mut dice = Dice(7);
    let mut orders: Vec<String> = Vec::new();
    for turn in 0..220 {
        if orders.len() < 6 || dice.below(12) == 0 {
            let lines = vec![line(&phone, 1 + i64::from(dice.below(2) == 0)), line(&cover, 1)];
            let fields = if dice.below(2) == 0 { json!({"coupon": "tenth"}) } else { json!({}) };
            let actor = if dice.below(2) == 0 { shop.customer().await } else { shop.visitor() };
            let mut body = crate::checkout::form(lines, 0, &fields);
            body["total"] = actor.post("/api/checkout/quote", &body).await.json()["total"].clone();
            let reply = actor.post("/api/checkout", &body).await;
            if reply.status == 200 {
                orders.push(reply.json()["orderId"].as_str().unwrap().to_owned());
            }
        }
        let order = orders[usize::try_from(dice.below(orders.len() as u64)).unwrap()].clone();
        let admin = shop.admin().await;
        let reply = match dice.below(8) {
            0 => approved_or_gone(&shop, &order).await,
            1 => ship(&shop, &order).await,
            2 => deliver(&shop, &order).await,
            3 => cancel(&shop, &order).await,
            4 => admin.delete(&format!("/orders/{order}")).await,
            5 => admin.post(&format!("/api/admin/trash/{order}/restore"), &json!({})).await,
            _ => {
                let piece =
                    json!([{"line": 1 + dice.below(2), "quantity": 1, "restock": dice.below(2) == 0}]);
                take_back(&shop, &order, piece).await
            }
        };
        assert!(matches!(reply.status.as_u16(), 200 | 404 | 409), "turn {turn}: {}", reply.text());
        holds(&shop, [(&phone, had_phones), (&cover, had_covers)], turn).await;
    }
}

async fn approved_or_gone(shop: &Shop, order: &str) -> Reply {
    let seen = shop.admin().await.get(&format!("/orders/{order}")).await;
    if seen.status != 200 {
        return seen;
    }
    approve(shop, order, seen.json()["userId"].clone()).await
}

/// What must hold at any time, read from the database.
async fn holds(shop: &Shop, products: [(&String, i64); 2], turn: i32) {
    let read = |c: &rusqlite::Connection| {
        let one = |sql: &str| c.query_row(sql, [], |row| row.get::<_, i64>(0)).unwrap();
        let wrong_money =
            one("SELECT count(*) FROM orders AS o WHERE total <> subtotal - discount + delivery_charge
            OR subtotal <> (SELECT sum(price * quantity) FROM order_lines WHERE order_seq = o.seq)");
        let points = one("SELECT points FROM customers WHERE id = 'customer'");
        let due = one("SELECT coalesce(sum(l.points * (l.quantity - l.returned)), 0) FROM orders AS o
            JOIN order_lines AS l ON l.order_seq = o.seq
            WHERE o.customer_id IS NOT NULL AND o.delivered_at IS NOT NULL");
        let wrong_back = one("SELECT count(*) FROM orders AS o WHERE returned_at IS NOT NULL AND
            (SELECT coalesce(sum(amount), 0) FROM order_returns WHERE order_seq = o.seq) <> subtotal - discount");
        Ok((wrong_money, points - due, wrong_back))
    };
    assert_eq!(shop.state.db.read(read).await.unwrap(), (0, 0, 0), "turn {turn}");
    for (product, had) in products {
        let id = product.clone();
        let read = move |c: &rusqlite::Connection| {
            let sql = "SELECT p.stock, (SELECT sum(delta) FROM stock_ledger WHERE product_seq = p.seq),
                (SELECT coalesce(sum(l.taken), 0) FROM order_lines AS l WHERE l.product_seq = p.seq),
                (SELECT coalesce(sum(r.quantity - r.restocked), 0) FROM order_returns AS r
                    JOIN order_lines AS l ON l.order_seq = r.order_seq AND l.line = r.line
                    WHERE l.product_seq = p.seq)
                FROM products AS p WHERE p.id = ?1";
            let four = |row: &rusqlite::Row<'_>| Ok([row.get(0)?, row.get(1)?, row.get(2)?, row.get(3)?]);
            Ok(c.query_row(sql, [id], four).unwrap())
        };
        let [stock, ledger, held, broken]: [i64; 4] = shop.state.db.read(read).await.unwrap();
        assert_eq!((stock, stock + held + broken), (ledger, had), "turn {turn}");
        assert!(stock >= 0);
    }
}

#[tokio::test]
async fn twenty_admins_at_once_move_an_order_only_along_its_stages() {
    let shop = Shop::open_with(Options { rate_limits: false, ..Options::default() }).await;
    set_up(&shop).await;
    let phone = shop.add("/addproduct", json!({"stock": 30, "buyPoints": 10})).await;
    let cover =
        shop.add("/addproduct", json!({"title": "Cover", "price": 333, "offerPrice": 0, "stock": 30})).await;
    for round in 0..6 {
        let placed = ordered(&shop.customer().await, vec![line(&phone, 2), line(&cover, 1)], json!({})).await;
        let order = placed["orderId"].as_str().unwrap().to_owned();
        let steps = (0..20).map(|n| {
            let (shop, order) = (&shop, order.clone());
            async move {
                let piece = json!([{"line": 1, "quantity": 1, "restock": true}]);
                let admin = shop.admin().await;
                let reply = match (n + round) % 7 {
                    0 => approve(shop, &order, json!("customer")).await,
                    1 => ship(shop, &order).await,
                    2 => deliver(shop, &order).await,
                    3 => cancel(shop, &order).await,
                    4 => take_back(shop, &order, piece).await,
                    5 => admin.delete(&format!("/orders/{order}")).await,
                    _ => admin.post(&format!("/api/admin/trash/{order}/restore"), &json!({})).await,
                };
                reply.status.as_u16()
            }
        });
        let statuses = futures_util::future::join_all(steps).await;
        assert!(statuses.iter().all(|status| matches!(status, 200 | 404 | 409)), "{statuses:?}");
        holds(&shop, [(&phone, 30), (&cover, 30)], round).await;
    }
    assert_eq!(
        order_of(&shop, &ordered(&shop.visitor(), vec![line(&cover, 1)], json!({})).await).await["stage"],
        json!("pending")
    );
}
