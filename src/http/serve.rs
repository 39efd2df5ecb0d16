//! The server's loop: HTTP/1.1 with limits on time, and an end that finishes the requests under way (contract 1, 2). What
//! lies between a socket and HTTP is a [`Transport`].

use std::convert::Infallible;
use std::io;
use std::net::SocketAddr;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicU8, AtomicU64, Ordering};
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
use tokio::sync::watch;
use tokio::time::{Instant, Sleep, sleep_until, timeout_at};
use tower::ServiceExt as _;

/// A whole header must arrive within this.
const HEADER: Duration = Duration::from_secs(15);
/// A connection may say nothing for this long between requests, or take nothing of a reply.
const IDLE: Duration = Duration::from_secs(75);
/// How long requests under way may take when the server ends.
const LAST: Duration = Duration::from_secs(10);

/// What lies between a socket and HTTP, such as encryption.
pub trait Transport: Clone + Send + Sync + 'static {
    /// What HTTP is spoken over.
    type Stream: AsyncRead + AsyncWrite + Unpin + Send + 'static;

    /// Makes a connection ready for HTTP; none where it was for something else, and is over.
    fn open(&self, socket: TcpStream) -> impl Future<Output = io::Result<Option<Self::Stream>>> + Send;
}

/// Nothing between: HTTP over the socket itself.
#[derive(Debug, Clone, Copy)]
pub struct Plain;

impl Transport for Plain {
    type Stream = TcpStream;

    async fn open(&self, socket: TcpStream) -> io::Result<Option<TcpStream>> {
        Ok(Some(socket))
    }
}

/// Serves until `stop` is done; then no connection is taken and those under way are finished.
///
/// # Errors
/// None so far; accepting is tried again.
pub async fn serve(
    listener: TcpListener,
    transport: impl Transport,
    app: Router,
    stop: impl Future<Output = ()>,
) -> io::Result<()> {
    let graceful = GracefulShutdown::new();
    let (going_on, ends) = watch::channel(());
    let mut stop = std::pin::pin!(stop);
    loop {
        let (socket, peer) = tokio::select! {
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
        if let Err(cause) = socket.set_nodelay(true) {
            tracing::debug!(error = %cause, "no TCP_NODELAY");
        }
        let (transport, app, watcher, mut ends) =
            (transport.clone(), app.clone(), graceful.watcher(), ends.clone());
        tokio::spawn(async move {
            let made = Instant::now();
            let opened = tokio::select! {
                biased;
                opened = opened(&transport, socket, made, LIMITS) => opened,
                // No request is under way yet.
                _ = ends.changed() => return,
            };
            let outcome = match opened {
                Ok(Some(stream)) => watcher.watch(connection(stream, peer, made, app, LIMITS)).await,
                Ok(None) => return,
                Err(cause) => {
                    tracing::debug!(error = %cause, "a connection was not opened");
                    return;
                }
            };
            if let Err(cause) = outcome {
                tracing::debug!(error = %cause, "a connection ended early");
            }
        });
    }
    drop(listener);
    drop(going_on);
    tokio::select! {
        () = graceful.shutdown() => {}
        () = tokio::time::sleep(LAST) => tracing::warn!("requests under way took too long and were ended"),
    }
    Ok(())
}

/// Opens a connection within the time that its first header has, too.
async fn opened<T: Transport>(
    transport: &T,
    socket: TcpStream,
    made: Instant,
    limits: Limits,
) -> io::Result<Option<T::Stream>> {
    timeout_at(made + limits.header, transport.open(socket)).await?
}

fn connection<S: AsyncRead + AsyncWrite + Unpin + Send + 'static>(
    stream: S,
    peer: SocketAddr,
    made: Instant,
    app: Router,
    limits: Limits,
) -> http1::Connection<
    TokioIo<Timed<S>>,
    impl hyper::service::Service<
        Request<Incoming>,
        Response = axum::response::Response<Watched>,
        Error = Infallible,
        Future: Send,
    >,
