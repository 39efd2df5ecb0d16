//! Signing in and out, and the life of a session (contract 3, 6 and 7).

use haat::auth::store::AccountKind;
use rusqlite::OptionalExtension as _;
use serde_json::{Value, json};
use sha2::{Digest as _, Sha256};

use crate::support::{Actor, OWNER, Options, PASSWORD, Reply, Shop, origin};

const MINUTE_MS: i64 = 60_000;
const HOUR_MS: i64 = 60 * MINUTE_MS;
const DAY_MS: i64 = 24 * HOUR_MS;

async fn sign_in(actor: &Actor<'_>, email: &str, password: &str) -> Reply {
    actor.post("/getuserinfo", &json!({"email": email, "password": password})).await
}

/// The cookie that a reply sets: its name and value, and its attributes.
fn cookie(reply: &Reply) -> (String, Vec<String>) {
    let mut all = reply.headers.get_all("set-cookie").iter().map(|value| value.to_str().unwrap());
    let text = all.find(|text| !text.contains("haat_browser=")).expect("a cookie");
    let mut parts = text.split(';').map(|part| part.trim().to_owned());
    (parts.next().unwrap(), parts.collect())
}

/// The browser that took the cookie of a sign-in.
async fn browser(shop: &Shop) -> Actor<'_> {
    let reply = sign_in(&shop.visitor(), OWNER, PASSWORD).await;
    assert_eq!(reply.status, 200, "{}", reply.text());
    shop.visitor().with("cookie", &cookie(&reply).0)
}

async fn user(actor: &Actor<'_>) -> Value {
    actor.get("/api/me").await.json()["user"].clone()
}

#[tokio::test]
async fn an_admin_signs_in_and_is_told_who_it_is() {
    let shop = Shop::open().await;
    shop.set_password().await;
    for email in [OWNER, " Owner@Shop.EXAMPLE "] {
        let reply = sign_in(&shop.visitor(), email, PASSWORD).await;
        let admin = json!({"_id": "owner", "name": "Owner", "email": OWNER, "role": "admin"});
        assert_eq!((reply.status.as_u16(), reply.json()), (200, admin.clone()), "{email}");
        assert_eq!(reply.header("cache-control"), Some("no-store"));
        let browser = shop.visitor().with("cookie", &cookie(&reply).0);
        assert_eq!(browser.get("/api/me").await.json(), json!({"user": admin, "customer": null}));
        assert_eq!(browser.get("/dashboard-stats").await.status, 200);
    }
    let nobody = json!({"user": null, "customer": null});
    assert_eq!(shop.visitor().get("/api/me").await.json(), nobody);
}

#[tokio::test]
async fn the_cookie_is_out_of_reach_of_scripts_and_other_sites() {
    for (own, name, secure) in
        [("http://shop.example", "haat_admin", false), ("https://shop.example", "__Host-haat_admin", true)]
    {
        let shop = Shop::open_with(Options { origin: origin(own), ..Options::default() }).await;
        shop.set_password().await;
        let (pair, mut attributes) = cookie(&sign_in(&shop.visitor(), OWNER, PASSWORD).await);
        assert!(pair.starts_with(&format!("{name}=")), "{pair}");
        assert!(pair.len() - name.len() > 43, "256 bits: {pair}");
        attributes.sort();
        let mut expected = vec!["HttpOnly", "Max-Age=604800", "Path=/", "SameSite=Lax"];
        if secure {
            expected.push("Secure");
        }
        assert_eq!(attributes, expected, "{own}");
        assert_eq!(user(&shop.visitor().with("cookie", &pair)).await["email"], OWNER);
    }
}

#[tokio::test]
async fn on_https_a_cookie_without_the_prefix_is_nobodys() {
    let shop =
        Shop::open_with(Options { origin: origin("https://shop.example"), ..Options::default() }).await;
    shop.set_password().await;
    let (pair, _) = cookie(&sign_in(&shop.visitor(), OWNER, PASSWORD).await);
    let plain = pair.strip_prefix("__Host-").unwrap();
    assert_eq!(user(&shop.visitor().with("cookie", plain)).await, Value::Null);
}

