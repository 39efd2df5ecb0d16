//! Where mail goes: to a mail server, or without one to files in `{data}/outbox` (contract 1).

use std::path::PathBuf;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use anyhow::Context as _;
use lettre::message::header::{ContentTransferEncoding, ContentType};
use lettre::message::{Body, Mailbox, MultiPart, SinglePart};
use lettre::{AsyncSmtpTransport, AsyncTransport as _, Message, Tokio1Executor};

use super::fault::{Failure, Fault};
use super::outbox::Waiting;
use super::render::Reader;
use crate::config::Mail;
use crate::config::smtp::{mailbox, server};
use crate::settings::model::Settings;

/// How long one mail may take, from connecting to the last answer.
const PATIENCE: Duration = Duration::from_secs(30);

enum Way {
    Server(AsyncSmtpTransport<Tokio1Executor>),
    Folder(PathBuf),
}

impl std::fmt::Debug for Way {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            // The transport holds the password.
            Self::Server(_) => f.write_str("a mail server"),
            Self::Folder(folder) => write!(f, "{}", folder.display()),
        }
    }
}

/// Sends mail on one of the two ways.
#[derive(Debug)]
pub struct Sender {
    way: Way,
    from: Mailbox,
    origin: String,
    patience: Duration,
}

impl Sender {
    /// A sender as it is configured.
    ///
    /// # Errors
    /// Where the address of the server or the sender cannot be used.
    pub fn new(mail: &Mail, folder: PathBuf, origin: &str) -> anyhow::Result<Self> {
        let way = match &mail.smtp_url {
            Some(url) => Way::Server(transport(url)?),
            None => Way::Folder(folder),
        };
        let from = mailbox(&mail.from).context("HAAT_MAIL_FROM is not a sender")?;
        Ok(Self { way, from, origin: origin.to_owned(), patience: PATIENCE })
    }

    /// Whether mails go to a mail server; else they are written to files.
    #[must_use]
    pub fn has_server(&self) -> bool {
        matches!(self.way, Way::Server(_))
    }

    /// The same sender that gives a mail up after another time.
    #[must_use]
    pub fn patient_for(self, patience: Duration) -> Self {
        Self { patience, ..self }
    }

    /// Sends one mail.
    ///
    /// # Errors
    /// Where the server or the disk does not take it.
    pub async fn send(&self, mail: &Waiting, settings: &Settings) -> Result<(), Failure> {
        let message = self.message(mail, settings)?;
        match &self.way {
            Way::Server(server) => {
                // Each mail has a connection of its own: one that was given up must not be taken again, since its
                // late answer would pass for the next mail's.
                let sent = tokio::time::timeout(self.patience, server.send(message)).await;
                sent.map_err(|_| Failure::new(Fault::Slow, ""))??;
            }
            Way::Folder(folder) => {
                let name = format!("{}-{}.eml", mail.created_at, mail.message_id);
                let (folder, bytes) = (folder.clone(), message.formatted());
                let wrote = tokio::task::spawn_blocking(move || write(&folder, &name, &bytes)).await;
                let wrote = wrote.map_err(|cause| Failure::new(Fault::Other, cause))?;
                wrote.map_err(|cause| Failure::new(Fault::Disk, cause))?;
            }
        }
        Ok(())
    }

    /// Whether mails go to files, since there is no mail server.
    #[must_use]
    pub fn writes_files(&self) -> bool {
        matches!(self.way, Way::Folder(_))
    }

    fn message(&self, mail: &Waiting, settings: &Settings) -> Result<Message, Failure> {
        let recipient =
            mailbox(&mail.recipient).map_err(|cause| Failure::new(Fault::Address, format!("{cause:#}")))?;
        let built = self.build(mail, recipient, settings);
        built.map_err(|cause| Failure::new(Fault::Other, format!("{cause:#}")))
    }

    fn build(&self, mail: &Waiting, to: Mailbox, settings: &Settings) -> anyhow::Result<Message> {
        let shop = if settings.shop_name.is_empty() { "Haat" } else { &settings.shop_name };
        let sheet = mail.letter.sheet(shop, &self.origin);
        let domain = self.from.email.domain();
        let written = Duration::from_millis(u64::try_from(mail.created_at).unwrap_or(0));
        let mut builder = Message::builder()
            .from(self.from.clone())
            .to(to)
            .subject(&sheet.subject)
            .date(SystemTime::checked_add(&UNIX_EPOCH, written).unwrap_or(UNIX_EPOCH))
            .message_id(Some(format!("<{}@{domain}>", mail.message_id)));
        let answers_to = match sheet.reader {
            Reader::Customer => Some(settings.email.as_str()).filter(|email| !email.is_empty()),
            Reader::Owner => sheet.reply_to.as_deref(),
        };
        if let Some(answers_to) = answers_to.and_then(|text| mailbox(text).ok()) {
            builder = builder.reply_to(answers_to);
        }
        let parts = MultiPart::alternative()
            .singlepart(part(ContentType::TEXT_PLAIN, sheet.text(shop))?)
            .singlepart(part(ContentType::TEXT_HTML, sheet.html(shop))?);
        Ok(builder.multipart(parts)?)
    }
}

/// A sender or a reader, with a domain of other letters as mail servers write it.
/// A part whose ASCII lines stay readable in the raw mail, in every script.
fn part(kind: ContentType, text: String) -> anyhow::Result<SinglePart> {
    let body = Body::new_with_encoding(text, ContentTransferEncoding::QuotedPrintable)
        .map_err(|_| anyhow::anyhow!("a part of the mail cannot be encoded"))?;
    Ok(SinglePart::builder().header(kind).body(body))
}

fn write(folder: &std::path::Path, name: &str, bytes: &[u8]) -> std::io::Result<()> {
    use std::os::unix::fs::{DirBuilderExt as _, OpenOptionsExt as _};
    // One-time passwords lie here: for the shop's own user alone.
    std::fs::DirBuilder::new().recursive(true).mode(0o700).create(folder)?;
    let draft = folder.join(format!(".{name}.tmp"));
    let mut file =
        std::fs::OpenOptions::new().create(true).truncate(true).write(true).mode(0o600).open(&draft)?;
    std::io::Write::write_all(&mut file, bytes)?;
    std::fs::rename(draft, folder.join(name))
}

fn transport(text: &str) -> anyhow::Result<AsyncSmtpTransport<Tokio1Executor>> {
    let server = server(text)?;
    let mut builder = AsyncSmtpTransport::<Tokio1Executor>::builder_dangerous(server.host)
        .port(server.port)
        .tls(server.tls)
        .timeout(Some(PATIENCE));
    if let Some(credentials) = server.credentials {
        builder = builder.credentials(credentials);
    }
    Ok(builder.build())
}
