//! Banners: their counts and texts, what a part that is not sent keeps, and the public shapes (spec 5, contract 7).

use axum::http::Method;
use serde_json::{Value, json};

use crate::support::{Actor, Multipart, Reply, Shop, png};

const SIDES: &str = "Both side banners are required.";
const COUNT: &str = "Main banners must be between 1 and 6 images.";
const MOST: &str = "You can upload up to 6 main banners only.";

/// A form with pictures of these shades.
fn pictures(parts: &[(&str, &[u8])]) -> Multipart {
    parts.iter().fold(Multipart::default(), |form, (field, shades)| {
        shades.iter().fold(form, |form, shade| form.file(field, &png(*shade)))
    })
}

async fn update(admin: &Actor<'_>, path: &str, parts: &[(&str, &[u8])]) -> Reply {
    admin.post_form(path, pictures(parts)).await
}

fn done(reply: &Reply) {
    assert_eq!(reply.status, 200, "{}", reply.text());
    assert_eq!(
        reply.json(),
        json!({"success": true, "message": "Banners updated successfully!", "code": "banners_updated"})
    );
}

async fn public(shop: &Shop, path: &str) -> Value {
    shop.visitor().get(path).await.json()
}

/// How many main and side banners there are.
async fn counts(shop: &Shop) -> (usize, usize) {
    let banners = public(shop, "/banners").await;
    let count = |name: &str| banners[name].as_array().unwrap().len();
    (count("mainBanners"), count("sideBanners"))
}

#[tokio::test]
async fn a_new_shop_has_none() {
    let shop = Shop::open().await;
    assert_eq!(public(&shop, "/banners").await, json!({"mainBanners": [], "sideBanners": []}));
    assert_eq!(public(&shop, "/secondbanner").await, json!({"secondBanner": null}));
    assert_eq!(public(&shop, "/thirdbanner").await, json!({"thirdBanners": []}));
    assert_eq!(public(&shop, "/exclusivebanner").await, json!({"exclusiveBanner": null}));
}

#[tokio::test]
async fn main_and_side_banners_are_shown_in_their_order() {
    let shop = Shop::open().await;
    let admin = shop.admin().await;
    done(&update(&admin, "/updatebanner", &[("mainBanners", &[1, 2, 3]), ("sideBanners", &[4, 5])]).await);
    let first = public(&shop, "/banners").await;
    assert_eq!(counts(&shop).await, (3, 2));
    for banner in first["mainBanners"].as_array().unwrap() {
        assert_eq!(banner.as_object().unwrap().len(), 1);
        assert_eq!(shop.visitor().get(banner["url"].as_str().unwrap()).await.status, 200);
    }
    let form = pictures(&[("mainBanners", &[3, 1]), ("sideBanners", &[5, 4])]).finish();
    done(&admin.send(Method::PUT, "/updatebanner", Some(Multipart::KIND), form).await);
    let second = public(&shop, "/banners").await;
    assert_eq!(second["mainBanners"], json!([first["mainBanners"][2], first["mainBanners"][0]]));
    assert_eq!(second["sideBanners"], json!([first["sideBanners"][1], first["sideBanners"][0]]));
    // The picture that no banner shows any more goes.
    shop.pictures_become(4).await;
}

#[tokio::test]
async fn a_part_that_is_not_sent_keeps_what_it_had() {
    let shop = Shop::open().await;
    let admin = shop.admin().await;
    done(&update(&admin, "/updatebanner", &[("mainBanners", &[1, 2]), ("sideBanners", &[3, 4])]).await);
    let before = public(&shop, "/banners").await;
    done(&update(&admin, "/updatebanner", &[("mainBanners", &[5])]).await);
    let after = public(&shop, "/banners").await;
    assert_eq!((counts(&shop).await, &after["sideBanners"]), ((1, 2), &before["sideBanners"]));
    done(&update(&admin, "/updatebanner", &[("sideBanners", &[6, 7])]).await);
    let last = public(&shop, "/banners").await;
    assert_eq!(last["mainBanners"], after["mainBanners"]);
    assert_ne!(last["sideBanners"], after["sideBanners"]);
}

