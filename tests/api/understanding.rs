//! The search that people see: what was typed is understood, ranked and paged, and follows every write at once.

use serde_json::{Value, json};

use crate::forms::Multipart;
use crate::support::{Options, Shop};
use crate::upgrading::{open, shop_at};

fn encoded(text: &str) -> String {
    url::form_urlencoded::byte_serialize(text.as_bytes()).collect()
}

async fn search(shop: &Shop, text: &str) -> Value {
    let reply = shop.visitor().get(&format!("/api/search?text={}", encoded(text))).await;
    assert_eq!(reply.status.as_u16(), 200, "{text}: {}", reply.text());
    reply.json()
}

/// The titles that a search finds.
fn titles(found: &Value) -> Vec<&str> {
    found["items"].as_array().unwrap().iter().map(|item| item["title"].as_str().unwrap()).collect()
}

/// What was understood: kind, text or number, highest price.
fn understood(found: &Value) -> Vec<String> {
    let part = |part: &Value| {
        let name = match part["text"].as_str().unwrap() {
            "" => part["number"].to_string(),
            text => text.to_owned(),
        };
        let max = part["max"].as_i64().map_or_else(String::new, |max| format!("..{max}"));
        let met = if part["met"] == true { "" } else { " unmet" };
        format!("{} {name}{max}{met}", part["kind"].as_str().unwrap())
    };
    found["understood"].as_array().unwrap().iter().map(part).collect()
}

async fn filled() -> Shop {
    let shop = Shop::open().await;
    let none = || json!([]);
    let options = |names: &[&str]| {
        names.iter().map(|name| json!({"option": name, "priceDifference": 0})).collect::<Vec<_>>()
    };
    for (title, brand, category, price, ram) in [
        ("Redmi 15C", "xiaomi", "phone", 15_000, &["6GB/128GB", "8GB/256GB"][..]),
        ("Galaxy A56 5G", "samsung", "phone", 49_000, &["8GB/256GB"]),
        ("iPhone 17", "apple", "phone", 125_000, &["256GB"]),
        ("iPhone 18", "apple", "phone", 0, &[]),
        ("MagSafe Wireless Charger", "apple", "accessories", 6_500, &[]),
        ("Phone Case for Redmi 15C", "haat", "accessories", 150, &[]),
        ("Crystal 43-inch TV", "samsung", "tv", 50_000, &[]),
    ] {
        let fields = json!({
            "title": title, "brand": brand, "category": category, "price": price, "offerPrice": 0, "stock": 5,
            "specifications": none(), "ramStorage": options(ram),
        });
        shop.add("/addproduct", fields).await;
    }
    shop
}

