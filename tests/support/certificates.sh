#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# certificates.sh FOLDER: creates the certificates for TLS tests. The keys are used in tests only.
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

# Only `openssl ca` can set the dates.
issue() { # name root key digest from until common-name
    local name=$1 root=$2 key=$3 digest=$4 from=$5 until=$6 common=$7
    local issuer=(-cert "$root.pem")
    [ "$root" != "$name" ] || issuer=(-selfsign)
    # shellcheck disable=SC2086
    openssl req -newkey $key -nodes -keyout "$name.key" -out "$name.csr" -subj "/CN=$common" 2>/dev/null
    mkdir issued
    touch index.txt
    openssl ca -batch -notext -config authority.cnf "${issuer[@]}" -keyfile "$root.key" \
        -in "$name.csr" -out "$name.pem" -extfile "$name.ext" -md "$digest" \
        -startdate "$from" -enddate "$until" 2>/dev/null
    rm -r "$name.csr" "$name.ext" index.txt* issued
}

special() { # name root subject-alternative-names key digest from until
    printf 'subjectAltName=%s\nbasicConstraints=CA:FALSE\n' "$3" >"$1.ext"
    issue "$1" "$2" "$4" "$5" "$6" "$7" 127.0.0.1
}

authority() { # name root from until common-name
    echo "basicConstraints=critical,CA:TRUE" >"$1.ext"
    issue "$1" "$2" "$ec" sha256 "$3" "$4" "$5"
}

cat >authority.cnf <<'CONFIG'
[ca]
default_ca = authority
[authority]
database = index.txt
new_certs_dir = issued
serial = serial
rand_serial = yes
policy = policy
[policy]
commonName = supplied
CONFIG

ec="ec -pkeyopt ec_paramgen_curve:P-256"
special expired ca IP:127.0.0.1 "$ec" sha256 20200101000000Z 20210101000000Z
special notyet ca IP:127.0.0.1 "$ec" sha256 20400101000000Z 20410101000000Z
special sha1 ca IP:127.0.0.1 "$ec" sha1 20200101000000Z 20400101000000Z
special rsa1024 ca IP:127.0.0.1 rsa:1024 sha256 20200101000000Z 20400101000000Z
leaf idn ca DNS:xn--pypal-4ve.example

# Signed by an intermediate that the server does not send.
openssl req -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes \
    -keyout between.key -out between.csr -subj "/CN=Svc test authority in between" 2>/dev/null
echo "basicConstraints=critical,CA:TRUE" >between.ext
openssl x509 -req -in between.csr -CA ca.pem -CAkey ca.key -CAcreateserial -extfile between.ext \
    -out between.pem -days 3650 2>/dev/null
rm between.csr between.ext
leaf incomplete between IP:127.0.0.1

# Valid certificates whose intermediate, or whose trusted root, is out of date.
authority ended ca 20200101000000Z 20210101000000Z "Svc test authority that ended"
leaf underended ended IP:127.0.0.1
cat ended.pem >>underended.pem
authority tocome ca 20400101000000Z 20410101000000Z "Svc test authority to come"
leaf undertocome tocome IP:127.0.0.1
cat tocome.pem >>undertocome.pem
authority endedroot endedroot 20200101000000Z 20210101000000Z "Svc test root that ended"
leaf underendedroot endedroot IP:127.0.0.1

# Self-signed.
openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 3650 -keyout self.key \
    -out self.pem -subj "/CN=127.0.0.1" -addext subjectAltName=IP:127.0.0.1 2>/dev/null
