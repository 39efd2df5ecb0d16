//! What goes with a product: the owner's choice, else what was bought together (contract 4).

use serde_json::{Value, json};

use crate::checkout::{line, order_of, ordered, set_up};
use crate::order_moves::step;
use crate::support::{OWNER, Reply, Shop};

fn shown_path(product: &str) -> String {
    format!("/api/products/{product}/accessories")
}

fn chosen_path(product: &str) -> String {
    format!("/api/admin/products/{product}/accessories")
}

/// The titles of what goes with a product, as everybody sees them.
async fn shown(shop: &Shop, product: &str) -> Vec<String> {
    shop.visitor().get(&shown_path(product)).await.column("title")
}

/// The titles of what the owner chose.
async fn chosen(shop: &Shop, product: &str) -> Vec<String> {
    shop.admin().await.get(&chosen_path(product)).await.column("title")
}

async fn choose(shop: &Shop, product: &str, accessories: &[&str]) -> Reply {
    shop.admin().await.put(&chosen_path(product), &json!({"accessories": accessories})).await
}

async fn chooses(shop: &Shop, product: &str, accessories: &[&str]) {
    let reply = choose(shop, product, accessories).await;
    assert_eq!(reply.status, 200, "{}", reply.text());
}

async fn add(shop: &Shop, title: &str, stock: i64) -> String {
    let fields = json!({"title": title, "price": 500, "offerPrice": 0, "stock": stock});
    shop.add("/addproduct", fields).await
}

/// A basket with one piece of each, ordered by a customer, whose order takes the stock at once; the order's id. A visitor's is seen
/// once the kept replies are over.
async fn buys(shop: &Shop, products: &[&str]) -> String {
    let lines = products.iter().map(|product| line(product, 1)).collect();
    let placed = ordered(&shop.customer().await, lines, json!({})).await;
    placed["orderId"].as_str().unwrap().to_owned()
}

async fn cancels(shop: &Shop, order: &str) {
    let reply = step(shop, "cancel", order, json!({"reason": "Nobody answers the phone."})).await;
    assert_eq!(reply.status, 200, "{}", reply.text());
}

async fn deletes(shop: &Shop, product: &str) {
    let reply = shop.admin().await.delete(&format!("/product/{product}")).await;
    assert_eq!(reply.status, 200, "{}", reply.text());
}

async fn restores(shop: &Shop, product: &str) {
    let reply = shop.admin().await.post(&format!("/api/admin/trash/{product}/restore"), &json!({})).await;
    assert_eq!(reply.status, 200, "{}", reply.text());
}

async fn rows(shop: &Shop) -> i64 {
    let count = |c: &rusqlite::Connection| {
        Ok(c.query_row("SELECT count(*) FROM product_accessories", [], |r| r.get(0))?)
    };
    shop.state.db.read(count).await.unwrap()
}

#[tokio::test]
async fn the_owners_choice_is_shown_in_its_order_and_what_is_sold_out_comes_last() {
    let shop = Shop::open().await;
    let phone = add(&shop, "Phone", 5).await;
    assert_eq!(shown(&shop, &phone).await, [""; 0]);
    let (cover, cable) = (add(&shop, "Cover", 5).await, add(&shop, "Cable", 5).await);
    let soon = shop.add("/addtranding", json!({"title": "Charger to come", "stock": 0})).await;
    let gone = add(&shop, "Sold out", 0).await;
    let reply = choose(&shop, &phone, &[&gone, &cable, &soon, &cover]).await;
    assert_eq!(reply.status, 200, "{}", reply.text());
    let body = reply.json();
    assert_eq!(body["message"], "What goes with this product was saved.");
    let ids: Vec<&Value> = body["accessories"].as_array().unwrap().iter().map(|row| &row["_id"]).collect();
    assert_eq!(
        ids,
        [&json!(gone), &json!(cable), &json!(soon), &json!(cover)],
        "the owner sees the own order"
    );
    assert_eq!(chosen(&shop, &phone).await, ["Sold out", "Cable", "Charger to come", "Cover"]);

    let reply = shop.visitor().get(&shown_path(&phone)).await;
    assert_eq!(reply.column("title"), ["Cable", "Charger to come", "Cover", "Sold out"]);
    assert_eq!(reply.rows()[1]["listing"], "upcoming");
    assert_eq!(reply.rows()[0], shop.product(&cable).await, "whole products, as lists have them");
    assert_eq!(reply.header("x-total-count"), None, "no page of a longer list");
    let etag = reply.header("etag").unwrap();
    let again = shop.visitor().with("if-none-match", etag).get(&shown_path(&phone)).await;
    assert_eq!(again.status, 304);
    assert_eq!(shown(&shop, &cable).await, [""; 0], "it is said of one side alone");

    chooses(&shop, &phone, &[&cover, &gone]).await;
    assert_eq!(shown(&shop, &phone).await, ["Cover", "Sold out"], "the whole choice is another");
    chooses(&shop, &phone, &[]).await;
    assert_eq!((shown(&shop, &phone).await, rows(&shop).await), (Vec::new(), 0));
}

