#!/usr/bin/env bash
# Writes ui/openapi.json and ui/src/api/schema.d.ts from the code, and src/site/texts.json from the interface's texts; with
# --check, fails where they are not current.
set -euo pipefail
cd "$(dirname "$0")/.."
if [ "${1:-}" = --check ]; then
    kept=$(mktemp -d)
    trap 'rm -rf "$kept"' EXIT
    "${HAAT_BIN:-target/release/haat}" openapi >"$kept/openapi.json"
    (cd ui && npx --no-install openapi-typescript "$kept/openapi.json" -o "$kept/schema.d.ts" >/dev/null)
    if ! cmp -s "$kept/openapi.json" ui/openapi.json || ! cmp -s "$kept/schema.d.ts" ui/src/api/schema.d.ts; then
        echo "haat: ui/openapi.json or ui/src/api/schema.d.ts is not what the code says; run make gen" >&2
        exit 1
    fi
    (cd ui && node scripts/for-server.mjs "$kept/texts.json")
    if ! cmp -s "$kept/texts.json" src/site/texts.json; then
        echo "haat: src/site/texts.json is not what the texts of the interface say; run make gen" >&2
        exit 1
    fi
    exit 0
fi
scripts/need.sh rust node
HAAT_SKIP_UI=1 cargo build --bin haat
target/debug/haat openapi >ui/openapi.json
cd ui
[ -d node_modules ] || npm ci --include=dev --no-audit --no-fund
npm run --silent gen
node scripts/for-server.mjs
