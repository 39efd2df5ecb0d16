//! Secrets, codes, and how an authenticator app is told of them.

use std::fmt::Write as _;

use argon2::Argon2;
use percent_encoding::{NON_ALPHANUMERIC, utf8_percent_encode};
use qrcodegen::{QrCode, QrCodeEcc};
use serde::Serialize;
use sha2::{Digest, Sha256};
use totp_rs::{Builder, Secret, Totp};
use utoipa::ToSchema;

use crate::error::{Error, Result};
use crate::ids::plain;
use crate::messages::{Message, Said};

/// How many recovery codes are given.
pub const RECOVERY_CODES: usize = 10;
/// The border that scanners need around a QR code, in its squares.
const QUIET: i32 = 4;

/// The 160 random bits that the shop and an authenticator app share.
pub type SecretBytes = [u8; 20];

/// Codes of 6 digits, good for a step of 30 s and the one before and after it.
fn codes(secret: SecretBytes) -> Builder {
    Builder::new().with_secret(Secret::new_stack(secret))
}

fn broken(cause: impl std::fmt::Display) -> Error {
    Error::Internal(anyhow::anyhow!("the second factor: {cause}"))
}

/// The time step of a code that is good at a time; none for another code.
///
/// # Errors
/// Where the secret cannot be used.
pub fn step_of(secret: SecretBytes, code: &str, now_ms: i64) -> Result<Option<i64>> {
    let seconds = u64::try_from(now_ms / 1000).unwrap_or_default();
    let step = codes(secret).build().map_err(broken)?.check(code, seconds);
    Ok(step.and_then(|step| i64::try_from(step).ok()))
}

/// A recovery code as it is shown: `XXXX-XXXX-XXXX`, 60 random bits.
#[must_use]
pub fn recovery_code() -> String {
    format!("{}-{}-{}", plain(4), plain(4), plain(4))
}

/// What is stored of a recovery code: argon2id, so that whoever has the database cannot try them all. The same code of the
/// same admin gives the same, by which its row is found.
pub type RecoveryHash = [u8; 32];

/// Hashes a recovery code, without its dashes, in some 50 ms.
///
/// # Errors
/// Where the hash cannot be made.
pub fn recovery_hash(admin: &str, code: &str) -> Result<RecoveryHash> {
    slow_hash(admin, quick_hash(admin, code))
}

/// What was stored of a recovery code before [`slow_hash`].
fn quick_hash(admin: &str, code: &str) -> RecoveryHash {
    Sha256::new().chain_update(admin).chain_update([0]).chain_update(code).finalize().into()
}

/// Makes a quick hash slow to try.
///
/// # Errors
/// Where the hash cannot be made.
pub fn slow_hash(admin: &str, quick: RecoveryHash) -> Result<RecoveryHash> {
    let salt: [u8; 32] =
        Sha256::new().chain_update("recovery").chain_update([0]).chain_update(admin).finalize().into();
    let mut slow = [0; 32];
    Argon2::default().hash_password_into(&quick, &salt, &mut slow).map_err(broken)?;
    Ok(slow)
}

/// Whether a code that was typed has the length of a recovery code.
#[must_use]
pub fn is_recovery(code: &str) -> bool {
    code.len() == 12
}

/// A new secret, for the authenticator app.
#[derive(Debug, Serialize, ToSchema)]
pub struct NewFactor {
    /// In base 32, to be typed.
    secret: String,
    /// The `otpauth:` address.
    uri: String,
    /// The address as a QR code: an SVG as a `data:` address.
    qr: String,
}

impl NewFactor {
    /// Tells of a secret, under the names of the shop and of its admin.
    ///
    /// # Errors
    /// Where the address is too long for a QR code.
    pub fn of(secret: SecretBytes, shop: &str, email: &str) -> Result<Self> {
        // Neither name may have a colon: it stands between the two.
        let plain = |text: &str| text.replace(':', " ").trim().to_owned();
        let shop = Some(plain(shop)).filter(|name| !name.is_empty()).unwrap_or_else(|| "Haat".to_owned());
        let totp: Totp =
            codes(secret).with_issuer(Some(shop)).with_account_name(plain(email)).build().map_err(broken)?;
        let uri = totp.to_url().map_err(broken)?;
        let qr = QrCode::encode_text(&uri, QrCodeEcc::Medium).map_err(broken)?;
        Ok(Self { secret: totp.secret().to_base32(), qr: svg_address(&qr), uri })
    }
}

