//! One mail once a product is there again or costs little enough, and what it cost before (contract 4 and 6).

use haat::alerts::routes::tell_due;
use serde_json::{Value, json};

use crate::people::{RAHIM, mails_to};
use crate::support::{Reply, Shop};

const DAY_MS: i64 = 24 * 60 * 60 * 1000;

async fn ask(shop: &Shop, id: &str, fields: Value) -> Reply {
    let mut body = json!({"wish": "stock", "email": RAHIM});
    body.as_object_mut().unwrap().extend(fields.as_object().unwrap().clone());
    shop.visitor().post(&format!("/api/products/{id}/alerts"), &body).await
}

async fn edit(shop: &Shop, id: &str, fields: Value) {
    let reply = shop.admin().await.patch(&format!("/editproduct/{id}"), &fields).await;
    assert_eq!(reply.status, 200, "{}", reply.text());
}

/// Tells what is due; how many wishes wait on.
async fn waiting(shop: &Shop) -> i64 {
    tell_due(&shop.state).await.unwrap();
    let count = |c: &rusqlite::Connection| Ok(c.query_row("SELECT count(*) FROM alerts", [], |r| r.get(0))?);
    shop.state.db.read(count).await.unwrap()
}

#[tokio::test]
async fn what_is_back_in_stock_is_told_once() {
    let shop = Shop::open().await;
    let id = shop.add("/addproduct", json!({"stock": 0, "title": "Galaxy S25"})).await;
    for _ in 0..2 {
        let reply = ask(&shop, &id, json!({"email": " RAHIM@shop.example "})).await;
        assert_eq!(
            (reply.status.as_u16(), &reply.json()["success"]),
            (201, &json!(true)),
            "{}",
            reply.text()
        );
    }
    assert_eq!(waiting(&shop).await, 1, "it is not there yet");
    edit(&shop, &id, json!({"stock": 3})).await;
    assert_eq!(waiting(&shop).await, 0, "the wish goes with its mail");
    edit(&shop, &id, json!({"stock": 0})).await;
    edit(&shop, &id, json!({"stock": 1})).await;
    assert_eq!(waiting(&shop).await, 0);
    mails_to(&shop, RAHIM, "Galaxy S25 is back in stock", 1).await;
}

#[tokio::test]
async fn a_price_that_has_come_down_far_enough_is_told() {
    let shop = Shop::open().await;
    let id = shop.add("/addproduct", json!({"price": 50_000, "offerPrice": 0, "stock": 5})).await;
    assert_eq!(ask(&shop, &id, json!({"wish": "price", "atMost": "45000"})).await.status, 201);
    edit(&shop, &id, json!({"offerPrice": 45_001})).await;
    assert_eq!(waiting(&shop).await, 1);
    edit(&shop, &id, json!({"offerPrice": 45_000})).await;
    assert_eq!(waiting(&shop).await, 0);
    mails_to(&shop, RAHIM, "costs TK 45,000 now", 1).await;
}

#[tokio::test]
async fn the_mail_names_product_price_and_page_in_the_readers_language() {
    let shop = Shop::open().await;
    let id = shop.add("/addproduct", json!({"price": 50_000, "offerPrice": 0, "title": "Galaxy S25"})).await;
    let bengali = shop.visitor().with("cookie", "haat_lang=bn");
    let body = json!({"wish": "price", "atMost": 40_000, "email": RAHIM});
    assert_eq!(bengali.post(&format!("/api/products/{id}/alerts"), &body).await.status, 201);
    edit(&shop, &id, json!({"price": 39_500})).await;
    tell_due(&shop.state).await.unwrap();
    let mails = mails_to(&shop, RAHIM, "Galaxy", 1).await;
    // As quoted-printable writes it.
    let price =
        "৳৩৯,৫০০".bytes().map(|b| if b.is_ascii() { char::from(b).to_string() } else { format!("={b:02X}") });
    for part in ["Galaxy S25", &price.collect::<String>(), &format!("/product/{id}")] {
        assert!(mails[0].text.contains(part), "{part}: {}", mails[0].text);
    }
}

#[tokio::test]
async fn there_is_nothing_to_wait_for_where_it_is_so_already() {
    let shop = Shop::open().await;
    let id = shop.add("/addproduct", json!({"stock": 1, "price": 900, "offerPrice": 800})).await;
    assert_eq!(ask(&shop, &id, json!({})).await.refused(409), "It is in stock now.");
    let price = json!({"wish": "price", "atMost": 800});
    assert_eq!(ask(&shop, &id, price).await.refused(409), "It costs TK 800 already.");
    // What is not on sale yet can be waited for, and so can its price.
    let upcoming = shop.add("/addtranding", json!({"price": 0, "offerPrice": 0, "stock": 4})).await;
    assert_eq!(ask(&shop, &upcoming, json!({})).await.status, 201);
    let any = ask(&shop, &upcoming, json!({"wish": "price"})).await;
    assert_eq!(any.json()["message"], "We will e-mail you once its price is known.", "{}", any.text());
    assert_eq!(waiting(&shop).await, 2);
    let path = format!("/edittranding/{upcoming}");
    assert_eq!(shop.admin().await.patch(&path, &json!({"price": 700})).await.status, 200);
    assert_eq!(waiting(&shop).await, 1, "it stands on no shelf yet");
}

