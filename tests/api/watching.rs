//! What else an owner may have to know later: sign-ins, exports and commands in the audit log, and orders that were refused.

use haat::audit::sign_ins::{self, Attempt, Ending};
use serde_json::{Value, json};

use crate::process::run_in;
use crate::quick_orders::quick;
use crate::support::{OWNER, PASSWORD, Shop};

const MINUTE_MS: i64 = 60_000;
const DAY_MS: i64 = 24 * 60 * MINUTE_MS;

async fn rows(shop: &Shop, query: &str) -> Vec<Value> {
    shop.admin().await.get(&format!("/api/admin/audit?limit=100&{query}")).await.rows()
}

async fn sign_in(shop: &Shop, email: &str, password: &str) -> u16 {
    let body = json!({"email": email, "password": password});
    shop.visitor().post("/getuserinfo", &body).await.status.as_u16()
}

#[tokio::test]
async fn sign_ins_are_told_with_account_address_and_outcome() {
    let shop = Shop::open().await;
    shop.set_password().await;
    assert_eq!(sign_in(&shop, OWNER, PASSWORD).await, 200);
    for _ in 0..5 {
        assert_eq!(sign_in(&shop, OWNER, "not the password").await, 401);
    }
    for _ in 0..3 {
        assert_eq!(sign_in(&shop, OWNER, PASSWORD).await, 429);
    }
    assert_eq!(sign_in(&shop, "my secret by mistake", "x").await, 401);

    let told = rows(&shop, "subject=sign-in").await;
    let short: Vec<(&str, &str, &Value)> = told
        .iter()
        .map(|row| {
            (row["action"].as_str().unwrap(), row["adminEmail"].as_str().unwrap(), &row["detail"]["count"])
        })
        .collect();
    let expected = [
        ("failure", "", &json!(1)),
        ("limit", OWNER, &json!(1)),
        ("failure", OWNER, &json!(5)),
        ("success", OWNER, &json!(null)),
    ];
    assert_eq!(short, expected, "what was typed for an account that is none is not kept");
    for row in &told {
        assert!(row["detail"]["address"].as_str().is_some_and(|address| !address.is_empty()), "{row}");
    }
    assert_eq!(
        (&told[3]["detail"]["factor"], &told[2]["detail"]["factor"]),
        (&json!("password"), &json!("password"))
    );
    shop.clock.advance(MINUTE_MS);
    assert_eq!(sign_in(&shop, OWNER, PASSWORD).await, 429);
    assert_eq!(
        rows(&shop, "subject=sign-in").await[1]["detail"]["count"],
        4,
        "the ones between are counted too"
    );

    assert!(rows(&shop, "without=sign-in").await.is_empty());
    let admin = shop.admin().await;
    admin.put("/api/settings", &json!({"shopName": "Haat 2"})).await;
    assert_eq!(rows(&shop, "without=sign-in").await.len(), 1);
    shop.clock.advance(60 * MINUTE_MS);
    assert_eq!(sign_in(&shop, OWNER, "not the password").await, 401);
    assert_eq!(rows(&shop, "subject=sign-in").await[0]["detail"]["count"], 1, "another hour is another row");
}

#[tokio::test]
async fn a_wrong_confirming_password_is_a_failed_sign_in() {
    let shop = Shop::open().await;
    shop.set_password().await;
    let body = json!({"oldPassword": "not the password", "newPassword": "another rare password"});
    shop.admin().await.put("/api/admin/password", &body).await.refused(400);
    let told = rows(&shop, "subject=sign-in").await;
    assert_eq!((told.len(), &told[0]["action"]), (1, &json!("failure")));
}

#[tokio::test]
async fn guesses_from_everywhere_do_not_fill_the_log_and_it_forgets() {
    let shop = Shop::open().await;
    let now = shop.clock.now_ms();
    let guess = move |tx: &rusqlite::Transaction<'_>| {
        for n in 0..2000_u32 {
            let attempt = Attempt {
                email: format!("{n}@shop.example"),
                address: std::net::Ipv4Addr::from_bits(0x0a00_0000 + n).into(),
                factor: "password",
            };
            sign_ins::ended(tx, &attempt, Ending::Failure, 1, now)?;
        }
        Ok(())
    };
    shop.state.db.write(guess).await.unwrap();
    let reply = shop.admin().await.get("/api/admin/audit?subject=sign-in&limit=1").await;
    assert_eq!(reply.header("x-total-count"), Some("301"));
    assert_eq!(reply.rows()[0]["detail"]["count"], 1700);
    assert_eq!(reply.rows()[0]["detail"]["address"], "", "many addresses share the last row");
    let later = now + 401 * DAY_MS;
    shop.state.db.write(move |tx| sign_ins::purge(tx, later)).await.unwrap();
    assert!(rows(&shop, "subject=sign-in").await.is_empty());
}