/// A QR code as an SVG in a `data:` address, black on white whatever the page's colours are.
fn svg_address(qr: &QrCode) -> String {
    let mut squares = String::new();
    for y in 0..qr.size() {
        for x in (0..qr.size()).filter(|x| qr.get_module(*x, y)) {
            // Writing to a text cannot fail.
            let _ = write!(squares, "M{} {}h1v1h-1z", x + QUIET, y + QUIET);
        }
    }
    let side = qr.size() + 2 * QUIET;
    let svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {side} {side}\" shape-rendering=\"crispEdges\">\
         <path fill=\"#fff\" d=\"M0 0h{side}v{side}H0z\"/><path d=\"{squares}\"/></svg>"
    );
    format!("data:image/svg+xml,{}", utf8_percent_encode(&svg, NON_ALPHANUMERIC))
}

/// The second factor is on.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FactorOn {
    success: bool,
    #[serde(flatten)]
    said: Said,
    /// Ten codes of one use each; they are told here alone.
    recovery_codes: Vec<String>,
}

impl FactorOn {
    /// The reply with the recovery codes.
    #[must_use]
    pub fn new(message: Message, recovery_codes: Vec<String>) -> Self {
        Self { success: true, said: message.into(), recovery_codes }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// RFC 6238, appendix B: the secret of its SHA-1 rows, whose last six digits these are.
    const RFC: SecretBytes = *b"12345678901234567890";

    #[test]
    fn codes_are_those_of_the_standard() {
        for (seconds, code) in [(59, "287082"), (1_111_111_109, "081804"), (20_000_000_000, "353130")] {
            assert_eq!(step_of(RFC, code, seconds * 1000).unwrap(), Some(seconds / 30), "{seconds}");
        }
    }

    #[test]
    fn a_code_is_good_one_step_before_and_after_its_own() {
        let at = |seconds: i64| step_of(RFC, "081804", seconds * 1000).unwrap();
        let step = 1_111_111_109 / 30;
        let (start, end) = (step * 30, step * 30 + 29);
        for good in [start - 30, start, end, end + 30] {
            assert_eq!(at(good), Some(step), "{good}");
        }
        for bad in [start - 31, end + 31] {
            assert_eq!(at(bad), None, "{bad}");
        }
        for code in ["", "81804", "0081804", "abcdef", "08180 "] {
            assert_eq!(step_of(RFC, code, start * 1000).unwrap(), None, "{code}");
        }
    }

    #[test]
    fn an_app_is_told_shop_admin_and_secret() {
        let new = NewFactor::of(RFC, "হাট: one", "owner@shop.example").unwrap();
        assert_eq!(new.secret, "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ");
        let url = url::Url::parse(&new.uri).unwrap();
        assert_eq!((url.scheme(), url.host_str()), ("otpauth", Some("totp")));
        let query: std::collections::BTreeMap<_, _> = url.query_pairs().into_owned().collect();
        assert_eq!((query["secret"].as_str(), query["issuer"].as_str()), (new.secret.as_str(), "হাট  one"));
        assert!(url.path().ends_with(":owner%40shop.example"), "{}", new.uri);
        assert!(new.qr.starts_with("data:image/svg+xml,%3Csvg"), "{}", new.qr);
        assert!(NewFactor::of(RFC, "", "owner@shop.example").unwrap().uri.contains("issuer=Haat"));
        let longest = NewFactor::of(RFC, &"ক".repeat(100), &format!("{}@shop.example", "x".repeat(240)));
        assert!(longest.is_ok(), "the longest names fit");
    }

    #[test]
    fn recovery_codes_are_hashed_for_their_admin() {
        let code = recovery_code();
        assert_eq!(code.len(), 14);
        assert_ne!(recovery_code(), code);
        let hash = |admin, code| recovery_hash(admin, code).unwrap();
        assert_eq!(hash("a", "X"), hash("a", "X"));
        assert_ne!(hash("a", "X"), hash("b", "X"));
        assert_ne!(hash("a", "X"), hash("a", "Y"));
        assert_ne!(hash("a", "X"), quick_hash("a", "X"));
    }
}
