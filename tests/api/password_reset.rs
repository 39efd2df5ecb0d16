//! The forgotten password (contract 5).

use haat::customers;
use haat::mail::outbox;
use serde_json::json;

use crate::people::{
    KARIM, RAHIM, SECRET, browser, cookies, mails, mails_to, me, otp, register, set_cookie, sign_in, wrong,
};
use crate::support::{Actor, Options, Reply, Shop};

const MINUTE_MS: i64 = 60_000;
const NEW: &str = "green tea at dawn";
const BAD: &str = "Invalid or expired OTP.";

async fn ask(shop: &Shop, email: &str) -> Reply {
    shop.visitor().post("/api/forgotpassword", &json!({"email": email})).await
}

async fn check(shop: &Shop, email: &str, otp: &str) -> Reply {
    shop.visitor().post("/api/verifyotp", &json!({"email": email, "otp": otp})).await
}

async fn set(actor: &Actor<'_>, email: &str, password: &str) -> Reply {
    actor.post("/api/resetpassword", &json!({"email": email, "newPassword": password})).await
}

/// Somebody who has typed the right OTP.
async fn verified<'a>(shop: &'a Shop, email: &str) -> Actor<'a> {
    assert_eq!(ask(shop, email).await.json()["message"], "OTP sent to your email!");
    let reply = check(shop, email, &otp(shop, email, 1).await).await;
    assert_eq!(
        reply.json(),
        json!({"success": true, "message": "OTP verified successfully!", "code": "otp_verified"})
    );
    shop.visitor().with("cookie", &cookies(&reply))
}

#[tokio::test]
async fn three_steps_set_a_new_password_and_end_every_session() {
    let shop = Shop::open().await;
    register(&shop, RAHIM).await;
    let old = browser(&shop, RAHIM).await;
    let somebody = verified(&shop, RAHIM).await;
    let reply = set(&somebody, RAHIM, NEW).await;
    assert_eq!(
        reply.json(),
        json!({"success": true, "message": "Password reset successfully!", "code": "password_reset"}),
        "{}",
        reply.text()
    );
    assert!(set_cookie(&reply, "haat_reset").contains("Max-Age=0"));
    assert_eq!(me(&old).await, json!(null));
    sign_in(&shop.visitor(), RAHIM, SECRET).await.refused(401);
    assert_eq!(sign_in(&shop.visitor(), RAHIM, NEW).await.status, 200);
    mails_to(&shop, RAHIM, "password was changed", 1).await;
    assert_eq!(
        set(&somebody, RAHIM, "another fine secret").await.refused(403),
        "Please verify the OTP first."
    );
}

#[tokio::test]
async fn a_changed_password_ends_every_other_way_to_a_new_one() {
    let shop = Shop::open().await;
    register(&shop, RAHIM).await;
    let owner = browser(&shop, RAHIM).await;
    let change = async |old: &str, new: &str| {
        let body = json!({"email": RAHIM, "oldPassword": old, "newPassword": new});
        let reply = owner.put("/api/user/update-password", &body).await;
        assert_eq!(reply.status, 200, "{}", reply.text());
    };
    ask(&shop, RAHIM).await;
    let pending = otp(&shop, RAHIM, 1).await;
    change(SECRET, "second rickshaw at noon").await;
    assert_eq!(check(&shop, RAHIM, &pending).await.refused(400), BAD);

    shop.clock.advance(MINUTE_MS);
    ask(&shop, RAHIM).await;
    let reply = check(&shop, RAHIM, &otp(&shop, RAHIM, 2).await).await;
    let somebody = shop.visitor().with("cookie", &cookies(&reply));
    change("second rickshaw at noon", "third rickshaw at noon").await;
    assert_eq!(set(&somebody, RAHIM, NEW).await.refused(403), "Please verify the OTP first.");
    assert_eq!(sign_in(&shop.visitor(), RAHIM, "third rickshaw at noon").await.status, 200);
}

#[tokio::test]
async fn an_otp_that_has_not_gone_does_not_go_after_a_change() {
    let smtp_url = Some("smtp://127.0.0.1:9".to_owned());
    let shop = Shop::open_with(Options { smtp_url, ..Options::default() }).await;
    let rahim = register(&shop, RAHIM).await;
    ask(&shop, RAHIM).await;
    assert_eq!(shop.state.db.read(outbox::all).await.unwrap().len(), 1);
    let set = move |tx: &rusqlite::Transaction<'_>| customers::store::set_password(tx, &rahim, "hash");
    shop.state.db.write(set).await.unwrap();
    assert!(shop.state.db.read(outbox::all).await.unwrap().is_empty());
}

