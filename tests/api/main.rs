//! The one API test binary: every call through the real router, on a database of its own.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    reason = "a test ends where something is not as it must be"
)]

mod support;

mod adding;
mod authz;
mod caching;
mod deleting;
mod editing;
mod forms;
mod http;
mod items;
mod ledger;
mod lists;
mod pages;
mod search;
mod uploading;
mod views;
