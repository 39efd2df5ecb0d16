//! Pages whose content is fixed, or from the settings.

use super::Data;
use super::view::{Crumb, Plain};
use crate::paths::PagePath;
use crate::site::language::Language;
use crate::site::{preview, structured};
use crate::state::AppState;

/// Adds what a fixed page says.
pub(super) async fn add(state: &AppState, data: Data, plain: Plain) -> Data {
    let (path, title, description) = head_of(plain, &data.shop, data.language);
    let mut data = data.titled(&title, description).standing_for(state, path.as_str());
    let crumbs = data.way([Crumb::new(title.clone(), path.as_str())]);
    let site = data.site(state);
    let mut things = vec![structured::breadcrumbs(site, &crumbs)];
    let mut photo = None;
    if plain == Plain::Stores {
        things.push(structured::organization(site));
        things.extend(structured::stores(site));
        photo =
            data.settings.branches.iter().map(|branch| branch.photo.clone()).find(|path| !path.is_empty());
    }
    data.head.json_ld = things;
    data.head.picture = Some(preview::of(state, photo.as_deref(), &title, &data.shop).await);
    data
}

/// Path, title and description; the titles are those that the interface writes.
fn head_of(plain: Plain, shop: &str, language: Language) -> (PagePath, String, String) {
    let (titles, heads) = (language.titles(), language.heads());
    match plain {
        Plain::Stores => (PagePath::StoreLocation, titles.stores(), heads.stores(shop)),
        Plain::Terms => (PagePath::Terms, titles.terms(), heads.terms(shop)),
        Plain::Policy => (PagePath::Policy, titles.policy(), heads.policy(shop)),
    }
}
