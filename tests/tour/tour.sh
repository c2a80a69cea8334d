#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# tour.sh [FOLDER [VARIANT…]]: takes pictures of every surface in every state, in each variant, into one folder.
#
# FOLDER is build/tour by default. Needs the target `tour` of the test preset.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd -P)
folder=${1:-$root/build/tour}
shift || true
variants=("$@")
[ ${#variants[@]} -gt 0 ] || variants=(light dark contrast contrast-dark double large narrow german japanese arabic pseudo macos)
program=${PROGRAM:-$root/build/test/bin/tour}

home=$(mktemp -d)
trap 'rm -rf "$home"' EXIT
for variant in "${variants[@]}"; do
    options=() scale=1
    case $variant in
    light) ;;
    dark) options=(--appearance dark) ;;
    contrast) options=(--contrast) ;;
    contrast-dark) options=(--contrast --appearance dark) ;;
    double) scale=2 ;;
    large) options=(--text-size 200) ;;
    narrow) options=(--width 480) ;;
    german) options=(--language de) ;;
    japanese)
        options=(--language ja)
        [ -n "$(fc-list :lang=ja 2>/dev/null)" ] || echo "No font for Japanese is installed: its letters are boxes." >&2
        ;;
    arabic) options=(--language ar) ;;
    pseudo) options=(--language pseudo) ;;
    macos) options=(--macos) ;;
    *)
        echo "There is no variant $variant." >&2
        exit 1
        ;;
    esac
    env -u DISPLAY HOME="$home" LC_ALL=C.UTF-8 QT_QPA_PLATFORM=offscreen QT_SCALE_FACTOR=$scale \
        "$program" ${options[@]+"${options[@]}"} "$folder/$variant"
done