#[tokio::test]
async fn twelve_are_chosen_and_eight_are_shown() {
    let shop = Shop::open().await;
    let phone = add(&shop, "Phone", 5).await;
    let mut ids = Vec::new();
    for n in 1..=13 {
        ids.push(add(&shop, &format!("Cover {n}"), i64::from(n != 2)).await);
    }
    let ids: Vec<&str> = ids.iter().map(String::as_str).collect();
    let refused = choose(&shop, &phone, &ids).await;
    assert_eq!(refused.fault("accessories"), "Please choose at most 12 products that go with it.");
    assert_eq!(rows(&shop).await, 0);
    chooses(&shop, &phone, &ids[..12]).await;
    assert_eq!(chosen(&shop, &phone).await.len(), 12);
    let expected = [1, 3, 4, 5, 6, 7, 8, 9].map(|n| format!("Cover {n}"));
    assert_eq!(shown(&shop, &phone).await, expected, "what is sold out gives way to what can be had");
}

#[tokio::test]
async fn a_choice_that_cannot_be_is_refused_with_its_reason_and_changes_nothing() {
    let shop = Shop::open().await;
    let (phone, cover) = (add(&shop, "Phone", 5).await, add(&shop, "Cover", 5).await);
    let deleted = add(&shop, "Old cover", 5).await;
    deletes(&shop, &deleted).await;
    chooses(&shop, &phone, &[&cover]).await;
    let gone = "Product 2 of the list is not there any more. Please take it away.";
    for (accessories, said) in [
        (vec![cover.as_str(), "nothing"], gone),
        (vec![cover.as_str(), deleted.as_str()], gone),
        (vec![cover.as_str(), phone.as_str()], "A product cannot go with itself."),
        (vec![cover.as_str(), cover.as_str()], "'Cover' stands there twice."),
    ] {
        assert_eq!(choose(&shop, &phone, &accessories).await.fault("accessories"), said);
    }
    let admin = shop.admin().await;
    for body in
        [json!({}), json!({"accessories": cover}), json!({"accessories": [1]}), json!({"accessories": null})]
    {
        let reply = admin.put(&chosen_path(&phone), &body).await;
        assert_eq!(reply.fault("accessories"), "Please send the products as a list of their ids.", "{body}");
    }
    assert_eq!(chosen(&shop, &phone).await, ["Cover"]);
    for product in ["nothing", &deleted] {
        assert_eq!(choose(&shop, product, &[&cover]).await.refused(404), "Product not found.");
        assert_eq!(admin.get(&chosen_path(product)).await.refused(404), "Product not found.");
        assert_eq!(shop.visitor().get(&shown_path(product)).await.refused(404), "Product not found.");
    }
}

#[tokio::test]
async fn admins_alone_choose_and_each_change_is_in_the_audit_log() {
    let shop = Shop::open().await;
    let (phone, cover, cable) =
        (add(&shop, "Phone", 5).await, add(&shop, "Cover", 5).await, add(&shop, "Cable", 5).await);
    let body = json!({"accessories": [cover]});
    shop.visitor().put(&chosen_path(&phone), &body).await.refused(401);
    shop.visitor().get(&chosen_path(&phone)).await.refused(401);
    shop.customer().await.put(&chosen_path(&phone), &body).await.refused(403);
    shop.customer().await.get(&chosen_path(&phone)).await.refused(403);
    let elsewhere = shop.admin().await.with("origin", "https://elsewhere.example");
    elsewhere.put(&chosen_path(&phone), &body).await.refused(403);
    assert_eq!(rows(&shop).await, 0);

    let before = shop.audit().await.len();
    chooses(&shop, &phone, &[&cover]).await;
    chooses(&shop, &phone, &[&cable, &cover]).await;
    chooses(&shop, &phone, &[&cable, &cover]).await;
    let audit = shop.audit().await;
    assert_eq!(audit.len(), before + 2, "what changes nothing is nothing to tell");
    let told: Vec<Value> = ["action", "subject", "subjectId", "adminEmail", "detail"]
        .iter()
        .map(|name| audit[0][name].clone())
        .collect();
    let detail = json!({"accessories": [["Cover"], ["Cable", "Cover"]]});
    assert_eq!(json!(told), json!(["edit", "product", phone, OWNER, detail]), "{}", audit[0]);
}

