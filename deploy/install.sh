#!/usr/bin/env bash
# Installs the shop on a Debian or Ubuntu server, or replaces an older version of it. Run it as root:
#
#   ./install.sh --domain shop.example --email you@shop.example [--behind-proxy] [--haat FILE]
#
#   --domain        the name under which visitors reach the shop; it must lead to this machine already
#   --email         with which the owner signs in at the back office
#   --behind-proxy  Caddy or nginx has the certificate; without it the shop gets one itself
#   --haat          the executable, else the file `haat` beside this script
#
# What is missing is asked for. What is there already is never changed: the settings, the shop's data, the owner.
# With DESTDIR it only lays the files under that folder, and makes no user and no service.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
root=${DESTDIR:-}
domain='' email='' haat=$here/haat way=alone

stop() {
    echo "install: $1" >&2
    exit 1
}

say() { echo "install: $1"; }

while [ $# -gt 0 ]; do
    case $1 in
    --domain | --email | --haat) [ -n "${2:-}" ] || stop "$1 needs a word behind it" ;;&
    --domain) domain=$2; shift ;;
    --email) email=$2; shift ;;
    --haat) haat=$2; shift ;;
    --behind-proxy) way=proxy ;;
    *) stop "$1 is not known; the first lines of $0 say what is" ;;
    esac
    shift
done

ask() { # QUESTION: the answer, from a person alone
    [ -t 0 ] || stop "$1 is not given, and nobody is there to ask: see the first lines of $0"
    read -r -p "$1: " answer
    [ -n "$answer" ] || stop "$1 is needed"
    echo "$answer"
}

# 1. What is needed.
[ -n "$root" ] || [ "$(id -u)" = 0 ] || stop "run it as root: sudo $0"
[ -n "$root" ] || command -v systemctl >/dev/null || stop "this machine has no systemd; see Dockerfile"
[ -f "$haat" ] || stop "$haat is missing; name the executable with --haat"
chmod +x "$haat"
version=$("$haat" --version) || stop "$haat does not run here: it needs a Debian release as new as that on which it was built"
if [ ! -e "$root/etc/haat.env" ]; then
    [ -n "$domain" ] || domain=$(ask "Domain of the shop, such as shop.example")
    [[ $domain =~ ^[A-Za-z0-9.-]+\.[A-Za-z0-9-]+$ ]] || stop "'$domain' is no domain; write it without https://"
    [ -n "$email" ] || email=$(ask "E-mail of the owner")
fi

# 2. The user of the shop, who owns its data and can do nothing else.
if [ -z "$root" ] && ! id haat >/dev/null 2>&1; then
    useradd --system --user-group --home-dir /var/lib/haat --no-create-home --shell /usr/sbin/nologin haat
    say "the user haat was made"
fi

# 3. The folder of the data: everything that the shop knows.
if [ -z "$root" ]; then
    install -d -m 700 -o haat -g haat /var/lib/haat
else
    install -d -m 700 "$root/var/lib/haat"
fi

# 4. The executable. The one before stays beside it.
install -d "$root/usr/local/bin"
installed=$root/usr/local/bin/haat
changed=no
if [ -e "$installed" ] && cmp -s "$haat" "$installed"; then
    say "$version is installed already"
else
    if [ -e "$installed" ]; then
        say "$("$installed" --version) is replaced by $version; the old one is kept as /usr/local/bin/haat.previous"
        cp -p "$installed" "$installed.previous"
    else
        say "$version is installed as /usr/local/bin/haat"
    fi
    # Whole or not at all, also where the old one runs.
    install -m 755 "$haat" "$installed.new"
    mv "$installed.new" "$installed"
    changed=yes
fi

# 5. The settings, once.
if [ -e "$root/etc/haat.env" ]; then
    say "/etc/haat.env stays as it is"
else
    install -d "$root/etc"
    (umask 077 && sed "s/shop\.example/$domain/g" "$here/haat.env" >"$root/etc/haat.env.new")
    if [ "$way" = alone ]; then
        sed -i 's/^#HAAT_DOMAIN=/HAAT_DOMAIN=/' "$root/etc/haat.env.new"
    else
        sed -i 's/^#\(HAAT_ORIGIN\|HAAT_TRUSTED_PROXY\)=/\1=/' "$root/etc/haat.env.new"
    fi
    mv "$root/etc/haat.env.new" "$root/etc/haat.env"
    changed=yes
    say "/etc/haat.env was written; change it as you need"
fi

# 6. The service. Changes of your own belong in `systemctl edit haat`, which this leaves alone.
install -d "$root/etc/systemd/system"
if ! cmp -s "$here/haat.service" "$root/etc/systemd/system/haat.service"; then
    install -m 644 "$here/haat.service" "$root/etc/systemd/system/haat.service"
    changed=yes
    say "the service was written"
fi
if [ -n "$root" ]; then
    say "the files are under $root; user, owner and service are made without DESTDIR alone"
    exit 0
fi

# 7. The owner's account, once; its password is shown here and nowhere else.
if [ -n "$email" ]; then
    runuser -u haat -- /usr/local/bin/haat --data /var/lib/haat admin add --if-none --email "$email" --name Owner --generate
fi

# 8. Start, or start anew where something changed.
systemctl daemon-reload
systemctl enable --quiet haat
if [ "$changed" = yes ]; then systemctl restart haat; else systemctl start haat; fi
sleep 3
if ! systemctl is-active --quiet haat; then
    journalctl -u haat -n 20 --no-pager >&2 || true
    stop "the shop did not start; the lines above say why"
fi

# 9. What comes next.
if grep -q '^HAAT_DOMAIN=' /etc/haat.env; then
    say "the shop runs and gets its certificate, which takes up to a minute: journalctl -u haat -f"
else
    say "the shop runs at 127.0.0.1:8080; now Caddy or nginx: README.md"
fi
say "back office: https://$(sed -n 's/^HAAT_DOMAIN=\([^,]*\).*/\1/p; s|^HAAT_ORIGIN=https://||p' /etc/haat.env | head -n 1)/029A"
say "keep a copy of /var/lib/haat/secret.key elsewhere, once it is there; no backup has it"
