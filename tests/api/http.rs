//! What every reply keeps to: one error shape, methods, bodies, headers, cross-site writes, addresses (contract 2
//! and 3).

use axum::body::Body;
use axum::http::Method;
use serde_json::json;

use crate::support::{Options, Reply, Shop, listings, origin};

const HTML: &str = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8";

/// The methods that `Allow` names.
fn allowed(reply: &Reply) -> Vec<String> {
    let mut all: Vec<String> =
        reply.header("allow").unwrap_or_default().split(',').map(|m| m.trim().to_owned()).collect();
    all.sort();
    all
}

#[tokio::test]
async fn a_wrong_method_is_405_and_told_which_are_right() {
    let shop = Shop::open().await;
    let admin = shop.admin().await;
    for (method, path, right) in [
        (Method::POST, "/allproducts", "GET HEAD"),
        (Method::DELETE, "/allproducts/x", "GET HEAD"),
        (Method::GET, "/addproduct", "POST"),
        (Method::PUT, "/editproduct/x", "PATCH"),
        (Method::POST, "/increment-product-views/x", "PATCH"),
        (Method::PUT, "/tranding/x", "DELETE GET HEAD"),
        (Method::POST, "/bestdeal/x", "GET HEAD"),
        (Method::PATCH, "/bestdeals/x", "DELETE GET HEAD"),
        (Method::POST, "/product/x", "DELETE GET HEAD"),
        (Method::PATCH, "/api/contact", "POST"),
        (Method::GET, "/updatebanner", "POST PUT"),
        (Method::POST, "/api/settings", "GET HEAD PUT"),
        (Method::GET, "/getuserinfo", "POST"),
        (Method::DELETE, "/healthz", "GET HEAD"),
        (Method::POST, "/uploads/x.webp", "GET HEAD"),
        (Method::POST, "/", "GET HEAD"),
        (Method::POST, "/products", "GET HEAD"),
        (Method::PUT, "/login", "GET HEAD"),
        (Method::POST, "/029A/admin/orders", "GET HEAD"),
        (Method::OPTIONS, "/allproducts", "GET HEAD"),
    ] {
        let reply = admin.clone().with("accept", HTML).send(method.clone(), path, None, Body::empty()).await;
        reply.refused(405);
        assert_eq!(allowed(&reply).join(" "), right, "{method} {path}");
    }
}

#[tokio::test]
async fn an_unknown_address_is_a_page_for_people_and_json_for_programs() {
    let shop = Shop::open().await;
    for path in ["/nothing", "/allproducts/a/b", "/api/nothing", "/029A/admin/nothing", "/dashboard/nothing"]
    {
        for accept in [None, Some("*/*"), Some("application/json"), Some("image/webp")] {
            let visitor = shop.visitor();
            let visitor = accept.map_or(visitor.clone(), |a| visitor.with("accept", a));
            visitor.get(path).await.refused(404);
        }
        for accept in [HTML, "text/html", "application/json, text/html"] {
            let reply = shop.visitor().with("accept", accept).get(path).await;
            reply.page(404);
            assert!(reply.header("content-security-policy").is_some());
        }
        // A write is never a page.
        shop.visitor().with("accept", HTML).post(path, &json!({})).await.refused(404);
    }
}

