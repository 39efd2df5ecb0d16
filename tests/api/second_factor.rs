//! The second factor of admins: turning it on and off, and signing in with it.

use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use totp_rs::{Builder, Secret};

use crate::account::browser;
use crate::support::{Actor, OWNER, PASSWORD, Reply, Shop};

const MINUTE_MS: i64 = 60_000;
const STEP_MS: i64 = 30_000;

/// The code of a secret, so many steps from now.
fn code(shop: &Shop, secret: &str, steps: i64) -> String {
    let totp = Builder::new().with_secret(Secret::try_from_base32(secret).unwrap()).build().unwrap();
    let at = (shop.clock.now_ms() + steps * STEP_MS) / 1000;
    totp.generate(u64::try_from(at).unwrap()).to_string()
}

/// A code that is good at no time near now.
fn wrong(shop: &Shop, secret: &str) -> String {
    let good: Vec<String> = (-2..=2).map(|n| code(shop, secret, n)).collect();
    ["111111", "222222", "333333", "444444", "555555", "666666"]
        .into_iter()
        .find(|c| !good.contains(&(*c).to_owned()))
        .unwrap()
        .to_owned()
}

async fn begin(admin: &Actor<'_>) -> String {
    let reply = admin.post("/api/admin/totp", &json!({"password": PASSWORD})).await;
    assert_eq!(reply.status, 200, "{}", reply.text());
    reply.json()["secret"].as_str().unwrap().to_owned()
}

async fn confirm(admin: &Actor<'_>, code: &str) -> Reply {
    admin.post("/api/admin/totp/confirm", &json!({"code": code})).await
}

/// Turns it on; answers the secret and the recovery codes.
async fn turn_on(shop: &Shop, admin: &Actor<'_>) -> (String, Vec<String>) {
    let secret = begin(admin).await;
    let reply = confirm(admin, &code(shop, &secret, 0)).await;
    assert_eq!(reply.status, 200, "{}", reply.text());
    let codes = reply.json()["recoveryCodes"].as_array().unwrap().clone();
    (secret, codes.iter().map(|c| c.as_str().unwrap().to_owned()).collect())
}

async fn sign_in(shop: &Shop, password: &str, code: Value) -> Reply {
    let body = json!({"email": OWNER, "password": password, "code": code});
    shop.visitor().post("/getuserinfo", &body).await
}

async fn account(admin: &Actor<'_>) -> (Value, Value) {
    let account = admin.get("/api/admin/account").await.json();
    (account["totp"].clone(), account["recoveryCodesLeft"].clone())
}

#[tokio::test]
async fn it_is_turned_on_with_the_first_code() {
    let shop = Shop::open().await;
    shop.set_password().await;
    let admin = browser(&shop).await;
    let reply = admin.post("/api/admin/totp", &json!({"password": PASSWORD})).await;
    assert_eq!((reply.status.as_u16(), reply.header("cache-control")), (200, Some("no-store")));
    let shown = reply.json();
    let secret = shown["secret"].as_str().unwrap();
    assert_eq!(secret.len(), 32, "160 bits in base 32");
    let uri = shown["uri"].as_str().unwrap();
    assert!(uri.starts_with("otpauth://totp/Haat:owner%40shop") && uri.contains(secret), "{uri}");
    assert!(shown["qr"].as_str().unwrap().starts_with("data:image/svg+xml,%3Csvg"));
    // Nothing is on before the code.
    assert_eq!(account(&admin).await, (json!(false), json!(0)));
    assert_eq!(sign_in(&shop, PASSWORD, Value::Null).await.status, 200);

    assert_eq!(confirm(&admin, &wrong(&shop, secret)).await.fault("code"), "Invalid code.");
    for nothing in ["", "  "] {
        assert_eq!(confirm(&admin, nothing).await.fault("code"), "Code is required.");
    }
    let spaced = code(&shop, secret, 0);
    let reply = confirm(&admin, &format!(" {} {} ", &spaced[..3], &spaced[3..])).await;
    let on = reply.json();
    assert_eq!((&on["success"], &on["message"]), (&json!(true), &json!("Two-step sign-in is on.")));
    let mut codes: Vec<&str> =
        on["recoveryCodes"].as_array().unwrap().iter().map(|c| c.as_str().unwrap()).collect();
    codes.sort_unstable();
    codes.dedup();
    assert_eq!(codes.len(), 10);
    assert_eq!(account(&admin).await, (json!(true), json!(10)));
    let told: Vec<Value> = admin
        .get("/api/admin/audit?without=sign-in")
        .await
        .rows()
        .iter()
        .map(|row| row["detail"].clone())
        .collect();
    assert_eq!(told, [json!({"secondFactor": "on"}), json!({"secondFactor": "shown"})]);
    confirm(&admin, &code(&shop, secret, 1)).await.refused(409);
    admin.post("/api/admin/totp", &json!({"password": PASSWORD})).await.refused(409);
}

