//! The demo catalogue: a whole shop from baked-in data, added through the same code as an admin's uploads.

use std::collections::{HashMap, HashSet};

use anyhow::{Context as _, anyhow};
use bytes::Bytes;
use rust_embed::Embed;
use serde::Deserialize;
use serde_json::{Map, Value, json};

use crate::banners::model::Place;
use crate::catalogue::admin::routes::insert_checked;
use crate::catalogue::listings::{ADD_FORMS, AddForm, Listing, SpecShape};
use crate::error::Error;
use crate::http::idempotency::Repeat;
use crate::http::multipart::UploadForm;
use crate::state::AppState;
use crate::validate::Form;
use crate::{accessories, banners, blogs, catalogue, settings};

#[derive(Embed)]
#[folder = "src/demo"]
#[include = "*.webp"]
#[include = "*.json"]
#[exclude = "art/*"]
struct Files;

/// Who added the demo, as the ledger and the audit log say.
const ACTOR: &str = "demo@haat.local";
const CATALOGUE: [&str; 8] =
    ["phones", "tablets", "laptops", "tvs", "watches", "audio", "cameras", "accessories"];

/// What the demo added.
#[derive(Debug, Default)]
pub struct Added {
    /// Products of all listings.
    pub products: usize,
    /// Blog posts.
    pub blogs: usize,
}

/// A product as the demo's files have it.
#[derive(Debug, Deserialize)]
struct DemoProduct {
    listing: String,
    order: u32,
    picture: String,
    #[serde(flatten)]
    fields: Map<String, Value>,
}

/// What goes with a product, by their titles.
#[derive(Debug, Deserialize)]
struct DemoAccessories {
    product: String,
    accessories: Vec<String>,
}

/// Whether the shop has no product, blog post or banner (contract 1).
pub fn is_empty(state: &AppState) -> anyhow::Result<bool> {
    let empty = state.db.read_now(|c| {
        Ok(catalogue::store::is_empty(c)? && blogs::store::is_empty(c)? && banners::store::is_empty(c)?)
    })?;
    Ok(empty)
}

/// Adds the whole demo. Banners that stand stay, and settings that the owner made too.
///
/// # Errors
/// Where the demo's files are broken or the disk refuses.
pub async fn fill(state: &AppState) -> anyhow::Result<Added> {
    let mut all: Vec<DemoProduct> = Vec::new();
    for name in CATALOGUE {
        all.extend(parse::<Vec<DemoProduct>>(&format!("catalogue/{name}.json"))?);
    }
    all.sort_by_key(|p| p.order);
    warm_pictures(state, &all).await;
    let mut added = Added::default();
    let mut ids = HashMap::new();
    for product in all {
        let title = product.fields.get("title").and_then(Value::as_str).unwrap_or_default().to_owned();
        let id = add_product(state, product).await.with_context(|| format!("the product {title}"))?;
        ids.insert(title, id);
        added.products += 1;
    }
    add_accessories(state, &ids).await?;
    added.blogs = add_blogs(state).await?;
    if state.db.read_now(banners::store::is_empty)? {
        add_banners(state).await?;
    }
    if state.db.read_now(settings::store::is_unset)? {
        add_settings(state).await?;
    }
    Ok(added)
}

fn file(name: &str) -> anyhow::Result<Bytes> {
    let found = Files::get(name).ok_or_else(|| anyhow!("the demo lacks its file {name}"))?;
    Ok(Bytes::from(found.data.into_owned()))
}

fn parse<T: serde::de::DeserializeOwned>(name: &str) -> anyhow::Result<T> {
    serde_json::from_slice(&file(name)?).with_context(|| format!("the demo's file {name} is broken"))
}

fn spelled(cause: Error) -> anyhow::Error {
    match cause {
        Error::Invalid { fields, .. } => anyhow!("{fields:?}"),
        other => other.into(),
    }
}

