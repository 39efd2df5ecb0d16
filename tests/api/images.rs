//! Stored pictures as they are served (contract 8). What comes out of which file is tested beside `src/images`.

use axum::http::Method;
use image::{DynamicImage, GenericImageView as _, ImageFormat, Rgba, RgbaImage};
use serde_json::json;

use crate::support::{Multipart, Shop, encoded, png, product_form};

/// Puts a picture into the shop; answers its stored path.
async fn stored(shop: &Shop, bytes: &[u8]) -> String {
    let form = Multipart::default().file("secondBanner", bytes);
    let reply = shop.admin().await.post_form("/updatesecondbanner", form).await;
    assert_eq!(reply.status, 200, "{}", reply.text());
    shop.visitor().get("/secondbanner").await.json()["secondBanner"].as_str().unwrap().to_owned()
}

fn variants(path: &str) -> [String; 4] {
    let stem = path.strip_suffix(".webp").unwrap();
    [path.to_owned(), format!("{stem}-640.webp"), format!("{stem}-320.webp"), format!("{stem}-og.jpg")]
}

#[tokio::test]
async fn a_picture_is_served_in_its_sizes_and_kept_for_ever() {
    let shop = Shop::open().await;
    for (width, height, widths) in
        [(2000, 100, [1280, 640, 320, 1200]), (700, 70, [700, 640, 320, 700]), (8, 8, [8, 8, 8, 8])]
    {
        let picture =
            DynamicImage::ImageRgb8(image::RgbImage::from_pixel(width, height, image::Rgb([9, 99, 9])));
        let path = stored(&shop, &encoded(&picture, ImageFormat::Png)).await;
        for (file, expected) in variants(&path).iter().zip(widths) {
            let reply = shop.visitor().get(file).await;
            assert_eq!(reply.status, 200, "{file}");
            assert_eq!(reply.header("cache-control"), Some("public, max-age=31536000, immutable"));
            assert_eq!(reply.header("x-content-type-options"), Some("nosniff"));
            let (kind, format) = if file.ends_with(".jpg") {
                ("image/jpeg", ImageFormat::Jpeg)
            } else {
                ("image/webp", ImageFormat::WebP)
            };
            assert_eq!(reply.header("content-type"), Some(kind), "{file}");
            let shown = image::load_from_memory_with_format(&reply.body, format).unwrap();
            assert_eq!(shown.width(), expected, "{file}");
            let head = shop.visitor().head(file).await;
            assert_eq!((head.status.as_u16(), head.body.len()), (200, 0));
            let tag = reply.header("etag").unwrap();
            let again = shop.visitor().with("if-none-match", tag).get(file).await;
            assert_eq!((again.status.as_u16(), again.body.len()), (304, 0));
            assert_eq!(again.header("cache-control"), Some("public, max-age=31536000, immutable"));
        }
    }
}

#[tokio::test]
async fn four_formats_are_known_by_their_content() {
    let shop = Shop::open().await;
    let picture = DynamicImage::ImageRgb8(image::RgbImage::from_pixel(40, 30, image::Rgb([200, 20, 20])));
    for format in [ImageFormat::Png, ImageFormat::Jpeg, ImageFormat::WebP, ImageFormat::Gif] {
        // The part is declared as a PNG by name and type.
        let path = stored(&shop, &encoded(&picture, format)).await;
        let shown = image::load_from_memory(&shop.visitor().get(&path).await.body).unwrap();
        assert_eq!(shown.dimensions(), (40, 30), "{format:?}");
        let Rgba([red, green, _, _]) = shown.get_pixel(20, 15);
        assert!(red > 180 && green < 50, "{format:?}: {red} {green}");
    }
}

#[tokio::test]
async fn transparency_stays() {
    let shop = Shop::open().await;
    let picture = DynamicImage::ImageRgba8(RgbaImage::from_pixel(20, 20, Rgba([10, 20, 30, 0])));
    let path = stored(&shop, &encoded(&picture, ImageFormat::Png)).await;
    let shown = image::load_from_memory(&shop.visitor().get(&path).await.body).unwrap();
    assert_eq!(shown.get_pixel(10, 10)[3], 0);
}

#[tokio::test]
async fn the_name_comes_from_the_content() {
    let shop = Shop::open().await;
    let (one, two) = (stored(&shop, &png(1)).await, stored(&shop, &png(2)).await);
    assert_ne!(one, two);
    assert_eq!(stored(&shop, &png(1)).await, one);
    let hash = one.strip_prefix("/uploads/").unwrap().strip_suffix(".webp").unwrap();
    assert!(hash.len() >= 32 && hash.bytes().all(|b| b.is_ascii_hexdigit()), "{hash}");
}

