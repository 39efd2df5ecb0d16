//! The shop's own domain and where its certificate comes from: `--domain` and the options beside it.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

use tokio_rustls::rustls::pki_types::CertificateDer;
use tokio_rustls::rustls::pki_types::pem::PemObject as _;
use url::{Host, Url};

use super::{BadConfig, Checked, Options, Origin, given};

const DOMAIN: &str = "HAAT_DOMAIN";
const TLS_ADDR: &str = "HAAT_TLS_ADDR";
const HTTP_ADDR: &str = "HAAT_HTTP_ADDR";
const ACME_DIRECTORY: &str = "HAAT_ACME_DIRECTORY";
const ACME_CONTACT: &str = "HAAT_ACME_CONTACT";
const ACME_CA: &str = "HAAT_ACME_CA";
/// One certificate names no more of them here; Let's Encrypt takes 100.
const MOST_DOMAINS: usize = 20;
/// How long a domain may be (RFC 1035).
const LONGEST_DOMAIN: usize = 253;

/// How the shop serves https by itself.
#[derive(Debug, Clone)]
pub struct Https {
    /// The domains in ASCII; the first one is the shop's, the others lead to it.
    pub domains: Vec<String>,
    /// Where https is listened on.
    pub tls: Listen,
    /// Where http is listened on, which leads to https.
    pub http: Listen,
    /// The ACME server that gives certificates.
    pub directory: String,
    /// The account's e-mail address, as `mailto:…`.
    pub contact: Option<String>,
    /// Whom the ACME server's own certificate must be from, where it is not the public authorities.
    pub authorities: Option<Vec<CertificateDer<'static>>>,
}

/// An address to listen on, or all addresses of a port.
#[derive(Debug, Clone)]
pub struct Listen {
    /// The environment variable that says so.
    pub variable: &'static str,
    /// What is tried, one after the other.
    pub addrs: Vec<SocketAddr>,
}

impl Options {
    /// Whether the shop serves https by itself, and how.
    pub(super) fn https(&self) -> Checked<Option<Https>> {
        let mut domains: Vec<String> = Vec::new();
        for text in self.domain.iter().map(|text| text.trim()).filter(|text| !text.is_empty()) {
            let domain = check_domain(text).ok_or_else(|| {
                BadConfig::new(DOMAIN, format!("'{text}' is not a domain such as shop.example"))
            })?;
            if !domains.contains(&domain) {
                domains.push(domain);
            }
        }
        if domains.is_empty() {
            return Ok(None);
        }
        if domains.len() > MOST_DOMAINS {
            return Err(BadConfig::new(DOMAIN, format!("more than {MOST_DOMAINS} domains")));
        }
        let directory = self.acme_directory.trim();
        if !Url::parse(directory).is_ok_and(|url| url.scheme() == "https" && url.has_host()) {
            return Err(BadConfig::new(ACME_DIRECTORY, format!("'{directory}' is not an https address")));
        }
        Ok(Some(Https {
            domains,
            tls: listen(TLS_ADDR, self.tls_addr.as_deref(), 443)?,
            http: listen(HTTP_ADDR, self.http_addr.as_deref(), 80)?,
            directory: directory.to_owned(),
            contact: given(self.acme_contact.as_deref()).map(check_contact).transpose()?,
            authorities: given(self.acme_ca.as_deref()).map(read_authorities).transpose()?,
        }))
    }
}

impl Https {
    /// The shop's origin: the one that was named, which must be one of the domains, or the first domain.
    pub(super) fn origin(&self, named: Option<Origin>) -> Checked<Origin> {
        let Some(origin) = named else {
            return super::check_origin(&format!("https://{}", self.domains[0]));
        };
        let host = Url::parse(origin.as_str()).ok().and_then(|url| url.host_str().map(str::to_owned));
        if !origin.is_https() || !host.is_some_and(|host| self.domains.contains(&host)) {
            let problem = format!(
                "{} is not https with a domain of {DOMAIN}; leave it out, and it is https://{}",
                origin.as_str(),
                self.domains[0]
            );
            return Err(BadConfig::new(super::ORIGIN, problem));
        }
        Ok(origin)
    }
}

/// A domain in ASCII and small letters; none where no public authority would give it a certificate.
fn check_domain(text: &str) -> Option<String> {
    let Ok(Host::Domain(domain)) = Host::parse(text) else { return None };
    let is_label = |label: &str| {
        (1..=63).contains(&label.len())
            && !label.starts_with('-')
            && !label.ends_with('-')
            && label.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-')
    };
    let fine = domain.contains('.') && domain.len() <= LONGEST_DOMAIN && domain.split('.').all(is_label);
    fine.then_some(domain)
}

/// Without an address, every one of this machine: of both kinds, or of the old kind where it has no other.
fn listen(variable: &'static str, text: Option<&str>, port: u16) -> Checked<Listen> {
    let addrs = match given(text) {
        None => {
            let all: [IpAddr; 2] = [Ipv6Addr::UNSPECIFIED.into(), Ipv4Addr::UNSPECIFIED.into()];
            all.map(|ip| SocketAddr::new(ip, port)).to_vec()
        }
        Some(text) => vec![text.trim().parse().map_err(|_| {
            BadConfig::new(variable, format!("'{text}' is not an address and port, such as 0.0.0.0:{port}"))
        })?],
    };
    Ok(Listen { variable, addrs })
}

fn check_contact(text: &str) -> Checked<String> {
    let address = text.trim().strip_prefix("mailto:").unwrap_or_else(|| text.trim());
    if !crate::validate::is_email(&crate::validate::email_key(address)) {
        return Err(BadConfig::new(ACME_CONTACT, format!("'{text}' is not an e-mail address")));
    }
    Ok(format!("mailto:{address}"))
}

fn read_authorities(path: &str) -> Checked<Vec<CertificateDer<'static>>> {
    let pem = std::fs::read(path)
        .map_err(|cause| BadConfig::new(ACME_CA, format!("the file {path} cannot be read: {cause}")))?;
    let found: Result<Vec<_>, _> = CertificateDer::pem_slice_iter(&pem).collect();
    match found {
        Ok(certificates) if !certificates.is_empty() => Ok(certificates),
        _ => Err(BadConfig::new(ACME_CA, format!("the file {path} holds no certificate in PEM"))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn domains_are_names_that_a_certificate_can_have() {
        assert_eq!(check_domain("Shop.Example").as_deref(), Some("shop.example"));
        assert_eq!(check_domain("হাট.বাংলা").as_deref(), Some("xn--z5b5cp.xn--54b7fta0cc"));
        let long = format!("{}.example", "a".repeat(64));
        for bad in [
            "shop",
            "localhost",
            "203.0.113.7",
            "[::1]",
            "*.shop.example",
            "shop.example:443",
            "shop.example/",
            "https://shop.example",
            "shop.example/path",
            "me@shop.example",
            "shop..example",
            "-shop.example",
            "shop_one.example",
            "shop.example.",
            "shop example",
            &long,
        ] {
            assert_eq!(check_domain(bad), None, "{bad}");
        }
    }
}
