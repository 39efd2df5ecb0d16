//! Reading and updating banners. Updates are POST; PUT is the same (contract 7).

use axum::Json;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, Uri};
use axum::response::{IntoResponse, Response};
use serde_json::{Map, Value, json};
use utoipa_axum::router::OpenApiRouter;

use super::model::{Banner, Block, ExclusiveBanner, MainBanners, Place, SecondBanner, ThirdBanners};
use super::store;
use crate::audit;
use crate::auth::Admin;
use crate::error::{Error, Result};
use crate::http::multipart::UploadForm;
use crate::http::openapi::Call;
use crate::http::reply::{self, Done};
use crate::http::reply_cache::Payload;
use crate::images::released;
use crate::messages::Message;
use crate::state::AppState;
use crate::validate::{Body, Check, Field, FieldType, parse_int};

pub(super) const TAG: &str = "banners";

/// An update of one block that needs its pictures every time.
struct OnePart {
    place: Place,
    /// Its form's name in the document, and what that is.
    body: (&'static str, &'static str),
    missing: Message,
}

impl OnePart {
    fn read(&self, check: &mut Check<'_>) -> Vec<String> {
        let Block { field, most: count, .. } = self.place.block();
        let new = if count == 1 { check.only_picture(field) } else { check.pictures(field, count, count) };
        if new.len() != count {
            check.fault(field, self.missing.clone());
        }
        new
    }
}

/// Main and side banners of a form; a part that is not sent keeps what it had.
struct MainForm {
    main: Vec<String>,
    side: Vec<String>,
    /// Which of the two side banners is replaced alone; nothing where both are.
    alone: Option<usize>,
}

impl MainForm {
    fn body() -> Body {
        let description = "The form of main and side banners; a part that is not sent keeps what it had.";
        Body::new("MainBannersForm", description, Self::read)
            .field("sidePlace", "The one picture of `sideBanners` takes this place, and the other stays.")
    }

    fn read(check: &mut Check<'_>) -> Self {
        let main = check.pictures(MAIN.field, 0, MAIN.most);
        let side = check.pictures(SIDE.field, 0, SIDE.most);
        if check.is_blank("sidePlace") {
            return Self { main, side, alone: None };
        }
        let place = check.raw("sidePlace", Field::optional(FieldType::Whole { min: 1, max: 2 }));
        let place = place.and_then(parse_int).and_then(|n| usize::try_from(n).ok());
        let place = place.filter(|n| (1..=SIDE.most).contains(n));
        match place {
            None => check.fault("sidePlace", Message::SideBannerPlace),
            Some(_) if side.len() != 1 => check.fault(SIDE.field, Message::SideBannerPicture),
            Some(_) => {}
        }
        Self { main, side, alone: place.map(|place| place - 1) }
    }
}

const MAIN: Block = Place::Main.block();
const SIDE: Block = Place::Side.block();

const ONE_PARTS: [OnePart; 3] = [
    OnePart {
        place: Place::Second,
        body: ("SecondBannerForm", "The form of the second banner."),
        missing: Message::SecondBannerNeeded,
    },
    OnePart {
        place: Place::Third,
        body: ("ThirdBannersForm", "The form of the third banners."),
        missing: Message::ThirdBannersNeeded,
    },
    OnePart {
        place: Place::Exclusive,
        body: ("ExclusiveBannerForm", "The form of the exclusive banner."),
        missing: Message::ExclusiveBannerNeeded,
    },
];

/// The calls of this slice.
pub fn router() -> OpenApiRouter<AppState> {
    let main_form = MainForm::body();
    let router = OpenApiRouter::new()
        .routes(
            Call::get("/banners", TAG, "The main and side banners")
                .replies::<MainBanners>(200, "Both")
                .with(main),
        )
        .routes(
            Call::get("/secondbanner", TAG, "The second banner")
                .replies::<SecondBanner>(200, "It")
                .with(get_second),
        )
        .routes(
            Call::get("/thirdbanner", TAG, "The third banners")
                .replies::<ThirdBanners>(200, "Both")
                .with(get_third),
        )
        .routes(
            Call::get("/exclusivebanner", TAG, "The exclusive banner")
                .replies::<ExclusiveBanner>(200, "It")
                .with(get_exclusive),
        )
        .routes(
            update_call(Call::post(MAIN.path, TAG, "Updates main and side banners"), &main_form)
                .with(update_main),
        )
        .routes(update_call(Call::put(MAIN.path, TAG, "As POST"), &main_form).with(update_main));
    ONE_PARTS.iter().fold(router, one_part)
}