#[tokio::test]
async fn an_unknown_address_and_a_wrong_password_get_the_same_text() {
    let shop = Shop::open().await;
    shop.set_password().await;
    for (email, password) in [
        (OWNER, "a wrong password"),
        (OWNER, "A LONG AND RARE PASSWORD"),
        ("nobody@shop.example", PASSWORD),
        ("' OR 1=1 --", PASSWORD),
        (OWNER, &"x".repeat(5000)),
    ] {
        let reply = sign_in(&shop.visitor(), email, password).await;
        assert_eq!(reply.refused(401), "Invalid email or password.", "{email}");
        assert_eq!(reply.header("set-cookie"), None);
    }
}

#[tokio::test]
async fn both_are_needed() {
    let shop = Shop::open().await;
    for body in [
        json!({}),
        json!({"email": OWNER}),
        json!({"password": PASSWORD}),
        json!({"email": "  ", "password": PASSWORD}),
        json!({"email": OWNER, "password": "   "}),
        json!({"email": null, "password": null}),
        json!({"email": [], "password": 7}),
    ] {
        let reply = shop.visitor().post("/getuserinfo", &body).await;
        assert_eq!(reply.refused(400), "Please provide both email and password.", "{body}");
        for name in ["email", "password"] {
            let blank = body[name].as_str().is_none_or(|text| text.trim().is_empty());
            assert_eq!(reply.json()["fields"].get(name).is_some(), blank, "{name} of {body}");
        }
    }
}

#[tokio::test]
async fn signing_out_ends_the_session_and_takes_the_cookie_back() {
    let shop = Shop::open().await;
    shop.set_password().await;
    let (here, there) = (browser(&shop).await, browser(&shop).await);
    let reply = here.post("/api/admin/logout", &json!({})).await;
    let message =
        json!({"success": true, "message": "You have successfully logged out.", "code": "logged_out"});
    assert_eq!((reply.status.as_u16(), reply.json()), (200, message.clone()));
    let (pair, attributes) = cookie(&reply);
    assert_eq!(pair, "haat_admin=");
    assert!(attributes.contains(&"Max-Age=0".to_owned()) && attributes.contains(&"Path=/".to_owned()));
    assert_eq!(user(&here).await, Value::Null, "the old token is dead");
    here.get("/dashboard-stats").await.refused(401);
    assert_eq!(user(&there).await["email"], OWNER, "another browser stays");
    for path in ["/api/logout", "/api/admin/logout"] {
        assert_eq!(
            shop.visitor().send(axum::http::Method::POST, path, None, "").await.json(),
            message,
            "{path}"
        );
    }
}

#[tokio::test]
async fn the_customers_logout_leaves_the_admin_in_place() {
    let shop = Shop::open().await;
    shop.set_password().await;
    let admin = browser(&shop).await;
    admin.post("/api/logout", &json!({})).await;
    assert_eq!(user(&admin).await["email"], OWNER);
}

#[tokio::test]
async fn every_sign_in_makes_a_new_token_and_adopts_none() {
    let shop = Shop::open().await;
    shop.set_password().await;
    let chosen = shop.visitor().with("cookie", "haat_admin=chosen");
    let first = cookie(&sign_in(&chosen, OWNER, PASSWORD).await).0;
    let second = cookie(&sign_in(&shop.visitor().with("cookie", &first), OWNER, PASSWORD).await).0;
    assert_ne!(first, "haat_admin=chosen");
    assert_ne!(first, second);
    assert_eq!(user(&chosen).await, Value::Null);
    chosen.get("/contact").await.refused(401);
    // The one that the browser had has ended.
    shop.visitor().with("cookie", &first).get("/contact").await.refused(401);
    assert_eq!(shop.visitor().with("cookie", &second).get("/contact").await.status, 200);
}

#[tokio::test]
async fn only_the_hash_of_a_token_is_stored() {
    let shop = Shop::open().await;
    shop.set_password().await;
    let (pair, _) = cookie(&sign_in(&shop.visitor(), OWNER, PASSWORD).await);
    let token = pair.strip_prefix("haat_admin=").unwrap().to_owned();
    let hash: [u8; 32] = Sha256::digest(token.as_bytes()).into();
    let stored: Option<String> = shop
        .state
        .db
        .read(move |c| {
            let sql = "SELECT account_id FROM sessions WHERE token_hash = ?1";
            Ok(c.query_row(sql, [hash], |r| r.get(0)).optional()?)
        })
        .await
        .unwrap();
    assert_eq!(stored.as_deref(), Some("owner"));
    for file in ["haat.db", "haat.db-wal"] {
        let bytes = std::fs::read(shop.folder.path().join(file)).unwrap();
        let found = bytes.windows(token.len()).any(|part| part == token.as_bytes());
        assert!(!found, "{file} holds the token");
    }
}

