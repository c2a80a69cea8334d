#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# The archive with Qt inside, on a system that has none.
set -euo pipefail
. "$(dirname "$0")/common.sh"

# What every desktop has.
apt_install libegl1 libopengl0 libglx0 libx11-6 libx11-xcb1 libxcb1 libfontconfig1 libfreetype6 libdbus-1-3 \
    libexpat1 libssl3 libwayland-client0 libwayland-egl1 xz-utils
install_display
! dpkg-query --show --showformat='${db:Status-Status} ${Package}\n' | grep '^installed libqt' || fail "there is a Qt"

archive=$(ls /packages/svc-desktop-*.tar.xz)
version=$(basename "$archive" | sed 's/^svc-desktop-\([0-9.]*\)-.*/\1/')
mkdir "/opt/a folder"
tar --directory "/opt/a folder" --strip-components=1 -xJf "$archive"
uses "/opt/a folder/bin" bundle

say "In the menu, and out of it"
apt_install desktop-file-utils
sh "/opt/a folder/integrate.sh"
desktop-file-validate "$HOME/.local/share/applications/svc-desktop.desktop"
grep '^Exec' "$HOME/.local/share/applications/svc-desktop.desktop"
grep -q '^x-scheme-handler/svc-desktop=svc-desktop.desktop' "$HOME/.local/share/applications/mimeinfo.cache" || fail "links are not the program's"
sh "/opt/a folder/integrate.sh" --remove
! find "$HOME/.local/share" -type f -name 'svc-desktop*' | grep . || fail "left behind"
