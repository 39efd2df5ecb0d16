//! The rules for a new password (contract 3).

use std::collections::HashSet;
use std::ops::RangeInclusive;
use std::sync::LazyLock;

use crate::messages::Message;
use crate::text::fold;

/// The most common passwords, one a line in lower case; only those that are long enough to be tried.
static COMMON: LazyLock<HashSet<&'static str>> =
    LazyLock::new(|| include_str!("common-passwords.txt").lines().collect());

/// How many characters a password may have.
pub const LENGTH: RangeInclusive<usize> = 8..=128;

/// Whether a password may be set: 8 to 128 characters and not among the most common.
///
/// # Errors
/// The sentence for the person.
pub fn check_rules(password: &str) -> std::result::Result<(), Message> {
    if !LENGTH.contains(&password.chars().count()) {
        return Err(Message::PasswordLength);
    }
    if COMMON.contains(password.to_lowercase().as_str()) {
        return Err(Message::PasswordCommon);
    }
    Ok(())
}

/// How many letters a word has that a password must not contain: shorter ones stand in many by chance.
const OWN_WORD: usize = 5;

/// Whether a password may be set by somebody: it does not contain what others know of them, whatever stands between the
/// letters. `words`: the shop's name, the own name, the own e-mail address.
///
/// # Errors
/// The sentence for the person.
pub fn check_own(password: &str, words: &[&str]) -> std::result::Result<(), Message> {
    let squeezed = |text: &str| fold(text).chars().filter(|c| c.is_alphanumeric()).collect::<String>();
    let typed = squeezed(password);
    let own = |word: &&str| {
        let word = squeezed(word);
        word.chars().count() >= OWN_WORD && typed.contains(&word)
    };
    if words.iter().any(own) { Err(Message::PasswordOwn) } else { Ok(()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_password_contains_nothing_that_others_know() {
        let words = ["Karim Electronics", "Rahim Uddin", "rahim.u@shop.example"];
        for own in ["Karim-Electronics-1", "my rahimuddin 77", "xRAHIM.U@SHOP.EXAMPLEx"] {
            assert_eq!(check_own(own, &words), Err(Message::PasswordOwn), "{own}");
        }
        for fine in ["Karim sells phones", "uddin rahim", "a long and rare one"] {
            assert_eq!(check_own(fine, &words), Ok(()), "{fine}");
        }
        assert_eq!(check_own("the hat shop", &["hat", "", " "]), Ok(()));
        assert_eq!(check_own("আমার রহিম উদ্দিন", &["রহিম উদ্দিন"]), Err(Message::PasswordOwn));
    }
}
