//! Imports of this shop's own files: the preview changes nothing, the confirmed import changes what it said.

use serde_json::{Value, json};

use crate::importing::{
    CABLE, HEAD, by_hand, confirm, counts, ended, export, import, preview, progress, results, rows, titled,
    upload, with_cells,
};
use crate::support::{Multipart, OWNER, Shop, listings};

/// A product of each listing with everything that one can have.
async fn full_shop() -> Shop {
    let shop = Shop::open().await;
    for spec in listings() {
        let fields = json!({
            "title": format!("=ফোন \"{}\"", spec.name), "description": "- One, \"two\"\n\nthree", "buyPoints": 7,
            "emiAvailable": true, "warranty": "＝1", "specifications": [{"field": "Chip", "value": "M4"}],
            "ramStorage": [{"option": "8GB", "priceDifference": -5}],
            "availableColors": [{"color": "Blue", "priceDifference": 1}, {"color": "Red", "priceDifference": 0}],
        });
        shop.add_to(spec, fields).await;
    }
    shop.add("/addwatch", json!({"category": null, "title": "Watch", "specifications": {"body": "41 g"}}))
        .await;
    shop
}

#[tokio::test]
async fn the_shops_own_export_read_again_changes_nothing() {
    let shop = full_shop().await;
    let csv = export(&shop).await;
    let (before, told) = (shop.visitor().get("/allproducts").await.text(), shop.audit().await.len());
    let shown = preview(&shop, &csv).await;
    assert_eq!(shown["format"], "haat");
    assert_eq!((&shown["rows"], counts(&shown)), (&json!(6), json!([0, 0, 6, 0])), "{shown}");
    assert_eq!(shown["notes"], json!([]));
    assert_eq!(confirm(&shop, &shown["id"]).await.status, 202);
    assert_eq!(results(&ended(&shop, &shown["id"]).await), json!([0, 0, 6, 0]));
    assert_eq!(shop.visitor().get("/allproducts").await.text(), before);
    assert_eq!(shop.audit().await.len(), told + 2, "only that it began and ended");
    assert_eq!(export(&shop).await, csv);
}

#[tokio::test]
async fn another_shop_becomes_the_same_catalogue_and_reading_it_twice_doubles_nothing() {
    let (old, new) = (full_shop().await, Shop::open().await);
    let csv = export(&old).await;
    let shown = preview(&new, &csv).await;
    assert_eq!(counts(&shown), json!([6, 0, 0, 0]), "{shown}");
    assert!(shown["notes"][0].as_str().unwrap().contains("no picture comes along"), "{shown}");
    assert_eq!(confirm(&new, &shown["id"]).await.status, 202);
    assert_eq!(results(&ended(&new, &shown["id"]).await), json!([6, 0, 0, 0]));
    let own = ["_id", "mainImage", "createdAt", "updatedAt", "availableColors"];
    for (a, b) in rows(&csv).iter().zip(rows(&export(&new).await)) {
        for (name, cell) in a.iter().filter(|(name, _)| !own.contains(&name.as_str())) {
            assert_eq!(b[name], *cell, "{name}");
        }
    }
    assert_eq!(counts(&preview(&new, &csv).await), json!([0, 0, 6, 0]), "known by the other shop's ids");
    // One picture stands in for all that did not come along, and is served.
    let products = new.visitor().get("/search-products?text=ফোন").await.rows();
    let picture = products[0]["mainImage"].as_str().unwrap();
    assert_eq!(products[0]["availableColors"][0]["image"], json!(picture));
    assert_eq!(new.visitor().get(picture).await.status, 200);
    new.pictures_become(1).await;
}

#[tokio::test]
async fn a_preview_tells_what_would_be_and_changes_nothing() {
    let shop = Shop::open().await;
    let id = shop.add("/addbestdeals", json!({"title": "Old", "stock": 5})).await;
    let csv = with_cells(&export(&shop).await, &id, &[("title", "New"), ("brand", "apple"), ("stock", "9")]);
    let added = format!(
        "{}\n,product,Cable,A cable.,500,,3,accessories,dell,1 day,1 year",
        String::from_utf8(csv).unwrap().trim()
    );
    let before = shop.product(&id).await;
    let shown = preview(&shop, &added).await;
    assert_eq!(counts(&shown), json!([1, 1, 0, 0]), "{shown}");
    assert_eq!(shown["bad"], json!([]));
    let mut expected = before.clone();
    for (field, value) in
        [("title", json!("New")), ("brand", json!("APPLE")), ("stock", json!(9)), ("views", json!(0))]
    {
        expected[field] = value;
    }
    assert_eq!(shown["sample"][0], expected);
    let cable = &shown["sample"][1];
    assert_eq!(
        json!([cable["_id"], cable["title"], cable["category"], cable["price"], cable["offerPrice"]]),
        json!(["", "Cable", "ACCESSORIES", 500, 0])
    );
    assert_eq!(shop.product(&id).await, before);
    assert_eq!(shop.visitor().get("/allproducts").await.rows().len(), 0);
    let ready = progress(&shop, &shown["id"]).await;
    assert_eq!(
        json!([ready["id"], ready["state"], ready["total"], ready["done"]]),
        json!([shown["id"], "ready", 2, 0])
    );
}

