#!/usr/bin/env bash
# The executable for shipping: target/dist/haat, the same bytes wherever it is built by the same toolchains
# (scripts/reproducible.sh). Paths of this machine, which panics and C's assertions tell, are cut to their ends.
set -euo pipefail
cd "$(dirname "$0")/.."
scripts/need.sh rust node
root=$(pwd -P)
# What is to be cut must be there first.
cargo fetch --locked --quiet
maps=("$root=.")
for crates in "${CARGO_HOME:-$HOME/.cargo}"/registry/src/*/; do
    maps+=("${crates%/}=crates")
    # Cargo follows links.
    real=$(cd "$crates" && pwd -P)
    [ "$real" = "${crates%/}" ] || maps+=("$real=crates")
done
HAAT_REMAP=$(printf '%s\n' "${maps[@]}")
export HAAT_REMAP RUSTC_WRAPPER=$root/scripts/remap.sh
# C says by __FILE__ where an assertion failed.
export CFLAGS="${CFLAGS:-} $(printf -- '-ffile-prefix-map=%s ' "${maps[@]}")"
# And by __DATE__ and __TIME__ when it was compiled.
export SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-0}
cargo build --profile dist --locked --bin haat
(cd "${CARGO_TARGET_DIR:-target}/dist" && sha256sum haat)
