//! Why a mail did not go: for the owner in words, for the worker whether it is of use to try again.

use std::error::Error as _;

use lettre::transport::smtp;

use crate::messages::Message;
use crate::text::clean_line;

/// The longest part of a server's answer that is kept.
const LONGEST_ANSWER: usize = 300;
/// Replies that are about our user and password, not about the mail: the owner can mend those.
const SIGN_IN: [u16; 4] = [530, 534, 535, 538];

/// What is in the way.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fault {
    /// The other side refuses the mail for good (5xx).
    Refused,
    /// The address is none that mail can go to.
    Address,
    /// User or password of the mail server are wrong.
    SignIn,
    /// The other side asks to come later (4xx).
    Busy,
    /// No answer in time.
    Slow,
    /// No connection.
    Unreachable,
    /// No secure connection.
    Tls,
    /// The folder for mails cannot be written.
    Disk,
    /// It was too old before it was tried.
    Late,
    /// Anything else.
    Other,
}

const ALL: [(Fault, &str, Message); 10] = [
    (Fault::Refused, "refused", Message::MailRefused),
    (Fault::Address, "address", Message::MailAddress),
    (Fault::SignIn, "sign-in", Message::MailSignIn),
    (Fault::Busy, "busy", Message::MailServerBusy),
    (Fault::Slow, "slow", Message::MailServerSlow),
    (Fault::Unreachable, "unreachable", Message::MailServerUnreachable),
    (Fault::Tls, "tls", Message::MailServerTls),
    (Fault::Disk, "disk", Message::MailDisk),
    (Fault::Late, "late", Message::MailLate),
    (Fault::Other, "other", Message::MailNotSent),
];

impl Fault {
    fn row(self) -> &'static (Self, &'static str, Message) {
        ALL.iter().find(|(fault, ..)| *fault == self).unwrap_or(&ALL[9])
    }

    /// The stored word.
    #[must_use]
    pub fn code(self) -> &'static str {
        self.row().1
    }

    /// What an owner reads.
    #[must_use]
    pub fn message(self) -> Message {
        self.row().2.clone()
    }

    /// The fault of a stored word.
    #[must_use]
    pub fn of(code: &str) -> Self {
        ALL.iter().find(|(_, word, _)| *word == code).map_or(Self::Other, |(fault, ..)| *fault)
    }

    /// Whether trying again is of no use.
    #[must_use]
    pub fn is_permanent(self) -> bool {
        matches!(self, Self::Refused | Self::Address)
    }
}

/// An attempt that failed.
#[derive(Debug, Clone)]
pub struct Failure {
    /// What is in the way.
    pub fault: Fault,
    /// What the other side said, cut short; or the system's words.
    pub answer: String,
}

impl Failure {
    /// A failure with words of whoever refused.
    pub fn new(fault: Fault, answer: impl std::fmt::Display) -> Self {
        let answer = clean_line(&answer.to_string()).chars().take(LONGEST_ANSWER).collect();
        Self { fault, answer }
    }
}

impl From<smtp::Error> for Failure {
    fn from(cause: smtp::Error) -> Self {
        let said = cause.source().map_or_else(|| cause.to_string(), ToString::to_string);
        let Some(code) = cause.status() else {
            let fault = match () {
                () if cause.is_timeout() => Fault::Slow,
                () if cause.is_tls() || said.contains("STARTTLS") => Fault::Tls,
                () if cause.is_client() || cause.is_response() => Fault::Other,
                () => Fault::Unreachable,
            };
            return Self::new(fault, said);
        };
        let number = u16::from(code);
        let fault = match () {
            () if SIGN_IN.contains(&number) => Fault::SignIn,
            () if cause.is_permanent() => Fault::Refused,
            () => Fault::Busy,
        };
        Self::new(fault, format!("{number} {said}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stored_words_come_back() {
        for (fault, code, words) in ALL {
            assert_eq!(Fault::of(code), fault);
            assert_eq!((fault.code(), fault.message()), (code, words));
        }
        assert_eq!(Fault::of("a word of a later version"), Fault::Other);
    }

    #[test]
    fn answers_are_one_short_line() {
        let failure = Failure::new(Fault::Busy, format!("no\r\n{}", "x".repeat(999)));
        assert_eq!(failure.answer.chars().count(), 300);
        assert!(!failure.answer.contains(['\r', '\n']));
    }
}
