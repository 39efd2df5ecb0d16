//! The interface's own texts, as far as the head of a page needs them: `make gen` writes `texts.json` from
//! `ui/src/texts`, so that they are there where nothing is drawn, and another language needs no code here.

use std::collections::HashMap;
use std::sync::LazyLock;

use serde::Deserialize;

/// Everything that is baked in.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Baked {
    /// The first is what nobody chose otherwise.
    pub languages: Vec<Texts>,
}

/// What stands in one language.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Texts {
    /// The value of `lang` and of the cookie.
    pub code: String,
    /// As link previewers name it.
    pub locale: String,
    /// The family of the font that its letters need; empty for the system's own.
    pub font: String,
    /// Numbers and money.
    pub writing: Writing,
    /// Where the shop is.
    pub place: Place,
    /// The labels of categories by their folded names.
    pub categories: HashMap<String, String>,
    /// What is said of listings, by their names.
    pub listings: HashMap<String, ListingTexts>,
    /// What pages call themselves and each other.
    pub titles: Titles,
    /// What they say of themselves.
    pub heads: Heads,
}

/// What is said of a listing.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ListingTexts {
    /// The title of its page.
    pub title: String,
    /// What that page says of itself, of `{shop}`.
    pub description: String,
}

/// How numbers and money are written.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Writing {
    /// From zero to nine.
    pub digits: String,
    /// How many digits stand after the last comma, and between the others.
    pub groups: [usize; 2],
    /// Before an amount of taka.
    pub currency: String,
}

/// How a sentence says where the shop is.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Place {
    /// Around the cities, as `{cities}`.
    pub around: String,
    /// Between two of them.
    pub and: String,
    /// One of them, as `{city}`.
    pub city: String,
    /// Cities that are named otherwise, by their names in lower case.
    pub known: HashMap<String, String>,
}

/// The texts of all languages.
///
/// # Panics
/// Where the file is not of this form, which a test would tell.
pub fn baked() -> &'static Baked {
    static BAKED: LazyLock<Baked> = LazyLock::new(|| {
        #[expect(clippy::expect_used, reason = "it is a part of the executable, and tests read it")]
        serde_json::from_str(include_str!("../texts.json")).expect("the texts of the interface are baked in")
    });
    &BAKED
}

/// A text with its `{names}` filled in; what is filled in is not looked at again.
pub fn fill(text: &str, values: &[(&str, &str)]) -> String {
    let mut out = String::with_capacity(text.len() + 32);
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('{') {
        out.push_str(before);
        let named = after.split_once('}').and_then(|(name, behind)| {
            values.iter().find(|(known, _)| *known == name).map(|(_, value)| (*value, behind))
        });
        rest = if let Some((value, behind)) = named {
            out.push_str(value);
            behind
        } else {
            out.push('{');
            after
        };
    }
    out.push_str(rest);
    out
}

