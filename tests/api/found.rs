//! How search engines and link previewers see the pages: head tags, one address for each content, true statuses
//! (contract 2 and 10).

use std::collections::BTreeMap;

use serde_json::json;

use crate::html::{link, meta, title};
use crate::support::{Multipart, Shop, encoded, listings, png};

const ORIGIN: &str = "http://shop.example";
const BENGALI: &str = "haat_lang=bn";

/// The public pages of any shop.
const PAGES: [&str; 15] = [
    "/",
    "/products",
    "/upcomings",
    "/bestdeals",
    "/exclusive",
    "/offer",
    "/allcategory",
    "/allblogs",
    "/category/phone",
    "/category/tv",
    "/category/gadgets",
    "/search/phone/samsung",
    "/store-location",
    "/terms",
    "/policy",
];

fn picture(width: u32, height: u32) -> Vec<u8> {
    encoded(&image::DynamicImage::new_rgb8(width, height), image::ImageFormat::Png)
}

/// Adds a product whose picture has a size.
async fn add_pictured(shop: &Shop, size: (u32, u32)) -> String {
    let form = Multipart::default()
        .text("title", "Pictured")
        .text("description", "A phone.")
        .text("price", "50000")
        .text("offerPrice", "45000")
        .text("stock", "5")
        .text("category", "phone")
        .text("brand", "samsung")
        .text("estimatedDelivery", "2-3 days")
        .text("warranty", "1 year")
        .file("mainImage", &picture(size.0, size.1));
    let reply = shop.admin().await.post_form("/addproduct", form).await;
    assert_eq!(reply.status, 200, "{}", reply.text());
    reply.json()["insertedId"].as_str().unwrap().to_owned()
}

async fn add_blog(shop: &Shop, title: &str) -> String {
    let form = Multipart::default()
        .text("title", title)
        .text("description", "How much memory is enough?")
        .file("photo", &png(1));
    let reply = shop.admin().await.post_form("/addblog", form).await;
    reply.json()["insertedId"].as_str().unwrap().to_owned()
}

fn is_bengali(text: &str) -> bool {
    text.chars().any(|c| ('\u{980}'..='\u{9FF}').contains(&c))
}

#[tokio::test]
async fn every_public_page_introduces_itself_in_both_languages() {
    let shop = Shop::open().await;
    let mut pages: Vec<String> = PAGES.map(str::to_owned).to_vec();
    for spec in listings() {
        pages.push(
            spec.detail_of(
                &shop
                    .add_to(
                        spec,
                        json!({"title": format!("Galaxy {}", spec.name), "description": spec.title}),
                    )
                    .await,
            ),
        );
    }
    pages.push(format!("/blog/{}", add_blog(&shop, "Which phone to buy").await));
    for language in ["en", "bn"] {
        let mut seen: BTreeMap<String, &str> = BTreeMap::new();
        for path in &pages {
            let visitor = shop.visitor().with("cookie", &format!("haat_lang={language}"));
            let html = visitor.get(path).await.page(200);
            assert!(html.contains(&format!("<html lang=\"{language}\"")), "{path}");
            let (title, description) = (title(&html), meta(&html, "description").unwrap());
            assert!(![title, description].concat().contains(['{', '}']), "{path}: {title} {description}");
            assert!(title.chars().count() <= 70 && title.contains(" | "), "{path}: {title}");
            assert!((20..=200).contains(&description.chars().count()), "{path}: {description}");
            for (name, text) in [
                ("og:title", title),
                ("twitter:title", title),
                ("og:description", description),
                ("twitter:description", description),
                ("twitter:card", "summary_large_image"),
            ] {
                assert_eq!(meta(&html, name), Some(text), "{path}: {name}");
            }
            let canonical = link(&html, "canonical").unwrap();
            assert_eq!(canonical, format!("{ORIGIN}{path}"));
            assert_eq!(meta(&html, "og:url"), Some(canonical), "{path}");
            assert_eq!(meta(&html, "og:site_name"), Some(if language == "bn" { "হাট" } else { "Haat" }));
            for name in ["og:type", "og:locale", "og:image:alt", "twitter:image:alt"] {
                assert!(meta(&html, name).is_some_and(|text| !text.is_empty()), "{path}: {name}");
            }
            assert_eq!(meta(&html, "twitter:image"), meta(&html, "og:image"), "{path}");
            assert!(!html.contains("noindex"), "{path}");
            if !path.starts_with("/blog/") {
                assert_eq!(is_bengali(description), language == "bn", "{path}: {description}");
            }
            for text in [title, description] {
                if let Some(other) = seen.insert(text.to_owned(), path) {
                    panic!("{path} says the same as {other}: {text}");
                }
            }
        }
    }
}

