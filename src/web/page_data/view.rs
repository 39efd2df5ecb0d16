//! What a page shows, for the content that the server writes into it.

use url::form_urlencoded::Serializer;

use crate::banners::model::MainBanners;
use crate::blogs::model::Blog;
use crate::products::kinds::Kind;
use crate::products::model::Product;

/// What a page shows.
#[derive(Debug, Default)]
pub enum View {
    /// The home page.
    Home {
        /// Main and side banners.
        banners: MainBanners,
        /// The newest best deals.
        best_deals: Vec<Product>,
        /// The newest of the listing `product`.
        recent: Vec<Product>,
    },
    /// A list of products.
    List(ListView),
    /// A product.
    Detail {
        /// The product.
        product: Box<Product>,
        /// The listing in which it stands.
        kind: Kind,
        /// Where it stands in the shop.
        crumbs: Vec<Crumb>,
    },
    /// A page of the blog.
    Blogs {
        /// The posts of this page.
        blogs: Vec<Blog>,
        /// From 1.
        page: u32,
        /// How many posts there are over all pages.
        total: u64,
        /// What is searched for in them, or nothing.
        q: String,
        /// The way to the list.
        crumbs: Vec<Crumb>,
    },
    /// A blog post.
    Blog {
        /// The post.
        blog: Box<Blog>,
        /// The way to it.
        crumbs: Vec<Crumb>,
    },
    /// A page whose content is fixed, or from the settings.
    Plain {
        /// Which one.
        page: Plain,
        /// The way to it.
        crumbs: Vec<Crumb>,
    },
    /// The error page.
    Missing(Missing),
    /// Nothing that is for the public.
    #[default]
    None,
}

/// What is not there.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Missing {
    /// A page, or a product.
    Page,
    /// A blog post.
    Blog,
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

/// Which page a list of products stands on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ListOf {
    /// A listing's, a category's or a brand's.
    Own,
    /// Below the tiles of all categories.
    AllCategories,
    /// What there is for some words.
    Words(String),
}

/// A page of a list of products.
#[derive(Debug)]
pub struct ListView {
    /// Which page it stands on.
    pub of: ListOf,
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
    /// How many more there are below the list's own lowest price.
    pub hidden: u64,
    /// Where the price slider was left, in taka; nothing where it sets no bound.
    pub up_to: Option<i64>,
    /// The right end of the price slider.
    pub slider: i64,
    /// The list's path as it was asked for, percent-encoded.
    pub path: String,
    /// What else its address says: order and filters, without the page.
    pub choices: Vec<(&'static str, String)>,
}

impl ListView {
    /// How many pages there are; at least one.
    #[must_use]
    pub fn pages(&self) -> u32 {
        u32::try_from(self.total.div_ceil(super::list::PAGE_SIZE as u64)).unwrap_or(u32::MAX).max(1)
    }

    /// In which order; `none` is the newest first.
    #[must_use]
    pub fn sort(&self) -> &'static str {
        let sort = self.choices.iter().find(|(name, _)| *name == "sort").map_or("", |(_, sort)| sort);
        ["lowToHigh", "highToLow"].into_iter().find(|known| *known == sort).unwrap_or("none")
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
            of: ListOf::AllCategories,
            hidden: 0,
            up_to: None,
            slider: 1_000_000,
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
