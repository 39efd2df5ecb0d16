//! What a page says before any script runs: header, the one main with its one heading, footer, and the content.

use axum::http::StatusCode;
use serde_json::json;

use crate::support::{Multipart, Shop, listings, png};

/// A page's part inside `#root`.
fn root(html: &str) -> &str {
    let (_, rest) = html.split_once("<div id=\"root\"").unwrap_or_else(|| panic!("no root in {html}"));
    rest.split_once("<script type=\"application/json\"").map_or(rest, |(root, _)| root)
}

fn assert_one_heading(path: &str, root: &str) {
    for tag in ["main", "h1"] {
        let count = root.matches(&format!("<{tag}")).count();
        assert_eq!(count, 1, "{count} {tag} at {path}: {root}");
    }
}

#[tokio::test]
async fn every_page_has_one_main_and_one_heading() {
    let shop = Shop::open().await;
    let pages = [
        "/",
        "/products",
        "/upcomings",
        "/bestdeals",
        "/exclusive",
        "/offer",
        "/allcategory",
        "/category/phone",
        "/search-category/ipad",
        "/search/PHONE/samsung",
        "/searchedfor/galaxy",
        "/allblogs",
        "/store-location",
        "/terms",
        "/policy",
        "/login",
        "/register",
        "/dashboard",
        "/track",
        "/029A",
        "/029A/admin",
    ];
    for path in pages {
        for language in ["en", "bn"] {
            let reader = shop.visitor().with("cookie", &format!("haat_lang={language}"));
            assert_one_heading(path, root(&reader.get(path).await.page(200)));
        }
    }
    let visitor = shop.visitor().with("accept", "text/html");
    for path in ["/nowhere", "/product/nothing", "/blog/nothing"] {
        assert_one_heading(path, root(&visitor.get(path).await.page(404)));
    }
}

#[tokio::test]
async fn a_list_tells_its_products_in_both_languages() {
    let shop = Shop::open().await;
    for spec in listings() {
        let title = format!("<b>\"Phone\" & 'case' of {}</b>", spec.name);
        let fields = json!({"title": title, "price": "12345678", "offerPrice": "12000000"});
        let id = shop.add_to(spec, fields).await;
        let english = shop.visitor().get(spec.page).await.page(200);
        let shown = root(&english);
        let safe = format!("&lt;b&gt;&quot;Phone&quot; &amp; &#x27;case&#x27; of {}&lt;/b&gt;", spec.name);
        assert!(shown.contains(&safe) && !shown.contains("<b>"), "{shown}");
        assert!(shown.contains(&format!("href=\"{}\"", spec.detail_of(&id))), "{shown}");
        for text in ["TK 12,345,678", "TK 12,000,000", "Save TK 345,678", "1 product<"] {
            assert!(shown.contains(text), "no {text} in {shown}");
        }
        let reader = shop.visitor().with("cookie", "haat_lang=bn");
        let bengali = reader.get(spec.page).await.page(200);
        assert!(root(&bengali).contains("৳১,২০,০০,০০০"), "{bengali}");
    }
}

#[tokio::test]
async fn a_list_links_its_pages_and_keeps_what_was_chosen() {
    let shop = Shop::open().await;
    for n in 0..9 {
        shop.add("/addproduct", json!({"title": format!("Phone {n}"), "price": "0", "offerPrice": "0"}))
            .await;
    }
    let html = shop.visitor().get("/products?all=1&sort=lowToHigh").await.page(200);
    let shown = root(&html);
    assert!(shown.contains("href=\"/products?page=2&amp;sort=lowToHigh&amp;all=1\""), "{shown}");
    assert!(shown.contains("Price to be announced"), "{shown}");
    let empty = shop.visitor().get("/products?q=nothing").await.page(200);
    assert!(root(&empty).contains("No products found"), "{empty}");
    let none = shop.visitor().get("/products?min=99999999").await.page(200);
    assert!(root(&none).contains("No products found") && !root(&none).contains("\u{201C}\u{201D}"), "{none}");
    let hostile = shop.visitor().get("/searchedfor/%22%3E%3Cscript%3Ealert(1)").await.page(200);
    assert!(!root(&hostile).contains("<script>"), "{hostile}");
}

