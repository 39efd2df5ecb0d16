//! Blog posts (spec 5 and 7, contract 4 and 7).

use serde_json::json;

use crate::support::{Multipart, Reply, Shop, png};

const REQUIRED: &str = "Please fill in all required fields.";

fn form(fields: &[(&str, &str)]) -> Multipart {
    fields.iter().fold(Multipart::default(), |form, (name, value)| form.text(name, value))
}

async fn post(shop: &Shop, fields: &[(&str, &str)]) -> Reply {
    shop.admin().await.post_form("/addblog", form(fields).file("photo", &png(1))).await
}

async fn add(shop: &Shop, title: &str) -> String {
    let reply = post(shop, &[("title", title), ("description", "Words.")]).await;
    reply.json()["insertedId"].as_str().unwrap_or_else(|| panic!("{}", reply.text())).to_owned()
}

#[tokio::test]
async fn a_post_is_added_and_shown() {
    let shop = Shop::open().await;
    let fields = [
        ("title", " Caf\u{65}\u{301} কী কিনবেন "),
        ("description", "One.\r\n\r\nTwo."),
        ("socialLink", "https://social.example/post?x=1"),
    ];
    let reply = post(&shop, &fields).await;
    let id = reply.json()["insertedId"].clone();
    let expected = json!({"success": true, "message": "Blog post added successfully!", "code": "blog_added", "insertedId": id});
    assert_eq!((reply.status.as_u16(), reply.json()), (201, expected));
    let blog = shop.visitor().get(&format!("/blogs/{}", id.as_str().unwrap())).await.json();
    let expected = json!({
        "_id": id, "title": "Café কী কিনবেন", "description": "One.\n\nTwo.",
        "socialLink": "https://social.example/post?x=1", "photo": blog["photo"], "createdAt": blog["createdAt"],
        "updatedAt": blog["createdAt"],
    });
    assert_eq!(blog, expected);
    blog["createdAt"].as_str().unwrap().parse::<jiff::Timestamp>().unwrap();
    assert_eq!(shop.visitor().get(blog["photo"].as_str().unwrap()).await.status, 200);
    for path in ["/blogs", "/homeblogsapi"] {
        assert_eq!(shop.visitor().get(path).await.json(), json!([expected]), "{path}");
    }
}

#[tokio::test]
async fn title_description_and_photo_are_needed() {
    let shop = Shop::open().await;
    let admin = shop.admin().await;
    for (missing, fields) in [
        ("title", &[("description", "D")][..]),
        ("title", &[("title", "  "), ("description", "D")]),
        ("description", &[("title", "T")]),
        ("description", &[("title", "T"), ("description", "\u{0} \n")]),
    ] {
        let reply = post(&shop, fields).await;
        assert_eq!(reply.refused(400), REQUIRED, "{fields:?}");
        reply.fault(missing);
    }
    for photo in [None, Some(&b""[..])] {
        let whole = form(&[("title", "T"), ("description", "D")]);
        let form = match photo {
            Some(bytes) => whole.file("photo", bytes),
            None => whole,
        };
        let reply = admin.post_form("/addblog", form).await;
        assert_eq!(reply.refused(400), REQUIRED);
        reply.fault("photo");
    }
    let bad = form(&[("title", "T"), ("description", "D")]).file("photo", b"<html>");
    admin.post_form("/addblog", bad).await.fault("photo");
    assert!(shop.visitor().get("/blogs").await.rows().is_empty());
    shop.pictures_become(0).await;
}

#[tokio::test]
async fn texts_have_their_bounds_and_links_are_http() {
    let shop = Shop::open().await;
    let ka = |n: usize| "ক".repeat(n);
    for (field, inside, outside) in [("title", ka(200), ka(201)), ("description", ka(20_000), ka(20_001))] {
        for (text, status) in [(inside, 201), (outside, 400)] {
            let mut fields = vec![("title", "T"), ("description", "D")];
            fields.retain(|(name, _)| *name != field);
            fields.push((field, &text));
            assert_eq!(post(&shop, &fields).await.status, status, "{field}");
        }
    }
    for (link, fine) in [
        ("", true),
        ("http://social.example", true),
        ("javascript:alert(1)", false),
        ("data:text/html,x", false),
        ("ftp://social.example", false),
        ("social.example", false),
        ("//social.example", false),
        ("https://", false),
        ("https:social.example", false),
        ("HTTPS://social.example", true),
    ] {
        let reply = post(&shop, &[("title", "T"), ("description", "D"), ("socialLink", link)]).await;
        if fine {
            assert_eq!(reply.status, 201, "{link}: {}", reply.text());
        } else {
            reply.fault("socialLink");
        }
    }
}

