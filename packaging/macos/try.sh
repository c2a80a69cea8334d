#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# try.sh IMAGE QT: runs what is in the disk image while the folder QT, which it was built with, is out of the way.
set -euo pipefail
image=$(mktemp -d)
qt=$2
hdiutil attach "$1" -readonly -nobrowse -mountpoint "$image" >/dev/null
mv "$qt" "$qt.away"
trap 'mv "$qt.away" "$qt"; hdiutil detach "$image" -force >/dev/null' EXIT

programs="$image/Svc Desktop.app/Contents/MacOS"
for program in "Svc Desktop" svc-cli svc-demo-service; do
    lipo "$programs/$program" -verify_arch arm64 x86_64
done
"$programs/Svc Desktop" --debug-info
"$programs/svc-cli" --demo lookup 1001 # has the demo service beside it started
"$programs/Svc Desktop" --demo &       # and so has the window
window=$!
sleep 10
kill "$window" # fails where it is gone
wait "$window" || true