#[tokio::test]
async fn the_password_confirms_both_ways() {
    let shop = Shop::open().await;
    shop.set_password().await;
    let admin = browser(&shop).await;
    let off = async |body: Value| admin.send_json(axum::http::Method::DELETE, "/api/admin/totp", &body).await;
    off(json!({"password": PASSWORD, "code": "123456"})).await.refused(409);
    for (body, text) in [
        (json!({}), "Password is required."),
        (json!({"password": " "}), "Password is required."),
        (json!({"password": ["x"]}), "Password must be text."),
        (json!({"password": "a wrong password"}), "Incorrect password."),
    ] {
        assert_eq!(admin.post("/api/admin/totp", &body).await.fault("password"), text);
    }
    let (secret, codes) = turn_on(&shop, &admin).await;
    let guessed = json!({"password": "a wrong password", "code": code(&shop, &secret, 1)});
    assert_eq!(off(guessed).await.fault("password"), "Incorrect password.");
    assert_eq!(account(&admin).await.0, json!(true));
    let with = |code: &str| json!({"password": PASSWORD, "code": code});
    assert_eq!(off(json!({"password": PASSWORD})).await.fault("code"), "Code is required.");
    assert_eq!(off(with(&wrong(&shop, &secret))).await.fault("code"), "Invalid code.");
    assert_eq!(off(with("AAAA-AAAA-AAAA")).await.fault("code"), "Invalid code.");
    assert_eq!(account(&admin).await.0, json!(true));
    let reply = off(with(&code(&shop, &secret, 1))).await;
    assert_eq!(
        reply.json(),
        json!({"success": true, "message": "Two-step sign-in is off.", "code": "second_factor_off"})
    );
    assert_eq!(account(&admin).await, (json!(false), json!(0)));
    assert_eq!(sign_in(&shop, PASSWORD, Value::Null).await.status, 200);
    // Turned on again, the secret and the codes are others.
    let (again, others) = turn_on(&shop, &admin).await;
    assert_ne!(secret, again);
    assert_eq!(sign_in(&shop, PASSWORD, json!(codes[0])).await.refused(401), "Invalid code.");
    assert_eq!(sign_in(&shop, PASSWORD, json!(others[0])).await.status, 200);
    // A recovery code is good for it as well.
    assert_eq!(off(with(&others[1])).await.status, 200);
    assert_eq!(account(&admin).await.0, json!(false));
}

#[tokio::test]
async fn wrong_codes_for_turning_it_off_count_as_failed_sign_ins() {
    let shop = Shop::open().await;
    shop.set_password().await;
    let admin = browser(&shop).await;
    let (secret, _) = turn_on(&shop, &admin).await;
    let off = async |code: String| {
        let body = json!({"password": PASSWORD, "code": code});
        admin.send_json(axum::http::Method::DELETE, "/api/admin/totp", &body).await
    };
    for _ in 0..5 {
        off(wrong(&shop, &secret)).await.fault("code");
    }
    off(code(&shop, &secret, 1)).await.refused(429);
}

