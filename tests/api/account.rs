//! An admin's own account: its password and its sessions (contract 3 and 6).

use serde_json::{Value, json};

use crate::people::{cookies, set_cookie};
use crate::support::{Actor, OWNER, PASSWORD, Reply, Shop};

const NEW: &str = "another rare password";
const MINUTE_MS: i64 = 60_000;

/// Signs the owner in.
pub async fn sign_in(actor: &Actor<'_>, password: &str) -> Reply {
    actor.post("/getuserinfo", &json!({"email": OWNER, "password": password})).await
}

/// A browser that the owner signed in with.
pub async fn browser(shop: &Shop) -> Actor<'_> {
    let reply = sign_in(&shop.visitor(), PASSWORD).await;
    assert_eq!(reply.status, 200, "{}", reply.text());
    shop.visitor().with("cookie", &cookies(&reply))
}

async fn is_in(actor: &Actor<'_>) -> bool {
    actor.get("/api/me").await.json()["user"]["email"] == OWNER
}

async fn change(actor: &Actor<'_>, old: &str, new: &str) -> Reply {
    actor.put("/api/admin/password", &json!({"oldPassword": old, "newPassword": new})).await
}

#[tokio::test]
async fn an_admin_sees_the_own_account() {
    let shop = Shop::open().await;
    let reply = shop.admin().await.get("/api/admin/account").await;
    let expected = json!({"_id": "owner", "name": "Owner", "email": OWNER, "role": "admin", "totp": false,
        "recoveryCodesLeft": 0});
    assert_eq!((reply.status.as_u16(), reply.json()), (200, expected));
    assert_eq!(reply.header("cache-control"), Some("no-store"));
}

#[tokio::test]
async fn a_new_password_ends_the_other_sessions_and_renews_this_one() {
    let shop = Shop::open().await;
    shop.set_password().await;
    let (here, there, customer) = (browser(&shop).await, browser(&shop).await, shop.customer().await);
    let reply = change(&here, PASSWORD, NEW).await;
    let done =
        json!({"success": true, "message": "Password updated successfully!", "code": "password_updated"});
    assert_eq!((reply.status.as_u16(), reply.json()), (200, done));
    assert!(set_cookie(&reply, "haat_admin").contains("Max-Age=604800"));
    assert!(is_in(&here).await && !is_in(&there).await);
    assert!(customer.get("/api/me").await.json()["customer"].is_object(), "a customer's session stays");
    sign_in(&shop.visitor(), PASSWORD).await.refused(401);
    assert_eq!(sign_in(&shop.visitor(), NEW).await.status, 200);
    let row = here.get("/api/admin/audit?without=sign-in").await.rows()[0].clone();
    assert_eq!(
        (&row["action"], &row["subject"], &row["detail"]),
        (&json!("update"), &json!("account"), &json!({"password": "changed"}))
    );
}

#[tokio::test]
async fn a_new_password_follows_the_rules() {
    let shop = Shop::open().await;
    shop.set_password().await;
    let admin = browser(&shop).await;
    let length = "The password must have 8 to 128 characters.";
    for (new, text) in [
        ("short", length),
        (&"x".repeat(129), length),
        ("password123", "Please choose a less common password."),
    ] {
        assert_eq!(change(&admin, PASSWORD, new).await.fault("newPassword"), text, "{new}");
    }
    let nothing = admin.put("/api/admin/password", &json!({})).await;
    assert_eq!(nothing.fault("oldPassword"), "Old password is required.");
    nothing.fault("newPassword");
    admin
        .put("/api/admin/password", &json!({"oldPassword": 7, "newPassword": NEW}))
        .await
        .fault("oldPassword");
    assert_eq!(change(&admin, "a wrong password", NEW).await.fault("oldPassword"), "Incorrect password.");
    assert_eq!(sign_in(&shop.visitor(), PASSWORD).await.status, 200, "nothing changed");
}

#[tokio::test]
async fn wrong_old_passwords_count_as_failed_sign_ins() {
    let shop = Shop::open().await;
    shop.set_password().await;
    let admin = browser(&shop).await;
    for _ in 0..5 {
        change(&admin, "a wrong password", NEW).await.fault("oldPassword");
    }
    change(&admin, PASSWORD, NEW).await.refused(429);
    sign_in(&shop.visitor(), PASSWORD).await.refused(429);
    admin.post("/api/admin/totp", &json!({"password": PASSWORD})).await.refused(429);
    shop.clock.advance(16 * MINUTE_MS);
    assert_eq!(change(&admin, PASSWORD, NEW).await.status, 200);
}

#[tokio::test]
async fn two_changes_at_once_are_one() {
    let shop = Shop::open().await;
    shop.set_password().await;
    let (one, two) = (browser(&shop).await, browser(&shop).await);
    let (first, second) =
        tokio::join!(change(&one, PASSWORD, NEW), change(&two, PASSWORD, "yet another rare password"));
    let mut answers = [first.status.as_u16(), second.status.as_u16()];
    answers.sort_unstable();
    assert_eq!(answers[0], 200);
    assert!(matches!(answers[1], 400 | 401), "{answers:?}");
}

