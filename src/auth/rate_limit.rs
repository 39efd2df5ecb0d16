//! Attempts that may fail, counted against several limits at once. An attempt that is under way counts as well:
//! parallel guesses cannot outrun a limit, and parallel right ones are not refused, they wait for each other.

use std::collections::{HashMap, VecDeque};
use std::sync::{Mutex, MutexGuard, PoisonError};

use tokio::sync::Notify;

use crate::error::{Error, Result};

/// How many keys are remembered at most; when there are more, half of the settled ones go.
const KEYS: usize = 200_000;

/// At most `most` failures of a key within `length_ms`.
#[derive(Debug, Clone, Copy)]
pub struct Rule {
    /// Failures.
    pub most: usize,
    /// Milliseconds.
    pub length_ms: i64,
}

/// Whose attempt it is under one rule.
#[derive(Debug, Clone)]
pub struct Key {
    /// The account, the address, or both.
    pub name: String,
    /// Whether the rule may refuse this attempt; its failure counts in any case.
    pub binds: bool,
}

#[derive(Debug, Default)]
struct Slot {
    failures: VecDeque<i64>,
    under_way: usize,
}

type Slots<const N: usize> = [HashMap<String, Slot>; N];

/// Failures and attempts under way, by rule and key.
#[derive(Debug)]
pub struct RateLimits<const N: usize> {
    rules: [Rule; N],
    slots: Mutex<Slots<N>>,
    ended: Notify,
}

/// An attempt that may go on; it ends when this is dropped.
#[derive(Debug)]
pub struct Permit<'a, const N: usize> {
    limits: &'a RateLimits<N>,
    keys: [Key; N],
}

impl<const N: usize> RateLimits<N> {
    /// Counts by these rules.
    #[must_use]
    pub fn new(rules: [Rule; N]) -> Self {
        Self { rules, slots: Mutex::new(std::array::from_fn(|_| HashMap::new())), ended: Notify::new() }
    }

    /// Begins an attempt, one key a rule; waits while attempts under way may still use up what is left.
    ///
    /// # Errors
    /// 429 with the seconds until the oldest failure is forgotten.
    pub async fn begin(&self, keys: [Key; N], now: i64) -> Result<Permit<'_, N>> {
        loop {
            let ended = self.ended.notified();
            tokio::pin!(ended);
            // Registered before the look, so that no end is missed between the look and the wait.
            ended.as_mut().enable();
            if self.enter(&keys, now)? {
                return Ok(Permit { limits: self, keys });
            }
            ended.await;
        }
    }

    fn enter(&self, keys: &[Key; N], now: i64) -> Result<bool> {
        let mut slots = self.lock();
        let mut room = true;
        for ((rule, map), key) in self.rules.iter().zip(slots.iter_mut()).zip(keys) {
            let Some(slot) = map.get_mut(&key.name).filter(|_| key.binds) else { continue };
            while slot.failures.front().is_some_and(|at| *at <= now - rule.length_ms) {
                slot.failures.pop_front();
            }
            if slot.failures.len() >= rule.most {
                let oldest = slot.failures.front().copied().unwrap_or(now);
                let wait = (oldest + rule.length_ms - now).max(0);
                return Err(Error::TooMany(u64::try_from(wait / 1000 + 1).unwrap_or(1)));
            }
            room &= slot.failures.len() + slot.under_way < rule.most;
        }
        if room {
            for ((rule, map), key) in self.rules.iter().zip(slots.iter_mut()).zip(keys) {
                make_room(map, now - rule.length_ms);
                map.entry(key.name.clone()).or_default().under_way += 1;
            }
        }
        Ok(room)
    }

    /// Notes a failure of an earlier run of the shop.
    pub fn remember(&self, rule: usize, name: &str, at: i64) {
        if let (Some(rule), Some(map)) = (self.rules.get(rule), self.lock().get_mut(rule)) {
            note(map.entry(name.to_owned()).or_default(), rule.most, at);
        }
    }

    /// Forgets the failures of a key under one rule.
    pub fn forget(&self, rule: usize, name: &str) {
        self.forget_until(rule, name, i64::MAX);
    }

    /// Forgets the failures of a key under one rule that happened until a moment.
    pub fn forget_until(&self, rule: usize, name: &str, until: i64) {
        if let Some(slot) = self.lock().get_mut(rule).and_then(|map| map.get_mut(name)) {
            slot.failures.retain(|at| *at > until);
        }
    }

    fn lock(&self) -> MutexGuard<'_, Slots<N>> {
        self.slots.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<const N: usize> Permit<'_, N> {
    /// The attempt failed; it counts from now on.
    pub fn failed(&self, now: i64) {
        let mut slots = self.limits.lock();
        for ((rule, map), key) in self.limits.rules.iter().zip(slots.iter_mut()).zip(&self.keys) {
            note(map.entry(key.name.clone()).or_default(), rule.most, now);
        }
    }
}

