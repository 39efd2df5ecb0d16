//! Reviews by customers to whom the product was delivered (contract 5).

use serde_json::{Value, json};

use crate::checkout::{line, ordered};
use crate::html::of_type;
use crate::order_admin::{approve, deliver, placed};
use crate::order_moves::step;
use crate::support::{Actor, Options, Reply, Shop, listings};

pub fn path(product: &str) -> String {
    format!("/api/products/{product}/review")
}

pub async fn write(actor: &Actor<'_>, product: &str, stars: i64, text: &str) -> Reply {
    actor.put(&path(product), &json!({"stars": stars, "text": text})).await
}

/// A product that was delivered to some customers, all of them registered.
pub async fn delivered(shop: &Shop, product: &str, customers: &[&'static str]) {
    for id in customers {
        let order = json!({"productId": product, "quantity": 1, "paymentMethod": "Cash on Delivery",
            "phone": "01712345678", "address": "House 5"});
        let reply = shop.customer_named(id).await.post("/api/order/place", &order).await;
        assert_eq!(reply.status, 200, "{}", reply.text());
        let order = reply.json()["orderId"].as_str().unwrap().to_owned();
        approve(shop, &order, json!(id)).await;
        assert_eq!(deliver(shop, &order).await.status, 200);
    }
}

pub async fn shown(shop: &Shop, product: &str) -> Value {
    let reply = shop.visitor().get(&format!("/api/products/{product}/reviews")).await;
    assert_eq!(reply.status, 200, "{}", reply.text());
    let total: i64 = reply.header("x-total-count").unwrap().parse().unwrap();
    let body = reply.json();
    assert_eq!(body["rating"]["count"].as_i64().unwrap_or(0), total);
    body
}

pub async fn rating(shop: &Shop, product: &str) -> Value {
    shop.product(product).await["rating"].clone()
}

/// The id of the newest review in the back office.
pub async fn newest(shop: &Shop) -> String {
    let rows = shop.admin().await.get("/api/admin/reviews").await.rows();
    rows[0]["_id"].as_str().unwrap().to_owned()
}

pub async fn hide(shop: &Shop, review: &str, reason: &str) -> Reply {
    shop.admin().await.post(&format!("/api/admin/reviews/{review}/hide"), &json!({"reason": reason})).await
}

pub async fn answer(shop: &Shop, review: &str, text: &str) -> Reply {
    shop.admin().await.put(&format!("/api/admin/reviews/{review}/answer"), &json!({"answer": text})).await
}

const NOT_YET: &str = "You can review this product once it was delivered to you.";

#[tokio::test]
async fn only_what_was_delivered_and_kept_can_be_reviewed() {
    let shop = Shop::open().await;
    let product = shop.add("/addproduct", json!({"stock": 9})).await;
    let customer = shop.customer().await;
    let may = async || customer.get(&path(&product)).await.json()["mayWrite"].clone();
    let refused = async || {
        assert_eq!(write(&customer, &product, 5, "Good.").await.refused(409), NOT_YET);
        assert_eq!(may().await, json!(false));
    };
    refused().await;
    let order = placed(&shop, &product, json!({"quantity": 2})).await;
    refused().await;
    approve(&shop, &order, json!("customer")).await;
    refused().await;
    deliver(&shop, &order).await;
    assert_eq!(may().await, json!(true));
    let back = |n: i64| json!({"lines": [{"line": 1, "quantity": n, "restock": false}], "reason": "Broken."});
    assert_eq!(step(&shop, "return", &order, back(1)).await.status, 200);
    assert_eq!(may().await, json!(true), "one piece is still there");
    assert_eq!(step(&shop, "return", &order, back(1)).await.status, 200);
    refused().await;

    // Another's order, a visitor's, one that was cancelled, and another product of an order are none.
    delivered(&shop, &product, &["other"]).await;
    let quick = json!({"ProductName": "Galaxy S25", "productId": product, "CustomerName": "Rahim", "Quantity": 1,
        "DeliveryLocation": "House 5", "Email": "customer@shop.example", "Phone": "01712345678", "Message": "x"});
    let reply = shop.visitor().post("/order", &quick).await;
    deliver(&shop, reply.json()["insertedId"].as_str().unwrap()).await;
    let order = placed(&shop, &product, json!({})).await;
    step(&shop, "cancel", &order, json!({"reason": "No."})).await;
    let cover =
        shop.add("/addproduct", json!({"title": "Cover", "price": 500, "offerPrice": 0, "stock": 9})).await;
    delivered(&shop, &cover, &["customer"]).await;
    refused().await;
    assert_eq!(shown(&shop, &product).await["reviews"], json!([]));

    // Of an order of several things each can be; one of which all came back cannot.
    let lines = vec![line(&product, 1), line(&cover, 1)];
    let fields =
        json!({"delivery": {"method": "pickup", "branch": "Chawkbazar"}, "paymentMethod": "Store Payment"});
    let branch = shop.visitor().get("/api/settings").await.json()["branches"][0]["area"].clone();
    let fields =
        json!({"delivery": {"method": "pickup", "branch": branch}, "paymentMethod": fields["paymentMethod"]});
    let basket = ordered(&customer, lines, fields).await["orderId"].as_str().unwrap().to_owned();
    approve(&shop, &basket, json!("customer")).await;
    deliver(&shop, &basket).await;
    assert_eq!(may().await, json!(true));
    let reply = step(&shop, "return", &basket, back(1)).await;
    assert_eq!(reply.status, 200, "{}", reply.text());
    refused().await;
}

#[tokio::test]
async fn an_order_that_an_admin_put_away_still_was_delivered() {
    let shop = Shop::open().await;
    let product = shop.add("/addproduct", json!({"stock": 9})).await;
    let order = placed(&shop, &product, json!({})).await;
    approve(&shop, &order, json!("customer")).await;
    deliver(&shop, &order).await;
    shop.admin().await.delete(&format!("/orders/{order}")).await;
    assert_eq!(write(&shop.customer().await, &product, 5, "").await.status, 200);
}

#[tokio::test]
async fn a_review_is_written_changed_and_taken_back_by_its_writer_alone() {
    let shop = Shop::open().await;
    let product = shop.add("/addproduct", json!({"stock": 9})).await;
    delivered(&shop, &product, &["customer", "other"]).await;
    let (customer, other) = (shop.customer().await, shop.customer_named("other").await);
    let reply = write(&customer, &product, 4, "  Works well.\r\nFast. ").await;
    let review = reply.json()["review"].clone();
    let expected = json!({"success": true, "message": "Thank you! Your review was saved.", "code": "review_saved",
        "review": {"productId": product, "stars": 4, "text": "Works well.\nFast.", "createdAt": review["createdAt"],
            "updatedAt": review["createdAt"], "answer": null, "hiddenReason": null}});
    assert_eq!((reply.status.as_u16(), reply.json()), (200, expected));
    assert_eq!(reply.header("cache-control"), Some("no-store"));
    shop.clock.advance(1000);
    assert_eq!(write(&customer, &product, 2, "").await.status, 200);
    let mine = customer.get("/api/my/reviews").await.rows();
    assert_eq!(
        (mine.len(), &mine[0]["stars"], &mine[0]["text"]),
        (1, &json!(2), &json!("")),
        "twice stays one"
    );
    assert_eq!(mine[0]["createdAt"], review["createdAt"]);
    assert_ne!(mine[0]["updatedAt"], review["createdAt"]);
    let standing = customer.get(&path(&product)).await.json();
    assert_eq!(standing, json!({"mayWrite": true, "review": mine[0]}));

    // Another's is another's.
    assert_eq!(other.get(&path(&product)).await.json(), json!({"mayWrite": true, "review": null}));
    other.delete(&path(&product)).await.refused(404);
    assert_eq!(rating(&shop, &product).await, json!({"average": 2.0, "count": 1}));
    write(&other, &product, 5, "Other.").await;
    assert_eq!(rating(&shop, &product).await, json!({"average": 3.5, "count": 2}));
    let reply = other.delete(&path(&product)).await;
    assert_eq!((reply.status.as_u16(), &reply.json()["message"]), (200, &json!("Your review was deleted.")));
    other.delete(&path(&product)).await.refused(404);
    assert_eq!(rating(&shop, &product).await, json!({"average": 2.0, "count": 1}));
    customer.delete(&path(&product)).await;
    assert_eq!(shop.product(&product).await.get("rating"), None, "left out without reviews");
    assert_eq!(write(&customer, &product, 5, "Again.").await.status, 200);
}

#[tokio::test]
async fn fields_are_checked_and_others_are_passed_over() {
    let shop = Shop::open().await;
    let product = shop.add("/addproduct", json!({"stock": 9})).await;
    delivered(&shop, &product, &["customer"]).await;
    let customer = shop.customer().await;
    for bad in [json!(0), json!(6), json!(-1), json!(4.5), json!("five"), json!(null), json!([5]), json!("")]
    {
        customer.put(&path(&product), &json!({"stars": bad})).await.fault("stars");
    }
    let ka = |n: usize| "ক".repeat(n);
    customer.put(&path(&product), &json!({"stars": 5, "text": ka(2001)})).await.fault("text");
    customer.put(&path(&product), &json!({"stars": 5, "text": ["x"]})).await.fault("text");
    for body in [json!({"stars": 5, "userId": "other"}), json!({"stars": 5, "email": "other@shop.example"})] {
        customer.put(&path(&product), &body).await.refused(403);
    }
    customer.put("/api/products/nothing/review", &json!({"stars": 5})).await.refused(404);
    customer.get("/api/products/nothing/review").await.refused(404);
    customer.delete("/api/products/nothing/review").await.refused(404);
    shop.visitor().get("/api/products/nothing/reviews").await.refused(404);
    assert_eq!(shown(&shop, &product).await["reviews"], json!([]));

    let body =
        json!({"stars": "৫", "text": ka(2000), "answer": "x", "hidden_at": 1, "name": "Owner", "read": true});
    let reply = customer.put(&path(&product), &body).await;
    assert_eq!(reply.status, 200, "{}", reply.text());
    let review = shown(&shop, &product).await["reviews"][0].clone();
    assert_eq!(
        (&review["stars"], &review["answer"], &review["name"]),
        (&json!(5), &json!(null), &json!("Customer C."))
    );
}

#[tokio::test]
async fn reviews_stand_newest_first_in_pages_with_what_they_come_to() {
    let shop = Shop::open().await;
    let product = shop.add("/addproduct", json!({"stock": 99})).await;
    let people = ["a", "b", "c", "d", "e", "f", "g"];
    delivered(&shop, &product, &people).await;
    for (stars, id) in [5, 5, 4, 1, 5, 3, 5].into_iter().zip(people) {
        assert_eq!(write(&shop.customer_named(id).await, &product, stars, id).await.status, 200);
    }
    let all = shown(&shop, &product).await;
    assert_eq!(
        (&all["rating"], &all["stars"]),
        (&json!({"average": 4.0, "count": 7}), &json!([1, 0, 1, 1, 4]))
    );
    let texts = async |query: &str| {
        let reply = shop.visitor().get(&format!("/api/products/{product}/reviews{query}")).await;
        assert_eq!((reply.status.as_u16(), reply.header("x-total-count")), (200, Some("7")), "{query}");
        let body = reply.json();
        assert_eq!(body["stars"], all["stars"], "of all pages");
        let text = |review: &Value| review["text"].as_str().unwrap().to_owned();
        body["reviews"].as_array().unwrap().iter().map(text).collect::<String>()
    };
    assert_eq!(texts("").await, "gfedc");
    assert_eq!(texts("?page=2").await, "ba");
    assert_eq!(texts("?page=2&limit=3").await, "dcb");
    assert_eq!(texts("?page=9&limit=3").await, "");
    assert_eq!(texts("?limit=100").await, "gfedcba");
    for bad in ["page=0", "limit=101", "page=x"] {
        let reply = shop.visitor().get(&format!("/api/products/{product}/reviews?{bad}")).await;
        reply.fault(bad.split('=').next().unwrap());
    }
    // A change stays in its place.
    write(&shop.customer_named("a").await, &product, 2, "A").await;
    assert_eq!(shown(&shop, &product).await["rating"], json!({"average": 3.6, "count": 7}));
    assert_eq!(shown(&shop, &product).await["reviews"][0]["text"], json!("g"));
}

#[tokio::test]
async fn every_list_tells_the_stars_of_its_products_at_once() {
    let shop = Shop::open().await;
    for spec in listings() {
        let product = shop.add_to(spec, json!({"stock": 9, "title": format!("Rated {}", spec.name)})).await;
        // An upcoming product is delivered from a listing that has stock.
        let moved = spec.name == "upcoming";
        if moved {
            shop.admin()
                .await
                .post(&format!("/api/admin/products/{product}/move"), &json!({"listing": "product"}))
                .await;
        }
        delivered(&shop, &product, &["customer"]).await;
        if moved {
            shop.admin()
                .await
                .post(&format!("/api/admin/products/{product}/move"), &json!({"listing": "upcoming"}))
                .await;
        }
        let paths = [
            spec.list.to_owned(),
            spec.item_of(&product),
            format!("{}?page=1&limit=8", spec.list),
            spec.home.to_owned(),
            format!("/api/products?ids={product}"),
            format!("/search-products?text=rated+{}", spec.name),
        ];
        let seen = async |path: &str| {
            let body = shop.visitor().with("accept", "application/json").get(path).await.json();
            if body.is_array() { body[0]["rating"].clone() } else { body["rating"].clone() }
        };
        for path in &paths {
            assert_eq!(seen(path).await, Value::Null, "{path}");
        }
        write(&shop.customer().await, &product, 4, "<b>Fine</b> & good").await;
        for path in &paths {
            assert_eq!(seen(path).await, json!({"average": 4.0, "count": 1}), "{path}");
        }
        let page = shop.visitor().get(&spec.detail_of(&product)).await.page(200);
        assert!(!page.contains("<b>Fine"), "markup stays text");
        assert_eq!(of_type(&page, "Product")[0]["aggregateRating"]["reviewCount"], json!(1));
        shop.customer().await.delete(&path(&product)).await;
        for path in &paths {
            assert_eq!(seen(path).await, Value::Null, "{path}");
        }
    }
}

#[tokio::test]
async fn search_engines_read_what_everybody_reads() {
    let shop = Shop::open().await;
    let product = shop.add("/addproduct", json!({"stock": 99})).await;
    let page = async || {
        let html = shop.visitor().get(&format!("/product/{product}")).await.page(200);
        let thing = of_type(&html, "Product")[0].clone();
        assert_eq!(crate::schema::faults(&thing), Vec::<String>::new(), "{thing:#}");
        (html, thing)
    };
    let (html, thing) = page().await;
    assert_eq!((&thing["aggregateRating"], &thing["review"]), (&Value::Null, &Value::Null));
    let empty = format!(
        "\"/api/products/{product}/reviews?limit=5&page=1\":{{\"rating\":null,\"stars\":[0,0,0,0,0],"
    );
    assert!(html.contains(&empty), "the page's first answers have the reviews");
    assert!(html.contains(&format!(
        "\"/api/products/{product}/questions?limit=5&page=1\":{{\"items\":[],\"total\":0}}"
    )));

    let people = ["a", "b", "c", "d", "e"];
    delivered(&shop, &product, &people).await;
    for (id, text) in people.into_iter().zip(["ভালো ফোন।</script>", "", "Fine.", "Good.", "Great."])
    {
        write(&shop.customer_named(id).await, &product, 4, text).await;
    }
    let (html, thing) = page().await;
    assert_eq!(thing["aggregateRating"]["ratingValue"], json!(4.0));
    let bodies: Vec<&str> =
        thing["review"].as_array().unwrap().iter().map(|r| r["reviewBody"].as_str().unwrap()).collect();
    assert_eq!(bodies, ["Great.", "Good.", "Fine."]);
    assert!(html.contains("ভালো ফোন।\\u003c/script>"));
    for _ in people {
        let review = shop.admin().await.get("/api/admin/reviews?limit=1").await.rows()[0]["_id"].clone();
        hide(&shop, review.as_str().unwrap(), "Rude.").await;
    }
    let (html, thing) = page().await;
    assert_eq!((&thing["aggregateRating"], &thing["review"]), (&Value::Null, &Value::Null));
    assert!(!html.contains("Great.") && html.contains(&empty));
}

#[tokio::test]
async fn a_customer_writes_thirty_times_an_hour() {
    let shop = Shop::open().await;
    let product = shop.add("/addproduct", json!({"stock": 9})).await;
    delivered(&shop, &product, &["customer", "other"]).await;
    let customer = shop.customer().await;
    for n in 0..30 {
        assert_eq!(write(&customer, &product, 4, &n.to_string()).await.status, 200, "{n}");
    }
    assert_eq!(write(&customer, &product, 4, "29").await.status, 200, "the same again is no change");
    write(&customer, &product, 4, "30").await.refused(429);
    assert_eq!(write(&shop.customer_named("other").await, &product, 4, "30").await.status, 200);
    shop.clock.advance(3_601_000);
    assert_eq!(write(&shop.customer().await, &product, 4, "30").await.status, 200);
    let free = Shop::open_with(Options { rate_limits: false, ..Options::default() }).await;
    let product = free.add("/addproduct", json!({"stock": 9})).await;
    delivered(&free, &product, &["customer"]).await;
    for n in 0..31 {
        assert_eq!(write(&free.customer().await, &product, 4, &n.to_string()).await.status, 200, "{n}");
    }
}