#[tokio::test]
async fn the_cookie_is_strict_and_bound_to_its_address() {
    let shop = Shop::open().await;
    register(&shop, RAHIM).await;
    register(&shop, KARIM).await;
    ask(&shop, RAHIM).await;
    let reply = check(&shop, RAHIM, &otp(&shop, RAHIM, 1).await).await;
    let cookie = set_cookie(&reply, "haat_reset");
    for part in ["HttpOnly", "SameSite=Strict", "Max-Age=600", "Path=/"] {
        assert!(cookie.contains(part), "{cookie}");
    }
    let somebody = shop.visitor().with("cookie", &cookies(&reply));
    assert_eq!(set(&somebody, KARIM, NEW).await.refused(403), "Please verify the OTP first.");
    assert_eq!(
        set(&somebody, RAHIM, "password1").await.fault("newPassword"),
        "Please choose a less common password."
    );
    assert_eq!(set(&somebody, RAHIM, "").await.fault("newPassword"), "New password is required.");
    set(&shop.visitor(), RAHIM, NEW).await.refused(403);
    set(&shop.visitor().with("cookie", "haat_reset=deadbeef"), RAHIM, NEW).await.refused(403);
    assert_eq!(set(&somebody, RAHIM, NEW).await.status, 200, "the refusals kept it");
}

#[tokio::test]
async fn the_cookie_is_good_for_ten_minutes() {
    let shop = Shop::open().await;
    register(&shop, RAHIM).await;
    let somebody = verified(&shop, RAHIM).await;
    shop.clock.advance(10 * MINUTE_MS);
    set(&somebody, RAHIM, NEW).await.refused(403);
}

#[tokio::test]
async fn five_wrong_tries_void_an_otp() {
    let shop = Shop::open().await;
    register(&shop, RAHIM).await;
    ask(&shop, RAHIM).await;
    let right = otp(&shop, RAHIM, 1).await;
    for _ in 0..5 {
        assert_eq!(check(&shop, RAHIM, &wrong(&right)).await.fault("otp"), BAD);
    }
    assert_eq!(check(&shop, RAHIM, &right).await.refused(400), BAD);
}

#[tokio::test]
async fn parallel_guesses_are_five_as_well() {
    let shop = Shop::open().await;
    register(&shop, RAHIM).await;
    ask(&shop, RAHIM).await;
    let right = otp(&shop, RAHIM, 1).await;
    let guess = wrong(&right);
    let guesses = (0..12).map(|_| check(&shop, RAHIM, &guess));
    for reply in futures_util::future::join_all(guesses).await {
        reply.refused(400);
    }
    check(&shop, RAHIM, &right).await.refused(400);
}

#[tokio::test]
async fn an_otp_works_once_also_at_the_same_time() {
    let shop = Shop::open().await;
    register(&shop, RAHIM).await;
    ask(&shop, RAHIM).await;
    let right = otp(&shop, RAHIM, 1).await;
    let replies = futures_util::future::join_all((0..4).map(|_| check(&shop, RAHIM, &right))).await;
    assert_eq!(replies.iter().filter(|r| r.status == 200).count(), 1);
    assert_eq!(check(&shop, RAHIM, &right).await.refused(400), BAD);
}

#[tokio::test]
async fn an_otp_belongs_to_its_address_and_its_time_and_to_the_last_asking() {
    let shop = Shop::open().await;
    register(&shop, RAHIM).await;
    register(&shop, KARIM).await;
    ask(&shop, RAHIM).await;
    let first = otp(&shop, RAHIM, 1).await;
    assert_eq!(check(&shop, KARIM, &first).await.refused(400), BAD);
    shop.clock.advance(MINUTE_MS + 1);
    ask(&shop, RAHIM).await;
    let second = otp(&shop, RAHIM, 2).await;
    if first != second {
        assert_eq!(check(&shop, RAHIM, &first).await.refused(400), BAD, "a new one voids the old");
    }
    shop.clock.advance(10 * MINUTE_MS);
    assert_eq!(check(&shop, RAHIM, &second).await.refused(400), BAD, "expired");
}

