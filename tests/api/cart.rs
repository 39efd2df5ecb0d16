//! The cart (contract 5).

use serde_json::{Value, json};

use crate::support::{Actor, Reply, Shop};

fn variants() -> Value {
    json!({
        "buyPoints": 7,
        "ramStorage": [{"option": "8GB/256GB", "priceDifference": 5000}],
        "availableColors": [{"color": "Blue", "priceDifference": -500}],
    })
}

async fn add(actor: &Actor<'_>, body: Value) -> Reply {
    actor.post("/api/cart/add", &body).await
}

async fn remove(actor: &Actor<'_>, body: Value) -> Reply {
    actor.post("/api/cart/remove", &body).await
}

fn cart(reply: &Reply) -> Vec<Value> {
    assert_eq!(reply.status, 200, "{}", reply.text());
    reply.json()["user"]["cart"].as_array().unwrap().clone()
}

#[tokio::test]
async fn a_line_comes_from_the_catalogue_and_not_from_the_body() {
    let shop = Shop::open().await;
    let customer = shop.customer().await;
    let id = shop.add("/addproduct", variants()).await;
    let body = json!({"userId": "customer", "productId": id, "name": "Cheap", "price": 1, "points": 999, "quantity": 50,
        "category": "x", "brand": "y", "mainImage": "/uploads/x.webp", "color": "Blue", "ramStorage": "8GB/256GB"});
    let reply = add(&customer, body).await;
    assert_eq!(reply.json()["message"], "Added to cart successfully!");
    let lines = cart(&reply);
    let product = shop.visitor().get(&format!("/allproducts/{id}")).await.json();
    let expected = json!({
        "productId": id, "userId": "customer", "listing": "product", "name": "Galaxy S25", "price": 49_500,
        "addedPrice": 49_500, "points": 7, "quantity": 50, "category": "PHONE", "brand": "SAMSUNG",
        "mainImage": product["mainImage"], "color": "Blue", "ramStorage": "8GB/256GB", "available": true,
    });
    assert_eq!(lines, [expected]);
}

#[tokio::test]
async fn the_same_product_and_variant_stays_one_line_of_more_pieces() {
    let shop = Shop::open().await;
    let customer = shop.customer().await;
    let id = shop.add("/addproduct", variants()).await;
    let pieces = |reply: &Reply| cart(reply).iter().map(|line| line["quantity"].clone()).collect::<Vec<_>>();
    assert_eq!(pieces(&add(&customer, json!({"productId": id})).await), [1]);
    assert_eq!(pieces(&add(&customer, json!({"productId": id, "quantity": "3"})).await), [4]);
    assert_eq!(pieces(&add(&customer, json!({"productId": id, "color": "Blue"})).await), [1, 4]);
    assert_eq!(pieces(&add(&customer, json!({"productId": id, "color": ""})).await), [1, 5]);
    let too_many = add(&customer, json!({"productId": id, "quantity": 95})).await;
    assert_eq!(too_many.refused(409), "At most 99 pieces of one product are possible.");
    assert_eq!(pieces(&add(&customer, json!({"productId": id, "quantity": 94})).await), [1, 99]);
}

#[tokio::test]
async fn a_line_is_set_to_so_many_pieces() {
    let shop = Shop::open().await;
    let customer = shop.customer().await;
    let id = shop.add("/addproduct", variants()).await;
    add(&customer, json!({"productId": id, "color": "Blue"})).await;
    let update = async |body: Value| customer.post("/api/cart/update", &body).await;
    let reply = update(json!({"productId": id, "color": "Blue", "quantity": 7})).await;
    assert_eq!(
        (cart(&reply)[0]["quantity"].clone(), reply.json()["message"].clone()),
        (json!(7), json!("Cart updated successfully!"))
    );
    for quantity in [json!(0), json!(100), json!(null), json!("many")] {
        update(json!({"productId": id, "color": "Blue", "quantity": quantity})).await.fault("quantity");
    }
    update(json!({"productId": id, "quantity": 2})).await.refused(404);
}

#[tokio::test]
async fn a_visitors_cart_joins_the_accounts_and_the_larger_number_wins() {
    let shop = Shop::open().await;
    let customer = shop.customer().await;
    let phone = shop.add("/addproduct", variants()).await;
    let cover = shop.add("/addproduct", json!({"title": "Cover"})).await;
    add(&customer, json!({"productId": phone, "color": "Blue", "quantity": 5})).await;
    let lines = json!([
        {"productId": cover, "quantity": 2},
        {"productId": phone, "color": "Blue", "quantity": 3},
        {"productId": phone, "color": "Gold", "quantity": 1},
        {"productId": "nothing", "quantity": 1},
    ]);
    let reply = customer.post("/api/cart/join", &json!({"userId": "customer", "lines": lines})).await;
    let seen: Vec<Value> =
        cart(&reply).iter().map(|line| json!([line["productId"], line["quantity"]])).collect();
    assert_eq!(seen, [json!([cover, 2]), json!([phone, 5])]);
    let reply =
        customer.post("/api/cart/join", &json!({"lines": [{"productId": cover, "quantity": 9}]})).await;
    assert_eq!(cart(&reply)[0]["quantity"], json!(9));
    customer.post("/api/cart/join", &json!({"lines": [{"quantity": 9}]})).await.fault("lines");
}