#[tokio::test]
async fn prices_measures_goods_and_names_are_understood_in_every_script() {
    let shop = filled().await;
    for (text, found, parts) in [
        ("phone under 20000", &["Redmi 15C"][..], &["category PHONE", "budget 0..20000"][..]),
        ("২০ হাজারের মধ্যে ফোন", &["Redmi 15C"], &["budget 0..20000", "category PHONE"]),
        (
            "40-60 hajar samsung",
            &["Crystal 43-inch TV", "Galaxy A56 5G"],
            &["budget 40000..60000", "brand SAMSUNG"],
        ),
        ("1 lakh er upore phone", &["iPhone 17"], &["budget 100000", "category PHONE"]),
        ("8 GB RAM phone", &["Galaxy A56 5G", "Redmi 15C"], &["ram 8", "category PHONE"]),
        ("৬ জিবি র‍্যাম মোবাইল", &["Redmi 15C"], &["ram 6", "category PHONE"]),
        ("5g fon 8/256", &["Galaxy A56 5G"], &["network 5", "category PHONE", "ram 8", "storage 256"]),
        ("আইফোন", &["iPhone 18", "iPhone 17"], &["word আইফোন"]),
        ("iphone charger", &["MagSafe Wireless Charger"], &["word iphone", "thing charger"]),
        ("cover", &["Phone Case for Redmi 15C"], &["thing cover"]),
        ("samsang tivi", &["Crystal 43-inch TV"], &["brand SAMSUNG", "category TV"]),
        (
            "sosta phone",
            &["Redmi 15C", "Galaxy A56 5G", "iPhone 17", "iPhone 18"],
            &["cheapest 0", "category PHONE"],
        ),
        ("redmi15c dam koto", &["Redmi 15C", "Phone Case for Redmi 15C"], &["word redmi 15c"]),
    ] {
        let reply = search(&shop, text).await;
        let mut first = titles(&reply);
        first.truncate(found.len());
        if text.contains("RAM") || text.contains("hajar") || text.contains("15c") {
            first.sort_unstable();
            let mut found = found.to_vec();
            found.sort_unstable();
            assert_eq!(first, found, "{text}");
        } else {
            assert_eq!(first, found, "{text}");
        }
        assert_eq!(understood(&reply), parts, "{text}");
        assert_eq!(reply["fits"], found.len(), "{text}");
        assert_eq!(reply["total"], titles(&reply).len(), "{text}");
    }
    // Without a part the text goes on without its words.
    let reply = search(&shop, "Samsung phone, under 60000").await;
    let without: Vec<&str> = reply["understood"]
        .as_array()
        .unwrap()
        .iter()
        .map(|part| part["without"].as_str().unwrap())
        .collect();
    assert_eq!(without, ["phone, under 60000", "Samsung under 60000", "Samsung phone,"]);
    assert_eq!(search(&shop, "cover").await["understood"][0]["without"], "");
}

#[tokio::test]
async fn what_fits_not_all_is_found_by_its_most_telling_parts() {
    let shop = filled().await;
    for (text, first, parts) in [
        (
            "redmi 15c waterproof cover",
            "Phone Case for Redmi 15C",
            &["word redmi 15c", "word waterproof unmet", "thing cover"][..],
        ),
        ("nokia phone", "", &["word nokia unmet", "category PHONE"]),
        ("samsung cover", "Phone Case for Redmi 15C", &["brand SAMSUNG unmet", "thing cover"]),
        ("iphone under 50000", "iPhone 17", &["word iphone", "budget 0..50000 unmet"]),
    ] {
        let reply = search(&shop, text).await;
        assert_eq!(
            (understood(&reply).as_slice(), &reply["fits"]),
            (parts.map_to_owned().as_slice(), &json!(0)),
            "{text}"
        );
        assert!(first.is_empty() || titles(&reply)[0] == first, "{text} {reply}");
        assert!(!titles(&reply).is_empty(), "{text}");
    }
}

trait Owned {
    fn map_to_owned(&self) -> Vec<String>;
}

impl Owned for &[&str] {
    fn map_to_owned(&self) -> Vec<String> {
        self.iter().map(|part| (*part).to_owned()).collect()
    }
}

#[tokio::test]
async fn what_the_words_find_comes_first_and_stays() {
    let shop = filled().await;
    for text in ["samsung", "redmi 15c", "phone", "43", "galaxy a56"] {
        let literal = shop.visitor().get(&format!("/search-products?text={}", encoded(text))).await;
        let found = search(&shop, text).await;
        let mut by_words = literal.column("title");
        let mut listed: Vec<String> = titles(&found).into_iter().map(str::to_owned).collect();
        by_words.sort();
        listed.sort();
        assert_eq!(listed, by_words, "{text}");
        assert_eq!(found["understood"], json!([]), "{text}: nothing had to be understood");
        assert_eq!(found["fits"], found["total"], "{text}");
    }
    assert_eq!(titles(&search(&shop, "phone").await).last(), Some(&"Phone Case for Redmi 15C"));
    // A title that has the words comes before what is only meant by them.
    shop.add("/addproduct", json!({"title": "Cover 20000", "category": "books"})).await;
    assert_eq!(titles(&search(&shop, "cover 20000").await)[0], "Cover 20000");
}

