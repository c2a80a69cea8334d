#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# undertest.sh TEST.exe [ARGUMENT…]: runs a test of Qt's under wine. What it says goes by a file, since under
# wine it doesn't reach a pipe.
set -uo pipefail
said=$(mktemp)
trap 'rm -f "$said"' EXIT
# The first of them starts what goes on running in the background, which must not hold ctest's pipe.
/usr/lib/wine/wine64 "$@" -o "$said,txt" >/dev/null 2>&1
code=$?
cat "$said"
exit "$code"
