//! Share cards (contract 10): what link previews show of a product, under an address that changes with it.

use haat::upkeep::end_struck_prices;
use image::{DynamicImage, RgbImage, Rgba, RgbaImage};
use serde_json::{Value, json};

use crate::actor::Reply;
use crate::html::meta;
use crate::support::{Multipart, Shop, encoded, listings};

const ORIGIN: &str = "http://shop.example";

/// The path of a product's card, as its page tells it in a language.
async fn told(shop: &Shop, page: &str, language: &str) -> String {
    let visitor = shop.visitor().with("cookie", &format!("haat_lang={language}"));
    let html = visitor.get(page).await.page(200);
    meta(&html, "og:image").unwrap().strip_prefix(ORIGIN).unwrap().to_owned()
}

fn decoded(reply: &Reply) -> RgbImage {
    assert_eq!((reply.status.as_u16(), reply.header("content-type")), (200, Some("image/jpeg")));
    assert!(reply.body.len() < 300_000, "{} bytes", reply.body.len());
    let card = image::load_from_memory_with_format(&reply.body, image::ImageFormat::Jpeg).unwrap();
    assert_eq!((card.width(), card.height()), (1200, 630));
    card.into_rgb8()
}

async fn edit(shop: &Shop, id: &str, fields: Value) {
    let reply = shop.admin().await.patch(&format!("/editproduct/{id}"), &fields).await;
    assert_eq!(reply.status, 200, "{}", reply.text());
}

#[tokio::test]
async fn every_product_has_a_card_that_its_page_names() {
    let shop = Shop::open().await;
    for spec in listings() {
        let id = shop.add_to(spec, json!({"title": "Galaxy \"S25\" & গ্যালাক্সি"})).await;
        let page = spec.detail_of(&id);
        let html = shop.visitor().get(&page).await.page(200);
        let url = meta(&html, "og:image").unwrap();
        let path = url.strip_prefix(ORIGIN).unwrap();
        assert!(path.starts_with(&format!("/cards/{id}/en-")), "{path}");
        let words = "Galaxy &quot;S25&quot; &amp; গ্যালাক্সি, TK 45,000";
        for (name, value) in [
            ("twitter:image", url),
            ("og:image:type", "image/jpeg"),
            ("og:image:width", "1200"),
            ("og:image:height", "630"),
            ("og:image:alt", words),
            ("twitter:image:alt", words),
            ("twitter:card", "summary_large_image"),
        ] {
            assert_eq!(meta(&html, name), Some(value), "{page}: {name}");
        }
        let card = shop.visitor().get(path).await;
        decoded(&card);
        assert_eq!(card.header("cache-control"), Some("public, max-age=31536000, immutable"));
        assert_eq!(card.header("x-content-type-options"), Some("nosniff"));
        assert_eq!(card.header("set-cookie"), None);
        // The page that finds products of every listing names the same one.
        assert_eq!(told(&shop, &format!("/category/details/{id}"), "en").await, path);
        let bare = shop.visitor().head(path).await;
        assert_eq!((bare.status.as_u16(), bare.body.len()), (200, 0));
        assert_eq!(bare.header("content-type"), Some("image/jpeg"));
        let tag = card.header("etag").unwrap();
        let again = shop.visitor().with("if-none-match", tag).get(path).await;
        assert_eq!((again.status.as_u16(), again.body.len(), again.header("etag")), (304, 0, Some(tag)));
        let other = shop.visitor().with("if-none-match", "\"0\"").get(path).await;
        assert_eq!(other.body, card.body);
    }
}

