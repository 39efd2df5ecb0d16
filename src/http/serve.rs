//! The server's loop: HTTP/1.1 with limits on time, and an end that finishes the requests under way (contract 1, 2). What
//! lies between a socket and HTTP is a [`Transport`].

use std::convert::Infallible;
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::{ConnectInfo, Request};
use bytes::Bytes;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::TokioIo;
use tokio::io::{AsyncRead, AsyncReadExt as _, AsyncWrite, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{mpsc, watch};
use tokio::time::{Instant, sleep_until, timeout, timeout_at};
use tower::ServiceExt as _;

use super::timed::{Limits, Phase, Timed, Watched};

/// How long the phases of a connection may take.
const LIMITS: Limits =
    Limits { header: Duration::from_secs(15), idle: Duration::from_secs(75), fold: Duration::from_secs(2) };
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
    let (going_on, ends) = watch::channel(());
    // Each connection holds one end: when the other says that there is none left, all are over.
    let (alive, mut all) = mpsc::channel::<()>(1);
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
        let (transport, app, alive, mut ends) = (transport.clone(), app.clone(), alive.clone(), ends.clone());
        tokio::spawn(async move {
            let _alive = alive;
            let made = Instant::now();
            let opened = tokio::select! {
                biased;
                opened = opened(&transport, socket, made, LIMITS) => opened,
                // No request is under way yet.
                _ = ends.changed() => return,
            };
            let outcome = match opened {
                Ok(Some(stream)) => converse(stream, peer, made, app, LIMITS, ends).await,
                Ok(None) => return,
                Err(cause) => Err(cause.into()),
            };
            if let Err(cause) = outcome {
                tracing::debug!(error = format!("{cause:#}"), "a connection ended early");
            }
        });
    }
    drop(listener);
    drop((going_on, alive));
    if timeout(LAST, all.recv()).await.is_err() {
        tracing::warn!("requests under way took too long and were ended");
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
    // Boxed: what it takes to open a connection is not kept as long as the connection.
    timeout_at(made + limits.header, Box::pin(transport.open(socket))).await?
}

/// Speaks HTTP over a connection until it is over. Between requests it keeps nothing but the stream, so that ten thousand
/// phones that keep their connections take little memory.
async fn converse<S: AsyncRead + AsyncWrite + Unpin + Send + 'static>(
    mut stream: S,
    peer: SocketAddr,
    made: Instant,
    app: Router,
    limits: Limits,
    mut ends: watch::Receiver<()>,
) -> anyhow::Result<()> {
    let mut until = made + limits.header;
    // The time of the first header runs from the connection's start, that of another from its first byte.
    let mut first_begins = Some(made);
    loop {
        let mut first = [0; 64];
        let count = tokio::select! {
            biased;
            read = timeout_at(until, stream.read(&mut first)) => read??,
            _ = ends.changed() => 0,
        };
        if count == 0 {
            // Whoever is there has as long for the goodbye as for a header.
            timeout(limits.header, stream.shutdown()).await??;
            return Ok(());
        }
        let ahead = Bytes::copy_from_slice(&first[..count]);
        let begun = first_begins.take().unwrap_or_else(Instant::now);
        let Some((rest, since)) = speak(ahead, stream, (peer, begun), &app, limits, &mut ends).await? else {
            return Ok(());
        };
        stream = rest;
        until = since + limits.idle;
    }
}

/// Answers requests until the connection is over, or rests: then it is given back, with the time since when.
async fn speak<S: AsyncRead + AsyncWrite + Unpin + Send + 'static>(
    ahead: Bytes,
    stream: S,
    (peer, begun): (SocketAddr, Instant),
    app: &Router,
    limits: Limits,
    ends: &mut watch::Receiver<()>,
) -> anyhow::Result<Option<(S, Instant)>> {
    let phase = Arc::new(Phase::new(begun));
    let mut http = Box::new(connection(ahead, stream, peer, Arc::clone(&phase), app.clone(), limits));
    let mut look = std::pin::pin!(sleep_until(Instant::now() + limits.fold));
    let mut ending = false;
    let since = loop {
        tokio::select! {
            biased;
            outcome = &mut http => {
                outcome?;
                return Ok(None);
            }
            _ = ends.changed(), if !ending => {
                Pin::new(&mut *http).graceful_shutdown();
                ending = true;
            }
            () = &mut look, if !ending => {
                let now = Instant::now();
                if let Some(since) = phase.resting().filter(|since| now >= *since + limits.fold) {
                    break since;
                }
                look.as_mut().reset(now + limits.fold);
            }
        }
    };
    let parts = http.into_parts();
    // Nothing was read that was not answered, or the connection would not rest.
    let stream = parts.io.into_inner().into_stream().filter(|_| parts.read_buf.is_empty());
    Ok(stream.map(|stream| (stream, since)))
}

