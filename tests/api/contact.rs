//! Messages of visitors (spec 5 and 7, contract 5, 6 and 7).

use serde_json::{Value, json};

use crate::support::{Actor, Reply, Shop};

/// A message that is fine; `fields` go over it.
fn message(fields: Value) -> Value {
    let mut all =
        json!({"name": "Rahim", "phone": "01712345678", "email": "rahim@shop.example", "message": "Hello."});
    for (name, value) in fields.as_object().unwrap() {
        all[name] = value.clone();
    }
    all
}

async fn send(actor: &Actor<'_>, fields: Value) -> Reply {
    actor.post("/api/contact", &message(fields)).await
}

async fn stored(shop: &Shop) -> Vec<Value> {
    shop.admin().await.get("/contact").await.rows()
}

#[tokio::test]
async fn a_message_arrives() {
    let shop = Shop::open().await;
    let reply =
        send(&shop.visitor(), json!({"name": " Rahim  \u{7}", "message": "One.\r\nTwo.", "role": "admin"}))
            .await;
    assert_eq!(
        (reply.status.as_u16(), reply.json()),
        (201, json!({"success": true, "message": "Message sent successfully!", "code": "message_sent"}))
    );
    let rows = stored(&shop).await;
    let row = rows[0].clone();
    let expected = json!({"_id": row["_id"], "name": "Rahim", "phone": "01712345678", "email": "rahim@shop.example",
        "message": "One.\nTwo.", "createdAt": row["createdAt"], "read": false});
    assert_eq!(rows, [expected]);
    row["createdAt"].as_str().unwrap().parse::<jiff::Timestamp>().unwrap();
    assert_eq!(shop.admin().await.get("/dashboard-stats").await.json()["totalMessages"], 1);
}

#[tokio::test]
async fn every_field_is_needed() {
    let shop = Shop::open().await;
    for field in ["name", "phone", "email", "message"] {
        for bad in [Value::Null, json!(""), json!("  \t\u{0} "), json!(["x"]), json!({})] {
            send(&shop.visitor(), json!({field: bad})).await.fault(field);
        }
    }
    let nothing = shop.visitor().post("/api/contact", &json!({})).await;
    assert_eq!(nothing.json()["fields"].as_object().unwrap().len(), 4);
    assert!(stored(&shop).await.is_empty());
}

#[tokio::test]
async fn texts_have_their_bounds_in_characters() {
    let shop = Shop::open().await;
    let ka = |n: usize| json!("ক".repeat(n));
    for (field, most) in [("name", 100), ("message", 5000)] {
        assert_eq!(send(&shop.visitor(), json!({field: ka(most)})).await.status, 201, "{field}");
        send(&shop.visitor(), json!({field: ka(most + 1)})).await.fault(field);
    }
}

#[tokio::test]
async fn phones_are_eleven_digits_however_they_were_typed() {
    let shop = Shop::open().await;
    for typed in
        ["01712345678", "+8801712345678", "8801712345678", "017-1234 5678", "০১৭১২৩৪৫৬৭৮", "+৮৮ ০১৭১২-৩৪৫৬৭৮"]
    {
        assert_eq!(send(&shop.visitor(), json!({"phone": typed})).await.status, 201, "{typed}");
    }
    for row in stored(&shop).await {
        assert_eq!(row["phone"], "01712345678");
    }
    for bad in ["0171234567", "017123456789", "phone", "0171234567x", "+1 01712345678", "০১৭১২৩৪৫৬৭"]
    {
        send(&shop.visitor(), json!({"phone": bad})).await.fault("phone");
    }
}

#[tokio::test]
async fn e_mail_addresses_are_checked_and_lowered() {
    let shop = Shop::open().await;
    assert_eq!(send(&shop.visitor(), json!({"email": " Rahim@Shop.EXAMPLE "})).await.status, 201);
    assert_eq!(stored(&shop).await[0]["email"], "rahim@shop.example");
    for bad in [
        "rahim",
        "rahim@",
        "@shop.example",
        "a b@shop.example",
        "a@b..c",
        "a\u{0}b@shop.example",
        "a@shop.example\r\nBcc: b@shop.example",
        &format!("{}@shop.example", "x".repeat(250)),
    ] {
        send(&shop.visitor(), json!({"email": bad})).await.fault("email");
    }
}

