//! What the interface is told of the shop when it is built: listings, forms, paths, categories and limits. `make gen`
//! writes it to `ui/src/config`, in a file for each part of the interface, so that a first visit loads no other part's.

#[macro_use]
mod typescript;

use typescript::{Sheet, Ts};

use crate::accessories::model as accessories;
use crate::banners::model::{Block, Focus, Place};
use crate::banners::words as banner_words;
use crate::blogs;
use crate::catalogue::admin::{bulk, form};
use crate::catalogue::categories::{MENU, PAGES, SEARCHES};
use crate::catalogue::listings::{
    ADD_FORMS, CATEGORY_SLIDER, DEFAULT_MIN, HOME_LIMIT, LISTINGS, ListingSpec, OFFICE_ORDER, PAGE_SIZE,
    SLIDER, SpecShape,
};
use crate::catalogue::specs::choices::{self, Choice};
use crate::catalogue::{discovery, pictures, query};
use crate::config::Part;
use crate::http::multipart;
use crate::images;
use crate::imports;
use crate::orders::{basket, model as orders, statistics};
use crate::paths::{DashboardPage, OFFICE, OfficePage, PagePath};
use crate::questions::model as questions;
use crate::reviews::model as reviews;
use crate::settings::delivery::{ZONE_DAYS, ZONES};
use crate::settings::model::{EMI_RATE_MOST, MobileMethod, RULE_MOST};
use crate::site::page_data::{self, detail, home};
use crate::trash;
use crate::validate::{limit, password};

/// A path with parameters as the interface's routes have them.
fn route(path: &str) -> String {
    path.replace('{', ":").replace('}', "")
}

/// What a part of the interface is told.
#[must_use]
pub fn of(part: Part) -> String {
    let mut sheet = Sheet::new();
    match part {
        Part::Shop => {
            listings(&mut sheet);
            places(&mut sheet);
            limits(&mut sheet);
        }
        Part::Forms => forms(&mut sheet),
        Part::Office => {
            listings_of_office(&mut sheet);
            words_of_office(&mut sheet);
            limits_of_office(&mut sheet);
        }
    }
    sheet.text()
}

fn listings(sheet: &mut Sheet) {
    let spec = |spec: &ListingSpec| {
        let paths = record! {
            "listPath": spec.list,
            "itemPath": spec.item,
            "viewPath": spec.view,
            "deletePath": spec.delete,
            "homePath": spec.home,
            "pagePath": spec.page,
            "detailPath": &*route(spec.detail),
            "defaultMin": spec.default_min,
            "preorder": !spec.takes_stock,
        };
        (spec.name.to_owned(), paths)
    };
    let doc = "The listings: the paths of their calls and pages, the lower price bound before the slider is touched.";
    sheet.has(doc, "LISTINGS", Ts::Record(LISTINGS.iter().map(spec).collect()));
    let moved = LISTINGS.iter().flat_map(|spec| {
        let old = [spec.delete, spec.item].into_iter().filter(|old| {
            let is_page = if *old == spec.item { spec.item_is_page } else { true };
            is_page && *old != spec.detail
        });
        old.take(1).map(|old| (route(old), spec.name.into()))
    });
    sheet.has("Old addresses of products, with their listing.", "MOVED", Ts::Record(moved.collect()));
}

