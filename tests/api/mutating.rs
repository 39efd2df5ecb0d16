//! What nobody wrote by hand: good input of every kind that is read from outside, bent at random, a few hundred times each.
//! The shop may refuse it in words; it never fails. `HAAT_MUTATIONS=20000` tries more, `HAAT_SEED=7` others.

use std::fs;

use axum::http::Method;
use percent_encoding::{NON_ALPHANUMERIC, percent_encode};
use serde_json::json;

use crate::support::{Multipart, Options, Reply, Shop, product_form};

/// Mutations of each kind.
const FEW: u64 = 150;

#[allow(clippy::disallowed_methods, reason = "how many is said by whoever runs the tests")]
fn told(name: &str, otherwise: u64) -> u64 {
    std::env::var(name).map_or(otherwise, |text| text.parse().unwrap())
}

/// Numbers that look random and are the same for a seed (xorshift64*).
struct Dice(u64);

impl Dice {
    fn new(kind: u64) -> Self {
        Self(told("HAAT_SEED", 1).wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ (kind + 1))
    }

    fn below(&mut self, end: usize) -> usize {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        let number = self.0.wrapping_mul(0x2545_F491_4F6C_DD1D) >> 33;
        usize::try_from(number).unwrap() % end.max(1)
    }

    fn byte(&mut self) -> u8 {
        // What formats count with is likelier than the rest.
        const ODD: [u8; 12] = [0, 1, 0x7F, 0x80, 0xFF, b'"', b'\'', b',', b'\n', b'\r', b'-', b'%'];
        let odd = self.below(2) == 0;
        if odd { ODD[self.below(ODD.len())] } else { u8::try_from(self.below(256)).unwrap() }
    }

    /// Changes, removes, doubles or cuts off some of it.
    fn bend(&mut self, good: &[u8]) -> Vec<u8> {
        let mut bytes = good.to_vec();
        for _ in 0..=self.below(6) {
            if bytes.is_empty() {
                bytes.push(self.byte());
            }
            let (from, length) = (self.below(bytes.len()), self.below(40));
            let to = (from + length).min(bytes.len());
            match self.below(6) {
                0 => bytes[from] = self.byte(),
                1 => bytes[from] ^= 1 << self.below(8),
                2 => drop(bytes.drain(from..to)),
                3 => {
                    let again = bytes[from..to].to_vec();
                    let place = self.below(bytes.len());
                    bytes.splice(place..place, again);
                }
                4 => bytes.insert(from, self.byte()),
                _ => bytes.truncate(from + 1),
            }
        }
        bytes
    }
}

/// A refusal in words, or a success; what was sent stands beside a failure.
fn never_fails(reply: &Reply, sent: &[u8]) {
    let status = reply.status.as_u16();
    assert!(status < 500, "{status} of {}: {}", reply.text(), String::from_utf8_lossy(sent));
    if status >= 400 {
        assert!(!reply.refused(status).is_empty());
    }
}

async fn unlimited() -> Shop {
    Shop::open_with(Options { rate_limits: false, ..Options::default() }).await
}

#[tokio::test]
async fn pictures() {
    let shop = unlimited().await;
    let admin = shop.admin().await;
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/fixtures/images/generated");
    let seeds: Vec<Vec<u8>> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| fs::read(entry.unwrap().path()).unwrap())
        .filter(|bytes| bytes.len() < 20_000)
        .collect();
    assert!(seeds.len() > 20);
    let mut dice = Dice::new(0);
    let mut taken = 0;
    for _ in 0..told("HAAT_MUTATIONS", FEW) {
        let seed = dice.below(seeds.len());
        let bytes = dice.bend(&seeds[seed]);
        let reply =
            admin.post_form("/updatesecondbanner", Multipart::default().file("secondBanner", &bytes)).await;
        never_fails(&reply, &bytes);
        taken += u32::from(reply.status == 200);
    }
    assert!(taken > 0, "some are still pictures, so that decoders were reached");
}

#[tokio::test]
async fn forms() {
    let shop = unlimited().await;
    let admin = shop.admin().await;
    let colors = json!([{"color": "Black", "priceDifference": 100}]);
    let good =
        product_form(json!({"availableColors": colors, "ramStorage": [], "specifications": []})).finish();
    let mut dice = Dice::new(1);
    for _ in 0..told("HAAT_MUTATIONS", FEW) {
        let bytes = dice.bend(&good);
        let reply = admin.send(Method::POST, "/addproduct", Some(Multipart::KIND), bytes.clone()).await;
        never_fails(&reply, &bytes);
    }
}