#[tokio::test]
async fn what_a_card_shows_changes_its_address_and_the_card() {
    let shop = Shop::open().await;
    let id = shop.add("/addproduct", json!({"title": "Buds", "price": 9_000, "offerPrice": 0})).await;
    let page = format!("/product/{id}");
    let mut seen: Vec<(String, RgbImage)> = Vec::new();
    for fields in [
        json!({}),
        json!({"title": "Buds Pro"}),
        json!({"price": 9_500}),
        json!({"offerPrice": 9_000}),
        json!({"price": 0, "offerPrice": 0}),
    ] {
        edit(&shop, &id, fields.clone()).await;
        let path = told(&shop, &page, "en").await;
        let card = decoded(&shop.visitor().get(&path).await);
        for (other, before) in &seen {
            assert_ne!(path, *other, "{fields}");
            assert_ne!(card, *before, "{fields}");
            // An older link leads to the card of today.
            let old = shop.visitor().get(other).await;
            assert_eq!((old.status.as_u16(), old.header("location")), (302, Some(path.as_str())));
            assert_eq!(old.header("cache-control"), Some("no-store"));
        }
        seen.push((path, card));
    }
    // What it does not show changes nothing.
    edit(&shop, &id, json!({"stock": 0, "description": "Others.", "warranty": "2 years"})).await;
    assert_eq!(told(&shop, &page, "en").await, seen.last().unwrap().0);
    // The shop's own name stands on it.
    let mut settings = shop.visitor().get("/api/settings").await.json();
    settings["shopName"] = json!("Bazar");
    assert_eq!(shop.admin().await.put("/api/settings", &settings).await.status, 200);
    assert_ne!(told(&shop, &page, "en").await, seen.last().unwrap().0);
}

#[tokio::test]
async fn a_card_is_in_the_pages_language() {
    let shop = Shop::open().await;
    let id = shop.add("/addproduct", json!({"title": "Buds"})).await;
    let page = format!("/product/{id}");
    let (english, bengali) = (told(&shop, &page, "en").await, told(&shop, &page, "bn").await);
    assert!(bengali.starts_with(&format!("/cards/{id}/bn-")), "{bengali}");
    let html = shop.visitor().with("cookie", "haat_lang=bn").get(&page).await.page(200);
    assert_eq!(meta(&html, "og:image:alt"), Some("Buds, ৳৪৫,০০০"));
    // The address says it, whoever asks.
    let asked = shop.visitor().with("cookie", "haat_lang=en").get(&bengali).await;
    let (one, other) = (decoded(&shop.visitor().get(&english).await), decoded(&asked));
    assert_ne!(one, other);
    // The version of one language is none of the other.
    let crossed = english.replace("/en-", "/bn-");
    let reply = shop.visitor().get(&crossed).await;
    assert_eq!((reply.status.as_u16(), reply.header("location")), (302, Some(bengali.as_str())));
}

#[tokio::test]
async fn a_crossed_out_price_stands_on_the_card_as_long_as_on_the_page() {
    let shop = Shop::open().await;
    let id = shop.add("/addproduct", json!({"price": 1_000, "offerPrice": 900})).await;
    let page = format!("/product/{id}");
    let with = told(&shop, &page, "en").await;
    let struck = decoded(&shop.visitor().get(&with).await);
    shop.state.clock.advance(31 * 24 * 60 * 60 * 1000);
    end_struck_prices(&shop.state).await.unwrap();
    let without = told(&shop, &page, "en").await;
    assert_ne!(with, without);
    let alone = decoded(&shop.visitor().get(&without).await);
    // What is saved stands in red, and goes with it.
    let red = |card: &RgbImage| {
        card.enumerate_pixels()
            .filter(|(x, _, p)| *x < 640 && p.0[0] > 150 && p.0[1] < 90 && p.0[2] < 90)
            .count()
    };
    assert!(red(&struck) > 100 && red(&alone) == 0, "{} {}", red(&struck), red(&alone));
}

