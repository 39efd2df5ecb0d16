//! Every route of the `OpenAPI` document × every role, refusals first. A route without a row here fails the test.

use axum::body::Body;
use axum::http::{Method, StatusCode};
use serde_json::{Value, json};

use crate::support::{Multipart, Shop};

/// Who may use a call.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Access {
    Everybody,
    Customers,
    Admins,
}
use Access::{Admins, Customers, Everybody};

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
    ("get", "/api/search", Everybody),
    ("get", "/api/suggest", Everybody),
    ("get", "/api/facets", Everybody),
    ("get", "/api/products", Everybody),
    ("get", "/api/related/{id}", Everybody),
    ("get", "/api/products/{id}/accessories", Everybody),
    ("get", "/api/admin/products/{id}/accessories", Admins),
    ("put", "/api/admin/products/{id}/accessories", Admins),
    ("get", "/api/products/{id}/reviews", Everybody),
    ("get", "/api/products/{id}/review", Customers),
    ("put", "/api/products/{id}/review", Customers),
    ("delete", "/api/products/{id}/review", Customers),
    ("get", "/api/my/reviews", Customers),
    ("get", "/api/admin/reviews", Admins),
    ("patch", "/api/admin/reviews/{id}", Admins),
    ("put", "/api/admin/reviews/{id}/answer", Admins),
    ("post", "/api/admin/reviews/{id}/hide", Admins),
    ("post", "/api/admin/reviews/{id}/show", Admins),
    ("get", "/api/products/{id}/questions", Everybody),
    ("post", "/api/products/{id}/questions", Everybody),
    ("get", "/api/admin/questions", Admins),
    ("put", "/api/admin/questions/{id}/answer", Admins),
    ("delete", "/api/admin/questions/{id}", Admins),
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
    ("put", "/api/admin/products/{id}", Admins),
    ("post", "/api/admin/products/{id}/move", Admins),
    ("post", "/api/admin/products/{id}/duplicate", Admins),
    ("post", "/api/admin/products/bulk", Admins),
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
    ("put", "/api/admin/blogs/{id}", Admins),
    ("put", "/api/admin/banners/main", Admins),
    ("put", "/api/admin/banners/{place}/words", Admins),
    ("get", "/api/settings", Everybody),
    ("put", "/api/settings", Admins),
    ("post", "/api/settings/branches/{n}/photo", Admins),
    ("delete", "/api/settings/branches/{n}/photo", Admins),
    ("post", "/api/contact", Everybody),
    ("post", "/api/products/{id}/alerts", Everybody),
    ("get", "/api/products/{id}/prices", Everybody),
    ("get", "/contact", Admins),
    ("delete", "/contact/{id}", Admins),
    ("patch", "/contact/{id}", Admins),
    ("post", "/getuserinfo", Everybody),
    ("post", "/api/admin/logout", Everybody),
    ("post", "/api/logout", Everybody),
    ("get", "/api/me", Everybody),
    ("post", "/api/userregister", Everybody),
    ("post", "/api/userlogin", Everybody),
    ("post", "/api/forgotpassword", Everybody),
    ("post", "/api/verifyotp", Everybody),
    ("post", "/api/resetpassword", Everybody),
    ("get", "/api/user/sessions", Customers),
    ("delete", "/api/user/sessions/{id}", Customers),
    ("put", "/api/user/update", Customers),
    ("put", "/api/user/update-password", Customers),
    ("put", "/api/user/update-address", Customers),
    ("post", "/api/cart/add", Customers),
    ("get", "/api/my/orders/{id}", Customers),
    ("post", "/api/cart/update", Customers),
    ("post", "/api/cart/join", Customers),
    ("post", "/api/cart/remove", Customers),
    ("post", "/api/checkout/quote", Everybody),
    ("post", "/api/checkout", Everybody),
    ("post", "/api/favorites/add", Customers),
    ("delete", "/api/favorites/remove", Customers),
    ("post", "/api/order/place", Customers),
    ("get", "/api/my/orders", Customers),
    ("post", "/api/user/order/cancel", Customers),
    ("post", "/api/user/order/delete", Customers),
    ("post", "/order", Everybody),
    ("get", "/api/track", Everybody),
    ("get", "/orders", Admins),
    ("patch", "/api/orders/approve", Admins),
    ("post", "/api/orders/deliver", Admins),
    ("post", "/api/orders/ship", Admins),
    ("post", "/api/orders/cancel", Admins),
    ("post", "/api/orders/return", Admins),
    ("post", "/api/orders/payment", Admins),
    ("put", "/api/orders/note", Admins),
    ("get", "/api/admin/coupons", Admins),
    ("post", "/api/admin/coupons", Admins),
    ("put", "/api/admin/coupons/{id}", Admins),
    ("delete", "/api/admin/coupons/{id}", Admins),
    ("get", "/api/admin/customers", Admins),
    ("get", "/orders/{id}", Admins),
    ("delete", "/orders/{id}", Admins),
    ("get", "/api/admin/statistics", Admins),
    ("get", "/dashboard-stats", Admins),
    ("get", "/api/admin/waiting", Admins),
    ("get", "/api/admin/mail", Admins),
    ("post", "/api/admin/mail/test", Admins),
    ("post", "/api/admin/mail/retry", Admins),
    ("post", "/api/admin/mail/{id}/retry", Admins),
    ("delete", "/api/admin/mail/{id}", Admins),
    ("get", "/api/admin/trash", Admins),
    ("post", "/api/admin/trash/{id}/restore", Admins),
    ("get", "/api/admin/audit", Admins),
    ("get", "/api/admin/health", Admins),
    ("get", "/api/admin/backups", Admins),
    ("post", "/api/admin/backups", Admins),
    ("get", "/api/admin/backups/{name}", Admins),
    ("post", "/api/admin/backups/{name}/prove", Admins),
    ("get", "/api/admin/account", Admins),
    ("put", "/api/admin/password", Admins),
    ("get", "/api/admin/sessions", Admins),
    ("delete", "/api/admin/sessions/{id}", Admins),
    ("post", "/api/admin/totp", Admins),
    ("post", "/api/admin/totp/confirm", Admins),
    ("delete", "/api/admin/totp", Admins),
    ("get", "/api/admin/products.csv", Admins),
    ("get", "/api/admin/orders.csv", Admins),
    ("post", "/api/admin/imports", Admins),
    ("get", "/api/admin/imports/{id}", Admins),
    ("delete", "/api/admin/imports/{id}", Admins),
    ("post", "/api/admin/imports/{id}/confirm", Admins),
    ("get", "/api/admin/imports/{id}/pictures", Admins),
    ("post", "/api/admin/imports/{id}/pictures", Admins),
    ("get", "/healthz", Everybody),
    ("get", "/readyz", Everybody),
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
        let path = path.replace("{id}", "nothing").replace("{name}", "nothing").replace("{n}", "1");
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
async fn customer_calls_refuse_visitors_and_admins_before_anything_else() {
    let shop = Shop::open().await;
    let (visitor, admin) = (shop.visitor(), shop.admin().await);
    let forged = shop.visitor().with("cookie", "haat_customer=deadbeef; normalUser={\"_id\":\"customer\"}");
    for (method, path, _) in ROWS.iter().filter(|(_, _, access)| *access == Customers) {
        let method = Method::from_bytes(method.to_uppercase().as_bytes()).unwrap();
        for kind in [None, Some("application/json")] {
            for actor in [&visitor, &admin, &forged] {
                let reply = actor.send(method.clone(), path, kind, Body::from("{")).await;
                assert_eq!(reply.refused(401), "Please log in", "{method} {path}");
            }
        }
    }
}

