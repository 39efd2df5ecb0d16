#!/usr/bin/env bash
# Writes from the code: ui/openapi.json, ui/src/api/schema.d.ts and ui/src/config/generated*.ts; and from the interface's
# texts: src/site/texts.json. With --check, fails where they are not current.
set -euo pipefail
cd "$(dirname "$0")/.."
if [ "${1:-}" = --check ]; then
    kept=$(mktemp -d)
    trap 'rm -rf "$kept"' EXIT
    haat=${HAAT_BIN:-target/release/haat}
    "$haat" openapi >"$kept/openapi.json"
    "$haat" vocabulary shop >"$kept/generated.ts"
    "$haat" vocabulary forms >"$kept/generated-forms.ts"
    "$haat" vocabulary office >"$kept/generated-admin.ts"
    (cd ui && npx --no-install openapi-typescript "$kept/openapi.json" -o "$kept/schema.d.ts" >/dev/null)
    for file in openapi.json src/api/schema.d.ts src/config/generated{,-forms,-admin}.ts; do
        if ! cmp -s "$kept/${file##*/}" "ui/$file"; then
            echo "haat: ui/$file is not what the code says; run make gen" >&2
            exit 1
        fi
    done
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
target/debug/haat vocabulary shop >ui/src/config/generated.ts
target/debug/haat vocabulary forms >ui/src/config/generated-forms.ts
target/debug/haat vocabulary office >ui/src/config/generated-admin.ts
cd ui
[ -d node_modules ] || npm ci --include=dev --no-audit --no-fund
npm run --silent gen
node scripts/for-server.mjs
