#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# openpyxl 3.0.9, LibreOffice Calc 7.4.7 and Gnumeric 1.12.55 (Debian 12) and the escapes of texts in XLSX.
#
# In a workbook _x0009_ stands for a tab, so a text with these letters is written as _x005F_x0009_. The text of a cell is
# either in the table of shared strings or in the cell itself, with the same type in the standard. openpyxl undoes
# _x005F_ in shared strings only, so the same cell has another text depending on where its writer put it. Calc undoes
# it in both, and Gnumeric in neither. All three show _x0041_, an escape of a letter that needs none, as it is.
#
# Output seen:
#   openpyxl, shared: _x005F_x0009_ is _x0009_, _x0041_ is _x0041_
#   openpyxl, inline: _x005F_x0009_ is _x005F_x0009_, _x0041_ is _x0041_
#   Calc, shared: _x005F_x0009_ is _x0009_, _x0041_ is _x0041_
#   Calc, inline: _x005F_x0009_ is _x0009_, _x0041_ is _x0041_
#   Gnumeric, shared: _x005F_x0009_ is _x005F_x0009_, _x0041_ is _x0041_
#   Gnumeric, inline: _x005F_x0009_ is _x005F_x0009_, _x0041_ is _x0041_
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in python3-openpyxl=3.0.9 libreoffice-calc-nogui=7.4.7 gnumeric=1.12.55; do
    dpkg-query -W -f '${Version}\n' "${package%=*}" 2>/dev/null | grep -qF "${package#*=}-" ||
        { echo "This is about $package: apt-get install ${package%=*} on Debian 12." >&2; exit 2; }
done

cat >"$folder/write.py" <<'PYTHON'
import sys
import zipfile

TEXTS = ["_x005F_x0009_", "_x0041_"]
MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
RELATED = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml"
for name in "shared", "inline":
    cells = "".join(
        f'<c r="{column}1" t="s"><v>{place}</v></c>' if name == "shared" else
        f'<c r="{column}1" t="inlineStr"><is><t>{TEXTS[place]}</t></is></c>' for place, column in enumerate("AB"))
    files = {
        "[Content_Types].xml":
            '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">'
            '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>'
            f'<Override PartName="/xl/workbook.xml" ContentType="{TYPE}.sheet.main+xml"/>'
            f'<Override PartName="/xl/worksheets/sheet1.xml" ContentType="{TYPE}.worksheet+xml"/>'
            f'<Override PartName="/xl/sharedStrings.xml" ContentType="{TYPE}.sharedStrings+xml"/></Types>',
        "_rels/.rels":
            '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">'
            f'<Relationship Id="r1" Type="{RELATED}/officeDocument" Target="xl/workbook.xml"/></Relationships>',
        "xl/_rels/workbook.xml.rels":
            '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">'
            f'<Relationship Id="r1" Type="{RELATED}/worksheet" Target="worksheets/sheet1.xml"/>'
            f'<Relationship Id="r2" Type="{RELATED}/sharedStrings" Target="sharedStrings.xml"/></Relationships>',
        "xl/workbook.xml":
            f'<workbook {MAIN} xmlns:r="{RELATED}"><sheets><sheet name="S" sheetId="1" r:id="r1"/></sheets></workbook>',
        "xl/worksheets/sheet1.xml": f'<worksheet {MAIN}><sheetData><row r="1">{cells}</row></sheetData></worksheet>',
        "xl/sharedStrings.xml":
            f'<sst {MAIN} count="2" uniqueCount="2">{"".join(f"<si><t>{text}</t></si>" for text in TEXTS)}</sst>',
    }
    with zipfile.ZipFile(f"{sys.argv[1]}/{name}.xlsx", "w", zipfile.ZIP_DEFLATED) as archive:
        for path, text in files.items():
            archive.writestr(path, '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n' + text)
PYTHON
/usr/bin/python3 "$folder/write.py" "$folder"

export HOME=$folder LC_ALL=C.UTF-8
by_openpyxl() {
    /usr/bin/python3 -c 'import openpyxl, sys
print(",".join(cell.value for cell in openpyxl.load_workbook(sys.argv[1]).active[1]))' "$1"
}
by_calc() {
    soffice --headless --convert-to csv --outdir "$folder/calc" "$1" >/dev/null 2>&1
    cat "$folder/calc/$(basename "$1" .xlsx).csv"
}
by_gnumeric() {
    ssconvert -T Gnumeric_stf:stf_csv "$1" fd://1 2>/dev/null
}
for reader in openpyxl Calc Gnumeric; do
    for name in shared inline; do
        IFS=, read -r tab letter < <("by_${reader,,}" "$folder/$name.xlsx")
        echo "$reader, $name: _x005F_x0009_ is $tab, _x0041_ is $letter"
    done
done | tee "$folder/seen"
sed -n 's/^#   //p' "$0" | diff "$folder/seen" -
