//! The second factor of admins: codes of an authenticator app (TOTP, RFC 6238), and recovery codes that stand in for them
//! once. Off until its admin turns it on.

pub mod model;
pub mod routes;
pub mod seal;
pub mod store;
