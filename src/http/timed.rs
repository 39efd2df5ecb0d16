//! What a connection is doing, and for how long it may: phases that its socket and its service share (contract 2).

use std::io;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU8, AtomicU64, Ordering};
use std::task::{Context, Poll};
use std::time::Duration;

use axum::body::Body;
use bytes::Bytes;
use hyper::body::{Body as HttpBody, Frame, SizeHint};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::{Instant, Sleep, sleep_until};

/// Nothing of a first request has come.
const FRESH: u8 = 0;
/// Between requests.
const RESTING: u8 = 1;
/// A header has begun.
const HEADING: u8 = 2;
/// A request is being answered; its body has limits of its own.
const WORKING: u8 = 3;

/// What a connection is doing, shared by its socket and its service, and since when it rests.
pub(super) struct Phase {
    now: AtomicU8,
    made: Instant,
    rests_ms: AtomicU64,
    /// Whether something of a reply waits to be taken.
    stuck: AtomicBool,
}

impl Phase {
    /// The first request's header has its time from `made` on.
    pub(super) fn new(made: Instant) -> Self {
        let (now, rests_ms, stuck) = (AtomicU8::new(FRESH), AtomicU64::new(0), AtomicBool::new(false));
        Self { now, made, rests_ms, stuck }
    }

    /// A request is being answered.
    pub(super) fn works(&self) {
        self.set(WORKING);
    }

    /// Since when the connection rests with everything sent, where it does.
    pub(super) fn resting(&self) -> Option<Instant> {
        let rests = self.get() == RESTING && !self.stuck.load(Ordering::Relaxed);
        rests.then(|| self.rests_since())
    }

    fn set(&self, phase: u8) {
        self.now.store(phase, Ordering::Relaxed);
    }

    fn rest(&self) {
        let since = u64::try_from(self.made.elapsed().as_millis()).unwrap_or(u64::MAX);
        self.rests_ms.store(since, Ordering::Relaxed);
        self.set(RESTING);
    }

    fn get(&self) -> u8 {
        self.now.load(Ordering::Relaxed)
    }

    fn rests_since(&self) -> Instant {
        self.made + Duration::from_millis(self.rests_ms.load(Ordering::Relaxed))
    }
}

/// How long the phases of a connection may take.
#[derive(Clone, Copy)]
pub(super) struct Limits {
    /// A whole header must arrive within this.
    pub(super) header: Duration,
    /// A connection may say nothing for this long between requests, or take nothing of a reply.
    pub(super) idle: Duration,
    /// A connection that rests this long gives back what it takes to speak HTTP.
    pub(super) fold: Duration,
}

/// A reply's body; when it is sent the connection rests.
pub(super) struct Watched {
    body: Body,
    phase: Arc<Phase>,
}

impl Watched {
    /// A body that is sent on a connection.
    pub(super) fn new(body: Body, phase: Arc<Phase>) -> Self {
        Self { body, phase }
    }
}

impl Drop for Watched {
    fn drop(&mut self) {
        self.phase.rest();
    }
}

impl HttpBody for Watched {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        Pin::new(&mut self.body).poll_frame(cx)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

/// A stream that gives up when a header or the next request takes too long, or nothing of a reply is taken. Its timers
/// are set anew only when they ring, so that a request costs no work on the runtime's timers.
pub(super) struct Timed<S> {
    /// What was read of the stream before, and is still to be read here.
    ahead: Bytes,
    stream: S,
    phase: Arc<Phase>,
    limits: Limits,
    seen: u8,
    /// When the phase that was seen is over.
    until: Instant,
    reading: Pin<Box<Sleep>>,
    /// When something of the reply that waits must have been taken.
    taken_by: Instant,
    writing: Pin<Box<Sleep>>,
}

impl<S> Timed<S> {
    /// A stream of which something was read already.
    pub(super) fn new(ahead: Bytes, stream: S, phase: Arc<Phase>, limits: Limits) -> Self {
        let first = phase.made + limits.header;
        Self {
            ahead,
            stream,
            phase,
            limits,
            seen: FRESH,
            until: first,
            reading: Box::pin(sleep_until(first)),
            taken_by: first,
            writing: Box::pin(sleep_until(first)),
        }
    }

