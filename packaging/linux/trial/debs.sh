#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# DEBs with apt, then TGZ and RPM on the libraries that they brought.
set -euo pipefail
. "$(dirname "$0")/common.sh"

deb=$(ls /packages/svc-desktop_*.deb) demo=$(ls /packages/svc-desktop-demo_*.deb)
version=$(dpkg-deb --field "$deb" Version | sed 's/-.*//')

# The same package under an older version.
dpkg-deb --raw-extract "$deb" /tmp/older
sed -i 's/^Version: .*/Version: 0.0.1-1/' /tmp/older/DEBIAN/control
dpkg-deb --build /tmp/older /tmp/svc-desktop_0.0.1-1.deb >/dev/null

say "An older version, and settings of it"
apt_install /tmp/svc-desktop_0.0.1-1.deb
cat >/tmp/connections.json <<'JSON'
{"format": "svc-desktop-connections", "version": 1, "connections": [{"name": "Kept", "serviceAddress": "https://kept.example.com", "environment": "TEST"}]}
JSON
svc-cli connections import /tmp/connections.json --yes
[ ! -e /usr/bin/svc-demo-service ] || fail "the demo service is not to come with the program"

say "The new one over it"
apt_install "$deb" "$demo"
[ "$(dpkg-query --show --showformat='${Version}' svc-desktop)" = "$(dpkg-deb --field "$deb" Version)" ] || fail "not upgraded"
svc-cli connections | grep -q '"Kept"' || fail "the connection is gone"
dpkg --verify svc-desktop svc-desktop-demo

install_display
uses /usr/bin deb
apt_install desktop-file-utils man-db xdg-utils
grep -q '^x-scheme-handler/svc-desktop=svc-desktop.desktop' /usr/share/applications/mimeinfo.cache || fail "links are not the program's"
for page in svc-desktop svc-cli svc-demo-service; do
    gzip -dc /usr/share/man/man1/$page.1.gz | MANWIDTH=80 man --warnings --local-file - 2>&1 >/dev/null | tee /tmp/warnings
    [ ! -s /tmp/warnings ] || fail "the manual of $page"
done

say "Removed"
files=$(dpkg --listfiles svc-desktop svc-desktop-demo | sort -u)
apt-get -q -y purge svc-desktop svc-desktop-demo >/dev/null
while read -r file; do
    [ -d "$file" ] || [ ! -e "$file" ] || fail "left behind: $file"
done <<<"$files"
[ -s "$HOME/.config/svc-desktop/connections.json" ] || fail "the connections went with the package"

say "The archive for the system's Qt"
mkdir /opt/tgz
tar --directory /opt/tgz --strip-components=1 -xzf /packages/svc-desktop-*-system-qt.tar.gz
uses /opt/tgz/bin tgz
rm -rf /opt/tgz

say "RPMs, whose libraries are there though this system's list does not say so"
apt_install rpm
rpm --install --nodeps /packages/svc-desktop-[0-9]*.rpm /packages/svc-desktop-demo-[0-9]*.rpm
rpm --verify --nodeps svc-desktop svc-desktop-demo
uses /usr/bin rpm
rpm --erase svc-desktop svc-desktop-demo
[ ! -e /usr/bin/svc-desktop ] && [ ! -e /usr/share/doc/svc-desktop ] || fail "left behind by rpm"
