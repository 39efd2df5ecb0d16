//! The certificate's life: read from the disk at start, renewed before it is over, tried again where that fails.

use std::sync::Arc;
use std::time::Duration;

use super::acme::Authority;
use super::certificate;
use super::shown::Shown;
use super::status::{Problem, Status};
use super::store::Store;
use super::trouble::Trouble;
use super::validity::Validity;
use crate::clock::{Clock, rfc3339};

/// The clock is looked at this often at least: it may be set while the shop waits.
const LOOK: Duration = Duration::from_hours(1);
/// After the first failure; doubled after each further one. Let's Encrypt counts five failures an hour.
const FIRST_PAUSE: Duration = Duration::from_mins(2);
const LAST_PAUSE: Duration = Duration::from_hours(6);
/// After being told to ask less often.
const LIMIT_PAUSE: Duration = Duration::from_hours(2);

/// What keeps a certificate.
pub struct Renewal {
    pub authority: Authority,
    pub store: Store,
    pub shown: Arc<Shown>,
    pub status: Status,
    pub clock: Clock,
}

impl Renewal {
    /// Runs as long as the shop does, from the certificate that is shown already.
    pub async fn run(self, mut held: Option<Validity>) {
        self.status.holds(self.authority.domains(), held.map(|validity| validity.not_after));
        let mut failures = 0;
        loop {
            if let Some(wait) = held.and_then(|validity| until_due(validity, self.clock.now_ms())) {
                tokio::time::sleep(wait.min(LOOK)).await;
                continue;
            }
            match self.renewed().await {
                Ok(validity) => {
                    held = Some(validity);
                    failures = 0;
                }
                Err(trouble) => {
                    failures += 1;
                    let wait = pause(failures, trouble.is_limit);
                    self.tell(held, &trouble, wait);
                    tokio::time::sleep(wait).await;
                }
            }
        }
    }

    /// Shows the certificate that an earlier run left, and answers how long it holds.
    pub fn kept(&self) -> Option<Validity> {
        let shown = self.show(&self.store.certificate()?);
        match &shown {
            Ok(validity) => self.tell_until(*validity),
            Err(cause) => {
                tracing::warn!("the kept certificate cannot be used, a new one is asked for: {cause:#}");
            }
        }
        shown.ok()
    }

    /// Asks for a new certificate, keeps it and shows it.
    async fn renewed(&self) -> Result<Validity, Trouble> {
        let domain = self.authority.domain();
        tracing::info!("asking for a certificate for {domain}");
        let pem = self.authority.certificate(&self.store).await?;
        let validity = self.show(&pem).map_err(Trouble::of)?;
        if let Err(cause) = self.store.keep_certificate(&pem) {
            tracing::error!("the certificate is lost at the next start: {cause:#}");
        }
        if until_due(validity, self.clock.now_ms()).is_none() {
            let until = rfc3339(validity.not_after);
            return Err(Trouble::of(anyhow::anyhow!(
                "the new certificate holds until {until} alone, by this machine's clock it is due again: is the clock right?"
            )));
        }
        self.status.holds(self.authority.domains(), Some(validity.not_after));
        self.tell_until(validity);
        Ok(validity)
    }

    fn show(&self, pem: &str) -> anyhow::Result<Validity> {
        let certificate = certificate::read(pem)?;
        let validity = certificate.cert.first().and_then(|der| Validity::of(der));
        let validity = validity.ok_or_else(|| anyhow::anyhow!("it does not say how long it holds"))?;
        self.shown.show(certificate);
        Ok(validity)
    }

    fn tell_until(&self, validity: Validity) {
        let (until, due) = (rfc3339(validity.not_after), rfc3339(validity.renew_at()));
        tracing::info!(
            "the certificate for {} holds until {until}, and is renewed after {due}",
            self.authority.domain()
        );
    }

    fn tell(&self, held: Option<Validity>, trouble: &Trouble, wait: Duration) {
        let now = self.clock.now_ms();
        let (domain, text, minutes) = (self.authority.domain(), &trouble.text, wait.as_secs() / 60);
        self.status.failed(Problem { at: now, text: text.clone() });
        let state = match held.map(|validity| validity.not_after) {
            None => format!("there is no certificate for {domain} yet, so https does not answer"),
            Some(end) if end <= now => format!("the certificate for {domain} is over since {}", rfc3339(end)),
            Some(end) => {
                format!("the certificate for {domain} is not renewed yet, it holds until {}", rfc3339(end))
            }
        };
        tracing::warn!("{state}: {text}; trying again in {minutes} minutes");
    }
}

/// How long until a new certificate is due; none where it is.
fn until_due(held: Validity, now: i64) -> Option<Duration> {
    // A clock that stood in the past at the start must not keep a certificate that does not hold.
    let wait = u64::try_from(held.renew_at() - now).ok()?;
    Some(Duration::from_millis(wait)).filter(|wait| !wait.is_zero())
}

/// How long to wait after so many failures in a row.
fn pause(failures: u32, is_limit: bool) -> Duration {
    let grown = FIRST_PAUSE.saturating_mul(2_u32.saturating_pow(failures - 1)).min(LAST_PAUSE);
    if is_limit { grown.max(LIMIT_PAUSE) } else { grown }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::DAY_MS;

    #[test]
    fn a_certificate_is_renewed_in_its_last_third() {
        let held = Validity { not_before: 0, not_after: 90 * DAY_MS };
        assert_eq!(until_due(held, 59 * DAY_MS), Some(Duration::from_hours(24)));
        assert_eq!(until_due(held, 60 * DAY_MS - 1), Some(Duration::from_millis(1)));
        for due in [60 * DAY_MS, 90 * DAY_MS, 200 * DAY_MS] {
            assert_eq!(until_due(held, due), None, "{due}");
        }
    }

    #[test]
    fn pauses_grow_and_stay_under_the_limits_of_an_authority() {
        let minutes = |n, limit| pause(n, limit).as_secs() / 60;
        assert_eq!([1, 2, 3, 4].map(|n| minutes(n, false)), [2, 4, 8, 16]);
        assert_eq!([9, 50, 4000].map(|n| minutes(n, false)), [360, 360, 360]);
        assert_eq!([1, 9].map(|n| minutes(n, true)), [120, 360]);
        // Within the first hour five are tried: at the start, and after 2, 6, 14 and 30 minutes.
        let tried = (1..)
            .scan(0, |at, n| {
                *at += minutes(n, false);
                Some(*at)
            })
            .take_while(|at| *at < 60);
        assert_eq!(tried.count() + 1, 5);
    }
}
