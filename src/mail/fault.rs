//! Why a mail did not go: for the owner in words, for the worker whether it is of use to try again.

use std::error::Error as _;

use lettre::transport::smtp;

use crate::messages::Message;
use crate::text::clean_line;
use crate::words::words;

/// The longest part of a server's answer that is kept.
const LONGEST_ANSWER: usize = 300;
/// Replies that are about our user and password, not about the mail: the owner can mend those.
const SIGN_IN: [u16; 4] = [530, 534, 535, 538];

words! {
    /// What is in the way of a mail.
    #[schema(as = MailFault)]
    pub enum Fault {
        /// The other side refuses the mail for good (5xx).
        Refused = "refused",
        /// The address is none that mail can go to.
        Address = "address",
        /// User or password of the mail server are wrong.
        SignIn = "sign-in",
        /// The other side asks to come later (4xx).
        Busy = "busy",
        /// No answer in time.
        Slow = "slow",
        /// No connection.
        Unreachable = "unreachable",
        /// No secure connection.
        Tls = "tls",
        /// The folder for mails cannot be written.
        Disk = "disk",
        /// It was too old before it was tried.
        Late = "late",
        /// Anything else.
        Other = "other",
    }
}

impl Fault {
    /// What an owner reads.
    #[must_use]
    pub fn message(self) -> Message {
        match self {
            Self::Refused => Message::MailRefused,
            Self::Address => Message::MailAddress,
            Self::SignIn => Message::MailSignIn,
            Self::Busy => Message::MailServerBusy,
            Self::Slow => Message::MailServerSlow,
            Self::Unreachable => Message::MailServerUnreachable,
            Self::Tls => Message::MailServerTls,
            Self::Disk => Message::MailDisk,
            Self::Late => Message::MailLate,
            Self::Other => Message::MailNotSent,
        }
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
    fn answers_are_one_short_line() {
        let failure = Failure::new(Fault::Busy, format!("no\r\n{}", "x".repeat(999)));
        assert_eq!(failure.answer.chars().count(), 300);
        assert!(!failure.answer.contains(['\r', '\n']));
    }
}