/// Puts a picture of the demo into a form.
async fn attach(upload: &mut UploadForm, field: &str, name: &str) -> anyhow::Result<()> {
    upload.store(field, file(name)?).await.map_err(spelled)?;
    upload.merge_faults(Ok(())).map_err(spelled).with_context(|| format!("the picture {name}"))
}

/// The form that adds a product: one of its category's own where there is one, since it fixes the shape of the
/// specifications.
fn add_form(listing: Listing, category: &str, fixed: bool) -> anyhow::Result<&'static AddForm> {
    let shape = if fixed { SpecShape::Fixed } else { SpecShape::List };
    ADD_FORMS
        .iter()
        .find(|f| f.listing == listing && f.specs == shape && f.category.is_none_or(|c| c == category))
        .ok_or_else(|| anyhow!("no form adds a {category} with such specifications"))
}

/// Adds a product; answers its id.
async fn add_product(state: &AppState, product: DemoProduct) -> anyhow::Result<String> {
    let listing =
        Listing::from_name(&product.listing).ok_or_else(|| anyhow!("no listing {}", product.listing))?;
    let mut fields = product.fields;
    let category = fields.get("category").and_then(Value::as_str).unwrap_or_default().to_owned();
    let fixed = fields.get("specifications").is_some_and(Value::is_object);
    let pictures: Vec<String> = fields
        .get("availableColors")
        .and_then(Value::as_array)
        .map(|colors| colors.iter().filter_map(|c| c.get("picture")?.as_str().map(str::to_owned)).collect())
        .unwrap_or_default();
    let takes_fixed = ADD_FORMS.iter().any(|form| form.listing == listing && form.specs == SpecShape::Fixed);
    if fixed && !takes_fixed {
        as_rows(&mut fields);
    }
    let form = add_form(listing, &category, fixed && takes_fixed)?;
    let mut upload = UploadForm::new(state, Form::from(fields));
    attach(&mut upload, "mainImage", &format!("pictures/{}.webp", product.picture)).await?;
    for picture in pictures {
        attach(&mut upload, "colorImages", &format!("pictures/{picture}.webp")).await?;
    }
    let added = insert_checked(state, form, &upload, ACTOR.to_owned(), Repeat::none()).await;
    Ok(added.map_err(spelled)?.keep(upload))
}

/// Chooses what goes with some products, which have these ids by their titles.
async fn add_accessories(state: &AppState, ids: &HashMap<String, String>) -> anyhow::Result<()> {
    let id_of = |title: &String| ids.get(title).cloned().ok_or_else(|| anyhow!("no product {title}"));
    for DemoAccessories { product, accessories } in parse::<Vec<DemoAccessories>>("accessories.json")? {
        let chosen: Vec<String> = accessories.iter().map(id_of).collect::<anyhow::Result<_>>()?;
        let fields = Map::from_iter([("accessories".to_owned(), json!(chosen))]);
        let form = Form::from(fields);
        let set = accessories::admin::set(state, id_of(&product)?, &form, ACTOR.to_owned()).await;
        set.map_err(spelled).with_context(|| format!("what goes with {product}"))?;
    }
    Ok(())
}

/// The fixed specifications as rows, for the listings whose forms know rows alone.
fn as_rows(fields: &mut Map<String, Value>) {
    const LABELS: [(&str, &str); 6] = [
        ("body", "Body"),
        ("battery", "Battery"),
        ("display", "Display"),
        ("mainCamera", "Main Camera"),
        ("selfieCamera", "Selfie Camera"),
        ("launch", "Launch"),
    ];
    let Some(Value::Object(fixed)) = fields.remove("specifications") else { return };
    let rows = LABELS.iter().filter_map(|(key, label)| {
        let value = fixed.get(*key)?.as_str().filter(|v| !v.is_empty())?;
        Some(json!({"field": label, "value": value}))
    });
    fields.insert("specifications".to_owned(), Value::Array(rows.collect()));
}

