//! Mail to people: written to the `outbox` table in the transaction of what it tells of, sent by a worker after the
//! commit. A request never waits for a mail server.

pub mod letter;
pub mod outbox;
pub mod render;
pub mod sender;
pub mod worker;

use tokio::sync::Notify;

pub use letter::{Letter, OrderFacts};

/// What the worker needs: where mail goes, and a bell for new mail.
#[derive(Debug)]
pub struct Post {
    /// A mail server, or a folder.
    pub sender: sender::Sender,
    /// Rung after a commit that wrote mail.
    pub bell: std::sync::Arc<Notify>,
}
