//! What is said of banners: where each leads, what it shows for people who cannot see it, and the words over it.

use serde_json::{Value, json};

use crate::banners::{done, public, update};
use crate::support::Shop;

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

#[tokio::test]
async fn the_owner_says_what_of_a_banner_stays_in_sight_where_it_is_cut() {
    let shop = Shop::open().await;
    let admin = shop.admin().await;
    done(&update(&admin, "/updatebanner", &[("mainBanners", &[1, 2]), ("sideBanners", &[3, 4])]).await);
    done(&update(&admin, "/updatesecondbanner", &[("secondBanner", &[5])]).await);
    done(&update(&admin, "/updatethirdbanner", &[("thirdBanners", &[6, 7])]).await);
    done(&update(&admin, "/updateexclusivebanner", &[("exclusiveBanner", &[8])]).await);
    let all = public(&shop, "/banners").await;
    let (main, side) = (&all["mainBanners"][0]["url"], &all["sideBanners"][1]["url"]);
    assert_eq!(all["mainBanners"][0], json!({"url": main}), "nothing is said of a new one");
    let third = public(&shop, "/thirdbanner").await["thirdBanners"].clone();
    let second = public(&shop, "/secondbanner").await["secondBanner"].clone();
    let exclusive = public(&shop, "/exclusivebanner").await["exclusiveBanner"].clone();
    let say =
        async |place: &str, body: Value| admin.put(&format!("/api/admin/banners/{place}/words"), &body).await;
    done(&say("main", json!({"url": main, "focusX": 12, "focusY": "100", "alt": "A phone"})).await);
    done(&say("side", json!({"url": side, "focusX": 0, "focusY": 7})).await);
    done(&say("second", json!({"url": second, "focusX": 33})).await);
    done(&say("third", json!({"url": third[1], "focusY": 20})).await);
    done(&say("exclusive", json!({"url": exclusive, "focusY": 40})).await);
    let now = public(&shop, "/banners").await;
    let cut = json!({"url": main, "alt": "A phone", "focus": {"x": 12, "y": 100}});
    let cut_side = json!({"url": side, "focus": {"x": 0, "y": 7}});
    assert_eq!(now["mainBanners"][0], cut);
    assert_eq!(now["mainBanners"][1].as_object().unwrap().len(), 1, "the other one is as it was");
    assert_eq!(now["sideBanners"][1], cut_side);
    assert_eq!(
        public(&shop, "/secondbanner").await,
        json!({"secondBanner": second, "focus": {"x": 33, "y": 50}})
    );
    assert_eq!(
        public(&shop, "/thirdbanner").await,
        json!({"thirdBanners": third, "focuses": [null, {"x": 50, "y": 20}]})
    );
    assert_eq!(
        public(&shop, "/exclusivebanner").await,
        json!({"exclusiveBanner": exclusive, "focus": {"x": 50, "y": 40}})
    );
    // The first reply cuts it there.
    let home = shop.visitor().with("accept", "text/html").get("/").await.page(200);
    for style in ["object-position:12% 100%", "object-position:0% 7%", "object-position:33% 50%"] {
        assert!(home.contains(style), "no {style} in {home}");
    }
    // It follows its picture through a new order, and stays where the other part alone is sent.
    let order = json!({"urls": [now["mainBanners"][1]["url"], main]});
    done(&admin.put("/api/admin/banners/main", &order).await);
    assert_eq!(public(&shop, "/banners").await["mainBanners"][1], cut);
    done(&update(&admin, "/updatebanner", &[("mainBanners", &[2])]).await);
    assert_eq!(public(&shop, "/banners").await["sideBanners"][1], cut_side);
    // It went with its picture.
    done(&update(&admin, "/updatebanner", &[("mainBanners", &[1])]).await);
    assert_eq!(public(&shop, "/banners").await["mainBanners"], json!([{"url": main}]));
    // The block's own is said of none.
    let told = shop.audit().await.len();
    done(&say("main", json!({"url": main, "focusX": 70, "focusY": 50})).await);
    done(&say("exclusive", json!({"url": exclusive})).await);
    assert_eq!(public(&shop, "/banners").await["mainBanners"], json!([{"url": main}]));
    assert_eq!(public(&shop, "/exclusivebanner").await, json!({"exclusiveBanner": exclusive}));
    // The audit has both sides as percentages, and nothing of what changed nothing.
    let rows = shop.audit().await;
    assert_eq!(rows.len(), told + 1);
    assert_eq!(rows[0]["detail"]["focusX"], json!([50, 50]));
    assert_eq!(rows[0]["detail"]["focusY"], json!([40, 0]));
    // What is no percentage is told by its field, and changes nothing.
    for field in ["focusX", "focusY"] {
        for wrong in [json!(-1), json!(101), json!(50.5), json!("left")] {
            say("side", json!({"url": side, field: wrong})).await.fault(field);
        }
    }
    assert_eq!(public(&shop, "/banners").await["sideBanners"][1], cut_side);
}
