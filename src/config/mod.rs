//! Configuration: the only room that reads flags and environment variables (contract 1).

mod cli;
mod https;
mod network;
mod origin;
pub mod smtp;

use std::net::SocketAddr;
use std::path::PathBuf;

use url::Url;

pub use cli::{AdminCommand, Cli, Command, Options, Part};
pub use https::{Https, Listen};
pub use network::Network;
pub use origin::{Origin, is_loopback};

/// Names of the environment variables, as errors name them.
const ADDR: &str = "HAAT_ADDR";
const ORIGIN: &str = "HAAT_ORIGIN";
const ADMIN_EMAIL: &str = "HAAT_ADMIN_EMAIL";
const ADMIN_PASSWORD: &str = "HAAT_ADMIN_PASSWORD";
const TRUSTED_PROXY: &str = "HAAT_TRUSTED_PROXY";
const DEMO: &str = "HAAT_DEMO";
const RATE_LIMITS: &str = "HAAT_RATE_LIMITS";
const RENDER: &str = "HAAT_RENDER";
const LOG_FORMAT: &str = "HAAT_LOG_FORMAT";
const RUST_LOG: &str = "RUST_LOG";
const SMTP_URL: &str = "HAAT_SMTP_URL";
const MAIL_FROM: &str = "HAAT_MAIL_FROM";
const BACKUP_AT: &str = "HAAT_BACKUP_AT";
const METRICS_ADDR: &str = "HAAT_METRICS_ADDR";

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
    /// How https is served, where the shop does so itself; `addr` is not listened on then.
    pub https: Option<Https>,
    /// Whose `X-Forwarded-For` is believed.
    pub trusted_proxies: Vec<Network>,
    /// Fill an empty shop with the demo catalogue.
    pub demo: bool,
    /// Whether 429s are given.
    pub rate_limits: bool,
    /// Where mail goes.
    pub mail: Mail,
    /// Whether pages are drawn on the server.
    pub render: bool,
    /// When a backup is made each day, in milliseconds since midnight in Asia/Dhaka; none where none is.
    pub backup_at: Option<i64>,
    /// Where figures for Prometheus are told.
    pub metrics_addr: Option<SocketAddr>,
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
        let addr = check_address(ADDR, &self.addr)?;
        let metrics_addr =
            given(self.metrics_addr.as_deref()).map(|text| check_address(METRICS_ADDR, text)).transpose()?;
        let backup_at = check_backup_at(&self.backup_at)?;
        let https = self.https()?;
        let origin = given(self.origin.as_deref()).map(check_origin).transpose()?;
        let origin = match &https {
            Some(https) => Some(https.origin(origin)?),
            None => origin,
        };
        let trusted_proxies =
            given(self.trusted_proxy.as_deref()).map_or_else(|| Ok(Vec::new()), check_proxies)?;
        let demo = switch(DEMO, &self.demo, "1", "0")?;
        let rate_limits = switch(RATE_LIMITS, &self.rate_limits, "on", "off")?;
        if !rate_limits {
            if https.is_some() {
                return Err(BadConfig::new(
                    RATE_LIMITS,
                    "off is for benchmarks only, and cannot be used with HAAT_DOMAIN",
                ));
            }
            refuse_open_limits(addr, origin.as_ref(), &trusted_proxies)?;
        }
        let render = switch(RENDER, &self.render, "on", "off")?;
        check_mail(given(self.smtp_url.as_deref()), &self.mail_from)?;
        let smtp_url = given(self.smtp_url.as_deref()).map(|text| text.trim().to_owned());
        let mail = Mail { smtp_url, from: self.mail_from.clone() };
        let first_admin = first_admin()?;
        log_format()?;
        let data = self.data();
        Ok(Config {
            addr,
            data,
            origin,
            https,
            trusted_proxies,
            demo,
            rate_limits,
            mail,
            render,
            backup_at,
            metrics_addr,
            first_admin,
        })
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

fn check_address(variable: &'static str, text: &str) -> Checked<SocketAddr> {
    text.parse().map_err(|_| {
        BadConfig::new(variable, format!("'{text}' is not an address and port, such as 127.0.0.1:8080"))
    })
}

/// A time of day such as `03:30` in milliseconds since midnight; none of `off`.
fn check_backup_at(text: &str) -> Checked<Option<i64>> {
    if text == "off" {
        return Ok(None);
    }
    let parts = text.split_once(':').filter(|(hours, minutes)| hours.len() == 2 && minutes.len() == 2);
    let number = |text: &str, below: i64| {
        text.parse().ok().filter(|n: &i64| (0..below).contains(n) && text.bytes().all(|b| b.is_ascii_digit()))
    };
    parts
        .and_then(|(hours, minutes)| Some((number(hours, 24)? * 60 + number(minutes, 60)?) * 60_000))
        .map(Some)
        .ok_or_else(|| {
            BadConfig::new(BACKUP_AT, format!("'{text}' is neither a time of day such as 03:30 nor off"))
        })
}

fn check_origin(text: &str) -> Checked<Origin> {
    Origin::parse(text).ok_or_else(|| {
        BadConfig::new(
            ORIGIN,
            format!("'{text}' is not an address such as https://shop.example, without a path"),
        )
    })
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
    if origin.is_some_and(|o| !o.is_loopback()) {
        return refuse("off is for benchmarks only, and the host of HAAT_ORIGIN is not a loopback address");
    }
    if !proxies.is_empty() {
        return refuse("off is for benchmarks only, and cannot be used with HAAT_TRUSTED_PROXY");
    }
    Ok(())
}

