//! What pages say of themselves in one or two sentences, in the reader's language.

use std::fmt::Write as _;

use crate::catalogue::listings::Listing;
use crate::catalogue::model::Product;
use crate::http::language::Language;
use crate::site::structured::one_line;
use crate::text::preview;

/// Search engines show about so many characters.
const LENGTH: usize = 160;

/// The home page.
pub(super) fn home(shop: &str, place: &str, language: Language) -> String {
    language.pick(
        format!(
            "{shop} sells phones, tablets, laptops, gadgets, accessories and TVs with warranty{place}. \
             Pay by Cash on Delivery or in the store."
        ),
        format!(
            "{place}{shop}: ওয়ারেন্টিসহ ফোন, ট্যাবলেট, ল্যাপটপ, গ্যাজেট, অ্যাক্সেসরিজ ও টিভি। \
             দাম দিন পণ্য হাতে পেয়ে অথবা স্টোরে এসে।"
        ),
    )
}

/// The page of a listing.
pub(super) fn listing(listing: Listing, shop: &str, language: Language) -> String {
    match listing {
        Listing::Product => language.pick(
            format!(
                "All products of {shop}: phones, laptops, tablets, watches and accessories with prices in taka, \
                 stock and warranty. Cash on Delivery."
            ),
            format!(
                "{shop}-এর সব পণ্য: ফোন, ল্যাপটপ, ট্যাবলেট, ঘড়ি ও অ্যাক্সেসরিজের দাম, স্টক ও ওয়ারেন্টি। \
                 পণ্য হাতে পেয়ে দাম দিন।"
            ),
        ),
        Listing::Upcoming => language.pick(
            format!(
                "Phones and gadgets that come to {shop} soon: see their prices as they are announced, \
                 and preorder yours."
            ),
            format!(
                "{shop}-এ শিগগিরই আসছে যেসব ফোন ও গ্যাজেট: দাম ঘোষণা হলেই দেখুন, আগেভাগে প্রি-অর্ডার করুন।"
            ),
        ),
        Listing::BestDeal => language.pick(
            format!(
                "The best deals of {shop}: phones, laptops and gadgets at reduced prices in taka, with warranty. \
                 Cash on Delivery."
            ),
            format!(
                "{shop}-এর বেস্ট ডিল: কম দামে ফোন, ল্যাপটপ ও গ্যাজেট, সঙ্গে ওয়ারেন্টি। পণ্য হাতে পেয়ে দাম দিন।"
            ),
        ),
        Listing::Exclusive => language.pick(
            format!(
                "Exclusive sale at {shop}: chosen phones, laptops and gadgets at special prices in taka, \
                 while they are in stock."
            ),
            format!("{shop}-এর এক্সক্লুসিভ সেল: বাছাই করা ফোন, ল্যাপটপ ও গ্যাজেট বিশেষ দামে, স্টক থাকা পর্যন্ত।"),
        ),
        Listing::Offer => language.pick(
            format!("Offer sale at {shop}: phones, laptops and gadgets with the saving in taka beside each price."),
            format!("{shop}-এর অফার সেল: ফোন, ল্যাপটপ ও গ্যাজেট, প্রতিটির পাশে লেখা আছে কত টাকা সাশ্রয়।"),
        ),
    }
}

/// The page of all categories.
pub(super) fn categories(shop: &str, language: Language) -> String {
    language.pick(
        format!(
            "Every category at {shop}: phones, laptops, tablets, TVs, watches, headphones, cameras and accessories, \
             with prices in taka."
        ),
        format!(
            "{shop}-এর সব ক্যাটাগরি: ফোন, ল্যাপটপ, ট্যাবলেট, টিভি, ঘড়ি, হেডফোন, ক্যামেরা ও অ্যাক্সেসরিজ, দামসহ।"
        ),
    )
}

/// A category, or a brand within one.
pub(super) fn category(label: &str, shop: &str, total: u64, language: Language) -> String {
    let number = language.number(i64::try_from(total).unwrap_or(i64::MAX));
    match (total, language) {
        (0, Language::English) => {
            format!("{label} at {shop}: prices in taka, stock and warranty. Cash on Delivery.")
        }
        (0, Language::Bengali) => {
            format!("{shop}-এ {label}: দাম, স্টক ও ওয়ারেন্টি দেখুন। পণ্য হাতে পেয়ে দাম দিন।")
        }
        (_, Language::English) => format!(
            "{label} at {shop}: compare {number} {} by price in taka, stock, warranty and EMI. \
             Cash on Delivery, or pay in the store.",
            if total == 1 { "product" } else { "products" }
        ),
        (_, Language::Bengali) => format!(
            "{shop}-এ {label}: {number}টি পণ্যের দাম, স্টক, ওয়ারেন্টি ও কিস্তি মিলিয়ে দেখুন। \
             দাম দিন পণ্য হাতে পেয়ে অথবা স্টোরে এসে।"
        ),
    }
}

/// What was found for a search.
pub(super) fn search(text: &str, shop: &str, language: Language) -> String {
    let text = preview(text, 60);
    language.pick(
        format!("Products at {shop} that fit \u{201C}{text}\u{201D}, with prices in taka and stock."),
        format!("{shop}-এ \u{201C}{text}\u{201D} খুঁজে পাওয়া পণ্য, দাম ও স্টকসহ।"),
    )
}

/// The same of a later page of a list.
pub(super) fn of_page(description: String, page: u32, language: Language) -> String {
    if page == 1 {
        return description;
    }
    let number = language.number(page.into());
    let tells = language.pick(format!("Page {number}."), format!("{number} নম্বর পাতা।"));
    format!("{description} {tells}")
}

/// A product: what it costs, whether it is there, the facts that decide, and how its description begins.
pub(super) fn product(product: &Product, listing: Listing, shop: &str, language: Language) -> String {
    let price = product.effective_price();
    let price = if price > 0 {
        language.taka(price)
    } else {
        language.pick("Price to be announced", "দাম শিগগিরই জানানো হবে").to_owned()
    };
    let stock = if !listing.spec().takes_stock {
        language.pick("preorder", "প্রি-অর্ডার চলছে")
    } else if product.stock > 0 {
        language.pick("in stock", "স্টকে আছে")
    } else {
        language.pick("not in stock", "স্টকে নেই")
    };
    let mut out =
        language.pick(format!("{price}, {stock} at {shop}."), format!("{shop}-এ দাম {price}, {stock}।"));
    if product.effective_price() == 0 {
        out = language.pick(format!("{price}, {stock} at {shop}."), format!("{price}, {shop}-এ {stock}।"));
    }
    for (label, value) in [
        (language.pick("Warranty", "ওয়ারেন্টি"), &product.warranty),
        (language.pick("Delivery", "ডেলিভারি"), &product.estimated_delivery),
    ] {
        if !value.is_empty() && value.chars().count() <= 40 {
            let _ = write!(out, " {label}: {value}{}", language.pick(".", "।"));
        }
    }
    let text = one_line(&product.description);
    preview(&format!("{out} {text}"), LENGTH).trim_end().to_owned()
}

/// A blog post: how it begins.
pub(super) fn blog(description: &str) -> String {
    preview(&one_line(description), LENGTH)
}

/// The list of blog posts.
pub(super) fn blogs(shop: &str, language: Language) -> String {
    language.pick(
        format!("Buying advice, comparisons and news about phones, laptops and gadgets from {shop}."),
        format!("ফোন, ল্যাপটপ ও গ্যাজেট কেনার পরামর্শ, তুলনা আর খবর, {shop}-এর ব্লগে।"),
    )
}
