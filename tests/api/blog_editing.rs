//! Editing a blog post: what is not sent stays, and nobody overwrites what another one changed.

use serde_json::{Value, json};

use crate::support::{Multipart, Shop, png};

async fn add(shop: &Shop) -> Value {
    let form = Multipart::default()
        .text("title", "Old title")
        .text("description", "Old words.")
        .text("socialLink", "https://social.example/old")
        .file("photo", &png(1));
    let reply = shop.admin().await.post_form("/addblog", form).await;
    let id = reply.json()["insertedId"].as_str().unwrap().to_owned();
    shop.visitor().get(&format!("/blogs/{id}")).await.json()
}

fn path(blog: &Value) -> String {
    format!("/api/admin/blogs/{}", blog["_id"].as_str().unwrap())
}

async fn public(shop: &Shop, blog: &Value) -> Value {
    shop.visitor().get(&format!("/blogs/{}", blog["_id"].as_str().unwrap())).await.json()
}

#[tokio::test]
async fn each_field_changes_alone() {
    let shop = Shop::open().await;
    let admin = shop.admin().await;
    let mut expected = add(&shop).await;
    for (field, sent, stored) in [
        ("title", " নতুন \u{7} খবর ", "নতুন  খবর"),
        ("description", "One.\r\n\r\nTwo.", "One.\n\nTwo."),
        ("socialLink", "https://social.example/new", "https://social.example/new"),
        ("socialLink", "", ""),
    ] {
        let reply = admin.put_form(&path(&expected), Multipart::default().text(field, sent)).await;
        let blog = reply.json()["blog"].clone();
        assert!(blog["updatedAt"].as_str() > expected["updatedAt"].as_str(), "{field}");
        expected[field] = json!(stored);
        expected["updatedAt"] = blog["updatedAt"].clone();
        let whole = json!({"success": true, "message": "Blog post updated successfully!", "code": "blog_updated", "blog": expected});
        assert_eq!((reply.status.as_u16(), reply.json()), (200, whole), "{field}");
        assert_eq!(public(&shop, &expected).await, expected, "{field}");
    }
    let row = admin.get("/api/admin/audit").await.rows()[1].clone();
    let links = json!({"socialLink": ["https://social.example/old", "https://social.example/new"]});
    assert_eq!((&row["action"], &row["subject"], &row["detail"]), (&json!("edit"), &json!("blog"), &links));
}

#[tokio::test]
async fn another_photo_takes_the_place_of_the_old_one() {
    let shop = Shop::open().await;
    let admin = shop.admin().await;
    let blog = add(&shop).await;
    let reply = admin.put_form(&path(&blog), Multipart::default().file("photo", &png(2))).await;
    let after = public(&shop, &blog).await;
    assert_eq!(reply.json()["blog"], after);
    assert_ne!(after["photo"], blog["photo"]);
    assert_eq!(after["title"], blog["title"]);
    shop.pictures_become(1).await;
    assert_eq!(shop.visitor().get(after["photo"].as_str().unwrap()).await.status, 200);
    // The same picture again changes nothing and stays.
    let reply = admin.put_form(&path(&blog), Multipart::default().file("photo", &png(2))).await;
    assert_eq!(reply.json()["blog"], after);
    // A browser sends an empty part where no file was chosen.
    assert_eq!(admin.put_form(&path(&blog), Multipart::default().file("photo", b"")).await.status, 200);
    admin.put_form(&path(&blog), Multipart::default().file("photo", b"<svg/>")).await.fault("photo");
    assert_eq!(public(&shop, &blog).await, after);
    shop.pictures_become(1).await;
    assert_eq!(shop.visitor().get(after["photo"].as_str().unwrap()).await.status, 200);
}

#[tokio::test]
async fn what_is_wrong_is_told_by_its_field_and_nothing_changes() {
    let shop = Shop::open().await;
    let admin = shop.admin().await;
    let blog = add(&shop).await;
    let ka = "ক".repeat(20_001);
    for (field, bad) in [
        ("title", " \u{200D} "),
        ("title", &ka[..603]),
        ("description", "\n"),
        ("description", &ka),
        ("socialLink", "javascript:alert(1)"),
    ] {
        let form = Multipart::default().text("title", "Other").text(field, bad).file("photo", &png(9));
        admin.put_form(&path(&blog), form).await.fault(field);
    }
    admin.put_form("/api/admin/blogs/nothing", Multipart::default().text("title", "x")).await.refused(404);
    admin.put(&path(&blog), &json!({"title": "x"})).await.refused(415);
    assert_eq!(public(&shop, &blog).await, blog);
    shop.pictures_become(1).await;
    admin.delete(&format!("/blogs/{}", blog["_id"].as_str().unwrap())).await;
    admin.put_form(&path(&blog), Multipart::default().text("title", "x")).await.refused(404);
}

#[tokio::test]
async fn two_who_edit_at_once_get_a_clear_conflict() {
    let shop = Shop::open().await;
    let admin = shop.admin().await;
    let blog = add(&shop).await;
    let seen = blog["updatedAt"].as_str().unwrap();
    let edit = async |title: &str| {
        let form = Multipart::default().text("title", title).text("expectedUpdatedAt", seen);
        admin.put_form(&path(&blog), form).await
    };
    assert_eq!(edit("First").await.status, 200);
    let late = edit("Second").await;
    late.refused(409);
    assert_eq!(late.json()["blog"], public(&shop, &blog).await);
    assert_eq!(public(&shop, &blog).await["title"], "First");
}
