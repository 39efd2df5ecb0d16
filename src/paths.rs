//! The paths of all pages but those of the five listings (spec 2), each once.

use crate::words::words;

/// Who comes to a page.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reach {
    /// Anybody; search engines are told of it.
    Told,
    /// Anybody; search engines follow links to it, or the sitemap tells of those that there are.
    Open,
    /// Anybody but search engines.
    Closed,
    /// Who is signed in, or signs in there: nothing of it is drawn here.
    Own,
}

macro_rules! page_paths {
    ($($page:ident => $name:literal, $path:literal, $reach:ident;)+) => {
        /// A page by its path.
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        pub enum PagePath {
            $(#[doc = $path] $page,)+
        }

        impl PagePath {
            /// All of them.
            pub const ALL: [Self; [$($path),+].len()] = [$(Self::$page),+];

            /// What the interface calls it.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$page => $name,)+
                }
            }

            /// The path, with the names of its parameters in braces.
            #[must_use]
            pub const fn as_str(self) -> &'static str {
                match self {
                    $(Self::$page => $path,)+
                }
            }

            /// Who comes to it.
            #[must_use]
            pub const fn reach(self) -> Reach {
                match self {
                    $(Self::$page => Reach::$reach,)+
                }
            }
        }
    };
}

page_paths! {
    Home => "home", "/", Told;
    AllCategory => "allCategory", "/allcategory", Told;
    CategoryDetails => "categoryDetails", "/category/details/{id}", Open;
    Category => "category", "/category/{slug}", Open;
    SearchCategory => "searchCategory", "/search-category/{name}", Open;
    Brand => "brand", "/search/{category}/{brand}", Open;
    SearchedFor => "searchedFor", "/searchedfor/{text}", Closed;
    Blogs => "blogs", "/allblogs", Told;
    Blog => "blog", "/blog/{id}", Open;
    StoreLocation => "storeLocation", "/store-location", Told;
    Terms => "terms", "/terms", Told;
    Policy => "policy", "/policy", Told;
    Compare => "compare", "/compare", Open;
    Track => "track", "/track", Closed;
    BuyNow => "buyNow", "/buynow/{name}", Closed;
    Login => "login", "/login", Closed;
    Register => "register", "/register", Closed;
    ForgotPassword => "forgotPassword", "/forgot-password", Closed;
    Cart => "cart", "/cart", Own;
    Checkout => "checkout", "/checkout", Own;
    Placed => "placed", "/checkout/done", Own;
    Dashboard => "dashboard", "/dashboard", Own;
    Invoice => "invoice", "/dashboard/orders/{id}/invoice", Own;
    AdminLogin => "adminLogin", "/029A", Own;
}

impl PagePath {
    /// Those of a reach, in the order of the table.
    pub fn of_reach(reach: Reach) -> impl Iterator<Item = Self> {
        Self::ALL.into_iter().filter(move |page| page.reach() == reach)
    }

    /// The path as far as it is the same for all parameters.
    #[must_use]
    pub fn beginning(self) -> &'static str {
        self.as_str().split('{').next().unwrap_or_default()
    }

    /// The page's address with its parameters, in their order.
    #[must_use]
    pub fn with(self, parameters: &[&str]) -> String {
        let mut parts = self.as_str().split('{');
        let mut address = parts.next().unwrap_or_default().to_owned();
        for (part, value) in parts.zip(parameters) {
            address += &segment(value);
            address += part.split_once('}').map_or("", |(_, rest)| rest);
        }
        address
    }
}

words! {
    /// The tabs of the dashboard, by the last part of their paths.
    pub enum DashboardPage {
        /// What was ordered.
        Orders = "orders",
        /// The cart.
        Carts = "carts",
        /// Name and phone.
        Profile = "profile",
        /// Favourites.
        Favourites = "favourites",
        /// A new password.
        Password = "password",
        /// The address.
        Address = "address",
    }
}

impl DashboardPage {
    /// The tab's path.
    #[must_use]
    pub fn path(self) -> String {
        format!("{}/{}", PagePath::Dashboard.as_str(), self.as_str())
    }
}

words! {
    /// The back office's pages besides those of listings and add forms, by their paths below [`OFFICE`].
    pub enum OfficePage {
        /// The overview.
        Index = "index",
        /// All orders.
        Orders = "orders",
        /// Messages.
        Contacts = "contacts",
        /// A new blog post.
        AddBlog = "addblog",
        /// The main banners.
        MainBanners = "updatebanner",
        /// The second banner.
        SecondBanner = "updatesecondbanner",
        /// The third banners.
        ThirdBanners = "updatethirdbanner",
        /// The exclusive banner.
        ExclusiveBanner = "updateexclusivebanner",
        /// Settings.
        Settings = "settings",
        /// Charts.
        Statistics = "statistics",
        /// The audit log.
        Audit = "audit",
        /// How the shop is doing, and its backups.
        Health = "health",
        /// The trash.
        Trash = "trash",
        /// An admin's own account.
        Account = "account",
        /// Products from a CSV.
        Import = "import",
        /// All blog posts.
        Blogs = "blogs",
        /// A blog post.
        Blog = "blogs/{id}",
        /// A product.
        Product = "products/{id}",
        /// An order's invoice.
        Invoice = "orders/{id}/invoice",
        /// Invoices and packing slips of many orders.
        Print = "orders/print",
        /// Coupons.
        Coupons = "coupons",
        /// The customers.
        Customers = "customers",
        /// Reviews, and questions about products.
        Reviews = "reviews",
    }
}

impl OfficePage {
    /// The page's path.
    #[must_use]
    pub fn path(self) -> String {
        format!("{OFFICE}/{}", self.as_str())
    }
}

/// Where the back office begins.
pub const OFFICE: &str = "/029A/admin";

/// A text as one segment of a path.
#[must_use]
pub fn segment(raw: &str) -> String {
    url::form_urlencoded::byte_serialize(raw.as_bytes()).collect::<String>().replace('+', "%20")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parameters_stand_in_their_places_each_as_one_segment() {
        assert_eq!(PagePath::Home.with(&[]), "/");
        assert_eq!(PagePath::Blog.with(&["aB3"]), "/blog/aB3");
        assert_eq!(PagePath::CategoryDetails.with(&["x"]), "/category/details/x");
        assert_eq!(PagePath::Brand.with(&["tv stick", "a/b?"]), "/search/tv%20stick/a%2Fb%3F");
        assert_eq!(PagePath::BuyNow.beginning(), "/buynow/");
        assert_eq!(PagePath::Track.beginning(), "/track");
    }

    #[test]
    fn the_back_office_begins_below_its_sign_in() {
        assert!(OFFICE.starts_with(&format!("{}/", PagePath::AdminLogin.as_str())));
        assert_eq!(OfficePage::Orders.path(), "/029A/admin/orders");
        assert_eq!(DashboardPage::Orders.path(), "/dashboard/orders");
    }
}
