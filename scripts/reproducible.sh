#!/usr/bin/env bash
# Builds what is shipped from this commit in two folders, with two Cargo homes, and compares the bytes. Takes twice as long
# as `make dist`. Two that differ are kept in target/differs, for whoever looks why.
set -euo pipefail
cd "$(dirname "$0")/.."
scripts/need.sh rust node
[ -z "$(git status --porcelain)" ] || echo "haat: only what is committed is built" >&2
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
home=${CARGO_HOME:-$HOME/.cargo}

build() { # FOLDER CARGO_HOME
    mkdir -p "$1"
    git archive HEAD | tar -x -C "$1"
    # What make tells of is not for the inner one.
    (cd "$1" && env -u CARGO_TARGET_DIR -u MAKEFLAGS -u MAKELEVEL CARGO_HOME="$2" make dist)
}
build "$place/one" "$home"
# The same packages by another path.
other=$place/a-longer-name/of/a-folder
mkdir -p "$other/home"
for entry in registry git config.toml config; do
    [ ! -e "$home/$entry" ] || ln -s "$home/$entry" "$other/home/$entry"
done
build "$other/two" "$other/home"
for file in haat haat.cdx.json; do
    if ! cmp "$place/one/target/dist/$file" "$other/two/target/dist/$file"; then
        mkdir -p target/differs
        cp "$place/one/target/dist/$file" "target/differs/$file.one"
        cp "$other/two/target/dist/$file" "target/differs/$file.two"
        exit 1
    fi
    (cd "$place/one/target/dist" && sha256sum "$file")
done
echo "the same bytes from two folders"