#[tokio::test]
async fn product_files() {
    let shop = unlimited().await;
    let admin = shop.admin().await;
    let fields = json!({"title": "পাওয়ার \"ব্যাংক\", 20,000", "description": "One\ntwo",
        "ramStorage": [{"option": "8GB", "priceDifference": 5}]});
    shop.add("/addproduct", fields).await;
    let ours = admin.get("/api/admin/products.csv").await.body;
    let shopify = "Handle,Title,Body (HTML),Vendor,Variant Price,Variant Inventory Qty,Option1 Name,Option1 Value\r\n\
        a,A,<p>x</p>,V,\"1,000.50\",3,Colour,Red\r\na,,,,900,,Colour,Blue\r\n";
    let woo = "ID,Type,SKU,Name,Published,Regular price,Sale price,In stock?,Stock,Date sale price ends,Parent\r\n\
        1,variable,s,N,1,,,1,,,\r\n2,variation,s2,N,1,৳ 100,90,1,5,2026-12-31,s\r\n";
    let seeds = [ours.as_ref(), shopify.as_bytes(), woo.as_bytes()];
    let mut dice = Dice::new(2);
    for _ in 0..told("HAAT_MUTATIONS", FEW) {
        let seed = dice.below(seeds.len());
        let bytes = dice.bend(seeds[seed]);
        let reply = admin.post_form("/api/admin/imports", Multipart::default().file("file", &bytes)).await;
        never_fails(&reply, &bytes);
    }
}

#[tokio::test]
async fn searches() {
    let shop = unlimited().await;
    shop.add("/addproduct", json!({"title": "iPhone 16 Pro 256GB আইফোন"})).await;
    let seeds = [
        "iphone 16 pro",
        "আইফোন ১৬",
        "samsang \"8 gb\" 20,000%",
        "a_b*c^:NEAR(x)",
        "e\u{301}\u{200d}\u{202e}x",
    ];
    let paths = [
        "/search-products?text=",
        "/allproducts?limit=8&q=",
        "/api/suggest?text=",
        "/searchedfor/",
        "/categorysearch?category=",
    ];
    let mut dice = Dice::new(3);
    for _ in 0..told("HAAT_MUTATIONS", FEW) {
        let (seed, path) = (dice.below(seeds.len()), dice.below(paths.len()));
        let text = dice.bend(seeds[seed].as_bytes());
        let asked = format!("{}{}", paths[path], percent_encode(&text, NON_ALPHANUMERIC));
        let reply = shop.visitor().get(&asked).await;
        assert!(reply.status.as_u16() < 500, "{asked}: {}", reply.text());
    }
}

#[tokio::test]
async fn cookies_and_bodies() {
    let shop = unlimited().await;
    let good =
        format!("haat_customer={}; haat_admin=x; haat_lang=bn; user=%7B%22_id%22%3A1%7D", "a".repeat(43));
    let order = json!({"ProductName": "X", "Price": 1, "Username": "রহিম", "UserEmail": "a@b.example",
        "UserPhone": "01712345678", "UserAddress": "Jamal Khan", "UserMessage": "", "quantity": 1, "website": ""});
    let order = order.to_string();
    let mut dice = Dice::new(4);
    for _ in 0..told("HAAT_MUTATIONS", FEW) {
        let cookie: String = dice
            .bend(good.as_bytes())
            .into_iter()
            .filter(|b| (b' '..=b'~').contains(b))
            .map(char::from)
            .collect();
        let visitor = shop.visitor().with("cookie", &cookie);
        never_fails(&visitor.get("/api/me").await, cookie.as_bytes());
        assert!(visitor.get("/").await.status.as_u16() < 500, "{cookie}");
        let body = dice.bend(order.as_bytes());
        for path in ["/order", "/api/contact", "/api/userlogin", "/api/checkout/quote", "/api/userregister"] {
            let reply = visitor.send(Method::POST, path, Some("application/json"), body.clone()).await;
            never_fails(&reply, &body);
        }
    }
}
