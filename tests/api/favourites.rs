//! Favourites (contract 5).

use axum::http::Method;
use serde_json::{Value, json};

use crate::support::{Actor, Reply, Shop};

async fn add(actor: &Actor<'_>, id: &str) -> Reply {
    let body = json!({"userId": "customer", "productId": id, "name": "other", "mainImage": "other"});
    actor.post("/api/favorites/add", &body).await
}

async fn remove(actor: &Actor<'_>, id: &str) -> Reply {
    actor
        .send_json(Method::DELETE, "/api/favorites/remove", &json!({"userId": "customer", "productId": id}))
        .await
}

fn favourites(reply: &Reply) -> Vec<Value> {
    assert_eq!(reply.status, 200, "{}", reply.text());
    let user = reply.json()["user"].clone();
    assert_eq!(user["favourites"], user["favorites"], "both spellings are the same list");
    user["favourites"].as_array().unwrap().clone()
}

#[tokio::test]
async fn a_product_becomes_a_favourite_once() {
    let shop = Shop::open().await;
    let customer = shop.customer().await;
    let (first, second) =
        (shop.add("/addproduct", json!({})).await, shop.add("/addoffersale", json!({})).await);
    let reply = add(&customer, &first).await;
    assert_eq!(reply.json()["message"], "Added to favorites!");
    let product = shop.visitor().get(&format!("/allproducts/{first}")).await.json();
    let expected = json!({"productId": first, "listing": "product", "name": "Galaxy S25",
        "mainImage": product["mainImage"], "price": 45_000, "available": true});
    assert_eq!(favourites(&reply), [expected]);
    assert_eq!(favourites(&add(&customer, &first).await).len(), 1);
    let both = favourites(&add(&customer, &second).await);
    assert_eq!(both[0]["productId"], json!(second), "the newest first");
    add(&customer, "nothing").await.refused(404);
}

#[tokio::test]
async fn a_favourite_is_taken_out_with_a_body_of_json() {
    let shop = Shop::open().await;
    let customer = shop.customer().await;
    let id = shop.add("/addproduct", json!({})).await;
    add(&customer, &id).await;
    for _ in 0..2 {
        let reply = remove(&customer, &id).await;
        assert_eq!(reply.json()["message"], "Removed from favorites!");
        assert!(favourites(&reply).is_empty());
    }
    customer.send_json(Method::DELETE, "/api/favorites/remove", &json!({})).await.fault("productId");
}

#[tokio::test]
async fn a_favourite_that_is_gone_is_shown_as_such() {
    let shop = Shop::open().await;
    let customer = shop.customer().await;
    let id = shop.add("/addproduct", json!({})).await;
    add(&customer, &id).await;
    shop.admin().await.delete(&format!("/product/{id}")).await;
    let all = customer.get("/api/me").await.json()["customer"]["favourites"].clone();
    assert_eq!((&all[0]["name"], &all[0]["available"]), (&json!("Galaxy S25"), &json!(false)));
}
