#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Installs what is missing, builds the release preset, and opens the program.
#
#   app/run.sh                 on the demo service
#   app/run.sh --build-only    stops after the build
#   app/run.sh ARGUMENTS…      hands them to svc-desktop in place of --demo
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd -P)
. "$root/packaging/linux/packages.sh"

# Whether the program would open a window where there is no display at all. One that is named but
# does not answer is noticed by the program itself.
lacks_display() {
    [ "$(uname -s)" = Linux ] && [ -z "${DISPLAY:-}${WAYLAND_DISPLAY:-}${QT_QPA_PLATFORM:-}" ] || return 1
    local argument
    for argument in "$@"; do
        case $argument in -h | --help | --help-all | -v | --version | -platform | --platform) return 1 ;; esac
    done
}

packages=("${build_packages[@]}" "${window_packages[@]}")
[ -z "${WAYLAND_DISPLAY:-}" ] || packages+=(qt6-wayland)
ensure_packages "${packages[@]}"
build release

if [ "${1:-}" = --build-only ]; then
    say "Built: build/release/bin/svc-desktop"
    exit 0
fi
if lacks_display "$@"; then
    fail "There is no display to open a window on: run this from a desktop, or on a virtual one with \`xvfb-run -a bash app/run.sh\` (packages xvfb and xauth)."
fi
if [ $# -eq 0 ]; then
    set -- --demo
    say "Opening svc-desktop on the demo service"
fi
rm -f "$log"
exec "$root/build/release/bin/svc-desktop" "$@"
