#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# trial.sh PACKAGES OLDER EVIDENCE: installs each package in the Windows of onwine.sh, uses it and removes it.
# PACKAGES has those of this version, OLDER those of one before; pictures go to EVIDENCE. Needs UTF-8 as the locale.
set -euo pipefail
packages=$1 older=$2 evidence=$3
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd -P)
wine=/usr/lib/wine/wine64
drive=$WINEPREFIX/drive_c
user=$drive/users/$(id -un)
link="$user/AppData/Roaming/Microsoft/Windows/Start Menu/Programs/Svc Desktop.lnk"
data=$user/AppData/Local/svc-desktop
installed='Software\Microsoft\Windows\CurrentVersion\Uninstall\svc-desktop'
scheme='Software\Classes\svc-desktop'
seen=0
mkdir -p "$evidence"

# expect WHAT COMMAND…
expect() {
    local what=$1
    shift
    "$@" || {
        printf 'FAILED: %s\n' "$what" >&2
        import -window root "$evidence/failed.png"
        exit 1
    }
    seen=$((seen + 1))
    printf '  %s\n' "$what"
}
refuse() { ! "$@"; }
run() { "$wine" "$@" </dev/null 2>/dev/null; }
code_of() {
    local code=0
    run "$@" >/dev/null || code=$?
    printf '%s' "$code"
}
key_exists() { run reg query "$1" >/dev/null; }
key_says() { run reg query "$1" /s | tr -d '\r' | grep -F -- "$2" >/dev/null; }
package() { ls "$1"/svc-desktop-*"$2"; }
is_empty() { [ -z "$(find "$@" 2>/dev/null)" ]; }
is_open() { xdotool search --onlyvisible --name "$1" >/dev/null 2>&1; }

# patiently COMMAND…: for two minutes; the computer may be busy.
patiently() {
    local end=$((SECONDS + 120))
    until "$@"; do
        [ "$SECONDS" -lt "$end" ] || return 1
        sleep 0.5
    done
}

# press WINDOW KEY…: as on a keyboard; there is no window manager that would give it the focus. Fails, with
# nothing pressed, where there is no such window, or one goes away meanwhile.
press() {
    local window
    window=$(xdotool search --onlyvisible --name "$1" 2>/dev/null | tail -n 1)
    [ -n "$window" ] || return 1
    xdotool windowfocus "$window" 2>/dev/null || return 1
    shift
    sleep 1 # until wine has heard of it
    xdotool key "$@"
}

# Each time it gets another size, since the window may not have heard of the first one.
saves_size() {
    xdotool search --onlyvisible --name 'Svc Desktop' windowsize 1000 $((700 + SECONDS % 50)) || return 1
    sleep 2
    test -f "$1/svc-desktop.ini"
}

# Enter says what is missing as long as the demo service has not filled the dialog in.
signed_in() {
    press 'Sign in' Return || true
    sleep 2
    refuse is_open 'Sign in'
}

# The keys are lost as long as wine still goes from one window to the other. The title names what is shown.
looked_up() {
    press 'Svc Desktop' ctrl+a 1 0 0 1 Return || true
    sleep 3
    is_open ' 1001 '
}

# files FOLDER: with their sizes and times; nothing where there is no such folder.
files() { { find "$1" -type f -printf '%P %s %t\n' 2>/dev/null || true; } | sort; }

# use FOLDER NAME SETTINGS: the command and the window with the demo service, which leaves no settings; then
# the window without it, which saves its size and is left open.
use() {
    local folder=$1 name=$2 settings=$3
    expect "svc-cli says its version" grep -q '^svc-cli [0-9]' <(run "$folder/svc-cli.exe" --version)
    run "$folder/svc-cli.exe" --demo lookup 1001-1003 1904 >"$evidence/$name.ndjson" || true
    expect "of four ids the demo service has three" test "$(grep -c '"outcome":"found"' "$evidence/$name.ndjson")" = 3
    local before
    before=$(files "$settings")
    run "$folder/svc-desktop.exe" --demo &
    expect "the window opens, and asks to sign in" patiently is_open 'Sign in'
    expect "signing in works" patiently signed_in
    expect "looking a notification up works" patiently looked_up
    import -window root "$evidence/$name.png"
    close_window
    expect "the demo leaves nothing" test "$(files "$settings")" = "$before"
    run "$folder/svc-desktop.exe" &
    expect "the window opens without the demo" patiently is_open 'Svc Desktop'
    expect "a change of its size is saved" patiently saves_size "$settings"
}

