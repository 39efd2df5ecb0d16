#!/usr/bin/env bash
# Coverage-guided fuzzing of what the shop reads from outside: every target of fuzz/ for SECONDS_EACH seconds (60), or those
# that are named. Needs no cargo-fuzz and no nightly Rust: the flags that libFuzzer needs are those of any toolchain. The
# first build takes 18 minutes of one core, since every package is built anew with counters in it. What
# is found lies in target/fuzz/found/TARGET; what was learned is kept in target/fuzz/corpus/TARGET for the next time.
set -euo pipefail
cd "$(dirname "$0")/.."
scripts/need.sh rust
root=$(pwd)
all=(form headers image json products_csv search shop)
targets=("${@:-${all[@]}}")
seconds=${SECONDS_EACH:-60}

missing() {
    echo "haat: $1" >&2
    exit 1
}
command -v "${CXX:-c++}" >/dev/null || missing "libFuzzer is C++: a compiler is needed (apt-get install g++); ${CXX:-c++} was not found"
host=$(rustc -vV | sed -n 's/^host: //p')
[ "$host" = x86_64-unknown-linux-gnu ] || [ "$host" = aarch64-unknown-linux-gnu ] ||
    missing "fuzzing is made for Linux with glibc; this is $host"

flags=(--cfg fuzzing -Cpasses=sancov-module -Cllvm-args=-sanitizer-coverage-level=4
    -Cllvm-args=-sanitizer-coverage-inline-8bit-counters -Cllvm-args=-sanitizer-coverage-pc-table
    -Cllvm-args=-sanitizer-coverage-trace-compares -Cllvm-args=-simplifycfg-branch-fold-threshold=0)
# Named as a target, so that the flags are not those of build scripts and macros.
HAAT_SKIP_UI=1 RUSTFLAGS="${flags[*]}" cargo build --locked --package haat-fuzz --profile fuzz \
    --target "$host" --target-dir target/fuzz/build

# Files that are written and read in every run are quicker in memory.
[ -d /dev/shm ] && export TMPDIR=/dev/shm
failed=()
for target in "${targets[@]}"; do
    corpus=target/fuzz/corpus/$target
    found=target/fuzz/found/$target
    mkdir -p "$corpus" "$found"
    # What was found before is tried first, and the tests' own pictures.
    known=()
    [ -d "fuzz/found/$target" ] && known+=("fuzz/found/$target")
    [ "$target" = image ] && known+=(tests/fixtures/images/generated)
    echo "== $target, $seconds s"
    status=0
    RUST_LOG=off HAAT_SEEDS=$corpus "target/fuzz/build/$host/fuzz/$target" "$corpus" "${known[@]}" \
        -max_total_time="$seconds" -max_len=8192 -timeout=20 -rss_limit_mb=3000 -artifact_prefix="$found/" \
        -print_final_stats=1 >"target/fuzz/$target.log" 2>&1 || status=$?
    if [ "$status" = 0 ]; then
        sed -n 's/^stat::number_of_executed_units: */runs: /p; s/^stat::average_exec_per_sec: */runs a second: /p' "target/fuzz/$target.log"
        grep -o 'cov: [0-9]* ft: [0-9]*' "target/fuzz/$target.log" | tail -n 1
    else
        failed+=("$target")
        grep -n -m 3 -A 2 'panicked at\|ERROR: libFuzzer\|SUMMARY' "target/fuzz/$target.log" >&2 || tail -n 20 "target/fuzz/$target.log" >&2
    fi
done
if [ "${#failed[@]}" -gt 0 ]; then
    echo "haat: found by ${failed[*]}: see $root/target/fuzz/found. Mended, the input goes to fuzz/found/TARGET, which the tests replay" >&2
    exit 1
fi
echo "nothing found in ${#targets[@]} targets"
