//! Variants of other shops, each with its own price, as this shop has them: a price, and options of colour and of memory
//! that add to it.

use std::collections::HashSet;

use serde_json::{Value, json};

use super::draft::Draft;
use crate::messages::Message;
use crate::text::fold;
use crate::validate::limit;

/// Names under which other shops keep colours, folded.
const COLOR_NAMES: [&str; 5] = ["color", "colour", "colors", "colours", "রঙ"];

/// The most variants that a product can have.
pub const MOST_VARIANTS: usize = 200;

/// One variant of a product.
#[derive(Debug, Clone)]
pub struct Variant {
    /// What is asked, in whole taka.
    pub price: i64,
    /// What is struck through; 0 where nothing is.
    pub compare_at: i64,
    /// Pieces; none where they are not counted.
    pub stock: Option<i64>,
    /// One value for each option of the product.
    pub values: Vec<String>,
}

/// A product of variants as this shop has it.
#[derive(Debug, PartialEq, Eq)]
pub struct Folded {
    price: i64,
    offer_price: i64,
    stock: Option<i64>,
    colors: Vec<(String, i64)>,
    memory: Vec<(String, i64)>,
}

/// Folds variants. Options add up here, so where the variants' prices do not, or some combinations are not sold, the
/// combinations themselves become the one option.
///
/// # Errors
/// Why it cannot be.
pub fn folded(names: &[String], mut variants: Vec<Variant>) -> Result<Folded, Message> {
    if variants.len() > MOST_VARIANTS {
        return Err(Message::ImportVariationsMost);
    }
    let shown: Vec<usize> = (0..names.len()).filter(|n| is_option(&names[*n], *n, &variants)).collect();
    for variant in &mut variants {
        variant.values = shown.iter().map(|n| variant.values.get(*n).cloned().unwrap_or_default()).collect();
    }
    let lowest = variants.iter().min_by_key(|v| v.price).ok_or(Message::ImportNoVariant)?;
    let base = lowest.price;
    let (price, offer_price) = if lowest.compare_at > base { (lowest.compare_at, base) } else { (base, 0) };
    let counted: Vec<i64> = variants.iter().filter_map(|v| v.stock).map(|n| n.max(0)).collect();
    let stock = (!counted.is_empty()).then(|| counted.iter().sum::<i64>().min(limit::STOCK));
    let plain = Folded { price, offer_price, stock, colors: Vec::new(), memory: Vec::new() };
    if shown.is_empty() {
        return if variants.len() == 1 { Ok(plain) } else { Err(Message::ImportVariantNames) };
    }
    if variants.iter().any(|v| v.values.iter().any(String::is_empty)) {
        return Err(Message::ImportVariantOption);
    }
    let mut seen = HashSet::new();
    if !variants.iter().all(|v| seen.insert(v.values.iter().map(|value| fold(value)).collect::<Vec<_>>())) {
        return Err(Message::ImportVariantTwice);
    }
    let color = shown.iter().position(|n| COLOR_NAMES.contains(&fold(&names[*n]).as_str()));
    let (colors, memory) = options(color, &variants, base);
    Ok(Folded { colors, memory, ..plain })
}

/// Shopify calls the option of a product without variants `Title`, and its value `Default Title`.
fn is_option(name: &str, n: usize, variants: &[Variant]) -> bool {
    let values = || variants.iter().filter_map(|v| v.values.get(n));
    let only_default = fold(name) == "title" && values().all(|value| fold(value) == "default title");
    !only_default && values().any(|value| !value.is_empty())
}

type Options = Vec<(String, i64)>;

fn options(color: Option<usize>, variants: &[Variant], base: i64) -> (Options, Options) {
    let rest = |v: &Variant| {
        let others = v.values.iter().enumerate().filter(|(n, _)| Some(*n) != color);
        others.map(|(_, value)| value.as_str()).collect::<Vec<_>>().join(" / ")
    };
    let color_of = |v: &Variant| color.map(|n| v.values[n].clone()).unwrap_or_default();
    let colors = cheapest(variants, base, color_of);
    let memory = cheapest(variants, base, rest);
    let difference = |all: &Options, name: &str| {
        all.iter().find(|(known, _)| known == name).map_or(0, |(_, difference)| *difference)
    };
    let adds_up = variants.len() == colors.len() * memory.len()
        && variants
            .iter()
            .all(|v| v.price == base + difference(&colors, &color_of(v)) + difference(&memory, &rest(v)));
    if !adds_up {
        let all = variants.iter().map(|v| (v.values.join(" / "), v.price - base)).collect();
        return (Vec::new(), all);
    }
    let named = |all: Options| all.into_iter().filter(|(name, _)| !name.is_empty()).collect();
    (named(colors), named(memory))
}

/// Each name that variants have, in their order, with what its cheapest variant costs above the base.
fn cheapest(variants: &[Variant], base: i64, name: impl Fn(&Variant) -> String) -> Options {
    let mut all: Options = Vec::new();
    for variant in variants {
        let (name, difference) = (name(variant), variant.price - base);
        match all.iter_mut().find(|(known, _)| *known == name) {
            Some((_, least)) => *least = difference.min(*least),
            None => all.push((name, difference)),
        }
    }
    all
}

