//! Let's Encrypt's own ACME server for tests, `pebble` (Debian has it), with a name server under which every domain is
//! this machine; and https as a browser speaks it.

use std::io::{ErrorKind, Read as _, Write as _};
use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream, UdpSocket};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::time::Instant;

use rcgen::{BasicConstraints, CertificateParams, IsCa, Issuer, KeyPair};
use tokio_rustls::rustls::crypto::ring::default_provider;
use tokio_rustls::rustls::pki_types::pem::PemObject as _;
use tokio_rustls::rustls::pki_types::{CertificateDer, ServerName};
use tokio_rustls::rustls::version::TLS12;
use tokio_rustls::rustls::{ClientConfig, ClientConnection, RootCertStore, StreamOwned};

use crate::process::PATIENCE;

/// Whether the tests against it can be run; where they must be, since nobody would read that they were not, that is a
/// failure.
#[allow(clippy::disallowed_methods, reason = "not of the shop: where the tests run")]
pub fn is_here() -> bool {
    let here = Command::new("pebble").arg("-h").stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok();
    if !here {
        assert!(std::env::var_os("CI").is_none(), "pebble is not installed (apt-get install pebble)");
        eprintln!(
            "\n*** LEFT OUT: https by the shop itself, since pebble is not installed (apt-get install pebble) ***\n"
        );
    }
    here
}

/// A port that nothing uses now.
pub fn free_port() -> u16 {
    TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap().local_addr().unwrap().port()
}

/// A running ACME server.
pub struct Pebble {
    child: Child,
    folder: tempfile::TempDir,
    acme: u16,
    management: u16,
    /// Where it asks a shop for its proof.
    pub tls_port: u16,
}

impl Drop for Pebble {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Pebble {
    /// One whose certificates hold for so many seconds.
    pub fn start(seconds: u64) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let (acme, management, tls_port) = (free_port(), free_port(), free_port());
        write_certificates(folder.path());
        let at = |name: &str| folder.path().join(name);
        let config = serde_json::json!({"pebble": {
            "listenAddress": format!("127.0.0.1:{acme}"),
            "managementListenAddress": format!("127.0.0.1:{management}"),
            "certificate": at("server.pem"),
            "privateKey": at("server.key"),
            "httpPort": free_port(),
            "tlsPort": tls_port,
            "certificateValidityPeriod": seconds,
        }});
        std::fs::write(at("config.json"), config.to_string()).unwrap();
        let names = serve_names();
        let child = Command::new("pebble")
            .args(["-config", at("config.json").to_str().unwrap(), "-dnsserver", &names.to_string()])
            // Proofs are looked at, at once; some nonces are refused, as the standard allows.
            .envs([
                ("PEBBLE_VA_NOSLEEP", "1"),
                ("PEBBLE_VA_ALWAYS_VALID", "0"),
                ("PEBBLE_WFE_NONCEREJECT", "5"),
            ])
            .envs([("PEBBLE_AUTHZREUSE", "0")])
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let pebble = Self { child, folder, acme, management, tls_port };
        let started = Instant::now();
        while [acme, management].iter().any(|port| TcpStream::connect((Ipv4Addr::LOCALHOST, *port)).is_err())
        {
            assert!(started.elapsed() < PATIENCE, "pebble does not listen");
            std::thread::sleep(std::time::Duration::from_millis(20));
        }
        pebble
    }

    /// Its directory.
    pub fn directory(&self) -> String {
        format!("https://localhost:{}/dir", self.acme)
    }

    /// The authority that its own certificate is from.
    pub fn authority(&self) -> PathBuf {
        self.folder.path().join("ca.pem")
    }

    /// What a browser has to trust for the certificates that it gives.
    pub fn root(&self) -> String {
        let own = std::fs::read_to_string(self.authority()).unwrap();
        let addr = SocketAddr::from((Ipv4Addr::LOCALHOST, self.management));
        let mut client = Browser::trusting(&own);
        // It would speak HTTP/2.
        client.0.alpn_protocols.clear();
        let reply = client.get(addr, "localhost", "/roots/0");
        reply[reply.find("-----BEGIN").unwrap()..].to_owned()
    }
}

