use super::*;
use crate::catalogue::ledger::Cause;
use crate::catalogue::model::Specifications;
use crate::catalogue::search::inverted_index::InvertedIndex;
use crate::catalogue::store::NewProduct;
use crate::clock::Clock;
use crate::config::{Mail, Origin};
use crate::state::{AppState, Setup};

fn open(data: &std::path::Path) -> AppState {
    let setup = Setup {
        data: data.to_owned(),
        origin: Origin::of_addr(([127, 0, 0, 1], 8080).into()),
        trusted_proxies: Vec::new(),
        rate_limits: true,
        mail: Mail::default(),
        draw: None,
        backup_at: None,
    };
    AppState::open(setup, Clock::default()).unwrap()
}

fn product(title: &str) -> NewProduct {
    NewProduct {
        listing: Listing::Product,
        title: title.to_owned(),
        description: "Words.".to_owned(),
        price: 100,
        offer_price: 0,
        stock: 1,
        category: "PHONE".to_owned(),
        brand: "SAMSUNG".to_owned(),
        main_image: "/uploads/x.webp".to_owned(),
        main_image_alt: String::new(),
        pictures: Vec::new(),
        buy_points: 0,
        views: 0,
        estimated_delivery: "2 days".to_owned(),
        warranty: "None".to_owned(),
        emi_available: false,
        specifications: Specifications::List(Vec::new()),
        ram_storage: Vec::new(),
        available_colors: Vec::new(),
    }
}

async fn add(state: &AppState, title: &'static str) {
    let add = move |tx: &rusqlite::Transaction<'_>| {
        store::insert(tx, &product(title), Cause::Added, "owner@shop.example", 0)?;
        Ok(())
    };
    state.db.write(add).await.unwrap();
}

/// The titles that a search finds, the newest first.
async fn found(state: &AppState, text: &str) -> Vec<String> {
    let (hits, _) = state.catalogue.select(&Scope::Words(text.to_owned()), &ListQuery::default());
    let ready = state.catalogue.ready(&state.db, &hits, Shape::Card, true).await.unwrap();
    let title = |(hit, json): (&Hit, &Bytes)| {
        let mut whole = BytesMut::new();
        put(&mut whole, json, hit.views);
        let product: serde_json::Value = serde_json::from_slice(&whole).unwrap();
        product["title"].as_str().unwrap().to_owned()
    };
    hits.iter().zip(&ready).map(title).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_panic_under_the_lock_at_a_commit_costs_no_later_write_or_read() {
    let folder = tempfile::tempdir().unwrap();
    let state = open(folder.path());
    add(&state, "Galaxy one").await;
    // What is known of brands is lost: renewing a product that has one panics.
    state.catalogue.index.write().unwrap().brands = InvertedIndex::default();
    let rename = |tx: &rusqlite::Transaction<'_>| {
        Ok(tx.execute("UPDATE products SET title = 'Pixel one' WHERE seq = 1", [])?)
    };
    assert_eq!(state.db.write(rename).await.unwrap(), 1);
    assert!(state.catalogue.index.is_poisoned(), "it panicked while it held the lock");
    assert_eq!(found(&state, "pixel").await, ["Pixel one"], "memory was read anew before the answer");
    add(&state, "Pixel two").await;
    assert_eq!(state.db.write(rename).await.unwrap(), 1);
    assert_eq!(found(&state, "pixel").await, ["Pixel two", "Pixel one"]);
    assert_eq!(found(&state, "galaxy").await, [""; 0]);
    assert_eq!(found(&state, "samsung").await.len(), 2, "brands are known again");
}
