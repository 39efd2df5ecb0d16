//! Passwords: the rules for a new one, and argon2id off the async threads (contract 3).

use argon2::{Argon2, PasswordHasher, PasswordVerifier};
use serde_json::Value;
use tokio::sync::{Semaphore, TryAcquireError};

use crate::error::{Error, Result};
use crate::messages::{Label, Message};
use crate::validate::password::{LENGTH, check_rules};
use crate::validate::{Check, Field, FieldType};

/// A field with a password that must be there, as it was typed.
pub fn typed(check: &mut Check<'_>, name: &str, label: Label) -> String {
    let ty = FieldType::Text { least: 1, most: None, format: Some("password") };
    match check.raw(name, Field::needed(ty)) {
        Some(Value::String(text)) => {
            if text.trim().is_empty() {
                check.fault(name, Message::Required { label });
            }
            return text.clone();
        }
        None => check.fault(name, Message::Required { label }),
        Some(_) => check.fault(name, Message::MustBeText { label }),
    }
    String::new()
}

/// A field with a password that is to be set.
pub fn chosen(check: &mut Check<'_>, name: &str, label: Label) -> String {
    check.raw(name, Field::needed(FieldType::text(*LENGTH.start(), *LENGTH.end())));
    let typed = typed(check, name, label);
    if let Err(problem) = check_rules(&typed) {
        check.fault(name, problem);
    }
    typed
}

/// A change of an account's own password.
pub struct Change {
    /// The password of now, as it was typed.
    pub old: String,
    /// The one that is to be set.
    pub new: String,
}

impl Change {
    /// Reads `oldPassword` and `newPassword`.
    pub fn read(check: &mut Check<'_>) -> Self {
        Self {
            old: typed(check, "oldPassword", Label::OldPassword),
            new: chosen(check, "newPassword", Label::NewPassword),
        }
    }
}

/// A password of 20 letters and digits for `--generate`.
#[must_use]
pub fn generate() -> String {
    let id = crate::ids::random_id() + &crate::ids::random_id();
    id[..20].to_owned()
}

/// Hashes a password with argon2id (19 MiB, 2 passes, 1 lane).
///
/// # Errors
/// Where the system gives no random salt.
pub fn hash(password: &str) -> Result<String> {
    Argon2::default()
        .hash_password(password.as_bytes())
        .map(|hash| hash.to_string())
        .map_err(|cause| Error::Internal(anyhow::anyhow!("hashing failed: {cause}")))
}

fn matches(password: &str, hash: &str) -> bool {
    Argon2::default().verify_password(password.as_bytes(), hash).is_ok()
}

/// How many requests may wait for a hash; a core takes some 50 ms for one.
const WAITING: usize = 100;

/// Hashing for requests: at most as many at once as there are cores, on the blocking threads. So many wait at most.
pub struct Hasher {
    permits: Semaphore,
    queue: Semaphore,
    decoy: String,
}

impl Hasher {
    /// Makes the pool, and a hash that is compared with when an account does not exist.
    ///
    /// # Errors
    /// As [`hash`].
    pub fn new() -> Result<Self> {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Ok(Self {
            permits: Semaphore::new(cores),
            queue: Semaphore::new(cores + WAITING),
            decoy: hash(&generate())?,
        })
    }

    /// Whether a password is the one of a stored hash. Without a hash it takes the same time and says no.
    ///
    /// # Errors
    /// 503 where too many wait; where the work could not be run.
    pub async fn verify(&self, password: String, stored: Option<String>) -> Result<bool> {
        let known = stored.is_some();
        let stored = stored.unwrap_or_else(|| self.decoy.clone());
        let fits = self.run(move || Ok(matches(&password, &stored))).await?;
        Ok(fits && known)
    }

    /// Hashes a new password.
    ///
    /// # Errors
    /// 503 where too many wait; as [`hash`].
    pub async fn hash(&self, password: String) -> Result<String> {
        self.run(move || hash(&password)).await
    }

    /// Runs something that takes as long as a hash, within the same bounds.
    ///
    /// # Errors
    /// 503 where too many wait; what the work returns.
    pub async fn run<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> Result<T> + Send + 'static,
    ) -> Result<T> {
        let _place = self.queue.try_acquire().map_err(|full: TryAcquireError| {
            tracing::debug!(error = %full, "too many wait for a hash");
            Error::Unavailable
        })?;
        let _permit = self.permits.acquire().await.map_err(|_| Error::Unavailable)?;
        tokio::task::spawn_blocking(work).await.map_err(|cause| Error::Internal(cause.into()))?
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_are_length_and_rarity() {
        assert_eq!(check_rules("short"), Err(Message::PasswordLength));
        assert_eq!(check_rules(&"a".repeat(129)), Err(Message::PasswordLength));
        assert_eq!(check_rules("password"), Err(Message::PasswordCommon));
        assert_eq!(check_rules("Password1"), Err(Message::PasswordCommon));
        assert_eq!(check_rules("12345678"), Err(Message::PasswordCommon));
        assert_eq!(check_rules("লাল নীল সবুজ"), Ok(()));
        assert_eq!(check_rules(&generate()), Ok(()));
    }

    #[test]
    fn hashes_are_argon2id_of_the_agreed_strength() {
        let stored = hash("correct horse battery").unwrap();
        assert!(stored.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{stored}");
        assert!(matches("correct horse battery", &stored));
        assert!(!matches("correct horse", &stored));
    }

    #[tokio::test]
    async fn those_who_find_a_long_queue_are_told_to_come_again() {
        let hasher = Hasher::new().unwrap();
        let cores = hasher.permits.available_permits();
        let _busy = hasher.permits.acquire_many(u32::try_from(cores).unwrap()).await.unwrap();
        let _waiting = hasher.queue.acquire_many(u32::try_from(cores + WAITING).unwrap()).await.unwrap();
        assert!(matches!(hasher.hash("correct horse".into()).await, Err(Error::Unavailable)));
    }

    #[tokio::test]
    async fn an_unknown_account_never_fits() {
        let hasher = Hasher::new().unwrap();
        assert!(!hasher.verify("anything".into(), None).await.unwrap());
    }
}
