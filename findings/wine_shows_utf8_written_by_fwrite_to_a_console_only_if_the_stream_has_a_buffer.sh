#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Wine 8.0 (Debian 12, wine64 8.0~repack-4) and a C program for Windows by mingw-w64 whose console has the code page UTF-8.
#
# In binary mode and on a console standard output has no buffer, and wine's msvcrt writes what fwrite() gets byte by byte. Its console takes
# each byte for a text of its own, so that every character of several bytes becomes as many replacement characters,
# although the code page is UTF-8 and the bytes came in one call. With a buffer of the program's own (setvbuf) the same
# fwrite(), flushed, is shown as it should be.
#
# Output seen:
#   without a buffer: M��ller
#   with a buffer: Müller
set -euo pipefail
folder=$(mktemp -d)
export WINEPREFIX=$folder/prefix WINEDEBUG=-all WINEDLLOVERRIDES='mscoree,mshtml=' LC_ALL=C.UTF-8
wine=/usr/lib/wine/wine64
trap 'wineserver --kill 2>/dev/null || true; rm -rf "$folder"' EXIT
for package in wine64=8.0 gcc-mingw-w64-x86-64-posix=12.2 bsdutils=1:2.38; do
    dpkg-query -W -f '${Version}' "${package%=*}" 2>/dev/null | grep -qF "${package#*=}" ||
        { echo "This is about $package: apt-get install wine wine64 gcc-mingw-w64-x86-64-posix bsdutils on Debian 12." >&2; exit 2; }
done

cat >"$folder/name.c" <<'C'
#include <fcntl.h>
#include <io.h>
#include <stdio.h>
#include <string.h>
#include <windows.h>

int main(int argc, char **argv)
{
    const char name[] = "M\xc3\xbcller\n";
    SetConsoleOutputCP(CP_UTF8);
    _setmode(_fileno(stdout), _O_BINARY);
    if (argc > 1 && strcmp(argv[1], "buffer") == 0)
        setvbuf(stdout, NULL, _IOFBF, 4096);
    fwrite(name, 1, sizeof name - 1, stdout);
    fflush(stdout);
    return 0;
}
C
x86_64-w64-mingw32-gcc "$folder/name.c" -o "$folder/name.exe"
timeout 120 "$wine" wineboot --init >/dev/null 2>&1

# on_console ARGUMENT: what a terminal shows, without its escape sequences.
on_console() {
    timeout 120 script --quiet --return --command "'$wine' '$folder/name.exe' $1" /dev/null </dev/null |
        sed 's/\x1b\[[?0-9;]*[A-Za-z]//g' | tr -d '\r\n'
}
{
    echo "without a buffer: $(on_console none)"
    echo "with a buffer: $(on_console buffer)"
} | tee "$folder/seen"
diff "$folder/seen" - <<'SEEN'
without a buffer: M��ller
with a buffer: Müller
SEEN
