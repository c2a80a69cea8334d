#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# reproducible.sh: builds all packages of this Linux in two folders and compares them byte by byte.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd -P)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

for folder in "$work/a" "$work/another folder"; do
    git clone --quiet "$root" "$folder"
    bash "$folder/packaging/linux/build.sh"
done
diff "$work/a/build/package/packages/SHA256SUMS" "$work/another folder/build/package/packages/SHA256SUMS"
echo "The same to the byte, $(wc -l <"$work/a/build/package/packages/SHA256SUMS") files."
