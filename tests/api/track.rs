//! Following an order by number and phone (contract 6).

use serde_json::{Value, json};

use crate::quick_orders::quick;
use crate::support::{Actor, Reply, Shop};

async fn ordered(shop: &Shop, fields: Value) -> String {
    let reply = shop.visitor().post("/order", &quick(&fields)).await;
    reply.json()["orderNumber"].as_str().unwrap().to_owned()
}

async fn track(actor: &Actor<'_>, number: &str, phone: &str) -> Reply {
    actor.get(&format!("/api/track?order={number}&phone={phone}")).await
}

#[tokio::test]
async fn who_knows_both_sees_the_order_and_nothing_personal() {
    let shop = Shop::open().await;
    let number = ordered(&shop, json!({})).await;
    for (number, phone) in [
        (number.clone(), "01712345678"),
        (number.to_lowercase(), "%2B88+017-12345678"),
        (format!("%20{number}%20"), "8801712345678"),
    ] {
        let reply = track(&shop.visitor(), &number, phone).await;
        assert_eq!(reply.status, 200, "{}", reply.text());
        assert_eq!(reply.header("cache-control"), Some("no-store"));
        let body = reply.json();
        assert_eq!(
            (&body["name"], &body["OrderStatus"]),
            (&json!("Galaxy S25"), &json!("We have received your order"))
        );
        assert_eq!((&body["paymentStatus"], &body["deliveredAt"]), (&json!("pending"), &Value::Null));
        for secret in ["Rahim", "01712345678", "House 5", "rahim@", "Please call"] {
            assert!(!reply.text().contains(secret), "{secret}");
        }
    }
}

#[tokio::test]
async fn anything_else_is_not_found() {
    let shop = Shop::open().await;
    let number = ordered(&shop, json!({})).await;
    for (number, phone) in [
        (number.as_str(), "01812345678"),
        (&number, ""),
        ("H-AAAA-AAAA", "01712345678"),
        ("", ""),
        ("%25", "%25"),
    ] {
        track(&shop.visitor(), number, phone).await.refused(404);
    }
}

#[tokio::test]
async fn ten_misses_close_an_address_for_a_quarter_of_an_hour() {
    let shop = Shop::open().await;
    let number = ordered(&shop, json!({})).await;
    for n in 0..10 {
        track(&shop.visitor(), &format!("H-AAAA-AAA{n}"), "01712345678").await.refused(404);
        assert_eq!(
            track(&shop.visitor(), &number, "01712345678").await.status.as_u16(),
            if n < 9 { 200 } else { 429 }
        );
    }
    assert!(track(&shop.visitor(), &number, "01712345678").await.header("retry-after").is_some());
    assert_eq!(track(&shop.visitor().at("203.0.113.8"), &number, "01712345678").await.status, 200);
    shop.clock.advance(15 * 60_000);
    assert_eq!(track(&shop.visitor(), &number, "01712345678").await.status, 200);
}

#[tokio::test]
async fn twenty_misses_close_a_number_for_an_hour() {
    let shop = Shop::open().await;
    let number = ordered(&shop, json!({})).await;
    for n in 0..20 {
        track(&shop.visitor().at(&format!("198.51.100.{n}")), &number, "01800000000").await.refused(404);
    }
    track(&shop.visitor().at("198.51.100.99"), &number, "01712345678").await.refused(429);
    shop.clock.advance(3_600_000);
    assert_eq!(track(&shop.visitor(), &number, "01712345678").await.status, 200);
}

#[tokio::test]
async fn parallel_guesses_do_not_outrun_the_limit() {
    let shop = Shop::open().await;
    let guesses = (0..40).map(|n| {
        let visitor = shop.visitor();
        async move { track(&visitor, &format!("H-AAAA-AA{n}"), "01712345678").await.status.as_u16() }
    });
    let statuses = futures_util::future::join_all(guesses).await;
    assert_eq!(statuses.iter().filter(|s| **s == 404).count(), 10);
    assert_eq!(statuses.iter().filter(|s| **s == 429).count(), 30);
}