#[tokio::test]
async fn an_import_adds_and_changes_through_ledger_and_audit_log() {
    let shop = Shop::open().await;
    let id =
        shop.add("/addproduct", json!({"title": "Old", "stock": 5, "price": 1000, "offerPrice": 900})).await;
    let csv = with_cells(
        &export(&shop).await,
        &id,
        &[("stock", "9"), ("price", "1,200"), ("listing", "Exclusive")],
    );
    let csv = format!(
        "{}\n,offer,Cable,A cable.,500,,3,accessories,dell,1 day,1 year",
        String::from_utf8(csv).unwrap().trim()
    );
    let shown = preview(&shop, &csv).await;
    assert_eq!(confirm(&shop, &shown["id"]).await.status, 202);
    let end = ended(&shop, &shown["id"]).await;
    assert_eq!(results(&end), json!([1, 1, 0, 0]));
    assert_eq!((&end["done"], &end["total"], &end["failures"]), (&json!(2), &json!(2), &json!([])));
    assert_eq!(end["message"], "The import is done: 1 added, 1 updated, 0 unchanged, 0 failed.");
    let after = shop.product(&id).await;
    assert_eq!(
        json!([after["price"], after["offerPrice"], after["stock"], after["listing"]]),
        json!([1200, 900, 9, "exclusive"])
    );
    let cable = titled(&shop, "Cable").await;
    assert_eq!(json!([cable["listing"], cable["stock"], cable["views"]]), json!(["offer", 3, 10]));
    let row =
        |rows: Vec<Value>| json!([rows[0]["cause"], rows[0]["before"], rows[0]["after"], rows[0]["actor"]]);
    assert_eq!(row(shop.ledger(&id).await), json!(["import", 5, 9, OWNER]));
    assert_eq!(row(shop.ledger(cable["_id"].as_str().unwrap()).await), json!(["import", 0, 3, OWNER]));
    let told: Vec<Value> = shop
        .audit()
        .await
        .iter()
        .take(4)
        .map(|r| json!([r["action"], r["subject"], r["subjectId"]]))
        .collect();
    assert_eq!(
        told,
        [
            json!(["end", "import", shown["id"]]),
            json!(["add", "product", cable["_id"]]),
            json!(["edit", "product", id]),
            json!(["start", "import", shown["id"]]),
        ]
    );
    // The file is gone, and the import cannot run twice.
    assert_eq!(confirm(&shop, &shown["id"]).await.refused(409), "This import is over already.");
    let folder = shop.folder.path().join("imports");
    assert_eq!(std::fs::read_dir(folder).unwrap().count(), 0);
}

#[tokio::test]
async fn each_bad_row_is_told_by_its_row_and_column_and_the_others_are_taken() {
    let shop = Shop::open().await;
    let rows = [
        CABLE,
        ",A cable.,500,450,7,accessories,dell,1 day,1 year",
        "Too dear,A cable.,100000001,0,7,accessories,dell,1 day,1 year",
        "Offer above,A cable.,500,501,7,accessories,dell,1 day,1 year",
        "Half,A cable.,499.5,,7,accessories,dell,1 day,1 year",
        "\"Two\nlines\",\"A, \"\"cable\"\".\r\nLong.\",500,450,many,accessories,dell,1 day,1 year",
        "No brand,A cable.,500,450,7,accessories,,1 day,1 year",
        CABLE,
        "Plug,A plug.,১৫০,,,accessories,dell,1 day,1 year",
    ];
    let shown = preview(&shop, by_hand(&rows)).await;
    assert_eq!((&shown["rows"], counts(&shown)), (&json!(9), json!([2, 0, 0, 7])), "{shown}");
    let bad: Vec<(u64, &str)> = shown["bad"]
        .as_array()
        .unwrap()
        .iter()
        .map(|b| (b["row"].as_u64().unwrap(), b["column"].as_str().unwrap()))
        .collect();
    assert_eq!(
        bad,
        [(3, "title"), (4, "price"), (5, "offerPrice"), (6, "price"), (7, "stock"), (8, "brand"), (9, "")]
    );
    assert_eq!(shown["bad"][0]["message"], "Title is required.");
    assert_eq!(confirm(&shop, &shown["id"]).await.status, 202);
    assert_eq!(results(&ended(&shop, &shown["id"]).await), json!([2, 0, 0, 0]));
    let plug = titled(&shop, "Plug").await;
    assert_eq!(
        json!([plug["price"], plug["offerPrice"], plug["stock"], plug["listing"]]),
        json!([150, 0, 0, "product"])
    );
}

