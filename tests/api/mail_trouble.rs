//! Mail that does not go is told to the owner: what was refused for good stops, what was put off waits and is tried again,
//! and the settings can try the mail server.

use std::sync::atomic::Ordering;
use std::time::Duration;

use haat::mail::outbox;
use serde_json::{Value, json};

use crate::mail::{Server, server};
use crate::people::{RAHIM, register};
use crate::quick_orders::quick;
use crate::support::{OWNER, Options, Shop};

const BOSS: &str = "boss@shop.example";

async fn shop_with(behaves: Server) -> (Shop, std::sync::Arc<std::sync::atomic::AtomicUsize>) {
    let (url, _told, calls) = server(behaves).await;
    (Shop::open_with(Options { smtp_url: Some(url), ..Options::default() }).await, calls)
}

/// The mails in trouble once there are so many.
async fn troubled(shop: &Shop, query: &str, count: usize) -> Vec<Value> {
    for _ in 0..400 {
        let rows = shop.admin().await.get(&format!("/api/admin/mail?{query}")).await.rows();
        if rows.len() == count {
            return rows;
        }
        tokio::time::sleep(Duration::from_millis(25)).await;
    }
    panic!("{:?}", shop.admin().await.get("/api/admin/mail").await.rows());
}

async fn order(shop: &Shop) -> String {
    let product = shop.add("/addproduct", json!({"stock": 9})).await;
    let reply = shop.visitor().post("/order", &quick(&json!({"productId": product, "Email": RAHIM}))).await;
    reply.json()["orderNumber"].as_str().unwrap_or_else(|| panic!("{}", reply.text())).to_owned()
}

#[tokio::test]
async fn what_is_refused_for_good_stops_at_once_and_is_shown_with_its_reason() {
    let (shop, calls) = shop_with(Server::Rejects).await;
    let number = order(&shop).await;
    let row = troubled(&shop, "state=failed", 1).await.remove(0);
    assert_eq!((&row["kind"], &row["recipient"]), (&json!("order_received"), &json!(RAHIM)));
    assert_eq!((&row["orderNumber"], &row["state"]), (&json!(number), &json!("failed")));
    assert_eq!((&row["attempts"], &row["nextAt"], &row["canRetry"]), (&json!(1), &json!(null), &json!(true)));
    assert_eq!(row["fault"], "refused");
    assert_eq!(row["reason"], "The mail server refuses this mail for good.");
    assert_eq!(row["answer"], "550 5.1.1 no such mailbox here");
    row["failedAt"].as_str().unwrap().parse::<jiff::Timestamp>().unwrap();
    assert_eq!(troubled(&shop, &format!("orders=H-AAAA-AAAA,{number}"), 1).await.len(), 1);
    assert!(troubled(&shop, "orders=H-AAAA-AAAA", 0).await.is_empty());
    let waiting = shop.admin().await.get("/api/admin/waiting").await.json();
    assert_eq!((&waiting["mailFailed"], &waiting["mailWaiting"]), (&json!(1), &json!(0)));

    let tried = calls.load(Ordering::SeqCst);
    shop.clock.advance(4 * 3_600_000);
    tokio::time::sleep(Duration::from_millis(1500)).await;
    assert_eq!(calls.load(Ordering::SeqCst), tried, "it is not tried again by itself");
}

#[tokio::test]
async fn what_is_put_off_waits_and_is_given_up_after_three_days() {
    for (behaves, fault) in [(Server::Refuses, "busy"), (Server::Locked, "sign-in"), (Server::Drops, "other")]
    {
        let (shop, _) = shop_with(behaves).await;
        order(&shop).await;
        let row = troubled(&shop, "state=waiting", 1).await.remove(0);
        assert_eq!((&row["fault"], &row["failedAt"]), (&json!(fault), &json!(null)), "{row}");
        row["nextAt"].as_str().unwrap().parse::<jiff::Timestamp>().unwrap();
        let waiting = shop.admin().await.get("/api/admin/waiting").await.json();
        assert_eq!((&waiting["mailFailed"], &waiting["mailWaiting"]), (&json!(0), &json!(1)));
        shop.clock.advance(73 * 3_600_000);
        let row = troubled(&shop, "state=failed", 1).await.remove(0);
        assert_eq!(row["fault"], fault, "the last reason stays");
        order(&shop).await;
        let both = troubled(&shop, "", 2).await;
        assert_eq!(
            [&both[0]["state"], &both[1]["state"]],
            ["failed", "waiting"],
            "those given up stand first"
        );
    }
}

