//! The paths of all pages but those of the five listings (spec 2), and what kind of page each is.

use crate::catalogue::listings::{ADD_FORMS, LISTINGS, Listing};
use crate::site::language::Titles;
use crate::site::page_data::view::Plain;

/// What kind of page a path is.
#[derive(Debug, Clone, Copy)]
pub enum Page {
    /// `/`
    Home,
    /// The list of a listing.
    Listing(Listing),
    /// A product of a listing, or of any.
    Detail(Option<Listing>),
    /// All categories.
    AllCategories,
    /// A category of the menu.
    Category,
    /// A category by a search name.
    SearchCategory,
    /// A category and a brand.
    CategoryBrand,
    /// A search.
    Search,
    /// All blog posts.
    Blogs,
    /// A blog post.
    Blog,
    /// A page whose content needs no data.
    Plain(Plain),
    /// A page that is about one person; search engines stay out. It has a title alone.
    Private(fn(&Titles) -> String),
}

/// The paths besides those of the five listings, each by the name that the interface has for it.
pub const PATHS: [(&str, &str, Page); 20] = [
    ("home", "/", Page::Home),
    ("allCategory", "/allcategory", Page::AllCategories),
    ("categoryDetails", "/category/details/{id}", Page::Detail(None)),
    ("category", "/category/{slug}", Page::Category),
    ("searchCategory", "/search-category/{name}", Page::SearchCategory),
    ("brand", "/search/{category}/{brand}", Page::CategoryBrand),
    ("searchedFor", "/searchedfor/{text}", Page::Search),
    ("blogs", "/allblogs", Page::Blogs),
    ("blog", "/blog/{id}", Page::Blog),
    ("storeLocation", "/store-location", Page::Plain(Plain::Stores)),
    ("terms", "/terms", Page::Plain(Plain::Terms)),
    ("policy", "/policy", Page::Plain(Plain::Policy)),
    ("compare", "/compare", Page::Private(Titles::compare)),
    ("track", "/track", Page::Private(Titles::track)),
    ("buyNow", "/buynow/{name}", Page::Private(Titles::quick_order)),
    ("login", "/login", Page::Private(Titles::login)),
    ("register", "/register", Page::Private(Titles::register)),
    ("forgotPassword", "/forgot-password", Page::Private(Titles::forgot_password)),
    ("dashboard", "/dashboard", Page::Private(Titles::dashboard)),
    ("adminLogin", "/029A", Page::Private(Titles::admin_login)),
];

impl Page {
    /// The source file in which the page's code begins.
    pub fn source(self) -> &'static str {
        match self {
            Self::Home => "src/features/home/pages/home-page.tsx",
            Self::Listing(_) => "src/features/products/pages/listing-page.tsx",
            Self::Detail(Some(_)) => "src/features/products/pages/detail-page.tsx",
            Self::Detail(None) => "src/features/products/pages/category-detail-page.tsx",
            Self::AllCategories => "src/features/products/pages/all-category-page.tsx",
            Self::Category => "src/features/products/pages/category-page.tsx",
            Self::SearchCategory => "src/features/products/pages/search-category-page.tsx",
            Self::CategoryBrand => "src/features/products/pages/brand-page.tsx",
            Self::Search => "src/features/search/pages/search-page.tsx",
            Self::Blogs => "src/features/blogs/pages/blog-list-page.tsx",
            Self::Blog => "src/features/blogs/pages/blog-page.tsx",
            Self::Plain(_) | Self::Private(_) => "",
        }
    }
}

/// The categories that have a page of their own.
pub const CATEGORIES: [&str; 6] = crate::catalogue::categories::PAGES;

/// The tabs of `/dashboard`.
pub const DASHBOARD: [&str; 6] = ["orders", "carts", "profile", "favourites", "password", "address"];

/// The back office's pages, below [`OFFICE`], besides those of listings and add forms.
pub const OFFICE_PAGES: [&str; 18] = [
    "index",
    "orders",
    "contacts",
    "addblog",
    "updatebanner",
    "updatesecondbanner",
    "updatethirdbanner",
    "updateexclusivebanner",
    "settings",
    "statistics",
    "audit",
    "trash",
    "account",
    "import",
    "blogs",
    "blogs/{id}",
    "products/{id}",
    "orders/{id}/invoice",
];

/// Where the back office begins.
pub const OFFICE: &str = "/029A/admin";

/// Every page below [`OFFICE`].
pub fn office_pages() -> impl Iterator<Item = &'static str> {
    let lists = LISTINGS.iter().map(|spec| spec.office);
    let forms = ADD_FORMS.iter().filter_map(|form| form.page);
    OFFICE_PAGES.into_iter().chain(lists).chain(forms)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_page_with_data_begins_in_a_source_file_that_is_there() {
        let listings =
            LISTINGS.iter().flat_map(|s| [Page::Listing(s.listing), Page::Detail(Some(s.listing))]);
        for page in PATHS.iter().map(|(.., page)| *page).chain(listings) {
            let file = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("ui").join(page.source());
            assert!(file.exists(), "{page:?}: {}", file.display());
        }
    }
}