#[tokio::test]
async fn turning_it_on_ends_the_other_sessions() {
    let shop = Shop::open().await;
    shop.set_password().await;
    let (admin, elsewhere) = (browser(&shop).await, browser(&shop).await);
    turn_on(&shop, &admin).await;
    assert_eq!(account(&admin).await.0, json!(true));
    elsewhere.get("/api/admin/account").await.refused(401);
}

#[tokio::test]
async fn what_an_older_version_stored_is_encrypted_and_stays_good() {
    let shop = Shop::open().await;
    shop.set_password().await;
    let secret = *b"12345678901234567890";
    let quick: [u8; 32] = Sha256::digest(b"owner\0ABCDEFGHJKLM").into();
    let write = move |tx: &rusqlite::Transaction<'_>| {
        tx.execute(
            "INSERT INTO admin_totp (admin_id, secret, last_step, since) VALUES ('owner', ?1, 0, 0)",
            [secret],
        )?;
        tx.execute("INSERT INTO admin_recovery_codes (admin_id, code_hash) VALUES ('owner', ?1)", [quick])?;
        Ok(())
    };
    shop.state.db.write(write).await.unwrap();
    let shop = shop.reopened();
    let base32 = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";
    assert_eq!(sign_in(&shop, PASSWORD, json!(code(&shop, base32, 0))).await.status, 200);
    assert_eq!(sign_in(&shop, PASSWORD, json!("ABCD-EFGH-JKLM")).await.status, 200);
    let kept: (Vec<u8>, i64) = shop
        .state
        .db
        .read(|c| {
            let codes = c.query_row("SELECT count(*) FROM admin_recovery_codes", [], |r| r.get(0))?;
            Ok((c.query_row("SELECT secret FROM admin_totp", [], |r| r.get(0))?, codes))
        })
        .await
        .unwrap();
    assert!(!kept.0.windows(8).any(|part| part == &secret[..8]), "the secret stands in the database");
    assert_eq!(kept.1, 0);
}

#[tokio::test]
async fn without_its_key_a_stolen_database_gives_no_codes() {
    let shop = Shop::open().await;
    shop.set_password().await;
    let admin = browser(&shop).await;
    let (secret, codes) = turn_on(&shop, &admin).await;
    let elsewhere = tempfile::tempdir().unwrap();
    for file in ["haat.db", "haat.db-wal"] {
        std::fs::copy(shop.folder.path().join(file), elsewhere.path().join(file)).unwrap();
    }
    let elsewhere = Shop::on(elsewhere, crate::support::Options::default());
    let now = code(&elsewhere, &secret, 1);
    assert_eq!(sign_in(&elsewhere, PASSWORD, json!(now)).await.refused(401), "Invalid code.");
    // Who lost the key gets in with a recovery code.
    assert_eq!(sign_in(&elsewhere, PASSWORD, json!(codes[0])).await.status, 200);
}

#[tokio::test]
async fn a_secret_waits_ten_minutes_for_its_code() {
    let shop = Shop::open().await;
    shop.set_password().await;
    let admin = browser(&shop).await;
    confirm(&admin, "123456").await.refused(409);
    let first = begin(&admin).await;
    let second = begin(&admin).await;
    confirm(&admin, &code(&shop, &first, 0)).await.fault("code");
    shop.clock.advance(10 * MINUTE_MS + 1000);
    confirm(&admin, &code(&shop, &second, 0)).await.refused(409);
    let third = begin(&admin).await;
    shop.clock.advance(9 * MINUTE_MS);
    assert_eq!(confirm(&admin, &code(&shop, &third, 0)).await.status, 200);
}

