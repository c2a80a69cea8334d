#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Makes the certificates that the tests of TLS need, in the folder given. Keys of tests only.
set -euo pipefail
cd "$1"

root() { # name
    openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 3650 \
        -keyout "$1.key" -out "$1.pem" -subj "/CN=Svc test root $1" 2>/dev/null
}

leaf() { # name root subject-alternative-names
    local name=$1 root=$2 names=$3
    openssl req -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes \
        -keyout "$name.key" -out "$name.csr" -subj "/CN=127.0.0.1" 2>/dev/null
    { [ -z "$names" ] || echo "subjectAltName=$names"; echo "basicConstraints=CA:FALSE"; } >"$name.ext"
    openssl x509 -req -in "$name.csr" -CA "$root.pem" -CAkey "$root.key" -CAcreateserial \
        -extfile "$name.ext" -out "$name.pem" -days 3650 2>/dev/null
    rm "$name.csr" "$name.ext"
}

root ca
root ca2
leaf good ca IP:127.0.0.1
leaf untrusted ca2 IP:127.0.0.1
leaf othername ca DNS:other.example
leaf cnonly ca ""
leaf wildcard ca "DNS:*.wild.example,DNS:*.test"
