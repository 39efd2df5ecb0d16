//! What the server counts of its requests, for whoever watches it from outside (Prometheus).

use std::fmt::Write as _;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use axum::http::StatusCode;

/// Upper bounds of the times that are told apart, in milliseconds.
const BOUNDS: [u64; 8] = [1, 5, 10, 50, 100, 500, 1000, 5000];

/// Requests by the first digit of their status and by how long they took.
#[derive(Debug)]
pub struct Figures {
    statuses: [AtomicU64; 5],
    /// The last is of those that took longer than every bound.
    times: [AtomicU64; BOUNDS.len() + 1],
    micros: AtomicU64,
}

/// Those of this process.
pub static FIGURES: Figures = Figures {
    statuses: [const { AtomicU64::new(0) }; 5],
    times: [const { AtomicU64::new(0) }; BOUNDS.len() + 1],
    micros: AtomicU64::new(0),
};

impl Figures {
    /// Counts a request that was answered.
    pub fn count(&self, status: StatusCode, took: Duration) {
        let class = usize::from(status.as_u16() / 100).clamp(1, self.statuses.len()) - 1;
        self.statuses[class].fetch_add(1, Ordering::Relaxed);
        let micros = u64::try_from(took.as_micros()).unwrap_or(u64::MAX);
        let place = BOUNDS.iter().position(|bound| micros <= bound * 1000).unwrap_or(BOUNDS.len());
        self.times[place].fetch_add(1, Ordering::Relaxed);
        self.micros.fetch_add(micros, Ordering::Relaxed);
    }

    /// Writes them in the text format of Prometheus.
    pub fn write(&self, out: &mut String) {
        let of = |count: &AtomicU64| count.load(Ordering::Relaxed);
        out.push_str(
            "# HELP haat_requests_total Requests that were answered.\n# TYPE haat_requests_total counter\n",
        );
        for (class, count) in self.statuses.iter().enumerate() {
            let _ = writeln!(out, "haat_requests_total{{status=\"{}xx\"}} {}", class + 1, of(count));
        }
        out.push_str(
            "# HELP haat_request_seconds How long until a reply began.\n# TYPE haat_request_seconds histogram\n",
        );
        let mut sum = 0;
        for (place, count) in self.times.iter().enumerate() {
            sum += of(count);
            match BOUNDS.get(place) {
                Some(bound) => {
                    let (whole, part) = (bound / 1000, bound % 1000);
                    let _ = writeln!(out, "haat_request_seconds_bucket{{le=\"{whole}.{part:03}\"}} {sum}");
                }
                None => {
                    let _ = writeln!(out, "haat_request_seconds_bucket{{le=\"+Inf\"}} {sum}");
                }
            }
        }
        let micros = of(&self.micros);
        let _ = writeln!(out, "haat_request_seconds_sum {}.{:06}", micros / 1_000_000, micros % 1_000_000);
        let _ = writeln!(out, "haat_request_seconds_count {sum}");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn requests_are_told_by_status_and_time() {
        let figures =
            Figures { statuses: Default::default(), times: Default::default(), micros: AtomicU64::default() };
        figures.count(StatusCode::OK, Duration::from_micros(900));
        figures.count(StatusCode::NOT_FOUND, Duration::from_millis(7));
        figures.count(StatusCode::SERVICE_UNAVAILABLE, Duration::from_secs(9));
        let mut text = String::new();
        figures.write(&mut text);
        for line in [
            "haat_requests_total{status=\"2xx\"} 1",
            "haat_requests_total{status=\"4xx\"} 1",
            "haat_requests_total{status=\"5xx\"} 1",
            "haat_request_seconds_bucket{le=\"0.001\"} 1",
            "haat_request_seconds_bucket{le=\"0.010\"} 2",
            "haat_request_seconds_bucket{le=\"5.000\"} 2",
            "haat_request_seconds_bucket{le=\"+Inf\"} 3",
            "haat_request_seconds_sum 9.007900",
            "haat_request_seconds_count 3",
        ] {
            assert!(text.lines().any(|found| found == line), "{line} is not in\n{text}");
        }
    }
}
