//! Coupons (contract 11).

use serde_json::{Value, json};

use crate::checkout::{form, line, order_of, ordered, set_up};
use crate::order_admin::deliver;
use crate::order_moves::step;
use crate::support::{Actor, Options, Reply, Shop};

async fn add(shop: &Shop, fields: Value) -> Reply {
    let mut body = json!({"code": "EID10", "kind": "percent", "value": 10});
    for (name, value) in fields.as_object().unwrap() {
        body[name] = value.clone();
    }
    shop.admin().await.post("/api/admin/coupons", &body).await
}

async fn quoted(actor: &Actor<'_>, id: &str, quantity: i64, code: &str) -> Value {
    let body = json!({"lines": [line(id, quantity)], "coupon": code});
    let reply = actor.post("/api/checkout/quote", &body).await;
    assert_eq!(reply.status, 200, "{}", reply.text());
    reply.json()
}

#[tokio::test]
async fn a_coupon_is_added_changed_and_deleted() {
    let shop = Shop::open().await;
    let admin = shop.admin().await;
    let reply = add(&shop, json!({"code": "eid-10", "until": "2030-12-31", "uses": 5})).await;
    assert_eq!(reply.status, 201, "{}", reply.text());
    let coupon = reply.json()["coupon"].clone();
    let expected = json!({"_id": coupon["_id"], "code": "EID10", "kind": "percent", "value": 10, "atLeast": 0, "atMost": 0,
        "from": null, "until": "2030-12-31T17:59:59.999Z", "uses": 5, "usesEach": 0, "active": true, "used": 0});
    assert_eq!(coupon, expected);
    assert_eq!(add(&shop, json!({"code": "Eid10"})).await.refused(409), "Another coupon has this code.");
    assert_eq!(add(&shop, json!({"code": "OTHER"})).await.status, 201);
    assert_eq!(admin.get("/api/admin/coupons").await.column("code"), ["OTHER", "EID10"]);
    let path = format!("/api/admin/coupons/{}", coupon["_id"].as_str().unwrap());
    let change = json!({"code": "EID10", "kind": "amount", "value": 500, "active": false});
    let changed = admin.put(&path, &change).await.json()["coupon"].clone();
    assert_eq!(
        json!([changed["kind"], changed["value"], changed["active"], changed["uses"]]),
        json!(["amount", 500, false, 0])
    );
    let taken = json!({"code": "other", "kind": "amount", "value": 500});
    admin.put(&path, &taken).await.refused(409);
    assert_eq!(admin.delete(&path).await.json(), json!({"acknowledged": true, "deletedCount": 1}));
    admin.delete(&path).await.refused(404);
    admin.put(&path, &change).await.refused(404);
    let audit = shop.audit().await;
    let told: Vec<Value> = audit.iter().take(4).map(|row| json!([row["action"], row["subject"]])).collect();
    assert_eq!(
        told,
        [
            json!(["delete", "coupon"]),
            json!(["edit", "coupon"]),
            json!(["add", "coupon"]),
            json!(["add", "coupon"])
        ]
    );
    shop.customer().await.get("/api/admin/coupons").await.refused(403);
}

#[tokio::test]
async fn coupons_are_checked() {
    let shop = Shop::open().await;
    for (fields, field) in [
        (json!({"code": "AB"}), "code"),
        (json!({"code": "A".repeat(21)}), "code"),
        (json!({"code": "EID 10%"}), "code"),
        (json!({"code": ""}), "code"),
        (json!({"kind": "gift"}), "kind"),
        (json!({"value": 0}), "value"),
        (json!({"value": 101}), "value"),
        (json!({"atLeast": -1}), "atLeast"),
        (json!({"until": "soon"}), "until"),
        (json!({"until": 1_767_225_600_000_i64}), "until"),
        (json!({"from": true}), "from"),
        (json!({"from": []}), "from"),
        (json!({"code": true}), "code"),
        (json!({"code": ["EID"]}), "code"),
        (json!({"from": "2030-01-02", "until": "2030-01-01"}), "until"),
        (json!({"uses": "many"}), "uses"),
        (json!({"active": "perhaps"}), "active"),
    ] {
        let reply = add(&shop, fields.clone()).await;
        assert_eq!(reply.status, 400, "{fields}: {}", reply.text());
        reply.fault(field);
    }
    assert!(shop.admin().await.get("/api/admin/coupons").await.rows().is_empty());
}

