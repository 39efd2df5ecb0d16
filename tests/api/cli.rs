//! The command line: what it prints, how it ends, what it refuses (contract 1).

use std::io::{Read as _, Write as _};
use std::net::TcpStream;

use serde_json::json;

use crate::process::{Ended, PATIENCE, Server, reply, run, run_in};

/// The first admin, as the environment names it.
pub const OWNER: (&str, &str) = ("HAAT_ADMIN_EMAIL", "owner@shop.example");
/// That admin's password.
pub const SECRET: (&str, &str) = ("HAAT_ADMIN_PASSWORD", "a long and rare password");

pub fn folder() -> tempfile::TempDir {
    tempfile::tempdir().unwrap()
}

/// Whether an admin can sign in.
pub fn signs_in(server: &Server, email: &str, password: &str) -> bool {
    let (status, text) = server.post("/getuserinfo", &json!({"email": email, "password": password}));
    assert!(matches!(status, 200 | 401), "{text}");
    status == 200
}

/// Asserts bad configuration: exit status 2 and one line that names the variable.
fn assert_bad(ended: &Ended, variable: &str) {
    assert_eq!(ended.code, Some(2), "{variable}: {ended:?}");
    assert_eq!(ended.stdout, "", "{variable}");
    assert_eq!(ended.stderr.lines().count(), 1, "{variable}: {}", ended.stderr);
    assert!(ended.stderr.contains(variable), "{variable}: {}", ended.stderr);
}

