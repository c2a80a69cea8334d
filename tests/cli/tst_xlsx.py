#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""tst_xlsx.py PROGRAMS: what is in a spreadsheet of svc-cli."""
import ctypes.util
import datetime
import io
import json
import os
import re
import subprocess
import sys
import tempfile
import unittest
import xml.etree.ElementTree as ElementTree
import zipfile
from pathlib import Path

PROGRAMS = Path(sys.argv[1])
# Ordinary ones, and each whose texts are hostile: formulas, control characters, very long ones, none.
IDS = "1001-1030,1901-1909,1911-1919,-7"
MAIN = "{http://schemas.openxmlformats.org/spreadsheetml/2006/main}"
EPOCH = datetime.datetime(1899, 12, 30)


def run(*arguments, environment=None):
    return subprocess.run([PROGRAMS / "svc-cli", "--demo", *arguments], capture_output=True, check=False,
                          env=environment)


def column_of(reference):
    number = 0
    for letter in re.match("[A-Z]+", reference).group():
        number = 26 * number + ord(letter) - ord("A") + 1
    return number - 1


class Sheet:
    """Cells by row and column: a text, or a number."""

    def __init__(self, archive, path):
        self.root = ElementTree.fromstring(archive.read(path))
        self.rows = {}
        for cell in self.root.iter(MAIN + "c"):
            reference = cell.get("r")
            value = self.value(cell)
            if value is not None:
                self.rows.setdefault(int(re.search(r"\d+", reference).group()), {})[column_of(reference)] = value

    @staticmethod
    def value(cell):
        if cell.get("t") == "inlineStr":
            text = "".join(part.text or "" for part in cell.iter(MAIN + "t"))
            return re.sub("_x([0-9A-Fa-f]{4})_", lambda match: chr(int(match.group(1), 16)), text)
        number = cell.find(MAIN + "v")
        return None if number is None else float(number.text)


