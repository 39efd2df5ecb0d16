//! The price crossed out beside an offer (contract 4): shown for 30 days after somebody was last asked for that much.

use haat::clock::Clock;
use haat::upkeep::end_struck_prices;
use jiff::Timestamp;
use serde_json::{Value, json};

use crate::importing::{by_hand, import, results, titled};
use crate::support::{Options, Shop, listings};
use crate::upgrading::{open, shop_at};

const DAY_MS: i64 = 24 * 60 * 60 * 1000;

async fn edit(shop: &Shop, id: &str, fields: Value) -> Value {
    let reply = shop.admin().await.patch(&format!("/editproduct/{id}"), &fields).await;
    assert_eq!(reply.status, 200, "{}", reply.text());
    let told = reply.json()["product"].clone();
    assert_eq!(stands(&told), stands(&shop.product(id).await), "the answer is as the shop shows it");
    told
}

/// Whether a product's price stands crossed out, as its JSON says.
fn stands(product: &Value) -> bool {
    let of = |name: &str| product[name].as_i64().unwrap();
    (1..of("price")).contains(&of("offerPrice")) && product["offerOnly"] != true
}

async fn struck(shop: &Shop, id: &str) -> bool {
    end_struck_prices(&shop.state).await.unwrap();
    stands(&shop.product(id).await)
}

/// Until when the price stands crossed out, in milliseconds.
async fn until(shop: &Shop, id: &str) -> Option<i64> {
    let reply = shop.visitor().get(&format!("/api/products/{id}/prices")).await;
    let until: Timestamp = reply.json()["struckUntil"].as_str()?.parse().unwrap();
    Some(until.as_millisecond())
}

/// In how many days from now the price stands crossed out no longer, to the nearest day.
async fn days_left(shop: &Shop, id: &str) -> Option<i64> {
    let left = until(shop, id).await? - shop.state.clock.now_ms();
    Some((left + DAY_MS / 2).div_euclid(DAY_MS))
}

#[tokio::test]
async fn what_is_added_with_an_offer_shows_its_price_for_thirty_days() {
    let shop = Shop::open().await;
    for spec in listings() {
        let id = shop.add_to(spec, json!({"price": 1_000, "offerPrice": 900})).await;
        assert_eq!(
            (struck(&shop, &id).await, days_left(&shop, &id).await),
            (true, Some(30)),
            "{}",
            spec.name
        );
    }
    for (price, offer) in [(1_000, 0), (1_000, 1_000), (0, 0)] {
        let id = shop.add("/addproduct", json!({"price": price, "offerPrice": offer})).await;
        assert_eq!((struck(&shop, &id).await, days_left(&shop, &id).await), (false, None), "{price} {offer}");
    }
}

#[tokio::test]
async fn it_goes_when_the_time_is_over_though_nobody_writes() {
    let shop = Shop::open().await;
    let fields = json!({"price": 1_000, "offerPrice": 900, "title": "Galaxy S25"});
    let id = shop.add("/addproduct", fields).await;
    let all = || async {
        let list = shop.visitor().get("/allproducts").await.rows();
        let found = shop.visitor().get("/api/suggest?text=galaxy").await.json();
        let saved: bool = shop
            .state
            .db
            .read(|c| Ok(c.query_row("SELECT struck FROM products", [], |r| r.get(0))?))
            .await
            .unwrap();
        json!([stands(&list[0]), stands(&found["products"][0]), stands(&shop.product(&id).await), saved])
    };
    let updated = shop.product(&id).await["updatedAt"].clone();
    shop.state.clock.advance(30 * DAY_MS - 60_000);
    assert!(struck(&shop, &id).await);
    assert_eq!(all().await, json!([true, true, true, true]));
    shop.state.clock.advance(60_001);
    assert!(!struck(&shop, &id).await);
    assert_eq!(all().await, json!([false, false, false, false]), "what was kept ready is renewed");
    let product = shop.product(&id).await;
    assert_eq!(
        json!([product["price"], product["offerPrice"]]),
        json!([1_000, 900]),
        "the offer itself stays"
    );
    assert_eq!(product["updatedAt"], updated, "it is no edit");
    assert_eq!(days_left(&shop, &id).await, Some(0), "the back office can say since when");
    // The full price was not asked again: another offer brings nothing back.
    assert!(!stands(&edit(&shop, &id, json!({"offerPrice": 800})).await));
}

#[tokio::test]
async fn an_offer_that_begins_shows_the_price_that_was_asked_until_then() {
    let shop = Shop::open().await;
    let id = shop.add("/addproduct", json!({"price": 1_000, "offerPrice": 0})).await;
    shop.state.clock.advance(100 * DAY_MS);
    assert!(stands(&edit(&shop, &id, json!({"offerPrice": 900})).await));
    assert_eq!(days_left(&shop, &id).await, Some(30));
    // What is left stays while the offer changes below the same price, and where the price is lowered.
    shop.state.clock.advance(10 * DAY_MS);
    assert!(stands(&edit(&shop, &id, json!({"offerPrice": 800})).await));
    assert_eq!(days_left(&shop, &id).await, Some(20));
    edit(&shop, &id, json!({"offerPrice": 850, "price": 950, "title": "Another name"})).await;
    assert_eq!((struck(&shop, &id).await, days_left(&shop, &id).await), (true, Some(20)));
    edit(&shop, &id, json!({"title": "A third name"})).await;
    assert_eq!((struck(&shop, &id).await, days_left(&shop, &id).await), (true, Some(20)));
    // The offer ends, and begins again 5 days later: the full price was asked meanwhile.
    assert!(!stands(&edit(&shop, &id, json!({"offerPrice": 0})).await));
    assert_eq!(days_left(&shop, &id).await, None);
    shop.state.clock.advance(5 * DAY_MS);
    assert!(stands(&edit(&shop, &id, json!({"offerPrice": 850})).await));
    assert_eq!(days_left(&shop, &id).await, Some(30));
}

