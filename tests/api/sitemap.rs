//! `/sitemap.xml` and `/robots.txt` (contract 10).

use std::collections::BTreeSet;

use haat::catalogue::ledger::Cause;
use haat::catalogue::listings::Listing;
use haat::catalogue::model::Specifications;
use haat::catalogue::store::{self, NewProduct};
use serde_json::json;

use crate::html::{link, meta};
use crate::support::{Multipart, Options, Shop, listings, origin, png};

/// The texts of an element, entities read back.
fn texts(xml: &str, element: &str) -> Vec<String> {
    let (start, end) = (format!("<{element}>"), format!("</{element}>"));
    let inner = xml.split(&start).skip(1).map(|rest| rest.split_once(&end).unwrap().0);
    inner.map(|text| text.replace("&#39;", "'").replace("&lt;", "<").replace("&amp;", "&")).collect()
}

/// The paths that a sitemap names.
async fn paths(shop: &Shop) -> Vec<String> {
    let reply = shop.visitor().get("/sitemap.xml").await;
    assert_eq!(
        (reply.status.as_u16(), reply.header("content-type")),
        (200, Some("application/xml; charset=utf-8"))
    );
    let of_shop = |url: String| url.strip_prefix("http://shop.example").unwrap().to_owned();
    texts(&reply.text(), "loc").into_iter().map(of_shop).collect()
}

#[tokio::test]
async fn a_sitemap_leaves_out_what_browsers_take_for_steps() {
    let shop = Shop::open().await;
    shop.add("/addproduct", json!({"brand": "..", "category": "phone"})).await;
    shop.add("/addproduct", json!({"brand": "apple", "category": "."})).await;
    let paths = paths(&shop).await;
    assert!(paths.iter().any(|path| path == "/category/phone"), "{paths:?}");
    assert!(paths.iter().all(|path| path.split('/').all(|name| name != "." && name != "..")), "{paths:?}");
}

#[tokio::test]
async fn a_sitemap_names_every_page_once_by_its_own_address() {
    let shop = Shop::open().await;
    let mut expected: BTreeSet<String> =
        ["/", "/allcategory", "/allblogs", "/store-location", "/terms", "/policy"].map(str::to_owned).into();
    assert_eq!(paths(&shop).await.into_iter().collect::<BTreeSet<_>>(), expected, "an empty shop");
    for spec in listings() {
        let id = shop.add_to(spec, json!({"category": "PHONE", "brand": "SAMSUNG"})).await;
        expected.extend([spec.page.to_owned(), spec.detail_of(&id)]);
    }
    for (title, category, brand) in [
        ("Buds", "EARPHONE", "APPLE"),
        ("Anker power bank", "ACCESSORIES", "A&B <C>"),
        ("Lamp", "SMART HOME", "ওয়ালটন"),
    ] {
        let id = shop.add("/addproduct", json!({"title": title, "category": category, "brand": brand})).await;
        expected.insert(format!("/product/{id}"));
    }
    let form =
        Multipart::default().text("title", "Post").text("description", "Words.").file("photo", &png(1));
    let post = shop.admin().await.post_form("/addblog", form).await;
    expected.insert(format!("/blog/{}", post.json()["insertedId"].as_str().unwrap()));
    expected.extend(
        [
            "/category/phone",
            "/category/gadgets",
            "/category/accessories",
            "/search-category/earphone",
            // Earphones of Apple are among them.
            "/search-category/airpods",
            "/search-category/power%20bank",
            "/search-category/smart%20home",
            "/search/phone/samsung",
            "/search/earphone/apple",
            "/search/accessories/a%26b%20%3Cc%3E",
            "/search/smart%20home/%E0%A6%93%E0%A7%9F%E0%A6%BE%E0%A6%B2%E0%A6%9F%E0%A6%A8",
        ]
        .map(str::to_owned),
    );
    let all = paths(&shop).await;
    assert_eq!(all.iter().cloned().collect::<BTreeSet<_>>(), expected);
    assert_eq!(all.len(), expected.len(), "each once");
    for path in all {
        let html = shop.visitor().get(&path).await.page(200);
        assert_eq!(link(&html, "canonical"), Some(format!("http://shop.example{path}").as_str()));
        assert_eq!(meta(&html, "robots"), None, "{path}");
    }
}

