//! The ground that every call stands on: the server's loop, limits of the transport, bodies, negotiation, kept replies
//! and the description of calls. It knows no slice.

pub mod accept;
pub mod body;
pub mod client;
mod described;
pub mod figures;
pub mod guard;
pub mod idempotency;
pub mod json;
pub mod multipart;
pub mod openapi;
pub mod query;
pub mod reader;
pub mod reply;
pub mod reply_cache;
pub mod serve;
mod timed;

use axum::http::{HeaderMap, Uri};
use axum::response::Response;

use crate::config::{Network, Origin};
use crate::images::ImageStore;
use guard::RequestLimit;

/// What the ground needs of the shop that it stands under.
pub trait Ground: Clone + Send + Sync + 'static {
    /// Whose `X-Forwarded-For` is believed.
    fn trusted_proxies(&self) -> &[Network];
    /// The public address.
    fn origin(&self) -> &Origin;
    /// Requests by address; nothing where limits are lifted.
    fn reading(&self) -> Option<&RequestLimit>;
    /// Stored pictures.
    fn images(&self) -> &ImageStore;
    /// What is ready for whoever reads an address, where it is: it is answered before it is routed, and logs nothing.
    fn ready(&self, headers: &HeaderMap, uri: &Uri) -> impl Future<Output = Option<Response>> + Send;
}
