//! The limits on signing in and registering (contract 6).

use serde_json::json;

use crate::people::{RAHIM, SECRET, browser, cookies, otp, register, registration, sign_in};
use crate::support::{OWNER, Options, PASSWORD, Shop};

const MINUTE_MS: i64 = 60_000;
const WRONG: &str = "wrong password";

#[tokio::test]
async fn five_failures_close_an_account_to_one_address() {
    let shop = Shop::open().await;
    register(&shop, RAHIM).await;
    for _ in 0..5 {
        sign_in(&shop.visitor(), RAHIM, WRONG).await.refused(401);
    }
    let refused = sign_in(&shop.visitor(), RAHIM, SECRET).await;
    refused.refused(429);
    let wait: u64 = refused.header("retry-after").unwrap().parse().unwrap();
    assert!((850..=901).contains(&wait), "{wait}");
    assert_eq!(sign_in(&shop.visitor().at("203.0.113.8"), RAHIM, SECRET).await.status, 200);
    shop.clock.advance(15 * MINUTE_MS);
    assert_eq!(sign_in(&shop.visitor(), RAHIM, SECRET).await.status, 200);
}

#[tokio::test]
async fn parallel_guesses_are_five_and_parallel_right_ones_all_pass() {
    let shop = Shop::open().await;
    register(&shop, RAHIM).await;
    let visitor = shop.visitor();
    let right = futures_util::future::join_all((0..16).map(|_| sign_in(&visitor, RAHIM, SECRET))).await;
    assert!(right.iter().all(|r| r.status == 200));
    let wrong = futures_util::future::join_all((0..16).map(|_| sign_in(&visitor, RAHIM, WRONG))).await;
    assert_eq!(wrong.iter().filter(|r| r.status == 401).count(), 5);
    assert_eq!(wrong.iter().filter(|r| r.status == 429).count(), 11);
}

#[tokio::test]
async fn wrong_confirming_passwords_count_alike() {
    let shop = Shop::open().await;
    register(&shop, RAHIM).await;
    let customer = browser(&shop, RAHIM).await;
    let address = async |password: &str| {
        customer.put("/api/user/update-address", &json!({"password": password, "address": "House 5"})).await
    };
    for _ in 0..5 {
        address(WRONG).await.refused(400);
    }
    address(SECRET).await.refused(429);
    let body = json!({"oldPassword": SECRET, "newPassword": "green tea at dawn"});
    customer.put("/api/user/update-password", &body).await.refused(429);
    sign_in(&shop.visitor(), RAHIM, SECRET).await.refused(429);
}

#[tokio::test]
async fn twenty_failures_close_an_account_but_not_to_its_own_browser() {
    let shop = Shop::open().await;
    register(&shop, RAHIM).await;
    let known = sign_in(&shop.visitor().at("203.0.113.99"), RAHIM, SECRET).await;
    let home = shop.visitor().at("203.0.113.99").with("cookie", &cookies(&known));
    for n in 0..20 {
        sign_in(&shop.visitor().at(&format!("198.51.100.{n}")), RAHIM, WRONG).await.refused(401);
    }
    sign_in(&shop.visitor(), RAHIM, SECRET).await.refused(429);
    sign_in(&shop.visitor().with("cookie", "haat_browser=deadbeef"), RAHIM, SECRET).await.refused(429);
    assert_eq!(sign_in(&home, RAHIM, SECRET).await.status, 200, "its owner is not locked out");
    let again = shop.reopened();
    sign_in(&again.visitor(), RAHIM, SECRET).await.refused(429);
    shop.clock.advance(60 * MINUTE_MS);
    assert_eq!(sign_in(&shop.visitor(), RAHIM, SECRET).await.status, 200);
}

#[tokio::test]
async fn a_browser_is_known_for_thirty_days() {
    let shop = Shop::open().await;
    register(&shop, RAHIM).await;
    let home = browser(&shop, RAHIM).await;
    let attack = async || {
        for n in 0..20 {
            sign_in(&shop.visitor().at(&format!("198.51.100.{n}")), RAHIM, WRONG).await;
        }
    };
    shop.clock.advance(30 * 24 * 60 * MINUTE_MS);
    attack().await;
    sign_in(&home, RAHIM, SECRET).await.refused(429);
}

