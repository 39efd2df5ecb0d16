//! Boot and the command line of `haat` (contract 1).

use std::fs::File;
use std::io::Write as _;
use std::net::SocketAddr;
use std::path::Path;
use std::process::ExitCode;
use std::time::Duration;

use anyhow::{Context as _, bail};
use clap::Parser as _;
use haat::audit::{self, Note};
use haat::auth::store::{self as accounts, AccountKind, AdminRow};
use haat::auth::{admins, login_guard, password};
use haat::clock::Clock;
use haat::config::{self, AdminCommand, BadConfig, Cli, Command, Config, Https, Mail, Options, Origin};
use haat::db::upgrade::Age;
use haat::health::metrics;
use haat::health::recent::Recent;
use haat::http::serve::Plain;
use haat::second_factor::seal::KEY_FILE;
use haat::state::{AppState, Setup};
use haat::{backup, data_folder, db, demo, second_factor, upkeep, validate};
use haat::{http, router, tls, vocabulary};
use rusqlite::{Connection, TransactionBehavior};
use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
use serde_json::{Value, json};
use tokio::net::TcpListener;
use tokio::signal::unix::{SignalKind, signal};
use tracing_subscriber::layer::SubscriberExt as _;
use tracing_subscriber::util::SubscriberInitExt as _;

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

fn say(line: &str) {
    let _ = writeln!(std::io::stderr(), "{line}");
}

