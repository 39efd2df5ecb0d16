#!/usr/bin/env bash
# Formats, lints and types of both languages.
set -euo pipefail
cd "$(dirname "$0")/.."
scripts/need.sh rust node
cargo fmt --check
# In the profile of the tests: scripts and C of what is used are built once for both.
cargo clippy --release --all-targets --locked -- -D warnings
cd ui
[ -d node_modules ] || npm ci --include=dev --no-audit --no-fund
npm run --silent format:check
npm run --silent lint
npm run --silent typecheck
npm run --silent knip
