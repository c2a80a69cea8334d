#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# libxlsxwriter 1.1.4 as Debian 12 builds it (libxlsxwriter4 1.1.4-2+b1), and setlocale(LC_ALL, "").
#
# A toolkit such as Qt or GTK sets the user's locale when a program starts. From then on this libxlsxwriter writes the
# numbers in its XML with that locale's decimal sign: cells, dates, and the widths of columns. XML Schema knows a point
# only, so what it returns without an error is no valid workbook. Gnumeric reads 1234,5 as 1234 there. The library has
# a build option for numbers that don't depend on the locale, USE_DTOA_LIBRARY, which is off by default and in Debian.
#
# Output seen:
#   C: <v>1234.5</v> width="13.28515625"
#   de_DE.UTF-8: <v>1234,5</v> width="13,28515625"
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
for package in libxlsxwriter4=1.1.4-2+b1 libxlsxwriter-dev=1.1.4-2+b1; do
    apt-get -q download "$package" >/dev/null 2>&1 || { echo "This is about Debian 12's $package." >&2; exit 2; }
done
for archive in ./*.deb; do
    dpkg -x "$archive" root
done
lib=$folder/root/usr/lib/x86_64-linux-gnu
localedef -i de_DE -f UTF-8 "$folder/de_DE.UTF-8"

cat >number.c <<'C'
#include <locale.h>
#include <xlsxwriter.h>

int main(void)
{
    setlocale(LC_ALL, "");
    lxw_workbook *workbook = workbook_new("number.xlsx");
    lxw_worksheet *sheet = workbook_add_worksheet(workbook, NULL);
    worksheet_set_column(sheet, 0, 0, 12.5, NULL);
    worksheet_write_number(sheet, 0, 0, 1234.5, NULL);
    return workbook_close(workbook);
}
C
gcc -I root/usr/include number.c -L "$lib" -l:libxlsxwriter.so.4 -Wl,--allow-shlib-undefined -o number
for locale in C de_DE.UTF-8; do
    LOCPATH=$folder LC_ALL=$locale LD_LIBRARY_PATH=$lib timeout -s KILL 60 ./number
    python3 - "$locale" <<'PY'
import re, sys, zipfile
sheet = zipfile.ZipFile("number.xlsx").read("xl/worksheets/sheet1.xml").decode()
print(f"{sys.argv[1]}: {re.search('<v>.*?</v>', sheet).group()} {re.search('width=.*?[ ]', sheet).group().strip()}")
PY
done | tee seen
diff seen - <<'SEEN'
C: <v>1234.5</v> width="13.28515625"
de_DE.UTF-8: <v>1234,5</v> width="13,28515625"
SEEN
