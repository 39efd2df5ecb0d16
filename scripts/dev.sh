#!/usr/bin/env bash
# The API at 127.0.0.1:8080 and Vite in front of it, reloading. Ctrl-C ends both.
set -euo pipefail
cd "$(dirname "$0")/.."
scripts/need.sh rust node
(cd ui && { [ -d node_modules ] || npm ci --include=dev --no-audit --no-fund; })
HAAT_SKIP_UI=1 cargo build --bin haat
HAAT_DEMO="${HAAT_DEMO:-1}" target/debug/haat serve &
trap 'kill $! 2>/dev/null || true' EXIT
cd ui && npm run dev