#[tokio::test]
async fn a_sitemap_tells_changes_and_pictures_and_is_never_old() {
    let shop = Shop::open().await;
    for spec in listings() {
        let id = shop.add_to(spec, json!({})).await;
        let of = async || {
            let xml = shop.visitor().get("/sitemap.xml").await.text();
            xml.split("<url>").find(|e| e.contains(&format!("{}<", spec.detail_of(&id)))).map(str::to_owned)
        };
        let product = shop.product(&id).await;
        let entry = of().await.unwrap();
        assert_eq!(texts(&entry, "lastmod"), [product["updatedAt"].as_str().unwrap()]);
        let picture = format!("http://shop.example{}", product["mainImage"].as_str().unwrap());
        assert_eq!(texts(&entry, "image:loc"), [picture]);
        shop.clock.advance(5000);
        let edit = spec.edit.replace("{id}", &id);
        assert_eq!(shop.admin().await.patch(&edit, &json!({"price": 60_000})).await.status, 200);
        assert_ne!(texts(&of().await.unwrap(), "lastmod"), texts(&entry, "lastmod"));
        shop.admin().await.delete(&spec.delete.replace("{id}", &id)).await;
        assert_eq!(of().await, None);
    }
}

#[tokio::test]
async fn a_sitemap_is_kept_and_compressed_like_other_replies() {
    let shop = Shop::open().await;
    shop.add("/addphone", json!({})).await;
    let reply = shop.visitor().get("/sitemap.xml").await;
    let tag = reply.header("etag").unwrap().to_owned();
    let again = shop.visitor().with("if-none-match", &tag).get("/sitemap.xml").await;
    assert_eq!((again.status.as_u16(), again.body.len()), (304, 0));
    for encoding in ["br", "gzip"] {
        let packed = shop.visitor().with("accept-encoding", encoding).get("/sitemap.xml").await;
        assert_eq!(packed.header("content-encoding"), Some(encoding));
        assert!(packed.body.len() < reply.body.len());
    }
    let head = shop.visitor().head("/sitemap.xml").await;
    assert_eq!((head.status.as_u16(), head.body.len()), (200, 0));
    assert_eq!(head.header("content-type"), reply.header("content-type"));
    shop.visitor().get("/sitemap-1.xml").await.refused(404);
}

#[tokio::test]
async fn a_large_shop_has_an_index_whose_parts_name_every_product_once() {
    let shop = Shop::open().await;
    let new = |n: usize| NewProduct {
        listing: [Listing::Product, Listing::Offer][n % 2],
        title: format!("Galaxy {n}"),
        description: "A phone.".into(),
        price: 500,
        offer_price: 0,
        stock: 0,
        category: "PHONE".into(),
        brand: "SAMSUNG".into(),
        main_image: format!("/uploads/{n:032x}.webp"),
        main_image_alt: String::new(),
        pictures: Vec::new(),
        buy_points: 0,
        views: 0,
        estimated_delivery: "2 days".into(),
        warranty: "1 year".into(),
        emi_available: false,
        specifications: Specifications::List(Vec::new()),
        ram_storage: Vec::new(),
        available_colors: Vec::new(),
    };
    let add = move |tx: &rusqlite::Transaction<'_>| {
        (0..5_050).map(|n| store::insert(tx, &new(n), Cause::Added, "a@b.c", 1_795_824_000_123)).collect()
    };
    let ids: Vec<String> = shop.state.db.write(add).await.unwrap();
    let index = shop.visitor().get("/sitemap.xml").await.text();
    assert!(index.contains("<sitemapindex"), "{index}");
    let parts = texts(&index, "loc");
    assert_eq!(parts.len(), 2);
    let mut all = Vec::new();
    for part in parts {
        let path = part.strip_prefix("http://shop.example").unwrap();
        let reply = shop.visitor().get(path).await;
        assert_eq!(reply.header("content-type"), Some("application/xml; charset=utf-8"), "{path}");
        // Small enough to be kept.
        assert!(reply.body.len() < 2 * 1024 * 1024, "{path}: {}", reply.body.len());
        assert_eq!(shop.visitor().head(path).await.status, 200, "{path}");
        let again = shop.visitor().with("if-none-match", reply.header("etag").unwrap()).get(path).await;
        assert_eq!(again.status, 304, "{path}");
        all.extend(texts(&reply.text(), "loc"));
    }
    let expected = ids.iter().enumerate().map(|(n, id)| {
        let page = ["product", "offer"][n % 2];
        format!("http://shop.example/{page}/{id}")
    });
    let named: BTreeSet<&String> = all.iter().collect();
    assert_eq!(named.len(), all.len(), "each once");
    let missing: Vec<String> = expected.filter(|url| !named.contains(url)).collect();
    assert_eq!(missing, Vec::<String>::new());
    assert!(named.contains(&"http://shop.example/search/phone/samsung".to_owned()));
    for wrong in
        ["/sitemap-0.xml", "/sitemap-3.xml", "/sitemap-x.xml", "/sitemap-01.xml", "/sitemap-99999999999.xml"]
    {
        shop.visitor().get(wrong).await.refused(404);
    }
}