#[tokio::test]
async fn a_machine_that_fills_the_hidden_field_is_thanked_and_forgotten() {
    let shop = Shop::open().await;
    let reply = send(&shop.visitor(), json!({"website": "https://spam.example"})).await;
    assert_eq!(
        (reply.status.as_u16(), &reply.json()["message"]),
        (201, &json!("Message sent successfully!"))
    );
    assert!(stored(&shop).await.is_empty());
    assert_eq!(send(&shop.visitor(), json!({"website": ""})).await.status, 201);
    assert_eq!(stored(&shop).await.len(), 1);
}

#[tokio::test]
async fn a_phone_sends_twenty_an_hour() {
    let shop = Shop::open().await;
    for n in 0..20 {
        // However the number was typed, and from wherever.
        let phone = if n % 2 == 0 { "01712345678" } else { "+88 ০১৭১২৩৪৫৬৭৮" };
        let visitor = shop.visitor().at(&format!("203.0.113.{n}"));
        assert_eq!(send(&visitor, json!({"phone": phone})).await.status, 201, "{n}");
    }
    let refused = send(&shop.visitor(), json!({})).await;
    refused.refused(429);
    let wait: i64 = refused.header("retry-after").unwrap().parse().unwrap();
    assert!((1..=3601).contains(&wait), "{wait}");
    assert_eq!(stored(&shop).await.len(), 20);
    assert_eq!(send(&shop.visitor(), json!({"phone": "01812345678"})).await.status, 201);
    shop.clock.advance(3_601_000);
    assert_eq!(send(&shop.visitor(), json!({})).await.status, 201);
}

#[tokio::test]
async fn an_address_sends_two_hundred_an_hour() {
    let shop = Shop::open().await;
    let phone = |n: usize| json!({"phone": format!("017{n:08}")});
    for n in 0..200 {
        assert_eq!(send(&shop.visitor(), phone(n)).await.status, 201, "{n}");
    }
    send(&shop.visitor(), phone(200)).await.refused(429);
    assert_eq!(send(&shop.visitor().at("203.0.113.99"), phone(200)).await.status, 201);
}

#[tokio::test]
async fn messages_are_newest_first_and_the_owners_alone() {
    let shop = Shop::open().await;
    for name in ["a", "b", "c"] {
        send(&shop.visitor(), json!({"name": name})).await;
    }
    let reply = shop.admin().await.get("/contact").await;
    assert_eq!((reply.column("name").concat().as_str(), reply.header("x-total-count")), ("cba", Some("3")));
    shop.visitor().get("/contact").await.refused(401);
    shop.customer().await.get("/contact").await.refused(403);
}

#[tokio::test]
async fn a_deleted_message_lies_in_the_trash_for_30_days() {
    let shop = Shop::open().await;
    let admin = shop.admin().await;
    send(&shop.visitor(), json!({})).await;
    let id = stored(&shop).await[0]["_id"].as_str().unwrap().to_owned();
    let path = format!("/contact/{id}");
    let reply = admin.delete(&path).await;
    assert_eq!(
        (reply.status.as_u16(), reply.json()),
        (200, json!({"acknowledged": true, "deletedCount": 1}))
    );
    admin.delete(&path).await.refused(404);
    admin.delete("/contact/nothing").await.refused(404);
    assert!(stored(&shop).await.is_empty());
    assert_eq!(admin.get("/dashboard-stats").await.json()["totalMessages"], 0);
    let trash = admin.get("/api/admin/trash").await.rows();
    assert_eq!((&trash[0]["_id"], &trash[0]["kind"]), (&json!(id), &json!("message")));
    admin.post(&format!("/api/admin/trash/{id}/restore"), &json!({})).await;
    assert_eq!(stored(&shop).await.len(), 1);

    admin.delete(&path).await;
    shop.clock.advance(30 * 86_400_000 + 1000);
    haat::trash::purge(&shop.state).await.unwrap();
    let admin = shop.admin().await;
    assert!(admin.get("/api/admin/trash").await.rows().is_empty());
    admin.post(&format!("/api/admin/trash/{id}/restore"), &json!({})).await.refused(404);
}