#[tokio::test]
async fn posts_are_newest_first_in_pages_and_found_by_their_title() {
    let shop = Shop::open().await;
    assert_eq!(shop.visitor().get("/blogs").await.header("x-total-count"), Some("0"));
    for n in 0..11 {
        add(&shop, &format!("Post {n} {}", if n % 2 == 0 { "রেডমি" } else { "ÉCLAIR" })).await;
    }
    let numbers = async |path: &str| {
        let reply = shop.visitor().get(path).await;
        let titles = reply.column("title");
        let numbers: Vec<String> = titles.iter().map(|t| t.split(' ').nth(1).unwrap().to_owned()).collect();
        (numbers.join(" "), reply.header("x-total-count").map(str::to_owned))
    };
    let total = |n: &str| Some(n.to_owned());
    assert_eq!(numbers("/blogs").await, ("10 9 8 7 6 5 4 3 2 1 0".to_owned(), total("11")));
    assert_eq!(numbers("/blogs?page=2&limit=6").await, ("4 3 2 1 0".to_owned(), total("11")));
    assert_eq!(numbers("/blogs?page=9&limit=6").await, (String::new(), total("11")));
    assert_eq!(numbers("/blogs?q=%C3%A9clair&limit=2").await, ("9 7".to_owned(), total("5")));
    assert_eq!(numbers("/blogs?q=%25").await, (String::new(), total("0")));
    assert_eq!(numbers("/homeblogsapi").await.0, "10 9 8 7 6 5 4 3 2");
    for bad in ["page=0", "limit=101", "limit=x"] {
        shop.visitor().get(&format!("/blogs?{bad}")).await.fault(bad.split('=').next().unwrap());
    }
}

#[tokio::test]
async fn a_deleted_post_is_unseen_and_can_be_restored_for_30_days() {
    let shop = Shop::open().await;
    let id = add(&shop, "News").await;
    let (item, page) = (format!("/blogs/{id}"), format!("/blog/{id}"));
    let reply = shop.admin().await.delete(&item).await;
    assert_eq!(
        (reply.status.as_u16(), reply.json()),
        (200, json!({"acknowledged": true, "deletedCount": 1}))
    );
    shop.admin().await.delete(&item).await.refused(404);
    shop.admin().await.delete("/blogs/nothing").await.refused(404);
    shop.visitor().get(&item).await.refused(404);
    shop.visitor().get(&page).await.page(404);
    for path in ["/blogs", "/homeblogsapi"] {
        assert!(shop.visitor().get(path).await.rows().is_empty(), "{path}");
    }
    let trash = shop.admin().await.get("/api/admin/trash").await.rows();
    assert_eq!(
        (&trash[0]["_id"], &trash[0]["kind"], &trash[0]["title"]),
        (&json!(id), &json!("blog"), &json!("News"))
    );
    shop.admin().await.post(&format!("/api/admin/trash/{id}/restore"), &json!({})).await;
    assert_eq!(shop.visitor().get(&item).await.json()["title"], "News");
    assert!(shop.visitor().get(&page).await.page(200).contains("News"));

    shop.admin().await.delete(&item).await;
    shop.clock.advance(30 * 86_400_000 + 1000);
    haat::trash::purge(&shop.state).await.unwrap();
    assert!(shop.admin().await.get("/api/admin/trash").await.rows().is_empty());
    shop.pictures_become(0).await;
}

#[tokio::test]
async fn a_post_that_is_not_there_is_404() {
    let shop = Shop::open().await;
    shop.visitor().get("/blogs/nothing").await.refused(404);
    shop.visitor().with("accept", "text/html").get("/blogs/nothing").await.refused(404);
}