#[tokio::test]
async fn a_file_made_by_hand_read_again_changes_its_products() {
    let shop = Shop::open().await;
    assert_eq!(results(&import(&shop, by_hand(&[CABLE])).await), json!([1, 0, 0, 0]));
    let dearer = CABLE.replace("500,450", "600,");
    // A blank cell leaves the field: the offer stays.
    assert_eq!(results(&import(&shop, by_hand(&[&dearer])).await), json!([0, 1, 0, 0]));
    let cable = titled(&shop, "Cable").await;
    assert_eq!(json!([cable["price"], cable["offerPrice"]]), json!([600, 450]));
    // Few columns and no others: the rest stays.
    let few = format!("_id,stock\n{},55\n", cable["_id"].as_str().unwrap());
    assert_eq!(results(&import(&shop, few).await), json!([0, 1, 0, 0]));
    let after = titled(&shop, "Cable").await;
    assert_eq!(
        json!([after["stock"], after["price"], after["mainImage"]]),
        json!([55, 600, cable["mainImage"]])
    );
}

#[tokio::test]
async fn files_of_other_programs_are_read() {
    let shop = Shop::open().await;
    let plain = by_hand(&[CABLE]);
    for (n, csv) in [
        plain.clone(),
        format!("\u{FEFF}{plain}"),
        plain.replace("\r\n", "\n"),
        plain.trim_end().to_owned(),
        plain.replace(',', ";"),
        plain.replace(',', "\t"),
        plain.replace("title,", "\" Title \","),
        format!("{plain}\r\n,,,,,,,,\r\n"),
    ]
    .into_iter()
    .enumerate()
    {
        let shown = preview(&shop, csv).await;
        assert_eq!((&shown["rows"], counts(&shown)), (&json!(1), json!([1, 0, 0, 0])), "{n}: {shown}");
    }
}

#[tokio::test]
async fn a_file_that_cannot_be_read_is_refused_with_what_to_do() {
    let shop = Shop::open().await;
    let mut latin = by_hand(&[CABLE]).into_bytes();
    latin.extend_from_slice(b"Caf\xE9,A cable.,500,450,7,accessories,dell,1 day,1 year\r\n");
    assert!(upload(&shop, &latin).await.fault("file").contains("Row 3 is not UTF-8"));
    let utf16: Vec<u8> = by_hand(&[CABLE]).encode_utf16().flat_map(u16::to_le_bytes).collect();
    upload(&shop, [b"\xFF\xFE".to_vec(), utf16].concat()).await.fault("file");
    for (csv, expected) in [
        (String::new(), "choose a CSV file"),
        ("name,amount\nx,1\n".to_owned(), "no product file"),
        ("\n\n".to_owned(), "no product file"),
        (HEAD.to_owned(), "no rows"),
        // Every row after it would be part of one cell.
        (by_hand(&[CABLE, &CABLE.replace("1 year", "\"1 year"), CABLE]), "begins in row 3 is never closed"),
    ] {
        let fault = upload(&shop, csv).await.fault("file");
        assert!(fault.contains(expected), "{fault}");
    }
    let admin = shop.admin().await;
    admin.post_form("/api/admin/imports", Multipart::default().text("other", "x")).await.fault("file");
    admin.post("/api/admin/imports", &json!({})).await.refused(415);
    let large = vec![b'x'; 32 * 1024 * 1024 + 1];
    upload(&shop, large).await.refused(413);
    let mut long = HEAD.to_owned() + "\n";
    long.push_str(&"x,,,,,,,,\n".repeat(50_001));
    assert!(upload(&shop, long).await.fault("file").contains("more than 50000 rows"));
    let folder = shop.folder.path().join("imports");
    assert_eq!(std::fs::read_dir(folder).unwrap().count(), 0, "no file stays");
    assert_eq!(
        counts(&preview(&shop, by_hand(&[CABLE])).await),
        json!([1, 0, 0, 0]),
        "the next one is taken"
    );
}