/// An authority, and what it certifies for the ACME server itself.
fn write_certificates(folder: &Path) {
    let key = KeyPair::generate().unwrap();
    let mut params = CertificateParams::new(Vec::new()).unwrap();
    params.is_ca = IsCa::Ca(BasicConstraints::Unconstrained);
    let authority = params.self_signed(&key).unwrap();
    let issuer = Issuer::new(params, key);
    let key = KeyPair::generate().unwrap();
    let own = CertificateParams::new(vec!["localhost".to_owned()]).unwrap().signed_by(&key, &issuer).unwrap();
    let files = [("ca.pem", authority.pem()), ("server.pem", own.pem()), ("server.key", key.serialize_pem())];
    for (name, pem) in files {
        std::fs::write(folder.join(name), pem).unwrap();
    }
}

/// A name server under which every name has the address 127.0.0.1, and nothing else.
fn serve_names() -> SocketAddr {
    let socket = UdpSocket::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
    let addr = socket.local_addr().unwrap();
    std::thread::spawn(move || {
        let mut question = [0; 512];
        while let Ok((length, from)) = socket.recv_from(&mut question) {
            let Some(reply) = named(&question[..length]) else { continue };
            let _ = socket.send_to(&reply, from);
        }
    });
    addr
}

/// The reply to a question (RFC 1035, section 4): an A record, or none of another type.
fn named(question: &[u8]) -> Option<Vec<u8>> {
    let name = question.get(12..)?;
    let end = 12 + name.iter().position(|byte| *byte == 0)? + 5;
    let is_address = question.get(end - 4..end - 2)? == [0, 1];
    let mut reply = question[..2].to_vec();
    reply.extend([0x84, 0, 0, 1, 0, u8::from(is_address), 0, 0, 0, 0]);
    reply.extend(&question[12..end]);
    if is_address {
        reply.extend([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 0, 0, 4, 127, 0, 0, 1]);
    }
    Some(reply)
}

/// https as a browser speaks it.
pub struct Browser(ClientConfig);

impl Browser {
    /// One that trusts this authority alone.
    pub fn trusting(pem: &str) -> Self {
        Self::new(pem, false)
    }

    /// An old one, which speaks TLS 1.2.
    pub fn old(pem: &str) -> Self {
        Self::new(pem, true)
    }

    fn new(pem: &str, old: bool) -> Self {
        let mut roots = RootCertStore::empty();
        roots.add(CertificateDer::from_pem_slice(pem.as_bytes()).unwrap()).unwrap();
        let config = ClientConfig::builder_with_provider(Arc::new(default_provider()));
        let config = if old {
            config.with_protocol_versions(&[&TLS12])
        } else {
            config.with_safe_default_protocol_versions()
        };
        let mut config = config.unwrap().with_root_certificates(roots).with_no_client_auth();
        config.alpn_protocols = vec![b"h2".to_vec(), b"http/1.1".to_vec()];
        Self(config)
    }

    /// An encrypted connection to a host.
    pub fn connect(
        &self,
        addr: SocketAddr,
        host: &str,
    ) -> std::io::Result<StreamOwned<ClientConnection, TcpStream>> {
        let name = ServerName::try_from(host.to_owned()).unwrap();
        let mut connection = ClientConnection::new(Arc::new(self.0.clone()), name).unwrap();
        let mut socket = TcpStream::connect(addr)?;
        socket.set_read_timeout(Some(PATIENCE))?;
        while connection.is_handshaking() {
            connection.complete_io(&mut socket)?;
        }
        Ok(StreamOwned::new(connection, socket))
    }

    /// A request of its own connection; answers the whole reply.
    pub fn ask(&self, addr: SocketAddr, host: &str, request: &str) -> String {
        let mut stream = self.connect(addr, host).unwrap();
        stream.write_all(request.as_bytes()).unwrap();
        let mut reply = Vec::new();
        match stream.read_to_end(&mut reply) {
            Ok(_) => {}
            // Not every server says that it is done.
            Err(cause) if cause.kind() == ErrorKind::UnexpectedEof => {}
            Err(cause) => panic!("{cause}"),
        }
        String::from_utf8_lossy(&reply).into_owned()
    }

    /// GET.
    pub fn get(&self, addr: SocketAddr, host: &str, path: &str) -> String {
        self.ask(addr, host, &format!("GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n"))
    }
}
