//! Pages drawn on the server by the interface itself: its own components, run by an engine inside the executable, so that
//! a page is written once. Whatever goes wrong with a drawing costs no page: it goes out without one, with its head and
//! its data, and the browser draws it.

mod engine;
mod packed;
#[cfg(test)]
mod tests;

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{Receiver, SyncSender, TrySendError, sync_channel};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use anyhow::Context as _;
use moka::sync::Cache;
use sha2::{Digest, Sha256};
use tokio::sync::oneshot;

use engine::Engine;
use packed::Packed;

/// How many drawings may wait.
const QUEUE: usize = 64;
/// A page that is not drawn by then goes out without its drawing.
const PATIENCE: Duration = Duration::from_secs(2);
/// After so long without a page the engine tidies up.
const PAUSE: Duration = Duration::from_secs(1);
/// The thread's stack: the components of a page call each other deeply.
const STACK: usize = 8 * 1024 * 1024;
/// Bytes of drawings that are kept: about 400 of them.
const ROOM: u64 = 3 * 1024 * 1024;

/// What a page is drawn from: of the same, the same HTML is drawn.
#[derive(Debug, Clone, Copy)]
pub struct Asked<'a> {
    /// Path and query, as in the address.
    pub location: &'a str,
    /// The code of a language, as pages name it.
    pub language: &'static str,
    /// The public address of the shop.
    pub origin: &'a str,
    /// The answers that the page has with it: a JSON object, by the address of their calls.
    pub data: &'a str,
}

impl Asked<'_> {
    fn json(&self) -> String {
        let text = |text: &str| serde_json::Value::from(text).to_string();
        format!(
            r#"{{"location":{},"language":{},"origin":{},"data":{}}}"#,
            text(self.location),
            text(self.language),
            text(self.origin),
            self.data
        )
    }

    /// What tells two drawings apart. View counts do not: they change with every look (the interface lets them differ).
    fn key(&self) -> [u8; 32] {
        let mut hash = Sha256::new();
        for part in [self.location, self.language, self.origin] {
            hash.update((part.len() as u64).to_le_bytes());
            hash.update(part);
        }
        let mut rest = self.data;
        while let Some(at) = rest.find(VIEWS) {
            let (before, count) = rest.split_at(at + VIEWS.len());
            hash.update(before);
            rest = count.trim_start_matches(|c: char| c.is_ascii_digit());
        }
        hash.update(rest);
        hash.finalize().into()
    }
}

const VIEWS: &str = "\"views\":";

/// A page to be drawn.
struct Job {
    asked: String,
    until: Instant,
    answer: oneshot::Sender<String>,
}

/// The interface's script for the server, where it was built.
pub type Script = fn() -> Option<String>;

/// Draws pages, one at a time, on a thread that begins with the first of them.
pub struct Renderer {
    script: Option<Script>,
    jobs: Mutex<Option<SyncSender<Job>>>,
    kept: Cache<[u8; 32], Packed>,
}

impl Renderer {
    /// A renderer that runs a script, or one that draws nothing.
    #[must_use]
    pub fn new(script: Option<Script>) -> Self {
        let kept = Cache::builder()
            .max_capacity(ROOM)
            .weigher(|_, html: &Packed| u32::try_from(html.len() + 256).unwrap_or(u32::MAX))
            .build();
        Self { script, jobs: Mutex::default(), kept }
    }

    /// Whether pages are drawn here at all.
    pub fn draws(&self) -> bool {
        self.script.is_some()
    }

    /// The HTML of a page's `#root`; nothing where it is not drawn here, not in time, or not without a fault.
    pub async fn draw(&self, asked: Asked<'_>) -> Option<String> {
        let script = self.script?;
        let key = asked.key();
        if let Some(html) = self.kept.get(&key).and_then(|kept| kept.text()) {
            return Some(html);
        }
        let (answer, drawn) = oneshot::channel();
        let until = Instant::now() + PATIENCE;
        self.send(Job { asked: asked.json(), until, answer }, script)?;
        let html = tokio::time::timeout(PATIENCE, drawn).await.ok()?.ok()?;
        if let Some(packed) = Packed::of(&html) {
            self.kept.insert(key, packed);
        }
        Some(html)
    }

    /// Hands a page to the thread, which is started where there is none. Nothing where too many wait.
    fn send(&self, job: Job, script: Script) -> Option<()> {
        let mut jobs = self.jobs.lock().unwrap_or_else(PoisonError::into_inner);
        let queue = match &*jobs {
            Some(queue) => queue,
            None => jobs.insert(begin(script)?),
        };
        match queue.try_send(job) {
            Ok(()) => Some(()),
            Err(TrySendError::Full(_)) => None,
            Err(TrySendError::Disconnected(_)) => {
                // The next page starts another thread.
                *jobs = None;
                None
            }
        }
    }
}

fn begin(script: Script) -> Option<SyncSender<Job>> {
    let (jobs, queue) = sync_channel(QUEUE);
    let thread = std::thread::Builder::new().name("haat-render".into()).stack_size(STACK);
    thread
        .spawn(move || work(script, &queue))
        .inspect_err(|cause| tracing::error!(error = %cause, "pages cannot be drawn"))
        .ok()?;
    Some(jobs)
}

/// Draws what comes until nobody can ask any more. A page that fails is left out; an engine that hangs is replaced.
fn work(script: Script, queue: &Receiver<Job>) {
    let mut engine: Option<Engine> = None;
    loop {
        let next = match &engine {
            Some(running) => queue.recv_timeout(PAUSE).or_else(|_| {
                running.rest();
                queue.recv()
            }),
            None => queue.recv(),
        };
        let Ok(Job { asked, until, answer }) = next else { return };
        if Instant::now() >= until {
            continue;
        }
        let running = engine.take();
        let drawn = catch_unwind(AssertUnwindSafe(|| -> anyhow::Result<_> {
            let running = match running {
                Some(running) => running,
                None => Engine::load(script().context("there is none")?)?,
            };
            let html = running.draw(&asked, until);
            Ok((running, html))
        }));
        match drawn {
            Ok(Ok((running, html))) => {
                match html {
                    // Who asked may have gone on without it.
                    Ok(html) => drop(answer.send(html)),
                    Err(cause) => {
                        tracing::error!(error = %cause, page = asked.get(..120), "a page is not drawn");
                    }
                }
                // One that was stopped half-way is not used again.
                engine = Some(running).filter(|engine| Instant::now() < until && engine.is_usable());
            }
            Ok(Err(cause)) => tracing::error!(error = %cause, "the interface's script cannot be loaded"),
            Err(_) => tracing::error!("the engine that draws pages panicked; another one takes its place"),
        }
    }
}
