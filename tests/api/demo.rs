//! The demo catalogue: a whole shop of every category and brand (spec 3, contract 1). Filled once, by the executable,
//! since it takes its time; all that is asked of it stands in one test.

use std::collections::BTreeSet;
use std::time::Duration;

use serde_json::{Value, json};

use crate::process::{Server, haat, run_in};
use crate::support::{Options, Shop, listings};

/// Longer than filling takes, with 100 pictures and an unoptimised build on a busy machine.
const FILLING: Duration = Duration::from_mins(15);

/// Brands per category (spec 3).
const BRANDS: [(&str, &[&str]); 10] = [
    (
        "phone",
        &[
            "apple", "asus", "infinix", "motorola", "oppo", "realme", "samsung", "tecno", "vivo", "xiaomi",
            "google", "oneplus", "honor", "sony",
        ],
    ),
    ("tablet", &["apple", "lenovo", "xiaomi", "huawei", "samsung", "realme"]),
    ("speakers", &["apple", "jbl", "lenovo", "xiaomi", "huawei", "samsung", "realme", "sonos"]),
    ("watch", &["xiaomi", "huawei", "samsung", "realme", "apple", "bose"]),
    ("earphone", &["xiaomi", "huawei", "samsung", "realme", "apple", "bose"]),
    ("headphones", &["xiaomi", "huawei", "samsung", "realme", "apple", "bose"]),
    ("camera", &["sony", "dji", "samsung"]),
    ("laptop", &["acer", "dell", "hp", "lenovo", "asus", "apple"]),
    ("drones", &["dji", "bose"]),
    ("accessories", &["dji", "bose", "samsung", "huawei", "apple"]),
];

const SEARCH_CATEGORIES: [&str; 15] = [
    "phone",
    "laptop",
    "ipad",
    "tv",
    "watch",
    "accessories",
    "camera",
    "tripod",
    "power+bank",
    "wireless+Charger",
    "earbuds",
    "tv+stick",
    "gimbal",
    "airpods",
    "phone+cases",
];

fn is_bengali(text: &str) -> bool {
    text.chars().any(|c| ('\u{980}'..='\u{9FF}').contains(&c))
}

/// How many products the server's shop has.
fn total(server: &Server) -> u64 {
    let (_, text) = server.get("/search-products?text=a&limit=1");
    let count = text.lines().find_map(|line| line.strip_prefix("x-total-count: ")).unwrap();
    count.trim().parse().unwrap()
}

/// A shop that `HAAT_DEMO=1` filled, after which neither another start nor `haat demo` adds anything.
fn filled() -> tempfile::TempDir {
    let data = tempfile::tempdir().unwrap();
    let args = ["serve", "--addr", "127.0.0.1:0", "--data", data.path().to_str().unwrap()];
    let start = || Server::spawn(haat(&args, &[("HAAT_DEMO", "1")]), FILLING);
    let server = start();
    assert_eq!(server.get("/healthz").0, 200);
    let found = total(&server);
    assert!(found >= 100, "the first answer sees the whole shop: {found}");
    assert_eq!(server.stop().stdout, "");
    let refused = run_in(data.path(), &["demo"], &[]);
    assert_eq!((refused.code, refused.stdout.as_str()), (Some(1), ""), "{refused:?}");
    assert!(refused.stderr.contains("--force-append"), "{}", refused.stderr);
    let server = start();
    assert_eq!(total(&server), found);
    server.stop();
    data
}

#[tokio::test]
async fn the_demo_is_a_whole_shop() {
    let shop = Shop::on(tokio::task::spawn_blocking(filled).await.unwrap(), Options::default());
    assert!(!haat::demo::is_empty(&shop.state).unwrap());
    let mut products = Vec::new();
    for spec in listings() {
        let rows = shop.visitor().get(spec.list).await.rows();
        assert!(rows.len() >= 12, "{}: {}", spec.list, rows.len());
        products.extend(rows);
        let home = shop.visitor().get(spec.home).await.json();
        assert_eq!(
            home.as_array().map_or(1, Vec::len),
            if spec.home_is_single { 1 } else { 12 },
            "{}",
            spec.home
        );
    }
    assert!(products.len() >= 150, "{}", products.len());
    check_products(&products);
    check_searches(&shop).await;
    check_ledger(&shop, &products).await;
    check_accessories(&shop, &products).await;
    let mut pictures: BTreeSet<String> = products.iter().flat_map(images).collect();
    pictures.extend(check_banners(&shop).await);
    pictures.extend(check_blogs(&shop).await);
    pictures.extend(check_settings(&shop).await);
    for path in &pictures {
        assert_eq!(shop.visitor().head(path).await.status, 200, "{path}");
    }
    shop.pictures_become(pictures.len()).await;
    for product in &products {
        let (listing, id) = (product["listing"].as_str().unwrap(), product["_id"].as_str().unwrap());
        let spec = listings().find(|spec| spec.name == listing).unwrap();
        if products.iter().position(|p| p["listing"] == listing)
            == products.iter().position(|p| p["_id"] == id)
        {
            shop.visitor().get(&spec.detail_of(id)).await.page(200);
        }
    }
}

fn images(product: &Value) -> Vec<String> {
    let colors = product["availableColors"].as_array().unwrap().iter().map(|color| &color["image"]);
    std::iter::once(&product["mainImage"])
        .chain(colors)
        .map(|path| path.as_str().unwrap().to_owned())
        .collect()
}

