//! What the owner sets, and where it shows (contract 6 and 7).

use serde_json::{Value, json};

use crate::support::{Multipart, Shop, png};

async fn settings(shop: &Shop) -> Value {
    shop.visitor().get("/api/settings").await.json()
}

#[tokio::test]
async fn a_new_shop_knows_its_two_branches_and_nothing_else() {
    let shop = Shop::open().await;
    let branch = |name: &str, number: &str, floor: &str| {
        json!({"name": name, "shopNumber": number, "floor": floor, "mall": "", "area": name, "city": "Chittagong",
            "photo": "", "mapLink": ""})
    };
    let found = settings(&shop).await;
    assert_eq!(
        found,
        json!({
            "shopName": "Haat", "email": "", "phones": ["", ""], "whatsapp": "", "socialLink": "", "openingHours": "",
            "emiRate": 0, "warrantyRule": "", "warrantyRuleBn": "", "returnRule": "", "returnRuleBn": "",
            "deliveryZones": [], "mobilePayments": [], "codLimit": 0,
            "branches": [
                branch("Chawkbazar", "Shop No 03 and A2", "4th Floor"),
                branch("Bahaddarhat", "Shop No 524", "5th Floor"),
            ],
        })
    );
}

#[tokio::test]
async fn what_is_sent_is_set_and_the_rest_stays() {
    let shop = Shop::open().await;
    let admin = shop.admin().await;
    let mut expected = settings(&shop).await;
    for (field, sent, stored) in [
        ("shopName", json!(" হাট \u{0}"), json!("হাট")),
        ("email", json!("Hello@Shop.Example"), json!("hello@shop.example")),
        ("phones", json!(["01712345678", "+880 1812-345678"]), json!(["01712345678", "+880 1812-345678"])),
        ("whatsapp", json!("8801712345678"), json!("8801712345678")),
        ("socialLink", json!("https://social.example/haat"), json!("https://social.example/haat")),
        ("openingHours", json!("10 am to 9 pm"), json!("10 am to 9 pm")),
        ("emiRate", json!("১২"), json!(12)),
        ("warrantyRule", json!(" Bring the receipt.\n"), json!("Bring the receipt.")),
        ("warrantyRuleBn", json!("রসিদ আনুন।"), json!("রসিদ আনুন।")),
        ("returnRule", json!("x".repeat(120)), json!("x".repeat(120))),
        ("returnRule", json!(""), json!("")),
        ("returnRuleBn", json!("৭ দিনের মধ্যে"), json!("৭ দিনের মধ্যে")),
    ] {
        let reply = admin.put("/api/settings", &json!({field: sent})).await;
        expected[field] = stored;
        assert_eq!((reply.status.as_u16(), &reply.json()["settings"]), (200, &expected), "{field}");
        assert_eq!(reply.json()["success"], json!(true));
        assert_eq!(settings(&shop).await, expected, "{field}");
    }
    let branches =
        json!([{"mall": "Chawk Super Market", "mapLink": "https://maps.example/1"}, {"city": "Chattogram"}]);
    admin.put("/api/settings", &json!({"branches": branches})).await;
    expected["branches"][0]["mall"] = json!("Chawk Super Market");
    expected["branches"][0]["mapLink"] = json!("https://maps.example/1");
    expected["branches"][1]["city"] = json!("Chattogram");
    assert_eq!(settings(&shop).await, expected);
}

#[tokio::test]
async fn unset_values_can_be_sent_back_as_they_are_shown() {
    let shop = Shop::open().await;
    let admin = shop.admin().await;
    let shown = settings(&shop).await;
    assert_eq!(admin.put("/api/settings", &shown).await.status, 200);
    assert_eq!(settings(&shop).await, shown);
    let full = json!({"shopName": "Haat", "email": "a@shop.example", "phones": ["01712345678", ""],
        "whatsapp": "8801712345678", "socialLink": "https://social.example", "openingHours": "x", "emiRate": 9});
    assert_eq!(admin.put("/api/settings", &full).await.status, 200);
    let empty = json!({"email": "", "phones": ["", ""], "whatsapp": "", "socialLink": "", "openingHours": "",
        "emiRate": ""});
    assert_eq!(admin.put("/api/settings", &empty).await.status, 200);
    assert_eq!(settings(&shop).await, shown);
}

