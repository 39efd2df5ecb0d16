//! What a page shows, as far as its head and its status depend on it.

use url::form_urlencoded::Serializer;

use crate::catalogue::listings::PAGE_SIZE;
use crate::catalogue::model::Product;

/// What a page shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum View {
    /// What its address and its data say.
    #[default]
    Page,
    /// That nothing is there.
    Missing,
}

/// A page that needs no data but the settings.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Plain {
    /// `/store-location`
    Stores,
    /// `/terms`
    Terms,
    /// `/policy`
    Policy,
}

/// A step of the way to a page; the page itself is the last.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Crumb {
    /// What people read.
    pub label: String,
    /// The path to which it leads, percent-encoded.
    pub path: String,
}

impl Crumb {
    /// A step.
    #[must_use]
    pub fn new(label: impl Into<String>, path: impl Into<String>) -> Self {
        Self { label: label.into(), path: path.into() }
    }
}

/// A page of a list of products.
#[derive(Debug)]
pub struct ListView {
    /// The heading.
    pub title: String,
    /// The way to the list, from home to the list itself.
    pub crumbs: Vec<Crumb>,
    /// The products of this page.
    pub products: Vec<Product>,
    /// From 1.
    pub page: u32,
    /// How many products the list has over all pages.
    pub total: u64,
    /// The list's path as it was asked for, percent-encoded.
    pub path: String,
    /// What else its address says: order and filters, without the page.
    pub choices: Vec<(&'static str, String)>,
}

impl ListView {
    /// How many pages there are; at least one.
    #[must_use]
    pub fn pages(&self) -> u32 {
        u32::try_from(self.total.div_ceil(PAGE_SIZE as u64)).unwrap_or(u32::MAX).max(1)
    }

    /// The address of one of its pages, choices kept; the first has no `page`.
    #[must_use]
    pub fn address(&self, page: u32) -> String {
        let number = (page > 1).then(|| ("page", page.to_string()));
        let pairs = self.choices.iter().cloned().chain(number);
        let query = Serializer::new(String::new()).extend_pairs(pairs).finish();
        if query.is_empty() { self.path.clone() } else { format!("{}?{query}", self.path) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_has_an_address_of_its_own_and_keeps_the_choices() {
        let mut list = ListView {
            title: String::new(),
            crumbs: Vec::new(),
            products: Vec::new(),
            page: 2,
            total: 17,
            path: "/products".to_owned(),
            choices: Vec::new(),
        };
        assert_eq!(list.pages(), 3);
        assert_eq!(list.address(1), "/products");
        assert_eq!(list.address(3), "/products?page=3");
        list.choices = vec![("sort", "lowToHigh".to_owned()), ("q", "a&b".to_owned())];
        assert_eq!(list.address(1), "/products?sort=lowToHigh&q=a%26b");
        assert_eq!(list.address(2), "/products?sort=lowToHigh&q=a%26b&page=2");
        list.total = 0;
        assert_eq!(list.pages(), 1);
    }
}