impl<const N: usize> Drop for Permit<'_, N> {
    fn drop(&mut self) {
        let mut slots = self.limits.lock();
        for (map, key) in slots.iter_mut().zip(&self.keys) {
            if let Some(slot) = map.get_mut(&key.name) {
                slot.under_way = slot.under_way.saturating_sub(1);
                if slot.under_way == 0 && slot.failures.is_empty() {
                    map.remove(&key.name);
                }
            }
        }
        drop(slots);
        self.limits.ended.notify_waiters();
    }
}

fn note(slot: &mut Slot, most: usize, at: i64) {
    slot.failures.push_back(at);
    while slot.failures.len() > most {
        slot.failures.pop_front();
    }
}

fn make_room(map: &mut HashMap<String, Slot>, forgotten: i64) {
    if map.len() < KEYS {
        return;
    }
    map.retain(|_, slot| slot.under_way > 0 || slot.failures.back().is_some_and(|at| *at > forgotten));
    if map.len() >= KEYS {
        let mut half = false;
        map.retain(|_, slot| {
            half = !half;
            half || slot.under_way > 0
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn two() -> RateLimits<1> {
        RateLimits::new([Rule { most: 2, length_ms: 60_000 }])
    }

    fn key(name: &str) -> [Key; 1] {
        [Key { name: name.to_owned(), binds: true }]
    }

    #[tokio::test]
    async fn failures_close_a_key_until_they_are_old() {
        let limits = two();
        for at in [0, 1000] {
            limits.begin(key("a"), at).await.unwrap().failed(at);
        }
        assert!(matches!(limits.begin(key("a"), 2000).await, Err(Error::TooMany(59))));
        assert!(limits.begin(key("b"), 2000).await.is_ok());
        assert!(limits.begin(key("a"), 60_000).await.is_ok());
    }

    #[tokio::test]
    async fn failures_after_the_forgiven_ones_still_count() {
        let limits = two();
        for at in [0, 1000] {
            limits.begin(key("a"), at).await.unwrap().failed(at);
        }
        limits.forget_until(0, "a", 999);
        limits.begin(key("a"), 2000).await.unwrap().failed(2000);
        assert!(limits.begin(key("a"), 2000).await.is_err());
    }

    #[tokio::test]
    async fn right_ones_never_close_it() {
        let limits = two();
        for _ in 0..50 {
            limits.begin(key("a"), 0).await.unwrap();
        }
        assert!(limits.lock()[0].is_empty(), "nothing is kept of them");
    }

    #[tokio::test]
    async fn attempts_under_way_are_waited_for_and_count_when_they_fail() {
        let limits = two();
        let (first, second) =
            (limits.begin(key("a"), 0).await.unwrap(), limits.begin(key("a"), 0).await.unwrap());
        let third = limits.begin(key("a"), 0);
        tokio::pin!(third);
        let waits = tokio::time::timeout(std::time::Duration::from_millis(20), third.as_mut()).await;
        assert!(waits.is_err(), "it must wait");
        first.failed(0);
        drop(first);
        second.failed(0);
        drop(second);
        assert!(matches!(third.await, Err(Error::TooMany(_))));
    }

    #[tokio::test]
    async fn a_rule_that_does_not_bind_still_counts() {
        let limits = two();
        let free = || [Key { name: "a".to_owned(), binds: false }];
        for _ in 0..3 {
            limits.begin(free(), 0).await.unwrap().failed(0);
        }
        assert!(limits.begin(free(), 0).await.is_ok());
        assert!(limits.begin(key("a"), 0).await.is_err());
        limits.forget(0, "a");
        assert!(limits.begin(key("a"), 0).await.is_ok());
    }
}
