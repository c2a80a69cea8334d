#!/bin/sh
# SPDX-License-Identifier: MIT
# with-keyring.sh MODE PROGRAM [ARGUMENTS]: runs a program with a temporary HOME and D-Bus session. SVC_TEST_KEYRING
# passes MODE to the program:
#   unlocked    gnome-keyring with an unlocked keyring
#   uncreated   gnome-keyring without a keyring, and without a prompter to create one
#   no-service  no Secret Service
#   no-bus      no D-Bus session either
set -eu

mode=$1
shift

for tool in dbus-daemon gnome-keyring-daemon; do
    if ! command -v "$tool" >/dev/null; then
        echo "There is no $tool. Install: dbus-daemon gnome-keyring libsecret-1-0" >&2
        exit 1
    fi
done

folder=$(mktemp -d)
bus=
cleanUp() {
    if [ -n "$bus" ]; then
        kill "$bus" 2>/dev/null || true
        wait "$bus" 2>/dev/null || true
    fi
    if [ -s "$folder/keyring.pid" ]; then
        kill "$(cat "$folder/keyring.pid")" 2>/dev/null || true
        tail --pid="$(cat "$folder/keyring.pid")" -s 0.05 -f /dev/null
    fi
    rm -rf "$folder"
}
trap cleanUp EXIT
trap 'exit 130' INT TERM HUP

mkdir -m 700 "$folder/home" "$folder/run" "$folder/services"
unset DISPLAY WAYLAND_DISPLAY XAUTHORITY DBUS_SESSION_BUS_ADDRESS GNOME_KEYRING_CONTROL
unset XDG_CURRENT_DESKTOP DESKTOP_SESSION KDE_FULL_SESSION KDE_SESSION_VERSION
export SVC_TEST_KEYRING="$mode"
export HOME="$folder/home" XDG_RUNTIME_DIR="$folder/run" XDG_CONFIG_HOME="$folder/home/.config"
export XDG_DATA_HOME="$folder/home/.local/share" XDG_CACHE_HOME="$folder/home/.cache"

case $mode in
unlocked) unlock=--unlock ;;
uncreated) unlock= ;;
no-service | no-bus) unlock=never ;;
*)
    echo "Unknown mode: $mode" >&2
    exit 1
    ;;
esac

if [ "$unlock" != never ]; then
    printf 'password of the test keyring' >"$folder/password"
    cat >"$folder/keyring.sh" <<END
echo \$\$ >"$folder/keyring.pid"
exec gnome-keyring-daemon --foreground --components=secrets $unlock <"$folder/password" >/dev/null
END
    cat >"$folder/services/org.freedesktop.secrets.service" <<END
[D-BUS Service]
Name=org.freedesktop.secrets
Exec=/bin/sh $folder/keyring.sh
END
fi

if [ "$mode" != no-bus ]; then
    cat >"$folder/bus.conf" <<END
<busconfig>
  <type>session</type>
  <listen>unix:dir=$folder/run</listen>
  <servicedir>$folder/services</servicedir>
  <policy context="default">
    <allow send_destination="*" eavesdrop="true"/>
    <allow eavesdrop="true"/>
    <allow own="*"/>
  </policy>
</busconfig>
END
    mkfifo "$folder/address"
    dbus-daemon --config-file="$folder/bus.conf" --nofork --nopidfile --print-address=3 3>"$folder/address" &
    bus=$!
    read -r DBUS_SESSION_BUS_ADDRESS <"$folder/address"
    export DBUS_SESSION_BUS_ADDRESS
fi

status=0
"$@" || status=$?
exit $status