> {
    let phase = Arc::new(Phase::new(made));
    let io = TokioIo::new(Timed::new(stream, Arc::clone(&phase), limits));
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

/// What a connection is doing, shared by its socket and its service, and since when it rests.
struct Phase {
    now: AtomicU8,
    made: Instant,
    rests_ms: AtomicU64,
}

impl Phase {
    fn new(made: Instant) -> Self {
        Self { now: AtomicU8::new(FRESH), made, rests_ms: AtomicU64::new(0) }
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
struct Limits {
    header: Duration,
    idle: Duration,
}

const LIMITS: Limits = Limits { header: HEADER, idle: IDLE };

/// A reply's body; when it is sent the connection rests.
struct Watched {
    body: Body,
    phase: Arc<Phase>,
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

/// A stream that gives up when a header or the next request takes too long. Its timer is set anew only when it
/// rings, so that a request costs no work on the runtime's timers.
struct Timed<S> {
    stream: S,
    phase: Arc<Phase>,
    limits: Limits,
    seen: u8,
    /// When the phase that was seen is over.
    until: Instant,
    reading: Pin<Box<Sleep>>,
    writing: Pin<Box<Sleep>>,
    stuck: bool,
}

impl<S> Timed<S> {
    fn new(stream: S, phase: Arc<Phase>, limits: Limits) -> Self {
        let first = phase.made + limits.header;
        Self {
            stream,
            phase,
            limits,
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
            self.stuck = false;
            return outcome;
        }
        if !self.stuck {
            self.stuck = true;
            self.writing.as_mut().reset(Instant::now() + self.limits.idle);
        }
        if self.writing.as_mut().poll(cx).is_ready() {
            return Poll::Ready(Err(io::ErrorKind::TimedOut.into()));
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

#[cfg(test)]
mod tests {
    use super::*;
    use axum::routing::get;
    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};

    /// A server of one route with short limits, and a connection to it.
    async fn connected() -> TcpStream {
        let listener = TcpListener::bind(("127.0.0.1", 0)).await.unwrap();
        let addr = listener.local_addr().unwrap();
        let limits = Limits { header: Duration::from_millis(200), idle: Duration::from_millis(600) };
        tokio::spawn(async move {
            let app = Router::new().route("/", get(|| async { "hello" }));
            let (stream, peer) = listener.accept().await.unwrap();
            let _ = connection(stream, peer, Instant::now(), app, limits).await;
        });
        TcpStream::connect(addr).await.unwrap()
    }

    async fn ask(stream: &mut TcpStream) {
        stream.write_all(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n").await.unwrap();
        let mut reply = vec![0; 4096];
        let mut text = String::new();
        while !text.ends_with("hello") {
            let n = stream.read(&mut reply).await.unwrap();
            assert_ne!(n, 0, "closed before its reply: {text}");
            text.push_str(&String::from_utf8_lossy(&reply[..n]));
        }
    }

    /// Waits until the other side closes; a server that never does so fails the test by its own bound.
    async fn closes(mut stream: TcpStream) {
        let mut rest = Vec::new();
        let ended = tokio::time::timeout(Duration::from_secs(20), stream.read_to_end(&mut rest)).await;
        assert!(ended.is_ok(), "the connection is still open");
    }

    #[tokio::test]
    async fn a_connection_that_rests_too_long_is_closed() {
        let mut stream = connected().await;
        ask(&mut stream).await;
        closes(stream).await;
    }

    #[tokio::test]
    async fn a_connection_that_asks_again_in_time_stays() {
        let mut stream = connected().await;
        for _ in 0..4 {
            ask(&mut stream).await;
            // Longer than a header may take, shorter than a connection may rest.
            tokio::time::sleep(Duration::from_millis(300)).await;
        }
        ask(&mut stream).await;
    }

    #[tokio::test]
    async fn a_silent_and_a_half_sent_header_are_closed() {
        closes(connected().await).await;
        let mut stream = connected().await;
        stream.write_all(b"GET / HTTP/1.1\r\nHo").await.unwrap();
        closes(stream).await;
    }

    /// A transport whose other side never says enough.
    #[derive(Clone)]
    struct Never;

    impl Transport for Never {
        type Stream = TcpStream;

        async fn open(&self, _socket: TcpStream) -> io::Result<Option<TcpStream>> {
            std::future::pending().await
        }
    }

    #[tokio::test]
    async fn a_connection_that_is_never_opened_is_given_up() {
        let listener = TcpListener::bind(("127.0.0.1", 0)).await.unwrap();
        let stream = TcpStream::connect(listener.local_addr().unwrap()).await.unwrap();
        let (socket, _) = listener.accept().await.unwrap();
        let limits = Limits { header: Duration::from_millis(200), idle: Duration::from_millis(600) };
        let outcome = opened(&Never, socket, Instant::now(), limits).await;
        assert_eq!(outcome.unwrap_err().kind(), io::ErrorKind::TimedOut);
        closes(stream).await;
    }

    #[tokio::test]
    async fn the_end_does_not_wait_for_connections_that_are_not_open() {
        let listener = TcpListener::bind(("127.0.0.1", 0)).await.unwrap();
        let addr = listener.local_addr().unwrap();
        let (stop, stopped) = tokio::sync::oneshot::channel::<()>();
        let serving = tokio::spawn(serve(listener, Never, Router::new(), async move {
            let _ = stopped.await;
        }));
        let stream = TcpStream::connect(addr).await.unwrap();
        tokio::time::sleep(Duration::from_millis(100)).await;
        stop.send(()).unwrap();
        // What the end waits for are requests, for as long as this.
        tokio::time::timeout(LAST, closes(stream)).await.unwrap();
        serving.await.unwrap().unwrap();
    }
}
