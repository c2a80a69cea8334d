#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# undertest.sh TEST.exe [ARGUMENT…]: runs a test of Qt's under wine. What it says goes by a file, since under
# wine it doesn't reach a pipe.
set -uo pipefail
said=$(mktemp)
trap 'rm -f "$said"' EXIT
# The first of them starts what goes on running in the background, which must not hold ctest's pipe.
/usr/lib/wine/wine64 "$@" -o "$said,txt" >/dev/null 2>&1 &
running=$!
# Some have said their totals and then don't end: GCC's library waits, as it is unloaded, for a thread that is
# gone. After ten seconds the totals count instead of the exit code.
left=100
code=
while kill -0 "$running" 2>/dev/null; do
    sleep 0.1
    ! grep -q '^Totals: ' "$said" || left=$((left - 1))
    if [ "$left" -eq 0 ]; then
        grep -q '^Totals: [0-9]* passed, 0 failed, ' "$said"
        code=$?
        kill -KILL "$running"
        echo "It said its totals, but did not end." >>"$said"
        break
    fi
done
wait "$running" 2>/dev/null
code=${code:-$?}
cat "$said"
exit "$code"