closed() {
    ! is_open 'Sign in' || press 'Sign in' Escape || true # which a saved connection leads to
    press 'Svc Desktop' alt+F4 || true
    refuse is_open 'Svc Desktop'
}

# As by its user: wine has no window manager that asks it to.
close_window() {
    expect "the window closes" patiently closed
    wineserver --wait
}

try_installer() {
    local setup folder="$user/AppData/Local/Programs/Svc Desktop"
    setup=$(package "$packages" -setup.exe)
    printf '%s\n' "${setup##*/}"
    expect "an older version installs" test "$(code_of "$(package "$older" -setup.exe)" /S)" = 0
    expect "it is the older one" key_says "HKCU\\$installed" 0.0.9
    printf '{}' >"$folder/connections.json"
    expect "this version installs over it" test "$(code_of "$setup" /S)" = 0
    expect "it is this one" refuse key_says "HKCU\\$installed" 0.0.9
    expect "what somebody else put there is still there" test -f "$folder/connections.json"
    rm "$folder/connections.json"
    expect "it has a link in the Start menu" test -f "$link"
    expect "it opens links" key_says "HKCU\\$scheme" 'Svc Desktop\svc-desktop.exe" "%1"'
    expect "it says how it is removed silently" key_says "HKCU\\$installed" 'uninstall.exe" /S'
    expect "it says its size" key_says "HKCU\\$installed" EstimatedSize
    use "$folder" installer "$data"
    expect "it doesn't install over one that runs" test "$(code_of "$setup" /S)" = 2
    run "$folder/uninstall.exe" /S || true
    sleep 5
    expect "it doesn't remove one that runs" test -f "$folder/svc-desktop.exe"
    close_window
    run "$folder/uninstall.exe" /S || true
    wineserver --wait
    expect "nothing is left of the programs" is_empty "$folder" "$link"
    expect "nothing is left in the registry" refuse key_exists "HKCU\\$installed"
    expect "nothing is left of the links" refuse key_exists "HKCU\\$scheme"
    expect "settings are kept" test -f "$data/svc-desktop.ini"
}

# By keys alone, where the programs are in a folder with blanks and umlauts.
try_day() {
    local setup folder="$drive/Büro für Müller/Svc Desktop"
    setup=$(package "$packages" -setup.exe)
    rm -rf "$data"
    # Wine puts quotes around an argument with blanks, which the installer does not take here; so they are several.
    expect "it installs" test "$(code_of "$setup" /S '/D=C:\Büro' für 'Müller\Svc' Desktop)" = 0
    expect "it is in a folder with blanks and umlauts" test -f "$folder/svc-desktop.exe"
    try_console "$folder"
    expect "a day at the window, by keys alone" python3 "$here/journey.py" "$folder" "$evidence"
    run "$folder/uninstall.exe" /S || true
    wineserver --wait
    expect "only the connections for everyone are left there" \
        test "$(find "$folder" -mindepth 1 2>/dev/null)" = "$folder/connections.json"
    rm -rf "$data"
}