#[tokio::test]
async fn the_picture_of_a_preview_is_wide_and_its_size_is_true() {
    let shop = Shop::open().await;
    for (size, path, own) in [
        // The newest is on top.
        (Some((1300, 260)), "/products", Some((1200, 240))),
        (Some((599, 300)), "/products", None),
        (Some((900, 100)), "/products", None),
        (Some((600, 200)), "/products", Some((600, 200))),
        (None, "/", None),
        (None, "/terms", None),
        (None, "/upcomings", None),
    ] {
        if let Some(size) = size {
            add_pictured(&shop, size).await;
        }
        let html = shop.visitor().get(path).await.page(200);
        let url = meta(&html, "og:image").unwrap();
        assert_eq!(own.is_none(), url == "http://shop.example/og-default.jpg", "{path}: {url}");
        let file = shop.visitor().get(url.strip_prefix(ORIGIN).unwrap()).await;
        assert_eq!((file.status.as_u16(), file.header("content-type")), (200, Some("image/jpeg")), "{url}");
        let shown = image::load_from_memory(&file.body).unwrap();
        let told = |name: &str| meta(&html, name).unwrap().parse::<u32>().unwrap();
        assert_eq!(
            (told("og:image:width"), told("og:image:height")),
            (shown.width(), shown.height()),
            "{path}"
        );
        assert_eq!(own.unwrap_or((1200, 630)), (shown.width(), shown.height()), "{path}");
        assert_eq!(meta(&html, "og:image:type"), Some("image/jpeg"));
    }
    let logo = shop.visitor().get("/logo.png").await;
    assert_eq!((logo.status.as_u16(), logo.header("content-type")), (200, Some("image/png")));
    let again = shop.visitor().with("if-none-match", logo.header("etag").unwrap()).get("/logo.png").await;
    assert_eq!((again.status.as_u16(), again.body.len()), (304, 0));
}

#[tokio::test]
async fn a_product_tells_price_stock_and_what_decides() {
    let shop = Shop::open().await;
    for spec in listings() {
        let describe = async |fields, cookie: &str| {
            let id = shop.add_to(spec, fields).await;
            let html = shop.visitor().with("cookie", cookie).get(&spec.detail_of(&id)).await.page(200);
            meta(&html, "description").unwrap().to_owned()
        };
        let (here, gone) =
            if spec.takes_stock { ("in stock", "not in stock") } else { ("preorder", "preorder") };
        let told = describe(json!({"description": "Bright.\n\nFast."}), "").await;
        assert_eq!(
            told,
            format!("TK 45,000, {here} at Haat. Warranty: 1 year. Delivery: 2-3 days. Bright. Fast.")
        );
        let told = describe(json!({"stock": 0}), "").await;
        assert!(told.starts_with(&format!("TK 45,000, {gone} at Haat.")), "{told}");
        let told = describe(json!({"price": 0, "offerPrice": 0}), "").await;
        assert!(told.starts_with(&format!("Price to be announced, {here} at Haat.")), "{told}");
        let told = describe(json!({"price": 145_000, "offerPrice": 0}), BENGALI).await;
        assert!(told.contains("৳১,৪৫,০০০") && !told.contains("TK"), "{told}");
    }
}

