//! The limits of contract 6, counted in memory. Failed sign-ins: 5 in 15 minutes for an account from one address, 20 an hour
//! for an account (kept in the database too), 60 an hour for an address.

use std::collections::{HashMap, VecDeque};
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};

use super::rate_limit::{Key, Permit, RateLimits, Rule};
use crate::error::{Error, Result};
use crate::http::client::network_of;

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

    /// Notes an event, unless the key has used them up.
    ///
    /// # Errors
    /// As [`Window::check`].
    pub fn count(&self, key: &str, now: i64) -> Result<()> {
        self.check(key, now)?;
        self.note(key, now);
        Ok(())
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
}

/// How long failures count for an account and for an address.
pub const ACCOUNT_WINDOW_MS: i64 = 60 * MINUTE_MS;
const PAIR: usize = 0;
const ACCOUNT: usize = 1;

/// The windows of signing in: account from one address, account, address.
#[derive(Debug)]
pub struct SignIns(RateLimits<3>);

impl Default for SignIns {
    fn default() -> Self {
        Self(RateLimits::new([
            Rule { most: 5, length_ms: 15 * MINUTE_MS },
            Rule { most: 20, length_ms: ACCOUNT_WINDOW_MS },
            Rule { most: 60, length_ms: 60 * MINUTE_MS },
        ]))
    }
}

impl SignIns {
    /// Begins a sign-in before its password is looked at. The account's own limit does not bind a browser that it
    /// knows.
    ///
    /// # Errors
    /// 429 when a window is full.
    pub async fn begin(
        &self,
        account: &str,
        address: IpAddr,
        known: bool,
        now: i64,
    ) -> Result<Permit<'_, 3>> {
        let address = network_of(address);
        let key = |name: String, binds: bool| Key { name, binds };
        let keys = [
            key(format!("{account} {address}"), true),
            key(account.to_owned(), !known),
            key(address.to_string(), true),
        ];
        self.0.begin(keys, now).await
    }

    /// A right password: the failures of this account from this address are forgotten.
    pub fn succeeded(&self, account: &str, address: IpAddr) {
        self.0.forget(PAIR, &format!("{account} {}", network_of(address)));
    }

    /// Forgets the failures of an account until a moment, also from one address.
    pub fn forget_until(&self, account: &str, address: IpAddr, at: i64) {
        self.0.forget_until(ACCOUNT, account, at);
        self.0.forget_until(PAIR, &format!("{account} {}", network_of(address)), at);
    }

    /// Takes over the failures that were counted before the shop was started.
    pub fn load(&self, failures: &[(String, i64)]) {
        for (account, at) in failures {
            self.0.remember(ACCOUNT, account, *at);
        }
    }

    /// Forgets the failures of an account whose owner has proved to be it, also from one address.
    pub fn forget(&self, account: &str, address: IpAddr) {
        self.0.forget(ACCOUNT, account);
        self.succeeded(account, address);
    }
}

/// The windows of visitors' forms: 20 an hour for a phone number, 200 for an address; 60 registrations, 20 one-time
/// passwords, 60 tries of one and 200 unknown coupon codes an hour for an address (contract 5 and 6).
#[derive(Debug)]
pub struct Visitors {
    phone: Window,
    address: Window,
    registrations: Window,
    otps: Window,
    otp_tries: Window,
    coupons: Window,
    reviews: Window,
}

impl Default for Visitors {
    fn default() -> Self {
        Self {
            phone: Window::new(20, 60 * MINUTE_MS),
            address: Window::new(200, 60 * MINUTE_MS),
            registrations: Window::new(60, 60 * MINUTE_MS),
            otps: Window::new(20, 60 * MINUTE_MS),
            otp_tries: Window::new(60, 60 * MINUTE_MS),
            coupons: Window::new(200, 60 * MINUTE_MS),
            reviews: Window::new(30, 60 * MINUTE_MS),
        }
    }
}

impl Visitors {
    /// Counts a form that a visitor sent.
    ///
    /// # Errors
    /// 429 when a window is full.
    pub fn begin(&self, phone: &str, address: IpAddr, now: i64) -> Result<()> {
        self.check(phone, address, now)?;
        self.note(phone, address, now);
        Ok(())
    }

    /// Whether a visitor may send one more form.
    ///
    /// # Errors
    /// 429 when a window is full.
    pub fn check(&self, phone: &str, address: IpAddr, now: i64) -> Result<()> {
        self.phone.check(phone, now)?;
        self.address.check(&network_of(address).to_string(), now)
    }

    /// Counts a form that a visitor sent.
    pub fn note(&self, phone: &str, address: IpAddr, now: i64) {
        self.phone.note(phone, now);
        self.address.note(&network_of(address).to_string(), now);
    }

    /// Whether coupon codes may be tried from an address: 200 unknown ones an hour, so that nobody finds short ones by trying.
    pub fn may_try_coupons(&self, address: IpAddr, now: i64) -> bool {
        self.coupons.check(&network_of(address).to_string(), now).is_ok()
    }

    /// Counts a coupon code that there is not.
    pub fn unknown_coupon(&self, address: IpAddr, now: i64) {
        self.coupons.note(&network_of(address).to_string(), now);
    }

    /// Counts a review that a customer writes or changes: 30 an hour.
    ///
    /// # Errors
    /// 429 when the window is full.
    pub fn review(&self, customer: &str, now: i64) -> Result<()> {
        self.reviews.count(customer, now)
    }

