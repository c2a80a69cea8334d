# SPDX-License-Identifier: MIT
"""Which reader opens which file how, what is compared, and what is known to be lost."""
import functools
import itertools
import json
import re
import unicodedata
from dataclasses import dataclass, field
from functools import partial

import seen
from service import NOTIFICATIONS


@dataclass
class Loss:
    """Texts that are equal after `change` differ only by what `words` say."""
    words: str
    change: object


@dataclass
class Case:
    format: str
    reader: str  # with its version
    file: str
    read: object  # from a path to what is seen
    compare: object  # from what is seen and the losses to the losses that there are, and what else is different
    losses: list = field(default_factory=list)
    if_wrong: str = ""  # why


# What was sent, as a table or a list would show it

def shown(text):
    """Without what would reorder or break what is around it. An apostrophe guards the sign that begins a formula."""
    text = re.sub("\r\n?", "\n", text or "")
    return re.sub(r"'+(?=[\s\"]*[=+\-@]|\t)", "", text)


def line(text):
    """On one line, where white space side by side looks like one space."""
    return re.sub(r"\s+", " ", shown(text)).strip()


def created(each):
    """In UTC, to the second."""
    text = each["createdDate"]
    if text is None:
        return ""
    if text.endswith("Z"):
        return text
    return {"2026-03-14T09:12:00.1234567+02:00": "2026-03-14T07:12:00Z"}.get(text, text)


def sent_fields(each):
    kind = each["notificationType"]
    return {"Subject": shown(each["subject"]), "Preview": shown(each["messagePreview"]), "Created": created(each),
            "Type": kind["notificationTypeInfo"], "Type description": kind["notificationTypeDescription"],
            "Category": kind["notificationCategory"]["notificationCategoryInfo"],
            "Read": "Read" if each["read"] else "Unread"}


def sent_csv(each):
    """With the columns that CSV alone has."""
    return {**sent_fields(each), "Created (UTC)": date(each), "UTC offset": zone(each)}


def sent_xlsx(each):
    fields = {**sent_fields(each), "Created (UTC)": date(each) if int((created(each) or "0")[:4]) >= 1900 else ""}
    fields["Created (ISO 8601)"] = fields.pop("Created") + (" (time zone not given)" if zone(each) else "")
    return fields


def sent_copy(each):
    return {title: re.sub(r"\s", " ", text).strip() for title, text in sent_fields(each).items() if title != "Created"}


def sent_html(each):
    return {title: line(text) for title, text in sent_copy(each).items()}


def zone(each):
    return "" if not created(each) or created(each).endswith("Z") else "not given"


def date(each):
    return "" if zone(each) else created(each).replace("T", " ").removesuffix("Z")


def sent_line(each):
    words = created(each)
    return {"Subject": line(each["subject"]), "Type": "Import (1)", "Category": "=A1 (2)",
            "Created": "not given" if not words else words if words.endswith("Z") else words + " (time zone not given)"}


def explained(want, have, losses, equals):
    """Returns the words of the fewest losses that make both equal; `None` if nothing does."""
    for count in range(4):
        for some in itertools.combinations(losses, count):
            if equals(*(functools.reduce(lambda text, loss: loss.change(text), some, text) for text in (want, have))):
                return [loss.words for loss in some]
    return None


def differences(wanted, got, losses, equals=lambda want, have: want == have):
    """Returns the words of the losses that explain what differs, and what they don't explain."""
    lost, wrong = [], []
    for key, want in wanted.items():
        have = got.get(key)
        reasons = None if have is None else explained(want, have, losses, equals)
        if reasons is None:
            wrong.append(f"{key}: {want[:300]!r} is {have and have[:300]!r}")
        else:
            lost += reasons
    return list(dict.fromkeys(lost)), wrong


# What is compared

def grid(sent, as_seen, got, losses):
    """Compares the rows of a table by their ids. Several connections have columns of the same title."""
    titles = next(row for row in got if "Id" in row)
    rows = {row[titles.index("Id")]: row for row in got if len(row) > titles.index("Id")}
    wanted, have = {}, {}
    for each in NOTIFICATIONS:
        number = str(each["notificationId"])
        row = rows.get(number, [])
        for title, text in sent(each).items():
            places = [place for place, other in enumerate(titles) if other == title or other.endswith(": " + title)]
            for place in places or [None]:
                wanted[number, title, place] = text
                if place is not None and place < len(row):
                    have[number, title, place] = as_seen(row[place])
    return differences(wanted, have, losses)


