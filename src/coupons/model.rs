//! What a coupon is, and what it takes off.

use jiff::Timestamp;
use serde::Serialize;
use utoipa::ToSchema;

use crate::clock::{DAY_MS, day_begins, rfc3339};
use crate::messages::{Label, Message, Taka};
use crate::validate::{Body, Check, Field, FieldType, limit};
use crate::words::words;

/// The most uses that can be set.
const USES: i64 = 1_000_000;

words! {
    /// How a coupon counts.
    pub enum CouponKind {
        /// A percentage of the subtotal.
        Percent = "percent",
        /// Whole taka.
        Amount = "amount",
    }
}

/// A coupon as the owner set it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Terms {
    /// 3 to 20 letters and digits, in upper case.
    pub code: String,
    /// How it counts.
    pub kind: CouponKind,
    /// Percent or whole taka.
    pub value: i64,
    /// The subtotal from which it is good; 0: from any.
    pub at_least: i64,
    /// The most that a percentage takes off; 0: no limit.
    pub at_most: i64,
    /// From when, in milliseconds.
    pub from: Option<i64>,
    /// Until when, in milliseconds; that moment is within.
    pub until: Option<i64>,
    /// How often it is given; 0: no limit.
    pub uses: i64,
    /// How often one person gets it; 0: no limit.
    pub uses_each: i64,
    /// Whether it is given at all.
    pub active: bool,
}

impl Terms {
    /// What it takes off a subtotal; never more than that.
    #[must_use]
    pub fn discount(&self, subtotal: i64) -> i64 {
        let off = match self.kind {
            CouponKind::Amount => self.value,
            CouponKind::Percent => {
                let part = subtotal * self.value / 100;
                if self.at_most > 0 { part.min(self.at_most) } else { part }
            }
        };
        off.min(subtotal)
    }

    /// Why it is no good for a subtotal at a time.
    ///
    /// # Errors
    /// The sentence.
    pub fn check(&self, subtotal: i64, now: i64) -> Result<(), Message> {
        if !self.active {
            return Err(Message::CouponUnknown);
        }
        if self.from.is_some_and(|from| now < from) {
            return Err(Message::CouponTooEarly);
        }
        if self.until.is_some_and(|until| now > until) {
            return Err(Message::CouponOver);
        }
        if subtotal < self.at_least {
            return Err(Message::CouponAtLeast { amount: Taka(self.at_least) });
        }
        Ok(())
    }

    /// What it gives, in a few English words.
    #[must_use]
    pub fn text(&self) -> String {
        match self.kind {
            CouponKind::Amount => format!("{} off", Taka(self.value)),
            CouponKind::Percent if self.at_most > 0 => {
                format!("{}% off, at most {}", self.value, Taka(self.at_most))
            }
            CouponKind::Percent => format!("{}% off", self.value),
        }
    }

    /// The body that [`Terms::read`] reads.
    #[must_use]
    pub fn body() -> Body {
        Body::new("CouponForm", "A coupon; a change sends all of it.", Self::read)
            .field("code", "3 to 20 letters and digits; upper and lower case are the same.")
            .field("value", "1 to 100 percent, or whole taka.")
            .field("atLeast", "The subtotal from which it is good; 0: from any.")
            .field("atMost", "The most that a percentage takes off; 0: no limit.")
            .field("from", "A day of Asia/Dhaka (2026-12-31) or a time in RFC 3339; none: at once.")
            .field("until", "A day of Asia/Dhaka, which is within, or a time in RFC 3339; none: for ever.")
            .field("uses", "How often it is given; 0: no limit.")
            .field("usesEach", "How often one person gets it; 0: no limit.")
            .field("active", "Whether it is given at all; true where it is left out.")
    }

    /// Reads a body.
    pub fn read(check: &mut Check<'_>) -> Self {
        let code = code(check);
        let kind = check.one_of("kind", CouponKind::ALL.map(CouponKind::as_str), Message::CouponKind);
        let kind = kind.and_then(CouponKind::of).unwrap_or(CouponKind::Amount);
        let most = if kind == CouponKind::Percent { 100 } else { limit::PRICE };
        let (from, until) = (time(check, "from", Day::Begins), time(check, "until", Day::Ends));
        if let (Some(from), Some(until)) = (from, until)
            && from > until
        {
            check.fault("until", Message::CouponDays);
        }
        let mut number = |name, label, most| check.optional_int(name, label, 0, most).unwrap_or(0);
        Self {
            at_least: number("atLeast", Label::AtLeast, limit::PRICE),
            at_most: number("atMost", Label::AtMost, limit::PRICE),
            uses: number("uses", Label::Uses, USES),
            uses_each: number("usesEach", Label::UsesEach, USES),
            value: check.int("value", Label::Value, 1, most),
            active: check.optional_flag("active", Label::Active).unwrap_or(true),
            code,
            kind,
            from,
            until,
        }
    }
}