#[tokio::test]
async fn what_is_wrong_is_told_by_its_field_and_nothing_changes() {
    let shop = Shop::open().await;
    let admin = shop.admin().await;
    let before = settings(&shop).await;
    for (field, bad) in [
        ("shopName", json!("x".repeat(101))),
        ("email", json!("nobody")),
        ("email", json!("a\r\n@shop.example")),
        ("phones", json!("01712345678")),
        ("phones", json!(["1", "2", "3"])),
        ("phones", json!(["01712345678"])),
        ("phones", json!([])),
        ("phones", json!(["<b>", ""])),
        ("whatsapp", json!("call me")),
        ("socialLink", json!("javascript:alert(1)")),
        ("openingHours", json!("x".repeat(201))),
        ("emiRate", json!(-1)),
        ("emiRate", json!(1.5)),
        ("branches", json!([])),
        ("branches", json!([{}, {}, {}])),
        ("branches", json!([{"mapLink": "javascript:alert(1)"}, {}])),
        ("branches", json!([{"floor": "x".repeat(201)}, {}])),
    ] {
        let mut sent = json!({"shopName": "Other"});
        sent[field] = bad;
        let reply = admin.put("/api/settings", &sent).await;
        assert_eq!(reply.status, 400, "{sent}: {}", reply.text());
        reply.fault(field);
    }
    assert_eq!(settings(&shop).await, before);
}

#[tokio::test]
async fn a_branch_has_a_photo_of_its_own() {
    let shop = Shop::open().await;
    let admin = shop.admin().await;
    let send = async |n: &str, shade: u8| {
        let form = Multipart::default().file("photo", &png(shade));
        admin.post_form(&format!("/api/settings/branches/{n}/photo"), form).await
    };
    for n in ["1", "2"] {
        assert_eq!(send(n, n.parse().unwrap()).await.status, 200);
    }
    let both = settings(&shop).await;
    let photo = |n: usize| both["branches"][n]["photo"].as_str().unwrap();
    assert_ne!(photo(0), photo(1));
    for n in [0, 1] {
        assert_eq!(shop.visitor().get(photo(n)).await.status, 200);
    }
    // Replacing one removes its picture; the text call cannot set a photo.
    assert_eq!(send("1", 3).await.status, 200);
    let sent = json!({"branches": [{"photo": "/uploads/other.webp"}, {"photo": ""}]});
    assert_eq!(admin.put("/api/settings", &sent).await.status, 200);
    let after = settings(&shop).await;
    assert_eq!(after["branches"][1]["photo"], photo(1));
    assert!(after["branches"][0]["photo"].as_str().unwrap().starts_with("/uploads/"));
    assert_ne!(after["branches"][0]["photo"], photo(0));
    shop.pictures_become(2).await;
    for n in ["0", "3", "x"] {
        send(n, 9).await.refused(404);
    }
    let path = "/api/settings/branches/1/photo";
    admin.post_form(path, Multipart::default()).await.fault("photo");
    admin.post_form(path, Multipart::default().file("photo", b"<svg/>")).await.fault("photo");
    shop.pictures_become(2).await;
}

#[tokio::test]
async fn pages_carry_the_shops_name() {
    let shop = Shop::open().await;
    let admin = shop.admin().await;
    assert!(shop.visitor().get("/terms").await.page(200).contains("| Haat</title>"));
    admin.put("/api/settings", &json!({"shopName": "Hatt & <b>"})).await;
    let html = shop.visitor().get("/terms").await.page(200);
    assert!(html.contains("| Hatt &amp; &lt;b&gt;</title>"), "{html}");
}

#[tokio::test]
async fn a_branchs_photo_can_be_taken_away() {
    let shop = Shop::open().await;
    let admin = shop.admin().await;
    let path = "/api/settings/branches/2/photo";
    admin.delete(path).await.refused(404);
    admin.post_form(path, Multipart::default().file("photo", &png(1))).await;
    let reply = admin.delete(path).await;
    let done =
        json!({"success": true, "message": "Settings updated successfully!", "code": "settings_updated"});
    assert_eq!((reply.status.as_u16(), reply.json()), (200, done));
    assert_eq!(settings(&shop).await["branches"][1]["photo"], "");
    shop.pictures_become(0).await;
    for bad in [path, "/api/settings/branches/0/photo", "/api/settings/branches/x/photo"] {
        admin.delete(bad).await.refused(404);
    }
    let rows = admin.get("/api/admin/audit").await.rows();
    assert_eq!((rows.len(), &rows[0]["detail"]), (2, &json!({"branch": 2, "photo": ""})));
}