#[tokio::test]
async fn a_wish_is_checked_and_bounded() {
    let shop = Shop::open().await;
    let id = shop.add("/addproduct", json!({"stock": 0})).await;
    for (fields, field) in [
        (json!({"wish": "colour"}), "wish"),
        (json!({"email": "nobody"}), "email"),
        (json!({"wish": "price", "atMost": -1}), "atMost"),
        (json!({"wish": "price", "atMost": "cheap"}), "atMost"),
    ] {
        ask(&shop, &id, fields).await.fault(field);
    }
    assert_eq!(ask(&shop, "nothing", json!({})).await.status, 404);
    assert_eq!(ask(&shop, &id, json!({"website": "http://spam.example"})).await.status, 201);
    assert_eq!(waiting(&shop).await, 0, "what a machine sends is thanked and forgotten");
    for n in 0..20 {
        let wish = if n % 2 == 0 { json!({}) } else { json!({"wish": "price", "atMost": 5}) };
        assert_eq!(ask(&shop, &id, wish).await.status, 201);
    }
    assert_eq!(ask(&shop, &id, json!({})).await.status, 429);
    assert_eq!(waiting(&shop).await, 2);
}

#[tokio::test]
async fn an_address_that_nobody_proved_gets_three_mails_an_hour() {
    let shop = Shop::open().await;
    let mut ids = Vec::new();
    for n in 0..4 {
        let id = shop.add("/addproduct", json!({"stock": 0, "title": format!("Phone {n}")})).await;
        assert_eq!(ask(&shop, &id, json!({})).await.status, 201);
        ids.push(id);
    }
    for id in &ids {
        edit(&shop, id, json!({"stock": 1})).await;
    }
    assert_eq!(waiting(&shop).await, 1);
    shop.state.clock.advance(61 * 60 * 1000);
    assert_eq!(waiting(&shop).await, 0, "the fourth had its turn");
}

#[tokio::test]
async fn an_address_that_has_to_wait_keeps_nobody_else_waiting() {
    let shop = Shop::open().await;
    let id = shop.add("/addproduct", json!({"stock": 0})).await;
    let write = |tx: &rusqlite::Transaction<'_>| {
        // More than are told at a time, of an address that had its mails of this hour.
        tx.execute_batch(
            "WITH RECURSIVE n (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < 250)
             INSERT INTO products (id, listing, title, description, price, offer_price, category, brand, main_image,
                estimated_delivery, warranty, emi_available, specifications, ram_storage, available_colors, created_at,
                updated_at)
             SELECT 'p' || n, listing, title, description, 10, 0, category, brand, main_image, estimated_delivery,
                warranty, emi_available, specifications, ram_storage, available_colors, created_at, updated_at
             FROM products, n;
             INSERT INTO alerts (product_seq, email, wish, at_most, created_at)
                SELECT seq, 'busy@shop.example', 'price', 10, unixepoch() * 1000 FROM products WHERE id <> 'p0' AND price = 10;",
        )?;
        Ok(())
    };
    shop.state.db.write(write).await.unwrap();
    assert_eq!(ask(&shop, &id, json!({})).await.status, 201);
    edit(&shop, &id, json!({"stock": 1})).await;
    assert_eq!(waiting(&shop).await, 247, "three of the busy address, and the one behind them");
    mails_to(&shop, RAHIM, "is back in stock", 1).await;
}

#[tokio::test]
async fn the_prices_of_ninety_days_are_told() {
    let shop = Shop::open().await;
    let id = shop.add("/addproduct", json!({"price": 1_000, "offerPrice": 0})).await;
    let told = || async {
        let reply = shop.visitor().get(&format!("/api/products/{id}/prices")).await;
        assert_eq!(reply.status, 200, "{}", reply.text());
        reply.json()
    };
    let prices = |reply: &Value| {
        let all = reply["prices"].as_array().unwrap();
        all.iter().map(|one| one["price"].as_i64().unwrap()).collect::<Vec<_>>()
    };
    assert_eq!(prices(&told().await), [1_000]);
    shop.state.clock.advance(50 * DAY_MS);
    edit(&shop, &id, json!({"offerPrice": 900})).await;
    // What is not asked changes nothing: the price behind the offer.
    edit(&shop, &id, json!({"price": 1_200})).await;
    shop.state.clock.advance(50 * DAY_MS);
    edit(&shop, &id, json!({"offerPrice": 0})).await;
    let reply = told().await;
    assert_eq!(prices(&reply), [1_000, 900, 1_200], "the first was asked within the 90 days, too");
    assert_eq!(json!([reply["days"], reply["lowest"], reply["highest"]]), json!([90, 900, 1_200]));
    shop.state.clock.advance(60 * DAY_MS);
    edit(&shop, &id, json!({"title": "Another name"})).await;
    assert_eq!(prices(&told().await), [900, 1_200], "110 days ago it became 900, which it was 90 days ago");
    assert_eq!(shop.visitor().get("/api/products/nothing/prices").await.status, 404);
}
