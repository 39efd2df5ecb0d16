//! The parameters that every list takes (contract 4), and what a list asks for.

use std::collections::HashMap;

use serde_json::Value;
use utoipa::openapi::path::Parameter;
use utoipa::openapi::schema::Type;

use crate::error::{Error, Result};
use crate::http::openapi::parameter;
use crate::messages::Message;
use crate::text::fold;
use crate::validate::{limit, parse_int};

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
}

/// A page of a list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Page {
    /// From 1.
    pub number: usize,
    /// 1 to 100.
    pub limit: usize,
}

impl Page {
    /// How many rows of a list stand on the pages before this one.
    #[must_use]
    pub fn before(self) -> usize {
        (self.number - 1).saturating_mul(self.limit)
    }

    /// `LIMIT` and `OFFSET` of a page; of the whole list without one.
    #[must_use]
    pub fn limit_and_offset(page: Option<Self>) -> (i64, i64) {
        let as_i64 = |n: usize| i64::try_from(n).unwrap_or(i64::MAX);
        page.map_or((-1, 0), |page| (as_i64(page.limit), as_i64(page.before())))
    }

    /// The part of a list that stands on this page.
    #[must_use]
    pub fn of<T>(self, all: &[T]) -> &[T] {
        let start = self.before().min(all.len());
        &all[start..start.saturating_add(self.limit).min(all.len())]
    }
}

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
}

/// How many brands a list may be narrowed down to.
const BRANDS: usize = 20;

fn bounded<'a>(name: &str, text: &'a str) -> Result<&'a str> {
    if text.chars().count() > limit::QUERY {
        let message = Message::ParameterTooLong { parameter: name.to_owned(), max: limit::QUERY };
        return Err(Error::field(name, message));
    }
    Ok(text)
}

/// A query string as pairs; the last one of a name counts.
#[derive(Debug, Default)]
pub struct Params(HashMap<String, String>);

impl Params {
    /// Reads the query string of a request.
    #[must_use]
    pub fn of(query: Option<&str>) -> Self {
        Self(url::form_urlencoded::parse(query.unwrap_or_default().as_bytes()).into_owned().collect())
    }