fn update_call(call: Call, body: &Body) -> Call {
    call.admin().multipart(body).replies::<Done>(200, "Updated").fails(&[400, 413, 415])
}

fn one_part(router: OpenApiRouter<AppState>, part: &'static OnePart) -> OpenApiRouter<AppState> {
    let summary = format!("Replaces the {} banner", part.place.as_str());
    let body = Body::new(part.body.0, part.body.1, |check| part.read(check));
    let path = part.place.block().path;
    let handler = move |admin, state, request| update_part(part, admin, state, request);
    router
        .routes(update_call(Call::post(path, TAG, &summary), &body).with(handler))
        .routes(update_call(Call::put(path, TAG, "As POST"), &body).with(handler))
}

/// A public read, kept until something public changes.
async fn public<T: serde::Serialize>(
    state: AppState,
    headers: HeaderMap,
    uri: Uri,
    shape: impl FnOnce(Vec<Vec<Banner>>) -> T,
    places: &'static [Place],
) -> Result<Response> {
    let key = uri.path().to_owned();
    let db = state.db.clone();
    let make = async move {
        let read = move |c: &rusqlite::Connection| places.iter().map(|p| store::banners(c, *p)).collect();
        Payload::one(&shape(db.read(read).await?))
    };
    state.replies.answer(&headers, &key, make).await
}

fn first(mut blocks: Vec<Vec<Banner>>) -> Vec<Banner> {
    if blocks.is_empty() { Vec::new() } else { blocks.swap_remove(0) }
}

/// The one banner of a block: its picture, where there is one, and what the owner said of it.
fn only(blocks: Vec<Vec<Banner>>) -> (Option<String>, Banner) {
    let banner = first(blocks).into_iter().next().unwrap_or_default();
    (Some(banner.url.clone()).filter(|url| !url.is_empty()), banner)
}

/// What the owner said of each of a block's banners; nothing where all of it is blank.
fn said<T: Clone + Default + PartialEq>(banners: &[Banner], what: fn(&Banner) -> &T) -> Vec<T> {
    let blank = T::default();
    if banners.iter().all(|banner| *what(banner) == blank) {
        return Vec::new();
    }
    banners.iter().map(what).cloned().collect()
}

async fn main(State(state): State<AppState>, headers: HeaderMap, uri: Uri) -> Result<Response> {
    public(state, headers, uri, main_and_side, &[Place::Main, Place::Side]).await
}

fn main_and_side(mut blocks: Vec<Vec<Banner>>) -> MainBanners {
    let side_banners = blocks.pop().unwrap_or_default();
    MainBanners { main_banners: first(blocks), side_banners }
}

/// The main and side banners, as the home page embeds them.
pub async fn all(state: &AppState) -> Result<MainBanners> {
    let read =
        |c: &rusqlite::Connection| Ok(vec![store::banners(c, Place::Main)?, store::banners(c, Place::Side)?]);
    Ok(main_and_side(state.db.read(read).await?))
}

/// The banners further down, each as its call answers, as the home page embeds them.
pub async fn further_down(state: &AppState) -> Result<(SecondBanner, ThirdBanners, ExclusiveBanner)> {
    let read = |c: &rusqlite::Connection| {
        let of = |place| store::banners(c, place);
        Ok((of(Place::Second)?, of(Place::Third)?, of(Place::Exclusive)?))
    };
    let (two, three, own) = state.db.read(read).await?;
    Ok((second(vec![two]), third(vec![three]), exclusive(vec![own])))
}

async fn get_second(State(state): State<AppState>, headers: HeaderMap, uri: Uri) -> Result<Response> {
    public(state, headers, uri, second, &[Place::Second]).await
}

fn second(blocks: Vec<Vec<Banner>>) -> SecondBanner {
    let (second_banner, Banner { link, alt, words, focus, .. }) = only(blocks);
    SecondBanner { second_banner, link, alt, words, focus }
}

async fn get_third(State(state): State<AppState>, headers: HeaderMap, uri: Uri) -> Result<Response> {
    public(state, headers, uri, third, &[Place::Third]).await
}

fn third(blocks: Vec<Vec<Banner>>) -> ThirdBanners {
    let both = first(blocks);
    let (links, alts) = (said(&both, |banner| &banner.link), said(&both, |banner| &banner.alt));
    let (words, focuses) = (said(&both, |banner| &banner.words), said(&both, |banner| &banner.focus));
    let third_banners = both.into_iter().map(|banner| banner.url).collect();
    ThirdBanners { third_banners, links, alts, words, focuses }
}