#[tokio::test]
async fn a_page_beyond_the_last_says_so_and_leads_back() {
    let shop = Shop::open().await;
    for n in 0..9 {
        shop.add("/addproduct", json!({"title": format!("Phone {n}")})).await;
    }
    let admin = shop.admin().await;
    let blog = Multipart::default().file("photo", &png(1)).text("title", "T").text("description", "D");
    assert_eq!(admin.post_form("/addblog", blog).await.status, 201);
    for (path, last, first) in [
        (
            "/products?sort=lowToHigh&page=999",
            "/products?page=2&amp;sort=lowToHigh",
            "/products?sort=lowToHigh",
        ),
        ("/category/phone?page=3", "/category/phone?page=2", "/category/phone"),
        ("/allcategory?page=3", "/allcategory?page=2", "/allcategory"),
        ("/searchedfor/phone?page=3", "/searchedfor/phone?page=2", "/searchedfor/phone"),
        ("/allblogs?page=7", "/allblogs", "/allblogs"),
    ] {
        for (language, words) in [("en", "There is no such page"), ("bn", "এমন কোনো পাতা নেই")]
        {
            let reader = shop.visitor().with("cookie", &format!("haat_lang={language}"));
            let html = reader.get(path).await.page(404);
            let shown = root(&html);
            assert_one_heading(path, shown);
            assert!(shown.contains(words), "{path}: {shown}");
            assert!(
                !shown.contains("No products found") && !shown.contains("No blogs found"),
                "{path}: {shown}"
            );
            for href in [last, first] {
                assert!(shown.contains(&format!("href=\"{href}\"")), "no {href} at {path}: {shown}");
            }
        }
    }
}

#[tokio::test]
async fn the_search_box_works_without_script() {
    let shop = Shop::open().await;
    for (asked, to) in [
        ("/searchedfor?text=galaxy%20s24", "/searchedfor/galaxy%20s24"),
        ("/searchedfor?text=100%25", "/searchedfor/100%25"),
        ("/searchedfor?text=..", "/searchedfor/..%20"),
        ("/searchedfor?text=%2F%2Fevil.example", "/searchedfor/%2F%2Fevil.example"),
        ("/searchedfor?text=+", "/"),
        ("/searchedfor", "/"),
    ] {
        let reply = shop.visitor().get(asked).await;
        assert_eq!(reply.status, StatusCode::FOUND, "{asked}");
        assert_eq!(reply.header("location"), Some(to));
        assert_eq!(reply.header("cache-control"), Some("no-store"));
    }
}

#[tokio::test]
async fn a_products_page_tells_all_of_it() {
    let shop = Shop::open().await;
    for spec in listings() {
        let fields = json!({
            "title": "Galaxy <S24>", "price": "50000", "offerPrice": "45000", "stock": "3",
            "warranty": "1 year & more", "description": "First line.\nSecond <b>line</b>.",
            "specifications": "[{\"field\":\"Battery\",\"value\":\"5000 mAh\"}]",
        });
        let id = shop.add_to(spec, fields).await;
        let html = shop.visitor().with("accept", "text/html").get(&spec.detail_of(&id)).await.page(200);
        let shown = root(&html);
        assert_one_heading(spec.detail, shown);
        for text in [
            "Galaxy &lt;S24&gt;</h1>",
            "TK 45,000",
            "TK 50,000</span></s>",
            "Save TK 5,000",
            "In Stock",
            "1 year &amp; more",
            "Second &lt;b&gt;line&lt;/b&gt;.",
            "5000 mAh</dd>",
            "aria-current=\"page\"",
        ] {
            assert!(shown.contains(text), "no {text} in {shown}");
        }
        let reader = shop.visitor().with("cookie", "haat_lang=bn").with("accept", "text/html");
        let bengali = reader.get(&spec.detail_of(&id)).await.page(200);
        assert!(root(&bengali).contains("৳৪৫,০০০"), "{bengali}");
    }
}

#[tokio::test]
async fn home_links_its_products() {
    let shop = Shop::open().await;
    for spec in listings().filter(|spec| matches!(spec.name, "bestdeal" | "product")) {
        let id = shop.add_to(spec, json!({"title": format!("On the front {}", spec.name)})).await;
        let html = shop.visitor().get("/").await.page(200);
        let shown = root(&html);
        assert!(shown.contains(&format!("On the front {}", spec.name)), "{shown}");
        assert!(shown.contains(&format!("href=\"{}\"", spec.detail_of(&id))), "{shown}");
    }
}