#[tokio::test]
async fn what_was_sold_since_the_export_stays_sold() {
    let shop = Shop::open().await;
    let (admin, id) = (shop.admin().await, shop.add("/addproduct", json!({"stock": 5})).await);
    let csv = export(&shop).await;
    admin.patch(&format!("/editproduct/{id}"), &json!({"stock": 3})).await;
    // Nobody touched the stock in the file.
    let shown = preview(&shop, with_cells(&csv, &id, &[("title", "New")])).await;
    assert_eq!(counts(&shown), json!([0, 1, 0, 0]));
    assert!(
        shown["notes"][0].as_str().unwrap().contains("changed in the shop after this file was exported"),
        "{shown}"
    );
    confirm(&shop, &shown["id"]).await;
    assert_eq!(results(&ended(&shop, &shown["id"]).await), json!([0, 1, 0, 0]));
    let after = shop.product(&id).await;
    assert_eq!(json!([after["title"], after["stock"]]), json!(["New", 3]));
    // Both did.
    let shown = preview(&shop, with_cells(&csv, &id, &[("stock", "8")])).await;
    assert_eq!(counts(&shown), json!([0, 0, 0, 1]));
    assert_eq!(shown["bad"][0]["message"], "The stock is 3 by now; when the file was exported it was 5.");
    // The file says what is already so.
    assert_eq!(
        counts(&preview(&shop, with_cells(&csv, &id, &[("stock", "3"), ("title", "New")])).await),
        json!([0, 0, 1, 0])
    );
    // Without that column the file's stock counts.
    let plain = csv.replace("exportedStock", "somethingElse");
    let shown = preview(&shop, with_cells(&plain, &id, &[("stock", "8")])).await;
    assert!(shown["notes"].to_string().contains("the stock in the shop changes"), "{shown}");
}

#[tokio::test]
async fn a_product_that_changed_after_the_preview_is_counted_and_the_others_go_on() {
    let shop = Shop::open().await;
    let admin = shop.admin().await;
    let mut ids = Vec::new();
    for title in ["Edited", "Sold", "Deleted", "Fine"] {
        ids.push(shop.add("/addproduct", json!({"title": title, "stock": 5})).await);
    }
    let rows = ids.iter().map(|id| format!("{id},9 years,8"));
    let csv = std::iter::once("_id,warranty,stock".to_owned()).chain(rows).collect::<Vec<_>>().join("\n");
    let shown = preview(&shop, csv).await;
    assert_eq!(counts(&shown), json!([0, 4, 0, 0]));
    shop.clock.advance(1_000);
    admin.patch(&format!("/editproduct/{}", ids[0]), &json!({"brand": "x", "title": "Edited!"})).await;
    let order = json!({"productId": ids[1], "paymentMethod": "Cash on Delivery"});
    assert_eq!(shop.customer().await.post("/api/order/place", &order).await.status, 200);
    admin.delete(&format!("/product/{}", ids[2])).await;
    confirm(&shop, &shown["id"]).await;
    let end = ended(&shop, &shown["id"]).await;
    assert_eq!(results(&end), json!([0, 1, 0, 3]), "{end}");
    let why: Vec<(u64, &str)> = end["failures"]
        .as_array()
        .unwrap()
        .iter()
        .map(|f| (f["row"].as_u64().unwrap(), f["message"].as_str().unwrap()))
        .collect();
    assert_eq!(
        why,
        [
            (2, "This product was changed in the shop after the preview."),
            (3, "The stock is 4 by now. Please review it and try again."),
            (4, "This product lies in the trash. Please restore it first."),
        ]
    );
    assert_eq!(shop.product(&ids[1]).await["stock"], 4, "nothing of that row is taken");
    assert_eq!(shop.product(&ids[1]).await["warranty"], "1 year");
    assert_eq!(shop.product(&ids[3]).await["warranty"], "9 years");
}

#[tokio::test]
async fn pictures_of_the_shop_are_taken_and_others_are_not() {
    let shop = Shop::open().await;
    let id =
        shop.add("/addproduct", json!({"availableColors": [{"color": "Blue", "priceDifference": 0}]})).await;
    let product = shop.product(&id).await;
    let (main, blue) =
        (product["mainImage"].as_str().unwrap(), product["availableColors"][0]["image"].as_str().unwrap());
    let swapped = json!([{"color": "Navy", "priceDifference": 0, "image": main}]).to_string();
    let csv = with_cells(&export(&shop).await, &id, &[("mainImage", blue), ("availableColors", &swapped)]);
    assert_eq!(results(&import(&shop, csv).await), json!([0, 1, 0, 0]));
    let after = shop.product(&id).await;
    assert_eq!((&after["mainImage"], &after["availableColors"][0]["image"]), (&json!(blue), &json!(main)));
    // A picture that no row names any more goes; one that is not here changes nothing.
    let csv = with_cells(
        &export(&shop).await,
        &id,
        &[("mainImage", "https://elsewhere.example/x.jpg"), ("availableColors", "[]")],
    );
    assert_eq!(results(&import(&shop, csv).await), json!([0, 1, 0, 0]));
    assert_eq!(shop.product(&id).await["mainImage"], json!(blue));
    shop.pictures_become(1).await;
}
