#![no_main]

libfuzzer_sys::fuzz_target!(init: haat_fuzz::seeds::write("products_csv"), |data: &[u8]| haat_fuzz::products_csv::run(data));
