//! What is mailed and how (contract 1 and 5): to files, and to a mail server that answers, refuses, stalls or drops.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use haat::config::{Mail, Origin};
use haat::mail::outbox::Waiting;
use haat::mail::sender::Sender;
use haat::mail::{Letter, outbox};
use haat::settings::model::Settings;
use serde_json::json;
use tokio::io::{AsyncBufReadExt as _, AsyncWriteExt as _, BufReader};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc;

use crate::people::{RAHIM, mails_to, register};
use crate::support::{Options, Shop};

#[tokio::test]
async fn a_mail_has_both_parts_and_a_stable_message_id() {
    let shop = Shop::open().await;
    register(&shop, RAHIM).await;
    shop.visitor().post("/api/forgotpassword", &json!({"email": RAHIM})).await;
    let mail = mails_to(&shop, RAHIM, "OTP", 1).await.remove(0);
    assert_eq!(mail.header("From"), "Haat <no-reply@localhost>");
    assert!(mail.header("Message-ID").ends_with("@localhost>"), "{}", mail.raw);
    assert!(mail.raw.contains("multipart/alternative") && mail.raw.contains("text/html; charset=utf-8"));
    assert!(
        mail.text.lines().any(|line| line.starts_with("Your OTP is ") && line.ends_with('.')),
        "{}",
        mail.raw
    );
}

#[tokio::test]
async fn a_message_is_told_to_the_owner_and_markup_stays_text() {
    let shop = Shop::open().await;
    shop.admin().await.put("/api/settings", &json!({"email": "boss@shop.example"})).await;
    let sent =
        json!({"name": "Rahim", "phone": "01712345678", "email": RAHIM, "message": "<b>হ্যালো</b>\nBcc: x"});
    let keyed = shop.visitor().with("idempotency-key", "k");
    for _ in 0..2 {
        assert_eq!(keyed.post("/api/contact", &sent).await.status, 201);
    }
    let mails = mails_to(&shop, "boss@shop.example", "New message from Rahim", 1).await;
    assert_eq!(mails.len(), 1);
    assert!(mails[0].raw.contains("&lt;b&gt;") && mails[0].header("Bcc").is_empty(), "{}", mails[0].raw);
    assert_eq!(shop.admin().await.get("/contact").await.rows().len(), 1);
}

/// How the mail server of a test behaves.
#[derive(Debug, Clone, Copy)]
pub enum Server {
    Answers,
    /// Asks to come later.
    Refuses,
    /// Refuses the address for good.
    Rejects,
    /// Refuses the sign-in.
    Locked,
    Stalls,
    Drops,
    /// Takes the whole mail and says nothing, on its first connection alone.
    ForgetsOnce,
}

/// A mail server; tells every mail that it took.
pub async fn server(behaves: Server) -> (String, mpsc::UnboundedReceiver<String>, Arc<AtomicUsize>) {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let url = format!("smtp://{}", listener.local_addr().unwrap());
    let (tell, told) = mpsc::unbounded_channel();
    let calls = Arc::new(AtomicUsize::new(0));
    let counted = Arc::clone(&calls);
    tokio::spawn(async move {
        while let Ok((socket, _)) = listener.accept().await {
            let first = counted.fetch_add(1, Ordering::SeqCst) == 0;
            let behaves = match behaves {
                Server::ForgetsOnce if !first => Server::Answers,
                other => other,
            };
            tokio::spawn(talk(socket, behaves, tell.clone()));
        }
    });
    (url, told, calls)
}

async fn talk(
    socket: TcpStream,
    behaves: Server,
    tell: mpsc::UnboundedSender<String>,
) -> std::io::Result<()> {
    let mut socket = BufReader::new(socket);
    match behaves {
        Server::Stalls => {
            tokio::time::sleep(Duration::from_mins(5)).await;
            return Ok(());
        }
        Server::Drops => return Ok(()),
        Server::Answers | Server::Refuses | Server::Rejects | Server::Locked | Server::ForgetsOnce => {
            socket.write_all(b"220 test\r\n").await?;
        }
    }
    let mut line = String::new();
    while socket.read_line(&mut line).await? > 0 {
        let reply: &[u8] = match line.get(..4).unwrap_or_default() {
            "EHLO" => b"250 test\r\n",
            "RCPT" if matches!(behaves, Server::Refuses) => b"450 come back later\r\n",
            "RCPT" if matches!(behaves, Server::Rejects) => b"550 5.1.1 no such mailbox here\r\n",
            "MAIL" if matches!(behaves, Server::Locked) => b"530 5.7.0 authentication needed\r\n",
            "DATA" => {
                socket.write_all(b"354 go on\r\n").await?;
                let mut mail = String::new();
                while !mail.ends_with("\r\n.\r\n") {
                    socket.read_line(&mut mail).await?;
                }
                if matches!(behaves, Server::ForgetsOnce) {
                    tokio::time::sleep(Duration::from_mins(5)).await;
                }
                let _ = tell.send(mail);
                b"250 taken\r\n"
            }
            "QUIT" => b"221 bye\r\n",
            _ => b"250 fine\r\n",
        };
        socket.write_all(reply).await?;
        line.clear();
    }
    Ok(())
}

