#!/usr/bin/env bash
# Licences, sources, doubled versions and known faults of what the executable is made of, by cargo-deny and deny.toml.
# --offline leaves out known faults, whose list comes from GitHub.
set -euo pipefail
cd "$(dirname "$0")/.."
scripts/need.sh rust
cargo deny --version >/dev/null 2>&1 || {
    echo "haat: cargo-deny is needed: cargo install --locked cargo-deny" >&2
    exit 1
}
cargo deny --offline --log-level error check bans licenses sources
[ "${1:-}" != --offline ] || exit 0
if cargo deny --log-level error fetch db; then
    cargo deny --offline --log-level error check advisories
else
    echo "haat: *** LEFT OUT: known faults, since their list (github.com/rustsec/advisory-db) could not be had ***" >&2
    exit 3
fi
