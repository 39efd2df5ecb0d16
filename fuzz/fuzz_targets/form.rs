#![no_main]

libfuzzer_sys::fuzz_target!(init: haat_fuzz::seeds::write("form"), |data: &[u8]| haat_fuzz::form::run(data));
