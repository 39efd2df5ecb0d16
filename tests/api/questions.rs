//! Questions about products: asked by anybody, shown once they are answered.

use haat::customers::store as customers;
use serde_json::{Value, json};

use crate::people::{mails, mails_to};
use crate::support::{Actor, Reply, Shop};

async fn ask(actor: &Actor<'_>, product: &str, fields: Value) -> Reply {
    let mut all =
        json!({"name": "Md. Rahim Uddin", "phone": "01712345678", "question": "Does it have a charger?"});
    for (name, value) in fields.as_object().unwrap() {
        all[name] = value.clone();
    }
    actor.post(&format!("/api/products/{product}/questions"), &all).await
}

async fn shown(shop: &Shop, product: &str) -> Vec<Value> {
    shop.visitor().get(&format!("/api/products/{product}/questions")).await.rows()
}

async fn stored(shop: &Shop) -> Vec<Value> {
    shop.admin().await.get("/api/admin/questions").await.rows()
}

async fn newest(shop: &Shop) -> String {
    stored(shop).await[0]["_id"].as_str().unwrap().to_owned()
}

async fn answer(shop: &Shop, question: &str, text: &str) -> Reply {
    shop.admin().await.put(&format!("/api/admin/questions/{question}/answer"), &json!({"answer": text})).await
}

#[tokio::test]
async fn a_question_is_shown_once_it_is_answered_without_phone_and_address() {
    let shop = Shop::open().await;
    let product = shop.add("/addproduct", json!({})).await;
    let fields =
        json!({"email": "rahim@shop.example", "question": " <b>Charger</b>?\r\nAnd cover? ", "answer": "x"});
    let reply = ask(&shop.visitor(), &product, fields).await;
    let expected =
        json!({"success": true, "message": "Thank you! Your question was sent.", "code": "question_sent"});
    assert_eq!((reply.status.as_u16(), reply.json()), (201, expected));
    assert!(shown(&shop, &product).await.is_empty(), "nobody reads it before it is answered");
    let row = stored(&shop).await[0].clone();
    let expected = json!({"_id": row["_id"], "productId": product, "listing": "product", "productTitle": "Galaxy S25",
        "productImage": row["productImage"], "productGone": false, "name": "Md. Rahim Uddin", "phone": "01712345678",
        "email": "rahim@shop.example", "question": "<b>Charger</b>?\nAnd cover?", "createdAt": row["createdAt"],
        "answer": null});
    assert_eq!(row, expected);
    let id = newest(&shop).await;
    for bad in [json!(""), json!(" "), json!(null), json!("x".repeat(2001))] {
        let path = format!("/api/admin/questions/{id}/answer");
        shop.admin().await.put(&path, &json!({"answer": bad})).await.fault("answer");
    }
    answer(&shop, "nothing", "Yes.").await.refused(404);
    let reply = answer(&shop, &id, " হ্যাঁ, আছে। ").await;
    assert_eq!((reply.status.as_u16(), &reply.json()["message"]), (200, &json!("Answer saved.")));
    let seen = shown(&shop, &product).await;
    let expected = json!([{"_id": id, "name": "Rahim U.", "question": "<b>Charger</b>?\nAnd cover?",
        "createdAt": row["createdAt"], "answer": {"text": "হ্যাঁ, আছে।", "at": seen[0]["answer"]["at"]}}]);
    assert_eq!(json!(seen), expected);
    answer(&shop, &id, "Yes, it has.").await;
    assert_eq!(shown(&shop, &product).await[0]["answer"]["text"], "Yes, it has.");
    let html = shop.visitor().get(&format!("/product/{product}")).await.page(200);
    assert!(html.contains("Yes, it has.") && !html.contains("<b>Charger") && !html.contains("01712345678"));
    let row = shop.audit().await[1].clone();
    let told = json!([row["action"], row["subject"], row["subjectName"], row["detail"]]);
    assert_eq!(told, json!(["answer", "question", "Galaxy S25", {"answer": ["", "হ্যাঁ, আছে।"]}]));
}

