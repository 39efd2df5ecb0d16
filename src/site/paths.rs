//! What kind of page each path is.

use crate::catalogue::listings::{ADD_FORMS, LISTINGS, Listing};
use crate::paths::{OfficePage, PagePath};
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

impl Page {
    /// The page of a path.
    pub fn of(path: PagePath) -> Self {
        match path {
            PagePath::Home => Self::Home,
            PagePath::AllCategory => Self::AllCategories,
            PagePath::CategoryDetails => Self::Detail(None),
            PagePath::Category => Self::Category,
            PagePath::SearchCategory => Self::SearchCategory,
            PagePath::Brand => Self::CategoryBrand,
            PagePath::SearchedFor => Self::Search,
            PagePath::Blogs => Self::Blogs,
            PagePath::Blog => Self::Blog,
            PagePath::StoreLocation => Self::Plain(Plain::Stores),
            PagePath::Terms => Self::Plain(Plain::Terms),
            PagePath::Policy => Self::Plain(Plain::Policy),
            PagePath::Compare => Self::Private(Titles::compare),
            PagePath::Track => Self::Private(Titles::track),
            PagePath::BuyNow => Self::Private(Titles::quick_order),
            PagePath::Login => Self::Private(Titles::login),
            PagePath::Register => Self::Private(Titles::register),
            PagePath::ForgotPassword => Self::Private(Titles::forgot_password),
            PagePath::Cart => Self::Private(Titles::cart),
            PagePath::Checkout => Self::Private(Titles::checkout),
            PagePath::Placed => Self::Private(Titles::placed),
            PagePath::Dashboard | PagePath::Invoice => Self::Private(Titles::dashboard),
            PagePath::AdminLogin => Self::Private(Titles::admin_login),
        }
    }

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

/// Every page below [`crate::paths::OFFICE`].
pub fn office_pages() -> impl Iterator<Item = &'static str> {
    let lists = LISTINGS.iter().map(|spec| spec.office);
    let forms = ADD_FORMS.iter().filter_map(|form| form.page);
    OfficePage::ALL.into_iter().map(OfficePage::as_str).chain(lists).chain(forms)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_page_with_data_begins_in_a_source_file_that_is_there() {
        let listings =
            LISTINGS.iter().flat_map(|s| [Page::Listing(s.listing), Page::Detail(Some(s.listing))]);
        for page in PagePath::ALL.into_iter().map(Page::of).chain(listings) {
            let file = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("ui").join(page.source());
            assert!(file.exists(), "{page:?}: {}", file.display());
        }
    }
}
