# shellcheck shell=bash
# SPDX-License-Identifier: MIT
# What the trials share. Runs inside the root that is thrown away.

export HOME=/home/person LC_ALL=C.UTF-8 XDG_RUNTIME_DIR=/run/person
mkdir -p "$HOME" /run/person
chmod 700 /run/person

say() { printf '\n== %s\n' "$*"; }
fail() {
    printf 'FAILED: %s\n' "$*" >&2
    exit 1
}
apt_install() {
    apt-get -q -y -o Dpkg::Use-Pty=0 -o Dpkg::Options::=--force-confold install --no-install-recommends "$@" \
        </dev/null >/tmp/apt.log 2>&1 || { cat /tmp/apt.log; fail "apt-get install $*"; }
}

apt-get -q update >/tmp/apt.log 2>&1 || { cat /tmp/apt.log; fail "apt-get update"; }

# A display with a window manager, and what looks at it.
install_display() { apt_install xvfb xauth openbox xdotool imagemagick fonts-dejavu-core; }

# uses PROGRAMS NAME: looks up on the demo service, opens the window, signs in with Enter, looks at 1001.
uses() {
    local programs=$1 name=$2
    say "$name: without a display"
    [ "$("$programs/svc-desktop" --version)" = "svc-desktop $version" ] || fail "svc-desktop --version"
    "$programs/svc-desktop" --debug-info | head -n 4
    "$programs/svc-cli" --demo lookup 1001-1003 --format markdown | tee /tmp/lookup.md
    grep -q 'Bill import failed' /tmp/lookup.md || fail "the lookup did not find 1001"

    say "$name: in a window"
    PROGRAM=$programs/svc-desktop PICTURE=/pictures/$name timeout 120 xvfb-run -a -s '-screen 0 1280x900x24' bash -euc '
        openbox 2>/dev/null & manager=$!
        trap "kill \$manager" EXIT
        # A window that opens before is not managed, and is never activated.
        until xdotool get_num_desktops >/dev/null 2>&1; do sleep 0.1; done
        "$PROGRAM" --demo & program=$!
        trap "kill \$program \$manager 2>/dev/null" EXIT
        # xdotool fails if a window goes away that it was about to look at.
        until window=$(xdotool search --limit 1 --onlyvisible --name "Sign in" 2>/dev/null); do sleep 0.1; done
        xdotool windowactivate --sync "$window"
        sleep 5 # the demo service starts
        import -window root "$PICTURE-signin.png"
        xdotool key Return
        sleep 3
        xdotool type 1001
        xdotool key Return
        sleep 3
        import -window root "$PICTURE-notification.png"
        until xdotool search --onlyvisible --name "1001 Bill import failed" >/dev/null 2>&1; do sleep 0.1; done
        xdotool key ctrl+q
        wait "$program"
        trap "kill \$manager" EXIT
    ' || fail "the window"
}
