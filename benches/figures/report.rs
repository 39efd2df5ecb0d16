//! What is printed, and which figures were asked for.

use std::io::Write as _;
use std::time::Duration;

use anyhow::Result;

/// The figures that were asked for.
pub struct Report(Vec<String>);

impl Report {
    /// All figures, or those whose name contains one of the parts.
    pub fn new(parts: Vec<String>) -> Self {
        Self(parts)
    }

    /// Whether one of these figures was asked for.
    pub fn wants(&self, names: &[&str]) -> bool {
        self.0.is_empty() || names.iter().any(|name| self.0.iter().any(|part| name.contains(part)))
    }

    /// Prints a figure.
    pub fn figure(&self, name: &str, value: f64, unit: &str) -> Result<()> {
        if self.wants(&[name]) {
            let digits = if value < 10.0 { 2 } else { 1 };
            let mut out = std::io::stdout().lock();
            writeln!(out, "{name} {value:.digits$} {unit}")?;
            out.flush()?;
        }
        Ok(())
    }

    /// Prints a figure, and says so where it is above the most that contract 9 grants.
    pub fn bounded(&self, name: &str, value: f64, unit: &str, most: Option<f64>) -> Result<()> {
        if let Some(most) = most.filter(|most| value > *most && self.wants(&[name])) {
            note(&format!("SHORT {name}: {value:.1} {unit}, at most {most}"));
        }
        self.figure(name, value, unit)
    }
}

/// Says what is going on.
pub fn note(text: &str) {
    let _ = writeln!(std::io::stderr(), "  {text}");
}

/// The middle one of some numbers.
pub fn median(mut all: Vec<f64>) -> f64 {
    all.sort_by(f64::total_cmp);
    all.get(all.len() / 2).copied().unwrap_or(f64::NAN)
}

/// A share of some durations from below, in milliseconds: 0.99 is the 99th percentile.
pub fn quantile_ms(all: &mut [Duration], share: f64) -> f64 {
    all.sort_unstable();
    #[allow(
        clippy::cast_precision_loss,
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "a place in a list of some thousands"
    )]
    let place = (all.len() as f64 * share) as usize;
    all.get(place.min(all.len().saturating_sub(1))).map_or(f64::NAN, |d| d.as_secs_f64() * 1000.0)
}

/// Bytes in MiB.
pub fn mib(bytes: u64) -> f64 {
    #[allow(clippy::cast_precision_loss, reason = "far below 2^52")]
    let bytes = bytes as f64;
    bytes / f64::from(1 << 20)
}
