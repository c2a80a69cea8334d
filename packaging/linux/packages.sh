# shellcheck shell=bash
# SPDX-License-Identifier: MIT
# Which packages the two commands of README.md take on Debian and its relatives, how the missing ones
# get installed, and how a preset is built. Sourced by app/run.sh and tests/run.sh, which set $root.
# Runs under macOS's bash 3.2 too, where an empty array counts as unset.
# shellcheck disable=SC2034,SC2154

build_packages=(
    g++ cmake ninja-build
    qt6-base-dev qt6-svg-dev qt6-tools-dev qt6-l10n-tools
    libexpected-dev libcpp-httplib-dev qtkeychain-qt6-dev libxlsxwriter-dev
)
window_packages=(fonts-dejavu-core qt6-translations-l10n)
stage_packages=(xvfb openbox dbus-daemon at-spi2-core gnome-keyring python3) # of tests/support/stage.py
test_packages=(
    "${stage_packages[@]}"
    openssl tzdata locales clang-format shellcheck desktop-file-utils appstream groff-base fonts-noto-core
    xdotool x11-utils python3-pyatspi libsecret-1-0 poppler-utils
    qt6-wayland sway wtype wl-clipboard grim # of tests/e2e/compositor.py
    zsh fish python3-jsonschema # of tests/cli
)
heard_packages=("${stage_packages[@]}" xdotool orca python3-speechd)
package_packages=(git file dpkg-dev qt6-wayland qt6-translations-l10n patchelf rpm xz-utils)
tidy_packages=(clang clang-tidy)
fuzz_packages=(clang libclang-rt-dev) # the runtime libraries of the sanitizers
readers_packages=( # what tests/readers opens files with; npm comes with some packages of Node.js
    python3 libreoffice-calc-nogui gnumeric csvkit miller sqlite3 jq
    cmark-gfm python3-markdown ruby-kramdown kramdown ruby-kramdown-parser-gfm pandoc w3m lynx
    poppler-utils mupdf-tools curl nodejs
)
readers_npm_packages=(
    markdown-it@14.1.0 marked@15.0.12 har-validator@5.1.5
    curlconverter@4.12.0 curl-to-postmanv2@1.8.4 insomnia-importers@3.6.0
)
peers_packages=( # of tests/peers
    python3 python3-dbus python3-gi dbus-daemon openssl libglib2.0-bin
    squid nginx-light haproxy xdg-desktop-portal glib-networking gsettings-desktop-schemas
)
bench_packages=("${stage_packages[@]}" libxdamage-dev curl)

say() { printf '%s\n' "$*"; }
fail() {
    printf '%s\n' "$*" >&2
    exit 1
}

# Debian from 12, Ubuntu from 24.04, and what calls itself like them.
names_packages_as_debian() {
    [ -r /etc/os-release ] && command -v dpkg-query >/dev/null || return 1
    (
        # shellcheck source=/dev/null
        . /etc/os-release
        case " ${ID:-} ${ID_LIKE:-} " in *" debian "* | *" ubuntu "*) ;; *) return 1 ;; esac
        case ${ID:-} in
        debian) [ "${VERSION_ID:-99}" -ge 12 ] ;;
        ubuntu) [ "${VERSION_ID%%.*}" -ge 24 ] ;;
        esac
    )
}

# A package that was removed is still known, as config-files; so each one's state is asked for.
is_installed() {
    [ "$(dpkg-query --show --showformat='${db:Status-Status}' "$1" 2>/dev/null)" = installed ]
}

# apt-get that asks nothing: debconf takes its defaults, dpkg keeps a configuration file that was changed, and
# needrestart stays out of it. `env`, since sudo passes no variables on.
apt_get=(
    env DEBIAN_FRONTEND=noninteractive NEEDRESTART_SUSPEND=1 APT_LISTCHANGES_FRONTEND=none
    apt-get -q -y -o Dpkg::Use-Pty=0 -o Dpkg::Options::=--force-confdef -o Dpkg::Options::=--force-confold
)

as_root() {
    if [ "$(id -u)" -eq 0 ]; then
        "$@"
    else
        sudo "$@"
    fi
}

# ensure_packages PACKAGE…: installs what is missing of them, and says what.
ensure_packages() {
    local package missing=()
    if ! names_packages_as_debian; then
        ensure_tools
        return
    fi
    for package in "$@"; do
        is_installed "$package" || missing+=("$package")
    done
    [ ${#missing[@]} -gt 0 ] || return 0
    if [ "$(id -u)" -ne 0 ] && ! command -v sudo >/dev/null; then
        fail "These packages are missing; install them as root, then run this again: apt-get install ${missing[*]}"
    fi
    say "Installing with apt-get, which can take a few minutes: ${missing[*]}"
    if ! { as_root "${apt_get[@]}" update && as_root "${apt_get[@]}" install --no-install-recommends "${missing[@]}"; } </dev/null >"$log" 2>&1; then
        tail -n 20 "$log" >&2
        fail "apt-get could not install them. Install these by hand, then run this again: ${missing[*]}"
    fi
}

by_hand="Install by hand: a C++20 compiler, CMake from 3.25, Ninja, Qt from 6.4 (Base and Svg, with what \
developers need), tl-expected and cpp-httplib, QtKeychain if secrets are to be kept, and libxlsxwriter for \
spreadsheets; for the tests also OpenSSL's command, glibc's localedef with its locales, clang-format, ShellCheck, Poppler's utilities, Xvfb, openbox, xdotool, xprop, sway, wtype, wl-clipboard, grim, dbus-daemon, at-spi2-core, pyatspi and \
gnome-keyring. .github/CONTRIBUTING.md has the commands for macOS and Windows."

# Elsewhere nothing is installed; with the tools there, the build says best what else it lacks.
ensure_tools() {
    if ! command -v cmake >/dev/null || ! command -v ninja >/dev/null; then
        fail "This system's packages are not known here. $by_hand"
    fi
}

# build PRESET [TARGET…]: quiet where nobody watches, ninja's own progress on a terminal.
build() {
    local preset=$1 folder=$root/build/$1 how=()
    shift
    mkdir -p "$folder"
    # A tree that was copied with its build folder still names the old place.
    if [ -f "$folder/CMakeCache.txt" ] && ! grep -qxF "CMAKE_HOME_DIRECTORY:INTERNAL=$root" "$folder/CMakeCache.txt"; then
        how=(--fresh)
    fi
    say "Building the $preset preset in build/$preset"
    if ! (cd "$root" && cmake --preset "$preset" ${how[@]+"${how[@]}"}) >"$log" 2>&1; then
        cat "$log" >&2
        names_packages_as_debian || say "$by_hand" >&2
        fail "Configuring the $preset preset failed."
    fi
    if [ -t 1 ]; then
        (cd "$root" && cmake --build --preset "$preset" ${1:+--target "$@"})
    else
        (cd "$root" && cmake --build --preset "$preset" ${1:+--target "$@"} -- --quiet) >"$log" 2>&1 ||
            { cat "$log" >&2; false; }
    fi || fail "Building the $preset preset failed."
}

# What a bare environment lacks. Without a UTF-8 locale Qt warns and spoils all but ASCII.
: "${PATH:=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin}"
: "${HOME:=$(getent passwd "$(id -u)" 2>/dev/null | cut -d: -f6 || true)}"
: "${HOME:=/}"
export PATH HOME
if [ "$(uname -s)" = Linux ] && [ "$(locale charmap 2>/dev/null)" != UTF-8 ]; then
    export LC_ALL=C.UTF-8
fi

log=$(mktemp)
trap 'rm -f "$log"' EXIT
