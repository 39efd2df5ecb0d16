//! The shop itself as structured data: the organization, its two stores, and the site with its search.

use serde_json::{Map, Value, json};

use super::{Site, hours, put, thing};
use crate::paths::PagePath;
use crate::settings::model::Branch;
use crate::site::language::Language;

/// The organization.
#[must_use]
pub fn organization(site: Site<'_>) -> Value {
    let settings = site.settings;
    let mut map = thing("Organization");
    map.insert("@id".to_owned(), json!(site.id()));
    map.insert("name".to_owned(), json!(site.name()));
    map.insert("url".to_owned(), json!(site.at("/")));
    map.insert("logo".to_owned(), site.logo());
    put(&mut map, "email", &settings.email);
    let phones: Vec<String> = settings.phones.iter().filter_map(|phone| international(phone)).collect();
    if let Some(first) = phones.first() {
        map.insert("telephone".to_owned(), json!(first));
        let contacts: Vec<Value> = phones.iter().map(|phone| contact(phone)).collect();
        map.insert("contactPoint".to_owned(), json!(contacts));
    }
    if !settings.social_link.is_empty() {
        map.insert("sameAs".to_owned(), json!([settings.social_link]));
    }
    map.into()
}

fn contact(phone: &str) -> Value {
    json!({
        "@type": "ContactPoint",
        "telephone": phone,
        "contactType": "customer service",
        "areaServed": "BD",
        // What the people of the shop speak, whatever the interface does.
        "availableLanguage": ["en", "bn"],
    })
}

/// The two stores; one without an address is left out.
#[must_use]
pub fn stores(site: Site<'_>) -> Vec<Value> {
    let all = site.settings.branches.iter().enumerate();
    all.filter_map(|(n, branch)| store(site, n + 1, branch)).collect()
}

fn store(site: Site<'_>, number: usize, branch: &Branch) -> Option<Value> {
    let address = address(branch)?;
    let (settings, page) = (site.settings, site.at(PagePath::StoreLocation.as_str()));
    let mut map = thing("LocalBusiness");
    map.insert("additionalType".to_owned(), json!("https://schema.org/ElectronicsStore"));
    map.insert("@id".to_owned(), json!(format!("{page}#store-{number}")));
    map.insert("name".to_owned(), json!(format!("{} {}", site.name(), branch.name).trim()));
    map.insert("url".to_owned(), json!(page));
    map.insert("parentOrganization".to_owned(), site.reference());
    map.insert("address".to_owned(), address);
    put(&mut map, "email", &settings.email);
    put(&mut map, "hasMap", &branch.map_link);
    if !branch.photo.is_empty() {
        map.insert("image".to_owned(), json!([site.picture(&branch.photo)]));
    }
    if let Some(phone) = settings.phones.iter().find_map(|phone| international(phone)) {
        map.insert("telephone".to_owned(), json!(phone));
    }
    if let Some(hours) = hours::read(&settings.opening_hours) {
        map.insert("openingHoursSpecification".to_owned(), json!(hours));
    }
    Some(map.into())
}

fn address(branch: &Branch) -> Option<Value> {
    let street: Vec<&str> = [&branch.shop_number, &branch.floor, &branch.mall, &branch.area]
        .into_iter()
        .map(String::as_str)
        .filter(|part| !part.is_empty())
        .collect();
    if street.is_empty() && branch.city.is_empty() {
        return None;
    }
    let mut map = Map::new();
    map.insert("@type".to_owned(), json!("PostalAddress"));
    put(&mut map, "streetAddress", &street.join(", "));
    put(&mut map, "addressLocality", &branch.city);
    map.insert("addressCountry".to_owned(), json!("BD"));
    Some(map.into())
}

/// A phone number with its country code, where it is one of Bangladesh; others as they are.
fn international(phone: &str) -> Option<String> {
    let digits: String = phone.chars().filter(char::is_ascii_digit).collect();
    if digits.is_empty() {
        None
    } else if digits.starts_with("880") {
        Some(format!("+{digits}"))
    } else if digits.starts_with('0') && !phone.trim_start().starts_with('+') && !digits.starts_with("00") {
        Some(format!("+88{digits}"))
    } else {
        Some(phone.to_owned())
    }
}

/// The site, and how it is searched.
#[must_use]
pub fn website(site: Site<'_>) -> Value {
    let mut map = thing("WebSite");
    map.insert("@id".to_owned(), json!(site.at("/#website")));
    map.insert("name".to_owned(), json!(site.name()));
    map.insert("url".to_owned(), json!(site.at("/")));
    map.insert("inLanguage".to_owned(), json!(Language::all().map(Language::code).collect::<Vec<_>>()));
    map.insert(
        "publisher".to_owned(),
        json!({"@type": "Organization", "@id": site.id(), "name": site.name()}),
    );
    let search = json!({
        "@type": "SearchAction",
        "target": {
            "@type": "EntryPoint",
            "urlTemplate": site.at(PagePath::SearchedFor.beginning()) + "{search_term_string}",
        },
        "query-input": "required name=search_term_string",
    });
    map.insert("potentialAction".to_owned(), search);
    map.into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_of_bangladesh_get_their_country_code() {
        assert_eq!(international("01711-123456").as_deref(), Some("+8801711123456"));
        assert_eq!(international("8801711123456").as_deref(), Some("+8801711123456"));
        assert_eq!(international("+880 1711 123456").as_deref(), Some("+8801711123456"));
        assert_eq!(international("031 654321").as_deref(), Some("+88031654321"));
        assert_eq!(international("+44 20 7946 0000").as_deref(), Some("+44 20 7946 0000"));
        assert_eq!(international("16247").as_deref(), Some("16247"));
        assert_eq!(international(""), None);
    }
}
