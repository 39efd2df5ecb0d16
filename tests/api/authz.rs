//! Every route of the `OpenAPI` document × every role, refusals first. A route without a row here fails the test.

use axum::body::Body;
use axum::http::{Method, StatusCode};
use serde_json::Value;

use crate::support::{Multipart, Shop};

/// Who may use a call.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Access {
    Everybody,
    Admins,
}
use Access::{Admins, Everybody};

const ROWS: &[(&str, &str, Access)] = &[
    ("get", "/allproducts", Everybody),
    ("get", "/allproducts/{id}", Everybody),
    ("get", "/alltrandingproducts", Everybody),
    ("get", "/tranding/{id}", Everybody),
    ("get", "/allbestdeals", Everybody),
    ("get", "/bestdeal/{id}", Everybody),
    ("get", "/allexclusive", Everybody),
    ("get", "/allexclusive/{id}", Everybody),
    ("get", "/offers", Everybody),
    ("get", "/offers/{id}", Everybody),
    ("get", "/homeproductsapi", Everybody),
    ("get", "/hometrandingapi", Everybody),
    ("get", "/homebestdealsapi", Everybody),
    ("get", "/homeexclusiveapi", Everybody),
    ("get", "/singleoffersaleproduct", Everybody),
    ("get", "/search-products", Everybody),
    ("get", "/categorysearch", Everybody),
    ("get", "/category-brand-search", Everybody),
    ("patch", "/increment-product-views/{id}", Everybody),
    ("patch", "/increment-tranding-views/{id}", Everybody),
    ("patch", "/increment-best-views/{id}", Everybody),
    ("patch", "/increment-exclusive-views/{id}", Everybody),
    ("patch", "/increment-offer-views/{id}", Everybody),
    ("post", "/addproduct", Admins),
    ("post", "/addphone", Admins),
    ("post", "/addlaptop", Admins),
    ("post", "/addwatch", Admins),
    ("post", "/AddAccessories", Admins),
    ("post", "/addaccessories", Admins),
    ("post", "/addtv", Admins),
    ("post", "/addtranding", Admins),
    ("post", "/addbestdeals", Admins),
    ("post", "/addexclusive", Admins),
    ("post", "/addoffersale", Admins),
    ("patch", "/editproduct/{id}", Admins),
    ("patch", "/edittranding/{id}", Admins),
    ("patch", "/editbestdeal/{id}", Admins),
    ("patch", "/editexclusive/{id}", Admins),
    ("patch", "/editoffersale/{id}", Admins),
    ("delete", "/product/{id}", Admins),
    ("delete", "/tranding/{id}", Admins),
    ("delete", "/bestdeals/{id}", Admins),
    ("delete", "/exclusive/{id}", Admins),
    ("delete", "/offers/{id}", Admins),
    ("get", "/api/admin/stock-ledger", Admins),
    ("get", "/banners", Everybody),
    ("get", "/secondbanner", Everybody),
    ("get", "/thirdbanner", Everybody),
    ("get", "/exclusivebanner", Everybody),
    ("post", "/updatebanner", Admins),
    ("put", "/updatebanner", Admins),
    ("post", "/updatesecondbanner", Admins),
    ("put", "/updatesecondbanner", Admins),
    ("post", "/updatethirdbanner", Admins),
    ("put", "/updatethirdbanner", Admins),
    ("post", "/updateexclusivebanner", Admins),
    ("put", "/updateexclusivebanner", Admins),
    ("get", "/blogs", Everybody),
    ("get", "/blogs/{id}", Everybody),
    ("get", "/homeblogsapi", Everybody),
    ("post", "/addblog", Admins),
    ("delete", "/blogs/{id}", Admins),
    ("get", "/api/settings", Everybody),
    ("put", "/api/settings", Admins),
    ("post", "/api/settings/branches/{n}/photo", Admins),
    ("post", "/api/contact", Everybody),
    ("get", "/contact", Admins),
    ("delete", "/contact/{id}", Admins),
    ("post", "/getuserinfo", Everybody),
    ("post", "/api/admin/logout", Everybody),
    ("post", "/api/logout", Everybody),
    ("get", "/api/me", Everybody),
    ("get", "/dashboard-stats", Admins),
    ("get", "/api/admin/trash", Admins),
    ("post", "/api/admin/trash/{id}/restore", Admins),
    ("get", "/api/admin/audit", Admins),
    ("get", "/healthz", Everybody),
    ("get", "/openapi.json", Everybody),
];

#[tokio::test]
async fn every_route_has_its_row() {
    let shop = Shop::open().await;
    let document = shop.visitor().get("/openapi.json").await.json();
    let mut missing = Vec::new();
    let mut seen = 0;
    for (path, item) in document["paths"].as_object().unwrap() {
        for method in item.as_object().unwrap().keys().filter(|m| *m != "parameters") {
            seen += 1;
            if !ROWS.iter().any(|(m, p, _)| m == method && p == path) {
                missing.push(format!("{method} {path}"));
            }
        }
    }
    assert!(missing.is_empty(), "without a row: {missing:?}");
    assert_eq!(seen, ROWS.len(), "a row stands for a route that is not there");
}

#[tokio::test]
async fn admin_calls_refuse_visitors_and_customers_before_anything_else() {
    let shop = Shop::open().await;
    let (visitor, customer) = (shop.visitor(), shop.customer().await);
    let forged = shop.visitor().with("cookie", "haat_admin=deadbeef; user={\"role\":\"admin\"}");
    for (method, path, _) in ROWS.iter().filter(|(_, _, access)| *access == Admins) {
        let method = Method::from_bytes(method.to_uppercase().as_bytes()).unwrap();
        let path = path.replace("{id}", "nothing").replace("{n}", "1");
        // A body that no handler could read: who asks is decided before it is looked at.
        for kind in [None, Some("application/json"), Some(Multipart::KIND)] {
            let send = async |actor: &crate::support::Actor<'_>| {
                actor.send(method.clone(), &path, kind, Body::from("{")).await
            };
            assert_eq!(send(&visitor).await.refused(401), "Please log in", "{method} {path}");
            send(&forged).await.refused(401);
            send(&customer).await.refused(403);
        }
    }
}

#[tokio::test]
async fn admin_calls_let_admins_in() {
    let shop = Shop::open().await;
    let admin = shop.admin().await;
    for (method, path, access) in ROWS {
        let method = Method::from_bytes(method.to_uppercase().as_bytes()).unwrap();
        if path.contains("logout") || path == &"/getuserinfo" {
            continue;
        }
        let path = path.replace("{id}", "nothing").replace("{n}", "1");
        let reply = admin.send(method.clone(), &path, None, Body::empty()).await;
        assert!(
            !matches!(reply.status, StatusCode::UNAUTHORIZED | StatusCode::FORBIDDEN),
            "{method} {path} ({access:?}) answered {}",
            reply.status
        );
    }
}

#[tokio::test]
async fn the_document_tells_which_calls_are_for_admins() {
    let shop = Shop::open().await;
    let document = shop.visitor().get("/openapi.json").await.json();
    for (method, path, access) in ROWS {
        let operation = &document["paths"][path][method];
        let told = operation["security"] != Value::Null;
        assert_eq!(told, *access == Admins, "{method} {path}");
    }
}