#[tokio::test]
async fn a_json_call_takes_an_object_of_at_most_64_kib_and_nothing_else() {
    let shop = Shop::open().await;
    let id = shop.add("/addproduct", json!({})).await;
    let admin = shop.admin().await;
    let edit = format!("/editproduct/{id}");
    for (method, path) in [
        (Method::POST, "/api/contact"),
        (Method::POST, "/getuserinfo"),
        (Method::PUT, "/api/settings"),
        (Method::PATCH, edit.as_str()),
    ] {
        let send = async |content_type: Option<&str>, body: Vec<u8>| {
            admin.send(method.clone(), path, content_type, body).await
        };
        for content_type in
            [None, Some("text/plain"), Some("application/x-www-form-urlencoded"), Some("application/jsonp")]
        {
            send(content_type, b"{}".to_vec()).await.refused(415);
        }
        let deep = format!("{}{}", "[".repeat(20_000), "]".repeat(20_000)).into_bytes();
        let deep_object = format!("{}1{}", "{\"a\":".repeat(5000), "}".repeat(5000)).into_bytes();
        for bad in [
            &b"{"[..],
            b"",
            b"[]",
            b"null",
            b"\"x\"",
            b"{\"a\":1}x",
            b"{\"a\":\"\xff\"}",
            &deep,
            &deep_object,
        ] {
            send(Some("application/json"), bad.to_vec()).await.refused(400);
        }
        let large = json!({"message": "x".repeat(64 * 1024)}).to_string().into_bytes();
        send(Some("application/json"), large).await.refused(413);
        // A type may carry parameters, in any case.
        let fine = send(Some("Application/JSON; charset=utf-8"), b"{\"title\":\"T\"}".to_vec()).await;
        assert_ne!(fine.status, 415, "{path}");
    }
}

#[tokio::test]
async fn an_error_is_told_in_one_shape_with_an_id_and_no_details() {
    let shop = Shop::open().await;
    shop.state.db.write(|tx| Ok(tx.execute_batch("ALTER TABLE blogs RENAME TO gone")?)).await.unwrap();
    let reply = shop.visitor().get("/blogs").await;
    assert_eq!(reply.refused(500), "Something went wrong. Please try again.");
    assert_eq!(reply.json().as_object().unwrap().len(), 4, "{}", reply.text());
    assert!(reply.header("x-request-id").is_some());
    let page = shop.visitor().get("/allblogs").await;
    assert_eq!(page.status, 500);
    assert!(!page.text().contains("blogs"), "{}", page.text());
}

#[tokio::test]
async fn every_reply_has_an_id_of_its_own_and_is_what_it_says_it_is() {
    let shop = Shop::open().await;
    let mut ids = std::collections::BTreeSet::new();
    let paths =
        ["/", "/nothing", "/allproducts", "/allproducts/x", "/api/me", "/contact", "/uploads/x", "/healthz"];
    for path in paths {
        for method in [Method::GET, Method::HEAD, Method::POST, Method::OPTIONS] {
            let reply = shop.visitor().send(method.clone(), path, None, Body::empty()).await;
            assert_eq!(reply.header("x-content-type-options"), Some("nosniff"), "{method} {path}");
            let policy = reply.header("content-security-policy").unwrap_or_default();
            assert!(
                policy.contains("object-src 'none'") && policy.contains("frame-ancestors 'none'"),
                "{method} {path}: {policy}"
            );
            ids.insert(reply.header("x-request-id").unwrap().to_owned());
            for name in reply.headers.keys() {
                assert!(!name.as_str().starts_with("access-control-"), "{method} {path}: {name}");
            }
        }
    }
    assert_eq!(ids.len(), 4 * paths.len());
}