impl Folded {
    /// Puts prices, stock and options into a draft.
    pub fn fill(self, draft: &mut Draft) {
        let rows = |all: Options, key: &str| -> Value {
            all.into_iter()
                .map(|(name, difference)| json!({key: name, "priceDifference": difference}))
                .collect()
        };
        draft.fields.insert("price".to_owned(), self.price.into());
        draft.fields.insert("offerPrice".to_owned(), self.offer_price.into());
        if let Some(stock) = self.stock {
            draft.fields.insert("stock".to_owned(), stock.into());
        }
        // What was added by hand to a product without variants in the file stays.
        if !self.colors.is_empty() || !self.memory.is_empty() {
            draft.fields.insert("availableColors".to_owned(), rows(self.colors, "color"));
            draft.fields.insert("ramStorage".to_owned(), rows(self.memory, "option"));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn variant(price: i64, values: &[&str]) -> Variant {
        let values = values.iter().map(|v| (*v).to_owned()).collect();
        Variant { price, compare_at: 0, stock: Some(2), values }
    }

    fn fold_of(names: &[&str], variants: &[Variant]) -> Result<Folded, Message> {
        let names: Vec<String> = names.iter().map(|n| (*n).to_owned()).collect();
        folded(&names, variants.to_vec())
    }

    fn named(all: &[(&str, i64)]) -> Options {
        all.iter().map(|(name, n)| ((*name).to_owned(), *n)).collect()
    }

    #[test]
    fn a_grid_whose_prices_add_up_becomes_colors_and_memory() {
        let grid = [
            variant(1_100, &["Blue", "256GB"]),
            variant(1_000, &["Blue", "128GB"]),
            variant(1_050, &["Red", "128GB"]),
            variant(1_150, &["Red", "256GB"]),
        ];
        let folded = fold_of(&["Colour", "Storage"], &grid).unwrap();
        assert_eq!((folded.price, folded.offer_price, folded.stock), (1_000, 0, Some(8)));
        assert_eq!(folded.colors, named(&[("Blue", 0), ("Red", 50)]));
        assert_eq!(folded.memory, named(&[("256GB", 100), ("128GB", 0)]));
    }

    #[test]
    fn where_prices_do_not_add_up_or_one_is_not_sold_the_combinations_are_the_option() {
        let odd = [
            variant(1_000, &["Blue", "128GB"]),
            variant(1_100, &["Blue", "256GB"]),
            variant(1_000, &["Red", "128GB"]),
            variant(1_300, &["Red", "256GB"]),
        ];
        let folded = fold_of(&["Color", "Storage"], &odd).unwrap();
        assert!(folded.colors.is_empty());
        assert_eq!(
            folded.memory,
            named(&[("Blue / 128GB", 0), ("Blue / 256GB", 100), ("Red / 128GB", 0), ("Red / 256GB", 300)])
        );
        let missing = fold_of(&["Color", "Storage"], &odd[..3]).unwrap();
        assert_eq!(missing.memory.len(), 3);
    }

    #[test]
    fn one_option_stands_alone_and_three_are_joined() {
        let colors = fold_of(&["রঙ"], &[variant(5, &["Blue"]), variant(9, &["Red"])]).unwrap();
        assert_eq!(colors.colors, named(&[("Blue", 0), ("Red", 4)]));
        assert!(colors.memory.is_empty());
        let sizes = fold_of(&["Size"], &[variant(9, &["L"]), variant(5, &["S"])]).unwrap();
        assert_eq!((sizes.price, sizes.memory), (5, named(&[("L", 4), ("S", 0)])));
        let three = fold_of(&["RAM", "Color", "SSD"], &[variant(5, &["8GB", "Grey", "256GB"])]).unwrap();
        assert_eq!(three.colors, named(&[("Grey", 0)]));
        assert_eq!(three.memory, named(&[("8GB / 256GB", 0)]));
    }

    #[test]
    fn a_product_without_variants_has_no_options_and_the_cheapest_tells_the_offer() {
        let mut only = variant(25, &["Default Title"]);
        only.compare_at = 30;
        only.stock = None;
        let folded = fold_of(&["Title"], &[only]).unwrap();
        assert_eq!((folded.price, folded.offer_price, folded.stock), (30, 25, None));
        assert!(folded.memory.is_empty() && folded.colors.is_empty());
        let named_title = fold_of(&["Title"], &[variant(25, &["Big"]), variant(20, &["Small"])]).unwrap();
        assert_eq!(named_title.memory, named(&[("Big", 5), ("Small", 0)]));
    }

    #[test]
    fn what_cannot_be_told_apart_is_refused() {
        assert!(fold_of(&[], &[]).is_err());
        assert!(fold_of(&["Size"], &[variant(5, &[""]), variant(6, &[""])]).is_err());
        assert!(fold_of(&["Size"], &[variant(5, &["S"]), variant(6, &["s "])]).is_err());
        assert!(fold_of(&["Size", "Color"], &[variant(5, &["S", "Blue"]), variant(6, &["M", ""])]).is_err());
    }
}
