//! What the owner chooses to go with a product, and what of it is shown.

use serde_json::Value;

use crate::catalogue::memory::Hit;
use crate::messages::Message;
use crate::validate::{Body, Check, Field, FieldType};

/// How many products the owner chooses at most; the table has places for as many.
pub const MOST: usize = 12;
/// How many are shown at most.
pub const SHOWN: usize = 8;
/// The one field of the body.
pub const FIELD: &str = "accessories";

/// The ids of what goes with a product, in the owner's order.
#[derive(Debug)]
pub struct Choice(pub Vec<String>);

impl Choice {
    /// What is read.
    #[must_use]
    pub fn body() -> Body {
        Body::new("AccessoriesForm", "What goes with a product.", Self::read).field(
            FIELD,
            "The ids of at most 12 products in the order in which they are shown; where there are none, what was bought \
             together is.",
        )
    }

    /// Reads a body.
    pub fn read(check: &mut Check<'_>) -> Self {
        let value = check.raw(FIELD, Field::needed(FieldType::texts(0, Some(MOST))));
        let texts = |list: &Vec<Value>| list.iter().map(|id| id.as_str().map(str::to_owned)).collect();
        let ids: Option<Vec<String>> = value.and_then(Value::as_array).and_then(texts);
        match &ids {
            None => check.fault(FIELD, Message::ProductIdsNeeded),
            Some(ids) if ids.len() > MOST => check.fault(FIELD, Message::AccessoriesMost { max: MOST }),
            Some(_) => {}
        }
        Self(ids.unwrap_or_default())
    }
}

/// What is shown of the owner's choice: what can be had now before the rest, both in the owner's order.
#[must_use]
pub fn shown(mut chosen: Vec<(Hit, bool)>) -> Vec<Hit> {
    chosen.sort_by_key(|(_, can_be_had)| !can_be_had);
    chosen.truncate(SHOWN);
    chosen.into_iter().map(|(hit, _)| hit).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The places of what is shown of products with these, of which some can be had.
    fn places(chosen: &[(i64, bool)]) -> Vec<i64> {
        let hit = |seq| Hit { seq, revision: 1, views: 0 };
        let hits = shown(chosen.iter().map(|(seq, can_be_had)| (hit(*seq), *can_be_had)).collect());
        hits.iter().map(|hit| hit.seq).collect()
    }

    #[test]
    fn what_can_be_had_comes_first_and_each_in_the_owners_order() {
        assert_eq!(places(&[(5, false), (9, true), (2, false), (1, true)]), [9, 1, 5, 2]);
        assert_eq!(places(&[]), [0; 0]);
    }

    #[test]
    fn what_cannot_be_had_gives_way_where_there_is_too_much() {
        let chosen: Vec<(i64, bool)> = (1..=10).map(|seq| (seq, seq != 3)).collect();
        assert_eq!(places(&chosen), [1, 2, 4, 5, 6, 7, 8, 9]);
    }
}
