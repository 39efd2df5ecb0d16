//! What the owner does about reviews: hides, answers, looks through them (contract 7).

use serde_json::{Value, json};

use crate::reviews::{answer, delivered, hide, newest, path, rating, shown, write};
use crate::support::{OWNER, Shop};

#[tokio::test]
async fn a_hidden_review_counts_in_nothing_and_its_writer_reads_why() {
    let shop = Shop::open().await;
    let product = shop.add("/addproduct", json!({"stock": 9})).await;
    delivered(&shop, &product, &["customer", "other"]).await;
    let customer = shop.customer().await;
    write(&shop.customer_named("other").await, &product, 5, "Kind.").await;
    write(&customer, &product, 1, "Rude.").await;
    let review = newest(&shop).await;
    for bad in [json!(""), json!("  "), json!("x".repeat(201)), json!(null)] {
        let path = format!("/api/admin/reviews/{review}/hide");
        shop.admin().await.post(&path, &json!({"reason": bad})).await.fault("reason");
    }
    let reply = hide(&shop, &review, "It names a person.").await;
    assert_eq!((reply.status.as_u16(), &reply.json()["message"]), (200, &json!("Review hidden.")));
    assert_eq!(reply.json()["review"]["hiddenReason"], "It names a person.");
    let seen = shown(&shop, &product).await;
    assert_eq!(
        (&seen["rating"], &seen["stars"]),
        (&json!({"average": 5.0, "count": 1}), &json!([0, 0, 0, 0, 1]))
    );
    assert!(!seen.to_string().contains("Rude"));
    assert_eq!(rating(&shop, &product).await, json!({"average": 5.0, "count": 1}));
    assert_eq!(customer.get(&path(&product)).await.json()["review"]["hiddenReason"], "It names a person.");

    // Its writer cannot show it again: neither by a change nor by writing it anew.
    write(&customer, &product, 2, "Still rude.").await;
    assert_eq!(rating(&shop, &product).await["count"], 1);
    assert_eq!(customer.delete(&path(&product)).await.status, 200);
    assert_eq!(customer.get(&path(&product)).await.json(), json!({"mayWrite": true, "review": null}));
    assert!(customer.get("/api/my/reviews").await.rows().is_empty());
    assert_eq!(shop.admin().await.get("/api/admin/reviews").await.rows().len(), 1);
    customer.delete(&path(&product)).await.refused(404);
    write(&customer, &product, 1, "Rude again.").await;
    assert_eq!(rating(&shop, &product).await["count"], 1);
    assert_eq!(customer.get(&path(&product)).await.json()["review"]["hiddenReason"], "It names a person.");

    let show = format!("/api/admin/reviews/{review}/show");
    for _ in 0..2 {
        let reply = shop.admin().await.post(&show, &json!({})).await;
        assert_eq!((reply.status.as_u16(), &reply.json()["message"]), (200, &json!("Review shown again.")));
    }
    assert_eq!(rating(&shop, &product).await, json!({"average": 3.0, "count": 2}));
    assert_eq!(customer.get(&path(&product)).await.json()["review"]["hiddenReason"], Value::Null);
    let actions: Vec<Value> = shop.audit().await.iter().map(|row| row["action"].clone()).collect();
    assert_eq!(actions[..2], [json!("show"), json!("hide")], "a repeat is no row");
}

#[tokio::test]
async fn the_owner_answers_once_and_may_change_it() {
    let shop = Shop::open().await;
    let product = shop.add("/addproduct", json!({"stock": 9})).await;
    delivered(&shop, &product, &["customer"]).await;
    write(&shop.customer().await, &product, 3, "It came late.").await;
    let review = newest(&shop).await;
    answer(&shop, &review, &"x".repeat(2001)).await.fault("answer");
    answer(&shop, "nothing", "Sorry.").await.refused(404);
    let reply = answer(&shop, &review, " দুঃখিত, এখন দ্রুত পাঠাই। ").await;
    assert_eq!((reply.status.as_u16(), &reply.json()["message"]), (200, &json!("Answer saved.")));
    let seen = async || shown(&shop, &product).await["reviews"][0]["answer"].clone();
    assert_eq!(seen().await["text"], "দুঃখিত, এখন দ্রুত পাঠাই।");
    answer(&shop, &review, "Sorry!").await;
    assert_eq!(seen().await["text"], "Sorry!");
    assert_eq!(shop.customer().await.get(&path(&product)).await.json()["review"]["answer"]["text"], "Sorry!");
    assert_eq!(answer(&shop, &review, "").await.json()["message"], "Answer removed.");
    assert_eq!(seen().await, Value::Null);
    let row = shop.audit().await[0].clone();
    let told = json!([row["action"], row["subject"], row["subjectName"], row["adminEmail"], row["detail"]]);
    assert_eq!(told, json!(["answer", "review", "Galaxy S25", OWNER, {"answer": ["Sorry!", ""]}]));
}