#[tokio::test]
async fn a_price_that_nobody_was_asked_for_is_not_crossed_out() {
    let shop = Shop::open().await;
    for (price, offer) in [(1_000, 900), (900, 0)] {
        let id = shop.add("/addproduct", json!({"price": price, "offerPrice": offer})).await;
        shop.state.clock.advance(DAY_MS);
        let raised = edit(&shop, &id, json!({"price": 1_200, "offerPrice": 900})).await;
        assert_eq!((stands(&raised), days_left(&shop, &id).await), (false, None), "{price} {offer}");
        assert!(!stands(&edit(&shop, &id, json!({"offerPrice": 850})).await), "{price} {offer}");
    }
}

#[tokio::test]
async fn a_price_that_was_asked_before_is_known_by_the_history() {
    let shop = Shop::open().await;
    let id = shop.add("/addproduct", json!({"price": 1_000, "offerPrice": 0})).await;
    shop.state.clock.advance(40 * DAY_MS);
    edit(&shop, &id, json!({"price": 900})).await;
    shop.state.clock.advance(10 * DAY_MS);
    assert!(stands(&edit(&shop, &id, json!({"price": 1_000, "offerPrice": 800})).await));
    assert_eq!(days_left(&shop, &id).await, Some(20), "1,000 was asked until 10 days ago");
    assert!(!stands(&edit(&shop, &id, json!({"price": 1_001})).await));
    // A slip that is put right takes nothing away.
    assert!(stands(&edit(&shop, &id, json!({"price": 1_000})).await));
    assert_eq!(days_left(&shop, &id).await, Some(20));
    shop.state.clock.advance(20 * DAY_MS);
    edit(&shop, &id, json!({"price": 800, "offerPrice": 0})).await;
    shop.state.clock.advance(DAY_MS);
    let late = edit(&shop, &id, json!({"price": 1_000, "offerPrice": 800})).await;
    assert_eq!((stands(&late), days_left(&shop, &id).await), (false, Some(-1)), "too long ago");
}

#[tokio::test]
async fn every_way_to_write_a_price_keeps_to_it() {
    let shop = Shop::open().await;
    let bulk = |id: String, field: &'static str, value: i64| {
        let body = json!({"ids": [id], "price": {"field": field, "mode": "set", "value": value}});
        let shop = &shop;
        async move {
            shop.admin().await.post("/api/admin/products/bulk", &body).await.json()["products"][0].clone()
        }
    };
    let id = shop.add("/addbestdeals", json!({"price": 1_000, "offerPrice": 0})).await;
    assert!(stands(&bulk(id.clone(), "offerPrice", 900).await));
    assert!(!stands(&bulk(id.clone(), "price", 1_500).await));

    let row = |price: i64, offer: i64| {
        by_hand(&[&format!("Cable,A cable.,{price},{offer},7,PHONE,DELL,1 day,1 year")])
    };
    assert_eq!(results(&import(&shop, row(500, 450)).await), json!([1, 0, 0, 0]));
    let cable = titled(&shop, "Cable").await;
    assert!(stands(&cable), "what is imported is new");
    let cable = cable["_id"].as_str().unwrap();
    for (price, offer, shown) in [(600, 450, false), (600, 0, false), (600, 550, true)] {
        let csv = format!("_id,price,offerPrice\r\n{cable},{price},{offer}\r\n");
        assert_eq!(results(&import(&shop, csv).await), json!([0, 1, 0, 0]), "{price} {offer}");
        assert_eq!(struck(&shop, cable).await, shown, "{price} {offer}");
    }

    let copy =
        shop.admin().await.post(&format!("/api/admin/products/{id}/duplicate"), &json!({})).await.json();
    assert!(stands(&copy["product"]), "a copy is a new product");
}

#[tokio::test]
async fn a_shop_that_is_upgraded_keeps_its_look_for_thirty_days() {
    let data = shop_at(19);
    let conn = open(&data.path().join("haat.db")).unwrap();
    for (id, offer) in [("a", 900), ("b", 0), ("c", 1_000)] {
        conn.execute(
            "INSERT INTO products (id, listing, title, description, price, offer_price, category, brand, main_image,
                estimated_delivery, warranty, emi_available, specifications, ram_storage, available_colors, created_at,
                updated_at)
             VALUES (?1, 'product', ?1, 'D', 1000, ?2, 'PHONE', 'DELL', '/uploads/a.webp', '1 day', '1 year', 0, '[]',
                '[]', '[]', 0, 0)",
            (id, offer),
        )
        .unwrap();
    }
    conn.close().unwrap();
    // The database counts whole seconds. The time is taken on both sides, as clocks of machines are set meanwhile.
    let before = Clock::default().now_ms() - 1_000;
    let shop = Shop::on(data, Options::default());
    let upgraded = before..=shop.state.clock.now_ms();
    let shown = [struck(&shop, "a").await, struck(&shop, "b").await, struck(&shop, "c").await];
    assert_eq!(shown, [true, false, false]);
    let since = until(&shop, "a").await.unwrap() - 30 * DAY_MS;
    assert!(upgraded.contains(&since), "{since} {upgraded:?}");
    assert_eq!(until(&shop, "b").await, None);
    shop.state.clock.advance(31 * DAY_MS);
    assert!(!struck(&shop, "a").await);
}
