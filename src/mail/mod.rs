//! Mail to people: written to the `outbox` table in the transaction of what it tells of, sent by a worker after the
//! commit. A request never waits for a mail server.

pub mod answered;
pub mod fault;
pub mod letter;
pub mod outbox;
pub mod plain;
pub mod render;
pub mod routes;
pub mod sender;
pub mod texts;
pub mod trouble;
pub mod unproven;
pub mod worker;

use tokio::sync::Notify;

use crate::auth::attempts::Window;

pub use answered::AnswerFacts;
pub use letter::{Letter, OrderFacts, OrderedLine, ProductFacts};

/// What the worker needs: where mail goes, and a bell for new mail.
#[derive(Debug)]
pub struct Post {
    /// A mail server, or a folder.
    pub sender: sender::Sender,
    /// Rung after a commit that wrote mail.
    pub bell: std::sync::Arc<Notify>,
    /// Test mails of an admin: five in ten minutes.
    pub tests: Window,
}
