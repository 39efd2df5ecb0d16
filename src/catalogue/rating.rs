//! What the reviews of a product come to.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use utoipa::ToSchema;

/// The reviews of a product in two numbers; there is at least one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Rating {
    /// The mean of their stars, 1 to 5, with one decimal.
    #[schema(value_type = f64)]
    pub average: Tenths,
    /// How many there are.
    pub count: i64,
}

/// A number with one decimal, such as 4.3, in tenths.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Tenths(pub i32);

impl Rating {
    /// That of so many reviews with so many stars together; nothing where there are none.
    #[must_use]
    pub fn of(count: i64, stars: i64) -> Option<Self> {
        if count <= 0 {
            return None;
        }
        let tenths = (stars * 20 + count) / (count * 2);
        Some(Self { average: Tenths(i32::try_from(tenths).unwrap_or(i32::MAX)), count })
    }
}

impl Serialize for Tenths {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_f64(f64::from(self.0) / 10.0)
    }
}

impl<'de> Deserialize<'de> for Tenths {
    #[allow(clippy::cast_possible_truncation, reason = "a mean of stars has two digits")]
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Self((f64::deserialize(deserializer)? * 10.0).round() as i32))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_mean_is_rounded_to_one_decimal_and_none_is_none() {
        for (count, stars, json) in [
            (1, 5, r#"{"average":5.0,"count":1}"#),
            (3, 13, r#"{"average":4.3,"count":3}"#),
            (3, 14, r#"{"average":4.7,"count":3}"#),
            (4, 17, r#"{"average":4.3,"count":4}"#),
            (1_000_000, 1_000_001, r#"{"average":1.0,"count":1000000}"#),
        ] {
            let rating = Rating::of(count, stars).unwrap();
            assert_eq!(serde_json::to_string(&rating).unwrap(), json, "{count} {stars}");
            assert_eq!(serde_json::from_str::<Rating>(json).unwrap(), rating);
        }
        assert_eq!(Rating::of(0, 0), None);
    }
}
