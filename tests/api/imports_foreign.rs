//! Imports of Shopify's and WooCommerce's files. The files written here have the shapes of the vendors' own samples, which
//! `make samples` reads.

use serde_json::{Value, json};

use crate::importing::{counts, import, preview, results, titled};
use crate::support::Shop;

const SHOPIFY: &str = "\
Handle,Title,Body (HTML),Vendor,Product Category,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,\
Option2 Value,Option3 Name,Option3 Value,Variant SKU,Variant Inventory Qty,Variant Price,Variant Compare At Price,\
Image Src,Image Position,Gift Card,Status\r
nova-5,Nova 5,\"<p>A <b>phone</b>.</p><ul><li>Dual SIM</li><li>5G &amp; NFC</li></ul>\",Nova,Electronics > Phones,Phone,,\
TRUE,Color,Blue,Storage,128GB,,,n1,4,20000,25000,https://cdn.example/1.jpg,1,FALSE,active\r
nova-5,,,,,,,,,Blue,,256GB,,,n2,3,23000,28000,https://cdn.example/2.jpg,2,,\r
nova-5,,,,,,,,,Red,,128GB,,,n3,2,20500,,,,,\r
nova-5,,,,,,,,,Red,,256GB,,,n4,-1,23500,,,,,\r
nova-5,,,,,,,,,,,,,,,,,,https://cdn.example/3.jpg,3,,\r
cable,\"Cable, 12\"\"\",,,Electronics > Cables,,,TRUE,Title,Default Title,,,,,c1,,19.99,,,,FALSE,active\r
card,Gift card,,Nova,,Gift,,TRUE,Title,Default Title,,,,,g1,1,500,,,,TRUE,active\r
draft,Not yet,,Nova,,Phone,,TRUE,Title,Default Title,,,,,d1,1,500,,,,FALSE,draft\r
free,Without price,,Nova,,Phone,,TRUE,Title,Default Title,,,,,f1,1,,,,,FALSE,active\r
nova-5,,,,,,,,,Green,,512GB,,,n5,2,30000,,,,,\r
";

#[tokio::test]
async fn a_product_of_too_many_variants_is_left_out_with_the_reason() {
    let shop = Shop::open().await;
    let head = SHOPIFY.lines().next().unwrap();
    let rows = (0..201).map(|n| {
        let name = if n == 0 { "Case" } else { "" };
        format!("case,{name},A case.,Nova,,Case,,TRUE,Model,M{n},,,,,s{n},1,500,,,,FALSE,active\r\n")
    });
    let csv = format!("{head}\r\n{}", rows.collect::<String>());
    let shown = preview(&shop, &csv).await;
    assert_eq!(counts(&shown), json!([0, 0, 0, 1]), "{shown}");
    assert_eq!(shown["bad"][0]["message"], "It has too many variations.");
}