#[tokio::test]
async fn a_changed_password_ends_what_was_begun_under_the_old_one() {
    let shop = Shop::open().await;
    shop.set_password().await;
    let admin = browser(&shop).await;
    let secret = begin(&admin).await;
    let body = json!({"oldPassword": PASSWORD, "newPassword": "another rare password"});
    assert_eq!(admin.put("/api/admin/password", &body).await.status, 200);
    confirm(&admin, &code(&shop, &secret, 0)).await.refused(409);
}

#[tokio::test]
async fn signing_in_takes_password_and_code() {
    let shop = Shop::open().await;
    shop.set_password().await;
    let admin = browser(&shop).await;
    let (secret, _) = turn_on(&shop, &admin).await;
    shop.clock.advance(5 * MINUTE_MS);
    for none in [Value::Null, json!(""), json!("  ")] {
        let reply = sign_in(&shop, PASSWORD, none).await;
        assert_eq!(reply.refused(401), "Please enter the code from your authenticator app.");
        assert_eq!(reply.json()["codeRequired"], true);
        assert_eq!(reply.header("set-cookie"), None);
    }
    // Somebody knows the password: the owner can see it.
    let rows = admin.get("/api/admin/audit?subject=sign-in&q=halfway").await.rows();
    assert_eq!(
        (rows.len(), &rows[0]["detail"]["count"], &rows[0]["detail"]["factor"]),
        (1, &json!(3), &json!("code"))
    );
    let reply = sign_in(&shop, PASSWORD, json!(wrong(&shop, &secret))).await;
    assert_eq!((reply.refused(401).as_str(), reply.header("set-cookie")), ("Invalid code.", None));
    let reply = sign_in(&shop, PASSWORD, json!(code(&shop, &secret, 0))).await;
    assert_eq!((reply.status.as_u16(), &reply.json()["email"]), (200, &json!(OWNER)));
    // Bengali digits are digits.
    shop.clock.advance(STEP_MS);
    let bengali: String = code(&shop, &secret, 0)
        .chars()
        .map(|c| char::from_u32('০' as u32 + c.to_digit(10).unwrap()).unwrap())
        .collect();
    assert_eq!(sign_in(&shop, PASSWORD, json!(bengali)).await.status, 200);
}

#[tokio::test]
async fn a_wrong_password_does_not_tell_whether_the_factor_is_on() {
    let shop = Shop::open().await;
    shop.set_password().await;
    let admin = browser(&shop).await;
    let (secret, codes) = turn_on(&shop, &admin).await;
    for given in [Value::Null, json!(code(&shop, &secret, 1)), json!(codes[0])] {
        let reply = sign_in(&shop, "a wrong password", given).await;
        assert_eq!(reply.refused(401), "Invalid email or password.");
        assert_eq!(reply.json().get("codeRequired"), None);
    }
    assert_eq!(account(&admin).await, (json!(true), json!(10)), "no code was used up");
}

#[tokio::test]
async fn a_code_is_good_once_and_one_step_early_or_late() {
    let shop = Shop::open().await;
    shop.set_password().await;
    let admin = browser(&shop).await;
    let (secret, _) = turn_on(&shop, &admin).await;
    // The code that turned it on is used, also within its time.
    let reply = sign_in(&shop, PASSWORD, json!(code(&shop, &secret, 0))).await;
    assert_eq!(reply.refused(401), "Invalid code.");
    shop.clock.advance(5 * MINUTE_MS);
    for steps in [-2, 2] {
        sign_in(&shop, PASSWORD, json!(code(&shop, &secret, steps))).await.refused(401);
    }
    let (early, now) = (code(&shop, &secret, -1), code(&shop, &secret, 0));
    assert_eq!(sign_in(&shop, PASSWORD, json!(now)).await.status, 200);
    sign_in(&shop, PASSWORD, json!(now)).await.refused(401);
    // What is older than the last one used is not good either.
    sign_in(&shop, PASSWORD, json!(early)).await.refused(401);
    assert_eq!(sign_in(&shop, PASSWORD, json!(code(&shop, &secret, 1))).await.status, 200);
    shop.clock.advance(5 * MINUTE_MS);
    assert_eq!(sign_in(&shop, PASSWORD, json!(code(&shop, &secret, -1))).await.status, 200);
}

