#!/bin/sh
# SPDX-License-Identifier: MIT
# integrate.sh [--remove]: puts Svc Desktop, as it lies here, into the menu of your desktop and makes links of
# its scheme its own; or takes that back. Your connections, settings and history are left as they are.
set -eu
here=$(cd "$(dirname "$0")" && pwd -P)
data=${XDG_DATA_HOME:-$HOME/.local/share}
entry=$data/applications/svc-desktop.desktop
icon=$data/icons/hicolor/scalable/apps/svc-desktop.svg

case ${1:-} in
--remove)
    rm -f "$entry" "$icon"
    ;;
'')
    mkdir -p "$(dirname "$entry")" "$(dirname "$icon")"
    # In a desktop entry a quoted path has its quotes, backticks, dollars and backslashes escaped.
    path=$(printf %s "$here/bin/svc-desktop" | sed 's/[\\"`$]/\\\\&/g; s/%/%%/g; s/[&|]/\\&/g')
    sed "s|^Exec=svc-desktop|Exec=\"$path\"|" "$here/share/applications/svc-desktop.desktop" >"$entry"
    cp "$here/share/icons/hicolor/scalable/apps/svc-desktop.svg" "$icon"
    ;;
*)
    sed -n '3,4s/^# //p' "$0" >&2
    exit 1
    ;;
esac
if command -v update-desktop-database >/dev/null; then
    update-desktop-database "$data/applications"
fi
