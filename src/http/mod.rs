//! The ground that every call stands on: the server's loop, limits of the transport, bodies, negotiation, kept replies
//! and the description of calls. It knows no slice.

pub mod accept;
pub mod body;
pub mod client;
mod described;
pub mod guard;
pub mod idempotency;
pub mod json;
pub mod language;
pub mod multipart;
pub mod openapi;
pub mod reply;
pub mod reply_cache;
pub mod serve;
