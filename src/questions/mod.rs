//! What people ask of products, and what the owner answers: everybody reads it once it is answered.

pub mod admin;
pub mod model;
pub mod routes;
pub mod store;
