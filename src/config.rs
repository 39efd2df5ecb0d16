//! Configuration: the only file that reads flags and environment variables (contract 1).

use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;

use clap::{Args, Parser, Subcommand};
use url::{Host, Url};

/// Names of the environment variables, as errors name them.
const ADDR: &str = "HAAT_ADDR";
const ORIGIN: &str = "HAAT_ORIGIN";
const ADMIN_EMAIL: &str = "HAAT_ADMIN_EMAIL";
const ADMIN_PASSWORD: &str = "HAAT_ADMIN_PASSWORD";
const TRUSTED_PROXY: &str = "HAAT_TRUSTED_PROXY";
const DEMO: &str = "HAAT_DEMO";
const RATE_LIMITS: &str = "HAAT_RATE_LIMITS";
const LOG_FORMAT: &str = "HAAT_LOG_FORMAT";
const RUST_LOG: &str = "RUST_LOG";
const SMTP_URL: &str = "HAAT_SMTP_URL";
const MAIL_FROM: &str = "HAAT_MAIL_FROM";

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
    addr: String,
    /// The folder that holds haat.db and uploads/; made when missing
    #[arg(long, env = "HAAT_DATA", default_value = "data", global = true)]
    data: String,
    /// The public address, as <https://shop.example> [default: the address it listens on]
    #[arg(long, env = "HAAT_ORIGIN", global = true)]
    origin: Option<String>,
    /// `smtp://user:pass@host:port` or `smtps://…` [default: mails are written to {data}/outbox]
    #[arg(long, env = "HAAT_SMTP_URL", hide_env_values = true, global = true)]
    smtp_url: Option<String>,
    /// The sender of mails
    #[arg(long, env = "HAAT_MAIL_FROM", default_value = "Haat <no-reply@localhost>", global = true)]
    mail_from: String,
    /// Addresses or networks, comma-separated, whose X-Forwarded-For is believed [default: none]
    #[arg(long, env = "HAAT_TRUSTED_PROXY", global = true)]
    trusted_proxy: Option<String>,
    /// 1: an empty shop is filled with the demo catalogue at start
    #[arg(long, env = "HAAT_DEMO", default_value = "0", global = true)]
    demo: String,
    /// off: lifts the limits on requests, for benchmarks on a loopback address
    #[arg(long, env = "HAAT_RATE_LIMITS", default_value = "on", global = true)]
    rate_limits: String,
}

/// The commands of contract 1, and the one that prints the calls.
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
    /// Makes admins and sets their passwords
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
    /// Looks for damage in database and pictures, also beside a running server
    Check,
    /// Prints the `OpenAPI` document of every call
    Openapi,
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

/// A setting that cannot be used; shown as one line that names the variable, with exit status 2.
#[derive(Debug, thiserror::Error)]
#[error("{variable}: {problem}")]
pub struct BadConfig {
    /// The environment variable.
    pub variable: &'static str,
    /// What is wrong with it.
    pub problem: String,
}

impl BadConfig {
    /// An error about one variable.
    #[must_use]
    pub fn new(variable: &'static str, problem: impl Into<String>) -> Self {
        Self { variable, problem: problem.into() }
    }
}

type Checked<T> = Result<T, BadConfig>;

/// Settings of `haat serve`, checked.
#[derive(Debug, Clone)]
pub struct Config {
    /// The address to bind.
    pub addr: SocketAddr,
    /// The data folder.
    pub data: PathBuf,
    /// The public address; none until the listening address is known.
    pub origin: Option<Origin>,
    /// Whose `X-Forwarded-For` is believed.
    pub trusted_proxies: Vec<Network>,
    /// Fill an empty shop with the demo catalogue.
    pub demo: bool,
    /// Whether 429s are given.
    pub rate_limits: bool,
    /// Where mail goes.
    pub mail: Mail,
    /// The admin to make when there is none: e-mail and password.
    pub first_admin: Option<(String, String)>,
}

/// Where mail goes, and from whom.
#[derive(Clone)]
pub struct Mail {
    /// The mail server, with its password; none: mails are written to files.
    pub smtp_url: Option<String>,
    /// The sender.
    pub from: String,
}

