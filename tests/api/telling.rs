//! Mails to addresses that nobody proved to have: few, and nothing in them that a visitor wrote but the name (contract 6).

use serde_json::{Value, json};

use crate::checkout::{form, line, set_up};
use crate::order_admin::{approve, deliver};
use crate::order_moves::step;
use crate::people::{Mail, RAHIM, browser, mails_to, otp, register};
use crate::quick_orders::quick;
use crate::support::Shop;

const BAIT: &str = "evil.example";

async fn received(shop: &Shop, email: &str, count: usize) -> Vec<Mail> {
    mails_to(shop, email, "We have received your order", count).await
}

#[tokio::test]
async fn a_mail_to_a_strangers_address_has_none_of_the_senders_words() {
    let shop = Shop::open().await;
    set_up(&shop).await;
    let phone = shop.add("/addproduct", json!({"stock": 50})).await;
    let visitor = shop.visitor();
    for (n, name) in ["Win at www.evil.example now", "Rahim"].into_iter().enumerate() {
        let email = format!("victim{n}@shop.example");
        let fields = json!({"name": name, "email": email, "address": format!("Claim it: https://{BAIT}/x"),
            "message": format!("see {BAIT}")});
        let placed = visitor.post("/api/checkout", &form(vec![line(&phone, 1)], 45_060, &fields)).await;
        assert_eq!(placed.status, 200, "{}", placed.text());
        let order = placed.json()["orderId"].as_str().unwrap().to_owned();
        assert_eq!(approve(&shop, &order, Value::Null).await.status, 200);
        for subject in ["We have received", "is confirmed"] {
            let mail = mails_to(&shop, &email, subject, 1).await.remove(0);
            assert!(!mail.raw.contains("evil"), "{}", mail.raw);
            assert!(mail.text.contains("Galaxy S25"), "the shop's own words stay: {}", mail.raw);
            let greeting = if name == "Rahim" { "Dear Rahim," } else { "Dear customer," };
            assert!(mail.text.contains(greeting), "{}", mail.raw);
        }
    }
    // What is no product of the catalogue is the visitor's word.
    let prize = quick(
        &json!({"ProductName": format!("Prize at {BAIT}"), "color": BAIT, "Email": "victim@shop.example",
        "DeliveryLocation": BAIT, "Message": BAIT}),
    );
    assert_eq!(visitor.post("/order", &prize).await.status, 200);
    let mail = received(&shop, "victim@shop.example", 1).await.remove(0);
    assert!(!mail.raw.contains(BAIT), "{}", mail.raw);
}

#[tokio::test]
async fn a_customer_who_proved_the_address_reads_where_it_goes() {
    let shop = Shop::open().await;
    set_up(&shop).await;
    let phone = shop.add("/addproduct", json!({"stock": 50})).await;
    register(&shop, RAHIM).await;
    let customer = browser(&shop, RAHIM).await;
    let order = async || {
        let body = form(vec![line(&phone, 1)], 45_060, &json!({"address": "House 7, Lane 9"}));
        assert_eq!(customer.post("/api/checkout", &body).await.status, 200);
    };
    order().await;
    assert!(!received(&shop, RAHIM, 1).await[0].text.contains("House 7"));
    shop.visitor().post("/api/forgotpassword", &json!({"email": RAHIM})).await;
    let otp = otp(&shop, RAHIM, 1).await;
    let verified = shop.visitor().post("/api/verifyotp", &json!({"email": RAHIM, "otp": otp})).await;
    assert_eq!(verified.status, 200, "{}", verified.text());
    order().await;
    assert!(received(&shop, RAHIM, 2).await[1].text.contains("House 7, Lane 9"));
}

#[tokio::test]
async fn an_address_that_nobody_proved_gets_three_an_hour_and_ten_a_day() {
    let shop = Shop::open().await;
    set_up(&shop).await;
    let phone = shop.add("/addproduct", json!({"stock": 500})).await;
    let email = "victim@shop.example";
    let sent = async |orders: usize| {
        for _ in 0..orders {
            let body = form(vec![line(&phone, 1)], 45_060, &json!({"email": email}));
            let placed = shop.visitor().post("/api/checkout", &body).await;
            assert_eq!(placed.status, 200, "{}", placed.text());
        }
        // Of another address, so that all before have gone when this one has.
        let after = format!("after{}@shop.example", shop.clock.now_ms());
        let body = form(vec![line(&phone, 1)], 45_060, &json!({"email": after, "phone": "01999999999"}));
        assert_eq!(shop.visitor().post("/api/checkout", &body).await.status, 200);
        received(&shop, &after, 1).await;
        received(&shop, email, 0).await.len()
    };
    assert_eq!(sent(5).await, 3);
    for so_far in [6, 9, 10, 10] {
        shop.clock.advance(61 * 60_000);
        assert_eq!(sent(4).await, so_far);
    }
}

#[tokio::test]
async fn a_part_that_came_back_is_told_as_a_part() {
    let shop = Shop::open().await;
    set_up(&shop).await;
    let phone = shop.add("/addproduct", json!({"stock": 5})).await;
    let cover =
        shop.add("/addproduct", json!({"title": "Cover", "price": 500, "offerPrice": 0, "stock": 9})).await;
    let lines: Vec<Value> = vec![line(&phone, 1), line(&cover, 2)];
    let placed = shop.visitor().post("/api/checkout", &form(lines, 46_060, &json!({}))).await.json();
    let order = placed["orderId"].as_str().unwrap();
    assert_eq!(deliver(&shop, order).await.status, 200);
    let back = json!({"lines": [{"line": 2, "quantity": 1}], "reason": "Did not fit."});
    assert_eq!(step(&shop, "return", order, back).await.status, 200);
    let mail = mails_to(&shop, RAHIM, "Part of your order", 1).await.remove(0);
    assert!(mail.text.contains("Came back: Cover"), "{}", mail.text);
    let rest =
        json!({"lines": [{"line": 2, "quantity": 1}, {"line": 1, "quantity": 1}], "reason": "Did not fit."});
    assert_eq!(step(&shop, "return", order, rest).await.status, 200);
    mails_to(&shop, RAHIM, "was returned", 1).await;
}
