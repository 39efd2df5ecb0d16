//! Pictures that an import's rows name: they come while it waits, stand with their products once it ran, and go where no
//! product came to name them.

use serde_json::{Value, json};

use crate::importing::{by_hand, confirm, ended, import, preview, progress, results, titled};
use crate::support::{Multipart, Reply, Shop, png};

/// A file of three rows: a picture with a colour's, an address, and none.
fn named() -> String {
    let head = "title,description,price,offerPrice,stock,category,brand,estimatedDelivery,warranty,mainImage,availableColors";
    let colors = r#""[{""color"":""Blue"",""priceDifference"":0,""image"":""ফোন-নীল.png""},{""color"":""Red"",""priceDifference"":0}]""#;
    let rest = "A phone.,500,450,7,phone,dell,1 day,1 year";
    format!(
        "{head}\r\nOne,{rest},Photos/ONE  front.JPG,{colors}\r\nTwo,{rest},https://elsewhere.example/two.png?v=1,\r\nThree,{rest},,\r\n"
    )
}

fn path(id: &Value) -> String {
    format!("/api/admin/imports/{}/pictures", id.as_str().unwrap())
}

async fn give(shop: &Shop, id: &Value, name: &str, bytes: &[u8]) -> Reply {
    let form = Multipart::default().text("name", name).file("photo", bytes);
    shop.admin().await.post_form(&path(id), form).await
}

async fn wanted(shop: &Shop, id: &Value) -> Value {
    let reply = shop.admin().await.get(&path(id)).await;
    assert_eq!((reply.status.as_u16(), reply.header("cache-control")), (200, Some("no-store")));
    reply.json()
}

async fn main_image(shop: &Shop, title: &str) -> String {
    titled(shop, title).await["mainImage"].as_str().unwrap().to_owned()
}

#[tokio::test]
async fn what_the_rows_name_is_told_with_what_came() {
    let shop = Shop::open().await;
    let id = preview(&shop, named()).await["id"].clone();
    let row = |row: u64, title: &str, color: &str, name: &str, came: bool| json!({"row": row, "title": title, "color": color, "name": name, "has": false, "came": came});
    let expected = |came: bool| {
        json!({"leftOut": 0, "pictures": [
            row(2, "One", "", "Photos/ONE  front.JPG", came), row(2, "One", "Blue", "ফোন-নীল.png", false),
            row(3, "Two", "", "https://elsewhere.example/two.png?v=1", false), row(4, "Three", "", "", false),
        ]})
    };
    assert_eq!(wanted(&shop, &id).await, expected(false));
    let reply = give(&shop, &id, "Photos/ONE  front.JPG", &png(1)).await;
    assert_eq!(reply.status, 201, "{}", reply.text());
    let came = reply.json();
    assert_eq!((&came["success"], &came["name"]), (&json!(true), &json!("Photos/ONE  front.JPG")));
    assert_eq!(shop.visitor().get(came["image"].as_str().unwrap()).await.status, 200);
    assert_eq!(wanted(&shop, &id).await, expected(true));
    // The same again is the same picture.
    assert_eq!(give(&shop, &id, "Photos/ONE  front.JPG", &png(1)).await.json(), came);
    assert!(shop.visitor().get("/allproducts").await.rows().is_empty(), "no product before it is confirmed");
    shop.pictures_become(1).await;
}

