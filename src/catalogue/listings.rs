//! The two tables of the catalogue: the five listings, and the ten ways to add to them.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::messages::Message;

/// Which of the five listings a product stands in; in JSON its `listing`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
#[schema(as = Listing)]
pub enum Listing {
    /// The regular catalogue.
    Product,
    /// Pre-orders.
    Upcoming,
    /// Best deals.
    BestDeal,
    /// Exclusive sale.
    Exclusive,
    /// Offer sale.
    Offer,
}

/// Everything in which one listing differs from another (contract 4).
#[derive(Debug)]
#[allow(clippy::struct_excessive_bools, reason = "each is a difference of its own between listings")]
pub struct ListingSpec {
    /// The listing itself.
    pub listing: Listing,
    /// The value of `listing` in replies and in the database.
    pub name: &'static str,
    /// GET: the list.
    pub list: &'static str,
    /// GET: one product.
    pub item: &'static str,
    /// PATCH: the edit.
    pub edit: &'static str,
    /// DELETE: into the trash.
    pub delete: &'static str,
    /// PATCH: the view counter.
    pub view: &'static str,
    /// GET: the home page's list, or the single newest offer.
    pub home: &'static str,
    /// Whether `home` answers one product or `null` instead of a list.
    pub home_is_single: bool,
    /// Whether the item's path finds products of every listing.
    pub finds_all: bool,
    /// Whether the item's path is a page's path too; `Accept` decides (contract 2).
    pub item_is_page: bool,
    /// The page that lists the products.
    pub page: &'static str,
    /// The page of one product.
    pub detail: &'static str,
    /// What sentences call it.
    pub title: &'static str,
    /// The back office's page of it, below `/029A/admin`.
    pub office: &'static str,
    /// Whether ordering takes pieces from the shelf; what is upcoming is ordered ahead.
    pub takes_stock: bool,
    /// The lower price bound of the page before the slider is touched (spec 9).
    pub default_min: i64,
}

/// The order of the listings in the back office.
pub const OFFICE_ORDER: [Listing; 5] =
    [Listing::Product, Listing::BestDeal, Listing::Upcoming, Listing::Offer, Listing::Exclusive];

/// How many products a page of a list has (spec 9).
pub const PAGE_SIZE: usize = 8;

/// The right end of the price slider (spec 9).
pub const SLIDER: i64 = 1_000_000;

/// The same in the lists of a category.
pub const CATEGORY_SLIDER: i64 = 100_000;

/// The lower price bound of lists before their slider is touched (spec 9).
pub const DEFAULT_MIN: i64 = 200;

/// How many products the home lists show (spec 9).
pub const HOME_LIMIT: usize = 12;

/// The five listings.
pub const LISTINGS: [ListingSpec; 5] = [
    ListingSpec {
        listing: Listing::Product,
        name: "product",
        list: "/allproducts",
        item: "/allproducts/{id}",
        edit: "/editproduct/{id}",
        delete: "/product/{id}",
        view: "/increment-product-views/{id}",
        home: "/homeproductsapi",
        home_is_single: false,
        finds_all: true,
        item_is_page: false,
        page: "/products",
        detail: "/product/{id}",
        title: "Products",
        office: "allproductadmin",
        takes_stock: true,
        default_min: DEFAULT_MIN,
    },
    ListingSpec {
        listing: Listing::Upcoming,
        name: "upcoming",
        list: "/alltrandingproducts",
        item: "/tranding/{id}",
        edit: "/edittranding/{id}",
        delete: "/tranding/{id}",
        view: "/increment-tranding-views/{id}",
        home: "/hometrandingapi",
        home_is_single: false,
        finds_all: false,
        item_is_page: true,
        page: "/upcomings",
        detail: "/upcomings/{id}",
        title: "Upcomings",
        office: "allupcomingsadmin",
        takes_stock: false,
        default_min: 0,
    },
    ListingSpec {
        listing: Listing::BestDeal,
        name: "bestdeal",
        list: "/allbestdeals",
        item: "/bestdeal/{id}",
        edit: "/editbestdeal/{id}",
        delete: "/bestdeals/{id}",
        view: "/increment-best-views/{id}",
        home: "/homebestdealsapi",
        home_is_single: false,
        finds_all: false,
        item_is_page: true,
        page: "/bestdeals",
        detail: "/bestdeal/{id}",
        title: "Best Deals",
        office: "allbestdealsadmin",
        takes_stock: true,
        default_min: DEFAULT_MIN,
    },
    ListingSpec {
        listing: Listing::Exclusive,
        name: "exclusive",
        list: "/allexclusive",
        item: "/allexclusive/{id}",
        edit: "/editexclusive/{id}",
        delete: "/exclusive/{id}",
        view: "/increment-exclusive-views/{id}",
        home: "/homeexclusiveapi",
        home_is_single: false,
        finds_all: false,
        item_is_page: false,
        page: "/exclusive",
        detail: "/exclusive/{id}",
        title: "Exclusive Sale",
        office: "allexclusiveadmin",
        takes_stock: true,
        default_min: DEFAULT_MIN,
    },
    ListingSpec {
        listing: Listing::Offer,
        name: "offer",
        list: "/offers",
        item: "/offers/{id}",
        edit: "/editoffersale/{id}",
        delete: "/offers/{id}",
        view: "/increment-offer-views/{id}",
        home: "/singleoffersaleproduct",
        home_is_single: true,
        finds_all: false,
        item_is_page: false,
        page: "/offer",
        detail: "/offer/{id}",
        title: "Offers",
        office: "alloffersadmin",
        takes_stock: true,
        default_min: DEFAULT_MIN,
    },
];