def records(got, losses):
    wanted, have = {}, {}
    for each in NOTIFICATIONS:
        number = str(each["notificationId"])
        lines = [line(text) for text in shown(each["messagePreview"]).split("\n")]
        wanted[number, "Subject"] = line(each["subject"])
        have[number, "Subject"] = line(got.get(number, {}).get("Subject"))
        if any(lines):
            wanted[number, "Preview"] = "\n".join(text for text in lines if text)
            have[number, "Preview"] = "\n".join(
                line(text) for text in shown(got.get(number, {}).get("Preview")).split("\n") if text.strip())
    return differences(wanted, have, losses)


def without_null(value):
    return {name: without_null(each) for name, each in value.items() if each is not None} \
        if isinstance(value, dict) else value


def objects(got, losses):
    wanted = {each["notificationId"]: json.dumps(without_null(each), sort_keys=True) for each in NOTIFICATIONS}
    have = {each["id"]: json.dumps(each["notification"], sort_keys=True) for each in got}
    return differences(wanted, have, losses)


def words(titles, plain, got, losses):
    """Looks for each text in the whole, after `plain`: for each line, and for each side of a tab, by itself."""
    wanted = {(each["notificationId"], title, text[:50]): plain(text) for each in NOTIFICATIONS for title in titles
              for text in re.split(r"[\n\t]", sent_fields(each)[title]) if plain(text)}
    return differences(wanted, dict.fromkeys(wanted, plain(shown(got))), losses, lambda want, have: want in have)


def printed(text):
    """Without white space, at which lines are broken, and without forms of letters that depend on their neighbours."""
    return re.sub("[\\s\u202a-\u202e]+", "", unicodedata.normalize("NFKC", text))


def counts(got, losses):
    """Compares the counts of a summary: the cells of all its tables, line by line."""
    read = sum(each["read"] for each in NOTIFICATIONS)
    wanted = {"Found": len(NOTIFICATIONS), "Read": read, "Unread": len(NOTIFICATIONS) - read,
              "Import (1)": len(NOTIFICATIONS), "=A1 (2)": len(NOTIFICATIONS)}
    have = dict(text.split("\t")[:2] for text in got.splitlines() if text.split("\t")[1:])
    return differences({key: str(count) for key, count in wanted.items()}, have, losses)


def requests(sent, got, losses):
    """Compares method, path, headers and body of requests with those that the program sent."""
    wanted, have = {}, {}
    for place, (want, seen_request) in enumerate(itertools.zip_longest(sent, got)):
        for name, text in flat(want).items():
            wanted[place, name] = text
        for name, text in flat(seen_request).items():
            have[place, name] = text
    return differences(wanted, have, losses)


def flat(request):
    if request is None:
        return {}
    method, path, headers, body = request
    compared = {name.lower(): text for name, text in headers.items()}
    return {"method": method, "path": path, "body": body,
            **{name: compared.get(name, "") for name in ("accept", "content-type", "svc-apikey", "authorization")}}


def nothing(got, losses):
    return [], []


# Losses

SECRETS = r"key-of-the-readers|token-of-the-readers|pass'word\$1"

NUMBERS = Loss("texts that look like numbers, dates or times become such, as `007` becomes 7",
               lambda text: re.sub(r"^([\d.,:/\-%+E]+|\d\d:\d\d:\d\d [AP]M|\d{4}-[A-Z][a-z]{2}-\d\d)$", "#", text))
LEADING_TAB = Loss("a tab at the beginning of a text is lost", lambda text: text.lstrip("\t"))
APOSTROPHE = Loss("an apostrophe at the beginning of a text is lost", lambda text: text.removeprefix("'"))
TIMES = Loss("dates are written in the reader's own way, or without their time", lambda text: re.sub(
    r"^(\d{4}-\d\d-\d\d)([T ]\d\d:\d\d:\d\d(Z|\+00:00)?)?$", r"\1", text))
NULLS = Loss("`null`, `NA` and `None` become empty", lambda text: "" if text in ("null", "NA", "None") else text)
BOOLEANS = Loss("`true` becomes `TRUE` or `True`", lambda text: "TRUE" if text.upper() == "TRUE" else text)
QUOTES = Loss("the quotes around a cell are shown",
              lambda text: text[1:-1].replace('""', '"') if re.fullmatch('"(.*)"', text) else text)
BACKSLASH_N = Loss("`\\n` and `\\t` in a text become a line break and a tab",
                   lambda text: re.sub(r"[\n\t]|\\[nt]", " ", text))
TYPOGRAPHY = Loss("quotes and dashes become typographic",
                  lambda text: re.sub("[“”]", '"', re.sub("[‘’]", "'", text)).replace("—", "---").replace("–", "--"))
