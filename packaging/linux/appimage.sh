#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# appimage.sh: the archive with Qt inside, after build.sh has made it, as one file that runs from where it lies.
# Made for a runner with Debian 12, whose glibc (2.36) is then the oldest one it starts on.
#
# Its two tools are taken from their own releases, and only where they have these checksums; another version is
# given in the environment together with its checksum.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd -P)
. "$root/packaging/linux/packages.sh"

: "${APPIMAGETOOL_VERSION=1.9.1}"
: "${APPIMAGETOOL_SHA256=ed4ce84f0d9caff66f50bcca6ff6f35aae54ce8135408b3fa33abfc3cb384eb0}"
: "${APPIMAGE_RUNTIME_VERSION=20251108}"
: "${APPIMAGE_RUNTIME_SHA256=2fca8b443c92510f1483a883f60061ad09b46b978b2631c807cd873a47ec260d}"

folder=$root/build/package
version=$(sed -n 's/^CMAKE_PROJECT_VERSION:STATIC=//p' "$folder/CMakeCache.txt")
name=svc-desktop-$version-linux-$(uname -m)
[ "$(uname -m)" = x86_64 ] || fail "The tools below are those for x86_64."
[ -d "$folder/tree/$name" ] || fail "Run packaging/linux/build.sh first: the image has in it what its archive has."

# fetch FILE CHECKSUM ADDRESS
fetch() {
    [[ $2 =~ ^[0-9a-f]{64}$ ]] || fail "There is no checksum for $3; it is not taken without one."
    curl --fail --silent --show-error --location --proto '=https' --output "$folder/tools/$1" "$3"
    printf '%s  %s\n' "$2" "$folder/tools/$1" | sha256sum --check --status || fail "$3 is not what was expected."
    chmod +x "$folder/tools/$1"
}

image=$folder/tree/AppDir
rm -rf "$image"
mkdir "$image"
cp -a "$folder/tree/$name" "$image/usr"
rm "$image/usr/integrate.sh" # of the archive
ln -s usr/bin/svc-desktop "$image/AppRun"
cp "$root/packaging/linux/svc-desktop.desktop" "$root/resources/icons/svc-desktop.svg" "$image/"
cp "$root/packaging/icons/svc-desktop-256.png" "$image/.DirIcon"
[ "${1:-}" != --unpacked ] || exit 0

ensure_packages ca-certificates curl desktop-file-utils file
mkdir -p "$folder/tools"
fetch appimagetool "$APPIMAGETOOL_SHA256" \
    "https://github.com/AppImage/appimagetool/releases/download/$APPIMAGETOOL_VERSION/appimagetool-x86_64.AppImage"
fetch runtime "$APPIMAGE_RUNTIME_SHA256" \
    "https://github.com/AppImage/type2-runtime/releases/download/$APPIMAGE_RUNTIME_VERSION/runtime-x86_64"
# The tool is an image itself, and a container can't mount it. Without a runtime it would download one.
ARCH=x86_64 APPIMAGE_EXTRACT_AND_RUN=1 "$folder/tools/appimagetool" --no-appstream \
    --runtime-file "$folder/tools/runtime" "$image" "$folder/packages/$name.AppImage"
