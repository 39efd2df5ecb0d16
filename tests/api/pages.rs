//! Pages: every route, its status, its head tags and its first data (spec 2, contract 2 and 10).

use serde_json::{Map, Value, json};

use crate::html::between;
use crate::support::{Actor, Multipart, Shop, listings, png};

/// The pages that are there in an empty shop.
const EMPTY_SHOP: &[&str] = &[
    "/",
    "/products",
    "/upcomings",
    "/bestdeals",
    "/exclusive",
    "/offer",
    "/allcategory",
    "/category/phone",
    "/category/laptop",
    "/category/tablet",
    "/category/tv",
    "/category/accessories",
    "/category/gadgets",
    "/search-category/phone",
    "/search-category/laptop",
    "/search-category/ipad",
    "/search-category/tv",
    "/search-category/watch",
    "/search-category/accessories",
    "/search-category/camera",
    "/search-category/tripod",
    "/search-category/power%20bank",
    "/search-category/wireless%20Charger",
    "/search-category/earbuds",
    "/search-category/tv%20stick",
    "/search-category/gimbal",
    "/search-category/airpods",
    "/search-category/phone%20cases",
    "/search/PHONE/samsung",
    "/search/Phone/apple",
    "/searchedfor/galaxy",
    "/searchedfor/%E0%A6%B0%E0%A7%87%E0%A6%A1%E0%A6%AE%E0%A6%BF%20100%25",
    "/allblogs",
    "/buynow/Galaxy%20S25",
    "/store-location",
    "/terms",
    "/policy",
    "/compare?ids=a,b",
    "/login",
    "/register",
    "/forgot-password",
    "/dashboard",
    "/dashboard/orders",
    "/dashboard/carts",
    "/dashboard/profile",
    "/dashboard/favourites",
    "/dashboard/password",
    "/dashboard/address",
    "/029A",
    "/029A/admin",
    "/029A/admin/index",
    "/029A/admin/orders",
    "/029A/admin/contacts",
    "/029A/admin/addproduct",
    "/029A/admin/addUpcomings",
    "/029A/admin/addphone",
    "/029A/admin/addlaptop",
    "/029A/admin/addwatch",
    "/029A/admin/addaccessories",
    "/029A/admin/addtv",
    "/029A/admin/addbestdeals",
    "/029A/admin/addexclusive",
    "/029A/admin/addoffersale",
    "/029A/admin/addblog",
    "/029A/admin/updatebanner",
    "/029A/admin/updatesecondbanner",
    "/029A/admin/updatethirdbanner",
    "/029A/admin/updateexclusivebanner",
    "/029A/admin/allproductadmin",
    "/029A/admin/allbestdealsadmin",
    "/029A/admin/allupcomingsadmin",
    "/029A/admin/alloffersadmin",
    "/029A/admin/allexclusiveadmin",
    "/029A/admin/settings",
    "/029A/admin/statistics",
    "/029A/admin/audit",
    "/029A/admin/trash",
    "/029A/admin/account",
    "/029A/admin/import",
    "/029A/admin/blogs",
    "/029A/admin/blogs/x",
    "/029A/admin/products/x",
    "/029A/admin/orders/x/invoice",
];

async fn add_blog(shop: &Shop, title: &str) -> String {
    let form = Multipart::default().text("title", title).text("description", "Words.").file("photo", &png(1));
    let reply = shop.admin().await.post_form("/addblog", form).await;
    reply.json()["insertedId"].as_str().unwrap().to_owned()
}

/// The first data that a page embeds.
fn embedded(html: &str) -> Map<String, Value> {
    let (_, rest) = html.split_once("<script type=\"application/json\" id=\"haat-data\">").unwrap();
    let (json, _) = rest.split_once("</script>").unwrap();
    assert!(!json.contains('<'), "a `<` stands in the data: {json}");
    serde_json::from_str::<Value>(json).unwrap().as_object().unwrap().clone()
}

/// The content of a meta tag.
fn meta<'a>(html: &'a str, name: &str) -> Option<&'a str> {
    let tag = html.split("<meta ").find(|t| t.contains(&format!("=\"{name}\" ")))?;
    tag.split_once("content=\"").and_then(|(_, rest)| rest.split_once('"')).map(|(content, _)| content)
}

