#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# reproducible.sh: builds all packages of this Linux in two folders and compares them byte by byte.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd -P)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

git clone --quiet "$root" "$work/a"
git clone --quiet "$work/a" "$work/another" # the same commit, whatever becomes of the first meanwhile
for folder in "$work/a" "$work/another"; do # rpmbuild takes no path with a blank in it
    bash "$folder/packaging/linux/build.sh"
done
diff "$work/a/build/package/packages/SHA256SUMS" "$work/another/build/package/packages/SHA256SUMS"
echo "The same to the byte, $(wc -l <"$work/a/build/package/packages/SHA256SUMS") files."