#[tokio::test]
async fn a_write_that_another_site_sends_is_refused_before_anything_else() {
    let shop = Shop::open().await;
    let message = json!({"name": "N", "phone": "01712345678", "email": "a@shop.example", "message": "M", "website": ""});
    for (headers, allowed) in [
        (&[][..], true),
        (&[("origin", "http://shop.example")], true),
        (&[("origin", "http://shop.example"), ("sec-fetch-site", "cross-site")], true),
        (&[("origin", "http://127.0.0.1:9000"), ("host", "127.0.0.1:9000")], true),
        (&[("origin", "https://evil.example"), ("host", "shop.example")], false),
        (&[("origin", "http://shop.example.evil.example"), ("host", "shop.example")], false),
        (&[("origin", "http://shop.example:81"), ("host", "shop.example")], false),
        (&[("origin", "null"), ("host", "shop.example")], false),
        (&[("origin", ""), ("host", "shop.example")], false),
        (&[("sec-fetch-site", "same-origin")], true),
        (&[("sec-fetch-site", "none")], true),
        (&[("sec-fetch-site", "same-site")], false),
        (&[("sec-fetch-site", "cross-site")], false),
        (&[("sec-fetch-site", "")], false),
    ] {
        let actor = async |actor: crate::support::Actor<'_>| {
            headers
                .iter()
                .fold(actor, |actor, (name, value)| actor.with(name, value))
                .post("/api/contact", &message)
                .await
        };
        let reply = actor(shop.visitor()).await;
        if allowed {
            assert_eq!(reply.status, 201, "{headers:?}: {}", reply.text());
        } else {
            reply.refused(403);
        }
        let admin = headers.iter().fold(shop.admin().await, |actor, (name, value)| actor.with(name, value));
        let delete = admin.delete("/product/nothing").await;
        delete.refused(if allowed { 404 } else { 403 });
        let logout = headers.iter().fold(shop.visitor(), |actor, (name, value)| actor.with(name, value));
        let logout = logout.post("/api/admin/logout", &json!({})).await;
        assert_eq!(logout.status == 200, allowed, "{headers:?}");
        // Reading is not writing.
        let reader = headers.iter().fold(shop.visitor(), |actor, (name, value)| actor.with(name, value));
        assert_eq!(reader.get("/allproducts").await.status, 200, "{headers:?}");
    }
}

#[tokio::test]
async fn every_reply_of_a_shop_on_https_says_so() {
    for (own, hsts) in [("http://shop.example", false), ("https://shop.example", true)] {
        let shop = Shop::open_with(Options { origin: origin(own), ..Options::default() }).await;
        for path in [
            "/",
            "/allproducts",
            "/healthz",
            "/nowhere",
            "/uploads/x.webp",
            "/robots.txt",
            "/api/admin/account",
        ] {
            let reply = shop.visitor().get(path).await;
            assert_eq!(reply.header("strict-transport-security").is_some(), hsts, "{own}{path}");
        }
        let refused =
            shop.visitor().with("origin", "https://evil.example").post("/api/logout", &json!({})).await;
        refused.refused(403);
        assert_eq!(refused.header("strict-transport-security").is_some(), hsts);
    }
}

#[tokio::test]
async fn pages_carry_the_security_headers() {
    for (own, hsts) in [("http://shop.example", false), ("https://shop.example", true)] {
        let shop = Shop::open_with(Options { origin: origin(own), ..Options::default() }).await;
        let id = shop.add("/addbestdeals", json!({})).await;
        let deal = format!("/bestdeal/{id}");
        for (path, status) in [
            ("/", 200),
            ("/products", 200),
            (&deal, 200),
            ("/product/x", 404),
            ("/nothing", 404),
            ("/029A", 200),
        ] {
            let reply = shop.visitor().with("accept", HTML).get(path).await;
            reply.page(status);
            let policy = reply.header("content-security-policy").unwrap();
            let rule = |name: &str| {
                let found = policy.split(';').map(str::trim).find_map(|r| r.strip_prefix(name));
                found.unwrap_or_else(|| panic!("{path}: no {name} in {policy}")).trim().to_owned()
            };
            assert_eq!(rule("default-src "), "'self'");
            assert_eq!(rule("object-src "), "'none'");
            assert_eq!(rule("frame-ancestors "), "'none'");
            rule("base-uri ");
            rule("form-action ");
            let scripts = rule("script-src ");
            assert!(!scripts.contains("unsafe") && !scripts.contains('*'), "{scripts}");
            for name in ["referrer-policy", "permissions-policy", "cross-origin-opener-policy"] {
                assert!(reply.header(name).is_some(), "{path}: {name}");
            }
            assert_eq!(reply.header("strict-transport-security").is_some(), hsts, "{own}{path}");
        }
        // An inline script would be refused by that policy.
        let html = shop.visitor().get("/").await.page(200);
        for script in html.split("<script").skip(1) {
            let tag = script.split('>').next().unwrap();
            assert!(tag.contains("src=") || tag.contains("json"), "{tag}");
        }
    }
}