#[tokio::test]
async fn pictures_that_came_stand_with_their_products_and_a_second_run_doubles_nothing() {
    let shop = Shop::open().await;
    let id = preview(&shop, named()).await["id"].clone();
    let mut images = Vec::new();
    let names = ["Photos/ONE  front.JPG", "ফোন-নীল.png", "https://elsewhere.example/two.png?v=1"];
    for (shade, name) in (1..).zip(names) {
        images.push(give(&shop, &id, name, &png(shade)).await.json()["image"].as_str().unwrap().to_owned());
    }
    assert_eq!(confirm(&shop, &id).await.status, 202);
    let end = ended(&shop, &id).await;
    assert_eq!((results(&end), &end["withoutPicture"]), (json!([3, 0, 0, 0]), &json!(1)));
    let one = titled(&shop, "One").await;
    assert_eq!(one["mainImage"], json!(images[0]));
    assert_eq!(one["availableColors"][0]["image"], json!(images[1]));
    assert_eq!(
        one["availableColors"][1]["image"],
        json!(images[0]),
        "one without its own shows the main one"
    );
    assert_eq!(main_image(&shop, "Two").await, images[2]);
    let grey = main_image(&shop, "Three").await;
    assert!(!images.contains(&grey));
    let begun = shop.audit().await.into_iter().find(|row| row["action"] == "start").unwrap();
    assert_eq!(begun["detail"]["pictures"], json!(3));
    shop.pictures_become(4).await;

    // The file again: what is there is told, the same pictures change nothing, another one replaces its own.
    let again = preview(&shop, named()).await["id"].clone();
    let told: Vec<_> = wanted(&shop, &again).await["pictures"]
        .as_array()
        .unwrap()
        .iter()
        .map(|w| (w["name"].as_str().unwrap().to_owned(), w["has"].as_bool().unwrap()))
        .collect();
    let expected: Vec<_> =
        names.map(|name| (name.to_owned(), true)).into_iter().chain([(String::new(), false)]).collect();
    assert_eq!(told, expected);
    assert_eq!(give(&shop, &again, names[0], &png(1)).await.status, 201);
    assert_eq!(give(&shop, &again, names[2], &png(9)).await.status, 201);
    assert_eq!(confirm(&shop, &again).await.status, 202);
    let end = ended(&shop, &again).await;
    assert_eq!((results(&end), &end["withoutPicture"]), (json!([0, 1, 2, 0]), &json!(1)));
    assert_eq!(main_image(&shop, "One").await, images[0]);
    assert_ne!(main_image(&shop, "Two").await, images[2]);
    assert_eq!(main_image(&shop, "Three").await, grey);
    shop.pictures_become(4).await;
}

#[tokio::test]
async fn a_grey_product_gets_its_picture_later_and_its_colours_with_it() {
    let shop = Shop::open().await;
    assert_eq!(results(&import(&shop, named()).await), json!([3, 0, 0, 0]));
    let grey = main_image(&shop, "One").await;
    let id = preview(&shop, named()).await["id"].clone();
    assert!(wanted(&shop, &id).await["pictures"].as_array().unwrap().iter().all(|one| one["has"] == false));
    let image = give(&shop, &id, "Photos/ONE  front.JPG", &png(1)).await.json()["image"].clone();
    assert_eq!(confirm(&shop, &id).await.status, 202);
    assert_eq!(results(&ended(&shop, &id).await), json!([0, 1, 2, 0]));
    let one = titled(&shop, "One").await;
    let images: Vec<_> =
        one["availableColors"].as_array().unwrap().iter().map(|c| c["image"].clone()).collect();
    assert_eq!((&one["mainImage"], images), (&image, vec![image.clone(), image.clone()]));
    assert_eq!(main_image(&shop, "Two").await, grey);
    shop.pictures_become(2).await;
}

#[tokio::test]
async fn what_no_product_came_to_name_goes() {
    let shop = Shop::open().await;
    let id = preview(&shop, named()).await["id"].clone();
    let name = "ফোন-নীল.png";
    assert_eq!(give(&shop, &id, name, &png(1)).await.status, 201);
    assert_eq!(give(&shop, &id, name, &png(2)).await.status, 201);
    shop.pictures_become(1).await;
    let cancel = format!("/api/admin/imports/{}", id.as_str().unwrap());
    assert_eq!(shop.admin().await.delete(&cancel).await.status, 200);
    shop.pictures_become(0).await;
    let late = give(&shop, &id, name, &png(1)).await;
    assert_eq!(late.refused(409), "This import was cancelled. Please choose the file again.");
    assert_eq!(wanted(&shop, &id).await, json!({"pictures": [], "leftOut": 0}));

    // Another file takes the place of one that waits, pictures and all; a day is the longest wait.
    for end in ["another file", "a day"] {
        let id = preview(&shop, named()).await["id"].clone();
        assert_eq!(give(&shop, &id, name, &png(3)).await.status, 201);
        shop.pictures_become(1).await;
        if end == "a day" {
            shop.state.imports.forget_old(shop.clock.now_ms() + 86_401_000);
        } else {
            preview(&shop, named()).await;
        }
        assert_eq!(progress(&shop, &id).await["state"], "cancelled", "{end}");
        shop.pictures_become(0).await;
    }
}

