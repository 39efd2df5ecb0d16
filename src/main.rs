//! Boot and the command line of `haat` (contract 1).

mod commands;

use std::io::Write as _;
use std::process::ExitCode;
use std::time::Duration;

use anyhow::bail;
use clap::Parser as _;
use haat::clock::Clock;
use haat::config::{self, BadConfig, Cli, Command, Mail, Options, Origin};
use haat::health::recent::Recent;
use haat::state::{AppState, Setup};
use haat::{data_folder, demo, router, upkeep, vocabulary};
use tracing_subscriber::layer::SubscriberExt as _;
use tracing_subscriber::util::SubscriberInitExt as _;

use commands::admin::admin;
use commands::archive::{check, restore, rollback, save};
use commands::serve::serve;
use commands::{say, tell};

#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    data_folder::make_private_from_now_on();
    let cli = Cli::parse();
    if let Err(cause) = log() {
        return refuse(&cause);
    }
    let outcome = match cli.command.unwrap_or(Command::Serve) {
        Command::Serve => match cli.options.check() {
            Ok(config) => run(serve(config, cli.options.mails_to_files())),
            Err(cause) => return refuse(&cause),
        },
        Command::Demo { force_append } => run(fill(cli.options, force_append)),
        Command::Admin(command) => admin(&cli.options.data(), command),
        Command::Backup { file, force } => save(&cli.options.data(), &file, force),
        Command::Restore { file } => restore(&cli.options.data(), &file),
        Command::Rollback { yes } => rollback(&cli.options.data(), yes),
        Command::Check => check(&cli.options.data()),
        Command::Openapi => openapi(),
        Command::Vocabulary { part } => print(&vocabulary::of(part)),
    };
    match outcome {
        Ok(code) => code,
        Err(cause) => {
            if let Some(bad) = cause.downcast_ref::<BadConfig>() {
                return refuse(bad);
            }
            say(&format!("haat: {cause:#}"));
            ExitCode::FAILURE
        }
    }
}

/// Bad configuration: one line that names the variable, and exit status 2.
fn refuse(cause: &BadConfig) -> ExitCode {
    say(&format!("haat: {cause}"));
    ExitCode::from(2)
}

fn log() -> Result<(), BadConfig> {
    let filter = config::log_filter()?;
    let colours = std::io::IsTerminal::is_terminal(&std::io::stderr());
    let lines =
        tracing_subscriber::fmt().with_env_filter(filter).with_ansi(colours).with_writer(std::io::stderr);
    if config::log_format()? {
        lines.json().finish().with(Recent).init();
    } else {
        lines.with_target(false).finish().with(Recent).init();
    }
    Ok(())
}

/// Threads for what may wait: reading the database, compressing, pictures.
const BLOCKING_THREADS: usize = 32;

fn run(work: impl Future<Output = anyhow::Result<ExitCode>>) -> anyhow::Result<ExitCode> {
    // Every thread keeps memory of its own: few of them, and not for long.
    let mut threads = tokio::runtime::Builder::new_multi_thread();
    threads.max_blocking_threads(BLOCKING_THREADS).thread_keep_alive(Duration::from_secs(1));
    threads.enable_all().build()?.block_on(work)
}

async fn fill(options: Options, force: bool) -> anyhow::Result<ExitCode> {
    let data = options.data();
    let _lock = data_folder::lock(&data)?;
    let origin = Origin::of_addr(([127, 0, 0, 1], 8080).into());
    let setup = Setup {
        data,
        origin,
        trusted_proxies: Vec::new(),
        rate_limits: true,
        mail: Mail::default(),
        draw: None,
        backup_at: None,
    };
    let state = AppState::open(setup, Clock::default())?;
    if !force && !demo::is_empty(&state)? {
        bail!("the shop is not empty; --force-append adds the demo catalogue all the same");
    }
    let added = demo::fill(&state).await?;
    tell(&format!("added {} products and {} blog posts", added.products, added.blogs))?;
    upkeep::finish(state).await;
    Ok(ExitCode::SUCCESS)
}

fn openapi() -> anyhow::Result<ExitCode> {
    print(&router::document()?)
}

fn print(text: &str) -> anyhow::Result<ExitCode> {
    std::io::stdout().lock().write_all(text.as_bytes())?;
    Ok(ExitCode::SUCCESS)
}