#[tokio::test]
async fn head_is_get_without_its_body() {
    let shop = Shop::open().await;
    let id = shop.add("/addproduct", json!({})).await;
    for path in
        ["/", "/products", "/allproducts", "/healthz", "/api/me", &format!("/product/{id}"), "/product/x"]
    {
        let (get, head) = (shop.visitor().get(path).await, shop.visitor().head(path).await);
        assert_eq!(head.status, get.status, "{path}");
        assert!(head.body.is_empty(), "{path}");
        for name in ["content-type", "etag", "cache-control", "x-total-count"] {
            assert_eq!(head.header(name), get.header(name), "{path} {name}");
        }
    }
}

#[tokio::test]
async fn a_slash_at_the_end_leads_to_the_page_without_it_and_never_off_the_site() {
    let shop = Shop::open().await;
    for (path, to) in [
        ("/products/", "/products"),
        ("/products/?page=2&sort=lowToHigh", "/products?page=2&sort=lowToHigh"),
        ("/029A/", "/029A"),
    ] {
        let reply = shop.visitor().with("accept", HTML).get(path).await;
        assert_eq!((reply.status.as_u16(), reply.header("location")), (308, Some(to)), "{path}");
    }
    for path in ["//evil.example/", "/\\evil.example/", "/%2Fevil.example/", "/%5Cevil.example/", "///"] {
        let reply = shop.visitor().with("accept", HTML).get(path).await;
        let to = reply.header("location").unwrap_or("/");
        let seen = url::Url::parse("http://shop.example/").unwrap().join(to).unwrap();
        assert_eq!(seen.host_str(), Some("shop.example"), "{path} leads to {to}");
    }
}

#[tokio::test]
async fn a_path_that_is_no_text_is_not_there() {
    let shop = Shop::open().await;
    for spec in listings() {
        let visitor = shop.visitor().with("accept", "application/json");
        visitor.get(&spec.item_of("%FF%FE")).await.refused(404);
        shop.visitor().patch_empty(&spec.view.replace("{id}", "%FF%FE")).await.refused(404);
        shop.visitor().with("accept", HTML).get(&spec.detail_of("%FF%FE")).await.page(404);
    }
}

#[tokio::test]
async fn the_shop_tells_that_it_is_well_and_what_it_can_do() {
    let shop = Shop::open().await;
    let health = shop.visitor().get("/healthz").await;
    assert_eq!((health.status.as_u16(), health.json()), (200, json!({"status": "ok"})));
    let document = shop.visitor().get("/openapi.json").await.json();
    assert!(document["openapi"].as_str().unwrap().starts_with("3.1"));
}

#[tokio::test]
async fn reading_is_limited_by_address_and_pictures_are_not() {
    let shop = Shop::open().await;
    let visitor = shop.visitor().at("198.51.100.9");
    let mut refused = None;
    for _ in 0..3000 {
        let reply = visitor.get("/api/me").await;
        if reply.status != 200 {
            refused = Some(reply);
            break;
        }
    }
    let refused = refused.expect("a burst has its end");
    refused.refused(429);
    assert!(refused.header("retry-after").unwrap().parse::<u64>().unwrap() >= 1);
    for path in ["/uploads/x.webp", "/assets/x.js"] {
        visitor.get(path).await.refused(404);
    }
    assert_eq!(shop.visitor().at("198.51.100.10").get("/api/me").await.status, 200);
    // What is not there is not read, it is guessed.
    let guesser = shop.visitor().at("198.51.100.11");
    let mut answers = Vec::new();
    // On a slow machine the limit grows while it is used up.
    while answers.len() < 5000 && answers.last() != Some(&429) {
        answers.push(guesser.get(&format!("/uploads/{}.webp", answers.len())).await.status.as_u16());
    }
    assert_eq!((answers[0], answers.last()), (404, Some(&429)));
    let free = Shop::open_with(Options { rate_limits: false, ..Options::default() }).await;
    for _ in 0..1500 {
        assert_eq!(free.visitor().get("/api/me").await.status, 200);
    }
}