    /// Counts a registration.
    ///
    /// # Errors
    /// 429 when the window is full.
    pub fn register(&self, address: IpAddr, now: i64) -> Result<()> {
        self.registrations.count(&network_of(address).to_string(), now)
    }

    /// Counts an asking for a one-time password.
    ///
    /// # Errors
    /// 429 when the window is full.
    pub fn ask_otp(&self, address: IpAddr, now: i64) -> Result<()> {
        self.otps.count(&network_of(address).to_string(), now)
    }

    /// Counts a try of a one-time password, right or wrong: each costs a hash.
    ///
    /// # Errors
    /// 429 when the window is full.
    pub fn try_otp(&self, address: IpAddr, now: i64) -> Result<()> {
        self.otp_tries.count(&network_of(address).to_string(), now)
    }
}

/// The windows of customers' orders: 20 an hour for a customer and for a phone number, 200 for an address.
#[derive(Debug)]
pub struct OrderLimits {
    customer: Window,
    phone: Window,
    address: Window,
}

impl Default for OrderLimits {
    fn default() -> Self {
        let hourly = |most| Window::new(most, 60 * MINUTE_MS);
        Self { customer: hourly(20), phone: hourly(20), address: hourly(200) }
    }
}

impl OrderLimits {
    /// Whether one more order may be placed. A blank phone counts nothing.
    ///
    /// # Errors
    /// 429 when a window is full.
    pub fn check(&self, customer: &str, phone: &str, address: IpAddr, now: i64) -> Result<()> {
        self.customer.check(customer, now)?;
        if !phone.is_empty() {
            self.phone.check(phone, now)?;
        }
        self.address.check(&network_of(address).to_string(), now)
    }

    /// Counts an order that was placed.
    pub fn note(&self, customer: &str, phone: &str, address: IpAddr, now: i64) {
        self.customer.note(customer, now);
        if !phone.is_empty() {
            self.phone.note(phone, now);
        }
        self.address.note(&network_of(address).to_string(), now);
    }
}

/// The windows of looking an order up: 10 misses in 15 minutes for an address, 20 an hour for a number.
#[derive(Debug)]
pub struct Lookups(RateLimits<2>);

impl Default for Lookups {
    fn default() -> Self {
        let rule = |most, minutes| Rule { most, length_ms: minutes * MINUTE_MS };
        Self(RateLimits::new([rule(10, 15), rule(20, 60)]))
    }
}

impl Lookups {
    /// Begins to look a number up.
    ///
    /// # Errors
    /// 429 when a window is full.
    pub async fn begin(&self, address: IpAddr, number: &str, now: i64) -> Result<Permit<'_, 2>> {
        let key = |name: String| Key { name, binds: true };
        self.0.begin([key(network_of(address).to_string()), key(number.to_owned())], now).await
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    async fn fail(limits: &SignIns, account: &str, address: &str, known: bool, now: i64) -> Result<()> {
        limits.begin(account, address.parse().unwrap(), known, now).await.map(|attempt| attempt.failed(now))
    }

    #[tokio::test]
    async fn five_failures_close_an_account_to_one_address_for_a_quarter_of_an_hour() {
        let limits = SignIns::default();
        for _ in 0..5 {
            fail(&limits, "a@b.c", "10.0.0.1", false, 0).await.unwrap();
        }
        assert!(matches!(fail(&limits, "a@b.c", "10.0.0.1", true, 1000).await, Err(Error::TooMany(900))));
        assert!(fail(&limits, "a@b.c", "10.0.0.2", false, 1000).await.is_ok());
        assert!(fail(&limits, "other@b.c", "10.0.0.1", false, 1000).await.is_ok());
        assert!(fail(&limits, "a@b.c", "10.0.0.1", false, 15 * MINUTE_MS).await.is_ok());
    }

    #[tokio::test]
    async fn twenty_failures_close_an_account_for_an_hour_but_not_to_a_browser_it_knows() {
        let limits = SignIns::default();
        for n in 0..20 {
            fail(&limits, "a@b.c", &format!("10.0.{n}.1"), false, 0).await.unwrap();
        }
        assert!(fail(&limits, "a@b.c", "10.1.0.1", false, 0).await.is_err());
        assert!(fail(&limits, "a@b.c", "10.1.0.1", true, 0).await.is_ok());
        assert!(fail(&limits, "a@b.c", "10.1.0.1", false, 60 * MINUTE_MS).await.is_ok());
    }

    #[tokio::test]
    async fn sixty_failures_close_an_address_for_an_hour() {
        let limits = SignIns::default();
        for n in 0..60 {
            fail(&limits, &format!("{n}@b.c"), "10.0.0.1", false, 0).await.unwrap();
        }
        assert!(fail(&limits, "new@b.c", "10.0.0.1", true, 0).await.is_err());
        assert!(fail(&limits, "new@b.c", "10.0.0.1", false, 60 * MINUTE_MS).await.is_ok());
    }

    #[test]
    fn a_window_counts_events_of_a_key() {
        let window = Window::new(2, 1000);
        for _ in 0..2 {
            window.check("a", 0).unwrap();
            window.note("a", 0);
        }
        assert!(matches!(window.check("a", 0), Err(Error::TooMany(2))));
        assert!(window.check("b", 0).is_ok());
        assert!(window.check("a", 1000).is_ok());
    }
}