#[tokio::test]
async fn one_side_banner_is_replaced_alone() {
    let shop = Shop::open().await;
    let admin = shop.admin().await;
    let send = async |shades: &[u8], place: &str| {
        let form = pictures(&[("sideBanners", shades)]).text("sidePlace", place);
        admin.post_form("/updatebanner", form).await
    };
    let new_shop = pictures(&[("mainBanners", &[1]), ("sideBanners", &[2])]).text("sidePlace", "2");
    assert_eq!(admin.post_form("/updatebanner", new_shop).await.fault("sideBanners"), SIDES);
    done(&update(&admin, "/updatebanner", &[("mainBanners", &[1]), ("sideBanners", &[2, 3])]).await);
    let before = public(&shop, "/banners").await;
    done(&send(&[4], "2").await);
    let second = public(&shop, "/banners").await;
    assert_eq!(second["sideBanners"][0], before["sideBanners"][0]);
    assert_ne!(second["sideBanners"][1], before["sideBanners"][1]);
    done(&send(&[5], " ১ ").await);
    let first = public(&shop, "/banners").await;
    assert_ne!(first["sideBanners"][0], second["sideBanners"][0]);
    assert_eq!(first["sideBanners"][1], second["sideBanners"][1]);
    assert_eq!((counts(&shop).await, &first["mainBanners"]), ((1, 2), &before["mainBanners"]));
    for place in ["0", "3", "x", "-1", "1.5"] {
        send(&[6], place).await.fault("sidePlace");
    }
    for shades in [&[][..], &[6, 7]] {
        send(shades, "1").await.fault("sideBanners");
    }
    assert_eq!(send(&[6], "").await.fault("sideBanners"), SIDES, "without a place both are needed");
    assert_eq!(public(&shop, "/banners").await, first);
    shop.pictures_become(3).await;
}

#[tokio::test]
async fn the_counts_hold_for_what_results() {
    let shop = Shop::open().await;
    let admin = shop.admin().await;
    for (parts, text) in [
        (&[][..], COUNT),
        (&[("sideBanners", &[1, 2][..])], COUNT),
        (&[("mainBanners", &[1][..])], SIDES),
        (&[("mainBanners", &[1]), ("sideBanners", &[2])], SIDES),
        (&[("mainBanners", &[1]), ("sideBanners", &[2, 3, 4])], SIDES),
        (&[("mainBanners", &[1, 2, 3, 4, 5, 6, 7]), ("sideBanners", &[8, 9])], MOST),
    ] {
        assert_eq!(update(&admin, "/updatebanner", parts).await.refused(400), text, "{parts:?}");
        assert_eq!(counts(&shop).await, (0, 0));
    }
    shop.pictures_become(0).await;
    let six = [("mainBanners", &[1, 2, 3, 4, 5, 6][..]), ("sideBanners", &[8, 9])];
    done(&update(&admin, "/updatebanner", &six).await);
    for (parts, text) in [
        (&[("mainBanners", &[1, 2, 3, 4, 5, 6, 7][..])][..], MOST),
        (&[("sideBanners", &[1][..])], SIDES),
        (&[("mainBanners", &[11]), ("sideBanners", &[12])], SIDES),
    ] {
        assert_eq!(update(&admin, "/updatebanner", parts).await.refused(400), text, "{parts:?}");
        assert_eq!(counts(&shop).await, (6, 2));
    }
    shop.pictures_become(8).await;
}

#[tokio::test]
async fn the_one_part_calls_need_their_part_every_time() {
    let shop = Shop::open().await;
    let admin = shop.admin().await;
    for (path, field, count, text, public_path) in [
        (
            "/updatesecondbanner",
            "secondBanner",
            1,
            "Please select an image for the second banner.",
            "/secondbanner",
        ),
        (
            "/updatethirdbanner",
            "thirdBanners",
            2,
            "Please upload exactly 2 images for the third banner.",
            "/thirdbanner",
        ),
        (
            "/updateexclusivebanner",
            "exclusiveBanner",
            1,
            "Please select an image for the exclusive banner.",
            "/exclusivebanner",
        ),
    ] {
        let shades = |start: u8| (start..start + count).collect::<Vec<u8>>();
        for set in [false, true] {
            for wrong in [&[][..], &[("mainBanners", &[1][..])], &[(field, b"")]] {
                assert_eq!(update(&admin, path, wrong).await.refused(400), text, "{path} {set}");
            }
            if count == 2 {
                for wrong in [&[1][..], &[1, 2, 3]] {
                    assert_eq!(update(&admin, path, &[(field, wrong)]).await.refused(400), text);
                }
            }
            if !set {
                done(&update(&admin, path, &[(field, &shades(10))]).await);
            }
        }
        let before = public(&shop, public_path).await;
        let paths: Vec<String> = match &before[field] {
            Value::Array(list) => list.iter().map(|p| p.as_str().unwrap().to_owned()).collect(),
            one => vec![one.as_str().unwrap().to_owned()],
        };
        assert_eq!(paths.len(), usize::from(count), "{before}");
        for picture in &paths {
            assert_eq!(shop.visitor().get(picture).await.status, 200, "{picture}");
        }
        let form = pictures(&[(field, &shades(20))]).finish();
        done(&admin.send(Method::PUT, path, Some(Multipart::KIND), form).await);
        assert_ne!(public(&shop, public_path).await, before, "{path}");
    }
}