#[tokio::test]
async fn what_lies_in_the_trash_is_not_shown_and_comes_back_in_its_place() {
    let shop = Shop::open().await;
    let (phone, cover, cable) =
        (add(&shop, "Phone", 5).await, add(&shop, "Cover", 5).await, add(&shop, "Cable", 5).await);
    chooses(&shop, &phone, &[&cover, &cable]).await;
    deletes(&shop, &cover).await;
    assert_eq!(shown(&shop, &phone).await, ["Cable"]);
    assert_eq!(chosen(&shop, &phone).await, ["Cable"]);
    restores(&shop, &cover).await;
    assert_eq!(shown(&shop, &phone).await, ["Cover", "Cable"]);
    deletes(&shop, &phone).await;
    shop.visitor().get(&shown_path(&phone)).await.refused(404);
    restores(&shop, &phone).await;
    assert_eq!(shown(&shop, &phone).await, ["Cover", "Cable"]);

    // For good, after 30 days.
    deletes(&shop, &cover).await;
    shop.clock.advance(31 * 24 * 3_600_000);
    haat::trash::purge(&shop.state).await.unwrap();
    assert_eq!((shown(&shop, &phone).await, rows(&shop).await), (vec!["Cable".to_owned()], 1));
    deletes(&shop, &phone).await;
    shop.clock.advance(31 * 24 * 3_600_000);
    haat::trash::purge(&shop.state).await.unwrap();
    assert_eq!(rows(&shop).await, 0);
}

#[tokio::test]
async fn without_a_choice_what_was_bought_together_twice_is_shown_most_often_first() {
    let shop = Shop::open().await;
    set_up(&shop).await;
    let (phone, cover, cable, stand) = (
        add(&shop, "Phone", 50).await,
        add(&shop, "Cover", 50).await,
        add(&shop, "Cable", 50).await,
        add(&shop, "Stand", 50).await,
    );
    buys(&shop, &[&phone, &cover, &stand]).await;
    assert_eq!(shown(&shop, &phone).await, [""; 0], "once is chance");
    let second = buys(&shop, &[&phone, &cover]).await;
    assert_eq!(shown(&shop, &phone).await, ["Cover"]);
    assert_eq!(shown(&shop, &cover).await, ["Phone"], "together is of both sides");
    buys(&shop, &[&phone, &cable]).await;
    buys(&shop, &[&cable, &phone]).await;
    buys(&shop, &[&phone, &cable]).await;
    buys(&shop, &[&stand, &cable]).await;
    assert_eq!(shown(&shop, &phone).await, ["Cable", "Cover"], "three orders before two; one is none");

    cancels(&shop, &second).await;
    assert_eq!(shown(&shop, &phone).await, ["Cable"], "a cancelled order does not count");
    chooses(&shop, &phone, &[&stand]).await;
    assert_eq!(shown(&shop, &phone).await, ["Stand"], "what the owner chose goes before");
    deletes(&shop, &stand).await;
    assert_eq!(shown(&shop, &phone).await, ["Cable"], "nothing is left of the choice");
    deletes(&shop, &cable).await;
    assert_eq!(shown(&shop, &phone).await, [""; 0]);
    restores(&shop, &cable).await;
    restores(&shop, &stand).await;
    chooses(&shop, &phone, &[]).await;
    assert_eq!(shown(&shop, &phone).await, ["Cable"]);
}

#[tokio::test]
async fn two_variants_in_one_order_are_bought_once_and_never_with_themselves() {
    let shop = Shop::open().await;
    set_up(&shop).await;
    let phone = add(&shop, "Phone", 50).await;
    let colors = json!([{"color": "Black", "priceDifference": 0}, {"color": "Gold", "priceDifference": 0}]);
    let fields =
        json!({"title": "Cover", "price": 500, "offerPrice": 0, "stock": 50, "availableColors": colors});
    let cover = shop.add("/addproduct", fields).await;
    let of = |color: &str| json!({"productId": cover, "quantity": 1, "color": color});
    let lines = || vec![line(&phone, 3), of("Black"), of("Gold")];
    let placed = ordered(&shop.customer().await, lines(), json!({})).await;
    assert_eq!(order_of(&shop, &placed).await["lines"].as_array().unwrap().len(), 3);
    assert_eq!(shown(&shop, &phone).await, [""; 0], "it is one order");
    assert_eq!(shown(&shop, &cover).await, [""; 0]);
    ordered(&shop.customer().await, lines(), json!({})).await;
    assert_eq!(shown(&shop, &phone).await, ["Cover"]);
    assert_eq!(shown(&shop, &cover).await, ["Phone"]);
}

#[tokio::test]
async fn at_most_eight_are_shown_of_what_was_bought_together() {
    let shop = Shop::open().await;
    set_up(&shop).await;
    let phone = add(&shop, "Phone", 50).await;
    let mut ids = vec![phone.clone()];
    for n in 1..=9 {
        ids.push(add(&shop, &format!("Cover {n}"), 50).await);
    }
    let ids: Vec<&str> = ids.iter().map(String::as_str).collect();
    buys(&shop, &ids).await;
    buys(&shop, &ids).await;
    buys(&shop, &[ids[9], &phone]).await;
    let titles = shown(&shop, &phone).await;
    assert_eq!((titles.len(), titles[0].as_str()), (8, "Cover 9"), "{titles:?}");
}