#[test]
fn serve_prints_one_line_once_it_answers_and_ends_on_either_signal() {
    for signal in ["TERM", "INT"] {
        let parent = folder();
        let data = parent.path().join("made/when/missing");
        let server = Server::start(&data, &[]);
        assert_ne!(server.addr.port(), 0, "the line tells the port that was picked");
        assert!(server.addr.ip().is_loopback());
        let (status, text) = server.get("/healthz");
        assert_eq!(status, 200);
        assert!(text.ends_with(r#"{"status":"ok"}"#), "{text}");
        for name in ["haat.db", "uploads"] {
            assert!(data.join(name).exists(), "{name}");
        }
        server.signal(signal);
        let ended = server.ended();
        assert_eq!((ended.code, ended.stdout.as_str()), (Some(0), ""), "{signal}: {}", ended.stderr);
    }
}

#[test]
fn a_request_names_its_host_once() {
    let data = folder();
    let server = Server::start(data.path(), &[]);
    let ask = |version: &str, hosts: &str| {
        server.ask(&format!("GET /healthz HTTP/{version}\r\n{hosts}Connection: close\r\n\r\n"))
    };
    for hosts in ["", "Host: a.example\r\nHost: b.example\r\n"] {
        let (status, text) = ask("1.1", hosts);
        assert_eq!(status, 400, "{hosts:?}: {text}");
        assert!(text.contains(r#""success":false"#), "{text}");
    }
    assert_eq!(ask("1.1", "Host: a.example\r\n").0, 200);
    assert_eq!(ask("1.0", "").0, 200);
    server.stop();
}

#[test]
fn serve_is_what_haat_does_without_a_command() {
    let data = folder();
    let env = [("HAAT_ADDR", "127.0.0.1:0"), ("HAAT_DATA", data.path().to_str().unwrap())];
    let server = Server::spawn(crate::process::haat::<&str>(&[], &env), PATIENCE);
    assert_eq!(server.get("/healthz").0, 200);
    server.stop();
}

#[test]
fn links_name_the_address_it_listens_on_until_an_origin_is_set() {
    let data = folder();
    let server = Server::start(data.path(), &[]);
    let canonical = |server: &Server, origin: &str| {
        let (_, text) = server.get("/terms");
        assert!(text.contains(&format!("<link rel=\"canonical\" href=\"{origin}/terms\">")), "{text}");
        text
    };
    canonical(&server, &format!("http://{}", server.addr));
    server.stop();
    let server = Server::start(data.path(), &[("HAAT_ORIGIN", "https://shop.example")]);
    let text = canonical(&server, "https://shop.example").to_lowercase();
    assert!(text.contains("strict-transport-security:"), "{text}");
    server.stop();
}

#[test]
fn requests_under_way_are_finished() {
    let data = folder();
    let server = Server::start(data.path(), &[]);
    let body =
        json!({"name": "N", "phone": "01712345678", "email": "a@shop.example", "message": "M"}).to_string();
    let mut stream = server.connect();
    let head = format!(
        "POST /api/contact HTTP/1.1\r\nHost: {}\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\
         Connection: close\r\nExpect: 100-continue\r\n\r\n",
        server.addr,
        body.len()
    );
    stream.write_all(head.as_bytes()).unwrap();
    // The server asks for the body: the request is under way.
    let mut go_on = [0; 25];
    stream.read_exact(&mut go_on).unwrap();
    assert!(go_on.starts_with(b"HTTP/1.1 100 Continue"));
    server.signal("TERM");
    let started = std::time::Instant::now();
    while TcpStream::connect(server.addr).is_ok() {
        assert!(started.elapsed() < PATIENCE, "connections are still taken");
    }
    stream.write_all(body.as_bytes()).unwrap();
    let (status, text) = reply(&mut stream);
    assert_eq!(status, 201, "{text}");
    assert_eq!(server.ended().code, Some(0));
    let again = Server::start(data.path(), &[OWNER, SECRET]);
    assert!(signs_in(&again, OWNER.1, SECRET.1));
}

#[test]
fn a_second_server_on_the_same_folder_ends_with_1_and_the_first_goes_on() {
    let data = folder();
    let server = Server::start(data.path(), &[]);
    let second = run_in(data.path(), &["serve", "--addr", "127.0.0.1:0"], &[]);
    assert_eq!((second.code, second.stdout.as_str()), (Some(1), ""), "{second:?}");
    assert!(second.stderr.contains(data.path().to_str().unwrap()), "{}", second.stderr);
    let demo = run_in(data.path(), &["demo"], &[]);
    assert_eq!(demo.code, Some(1), "{demo:?}");
    assert_eq!(server.get("/healthz").0, 200);
    server.stop();
    Server::start(data.path(), &[]).stop();
}

#[test]
fn an_address_that_is_taken_is_bad_configuration() {
    let (one, two) = (folder(), folder());
    let server = Server::start(one.path(), &[]);
    let addr = server.addr.to_string();
    assert_bad(&run_in(two.path(), &["serve", "--addr", &addr], &[]), "HAAT_ADDR");
    assert_bad(&run_in(two.path(), &["serve"], &[("HAAT_ADDR", &addr)]), "HAAT_ADDR");
}

#[test]
fn bad_configuration_is_named_and_nothing_is_made() {
    let parent = folder();
    let data = parent.path().join("data");
    let off = ("HAAT_RATE_LIMITS", "off");
    for (env, variable) in [
        (&[("HAAT_ADDR", "8080")][..], "HAAT_ADDR"),
        (&[("HAAT_ADDR", "localhost")], "HAAT_ADDR"),
        (&[("HAAT_ADDR", "127.0.0.1:99999")], "HAAT_ADDR"),
        (&[("HAAT_ORIGIN", "shop.example")], "HAAT_ORIGIN"),
        (&[("HAAT_ORIGIN", "ftp://shop.example")], "HAAT_ORIGIN"),
        (&[("HAAT_ORIGIN", "https://shop.example/path")], "HAAT_ORIGIN"),
        (&[("HAAT_SMTP_URL", "mail.example")], "HAAT_SMTP_URL"),
        (&[("HAAT_MAIL_FROM", "nobody")], "HAAT_MAIL_FROM"),
        (&[("HAAT_TRUSTED_PROXY", "proxy")], "HAAT_TRUSTED_PROXY"),
        (&[("HAAT_TRUSTED_PROXY", "10.0.0.1,10.0.0.0/40")], "HAAT_TRUSTED_PROXY"),
        (&[("HAAT_DEMO", "yes")], "HAAT_DEMO"),
        (&[("HAAT_RATE_LIMITS", "0")], "HAAT_RATE_LIMITS"),
        (&[off, ("HAAT_ADDR", "0.0.0.0:0")], "HAAT_RATE_LIMITS"),
        (&[off, ("HAAT_ORIGIN", "https://shop.example")], "HAAT_RATE_LIMITS"),
        (&[off, ("HAAT_TRUSTED_PROXY", "127.0.0.1")], "HAAT_RATE_LIMITS"),
        (&[("HAAT_LOG_FORMAT", "xml")], "HAAT_LOG_FORMAT"),
        (&[("RUST_LOG", "haat=loud=1")], "RUST_LOG"),
        (&[OWNER], "HAAT_ADMIN_PASSWORD"),
        (&[SECRET], "HAAT_ADMIN_EMAIL"),
        (&[("HAAT_ADMIN_EMAIL", "owner"), SECRET], "HAAT_ADMIN_EMAIL"),
        (&[OWNER, ("HAAT_ADMIN_PASSWORD", "short")], "HAAT_ADMIN_PASSWORD"),
        (&[OWNER, ("HAAT_ADMIN_PASSWORD", "password123")], "HAAT_ADMIN_PASSWORD"),
    ] {
        let mut all = vec![("HAAT_ADDR", "127.0.0.1:0")];
        all.extend(env);
        assert_bad(&run_in(&data, &["serve"], &all), variable);
        assert!(!data.exists(), "{variable}: the data folder was made");
    }
    std::fs::write(&data, "a file").unwrap();
    assert_bad(&run_in(&data, &["serve", "--addr", "127.0.0.1:0"], &[]), "HAAT_DATA");
    // A flag is the same setting, and goes before the variable.
    assert_bad(&run(&["serve", "--origin", "x"], &[("HAAT_ORIGIN", "http://localhost")]), "HAAT_ORIGIN");
}

#[test]
fn the_first_admin_comes_from_the_environment_once() {
    let data = folder();
    let server = Server::start(data.path(), &[OWNER, SECRET]);
    assert!(signs_in(&server, OWNER.1, SECRET.1));
    server.stop();
    // There is one: the pair is not looked at any more.
    let other =
        [("HAAT_ADMIN_EMAIL", "other@shop.example"), ("HAAT_ADMIN_PASSWORD", "another rare password")];
    let server = Server::start(data.path(), &other);
    assert!(signs_in(&server, OWNER.1, SECRET.1));
    assert!(!signs_in(&server, other[0].1, other[1].1));
    server.stop();
}

#[test]
fn serve_warns_where_there_is_no_admin_and_no_mail_server() {
    let data = folder();
    let said = Server::start(data.path(), &[]).stop().stderr;
    assert!(said.contains("haat admin add"), "{said}");
    assert!(said.contains("HAAT_SMTP_URL") && said.contains("outbox"), "{said}");
    let smtp = ("HAAT_SMTP_URL", "smtp://127.0.0.1:2525");
    let said = Server::start(data.path(), &[OWNER, SECRET, smtp]).stop().stderr;
    assert!(!said.contains("haat admin add") && !said.contains("outbox"), "{said}");
}

#[test]
fn admins_are_made_and_given_passwords_beside_a_running_server() {
    let data = folder();
    let server = Server::start(data.path(), &[]);
    let add = ["admin", "add", "--email", "Owner@Shop.Example", "--name", "Owner"];
    let made = run_in(data.path(), &add, &[SECRET]);
    assert_eq!(made.code, Some(0), "{made:?}");
    assert!(!made.stdout.contains(SECRET.1) && !made.stderr.contains(SECRET.1), "{made:?}");
    assert!(signs_in(&server, OWNER.1, SECRET.1));
    let again = run_in(data.path(), &add, &[SECRET]);
    assert_eq!(again.code, Some(1), "{again:?}");
    assert!(again.stderr.contains(OWNER.1), "{}", again.stderr);

    let (_, reply) = server.post("/getuserinfo", &json!({"email": OWNER.1, "password": SECRET.1}));
    let cookie = reply.split("haat_admin=").nth(1).unwrap().split(';').next().unwrap().to_owned();
    let me = |cookie: &str| {
        let head = format!("Host: {}\r\nConnection: close\r\nCookie: haat_admin={cookie}", server.addr);
        server.ask(&format!("GET /api/me HTTP/1.1\r\n{head}\r\n\r\n")).1.contains(OWNER.1)
    };
    assert!(me(&cookie));
    let new = ("HAAT_ADMIN_PASSWORD", "another rare password");
    let set = run_in(data.path(), &["admin", "passwd", "--email", OWNER.1], &[new]);
    assert_eq!(set.code, Some(0), "{set:?}");
    assert!(!me(&cookie), "the admin's sessions are ended");
    assert!(signs_in(&server, OWNER.1, new.1));
    assert!(!signs_in(&server, OWNER.1, SECRET.1));
}

#[test]
fn each_try_of_a_password_is_a_line_of_the_log() {
    let data = folder();
    let server = Server::start(data.path(), &[OWNER, SECRET]);
    assert!(!signs_in(&server, OWNER.1, "not the password"));
    assert!(signs_in(&server, OWNER.1, SECRET.1));
    server.post("/api/userlogin", &json!({"email": "nobody@shop.example", "password": "a guess"}));
    // What a limit refuses is told once a minute, or whoever guesses fills the disk.
    let guess = json!({"email": "rahim@shop.example", "password": "a guess"});
    let refused = (0..20).filter(|_| server.post("/api/userlogin", &guess).0 == 429).count();
    assert_eq!(refused, 15);
    let said = server.stop().stderr;
    let lines: Vec<&str> = said.lines().filter(|line| line.contains("a password was tried")).collect();
    assert_eq!(lines.len(), 3 + 5 + 1, "{said}");
    assert_eq!(lines.iter().filter(|line| line.contains("outcome=\"limit\"")).count(), 1, "{said}");
    for (line, parts) in lines.iter().zip([
        ["kind=\"admin\"", "owner@shop.example", "outcome=\"failure\"", "wrong=\"password\""],
        ["kind=\"admin\"", "owner@shop.example", "outcome=\"success\"", "address=127.0.0.1"],
        ["kind=\"customer\"", "nobody@shop.example", "outcome=\"failure\"", "wrong=\"password\""],
    ]) {
        for part in parts {
            assert!(line.contains(part), "{part}: {line}");
        }
    }
    assert!(!said.contains(SECRET.1) && !said.contains("a guess"), "{said}");
}

#[test]
fn help_lists_every_variable_with_its_default() {
    let help = run(&["--help"], &[]);
    assert_eq!(help.code, Some(0));
    for text in [
        "HAAT_ADDR",
        "127.0.0.1:8080",
        "HAAT_DATA",
        "[default: data]",
        "HAAT_ORIGIN",
        "HAAT_ADMIN_EMAIL",
        "HAAT_ADMIN_PASSWORD",
        "HAAT_SMTP_URL",
        "HAAT_MAIL_FROM",
        "Haat <no-reply@localhost>",
        "HAAT_TRUSTED_PROXY",
        "HAAT_DEMO",
        "HAAT_RATE_LIMITS",
        "RUST_LOG",
        "HAAT_LOG_FORMAT",
    ] {
        assert!(help.stdout.contains(text), "{text}: {}", help.stdout);
    }
    for variable in ["smtp://user:secret@mail.example", "a long and rare password"] {
        let env = [("HAAT_SMTP_URL", variable), ("HAAT_ADMIN_PASSWORD", variable)];
        assert!(!run(&["--help"], &env).stdout.contains(variable), "help shows a secret");
    }
}

#[test]
fn logs_go_to_stderr_and_can_be_json() {
    let data = folder();
    let said = Server::start(data.path(), &[("HAAT_LOG_FORMAT", "json")]).stop();
    assert_eq!(said.stdout, "");
    assert!(said.stderr.lines().count() >= 2, "{}", said.stderr);
    for line in said.stderr.lines() {
        serde_json::from_str::<serde_json::Value>(line).unwrap_or_else(|_| panic!("no JSON: {line}"));
    }
    assert_eq!(Server::start(data.path(), &[("RUST_LOG", "off")]).stop().stderr, "");
}

#[test]
fn limits_can_be_lifted_on_loopback() {
    let data = folder();
    let server = Server::start(data.path(), &[("HAAT_RATE_LIMITS", "off"), OWNER, SECRET]);
    for _ in 0..7 {
        assert!(!signs_in(&server, OWNER.1, "a wrong password"));
    }
    assert!(signs_in(&server, OWNER.1, SECRET.1));
}

#[test]
fn the_document_that_is_printed_is_the_one_that_is_served() {
    let printed = run(&["openapi"], &[]);
    assert_eq!(printed.code, Some(0));
    let data = folder();
    let (status, served) = Server::start(data.path(), &[]).get("/openapi.json");
    assert_eq!(status, 200);
    let (_, body) = served.split_once("\r\n\r\n").unwrap();
    assert!(body == printed.stdout, "the documents differ");
}
