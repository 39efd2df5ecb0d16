#!/usr/bin/env bash
# Every test: formats and lints, Rust, the interface's units, the API's contract, the browser.
set -euo pipefail
cd "$(dirname "$0")/.."
scripts/need.sh rust node chromium pebble

step() { printf '\n== %s (after %d s)\n' "$*" "$SECONDS"; }

step "packages of the interface"
(cd ui && npm ci --include=dev --no-audit --no-fund)
step "what the executable is made of: licences, sources"
mkdir -p target
node scripts/sbom.mjs target/haat.cdx.json
if cargo deny --version >/dev/null 2>&1; then
    scripts/deny.sh --offline
else
    echo "left out: cargo-deny, which is not installed"
fi
step "formats, lints and types"
scripts/check.sh
step "the interface's unit tests, while the executable and the Rust tests are built, one profile"
# Our own crate is one unit for the compiler, which leaves a core to others for minutes.
built=$(mktemp)
build() {
    cargo build --release --locked
    if cargo nextest --version >/dev/null 2>&1; then
        cargo nextest run --release --locked --no-run
    else
        cargo test --release --locked --no-run
    fi
}
(set -e; build) >"$built" 2>&1 &
building=$!
trap 'kill "$building" 2>/dev/null || true; rm -f "$built"' EXIT
(cd ui && npm test)
if ! wait "$building"; then
    cat "$built" >&2
    exit 1
fi
tail -n 3 "$built"
step "the Rust tests"
if cargo nextest --version >/dev/null 2>&1; then
    cargo nextest run --release --locked
else
    cargo test --release --locked
fi
if [ -d ../shared/data ]; then
    step "other projects' own files"
    scripts/samples.sh
else
    step "left out: other projects' own files, since ../shared/data is not there"
fi
step "generated types are current"
scripts/gen.sh --check
step "the size of a first visit"
(cd ui && npm run --silent size)
step "what a crash may not lose, a minute of it"
HAAT_BIN=target/release/haat scripts/torture.sh --short
step "the browser tests"
scripts/e2e.sh
step "all passed"
