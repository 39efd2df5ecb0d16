//! How a request's body is read: not too slowly, and to its end even where the answer is known before, so that a
//! browser that is still sending sees the answer (contract 2).

use std::pin::Pin;
use std::sync::{Arc, Mutex, PoisonError};
use std::task::{Context, Poll};
use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::extract::Request;
use axum::http::{HeaderValue, header};
use axum::middleware::Next;
use axum::response::Response;
use http_body_util::BodyExt;
use hyper::body::{Body as HttpBody, Frame, SizeHint};
use tokio::time::{Instant, Sleep, sleep};

/// A body that brings less than this in [`WINDOW`] is given up: 1 KiB/s averaged over 30 s.
const LEAST: usize = 30 * 1024;
const WINDOW: Duration = Duration::from_secs(30);
/// What is read of a body that no handler wanted: the largest form, and a little.
const MOST_DRAINED: usize = 65 * 1024 * 1024;

/// Lets the handler read the body, then reads what it left.
pub async fn read_to_the_end(request: Request, next: Next) -> Response {
    let (parts, body) = request.into_parts();
    if body.is_end_stream() {
        return next.run(Request::from_parts(parts, body)).await;
    }
    let shared = Arc::new(Mutex::new(Paced::new(body)));
    let lent = Body::new(Lent(Arc::clone(&shared)));
    let mut reply = next.run(Request::from_parts(parts, lent)).await;
    let mut rest = Lent(shared);
    let mut drained = 0;
    while !rest.is_end_stream() {
        match rest.frame().await {
            Some(Ok(frame)) => drained += frame.data_ref().map_or(0, Bytes::len),
            None => break,
            Some(Err(_)) => drained = MOST_DRAINED + 1,
        }
        if drained > MOST_DRAINED {
            reply.headers_mut().insert(header::CONNECTION, HeaderValue::from_static("close"));
            break;
        }
    }
    reply
}

/// The one body, lent to the handler and taken back afterwards.
struct Lent(Arc<Mutex<Paced>>);

impl HttpBody for Lent {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        self: Pin<&mut Self>,
        cx: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).poll(cx)
    }

    fn is_end_stream(&self) -> bool {
        let paced = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        paced.failed || paced.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).body.size_hint()
    }
}

struct Paced {
    body: Body,
    received: usize,
    window: Duration,
    least: usize,
    timer: Pin<Box<Sleep>>,
    failed: bool,
}

impl Paced {
    fn new(body: Body) -> Self {
        Self::with(body, WINDOW, LEAST)
    }

    fn with(body: Body, window: Duration, least: usize) -> Self {
        Self { body, received: 0, window, least, timer: Box::pin(sleep(window)), failed: false }
    }

    fn poll(&mut self, cx: &mut Context<'_>) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        if self.failed {
            return Poll::Ready(None);
        }
        match Pin::new(&mut self.body).poll_frame(cx) {
            Poll::Ready(Some(Ok(frame))) => {
                self.received += frame.data_ref().map_or(0, Bytes::len);
                if self.timer.is_elapsed() && !self.next_window() {
                    return self.give_up();
                }
                Poll::Ready(Some(Ok(frame)))
            }
            Poll::Ready(Some(Err(cause))) => {
                self.failed = true;
                Poll::Ready(Some(Err(cause)))
            }
            Poll::Ready(None) => Poll::Ready(None),
            Poll::Pending => {
                while self.timer.as_mut().poll(cx).is_ready() {
                    if !self.next_window() {
                        return self.give_up();
                    }
                }
                Poll::Pending
            }
        }
    }

    /// Whether the last window brought enough; starts the next one.
    fn next_window(&mut self) -> bool {
        let enough = self.received >= self.least;
        self.received = 0;
        self.timer.as_mut().reset(Instant::now() + self.window);
        enough
    }

    fn give_up(&mut self) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        self.failed = true;
        Poll::Ready(Some(Err(axum::Error::new("the body came too slowly"))))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use futures_util::stream;

    fn paced(bytes: usize, times: usize) -> Lent {
        let parts = stream::unfold(0, move |n| async move {
            tokio::time::sleep(Duration::from_millis(10)).await;
            (n < times).then(|| (Ok::<_, std::io::Error>(Bytes::from(vec![0; bytes])), n + 1))
        });
        let paced = Paced::with(Body::from_stream(parts), Duration::from_millis(200), 100);
        Lent(Arc::new(Mutex::new(paced)))
    }

    #[tokio::test]
    async fn a_trickling_body_is_given_up() {
        let outcome = Body::new(paced(1, 2000)).collect().await;
        assert!(outcome.is_err());
    }

    #[tokio::test]
    async fn a_slow_but_steady_body_arrives() {
        let all = Body::new(paced(100, 60)).collect().await.unwrap();
        assert_eq!(all.to_bytes().len(), 6000);
    }
}
