//! What the ground of calls needs of a shop, without a shop.

use std::sync::Arc;

use axum::http::{HeaderMap, Uri};
use axum::response::Response;
use haat::config::{Network, Origin};
use haat::http::Ground;
use haat::http::guard::RequestLimit;
use haat::images::ImageStore;
use tempfile::TempDir;
use tokio::runtime::Runtime;

/// A folder with pictures, and nothing else.
#[derive(Clone)]
pub struct Stand {
    origin: Origin,
    images: ImageStore,
    trusted: Vec<Network>,
    _folder: Arc<TempDir>,
}

impl Stand {
    /// In a folder of its own, which goes with it; behind a proxy on this machine.
    pub fn new() -> Self {
        let folder = tempfile::tempdir().expect("a folder for temporary files");
        let images = ImageStore::new(folder.path(), 1).expect("a folder for pictures");
        Self {
            origin: Origin::of_addr(([127, 0, 0, 1], 8080).into()),
            images,
            trusted: trusted(),
            _folder: Arc::new(folder),
        }
    }
}

impl Ground for Stand {
    fn trusted_proxies(&self) -> &[Network] {
        &self.trusted
    }

    fn origin(&self) -> &Origin {
        &self.origin
    }

    fn reading(&self) -> Option<&RequestLimit> {
        None
    }

    fn images(&self) -> &ImageStore {
        &self.images
    }

    async fn ready(&self, _: &HeaderMap, _: &Uri) -> Option<Response> {
        None
    }
}

/// This machine, as the configuration reads it.
fn trusted() -> Vec<Network> {
    let options =
        <haat::config::Cli as clap::Parser>::parse_from(["haat", "--trusted-proxy", "127.0.0.1"]).options;
    options.check().expect("a good configuration").trusted_proxies
}

/// Runs what waits for nothing but itself and for threads of its own.
pub fn runtime() -> Runtime {
    tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime")
}
