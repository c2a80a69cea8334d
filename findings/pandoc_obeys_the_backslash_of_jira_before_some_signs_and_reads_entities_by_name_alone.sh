#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# pandoc 2.17.1.1 (Debian 12, pandoc 2.17.1.1-2~deb12u1) reading Jira's wiki markup.
#
# A backslash keeps *, _, - and { from being markup. Before +, ^ and ~ it is shown, and the markup works all the same:
# underlined, raised or lowered text, with one more backslash in it. In a cell of a table it does not protect a bar
# either: the cell ends there. An entity with a name is the sign that it stands for, one with a number is shown as it
# is. So what keeps a text out of harm there differs from sign to sign, and only &vert; puts a bar into a cell.
#
# Output seen:
#   a \*b\* c -> <p>a *b* c</p>
#   a \_b\_ c -> <p>a _b_ c</p>
#   a \-b\- c -> <p>a -b- c</p>
#   a \+b\+ c -> <p>a \<u>b\</u> c</p>
#   a \^b\^ c -> <p>a \<sup>b\</sup> c</p>
#   a \~b\~ c -> <p>a \<sub>b\</sub> c</p>
#   a &ast; b -> <p>a * b</p>
#   a &#42; b -> <p>a &amp;#42; b</p>
#   |a\|b| -> <td><p>a\</p></td><td><p>b</p></td>
#   |a&#124;b| -> <td><p>a&amp;#124;b</p></td>
#   |a&vert;b| -> <td><p>a|b</p></td>
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
dpkg-query -W -f '${Version}\n' pandoc 2>/dev/null | grep -q '^2\.17\.1\.1-' ||
    { echo "This is about pandoc 2.17.1.1: apt-get install pandoc on Debian 12." >&2; exit 2; }

for text in 'a \*b\* c' 'a \_b\_ c' 'a \-b\- c' 'a \+b\+ c' 'a \^b\^ c' 'a \~b\~ c' 'a &ast; b' 'a &#42; b' \
    '|a\|b|' '|a&#124;b|' '|a&vert;b|'; do
    printf '%s -> ' "$text"
    printf '%s\n' "$text" | pandoc -f jira -t html --wrap=none | grep -E '^<(p|td)' | tr -d '\n'
    echo
done | tee "$folder/seen"
sed -n 's/^#   //p' "$0" | diff "$folder/seen" -
