#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# build.sh: DEB, RPM and both archives for this Linux, into build/package/packages.
# Meant to be the same to the byte from the same sources on the same release: reproducible.sh looks.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd -P)
. "$root/packaging/linux/packages.sh"

ensure_packages "${build_packages[@]}" "${package_packages[@]}"
# The time of what is packed is that of the last change, not of the build.
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git -C "$root" log -1 --format=%ct)}
export SOURCE_DATE_EPOCH
build package

folder=$root/build/package
packages=$folder/packages
rm -rf "$packages" "$folder/tree"
say "Packing DEB, RPM and TGZ"
(cd "$folder" && cpack) >"$log" 2>&1 || { cat "$log" >&2; fail "Packing failed."; }
rm -rf "$packages/_CPack_Packages"

name=$(sed -n 's/^set(CPACK_PACKAGE_FILE_NAME "\(.*\)-system-qt")$/\1/p' "$folder/CPackConfig.cmake")
qmake=${QMAKE:-qmake6} # another one knows the Qt of another architecture
say "Packing $name.tar.xz, with Qt in it"
cmake --install "$folder" --prefix "$folder/tree/$name" --strip >"$log"
cmake -DTREE="$folder/tree/$name" -DPLUGINS="$("$qmake" -query QT_INSTALL_PLUGINS)" \
    -DTRANSLATIONS="$("$qmake" -query QT_INSTALL_TRANSLATIONS)" \
    -DLOADED="$(sed -n 's/^SVC_LOADED_LIBRARY:INTERNAL=//p' "$folder/CMakeCache.txt")" -P "$root/packaging/linux/bundle.cmake"
cp -r "$root/LICENSE" "$root/packaging/licences" "$root/packaging/linux/integrate.sh" "$folder/tree/$name/"
tar --directory "$folder/tree" --sort=name --mtime="@$SOURCE_DATE_EPOCH" --owner=0 --group=0 --numeric-owner \
    --mode=go=rX --create "$name" | xz --threads=1 -6 >"$packages/$name.tar.xz"

rm -f "$packages"/*.sha256
(cd "$packages" && sha256sum -- * >SHA256SUMS)
ls -l "$packages"