#[tokio::test]
async fn admins_are_counted_like_customers_and_apart_from_them() {
    let shop = Shop::open().await;
    shop.set_password().await;
    let admin = async |address: &str, password: &str| {
        let body = json!({"email": OWNER, "password": password});
        shop.visitor().at(address).post("/getuserinfo", &body).await.status.as_u16()
    };
    for n in 0..20 {
        assert_eq!(admin(&format!("198.51.100.{n}"), WRONG).await, 401);
    }
    assert_eq!(admin("203.0.113.7", PASSWORD).await, 429);
    let reply = sign_in(&shop.visitor(), OWNER, WRONG).await;
    assert_eq!(reply.status, 401, "a customer of that address is another account");
}

#[tokio::test]
async fn sixty_failures_close_an_address() {
    let shop = Shop::open().await;
    register(&shop, RAHIM).await;
    for n in 0..60 {
        sign_in(&shop.visitor(), &format!("n{n}@shop.example"), WRONG).await.refused(401);
    }
    sign_in(&shop.visitor(), RAHIM, SECRET).await.refused(429);
    assert_eq!(sign_in(&shop.visitor().at("203.0.113.8"), RAHIM, SECRET).await.status, 200);
}

#[tokio::test]
async fn an_ipv6_shopper_is_a_network() {
    let shop = Shop::open().await;
    register(&shop, RAHIM).await;
    for n in 0..5 {
        sign_in(&shop.visitor().at(&format!("2001:db8::{n}")), RAHIM, WRONG).await.refused(401);
    }
    sign_in(&shop.visitor().at("2001:db8::ffff"), RAHIM, SECRET).await.refused(429);
    assert_eq!(sign_in(&shop.visitor().at("2001:db8:0:1::1"), RAHIM, SECRET).await.status, 200);
}

#[tokio::test]
async fn a_new_password_by_otp_opens_the_account_again() {
    let shop = Shop::open().await;
    register(&shop, RAHIM).await;
    for _ in 0..5 {
        sign_in(&shop.visitor(), RAHIM, WRONG).await;
    }
    shop.visitor().post("/api/forgotpassword", &json!({"email": RAHIM})).await;
    let typed = json!({"email": RAHIM, "otp": otp(&shop, RAHIM, 1).await});
    let ticket = shop.visitor().post("/api/verifyotp", &typed).await;
    let body = json!({"email": RAHIM, "newPassword": "green tea at dawn"});
    let reset = shop.visitor().with("cookie", &cookies(&ticket)).post("/api/resetpassword", &body).await;
    assert_eq!(reset.status, 200, "{}", reset.text());
    assert_eq!(sign_in(&shop.visitor(), RAHIM, "green tea at dawn").await.status, 200);
}

#[tokio::test]
async fn sixty_registrations_an_hour_for_an_address() {
    let shop = Shop::open().await;
    let register = async |n: usize| {
        let sent = registration(&json!({"email": format!("n{n}@shop.example")}));
        shop.visitor().post("/api/userregister", &sent).await.status.as_u16()
    };
    for n in 0..60 {
        assert_eq!(register(n).await, 201);
    }
    assert_eq!(register(60).await, 429);
    shop.clock.advance(60 * MINUTE_MS);
    assert_eq!(register(61).await, 201);
}

#[tokio::test]
async fn lifted_limits_keep_an_otps_five_tries() {
    let shop = Shop::open_with(Options { rate_limits: false, ..Options::default() }).await;
    register(&shop, RAHIM).await;
    for _ in 0..8 {
        sign_in(&shop.visitor(), RAHIM, WRONG).await.refused(401);
    }
    for _ in 0..3 {
        assert_eq!(shop.visitor().post("/api/forgotpassword", &json!({"email": RAHIM})).await.status, 200);
    }
    let right = otp(&shop, RAHIM, 3).await;
    let check =
        async |otp: &str| shop.visitor().post("/api/verifyotp", &json!({"email": RAHIM, "otp": otp})).await;
    for _ in 0..5 {
        check(&crate::people::wrong(&right)).await.refused(400);
    }
    check(&right).await.refused(400);
}
