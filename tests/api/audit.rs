//! The audit log and the trash's place in it: every write of an admin (contract 7).

use serde_json::{Value, json};

use crate::support::{Multipart, OWNER, Shop, listings, png, product_form};

async fn log(shop: &Shop) -> Vec<Value> {
    shop.admin().await.get("/api/admin/audit?limit=100").await.rows()
}

#[tokio::test]
async fn every_write_of_an_admin_is_a_row_the_newest_first() {
    let shop = Shop::open().await;
    let admin = shop.admin().await;
    let mut expected: Vec<(&str, &str, Option<String>)> = Vec::new();
    for spec in listings() {
        let id = shop.add_to(spec, json!({})).await;
        admin.patch(&spec.edit.replace("{id}", &id), &json!({"title": "New"})).await;
        admin.delete(&spec.delete.replace("{id}", &id)).await;
        admin.post(&format!("/api/admin/trash/{id}/restore"), &json!({})).await;
        expected
            .extend(["add", "edit", "delete", "restore"].map(|action| (action, "product", Some(id.clone()))));
    }
    let picture = |field: &str| Multipart::default().file(field, &png(1));
    let blog = picture("photo").text("title", "T").text("description", "D");
    let blog = admin.post_form("/addblog", blog).await.json()["insertedId"].as_str().unwrap().to_owned();
    admin.delete(&format!("/blogs/{blog}")).await;
    expected.extend(["add", "delete"].map(|action| (action, "blog", Some(blog.clone()))));
    admin.post_form("/updatesecondbanner", picture("secondBanner")).await;
    expected.push(("update", "banner", Some("second".to_owned())));
    let sides = picture("mainBanners").file("sideBanners", &png(2)).file("sideBanners", &png(3));
    admin.post_form("/updatebanner", sides).await;
    expected.push(("update", "banner", Some("main".to_owned())));
    admin.put("/api/settings", &json!({"shopName": "Haat 2"})).await;
    admin.post_form("/api/settings/branches/1/photo", picture("photo")).await;
    expected.extend([("update", "settings", None), ("update", "settings", None)]);
    let message = json!({"name": "N", "phone": "01712345678", "email": "a@shop.example", "message": "M"});
    shop.visitor().post("/api/contact", &message).await;
    let message = admin.get("/contact").await.column("_id")[0].clone();
    admin.delete(&format!("/contact/{message}")).await;
    expected.push(("delete", "message", Some(message)));

    expected.reverse();
    let rows = log(&shop).await;
    let told: Vec<(&str, &str, Option<String>)> = rows
        .iter()
        .map(|row| {
            let text = |name: &str| row[name].as_str().unwrap();
            (text("action"), text("subject"), row["subjectId"].as_str().map(str::to_owned))
        })
        .collect();
    assert_eq!(told, expected);
    for row in &rows {
        assert_eq!(row["adminEmail"], OWNER);
        row["at"].as_str().unwrap().parse::<jiff::Timestamp>().unwrap();
    }
}

#[tokio::test]
async fn a_row_of_an_edit_tells_what_was_and_what_is() {
    let shop = Shop::open().await;
    let admin = shop.admin().await;
    let id = shop.add("/addproduct", json!({"price": 100, "offerPrice": 0, "stock": 5})).await;
    admin.patch(&format!("/editproduct/{id}"), &json!({"price": 90, "stock": 7})).await;
    let detail = log(&shop).await[0]["detail"].clone();
    assert_eq!((&detail["price"], &detail["stock"]), (&json!([100, 90]), &json!([5, 7])));
    assert_eq!(detail.get("title"), None, "what stayed is not told");
}

#[tokio::test]
async fn a_row_tells_what_the_thing_was_called() {
    let shop = Shop::open().await;
    let admin = shop.admin().await;
    for spec in listings() {
        let id = shop.add_to(spec, json!({"title": "Old"})).await;
        admin.patch(&spec.edit.replace("{id}", &id), &json!({"title": "New"})).await;
        admin.patch(&spec.edit.replace("{id}", &id), &json!({"price": 50_001})).await;
        admin.delete(&spec.delete.replace("{id}", &id)).await;
        admin.post(&format!("/api/admin/trash/{id}/restore"), &json!({})).await;
        let rows = admin.get(&format!("/api/admin/audit?id={id}")).await;
        let mut told: Vec<(String, String)> =
            rows.column("action").into_iter().zip(rows.column("subjectName")).collect();
        told.reverse();
        let expected =
            [("add", "Old"), ("edit", "New"), ("edit", "New"), ("delete", "New"), ("restore", "New")];
        assert_eq!(
            told,
            expected.map(|(action, name)| (action.to_owned(), name.to_owned())),
            "{}",
            spec.name
        );
    }
    let blog = Multipart::default().file("photo", &png(1)).text("title", "Advice").text("description", "D");
    let blog = admin.post_form("/addblog", blog).await.json()["insertedId"].as_str().unwrap().to_owned();
    admin.delete(&format!("/blogs/{blog}")).await;
    assert_eq!(admin.get(&format!("/api/admin/audit?id={blog}")).await.column("subjectName"), ["Advice"; 2]);
    let product = shop.add("/addproduct", json!({"title": "Phone"})).await;
    let order = crate::orders::order(&product, &json!({}));
    let order = shop.customer().await.post("/api/order/place", &order).await.json();
    let id = order["orderId"].as_str().unwrap();
    admin.delete(&format!("/orders/{id}")).await;
    let name = format!("{} · Phone", order["orderNumber"].as_str().unwrap());
    assert_eq!(admin.get(&format!("/api/admin/audit?id={id}")).await.column("subjectName"), [name]);
    // A name is found though the details do not tell it.
    let found = admin.get("/api/admin/audit?q=ADVICE&subject=blog").await;
    assert_eq!(found.column("action"), ["delete", "add"]);
    let message = json!({"name": "N", "phone": "01712345678", "email": "a@shop.example", "message": "M"});
    shop.visitor().post("/api/contact", &message).await;
    let message = admin.get("/contact").await.column("_id")[0].clone();
    admin.delete(&format!("/contact/{message}")).await;
    admin.put("/api/settings", &json!({"shopName": "Haat 2"})).await;
    let newest = log(&shop).await;
    assert_eq!((&newest[0]["subjectName"], &newest[1]["subjectName"]), (&Value::Null, &Value::Null));
}

