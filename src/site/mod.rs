//! The roof: which pages there are, the data that each is drawn from, head tags, structured data, the map for search
//! engines, the bundle of the interface and the pictures.

pub mod assets;
pub mod canonical;
pub mod cards;
pub mod head;
pub mod language;
pub mod names;
pub mod page_data;
pub mod pages;
pub mod paths;
pub mod place;
pub mod preview;
pub mod robots;
pub mod sitemap;
pub mod structured;
pub mod uploads;
