#![no_main]

libfuzzer_sys::fuzz_target!(init: haat_fuzz::seeds::write("shop"), |data: &[u8]| haat_fuzz::shop::run(data));
