//! Who is asking: passwords, server-side sessions, and the extractors that are the access rule of a handler
//! (contract 3).

pub mod account;
pub mod attempts;
pub mod browser;
pub mod claims;
pub mod extract;
pub mod gate;
pub mod password;
pub mod routes;
pub mod session;
pub mod store;
pub mod tries;

pub use extract::{Admin, AdminSession, MaybeAdmin};