#[tokio::test]
async fn a_code_that_comes_many_times_at_once_is_good_once() {
    let shop = Shop::open().await;
    shop.set_password().await;
    let admin = browser(&shop).await;
    let (secret, codes) = turn_on(&shop, &admin).await;
    shop.clock.advance(5 * MINUTE_MS);
    for good in [code(&shop, &secret, 0), codes[3].clone()] {
        let attempts = (0..4).map(|_| sign_in(&shop, PASSWORD, json!(good)));
        let answers = futures_util::future::join_all(attempts).await;
        assert_eq!(answers.iter().filter(|reply| reply.status == 200).count(), 1, "{good}");
        shop.clock.advance(16 * MINUTE_MS);
    }
}

#[tokio::test]
async fn a_recovery_code_stands_in_once() {
    let shop = Shop::open().await;
    shop.set_password().await;
    let admin = browser(&shop).await;
    let (_, codes) = turn_on(&shop, &admin).await;
    assert_eq!(sign_in(&shop, PASSWORD, json!(codes[0])).await.status, 200);
    assert_eq!(sign_in(&shop, PASSWORD, json!(codes[0])).await.refused(401), "Invalid code.");
    // However it is typed.
    let typed = codes[1].replace('-', " ").to_lowercase();
    assert_eq!(sign_in(&shop, PASSWORD, json!(typed)).await.status, 200);
    assert_eq!(account(&admin).await, (json!(true), json!(8)));
    let row = admin.get("/api/admin/audit?without=sign-in").await.rows()[0].clone();
    assert_eq!(row["detail"], json!({"recoveryCode": "used", "left": 8}));
    for file in ["haat.db", "haat.db-wal"] {
        let bytes = std::fs::read(shop.folder.path().join(file)).unwrap();
        for code in &codes {
            let plain = code.replace('-', "");
            for text in [code.as_bytes(), plain.as_bytes()] {
                assert!(!bytes.windows(text.len()).any(|part| part == text), "{file} holds a recovery code");
            }
        }
    }
}

#[tokio::test]
async fn wrong_codes_count_as_failed_sign_ins_and_right_passwords_forgive_none() {
    let shop = Shop::open().await;
    shop.set_password().await;
    let admin = browser(&shop).await;
    let (secret, codes) = turn_on(&shop, &admin).await;
    shop.clock.advance(5 * MINUTE_MS);
    for _ in 0..5 {
        sign_in(&shop, PASSWORD, Value::Null).await.refused(401);
        sign_in(&shop, PASSWORD, json!("nonsense")).await.refused(401);
    }
    for given in [Value::Null, json!(code(&shop, &secret, 0)), json!(codes[0])] {
        sign_in(&shop, PASSWORD, given).await.refused(429);
    }
    shop.clock.advance(16 * MINUTE_MS);
    assert_eq!(sign_in(&shop, PASSWORD, json!(code(&shop, &secret, 0))).await.status, 200);
    // A right code forgives.
    for _ in 0..4 {
        sign_in(&shop, PASSWORD, json!("nonsense")).await.refused(401);
    }
    assert_eq!(sign_in(&shop, PASSWORD, json!(codes[0])).await.status, 200);
    sign_in(&shop, PASSWORD, json!("nonsense")).await.refused(401);
    assert_eq!(sign_in(&shop, PASSWORD, json!(codes[1])).await.status, 200);
}

#[tokio::test]
async fn a_customers_sign_in_knows_no_code() {
    let shop = Shop::open().await;
    shop.set_password().await;
    turn_on(&shop, &browser(&shop).await).await;
    crate::people::register(&shop, crate::people::RAHIM).await;
    let reply = crate::people::sign_in(&shop.visitor(), crate::people::RAHIM, crate::people::SECRET).await;
    assert_eq!(reply.status, 200);
}