#[tokio::test]
async fn every_page_is_there_whatever_is_accepted() {
    let shop = Shop::open().await;
    let mut paths: Vec<String> = EMPTY_SHOP.iter().map(|&path| path.to_owned()).collect();
    for spec in listings() {
        let id = shop.add_to(spec, json!({})).await;
        paths.push(spec.detail_of(&id));
        paths.push(format!("/category/details/{id}"));
    }
    paths.push(format!("/blog/{}", add_blog(&shop, "News").await));
    for path in paths {
        // `/bestdeal/{id}` is a call's path too.
        let json = (!path.starts_with("/bestdeal/")).then_some("application/json");
        for accept in [Some("text/html"), Some("*/*"), Some("image/webp"), None, json] {
            let visitor = shop.visitor();
            let visitor = accept.map_or(visitor.clone(), |a| visitor.with("accept", a));
            let reply = visitor.get(&path).await;
            assert_eq!(reply.status, 200, "{path} {accept:?}");
            assert!(reply.page(200).contains("<title>"), "{path}");
        }
        assert_eq!(shop.visitor().head(&path).await.status, 200, "HEAD {path}");
    }
}

/// What a page loads before its first paint is its own: no script, and letters of its language alone.
#[tokio::test]
async fn a_page_is_seen_before_its_code_is_asked_for() {
    let shop = Shop::open().await;
    for path in ["/", "/products", "/login", "/dashboard"] {
        for (language, fonts) in [("en", 0), ("bn", 3)] {
            let cookie = format!("haat_lang={language}");
            let page = shop.visitor().with("cookie", &cookie).with("accept", "text/html").get(path).await;
            let html = page.page(200);
            let (head, _) = html.split_once("<div id=\"root\"").unwrap();
            let root = between(&html, "<div id=\"root\"", ">");
            let code: Vec<_> = between(root, "data-code=\"", "\"").split(' ').collect();
            assert!(
                code.len() > 2 && code.iter().all(|file| file.starts_with("/assets/")),
                "{path}: {code:?}"
            );
            assert!(code.iter().all(|file| !head.contains(file)), "{path}");
            // Its styles and both weights.
            let letters =
                head.matches("/assets/fonts-").count() + head.matches("/assets/hind-siliguri-").count();
            assert_eq!(letters, fonts, "{path} in {language}");
        }
    }
}

#[tokio::test]
async fn a_page_of_what_is_not_there_is_the_app_with_404() {
    let shop = Shop::open().await;
    let mut paths: Vec<String> = listings().map(|spec| spec.detail_of("nothing")).collect();
    paths.extend(["/blog/nothing", "/category/details/nothing", "/category/fridge"].map(str::to_owned));
    let deleted = shop.add("/addproduct", json!({})).await;
    shop.admin().await.delete(&format!("/product/{deleted}")).await;
    paths.push(format!("/product/{deleted}"));
    for path in paths {
        for accept in ["text/html", "*/*"] {
            let html = shop.visitor().with("accept", accept).get(&path).await.page(404);
            assert!(html.contains("noindex"), "{path}");
            assert_eq!(meta(&html, "og:image"), None, "{path}");
            assert!(embedded(&html).contains_key("/api/settings"), "{path}");
        }
        assert_eq!(shop.visitor().head(&path).await.status, 404, "{path}");
    }
}

#[tokio::test]
async fn old_share_links_lead_to_the_item_and_are_kept_by_nobody() {
    let shop = Shop::open().await;
    for (listing, old, new) in
        [("upcoming", "/tranding/", "/upcomings/"), ("bestdeal", "/bestdeals/", "/bestdeal/")]
    {
        let spec = listings().find(|spec| spec.name == listing).unwrap();
        let id = shop.add_to(spec, json!({})).await;
        for accept in ["text/html", "*/*"] {
            let reply = shop.visitor().with("accept", accept).get(&format!("{old}{id}")).await;
            assert_eq!(reply.status, 302, "{old}");
            assert_eq!(reply.header("location"), Some(format!("{new}{id}").as_str()));
            assert_eq!(reply.header("cache-control"), Some("no-store"));
            assert_eq!(shop.visitor().get(reply.header("location").unwrap()).await.status, 200);
        }
        // What stands in the path cannot lead off the site.
        let reply = shop.visitor().get(&format!("{old}%2F%2Fevil.example%2F%0D%0Ax:y")).await;
        assert!(reply.header("location").unwrap().starts_with(&format!("{new}%2F%2Fevil")));
    }
}