#[tokio::test]
async fn customer_calls_let_their_customer_in_and_nobody_for_another() {
    let shop = Shop::open().await;
    let customer = shop.customer().await;
    for (method, path, _) in ROWS.iter().filter(|(_, _, access)| *access == Customers) {
        let method = Method::from_bytes(method.to_uppercase().as_bytes()).unwrap();
        let reply = customer.send_json(method.clone(), path, &json!({"userId": "customer"})).await;
        assert!(!matches!(reply.status.as_u16(), 401 | 403), "{method} {path} answered {}", reply.status);
        // What names nobody compares nothing.
        if matches!(method, Method::GET | Method::DELETE) {
            continue;
        }
        for body in
            [json!({"userId": "other"}), json!({"email": "other@shop.example"}), json!({"userId": ""})]
        {
            customer.send_json(method.clone(), path, &body).await.refused(403);
        }
    }
}

#[tokio::test]
async fn admin_calls_let_admins_in() {
    let shop = Shop::open().await;
    let admin = shop.admin().await;
    for (method, path, access) in ROWS.iter().filter(|(_, _, access)| *access != Customers) {
        let method = Method::from_bytes(method.to_uppercase().as_bytes()).unwrap();
        if path.contains("logout") || path == &"/getuserinfo" {
            continue;
        }
        let path = path.replace("{id}", "nothing").replace("{name}", "nothing").replace("{n}", "1");
        let reply = admin.send(method.clone(), &path, None, Body::empty()).await;
        assert!(
            !matches!(reply.status, StatusCode::UNAUTHORIZED | StatusCode::FORBIDDEN),
            "{method} {path} ({access:?}) answered {}",
            reply.status
        );
    }
}

#[tokio::test]
async fn the_document_tells_who_may_use_a_call() {
    let shop = Shop::open().await;
    let document = shop.visitor().get("/openapi.json").await.json();
    for (method, path, access) in ROWS {
        let told = document["paths"][path][method]["security"].clone();
        let expected = match access {
            Everybody => Value::Null,
            Customers => json!([{"customer": []}, {"bearer": []}]),
            Admins => json!([{"admin": []}, {"bearer": []}]),
        };
        assert_eq!(told, expected, "{method} {path}");
    }
}