#[tokio::test]
async fn a_coupon_takes_its_part_off_within_its_terms() {
    let shop = Shop::open().await;
    let id =
        shop.add("/addproduct", json!({"title": "Cover", "price": 999, "offerPrice": 0, "stock": 50})).await;
    let visitor = shop.visitor();
    for (fields, quantity, discount, told) in [
        (json!({"code": "PERCENT"}), 1, 99, None),
        (json!({"code": "CAPPED", "atMost": 50}), 1, 50, None),
        (json!({"code": "AMOUNT", "kind": "amount", "value": 300}), 1, 300, None),
        (json!({"code": "HUGE", "kind": "amount", "value": 5000}), 1, 999, None),
        (json!({"code": "LATER", "from": "2100-01-01"}), 1, 0, Some("This coupon is not valid yet.")),
        (json!({"code": "OVER", "until": "2020-01-01"}), 1, 0, Some("This coupon has expired.")),
        (json!({"code": "OFF", "active": false}), 1, 0, Some("This coupon code is not valid.")),
        (json!({"code": "MUCH", "atLeast": 1998}), 1, 0, Some("This coupon is valid from TK 1,998.")),
        (json!({"code": "MUCHTOO", "atLeast": 1998}), 2, 199, None),
    ] {
        let reply = add(&shop, fields.clone()).await;
        assert_eq!(reply.status, 201, "{}", reply.text());
        let code = fields["code"].as_str().unwrap();
        let asked = quoted(&visitor, &id, quantity, &code.to_lowercase()).await;
        assert_eq!((&asked["discount"], asked["couponMessage"].as_str()), (&json!(discount), told), "{code}");
        assert_eq!(asked["total"], json!(999 * quantity - discount));
        assert_eq!(asked["coupon"].is_null(), told.is_some(), "{code}");
    }
    let asked = quoted(&visitor, &id, 1, "capped").await;
    assert_eq!(
        asked["coupon"],
        json!({"code": "CAPPED", "text": "10% off, at most TK 50", "kind": "percent", "value": 10})
    );
}

#[tokio::test]
async fn uses_are_counted_by_account_and_by_phone_and_come_back_with_a_cancelled_order() {
    let shop = Shop::open().await;
    set_up(&shop).await;
    add(&shop, json!({"usesEach": 1})).await;
    let id =
        shop.add("/addproduct", json!({"title": "Cover", "price": 1000, "offerPrice": 0, "stock": 50})).await;
    let (customer, visitor) = (shop.customer().await, shop.visitor());
    let with = |phone: &str| json!({"coupon": "EID10", "phone": phone});
    let first = ordered(&customer, vec![line(&id, 1)], with("01811111111")).await;
    let order = order_of(&shop, &first).await;
    assert_eq!(json!([order["coupon"], order["discount"], order["total"]]), json!(["EID10", 100, 960]));
    let again = async |actor: &Actor<'_>, phone: &str| {
        actor.post("/api/checkout", &form(vec![line(&id, 1)], 960, &with(phone))).await
    };
    // The same account with another phone, the same phone without the account.
    assert_eq!(again(&customer, "01822222222").await.refused(409), "You have used this coupon already.");
    assert_eq!(again(&visitor, "01811111111").await.refused(409), "You have used this coupon already.");
    assert_eq!(again(&visitor, "01833333333").await.status, 200);
    assert_eq!(shop.admin().await.get("/api/admin/coupons").await.rows()[0]["used"], json!(2));
    let order = first["orderId"].as_str().unwrap();
    step(&shop, "cancel", order, json!({"reason": "No."})).await;
    assert_eq!(again(&customer, "01822222222").await.status, 200);
    // What was cancelled by being put away wants its coupon back.
    let admin = shop.admin().await;
    let mine =
        shop.customer().await.get("/api/my/orders").await.rows()[0]["orderId"].as_str().unwrap().to_owned();
    admin.delete(&format!("/orders/{mine}")).await;
    assert_eq!(again(&customer, "01844444444").await.status, 200);
    let restored = admin.post(&format!("/api/admin/trash/{mine}/restore"), &json!({})).await;
    assert_eq!(restored.refused(409), "You have used this coupon already.");
}

#[tokio::test]
async fn the_last_use_of_a_coupon_is_given_once() {
    let shop = Shop::open_with(Options { rate_limits: false, ..Options::default() }).await;
    set_up(&shop).await;
    add(&shop, json!({"uses": 1})).await;
    let id =
        shop.add("/addproduct", json!({"title": "Cover", "price": 1000, "offerPrice": 0, "stock": 90})).await;
    let visitor = shop.visitor();
    let sent = (0..40).map(|n| {
        let (visitor, id) = (&visitor, id.clone());
        async move {
            let fields = json!({"coupon": "EID10", "phone": format!("018000000{n:02}")});
            visitor.post("/api/checkout", &form(vec![line(&id, 1)], 960, &fields)).await
        }
    });
    let replies = futures_util::future::join_all(sent).await;
    let given = replies.iter().filter(|reply| reply.status == 200).count();
    assert_eq!(given, 1);
    for reply in replies.iter().filter(|reply| reply.status != 200) {
        assert_eq!(reply.refused(409), "This coupon has been used up.");
        assert_eq!(reply.json()["quote"]["total"], json!(1060), "without it");
    }
}