fn code(check: &mut Check<'_>) -> String {
    let code = check.needed_code("code", Label::Code);
    let fine = (3..=20).contains(&code.len()) && code.bytes().all(|b| b.is_ascii_alphanumeric());
    if !fine {
        check.fault("code", Message::CouponCode);
    }
    code
}

/// Which end of a day is meant.
#[derive(Debug, Clone, Copy)]
enum Day {
    Begins,
    Ends,
}

fn time(check: &mut Check<'_>, name: &str, end: Day) -> Option<i64> {
    let raw = check.raw(name, Field::optional(FieldType::TEXT))?;
    let typed = raw.as_str().map(str::trim);
    if typed.is_some_and(str::is_empty) {
        return None;
    }
    let at = typed.and_then(|typed| moment(typed, end));
    if at.is_none() {
        check.fault(name, Message::CouponDay);
    }
    at
}

fn moment(typed: &str, end: Day) -> Option<i64> {
    if let Some(begins) = day_begins(typed) {
        return Some(match end {
            Day::Begins => begins,
            Day::Ends => begins + DAY_MS - 1,
        });
    }
    typed.parse::<Timestamp>().ok().map(Timestamp::as_millisecond)
}

/// A coupon as admins see it.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Coupon {
    /// Opaque.
    #[serde(rename = "_id")]
    pub id: String,
    /// In upper case.
    pub code: String,
    /// How it counts.
    pub kind: CouponKind,
    /// Percent or whole taka.
    pub value: i64,
    /// The subtotal from which it is good; 0: from any.
    pub at_least: i64,
    /// The most that a percentage takes off; 0: no limit.
    pub at_most: i64,
    /// RFC 3339 in UTC; `null`: at once.
    pub from: Option<String>,
    /// RFC 3339 in UTC; `null`: for ever.
    pub until: Option<String>,
    /// How often it is given; 0: no limit.
    pub uses: i64,
    /// How often one person gets it; 0: no limit.
    pub uses_each: i64,
    /// Whether it is given at all.
    pub active: bool,
    /// Live orders that have it.
    pub used: i64,
}

impl Coupon {
    /// Of its terms, and how many live orders have it.
    #[must_use]
    pub fn of(id: String, terms: Terms, used: i64) -> Self {
        Self {
            id,
            code: terms.code,
            kind: terms.kind,
            value: terms.value,
            at_least: terms.at_least,
            at_most: terms.at_most,
            from: terms.from.map(rfc3339),
            until: terms.until.map(rfc3339),
            uses: terms.uses,
            uses_each: terms.uses_each,
            active: terms.active,
            used,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn coupon(kind: CouponKind, value: i64, at_most: i64) -> Terms {
        Terms {
            code: "EID".into(),
            kind,
            value,
            at_least: 1000,
            at_most,
            from: Some(10),
            until: Some(20),
            uses: 0,
            uses_each: 0,
            active: true,
        }
    }

    #[test]
    fn a_discount_is_whole_taka_and_never_more_than_the_subtotal() {
        let percent = |value, most| coupon(CouponKind::Percent, value, most).discount(1999);
        assert_eq!((percent(10, 0), percent(10, 100), percent(100, 0)), (199, 100, 1999));
        let amount = |value| coupon(CouponKind::Amount, value, 0).discount(1999);
        assert_eq!((amount(500), amount(5000)), (500, 1999));
    }

    #[test]
    fn a_coupon_is_good_within_its_days_and_from_its_subtotal() {
        let told = |subtotal, now| coupon(CouponKind::Amount, 1, 0).check(subtotal, now);
        assert_eq!((told(1000, 10), told(1000, 20)), (Ok(()), Ok(())));
        assert_eq!(told(999, 15), Err(Message::CouponAtLeast { amount: Taka(1000) }));
        assert_eq!(told(1000, 9), Err(Message::CouponTooEarly));
        assert_eq!(told(1000, 21), Err(Message::CouponOver));
        let off = Terms { active: false, ..coupon(CouponKind::Amount, 1, 0) };
        assert_eq!(off.check(1000, 15), Err(Message::CouponUnknown));
    }

    #[test]
    fn days_are_those_of_dhaka() {
        let day = |text| (moment(text, Day::Begins), moment(text, Day::Ends));
        let (begins, ends) = day("2026-12-31");
        assert_eq!(begins.map(rfc3339).unwrap(), "2026-12-30T18:00:00.000Z");
        assert_eq!(ends.map(rfc3339).unwrap(), "2026-12-31T17:59:59.999Z");
        assert_eq!(day("2026-12-31T10:00:00+06:00").0, day("2026-12-31T04:00:00Z").1);
        assert_eq!(day("tomorrow"), (None, None));
    }
}
