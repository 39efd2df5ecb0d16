//! Counting views: once a client and product in 30 minutes (contract 4).

use serde_json::json;

use crate::support::{Actor, Options, Shop, listings};

const MINUTE_MS: i64 = 60_000;

/// Looks, and answers the number that is told.
async fn look(actor: &Actor<'_>, path: &str) -> u64 {
    let reply = actor.patch_empty(path).await;
    assert_eq!(reply.status, 200, "{path}: {}", reply.text());
    let views = reply.json()["views"].as_u64().unwrap();
    assert_eq!(reply.json(), json!({"acknowledged": true, "views": views}));
    views
}

async fn shown(shop: &Shop, id: &str) -> u64 {
    shop.visitor().get(&format!("/allproducts/{id}")).await.json()["views"].as_u64().unwrap()
}

#[tokio::test]
async fn a_client_counts_once_and_its_repeats_answer_the_same() {
    let shop = Shop::open().await;
    let phone = shop.visitor().with("user-agent", "Phone");
    for spec in listings() {
        let id = shop.add_to(spec, json!({"views": 100})).await;
        let path = spec.view.replace("{id}", &id);
        assert_eq!(look(&phone, &path).await, 101, "{path}");
        assert_eq!(shown(&shop, &id).await, 101, "the item shows it at once");
        for _ in 0..3 {
            assert_eq!(look(&phone, &path).await, 101);
        }
        // Another browser, and another address, is another client.
        let tablet = shop.visitor().with("user-agent", "Tablet");
        assert_eq!(look(&tablet, &path).await, 102);
        assert_eq!(look(&phone.clone().at("203.0.113.8"), &path).await, 103);
        assert_eq!(look(&phone.clone().at("2001:db8::1"), &path).await, 104);
        assert_eq!(look(&shop.visitor(), &path).await, 105, "a browser that says nothing");
        assert_eq!(look(&phone, &path).await, 105);
        // Another product is another count.
        let other = shop.add_to(spec, json!({"views": 0})).await;
        assert_eq!(look(&phone, &spec.view.replace("{id}", &other)).await, 1);
        assert_eq!(shown(&shop, &id).await, 105);
    }
}

#[tokio::test]
async fn after_30_minutes_the_same_client_counts_again() {
    let shop = Shop::open().await;
    for spec in listings() {
        let id = shop.add_to(spec, json!({"views": 0})).await;
        let path = spec.view.replace("{id}", &id);
        assert_eq!(look(&shop.visitor(), &path).await, 1);
        shop.clock.advance(29 * MINUTE_MS);
        assert_eq!(look(&shop.visitor(), &path).await, 1);
        shop.clock.advance(MINUTE_MS);
        assert_eq!(look(&shop.visitor(), &path).await, 2);
        shop.clock.advance(29 * MINUTE_MS);
        assert_eq!(look(&shop.visitor(), &path).await, 2);
    }
}

#[tokio::test]
async fn looks_that_come_at_once_are_all_counted() {
    let shop = Shop::open().await;
    let id = shop.add("/addproduct", json!({"views": 0})).await;
    let path = format!("/increment-product-views/{id}");
    let people: Vec<_> = (0..50).map(|n| shop.visitor().with("user-agent", &format!("Phone {n}"))).collect();
    futures_util::future::join_all(people.iter().map(|person| person.patch_empty(&path))).await;
    assert_eq!(shown(&shop, &id).await, 50);
    futures_util::future::join_all((0..50).map(|_| people[0].patch_empty(&path))).await;
    assert_eq!(shown(&shop, &id).await, 50);
}

#[tokio::test]
async fn a_product_of_another_listing_and_an_unknown_one_are_404() {
    let shop = Shop::open().await;
    for spec in listings() {
        let id = shop.add_to(spec, json!({})).await;
        for other in listings().filter(|other| other.listing != spec.listing) {
            shop.visitor().patch_empty(&other.view.replace("{id}", &id)).await.refused(404);
        }
        shop.visitor().patch_empty(&spec.view.replace("{id}", "nothing")).await.refused(404);
        assert_eq!(shown(&shop, &id).await, 10);
    }
}

#[tokio::test]
async fn the_address_behind_a_trusted_proxy_counts_and_a_claimed_one_does_not() {
    for (trusted_proxy, counted) in [(None, 1), (Some("203.0.113.7"), 2)] {
        let shop = Shop::open_with(Options { trusted_proxy, ..Options::default() }).await;
        let id = shop.add("/addproduct", json!({"views": 0})).await;
        let path = format!("/increment-product-views/{id}");
        for claimed in ["198.51.100.1", "198.51.100.2"] {
            look(&shop.visitor().with("x-forwarded-for", claimed), &path).await;
        }
        assert_eq!(shown(&shop, &id).await, counted, "{trusted_proxy:?}");
    }
}

#[tokio::test]
async fn after_a_write_lists_show_the_number_too() {
    let shop = Shop::open().await;
    for spec in listings() {
        let id = shop.add_to(spec, json!({"views": 0})).await;
        shop.visitor().get(spec.list).await;
        assert_eq!(look(&shop.visitor(), &spec.view.replace("{id}", &id)).await, 1);
        let edit = shop.admin().await.patch(&spec.edit.replace("{id}", &id), &json!({"title": "New"})).await;
        assert_eq!(edit.json()["product"]["views"], 1, "an edit does not lose a view");
        assert_eq!(shop.visitor().get(spec.list).await.rows()[0]["views"], 1, "{}", spec.list);
        let home = shop.visitor().get(spec.home).await.json();
        assert_eq!(if spec.home_is_single { &home } else { &home[0] }["views"], 1, "{}", spec.home);
    }
}

#[tokio::test]
async fn views_are_on_the_disk_when_the_shop_opens_again() {
    let shop = Shop::open().await;
    let id = shop.add("/addproduct", json!({"views": 0})).await;
    let path = format!("/increment-product-views/{id}");
    for agent in ["Phone", "Tablet"] {
        look(&shop.visitor().with("user-agent", agent), &path).await;
    }
    shop.state.catalogue.save_views(&shop.state.db).await.unwrap();
    assert_eq!(shown(&shop.reopened(), &id).await, 2);
}

#[tokio::test]
async fn views_survive_the_trash() {
    let shop = Shop::open().await;
    let id = shop.add("/addproduct", json!({"views": 0})).await;
    look(&shop.visitor(), &format!("/increment-product-views/{id}")).await;
    shop.state.catalogue.save_views(&shop.state.db).await.unwrap();
    shop.admin().await.delete(&format!("/product/{id}")).await;
    shop.admin().await.post(&format!("/api/admin/trash/{id}/restore"), &json!({})).await;
    assert_eq!(shown(&shop, &id).await, 1);
}
