//! The query string of a request, and the page that a list is asked for (contract 4).

use std::collections::HashMap;

use serde_json::Value;
use utoipa::openapi::path::Parameter;

use super::openapi::whole;
use crate::clock::day_begins;
use crate::error::{Error, Result};
use crate::messages::Message;
use crate::text::{ascii_digits, fold};
use crate::validate::{limit, parse_int};

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

    /// When a day of Asia/Dhaka begins, in milliseconds.
    ///
    /// # Errors
    /// 400 where it is no day.
    pub fn day(&self, name: &str) -> Result<Option<i64>> {
        let Some(text) = self.get(name) else { return Ok(None) };
        let begins = day_begins(&ascii_digits(text.trim()));
        begins
            .map(Some)
            .ok_or_else(|| Error::field(name, Message::ParameterDay { parameter: name.to_owned() }))
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
}

/// `page` and `limit`, for the `OpenAPI` document.
#[must_use]
pub fn page_parameters() -> Vec<Parameter> {
    vec![
        whole("page", 1, None, "From 1; without page and limit the whole list"),
        whole("limit", 1, Some(100), "1 to 100"),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_beyond_the_end_is_empty() {
        let page = |number, limit| Page { number, limit };
        assert_eq!(page(2, 2).of(&[1, 2, 3]), [3]);
        assert!(page(3, 2).of(&[1, 2, 3]).is_empty());
        assert!(page(usize::MAX, 100).of(&[1]).is_empty());
    }
}