#[tokio::test]
async fn shopifys_rows_of_one_handle_are_one_product() {
    let shop = Shop::open().await;
    let shown = preview(&shop, SHOPIFY).await;
    assert_eq!((&shown["format"], &shown["rows"]), (&json!("shopify"), &json!(10)));
    assert_eq!(counts(&shown), json!([2, 0, 0, 4]), "{shown}");
    let bad: Vec<Value> =
        shown["bad"].as_array().unwrap().iter().map(|b| json!([b["row"], b["column"]])).collect();
    assert_eq!(
        bad,
        [
            json!([8, "Published"]),
            json!([9, "Published"]),
            json!([10, "Variant Price"]),
            json!([11, "Title"])
        ]
    );
    let notes = shown["notes"].to_string();
    for note in [
        "Prices are taken as taka; nothing is converted.",
        "1 product: prices are rounded to whole taka.",
        "2 products: no picture comes along",
        "1 product: the file tells no stock",
        "1 product: the file has no brand; “NO BRAND” is put in.",
        "2 products: the file has no warranty",
    ] {
        assert!(notes.contains(note), "{note}: {notes}");
    }
    assert_eq!(results(&import(&shop, SHOPIFY).await), json!([2, 0, 0, 0]));
    let phone = titled(&shop, "Nova 5").await;
    for (field, value) in [
        ("listing", json!("product")),
        ("description", json!("A phone.\n\n• Dual SIM\n• 5G & NFC")),
        ("brand", json!("NOVA")),
        ("category", json!("PHONE")),
        ("price", json!(25_000)),
        ("offerPrice", json!(20_000)),
        ("stock", json!(9)),
        (
            "ramStorage",
            json!([{"option": "128GB", "priceDifference": 0}, {"option": "256GB", "priceDifference": 3000}]),
        ),
    ] {
        assert_eq!(phone[field], value, "{field}");
    }
    let picture = phone["mainImage"].clone();
    assert_eq!(
        phone["availableColors"],
        json!([{"color": "Blue", "priceDifference": 0, "image": picture}, {"color": "Red", "priceDifference": 500, "image": picture}])
    );
    let cable = titled(&shop, "Cable, 12\"").await;
    assert_eq!(
        json!([
            cable["price"],
            cable["offerPrice"],
            cable["stock"],
            cable["category"],
            cable["brand"],
            cable["description"]
        ]),
        json!([20, 0, 0, "CABLES", "NO BRAND", "Cable, 12\""])
    );
    assert_eq!(cable["ramStorage"], json!([]));
}

#[tokio::test]
async fn a_foreign_file_read_again_changes_its_products_and_keeps_what_the_shop_added() {
    let shop = Shop::open().await;
    import(&shop, SHOPIFY).await;
    assert_eq!(counts(&preview(&shop, SHOPIFY).await), json!([0, 0, 2, 4]), "nothing new");
    let (admin, phone) = (shop.admin().await, titled(&shop, "Nova 5").await);
    let id = phone["_id"].as_str().unwrap().to_owned();
    let own = crate::support::Multipart::default()
        .text("warranty", "3 years")
        .text("brand", "Nova BD")
        .file("mainImage", &crate::support::png(3));
    let edited = admin.put_form(&format!("/api/admin/products/{id}"), own).await.json()["product"].clone();
    let dearer = SHOPIFY.replace(",20000,25000,", ",21000,26000,").replace(",n1,4,", ",n1,5,");
    assert_eq!(results(&import(&shop, &dearer).await), json!([0, 1, 1, 0]));
    let after = shop.product(&id).await;
    // What the file says is taken, what it does not say stays.
    assert_eq!(
        json!([after["brand"], after["stock"], after["warranty"], after["mainImage"]]),
        json!(["NOVA", 10, "3 years", edited["mainImage"]])
    );
    // Red 128GB is the cheapest now; the prices do not add up, so that the combinations are the option.
    assert_eq!(
        json!([after["price"], after["offerPrice"], after["availableColors"]]),
        json!([20_500, 0, []])
    );
    assert_eq!(
        after["ramStorage"],
        json!([
            {"option": "Blue / 128GB", "priceDifference": 500},
            {"option": "Blue / 256GB", "priceDifference": 2500},
            {"option": "Red / 128GB", "priceDifference": 0},
            {"option": "Red / 256GB", "priceDifference": 3000},
        ])
    );
    // A deleted product is made anew.
    admin.delete(&format!("/product/{id}")).await;
    assert_eq!(counts(&preview(&shop, SHOPIFY).await), json!([1, 0, 1, 4]));
}