#[tokio::test]
async fn what_was_refused_or_changed_nothing_is_no_row() {
    let shop = Shop::open().await;
    let admin = shop.admin().await;
    let id = shop.add("/addproduct", json!({})).await;
    admin.post_form("/addproduct", product_form(json!({"title": null}))).await.fault("title");
    admin.patch(&format!("/editproduct/{id}"), &json!({"price": -1})).await.fault("price");
    admin
        .patch(&format!("/editproduct/{id}"), &json!({"title": "x", "expectedStock": 99}))
        .await
        .refused(409);
    assert_eq!(admin.patch(&format!("/editproduct/{id}"), &json!({})).await.status, 200);
    admin.delete("/product/nothing").await.refused(404);
    admin.put("/api/settings", &json!({"email": "x"})).await.fault("email");
    admin.post_form("/updatesecondbanner", Multipart::default()).await.fault("secondBanner");
    shop.visitor().delete(&format!("/product/{id}")).await.refused(401);
    assert_eq!(log(&shop).await.len(), 1);
}

#[tokio::test]
async fn the_log_comes_in_pages() {
    let shop = Shop::open().await;
    let admin = shop.admin().await;
    for n in 0..5 {
        admin.put("/api/settings", &json!({"shopName": n.to_string()})).await;
    }
    let names = async |query: &str| {
        let reply = admin.get(&format!("/api/admin/audit{query}")).await;
        assert_eq!(reply.header("x-total-count"), Some("5"), "{query}");
        let rows = reply.rows();
        rows.iter().map(|r| r["detail"]["after"]["shopName"].as_str().unwrap()).collect::<String>()
    };
    assert_eq!(names("").await, "43210");
    assert_eq!(names("?page=1&limit=2").await, "43");
    assert_eq!(names("?page=3&limit=2").await, "0");
    assert_eq!(names("?page=4&limit=2").await, "");
    for bad in ["page=0", "limit=101", "limit=x"] {
        admin.get(&format!("/api/admin/audit?{bad}")).await.fault(bad.split('=').next().unwrap());
    }
}

#[tokio::test]
async fn the_log_is_filtered_by_thing_and_words() {
    let shop = Shop::open().await;
    let admin = shop.admin().await;
    let (one, two) = (
        shop.add("/addproduct", json!({"title": "পাওয়ার ব্যাংক"})).await,
        shop.add("/addproduct", json!({})).await,
    );
    admin.patch(&format!("/editproduct/{one}"), &json!({"price": 60_000})).await;
    admin.put("/api/settings", &json!({"shopName": "Haat 2"})).await;
    let found = async |query: &str| {
        let reply = admin.get(&format!("/api/admin/audit?{query}")).await;
        let total: usize = reply.header("x-total-count").unwrap().parse().unwrap();
        assert_eq!(total, reply.rows().len(), "{query}");
        reply.column("action").join(" ")
    };
    assert_eq!(found("").await, "update edit add add");
    assert_eq!(found("subject=product").await, "edit add add");
    assert_eq!(found("subject=settings").await, "update");
    assert_eq!(found("subject=nothing").await, "");
    assert_eq!(found(&format!("id={one}")).await, "edit add");
    assert_eq!(found(&format!("id={two}&subject=product")).await, "add");
    assert_eq!(found(&format!("id={one}&subject=blog")).await, "");
    assert_eq!(found("q=60000").await, "edit");
    assert_eq!(found("q=HAAT%202").await, "update");
    // ড় and য় in either encoding; an edit that leaves the name is found by it too.
    assert_eq!(found("q=%E0%A6%AA%E0%A6%BE%E0%A6%93%E0%A6%AF%E0%A6%BC%E0%A6%BE%E0%A6%B0").await, "edit add");
    assert_eq!(found("q=owner%40shop&subject=settings").await, "update");
    assert_eq!(found("q=%25").await, "");
    let page = admin.get("/api/admin/audit?subject=product&page=2&limit=2").await;
    assert_eq!((page.rows().len(), page.header("x-total-count")), (1, Some("3")));
    admin.get(&format!("/api/admin/audit?q={}", "x".repeat(501))).await.fault("q");
}
