#!/bin/bash
# SPDX-License-Identifier: MIT
# Takes pictures on the demo service: the sign-in, a notification, a table, the overview, and answers side by
# side. Those in packaging/screenshots are of the variant light. tests/tour takes pictures of every surface.
#
#   packaging/screenshots.sh [FOLDER [VARIANT...]]
#
# FOLDER is build/screenshots unless given. VARIANTs are light, dark, contrast (high, light), contrast-dark,
# double (2x), narrow (720 pixels), wide (2560 pixels), mirrored (right to left) and plain (DejaVu as the
# only font); all unless given.
# BIN names the folder of the programs, build/release/bin or build/test/bin unless given. Needs Xvfb,
# openbox, dbus-run-session, ImageMagick's import, xdotool and python3-pyatspi. Runs on a display, a bus
# and a home folder of its own.
set -euo pipefail

here=$(cd "$(dirname "$0")" && pwd)
root=$(dirname "$here")
folder=${1:-$root/build/screenshots}
shift || true
variants=("$@")
[ ${#variants[@]} -gt 0 ] || variants=(light dark contrast contrast-dark double narrow wide mirrored plain)

if [ -z "${BIN:-}" ]; then
    BIN=$root/build/release/bin
    [ -x "$BIN/svc-desktop" ] || BIN=$root/build/test/bin
fi
if [ ! -x "$BIN/svc-desktop" ]; then
    echo "There is no svc-desktop in $BIN; build it first, for example with: bash app/run.sh --build-only" >&2
    exit 1
fi

mkdir -p "$folder"
folder=$(cd "$folder" && pwd)
private=$(mktemp -d)
trap 'rm -rf "$private"' EXIT

only_dejavu() {
    cat > "$1" <<'XML'
<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>/usr/share/fonts/truetype/dejavu</dir>
  <alias binding="same"><family>Sans Serif</family><prefer><family>DejaVu Sans</family></prefer></alias>
</fontconfig>
XML
}

take() { # VARIANT SCREEN WINDOW ARGUMENTS...
    local variant=$1 screen=$2 window=$3
    shift 3
    local home=$private/$variant
    mkdir -p "$home/run" "$home/config" "$home/openbox"
    chmod 700 "$home/run"
    case $variant in
        contrast*)
            mkdir -p "$home/config/svc-desktop"
            printf '[appearance]\ncontrast=high\n' > "$home/config/svc-desktop/svc-desktop.ini"
            ;;
    esac
    (
        export HOME=$home XDG_RUNTIME_DIR=$home/run XDG_CONFIG_HOME=$home/config LC_ALL=C.UTF-8
        export QT_LINUX_ACCESSIBILITY_ALWAYS_ON=1
        export SHOT_PROGRAM=$BIN/svc-desktop SHOT_FOLDER=$folder SHOT_VARIANT=$variant SHOT_WINDOW=$window
        [ "$variant" = double ] && export QT_SCALE_FACTOR=2
        if [ "$variant" = plain ]; then
            only_dejavu "$home/fonts.conf"
            export FONTCONFIG_FILE=$home/fonts.conf
        fi
        dbus-run-session -- xvfb-run -a -s "-screen 0 ${screen}x24" \
            /usr/bin/python3 "$here/screenshots.py" --demo "$@" 2> "$home/log" \
            || { cat "$home/log" >&2; exit 1; }
    )
}

for variant in "${variants[@]}"; do
    case $variant in
        light) take light 1400x1000 1180x760 --appearance light ;;
        dark) take dark 1400x1000 1180x760 --appearance dark ;;
        contrast) take contrast 1400x1000 1180x760 --appearance light ;;
        contrast-dark) take contrast-dark 1400x1000 1180x760 --appearance dark ;;
        double) take double 2800x2000 2360x1520 --appearance light ;;
        narrow) take narrow 1000x1000 720x640 --appearance light ;;
        wide) take wide 2600x1300 2560x1200 --appearance light ;;
        mirrored) take mirrored 1400x1000 1180x760 --appearance light -reverse ;;
        plain) take plain 1400x1000 1180x760 --appearance light ;;
        *)
            echo "“$variant” is no variant." >&2
            exit 1
            ;;
    esac
done
echo "The pictures are in $folder."