#[tokio::test]
async fn shopifys_columns_of_2025_and_a_listing_column_are_known() {
    let shop = Shop::open().await;
    let csv = "\
Title,URL handle,Description,Vendor,Product category,Type,Published on online store,Status,SKU,Option1 name,Option1 value,\
Price,Compare-at price,Inventory quantity,Product image URL,Gift card,Listing
Speaker,speaker,<p>Loud.</p>,Boom,Electronics > Audio,,TRUE,Active,s1,Size,Small,1500,1800,2,https://x.example/a.jpg,FALSE,bestdeal
,speaker,,,,,,,s2,,Large,2500,,1,,,
Mic,mic,,Boom,,Microphones,TRUE,Active,m1,Title,Default Title,900,,4,,FALSE,nowhere
";
    let shown = preview(&shop, csv).await;
    assert_eq!((&shown["format"], counts(&shown)), (&json!("shopify"), json!([1, 0, 0, 1])), "{shown}");
    assert_eq!(json!([shown["bad"][0]["row"], shown["bad"][0]["column"]]), json!([4, "Listing"]));
    import(&shop, csv).await;
    let speaker = titled(&shop, "Speaker").await;
    for (field, value) in [
        ("listing", json!("bestdeal")),
        ("category", json!("AUDIO")),
        ("price", json!(1800)),
        ("offerPrice", json!(1500)),
        ("stock", json!(3)),
        (
            "ramStorage",
            json!([{"option": "Small", "priceDifference": 0}, {"option": "Large", "priceDifference": 1000}]),
        ),
    ] {
        assert_eq!(speaker[field], value, "{field}");
    }
}

const WOO: &str = "\
ID,Type,SKU,Name,Published,Short description,Description,Date sale price starts,Date sale price ends,In stock?,Stock,\
Sale price,Regular price,Categories,Brands,Images,Parent,Attribute 1 name,Attribute 1 value(s),Attribute 2 name,\
Attribute 2 value(s)
11,simple,cam,Camera &amp; Lens,1,Short.,Long text.\\nSecond line.,,,1,5,40000,45000,\"Photo, Photo > Cameras\",Sony,\
https://x.example/cam.jpg,,Sensor,\"24 MP\\, BSI, CMOS\",Brand,Other
12,variable,buds,Buds,1,Small buds.,,,,1,,,,Audio > Earphones,,,,Color,\"White, Black\",Brand,Boom
13,variation,buds-w,Buds - White,1,,,,,1,3,900,1000,,,,buds,Color,White,,
14,variation,,Buds - Black,1,,,,,1,4,,1000,,,,id:12,Color,Black,,
15,simple,late,Old sale,1,,,2017-01-01,2018-01-01 0:00:00,0,9,5,500,Cables,Boom,,,,,,
16,grouped,set,Set,1,,,,,1,,,,Audio,Boom,,,,,,
17,external,out,Elsewhere,1,,,,,1,,,9,Audio,Boom,,,,,,
18,\"simple, downloadable, virtual\",mp3,Song,1,,,,,1,,,9,Audio,Boom,,,,,,
19,simple,hid,Hidden,0,,,,,1,1,,9,Audio,Boom,,,,,,
20,variable,none,No variations,1,,,,,1,,,,Audio,Boom,,,Color,White,,
21,variation,x,Lost,1,,,,,1,1,,9,,,,nothing,Color,White,,
22,simple,nop,No price,1,,,,,1,1,,,Audio,Boom,,,,,,
23,variable,tee,Tee,1,,,,,1,,,,Wear,Boom,,,Color,\"Blue, Red\",Size,\"S, L\"
24,variation,tee-b,Tee - Blue,1,,,,,1,5,,700,,,,tee,Color,Blue,Size,
25,variation,tee-r,Tee - Red L,1,,,,,1,6,,800,,,,tee,Color,Red,Size,L
";

