//! Replies that may be kept: tags, compression, and never an old reply after a write (contract 2 and 4).

use std::io::Read as _;

use serde_json::json;

use crate::support::{Multipart, Shop, listings, png};

/// Every public call that may be kept, in a shop with a product of each listing and a blog post.
async fn public(shop: &Shop) -> Vec<String> {
    let mut paths = Vec::new();
    for spec in listings() {
        let description = "A long description that is worth compressing. ".repeat(40);
        let id = shop.add_to(spec, json!({"description": description})).await;
        paths.extend([spec.list, spec.home].map(str::to_owned));
        paths.push(format!("{}?page=1&limit=8&sort=lowToHigh", spec.list));
        paths.push(spec.item_of(&id));
        paths.extend([spec.page.to_owned(), spec.detail_of(&id)]);
    }
    let blog =
        Multipart::default().text("title", "News").text("description", "Words.").file("photo", &png(1));
    let id = shop.admin().await.post_form("/addblog", blog).await.json()["insertedId"].clone();
    paths.push(format!("/blogs/{}", id.as_str().unwrap()));
    let rest = [
        "/search-products?text=galaxy",
        "/api/search?text=galaxy",
        "/categorysearch?category=phone",
        "/category-brand-search?category=phone&brand=samsung",
        "/blogs",
        "/homeblogsapi",
        "/banners",
        "/secondbanner",
        "/thirdbanner",
        "/exclusivebanner",
        "/api/settings",
        "/openapi.json",
        "/",
        "/allcategory",
        "/terms",
    ];
    paths.extend(rest.map(str::to_owned));
    paths
}

#[tokio::test]
async fn a_reply_that_may_be_kept_has_a_tag_and_is_not_sent_twice() {
    let shop = Shop::open().await;
    for path in public(&shop).await {
        let visitor = shop.visitor().with("accept", "application/json");
        let first = visitor.get(&path).await;
        assert_eq!(first.status, 200, "{path}");
        let tag = first.header("etag").unwrap_or_else(|| panic!("{path} has no tag")).to_owned();
        assert!(first.header("vary").unwrap().contains("Accept-Encoding"), "{path}");
        for tags in [tag.clone(), format!("\"other\", {tag}"), "*".to_owned()] {
            let again = visitor.clone().with("if-none-match", &tags).get(&path).await;
            assert_eq!(again.status, 304, "{path} {tags}");
            assert!(again.body.is_empty(), "{path}");
            assert_eq!(again.header("etag"), Some(tag.as_str()), "{path}");
            assert_eq!(again.header("content-type"), first.header("content-type"), "{path}");
        }
        let other = visitor.with("if-none-match", "\"other\"").get(&path).await;
        assert_eq!((other.status.as_u16(), other.body), (200, first.body), "{path}");
    }
}

#[tokio::test]
async fn replies_are_compressed_as_the_browser_likes() {
    let shop = Shop::open().await;
    let mut compressed = 0;
    for path in public(&shop).await {
        let visitor = shop.visitor().with("accept", "application/json");
        let plain = visitor.get(&path).await;
        assert_eq!(plain.header("content-encoding"), None, "{path}");
        for (accepted, encoding) in [
            ("gzip, deflate, br, zstd", "br"),
            ("br", "br"),
            ("gzip", "gzip"),
            ("gzip;q=1.0, br;q=0", "gzip"),
        ] {
            let packed = visitor.clone().with("accept-encoding", accepted).get(&path).await;
            let Some(used) = packed.header("content-encoding") else {
                assert!(plain.body.len() < 1024, "{path}: {} bytes as they are", plain.body.len());
                assert_eq!(packed.body, plain.body, "{path}");
                continue;
            };
            assert_eq!(used, encoding, "{path} {accepted}");
            let mut text = Vec::new();
            match used {
                "br" => brotli::Decompressor::new(&packed.body[..], 4096).read_to_end(&mut text).unwrap(),
                _ => flate2::read::GzDecoder::new(&packed.body[..]).read_to_end(&mut text).unwrap(),
            };
            assert!(text == plain.body, "{path} {accepted}");
            assert!(packed.body.len() < plain.body.len(), "{path} {accepted}");
            // The same words in another packing: no cache may take parts of one for the other.
            assert!(plain.header("etag").unwrap().starts_with("W/"), "{path}");
            assert_eq!(packed.header("etag"), plain.header("etag"), "{path} {accepted}");
            compressed += 1;
        }
        let refused = visitor.with("accept-encoding", "br;q=0, gzip;q=0, identity").get(&path).await;
        assert_eq!(refused.header("content-encoding"), None, "{path}");
    }
    assert!(compressed > 4 * 20, "{compressed} replies were compressed");
}