#[tokio::test]
async fn a_mail_that_failed_is_tried_anew_when_asked() {
    let (shop, calls) = shop_with(Server::Rejects).await;
    let admin = shop.admin().await;
    order(&shop).await;
    let id = troubled(&shop, "state=failed", 1).await[0]["_id"].as_str().unwrap().to_owned();
    let tried = calls.load(Ordering::SeqCst);
    assert_eq!(admin.post(&format!("/api/admin/mail/{id}/retry"), &json!({})).await.status, 200);
    for _ in 0..400 {
        if calls.load(Ordering::SeqCst) > tried {
            break;
        }
        tokio::time::sleep(Duration::from_millis(25)).await;
    }
    assert_eq!(calls.load(Ordering::SeqCst), tried + 1);
    troubled(&shop, "state=failed", 1).await;
    let all = admin.post("/api/admin/mail/retry", &json!({})).await.json();
    assert_eq!((&all["count"], &all["message"]), (&json!(1), &json!("1 mail is tried again now.")));
    troubled(&shop, "state=failed", 1).await;
    assert_eq!(admin.delete(&format!("/api/admin/mail/{id}")).await.status, 200);
    assert!(admin.get("/api/admin/mail").await.rows().is_empty());
    assert!(shop.state.db.read(outbox::all).await.unwrap().is_empty());
    for id in [id.as_str(), "x"] {
        admin.post(&format!("/api/admin/mail/{id}/retry"), &json!({})).await.refused(404);
        admin.delete(&format!("/api/admin/mail/{id}")).await.refused(404);
    }
    let told: Vec<Value> = shop.audit().await.into_iter().filter(|row| row["subject"] == "mail").collect();
    let actions: Vec<&str> = told.iter().map(|row| row["action"].as_str().unwrap()).collect();
    assert_eq!(actions, ["delete", "retry", "retry"]);
}

#[tokio::test]
async fn a_one_time_password_that_failed_is_seen_without_its_code() {
    let (shop, _) = shop_with(Server::Rejects).await;
    register(&shop, RAHIM).await;
    shop.visitor().post("/api/forgotpassword", &json!({"email": RAHIM})).await;
    let row = troubled(&shop, "", 1).await.remove(0);
    assert_eq!((&row["kind"], &row["canRetry"]), (&json!("otp"), &json!(false)));
    let id = row["_id"].as_str().unwrap();
    shop.admin().await.post(&format!("/api/admin/mail/{id}/retry"), &json!({})).await.refused(409);
    let letter: String = shop
        .state
        .db
        .read(|c| Ok(c.query_row("SELECT letter FROM outbox", [], |r| r.get(0))?))
        .await
        .unwrap();
    assert!(!letter.contains(|c: char| c.is_ascii_digit()), "{letter}");
}

#[tokio::test]
async fn a_test_mail_tells_in_words_what_came_of_it() {
    let try_it =
        async |shop: &Shop, body: &Value| shop.admin().await.post("/api/admin/mail/test", body).await;
    let shop = Shop::open().await;
    let told = try_it(&shop, &json!({})).await.json();
    assert!(told["message"].as_str().unwrap().contains(&format!("to {OWNER} was written")), "{told}");
    let files = std::fs::read_dir(shop.folder.path().join("outbox")).unwrap().count();
    assert_eq!(files, 1);

    let (url, mut mails, _) = server(Server::Answers).await;
    let shop = Shop::open_with(Options { smtp_url: Some(url), ..Options::default() }).await;
    shop.admin().await.put("/api/settings", &json!({"email": BOSS})).await;
    let told = try_it(&shop, &json!({})).await.json();
    let expected = format!("The mail server took the test mail to {BOSS}. Please look whether it arrived.");
    assert_eq!(told["message"], expected);
    assert!(mails.recv().await.unwrap().contains("A test mail from Haat"));
    let told = try_it(&shop, &json!({"email": "me@shop.example"})).await.json();
    assert!(told["message"].as_str().unwrap().contains("me@shop.example"));
    assert_eq!(shop.audit().await[0]["detail"], json!({"to": "me@shop.example", "outcome": "sent"}));
    try_it(&shop, &json!({"email": "me"})).await.fault("email");
    for _ in 0..3 {
        assert_eq!(try_it(&shop, &json!({})).await.status, 200);
    }
    let limited = try_it(&shop, &json!({})).await;
    assert_eq!(limited.status, 429);
    shop.clock.advance(10 * 60_000);
    assert_eq!(try_it(&shop, &json!({})).await.status, 200);

    for (behaves, fault, said) in [
        (Server::Rejects, "refused", "550"),
        (Server::Locked, "sign-in", "530"),
        (Server::Refuses, "busy", "450"),
    ] {
        let (shop, _) = shop_with(behaves).await;
        let reply = try_it(&shop, &json!({})).await;
        assert_eq!(reply.status, 409, "{}", reply.text());
        let told = reply.json();
        assert_eq!(told["fault"], fault);
        assert!(told["answer"].as_str().unwrap().starts_with(said), "{told}");
        assert!(told["message"].as_str().unwrap().starts_with("The mail server "), "{told}");
    }
}
