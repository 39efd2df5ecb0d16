//! A product's pictures beside its main one: up to seven, in the owner's order, each with what it shows in words.

use serde_json::{Value, json};

use crate::actor::Reply;
use crate::full_edit::{edit, form};
use crate::html::of_type;
use crate::importing::{confirm, ended, export, preview, with_cells};
use crate::support::{Multipart, Shop, listings, png, product_form};

/// An add form with these rows and as many further pictures, png(20) and on.
fn with_pictures(rows: &Value) -> Multipart {
    let count = u8::try_from(rows.as_array().unwrap().len()).unwrap();
    files(product_form(json!({"pictures": rows})), 20..20 + count)
}

fn files(form: Multipart, shades: std::ops::Range<u8>) -> Multipart {
    shades.fold(form, |form, shade| form.file("pictureFiles", &png(shade)))
}

/// Adds a product with three further pictures; answers its id and their stored paths.
async fn three(shop: &Shop) -> (String, [Value; 3]) {
    let rows = json!([{"alt": "  In\u{0} a <hand> "}, {}, {"alt": "পেছন থেকে"}]);
    let reply = shop.admin().await.post_form("/addproduct", with_pictures(&rows)).await;
    let id = reply.json()["insertedId"].as_str().unwrap().to_owned();
    let pictures = shop.product(&id).await["pictures"].clone();
    assert_eq!(pictures.as_array().unwrap().len(), 3, "{pictures}");
    (id, [0, 1, 2].map(|n| pictures[n]["image"].clone()))
}

fn pictures_of(reply: &Reply) -> Value {
    reply.json()["product"]["pictures"].clone()
}

#[tokio::test]
async fn a_product_has_more_pictures_which_its_page_shows_and_lists_leave_out() {
    let shop = Shop::open().await;
    let (id, [a, b, c]) = three(&shop).await;
    let told = json!([{"image": a, "alt": "In a <hand>"}, {"image": b}, {"image": c, "alt": "পেছন থেকে"}]);
    let product = shop.product(&id).await;
    assert_eq!(product["pictures"], told, "no field but these, the alt only where something was said");
    let mut card = product.clone();
    card.as_object_mut().unwrap().remove("pictures");
    for path in ["/allproducts", "/homeproductsapi", "/search-products?text=galaxy"] {
        assert_eq!(shop.visitor().get(path).await.rows(), [card.clone()], "{path}");
    }
    // The same after the product's own call: what is kept of it is not what lists show.
    assert_eq!(shop.product(&id).await, product);
    assert_eq!(shop.visitor().get("/allproducts").await.rows(), [card]);
    // The page has them, and tells machines.
    let html = shop.visitor().with("accept", "text/html").get(&format!("/product/{id}")).await.page(200);
    assert!(html.contains(c.as_str().unwrap()), "{html}");
    let images = of_type(&html, "Product").remove(0)["image"].clone();
    let captions: Vec<&Value> = images.as_array().unwrap().iter().map(|one| &one["caption"]).collect();
    assert_eq!(captions, [&json!(null), &json!("In a <hand>"), &json!(null), &json!("পেছন থেকে")]);
    // The newest offer of the home page is as in a list; its own call has all.
    let offer = shop.admin().await.post_form("/addoffersale", with_pictures(&json!([{}]))).await;
    let offer = offer.json()["insertedId"].as_str().unwrap().to_owned();
    assert!(shop.visitor().get("/singleoffersaleproduct").await.json().get("pictures").is_none());
    for spec in listings().filter(|spec| spec.name == "offer") {
        let own = shop.visitor().with("accept", "application/json").get(&spec.item_of(&offer)).await.json();
        assert_eq!(own["pictures"].as_array().unwrap().len(), 1, "{own}");
    }
}

#[tokio::test]
async fn the_page_is_drawn_with_all_pictures_in_their_order() {
    let shop = Shop::open().await;
    let (id, _) = three(&shop).await;
    let html = shop.visitor().with("accept", "text/html").get(&format!("/product/{id}")).await.page(200);
    let at = |text: &str| html.find(text).unwrap_or_else(|| panic!("no {text} in {html}"));
    assert!(at("alt=\"In a &lt;hand&gt;\"") < at("alt=\"পেছন থেকে\""));
}

