#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# undertest.sh TEST.exe [ARGUMENT…]: runs a test of Qt's under wine. What it says goes by a file, since under
# wine it doesn't reach a pipe.
set -uo pipefail
said=$(mktemp)
trap 'rm -f "$said"' EXIT
/usr/lib/wine/wine64 "$@" -o "$said,txt"
code=$?
cat "$said"
exit "$code"