/// Texts by name, each with the names that are filled into it: a call gives the whole sentence.
macro_rules! texts {
    ($(#[$about:meta])* $group:ident { $($(#[$doc:meta])* $name:ident($($value:ident),*);)* }) => {
        $(#[$about])*
        #[derive(Debug, Deserialize)]
        #[serde(deny_unknown_fields, rename_all = "camelCase")]
        pub struct $group { $($name: String,)* }

        impl $group {
            $($(#[$doc])* #[must_use] pub fn $name(&self, $($value: &str),*) -> String {
                fill(&self.$name, &[$((stringify!($value), $value)),*])
            })*

            /// Each text with its name and the names that are filled into it.
            #[cfg(test)]
            fn all(&self) -> Vec<(&'static str, &str, Vec<&'static str>)> {
                vec![$((stringify!($name), self.$name.as_str(), vec![$(stringify!($value)),*])),*]
            }
        }
    };
}

texts! {
    /// What pages call themselves and each other.
    Titles {
        /// The shop's name until it has another.
        shop();
        /// The whole title of a page.
        page(title, shop);
        /// The whole title of the home page.
        home_page(shop, place);
        /// The home page among others.
        home();
        /// What is not there.
        missing();
        /// `/allcategory`
        all_categories();
        /// A brand within a category.
        brand_in(brand, category);
        /// The step before what was searched for.
        search();
        /// What was searched for.
        search_for(text);
        /// `/allblogs`
        blogs();
        /// `/store-location`
        stores();
        /// `/terms`
        terms();
        /// `/policy`
        policy();
        /// `/compare`
        compare();
        /// `/track`
        track();
        /// `/cart`
        cart();
        /// `/checkout`
        checkout();
        /// `/checkout/done`
        placed();
        /// `/buynow/{name}`
        quick_order();
        /// `/login`
        login();
        /// `/register`
        register();
        /// `/forgot-password`
        forgot_password();
        /// `/dashboard`
        dashboard();
        /// `/029A`
        admin_login();
        /// `/029A/admin`
        back_office();
    }
}

texts! {
    /// What pages say of themselves to search engines and link previewers.
    Heads {
        /// `/`
        home(shop, place);
        /// What the home page's picture shows.
        home_picture(shop, place);
        /// `/allcategory`
        all_categories(shop);
        /// A category, or a brand within one, of which it is not known how many products it has.
        category_none(label, shop);
        /// The same with one.
        category_one(label, shop, number);
        /// The same with more.
        category_many(label, shop, number);
        /// What was found for a search.
        search(text, shop);
        /// A later page of a list.
        page(number);
        /// A product with its price and whether it is there.
        product(price, stock, shop);
        /// The same where it has no price.
        product_no_price(price, stock, shop);
        /// Instead of a price.
        no_price();
        /// What is saved beside a price that is crossed out.
        saving(amount);
        /// What can be ordered before it is there, as a mark beside the price.
        ordered_ahead();
        /// What can be ordered before it is there.
        preorder();
        /// What is there.
        in_stock();
        /// What is not.
        not_in_stock();
        /// Something else that is known of a product.
        fact(label, value);
        /// Such a label.
        warranty();
        /// Such a label.
        delivery();
        /// `/allblogs`
        blogs(shop);
        /// `/store-location`
        stores(shop);
        /// `/terms`
        terms(shop);
        /// `/policy`
        policy(shop);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalogue::listings::LISTINGS;

    /// The `{names}` of a text, sorted.
    fn names(text: &str) -> Vec<&str> {
        let parts = text.split('{').skip(1);
        let mut names: Vec<&str> = parts.map(|part| part.split_once('}').unwrap().0).collect();
        names.sort_unstable();
        names
    }

    #[test]
    fn every_text_says_in_every_language_what_is_filled_in() {
        assert!(baked().languages.len() > 1);
        for Texts { code, titles, heads, place, .. } in &baked().languages {
            for (name, text, mut values) in titles.all().into_iter().chain(heads.all()) {
                values.sort_unstable();
                assert_eq!(names(text), values, "{code}: {name}");
                assert!(!text.trim().is_empty(), "{code}: {name}");
            }
            assert_eq!((names(&place.around), names(&place.city)), (vec!["cities"], vec!["city"]), "{code}");
        }
    }

    #[test]
    fn every_language_writes_numbers_and_names_the_same_categories() {
        let [first, others @ ..] = baked().languages.as_slice() else { panic!("no language") };
        for texts in others {
            let missing: Vec<&String> =
                first.categories.keys().filter(|name| !texts.categories.contains_key(*name)).collect();
            assert_eq!(missing, Vec::<&String>::new(), "{}", texts.code);
        }
        for Texts { code, writing, listings, .. } in &baked().languages {
            for spec in &LISTINGS {
                let said = listings.get(spec.name).unwrap_or_else(|| panic!("{code}: {}", spec.name));
                assert!(!said.title.is_empty(), "{code}: {}", spec.name);
                assert_eq!(names(&said.description), ["shop"], "{code}: {}", spec.name);
            }
            assert_eq!(writing.digits.chars().count(), 10, "{code}");
            assert!(writing.groups.iter().all(|digits| *digits > 0), "{code}");
        }
    }

    #[test]
    fn what_is_filled_in_is_filled_in_once() {
        let values = [("a", "{b}"), ("b", "two")];
        assert_eq!(fill("{a} and {b}.", &values), "{b} and two.");
        assert_eq!(fill("{c} {a", &values), "{c} {a");
        assert_eq!(fill("{{a}}", &values), "{{b}}");
    }
}