#[tokio::test]
async fn an_edit_keeps_turns_adds_and_removes_pictures_and_lets_their_files_go() {
    let shop = Shop::open().await;
    let (id, [a, b, c]) = three(&shop).await;
    // What is not sent stays.
    let same = edit(&shop, &id, form(&json!({"warranty": "3 years"}))).await;
    assert_eq!(pictures_of(&same).as_array().unwrap().len(), 3);
    // The last comes first with other words, a new one second, the second goes, the first stays.
    let rows = json!([{"image": c, "alt": "From behind"}, {"alt": "New"}, {"image": a, "alt": " "}]);
    let after = edit(&shop, &id, files(form(&json!({"pictures": rows})), 30..31)).await;
    let now = pictures_of(&after);
    let new = now[1]["image"].clone();
    let expected = json!([{"image": c, "alt": "From behind"}, {"image": new, "alt": "New"}, {"image": a}]);
    assert_eq!(now, expected);
    assert!(![&a, &b, &c].contains(&&new));
    assert_eq!(shop.product(&id).await["pictures"], expected);
    let log = shop.audit().await[0]["detail"]["pictures"].clone();
    assert_eq!((&log[0][1]["image"], &log[1]), (&b, &expected));
    shop.pictures_become(4).await;
    shop.visitor().get(b.as_str().unwrap()).await.refused(404);
    // The page that was kept is drawn anew.
    let html = shop.visitor().with("accept", "text/html").get(&format!("/product/{id}")).await.page(200);
    assert!(html.contains("From behind"), "{html}");
    let turned = json!([{"image": a}, {"image": c}]);
    edit(&shop, &id, form(&json!({"pictures": turned}))).await.json();
    let html = shop.visitor().with("accept", "text/html").get(&format!("/product/{id}")).await.page(200);
    assert!(!html.contains("From behind"), "{html}");
    // None is none, in JSON too.
    let none = edit(&shop, &id, form(&json!({"pictures": []}))).await.json();
    assert!(none["product"].get("pictures").is_none(), "{none}");
    assert!(shop.product(&id).await.get("pictures").is_none());
    shop.pictures_become(1).await;
}

#[tokio::test]
async fn a_picture_becomes_the_main_one_and_the_main_one_takes_its_place() {
    let shop = Shop::open().await;
    let (id, [a, b, c]) = three(&shop).await;
    let main = shop.product(&id).await["mainImage"].clone();
    let rows = json!([{"image": a}, {"image": main, "alt": "From the front"}, {"image": c}]);
    let swap = json!({"mainImagePath": b, "mainImageAlt": "In the sun", "pictures": rows});
    let after = edit(&shop, &id, form(&swap)).await.json()["product"].clone();
    assert_eq!((&after["mainImage"], &after["mainImageAlt"]), (&b, &json!("In the sun")));
    assert_eq!(after["pictures"], rows);
    shop.pictures_become(4).await;
    // Alone it leaves its place.
    let after = edit(&shop, &id, form(&json!({"mainImagePath": c}))).await.json()["product"].clone();
    assert_eq!(after["mainImage"], c);
    assert_eq!(after["pictures"], json!([{"image": a}, {"image": main, "alt": "From the front"}]));
    shop.pictures_become(3).await;
    // Only a picture of this product can, and not beside a file.
    let foreign = json!({"mainImagePath": "/uploads/0123456789abcdef0123456789abcdef.webp"});
    edit(&shop, &id, form(&foreign)).await.fault("mainImage");
    let both = form(&json!({"mainImagePath": a})).file("mainImage", &png(40));
    edit(&shop, &id, both).await.fault("mainImage");
    assert_eq!(shop.product(&id).await["mainImage"], c);
    shop.pictures_become(3).await;
}

