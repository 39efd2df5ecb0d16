//! The server's loop: HTTP/1.1 with limits on time, and an end that finishes the requests under way (contract 1, 2).

use std::convert::Infallible;
use std::io;
use std::net::SocketAddr;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering};
use std::task::{Context, Poll};
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::{ConnectInfo, Request};
use bytes::Bytes;
use hyper::body::{Body as HttpBody, Frame, Incoming, SizeHint};
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::TokioIo;
use hyper_util::server::graceful::GracefulShutdown;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::time::{Instant, Sleep, sleep_until};
use tower::ServiceExt as _;

/// A whole header must arrive within this.
const HEADER: Duration = Duration::from_secs(15);
/// A connection may say nothing for this long between requests, or take nothing of a reply.
const IDLE: Duration = Duration::from_secs(75);
/// How long requests under way may take when the server ends.
const LAST: Duration = Duration::from_secs(10);

/// Serves until `stop` is done; then no connection is taken and those under way are finished.
///
/// # Errors
/// None so far; accepting is tried again.
pub async fn serve(listener: TcpListener, app: Router, stop: impl Future<Output = ()>) -> io::Result<()> {
    let graceful = GracefulShutdown::new();
    let mut stop = std::pin::pin!(stop);
    loop {
        let (stream, peer) = tokio::select! {
            accepted = listener.accept() => match accepted {
                Ok(pair) => pair,
                Err(cause) => {
                    // Out of file descriptors, most likely: others must end first.
                    tracing::warn!(error = %cause, "a connection could not be taken");
                    tokio::time::sleep(Duration::from_millis(50)).await;
                    continue;
                }
            },
            () = &mut stop => break,
        };
        if let Err(cause) = stream.set_nodelay(true) {
            tracing::debug!(error = %cause, "no TCP_NODELAY");
        }
        let connection = graceful.watch(connection(stream, peer, app.clone()));
        tokio::spawn(async move {
            if let Err(cause) = connection.await {
                tracing::debug!(error = %cause, "a connection ended early");
            }
        });
    }
    drop(listener);
    tokio::select! {
        () = graceful.shutdown() => {}
        () = tokio::time::sleep(LAST) => tracing::warn!("requests under way took too long and were ended"),
    }
    Ok(())
}

fn connection(
    stream: TcpStream,
    peer: SocketAddr,
    app: Router,
) -> http1::Connection<
    TokioIo<Timed>,
    impl hyper::service::Service<
        Request<Incoming>,
        Response = axum::response::Response<Watched>,
        Error = Infallible,
        Future: Send,
    >,
> {
    let phase = Arc::new(Phase::default());
    let io = TokioIo::new(Timed::new(stream, Arc::clone(&phase)));
    let service = service_fn(move |request: Request<Incoming>| {
        phase.set(WORKING);
        let phase = Arc::clone(&phase);
        let app = app.clone();
        let mut request = request.map(Body::new);
        request.extensions_mut().insert(ConnectInfo(peer));
        async move {
            let reply = app.oneshot(request).await?;
            Ok::<_, Infallible>(reply.map(|body| Watched { body, phase }))
        }
    });
    http1::Builder::new().max_buf_size(64 * 1024).serve_connection(io, service)
}

/// Nothing of a first request has come.
const FRESH: u8 = 0;
/// Between requests.
const RESTING: u8 = 1;
/// A header has begun.
const HEADING: u8 = 2;
/// A request is being answered; its body has limits of its own.
const WORKING: u8 = 3;

/// What a connection is doing, shared by its socket and its service.
#[derive(Default)]
struct Phase(AtomicU8);

impl Phase {
    fn set(&self, phase: u8) {
        self.0.store(phase, Ordering::Relaxed);
    }

    fn get(&self) -> u8 {
        self.0.load(Ordering::Relaxed)
    }
}

/// A reply's body; when it is sent the connection rests.
struct Watched {
    body: Body,
    phase: Arc<Phase>,
}

impl Drop for Watched {
    fn drop(&mut self) {
        self.phase.set(RESTING);
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

/// A socket that gives up when a header or the next request takes too long. Its timer is set anew only when it
/// rings, so that a request costs no work on the runtime's timers.
struct Timed {
    stream: TcpStream,
    phase: Arc<Phase>,
    seen: u8,
    /// When the phase that was seen is over.
    until: Instant,
    reading: Pin<Box<Sleep>>,
    writing: Pin<Box<Sleep>>,
    stuck: bool,
}

impl Timed {
    fn new(stream: TcpStream, phase: Arc<Phase>) -> Self {
        let first = Instant::now() + HEADER;
        Self {
            stream,
            phase,
            seen: FRESH,
            until: first,
            reading: Box::pin(sleep_until(first)),
            writing: Box::pin(sleep_until(first)),
            stuck: false,
        }
    }

    /// Starts the clock of a phase that has begun since the last look.
    fn follow(&mut self) {
        let phase = self.phase.get();
        if phase != self.seen {
            self.seen = phase;
            self.until = Instant::now() + if phase == HEADING { HEADER } else { IDLE };
        }
    }

    /// Whether the phase has taken too long; if not, wakes the connection in time to look again.
    fn is_late(&mut self, cx: &mut Context<'_>) -> bool {
        while self.reading.as_mut().poll(cx).is_ready() {
            let now = Instant::now();
            if now >= self.until {
                return true;
            }
            // The shortest limit: a phase that begins meanwhile must not be noticed too late.
            self.reading.as_mut().reset(self.until.min(now + HEADER));
        }
        false
    }

    fn write_outcome<T>(
        &mut self,
        cx: &mut Context<'_>,
        outcome: Poll<io::Result<T>>,
    ) -> Poll<io::Result<T>> {
        if outcome.is_ready() {
            self.stuck = false;
            return outcome;
        }
        if !self.stuck {
            self.stuck = true;
            self.writing.as_mut().reset(Instant::now() + IDLE);
        }
        if self.writing.as_mut().poll(cx).is_ready() {
            return Poll::Ready(Err(io::ErrorKind::TimedOut.into()));
        }
        Poll::Pending
    }
}

impl AsyncRead for Timed {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buf: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        self.follow();
        let before = buf.filled().len();
        let outcome = Pin::new(&mut self.stream).poll_read(cx, buf);
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
        if self.seen != WORKING && outcome.is_pending() && self.is_late(cx) {
            return Poll::Ready(Err(io::ErrorKind::TimedOut.into()));
        }
        outcome
    }
}

impl AsyncWrite for Timed {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, buf: &[u8]) -> Poll<io::Result<usize>> {
        let outcome = Pin::new(&mut self.stream).poll_write(cx, buf);
        self.write_outcome(cx, outcome)
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        let outcome = Pin::new(&mut self.stream).poll_flush(cx);
        self.write_outcome(cx, outcome)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(cx)
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
