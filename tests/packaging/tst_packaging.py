#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""tst_packaging.py SOURCES PROGRAMS VERSION: package metadata matches the programs."""
import json
import re
import subprocess
import sys
import tempfile
import unittest
import xml.etree.ElementTree as xml
from pathlib import Path

SOURCES, PROGRAMS, VERSION = Path(sys.argv[1]), Path(sys.argv[2]), sys.argv[3]
LINUX = SOURCES / "packaging" / "linux"
METAINFO = LINUX / "org.svcdesktop.SvcDesktop.metainfo.xml"


def output(*command):
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout + done.stderr


class TestPackaging(unittest.TestCase):
    def test_desktop_entry_is_valid(self):
        self.assertEqual(output("desktop-file-validate", LINUX / "svc-desktop.desktop"), (0, ""))

    def test_metadata_is_valid(self):
        options = ["--no-net", "--pedantic"]
        # There is no homepage yet, and Debian 12 reads <developer_name>. AppStream before 1.0 has neither of
        # these checks, and rejects overrides of checks that it does not know.
        _, version = output("appstreamcli", "--version")
        if not re.search(r"version: 0\.", version):
            remarks = ("url-homepage-missing", "developer-name-tag-deprecated", "developer-info-missing")
            options.append("--override=" + ",".join(f"{remark}=pedantic" for remark in remarks))
        code, printed = output("appstreamcli", "validate", *options, METAINFO)
        self.assertEqual(code, 0, printed)
        self.assertNotRegex(printed, r"(?m)^[EWI]:")

    def test_metadata_starts_the_desktop_entry(self):
        self.assertEqual(xml.parse(METAINFO).findtext("launchable"), "svc-desktop.desktop")

    def test_versions_agree(self):
        self.assertEqual(xml.parse(METAINFO).find("releases/release").get("version"), VERSION)
        self.assertTrue((LINUX / "changelog").read_text().startswith(f"svc-desktop ({VERSION}) "))

    def test_manuals_list_every_option(self):
        for program in ("svc-desktop", "svc-demo-service"):
            with self.subTest(program):
                code, printed = output(PROGRAMS / program, "--help")
                self.assertEqual(code, 0, printed)
                options = re.findall(r"^  (?:-\w, )?(--[\w-]+)", printed, re.MULTILINE)
                self.assertGreater(len(options), 3)
                manual = (LINUX / f"{program}.1.in").read_text().replace("\\-", "-")
                self.assertEqual([option for option in options if option not in manual], [])

    def test_manual_of_svc_cli_is_what_it_prints(self):
        """After a change, build the target update_manual."""
        code, printed = output(PROGRAMS / "svc-cli", "manual")
        self.assertEqual((code, printed), (0, (LINUX / "svc-cli.1.in").read_text(encoding="ascii")))

    def test_manuals_are_well_formed(self):
        for manual in LINUX.glob("*.1.in"):
            with self.subTest(manual.name):
                self.assertEqual(output("groff", "-man", "-ww", "-z", "-t", manual), (0, ""))

    def test_bill_of_materials(self):
        with tempfile.TemporaryDirectory() as folder:
            names = ["svc-desktop_1_amd64.deb", "svc-desktop-1-setup.exe", "svc-desktop-1.dmg"]
            paths = [Path(folder) / name for name in names]
            for path in paths:
                path.write_text(path.name)
            code, printed = output(sys.executable, SOURCES / "packaging" / "sbom.py", "6.8.3", *paths)
        self.assertEqual(code, 0, printed)
        bill = json.loads(printed)
        packages = {package["SPDXID"]: package for package in bill["packages"]}
        self.assertEqual(len(packages), len(bill["packages"]))
        needs = {name: set() for name in names}
        for relation in bill["relationships"]:
            if relation["relationshipType"] == "DEPENDS_ON":
                library = packages[relation["relatedSpdxElement"]]
                needs[packages[relation["spdxElementId"]]["name"]].add((library["name"], library.get("versionInfo")))
        recipe = (SOURCES / "packaging" / "dependencies.cmake").read_text()
        released = {("Qt", "6.8.3"), *re.findall(r"(?m)^fetch\((\S+) (\S+)", recipe)}
        self.assertEqual(len(released), 6)
        self.assertEqual(needs[names[1]], released)
        self.assertEqual(needs[names[2]], released)
        self.assertIn(("debian-qt6-base", None), needs[names[0]])
        self.assertFalse(needs[names[0]] & released)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