#[tokio::test]
async fn what_is_no_picture_of_a_row_is_refused_and_leaves_nothing() {
    let shop = Shop::open().await;
    let admin = shop.admin().await;
    let id = preview(&shop, named()).await["id"].clone();
    let name = "ফোন-নীল.png";
    let svg = br#"<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>"#;
    for bad in [&svg[..], &png(1)[..40], b"PK\x03\x04 a zip", b"GIF89a"] {
        give(&shop, &id, name, bad).await.fault("photo");
    }
    let fault = give(&shop, &id, "other.png", &png(1)).await.fault("name");
    assert_eq!(fault, "No row of the file names such a picture.");
    give(&shop, &id, "../../etc/passwd", &png(1)).await.fault("name");
    give(&shop, &id, "", &png(1)).await.fault("name");
    admin.post_form(&path(&id), Multipart::default().text("name", name)).await.fault("photo");
    admin
        .post_form(&path(&id), Multipart::default().text("name", name).file("photo", b""))
        .await
        .fault("photo");
    let two = Multipart::default().text("name", name).file("photo", &png(1)).file("photo", &png(2));
    admin.post_form(&path(&id), two).await.fault("photo");
    admin
        .post(&path(&id), &json!({"name": name, "photo": "https://elsewhere.example/x.png"}))
        .await
        .refused(415);
    let mut large = png(1);
    large.resize(10 * 1024 * 1024 + 1, 0);
    give(&shop, &id, name, &large).await.refused(413);
    large.resize(11 * 1024 * 1024 + 1, 0);
    give(&shop, &id, name, &large).await.refused(413);
    for image in wanted(&shop, &id).await["pictures"].as_array().unwrap() {
        assert_eq!(image["came"], json!(false), "{image}");
    }
    shop.pictures_become(0).await;
    give(&shop, &json!("nothing"), name, &png(1)).await.refused(404);
    admin.get(&path(&json!("nothing"))).await.refused(404);
    let form = Multipart::default().text("name", name).file("photo", &png(1));
    let elsewhere = shop.admin().await.with("origin", "https://elsewhere.example");
    elsewhere.post_form(&path(&id), form).await.refused(403);
}

#[tokio::test]
async fn a_row_that_is_left_out_waits_for_no_picture_and_a_stored_one_is_no_question() {
    let shop = Shop::open().await;
    let stored = shop.product(&shop.add("/addproduct", json!({})).await).await["mainImage"].clone();
    let file = named()
        .replace("One,A phone.,500", "One,A phone.,no price")
        .replace("https://elsewhere.example/two.png?v=1", stored.as_str().unwrap());
    let id = preview(&shop, file).await["id"].clone();
    let names: Vec<_> = wanted(&shop, &id).await["pictures"]
        .as_array()
        .unwrap()
        .iter()
        .map(|w| (w["row"].clone(), w["name"].clone()))
        .collect();
    assert_eq!(names, [(json!(4), json!(""))]);
    give(&shop, &id, "ফোন-নীল.png", &png(1)).await.fault("name");
    // A file made by hand without the column names none.
    let id = preview(&shop, by_hand(&[crate::importing::CABLE])).await["id"].clone();
    assert_eq!(wanted(&shop, &id).await["pictures"][0]["name"], json!(""));
}