async fn get_exclusive(State(state): State<AppState>, headers: HeaderMap, uri: Uri) -> Result<Response> {
    public(state, headers, uri, exclusive, &[Place::Exclusive]).await
}

fn exclusive(blocks: Vec<Vec<Banner>>) -> ExclusiveBanner {
    let (exclusive_banner, Banner { link, alt, words, focus, .. }) = only(blocks);
    ExclusiveBanner { exclusive_banner, link, alt, words, focus }
}

async fn update_main(
    Admin(admin): Admin,
    State(state): State<AppState>,
    request: Request,
) -> Result<impl IntoResponse> {
    let upload = UploadForm::read(&state, request, &[MAIN.field, SIDE.field]).await?;
    upload.merge_faults(Ok(()))?;
    set_main(&state, upload, admin.email).await?;
    Ok(reply::private(Json(Done::new(Message::BannersUpdated))))
}

/// Replaces the parts that were sent; the counts hold for what results.
///
/// # Errors
/// 400 with the specification's text.
pub async fn set_main(state: &AppState, upload: UploadForm, actor: String) -> Result<()> {
    let MainForm { main, mut side, alone } = upload.form.read(MainForm::read)?;
    let now = state.clock.now_ms();
    let old = state
        .db
        .write(move |tx| {
            if let Some(at) = alone {
                let mut both = store::paths(tx, Place::Side)?;
                let slot =
                    both.get_mut(at).ok_or_else(|| Error::field(SIDE.field, Message::SideBannersNeeded))?;
                *slot = side.swap_remove(0);
                side = both;
            }
            let count = |new: &[String], place| -> Result<usize> {
                if new.is_empty() { Ok(store::paths(tx, place)?.len()) } else { Ok(new.len()) }
            };
            let mains = count(&main, Place::Main)?;
            if mains < MAIN.least {
                return Err(Error::field(MAIN.field, Message::MainBannersCount));
            }
            if mains > MAIN.most {
                return Err(Error::field(MAIN.field, Message::MainBannersMost));
            }
            if count(&side, Place::Side)? != SIDE.most {
                return Err(Error::field(SIDE.field, Message::SideBannersNeeded));
            }
            let mut old = Vec::new();
            let mut detail = Map::new();
            for (field, new, place) in [(MAIN.field, &main, Place::Main), (SIDE.field, &side, Place::Side)] {
                if !new.is_empty() {
                    let before = store::replace(tx, place, new)?;
                    detail.insert(field.to_owned(), json!([before, new]));
                    old.extend(before);
                }
            }
            let detail = Value::Object(detail);
            let note =
                audit::Note { admin: &actor, action: "update", subject: "banner", id: Some("main"), detail };
            audit::note(tx, &note, now)?;
            Ok(old)
        })
        .await?;
    upload.keep();
    released::let_go(&state.db, state.clock.now_ms(), old).await;
    Ok(())
}

async fn update_part(
    part: &'static OnePart,
    Admin(admin): Admin,
    State(state): State<AppState>,
    request: Request,
) -> Result<impl IntoResponse> {
    let upload = UploadForm::read(&state, request, &[part.place.block().field]).await?;
    upload.merge_faults(Ok(()))?;
    set_part(&state, part, &upload, admin.email).await?;
    upload.keep();
    Ok(reply::private(Json(Done::new(Message::BannersUpdated))))
}

async fn set_part(
    state: &AppState,
    part: &'static OnePart,
    upload: &UploadForm,
    actor: String,
) -> Result<()> {
    let new = upload.form.read(|check| part.read(check))?;
    let now = state.clock.now_ms();
    let old = state
        .db
        .write(move |tx| {
            let old = store::replace(tx, part.place, &new)?;
            let detail = json!({part.place.block().field: [old, new]});
            let id = Some(part.place.as_str());
            audit::note(
                tx,
                &audit::Note { admin: &actor, action: "update", subject: "banner", id, detail },
                now,
            )?;
            Ok(old)
        })
        .await?;
    released::let_go(&state.db, state.clock.now_ms(), old).await;
    Ok(())
}

/// Replaces each one-part block whose field is in the form; the demo takes this way.
///
/// # Errors
/// 400 with the specification's text.
pub async fn set_parts_sent(state: &AppState, upload: UploadForm, actor: &str) -> Result<()> {
    for part in ONE_PARTS.iter().filter(|part| upload.sent(part.place.block().field)) {
        set_part(state, part, &upload, actor.to_owned()).await?;
    }
    upload.keep();
    Ok(())
}
