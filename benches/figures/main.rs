//! The figures of contract 9: `name value unit`, one line each, on stdout; what is going on goes to stderr. Arguments
//! are parts of names; only figures whose name contains one of them are measured.
//!
//! Both sides of a ratio run as processes of their own, answer the same load of the same client in turns, and the
//! ratio is that of their medians: what else the machine does then meets both.

mod among;
mod bare;
mod child;
mod client;
mod drawing;
mod grouped;
mod growth;
mod imports;
mod logins;
mod orders;
mod pages;
mod people;
mod report;
mod shop;
mod sizes;
mod speed;
mod suggest;
mod uploads;
mod writes;

use anyhow::Result;
use report::Report;

#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> Result<()> {
    let mut args: Vec<String> = std::env::args().skip(1).filter(|a| a != "--bench").collect();
    if args.first().is_some_and(|a| a == bare::COMMAND) {
        return bare::run(&args.split_off(1));
    }
    let report = Report::new(args);
    if report.wants(&sizes::NAMES) {
        sizes::measure(&report)?;
    }
    if report.wants(&speed::NAMES) {
        speed::measure(&report)?;
    }
    if report.wants(&pages::NAMES) {
        pages::measure(&report)?;
    }
    if report.wants(&drawing::NAMES) {
        drawing::measure(&report)?;
    }
    if report.wants(&suggest::NAMES) {
        suggest::measure(&report)?;
    }
    if report.wants(&writes::NAMES) {
        writes::measure(&report)?;
    }
    if report.wants(&orders::NAMES) {
        orders::measure(&report)?;
    }
    if report.wants(&logins::NAMES) {
        logins::measure(&report)?;
    }
    if report.wants(&uploads::NAMES) {
        uploads::measure(&report)?;
    }
    if report.wants(&imports::NAMES) {
        imports::measure(&report)?;
    }
    if report.wants(&growth::names()) {
        growth::measure(&report)?;
    }
    Ok(())
}
