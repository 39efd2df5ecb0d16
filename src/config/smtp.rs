//! The mail server's address and the sender, as `--smtp-url` and `--mail-from` name them (contract 1).

use anyhow::{Context as _, bail};
use lettre::Address;
use lettre::message::Mailbox;
use lettre::transport::smtp::authentication::Credentials;
use lettre::transport::smtp::client::{Tls, TlsParameters};
use url::Url;

use super::origin::is_loopback;

/// A mail server's address, taken apart.
pub struct Server {
    /// Its name or address.
    pub host: String,
    /// Its port.
    pub port: u16,
    /// How the connection is encrypted.
    pub tls: Tls,
    /// User and password, where there are some.
    pub credentials: Option<Credentials>,
}

/// Checks the address of a mail server.
///
/// # Errors
/// Where it cannot be used.
pub fn check_url(text: &str) -> anyhow::Result<()> {
    server(text).map(|_| ())
}

/// Checks a sender such as `Haat <shop@shop.example>`.
#[must_use]
pub fn is_sender(text: &str) -> bool {
    mailbox(text).is_ok()
}

/// A sender, its domain in ASCII.
pub fn mailbox(text: &str) -> anyhow::Result<Mailbox> {
    let Mailbox { name, email } = text.parse()?;
    let domain = idna::domain_to_ascii(email.domain())?;
    Ok(Mailbox::new(name, Address::new(email.user(), domain)?))
}

/// `smtps` is TLS from the start; `smtp` begins it, and sends nothing without, except on this machine. Where a server
/// has none, `?tls=opportunistic` says that mails may go as plain text; a password never does.
pub fn server(text: &str) -> anyhow::Result<Server> {
    let url = Url::parse(text).context("not an address")?;
    let host = url.host_str().context("no host")?.trim_matches(['[', ']']).to_owned();
    // Hosts of schemes that the parser does not know come as plain words.
    let local = is_loopback(&host);
    let secret = !url.username().is_empty() || url.password().is_some();
    let plain = match url.query() {
        None => local,
        Some("tls=opportunistic") if local || !secret => true,
        Some("tls=opportunistic") => bail!("a password is not sent without TLS"),
        Some(_) => bail!("behind '?' stands nothing but tls=opportunistic"),
    };
    let tls = TlsParameters::builder(host.clone()).dangerous_accept_invalid_certs(local).build()?;
    let (tls, usual_port) = match url.scheme() {
        "smtps" => (Tls::Wrapper(tls), 465),
        _ if plain => (Tls::Opportunistic(tls), 25),
        _ => (Tls::Required(tls), if secret { 587 } else { 25 }),
    };
    let credentials = secret
        .then(|| Credentials::new(decoded(url.username()), decoded(url.password().unwrap_or_default())));
    Ok(Server { host, port: url.port().unwrap_or(usual_port), tls, credentials })
}

/// `%40` and the like as what they stand for.
fn decoded(text: &str) -> String {
    let bytes = text.as_bytes();
    let mut out = Vec::with_capacity(bytes.len());
    let mut at = 0;
    while let Some(byte) = bytes.get(at) {
        let hex = bytes.get(at + 1..at + 3).and_then(|two| std::str::from_utf8(two).ok());
        let meant = hex.and_then(|two| u8::from_str_radix(two, 16).ok()).filter(|_| *byte == b'%');
        out.push(meant.unwrap_or(*byte));
        at += if meant.is_some() { 3 } else { 1 };
    }
    String::from_utf8_lossy(&out).into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn user_and_password_are_decoded() {
        assert_eq!(decoded("shop%40mail.example"), "shop@mail.example");
        assert_eq!(decoded("a+b=c&d%25"), "a+b=c&d%");
        assert_eq!(decoded("%zz%4"), "%zz%4");
    }

    #[test]
    fn senders_are_read() {
        for fine in ["Haat <shop@shop.example>", "shop@shop.example", "হাট বাজার <shop@shop.example>"]
        {
            assert!(is_sender(fine), "{fine}");
        }
        assert!(!is_sender("Haat"));
    }

    #[test]
    fn addresses_of_servers_are_read() {
        for fine in
            ["smtp://localhost:1025", "smtps://u:p%40@mail.example", "smtp://[::1]:25", "smtp://mail.example"]
        {
            assert!(check_url(fine).is_ok(), "{fine}");
        }
        for bad in
            ["mail.example", "smtp://mail.example?tls=none", "smtp://u:p@mail.example?tls=opportunistic"]
        {
            assert!(check_url(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn nothing_goes_without_tls_unless_it_is_said_or_stays_on_this_machine() {
        let tls = |text: &str| server(text).unwrap().tls;
        for required in ["smtp://mail.example", "smtp://u:p@mail.example", "smtp://192.168.0.9:25"] {
            assert!(matches!(tls(required), Tls::Required(_)), "{required}");
        }
        for plain in ["smtp://localhost:1025", "smtp://u:p@127.0.0.1", "smtp://mail.lan?tls=opportunistic"] {
            assert!(matches!(tls(plain), Tls::Opportunistic(_)), "{plain}");
        }
        assert!(matches!(tls("smtps://mail.example"), Tls::Wrapper(_)));
    }
}
