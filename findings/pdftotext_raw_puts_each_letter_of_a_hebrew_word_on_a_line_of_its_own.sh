#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# pdftotext of Poppler 22.12.0 (Debian 12, poppler-utils 22.12.0-2+deb12u3) and a PDF of Qt 6.4.2 with Hebrew words.
#
# With -raw, pdftotext keeps the order in which texts were written into the page, which is usual for tables. A Hebrew word
# then becomes one line for each of its letters, and its first letter stands behind Latin words that come after it on
# the page. Without -raw the word is whole, so the file has all that is needed. Searching the output of -raw finds no
# word that is written from right to left.
#
# Output seen, without the characters that set the direction:
#   pdftotext: שלום | שלום world
#   pdftotext -raw: ש | ל | ו | ם | world ש | ל | ו | ם
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in poppler-utils=22.12.0 qt6-base-dev=6.4.2; do
    dpkg-query -W -f '${Version}\n' "${package%=*}" 2>/dev/null | grep -qF "${package#*=}" ||
        { echo "This is about $package: apt-get install ${package%=*} fonts-dejavu-core on Debian 12." >&2; exit 2; }
done

cat >"$folder/page.cpp" <<'CPP'
#include <QGuiApplication>
#include <QPainter>
#include <QPdfWriter>

int main(int argc, char **argv)
{
    const QGuiApplication app(argc, argv);
    QPdfWriter pdf(QString::fromLocal8Bit(argv[1]));
    pdf.setResolution(300);
    QPainter painter(&pdf);
    painter.setFont(QFont(QStringLiteral("DejaVu Sans"), 12));
    painter.drawText(200, 200, QStringLiteral("שלום"));
    painter.drawText(200, 400, QStringLiteral("שלום world"));
}
CPP
flags=$(pkg-config --cflags Qt6Gui)
libraries=$(pkg-config --libs Qt6Gui)
# shellcheck disable=SC2086
g++ -std=c++17 -fPIC $flags "$folder/page.cpp" -o "$folder/page" $libraries
QT_QPA_PLATFORM=offscreen XDG_RUNTIME_DIR=$folder timeout -s KILL 60 "$folder/page" "$folder/page.pdf"

# lines [OPTION]: what pdftotext prints, its lines separated by bars.
lines() {
    pdftotext "$@" "$folder/page.pdf" - | LC_ALL=C.UTF-8 sed 's/[\x0c\xe2\x80\xaa\xe2\x80\xab\xe2\x80\xac]//g' |
        grep . | paste -s -d '|' | sed 's/|/ | /g'
}
{
    echo "pdftotext: $(lines)"
    echo "pdftotext -raw: $(lines -raw)"
} | tee "$folder/seen"
sed -n 's/^#   //p' "$0" | diff "$folder/seen" -