#[tokio::test]
async fn another_picture_is_another_card_and_one_that_is_gone_is_none() {
    let shop = Shop::open().await;
    let blue: DynamicImage = RgbaImage::from_pixel(700, 350, Rgba([20, 40, 220, 255])).into();
    let form = Multipart::default()
        .text("title", "Case")
        .text("description", "A case.")
        .text("price", "900")
        .text("offerPrice", "0")
        .text("stock", "5")
        .text("estimatedDelivery", "2-3 days")
        .text("warranty", "1 year")
        .text("category", "phone")
        .text("brand", "samsung")
        .file("mainImage", &encoded(&blue, image::ImageFormat::Png));
    let reply = shop.admin().await.post_form("/addproduct", form).await;
    assert_eq!(reply.status, 200, "{}", reply.text());
    let id = reply.json()["insertedId"].as_str().unwrap().to_owned();
    let page = format!("/product/{id}");
    let first = told(&shop, &page, "en").await;
    let is_blue = |card: &RgbImage, x, y| {
        let [red, _, blue] = card.get_pixel(x, y).0;
        blue > 180 && red < 70
    };
    let card = decoded(&shop.visitor().get(&first).await);
    // 456 wide and half as high, in the middle of its ground.
    assert!(is_blue(&card, 924, 315) && is_blue(&card, 704, 315) && is_blue(&card, 924, 206));
    assert!(!is_blue(&card, 690, 315) && !is_blue(&card, 924, 196));
    // Its files are gone, and nobody has the card any more: it is drawn without, another time.
    let other = shop.add("/addproduct", json!({"title": "Case"})).await;
    let name = shop.product(&other).await["mainImage"].as_str().unwrap().replace("/uploads/", "");
    let files = shop.state.data.join("uploads");
    for file in shop.stored_files().iter().filter(|file| file.starts_with(&name[..32])) {
        std::fs::remove_file(files.join(file)).unwrap();
    }
    decoded(&shop.visitor().get(&told(&shop, &format!("/product/{other}"), "en").await).await);
}

#[tokio::test]
async fn what_is_not_there_has_no_card_and_a_strange_address_draws_none() {
    let shop = Shop::open().await;
    let id = shop.add("/addproduct", json!({})).await;
    let path = told(&shop, &format!("/product/{id}"), "en").await;
    let file = path.rsplit('/').next().unwrap();
    for strange in [
        format!("/cards/nobody/{file}"),
        format!("/cards/{}/{file}", id.to_lowercase() + "x"),
        format!("/cards/..%2F..%2Fhaat.db/{file}"),
        format!("/cards/%00/{file}"),
        format!("/cards/{}/{file}", "a".repeat(3_000)),
        format!("/cards/{id}/"),
        format!("/cards/{id}"),
        "/cards".to_owned(),
        format!("/cards/{id}/en-.jpg"),
        format!("/cards/{id}/xx-0123456789abcdef.jpg"),
        format!("/cards/{id}/en-0123456789abcdef.png"),
        format!("/cards/{id}/en-0123456789ABCDEF.jpg"),
        format!("/cards/{id}/en-0123456789abcdef0.jpg"),
        format!("/cards/{id}/en-..%2F..%2F.jpg"),
        format!("/cards/{id}/{file}%00"),
        format!("/cards/{id}/{file}/x"),
    ] {
        let reply = shop.visitor().get(&strange).await;
        if strange.ends_with('/') {
            assert_eq!(reply.status.as_u16(), 308, "{strange}");
            continue;
        }
        reply.refused(404);
    }
    // A version that is none is not drawn; it leads to the one that is.
    let reply = shop.visitor().get(&format!("/cards/{id}/en-0123456789abcdef.jpg")).await;
    assert_eq!((reply.status.as_u16(), reply.header("location")), (302, Some(path.as_str())));
    let query = shop.visitor().get(&format!("{path}?fbclid=x")).await;
    assert_eq!(query.status, 200);
    assert_eq!(shop.visitor().post(&path, &json!({})).await.status, 405);
    // In the trash it is not there.
    assert_eq!(shop.admin().await.delete(&format!("/product/{id}")).await.status, 200);
    for gone in [&path, &format!("/cards/{id}/en-0123456789abcdef.jpg")] {
        assert_eq!(shop.visitor().get(gone).await.refused(404), "Product not found.", "{gone}");
        assert_eq!(shop.visitor().head(gone).await.status, 404);
    }
}

#[tokio::test]
async fn who_asks_at_once_gets_the_same_card_and_it_leaves_nothing_on_the_disk() {
    let shop = Shop::open().await;
    let id = shop.add("/addproduct", json!({})).await;
    let path = told(&shop, &format!("/product/{id}"), "en").await;
    let (files, data) = (shop.stored_files(), std::fs::read_dir(&shop.state.data).unwrap().count());
    let visitor = shop.visitor();
    let all = futures_util::future::join_all((0..40).map(|_| visitor.get(&path))).await;
    assert!(all.iter().all(|reply| reply.status == 200 && reply.body == all[0].body));
    assert_eq!(shop.stored_files(), files);
    assert_eq!(std::fs::read_dir(&shop.state.data).unwrap().count(), data);
}