/// Whether a crawler that keeps to the rules may read a path: the longest rule counts.
fn open(robots: &str, path: &str) -> bool {
    let rules = robots.lines().filter_map(|line| line.split_once(": "));
    let fitting = rules
        .filter(|(directive, rule)| matches!(*directive, "Allow" | "Disallow") && path.starts_with(rule));
    fitting.max_by_key(|(_, rule)| rule.len()).is_none_or(|(directive, _)| directive == "Allow")
}

#[tokio::test]
async fn robots_keep_out_of_the_back_office_and_the_api_and_of_nothing_else() {
    let https = Options { origin: origin("https://haat.example"), ..Options::default() };
    let shop = Shop::open_with(https).await;
    let reply = shop.visitor().get("/robots.txt").await;
    assert_eq!(
        (reply.status.as_u16(), reply.header("content-type")),
        (200, Some("text/plain; charset=utf-8"))
    );
    assert_eq!(shop.visitor().head("/robots.txt").await.status, 200);
    let robots = reply.text();
    assert!(robots.starts_with("User-agent: *\n"), "{robots}");
    assert!(robots.contains("\nSitemap: https://haat.example/sitemap.xml\n"), "{robots}");
    for closed in [
        "/029A",
        "/029A/admin/orders",
        "/api/me",
        "/api/settings",
        "/dashboard",
        "/dashboard/orders",
        "/dashboard-stats",
        "/login",
        "/register",
        "/forgot-password",
        "/track",
        "/buynow/Galaxy",
        "/searchedfor/galaxy",
        "/orders",
        "/order",
        "/contact",
        "/addproduct",
        "/AddAccessories",
        "/editproduct/x",
        "/updatebanner",
        "/getuserinfo",
        "/increment-product-views/x",
    ] {
        assert!(!open(&robots, closed), "{closed}");
    }
    let mut public: Vec<String> = [
        "/",
        "/products?page=2",
        "/allcategory",
        "/category/phone",
        "/category/details/x",
        "/search-category/phone",
        "/search/phone/samsung",
        "/allblogs",
        "/blog/x",
        "/store-location",
        "/terms",
        "/policy",
        "/tranding/x",
        "/uploads/x-og.jpg",
        "/assets/index.js",
        "/og-default.jpg",
        "/logo.png",
        "/banners",
        "/blogs",
        "/categorysearch?category=phone",
        "/sitemap.xml",
        "/manifest.webmanifest",
    ]
    .map(str::to_owned)
    .to_vec();
    for spec in listings() {
        public.extend([spec.page, spec.list, spec.home].map(str::to_owned));
        public.extend([spec.detail_of("x"), spec.item_of("x")]);
    }
    for path in public {
        assert!(open(&robots, &path), "{path}");
    }
}
