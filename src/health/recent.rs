//! The last warnings and errors of this process, as the log has them, for the owner who does not read logs.

use std::collections::VecDeque;
use std::fmt::{Debug, Write as _};
use std::sync::{Mutex, PoisonError};

use serde::Serialize;
use tracing::field::{Field, Visit};
use tracing::span::{Attributes, Id};
use tracing::{Event, Level, Subscriber};
use tracing_subscriber::Layer;
use tracing_subscriber::layer::Context;
use tracing_subscriber::registry::LookupSpan;
use utoipa::ToSchema;

use crate::clock::{Clock, rfc3339};

/// How many are kept.
const KEPT: usize = 30;
/// The longest text of one, in characters.
const LONGEST: usize = 500;

static RECENT: Mutex<VecDeque<LogLine>> = Mutex::new(VecDeque::new());

/// A line of the log.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct LogLine {
    /// RFC 3339 in UTC.
    pub at: String,
    /// Whether it is an error; else a warning.
    pub is_error: bool,
    /// What it says, in English.
    pub text: String,
    /// The `X-Request-Id` of the reply that it belongs to.
    #[schema(required)]
    pub request_id: Option<String>,
}

/// The last lines, the newest first.
#[must_use]
pub fn lines() -> Vec<LogLine> {
    RECENT.lock().unwrap_or_else(PoisonError::into_inner).iter().rev().cloned().collect()
}

/// Keeps warnings and errors as they are logged.
#[derive(Debug, Default)]
pub struct Recent;

/// The id that a request's span carries.
struct RequestId(String);

/// Writes what an event or a span tells into one line.
#[derive(Default)]
struct Line {
    text: String,
    id: Option<String>,
}

impl Visit for Line {
    fn record_debug(&mut self, field: &Field, value: &dyn Debug) {
        match field.name() {
            "message" => self.text.insert_str(0, &format!("{value:?} ")),
            "id" => self.id = Some(format!("{value:?}")),
            name => {
                let _ = write!(self.text, "{name}={value:?} ");
            }
        }
    }

    fn record_str(&mut self, field: &Field, value: &str) {
        self.record_debug(field, &format_args!("{value}"));
    }
}

impl<S: Subscriber + for<'a> LookupSpan<'a>> Layer<S> for Recent {
    fn on_new_span(&self, attributes: &Attributes<'_>, id: &Id, context: Context<'_, S>) {
        let mut line = Line::default();
        attributes.record(&mut line);
        if let (Some(span), Some(id)) = (context.span(id), line.id) {
            span.extensions_mut().insert(RequestId(id));
        }
    }

    fn on_event(&self, event: &Event<'_>, context: Context<'_, S>) {
        // Errors are the least of the levels.
        if *event.metadata().level() > Level::WARN {
            return;
        }
        let mut line = Line::default();
        event.record(&mut line);
        let mut spans = context.event_scope(event).into_iter().flatten();
        let request_id = spans.find_map(|span| span.extensions().get::<RequestId>().map(|id| id.0.clone()));
        let line = LogLine {
            at: rfc3339(Clock::default().now_ms()),
            is_error: *event.metadata().level() == Level::ERROR,
            text: line.text.trim_end().chars().take(LONGEST).collect(),
            request_id,
        };
        let mut recent = RECENT.lock().unwrap_or_else(PoisonError::into_inner);
        if recent.len() == KEPT {
            recent.pop_front();
        }
        recent.push_back(line);
    }
}

#[cfg(test)]
mod tests {
    use tracing_subscriber::layer::SubscriberExt as _;

    use super::*;

    #[test]
    fn warnings_and_errors_are_kept_with_their_request() {
        tracing::subscriber::with_default(tracing_subscriber::registry().with(Recent), || {
            let span = tracing::info_span!("request", id = %"abc", path = "/x");
            span.in_scope(|| tracing::error!(error = %"the disk is full", "internal error"));
            tracing::info!("all is well");
            tracing::warn!(name = "a", "odd");
        });
        let lines = lines();
        assert_eq!((lines[0].text.as_str(), lines[0].is_error), ("odd name=a", false));
        assert_eq!(lines[1].text, "internal error error=the disk is full");
        assert_eq!((lines[1].request_id.as_deref(), lines[1].is_error), (Some("abc"), true));
        assert_eq!(lines[0].request_id, None);
        let log = tracing_subscriber::registry().with(Recent);
        tracing::subscriber::with_default(log, || (0..100).for_each(|n| tracing::warn!(n, "again")));
        assert_eq!(super::lines().len(), KEPT);
    }
}