impl Default for Mail {
    fn default() -> Self {
        Self { smtp_url: None, from: "Haat <no-reply@localhost>".to_owned() }
    }
}

impl std::fmt::Debug for Mail {
    /// Without the password.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Mail").field("from", &self.from).finish_non_exhaustive()
    }
}

/// A public address: scheme, host and port alone.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Origin(String);

impl Origin {
    /// The origin of a server on a plain address.
    #[must_use]
    pub fn of_addr(addr: SocketAddr) -> Self {
        Self(format!("http://{addr}"))
    }

    /// As browsers write it: `https://shop.example`, no slash at the end.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Whether cookies are `Secure` and HSTS is sent.
    #[must_use]
    pub fn is_https(&self) -> bool {
        self.0.starts_with("https://")
    }
}

/// An address or a network of addresses.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Network {
    base: IpAddr,
    prefix: u8,
}

impl Network {
    fn parse(text: &str) -> Option<Self> {
        let (base, prefix) = text.split_once('/').map_or((text, None), |(a, p)| (a, Some(p)));
        let base: IpAddr = base.parse().ok()?;
        let widest = if base.is_ipv4() { 32 } else { 128 };
        let prefix = prefix.map_or(Some(widest), |p| p.parse().ok().filter(|p| *p <= widest))?;
        Some(Self { base, prefix })
    }

    /// Whether an address lies in this network.
    #[must_use]
    pub fn contains(&self, addr: IpAddr) -> bool {
        let prefix = u32::from(self.prefix);
        match (self.base, addr.to_canonical()) {
            (IpAddr::V4(a), IpAddr::V4(b)) => (a.to_bits() ^ b.to_bits()).leading_zeros() >= prefix,
            (IpAddr::V6(a), IpAddr::V6(b)) => (a.to_bits() ^ b.to_bits()).leading_zeros() >= prefix,
            _ => false,
        }
    }
}

impl Options {
    /// The data folder, for commands that need nothing else.
    #[must_use]
    pub fn data(&self) -> PathBuf {
        given(Some(&self.data)).unwrap_or("data").into()
    }

    /// Checks everything that `haat serve` uses.
    ///
    /// # Errors
    /// The first setting that cannot be used.
    pub fn check(&self) -> Checked<Config> {
        let addr = self.addr.parse::<SocketAddr>().map_err(|_| {
            BadConfig::new(
                ADDR,
                format!("'{}' is not an address and port, such as 127.0.0.1:8080", self.addr),
            )
        })?;
        let origin = given(self.origin.as_deref()).map(check_origin).transpose()?;
        let trusted_proxies =
            given(self.trusted_proxy.as_deref()).map_or_else(|| Ok(Vec::new()), check_proxies)?;
        let demo = switch(DEMO, &self.demo, "1", "0")?;
        let rate_limits = switch(RATE_LIMITS, &self.rate_limits, "on", "off")?;
        if !rate_limits {
            refuse_open_limits(addr, origin.as_ref(), &trusted_proxies)?;
        }
        check_mail(given(self.smtp_url.as_deref()), &self.mail_from)?;
        let smtp_url = given(self.smtp_url.as_deref()).map(|text| text.trim().to_owned());
        let mail = Mail { smtp_url, from: self.mail_from.clone() };
        let first_admin = first_admin()?;
        log_format()?;
        let data = self.data();
        Ok(Config { addr, data, origin, trusted_proxies, demo, rate_limits, mail, first_admin })
    }

    /// Whether mails go to files, since no mail server is named.
    #[must_use]
    pub fn mails_to_files(&self) -> bool {
        given(self.smtp_url.as_deref()).is_none()
    }
}

/// The password given to `haat admin` through the environment.
#[must_use]
pub fn admin_password() -> Option<String> {
    variable(ADMIN_PASSWORD)
}