#[tokio::test]
async fn pages_filters_order_and_counts_are_those_of_lists() {
    let shop = filled().await;
    let ask = async |rest: &str| {
        shop.visitor().get(&format!("/api/search?text=phone+under+2+lakh{rest}")).await.json()
    };
    let all = ask("").await;
    assert_eq!((&all["total"], titles(&all).len()), (&json!(3), 3));
    assert_eq!(titles(&ask("&sort=lowToHigh").await), ["Redmi 15C", "Galaxy A56 5G", "iPhone 17"]);
    assert_eq!(titles(&ask("&sort=highToLow&limit=1&page=2").await), ["Galaxy A56 5G"]);
    assert_eq!(titles(&ask("&brands=apple,samsung&max=60000").await), ["Galaxy A56 5G"]);
    assert_eq!(titles(&ask("&q=redmi").await), ["Redmi 15C"]);
    let beyond = ask("&page=9&limit=2").await;
    assert_eq!((titles(&beyond).len(), &beyond["total"]), (0, &json!(3)));
    let facets = shop.visitor().get("/api/facets?search=phone+under+2+lakh&max=60000").await.json();
    assert_eq!((&facets["total"], facets["brands"].as_array().unwrap().len()), (&json!(2), 2));
    for bad in ["page=0", "limit=101", "sort=x", "min=x"] {
        let reply = shop.visitor().get(&format!("/api/search?text=a&{bad}")).await;
        reply.fault(bad.split('=').next().unwrap());
    }
    for bad in ["", "?text=", "?text=%20", "?text=%E2%80%8C", "?q=a"] {
        shop.visitor().get(&format!("/api/search{bad}")).await.fault("text");
    }
    for both in ["search=a&text=b", "listing=product&search=a"] {
        assert_eq!(shop.visitor().get(&format!("/api/facets?{both}")).await.status.as_u16(), 400);
    }
    shop.visitor().get(&format!("/api/search?text={}", "x".repeat(501))).await.fault("text");
    shop.visitor().get("/api/facets?search=%20").await.fault("listing");
}

#[tokio::test]
async fn every_write_is_searched_as_soon_as_it_is_answered() {
    let shop = Shop::open().await;
    let option = |name: &str| json!([{"option": name, "priceDifference": 0}]);
    let fields = json!({"title": "Nova", "category": "phone", "brand": "x", "price": 18_000, "offerPrice": 0, "stock": 1,
        "ramStorage": option("8GB/128GB")});
    let id = shop.add("/addproduct", fields).await;
    let admin = shop.admin().await;
    let finds = async |text: &str| search(&shop, text).await["fits"] == 1;
    assert!(finds("8gb ram phone").await && finds("phone under 20k").await && !finds("12gb ram phone").await);
    let edit = async |edit: Value| {
        let (name, value) = edit.as_object().unwrap().iter().next().unwrap();
        let text = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
        let form = Multipart::default().text(name, &text);
        let reply = admin.put_form(&format!("/api/admin/products/{id}"), form).await;
        assert!(reply.status.is_success(), "{}", reply.text());
    };
    edit(json!({"ramStorage": option("12GB/128GB")})).await;
    assert!(!finds("8gb ram phone").await && finds("12gb ram phone").await);
    edit(json!({"ramStorage": []})).await;
    let rows = json!([{"field": "RAM", "value": "16 GB"}, {"field": "Network", "value": "5G"}]);
    edit(json!({"specifications": rows})).await;
    assert!(finds("16 gb ram phone").await && finds("5g phone").await && !finds("12gb ram phone").await);
    edit(json!({"price": 25_000})).await;
    assert!(!finds("phone under 20k").await && finds("phone 20k-30k").await);
    edit(json!({"category": "tablet"})).await;
    assert!(!finds("5g phone").await && finds("5g tab").await);
    // What is sold out comes after what is there.
    let other = json!({"title": "Vela", "category": "tablet", "price": 25_000, "offerPrice": 0, "stock": 0});
    shop.add("/addproduct", other).await;
    assert_eq!(titles(&search(&shop, "tab under 30k").await), ["Nova", "Vela"]);
    assert!(admin.delete(&format!("/product/{id}")).await.status.is_success());
    assert_eq!(titles(&search(&shop, "tab under 30k").await), ["Vela"]);
}