#[tokio::test]
async fn an_unknown_address_is_answered_alike_and_gets_no_mail() {
    let shop = Shop::open().await;
    register(&shop, RAHIM).await;
    let unknown = ask(&shop, "nobody@shop.example").await;
    assert_eq!((unknown.status.as_u16(), unknown.text()), (200, ask(&shop, RAHIM).await.text()));
    otp(&shop, RAHIM, 1).await;
    assert!(mails(&shop).iter().all(|mail| mail.header("To") == RAHIM));
    assert_eq!(check(&shop, "nobody@shop.example", "123456").await.refused(400), BAD);
    assert_eq!(ask(&shop, "nobody@shop.example").await.status, 429, "the limits are the same");
}

#[tokio::test]
async fn what_is_no_otp_is_refused_and_bengali_digits_are_read() {
    let shop = Shop::open().await;
    register(&shop, RAHIM).await;
    ask(&shop, RAHIM).await;
    let right = otp(&shop, RAHIM, 1).await;
    assert_eq!(check(&shop, RAHIM, " ").await.fault("otp"), "OTP is required.");
    for bad in ["12345", "1234567", "abcdef", "-12345"] {
        assert_eq!(check(&shop, RAHIM, bad).await.fault("otp"), BAD);
    }
    let bengali: String =
        right.chars().map(|c| char::from_u32('০' as u32 + c.to_digit(10).unwrap()).unwrap()).collect();
    assert_eq!(check(&shop, RAHIM, &format!(" {bengali} ")).await.status, 200);
}

#[tokio::test]
async fn an_otp_is_not_stored_as_it_is() {
    let shop = Shop::open().await;
    register(&shop, RAHIM).await;
    ask(&shop, RAHIM).await;
    let right = otp(&shop, RAHIM, 1).await;
    let stored: String = shop
        .state
        .db
        .read(|c| Ok(c.query_row("SELECT otp_hash FROM otps", [], |r| r.get(0))?))
        .await
        .unwrap();
    assert!(stored.starts_with("$argon2id$") && !stored.contains(&right));
    for _ in 0..80 {
        let left: i64 = shop
            .state
            .db
            .read(|c| Ok(c.query_row("SELECT count(*) FROM outbox", [], |r| r.get(0))?))
            .await
            .unwrap();
        if left == 0 {
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(25)).await;
    }
    panic!("a mail that went stays in the outbox");
}

#[tokio::test]
async fn askings_are_limited_for_an_address() {
    let shop = Shop::open().await;
    let asked = async |now: u16| assert_eq!(ask(&shop, "nobody@shop.example").await.status.as_u16(), now);
    asked(200).await;
    let refused = ask(&shop, "nobody@shop.example").await;
    let wait: u64 = refused.header("retry-after").unwrap().parse().unwrap();
    assert!((55..=61).contains(&wait), "{wait}");
    for _ in 0..4 {
        shop.clock.advance(MINUTE_MS + 1000);
        asked(200).await;
    }
    shop.clock.advance(MINUTE_MS + 1000);
    asked(429).await;
    shop.clock.advance(60 * MINUTE_MS);
    for _ in 0..5 {
        asked(200).await;
        shop.clock.advance(MINUTE_MS + 1000);
    }
    shop.clock.advance(60 * MINUTE_MS);
    asked(429).await;
    shop.clock.advance(23 * 60 * MINUTE_MS);
    asked(200).await;
}

#[tokio::test]
async fn tries_are_limited_for_a_client_before_anything_is_hashed() {
    let shop = Shop::open().await;
    for n in 0..60 {
        assert_eq!(
            check(&shop, &format!("n{n}@shop.example"), "123456").await.fault("otp"),
            "Invalid or expired OTP."
        );
    }
    check(&shop, "one-more@shop.example", "123456").await.refused(429);
    let elsewhere = shop.visitor().at("203.0.113.8");
    let body = json!({"email": "one-more@shop.example", "otp": "123456"});
    elsewhere.post("/api/verifyotp", &body).await.fault("otp");
    shop.clock.advance(60 * MINUTE_MS + 1000);
    check(&shop, "one-more@shop.example", "123456").await.fault("otp");
}

#[tokio::test]
async fn askings_are_limited_for_a_client() {
    let shop = Shop::open().await;
    for n in 0..20 {
        assert_eq!(ask(&shop, &format!("n{n}@shop.example")).await.status, 200);
    }
    ask(&shop, "one-more@shop.example").await.refused(429);
    let elsewhere = shop.visitor().at("203.0.113.8");
    let reply = elsewhere.post("/api/forgotpassword", &json!({"email": "one-more@shop.example"})).await;
    assert_eq!(reply.status, 200);
}
