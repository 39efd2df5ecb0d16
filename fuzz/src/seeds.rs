//! Good input for each target, made here: where fuzzing begins. Pictures are the tests' own (`tests/fixtures/images`).

use std::fmt::Write as _;
use std::path::PathBuf;
use std::{env, fs};

/// Writes the seeds of a target into the folder that `HAAT_SEEDS` names, where it does.
#[allow(clippy::disallowed_methods, reason = "libFuzzer reads the command line itself")]
pub fn write(target: &str) {
    let Some(folder) = env::var_os("HAAT_SEEDS").map(PathBuf::from) else { return };
    for (n, seed) in of(target).iter().enumerate() {
        fs::write(folder.join(format!("seed-{n}")), seed).expect("a folder for seeds");
    }
}

/// The seeds of a target.
pub fn of(target: &str) -> Vec<Vec<u8>> {
    match target {
        "form" => form(),
        "headers" => texts(&HEADERS),
        "json" => texts(&JSON),
        "products_csv" => texts(&PRODUCTS),
        "search" => texts(&SEARCHES),
        "shop" => shop(),
        _ => Vec::new(),
    }
}

fn texts(all: &[&str]) -> Vec<Vec<u8>> {
    all.iter().map(|text| text.as_bytes().to_vec()).collect()
}

const HEADERS: [&str; 4] = [
    "GET /?x=%E0%A6%86\nhost: shop.example\ncookie: haat_customer=abc; haat_lang=bn; user=%7B%22_id%22%3A1%7D\naccept: text/html",
    "POST /order\nhost: 127.0.0.1:8080\norigin: http://127.0.0.1:8080\nauthorization: Bearer 0123456789abcdef\nidempotency-key: k1",
    "PUT /x\nhost: shop.example\norigin: https://evil.example\nsec-fetch-site: cross-site\naccept: application/json, */*;q=0.1",
    "GET /allproducts\nhost: localhost\nx-forwarded-for: 203.0.113.5, [2001:db8::1]:443, 127.0.0.1\nif-none-match: \"x\"\naccept-encoding: br, gzip;q=0",
];

const JSON: [&str; 4] = [
    r#"{"name":"রহিম","email":"rahim@example.com","phone":"+880 1712-345678","password":"a long and rare password"}"#,
    r#"{"lines":[{"productId":"p1","quantity":2,"color":"Black","ramStorage":"8GB"}],"paymentMethod":"Cash on Delivery","productId":"p1","price":"৫০০","address":"Jamal Khan\nChattogram"}"#,
    r#"{"title":"Galaxy","description":"A phone.\r\nGood.","price":50000,"offerPrice":"45000","stock":5,"category":"phone","brand":"samsung","estimatedDelivery":"2-3 days","warranty":"1 year","emiAvailable":"on","buyPoints":3,"views":1,"specifications":[{"field":"Battery","value":"5000"}],"ramStorage":[{"option":"8GB","priceDifference":-5}],"availableColors":[{"color":"Black","priceDifference":10}]}"#,
    r#"{"code":"EID10","kind":"percent","value":10,"ids":["p1"],"action":"trash","expectedUpdatedAt":null,"specifications":{"body":"x","battery":"","display":"","mainCamera":"","selfieCamera":"","launch":""}}"#,
];

const PRODUCTS: [&str; 5] = [
    "_id,listing,title,description,price,offerPrice,stock,category,brand,estimatedDelivery,warranty,emiAvailable,buyPoints,specifications,ramStorage,availableColors,mainImage,createdAt,updatedAt,exportedStock\r\np1,product,\"পাওয়ার \"\"ব্যাংক\"\", 20,000\",\"One\ntwo\",100,90,5,PHONE,SAMSUNG,1 day,1 year,true,0,[],[],[],/uploads/x.webp,2026-01-01T00:00:00Z,2026-01-01T00:00:00Z,5\r\n",
    "Handle,Title,Body (HTML),Vendor,Variant Price,Variant Inventory Qty,Option1 Name,Option1 Value\r\na,A,<p>x &amp; y</p>,V,\"1,000.50\",3,Colour,Red\r\na,,,,900,,Colour,Blue\r\n",
    "ID,Type,SKU,Name,Published,Regular price,Sale price,In stock?,Stock,Date sale price ends,Parent\r\n1,variable,s,N,1,,,1,,,\r\n2,variation,s2,N,1,৳ 100,90,1,5,2026-12-31,s\r\n",
    "sep=;\n\u{feff}title;price;category;brand\n=1+2;1.299;phone;dell\n'=x;45 000 Tk;tv;sony",
    "Café\nOne line\r\nand another;'=1;\tx\n@y;\"quoted\", and so on",
];