#[tokio::test]
async fn no_reply_is_old_after_a_write() {
    let shop = Shop::open().await;
    let admin = shop.admin().await;
    for spec in listings() {
        let paths = [
            spec.list.to_owned(),
            format!("{}?page=1&limit=8", spec.list),
            spec.home.to_owned(),
            format!("/search-products?text={}", spec.name),
            spec.page.to_owned(),
        ];
        let see = async |text: &str| {
            let mut all = Vec::new();
            for path in &paths {
                all.push(shop.visitor().get(path).await.text().contains(text));
            }
            all
        };
        assert_eq!(see(&format!("{} one", spec.name)).await, [false; 5]);
        let id = shop.add_to(spec, json!({"title": format!("{} one", spec.name)})).await;
        assert_eq!(see(&format!("{} one", spec.name)).await, [true; 5], "after adding");
        let title = json!({"title": format!("{} two", spec.name)});
        admin.patch(&spec.edit.replace("{id}", &id), &title).await;
        assert_eq!(see(&format!("{} two", spec.name)).await, [true; 5], "after an edit");
        assert_eq!(see(&format!("{} one", spec.name)).await, [false; 5], "after an edit");
        let detail = shop.visitor().get(&spec.detail_of(&id)).await.text();
        assert!(detail.contains(&format!("{} two", spec.name)));
        admin.delete(&spec.delete.replace("{id}", &id)).await;
        assert_eq!(see(&id).await, [false; 5], "after deleting");
        admin.post(&format!("/api/admin/trash/{id}/restore"), &json!({})).await;
        assert_eq!(see(&id).await, [true; 5], "after restoring");
        admin.delete(&spec.delete.replace("{id}", &id)).await;
    }
}

#[tokio::test]
async fn a_tag_changes_with_what_it_stands_for() {
    let shop = Shop::open().await;
    for spec in listings() {
        let id = shop.add_to(spec, json!({})).await;
        let tag = shop.visitor().get(spec.list).await.header("etag").unwrap().to_owned();
        shop.admin().await.patch(&spec.edit.replace("{id}", &id), &json!({"stock": 4})).await;
        let reply = shop.visitor().with("if-none-match", &tag).get(spec.list).await;
        assert_eq!(reply.rows()[0]["stock"], 4, "{}", spec.list);
    }
}

#[tokio::test]
async fn readers_among_writes_never_see_less_than_was_answered() {
    let shop = Shop::open().await;
    let id = shop.add("/addproduct", json!({"stock": 0})).await;
    let admin = shop.admin().await;
    let visitor = shop.visitor();
    for stock in 1..40 {
        let edit = json!({"stock": stock});
        let path = format!("/editproduct/{id}");
        let readers = futures_util::future::join_all((0..4).map(|_| visitor.get("/allproducts")));
        let (edited, during) = tokio::join!(admin.patch(&path, &edit), readers);
        assert_eq!(edited.status, 200);
        for reply in during {
            assert!(reply.rows()[0]["stock"].as_i64().unwrap() >= stock - 1);
        }
        assert_eq!(visitor.get("/allproducts").await.rows()[0]["stock"], stock);
    }
}

#[tokio::test]
async fn replies_that_depend_on_a_session_are_kept_by_nobody() {
    let shop = Shop::open().await;
    let id = shop.add("/addproduct", json!({})).await;
    for actor in [shop.visitor(), shop.admin().await] {
        for path in [
            "/api/me".to_owned(),
            "/contact".to_owned(),
            "/dashboard-stats".to_owned(),
            "/api/admin/trash".to_owned(),
            "/api/admin/audit".to_owned(),
            format!("/api/admin/stock-ledger?product={id}"),
        ] {
            let reply = actor.get(&path).await;
            assert_eq!(reply.header("cache-control"), Some("no-store"), "{path} {}", reply.status);
            assert_eq!(reply.header("etag"), None, "{path}");
        }
    }
}

#[tokio::test]
async fn a_catalogue_that_is_read_anew_shows_what_the_database_holds() {
    let first = Shop::open().await;
    let id = first.add("/addproduct", json!({"title": "Old name"})).await;
    let shop = first.reopened();
    assert_eq!(shop.product(&id).await["title"], "Old name");
    #[expect(clippy::disallowed_methods, reason = "a change that the writer is not told of")]
    let behind = rusqlite::Connection::open(shop.folder.path().join("haat.db")).unwrap();
    behind.execute("UPDATE products SET title = 'New name' WHERE id = ?1", [&id]).unwrap();
    shop.state.db.read_now(|conn| shop.state.catalogue.load(conn)).unwrap();
    assert_eq!(shop.product(&id).await["title"], "New name");
    assert_eq!(shop.visitor().get("/allproducts").await.rows()[0]["title"], "New name");
}