    /// The stream, where everything that was read ahead is read.
    pub(super) fn into_stream(self) -> Option<S> {
        self.ahead.is_empty().then_some(self.stream)
    }

    /// Starts the clock of a phase that has begun since the last look.
    fn follow(&mut self) {
        let phase = self.phase.get();
        if phase != self.seen {
            self.seen = phase;
            self.until = match phase {
                HEADING => Instant::now() + self.limits.header,
                RESTING => self.phase.rests_since() + self.limits.idle,
                _ => Instant::now() + self.limits.idle,
            };
        }
    }

    /// Whether the phase has taken too long; if not, wakes the connection in time to look again.
    fn is_late(&mut self, cx: &mut Context<'_>) -> bool {
        while self.reading.as_mut().poll(cx).is_ready() {
            let now = Instant::now();
            // A request's body has limits of its own; the timer goes on, since nothing else looks when it rests again.
            if now >= self.until && self.seen != WORKING {
                return true;
            }
            // The shortest limit: a phase that begins meanwhile must not be noticed too late.
            let next = now + self.limits.header;
            self.reading.as_mut().reset(if self.seen == WORKING { next } else { self.until.min(next) });
        }
        false
    }

    fn write_outcome<T>(
        &mut self,
        cx: &mut Context<'_>,
        outcome: Poll<io::Result<T>>,
    ) -> Poll<io::Result<T>> {
        if outcome.is_ready() {
            self.phase.stuck.store(false, Ordering::Relaxed);
            return outcome;
        }
        if !self.phase.stuck.swap(true, Ordering::Relaxed) {
            self.taken_by = Instant::now() + self.limits.idle;
            if self.writing.deadline() > self.taken_by {
                self.writing.as_mut().reset(self.taken_by);
            }
        }
        while self.writing.as_mut().poll(cx).is_ready() {
            if Instant::now() >= self.taken_by {
                return Poll::Ready(Err(io::ErrorKind::TimedOut.into()));
            }
            self.writing.as_mut().reset(self.taken_by);
        }
        Poll::Pending
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for Timed<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buf: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        self.follow();
        let before = buf.filled().len();
        let outcome = if self.ahead.is_empty() {
            Pin::new(&mut self.stream).poll_read(cx, buf)
        } else {
            let count = self.ahead.len().min(buf.remaining());
            buf.put_slice(&self.ahead.split_to(count));
            Poll::Ready(Ok(()))
        };
        let came = buf.filled().len() > before;
        if came && matches!(self.seen, FRESH | RESTING) {
            let first = self.seen == FRESH;
            self.phase.set(HEADING);
            if first {
                // The time of a first header runs from the connection's start.
                self.seen = HEADING;
            }
            self.follow();
        }
        if outcome.is_pending() && self.is_late(cx) {
            return Poll::Ready(Err(io::ErrorKind::TimedOut.into()));
        }
        outcome
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Timed<S> {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, buf: &[u8]) -> Poll<io::Result<usize>> {
        let outcome = Pin::new(&mut self.stream).poll_write(cx, buf);
        self.write_outcome(cx, outcome)
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        let outcome = Pin::new(&mut self.stream).poll_flush(cx);
        self.write_outcome(cx, outcome)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        // What is left to send may be taken as slowly as a reply.
        let outcome = Pin::new(&mut self.stream).poll_shutdown(cx);
        self.write_outcome(cx, outcome)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bufs: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let outcome = Pin::new(&mut self.stream).poll_write_vectored(cx, bufs);
        self.write_outcome(cx, outcome)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }
}