fn check_products(products: &[Value]) {
    let count = |test: &dyn Fn(&Value) -> bool| products.iter().filter(|p| test(p)).count();
    let number = |product: &Value, name: &str| product[name].as_i64().unwrap();
    let rows = |product: &Value, name: &str| product[name].as_array().unwrap().len();
    assert!(count(&|p| number(p, "stock") == 0) >= 3, "a few are out of stock");
    assert!(count(&|p| number(p, "offerPrice") == 0) >= 3, "a few have no offer");
    assert!(count(&|p| is_bengali(p["title"].as_str().unwrap())) >= 2, "two have Bengali titles");
    let cheap = |p: &Value| {
        haat::catalogue::model::effective_price(number(p, "price"), number(p, "offerPrice")) < 200
    };
    assert!(count(&cheap) >= 2, "some are under TK 200");
    assert!(
        count(&|p| p["category"] == "PHONE" && rows(p, "availableColors") > 1 && rows(p, "ramStorage") > 1)
            >= 20
    );
    assert!(count(&|p| p["emiAvailable"] == true) >= 20);
    let mut titles = BTreeSet::new();
    for product in products {
        let (title, listing) = (product["title"].as_str().unwrap(), product["listing"].as_str().unwrap());
        assert!(titles.insert((listing, title)), "{title} stands twice in {listing}");
        assert!(product["description"].as_str().unwrap().chars().count() >= 40, "{title}");
        let fixed =
            ["WATCH", "TV"].iter().any(|category| product["category"] == *category) && listing == "product";
        assert_eq!(product["specifications"].is_object(), fixed, "{title}");
        let told = product["specifications"].as_array().map_or(6, Vec::len);
        assert!(told >= 3, "{title} has {told} specifications");
    }
}

async fn check_searches(shop: &Shop) {
    for (category, brands) in BRANDS {
        for brand in brands {
            let path = format!("/category-brand-search?category={category}&brand={brand}");
            assert!(!shop.visitor().get(&path).await.rows().is_empty(), "{path}");
        }
    }
    for name in SEARCH_CATEGORIES.iter().chain(&["tablet", "gadgets"]) {
        let path = format!("/categorysearch?category={name}");
        assert!(!shop.visitor().get(&path).await.rows().is_empty(), "{path}");
    }
}

async fn check_ledger(shop: &Shop, products: &[Value]) {
    let wrong: i64 = shop
        .state
        .db
        .read(|c| {
            let sql = "SELECT count(*) FROM products WHERE stock <>
                (SELECT coalesce(sum(delta), 0) FROM stock_ledger WHERE product_seq = seq)";
            Ok(c.query_row(sql, [], |r| r.get(0))?)
        })
        .await
        .unwrap();
    assert_eq!(wrong, 0, "of {}", products.len());
}

async fn check_accessories(shop: &Shop, products: &[Value]) {
    let phone = products.iter().find(|product| product["title"] == "Samsung Galaxy A17").unwrap();
    let path = format!("/api/products/{}/accessories", phone["_id"].as_str().unwrap());
    let titles = shop.visitor().get(&path).await.column("title");
    assert_eq!(titles.len(), 5, "{titles:?}");
    assert_eq!(titles[0], "Tempered Glass Screen Protector for Samsung Galaxy A17");
}

async fn check_banners(shop: &Shop) -> Vec<String> {
    let get = async |path: &str| shop.visitor().get(path).await.json();
    let all = get("/banners").await;
    let (main, side) = (all["mainBanners"].as_array().unwrap(), all["sideBanners"].as_array().unwrap());
    assert!((1..=6).contains(&main.len()) && side.len() == 2);
    let (second, exclusive) = (get("/secondbanner").await, get("/exclusivebanner").await);
    let thirds = get("/thirdbanner").await;
    let mut words: Vec<&Value> = main.iter().chain(side).map(|banner| &banner["words"]).collect();
    words.extend(thirds["words"].as_array().unwrap());
    words.extend([&second["words"], &exclusive["words"]]);
    for over in words {
        for (field, bengali) in [("headline", false), ("line", false), ("headlineBn", true), ("lineBn", true)]
        {
            assert_eq!(is_bengali(over[field].as_str().unwrap()), bengali, "{over}");
        }
    }
    let links = main.iter().chain(side).chain([&second]).map(|banner| &banner["link"]);
    for link in links.chain(thirds["links"].as_array().unwrap()).filter_map(Value::as_str) {
        shop.visitor().with("accept", "text/html").get(link).await.page(200);
    }
    let third = thirds["thirdBanners"].as_array().unwrap().clone();
    assert_eq!(third.len(), 2);
    let mut pictures: Vec<Value> = main.iter().chain(side).map(|banner| banner["url"].clone()).collect();
    pictures.extend(third);
    pictures.push(second["secondBanner"].clone());
    pictures.push(exclusive["exclusiveBanner"].clone());
    pictures.iter().map(|path| path.as_str().unwrap().to_owned()).collect()
}

async fn check_blogs(shop: &Shop) -> Vec<String> {
    let blogs = shop.visitor().get("/blogs").await.rows();
    assert_eq!(blogs.len(), 8);
    assert_eq!(blogs.iter().filter(|blog| is_bengali(blog["title"].as_str().unwrap())).count(), 2);
    blogs.iter().map(|blog| blog["photo"].as_str().unwrap().to_owned()).collect()
}

async fn check_settings(shop: &Shop) -> Vec<String> {
    let settings = shop.visitor().get("/api/settings").await.json();
    for name in ["shopName", "email", "whatsapp", "socialLink", "openingHours"] {
        assert!(!settings[name].as_str().unwrap().is_empty(), "{name}");
    }
    let numbers: Vec<&Value> =
        settings["branches"].as_array().unwrap().iter().map(|b| &b["shopNumber"]).collect();
    assert_eq!(numbers, [&json!("Shop No 03 and A2"), &json!("Shop No 524")]);
    let branches = settings["branches"].as_array().unwrap();
    branches.iter().map(|branch| branch["photo"].as_str().unwrap().to_owned()).collect()
}