BACKSLASHES = Loss("backslashes before `<` and `=` are shown", lambda text: re.sub(r"\\(?=[<=])", "", text))
ESCAPED_X = Loss("`_x0041_` is shown as `_x005F_x0041_`", lambda text: text.replace("_x005F_", "_"))
TEXT_VARIABLES = Loss("`$SVC_API_KEY` and the other variables are text",
                      lambda text: re.sub(rf"\$SVC_(API_KEY|TOKEN|PASSWORD)|{SECRETS}", "*", text))


def short_ones_with(letters):
    return lambda text: "" if len(text) < 100 and re.search(letters, text) else text


NO_FONT = Loss("Japanese and emoji are missing, for which no font is installed",
               short_ones_with("[\u3040-\u9fff\U0001f000-\U0001ffff]"))
RIGHT_TO_LEFT = Loss("what is written from right to left comes in another order beside other words and numbers",
                     short_ones_with("[\u0590-\u06ff]"))


def hidden(text):
    return re.sub(SECRETS, "<redacted>", text)


def cases(service, sent):
    """`sent` are the requests of window_copies."""
    deb, npm = seen.version_of_debian, seen.version_of_npm
    calc, gnumeric = f"LibreOffice Calc {deb('libreoffice-calc-nogui')}", f"Gnumeric {deb('gnumeric')}"
    miller, csvkit = f"Miller {deb('miller')}", f"csvkit {deb('csvkit')}"
    sqlite, jq, pandoc = f"SQLite {deb('sqlite3')}", f"jq {deb('jq')}", f"pandoc {deb('pandoc')}"
    w3m, lynx = f"w3m {deb('w3m')}", f"lynx {deb('lynx')}"
    renderers = {"cmark-gfm": deb("cmark-gfm"), "markdown-it": npm("markdown-it"), "marked": npm("marked"),
                 "Python-Markdown": deb("python3-markdown"), "kramdown": deb("ruby-kramdown"), "pandoc": deb("pandoc")}
    csv, xlsx, copy = (partial(grid, sent_what, shown) for sent_what in (sent_csv, sent_xlsx, sent_copy))
    lines, html = partial(grid, sent_line, line), partial(grid, sent_html, line)
    sheet_losses = [NUMBERS, BOOLEANS, LEADING_TAB, APOSTROPHE, TIMES]

    for name, file, sign in (("CSV", "table.csv", ","), ("CSV, semicolon", "semicolon.csv", ";"),
                             ("CSV, tab", "tab.csv", "\t"), ("CSV by notification", "matrix.csv", ",")):
        for reader, quoted in ((calc, "false"), (f"{calc}, *Format quoted field as text*", "true")):
            yield Case(name, reader, file, seen.calc(f"CSV:{ord(sign)},34,76,1,,0,{quoted},true"), csv,
                       sheet_losses)
        if name == "CSV":
            yield Case(name, f"{calc}, converted without a filter", file, seen.calc(), csv,
                       sheet_losses, "letters beyond ASCII are broken, since Calc then guesses the character set")
        if sign == ",":  # ssconvert guesses the separator, and cannot be told
            yield Case(name, gnumeric, file, seen.gnumeric, csv, sheet_losses)
        yield Case(name, csvkit, file, seen.csvkit("-d", sign), csv, [NUMBERS, NULLS, BOOLEANS, TIMES])
        yield Case(name, f"{csvkit} without inference", file, seen.csvkit("-I", "-d", sign), csv, [NULLS])
        yield Case(name, miller, file, seen.miller("--icsv", "--ifs", sign), csv)
        yield Case(name, sqlite, file, seen.sqlite(sign), csv)

    yield Case("TSV, copied", calc, "clipboard.tsv", seen.calc("CSV:9,34,76,1,,0,false,true"), copy, sheet_losses)
    yield Case("TSV, copied", sqlite, "clipboard.tsv", seen.sqlite("\t"), copy)
    yield Case("TSV, copied", miller, "clipboard.tsv", seen.miller("--itsv"), copy, [QUOTES, BACKSLASH_N])

    yield Case("JSON", jq, "table.json", lambda path: json.loads(seen.run("jq", "-c", ".", path)), objects)
    yield Case("NDJSON", jq, "table.ndjson", lambda path: json.loads(seen.run("jq", "-c", "-s", ".", path)), objects)
    yield Case("NDJSON", miller, "table.ndjson",
               lambda path: json.loads(seen.run("mlr", "--ijsonl", "--ojson", "cat", path)), objects)

    for name, file, view, compare in (("Markdown of many", "table.md", seen.table_of, lines),
                                      ("Markdown of one", "records.md", seen.records_of, records),
                                      ("Summary", "summary.md", seen.tables_of, counts)):
        for reader, version in renderers.items():
            losses = {"kramdown": [TYPOGRAPHY], "Python-Markdown": [BACKSLASHES]}.get(reader, [])
            yield Case(name, f"{reader} {version}", file, view(seen.RENDERERS[reader]), compare, losses)

    why = "a backslash before `~`, `+`, `^` or a bar is shown and protects nothing; `&#61;` is shown as it is"
    yield Case("Jira of many", pandoc, "table.jira", seen.table_of(seen.jira), lines, [], why)
    yield Case("Jira of one", pandoc, "records.jira", seen.records_of(seen.jira), records, [], why)

    texts = partial(words, ["Subject", "Preview"], line)
    by_w3m = seen.dump(["w3m", "-dump", "-cols", "4000", "-T", "text/html"])
    by_lynx = seen.dump(["lynx", "-dump", "-nolist", "-width=4000", "-display_charset=utf-8", "-force_html"])
    yield Case("HTML report", w3m, "report.html", by_w3m, texts)
    yield Case("HTML report", lynx, "report.html", by_lynx, texts)
    yield Case("HTML report", calc, "report.html", seen.whole(seen.calc("HTML (StarCalc)")), texts)
    yield Case("HTML report", gnumeric, "report.html", seen.gnumeric, lines, sheet_losses)
    yield Case("HTML report", pandoc, "report.html", seen.table_of(seen.html_again), lines)

    for name, file, compare in (("HTML, copied", "clipboard.html", lines),
                                ("HTML of all fields, copied", "clipboard-fields.html", html)):
        yield Case(name, calc, file, seen.calc("HTML (StarCalc)"), compare, sheet_losses)
        yield Case(name, gnumeric, file, seen.gnumeric, compare, sheet_losses)
        yield Case(name, pandoc, file, seen.table_of(seen.html_again), compare)

    yield Case("HTML of one, copied", pandoc, "clipboard-one.html", seen.records_of(seen.html_again), records)
    yield Case("HTML of one, copied", w3m, "clipboard-one.html", by_w3m, texts)
    yield Case("HTML of one, copied", calc, "clipboard-one.html", seen.whole(seen.calc("HTML (StarCalc)")), texts)

    for name, file, compare in (("XLSX", "table.xlsx", xlsx), ("XLSX by notification", "matrix.xlsx", xlsx)):
        yield Case(name, calc, file, seen.calc(), compare)
        yield Case(name, gnumeric, file, seen.gnumeric, compare, [ESCAPED_X])
        yield Case(name, f"{csvkit} (openpyxl)", file,
                   lambda path: seen.grid_of_csv(seen.run("in2csv", "--no-inference", "--no-header-row", path)),
                   compare, [NULLS, ESCAPED_X])

    pages = partial(words, ["Subject", "Preview"], printed)
    yield Case("PDF", f"pdftotext {deb('poppler-utils')}", "report.pdf",
               lambda path: seen.run("pdftotext", path, "-"), pages, [RIGHT_TO_LEFT, NO_FONT])
    yield Case("PDF", f"mutool {deb('mupdf-tools')}", "report.pdf",
               seen.dump(["mutool", "draw", "-q", "-F", "txt"]), pages, [RIGHT_TO_LEFT, NO_FONT])

    for name, file, request in (("curl of a lookup", "lookup.curl", sent[1]),
                                ("curl of a sign-in", "login.curl", sent[0])):
        same = partial(requests, [request])
        yield Case(name, f"curl {deb('curl')} in a shell", file, partial(seen.sent_by, service, "bash"), same)
        yield Case(name, f"curlconverter {npm('curlconverter')}, Python", file,
                   partial(seen.sent_by, service, "python"), same)
        yield Case(name, f"curl-to-postmanv2 {npm('curl-to-postmanv2')}, of Postman", file,
                   seen.imported("curl-to-postmanv2"), same, [TEXT_VARIABLES])
        yield Case(name, f"insomnia-importers {npm('insomnia-importers')}", file,
                   seen.imported("insomnia-importers"), same, [], "the variables become empty, without a word")

    yield Case("HAR", f"har-validator {npm('har-validator')}", "exchanges.har", partial(seen.node, "har-validator"),
               nothing)
    redacted = [(method, path, {name: hidden(text) for name, text in headers.items()}, hidden(body))
                for method, path, headers, body in sent]
    yield Case("HAR", f"insomnia-importers {npm('insomnia-importers')}", "exchanges.har",
               seen.imported("insomnia-importers"), partial(requests, redacted))
