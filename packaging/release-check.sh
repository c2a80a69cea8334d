#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# release-check.sh [FOLDER]: what has to hold before packages are given to people; FOLDER has them, by default
# build/package/packages. Says each point that holds and each that does not, and ends with 1 if one does not.
set -uo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd -P)
packages=${1:-$root/build/package/packages}
missed=0
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

ok() { printf 'ok      %s\n' "$*"; }
missing() {
    printf 'MISSED  %s\n' "$*"
    missed=1
}
# expect WORDS COMMAND…
expect() {
    local words=$1
    shift
    if "$@" >/dev/null 2>&1; then ok "$words"; else missing "$words"; fi
}
# faults COMMAND…: the errors and warnings that it prints, except that the AppStream metadata names no home page. The
# project has none; lintian reports what appstreamcli found as one error, so appstreamcli is run by itself as well.
faults() {
    local said status=0
    said=$("$@" 2>/dev/null) || status=$?
    case $status in
    0 | 2 | 3) ;; # it found nothing, or found faults
    *) echo "$1 itself failed" ;;
    esac
    grep '^ *[EW]:' <<<"$said" | grep -v -e url-homepage-missing -e appstream-metadata-validation-failed
}
is_at_most() { [ "$(stat --format %s "$1")" -le $(($2 * 1024 * 1024)) ]; }
size_of() { numfmt --to=iec "$(stat --format %s "$1")"; }

version=$(sed -n 's/^ *VERSION \([0-9.]*\)$/\1/p' "$root/CMakeLists.txt")
printf 'Svc Desktop %s\n\nVersions and changelog\n' "$version"
expect "the changelog begins with $version" \
    grep -q "^svc-desktop ($version) " <(head -n 1 "$root/packaging/linux/changelog")
expect "the changelog's latest entry has a date" \
    grep -qE '^ -- .+ <.+>  [A-Z][a-z]{2}, [0-9]{2} [A-Z][a-z]{2} [0-9]{4} ' <(grep -m 1 '^ -- ' "$root/packaging/linux/changelog")
expect "the latest release of the AppStream metadata is $version" \
    grep -q "version=\"$version\"" <(grep -m 1 '<release ' "$root"/packaging/linux/*.metainfo.xml)
if command -v appstreamcli >/dev/null; then
    expect "the AppStream metadata is valid, except that the project has no home page" \
        test -z "$(faults appstreamcli validate --no-net "$root"/packaging/linux/*.metainfo.xml)"
fi

printf '\nVulnerabilities and licences\n'
reviewed=$(sed -n 's/^Reviewed: \([0-9-]*\)$/\1/p' "$root/packaging/vulnerabilities.md")
age=$((($(date +%s) - $(date +%s --date="${reviewed:-1970-01-01}")) / 86400))
expect "vulnerabilities.md was reviewed ${reviewed:-never}, within 30 days" [ "$age" -le 30 ]
undecided=$(grep -E '^\| *CVE-' "$root/packaging/vulnerabilities.md" | awk -F '|' '$5 ~ /^ *$/' | wc -l)
expect "each vulnerability has its disposition" [ "$undecided" -eq 0 ]
unlicensed=$(cd "$root" && git ls-files '*.cpp' '*.h' '*.py' '*.sh' '*.cmake' '*CMakeLists.txt' '*.svg' '*.yml' |
    xargs grep -L 'SPDX-License-Identifier: MIT')
expect "every source names its licence${unlicensed:+: $unlicensed}" [ -z "$unlicensed" ]

# check_program NAME FILE: flags that make a mistake in it harder to use.
check_program() {
    local name=$1 file=$2
    expect "$name: position independent" grep -q 'Type:.*DYN' <(readelf --file-header --wide "$file")
    expect "$name: relocations read-only, bound at once" \
        [ "$(readelf --program-headers --dynamic --wide "$file" | grep -cE 'GNU_RELRO|FLAGS.*(BIND_NOW|NOW)')" -ge 2 ]
    expect "$name: no executable stack" grep -qE 'GNU_STACK.* RW ' <(readelf --program-headers --wide "$file")
    expect "$name: stack protector" grep -q __stack_chk_fail <(readelf --dyn-syms --wide "$file")
    case $name in # elsewhere it found nothing to guard
    *svc-desktop) expect "$name: FORTIFY" grep -q '__mem[a-z]*_chk' <(readelf --dyn-syms --wide "$file") ;;
    esac
    expect "$name: stripped" test -z "$(readelf --sections --wide "$file" | grep -F .symtab)"
}

printf '\nPackages in %s\n' "$packages"
shopt -s nullglob
for deb in "$packages"/*.deb; do
    name=$(basename "$deb")
    expect "$name: version $version" grep -q "^$version-" <(dpkg-deb --field "$deb" Version)
    expect "$name: $(size_of "$deb") of 3 MB" is_at_most "$deb" 3
    dpkg-deb --extract "$deb" "$work/$name"
    for file in "$work/$name"/usr/bin/*; do
        check_program "$name $(basename "$file")" "$file"
        expect "$name $(basename "$file"): no run path" test -z "$(readelf --dynamic --wide "$file" | grep -E 'RPATH|RUNPATH')"
    done
    if command -v lintian >/dev/null; then
        expect "$name: lintian has no error and no warning" test -z "$(faults lintian "$deb")"
    fi
done
for archive in "$packages"/*.tar.xz; do
    name=$(basename "$archive")
    expect "$name: $(size_of "$archive") of 40 MB, with Qt" is_at_most "$archive" 40
    mkdir "$work/$name"
    tar --directory "$work/$name" --strip-components=1 -xJf "$archive"
    for file in "$work/$name"/bin/svc-*; do
        check_program "$name $(basename "$file")" "$file"
    done
done
for installer in "$packages"/*.exe "$packages"/*.msi "$packages"/*.dmg; do
    expect "$(basename "$installer"): $(size_of "$installer") of 40 MB" is_at_most "$installer" 40
    expect "$(basename "$installer"): named after $version" grep -qF -- "-$version" <<<"$installer"
done
packed=("$packages"/*.deb "$packages"/*.rpm "$packages"/*.tar.* "$packages"/*.exe "$packages"/*.msi "$packages"/*.dmg)
expect "there are packages" [ ${#packed[@]} -gt 0 ]
expect "SHA256SUMS holds" bash -c 'cd "$1" && sha256sum --check --quiet SHA256SUMS' sh "$packages"

[ "$missed" -eq 0 ] && printf '\nAll of it holds.\n'
exit "$missed"
