//! What sentences call fields and things.

use serde::Serialize;
use utoipa::ToSchema;

macro_rules! labels {
    ($($label:ident => $text:tt,)+) => {
        /// A field or a thing, as sentences name it.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error, Serialize, ToSchema)]
        #[serde(rename_all = "snake_case")]
        pub enum Label {
            $(#[doc = $text] #[error($text)] $label,)+
        }
    };
}

labels! {
    Address => "Address",
    Area => "Area",
    Banner => "Banner",
    Blog => "Blog",
    Branch => "Branch",
    Brand => "Brand",
    BuyPoints => "Buy points",
    Category => "Category",
    City => "City",
    Code => "Code",
    Colour => "Colour",
    DeliveryLocation => "Delivery location",
    DeliveryTime => "Delivery time",
    Description => "Description",
    Email => "E-mail",
    EmiAvailable => "EMI available",
    EstimatedDelivery => "Estimated delivery",
    ExpectedStock => "Expected stock",
    ExtraFieldOne => "Extra field one",
    ExtraFieldTwo => "Extra field two",
    Floor => "Floor",
    Headline => "Headline",
    HeadlineBn => "Headline in Bengali",
    Import => "Import",
    Line => "Line",
    LineBn => "Line in Bengali",
    Link => "Link",
    Mail => "Mail",
    MainImage => "Main image",
    Mall => "Mall",
    MapLink => "Map link",
    Message => "Message",
    Name => "Name",
    NewPassword => "New password",
    OfferPrice => "Offer price",
    OldPassword => "Old password",
    OpeningHours => "Opening hours",
    Order => "Order",
    Otp => "OTP",
    Password => "Password",
    Phone => "Phone",
    Photo => "Photo",
    Picture => "Picture",
    Price => "Price",
    Product => "Product",
    ProductName => "Product name",
    Quantity => "Quantity",
    RamStorage => "RAM / storage",
    Read => "Read",
    Session => "Session",
    ShopName => "Shop name",
    ShopNumber => "Shop number",
    SocialLink => "Social link",
    Stock => "Stock",
    Title => "Title",
    Views => "Views",
    Warranty => "Warranty",
}