#[tokio::test]
async fn admins_see_what_waits_first_and_narrow_it_down() {
    let shop = Shop::open().await;
    let product = shop.add("/addproduct", json!({"stock": 9})).await;
    let other = shop.add("/addproduct", json!({"stock": 9, "title": "চার্জার"})).await;
    delivered(&shop, &product, &["a", "b", "c"]).await;
    delivered(&shop, &other, &["a"]).await;
    for (id, stars, text) in [("a", 5, "One"), ("b", 4, "Two"), ("c", 1, "Three")] {
        write(&shop.customer_named(id).await, &product, stars, text).await;
    }
    write(&shop.customer_named("a").await, &other, 5, "Four").await;
    let admin = shop.admin().await;
    let texts =
        async |query: &str| admin.get(&format!("/api/admin/reviews{query}")).await.column("text").join(" ");
    let waiting = async || admin.get("/api/admin/waiting").await.json()["reviews"].clone();
    assert_eq!((texts("").await.as_str(), waiting().await), ("Four Three Two One", json!(4)));
    let rows = admin.get("/api/admin/reviews").await.rows();
    let id = |n: usize| rows[n]["_id"].as_str().unwrap().to_owned();
    let row = &rows[1];
    let expected = json!({"_id": row["_id"], "productId": product, "listing": "product", "productTitle": "Galaxy S25",
        "productImage": row["productImage"], "productGone": false, "stars": 1, "text": "Three", "name": "Customer c",
        "email": "c@shop.example", "phone": row["phone"], "createdAt": row["createdAt"],
        "updatedAt": row["updatedAt"], "answer": null, "hiddenReason": null, "read": false});
    assert_eq!(*row, expected);
    for (read, message) in [
        (true, "Review marked as read."),
        (false, "Review marked as unread."),
        (true, "Review marked as read."),
    ] {
        let reply = admin.patch(&format!("/api/admin/reviews/{}", id(0)), &json!({"read": read})).await;
        assert_eq!((reply.status.as_u16(), &reply.json()["message"]), (200, &json!(message)));
    }
    answer(&shop, &id(1), "Sorry.").await;
    hide(&shop, &id(2), "Rude.").await;
    assert_eq!((texts("").await.as_str(), waiting().await), ("One Four Three Two", json!(1)));
    assert_eq!(texts("?state=waiting").await, "One");
    assert_eq!(texts("?state=answered").await, "Three");
    assert_eq!(texts("?state=hidden").await, "Two");
    assert_eq!(texts("?stars=5").await, "One Four");
    assert_eq!(texts("?q=galaxy").await, "One Three Two");
    assert_eq!(texts("?q=%E0%A6%9A%E0%A6%BE%E0%A6%B0%E0%A7%8D%E0%A6%9C%E0%A6%BE%E0%A6%B0").await, "Four");
    assert_eq!(texts("?q=b%40shop").await, "Two");
    assert_eq!(texts("?page=2&limit=3").await, "Two");
    for bad in ["state=new", "stars=6", "page=0"] {
        admin.get(&format!("/api/admin/reviews?{bad}")).await.fault(bad.split('=').next().unwrap());
    }
    for bad in [json!({}), json!({"read": "perhaps"})] {
        admin.patch(&format!("/api/admin/reviews/{}", id(0)), &bad).await.fault("read");
    }
    // What its writer changes waits again.
    write(&shop.customer_named("c").await, &product, 2, "Three!").await;
    assert_eq!(texts("?state=waiting").await, "Three! One");
}

#[tokio::test]
async fn reviews_go_into_the_trash_and_come_back_with_their_product() {
    let shop = Shop::open().await;
    let product = shop.add("/addproduct", json!({"stock": 9})).await;
    delivered(&shop, &product, &["customer", "other"]).await;
    write(&shop.customer().await, &product, 4, "Good.").await;
    write(&shop.customer_named("other").await, &product, 4, "Good too.").await;
    let admin = shop.admin().await;
    admin.delete(&format!("/product/{product}")).await;
    shop.visitor().get(&format!("/api/products/{product}/reviews")).await.refused(404);
    write(&shop.customer().await, &product, 5, "Changed.").await.refused(404);
    assert_eq!(admin.get("/api/admin/reviews").await.rows()[0]["productGone"], true);
    assert_eq!(shop.customer().await.delete(&path(&product)).await.status, 200, "it is the writer's");
    admin.post(&format!("/api/admin/trash/{product}/restore"), &json!({})).await;
    assert_eq!(rating(&shop, &product).await, json!({"average": 4.0, "count": 1}));
    admin.delete(&format!("/product/{product}")).await;
    shop.clock.advance(31 * 86_400_000);
    haat::trash::purge(&shop.state).await.unwrap();
    assert!(shop.admin().await.get("/api/admin/reviews").await.rows().is_empty());
}