fn places(sheet: &mut Sheet) {
    let pages = PagePath::ALL.map(|page| (page.name().to_owned(), (&*route(page.as_str())).into())).into();
    sheet.has("The pages besides those of the listings.", "PAGES", Ts::Record(pages));
    sheet.has("Where the back office begins.", "OFFICE", OFFICE);
    sheet.has(
        "The pages below the dashboard.",
        "DASHBOARD_PAGES",
        &DashboardPage::ALL.map(DashboardPage::as_str)[..],
    );
    let menu = MENU.iter().map(|menu| record! { "slug": menu.slug, "brands": menu.brands }).collect();
    sheet.has(
        "The menu's categories, with the brands that the shop carries in each.",
        "MENU_CATEGORIES",
        Ts::List(menu),
    );
    sheet.has("The categories that have a page of their own.", "CATEGORY_PAGES", &PAGES[..]);
    let mut widths = images::WIDTHS;
    widths.sort_unstable();
    let [small, middle, large] = widths.map(i64::from);
    sheet.has(
        "The widths of a stored picture; the widest has the path that is told.",
        "PICTURE_WIDTHS",
        &[small, middle, large][..],
    );
    let sizes = record! {
        "banner": home::BANNER_SIZES,
        "carousel": home::CAROUSEL_SIZES,
        "grid": page_data::GRID_SIZES,
        "detail": detail::DETAIL_SIZES,
    };
    sheet.has("How wide the pictures are shown that the server preloads.", "PICTURE_SIZES", sizes);
}

fn limits(sheet: &mut Sheet) {
    sheet.has("Products on a page of a list.", "PRODUCTS_PER_PAGE", PAGE_SIZE);
    sheet.has("Blog posts on a page.", "BLOGS_PER_PAGE", blogs::model::PAGE_SIZE);
    sheet.has("Letters of a post in a list.", "BLOG_PREVIEW", blogs::model::PREVIEW_LETTERS);
    sheet.has("Products in a list of the home page.", "HOME_PRODUCTS", HOME_LIMIT);
    sheet.has("The right end of the price slider, in taka.", "SLIDER_MAX", SLIDER);
    sheet.has("The same in the lists of a category.", "CATEGORY_SLIDER_MAX", CATEGORY_SLIDER);
    sheet.has(
        "The lower price bound of a category before the slider is touched.",
        "CATEGORY_DEFAULT_MIN",
        DEFAULT_MIN,
    );
    sheet.has("Brands that a list can be narrowed down to.", "MAX_BRANDS", query::BRANDS);
    sheet.has("Facts that a list can be narrowed down by.", "MAX_SPECS", query::SPECS);
    let words: Vec<String> = choices::all().map(Choice::word).collect();
    sheet.has("The facts by their words, by kind and size.", "SPECS", words.join(" ").as_str());
    sheet.has("Products that can be asked for by id at once.", "MAX_IDS", discovery::IDS);
    sheet.has("The longest search, in characters.", "MAX_QUERY", limit::QUERY);
    sheet.has(
        "How long somebody stays signed in, in seconds.",
        "SESSION_SECONDS",
        crate::auth::session::LIFE_MS / 1000,
    );
}

fn forms(sheet: &mut Sheet) {
    sheet.has(
        "How an order can be paid, the default first.",
        "PAYMENT_METHODS",
        &orders::PaymentMethod::ORDINARY.map(orders::PaymentMethod::as_str)[..],
    );
    sheet.has("Lines of one order.", "MAX_ORDER_LINES", basket::MOST_LINES);
    sheet.has("The longest name of a person.", "MAX_NAME", limit::NAME);
    sheet.has("The longest e-mail address.", "MAX_EMAIL", limit::EMAIL);
    sheet.has("The longest postal address.", "MAX_ADDRESS", limit::ADDRESS);
    sheet.has("The longest message.", "MAX_MESSAGE", limit::MESSAGE);
    sheet.has("The longest review.", "MAX_REVIEW", limit::REVIEW);
    sheet.has("The longest question about a product.", "MAX_QUESTION", limit::QUESTION);
    sheet.has("The most stars of a review.", "MAX_STARS", reviews::STARS);
    sheet.has(
        "Reviews, and questions, that a product's page shows at first.",
        "REVIEWS_PER_PAGE",
        reviews::PAGE_SIZE,
    );
    sheet.has("The longest link.", "MAX_LINK", limit::LINK);
    sheet.has("The shortest password that can be set.", "MIN_PASSWORD", *password::LENGTH.start());
    sheet.has("The longest password.", "MAX_PASSWORD", *password::LENGTH.end());
    sheet.has("The most pieces of one order.", "MAX_QUANTITY", limit::QUANTITY);
}

