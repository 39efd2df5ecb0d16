//! What is known of the shop's certificate, for whoever looks after the shop.

use std::sync::{Arc, Mutex, PoisonError};

/// The state of the certificate; every copy tells the same.
#[derive(Debug, Clone, Default)]
pub struct Status(Arc<Mutex<Option<Report>>>);

/// What is told of a certificate.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Report {
    /// The shop's domains, its own first.
    pub domains: Vec<String>,
    /// The last moment of the certificate that is shown, in milliseconds since 1970; none where there is none.
    pub not_after: Option<i64>,
    /// Why there is no new one; none once one was had.
    pub last_problem: Option<Problem>,
}

/// Why a certificate could not be had.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Problem {
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// In words for the shop's owner.
    pub text: String,
}

impl Status {
    /// The state; none where the shop does not serve https by itself.
    #[must_use]
    pub fn report(&self) -> Option<Report> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// From here on this certificate is shown, or none.
    pub(super) fn holds(&self, domains: &[String], not_after: Option<i64>) {
        let report = Report { domains: domains.to_owned(), not_after, last_problem: None };
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = Some(report);
    }

    /// A new certificate could not be had.
    pub(super) fn failed(&self, problem: Problem) {
        if let Some(report) = &mut *self.0.lock().unwrap_or_else(PoisonError::into_inner) {
            report.last_problem = Some(problem);
        }
    }
}
