//! The paths of all pages but those of the five listings (spec 2), and what kind of page each is.

use crate::catalogue::listings::Listing;
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
    /// A page that is about one person; search engines stay out. Its title in English and Bengali.
    Private(&'static str, &'static str),
}

/// The paths besides those of the five listings.
pub const PATHS: [(&str, Page); 20] = [
    ("/", Page::Home),
    ("/allcategory", Page::AllCategories),
    ("/category/details/{id}", Page::Detail(None)),
    ("/category/{name}", Page::Category),
    ("/search-category/{name}", Page::SearchCategory),
    ("/search/{category}/{brand}", Page::CategoryBrand),
    ("/searchedfor/{text}", Page::Search),
    ("/allblogs", Page::Blogs),
    ("/blog/{id}", Page::Blog),
    ("/store-location", Page::Plain(Plain::Stores)),
    ("/terms", Page::Plain(Plain::Terms)),
    ("/policy", Page::Plain(Plain::Policy)),
    ("/compare", Page::Private("Compare Products", "পণ্যের তুলনা")),
    ("/track", Page::Private("Track Your Order", "অর্ডার ট্র্যাক করুন")),
    ("/buynow/{name}", Page::Private("Order Now", "এখনই অর্ডার করুন")),
    ("/login", Page::Private("Login", "লগইন")),
    ("/register", Page::Private("Register", "রেজিস্টার")),
    ("/forgot-password", Page::Private("Forgot Password", "পাসওয়ার্ড ভুলে গেছেন")),
    ("/dashboard", Page::Private("Dashboard", "ড্যাশবোর্ড")),
    ("/029A", Page::Private("Admin Login", "অ্যাডমিন লগইন")),
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
            Self::Plain(_) | Self::Private(..) => "",
        }
    }
}

/// The categories of the menu (spec 2).
pub const CATEGORIES: [&str; 6] = ["phone", "laptop", "tablet", "tv", "accessories", "gadgets"];

/// The tabs of `/dashboard`.
pub const DASHBOARD: [&str; 6] = ["orders", "carts", "profile", "favourites", "password", "address"];

/// The pages below `/029A/admin`.
pub const ADMIN: [&str; 33] = [
    "index",
    "orders",
    "contacts",
    "addproduct",
    "addUpcomings",
    "addphone",
    "addlaptop",
    "addwatch",
    "addaccessories",
    "addtv",
    "addbestdeals",
    "addexclusive",
    "addoffersale",
    "addblog",
    "updatebanner",
    "updatesecondbanner",
    "updatethirdbanner",
    "updateexclusivebanner",
    "allproductadmin",
    "allbestdealsadmin",
    "allupcomingsadmin",
    "alloffersadmin",
    "allexclusiveadmin",
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalogue::listings::LISTINGS;

    #[test]
    fn every_page_with_data_begins_in_a_source_file_that_is_there() {
        let kinds = LISTINGS.iter().flat_map(|s| [Page::Listing(s.listing), Page::Detail(Some(s.listing))]);
        for page in PATHS.iter().map(|(_, page)| *page).chain(kinds) {
            let file = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("ui").join(page.source());
            assert!(file.exists(), "{page:?}: {}", file.display());
        }
    }
}