#[tokio::test]
async fn an_unknown_variant_or_product_is_refused() {
    let shop = Shop::open().await;
    let customer = shop.customer().await;
    let id = shop.add("/addproduct", variants()).await;
    for (field, value) in [("color", "Red"), ("color", "blue"), ("ramStorage", "16GB")] {
        add(&customer, json!({"productId": id, field: value})).await.fault(field);
    }
    assert_eq!(add(&customer, json!({"productId": "nothing"})).await.refused(404), "Product not found.");
    add(&customer, json!({})).await.fault("productId");
    for quantity in [json!(0), json!(100), json!(""), json!("many")] {
        add(&customer, json!({"productId": id, "quantity": quantity})).await.fault("quantity");
    }
}

#[tokio::test]
async fn a_line_shows_the_price_and_stock_of_today() {
    let shop = Shop::open().await;
    let (admin, customer) = (shop.admin().await, shop.customer().await);
    let id = shop.add("/addproduct", json!({})).await;
    add(&customer, json!({"productId": id})).await;
    let line = async || customer.get("/api/me").await.json()["customer"]["cart"][0].clone();
    admin.patch(&format!("/editproduct/{id}"), &json!({"offerPrice": 40_000, "title": "Galaxy"})).await;
    let now = line().await;
    assert_eq!(
        (&now["price"], &now["addedPrice"], &now["name"]),
        (&json!(40_000), &json!(45_000), &json!("Galaxy"))
    );
    assert_eq!(now["available"], true);
    admin.patch(&format!("/editproduct/{id}"), &json!({"stock": 0})).await;
    assert_eq!(line().await["available"], false);
    admin.patch(&format!("/editproduct/{id}"), &json!({"stock": 3})).await;
    assert_eq!(line().await["available"], true);
    admin.delete(&format!("/product/{id}")).await;
    let gone = line().await;
    assert_eq!(
        (&gone["available"], &gone["price"], &gone["name"]),
        (&json!(false), &json!(45_000), &json!("Galaxy S25"))
    );
}

#[tokio::test]
async fn a_pre_order_is_available_without_stock_and_a_product_without_price_is_not() {
    let shop = Shop::open().await;
    let customer = shop.customer().await;
    let upcoming = shop.add("/addtranding", json!({"stock": 0})).await;
    let priceless = shop.add("/addtranding", json!({"price": 0, "offerPrice": 0})).await;
    assert_eq!(cart(&add(&customer, json!({"productId": upcoming})).await)[0]["available"], true);
    assert_eq!(cart(&add(&customer, json!({"productId": priceless})).await)[0]["available"], false);
}

#[tokio::test]
async fn removing_takes_every_line_of_a_product_or_one_variant() {
    let shop = Shop::open().await;
    let customer = shop.customer().await;
    let id = shop.add("/addproduct", variants()).await;
    for body in [json!({}), json!({"color": "Blue"}), json!({"color": "Blue", "ramStorage": "8GB/256GB"})] {
        let mut body = body;
        body["productId"] = json!(id);
        add(&customer, body).await;
    }
    let one = remove(&customer, json!({"productId": id, "color": "Blue", "ramStorage": ""})).await;
    assert_eq!(one.json()["message"], "Item removed from cart!");
    assert_eq!(cart(&one).len(), 2);
    assert!(cart(&remove(&customer, json!({"productId": id})).await).is_empty());
    remove(&customer, json!({"productId": id})).await.refused(404);
}

#[tokio::test]
async fn a_cart_is_its_customers_own() {
    let shop = Shop::open().await;
    let (one, other) = (shop.customer_named("one").await, shop.customer_named("other").await);
    let id = shop.add("/addproduct", json!({})).await;
    add(&one, json!({"productId": id})).await;
    assert_eq!(other.get("/api/me").await.json()["customer"]["cart"], json!([]));
    remove(&other, json!({"productId": id})).await.refused(404);
    remove(&other, json!({"productId": id, "userId": "one"})).await.refused(403);
    assert_eq!(one.get("/api/me").await.json()["customer"]["cart"].as_array().unwrap().len(), 1);
}