#[tokio::test]
async fn whatever_is_typed_is_answered() {
    let shop = filled().await;
    let (digits, numbers) = ("9".repeat(500), "9 ".repeat(250));
    let (phones, dashes) = ("phone ".repeat(83), "- ".repeat(250));
    for text in [
        digits.as_str(),
        &numbers,
        &phones,
        &dashes,
        "\u{202E}\u{200F}phone",
        "dam koto",
        "the",
        "এর",
        "20000",
        "under",
        "under under under",
        "0",
        "-5",
        "৳",
        "1 lakh lakh lakh",
        "99999999999999999999 hajar",
        "0.0000001 lakh",
        "8/8/8/8",
        "ram ram ram",
        "gb",
        "''",
        "\"",
        "%",
        "🙂",
        "<script>alert(1)</script>",
        "a\u{0}b",
        "15-20-25-30 hajar",
        "crore",
        "sare",
        "sare sare 5 hajar",
        "tk tk tk",
        "মধ্যে",
        "4294967295gb 4294967296 mah 99999999 inch",
        ".5 lakh",
        "1,2,3,4",
    ] {
        let found = search(&shop, text).await;
        assert!(found["fits"].as_u64() <= found["total"].as_u64(), "{text}");
    }
    assert_eq!(
        titles(&search(&shop, "\u{202E}\u{200F}ফোন").await).len(),
        4,
        "marks of direction mean nothing"
    );
    assert_eq!(
        search(&shop, "zzqx").await,
        json!({"items": [], "total": 0, "fits": 0, "understood": [
        {"kind": "word", "text": "zzqx", "number": 0, "max": null, "met": false, "without": ""}]})
    );
    assert_eq!(search(&shop, "dam koto").await["total"], 0);
}

#[tokio::test]
async fn suggestions_understand_as_well() {
    let shop = filled().await;
    for (text, titles) in [
        ("phone under 20k", &["Redmi 15C"][..]),
        ("২০ হাজারের মধ্যে ফোন", &["Redmi 15C"]),
        ("8gb ram 5g phone", &["Galaxy A56 5G"]),
        ("iphone charger", &["MagSafe Wireless Charger"]),
    ] {
        let found = shop.visitor().get(&format!("/api/suggest?text={}", encoded(text))).await.json();
        let suggested: Vec<&str> =
            found["products"].as_array().unwrap().iter().map(|p| p["title"].as_str().unwrap()).collect();
        assert_eq!(suggested, titles, "{text}");
        assert_eq!(found["corrected"], Value::Null, "{text}");
    }
}

#[tokio::test]
async fn an_upgrade_reads_the_measures_of_what_was_there() {
    let data = shop_at(16);
    let conn = open(&data.path().join("haat.db")).unwrap();
    conn.execute_batch(
        r#"INSERT INTO products (id, listing, title, description, price, offer_price, category, brand, main_image,
            estimated_delivery, warranty, emi_available, specifications, ram_storage, available_colors, created_at,
            updated_at)
        VALUES ('old', 'product', 'Nova', 'x', 18000, 0, 'PHONE', 'X', '/uploads/a.webp', 'x', 'x', 0,
            '[{"field": "Network", "value": "5G"}]', '[{"option": "8GB/128GB", "priceDifference": 0}]', '[]', 0, 0);
        INSERT INTO product_views (product_seq, views) VALUES (1, 10);"#,
    )
    .unwrap();
    conn.close().unwrap();
    let shop = Shop::on(data, Options::default());
    assert_eq!(titles(&search(&shop, "8gb 5g phone").await), ["Nova"]);
    assert_eq!(search(&shop, "12gb 5g phone").await["fits"], 0);
}