#[tokio::test]
async fn who_takes_everything_with_them_is_told() {
    let shop = Shop::open().await;
    let admin = shop.admin().await;
    for path in ["/api/admin/products.csv", "/api/admin/orders.csv"] {
        assert_eq!(admin.get(path).await.status, 200);
    }
    let told = rows(&shop, "").await;
    let told: Vec<(&Value, &Value)> = told.iter().map(|row| (&row["action"], &row["subject"])).collect();
    assert_eq!(told, [(&json!("export"), &json!("order")), (&json!("export"), &json!("product"))]);
    shop.visitor().get("/api/admin/orders.csv").await.refused(401);
    assert_eq!(rows(&shop, "").await.len(), 2);
}

#[test]
fn every_command_on_admins_is_told_without_a_secret() {
    let data = tempfile::tempdir().unwrap();
    let secret = [("HAAT_ADMIN_PASSWORD", "a long and rare password")];
    for args in [
        &["admin", "add", "--email", OWNER, "--name", "Owner"][..],
        &["admin", "add", "--email", OWNER, "--name", "Owner", "--if-none"],
        &["admin", "passwd", "--email", OWNER],
    ] {
        assert_eq!(run_in(data.path(), args, &secret).code, Some(0), "{args:?}");
    }
    let conn = haat::db::open_migrated(&haat::db::file_in(data.path())).unwrap();
    let sql = "SELECT admin_email || ' ' || action || ' ' || subject || ' ' || subject_name || ' ' || detail FROM audit
        ORDER BY id";
    let told = haat::db::texts(&conn, sql).unwrap();
    let expected = [
        format!(r#"haat add admin {OWNER} {{"name":"Owner"}}"#),
        format!(r#"haat update admin {OWNER} {{"password":"changed"}}"#),
    ];
    assert_eq!(told, expected);
}

#[tokio::test]
async fn what_people_wanted_and_could_not_get_is_counted() {
    let shop = Shop::open().await;
    let customer = shop.customer().await;
    let phone = shop.add("/addproduct", json!({"stock": 1, "price": 100, "offerPrice": 0})).await;
    let soon =
        shop.add("/addtranding", json!({"title": "Soon", "price": 0, "offerPrice": 0, "stock": 0})).await;
    let gone = shop.add("/addproduct", json!({"title": "Gone"})).await;
    shop.admin().await.delete(&format!("/product/{gone}")).await;
    let order = async |fields: Value| {
        let mut body = json!({"productId": phone, "quantity": 1, "paymentMethod": "Store Payment"});
        for (name, value) in fields.as_object().unwrap() {
            body[name] = value.clone();
        }
        customer.post("/api/order/place", &body).await.status.as_u16()
    };
    assert_eq!(order(json!({"quantity": 2})).await, 409);
    assert_eq!(order(json!({"quantity": 3})).await, 409);
    assert_eq!(order(json!({"price": 99})).await, 409);
    assert_eq!(order(json!({"color": "Plaid"})).await, 400);
    assert_eq!(order(json!({"productId": soon})).await, 409);
    assert_eq!(order(json!({"productId": gone})).await, 404);
    assert_eq!(order(json!({"productId": "nothing"})).await, 404);
    assert_eq!(order(json!({"quantity": 0})).await, 400, "a slip is no wish");
    assert_eq!(order(json!({})).await, 200);
    let quick_one = quick(&json!({"productId": soon}));
    assert_eq!(shop.visitor().post("/order", &quick_one).await.status, 409);
    let by_name = quick(&json!({"ProductName": "Soon", "productId": null}));
    assert_eq!(shop.visitor().post("/order", &by_name).await.status, 409);

    let told = shop.admin().await.get("/api/admin/statistics?days=7").await.json();
    let told: Vec<Value> = told["mostRefused"]
        .as_array()
        .unwrap()
        .iter()
        .map(|row| json!([row["productId"], row["count"], row["reasons"]]))
        .collect();
    let reason = |reason: &str, count: i64| json!({"reason": reason, "count": count});
    let expected = [
        json!([phone, 4, [reason("stock", 2), reason("price", 1), reason("variant", 1)]]),
        json!([soon, 3, [reason("unannounced", 3)]]),
        json!([gone, 1, [reason("gone", 1)]]),
    ];
    assert_eq!(told, expected);
    shop.clock.advance(8 * DAY_MS);
    let told = shop.admin().await.get("/api/admin/statistics?days=7").await.json();
    assert_eq!(told["mostRefused"], json!([]));
}