#[tokio::test]
async fn fields_are_checked_and_one_way_to_answer_is_needed() {
    let shop = Shop::open().await;
    let product = shop.add("/addproduct", json!({})).await;
    let visitor = shop.visitor();
    for field in ["name", "question"] {
        for bad in [json!(null), json!(" \u{0} "), json!([])] {
            ask(&visitor, &product, json!({field: bad})).await.fault(field);
        }
    }
    let neither = ask(&visitor, &product, json!({"phone": " ", "email": ""})).await;
    assert_eq!(neither.fault("phone"), "Please enter a phone number or an e-mail address.");
    ask(&visitor, &product, json!({"phone": "0171"})).await.fault("phone");
    ask(&visitor, &product, json!({"email": "rahim"})).await.fault("email");
    ask(&visitor, &product, json!({"name": "ক".repeat(101)})).await.fault("name");
    ask(&visitor, &product, json!({"question": "ক".repeat(1001)})).await.fault("question");
    ask(&visitor, "nothing", json!({})).await.refused(404);
    visitor.get("/api/products/nothing/questions").await.refused(404);
    assert!(stored(&shop).await.is_empty());
    for fine in [
        json!({"question": "ক".repeat(1000)}),
        json!({"phone": "", "email": "Rahim@Shop.example"}),
        json!({"phone": "+৮৮ ০১৭১২-৩৪৫৬৭৮"}),
    ] {
        assert_eq!(ask(&visitor, &product, fine).await.status, 201);
    }
    assert_eq!(stored(&shop).await[1]["email"], "rahim@shop.example");
}

#[tokio::test]
async fn machines_are_thanked_repeats_are_one_and_senders_have_their_limits() {
    let shop = Shop::open().await;
    let product = shop.add("/addproduct", json!({})).await;
    assert_eq!(ask(&shop.visitor(), &product, json!({"website": "x"})).await.status, 201);
    assert!(stored(&shop).await.is_empty());
    let once = shop.visitor().with("idempotency-key", "k1");
    for _ in 0..3 {
        assert_eq!(ask(&once, &product, json!({})).await.status, 201);
    }
    assert_eq!(stored(&shop).await.len(), 1);
    ask(&once, &product, json!({"question": "Another?"})).await.refused(409);
    for n in 1..20 {
        assert_eq!(ask(&shop.visitor(), &product, json!({})).await.status, 201, "{n}");
    }
    ask(&shop.visitor().at("203.0.113.99"), &product, json!({})).await.refused(429);
    let by_mail = json!({"phone": "", "email": "rahim@shop.example"});
    for n in 0..20 {
        assert_eq!(ask(&shop.visitor(), &product, by_mail.clone()).await.status, 201, "{n}");
    }
    ask(&shop.visitor(), &product, by_mail).await.refused(429);
    shop.clock.advance(3_601_000);
    assert_eq!(ask(&shop.visitor(), &product, json!({})).await.status, 201);
}

#[tokio::test]
async fn whoever_asked_is_told_and_an_unproven_address_reads_nothing_that_was_typed() {
    let shop = Shop::open().await;
    shop.admin().await.put("/api/settings", &json!({"email": "owner@mail.example"})).await;
    let product = shop.add("/addproduct", json!({})).await;
    let fields =
        json!({"email": "customer@shop.example", "name": "Rahim", "question": "Buy at evil.example?"});
    let customer = shop.customer().await.with("cookie", "haat_lang=bn");
    for (n, who) in [shop.visitor(), customer.clone()].iter().enumerate() {
        assert_eq!(ask(who, &product, fields.clone()).await.status, 201);
        let owner = mails_to(&shop, "owner@mail.example", "question", n + 1).await;
        assert!(owner[n].text.contains("evil.example") && owner[n].text.contains("/029A/admin/reviews"));
        answer(&shop, &newest(&shop).await, "No, here.").await;
        let told = mails_to(&shop, "customer@shop.example", "", n + 1).await;
        assert!(told[n].raw.contains(&format!("/product/{product}")), "{}", told[n].raw);
        assert!(!told[n].raw.contains("evil"), "{}", told[n].raw);
    }
    shop.state.db.write(|tx| customers::prove(tx, "customer@shop.example", 1)).await.unwrap();
    // Whoever types a proven address without being signed in there has not proved it.
    ask(&shop.visitor(), &product, fields.clone()).await;
    answer(&shop, &newest(&shop).await, "No, here.").await;
    assert!(!mails_to(&shop, "customer@shop.example", "", 3).await[2].raw.contains("evil"));
    ask(&shop.visitor(), &product, fields.clone()).await;
    answer(&shop, &newest(&shop).await, "No, here.").await;
    ask(&customer, &product, fields).await;
    let id = newest(&shop).await;
    answer(&shop, &id, "No, here.").await;
    let told = mails_to(&shop, "customer@shop.example", "", 4).await;
    assert_eq!(told.len(), 4, "three an hour go to an address that nobody proved");
    assert!(told.iter().any(|mail| mail.raw.contains("evil.example")), "its own words to a proven one");
    // A changed answer is no news, and a phone alone gets no mail.
    answer(&shop, &id, "No. Here.").await;
    ask(&customer, &product, json!({})).await;
    answer(&shop, &newest(&shop).await, "Yes.").await;
    mails_to(&shop, "owner@mail.example", "question", 6).await;
    assert_eq!(mails(&shop).len(), 10);
}

