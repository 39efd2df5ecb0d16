//! What every call shares: the server's loop, limits of the transport, headers, bodies, negotiation, pages.

pub mod accept;
pub mod assets;
pub mod body;
pub mod cache;
pub mod canonical;
pub mod client;
pub mod docs;
pub mod form;
pub mod guard;
pub mod head;
pub mod json;
pub mod language;
pub mod names;
pub mod page_data;
pub mod pages;
pub mod preview;
pub mod repeat;
pub mod reply;
pub mod robots;
pub mod routes;
pub mod serve;
pub mod sitemap;
pub mod structured;
pub mod uploads;