#[tokio::test]
async fn what_is_no_picture_changes_nothing() {
    let shop = Shop::open().await;
    let admin = shop.admin().await;
    done(&update(&admin, "/updatesecondbanner", &[("secondBanner", &[1])]).await);
    let before = public(&shop, "/secondbanner").await;
    for (path, field) in [
        ("/updatebanner", "mainBanners"),
        ("/updatesecondbanner", "secondBanner"),
        ("/updatethirdbanner", "thirdBanners"),
        ("/updateexclusivebanner", "exclusiveBanner"),
    ] {
        let form = pictures(&[(field, &[2])]).file(field, b"<svg/>");
        admin.post_form(path, form).await.fault(field);
        let large = Multipart::default().file(field, &vec![0; 10 * 1024 * 1024 + 1]);
        admin.post_form(path, large).await.refused(413);
    }
    assert_eq!(public(&shop, "/secondbanner").await, before);
    shop.pictures_become(1).await;
}

#[tokio::test]
async fn a_replaced_picture_stays_where_something_else_shows_it() {
    let shop = Shop::open().await;
    let admin = shop.admin().await;
    // The product's main picture is of shade 0.
    let id = shop.add("/addproduct", json!({})).await;
    done(&update(&admin, "/updatesecondbanner", &[("secondBanner", &[0])]).await);
    done(&update(&admin, "/updatesecondbanner", &[("secondBanner", &[1])]).await);
    done(&update(&admin, "/updatesecondbanner", &[("secondBanner", &[2])]).await);
    shop.pictures_become(2).await;
    let product = public(&shop, &format!("/allproducts/{id}")).await;
    assert_eq!(shop.visitor().get(product["mainImage"].as_str().unwrap()).await.status, 200);
}

#[tokio::test]
async fn main_banners_are_ordered_and_taken_away() {
    let shop = Shop::open().await;
    let admin = shop.admin().await;
    // The first picture stands there twice.
    done(&update(&admin, "/updatebanner", &[("mainBanners", &[1, 2, 3, 1]), ("sideBanners", &[4, 5])]).await);
    let urls = async || -> Vec<String> {
        let banners = public(&shop, "/banners").await["mainBanners"].clone();
        banners.as_array().unwrap().iter().map(|b| b["url"].as_str().unwrap().to_owned()).collect()
    };
    let put = async |body: Value| admin.put("/api/admin/banners/main", &body).await;
    let all = urls().await;
    let (one, two, three) = (&all[0], &all[1], &all[2]);
    done(&put(json!({"urls": [three, one, two, one], "expected": all})).await);
    assert_eq!(urls().await, [three, one, two, one].map(String::clone));
    let row = admin.get("/api/admin/audit").await.rows()[0].clone();
    assert_eq!((&row["subject"], &row["subjectId"]), (&json!("banner"), &json!("main")));
    assert_eq!(row["detail"]["mainBanners"], json!([all, [three, one, two, one]]));

    let late = put(json!({"urls": [one, two], "expected": all})).await;
    late.refused(409);
    assert_eq!(late.json()["mainBanners"], json!([three, one, two, one]));
    for bad in [
        json!({"urls": ["/uploads/other.webp"]}),
        json!({"urls": [two, two]}),
        json!({"urls": [three, one, two, one, one]}),
        json!({"urls": "x"}),
        json!({"urls": [1]}),
        json!({"urls": [one], "expected": "x"}),
    ] {
        let reply = put(bad.clone()).await;
        reply.fault(if bad["expected"].is_null() { "urls" } else { "expected" });
    }
    for none in [json!({"urls": []}), json!({})] {
        assert_eq!(put(none).await.fault("urls"), COUNT);
    }
    assert_eq!(put(json!({"urls": vec![one; 7]})).await.fault("urls"), MOST);
    assert_eq!(urls().await.len(), 4);
    shop.pictures_become(5).await;

    done(&put(json!({"urls": [one, three]})).await);
    assert_eq!((urls().await, counts(&shop).await), (vec![one.clone(), three.clone()], (2, 2)));
    shop.pictures_become(4).await;
}

