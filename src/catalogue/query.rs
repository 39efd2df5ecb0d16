//! What a list of products is asked for (contract 4).

use utoipa::openapi::path::Parameter;
use utoipa::openapi::schema::Type;

use super::listings::PAGE_SIZE;
use super::specs::choices::Choice;
use crate::error::{Error, Result};
use crate::http::openapi::{parameter, whole};
use crate::http::query::{Page, Params, page_parameters};
use crate::messages::Message;
use crate::text::fold;
use crate::validate::limit;

/// The order of a list.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Sort {
    /// The newest first.
    #[default]
    Newest,
    /// The cheapest first, then the newest.
    LowToHigh,
    /// The dearest first, then the newest.
    HighToLow,
    /// What was looked at most first, then the newest.
    MostViewed,
    /// What was ordered most lately first, then the newest.
    BestSelling,
}

/// The orders by their words.
pub const SORTS: [(&str, Sort); 5] = [
    ("default", Sort::Newest),
    ("lowToHigh", Sort::LowToHigh),
    ("highToLow", Sort::HighToLow),
    ("mostViewed", Sort::MostViewed),
    ("bestSelling", Sort::BestSelling),
];

/// Filters, order and page of a list; texts are folded.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct ListQuery {
    /// No page: the whole list.
    pub page: Option<Page>,
    /// The order.
    pub sort: Sort,
    /// The title has every word of this.
    pub q: Option<String>,
    /// The lowest price.
    pub min: Option<i64>,
    /// The highest price.
    pub max: Option<i64>,
    /// The brand.
    pub brand: Option<String>,
    /// The category.
    pub category: Option<String>,
    /// One of these brands; none: any.
    pub brands: Vec<String>,
    /// Of each kind one of these; none: any.
    pub specs: Vec<Choice>,
}

/// How many brands a list may be narrowed down to.
pub const BRANDS: usize = 20;
/// How many facts.
pub const SPECS: usize = 20;

impl ListQuery {
    /// Reads the query of a list of products.
    ///
    /// # Errors
    /// 400 for a bad value.
    pub fn of(params: &Params) -> Result<Self> {
        let word = params.get("sort").unwrap_or("default");
        let sort = SORTS.iter().find(|(name, _)| *name == word).map(|(_, sort)| *sort);
        Ok(Self {
            page: params.page(PAGE_SIZE)?,
            sort: sort.ok_or_else(|| Error::field("sort", Message::UnknownSort))?,
            q: params.folded("q")?,
            min: params.int("min", 0, i64::MAX)?,
            max: params.int("max", 0, i64::MAX)?,
            brand: params.folded("brand")?,
            category: params.folded("category")?,
            brands: brands(params)?,
            specs: specs(params)?,
        })
    }
}

/// The names of `brands`, folded, each once.
fn brands(params: &Params) -> Result<Vec<String>> {
    let mut brands: Vec<String> = Vec::new();
    for name in split_names(params.get("brands").unwrap_or_default()) {
        if name.chars().count() > limit::BRAND {
            return Err(Error::field("brands", Message::BrandTooLong { max: limit::BRAND }));
        }
        let folded = fold(&name);
        if !folded.is_empty() && !brands.contains(&folded) {
            brands.push(folded);
        }
        if brands.len() > BRANDS {
            return Err(Error::field("brands", Message::TooManyBrands { max: BRANDS }));
        }
    }
    Ok(brands)
}

/// The words of `specs`, each once.
fn specs(params: &Params) -> Result<Vec<Choice>> {
    let mut specs: Vec<Choice> = Vec::new();
    for word in params.get("specs").unwrap_or_default().split(',').map(str::trim).filter(|w| !w.is_empty()) {
        let choice = word.parse().map_err(|_| Error::field("specs", Message::UnknownSpec))?;
        if !specs.contains(&choice) {
            specs.push(choice);
        }
        if specs.len() > SPECS {
            return Err(Error::field("specs", Message::TooManySpecs { max: SPECS }));
        }
    }
    Ok(specs)
}

/// The names of a list, without blank ones and the space around them. A comma parts two names, unless a backslash stands
/// before it: then it, and so a backslash, belongs to the name.
#[must_use]
pub fn split_names(list: &str) -> Vec<String> {
    let mut names = vec![String::new()];
    let mut letters = list.chars();
    while let Some(letter) = letters.next() {
        let letter = match letter {
            '\\' => letters.next().unwrap_or('\\'),
            ',' => {
                names.push(String::new());
                continue;
            }
            other => other,
        };
        if let Some(name) = names.last_mut() {
            name.push(letter);
        }
    }
    names.iter().map(|name| name.trim().to_owned()).filter(|name| !name.is_empty()).collect()
}

/// Names as a list that [`split_names`] reads.
#[must_use]
pub fn join_names(names: &[String]) -> String {
    let marked = names.iter().map(|name| name.replace('\\', "\\\\").replace(',', "\\,"));
    marked.collect::<Vec<_>>().join(",")
}

/// The parameters of a list of products, for the `OpenAPI` document.
#[must_use]
pub fn list_parameters() -> Vec<Parameter> {
    let mut all = page_parameters();
    all.extend([
        parameter("sort", Type::String, "default, lowToHigh, highToLow, mostViewed or bestSelling"),
        parameter("q", Type::String, "Words that the title has, in any order"),
        whole(
            "min",
            0,
            None,
            "The lowest effective price; a price that is not announced is above every bound up to 200",
        ),
        whole("max", 0, None, "The highest effective price; a price that is not announced is above it"),
        parameter(
            "brands",
            Type::String,
            "One of these brands, in any case; at most 20, parted by commas; \\, is a comma in a name",
        ),
        parameter(
            "specs",
            Type::String,
            "Facts: stock, ram8, storage256, 5g, battery5000, screen65 and their like, as /api/facets has them; at most 20, \
             parted by commas; of each kind one holds",
        ),
        parameter("brand", Type::String, "The brand, in any case"),
        parameter("category", Type::String, "The category, in any case"),
    ]);
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bad_values_are_refused_by_name() {
        for bad in [
            "page=0",
            "page=x",
            "limit=0",
            "limit=101",
            "limit=",
            "sort=cheap",
            "specs=ram7",
            "specs=stock,fast",
            "min=-1",
            "max=1.5",
            "page=9999999999999999999",
            "brands=1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21",
            "brands=apple,0123456789012345678901234567890123456789012345678901234567890",
        ] {
            let Err(Error::Invalid { fields, .. }) = ListQuery::of(&Params::of(Some(bad))) else {
                panic!("{bad}")
            };
            assert!(fields.contains_key(bad.split('=').next().unwrap()), "{bad}");
        }
    }

    #[test]
    fn brands_are_names_parted_by_commas() {
        let brands = |query| ListQuery::of(&Params::of(Some(query))).unwrap().brands;
        assert_eq!(brands("brands=SAMSUNG,%20Apple%20,,apple"), ["samsung", "apple"]);
        assert_eq!(brands("brands=%2C,"), Vec::<String>::new());
        assert_eq!(brands("brands=Foo%5C,%20Inc.,A%5C%5CB,C%5C"), ["foo, inc.", "a\\b", "c\\"]);
        let names = ["Foo, Inc.", "A\\B", "C"].map(str::to_owned);
        assert_eq!(join_names(&names), "Foo\\, Inc.,A\\\\B,C");
        assert_eq!(split_names(&join_names(&names)), names);
        assert_eq!(brands("brands=1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,20,1,,").len(), 20);
    }
}