/// Whether logs are JSON.
///
/// # Errors
/// Where `HAAT_LOG_FORMAT` is another word.
pub fn log_format() -> Checked<bool> {
    match variable(LOG_FORMAT).as_deref() {
        None | Some("text") => Ok(false),
        Some("json") => Ok(true),
        Some(other) => Err(BadConfig::new(LOG_FORMAT, format!("'{other}' is neither text nor json"))),
    }
}

/// The log filter.
///
/// # Errors
/// Where `RUST_LOG` is not a filter.
pub fn log_filter() -> Checked<tracing_subscriber::EnvFilter> {
    let text = variable(RUST_LOG).unwrap_or_else(|| "info,refinery_core=warn".into());
    tracing_subscriber::EnvFilter::try_new(&text)
        .map_err(|_| BadConfig::new(RUST_LOG, format!("'{text}' is not a log filter, such as info")))
}

#[allow(clippy::disallowed_methods, reason = "the one place that reads the environment")]
fn variable(name: &'static str) -> Option<String> {
    std::env::var(name).ok().filter(|value| !value.is_empty())
}

fn given(value: Option<&str>) -> Option<&str> {
    value.filter(|text| !text.trim().is_empty())
}

fn switch(variable: &'static str, value: &str, yes: &str, no: &str) -> Checked<bool> {
    match value {
        v if v == yes => Ok(true),
        v if v == no => Ok(false),
        other => Err(BadConfig::new(variable, format!("'{other}' is neither {yes} nor {no}"))),
    }
}

fn check_origin(text: &str) -> Checked<Origin> {
    let bad = || {
        BadConfig::new(
            ORIGIN,
            format!("'{text}' is not an address such as https://shop.example, without a path"),
        )
    };
    let url = Url::parse(text).map_err(|_| bad())?;
    let plain = matches!(url.scheme(), "http" | "https")
        && url.has_host()
        && matches!(url.path(), "" | "/")
        && url.query().is_none()
        && url.fragment().is_none()
        && url.username().is_empty()
        && url.password().is_none();
    if plain { Ok(Origin(url.origin().ascii_serialization())) } else { Err(bad()) }
}

fn check_proxies(text: &str) -> Checked<Vec<Network>> {
    text.split(',')
        .map(str::trim)
        .filter(|part| !part.is_empty())
        .map(|part| {
            Network::parse(part).ok_or_else(|| {
                BadConfig::new(TRUSTED_PROXY, format!("'{part}' is not an IP address or network"))
            })
        })
        .collect()
}

fn refuse_open_limits(addr: SocketAddr, origin: Option<&Origin>, proxies: &[Network]) -> Checked<()> {
    let refuse = |problem: &str| Err(BadConfig::new(RATE_LIMITS, problem));
    if !addr.ip().is_loopback() {
        return refuse("off is for benchmarks only, and HAAT_ADDR is not a loopback address");
    }
    if origin.is_some_and(|o| !is_loopback_host(o)) {
        return refuse("off is for benchmarks only, and the host of HAAT_ORIGIN is not a loopback address");
    }
    if !proxies.is_empty() {
        return refuse("off is for benchmarks only, and cannot be used with HAAT_TRUSTED_PROXY");
    }
    Ok(())
}

fn is_loopback_host(origin: &Origin) -> bool {
    let url = Url::parse(origin.as_str()).ok();
    match url.as_ref().and_then(Url::host) {
        Some(Host::Domain(name)) => name == "localhost" || name.ends_with(".localhost"),
        Some(Host::Ipv4(ip)) => ip.is_loopback(),
        Some(Host::Ipv6(ip)) => ip.is_loopback(),
        None => false,
    }
}

fn check_mail(smtp_url: Option<&str>, from: &str) -> Checked<()> {
    if let Some(text) = smtp_url {
        let fine = Url::parse(text)
            .is_ok_and(|url| matches!(url.scheme(), "smtp" | "smtps") && url.has_host())
            && crate::mail::sender::check_url(text).is_ok();
        if !fine {
            return Err(BadConfig::new(SMTP_URL, "not an address such as smtp://user:pass@mail.example:587"));
        }
    }
    let address = from.rsplit_once('<').map_or(from, |(_, rest)| rest.trim_end().trim_end_matches('>'));
    let fine = crate::validate::is_email(address.trim()) && crate::mail::sender::is_sender(from);
    if from.chars().any(char::is_control) || !fine {
        return Err(BadConfig::new(
            MAIL_FROM,
            format!("'{from}' is not a sender such as Haat <shop@example.com>"),
        ));
    }
    Ok(())
}