#[tokio::test]
async fn zones_and_accounts_are_set_as_a_whole() {
    let shop = Shop::open().await;
    let admin = shop.admin().await;
    let zone = |name: &str| json!({"name": name, "charge": 60, "freeFrom": 0});
    let account = |method: &str| json!({"method": method, "number": "01700-000000", "text": "Send money."});
    for (field, value) in [
        ("deliveryZones", json!([{"name": "", "charge": 60}])),
        ("deliveryZones", json!([{"name": "Chattogram"}])),
        ("deliveryZones", json!([{"name": "Chattogram", "charge": -1}])),
        ("deliveryZones", json!([zone("Chattogram"), zone("chattogram")])),
        ("deliveryZones", json!((0..21).map(|n| zone(&n.to_string())).collect::<Vec<_>>())),
        ("deliveryZones", json!("Chattogram")),
        ("warrantyRule", json!("x".repeat(121))),
        ("returnRuleBn", json!("ক".repeat(121))),
        ("mobilePayments", json!([account("Gold")])),
        ("mobilePayments", json!([account("bKash"), account("bKash")])),
        ("mobilePayments", json!([{"method": "bKash", "number": "call me"}])),
        ("codLimit", json!(-1)),
        ("codLimit", json!("much")),
    ] {
        let reply = admin.put("/api/settings", &json!({field: value})).await;
        assert_eq!(reply.status, 400, "{field} {value}: {}", reply.text());
        reply.fault(field);
    }
    let set = json!({"deliveryZones": [zone("Chattogram"), zone("Elsewhere")], "mobilePayments": [account("Nagad")],
        "codLimit": "50000"});
    assert_eq!(admin.put("/api/settings", &set).await.status, 200);
    let found = settings(&shop).await;
    assert_eq!(
        json!([found["deliveryZones"], found["mobilePayments"], found["codLimit"]]),
        json!([set["deliveryZones"], set["mobilePayments"], 50_000])
    );
    admin.put("/api/settings", &json!({"deliveryZones": []})).await;
    assert_eq!(
        json!([settings(&shop).await["deliveryZones"], settings(&shop).await["codLimit"]]),
        json!([[], 50_000])
    );
}

#[tokio::test]
async fn a_zone_says_within_how_many_days_it_delivers_or_nothing() {
    let shop = Shop::open().await;
    let admin = shop.admin().await;
    let zone = |days: Value| {
        let mut zone = json!({"name": "Chattogram", "charge": 60, "freeFrom": 0});
        zone.as_object_mut().unwrap().extend(days.as_object().unwrap().clone());
        zone
    };
    for (days, said) in [
        (json!({"daysFrom": 3, "daysTo": 2}), "The fewest days must not be more than the most days."),
        (json!({"daysFrom": 1}), "Most days is required."),
        (json!({"daysTo": 1}), "Fewest days is required."),
        (json!({"daysFrom": 1, "daysTo": ""}), "Most days is required."),
        (json!({"daysFrom": 0, "daysTo": 61}), "Most days must be between 0 and 60."),
        (json!({"daysFrom": -1, "daysTo": 2}), "Fewest days must be between 0 and 60."),
        (json!({"daysFrom": 1.5, "daysTo": 2}), "Fewest days must be a whole number."),
        (json!({"daysFrom": "soon", "daysTo": 2}), "Fewest days must be a whole number."),
    ] {
        let reply = admin.put("/api/settings", &json!({"deliveryZones": [zone(days.clone())]})).await;
        assert_eq!(reply.status, 400, "{days}: {}", reply.text());
        assert_eq!(reply.fault("deliveryZones"), said, "{days}");
    }
    for (sent, stored) in [
        (json!({"daysFrom": "১", "daysTo": "2"}), json!({"daysFrom": 1, "daysTo": 2})),
        (json!({"daysFrom": 0, "daysTo": 0}), json!({"daysFrom": 0, "daysTo": 0})),
        (json!({"daysFrom": 60, "daysTo": 60}), json!({"daysFrom": 60, "daysTo": 60})),
        (json!({"daysFrom": null, "daysTo": ""}), json!({})),
        (json!({}), json!({})),
    ] {
        let reply = admin.put("/api/settings", &json!({"deliveryZones": [zone(sent.clone())]})).await;
        assert_eq!(reply.status, 200, "{sent}: {}", reply.text());
        assert_eq!(settings(&shop).await["deliveryZones"], json!([zone(stored)]), "{sent}");
    }
    admin.put("/api/settings", &json!({"deliveryZones": [zone(json!({"daysFrom": 1, "daysTo": 2}))]})).await;
    let id = shop.add("/addproduct", json!({"stock": 5})).await;
    let quote = shop
        .visitor()
        .post("/api/checkout/quote", &json!({"lines": [{"productId": id, "quantity": 1}]}))
        .await;
    assert_eq!(quote.json()["zones"], json!([zone(json!({"daysFrom": 1, "daysTo": 2}))]), "{}", quote.text());
}

#[test]
fn zones_of_before_say_no_days() {
    let stored = json!({"deliveryZones": [{"name": "Chattogram", "charge": 60, "freeFrom": 5}]});
    let read: haat::settings::model::Settings = serde_json::from_value(stored.clone()).unwrap();
    assert_eq!(serde_json::to_value(read).unwrap()["deliveryZones"], stored["deliveryZones"]);
}
