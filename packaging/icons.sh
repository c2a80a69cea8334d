#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Draws the program's icon in the forms that packages need, from resources/icons/svc-desktop.svg.
# What it writes into packaging/icons is committed, so that no build needs these tools.
#
#   packaging/icons.sh            writes them
#   packaging/icons.sh --check    writes nothing; fails where they are not what would be written
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd -P)
. "$root/packaging/linux/packages.sh"
ensure_packages librsvg2-bin imagemagick icnsutils

drawn=$(mktemp -d)
trap 'rm -rf "$log" "$drawn"' EXIT
mkdir "$drawn/out"

for size in 16 24 32 48 64 128 256 512; do
    rsvg-convert --width "$size" --height "$size" --output "$drawn/$size.png" "$root/resources/icons/svc-desktop.svg"
done

for size in 48 64 256; do
    cp "$drawn/$size.png" "$drawn/out/svc-desktop-$size.png"
done

# Windows: 256 goes in as PNG, the others as bitmaps, which is what its oldest readers know.
convert "$drawn"/{16,24,32,48,64,256}.png "$drawn/out/svc-desktop.ico"

# The side of its installer's last page, in few colours so that it stays small.
convert -size 164x314 "xc:#eaf1f8" \( "$drawn/512.png" -resize 96x96 \) -geometry +34+48 -composite \
    -colors 64 -type palette -strip "BMP3:$drawn/out/svc-desktop-installer.bmp"

png2icns "$drawn/out/svc-desktop.icns" "$drawn"/{16,32,128,256,512}.png >/dev/null

if [ "${1:-}" = --check ]; then
    diff --recursive --brief "$drawn/out" "$root/packaging/icons" || fail "Run packaging/icons.sh and commit what it writes."
else
    mkdir -p "$root/packaging/icons"
    cp "$drawn"/out/* "$root/packaging/icons/"
fi