#[tokio::test]
async fn a_products_page_tells_previewers_its_title_price_and_picture() {
    let shop = Shop::open().await;
    for spec in listings() {
        let fields = json!({"title": "Galaxy & \"S25\" <b>", "price": 50_000, "offerPrice": 45_000,
            "description": "A fine phone.\nWith a </script><script>alert(1)</script>."});
        let id = shop.add_to(spec, fields).await;
        let html = shop.visitor().get(&spec.detail_of(&id)).await.page(200);
        let address = format!("http://shop.example{}", spec.detail_of(&id));
        let title = "Galaxy &amp; &quot;S25&quot; &lt;b&gt;";
        assert!(between(&html, "<title>", "</title>").starts_with(title), "{}", spec.detail);
        assert!(meta(&html, "og:title").unwrap().starts_with(title));
        assert_eq!(between(&html, "<link rel=\"canonical\" href=\"", "\""), address);
        assert_eq!(meta(&html, "og:url"), Some(address.as_str()));
        assert_eq!(meta(&html, "product:price:amount"), Some("45000"));
        assert_eq!(meta(&html, "product:price:currency"), Some("BDT"));
        assert!(meta(&html, "description").unwrap().contains("TK 45,000"));
        assert!(!html.contains("<script>alert"), "{html}");
        let picture = meta(&html, "og:image").unwrap().to_owned();
        let path = picture.strip_prefix("http://shop.example").unwrap();
        let jpeg = shop.visitor().get(path).await;
        assert_eq!((jpeg.status.as_u16(), jpeg.header("content-type")), (200, Some("image/jpeg")));
        assert_eq!(image::guess_format(&jpeg.body).unwrap(), image::ImageFormat::Jpeg);
        // The page through which any product is found stands for the product's own page.
        let any = shop.visitor().get(&format!("/category/details/{id}")).await.page(200);
        assert_eq!(between(&any, "<link rel=\"canonical\" href=\"", "\""), address);
        // Structured data.
        let ld = between(&html, "<script type=\"application/ld+json\">", "</script>");
        let ld: Value = serde_json::from_str(ld).unwrap();
        assert_eq!((&ld["@type"], &ld["offers"]["price"]), (&json!("Product"), &json!(45_000)));
        assert_eq!(ld["offers"]["priceCurrency"], "BDT");
    }
}

#[tokio::test]
async fn a_price_that_is_not_announced_is_told_nowhere() {
    let shop = Shop::open().await;
    for spec in listings() {
        let id = shop.add_to(spec, json!({"price": 0, "offerPrice": 0})).await;
        let html = shop.visitor().get(&spec.detail_of(&id)).await.page(200);
        assert_eq!(meta(&html, "product:price:amount"), None);
        assert!(!html.contains("TK 0"));
    }
}

#[tokio::test]
async fn private_pages_are_not_to_be_found() {
    let shop = Shop::open().await;
    for private in [
        "/login",
        "/register",
        "/dashboard/orders",
        "/029A",
        "/029A/admin/orders",
        "/029A/admin/products/x",
        "/buynow/x",
        "/compare?ids=a,b",
    ] {
        assert!(shop.visitor().get(private).await.page(200).contains("noindex"), "{private}");
    }
}

/// A page's first data next to what the calls of those addresses answer.
async fn check_first_data(visitor: &Actor<'_>, page: &str, lists: &[&str], others: &[&str]) {
    let data = embedded(&visitor.get(page).await.page(200));
    let keys: Vec<&str> = data.keys().map(String::as_str).collect();
    let mut expected: Vec<&str> = lists.iter().chain(others).copied().chain(["/api/settings"]).collect();
    expected.sort_unstable();
    assert_eq!(keys, expected, "{page}");
    for (address, value) in &data {
        let reply = visitor.clone().with("accept", "application/json").get(address).await;
        // A search tells its total beside what it understood.
        let answer = if lists.contains(&address.as_str()) && !address.starts_with("/api/search") {
            let total: u64 = reply.header("x-total-count").unwrap().parse().unwrap();
            json!({"items": reply.rows(), "total": total})
        } else {
            reply.json()
        };
        assert_eq!(*value, answer, "{page}: {address}");
    }
}

