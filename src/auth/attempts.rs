//! Tries within a time, counted in memory. Failed sign-ins: 5 in 15 minutes for an account from one address, 60 an hour for an
//! address (contract 6).

use std::collections::{HashMap, VecDeque};
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};

use crate::error::{Error, Result};

const MINUTE_MS: i64 = 60_000;
/// How many keys are remembered at most; the oldest half goes when there are more.
const KEYS: usize = 50_000;

/// Counts events of a key within a window of time.
#[derive(Debug)]
pub struct Window {
    most: usize,
    length_ms: i64,
    seen: Mutex<HashMap<String, VecDeque<i64>>>,
}

impl Window {
    /// At most `most` events in `length_ms`.
    #[must_use]
    pub fn new(most: usize, length_ms: i64) -> Self {
        Self { most, length_ms, seen: Mutex::default() }
    }

    /// Refuses when a key has used up its events.
    ///
    /// # Errors
    /// 429 with the seconds until the oldest event is forgotten.
    pub fn check(&self, key: &str, now: i64) -> Result<()> {
        let mut seen = self.seen.lock().unwrap_or_else(PoisonError::into_inner);
        let Some(events) = seen.get_mut(key) else { return Ok(()) };
        while events.front().is_some_and(|at| *at <= now - self.length_ms) {
            events.pop_front();
        }
        match events.front() {
            Some(oldest) if events.len() >= self.most => {
                let wait = (oldest + self.length_ms - now).max(0);
                Err(Error::TooMany(u64::try_from(wait / 1000 + 1).unwrap_or(1)))
            }
            _ => Ok(()),
        }
    }

    /// Notes an event.
    pub fn note(&self, key: &str, now: i64) {
        let mut seen = self.seen.lock().unwrap_or_else(PoisonError::into_inner);
        if seen.len() >= KEYS {
            let oldest = now - self.length_ms;
            seen.retain(|_, events| events.back().is_some_and(|at| *at > oldest));
            if seen.len() >= KEYS {
                let mut half = false;
                seen.retain(|_, _| {
                    half = !half;
                    half
                });
            }
        }
        let events = seen.entry(key.to_owned()).or_default();
        events.push_back(now);
        while events.len() > self.most {
            events.pop_front();
        }
    }

    /// Forgets a key.
    pub fn forget(&self, key: &str) {
        self.seen.lock().unwrap_or_else(PoisonError::into_inner).remove(key);
    }
}

/// The windows of signing in.
#[derive(Debug)]
pub struct SignIns {
    pair: Window,
    address: Window,
}

impl Default for SignIns {
    fn default() -> Self {
        Self { pair: Window::new(5, 15 * MINUTE_MS), address: Window::new(60, 60 * MINUTE_MS) }
    }
}

impl SignIns {
    /// Counts a sign-in before its password is looked at, so that parallel guesses cannot outrun the limit; a
    /// right password gives the try back.
    ///
    /// # Errors
    /// 429 when a window is full.
    pub fn begin(&self, account: &str, address: IpAddr, now: i64) -> Result<()> {
        let pair = format!("{account} {address}");
        self.pair.check(&pair, now)?;
        self.address.check(&address.to_string(), now)?;
        self.pair.note(&pair, now);
        self.address.note(&address.to_string(), now);
        Ok(())
    }

    /// A right password: its tries are forgotten.
    pub fn succeeded(&self, account: &str, address: IpAddr) {
        self.pair.forget(&format!("{account} {address}"));
        let mut seen = self.address.seen.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(events) = seen.get_mut(&address.to_string()) {
            events.pop_back();
        }
    }
}

/// The windows of visitors' forms: 20 an hour for a phone number, 200 for an address (contract 6).
#[derive(Debug)]
pub struct Visitors {
    phone: Window,
    address: Window,
}

impl Default for Visitors {
    fn default() -> Self {
        Self { phone: Window::new(20, 60 * MINUTE_MS), address: Window::new(200, 60 * MINUTE_MS) }
    }
}

impl Visitors {
    /// Counts a form that a visitor sent.
    ///
    /// # Errors
    /// 429 when a window is full.
    pub fn begin(&self, phone: &str, address: IpAddr, now: i64) -> Result<()> {
        self.phone.check(phone, now)?;
        self.address.check(&address.to_string(), now)?;
        self.phone.note(phone, now);
        self.address.note(&address.to_string(), now);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn five_failures_close_an_account_to_one_address_for_a_quarter_of_an_hour() {
        let limits = SignIns::default();
        let (here, there) = ("10.0.0.1".parse().unwrap(), "10.0.0.2".parse().unwrap());
        for _ in 0..5 {
            limits.begin("a@b.c", here, 0).unwrap();
        }
        assert!(matches!(limits.begin("a@b.c", here, 1000), Err(Error::TooMany(900))));
        assert!(limits.begin("a@b.c", there, 1000).is_ok());
        assert!(limits.begin("other@b.c", here, 1000).is_ok());
        assert!(limits.begin("a@b.c", here, 15 * MINUTE_MS).is_ok());
    }

    #[test]
    fn sixty_failures_close_an_address_for_an_hour() {
        let limits = SignIns::default();
        let here = "10.0.0.1".parse().unwrap();
        for n in 0..60 {
            limits.begin(&format!("{n}@b.c"), here, 0).unwrap();
        }
        assert!(matches!(limits.begin("new@b.c", here, 0), Err(Error::TooMany(_))));
        assert!(limits.begin("new@b.c", here, 60 * MINUTE_MS).is_ok());
    }

    #[test]
    fn a_right_password_gives_its_try_back() {
        let limits = SignIns::default();
        let here = "10.0.0.1".parse().unwrap();
        for _ in 0..200 {
            limits.begin("a@b.c", here, 0).unwrap();
            limits.succeeded("a@b.c", here);
        }
    }
}