fn first_admin() -> Checked<Option<(String, String)>> {
    match (variable(ADMIN_EMAIL), variable(ADMIN_PASSWORD)) {
        (None, None) => Ok(None),
        (Some(_), None) => Err(BadConfig::new(ADMIN_PASSWORD, "missing, though HAAT_ADMIN_EMAIL is set")),
        (None, Some(_)) => Err(BadConfig::new(ADMIN_EMAIL, "missing, though HAAT_ADMIN_PASSWORD is set")),
        (Some(email), Some(password)) => {
            let email = crate::validate::email(&email)
                .ok_or_else(|| BadConfig::new(ADMIN_EMAIL, format!("'{email}' is not an e-mail address")))?;
            crate::auth::password::check_rules(&password)
                .map_err(|problem| BadConfig::new(ADMIN_PASSWORD, problem))?;
            Ok(Some((email, password)))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn options(args: &[&str]) -> Options {
        Cli::try_parse_from(std::iter::once("haat").chain(args.iter().copied())).unwrap().options
    }

    fn refused(args: &[&str]) -> &'static str {
        options(args).check().unwrap_err().variable
    }

    #[test]
    fn every_bad_value_names_its_variable() {
        assert_eq!(refused(&["--addr", "8080"]), ADDR);
        assert_eq!(refused(&["--origin", "shop.example"]), ORIGIN);
        assert_eq!(refused(&["--origin", "https://shop.example/path"]), ORIGIN);
        assert_eq!(refused(&["--origin", "ftp://shop.example"]), ORIGIN);
        assert_eq!(refused(&["--trusted-proxy", "10.0.0.1,nonsense"]), TRUSTED_PROXY);
        assert_eq!(refused(&["--trusted-proxy", "10.0.0.0/33"]), TRUSTED_PROXY);
        assert_eq!(refused(&["--demo", "yes"]), DEMO);
        assert_eq!(refused(&["--rate-limits", "none"]), RATE_LIMITS);
        assert_eq!(refused(&["--smtp-url", "mail.example"]), SMTP_URL);
        assert_eq!(refused(&["--mail-from", "nobody"]), MAIL_FROM);
    }

    #[test]
    fn limits_are_lifted_on_loopback_alone() {
        assert!(!options(&["--rate-limits", "off"]).check().unwrap().rate_limits);
        assert!(options(&["--rate-limits", "off", "--origin", "http://localhost:80"]).check().is_ok());
        assert_eq!(refused(&["--rate-limits", "off", "--addr", "0.0.0.0:80"]), RATE_LIMITS);
        assert_eq!(refused(&["--rate-limits", "off", "--origin", "https://shop.example"]), RATE_LIMITS);
        assert_eq!(refused(&["--rate-limits", "off", "--trusted-proxy", "127.0.0.1"]), RATE_LIMITS);
    }

    #[test]
    fn an_origin_is_scheme_host_and_port() {
        let origin = |text: &str| check_origin(text).unwrap();
        assert_eq!(origin("https://Shop.Example/").as_str(), "https://shop.example");
        assert_eq!(origin("https://shop.example:443").as_str(), "https://shop.example");
        assert_eq!(origin("http://[::1]:8080").as_str(), "http://[::1]:8080");
        assert!(origin("https://shop.example").is_https());
    }

    #[test]
    fn networks_hold_their_addresses() {
        let net = Network::parse("10.1.0.0/16").unwrap();
        assert!(net.contains("10.1.2.3".parse().unwrap()));
        assert!(net.contains("::ffff:10.1.2.3".parse().unwrap()));
        assert!(!net.contains("10.2.0.1".parse().unwrap()));
        assert!(Network::parse("127.0.0.1").unwrap().contains("127.0.0.1".parse().unwrap()));
    }
}