#[tokio::test]
async fn a_list_embeds_what_the_interface_asks_first() {
    let shop = Shop::open().await;
    for spec in listings() {
        for n in 0..10 {
            shop.add_to(spec, json!({"title": format!("<b>{n}"), "price": 100 * n, "offerPrice": 0})).await;
        }
    }
    let visitor = shop.visitor();
    let with_min =
        |path: &str| vec![format!("/{path}?limit=8&min=200&page=1"), format!("/{path}?limit=1&max=199")];
    let fixed = |path: &str, fixed: &str| {
        vec![format!("/{path}?{fixed}&limit=8&min=200&page=1"), format!("/{path}?{fixed}&limit=1&max=199")]
    };
    for (page, lists) in [
        ("/products", with_min("allproducts")),
        ("/allcategory", with_min("allproducts")),
        ("/upcomings", vec!["/alltrandingproducts?limit=8&page=1".to_owned()]),
        ("/bestdeals", with_min("allbestdeals")),
        ("/exclusive", with_min("allexclusive")),
        ("/offer", with_min("offers")),
        ("/category/phone", fixed("categorysearch", "category=phone")),
        ("/category/gadgets", fixed("categorysearch", "category=gadgets")),
        ("/search-category/power%20bank", fixed("categorysearch", "category=power+bank")),
        ("/search/PHONE/samsung", fixed("category-brand-search", "brand=samsung&category=PHONE")),
        ("/searchedfor/galaxy%20s25", vec!["/api/search?limit=8&page=1&text=galaxy+s25".to_owned()]),
        ("/searchedfor/100%25%26x", vec!["/api/search?limit=8&page=1&text=100%25%26x".to_owned()]),
        (
            "/upcomings?page=2&sort=lowToHigh",
            vec!["/alltrandingproducts?limit=8&page=2&sort=lowToHigh".to_owned()],
        ),
        ("/upcomings?q=b", vec!["/alltrandingproducts?limit=8&page=1&q=b".to_owned()]),
        ("/products?max=500", vec!["/allproducts?limit=8&max=500&page=1".to_owned()]),
        ("/products?all=1", vec!["/allproducts?limit=8&page=1".to_owned()]),
        (
            "/products?min=300&max=700&brands=LG,%20samsung",
            vec!["/allproducts?brands=LG%2Csamsung&limit=8&max=700&min=300&page=1".to_owned()],
        ),
        (
            "/products?brands=samsung",
            vec![
                "/allproducts?brands=samsung&limit=8&min=200&page=1".to_owned(),
                "/allproducts?brands=samsung&limit=1&max=199".to_owned(),
            ],
        ),
    ] {
        let lists: Vec<&str> = lists.iter().map(String::as_str).collect();
        check_first_data(&visitor, page, &lists, &[]).await;
    }
    // What cannot be meant falls back.
    for query in ["page=0", "page=x", "sort=cheap", "page=-3&sort=", "max=many"] {
        check_first_data(
            &visitor,
            &format!("/upcomings?{query}"),
            &["/alltrandingproducts?limit=8&page=1"],
            &[],
        )
        .await;
    }
}

#[tokio::test]
async fn lists_of_posts_embed_what_their_cards_show() {
    let shop = Shop::open().await;
    let text = format!("Words.\n\n{}", "ক্ষি ".repeat(200));
    let form = Multipart::default().text("title", "Long").text("description", &text).file("photo", &png(1));
    shop.admin().await.post_form("/addblog", form).await;
    let visitor = shop.visitor();
    let beginning = format!("Words. {}ক্ষি", "ক্ষি ".repeat(47));
    let home = embedded(&visitor.get("/").await.page(200));
    assert_eq!(home["/homeblogsapi"][0]["description"], beginning);
    let list = embedded(&visitor.get("/allblogs").await.page(200));
    assert_eq!(list["/blogs?limit=6&page=1"]["items"][0]["description"], beginning);
    // The calls answer with all of it.
    let reply = visitor.with("accept", "application/json").get("/homeblogsapi").await;
    assert_eq!(reply.rows()[0]["description"], text.trim_end());
}

#[tokio::test]
async fn home_items_and_blogs_embed_what_the_interface_asks_first() {
    let shop = Shop::open().await;
    let visitor = shop.visitor();
    let mut items = Vec::new();
    for spec in listings() {
        let id = shop.add_to(spec, json!({"title": "</script>"})).await;
        items.push((spec.detail_of(&id), spec.item_of(&id), id.clone()));
        items.push((format!("/category/details/{id}"), format!("/allproducts/{id}"), id));
    }
    for (page, item, id) in items {
        let said = |what: &str| format!("/api/products/{id}/{what}?limit=5&page=1");
        check_first_data(&visitor, &page, &[&said("questions")], &[&item, &said("reviews")]).await;
    }
    let blog = add_blog(&shop, "News </script>").await;
    check_first_data(&visitor, &format!("/blog/{blog}"), &[], &[&format!("/blogs/{blog}")]).await;
    check_first_data(&visitor, "/allblogs", &["/blogs?limit=6&page=1"], &[]).await;
    // Home's lists come as the calls answer them: plain arrays.
    let home = [
        "/banners",
        "/secondbanner",
        "/thirdbanner",
        "/exclusivebanner",
        "/homebestdealsapi",
        "/homeproductsapi",
        "/hometrandingapi",
        "/homeexclusiveapi",
        "/singleoffersaleproduct",
        "/homeblogsapi",
    ];
    check_first_data(&visitor, "/", &[], &home).await;
    check_first_data(&visitor, "/login", &[], &[]).await;
}