const SEARCHES: [&str; 8] = [
    "iphone 16 pro",
    "আইফোন ১৬",
    "samsang \"8 gb\" 20,000%",
    "24\u{201D} type\u{2011}c wi-fi s24+ 10,000mah",
    "e\u{301}\u{200d}\u{202e}x ত\u{9CD}\u{200D} ঘড\u{9BC}ি",
    "page=2&limit=8&sort=lowToHigh&q=redmi&brands=Foo%5C,%20Inc.,B&min=0&max=100",
    "+880 1898-765432",
    "rahim.uddin@caf\u{e9}.example",
];

fn form() -> Vec<Vec<u8>> {
    let parts = [
        ("title", "", "পাওয়ার ব্যাংক"),
        ("mainImage", "; filename=\"a.png\"\r\nContent-Type: image/png", "GIF89a"),
        ("colorImages", "; filename=\"\"", ""),
        ("note", "\r\nContent-Type: text/plain; charset=utf-8", "one\r\n--two"),
        ("other", "; filename=\"b.txt\"", "read over"),
    ];
    let mut body = String::new();
    for (name, more, text) in parts {
        let _ =
            write!(body, "--haat\r\nContent-Disposition: form-data; name=\"{name}\"{more}\r\n\r\n{text}\r\n");
    }
    body.push_str("--haat--\r\n");
    [0, 6, 255].map(|pace| [&[pace], body.as_bytes()].concat()).to_vec()
}

/// Requests by who asks: a visitor, a customer, the owner.
const REQUESTS: [(u8, &str); 20] = [
    (0, "GET /allproducts?page=1&limit=8&q=redmi&sort=lowToHigh"),
    (0, "GET /search-products?text=iphone%2016"),
    (0, "GET /api/suggest?text=samsang"),
    (0, "GET /allproducts/p1"),
    (0, "GET /\naccept: text/html"),
    (0, "GET /sitemap.xml"),
    (0, "GET /uploads/0123456789abcdef0123456789abcdef-320.webp\nrange: bytes=0-10"),
    (0, "GET /assets/x.js\naccept-encoding: br"),
    (
        0,
        "POST /order\n\n{\"ProductName\":\"X\",\"Price\":100,\"Username\":\"রহিম\",\"UserEmail\":\"a@b.example\",\"UserPhone\":\"01712345678\",\"UserAddress\":\"Jamal Khan\",\"UserMessage\":\"\",\"quantity\":1,\"website\":\"\",\"productId\":\"p1\"}",
    ),
    (
        0,
        "POST /api/checkout/quote\n\n{\"lines\":[{\"productId\":\"p1\",\"quantity\":2}],\"delivery\":{\"method\":\"pickup\"},\"coupon\":\"EID\"}",
    ),
    (
        0,
        "POST /api/contact\n\n{\"name\":\"A\",\"email\":\"a@b.example\",\"phone\":\"01712345678\",\"message\":\"Hello\"}",
    ),
    (0, "GET /api/track?order=H-AAAA-BBBB&phone=01712345678"),
    (1, "GET /api/me"),
    (
        1,
        "POST /api/order/place\nidempotency-key: k\n\n{\"productId\":\"p1\",\"quantity\":1,\"price\":100,\"paymentMethod\":\"Cash on Delivery\"}",
    ),
    (
        1,
        "POST /api/checkout\n\n{\"lines\":[{\"productId\":\"p1\",\"quantity\":1}],\"delivery\":{\"method\":\"pickup\",\"branch\":\"x\"},\"paymentMethod\":\"Store Payment\",\"total\":100}",
    ),
    (1, "POST /api/cart/add\n\n{\"productId\":\"p1\",\"quantity\":1}"),
    (2, "GET /api/admin/stock-ledger?product=p1&page=1"),
    (2, "GET /api/admin/audit?limit=100&without=sign-in&from=2026-01-01"),
    (2, "GET /api/admin/products.csv"),
    (
        2,
        "POST /api/admin/imports\ncontent-type: multipart/form-data; boundary=haat\n\n--haat\r\nContent-Disposition: form-data; name=\"file\"; filename=\"a.csv\"\r\n\r\n_id,title,price\r\np1,New,5\r\n\r\n--haat--\r\n",
    ),
];

/// What is known of the shop, and every other call of its document once.
fn shop() -> Vec<Vec<u8>> {
    let known = REQUESTS.iter().map(|(who, text)| (*who, (*text).to_owned()));
    let document = serde_json::to_value(haat::router::calls().1).expect("a document");
    let every = document["paths"].as_object().into_iter().flatten().flat_map(|(path, calls)| {
        let path = path.split('/').map(|part| if part.starts_with('{') { "p1" } else { part });
        let path = path.collect::<Vec<_>>().join("/");
        let methods =
            calls.as_object().into_iter().flat_map(|calls| calls.keys()).map(|name| name.to_uppercase());
        methods.map(|method| (2, format!("{method} {path}\n\n{{}}"))).collect::<Vec<_>>()
    });
    known.chain(every).map(|(who, text)| [&[who], text.as_bytes()].concat()).collect()
}