fn sender(url: &str) -> Sender {
    let mail = Mail { smtp_url: Some(url.to_owned()), ..Mail::default() };
    Sender::new(&mail, "unused".into(), Origin::of_addr(([127, 0, 0, 1], 80).into()).as_str()).unwrap()
}

fn waiting() -> Waiting {
    Waiting {
        id: 1,
        message_id: "abc".to_owned(),
        recipient: RAHIM.to_owned(),
        letter: Letter::Otp { otp: "123456".to_owned() },
        attempts: 0,
        created_at: 0,
        expires_at: i64::MAX,
    }
}

#[tokio::test]
async fn a_server_that_answers_takes_the_mail() {
    let (url, mut told, _) = server(Server::Answers).await;
    sender(&url).send(&waiting(), &Settings::default()).await.unwrap();
    let mail = told.recv().await.unwrap();
    assert!(mail.contains("Message-ID: <abc@localhost>"), "{mail}");
    assert!(mail.contains("Your OTP is 123456."), "{mail}");
}

#[tokio::test]
async fn a_server_that_refuses_or_drops_is_an_error() {
    for behaves in [Server::Refuses, Server::Drops] {
        let (url, _told, _) = server(behaves).await;
        assert!(sender(&url).send(&waiting(), &Settings::default()).await.is_err(), "{behaves:?}");
    }
}

#[tokio::test]
async fn a_connection_that_was_given_up_is_not_taken_again() {
    let (url, mut told, calls) = server(Server::ForgetsOnce).await;
    let sender = sender(&url).patient_for(Duration::from_millis(500));
    assert!(sender.send(&waiting(), &Settings::default()).await.is_err());
    sender.send(&waiting(), &Settings::default()).await.unwrap();
    assert!(told.recv().await.is_some());
    assert_eq!(calls.load(Ordering::SeqCst), 2);
}

#[tokio::test]
async fn a_request_never_waits_for_the_mail_server_and_the_mail_stays() {
    for behaves in [Server::Stalls, Server::Refuses, Server::Drops] {
        let (url, _told, calls) = server(behaves).await;
        let shop = Shop::open_with(Options { smtp_url: Some(url), ..Options::default() }).await;
        register(&shop, RAHIM).await;
        let began = std::time::Instant::now();
        let reply = shop.visitor().post("/api/forgotpassword", &json!({"email": RAHIM})).await;
        assert_eq!(reply.status, 200);
        assert!(began.elapsed() < Duration::from_secs(5), "{behaves:?}");
        for _ in 0..200 {
            if calls.load(Ordering::SeqCst) > 0 {
                break;
            }
            tokio::time::sleep(Duration::from_millis(25)).await;
        }
        tokio::time::sleep(Duration::from_millis(200)).await;
        let left = shop.state.db.read(outbox::all).await.unwrap();
        assert_eq!(left.len(), 1, "{behaves:?}");
    }
}

#[tokio::test]
async fn what_was_refused_goes_later_and_an_old_otp_never() {
    let (url, _told, calls) = server(Server::Refuses).await;
    let shop = Shop::open_with(Options { smtp_url: Some(url), ..Options::default() }).await;
    register(&shop, RAHIM).await;
    shop.visitor().post("/api/forgotpassword", &json!({"email": RAHIM})).await;
    let attempts = async || shop.state.db.read(outbox::all).await.unwrap().first().map(|mail| mail.attempts);
    for round in 1..=2 {
        for _ in 0..200 {
            if attempts().await == Some(round) {
                break;
            }
            tokio::time::sleep(Duration::from_millis(25)).await;
        }
        assert_eq!(attempts().await, Some(round));
        shop.clock.advance(60_000);
    }
    assert!(calls.load(Ordering::SeqCst) >= 1);
    shop.clock.advance(10 * 60_000);
    for _ in 0..200 {
        if attempts().await.is_none() {
            return;
        }
        tokio::time::sleep(Duration::from_millis(25)).await;
    }
    panic!("it is still tried");
}