#[tokio::test]
async fn five_failures_close_an_account_to_one_address_for_a_quarter_of_an_hour() {
    let shop = Shop::open().await;
    shop.set_password().await;
    let visitor = shop.visitor();
    for _ in 0..5 {
        sign_in(&visitor, OWNER, "wrong password").await.refused(401);
    }
    let refused = sign_in(&visitor, OWNER, PASSWORD).await;
    refused.refused(429);
    let wait: i64 = refused.header("retry-after").unwrap().parse().unwrap();
    assert!((1..=901).contains(&wait), "{wait}");
    sign_in(&visitor, " OWNER@shop.example", PASSWORD).await.refused(429);
    // Neither another address nor another account is closed.
    assert_eq!(sign_in(&visitor.clone().at("203.0.113.99"), OWNER, PASSWORD).await.status, 200);
    sign_in(&visitor, "other@shop.example", "wrong password").await.refused(401);
    shop.clock.advance(15 * MINUTE_MS + 1000);
    assert_eq!(sign_in(&visitor, OWNER, PASSWORD).await.status, 200);
}

#[tokio::test]
async fn guesses_that_come_at_once_do_not_outrun_the_limit() {
    let shop = Shop::open().await;
    shop.set_password().await;
    let visitor = shop.visitor();
    let guesses = (0..20).map(|n| {
        let visitor = &visitor;
        async move { sign_in(visitor, OWNER, &format!("wrong password {n}")).await.status.as_u16() }
    });
    let answers = futures_util::future::join_all(guesses).await;
    assert_eq!(answers.iter().filter(|status| **status == 401).count(), 5);
    assert_eq!(answers.iter().filter(|status| **status == 429).count(), 15);
}

#[tokio::test]
async fn right_passwords_use_nothing_up() {
    let shop = Shop::open().await;
    shop.set_password().await;
    for _ in 0..12 {
        assert_eq!(sign_in(&shop.visitor(), OWNER, PASSWORD).await.status, 200);
    }
}

#[tokio::test]
async fn sixty_failures_close_an_address_for_an_hour() {
    let shop = Shop::open().await;
    shop.set_password().await;
    let visitor = shop.visitor();
    for n in 0..60 {
        sign_in(&visitor, &format!("{n}@shop.example"), "wrong password").await.refused(401);
    }
    sign_in(&visitor, OWNER, PASSWORD).await.refused(429);
    assert_eq!(sign_in(&visitor.clone().at("203.0.113.99"), OWNER, PASSWORD).await.status, 200);
    shop.clock.advance(HOUR_MS + 1000);
    assert_eq!(sign_in(&visitor, OWNER, PASSWORD).await.status, 200);
}

#[tokio::test]
async fn limits_can_be_lifted() {
    let shop = Shop::open_with(Options { rate_limits: false, ..Options::default() }).await;
    shop.set_password().await;
    for _ in 0..8 {
        sign_in(&shop.visitor(), OWNER, "wrong password").await.refused(401);
    }
}

#[tokio::test]
async fn a_session_that_is_not_used_ends_after_7_days() {
    let shop = Shop::open().await;
    let admin = shop.admin().await;
    shop.clock.advance(7 * DAY_MS - MINUTE_MS);
    assert_eq!(user(&admin).await["email"], OWNER);
    let unused = shop.admin().await;
    shop.clock.advance(7 * DAY_MS + 1000);
    assert_eq!(user(&unused).await, Value::Null);
}

