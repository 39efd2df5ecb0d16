//! The one path that stands for each set of products that several paths show.

use crate::catalogue::categories;
use crate::paths::PagePath;
use crate::text::fold;

/// Whether browsers ask for a path as it is: they take names of one or two dots for steps within the path.
#[must_use]
pub fn is_reached(path: &str) -> bool {
    path.split('/').all(|name| name != "." && name != "..")
}

/// The page of a category, whatever it is called.
#[must_use]
pub fn category(name: &str) -> String {
    let name = categories::canonical(name);
    let has_own_page = categories::PAGES.contains(&name.as_str());
    let page = if has_own_page { PagePath::Category } else { PagePath::SearchCategory };
    page.with(&[&name])
}

/// The page of a brand within a category.
#[must_use]
pub fn brand(category: &str, brand: &str) -> String {
    PagePath::Brand.with(&[&categories::canonical(category), &fold(brand)])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_one_set_have_one_path() {
        for (name, path) in [
            ("phone", "/category/phone"),
            ("PHONE", "/category/phone"),
            ("ipad", "/category/tablet"),
            ("tv", "/category/tv"),
            ("TV Stick", "/search-category/tv%20stick"),
            ("earbuds", "/search-category/earphone"),
            ("Power Banks", "/search-category/power%20bank"),
            ("phone case", "/search-category/phone%20cases"),
            ("wireless Charger", "/search-category/wireless%20charger"),
            ("a/b?c", "/search-category/a%2Fb%3Fc"),
        ] {
            assert_eq!(category(name), path);
        }
        assert_eq!(brand("Phone", "SAMSUNG"), "/search/phone/samsung");
        assert_eq!(brand("earbuds", "Apple"), "/search/earphone/apple");
        assert!(is_reached(&category("phone")) && is_reached(&brand("phone", "...")));
        assert!(!is_reached(&category("..")) && !is_reached(&brand("phone", ".")));
    }
}