#[tokio::test]
async fn words_stand_over_a_banner_in_the_readers_language_or_the_other() {
    let shop = Shop::open().await;
    let admin = shop.admin().await;
    done(&update(&admin, "/updatebanner", &[("mainBanners", &[1, 2]), ("sideBanners", &[3, 4])]).await);
    done(&update(&admin, "/updatesecondbanner", &[("secondBanner", &[5])]).await);
    done(&update(&admin, "/updatethirdbanner", &[("thirdBanners", &[6, 7])]).await);
    done(&update(&admin, "/updateexclusivebanner", &[("exclusiveBanner", &[8])]).await);
    let all = public(&shop, "/banners").await;
    let (main, side) = (&all["mainBanners"][0]["url"], &all["sideBanners"][1]["url"]);
    let third = public(&shop, "/thirdbanner").await["thirdBanners"].clone();
    let second = public(&shop, "/secondbanner").await["secondBanner"].clone();
    let exclusive = public(&shop, "/exclusivebanner").await["exclusiveBanner"].clone();
    let say =
        async |place: &str, body: Value| admin.put(&format!("/api/admin/banners/{place}/words"), &body).await;
    let both =
        json!({"headline": "Find <it>", "headlineBn": "খুঁজে নিন", "line": "At a price", "lineBn": "ন্যায্য দামে"});
    let with = |url: &Value, words: &Value| {
        let mut body = words.clone();
        body["url"] = url.clone();
        body
    };
    let typed = json!({"headline": "  Find <it>\u{0} ", "headlineBn": "খুঁজে নিন", "line": "At a price\n",
        "lineBn": "ন্যায্য দামে"});
    done(&say("main", with(main, &typed)).await);
    done(&say("side", with(side, &json!({"headlineBn": "শুধু বাংলা"}))).await);
    done(&say("second", with(&second, &both)).await);
    done(&say("third", with(&third[1], &both)).await);
    done(&say("exclusive", with(&exclusive, &json!({"headline": "Only here"}))).await);
    let now = public(&shop, "/banners").await;
    assert_eq!(now["mainBanners"][0], json!({"url": main, "words": both}));
    assert_eq!(now["mainBanners"][1].as_object().unwrap().len(), 1, "the other one is as it was");
    assert_eq!(now["sideBanners"][1], json!({"url": side, "words": {"headlineBn": "শুধু বাংলা"}}));
    assert_eq!(public(&shop, "/secondbanner").await, json!({"secondBanner": second, "words": both}));
    assert_eq!(public(&shop, "/thirdbanner").await, json!({"thirdBanners": third, "words": [{}, both]}));
    assert_eq!(
        public(&shop, "/exclusivebanner").await,
        json!({"exclusiveBanner": exclusive, "words": {"headline": "Only here"}})
    );
    // The first reply has them as text, in the page's language, else in the other one.
    let page = async |language: &str| {
        let reader =
            shop.visitor().with("accept", "text/html").with("cookie", &format!("haat_lang={language}"));
        let html = reader.get("/").await.page(200);
        html.split_once("<script type=\"application/json\"").unwrap().0.to_owned()
    };
    let english = page("en").await;
    for text in [">Find &lt;it&gt;</p>", ">At a price</p>", "<p lang=\"bn\">শুধু বাংলা</p>"]
    {
        assert!(english.contains(text), "no {text} in {english}");
    }
    let bengali = page("bn").await;
    for text in ["<p lang=\"bn\">খুঁজে নিন</p><p lang=\"bn\">ন্যায্য দামে</p>", "শুধু বাংলা"]
    {
        assert!(bengali.contains(text), "no {text} in {bengali}");
    }
    assert!(!bengali.contains("Find &lt;it&gt;"), "{bengali}");
    // The audit tells both sides, and nothing is told of what changed nothing.
    let rows = shop.audit().await.len();
    done(&say("second", with(&second, &both)).await);
    let told = shop.audit().await;
    assert_eq!(told.len(), rows);
    assert_eq!(told[0]["detail"]["headline"], json!(["", "Only here"]));
    // Too long is told by its field; a blank form takes the words away.
    for (field, most) in [("headline", 60), ("headlineBn", 60), ("line", 90), ("lineBn", 90)] {
        say("main", with(main, &json!({field: "ক".repeat(most + 1)}))).await.fault(field);
        done(&say("main", with(main, &json!({field: "ক".repeat(most)}))).await);
    }
    done(&say("main", json!({"url": main})).await);
    assert_eq!(public(&shop, "/banners").await["mainBanners"][0], json!({"url": main}));
}