fn listings_of_office(sheet: &mut Sheet) {
    let general = |spec: &ListingSpec| {
        let form = ADD_FORMS.iter().find(|form| form.listing == spec.listing && form.category.is_none());
        form.map(crate::catalogue::listings::AddForm::name).unwrap_or_default()
    };
    let listings = OFFICE_ORDER.iter().map(|listing| {
        let spec = listing.spec();
        let office = record! { "page": spec.office, "editPath": spec.edit, "addForm": &*general(spec) };
        (spec.name.to_owned(), office)
    });
    let doc =
        "The listings in the back office's order: their page there, their call of an edit, their add form.";
    sheet.has(doc, "OFFICE_LISTINGS", Ts::Record(listings.collect()));
    let forms = ADD_FORMS.iter().filter_map(|form| {
        let fixed = form.specs == SpecShape::Fixed;
        let mut members = vec![
            ("page", form.page?),
            ("path", form.path),
            ("listing", form.listing.spec().name),
            ("specifications", if fixed { "fixed" } else { "list" }),
        ];
        members.extend(form.category.map(|category| ("category", category)));
        let members = members.into_iter().map(|(name, value)| (name.to_owned(), value.into())).collect();
        Some((form.name(), Ts::Record(members)))
    });
    let doc = "The add forms: page, call, listing, the category that one fixes, and what its specifications look like.";
    sheet.has(doc, "ADD_FORMS", Ts::Record(forms.collect()));
    sheet.has("The names of categories that have a search page.", "SEARCH_CATEGORIES", &SEARCHES[..]);
    let pages = OfficePage::ALL.map(|page| Ts::Text(route(page.as_str())));
    sheet.has("The back office's other pages.", "OFFICE_PAGES", Ts::List(pages.into()));
}

fn words_of_office(sheet: &mut Sheet) {
    let stages = orders::Stage::ALL.map(orders::Stage::as_str);
    sheet.has("How far an order can be, as its list is narrowed down.", "ORDER_STAGES", &stages[..]);
    let methods = orders::PaymentMethod::ALL.map(orders::PaymentMethod::as_str);
    sheet.has("How an order can be paid at all.", "ORDER_PAYMENTS", &methods[..]);
    let mobile = MobileMethod::ALL.map(MobileMethod::as_str);
    sheet.has("Accounts that take money by phone.", "MOBILE_METHODS", &mobile[..]);
    let states = reviews::ReviewState::ALL.map(reviews::ReviewState::as_str);
    sheet.has("Which reviews there are.", "REVIEW_STATES", &states[..]);
    let states = questions::QuestionState::ALL.map(questions::QuestionState::as_str);
    sheet.has("Which questions there are.", "QUESTION_STATES", &states[..]);
    let kinds = trash::TrashKind::ALL.map(trash::TrashKind::as_str);
    sheet.has("What can lie in the trash.", "TRASH_KINDS", &kinds[..]);
    let blocks = Place::ALL.map(|place| {
        let Block { path, page, field, least, most } = place.block();
        let Focus { x, y } = place.focus();
        let row = record! {
            "path": path,
            "page": page.as_str(),
            "field": field,
            "least": least,
            "most": most,
            "focus": record! { "x": x, "y": y },
        };
        (place.as_str().to_owned(), row)
    });
    let doc =
        "The blocks of banners: call, page and field of their form, how many there are, what stays in sight.";
    sheet.has(doc, "BANNER_BLOCKS", Ts::Record(blocks.into()));
}

