//! Categories and brands whose name is like something that was typed.

use std::cmp::Reverse;

use super::search::Search;
use super::{SuggestedBrand, SuggestedCategory};
use crate::catalogue::categories::{CategoryTest, SEARCHED};
use crate::catalogue::index::Index;
use crate::catalogue::search::spellings;

/// How many categories are suggested at most.
const CATEGORIES: usize = 3;
/// How many brands.
const BRANDS: usize = 4;
/// The likeness of a name that has a word inside.
const INSIDE: u8 = 4;

/// What was found.
pub struct Names {
    /// Categories, the likeliest first.
    pub categories: Vec<SuggestedCategory>,
    /// Brands, the likeliest first.
    pub brands: Vec<SuggestedBrand>,
}

impl Names {
    /// Whether nothing was.
    pub fn is_empty(&self) -> bool {
        self.categories.is_empty() && self.brands.is_empty()
    }
}

/// The names that are like one of some phrases, the phrase most meant first; a line of models stands for its brand.
pub fn of(search: &mut Search<'_>, phrases: &[String]) -> Names {
    let index = search.index;
    let mut with_lines: Vec<&str> = phrases.iter().map(String::as_str).collect();
    for word in phrases.iter().flat_map(|phrase| phrase.split(' ')) {
        with_lines.extend(spellings::brand_of_line(word));
    }
    let of_brand = |n: u32| (index.brand_name(n), index.brands.holders(n).count());
    let brands = index.brands.live().filter_map(|(n, name)| {
        let (written, count) = of_brand(n);
        Some(((likeness(name, &with_lines)?, Reverse(count)), (n, written)))
    });
    let brands = best(brands.collect(), BRANDS).into_iter().map(|(n, name)| SuggestedBrand {
        name: name.to_owned(),
        category: index.category_name(main_category(index, n)).to_owned(),
    });
    let live = index.categories.live().filter_map(|(n, name)| {
        let count = index.categories.holders(n).count();
        Some(((likeness(name, &with_lines)?, Reverse(count)), index.category_name(n).to_owned()))
    });
    let is_live =
        |name: &str| index.categories.find(name).is_some_and(|n| !index.categories.holders(n).is_empty());
    let searched = SEARCHED.iter().filter(|name| !is_live(name)).filter_map(|name| {
        let likeness = likeness(name, &with_lines)?;
        let there = CategoryTest::new(name, index).fits_any(index);
        there.then(|| ((likeness, Reverse(0)), name.to_uppercase()))
    });
    let categories = best(live.chain(searched).collect(), CATEGORIES);
    let categories = categories.into_iter().map(|name| SuggestedCategory { name }).collect();
    Names { categories, brands: brands.collect() }
}

fn best<K: Ord, T>(mut all: Vec<(K, T)>, most: usize) -> Vec<T> {
    all.sort_by(|a, b| a.0.cmp(&b.0));
    all.into_iter().take(most).map(|(_, name)| name).collect()
}

/// How like a name is to the most like of some phrases, the least number the most; and which phrase that is. The
/// inside of a name counts for the first phrase alone, which was typed.
fn likeness(name: &str, phrases: &[&str]) -> Option<(u8, usize)> {
    let all = phrases.iter().enumerate().filter_map(|(n, phrase)| Some((like(name, phrase)?, n)));
    all.filter(|(like, n)| *like < INSIDE || *n == 0).min()
}

fn like(name: &str, phrase: &str) -> Option<u8> {
    if singular(name) == singular(phrase) {
        return Some(0);
    }
    if name.starts_with(phrase) {
        return Some(1);
    }
    let one_word = !phrase.contains(' ');
    let words = || phrase.split(' ').filter(|word| one_word || word.chars().count() > 1);
    let of_name =
        |test: &dyn Fn(&str, &str) -> bool| words().any(|word| name.split(' ').any(|n| test(n, word)));
    if of_name(&|n, word| singular(n) == singular(word)) {
        return Some(2);
    }
    if of_name(&|n, word| n.starts_with(word)) {
        return Some(3);
    }
    words().any(|word| word.chars().count() > 2 && name.contains(word)).then_some(INSIDE)
}

fn singular(word: &str) -> &str {
    word.strip_suffix('s').filter(|stem| stem.len() > 2).unwrap_or(word)
}

/// The category that most products of a brand have.
fn main_category(index: &Index, brand: u32) -> u32 {
    let of_brand = index.brands.holders(brand);
    let counts = index.categories.live().map(|(n, _)| (of_brand.count_both(index.categories.holders(n)), n));
    counts.max_by_key(|(count, category)| (*count, Reverse(*category))).map_or(0, |(_, n)| n)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_whole_name_is_more_like_than_a_part_of_one() {
        for (name, phrase, expected) in [
            ("headphones", "headphone", Some(0)),
            ("sony", "son", Some(1)),
            ("power bank", "power", Some(1)),
            ("power bank", "bank", Some(2)),
            ("samsung", "samsung phone", Some(2)),
            ("phone", "samsung phones", Some(2)),
            ("phone", "samsung pho", Some(3)),
            ("power bank", "ban", Some(3)),
            ("headphones", "phone", Some(4)),
            ("samsung", "s pen", None),
            ("samsung", "galaxy", None),
            ("headphones", "ph", None),
            ("phone", "iphone", None),
        ] {
            assert_eq!(like(name, phrase), expected, "{name} {phrase}");
        }
        assert_eq!(likeness("phone", &["mobile", "phone"]), Some((0, 1)));
        assert_eq!(likeness("headphone", &["mobile", "phone"]), None);
    }
}