#[tokio::test]
async fn an_admin_sees_the_own_live_sessions_and_no_secret() {
    let shop = Shop::open().await;
    shop.set_password().await;
    let old = shop.visitor().at("198.51.100.9").with("user-agent", "Old Browser/1.0");
    let old = old.with("cookie", &cookies(&sign_in(&shop.visitor(), PASSWORD).await));
    shop.clock.advance(8 * 24 * 60 * MINUTE_MS);
    shop.customer().await;
    let phone = shop.visitor().at("198.51.100.7").with("user-agent", &format!("Phone{}", "x".repeat(600)));
    let phone_cookies = cookies(&sign_in(&phone, PASSWORD).await);
    let phone = phone.with("cookie", &phone_cookies);
    shop.clock.advance(1000);
    let laptop = shop.visitor().with("user-agent", "Laptop/2.0");
    let laptop_cookies = cookies(&sign_in(&laptop, PASSWORD).await);
    let laptop = laptop.with("cookie", &laptop_cookies);
    assert!(!is_in(&old).await, "its 7 days are over");

    let reply = laptop.get("/api/admin/sessions").await;
    let rows = reply.rows();
    assert_eq!((rows.len(), reply.header("x-total-count")), (2, Some("2")));
    let told = |row: &Value| {
        (row["current"].clone(), row["address"].clone(), row["userAgent"].as_str().unwrap().chars().count())
    };
    assert_eq!(told(&rows[0]), (json!(true), json!("203.0.113.7"), "Laptop/2.0".len()));
    assert_eq!(told(&rows[1]), (json!(false), json!("198.51.100.7"), 500));
    let mut keys: Vec<&String> = rows[0].as_object().unwrap().keys().collect();
    keys.sort();
    assert_eq!(keys, ["_id", "address", "createdAt", "current", "lastUsedAt", "userAgent"]);
    for (row, pair) in [(&rows[0], &laptop_cookies), (&rows[1], &phone_cookies)] {
        let id = row["_id"].as_str().unwrap();
        assert!(id.len() >= 14 && !pair.contains(id), "{id}");
        assert_eq!(row["createdAt"], row["lastUsedAt"]);
    }
    assert_eq!(phone.get("/api/admin/sessions").await.rows()[1]["current"], true);

    // A use is noted at most every quarter of an hour, with where it came from.
    shop.clock.advance(14 * MINUTE_MS);
    is_in(&phone).await;
    assert_eq!(laptop.get("/api/admin/sessions").await.rows()[0]["current"], true);
    shop.clock.advance(2 * MINUTE_MS);
    let moved = shop.visitor().at("198.51.100.8").with("user-agent", "Phone").with("cookie", &phone_cookies);
    is_in(&moved).await;
    let rows = moved.get("/api/admin/sessions").await.rows();
    assert_eq!(told(&rows[0]), (json!(true), json!("198.51.100.8"), "Phone".len()));
    assert!(rows[0]["lastUsedAt"].as_str() > rows[0]["createdAt"].as_str());
}

#[tokio::test]
async fn sessions_are_ended_one_by_one() {
    let shop = Shop::open().await;
    shop.set_password().await;
    let (here, there) = (browser(&shop).await, browser(&shop).await);
    let id_of = async |actor: &Actor<'_>| {
        let rows = actor.get("/api/admin/sessions").await.rows();
        rows.iter().find(|r| r["current"] == true).unwrap()["_id"].as_str().unwrap().to_owned()
    };
    let (this, that) = (id_of(&here).await, id_of(&there).await);
    let reply = here.delete(&format!("/api/admin/sessions/{that}")).await;
    assert_eq!(
        (reply.status.as_u16(), reply.json()),
        (200, json!({"acknowledged": true, "deletedCount": 1}))
    );
    assert_eq!(reply.header("set-cookie"), None);
    assert!(is_in(&here).await && !is_in(&there).await);
    here.delete(&format!("/api/admin/sessions/{that}")).await.refused(404);
    here.delete("/api/admin/sessions/nothing").await.refused(404);
    let row = here.get("/api/admin/audit?without=sign-in").await.rows()[0].clone();
    assert_eq!((&row["subject"], &row["subjectId"]), (&json!("session"), &json!(that)));
    // The own one too: the cookie is taken back.
    let reply = here.delete(&format!("/api/admin/sessions/{this}")).await;
    assert_eq!(reply.status, 200);
    assert!(set_cookie(&reply, "haat_admin").contains("Max-Age=0"));
    assert!(!is_in(&here).await);
}

#[tokio::test]
async fn nobody_ends_anothers_session() {
    let shop = Shop::open().await;
    let (admin, customer) = (shop.admin().await, shop.customer().await);
    let now = shop.clock.now_ms();
    let other = shop
        .state
        .db
        .write(move |tx| {
            let row = haat::auth::store::AdminRow {
                id: "second".to_owned(),
                email: "second@shop.example".to_owned(),
                name: "Second".to_owned(),
                password_hash: String::new(),
            };
            haat::auth::store::insert_admin(tx, &row, 0)?;
            let client =
                haat::http::client::Client { address: [1, 2, 3, 4].into(), user_agent: String::new() };
            haat::auth::session::begin(
                tx,
                (haat::auth::store::AccountKind::Admin, "second"),
                None,
                &client,
                now,
            )?;
            let mut ids = tx.prepare("SELECT id FROM sessions WHERE account_id <> 'owner'")?;
            Ok(ids.query_map([], |r| r.get(0))?.collect::<rusqlite::Result<Vec<String>>>()?)
        })
        .await
        .unwrap();
    assert!(!other.is_empty());
    assert_eq!(admin.get("/api/admin/sessions").await.rows().len(), 1);
    for id in other {
        admin.delete(&format!("/api/admin/sessions/{id}")).await.refused(404);
    }
    assert!(customer.get("/api/me").await.json()["customer"].is_object());
}