fn limits_of_office(sheet: &mut Sheet) {
    sheet.has("The longest title of a product or a blog post, in characters.", "MAX_TITLE", limit::TITLE);
    sheet.has("The longest description.", "MAX_DESCRIPTION", limit::DESCRIPTION);
    sheet.has("The longest brand or category.", "MAX_BRAND", limit::BRAND);
    sheet.has("The longest of any other short text.", "MAX_SHORT", limit::SHORT);
    sheet.has("The longest answer to a review or a question.", "MAX_ANSWER", limit::ANSWER);
    sheet.has("The highest price in whole taka.", "MAX_PRICE", limit::PRICE);
    sheet.has("The largest stock.", "MAX_STOCK", limit::STOCK);
    sheet.has("The most buy points.", "MAX_POINTS", form::POINTS);
    sheet.has("Rows of specifications.", "MAX_SPECIFICATIONS", limit::SPECIFICATIONS);
    sheet.has("Colours of a product, and its sizes of memory.", "MAX_VARIANTS", form::MAX_VARIANTS);
    sheet.has("Pictures of a product beside its main one.", "MAX_PICTURES", pictures::MOST);
    sheet.has("Delivery zones.", "MAX_ZONES", ZONES);
    sheet.has("The most days that a delivery can be said to take.", "MAX_ZONE_DAYS", ZONE_DAYS);
    sheet.has("The longest rule about warranty or returns.", "MAX_RULE", RULE_MOST);
    sheet.has("Products that one change can be about.", "MAX_BULK", bulk::MOST);
    sheet.has("Products that the owner can choose to go with one.", "MAX_ACCESSORIES", accessories::MOST);
    sheet.has("How many of them shoppers see.", "SHOWN_ACCESSORIES", accessories::SHOWN);
    sheet.has("The highest percentage up of such a change.", "MAX_BULK_PERCENT", bulk::MOST_PERCENT);
    sheet.has("The longest headline over a banner.", "MAX_HEADLINE", banner_words::HEADLINE_MOST);
    sheet.has("The longest line under it.", "MAX_HEADLINE_LINE", banner_words::LINE_MOST);
    sheet.has("The longest link of a banner.", "MAX_BANNER_LINK", banner_words::LINK_MOST);
    sheet.has("The largest form, in bytes.", "MAX_FORM_BYTES", multipart::MOST);
    sheet.has("The largest picture, in bytes.", "MAX_PICTURE_BYTES", images::MAX_BYTES);
    sheet.has("The most pixels of a picture.", "MAX_PICTURE_PIXELS", pixels());
    sheet.has("The most pixels of one side of it.", "MAX_PICTURE_SIDE", i64::from(images::MAX_SIDE));
    sheet.has("The same of a WebP file.", "MAX_WEBP_SIDE", i64::from(images::MAX_STORED_SIDE));
    sheet.has(
        "The largest file of an import, in bytes.",
        "MAX_IMPORT_BYTES",
        i64::try_from(imports::MOST_BYTES).unwrap_or(i64::MAX),
    );
    sheet.has(
        "Faults that an import's preview tells of one by one.",
        "MAX_IMPORT_FAULTS",
        imports::MOST_FAULTS,
    );
    sheet.has("Pictures that an import waits for.", "MAX_IMPORT_PICTURES", imports::MOST_PICTURES);
    sheet.has("The largest stock that is told of as low.", "LOW_STOCK", statistics::LOW);
    sheet.has("The most days that statistics can be about.", "MAX_DAYS", *statistics::DAYS.end());
    sheet.has("How many days a thing lies in the trash.", "TRASH_DAYS", trash::KEPT_DAYS);
    sheet.has("The highest rate of instalments, in percent a year.", "MAX_EMI_RATE", EMI_RATE_MOST);
}

fn pixels() -> i64 {
    i64::try_from(images::MAX_PIXELS).unwrap_or(i64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_interface_has_what_the_code_says() {
        for (file, part) in [
            ("generated.ts", Part::Shop),
            ("generated-forms.ts", Part::Forms),
            ("generated-admin.ts", Part::Office),
        ] {
            let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("ui/src/config").join(file);
            let committed = std::fs::read_to_string(&path).unwrap();
            assert!(committed == of(part), "{file} is not what the code says; run make gen");
        }
    }
}
