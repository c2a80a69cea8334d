#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""sbom.py QT-VERSION PACKAGE...: what the packages of a release are made of, as SPDX 2.3 in JSON.

Of packages for Windows and macOS, Qt of that version and the releases that dependencies.cmake names. Of those for
Linux the same libraries as Debian has them: a DEB or RPM names them itself, the archive with Qt inside carries them.
SOURCE_DATE_EPOCH is the time of it.
"""
import datetime
import hashlib
import json
import os
import pathlib
import re
import sys

HERE = pathlib.Path(__file__).resolve().parent
LICENCES = {"expected": "CC0-1.0", "qtkeychain": "BSD-3-Clause", "cpp-httplib": "MIT", "libxlsxwriter": "BSD-2-Clause",
            "zlib": "Zlib"}
DEBIAN = {
    "qt6-base": "LGPL-3.0-only",
    "qt6-svg": "LGPL-3.0-only",
    "qtkeychain": "BSD-3-Clause",
    "libxlsxwriter": "BSD-2-Clause",
    "zlib": "Zlib",  # with minizip, which libxlsxwriter takes
    "tl-expected": "CC0-1.0",
    "cpp-httplib": "MIT",
}


def package(name, version, licence, source="NOASSERTION", sha256=None, **more):
    found = {
        "SPDXID": "SPDXRef-" + re.sub(r"[^A-Za-z0-9.-]", "-", name),
        "name": name,
        "downloadLocation": source,
        "filesAnalyzed": False,
        "licenseConcluded": "NOASSERTION",
        "licenseDeclared": licence,
        "copyrightText": "NOASSERTION",
        **more,
    }
    if version:
        found["versionInfo"] = version
    if sha256:
        found["checksums"] = [{"algorithm": "SHA256", "checksumValue": sha256}]
    return found


def released_libraries(qt_version):
    yield package("Qt", qt_version, "LGPL-3.0-only", "https://download.qt.io/official_releases/qt/")
    recipe = (HERE / "dependencies.cmake").read_text(encoding="utf-8")
    for name, version, url, sha256 in re.findall(r"^fetch\((\S+) (\S+) (\S+)\s+(\w+)\)", recipe, re.M):
        yield package(name, version, LICENCES[name], url, sha256)


def debian_libraries():
    for name, licence in DEBIAN.items():
        yield package("debian-" + name, None, licence, comment="As the Debian release has it that the package is for.")


def document(version, qt_version, paths):
    released, debian = list(released_libraries(qt_version)), list(debian_libraries())
    files = []
    relations = []
    for path in paths:
        content = path.read_bytes()
        file = package(path.name, version, "MIT", sha256=hashlib.sha256(content).hexdigest(), packageFileName=path.name)
        files.append(file)
        is_linux = not path.name.endswith((".exe", ".msi", ".zip", ".dmg"))
        relations.append(("SPDXRef-DOCUMENT", "DESCRIBES", file["SPDXID"]))
        relations += [(file["SPDXID"], "DEPENDS_ON", library["SPDXID"]) for library in (debian if is_linux else released)]
    digest = hashlib.sha256("".join(file["checksums"][0]["checksumValue"] for file in files).encode()).hexdigest()
    time = datetime.datetime.fromtimestamp(int(os.environ.get("SOURCE_DATE_EPOCH", 0)), datetime.timezone.utc)
    return {
        "spdxVersion": "SPDX-2.3",
        "dataLicense": "CC0-1.0",
        "SPDXID": "SPDXRef-DOCUMENT",
        "name": "svc-desktop-" + version,
        "documentNamespace": f"https://spdx.org/spdxdocs/svc-desktop-{version}-{digest}",
        "creationInfo": {"created": time.strftime("%Y-%m-%dT%H:%M:%SZ"), "creators": ["Tool: svc-desktop-sbom.py"]},
        "packages": files + released + debian,
        "relationships": [
            {"spdxElementId": of, "relationshipType": kind, "relatedSpdxElement": to} for of, kind, to in relations
        ],
    }


def main():
    qt_version, *names = (argument for argument in sys.argv[1:] if argument != "--")
    sources = (HERE.parent / "CMakeLists.txt").read_text(encoding="utf-8")
    version = re.search(r"^ *VERSION ([0-9.]+)$", sources, re.M).group(1)
    json.dump(document(version, qt_version, [pathlib.Path(name) for name in names]), sys.stdout, indent=1)
    print()


if __name__ == "__main__":
    main()
