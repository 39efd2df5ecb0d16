#!/usr/bin/env bash
# Says which tool is missing or too old. Arguments: rust, node, chromium, pebble.
set -euo pipefail

at_least() { # WANTED GIVEN: whether GIVEN is WANTED or later
    [ "$(printf '%s\n%s\n' "$1" "$2" | sort -V | head -n 1)" = "$1" ]
}

missing() {
    echo "haat: $1" >&2
    exit 1
}

need_rust() {
    command -v cargo >/dev/null && command -v rustc >/dev/null || missing "Rust 1.95 or later is needed (rustup.rs); rustc or cargo was not found"
    local version
    version=$(rustc --version | cut -d ' ' -f 2)
    at_least 1.95 "$version" || missing "Rust 1.95 or later is needed; this is $version"
    command -v cc >/dev/null || missing "a C compiler is needed (apt-get install gcc); cc was not found"
}

need_node() {
    command -v node >/dev/null && command -v npm >/dev/null || missing "Node 20.19 or later with npm is needed; node or npm was not found"
    local version
    version=$(node --version | tr -d v)
    case $version in
    20.*) at_least 20.19 "$version" ;;
    *) at_least 22.12 "$version" ;;
    esac || missing "Node 20.19 or later of 20, or 22.12 or later is needed; this is $version"
}

need_chromium() {
    [ -x "${HAAT_CHROMIUM:-/usr/bin/chromium}" ] && return
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
        echo "haat: installing chromium for the browser tests" >&2
        apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium fonts-liberation >/dev/null
    fi
    [ -x "${HAAT_CHROMIUM:-/usr/bin/chromium}" ] ||
        missing "the browser tests need chromium at /usr/bin/chromium (apt-get install chromium), or HAAT_CHROMIUM naming it"
}

# The ACME server against which https is tested. Where it cannot be had those tests are left out, but not on CI.
need_pebble() {
    command -v pebble >/dev/null && return
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
        echo "haat: installing pebble for the tests of https" >&2
        if apt-get update -qq; then
            DEBIAN_FRONTEND=noninteractive apt-get install -y -qq pebble >/dev/null || true
        fi
    fi
    command -v pebble >/dev/null && return
    [ -z "${CI:-}" ] || missing "the tests of https need pebble (apt-get install pebble)"
    echo "haat: *** LEFT OUT: the tests of https, since pebble is not installed (apt-get install pebble) ***" >&2
}

for tool in "$@"; do "need_$tool"; done