fn connection<S: AsyncRead + AsyncWrite + Unpin + Send + 'static>(
    ahead: Bytes,
    stream: S,
    peer: SocketAddr,
    phase: Arc<Phase>,
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
    let io = TokioIo::new(Timed::new(ahead, stream, Arc::clone(&phase), limits));
    let service = service_fn(move |request: Request<Incoming>| {
        phase.works();
        let phase = Arc::clone(&phase);
        let app = app.clone();
        let mut request = request.map(Body::new);
        request.extensions_mut().insert(ConnectInfo(peer));
        async move {
            let reply = app.oneshot(request).await?;
            Ok::<_, Infallible>(reply.map(|body| Watched::new(body, phase)))
        }
    });
    http1::Builder::new().max_buf_size(64 * 1024).serve_connection(io, service)
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::routing::get;

    /// A server of one route with short limits, and a connection to it.
    async fn connected() -> TcpStream {
        connected_with(LONG_FOLD).await
    }

    /// Longer than any test: the connection keeps what it takes to speak HTTP.
    const LONG_FOLD: Duration = Duration::from_mins(5);

    async fn connected_with(fold: Duration) -> TcpStream {
        let listener = TcpListener::bind(("127.0.0.1", 0)).await.unwrap();
        let addr = listener.local_addr().unwrap();
        let limits = Limits { header: Duration::from_millis(200), idle: Duration::from_millis(600), fold };
        tokio::spawn(async move {
            let (_going_on, ends) = watch::channel(());
            let app = Router::new().route("/", get(|| async { "hello" }));
            let (stream, peer) = listener.accept().await.unwrap();
            let _ = converse(stream, peer, Instant::now(), app, limits, ends).await;
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

    #[tokio::test]
    async fn a_connection_that_was_folded_speaks_on_and_has_the_same_limits() {
        let fold = Duration::from_millis(30);
        let mut stream = connected_with(fold).await;
        for _ in 0..4 {
            ask(&mut stream).await;
            tokio::time::sleep(Duration::from_millis(200)).await;
        }
        // Two requests at once, and one in parts.
        stream
            .write_all(b"GET / HTTP/1.1\r\nHost: x\r\n\r\nGET / HTTP/1.1\r\nHost: x\r\n\r\n")
            .await
            .unwrap();
        let mut replies = String::new();
        while replies.matches("hello").count() < 2 {
            let mut part = vec![0; 4096];
            let n = stream.read(&mut part).await.unwrap();
            assert_ne!(n, 0, "closed before its replies: {replies}");
            replies.push_str(&String::from_utf8_lossy(&part[..n]));
        }
        tokio::time::sleep(Duration::from_millis(200)).await;
        // The time of a header runs from its first byte, though the connection rested for longer than that.
        tokio::time::sleep(Duration::from_millis(150)).await;
        stream.write_all(b"GET / HT").await.unwrap();
        tokio::time::sleep(Duration::from_millis(60)).await;
        stream.write_all(b"TP/1.1\r\nHost: x\r\n\r\n").await.unwrap();
        let mut part = vec![0; 4096];
        let n = stream.read(&mut part).await.unwrap();
        assert!(String::from_utf8_lossy(&part[..n]).ends_with("hello"), "a header in two parts is answered");
        tokio::time::sleep(Duration::from_millis(200)).await;
        stream.write_all(b"GET / HT").await.unwrap();
        tokio::time::sleep(Duration::from_millis(60)).await;
        stream.write_all(b"TP/1.1\r\nHo").await.unwrap();
        closes(stream).await;
        let mut stream = connected_with(fold).await;
        ask(&mut stream).await;
        closes(stream).await;
    }

    #[tokio::test]
    async fn the_end_closes_connections_that_rest() {
        let listener = TcpListener::bind(("127.0.0.1", 0)).await.unwrap();
        let addr = listener.local_addr().unwrap();
        let (stop, stopped) = tokio::sync::oneshot::channel::<()>();
        let app = Router::new().route("/", get(|| async { "hello" }));
        let serving = tokio::spawn(serve(listener, Plain, app, async move {
            let _ = stopped.await;
        }));
        let mut streams = [TcpStream::connect(addr).await.unwrap(), TcpStream::connect(addr).await.unwrap()];
        ask(&mut streams[0]).await;
        stop.send(()).unwrap();
        for stream in streams {
            closes(stream).await;
        }
        serving.await.unwrap().unwrap();
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
        let limits =
            Limits { header: Duration::from_millis(200), idle: Duration::from_millis(600), fold: LONG_FOLD };
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
