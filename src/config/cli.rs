//! The command line of `haat` (contract 1).

use std::path::PathBuf;

use clap::{Args, Parser, Subcommand, ValueEnum};

/// The directory of Let's Encrypt (<https://letsencrypt.org/docs/acme-protocol-updates/>).
const LETS_ENCRYPT: &str = "https://acme-v02.api.letsencrypt.org/directory";

/// The command line of `haat`.
#[derive(Debug, Parser)]
#[command(
    name = "haat",
    version,
    about = "Haat, the shop in one executable.",
    after_help = "Environment variables without a flag:\n  \
        HAAT_ADMIN_EMAIL, HAAT_ADMIN_PASSWORD  at start, when no admin exists, make this one [default: none]\n  \
        RUST_LOG                               log filter; logs go to stderr [default: info]\n  \
        HAAT_LOG_FORMAT                        json for JSON logs [default: text]"
)]
pub struct Cli {
    /// What to do; `serve` when left out.
    #[command(subcommand)]
    pub command: Option<Command>,
    /// The options.
    #[command(flatten)]
    pub options: Options,
}

/// Options of every command.
#[derive(Debug, Args)]
pub struct Options {
    /// Where the shop listens; port 0 picks a free one
    #[arg(long, env = "HAAT_ADDR", default_value = "127.0.0.1:8080", global = true)]
    pub(super) addr: String,
    /// The folder that holds haat.db and uploads/; made when missing
    #[arg(long, env = "HAAT_DATA", default_value = "data", global = true)]
    pub(super) data: String,
    /// The public address, as <https://shop.example> [default: the address it listens on]
    #[arg(long, env = "HAAT_ORIGIN", global = true)]
    pub(super) origin: Option<String>,
    /// The shop's own domain: serves https with a certificate that it gets and renews by itself; more than one are
    /// comma-separated, and lead to the first [default: none, http at --addr]
    #[arg(long, env = "HAAT_DOMAIN", value_delimiter = ',', global = true)]
    pub(super) domain: Vec<String>,
    /// With --domain: where https is served, in place of --addr [default: port 443 of every address]
    #[arg(long, env = "HAAT_TLS_ADDR", global = true)]
    pub(super) tls_addr: Option<String>,
    /// With --domain: where http is sent on to https [default: port 80 of every address]
    #[arg(long, env = "HAAT_HTTP_ADDR", global = true)]
    pub(super) http_addr: Option<String>,
    /// With --domain: the ACME server that gives the certificate; its terms are accepted
    #[arg(long, env = "HAAT_ACME_DIRECTORY", default_value = LETS_ENCRYPT, global = true)]
    pub(super) acme_directory: String,
    /// With --domain: an e-mail address for the account at the ACME server [default: none]
    #[arg(long, env = "HAAT_ACME_CONTACT", global = true)]
    pub(super) acme_contact: Option<String>,
    /// With --domain: a PEM file of the authorities that the ACME server's own certificate is from [default: the public ones]
    #[arg(long, env = "HAAT_ACME_CA", global = true)]
    pub(super) acme_ca: Option<String>,
    /// `smtp://user:pass@host:port` or `smtps://…` [default: mails are written to {data}/outbox]
    #[arg(long, env = "HAAT_SMTP_URL", hide_env_values = true, global = true)]
    pub(super) smtp_url: Option<String>,
    /// The sender of mails
    #[arg(long, env = "HAAT_MAIL_FROM", default_value = "Haat <no-reply@localhost>", global = true)]
    pub(super) mail_from: String,
    /// Addresses or networks, comma-separated, whose X-Forwarded-For is believed [default: none]
    #[arg(long, env = "HAAT_TRUSTED_PROXY", global = true)]
    pub(super) trusted_proxy: Option<String>,
    /// 1: an empty shop is filled with the demo catalogue at start
    #[arg(long, env = "HAAT_DEMO", default_value = "0", global = true)]
    pub(super) demo: String,
    /// off: lifts the limits on requests, for benchmarks on a loopback address
    #[arg(long, env = "HAAT_RATE_LIMITS", default_value = "on", global = true)]
    pub(super) rate_limits: String,
    /// off: leaves drawing pages to the browser; without script they cannot be read then
    #[arg(long, env = "HAAT_RENDER", default_value = "on", global = true)]
    pub(super) render: String,
    /// The time of day in Asia/Dhaka at which a backup is made in {data}/backups, or off
    #[arg(long, env = "HAAT_BACKUP_AT", default_value = "03:30", global = true)]
    pub(super) backup_at: String,
    /// Where figures for Prometheus are told, as 127.0.0.1:9090; not for the public [default: nowhere]
    #[arg(long, env = "HAAT_METRICS_ADDR", global = true)]
    pub(super) metrics_addr: Option<String>,
}

/// The commands of contract 1, and a hidden one that `make gen` uses.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Serves the shop
    Serve,
    /// Fills an empty shop with the demo catalogue
    Demo {
        /// Append to a shop that is not empty
        #[arg(long)]
        force_append: bool,
    },
    /// Lists, makes and removes admins, and sets their passwords
    #[command(subcommand)]
    Admin(AdminCommand),
    /// Writes database and pictures to one file, also beside a running server
    Backup {
        /// A new .tar file; .tar.gz and .tgz are compressed
        file: PathBuf,
        /// Replace the file where it exists
        #[arg(long)]
        force: bool,
    },
    /// Fills an empty data folder from a backup
    Restore {
        /// What `haat backup` wrote
        file: PathBuf,
    },
    /// Puts the database back as it was before the last upgrade, and says what is lost by it
    Rollback {
        /// Do it; without this it is told alone
        #[arg(long)]
        yes: bool,
    },
    /// Looks for damage in database and pictures, also beside a running server
    Check,
    /// Prints the `OpenAPI` document of every call
    Openapi,
    /// Prints what the interface is told of the shop, as `make gen` writes it
    #[command(hide = true)]
    Vocabulary {
        /// Which of its files
        part: Part,
    },
}

/// A file of what the interface is told, by what loads it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Part {
    /// Every page.
    Shop,
    /// What is filled in.
    Forms,
    /// The back office.
    Office,
}

/// What `haat admin` can do.
#[derive(Debug, Subcommand)]
pub enum AdminCommand {
    /// Makes an admin; the password comes from `HAAT_ADMIN_PASSWORD`, --generate, or is asked for
    Add {
        /// The e-mail address the admin signs in with
        #[arg(long)]
        email: String,
        /// The name shown in the back office
        #[arg(long)]
        name: String,
        /// Make a password and print it
        #[arg(long)]
        generate: bool,
        /// Do nothing where the shop has an admin already
        #[arg(long)]
        if_none: bool,
    },
    /// Lists the admins: e-mail address, name, whether two-step sign-in is on, and the last sign-in
    List,
    /// Removes an admin and ends the sessions of that account; the only admin stays
    Remove {
        /// The admin's e-mail address
        #[arg(long)]
        email: String,
    },
    /// Sets a new password and ends the admin's sessions
    Passwd {
        /// The admin's e-mail address
        #[arg(long)]
        email: String,
        /// Make a password and print it
        #[arg(long)]
        generate: bool,
        /// Turn the second factor off too, for an admin who lost it
        #[arg(long)]
        reset_totp: bool,
    },
}
