#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# in-debian.sh RELEASE COMMAND…: runs a command in the project's folder on that release of Debian (bookworm,
# trixie), in a root of its own under build/debian. What is built there stays there, as build/ of that root.
# The first time the root is made, which takes a few minutes. Needs root's rights.
set -euo pipefail
. "$(dirname "${BASH_SOURCE[0]}")/root.sh"

release=${1:?Which release of Debian? For example: in-debian.sh trixie bash tests/run.sh}
shift
folder=$project/build/debian/$release
make_root "$release"
if [ ! -d "$folder/root" ]; then
    cp -a "$folder/base" "$folder/root.part"
    mkdir -p "$folder/root.part/project"
    mv "$folder/root.part" "$folder/root"
fi
mkdir -p "$folder/build"
in_root "$folder/root" "$project:/project" "$folder/build:/project/build" -- "$@"