class TestXlsx(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.answers = json.loads(run("lookup", IDS, "--format", "json").stdout)
        cls.archive = zipfile.ZipFile(io.BytesIO(run("lookup", IDS, "--format", "xlsx").stdout))
        cls.sheet = Sheet(cls.archive, "xl/worksheets/sheet1.xml")
        cls.head = [cls.sheet.rows[1][column] for column in sorted(cls.sheet.rows[1])]

    def cell(self, answer, title):
        return self.sheet.rows[2 + self.answers.index(answer)].get(self.head.index(title))

    def test_has_every_id_as_a_text(self):
        self.assertEqual([self.cell(answer, "Id") for answer in self.answers],
                         [str(answer["id"]) for answer in self.answers])

    def test_has_no_formula(self):
        for name in self.archive.namelist():
            self.assertNotIn(b"<f>", self.archive.read(name), name)

    def test_texts_are_as_received(self):
        compared = 0
        for answer in self.answers:
            for field, title in (("subject", "Subject"), ("messagePreview", "Preview")):
                text = (answer["notification"] or {}).get(field)
                if not text:
                    continue
                shown = re.sub("\r\n?|[\v\f\x85\u2028\u2029]", "\n", text)
                shown = re.sub("[\x00-\x08\x0e-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ud800-\udfff]", "\ufffd", shown)
                if len(shown.encode("utf-16-le")) > 2 * 32767:
                    self.assertEqual(self.cell(answer, title)[-1], "\u2026")
                    self.assertLessEqual(len(self.cell(answer, title).encode("utf-16-le")), 2 * 32767)
                    shown, compared = self.cell(answer, title), compared + 1000
                self.assertEqual(self.cell(answer, title), shown)
                compared += 1
        self.assertGreater(compared, 70)

    def test_times_are_dates(self):
        dates = 0
        for answer in self.answers:
            created = answer["createdAt"]
            text = self.cell(answer, "Created (ISO 8601)")
            if created is None or int(created[:4]) < 1900:
                self.assertIsNone(self.cell(answer, "Created (UTC)"))
                sent = (answer["notification"] or {}).get("createdDate")
                self.assertEqual((text or "")[:19], (sent or "")[:19])
                continue
            date = EPOCH + datetime.timedelta(days=self.cell(answer, "Created (UTC)"))
            self.assertLess(abs(date - datetime.datetime.strptime(text, "%Y-%m-%dT%H:%M:%SZ")),
                            datetime.timedelta(milliseconds=10))
            # The demo's notifications are as old in each run.
            self.assertLess(abs(date - datetime.datetime.strptime(created[:19], "%Y-%m-%dT%H:%M:%S")),
                            datetime.timedelta(minutes=10))
            dates += 1
        self.assertGreater(dates, 30)

    def test_head_stays_and_filters(self):
        self.assertEqual(self.head[:4], ["State", "Id", "Subject", "Preview"])
        pane = next(self.sheet.root.iter(MAIN + "pane"))
        self.assertEqual((pane.get("state"), pane.get("ySplit")), ("frozen", "1"))
        self.assertEqual(next(self.sheet.root.iter(MAIN + "autoFilter")).get("ref"),
                         f"A1:V{1 + len(self.answers)}")
        self.assertGreater(len(list(self.sheet.root.iter(MAIN + "col"))), 10)

    def test_decimal_signs_are_points_in_every_country(self):
        with tempfile.TemporaryDirectory() as folder:
            subprocess.run(["localedef", "-i", "de_DE", "-f", "UTF-8", f"{folder}/de_DE.UTF-8"], check=True)
            done = run("lookup", "1001", "--format", "xlsx",
                       environment={**os.environ, "LOCPATH": folder, "LC_ALL": "de_DE.UTF-8"})
        sheet = Sheet(zipfile.ZipFile(io.BytesIO(done.stdout)), "xl/worksheets/sheet1.xml")
        self.assertIsInstance(sheet.rows[2][self.head.index("Created (UTC)")], float)
        for column in sheet.root.iter(MAIN + "col"):
            self.assertNotIn(",", column.get("width"))

    def test_says_if_it_cannot_be_written(self):
        done = run("lookup", "1001", "--format", "xlsx", environment={**os.environ, "TMPDIR": "/dev/null"})
        self.assertEqual(done.returncode, 9)
        self.assertEqual(done.stdout, b"")
        self.assertIn("The spreadsheet could not be written.", done.stderr.decode())

    def test_says_at_once_if_the_library_is_missing(self):
        with tempfile.TemporaryDirectory() as folder:
            Path(folder, ctypes.util.find_library("xlsxwriter")).write_text("no library", encoding="utf-8")
            done = run("lookup", "1001", "--format", "xlsx", environment={**os.environ, "LD_LIBRARY_PATH": folder})
        self.assertEqual(done.returncode, 1)
        self.assertEqual(done.stdout, b"")
        self.assertIn("Spreadsheets need libxlsxwriter", done.stderr.decode())

    def test_leaves_nothing_in_the_folder_for_temporary_files(self):
        with tempfile.TemporaryDirectory() as folder:
            done = run("lookup", "1001-1005", "--format", "xlsx", environment={**os.environ, "TMPDIR": folder})
            self.assertTrue(done.stdout.startswith(b"PK"))
            self.assertEqual([path for path in os.listdir(folder) if "svc-demo" not in path], [])

    def test_is_not_written_to_a_terminal(self):
        ours, theirs = os.openpty()
        done = subprocess.run([PROGRAMS / "svc-cli", "--demo", "lookup", "1001", "--format", "xlsx"], stdout=theirs,
                              stderr=subprocess.PIPE, check=False)
        os.close(theirs)
        os.close(ours)
        self.assertEqual(done.returncode, 1)
        self.assertIn("--format xlsx > notifications.xlsx", done.stderr.decode())

    def test_summary_counts(self):
        summary = Sheet(self.archive, "xl/worksheets/sheet2.xml")
        found = sum(answer["outcome"] == "found" for answer in self.answers)
        lines = [[row[column] for column in sorted(row)] for row in summary.rows.values()]
        self.assertIn([f"Report on {len(self.answers)} results"], lines)
        self.assertIn("Found", [line[0] for line in lines])
        self.assertEqual(next(line for line in lines if line[0] == "Found")[1], found)
        workbook = self.archive.read("xl/workbook.xml").decode()
        self.assertEqual(re.findall('<sheet name="([^"]*)"', workbook), ["Notifications", "Overview"])

    def test_several_connections_are_groups(self):
        done = run("--connection", "production", "--connection", "test", "lookup", "1001-1003", "--format",
                   "matrix-xlsx")
        if done.returncode == 1:
            self.fail(done.stderr.decode())
        sheet = Sheet(zipfile.ZipFile(io.BytesIO(done.stdout)), "xl/worksheets/sheet1.xml")
        self.assertEqual([sheet.rows[2][column] for column in (0, 1, 2)], ["Id", "Differs", "State"])
        groups = [sheet.rows[1][column] for column in sorted(sheet.rows[1])]
        self.assertEqual(len(groups), 2)
        self.assertEqual(next(sheet.root.iter(MAIN + "pane")).get("ySplit"), "2")
        self.assertEqual(len(list(sheet.root.iter(MAIN + "mergeCell"))), 2)
        self.assertEqual([sheet.rows[row][0] for row in (3, 4, 5)], ["1001", "1002", "1003"])


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
