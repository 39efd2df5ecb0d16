//! https by the shop itself, against a real ACME server where there is one.

use std::collections::BTreeSet;
use std::io::{Read as _, Write as _};
use std::net::{SocketAddr, TcpStream};
use std::os::unix::fs::PermissionsExt as _;
use std::path::Path;

use serde_json::json;

use crate::cli::{OWNER, SECRET, folder};
use crate::pebble::{Browser, Pebble, free_port, is_here};
use crate::process::{PATIENCE, Server, haat, reply, run_in};

const SHOP: &str = "shop.example";
const DOMAINS: &str = "shop.example,www.shop.example";
/// What the log says when a certificate is asked for, and when it is there.
const ASKING: &str = "asking for a certificate";
const HELD: &str = "holds until";

/// A running shop with a domain, and where http is answered.
struct Shop {
    server: Server,
    http: SocketAddr,
}

impl Shop {
    fn start(data: &Path, domains: &str, env: &[(&str, &str)]) -> Self {
        let http = SocketAddr::from(([127, 0, 0, 1], free_port()));
        let http_addr = http.to_string();
        let mut command = haat(
            &["serve", "--domain", domains, "--data", data.to_str().unwrap(), "--http-addr", &http_addr],
            env,
        );
        command.envs([OWNER, SECRET]);
        Self { server: Server::spawn(command, PATIENCE), http }
    }

    /// Where the ACME server looks for it.
    fn by(data: &Path, domains: &str, pebble: &Pebble) -> Self {
        Self::at(&format!("127.0.0.1:{}", pebble.tls_port), data, domains, pebble)
    }

    fn at(tls_addr: &str, data: &Path, domains: &str, pebble: &Pebble) -> Self {
        let (directory, ca) = (pebble.directory(), pebble.authority());
        let env = [
            ("HAAT_TLS_ADDR", tls_addr),
            ("HAAT_ACME_DIRECTORY", &directory),
            ("HAAT_ACME_CA", ca.to_str().unwrap()),
            ("HAAT_ACME_CONTACT", "owner@shop.example"),
        ];
        Self::start(data, domains, &env)
    }

    fn http(&self, request: &str) -> (u16, String) {
        let mut stream = TcpStream::connect(self.http).unwrap();
        stream.set_read_timeout(Some(PATIENCE)).unwrap();
        stream.write_all(request.as_bytes()).unwrap();
        reply(&mut stream)
    }
}

/// The certificate that is shown.
fn shown(browser: &Browser, addr: SocketAddr) -> Vec<u8> {
    let stream = browser.connect(addr, SHOP).unwrap();
    stream.conn.peer_certificates().unwrap()[0].to_vec()
}

fn modes(folder: &Path) -> BTreeSet<u32> {
    let entries = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().metadata().unwrap());
    entries.map(|entry| entry.permissions().mode() & 0o777).collect()
}

#[test]
fn a_shop_with_a_domain_gets_a_certificate_and_keeps_it() {
    if !is_here() {
        return;
    }
    let (data, pebble) = (folder(), Pebble::start(90 * 86_400));
    let shop = Shop::by(data.path(), DOMAINS, &pebble);
    shop.server.log_until(HELD);
    let (addr, browser) = (shop.server.addr, Browser::trusting(&pebble.root()));

    let page = browser.get(addr, SHOP, "/terms");
    assert!(page.starts_with("HTTP/1.1 200"), "{page}");
    assert!(page.to_lowercase().contains("strict-transport-security: max-age=31536000"), "{page}");
    assert!(page.contains("<link rel=\"canonical\" href=\"https://shop.example/terms\">"), "{page}");
    let old = Browser::old(&pebble.root()).get(addr, SHOP, "/healthz");
    assert!(old.starts_with("HTTP/1.1 200"), "{old}");

    let body = json!({"email": OWNER.1, "password": SECRET.1}).to_string();
    let signed_in = browser.ask(
        addr,
        SHOP,
        &format!(
            "POST /getuserinfo HTTP/1.1\r\nHost: {SHOP}\r\nOrigin: https://{SHOP}\r\nConnection: close\r\n\
             Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
            body.len()
        ),
    );
    let is_cookie = |line: &&str| line.to_lowercase().starts_with("set-cookie: __host-haat_admin=");
    let cookie = signed_in.lines().find(is_cookie).unwrap_or_else(|| panic!("{signed_in}"));
    assert!(cookie.contains("Secure"), "{cookie}");

    let other = browser.get(addr, "www.shop.example", "/products?q=a");
    assert!(other.starts_with("HTTP/1.1 301"), "{other}");
    assert!(other.contains("\r\nlocation: https://shop.example/products?q=a\r\n"), "{other}");
    let (status, text) =
        shop.http("GET /products?q=a HTTP/1.1\r\nHost: www.shop.example\r\nConnection: close\r\n\r\n");
    assert_eq!(status, 301, "{text}");
    assert!(text.contains("\r\nlocation: https://shop.example/products?q=a\r\n"), "{text}");
    let (status, text) = shop.http("GET / HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n");
    assert_eq!((status, text.contains("location:")), (400, false), "{text}");

    let acme = data.path().join("acme");
    assert_eq!(acme.metadata().unwrap().permissions().mode() & 0o777, 0o700);
    assert_eq!(modes(&acme), [0o600].into());
    let saved = data.path().join("saved.tar");
    assert_eq!(run_in(data.path(), &["backup", saved.to_str().unwrap()], &[]).code, Some(0));
    let mut archive = tar::Archive::new(std::fs::File::open(&saved).unwrap());
    let paths = archive.entries().unwrap().map(|entry| entry.unwrap().path().unwrap().display().to_string());
    let secrets: Vec<_> = paths.filter(|path| path.contains("acme") || path.ends_with(".pem")).collect();
    assert_eq!(secrets, Vec::<String>::new());

    let first = shown(&browser, addr);
    shop.server.stop();
    let again = Shop::by(data.path(), "www.shop.example,shop.example", &pebble);
    assert_eq!(shown(&browser, addr), first, "another certificate after a restart");
    let log = again.server.stop().stderr;
    assert!(!log.contains(ASKING), "{log}");
}