impl Listing {
    /// The listing's row of the table.
    #[must_use]
    pub fn spec(self) -> &'static ListingSpec {
        &LISTINGS[self as usize]
    }

    /// The listing of a stored name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        LISTINGS.iter().find(|spec| spec.name == name).map(|spec| spec.listing)
    }
}

/// What is said where a name is no listing's.
#[must_use]
pub fn unknown() -> Message {
    let [others @ .., last] = LISTINGS.each_ref().map(|spec| spec.name);
    Message::UnknownListing { others: others.join(", "), last: last.to_owned() }
}

impl ListingSpec {
    /// The path of a product's page.
    #[must_use]
    pub fn detail_of(&self, id: &str) -> String {
        self.detail.replace("{id}", id)
    }

    /// The path of a product's call.
    #[must_use]
    pub fn item_of(&self, id: &str) -> String {
        self.item.replace("{id}", id)
    }
}

/// The shape of a form's specifications.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SpecShape {
    /// Rows of field and value.
    List,
    /// The object of six fixed fields (watch and TV).
    Fixed,
}

/// One of the add forms.
#[derive(Debug)]
pub struct AddForm {
    /// POST multipart.
    pub path: &'static str,
    /// Its page, below `/029A/admin`; none where the path is another spelling.
    pub page: Option<&'static str>,
    /// The listing that it adds to.
    pub listing: Listing,
    /// The category, where the form fixes it.
    pub category: Option<&'static str>,
    /// What its specifications look like.
    pub specs: SpecShape,
    /// Whether it has buy points.
    pub has_points: bool,
}

impl AddForm {
    /// What the interface calls the form: its category, else its listing.
    #[must_use]
    pub fn name(&self) -> String {
        self.category.unwrap_or(self.listing.spec().name).to_lowercase()
    }
}

const fn add(path: &'static str, page: &'static str, listing: Listing) -> AddForm {
    AddForm { path, page: Some(page), listing, category: None, specs: SpecShape::List, has_points: true }
}

impl AddForm {
    const fn of(self, category: &'static str) -> Self {
        Self { category: Some(category), ..self }
    }

    const fn fixed(self) -> Self {
        Self { specs: SpecShape::Fixed, has_points: false, ..self }
    }

    const fn spelled_otherwise(self) -> Self {
        Self { page: None, ..self }
    }
}

/// The ten add forms, one of them under both spellings of its path.
pub const ADD_FORMS: [AddForm; 11] = [
    add("/addproduct", "addproduct", Listing::Product),
    add("/addphone", "addphone", Listing::Product).of("PHONE"),
    add("/addlaptop", "addlaptop", Listing::Product).of("LAPTOP"),
    add("/addwatch", "addwatch", Listing::Product).of("WATCH").fixed(),
    add("/AddAccessories", "addaccessories", Listing::Product).of("ACCESSORIES"),
    add("/addaccessories", "", Listing::Product).of("ACCESSORIES").spelled_otherwise(),
    add("/addtv", "addtv", Listing::Product).of("TV").fixed(),
    add("/addtranding", "addUpcomings", Listing::Upcoming),
    add("/addbestdeals", "addbestdeals", Listing::BestDeal),
    add("/addexclusive", "addexclusive", Listing::Exclusive),
    add("/addoffersale", "addoffersale", Listing::Offer),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_listing_is_its_row() {
        for (n, spec) in LISTINGS.iter().enumerate() {
            assert_eq!(spec.listing as usize, n);
            assert_eq!(Listing::from_name(spec.name), Some(spec.listing));
            assert_eq!(spec.listing.spec().name, spec.name);
        }
        assert_eq!(Listing::from_name("PRODUCT"), None);
    }

    #[test]
    fn every_listing_can_be_reached_in_the_back_office() {
        let unknown = unknown().to_string();
        assert_eq!(unknown, "The listing must be product, upcoming, bestdeal, exclusive or offer.");
        for spec in &LISTINGS {
            assert_eq!(OFFICE_ORDER.iter().filter(|listing| **listing == spec.listing).count(), 1);
            let general = |form: &&AddForm| form.listing == spec.listing && form.category.is_none();
            assert_eq!(ADD_FORMS.iter().filter(general).count(), 1, "{}", spec.name);
        }
    }
}
