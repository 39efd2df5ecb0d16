//! What customers think of products that were delivered to them, and what the owner answers.

pub mod admin;
pub mod model;
pub mod name;
pub mod routes;
pub mod store;
