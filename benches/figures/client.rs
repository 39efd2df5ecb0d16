//! The load: keep-alive connections of HTTP/1.1, each with one request under way at a time.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use anyhow::{Context as _, Result, bail};
use memchr::memmem;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep_until};

/// The n-th request of a load, ready for the wire.
pub type Requests = Arc<dyn Fn(u64) -> Vec<u8> + Send + Sync>;

/// A GET, ready for the wire.
pub fn get(path: &str) -> Vec<u8> {
    get_as(path, "")
}

/// A GET with headers that say who is asking, ready for the wire.
pub fn get_as(path: &str, headers: &str) -> Vec<u8> {
    format!("GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept: application/json\r\n{headers}\r\n")
        .into_bytes()
}

/// A POST, ready for the wire.
pub fn post(path: &str, headers: &str, body: &[u8]) -> Vec<u8> {
    with_body("POST", path, headers, body)
}

/// A PATCH, ready for the wire.
pub fn patch(path: &str, headers: &str, body: &[u8]) -> Vec<u8> {
    with_body("PATCH", path, headers, body)
}

fn with_body(method: &str, path: &str, headers: &str, body: &[u8]) -> Vec<u8> {
    let length = body.len();
    let head =
        format!("{method} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: {length}\r\n{headers}\r\n");
    [head.as_bytes(), body].concat()
}

/// A connection that is kept.
pub struct Connection {
    stream: TcpStream,
    reply: Vec<u8>,
}

impl Connection {
    /// Connects.
    pub async fn open(addr: SocketAddr) -> Result<Self> {
        let stream = TcpStream::connect(addr).await?;
        stream.set_nodelay(true)?;
        Ok(Self { stream, reply: Vec::with_capacity(64 * 1024) })
    }

    /// Sends a request and reads the whole reply, which must be a 2xx; answers its head and body.
    pub async fn ask(&mut self, request: &[u8]) -> Result<(&str, &[u8])> {
        self.stream.write_all(request).await?;
        self.reply.clear();
        let (head, total) = loop {
            self.more().await?;
            if let Some(end) = memmem::find(&self.reply, b"\r\n\r\n") {
                let head = std::str::from_utf8(&self.reply[..end])?;
                if !head.starts_with("HTTP/1.1 2") {
                    bail!("answered {}", head.lines().next().unwrap_or_default());
                }
                break (end, end + 4 + length(head)?);
            }
        };
        while self.reply.len() < total {
            self.more().await?;
        }
        Ok((std::str::from_utf8(&self.reply[..head])?, &self.reply[head + 4..total]))
    }

    async fn more(&mut self) -> Result<()> {
        match self.stream.read_buf(&mut self.reply).await? {
            0 => bail!("the server closed the connection"),
            _ => Ok(()),
        }
    }
}

/// The value of a header.
pub fn header<'a>(head: &'a str, name: &str) -> Option<&'a str> {
    head.lines().skip(1).find_map(|line| {
        let (found, value) = line.split_once(':')?;
        found.eq_ignore_ascii_case(name).then(|| value.trim())
    })
}

fn length(head: &str) -> Result<usize> {
    header(head, "content-length")
        .context("a reply without Content-Length")?
        .parse()
        .context("Content-Length")
}

/// One reply's body.
pub async fn fetch(addr: SocketAddr, path: &str) -> Result<Vec<u8>> {
    Ok(Connection::open(addr).await?.ask(&get(path)).await?.1.to_vec())
}

/// Requests a second of some connections, each as fast as it is answered.
pub async fn throughput(
    addr: SocketAddr,
    connections: usize,
    time: Duration,
    requests: &Requests,
    next: &Arc<AtomicU64>,
) -> Result<f64> {
    let mut open = Vec::new();
    for _ in 0..connections {
        open.push(Connection::open(addr).await?);
    }
    let begin = Instant::now();
    let mut tasks = JoinSet::new();
    for mut connection in open {
        let (requests, next) = (Arc::clone(requests), Arc::clone(next));
        tasks.spawn(async move {
            let mut done = 0_u32;
            while begin.elapsed() < time {
                let request = requests(next.fetch_add(1, Ordering::Relaxed));
                connection.ask(&request).await?;
                done += 1;
            }
            Ok::<_, anyhow::Error>(done)
        });
    }
    let mut done = 0.0;
    while let Some(outcome) = tasks.join_next().await {
        done += f64::from(outcome??);
    }
    Ok(done / begin.elapsed().as_secs_f64())
}

/// How long each reply took under a fixed load of so many requests a second, spread over some connections.
pub async fn latencies(
    addr: SocketAddr,
    connections: u32,
    rate: u32,
    time: Duration,
    requests: &Requests,
    next: &Arc<AtomicU64>,
) -> Result<Vec<Duration>> {
    let step = Duration::from_secs(1) * connections / rate;
    let begin = Instant::now() + Duration::from_millis(50);
    let mut tasks = JoinSet::new();
    for n in 0..connections {
        let mut connection = Connection::open(addr).await?;
        let (requests, next) = (Arc::clone(requests), Arc::clone(next));
        tasks.spawn(async move {
            let mut all = Vec::new();
            let mut at = begin + Duration::from_secs(1) * n / rate;
            while at < begin + time {
                sleep_until(at).await;
                let request = requests(next.fetch_add(1, Ordering::Relaxed));
                let sent = Instant::now();
                connection.ask(&request).await?;
                all.push(sent.elapsed());
                at += step;
            }
            Ok::<_, anyhow::Error>(all)
        });
    }
    let mut all = Vec::new();
    while let Some(outcome) = tasks.join_next().await {
        all.extend(outcome??);
    }
    Ok(all)
}