#[tokio::test]
async fn woocommerces_products_and_variations_are_read() {
    let shop = Shop::open().await;
    let shown = preview(&shop, WOO).await;
    assert_eq!((&shown["format"], &shown["rows"]), (&json!("woocommerce"), &json!(15)));
    assert_eq!(counts(&shown), json!([4, 0, 0, 7]), "{shown}");
    let bad: Vec<Value> =
        shown["bad"].as_array().unwrap().iter().map(|b| json!([b["row"], b["column"]])).collect();
    assert_eq!(
        bad,
        [
            json!([7, "Type"]),
            json!([8, "Type"]),
            json!([9, "Type"]),
            json!([10, "Published"]),
            json!([11, "Regular price"]),
            json!([12, "Parent"]),
            json!([13, "Regular price"]),
        ]
    );
    assert_eq!(results(&import(&shop, WOO).await), json!([4, 0, 0, 0]));
    let camera = titled(&shop, "Camera & Lens").await;
    for (field, value) in [
        ("description", json!("Long text.\nSecond line.")),
        ("price", json!(45_000)),
        ("offerPrice", json!(40_000)),
        ("stock", json!(5)),
        ("category", json!("CAMERAS")),
        ("brand", json!("SONY")),
        (
            "specifications",
            json!([{"field": "Sensor", "value": "24 MP, BSI, CMOS"}, {"field": "Brand", "value": "Other"}]),
        ),
    ] {
        assert_eq!(camera[field], value, "{field}");
    }
    let buds = titled(&shop, "Buds").await;
    let colors: Vec<Value> = buds["availableColors"]
        .as_array()
        .unwrap()
        .iter()
        .map(|c| json!([c["color"], c["priceDifference"]]))
        .collect();
    assert_eq!(colors, [json!(["White", 0]), json!(["Black", 100])]);
    assert_eq!(
        json!([
            buds["price"],
            buds["offerPrice"],
            buds["stock"],
            buds["brand"],
            buds["specifications"],
            buds["description"]
        ]),
        json!([1000, 900, 7, "BOOM", [], "Small buds."])
    );
    let old = titled(&shop, "Old sale").await;
    assert_eq!(
        json!([old["price"], old["offerPrice"], old["stock"]]),
        json!([500, 0, 0]),
        "the sale is over"
    );
    // Blue is sold in every size, Red in one: the combinations are the option, and Blue's stock counts once.
    let tee = titled(&shop, "Tee").await;
    assert_eq!(
        json!([tee["price"], tee["stock"], tee["availableColors"], tee["ramStorage"]]),
        json!([700, 11, [], [
            {"option": "Blue / S", "priceDifference": 0},
            {"option": "Blue / L", "priceDifference": 0},
            {"option": "Red / L", "priceDifference": 100},
        ]])
    );
    assert_eq!(counts(&preview(&shop, WOO).await), json!([0, 0, 4, 7]), "read again, nothing changes");
}

/// Reads a vendor's own sample and compares its counts and some titles with their prices.
async fn sample(file: &str, expected: Value, products: &[(&str, i64, i64)]) {
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared/data").join(file);
    let csv = std::fs::read(&path).unwrap_or_else(|cause| panic!("{}: {cause}", path.display()));
    let shop = Shop::open().await;
    let shown = preview(&shop, &csv).await;
    assert_eq!(counts(&shown), expected, "{file}: {shown:#}");
    let added = expected[0].clone();
    assert_eq!(results(&import(&shop, &csv).await), json!([added, 0, 0, 0]), "{file}");
    for (title, price, offer_price) in products {
        let product = titled(&shop, title).await;
        assert_eq!(json!([product["price"], product["offerPrice"]]), json!([price, offer_price]), "{title}");
    }
    assert_eq!(counts(&preview(&shop, &csv).await), json!([0, 0, added, expected[3]]), "{file} again");
}

#[tokio::test]
#[ignore = "reads vendors' own files, which are not ours to keep here: make samples"]
async fn shopifys_own_samples_are_read() {
    sample("shopify/product_template_handle.csv", json!([1, 0, 0, 0]), &[("Example T-Shirt", 25, 20)]).await;
    sample("shopify/product_template_2025.csv", json!([1, 0, 0, 0]), &[("Swordsman Hoodie Green", 30, 0)])
        .await;
}

#[tokio::test]
#[ignore = "reads vendors' own files, which are not ours to keep here: make samples"]
async fn woocommerces_own_samples_are_read() {
    let products = [("T-Shirt", 25, 0), ("Hoodie", 45, 42), ("Beanie", 20, 18), ("Cap", 18, 16)];
    sample("woocommerce/sample_products.csv", json!([11, 0, 0, 4]), &products).await;
    let products = [("Woo Logo", 20, 18), ("Ship Your Idea", 20, 18)];
    sample("woocommerce/importer_unit_test_sample.csv", json!([2, 0, 0, 3]), &products).await;
}
