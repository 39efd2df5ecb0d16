//! The engine that runs the interface's script (`ui/src/entry-server.tsx`): `QuickJS`, with nothing of a browser or a
//! system but what is given here.
#![allow(unsafe_code, reason = "the engine trusts compiled scripts; it is given none but its own")]

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use anyhow::anyhow;
use rquickjs::{
    CatchResultExt as _, CaughtError, Context, Ctx, Function, Module, Object, Promise, Runtime, WriteOptions,
};
use unicode_segmentation::UnicodeSegmentation as _;

/// What a script may use, in bytes; the interface's uses about 8 MiB.
const MEMORY: usize = 96 * 1024 * 1024;
/// The script's stack, in bytes; the thread's is larger.
const STACK: usize = 4 * 1024 * 1024;
/// Garbage is looked for after so many new bytes: a page is drawn without.
const GARBAGE: usize = 8 * 1024 * 1024;

/// A loaded script.
pub(super) struct Engine {
    context: Context,
    runtime: Runtime,
    /// When the script under way is stopped, in milliseconds after `begun`; 0: never.
    stop: Arc<AtomicU64>,
    begun: Instant,
}

impl Engine {
    /// Loads a script that gives `haat.draw`. What remains of it is what runs: each of its functions would keep its own text
    /// besides, and those in it once more, which is a third of what the engine takes.
    ///
    /// # Errors
    /// What is wrong with it.
    pub(super) fn load(code: String) -> anyhow::Result<Self> {
        let compiled = compiled(code)?;
        let runtime = bounded()?;
        let (stop, begun) = (Arc::new(AtomicU64::new(0)), Instant::now());
        let at = Arc::clone(&stop);
        runtime.set_interrupt_handler(Some(Box::new(move || {
            let at = at.load(Ordering::Relaxed);
            at != 0 && since(begun) >= at
        })));
        let context = Context::full(&runtime)?;
        context.with(|ctx| {
            give(&ctx).and_then(|()| run(&ctx, &compiled)).catch(&ctx).map_err(|fault| told(&fault))
        })?;
        Ok(Self { context, runtime, stop, begun })
    }

    /// Draws a page; `until` it is stopped.
    ///
    /// # Errors
    /// What the script threw, or that it was stopped.
    pub(super) fn draw(&self, asked: &str, until: Instant) -> anyhow::Result<String> {
        let left = until.saturating_duration_since(self.begun).as_millis();
        self.stop.store(u64::try_from(left).unwrap_or(u64::MAX).max(1), Ordering::Relaxed);
        let drawn = self.context.with(|ctx| {
            let draw = || -> rquickjs::Result<String> {
                let haat: Object<'_> = ctx.globals().get("haat")?;
                let draw: Function<'_> = haat.get("draw")?;
                draw.call::<_, Promise<'_>>((asked,))?.finish()
            };
            draw().catch(&ctx).map_err(|fault| told(&fault))
        });
        self.stop.store(0, Ordering::Relaxed);
        drawn
    }

    /// Looks for garbage while nobody waits, and gives its memory back to the system.
    pub(super) fn rest(&self) {
        self.runtime.run_gc();
        crate::memory::give_back();
    }

    /// Whether it has the memory to go on.
    pub(super) fn is_usable(&self) -> bool {
        let used = usize::try_from(self.runtime.memory_usage().memory_used_size).unwrap_or(usize::MAX);
        used < MEMORY / 2
    }
}

fn bounded() -> rquickjs::Result<Runtime> {
    let runtime = Runtime::new()?;
    runtime.set_memory_limit(MEMORY);
    runtime.set_max_stack_size(STACK);
    runtime.set_gc_threshold(GARBAGE);
    Ok(runtime)
}

/// A script that makes `haat`, compiled without its text by a runtime of its own, so that nothing else of it remains.
fn compiled(code: String) -> anyhow::Result<Vec<u8>> {
    let module = code + "\nglobalThis.haat = haat;";
    let context = Context::full(&bounded()?)?;
    context.with(|ctx| {
        let without_text = WriteOptions { strip_source: true, ..WriteOptions::default() };
        Module::declare(ctx.clone(), "haat", module)
            .and_then(|module| module.write(without_text))
            .catch(&ctx)
            .map_err(|fault| told(&fault))
    })
}

fn run(ctx: &Ctx<'_>, compiled: &[u8]) -> rquickjs::Result<()> {
    // SAFETY: the same engine has just written it.
    let module = unsafe { Module::load(ctx.clone(), compiled) }?;
    module.eval()?.1.finish()
}

fn since(begun: Instant) -> u64 {
    u64::try_from(begun.elapsed().as_millis()).unwrap_or(u64::MAX)
}

fn told(fault: &CaughtError<'_>) -> anyhow::Error {
    anyhow!("{fault}")
}

/// What the script finds besides its own language.
fn give(ctx: &Ctx<'_>) -> rquickjs::Result<()> {
    let log = |text: String| tracing::warn!(text, "the interface says while a page is drawn");
    let letters = |text: String| text.graphemes(true).map(str::to_owned).collect::<Vec<_>>();
    let globals = ctx.globals();
    globals.set("haatLog", Function::new(ctx.clone(), log)?)?;
    globals.set("haatLetters", Function::new(ctx.clone(), letters)?)
}
