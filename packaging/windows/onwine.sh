#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# onwine.sh COMMAND…: runs it where $WINEPREFIX is a Windows 10, and ends that Windows afterwards.
# Debian's wine stub for 32 bits is passed by: nothing here needs it.
set -euo pipefail
wine=/usr/lib/wine/wine64
export QT_LOGGING_RULES="qt.qpa.*=false"
mkdir -p "$WINEPREFIX"
{
    "$wine" wineboot --init
    "$wine" reg add 'HKCU\Software\Wine' /v Version /d win10 /f
    wineserver --wait
} >"$WINEPREFIX/boot.log" 2>&1
trap 'wineserver --kill || true' EXIT
"$@"
