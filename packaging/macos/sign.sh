#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Signs for macOS. Who signs is in the environment, see README.md; without a name nobody does.
#
#   sign.sh keychain       takes the certificate into a keychain of its own, on a computer that has none
#   sign.sh app BUNDLE     signs all code in it; deploy.cmake calls it
#   sign.sh image FILE     signs the disk image, has Apple notarise it, and staples the ticket to it
set -euo pipefail
folder=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd -P)

# "-" is a signature of nobody's: without one no code starts on arm64, and macdeployqt's changes voided
# what the linker had put there.
identity=${SVC_CODESIGN_IDENTITY:--}
sign=(codesign --force --sign "$identity")
if [ "$identity" != - ]; then
    sign+=(--options runtime --timestamp)
fi

keychain() {
    [ -n "${SVC_CODESIGN_CERTIFICATE:-}" ] || return 0
    local place password
    place=$(mktemp -d)
    password=$(openssl rand -hex 32)
    printf %s "$SVC_CODESIGN_CERTIFICATE" | base64 --decode >"$place/certificate.p12"
    security create-keychain -p "$password" "$place/signing.keychain-db"
    security set-keychain-settings -lut 7200 "$place/signing.keychain-db"
    security unlock-keychain -p "$password" "$place/signing.keychain-db"
    security import "$place/certificate.p12" -P "${SVC_CODESIGN_CERTIFICATE_PASSWORD:?}" -f pkcs12 \
        -k "$place/signing.keychain-db" -T /usr/bin/codesign
    rm "$place/certificate.p12"
    security set-key-partition-list -S apple-tool:,apple: -k "$password" "$place/signing.keychain-db" >/dev/null
    security list-keychains -d user -s "$place/signing.keychain-db" login.keychain-db
}

# From the inside out, each kind by itself: a signature covers those below it, and only programs get rights.
# The entitlements are none: the hardened runtime without an exception. (A comment in that file codesign would
# not read.) Servers and the keychain need none outside the App Sandbox, which the program is not in: it reads
# CA files where a connection names them, and shares its files with svc-cli. Regular expressions do without a
# JIT: Qt's own build has none for arm64, and on x86_64 goes on without where the runtime refuses it.
app() {
    local bundle=$1
    find "$bundle/Contents/PlugIns" "$bundle/Contents/Frameworks" -type f -name '*.dylib' -exec "${sign[@]}" {} +
    find "$bundle/Contents/Frameworks" -maxdepth 1 -name '*.framework' -exec "${sign[@]}" {} +
    sign+=(--entitlements "$folder/svc-desktop.entitlements")
    find "$bundle/Contents/MacOS" -type f -name 'svc-*' -exec "${sign[@]}" {} +
    "${sign[@]}" "$bundle"
    codesign --verify --deep --strict "$bundle"
}

image() {
    local file=$1
    [ "$identity" != - ] || return 0
    codesign --force --sign "$identity" --timestamp "$file"
    [ -n "${SVC_NOTARY_KEY:-}" ] || return 0
    key=$(mktemp) # not local, since it is still there when the trap is sprung
    trap 'rm -f "$key"' EXIT
    printf %s "$SVC_NOTARY_KEY" >"$key"
    xcrun notarytool submit "$file" --wait \
        --key "$key" --key-id "${SVC_NOTARY_KEY_ID:?}" --issuer "${SVC_NOTARY_ISSUER:?}"
    xcrun stapler staple "$file" # fails where the notary said no
}

case ${1:-} in
keychain) keychain ;;
app | image) "$1" "${2:?Which one?}" ;;
*)
    sed -n 's/^# \{0,1\}//; 3,7p' "${BASH_SOURCE[0]}" >&2
    exit 1
    ;;
esac