    /// A parameter that is not blank.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&str> {
        self.0.get(name).map(String::as_str).filter(|v| !v.trim().is_empty())
    }

    /// A text that must be there.
    ///
    /// # Errors
    /// 400 where it is missing, too long, or blank: nothing but space, joiners and control characters.
    pub fn needed(&self, name: &str) -> Result<&str> {
        let text = self
            .get(name)
            .filter(|text| !fold(text).is_empty())
            .ok_or_else(|| Error::field(name, Message::ParameterNeeded { parameter: name.to_owned() }))?;
        bounded(name, text)
    }

    /// A whole number within a range.
    ///
    /// # Errors
    /// 400 where it is none.
    pub fn int(&self, name: &str, min: i64, max: i64) -> Result<Option<i64>> {
        let Some(text) = self.0.get(name) else { return Ok(None) };
        let number = parse_int(&Value::String(text.clone())).filter(|n| (min..=max).contains(n));
        number.map(Some).ok_or_else(|| {
            let parameter = name.to_owned();
            let message = match max {
                i64::MAX => Message::ParameterAtLeast { parameter, min },
                _ => Message::ParameterBetween { parameter, min, max },
            };
            Error::field(name, message)
        })
    }

    /// A search text, folded; one that folds to nothing is none.
    ///
    /// # Errors
    /// 400 where it is too long.
    pub fn folded(&self, name: &str) -> Result<Option<String>> {
        let Some(text) = self.get(name) else { return Ok(None) };
        Ok(Some(fold(bounded(name, text)?)).filter(|f| !f.is_empty()))
    }

    /// `page` and `limit`; with neither, the whole list.
    ///
    /// # Errors
    /// 400 where one is no number in its range.
    pub fn page(&self, default_limit: usize) -> Result<Option<Page>> {
        let number = self.int("page", 1, i64::MAX)?;
        let limit = self.int("limit", 1, 100)?;
        if number.is_none() && limit.is_none() {
            return Ok(None);
        }
        let size =
            |n: Option<i64>, default: usize| n.and_then(|n| usize::try_from(n).ok()).unwrap_or(default);
        Ok(Some(Page { number: size(number, 1), limit: size(limit, default_limit) }))
    }

    /// The query of a list of products.
    ///
    /// # Errors
    /// 400 for a bad value.
    pub fn list(&self) -> Result<ListQuery> {
        let sort = match self.get("sort") {
            None | Some("default") => Sort::Newest,
            Some("lowToHigh") => Sort::LowToHigh,
            Some("highToLow") => Sort::HighToLow,
            Some(_) => return Err(Error::field("sort", Message::UnknownSort)),
        };
        Ok(ListQuery {
            page: self.page(8)?,
            sort,
            q: self.folded("q")?,
            min: self.int("min", 0, i64::MAX)?,
            max: self.int("max", 0, i64::MAX)?,
            brand: self.folded("brand")?,
            category: self.folded("category")?,
            brands: self.brands()?,
        })
    }

    /// The names of `brands`, folded, each once.
    fn brands(&self) -> Result<Vec<String>> {
        let mut brands: Vec<String> = Vec::new();
        for name in split_names(self.get("brands").unwrap_or_default()) {
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

/// `page` and `limit`, for the `OpenAPI` document.
#[must_use]
pub fn page_parameters() -> Vec<Parameter> {
    vec![
        parameter("page", Type::Integer, "From 1; without page and limit the whole list"),
        parameter("limit", Type::Integer, "1 to 100"),
    ]
}

/// The parameters of a list of products, for the `OpenAPI` document.
#[must_use]
pub fn list_parameters() -> Vec<Parameter> {
    let mut all = page_parameters();
    all.extend([
        parameter("sort", Type::String, "default, lowToHigh or highToLow"),
        parameter("q", Type::String, "Words that the title has, in any order"),
        parameter(
            "min",
            Type::Integer,
            "The lowest effective price; a price that is not announced is above every bound up to 200",
        ),
        parameter(
            "max",
            Type::Integer,
            "The highest effective price; a price that is not announced is above it",
        ),
        parameter(
            "brands",
            Type::String,
            "One of these brands, in any case; at most 20, parted by commas; \\, is a comma in a name",
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
            "min=-1",
            "max=1.5",
            "page=9999999999999999999",
            "brands=1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21",
            "brands=apple,0123456789012345678901234567890123456789012345678901234567890",
        ] {
            let Err(Error::Invalid { fields, .. }) = Params::of(Some(bad)).list() else { panic!("{bad}") };
            assert!(fields.contains_key(bad.split('=').next().unwrap()), "{bad}");
        }
    }

    #[test]
    fn brands_are_names_parted_by_commas() {
        let brands = |query| Params::of(Some(query)).list().unwrap().brands;
        assert_eq!(brands("brands=SAMSUNG,%20Apple%20,,apple"), ["samsung", "apple"]);
        assert_eq!(brands("brands=%2C,"), Vec::<String>::new());
        assert_eq!(brands("brands=Foo%5C,%20Inc.,A%5C%5CB,C%5C"), ["foo, inc.", "a\\b", "c\\"]);
        let names = ["Foo, Inc.", "A\\B", "C"].map(str::to_owned);
        assert_eq!(join_names(&names), "Foo\\, Inc.,A\\\\B,C");
        assert_eq!(split_names(&join_names(&names)), names);
        assert_eq!(brands("brands=1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,20,1,,").len(), 20);
    }

    #[test]
    fn a_page_beyond_the_end_is_empty() {
        let page = |number, limit| Page { number, limit };
        assert_eq!(page(2, 2).of(&[1, 2, 3]), [3]);
        assert!(page(3, 2).of(&[1, 2, 3]).is_empty());
        assert!(page(usize::MAX, 100).of(&[1]).is_empty());
    }
}