#[tokio::test]
async fn what_comes_back_comes_off_with_its_part_of_the_discount() {
    let shop = Shop::open().await;
    set_up(&shop).await;
    add(&shop, json!({})).await;
    let id =
        shop.add("/addproduct", json!({"title": "Cover", "price": 999, "offerPrice": 0, "stock": 9})).await;
    let placed = ordered(&shop.customer().await, vec![line(&id, 3)], json!({"coupon": "EID10"})).await;
    let order = placed["orderId"].as_str().unwrap();
    deliver(&shop, order).await;
    let revenue = async || {
        shop.admin().await.get("/dashboard-stats").await.json()["today"]["revenue"].as_i64().unwrap()
    };
    assert_eq!(revenue().await, 2997 - 299 + 60);
    let one = json!({"lines": [{"line": 1, "quantity": 1, "restock": true}], "reason": "Broken."});
    let mut left = Vec::new();
    for _ in 0..3 {
        assert_eq!(step(&shop, "return", order, one.clone()).await.status, 200);
        left.push(revenue().await);
    }
    assert_eq!(left[2], 60, "{left:?}");
    let category =
        shop.admin().await.get("/api/admin/statistics?days=7").await.json()["byCategory"][0].clone();
    assert_eq!(category, json!({"category": "PHONE", "revenue": 0}));
}

#[tokio::test]
async fn categories_share_a_discount_to_the_last_taka() {
    let shop = Shop::open().await;
    add(&shop, json!({"value": 33, "atLeast": 0})).await;
    let mut lines = Vec::new();
    for (n, category) in ["phone", "tv", "watch"].into_iter().enumerate() {
        let fields =
            json!({"title": category, "category": category, "price": 101 + n, "offerPrice": 0, "stock": 9});
        lines.push(line(&shop.add("/addproduct", fields).await, 2));
    }
    let mut orders = Vec::new();
    for _ in 0..3 {
        let placed = ordered(
            &shop.customer().await,
            lines.clone(),
            json!({"coupon": "EID10", "delivery": {"method": "delivery"}}),
        )
        .await;
        orders.push(placed["orderId"].as_str().unwrap().to_owned());
        deliver(&shop, orders.last().unwrap()).await;
    }
    let admin = shop.admin().await;
    let both = async || {
        let figures = admin.get("/api/admin/statistics?days=7").await.json();
        let sum = |name: &str| -> i64 {
            figures[name].as_array().unwrap().iter().map(|row| row["revenue"].as_i64().unwrap()).sum()
        };
        (sum("byDay"), sum("byCategory"))
    };
    let paid = (612 - 201) * 3;
    assert_eq!(both().await, (paid, paid));
    for order in &orders {
        for place in [3, 1, 2, 2, 3, 1] {
            let one = json!({"lines": [{"line": place, "quantity": 1}], "reason": "Broken."});
            assert_eq!(step(&shop, "return", order, one).await.status, 200);
            let (days, categories) = both().await;
            assert_eq!(days, categories);
        }
    }
    let figures = admin.get("/api/admin/statistics?days=7").await.json();
    assert!(figures["byCategory"].as_array().unwrap().iter().all(|row| row["revenue"] == 0), "{figures}");
}

#[tokio::test]
async fn the_dearest_order_comes_back_without_a_taka_lost() {
    let shop = Shop::open().await;
    add(&shop, json!({"value": 99})).await;
    let fields = json!({"title": "Server", "price": 100_000_000, "offerPrice": 0, "stock": 99});
    let id = shop.add("/addproduct", fields).await;
    let pickup = json!({"coupon": "EID10", "delivery": {"method": "pickup", "branch": "Chawkbazar"}});
    let placed = ordered(&shop.customer().await, vec![line(&id, 99)], pickup).await;
    assert_eq!(placed["total"], json!(99_000_000));
    let order = placed["orderId"].as_str().unwrap();
    deliver(&shop, order).await;
    let category = async || {
        let figures = shop.admin().await.get("/api/admin/statistics?days=7").await.json();
        figures["byCategory"][0]["revenue"].clone()
    };
    assert_eq!(category().await, json!(99_000_000));
    let back = json!({"lines": [{"line": 1, "quantity": 99, "restock": true}], "reason": "Too many."});
    assert_eq!(step(&shop, "return", order, back).await.json()["order"]["stage"], json!("returned"));
    assert_eq!(category().await, json!(0));
}