#[tokio::test]
async fn nothing_but_pictures_leaves_the_folder() {
    let shop = Shop::open().await;
    let path = stored(&shop, &png(1)).await;
    std::fs::write(shop.folder.path().join("uploads/secret.webp"), "x").unwrap();
    let stem = path.strip_suffix(".webp").unwrap();
    for other in [
        format!("{stem}-1280.webp"),
        format!("{stem}.jpg"),
        format!("{stem}.png"),
        format!("{}.webp", stem.to_uppercase().replace("/UPLOADS", "/uploads")),
        format!("{path}/"),
        "/uploads/00000000000000000000000000000000.webp".to_owned(),
        "/uploads/secret.webp".to_owned(),
        "/uploads/".to_owned(),
        "/uploads".to_owned(),
        "/uploads/tmp".to_owned(),
        "/uploads/..%2Fhaat.db".to_owned(),
        "/uploads/%2e%2e/haat.db".to_owned(),
        "/uploads/../haat.db".to_owned(),
        "/uploads/%00".to_owned(),
        "/haat.db".to_owned(),
    ] {
        let reply = shop.visitor().get(&other).await;
        assert!(reply.status != 200 && !reply.body.starts_with(b"SQLite"), "{other}");
        assert!(matches!(reply.status.as_u16(), 404 | 308), "{other}: {}", reply.status);
    }
    shop.visitor().send(Method::POST, &path, None, "").await.refused(405);
}

#[tokio::test]
async fn a_replaced_picture_is_served_for_one_more_day() {
    const HOUR_MS: i64 = 60 * 60_000;
    let shop = Shop::open().await;
    let remove = async || {
        haat::site::uploads::remove_released(&shop.state, shop.clock.now_ms()).await.unwrap();
    };
    let files =
        |path: &str| [".webp", "-640.webp", "-320.webp", "-og.jpg"].map(|end| path.replace(".webp", end));
    let first = stored(&shop, &png(1)).await;
    shop.clock.advance(24 * HOUR_MS);
    stored(&shop, &png(2)).await;
    shop.clock.advance(23 * HOUR_MS);
    remove().await;
    haat::site::uploads::sweep(&shop.state).await.unwrap();
    for file in files(&first) {
        assert_eq!(shop.visitor().get(&file).await.status, 200, "{file}");
    }
    // Taken up again it stays, and let go again it has another day.
    assert_eq!(stored(&shop, &png(1)).await, first);
    shop.clock.advance(HOUR_MS);
    remove().await;
    assert_eq!(shop.visitor().get(&first).await.status, 200);
    stored(&shop, &png(3)).await;
    shop.clock.advance(23 * HOUR_MS);
    remove().await;
    assert_eq!(shop.visitor().get(&first).await.status, 200);
    shop.clock.advance(HOUR_MS);
    remove().await;
    for file in files(&first) {
        shop.visitor().get(&file).await.refused(404);
    }
    assert_eq!(shop.stored_files().len(), 4, "the one that is named");
}

#[tokio::test]
async fn pictures_that_a_crash_left_behind_go_a_day_after_the_next_start() {
    let shop = Shop::open().await;
    let path = stored(&shop, &png(1)).await;
    let id = shop.add("/addproduct", json!({})).await;
    shop.state.db.write(|tx| Ok(tx.execute("DELETE FROM banners", [])?)).await.unwrap();
    assert_eq!(shop.stored_files().len(), 8);
    haat::site::uploads::sweep(&shop.state).await.unwrap();
    shop.pictures_become(1).await;
    shop.visitor().get(&path).await.refused(404);
    let product = shop.visitor().get(&format!("/allproducts/{id}")).await.json();
    assert_eq!(shop.visitor().get(product["mainImage"].as_str().unwrap()).await.status, 200);
}

#[tokio::test]
async fn uploads_at_once_of_one_picture_share_its_files() {
    let shop = Shop::open().await;
    let admin = shop.admin().await;
    let adds = (0..6).map(|n| {
        // Every other form is refused after its picture was stored.
        let title = if n % 2 == 0 { json!("Fine") } else { json!("") };
        admin.post_form("/addproduct", product_form(json!({"title": title})))
    });
    let replies = futures_util::future::join_all(adds).await;
    assert_eq!(replies.iter().filter(|reply| reply.status == 200).count(), 3);
    shop.pictures_become(1).await;
    for row in shop.visitor().get("/allproducts").await.rows() {
        assert_eq!(shop.visitor().get(row["mainImage"].as_str().unwrap()).await.status, 200);
    }
}