#[tokio::test]
async fn a_set_of_products_has_one_address() {
    let shop = Shop::open().await;
    for n in 0..10 {
        shop.add("/addphone", json!({"title": format!("Galaxy {n}")})).await;
    }
    for (path, canonical) in [
        ("/products?page=1", "/products"),
        ("/products?page=2", "/products?page=2"),
        ("/products?utm_source=facebook&fbclid=x", "/products"),
        ("/products?page=2&utm_source=facebook", "/products?page=2"),
        ("/products?page=02", "/products?page=2"),
        ("/products?sort=lowToHigh", "/products"),
        ("/products?sort=lowToHigh&page=2", "/products"),
        ("/products?q=galaxy", "/products"),
        ("/products?min=1000&max=90000", "/products"),
        ("/products?brands=SAMSUNG", "/products"),
        ("/products?all=1", "/products"),
        ("/allcategory?page=2", "/products?page=2"),
        ("/category/phone?page=2", "/category/phone?page=2"),
        ("/search-category/phone", "/category/phone"),
        ("/search-category/PHONE?page=2", "/category/phone?page=2"),
        ("/search-category/ipad", "/category/tablet"),
        ("/search-category/earbuds", "/search-category/earphone"),
        ("/search-category/power%20banks", "/search-category/power%20bank"),
        ("/search-category/wireless%20Charger", "/search-category/wireless%20charger"),
        ("/search/PHONE/Samsung", "/search/phone/samsung"),
        ("/search/Phone/SAMSUNG?page=2", "/search/phone/samsung?page=2"),
        ("/searchedfor/galaxy%20s25?page=1", "/searchedfor/galaxy%20s25"),
        ("/allblogs?page=1", "/allblogs"),
        ("/allblogs?utm_source=x", "/allblogs"),
        ("/?fbclid=x", "/"),
        ("/store-location?utm_source=x", "/store-location"),
    ] {
        let html = shop.visitor().get(path).await.page(200);
        assert_eq!(link(&html, "canonical"), Some(format!("{ORIGIN}{canonical}").as_str()), "{path}");
        assert_eq!(meta(&html, "og:url"), link(&html, "canonical"), "{path}");
        let canonical = shop.visitor().get(canonical).await.page(200);
        assert_eq!(link(&html, "canonical"), link(&canonical, "canonical"), "{path}");
    }
    let id = shop.add("/addproduct", json!({})).await;
    for path in [format!("/category/details/{id}"), format!("/product/{id}?ref=share")] {
        let html = shop.visitor().get(&path).await.page(200);
        assert_eq!(link(&html, "canonical"), Some(format!("{ORIGIN}/product/{id}").as_str()), "{path}");
    }
}

#[tokio::test]
async fn pages_of_a_list_know_their_neighbours() {
    let shop = Shop::open().await;
    for n in 0..17 {
        shop.add("/addphone", json!({"title": format!("Galaxy {n}")})).await;
    }
    for n in 0..7 {
        add_blog(&shop, &format!("Post {n}")).await;
    }
    for (path, before, after) in [
        ("/products", None, Some("/products?page=2")),
        ("/products?page=2", Some("/products"), Some("/products?page=3")),
        ("/products?page=3", Some("/products?page=2"), None),
        ("/search-category/PHONE?page=2", Some("/category/phone"), Some("/category/phone?page=3")),
        ("/search/phone/samsung", None, Some("/search/phone/samsung?page=2")),
        ("/allcategory", None, None),
        ("/allcategory?page=2", Some("/products"), Some("/products?page=3")),
        ("/products?sort=lowToHigh&page=2", None, None),
        ("/searchedfor/galaxy?page=2", None, None),
        ("/upcomings", None, None),
        ("/allblogs", None, Some("/allblogs?page=2")),
        ("/allblogs?page=2", Some("/allblogs"), None),
    ] {
        let html = shop.visitor().get(path).await.page(200);
        let absolute = |path: Option<&str>| path.map(|path| format!("{ORIGIN}{path}"));
        assert_eq!(link(&html, "prev").map(str::to_owned), absolute(before), "{path}");
        assert_eq!(link(&html, "next").map(str::to_owned), absolute(after), "{path}");
    }
}

#[tokio::test]
async fn what_is_no_content_of_its_own_is_not_found_by_searching() {
    let shop = Shop::open().await;
    shop.add("/addphone", json!({})).await;
    for path in [
        "/products?sort=lowToHigh",
        "/products?q=galaxy",
        "/products?max=60000",
        "/products?brands=SAMSUNG",
        "/products?all=1",
        "/allblogs?q=phone",
        "/searchedfor/galaxy",
        "/search-category/fridge",
        "/search/phone/nokia",
        "/search/fridge/lg",
        "/login",
        "/register",
        "/forgot-password",
        "/dashboard",
        "/dashboard/orders",
        "/029A",
        "/029A/admin/orders",
        "/buynow/Galaxy%20S25",
        "/track",
        "/compare",
    ] {
        let reply = shop.visitor().get(path).await;
        assert_eq!(reply.header("x-robots-tag"), Some("noindex"), "{path}");
        assert_eq!(meta(&reply.page(200), "robots"), Some("noindex"), "{path}");
        // The same from the kept reply.
        assert_eq!(shop.visitor().get(path).await.header("x-robots-tag"), Some("noindex"), "{path}");
    }
    for path in
        ["/products?utm_source=x", "/search/phone/samsung", "/search-category/phone", "/category/laptop"]
    {
        let reply = shop.visitor().get(path).await;
        assert_eq!((reply.header("x-robots-tag"), meta(&reply.page(200), "robots")), (None, None), "{path}");
    }
    for path in ["/allproducts", "/allproducts/x", "/api/settings", "/api/me", "/nothing", "/openapi.json"] {
        assert_eq!(shop.visitor().get(path).await.header("x-robots-tag"), Some("noindex"), "{path}");
    }
}

