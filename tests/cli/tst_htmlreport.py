#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""tst_htmlreport.py PROGRAMS: what a browser finds in a report of svc-cli."""
import base64
import hashlib
import json
import re
import subprocess
import sys
import unittest
from html.parser import HTMLParser
from pathlib import Path

PROGRAMS = Path(sys.argv[1])
# Ordinary ones, and each whose texts are hostile: markup, bidirectional overrides, very long ones, none.
IDS = "1001-1030,1901-1909,1911-1919"
EMPTY = {"meta", "br"}
ELEMENTS = {"html", "head", "meta", "title", "style", "body", "main", "h1", "h2", "h3", "div", "section",
            "article", "table", "thead", "tbody", "tr", "th", "td", "p", "details", "summary", "br"}
ATTRIBUTES = {"lang", "dir", "charset", "http-equiv", "content", "name", "class", "scope", "sdnum"}


def run(*arguments):
    done = subprocess.run([PROGRAMS / "svc-cli", "--demo", *arguments], capture_output=True, check=False)
    return done.stdout.decode("utf-8")


class Page(HTMLParser):
    def __init__(self, html):
        super().__init__(convert_charrefs=True)
        self.open, self.problems, self.metas, self.style = [], [], {}, ""
        self.tables, self.articles = [], []
        self.feed(html)
        self.close()

    def handle_starttag(self, tag, attrs):
        if tag not in ELEMENTS:
            self.problems.append(tag)
        self.problems += [f"{tag} {name}" for name, _ in attrs if name not in ATTRIBUTES]
        values = dict(attrs)
        if tag == "meta":
            self.metas[values.get("http-equiv") or values.get("name")] = values.get("content")
        if tag not in EMPTY:
            self.open.append(tag)
        if tag == "table":
            self.tables.append([])
        elif tag == "tr":
            self.tables[-1].append([])
        elif tag in ("td", "th"):
            self.tables[-1][-1].append("")
        elif tag == "article":
            self.articles.append("")

    def handle_startendtag(self, tag, attrs):
        self.handle_starttag(tag, attrs)
        if tag not in EMPTY:
            self.handle_endtag(tag)

    def handle_endtag(self, tag):
        if not self.open or self.open.pop() != tag:
            self.problems.append(f"/{tag}")

    def handle_data(self, data):
        if "style" in self.open:
            self.style += data
        elif "article" in self.open:
            self.articles[-1] += data + "\n"
        elif "td" in self.open or "th" in self.open:
            self.tables[-1][-1][-1] += data

    def handle_comment(self, data):
        self.problems.append("comment " + data)


def on_one_line(text):
    """How a copy shows a text: without what would reorder or break the line."""
    text = re.sub(r"[\u202a-\u202e\u2066-\u2069]", "\ufffd", text)
    return re.sub(r"[\r\n\t]+", " ", text).strip()


class TestHtmlReport(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.rows = json.loads(run("lookup", IDS, "--format", "json"))
        cls.html = run("lookup", IDS, "--format", "html", "--cards")
        cls.page = Page(cls.html)

    def test_has_nothing_but_text_and_bars(self):
        self.assertEqual(self.page.problems, [])
        self.assertEqual(self.page.open, [])

    def test_policy_allows_the_style_alone(self):
        digest = base64.b64encode(hashlib.sha256(self.page.style.encode()).digest()).decode()
        self.assertEqual(self.page.metas["Content-Security-Policy"],
                         f"default-src 'none'; style-src 'sha256-{digest}'; base-uri 'none'; form-action 'none'")
        lengths = set(re.findall(r"\.p(\d+){--length:(\d+)%}", self.page.style))
        for table in self.page.tables:
            for row in table:
                if row[-1].endswith("%") and not row[-1].startswith("<") and len(row) == 3:
                    self.assertIn((row[-1][:-1], row[-1][:-1]), lengths | {("0", "0")})
        self.assertNotRegex(self.page.style, r"url\(|@import|expression|</")

    def test_table_has_every_row(self):
        table = next(table for table in self.page.tables if len(table[0]) > 4)
        head = table[0]
        self.assertEqual(head[:3], ["State", "Id", "Subject"])
        self.assertEqual([row[1] for row in table[1:]], [str(row["id"]) for row in self.rows])
        compared = 0
        for row, cells in zip(self.rows, table[1:]):
            subject = (row["notification"] or {}).get("subject")
            if subject and subject.strip():
                self.assertIn(cells[2], (on_one_line(subject), "'" + on_one_line(subject)))
                compared += 1
        self.assertGreater(compared, 35)

    def test_markup_comes_out_as_text(self):
        markup = next(row for row in self.rows if row["id"] == 1913)["notification"]
        self.assertIn("<", markup["subject"])
        card = next(card for card in self.page.articles if "Notification 1913" in card)
        self.assertIn(on_one_line(markup["subject"]), card)
        for line in markup["messagePreview"].splitlines():
            self.assertIn(on_one_line(line), card)

    def test_nothing_reorders_the_text(self):
        override = next(row for row in self.rows if row["id"] == 1919)["notification"]
        self.assertRegex(override["subject"], "\u202e")
        self.assertNotRegex(self.html, "[\u202a-\u202e\u2066-\u2069]")

    def test_bars_say_their_numbers(self):
        state = self.page.tables[1]  # after the facts
        found = sum(row["outcome"] == "found" for row in self.rows)
        self.assertEqual(state[0][0], "Found")
        self.assertEqual(state[0][1], str(found))
        self.assertEqual(sum(int(row[1]) for row in state), len(self.rows))

    def test_cards_are_for_all(self):
        self.assertEqual(len(self.page.articles), len(self.rows))
        self.assertEqual(Page(run("lookup", "1001-1003", "--format", "html")).articles, [])

    def test_head_says_what_where_and_who(self):
        facts = dict(map(tuple, self.page.tables[0][:6]))
        self.assertEqual(facts["Ids in this report"], "1001-1030, 1901-1909, 1911-1919")
        self.assertIn("127.0.0.1", facts["Connection"])
        self.assertEqual(facts["User name"], "demo")
        self.assertRegex(facts["Program"], r"^Svc Desktop \d")
        filtered = Page(run("lookup", "1001-1010", "--where", "is:unread", "--format", "html"))
        self.assertEqual(dict(map(tuple, filtered.tables[0]))["Filter"], "is:unread")


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