fn tell(line: &str) -> anyhow::Result<()> {
    let mut out = std::io::stdout().lock();
    writeln!(out, "{line}")?;
    out.flush()?;
    Ok(())
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

/// Connections that are held open; systems begin with 1,024 for a process, and let it ask for more.
const OPEN_FILES: u64 = 65_536;

/// Each connection is a file: a shop link that goes around opens more than the usual limit allows.
fn allow_many_connections() {
    let limit = getrlimit(Resource::Nofile);
    let wanted = limit.maximum.map_or(OPEN_FILES, |most| most.min(OPEN_FILES));
    if limit.current.is_some_and(|now| now < wanted) {
        let raised = setrlimit(Resource::Nofile, Rlimit { current: Some(wanted), maximum: limit.maximum });
        if let Err(cause) = raised {
            tracing::warn!(error = %cause, "no more connections than usual can be held open");
        }
    }
}

fn run(work: impl Future<Output = anyhow::Result<ExitCode>>) -> anyhow::Result<ExitCode> {
    // Every thread keeps memory of its own: few of them, and not for long.
    let mut threads = tokio::runtime::Builder::new_multi_thread();
    threads.max_blocking_threads(BLOCKING_THREADS).thread_keep_alive(Duration::from_secs(1));
    threads.enable_all().build()?.block_on(work)
}

async fn serve(config: Config, mails_to_files: bool) -> anyhow::Result<ExitCode> {
    allow_many_connections();
    let _lock = data_folder::lock(&config.data)?;
    backup::restore::refuse_cut_off(&config.data)?;
    let metrics = match config.metrics_addr {
        None => None,
        Some(addr) => Some(TcpListener::bind(addr).await.map_err(|cause| {
            BadConfig::new("HAAT_METRICS_ADDR", format!("{addr} cannot be listened on: {cause}"))
        })?),
    };
    let door = Door::open(&config).await?;
    let addr = door.addr()?;
    let setup = Setup {
        data: config.data,
        origin: config.origin.unwrap_or_else(|| Origin::of_addr(addr)),
        trusted_proxies: config.trusted_proxies,
        rate_limits: config.rate_limits,
        draw: config.render.then_some(haat::site::assets::drawing as fn() -> Option<String>),
        mail: config.mail,
        backup_at: config.backup_at,
    };
    let state = AppState::open(setup, Clock::default())?;
    if let Some((email, password)) = config.first_admin {
        make_first_admin(&state, &email, &password)?;
    }
    if config.demo && demo::is_empty(&state)? {
        demo::fill(&state).await.context("the demo catalogue could not be added")?;
    }
    if !state.db.read_now(accounts::any_admin)? {
        tracing::warn!("there is no admin yet: make one with `haat admin add --email … --name …`");
    }
    if mails_to_files {
        tracing::warn!("HAAT_SMTP_URL is not set: mails are written to {}/outbox", state.data.display());
    }
    let mut terminate = signal(SignalKind::terminate())?;
    let mut interrupt = signal(SignalKind::interrupt())?;
    let stop = async move {
        tokio::select! { _ = terminate.recv() => {}, _ = interrupt.recv() => {} }
        tracing::info!("ending: requests under way are finished");
    };
    let app = router::app(state.clone());
    let upkeep = tokio::spawn(upkeep::run(state.clone()));
    if let Some(listener) = metrics {
        let addr = listener.local_addr()?;
        tracing::info!("metrics are told at http://{addr}/metrics");
        if !addr.ip().is_loopback() {
            tracing::warn!(
                "the metrics are told to whoever reaches {addr}: see that only your own machines do"
            );
        }
        let app = metrics::app(state.clone());
        tokio::spawn(http::serve::serve(listener, Plain, app, std::future::pending()));
    }
    haat::memory::give_back();
    match door {
        Door::Http(listener) => {
            tell(&format!("listening on http://{addr}"))?;
            http::serve::serve(listener, Plain, app, stop).await?;
        }
        Door::Https(listeners, https) => {
            let site = tls::Site {
                app,
                origin: state.origin.clone(),
                status: state.certificate.clone(),
                clock: state.clock.clone(),
            };
            let server = tls::Server::open(listeners, *https, &state.data, site)?;
            tell(&format!("listening on https://{addr}"))?;
            server.run(stop).await?;
        }
    }
    upkeep.abort();
    upkeep::finish(state).await;
    Ok(ExitCode::SUCCESS)
}

/// Where shoppers come in.
enum Door {
    /// Through http, with a web server in front or on this machine alone.
    Http(TcpListener),
    /// Through https, by the shop itself.
    Https(tls::Listeners, Box<Https>),
}

impl Door {
    async fn open(config: &Config) -> Result<Self, BadConfig> {
        if let Some(https) = &config.https {
            return Ok(Self::Https(tls::Listeners::bind(https).await?, Box::new(https.clone())));
        }
        let listener = TcpListener::bind(config.addr).await.map_err(|cause| {
            BadConfig::new("HAAT_ADDR", format!("{} cannot be listened on: {cause}", config.addr))
        })?;
        Ok(Self::Http(listener))
    }

    fn addr(&self) -> std::io::Result<SocketAddr> {
        match self {
            Self::Http(listener) => listener.local_addr(),
            Self::Https(listeners, _) => listeners.addr(),
        }
    }
}

fn make_first_admin(state: &AppState, email: &str, password: &str) -> anyhow::Result<()> {
    if state.db.read_now(accounts::any_admin)? {
        return Ok(());
    }
    let row = AdminRow {
        id: haat::ids::random_id(),
        email: email.to_owned(),
        name: "Admin".to_owned(),
        password_hash: password::hash(password)?,
    };
    let now = state.clock.now_ms();
    let write = move |tx: &rusqlite::Transaction<'_>| {
        accounts::insert_admin(tx, &row, now)?;
        note(tx, "add", &row.id, json!({"name": row.name, "from": "HAAT_ADMIN_EMAIL"}), now)
    };
    tokio::task::block_in_place(|| state.db.write_now(write))?;
    tracing::info!("made the admin {email}");
    Ok(())
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

fn admin(data: &Path, command: AdminCommand) -> anyhow::Result<ExitCode> {
    data_folder::make(data)?;
    let now = Clock::default().now_ms();
    match command {
        AdminCommand::List => {
            for row in admins::list(&open_beside(data)?)? {
                tell(&row.line())?;
            }
            Ok(ExitCode::SUCCESS)
        }
        AdminCommand::Remove { email } => {
            let email = checked_email(&email)?;
            let mut conn = open_beside(data)?;
            let tx = conn.transaction_with_behavior(TransactionBehavior::Immediate)?;
            let Some(row) = accounts::admin_by_email(&tx, &email)? else {
                bail!("there is no admin {email}; `haat admin list` shows them");
            };
            if admins::list(&tx)?.len() == 1 {
                bail!("{email} is the only admin; make another one first");
            }
            admins::remove(&tx, &row)?;
            note(&tx, "delete", &row.id, json!({"name": row.name, "email": row.email}), now)?;
            tx.commit()?;
            done("removed the admin", &email, None)
        }
        AdminCommand::Add { email, name, generate, if_none } => {
            let email = checked_email(&email)?;
            let name = haat::text::clean_line(&name);
            if name.is_empty() || name.chars().count() > validate::limit::NAME {
                bail!("--name must have 1 to {} characters", validate::limit::NAME);
            }
            let mut conn = open_beside(data)?;
            if if_none && accounts::any_admin(&conn)? {
                return Ok(ExitCode::SUCCESS);
            }
            if accounts::admin_by_email(&conn, &email)?.is_some() {
                bail!("{email} is an admin already; `haat admin passwd` sets a new password");
            }
            let (password, made) = new_password(generate)?;
            let password_hash = password::hash(&password)?;
            let row = AdminRow { id: haat::ids::random_id(), email, name, password_hash };
            let tx = conn.transaction_with_behavior(TransactionBehavior::Immediate)?;
            accounts::insert_admin(&tx, &row, now)?;
            note(&tx, "add", &row.id, json!({"name": row.name}), now)?;
            tx.commit()?;
            done("made the admin", &row.email, made.then_some(password.as_str()))
        }
        AdminCommand::Passwd { email, generate, reset_totp } => {
            let email = checked_email(&email)?;
            let mut conn = open_beside(data)?;
            let Some(row) = accounts::admin_by_email(&conn, &email)? else {
                bail!("there is no admin {email}; `haat admin add` makes one");
            };
            let (password, made) = new_password(generate)?;
            let hash = password::hash(&password)?;
            let tx = conn.transaction_with_behavior(TransactionBehavior::Immediate)?;
            accounts::set_admin_password(&tx, &email, &hash)?;
            // Not `now`: more attempts may have failed while the password was typed.
            login_guard::lift(
                &tx,
                &login_guard::account(AccountKind::Admin, &email),
                Clock::default().now_ms(),
            )?;
            let mut detail = json!({"password": "changed"});
            if reset_totp && second_factor::store::turn_off(&tx, &row.id)? {
                detail["secondFactor"] = json!("off");
            }
            note(&tx, "update", &row.id, detail, Clock::default().now_ms())?;
            tx.commit()?;
            done("set the password of", &email, made.then_some(password.as_str()))
        }
    }
}

/// Opens the database beside a running server, unless that server is an older one whose tables would change under it.
fn open_beside(data: &Path) -> anyhow::Result<Connection> {
    let file = db::file_in(data);
    let mut held = None;
    if file.is_file() && db::upgrade::age(&file)? == Age::Older {
        held = Some(data_folder::lock(data).context("the database must be brought up to date first")?);
    }
    let opened = db::open_migrated(&file);
    drop(held);
    opened
}

/// Tells the audit log what was done with an admin from the command line.
fn note(
    conn: &Connection,
    action: &'static str,
    id: &str,
    detail: Value,
    now: i64,
) -> haat::error::Result<()> {
    let note = Note { admin: audit::COMMAND, action, subject: "admin", id: Some(id), detail };
    audit::note(conn, &note, now)
}

fn checked_email(text: &str) -> anyhow::Result<String> {
    validate::email(text).with_context(|| format!("'{text}' is not an e-mail address"))
}

/// The password from the environment, a made one, or one that is typed twice; and whether it was made.
fn new_password(generate: bool) -> anyhow::Result<(String, bool)> {
    let (password, made) = match config::admin_password() {
        Some(given) => (given, false),
        None if generate => (password::generate(), true),
        None => {
            let first =
                rpassword::prompt_password("Password: ").context("a password cannot be asked for here")?;
            if first != rpassword::prompt_password("Again: ")? {
                bail!("the two passwords differ");
            }
            (first, false)
        }
    };
    validate::password::check_rules(&password).map_err(|problem| anyhow::anyhow!(problem))?;
    Ok((password, made))
}

fn done(what: &str, email: &str, made: Option<&str>) -> anyhow::Result<ExitCode> {
    tell(&format!("{what} {email}"))?;
    if let Some(password) = made {
        tell(&format!("password: {password}"))?;
    }
    Ok(ExitCode::SUCCESS)
}

fn save(data: &Path, file: &Path, force: bool) -> anyhow::Result<ExitCode> {
    let saved = backup::save::save(data, file, force, Clock::default().now_ms())?;
    for name in &saved.missing {
        say(&format!("haat: {name} is missing in the shop, and so in the backup"));
    }
    tell(&format!("wrote {} with {} pictures", file.display(), saved.pictures))?;
    tell(&format!(
        "it holds customers' names, addresses and orders, and hashes of passwords: keep it where nobody else reads it; \
         {KEY_FILE} is not in it, keep a copy of that elsewhere"
    ))?;
    Ok(ExitCode::SUCCESS)
}

fn restore(data: &Path, file: &Path) -> anyhow::Result<ExitCode> {
    let archive = File::open(file).with_context(|| format!("{} cannot be read", file.display()))?;
    let made = !data.exists();
    let lock = data_folder::lock(data)?;
    let restored = backup::restore::restore(archive, data);
    if restored.is_err() {
        // What was refused leaves nothing. The lock's file goes only out of a folder that has nothing else.
        let alone = std::fs::read_dir(data).is_ok_and(|entries| entries.count() == 1);
        if alone {
            let _ = std::fs::remove_file(data.join(data_folder::LOCK));
        }
        if alone && made {
            let _ = std::fs::remove_dir(data);
        }
    }
    drop(lock);
    let restored = restored?;
    if restored.unreadable > 0 {
        say(&format!(
            "haat: two-step sign-in of {} of the admins needs the key of the shop's former folder: put its {KEY_FILE} into {}, \
             or use a recovery code, or run `haat admin passwd --reset-totp`",
            restored.unreadable,
            data.display()
        ));
    }
    for warning in &restored.warnings {
        say(&format!("haat: {warning}"));
    }
    tell(&format!(
        "restored {} products and {} pictures, as of {}",
        restored.products, restored.pictures, restored.made_at
    ))?;
    Ok(ExitCode::SUCCESS)
}

fn rollback(data: &Path, yes: bool) -> anyhow::Result<ExitCode> {
    let _lock = data_folder::lock(data)?;
    let plan = db::rollback::plan(data)?;
    for line in plan.lines() {
        tell(&line)?;
    }
    if !yes {
        tell("nothing was changed: run it again with --yes to do this")?;
        return Ok(ExitCode::SUCCESS);
    }
    let aside = plan.carry_out(data, Clock::default().now_ms())?;
    tell(&format!(
        "done; what was there lies in {}. Now put the former haat in the place of this one and start it",
        aside.display()
    ))?;
    Ok(ExitCode::SUCCESS)
}

fn check(data: &Path) -> anyhow::Result<ExitCode> {
    let report = backup::check::run(data)?;
    for note in &report.notes {
        tell(&format!("note: {note}"))?;
    }
    let problems = [report.database, report.pictures].concat();
    for problem in &problems {
        tell(problem)?;
    }
    match problems.len() {
        0 => tell(&format!("all is well: {} products, {} pictures", report.products, report.named))?,
        1 => bail!("1 problem was found"),
        count => bail!("{count} problems were found"),
    }
    Ok(ExitCode::SUCCESS)
}

fn openapi() -> anyhow::Result<ExitCode> {
    print(&router::document()?)
}

fn print(text: &str) -> anyhow::Result<ExitCode> {
    std::io::stdout().lock().write_all(text.as_bytes())?;
    Ok(ExitCode::SUCCESS)
}