#[tokio::test]
async fn what_is_wrong_with_pictures_is_told_by_its_field_and_leaves_nothing() {
    let shop = Shop::open().await;
    let admin = shop.admin().await;
    let eight: Vec<Value> = vec![json!({}); 8];
    let add = async |form: Multipart, field: &str| admin.post_form("/addproduct", form).await.fault(field);
    let text = add(with_pictures(&json!(eight)), "pictures").await;
    assert_eq!(text, "A product can have at most 7 pictures beside its main one.");
    let text = add(files(product_form(json!({"pictures": [{}, {}]})), 20..21), "pictureFiles").await;
    assert_eq!(text, "Each further picture needs its own file.");
    add(files(product_form(json!({})), 20..21), "pictureFiles").await;
    let long = "ক".repeat(201);
    add(with_pictures(&json!([{"alt": long}])), "pictures").await;
    let bad = product_form(json!({"pictures": [{}]})).file("pictureFiles", b"<svg></svg>");
    assert_eq!(add(bad, "pictureFiles").await, "Please choose a JPEG, PNG, WebP or GIF picture.");
    // The same file twice, and the main picture once more.
    let twice = files(files(product_form(json!({"pictures": [{}, {}]})), 20..21), 20..21);
    assert_eq!(add(twice, "pictures").await, "Picture 2 is there already.");
    let main = product_form(json!({"pictures": [{}]})).file("pictureFiles", &png(0));
    assert_eq!(add(main, "pictures").await, "Picture 1 is there already.");
    assert!(shop.visitor().get("/allproducts").await.rows().is_empty());
    shop.pictures_become(0).await;

    // Seven are fine, an eighth is not.
    let reply = admin.post_form("/addproduct", with_pictures(&json!(eight[..7]))).await;
    let id = reply.json()["insertedId"].as_str().unwrap().to_owned();
    let before = shop.product(&id).await;
    assert_eq!(before["pictures"].as_array().unwrap().len(), 7);
    let mut rows = before["pictures"].as_array().unwrap().clone();
    let refused = async |rows: &[Value], shades, field: &str| {
        edit(&shop, &id, files(form(&json!({"pictures": rows})), shades)).await.fault(field)
    };
    rows.push(json!({}));
    refused(&rows, 60..61, "pictures").await;
    rows.truncate(1);
    rows.push(json!({"image": "/uploads/0123456789abcdef0123456789abcdef.webp"}));
    let text = refused(&rows, 0..0, "pictures").await;
    assert_eq!(text, "Picture 2 is not one of this product's.");
    rows[1] = rows[0].clone();
    assert_eq!(refused(&rows, 0..0, "pictures").await, "Picture 2 is there already.");
    rows[1] = json!({"image": before["mainImage"]});
    refused(&rows, 0..0, "pictures").await;
    refused(&rows[..1], 60..61, "pictureFiles").await;
    edit(&shop, &id, files(Multipart::default(), 60..61)).await.fault("pictureFiles");
    edit(&shop, &id, form(&json!({"pictures": "["}))).await.fault("pictures");
    assert_eq!(shop.product(&id).await, before);
    shop.pictures_become(8).await;
}

#[tokio::test]
async fn pictures_stay_through_trash_copies_tables_moves_and_checks() {
    let shop = Shop::open().await;
    let (id, _) = three(&shop).await;
    let before = shop.product(&id).await;
    let admin = shop.admin().await;
    let copy = admin.post(&format!("/api/admin/products/{id}/duplicate"), &json!({})).await.json();
    assert_eq!(copy["product"]["pictures"], before["pictures"]);
    let copy = copy["insertedId"].as_str().unwrap().to_owned();
    assert_eq!(shop.product(&copy).await["pictures"], before["pictures"]);
    // An edit of a few fields, one of many products, a move and a table leave them.
    admin.patch(&format!("/editproduct/{id}"), &json!({"title": "Galaxy S26"})).await.json();
    let bulk = json!({"ids": [id], "stock": {"mode": "set", "value": 3}});
    admin.post("/api/admin/products/bulk", &bulk).await.json();
    admin.post(&format!("/api/admin/products/{id}/move"), &json!({"listing": "bestdeal"})).await.json();
    let shown = preview(&shop, with_cells(&export(&shop).await, &id, &[("title", "Galaxy S27")])).await;
    confirm(&shop, &shown["id"]).await;
    ended(&shop, &shown["id"]).await;
    let after = shop.product(&id).await;
    assert_eq!((&after["title"], &after["pictures"]), (&json!("Galaxy S27"), &before["pictures"]));
    // In the trash their files stay, and they are back with it.
    edit(&shop, &copy, form(&json!({"pictures": []}))).await.json();
    admin.delete(&format!("/bestdeals/{id}")).await;
    haat::site::uploads::sweep(&shop.state).await.unwrap();
    shop.pictures_become(4).await;
    let report = haat::backup::check::run(shop.folder.path()).unwrap();
    assert_eq!((report.database, report.pictures), (vec![], vec![]));
    admin.post(&format!("/api/admin/trash/{id}/restore"), &json!({})).await.json();
    assert_eq!(shop.product(&id).await["pictures"], before["pictures"]);
    // A file that is lost is found out.
    let lost = before["pictures"][0]["image"].as_str().unwrap();
    std::fs::remove_file(shop.folder.path().join(lost.trim_start_matches('/'))).unwrap();
    assert_eq!(haat::backup::check::run(shop.folder.path()).unwrap().pictures.len(), 1);
    // After 30 days in the trash they go with the product.
    admin.delete(&format!("/bestdeals/{id}")).await;
    shop.clock.advance(31 * 86_400_000);
    haat::trash::purge(&shop.state).await.unwrap();
    shop.pictures_become(1).await;
}
