//! Days as the shop's own time zone has them.

use jiff::tz::Offset;
use jiff::{SignedDuration, Timestamp};

use crate::clock::DHAKA_MS;

/// Day of the month, month (from 1) and year of an RFC 3339 time, in Asia/Dhaka.
#[must_use]
pub fn of(rfc3339: &str) -> Option<(i8, i8, i16)> {
    let at = rfc3339.parse::<Timestamp>().ok()?;
    let local = at.checked_add(SignedDuration::from_millis(DHAKA_MS)).ok()?;
    let date = Offset::UTC.to_datetime(local).date();
    Some((date.day(), date.month(), date.year()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_day_is_the_shops_own() {
        assert_eq!(of("2025-12-31T18:00:00.000Z"), Some((1, 1, 2026)));
        assert_eq!(of("2025-12-31T17:59:59.999Z"), Some((31, 12, 2025)));
        assert_eq!(of("yesterday"), None);
    }
}
