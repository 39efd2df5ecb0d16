//! How long a certificate holds, and when a new one is due.

use jiff::civil::DateTime;
use jiff::tz::Offset;

use crate::clock::DAY_MS;

/// Certificates that hold for less are short-lived, as authorities call them.
const SHORT_MS: i64 = 10 * DAY_MS;

/// From when until when a certificate holds, in milliseconds since 1970.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Validity {
    /// Its first moment.
    pub not_before: i64,
    /// Its last moment.
    pub not_after: i64,
}

impl Validity {
    /// Reads it from a certificate (RFC 5280, section 4.1).
    pub fn of(certificate: &[u8]) -> Option<Self> {
        let (_, whole, _) = element(certificate)?;
        let (_, signed, _) = element(whole)?;
        // The version stands first where it is not 1.
        let mut rest = element(signed).filter(|(tag, ..)| *tag == VERSION).map_or(signed, |(.., rest)| rest);
        for _ in ["serial number", "algorithm", "issuer"] {
            (.., rest) = element(rest)?;
        }
        let (_, validity, _) = element(rest)?;
        let (kind, from, rest) = element(validity)?;
        let not_before = time(kind, from)?;
        let (kind, until, _) = element(rest)?;
        Some(Self { not_before, not_after: time(kind, until)? })
    }

    /// When a new one is to be asked for: after two thirds of the time, of a short-lived one after half
    /// (<https://letsencrypt.org/docs/integration-guide/>).
    pub fn renew_at(self) -> i64 {
        let life = self.not_after.saturating_sub(self.not_before);
        self.not_after - life / if life < SHORT_MS { 2 } else { 3 }
    }
}

const VERSION: u8 = 0xa0;
const UTC_TIME: u8 = 0x17;
const GENERALIZED_TIME: u8 = 0x18;

/// The first element of DER: its tag, what is in it, and what stands behind it.
fn element(der: &[u8]) -> Option<(u8, &[u8], &[u8])> {
    let (tag, rest) = der.split_first()?;
    let (first, rest) = rest.split_first()?;
    let (length, rest) = match first {
        short @ 0..0x80 => (usize::from(*short), rest),
        long => {
            let (bytes, rest) =
                rest.split_at_checked(usize::from(long & 0x7f)).filter(|(b, _)| b.len() <= 4)?;
            (bytes.iter().fold(0, |length, byte| length << 8 | usize::from(*byte)), rest)
        }
    };
    let (inside, behind) = rest.split_at_checked(length)?;
    Some((*tag, inside, behind))
}

/// `YYMMDDhhmmssZ`, of 1950 to 2049, or `YYYYMMDDhhmmssZ`.
fn time(kind: u8, text: &[u8]) -> Option<i64> {
    let text = std::str::from_utf8(text).ok()?.strip_suffix('Z')?;
    let text = match (kind, text.len()) {
        (UTC_TIME, 12) => format!("{}{text}", if text < "50" { "20" } else { "19" }),
        (GENERALIZED_TIME, 14) => text.to_owned(),
        _ => return None,
    };
    let at = DateTime::strptime("%Y%m%d%H%M%S", &text).ok()?;
    Some(Offset::UTC.to_timestamp(at).ok()?.as_millisecond())
}

#[cfg(test)]
mod tests {
    use super::*;
    use rcgen::{CertificateParams, KeyPair, date_time_ymd};

    fn made(from: i32, until: i32) -> Validity {
        let mut params = CertificateParams::new(vec!["shop.example".to_owned()]).unwrap();
        (params.not_before, params.not_after) = (date_time_ymd(from, 1, 31), date_time_ymd(until, 5, 1));
        let certificate = params.self_signed(&KeyPair::generate().unwrap()).unwrap();
        Validity::of(certificate.der()).unwrap()
    }

    #[test]
    fn both_times_are_read() {
        let at = |text: &str| text.parse::<jiff::Timestamp>().unwrap().as_millisecond();
        let near = made(2026, 2026);
        assert_eq!(near.not_before, at("2026-01-31T00:00:00Z"));
        assert_eq!(near.not_after, at("2026-05-01T00:00:00Z"));
        let far = made(1975, 2075);
        assert_eq!((far.not_before, far.not_after), (at("1975-01-31T00:00:00Z"), at("2075-05-01T00:00:00Z")));
    }

    #[test]
    fn what_is_cut_off_or_no_certificate_is_nothing() {
        let key = KeyPair::generate().unwrap();
        let whole = CertificateParams::new(vec!["a.example".to_owned()]).unwrap().self_signed(&key).unwrap();
        for end in 0..whole.der().len() {
            assert_eq!(Validity::of(&whole.der()[..end]), None, "{end}");
        }
        for bad in
            [&b"no certificate"[..], &[0x30, 0x84, 0xff, 0xff, 0xff, 0xff], &[0x30, 0xff], &[0x30, 0x80]]
        {
            assert_eq!(Validity::of(bad), None, "{bad:?}");
        }
    }

    #[test]
    fn a_new_one_is_due_well_before_the_end() {
        let due = |days: i64| Validity { not_before: 0, not_after: days * DAY_MS }.renew_at() / (DAY_MS / 2);
        assert_eq!([due(90), due(45), due(6)], [120, 60, 6]);
        assert_eq!(Validity { not_before: 5, not_after: 5 }.renew_at(), 5);
    }
}
