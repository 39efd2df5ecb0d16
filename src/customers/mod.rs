//! Customers: accounts, the forgotten password, and who is signed in (contract 3 and 5).

pub mod extract;
pub mod model;
pub mod otps;
pub mod recovery;
pub mod routes;
pub mod sessions;
pub mod store;

pub use extract::{Customer, MaybeCustomer};
