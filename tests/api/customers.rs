//! Accounts of customers: registering, signing in and out, changing one's own (contract 3 and 5).

use serde_json::{Value, json};

use crate::people::{
    KARIM, RAHIM, SECRET, browser, cookies, mails_to, me, register, registration, set_cookie, sign_in,
};
use crate::support::{Options, PASSWORD, Shop, origin};

const DAY_MS: i64 = 86_400_000;

#[tokio::test]
async fn somebody_registers_and_nothing_but_the_four_fields_counts() {
    let shop = Shop::open().await;
    let sent = registration(&json!({
        "name": " Rahim ", "email": " RAHIM@Shop.Example ", "phone": "+88 017-1234 5678", "points": 5000,
        "role": "admin", "userType": "admin", "_id": "mine", "totalOrders": 9, "orders": [1], "address": "x",
    }));
    let reply = shop.visitor().post("/api/userregister", &sent).await;
    assert_eq!(reply.status, 201, "{}", reply.text());
    assert!(reply.header("set-cookie").is_none(), "registering does not sign in");
    assert!(!reply.text().contains("argon2") && !reply.text().contains(SECRET));
    let body = reply.json();
    assert_eq!(body["message"], "Registration successful! Redirecting...");
    let expected = json!({
        "_id": body["user"]["_id"], "name": "Rahim", "email": RAHIM, "phone": "01712345678", "address": "",
        "points": 0, "cart": [], "favourites": [], "favorites": [], "pendingOrders": [], "pendingPayments": [],
        "totalOrders": 0, "orders": [], "userType": "user", "extraFieldOne": "", "extraFieldTwo": "",
    });
    assert_eq!(body["user"], expected);
    assert_ne!(body["user"]["_id"], "mine");
}

#[tokio::test]
async fn a_registration_is_checked_field_by_field() {
    let shop = Shop::open().await;
    let send = async |fields: Value| shop.visitor().post("/api/userregister", &registration(&fields)).await;
    for (fields, field, text) in [
        (json!({"name": " "}), "name", "Name is required."),
        (json!({"name": "x".repeat(101)}), "name", "Name can have at most 100 characters."),
        (json!({"email": "rahim@gmail"}), "email", "Please enter a valid e-mail address."),
        (json!({"email": "nobody"}), "email", "Please enter a valid e-mail address."),
        (json!({"email": "a@b.c\r\nBcc: x@y.z"}), "email", "Please enter a valid e-mail address."),
        (json!({"phone": "0171234567"}), "phone", "The phone number must have exactly 11 digits."),
        (json!({"phone": null}), "phone", "Phone is required."),
        (json!({"password": "short"}), "password", "The password must have 8 to 128 characters."),
        (json!({"password": "x".repeat(129)}), "password", "The password must have 8 to 128 characters."),
        (json!({"password": "password1"}), "password", "Please choose a less common password."),
        (json!({"password": null}), "password", "Password is required."),
        (json!({"password": 12_345_678}), "password", "Password must be text."),
    ] {
        assert_eq!(send(fields.clone()).await.fault(field), text, "{fields}");
    }
    assert_eq!(send(json!({})).await.status, 201);
    let taken = send(json!({"email": "Rahim@shop.example"})).await;
    assert_eq!(taken.refused(409), "An account with this email already exists.");
}

#[tokio::test]
async fn one_address_is_one_account_however_it_was_typed() {
    let shop = Shop::open().await;
    let send = async |email: &str| {
        let sent =
            registration(&json!({"email": email, "phone": "\u{202A}+88 (017) 1234\u{2013}5678\u{202C}"}));
        shop.visitor().post("/api/userregister", &sent).await
    };
    for (first, stored, others) in [
        (
            "caf\u{e9}@example.com",
            "caf\u{e9}@example.com",
            &["cafe\u{301}@example.com", "CAF\u{c9}@EXAMPLE.COM"][..],
        ),
        ("\u{2068}karim@\u{200B}example.com\u{2069}", "karim@example.com", &["karim@example.com\u{FEFF}"]),
        ("info@দোকান.বাংলা", "info@xn--p5b7ah1gxc.xn--54b7fta0cc", &["info@XN--p5b7ah1gxc.xn--54b7fta0cc"]),
    ] {
        let reply = send(first).await;
        assert_eq!((reply.status.as_u16(), reply.json()["user"]["email"].as_str()), (201, Some(stored)));
        assert_eq!(reply.json()["user"]["phone"], "01712345678");
        for other in others.iter().chain([&first]) {
            assert_eq!(send(other).await.status, 409, "{other}");
            let reply = sign_in(&shop.visitor(), other, SECRET).await;
            assert_eq!(reply.json()["user"]["email"], stored, "{other}");
        }
    }
    let asked = shop.visitor().post("/api/forgotpassword", &json!({"email": "info@দোকান.বাংলা"})).await;
    assert_eq!(asked.status, 200);
    assert_eq!(mails_to(&shop, "info@xn--p5b7ah1gxc.xn--54b7fta0cc", "", 1).await.len(), 1);
}