#[tokio::test]
async fn messages_come_in_pages_and_are_found_by_any_of_their_fields() {
    let shop = Shop::open().await;
    let admin = shop.admin().await;
    for n in 0..5 {
        send(&shop.visitor(), json!({"name": format!("n{n}")})).await;
    }
    let other =
        json!({"name": "করিম", "phone": "01899999999", "email": "karim@mail.example", "message": "বাজার খোলা?"});
    send(&shop.visitor(), other).await;
    let found = async |query: &str| {
        let reply = admin.get(&format!("/contact?{query}")).await;
        (reply.column("name").join(" "), reply.header("x-total-count").unwrap().to_owned())
    };
    let is = |names: &str, total: &str| (names.to_owned(), total.to_owned());
    assert_eq!(found("page=1&limit=2").await, is("করিম n4", "6"));
    assert_eq!(found("page=3&limit=2").await, is("n1 n0", "6"));
    assert_eq!(found("page=4&limit=2").await, is("", "6"));
    for q in [
        "%E0%A6%95%E0%A6%B0%E0%A6%BF%E0%A6%AE",
        "018999",
        "%2B880%201899-999999",
        "mail.example%20%E0%A6%95%E0%A6%B0%E0%A6%BF%E0%A6%AE",
        "%E0%A7%A6%E0%A7%A7%E0%A7%AE",
        "KARIM@",
        "%E0%A6%AC%E0%A6%BE%E0%A6%9C%E0%A6%BE%E0%A6%B0",
    ] {
        assert_eq!(found(&format!("q={q}")).await, is("করিম", "1"), "{q}");
    }
    assert_eq!(found("q=HELLO&limit=1").await, is("n4", "5"));
    assert_eq!(found("q=%25").await, is("", "0"));
    for bad in ["page=0", "limit=101", "limit=x"] {
        admin.get(&format!("/contact?{bad}")).await.fault(bad.split('=').next().unwrap());
    }
    admin.get(&format!("/contact?q={}", "x".repeat(501))).await.fault("q");
}

#[tokio::test]
async fn a_message_is_read_when_an_admin_says_so() {
    let shop = Shop::open().await;
    let admin = shop.admin().await;
    send(&shop.visitor(), json!({})).await;
    let message = stored(&shop).await[0].clone();
    let path = format!("/contact/{}", message["_id"].as_str().unwrap());
    let unread = async || admin.get("/api/admin/waiting").await.json()["messages"].clone();
    assert_eq!((&message["read"], unread().await), (&json!(false), json!(1)));
    for (read, text, left) in [(true, "Message marked as read.", 0), (false, "Message marked as unread.", 1)]
    {
        let mut expected = message.clone();
        expected["read"] = json!(read);
        for _ in 0..2 {
            let reply = admin.patch(&path, &json!({"read": read})).await;
            let code = if read { "message_read" } else { "message_unread" };
            let whole = json!({"success": true, "message": text, "code": code, "contact": expected});
            assert_eq!((reply.status.as_u16(), reply.json()), (200, whole));
        }
        assert_eq!((stored(&shop).await, unread().await), (vec![expected], json!(left)));
    }
    let rows = admin.get("/api/admin/audit").await.rows();
    assert_eq!((rows.len(), &rows[1]["detail"]), (2, &json!({"read": [false, true]})), "a repeat is no row");
    for bad in [json!({}), json!({"read": null}), json!({"read": "perhaps"}), json!({"read": 7})] {
        admin.patch(&path, &bad).await.fault("read");
    }
    admin.patch("/contact/nothing", &json!({"read": true})).await.refused(404);
    admin.delete(&path).await;
    assert_eq!(unread().await, json!(0), "what is deleted does not wait");
    admin.patch(&path, &json!({"read": true})).await.refused(404);
}