#[tokio::test]
async fn a_session_in_use_is_renewed_at_most_daily_and_lives_30_days() {
    let shop = Shop::open().await;
    let admin = shop.admin().await;
    shop.clock.advance(23 * HOUR_MS);
    assert_eq!(admin.get("/api/me").await.header("set-cookie"), None, "not within the first day");
    shop.clock.advance(2 * HOUR_MS);
    let renewed = admin.get("/api/me").await;
    let (pair, attributes) = cookie(&renewed);
    assert!(pair.starts_with("haat_admin=") && pair.len() > 40, "{pair}");
    assert!(attributes.contains(&"Max-Age=604800".to_owned()), "{attributes:?}");
    assert_eq!(admin.get("/api/me").await.header("set-cookie"), None, "once a day");
    // 25 hours have gone; every six days is use enough.
    for _ in 0..4 {
        shop.clock.advance(6 * DAY_MS);
        assert_eq!(user(&admin).await["email"], OWNER);
    }
    shop.clock.advance(4 * DAY_MS);
    let last = admin.get("/api/me").await;
    assert_eq!(last.json()["user"]["email"], OWNER, "after 29 days and an hour");
    let seconds =
        cookie(&last).1.iter().find_map(|a| a.strip_prefix("Max-Age=")?.parse::<i64>().ok()).unwrap();
    assert!(seconds <= 23 * 3600, "the cookie does not outlive the session: {seconds}");
    shop.clock.advance(DAY_MS);
    assert_eq!(user(&admin).await, Value::Null, "after 30 days");
}

#[tokio::test]
async fn a_bearer_token_stands_in_for_the_cookie() {
    let shop = Shop::open().await;
    shop.set_password().await;
    let (pair, _) = cookie(&sign_in(&shop.visitor(), OWNER, PASSWORD).await);
    let token = pair.strip_prefix("haat_admin=").unwrap();
    for scheme in ["Bearer", "bearer"] {
        let bearer = shop.visitor().with("authorization", &format!("{scheme} {token}"));
        assert_eq!(user(&bearer).await["email"], OWNER, "{scheme}");
        assert_eq!(bearer.get("/contact").await.status, 200);
    }
    // With the header, cookies are not looked at.
    for other in ["Bearer nonsense", "Bearer ", "Basic b3duZXI6eA=="] {
        let actor = shop.visitor().with("cookie", &pair).with("authorization", other);
        assert_eq!(user(&actor).await, Value::Null, "{other}");
        actor.get("/contact").await.refused(401);
    }
    let bearer = shop.visitor().with("authorization", &format!("Bearer {token}"));
    bearer.post("/api/admin/logout", &json!({})).await;
    assert_eq!(user(&bearer).await, Value::Null);
}

#[tokio::test]
async fn a_new_password_ends_every_session_of_the_admin() {
    let shop = Shop::open().await;
    shop.set_password().await;
    let admin = browser(&shop).await;
    shop.set_password().await;
    assert_eq!(user(&admin).await, Value::Null);
}

#[tokio::test]
async fn cookies_that_the_interface_writes_are_never_trusted() {
    let shop = Shop::open().await;
    let forged = shop
        .visitor()
        .with("cookie", "user=%7B%22_id%22%3A%22owner%22%2C%22role%22%3A%22admin%22%7D; haat_admin=owner")
        .with("cookie", "haat_customer=owner; backupNormalUser=%7B%7D");
    assert_eq!(forged.get("/api/me").await.json(), json!({"user": null, "customer": null}));
    forged.get("/contact").await.refused(401);
}

#[tokio::test]
async fn the_newest_twenty_sessions_of_an_account_stay() {
    let shop = Shop::open().await;
    let (other, customer) = (shop.customer_named("other").await, shop.customer().await);
    let session = async |kind, cookie: &str, id| {
        shop.visitor().with("cookie", &format!("{cookie}={}", shop.new_session(kind, id).await))
    };
    let mut admins = Vec::new();
    for _ in 0..21 {
        admins.push(session(AccountKind::Admin, "haat_admin", "owner").await);
        shop.clock.advance(1000);
    }
    assert_eq!(user(&admins[0]).await, Value::Null, "the oldest ended");
    for admin in &admins[1..] {
        assert_eq!(user(admin).await["email"], OWNER);
    }
    let mut newest = customer.clone();
    for _ in 0..20 {
        newest = session(AccountKind::Customer, "haat_customer", "customer").await;
    }
    let signed_in = async |actor: &Actor<'_>| actor.get("/api/me").await.json()["customer"].is_object();
    assert!(!signed_in(&customer).await && signed_in(&newest).await);
    assert!(signed_in(&other).await, "another account's stay");
    assert_eq!(user(&admins[1]).await["email"], OWNER);
}