#[tokio::test]
async fn a_customer_signs_in_by_cookie_or_by_token() {
    let shop = Shop::open().await;
    let id = register(&shop, RAHIM).await;
    let reply = sign_in(&shop.visitor(), " Rahim@Shop.example", SECRET).await;
    assert_eq!(reply.status, 200, "{}", reply.text());
    assert_eq!(reply.header("cache-control"), Some("no-store"));
    let body = reply.json();
    assert_eq!(body["message"], "Login successful! Redirecting...");
    assert_eq!((&body["user"]["_id"], &body["success"]), (&json!(id), &json!(true)));
    let token = body["token"].as_str().unwrap();
    let cookie = set_cookie(&reply, "haat_customer");
    assert!(cookie.starts_with(&format!("haat_customer={token};")), "{cookie}");
    for part in ["HttpOnly", "SameSite=Lax", "Path=/", "Max-Age=604800"] {
        assert!(cookie.contains(part), "{cookie}");
    }
    assert_eq!(me(&shop.visitor().with("cookie", &cookies(&reply))).await["_id"], json!(id));
    let bearer = shop.visitor().with("authorization", &format!("Bearer {token}"));
    assert_eq!(me(&bearer).await["_id"], json!(id));
    assert_eq!(bearer.get("/api/my/orders").await.status, 200);
    // A bearer token is looked at alone.
    let both = browser(&shop, RAHIM).await.with("authorization", "Bearer nonsense");
    assert_eq!(me(&both).await, Value::Null);
}

#[tokio::test]
async fn wrong_credentials_are_told_alike() {
    let shop = Shop::open().await;
    register(&shop, RAHIM).await;
    for (email, password) in
        [(RAHIM, "wrong password"), ("nobody@shop.example", SECRET), ("' OR 1=1 --", SECRET)]
    {
        let reply = sign_in(&shop.visitor(), email, password).await;
        assert_eq!(reply.refused(401), "Invalid email or password.");
        assert!(reply.header("set-cookie").is_none());
    }
    for (email, password) in [("", SECRET), (RAHIM, "  ")] {
        let reply = sign_in(&shop.visitor(), email, password).await;
        assert_eq!(reply.refused(400), "Please provide both email and password.");
    }
    let neither = sign_in(&shop.visitor(), " ", "").await;
    let (email, password) = (neither.fault("email"), neither.fault("password"));
    assert_eq!((email, password), (neither.refused(400), neither.refused(400)));
}

#[tokio::test]
async fn on_https_the_cookie_is_secure_and_prefixed() {
    let shop =
        Shop::open_with(Options { origin: origin("https://shop.example"), ..Options::default() }).await;
    register(&shop, RAHIM).await;
    let reply = sign_in(&shop.visitor(), RAHIM, SECRET).await;
    assert!(set_cookie(&reply, "__Host-haat_customer").contains("Secure"));
    assert!(set_cookie(&reply, "__Host-haat_browser").contains("HttpOnly"));
}

#[tokio::test]
async fn an_admin_and_a_customer_in_one_browser_do_not_touch_each_other() {
    let shop = Shop::open().await;
    shop.set_password().await;
    register(&shop, RAHIM).await;
    let customer = sign_in(&shop.visitor(), RAHIM, SECRET).await;
    let body = json!({"email": crate::support::OWNER, "password": PASSWORD});
    let admin = shop.visitor().post("/getuserinfo", &body).await;
    let both = shop.visitor().with("cookie", &format!("{}; {}", cookies(&customer), cookies(&admin)));
    let seen = both.get("/api/me").await.json();
    assert_eq!((&seen["user"]["role"], &seen["customer"]["email"]), (&json!("admin"), &json!(RAHIM)));
    assert_eq!(seen["customer"].get("role"), None, "a customer has no role");
    both.post("/api/admin/logout", &json!({})).await;
    let seen = both.get("/api/me").await.json();
    assert_eq!((&seen["user"], &seen["customer"]["email"]), (&Value::Null, &json!(RAHIM)));
    let out = both.post("/api/logout", &json!({})).await;
    assert_eq!(out.json()["message"], "You have successfully logged out.");
    assert_eq!(me(&both).await, Value::Null);
}