# What svc-cli writes is UTF-8, also on a console.
try_console() {
    local folder=$1 ids="$drive/Büro für Müller/Ids für Ä.txt" said
    printf '1914\n' >"$ids"
    said=$(run "$folder/svc-cli.exe" --demo lookup --input 'C:\Büro für Müller\Ids für Ä.txt') || true
    expect "a file with umlauts is read, and UTF-8 is written to a pipe" grep -qF 請求書 <<<"$said"
    said=$(run "$folder/svc-cli.exe" --demo lookup 1001 1914 --where 請求書) || true
    expect "an argument may be any text" test "$(wc -l <<<"$said")" = 1
    said=$(on_console "$folder/svc-cli.exe" --demo lookup 1914) || true
    expect "it is written to a console" grep -qF 請求書 <<<"$said"
    said=$(on_console "$folder/svc-desktop.exe" --version) || true
    expect "the window's program says its version to a console" grep -q 'svc-desktop *[0-9]' <<<"$said"
}

# on_console PROGRAM [ARGUMENT…]: the text that is on it afterwards, without its colours and ends of lines.
on_console() {
    script --quiet --return --command "$(printf '%q ' "$wine" "$@")" /dev/null </dev/null 2>/dev/null |
        sed 's/\x1b\[[?0-9;]*[A-Za-z]//g' | tr -d '\r\n'
}

# Rolled out silently by an administrator, who has put connections for everyone beside the programs.
try_msi() {
    local msi folder="$drive/Program Files/Svc Desktop"
    local everyone=$folder/connections.json
    msi=$(package "$packages" .msi)
    printf '%s\n' "${msi##*/}"
    expect "none of its keys ends with a backslash" refuse grep -q $'\\\\\t' <(msiinfo export "$msi" Registry)
    expect "an older version installs" test "$(code_of msiexec /i "$(package "$older" .msi)" /qn)" = 0
    printf '%s' '{"format": "svc-desktop-connections", "version": 1, "connections": [
        {"name": "for everyone", "serviceAddress": "https://127.0.0.1:9", "dataSource": "acme"}]}' >"$everyone"
    expect "this version installs over it" test "$(code_of msiexec /i "$msi" /qn)" = 0
    expect "it is the only one" test "$(run reg query 'HKLM\Software\Microsoft\Windows\CurrentVersion\Uninstall' /s | grep -c 'DisplayName.*Svc Desktop')" = 1
    expect "it has a link in the Start menu" test -n "$(find "$drive" -name 'Svc Desktop.lnk')"
    expect "it opens links" key_says "HKLM\\$scheme" 'Svc Desktop\svc-desktop.exe" "%1"'
    expect "the connections for everyone are still there" has_connection_for_everyone "$folder"
    use "$folder" msi "$data"
    close_window
    rm "$folder/svc-cli.exe" "$folder/translations/qtbase_de.qm"
    expect "it is repaired" test "$(code_of msiexec /i "$msi" /qn REINSTALL=ALL REINSTALLMODE=omus)" = 0
    expect "what was missing is there again" test -f "$folder/translations/qtbase_de.qm"
    expect "the connections for everyone are still there" has_connection_for_everyone "$folder"
    expect "it is removed" test "$(code_of msiexec /x "$msi" /qn)" = 0
    wineserver --wait
    expect "nothing but the connections for everyone is left of it" \
        test "$(find "$folder" -mindepth 1 2>/dev/null)" = "$everyone"
    expect "nothing is left in the Start menu" test -z "$(find "$drive" -name 'Svc Desktop.lnk')"
    expect "nothing is left of the links" refuse key_exists "HKLM\\$scheme"
    expect "settings are kept" test -f "$data/svc-desktop.ini"
}

has_connection_for_everyone() {
    run "$1/svc-cli.exe" connections | grep -qF 'for everyone'
}

try_portable() {
    local zip folder
    zip=$(package "$packages" -portable.zip)
    printf '%s\n' "${zip##*/}"
    rm -rf "$data"
    unzip -q "$zip" -d "$drive/stick"
    folder=$(echo "$drive"/stick/*)
    use "$folder" portable "$folder/data"
    close_window
    expect "nothing is saved elsewhere" is_empty "$data"
}

try_installer
try_day
try_msi
try_portable
printf '%s of %s as they have to be\n' "$seen" "$seen"
