//! The columns of a file that an import did not read: each is told, so that nothing is left behind unseen.

use serde::Serialize;
use utoipa::ToSchema;

use super::draft::Format;
use super::table::{Unread, plain};

/// A column that was not read.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = ImportColumn)]
pub struct Column {
    /// Its name in the file; empty where it has none.
    pub name: String,
    /// Its letters in a spreadsheet.
    pub letters: String,
    /// Whether it is one of the format's own that this shop has no use for; of another one somebody may expect more.
    pub known: bool,
}

/// Plain names of columns that this shop has no use for; a star stands for any end.
const HAAT: &[&str] = &["createdat"];
const SHOPIFY: &[&str] = &[
    "barcode",
    "body(html)",
    "chargetax",
    "collection",
    "compareatprice",
    "compareatprice/*",
    "continuesellingwhenoutofstock",
    "costperitem",
    "customproducttype",
    "description",
    "fulfillmentservice",
    "giftcard",
    "googleshopping/*",
    "imagealttext",
    "imageposition",
    "imagesrc",
    "included/*",
    "inventoryquantity",
    "inventorytracker",
    "option1linkedto",
    "option1name",
    "option1value",
    "option2linkedto",
    "option2name",
    "option2value",
    "option3linkedto",
    "option3name",
    "option3value",
    "price/*",
    "productcategory",
    "productimageurl",
    "published",
    "publishedononlinestore",
    "requiresshipping",
    "seodescription",
    "seotitle",
    "sku",
    "standardizedproducttype",
    "status",
    "tags",
    "taxcode",
    "type",
    "unitprice*",
    "variantbarcode",
    "variantcompareatprice",
    "variantfulfillmentservice",
    "variantgrams",
    "variantimage",
    "variantimageurl",
    "variantinventorypolicy",
    "variantinventoryqty",
    "variantinventorytracker",
    "variantrequiresshipping",
    "variantsku",
    "varianttaxable",
    "varianttaxcode",
    "variantweightunit",
    "vendor",
    "weightunitfordisplay",
    "weightvalue(grams)",
];
const WOOCOMMERCE: &[&str] = &[
    "allowcustomerreviews?",
    "backordersallowed?",
    "buttontext",
    "brand",
    "brands",
    "categories",
    "crosssells",
    "datesalepriceends",
    "datesalepricestarts",
    "description",
    "download*",
    "externalurl",
    "groupedproducts",
    "gtin,upc,ean,orisbn",
    "height(*",
    "id",
    "images",
    "instock?",
    "isfeatured?",
    "length(*",
    "lowstockamount",
    "meta:*",
    "parent",
    "position",
    "productbrands",
    "published",
    "purchasenote",
    "saleprice",
    "shippingclass",
    "shortdescription",
    "sku",
    "soldindividually?",
    "stock",
    "tags",
    "taxclass",
    "taxstatus",
    "upsells",
    "visibilityincatalog",
    "weight(*",
    "width(*",
];

/// What was not read of a file of a format.
#[must_use]
pub fn unread(format: Format, columns: Vec<Unread>) -> Vec<Column> {
    let column = |Unread { at, name }: Unread| Column {
        known: is_known(format, &plain(&name)),
        letters: letters(at),
        name,
    };
    columns.into_iter().map(column).collect()
}

fn is_known(format: Format, name: &str) -> bool {
    let fits = |own: &&str| match own.strip_suffix('*') {
        Some(start) => name.starts_with(start),
        None => name == *own,
    };
    match format {
        Format::Haat => HAAT.iter().any(fits),
        Format::Shopify => SHOPIFY.iter().any(fits),
        Format::WooCommerce => WOOCOMMERCE.iter().any(fits) || is_of_an_attribute(name),
    }
}

/// `attribute2visible`, and an attribute's values without a name for it.
fn is_of_an_attribute(name: &str) -> bool {
    let Some(rest) = name.strip_prefix("attribute") else { return false };
    let what = rest.trim_start_matches(|c: char| c.is_ascii_digit());
    what.len() < rest.len() && ["visible", "global", "default"].contains(&what)
}

/// A column's letters, as spreadsheets count: `A` to `Z`, then `AA`.
fn letters(at: usize) -> String {
    let last = char::from(b'A' + u8::try_from(at % 26).unwrap_or(0));
    if at < 26 { last.to_string() } else { format!("{}{last}", letters(at / 26 - 1)) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_have_the_letters_of_a_spreadsheet() {
        for (at, shown) in
            [(0, "A"), (25, "Z"), (26, "AA"), (51, "AZ"), (52, "BA"), (701, "ZZ"), (702, "AAA")]
        {
            assert_eq!(letters(at), shown);
        }
    }

    #[test]
    fn a_formats_own_columns_are_known_and_others_are_not() {
        for (format, name, known) in [
            (Format::WooCommerce, "Tax status", true),
            (Format::WooCommerce, "Weight (kg)", true),
            (Format::WooCommerce, "Attribute 2 visible", true),
            (Format::WooCommerce, "Meta: _price", true),
            (Format::WooCommerce, "Cross-sells", true),
            (Format::WooCommerce, "Stock place", false),
            (Format::WooCommerce, "Attribute names", false),
            (Format::Shopify, "Variant SKU", true),
            (Format::Shopify, "Google Shopping / Gender", true),
            (Format::Shopify, "Variant Price (BDT)", false),
            (Format::Haat, "createdAt", true),
            (Format::Haat, "Discount", false),
        ] {
            assert_eq!(is_known(format, &plain(name)), known, "{name}");
        }
    }
}