/// Stores every picture once, several at a time, so that adding the products finds them stored.
async fn warm_pictures(state: &AppState, all: &[DemoProduct]) {
    let mut names: HashSet<&str> = HashSet::new();
    for product in all {
        names.insert(&product.picture);
        let colors = product.fields.get("availableColors").and_then(Value::as_array);
        for color in colors.into_iter().flatten() {
            if let Some(name) = color.get("picture").and_then(Value::as_str) {
                names.insert(name);
            }
        }
    }
    let mut tasks = tokio::task::JoinSet::new();
    for name in names {
        let (images, name) = (state.images.clone(), format!("pictures/{name}.webp"));
        tasks.spawn(async move { images.save(file(&name)?).await.map_err(anyhow::Error::from) });
    }
    while let Some(outcome) = tasks.join_next().await {
        if !matches!(outcome, Ok(Ok(_))) {
            // The product that needs the picture tells what is wrong with it.
            tracing::debug!("a picture of the demo was not stored ahead");
        }
    }
}

async fn add_blogs(state: &AppState) -> anyhow::Result<usize> {
    let posts: Vec<Map<String, Value>> = parse("blogs.json")?;
    let count = posts.len();
    for fields in posts {
        let photo = fields.get("photo").and_then(Value::as_str).unwrap_or_default().to_owned();
        let mut upload = UploadForm::new(state, Form::from(fields));
        attach(&mut upload, "photo", &format!("blogs/{photo}.webp")).await?;
        let added = blogs::routes::insert_checked(state, &upload, ACTOR.to_owned(), Repeat::none()).await;
        added.map_err(spelled)?.keep(upload);
    }
    Ok(count)
}

async fn add_banners(state: &AppState) -> anyhow::Result<()> {
    let mut main = UploadForm::new(state, Form::default());
    for n in 1..=4 {
        attach(&mut main, "mainBanners", &format!("banners/main-{n}.webp")).await?;
    }
    for n in 1..=2 {
        attach(&mut main, "sideBanners", &format!("banners/side-{n}.webp")).await?;
    }
    banners::routes::set_main(state, main, ACTOR.to_owned()).await.map_err(spelled)?;
    let mut rest = UploadForm::new(state, Form::default());
    attach(&mut rest, "secondBanner", "banners/second.webp").await?;
    attach(&mut rest, "thirdBanners", "banners/third-1.webp").await?;
    attach(&mut rest, "thirdBanners", "banners/third-2.webp").await?;
    attach(&mut rest, "exclusiveBanner", "banners/exclusive.webp").await?;
    banners::routes::set_parts_sent(state, rest, ACTOR).await.map_err(spelled)?;
    say_banners(state).await
}

/// What stands over the banners' pictures, and where they lead, block by block.
async fn say_banners(state: &AppState) -> anyhow::Result<()> {
    let blocks: Map<String, Value> = parse("banners.json")?;
    for (name, all) in blocks {
        let place = Place::of(&name).ok_or_else(|| anyhow!("no block of banners is called {name}"))?;
        let said: Vec<Map<String, Value>> = serde_json::from_value(all)?;
        let paths = state.db.read_now(|c| banners::store::paths(c, place))?;
        for (path, mut fields) in paths.into_iter().zip(said) {
            fields.insert("url".to_owned(), path.into());
            let form = Form::from(fields);
            banners::words::set(state, place, &form, ACTOR.to_owned()).await.map_err(spelled)?;
        }
    }
    Ok(())
}

async fn add_settings(state: &AppState) -> anyhow::Result<()> {
    let fields: Map<String, Value> = parse("settings.json")?;
    settings::routes::set(state, Form::from(fields), ACTOR.to_owned()).await.map_err(spelled)?;
    for index in 0..2 {
        let mut upload = UploadForm::new(state, Form::default());
        attach(&mut upload, "photo", &format!("branches/branch-{}.webp", index + 1)).await?;
        settings::routes::set_photo(state, index, upload, ACTOR.to_owned()).await.map_err(spelled)?;
    }
    Ok(())
}