#[tokio::test]
async fn a_session_lives_seven_days_and_thirty_with_use() {
    let shop = Shop::open().await;
    register(&shop, RAHIM).await;
    let idle = browser(&shop, RAHIM).await;
    let used = browser(&shop, RAHIM).await;
    for _ in 0..7 {
        shop.clock.advance(DAY_MS);
        assert_ne!(me(&used).await, Value::Null);
    }
    assert_eq!(me(&idle).await, Value::Null);
    for _ in 0..22 {
        shop.clock.advance(DAY_MS);
        assert_ne!(me(&used).await, Value::Null);
    }
    shop.clock.advance(DAY_MS);
    assert_eq!(me(&used).await, Value::Null, "thirty days are the end");
}

#[tokio::test]
async fn the_profile_changes_with_the_right_password() {
    let shop = Shop::open().await;
    register(&shop, RAHIM).await;
    let browser = browser(&shop, RAHIM).await;
    let body = json!({"email": RAHIM, "password": SECRET, "name": "রহিম", "phone": "০১৮১২৩৪৫৬৭৮",
        "extraFieldOne": "one", "points": 99, "role": "admin", "address": "ignored"});
    let reply = browser.put("/api/user/update", &body).await;
    assert_eq!(reply.status, 200, "{}", reply.text());
    let user = reply.json()["user"].clone();
    assert_eq!(reply.json()["message"], "Profile updated successfully!");
    assert_eq!((&user["name"], &user["phone"]), (&json!("রহিম"), &json!("01812345678")));
    assert_eq!(
        (&user["extraFieldOne"], &user["points"], &user["address"]),
        (&json!("one"), &json!(0), &json!(""))
    );
    // What is not sent of the extra fields stays.
    let again = json!({"password": SECRET, "name": "Rahim", "phone": "01812345678", "extraFieldTwo": "two"});
    let user = browser.put("/api/user/update", &again).await.json()["user"].clone();
    assert_eq!((&user["extraFieldOne"], &user["extraFieldTwo"]), (&json!("one"), &json!("two")));
    let wrong = json!({"password": "wrong password", "name": "Rahim", "phone": "01812345678"});
    assert_eq!(browser.put("/api/user/update", &wrong).await.fault("password"), "Incorrect password.");
    let blank = browser.put("/api/user/update", &json!({"password": "", "name": "", "phone": ""})).await;
    assert_eq!(blank.fault("name"), "Name is required.");
    assert_eq!(blank.fault("phone"), "Phone is required.");
    assert_eq!(blank.fault("password"), "Password is required.");
}

#[tokio::test]
async fn the_back_office_finds_customers_by_what_they_are_now() {
    let shop = Shop::open().await;
    let ids = [register(&shop, RAHIM).await, register(&shop, KARIM).await];
    let found = async |query: &str| -> Vec<String> {
        let rows = shop.admin().await.get(&format!("/api/admin/customers?{query}")).await.rows();
        rows.iter().map(|row| row["_id"].as_str().unwrap().to_owned()).collect()
    };
    assert_eq!(found("q=shop.example%20rahim").await, [ids[1].clone(), ids[0].clone()], "the newest first");
    assert_eq!(found("q=karim@").await, [ids[1].clone()]);
    let browser = browser(&shop, RAHIM).await;
    let profile = json!({"password": SECRET, "name": "Jamāl", "phone": "01812345678"});
    assert_eq!(browser.put("/api/user/update", &profile).await.status, 200);
    let address = json!({"password": SECRET, "address": "Road 7\nচকবাজার"});
    assert_eq!(browser.put("/api/user/update-address", &address).await.status, 200);
    for words in ["jamal", "+880%201812-345678", "road%207", "চকবাজার", "jamal%20rahim@"] {
        assert_eq!(found(&format!("q={words}")).await, [ids[0].clone()], "{words}");
    }
    assert_eq!(found("q=rahim%20shop.example%2001712345678").await, [ids[1].clone()], "the old name is gone");
    for (page, id) in [(1, &ids[1]), (2, &ids[0])] {
        let reply =
            shop.admin().await.get(&format!("/api/admin/customers?q=rahim&page={page}&limit=1")).await;
        assert_eq!(reply.headers["x-total-count"], "2");
        assert_eq!(reply.rows()[0]["_id"], **id);
        assert_eq!(found(&format!("page={page}&limit=1")).await, std::slice::from_ref(id));
    }
}