fn check_mail(smtp_url: Option<&str>, from: &str) -> Checked<()> {
    if let Some(text) = smtp_url {
        let fine = Url::parse(text)
            .is_ok_and(|url| matches!(url.scheme(), "smtp" | "smtps") && url.has_host())
            && smtp::check_url(text).is_ok();
        if !fine {
            return Err(BadConfig::new(SMTP_URL, "not an address such as smtp://user:pass@mail.example:587"));
        }
    }
    let address = from.rsplit_once('<').map_or(from, |(_, rest)| rest.trim_end().trim_end_matches('>'));
    let fine = crate::validate::is_email(&crate::validate::email_key(address)) && smtp::is_sender(from);
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
            crate::validate::password::check_rules(&password)
                .map_err(|problem| BadConfig::new(ADMIN_PASSWORD, problem.to_string()))?;
            Ok(Some((email, password)))
        }
    }
}

#[cfg(test)]
mod tests {
    use clap::Parser as _;

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
        assert_eq!(refused(&["--render", "yes"]), RENDER);
        assert_eq!(refused(&["--smtp-url", "mail.example"]), SMTP_URL);
        assert_eq!(refused(&["--mail-from", "nobody"]), MAIL_FROM);
        assert_eq!(refused(&["--metrics-addr", "9090"]), METRICS_ADDR);
        for bad in ["", "3:30", "24:00", "03:60", "+3:30", "03.30", "never"] {
            assert_eq!(refused(&["--backup-at", bad]), BACKUP_AT, "{bad}");
        }
    }

    #[test]
    fn backups_are_made_at_a_time_of_day_or_never() {
        let at = |args: &[&str]| options(args).check().unwrap().backup_at;
        assert_eq!(at(&[]), Some((3 * 60 + 30) * 60_000));
        assert_eq!(at(&["--backup-at", "23:59"]), Some((23 * 60 + 59) * 60_000));
        assert_eq!(at(&["--backup-at", "off"]), None);
    }

    #[test]
    fn a_domain_makes_the_origin_https() {
        let given = |args: &[&str]| options(args).check().unwrap();
        assert!(given(&[]).https.is_none());
        assert!(given(&["--domain", ""]).https.is_none());
        let config = given(&["--domain", "shop.example, www.shop.example", "--domain", "SHOP.example"]);
        assert_eq!(config.origin.unwrap().as_str(), "https://shop.example");
        let https = config.https.unwrap();
        assert_eq!(https.domains, ["shop.example", "www.shop.example"]);
        let ports = |listen: &Listen| listen.addrs.iter().map(ToString::to_string).collect::<Vec<_>>();
        assert_eq!(ports(&https.tls), ["[::]:443", "0.0.0.0:443"]);
        assert_eq!(ports(&https.http), ["[::]:80", "0.0.0.0:80"]);
        assert_eq!((https.contact, https.authorities), (None, None));
        let named = ["--domain", "shop.example", "--origin", "https://shop.example:8443"];
        assert_eq!(given(&named).origin.unwrap().as_str(), "https://shop.example:8443");
        let contact = ["--domain", "shop.example", "--acme-contact", "owner@shop.example"];
        assert_eq!(given(&contact).https.unwrap().contact.unwrap(), "mailto:owner@shop.example");
    }

    #[test]
    fn bad_values_beside_a_domain_name_their_variable() {
        let refused = |args: &[&str]| refused(&[&["--domain", "shop.example"], args].concat());
        assert_eq!(refused(&["--domain", "shop"]), "HAAT_DOMAIN");
        assert_eq!(refused(&["--tls-addr", "443"]), "HAAT_TLS_ADDR");
        assert_eq!(refused(&["--http-addr", "shop.example:80"]), "HAAT_HTTP_ADDR");
        assert_eq!(refused(&["--acme-directory", "http://acme.example/dir"]), "HAAT_ACME_DIRECTORY");
        assert_eq!(refused(&["--acme-contact", "nobody"]), "HAAT_ACME_CONTACT");
        assert_eq!(refused(&["--acme-ca", "/nowhere/ca.pem"]), "HAAT_ACME_CA");
        assert_eq!(refused(&["--acme-ca", "Cargo.toml"]), "HAAT_ACME_CA");
        assert_eq!(refused(&["--origin", "http://shop.example"]), ORIGIN);
        assert_eq!(refused(&["--origin", "https://other.example"]), ORIGIN);
        assert_eq!(refused(&["--rate-limits", "off"]), RATE_LIMITS);
    }

    #[test]
    fn limits_are_lifted_on_loopback_alone() {
        assert!(!options(&["--rate-limits", "off"]).check().unwrap().rate_limits);
        assert!(options(&["--rate-limits", "off", "--origin", "http://localhost:80"]).check().is_ok());
        assert_eq!(refused(&["--rate-limits", "off", "--addr", "0.0.0.0:80"]), RATE_LIMITS);
        assert_eq!(refused(&["--rate-limits", "off", "--origin", "https://shop.example"]), RATE_LIMITS);
        assert_eq!(refused(&["--rate-limits", "off", "--trusted-proxy", "127.0.0.1"]), RATE_LIMITS);
    }
}