#[tokio::test]
async fn a_banner_leads_where_the_owner_says_and_says_what_it_shows() {
    let shop = Shop::open().await;
    let admin = shop.admin().await;
    done(&update(&admin, "/updatebanner", &[("mainBanners", &[1, 2]), ("sideBanners", &[3, 4])]).await);
    done(&update(&admin, "/updatesecondbanner", &[("secondBanner", &[5])]).await);
    done(&update(&admin, "/updatethirdbanner", &[("thirdBanners", &[6, 7])]).await);
    let all = public(&shop, "/banners").await;
    let (one, two) = (&all["mainBanners"][0]["url"], &all["mainBanners"][1]["url"]);
    let third = public(&shop, "/thirdbanner").await["thirdBanners"].clone();
    let second = public(&shop, "/secondbanner").await["secondBanner"].clone();
    let say =
        async |place: &str, body: Value| admin.put(&format!("/api/admin/banners/{place}/words"), &body).await;
    let words = |url: &Value| json!({"url": url, "link": "/category/phone?a=1&b=2", "alt": "ঈদের অফার"});
    done(&say("main", words(one)).await);
    done(&say("third", words(&third[1])).await);
    done(&say("second", json!({"url": second, "link": "https://m.me/haat"})).await);
    let said = json!({"url": one, "link": "/category/phone?a=1&b=2", "alt": "ঈদের অফার"});
    assert_eq!(public(&shop, "/banners").await["mainBanners"], json!([said, {"url": two}]));
    assert_eq!(
        public(&shop, "/thirdbanner").await,
        json!({"thirdBanners": third, "links": ["", "/category/phone?a=1&b=2"], "alts": ["", "ঈদের অফার"]})
    );
    assert_eq!(
        public(&shop, "/secondbanner").await,
        json!({"secondBanner": second, "link": "https://m.me/haat"})
    );
    let home = shop.visitor().with("accept", "text/html").get("/").await.page(200);
    assert!(home.contains(" href=\"/category/phone?a=1&amp;b=2\""), "{home}");
    assert!(home.contains("ঈদের অফার"));
    // The words follow their picture through a new order, and go with it.
    let order = json!({"urls": [two, one]});
    done(&admin.put("/api/admin/banners/main", &order).await);
    assert_eq!(public(&shop, "/banners").await["mainBanners"], json!([{"url": two}, said]));
    done(&update(&admin, "/updatebanner", &[("mainBanners", &[2])]).await);
    done(&update(&admin, "/updatebanner", &[("mainBanners", &[1])]).await);
    assert_eq!(public(&shop, "/banners").await["mainBanners"], json!([{"url": one}]));
    let told = shop.audit().await;
    let before = told.iter().find(|row| row["detail"]["link"].is_array()).unwrap();
    assert_eq!(before["detail"]["link"], json!(["", "https://m.me/haat"]));
    // What cannot be is told by its field.
    for link in ["javascript:alert(1)", "//evil.example", "/\\evil.example", "offer"] {
        say("main", json!({"url": one, "link": link})).await.fault("link");
    }
    say("main", json!({"url": one, "alt": "x".repeat(201)})).await.fault("alt");
    say("main", json!({"link": "/"})).await.fault("url");
    say("main", json!({"url": "/uploads/other.webp"})).await.refused(404);
    say("fourth", words(one)).await.refused(404);
    // An update tells what was there before.
    let row = &told[0]["detail"]["mainBanners"];
    assert_eq!(row[1], json!([one]));
    assert_eq!(row[0].as_array().unwrap().len(), 1);
}
