//! Who is asking: passwords, server-side sessions, and the extractors that are the access rule of a handler
//! (contract 3).

pub mod account;
pub mod admins;
pub mod attempts;
pub mod browser;
pub mod claims;
pub mod credentials;
pub mod extract;
pub mod login_guard;
pub mod password;
pub mod rate_limit;
pub mod routes;
pub mod session;
pub mod store;

pub use extract::{Admin, AdminSession, MaybeAdmin};