#[test]
fn a_certificate_is_renewed_while_the_shop_runs() {
    if !is_here() {
        return;
    }
    let (data, pebble) = (folder(), Pebble::start(10));
    let shop = Shop::by(data.path(), SHOP, &pebble);
    let (addr, browser) = (shop.server.addr, Browser::trusting(&pebble.root()));
    shop.server.log_until(HELD);
    let mut idle = browser.connect(addr, SHOP).unwrap();
    let first = shown(&browser, addr);
    shop.server.log_until(ASKING);
    shop.server.log_until(HELD);
    assert_ne!(shown(&browser, addr), first, "the old certificate is still shown");
    // Who is connected stays so.
    idle.write_all(b"GET /healthz HTTP/1.1\r\nHost: shop.example\r\nConnection: close\r\n\r\n").unwrap();
    let mut text = String::new();
    idle.read_to_string(&mut text).unwrap();
    assert!(text.starts_with("HTTP/1.1 200"), "{text}");
    let files = std::fs::read_dir(data.path().join("acme")).unwrap().count();
    assert_eq!(files, 2, "an account and a certificate");
    shop.server.stop();
}

#[test]
fn an_account_that_the_authority_lost_is_made_anew() {
    if !is_here() {
        return;
    }
    let (data, pebble) = (folder(), Pebble::start(90 * 86_400));
    let shop = Shop::by(data.path(), SHOP, &pebble);
    shop.server.log_until(HELD);
    shop.server.stop();
    let account = std::fs::read_dir(data.path().join("acme"))
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .find(|path| path.extension().unwrap() == "json")
        .unwrap();
    let text = std::fs::read_to_string(&account).unwrap();
    let mut kept: serde_json::Value = serde_json::from_str(&text).unwrap();
    kept["id"] = format!("{}0", kept["id"].as_str().unwrap()).into();
    std::fs::write(&account, kept.to_string()).unwrap();
    // Other domains need another certificate.
    let shop = Shop::by(data.path(), "new.example", &pebble);
    let log = shop.server.log_until(HELD);
    assert!(log.contains("does not know the account"), "{log}");
    shop.server.stop();
}

#[test]
fn a_domain_that_leads_elsewhere_is_named() {
    if !is_here() {
        return;
    }
    let (data, pebble) = (folder(), Pebble::start(90 * 86_400));
    let shop = Shop::at("127.0.0.1:0", data.path(), SHOP, &pebble);
    let log = shop.server.log_until("trying again in");
    let line = log.lines().last().unwrap();
    for part in ["there is no certificate for shop.example yet", "port 443 must be open", "Failed to connect"]
    {
        assert!(line.contains(part), "{part}: {line}");
    }
    shop.server.stop();
}

#[test]
fn a_shop_that_nobody_certifies_starts_and_says_why() {
    let data = folder();
    let directory = format!("https://127.0.0.1:{}/dir", free_port());
    let env = [("HAAT_TLS_ADDR", "127.0.0.1:0"), ("HAAT_ACME_DIRECTORY", &directory)];
    let shop = Shop::start(data.path(), SHOP, &env);
    let log = shop.server.log_until("trying again in");
    let line = log.lines().last().unwrap();
    for part in
        ["WARN", "there is no certificate for shop.example yet", "127.0.0.1 cannot be asked", "2 minutes"]
    {
        assert!(line.contains(part), "{part}: {line}");
    }
    let (status, _) = shop.http("HEAD / HTTP/1.1\r\nHost: shop.example\r\nConnection: close\r\n\r\n");
    assert_eq!(status, 301);
    // Not even a certificate that browsers would warn of.
    let key = rcgen::KeyPair::generate().unwrap();
    let root = rcgen::CertificateParams::new(Vec::new()).unwrap().self_signed(&key).unwrap().pem();
    let refused = Browser::trusting(&root).connect(shop.server.addr, SHOP).unwrap_err();
    assert!(refused.to_string().contains("alert"), "{refused}");
    shop.server.stop();
}

#[test]
fn a_port_that_is_taken_is_bad_configuration() {
    let (data, taken) = (folder(), std::net::TcpListener::bind(("127.0.0.1", 0)).unwrap());
    let taken = taken.local_addr().unwrap().to_string();
    for (tls, http, variable) in
        [(taken.as_str(), "127.0.0.1:0", "HAAT_TLS_ADDR"), ("127.0.0.1:0", taken.as_str(), "HAAT_HTTP_ADDR")]
    {
        let args = ["serve", "--domain", SHOP, "--tls-addr", tls, "--http-addr", http];
        let ended = run_in(data.path(), &args, &[]);
        assert_eq!((ended.code, ended.stdout.as_str()), (Some(2), ""), "{ended:?}");
        assert!(ended.stderr.contains(variable) && ended.stderr.lines().count() == 1, "{}", ended.stderr);
    }
}
