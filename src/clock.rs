//! Time as the shop sees it. The only file that reads the system's clock.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{SystemTime, UNIX_EPOCH};

use jiff::Timestamp;
use jiff::civil::Date;
use jiff::tz::Offset;

/// A day in milliseconds.
pub const DAY_MS: i64 = 24 * 60 * 60 * 1000;

/// A clock that tests can move forward; every copy shows the same time.
#[derive(Clone, Default)]
pub struct Clock {
    ahead_ms: Arc<AtomicI64>,
}

impl Clock {
    /// Milliseconds since 1970-01-01 UTC.
    #[must_use]
    #[allow(clippy::disallowed_methods, reason = "the one place that reads the system's clock")]
    pub fn now_ms(&self) -> i64 {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        i64::try_from(since.as_millis()).unwrap_or(i64::MAX) + self.ahead_ms.load(Ordering::Relaxed)
    }

    /// Moves the clock forward by so many milliseconds.
    pub fn advance(&self, ms: i64) {
        self.ahead_ms.fetch_add(ms, Ordering::Relaxed);
    }
}

/// A stored time as replies show it: RFC 3339 in UTC with milliseconds (contract 4).
#[must_use]
pub fn rfc3339(ms: i64) -> String {
    Timestamp::from_millisecond(ms).map_or_else(|_| String::new(), |at| format!("{at:.3}"))
}

/// The time of an edit: now, and later than the last one, of which `last` is the RFC 3339 time. Two edits within a
/// millisecond must not look like one.
#[must_use]
pub fn after_edit(last: &str, now: i64) -> i64 {
    last.parse::<Timestamp>().map_or(now, |at| now.max(at.as_millisecond() + 1))
}

/// Bangladesh is six hours ahead of UTC all year.
pub const DHAKA_MS: i64 = 6 * 3_600_000;

/// A stored time as people in the shop read it, to the minute: `2026-11-28 09:05` in Asia/Dhaka.
#[must_use]
pub fn dhaka(ms: i64) -> String {
    let local = Timestamp::from_millisecond(ms + DHAKA_MS).map(|at| Offset::UTC.to_datetime(at));
    local.map_or_else(|_| String::new(), |at| format!("{} {:02}:{:02}", at.date(), at.hour(), at.minute()))
}

/// When a day of Asia/Dhaka such as `2026-12-31` begins; nothing where it is no day.
#[must_use]
pub fn day_begins(day: &str) -> Option<i64> {
    // A time of day would be passed over.
    let day: Date = Some(day).filter(|day| day.len() == 10)?.parse().ok()?;
    let utc = Offset::UTC.to_timestamp(day.at(0, 0, 0, 0)).ok()?;
    Some(utc.as_millisecond() - DHAKA_MS)
}

/// When the day of Asia/Dhaka began in which a time lies.
#[must_use]
pub fn day_of(ms: i64) -> i64 {
    day_number(ms) * DAY_MS - DHAKA_MS
}

/// The day of Asia/Dhaka in which a time lies, counted since 1970-01-01.
#[must_use]
pub fn day_number(ms: i64) -> i64 {
    (ms + DHAKA_MS).div_euclid(DAY_MS)
}

/// When the month of Asia/Dhaka began in which a time lies.
#[must_use]
pub fn month_of(ms: i64) -> i64 {
    let local = Timestamp::from_millisecond(ms + DHAKA_MS).map(|at| Offset::UTC.to_datetime(at).date());
    let first = local.ok().and_then(|day| day_begins(&day.first_of_month().to_string()));
    first.unwrap_or_else(|| day_of(ms))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_edit_is_later_than_the_last_one() {
        assert_eq!(after_edit(&rfc3339(1000), 900), 1001);
        assert_eq!(after_edit(&rfc3339(1000), 1000), 1001);
        assert_eq!(after_edit(&rfc3339(1000), 5000), 5000);
    }

    #[test]
    fn days_and_months_are_those_of_dhaka() {
        let at = |text: &str| text.parse::<Timestamp>().unwrap().as_millisecond();
        assert_eq!(day_begins("2026-12-31").map(rfc3339).unwrap(), "2026-12-30T18:00:00.000Z");
        assert_eq!((day_begins("2026-02-30"), day_begins("soon"), day_begins("")), (None, None, None));
        assert_eq!(rfc3339(day_of(at("2026-11-29T18:00:00Z"))), "2026-11-29T18:00:00.000Z");
        assert_eq!(rfc3339(day_of(at("2026-11-29T17:59:59Z"))), "2026-11-28T18:00:00.000Z");
        assert_eq!(rfc3339(month_of(at("2026-11-30T18:00:00Z"))), "2026-11-30T18:00:00.000Z");
        assert_eq!(rfc3339(month_of(at("2026-11-30T17:59:59Z"))), "2026-10-31T18:00:00.000Z");
    }

    #[test]
    fn times_are_rfc_3339_in_utc_and_the_shops_own_beside_it() {
        assert_eq!(rfc3339(0), "1970-01-01T00:00:00.000Z");
        assert_eq!(dhaka(1_795_824_000_123 - 3_300_000), "2026-11-28 05:05");
        assert_eq!(dhaka(1_795_824_000_123 - 6 * 3_600_000 - 124), "2026-11-27 23:59");
        assert_eq!(rfc3339(1_795_824_000_123), "2026-11-28T00:00:00.123Z");
    }
}