#[tokio::test]
async fn the_address_keeps_its_lines() {
    let shop = Shop::open().await;
    register(&shop, RAHIM).await;
    let browser = browser(&shop, RAHIM).await;
    let body = json!({"email": RAHIM, "password": SECRET, "address": " House 5\r\nRoad 7 "});
    let reply = browser.put("/api/user/update-address", &body).await;
    assert_eq!(reply.json()["message"], "Address updated successfully!");
    assert_eq!(reply.json()["user"]["address"], "House 5\nRoad 7");
    let long = json!({"password": SECRET, "address": "ক".repeat(501)});
    assert!(browser.put("/api/user/update-address", &long).await.fault("address").contains("500"));
    let wrong = json!({"password": "wrong password", "address": "Elsewhere"});
    assert_eq!(browser.put("/api/user/update-address", &wrong).await.refused(400), "Incorrect password.");
    assert_eq!(me(&browser).await["address"], "House 5\nRoad 7");
}

#[tokio::test]
async fn a_new_password_ends_the_other_sessions_and_is_told_by_mail() {
    let shop = Shop::open().await;
    register(&shop, RAHIM).await;
    register(&shop, KARIM).await;
    let (here, there, other) =
        (browser(&shop, RAHIM).await, browser(&shop, RAHIM).await, browser(&shop, KARIM).await);
    let change = async |old: &str, new: &str| {
        let body = json!({"email": RAHIM, "oldPassword": old, "newPassword": new});
        here.put("/api/user/update-password", &body).await
    };
    assert_eq!(
        change("wrong password", "green tea at dawn").await.fault("oldPassword"),
        "Incorrect password."
    );
    assert_eq!(
        change(SECRET, "qwertyuiop").await.fault("newPassword"),
        "Please choose a less common password."
    );
    assert_ne!(me(&there).await, Value::Null, "nothing has changed yet");
    shop.clock.advance(DAY_MS / 2);
    let reply = change(SECRET, "green tea at dawn").await;
    assert_eq!(reply.status, 200, "{}", reply.text());
    assert_eq!(reply.json()["message"], "Password updated successfully!");
    assert!(set_cookie(&reply, "haat_customer").contains("Max-Age=604800"), "this session is renewed");
    assert_ne!(me(&here).await, Value::Null);
    assert_eq!(me(&there).await, Value::Null);
    assert_ne!(me(&other).await, Value::Null);
    sign_in(&shop.visitor(), RAHIM, SECRET).await.refused(401);
    assert_eq!(sign_in(&shop.visitor(), RAHIM, "green tea at dawn").await.status, 200);
    mails_to(&shop, RAHIM, "password was changed", 1).await;
}

#[tokio::test]
async fn a_password_is_not_made_of_what_others_know() {
    let shop = Shop::open().await;
    assert_eq!(
        shop.admin().await.put("/api/settings", &json!({"shopName": "Karim Electronics"})).await.status,
        200
    );
    let text = "Please choose a password without your name, your e-mail address or the shop's name.";
    for password in ["karim-electronics-7", "I am Abdur Rahim.", "rahim@shop.example!"] {
        let fields = json!({"name": "Abdur Rahim", "password": password});
        let refused = shop.visitor().post("/api/userregister", &registration(&fields)).await;
        assert_eq!(refused.fault("password"), text, "{password}");
    }
    register(&shop, RAHIM).await;
    let customer = browser(&shop, RAHIM).await;
    let body = json!({"oldPassword": SECRET, "newPassword": "xx rahim@shop.example"});
    assert_eq!(customer.put("/api/user/update-password", &body).await.fault("newPassword"), text);
}

#[tokio::test]
async fn a_customer_sees_and_ends_the_own_sessions() {
    let shop = Shop::open().await;
    register(&shop, RAHIM).await;
    register(&shop, KARIM).await;
    let (here, there, other) =
        (browser(&shop, RAHIM).await, browser(&shop, RAHIM).await, browser(&shop, KARIM).await);
    let rows = here.get("/api/user/sessions").await.rows();
    let current: Vec<&Value> = rows.iter().map(|row| &row["current"]).collect();
    assert_eq!(current.iter().filter(|current| ***current == json!(true)).count(), 1);
    assert_eq!((rows.len(), rows[0]["address"].as_str()), (2, Some("203.0.113.7")));
    let id = |current: bool| {
        rows.iter().find(|row| row["current"] == current).unwrap()["_id"].as_str().unwrap().to_owned()
    };
    let path = format!("/api/user/sessions/{}", id(false));
    other.delete(&path).await.refused(404);
    assert_eq!(here.delete(&path).await.status, 200);
    there.get("/api/user/sessions").await.refused(401);
    here.delete(&path).await.refused(404);
    let own = here.delete(&format!("/api/user/sessions/{}", id(true))).await;
    assert!(own.header("set-cookie").unwrap().contains("Max-Age=0"));
    here.get("/api/user/sessions").await.refused(401);
    assert_eq!(other.get("/api/user/sessions").await.rows().len(), 1);
}