#[tokio::test]
async fn admins_see_what_waits_first_and_deleted_ones_come_back() {
    let shop = Shop::open().await;
    let product = shop.add("/addproduct", json!({})).await;
    for (n, question) in ["One?", "Two?", "Three?"].into_iter().enumerate() {
        let phone = format!("0171234567{n}");
        ask(&shop.visitor(), &product, json!({"question": question, "phone": phone})).await;
    }
    let admin = shop.admin().await;
    let texts = async |query: &str| {
        admin.get(&format!("/api/admin/questions{query}")).await.column("question").join(" ")
    };
    let waiting = async || admin.get("/api/admin/waiting").await.json()["questions"].clone();
    assert_eq!((texts("").await.as_str(), waiting().await), ("Three? Two? One?", json!(3)));
    let id = newest(&shop).await;
    answer(&shop, &id, "হ্যাঁ").await;
    assert_eq!((texts("").await.as_str(), waiting().await), ("Two? One? Three?", json!(2)));
    assert_eq!(texts("?state=waiting&limit=1&page=2").await, "One?");
    assert_eq!(texts("?state=answered").await, "Three?");
    assert_eq!(texts("?q=two+galaxy").await, "Two?");
    assert_eq!(texts("?q=01712345670").await, "One?");
    for bad in ["state=hidden", "limit=0"] {
        admin.get(&format!("/api/admin/questions?{bad}")).await.fault(bad.split('=').next().unwrap());
    }
    let path = format!("/api/admin/questions/{id}");
    assert_eq!(admin.delete(&path).await.json(), json!({"acknowledged": true, "deletedCount": 1}));
    admin.delete(&path).await.refused(404);
    answer(&shop, &id, "Yes.").await.refused(404);
    assert!(shown(&shop, &product).await.is_empty());
    let row = admin.get("/api/admin/trash").await.rows()[0].clone();
    assert_eq!(json!([row["kind"], row["title"]]), json!(["question", "Md. Rahim Uddin · Galaxy S25"]));
    admin.post(&format!("/api/admin/trash/{id}/restore"), &json!({})).await;
    assert_eq!(shown(&shop, &product).await.len(), 1);
    admin.delete(&path).await;
    shop.clock.advance(31 * 86_400_000);
    haat::trash::purge(&shop.state).await.unwrap();
    assert!(shop.admin().await.get("/api/admin/trash").await.rows().is_empty());
}

#[tokio::test]
async fn answered_questions_come_in_pages() {
    let shop = Shop::open().await;
    let product = shop.add("/addproduct", json!({})).await;
    for n in 0..7 {
        ask(&shop.visitor(), &product, json!({"question": format!("{n}")})).await;
        answer(&shop, &newest(&shop).await, "Yes.").await;
    }
    let asked = async |query: &str| {
        let reply = shop.visitor().get(&format!("/api/products/{product}/questions{query}")).await;
        assert_eq!(reply.header("x-total-count"), Some("7"));
        reply.column("question").concat()
    };
    assert_eq!(asked("").await, "65432");
    assert_eq!(asked("?page=2").await, "10");
    assert_eq!(asked("?page=3&limit=3").await, "0");
    shop.visitor().get(&format!("/api/products/{product}/questions?page=0")).await.fault("page");
}
