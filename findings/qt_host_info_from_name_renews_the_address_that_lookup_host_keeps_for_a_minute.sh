#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Qt 6.4.2 (Debian 12, qt6-base-dev 6.4.2+dfsg-10), QHostInfo. Needs root, or user namespaces.
#
# QHostInfo::lookupHost() and all sockets keep the address of a name for 60 seconds, without a way to empty that cache.
# QHostInfo::fromName() looks like the same without a signal, but it never reads the cache: it asks the system and puts
# the answer into the cache. So one call of it, its result unused, sends all later connections to the new address.
#
# Output seen (the hosts file is changed after the first line):
#   lookupHost: 127.0.0.2
#   lookupHost: 127.0.0.2
#   fromName: 127.0.0.3
#   lookupHost: 127.0.0.3
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
dpkg-query -W -f '${Version}\n' qt6-base-dev | grep -q '^6\.4\.2' ||
    { echo "This is about qt6-base-dev 6.4.2." >&2; exit 2; }

cat >"$folder/names.cpp" <<'CPP'
#include <QCoreApplication>
#include <QFile>
#include <QHostInfo>
#include <cstdio>

int main(int argc, char *argv[])
{
    QCoreApplication application(argc, argv);
    const QString name = QStringLiteral("moves.example");
    const auto print = [](const char *how, const QHostInfo &found) {
        std::printf("%s: %s\n", how, qPrintable(found.addresses().value(0).toString()));
    };
    QHostInfo::lookupHost(name, &application, [&](const QHostInfo &first) {
        print("lookupHost", first);
        QFile hosts(QStringLiteral("/etc/hosts"));
        hosts.open(QIODevice::WriteOnly);
        hosts.write("127.0.0.3 moves.example\n");
        hosts.close();
        QHostInfo::lookupHost(name, &application, [&](const QHostInfo &second) {
            print("lookupHost", second);
            print("fromName", QHostInfo::fromName(name));
            QHostInfo::lookupHost(name, &application, [&](const QHostInfo &third) {
                print("lookupHost", third);
                application.quit();
            });
        });
    });
    return application.exec();
}
CPP
flags=$(pkg-config --cflags --libs Qt6Network)
# shellcheck disable=SC2086
g++ -std=c++17 -fPIC "$folder/names.cpp" -o "$folder/names" $flags
echo "127.0.0.2 moves.example" >"$folder/hosts"
# shellcheck disable=SC2016
timeout -s KILL 60 unshare --mount --map-root-user sh -c 'mount --bind "$0/hosts" /etc/hosts && exec "$0/names"' \
    "$folder" | tee "$folder/seen"
diff "$folder/seen" - <<'SEEN'
lookupHost: 127.0.0.2
lookupHost: 127.0.0.2
fromName: 127.0.0.3
lookupHost: 127.0.0.3
SEEN