#[tokio::test]
async fn a_page_beyond_the_last_is_404_and_still_the_list() {
    let shop = Shop::open().await;
    for spec in listings() {
        for n in 0..9 {
            shop.add_to(spec, json!({"title": format!("Galaxy {n}")})).await;
        }
        assert_eq!(shop.visitor().get(&format!("{}?page=2", spec.page)).await.status, 200);
        let html = shop.visitor().get(&format!("{}?page=3", spec.page)).await.page(404);
        assert!(html.contains("\"total\":9") && meta(&html, "robots") == Some("noindex"), "{}", spec.page);
        assert_eq!(link(&html, "canonical"), None, "{}", spec.page);
    }
    for path in [
        "/allcategory?page=9",
        "/category/phone?page=999999999",
        "/products?page=99999999999999999999",
        "/searchedfor/galaxy?page=99",
        "/allblogs?page=2",
    ] {
        let reply = shop.visitor().get(path).await;
        assert_eq!((reply.status.as_u16(), reply.header("x-robots-tag")), (404, Some("noindex")), "{path}");
        assert_eq!(shop.visitor().head(path).await.status, 404, "{path}");
        let known = shop.visitor().with("accept", "text/html").with("if-none-match", "*").get(path).await;
        assert!(known.page(404).contains("</html>"), "{path}");
    }
    // The first page of an empty list is there.
    let empty = Shop::open().await;
    for path in ["/products", "/allblogs", "/category/phone", "/searchedfor/x"] {
        assert_eq!(empty.visitor().get(path).await.status, 200, "{path}");
    }
}

#[tokio::test]
async fn what_names_nothing_is_404() {
    let shop = Shop::open().await;
    for path in [
        "/category/Phone",
        "/category/fridge",
        "/search-category/%20",
        "/search/%20/%E2%80%8B",
        "/search/phone/%20",
    ] {
        assert_eq!(shop.visitor().get(path).await.status, 404, "{path}");
    }
    let id = add_blog(&shop, "Gone soon").await;
    assert_eq!(shop.visitor().get(&format!("/blog/{id}")).await.status, 200);
    shop.admin().await.delete(&format!("/blogs/{id}")).await;
    assert_eq!(shop.visitor().get(&format!("/blog/{id}")).await.status, 404);
}

#[tokio::test]
async fn each_language_is_kept_for_itself() {
    let shop = Shop::open().await;
    shop.add("/addphone", json!({})).await;
    for path in ["/", "/products", "/login", "/nothing"] {
        let read = async |cookie: &str| {
            let visitor = shop.visitor().with("accept", "text/html").with("cookie", cookie);
            visitor.get(path).await
        };
        for _ in 0..2 {
            let (english, bengali) = (read("a=b").await, read(&format!("a=b; {BENGALI}")).await);
            assert!(english.text().contains("<html lang=\"en\""), "{path}");
            assert!(bengali.text().contains("<html lang=\"bn\""), "{path}");
            assert!(is_bengali(title(&bengali.text())) && !is_bengali(title(&english.text())), "{path}");
            for reply in [english, bengali] {
                assert_eq!(reply.header("vary"), Some("Accept, Accept-Encoding, Cookie"), "{path}");
            }
        }
    }
    let named = json!({"shopName": "Rahim Electronics"});
    shop.admin().await.put("/api/settings", &named).await;
    let html = shop.visitor().with("cookie", BENGALI).get("/products").await.page(200);
    assert_eq!(title(&html), "সব পণ্য | Rahim Electronics");
}
