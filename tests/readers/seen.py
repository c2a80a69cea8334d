# SPDX-License-Identifier: MIT
"""What a person sees of a file in a reader: grids of cells, the lines of single notifications, or a whole text."""
import csv
import html.parser
import io
import json
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from urllib.parse import urlsplit

HERE = Path(__file__).resolve().parent
CELL_OF_ANY_SIZE = 2**30
csv.field_size_limit(CELL_OF_ANY_SIZE)


class Live(Exception):
    """A text of the service has become markup."""


def run(*command, stdin=None):
    words = [str(word) for word in command]
    done = subprocess.run(words, input=stdin, capture_output=True, check=False, timeout=300)
    if done.returncode != 0:
        raise RuntimeError(f"{command[0]} ended with {done.returncode}: {done.stderr.decode(errors='replace')[-300:]}")
    return done.stdout.decode("utf-8")


def node(script, path):
    """The packages lie in the folder that Node looks in: see run.py."""
    return run("node", HERE / "readers.js", script, path)


def grid_of_csv(text, delimiter=","):
    return list(csv.reader(io.StringIO(text, newline=""), delimiter=delimiter))


# Spreadsheets

def calc(infilter=None):
    """The first sheet, with the cells as shown. A formula would be shown as its value."""
    def read(path):
        with tempfile.TemporaryDirectory() as folder:
            profile = f"-env:UserInstallation={(Path.home() / 'soffice').as_uri()}"
            options = [f"--infilter={infilter}"] if infilter else []
            as_shown = "csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true,false"
            run("soffice", profile, "--headless", *options, "--convert-to", as_shown, "--outdir", folder, path)
            return grid_of_csv(next(Path(folder).iterdir()).read_text(encoding="utf-8"))
    return read


def gnumeric(path):
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "shown.csv")
        run("ssconvert", "-T", "Gnumeric_stf:stf_assistant", "-O", "format=preserve", path, file)
        return grid_of_csv(file.read_text(encoding="utf-8"))


def whole(read):
    return lambda path: "\n".join("\t".join(row) for row in read(path))


# Tools for CSV and JSON

def csvkit(*options):
    return lambda path: grid_of_csv(run("csvsort", "-c", "Id", *options, path))


def miller(*options):
    return lambda path: grid_of_csv(run("mlr", "--ocsv", *options, "cat", path).removeprefix("\ufeff"))


def sqlite(separator):
    def read(path):
        commands = [".mode csv", f".separator \"{separator}\" \"\\n\"", f".import \"{path}\" seen", ".mode json"]
        return grid_of_objects(json.loads(run("sqlite3", ":memory:", *commands, "select * from seen;")))
    return read


def grid_of_objects(objects):
    titles = [title.removeprefix("\ufeff") for title in objects[0]]
    return [titles] + [["" if value is None else str(value) for value in each.values()] for each in objects]


# HTML, and what becomes HTML

class Page(html.parser.HTMLParser):
    """Tables as grids, single notifications as facts and previews."""
    KNOWN = {"p", "li", "tr", "h1", "h2", "h3", "blockquote", "div", "table", "ul", "article", "td", "th", "thead",
             "tbody", "br", "strong", "b", "code", "span", "html", "head", "meta", "body", "title", "style", "section",
             "main", "details", "summary", "colgroup", "col", "a", "ol"}

    def __init__(self, text):
        super().__init__(convert_charrefs=True)
        self.tables, self.records, self.cell, self.line, self.quote = [], {}, None, None, None
        self.feed(text)
        self.close()

    def handle_starttag(self, tag, attributes):
        if tag not in self.KNOWN:
            raise Live(f"<{tag}>")
        if tag == "a" and any(name == "href" for name, _ in attributes):
            raise Live(f"link {dict(attributes)['href']}")
        if tag == "table":
            self.tables.append([])
        elif tag == "tr":
            self.tables[-1].append([])
        elif tag in ("td", "th"):
            self.cell = ""
        elif tag == "blockquote":
            self.quote = ""
        elif tag in ("li", "p") and self.cell is None and self.quote is None:
            self.line = ""
        elif tag == "br" or (tag == "p" and self.quote):
            self.put("\n")

    def handle_endtag(self, tag):
        if tag in ("td", "th"):
            self.tables[-1][-1].append(self.cell.strip(" \n"))
            self.cell = None
        elif tag == "blockquote":
            self.records.setdefault(self.id, {})["Preview"] = self.quote.strip()
            self.quote = None
        elif tag in ("li", "p") and self.line:
            self.end_line(self.line.strip())
            self.line = None

    def end_line(self, line):
        title = re.match(r"Notification (\d+) ·", line)
        if title:
            self.id = title.group(1)
            self.records[self.id] = {}
        elif ": " in line and hasattr(self, "id"):
            label, _, value = line.partition(": ")
            self.records[self.id][label] = value

    def handle_data(self, data):
        self.put(data.replace("\n", " "))  # which is what a person sees

    def put(self, text):
        if self.cell is not None:
            self.cell += text
        elif self.quote is not None:
            self.quote += text
        elif self.line is not None:
            self.line += text


def widest(tables):
    return max(tables, key=lambda table: len(table[0]))


def table_of(to_html):
    return lambda path: widest(Page(to_html(path)).tables)


def tables_of(to_html):
    return lambda path: "\n".join("\t".join(row) for table in Page(to_html(path)).tables for row in table)


def records_of(to_html):
    return lambda path: Page(to_html(path)).records


RENDERERS = {
    "cmark-gfm": lambda path: run("cmark-gfm", "-e", "table", "-e", "strikethrough", "-e", "autolink", path),
    "markdown-it": lambda path: node("markdown-it", path),
    "marked": lambda path: node("marked", path),
    "Python-Markdown": lambda path: run("/usr/bin/python3", "-m", "markdown", "-x", "tables", path),
    "kramdown": lambda path: run("kramdown", "-i", "GFM", "--no-auto-ids", path),
    "pandoc": lambda path: run("pandoc", "--wrap=preserve", "-f", "gfm", "-t", "html", path),
}


def jira(path):
    return run("pandoc", "--wrap=preserve", "-f", "jira", "-t", "html", path)


def html_again(path):
    return run("pandoc", "--wrap=preserve", "-f", "html", "-t", "html", path)


def dump(command):
    return lambda path: run(*command, path)


# Requests

VARIABLES = {"SVC_API_KEY": "key-of-the-readers", "SVC_TOKEN": "token-of-the-readers", "SVC_PASSWORD": "pass'word$1"}


def sent_by(service, how, path):
    """Returns what reaches the service when the command is run, or the Python that curlconverter makes of it."""
    service.requests.clear()
    environment = {**os.environ, **VARIABLES}
    if how == "python":
        converter = Path(os.environ["SVC_READERS"], "node_modules/.bin/curlconverter")
        command = [sys.executable, "-c", run(converter, "--language", "python-http", "-", stdin=path.read_bytes())]
    else:
        command = ["bash", path]
    subprocess.run(command, env=environment, check=True, capture_output=True, timeout=60)
    return list(service.requests)


def imported(reader):
    def read(path):
        return [(each["method"], urlsplit(each["url"]).path, each["headers"], each["body"])
                for each in json.loads(node(reader, path))]
    return read


# Versions

def version_of_debian(package):
    """Returns the version without the epoch and without what Debian adds."""
    version = run("dpkg-query", "-W", "-f", "${Version}", package).rpartition(":")[2]
    return re.match(r"[\d.]*\d", version).group()


def version_of_npm(package):
    return json.loads(Path(os.environ["SVC_READERS"], "node_modules", package, "package.json").read_text())["version"]
