#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""tst_documents.py SOURCES: everything that Markdown files name exists, and they contain what sources cite.

Checks links and their anchors, paths, scripts and their options, presets, targets and tests; tables of presets, log
categories, exit codes and kinds of errors; ids of fault cases and security requirements.
"""
import fnmatch
import json
import os
import re
import sys
import unittest
from pathlib import Path

SOURCES = Path(sys.argv[1]).resolve()
NOT_OURS = {"build", ".git"}

# Folders that a path in code may be relative to, besides the folder of the document.
BASES = ("", "app", "app/core", "ui", "tests")
MEDIA_TYPES = {"text/plain", "text/html", "text/json"}

FAULTS = "tests/faults/README.md"
SECURITY = ".github/SECURITY.md"
CONTRACT = "app/core/contract/README.md"

FENCE = re.compile(r"^(```|~~~)([^\n]*)\n(.*?)^\1[^\n]*$", re.MULTILINE | re.DOTALL)
CODE = re.compile(r"`([^`\n]+)`")
LINK = re.compile(r"!?\[(?:[^\[\]]|\[[^\]]*\])*\]\(<?([^)\s>]+)>?(?:\s+\"[^\"]*\")?\)")
DEFINITION = re.compile(r"^ {0,3}\[[^\]]+\]:\s+<?(\S+?)>?\s*$", re.MULTILINE)
HEADING = re.compile(r"^#{1,6} +(.+?) *#*$", re.MULTILINE)
PATH = re.compile(r"\.?[\w-]+(?:/[\w.*-]+)+/?")
FAULT_ID = re.compile(r"\b[CTFHRJSLUKD]\d\d\b")
FAULT_IN_NAME = re.compile(r"\b(?:test_)?([ctfhrjslukd]\d\d)_[a-z]")
SECURITY_ID = re.compile(r"\bS(?:[1-9]\d?)\b")


def files(*suffixes, folders=("",)):
    """Returns paths relative to the sources, as documents write them."""
    found = []
    for folder in folders:
        for where, below, names in os.walk(SOURCES / folder):
            below[:] = [name for name in below if name not in NOT_OURS]
            found += [Path(where, name).relative_to(SOURCES).as_posix() for name in names if name.endswith(suffixes)]
    return sorted(found)


def read(path):
    return (SOURCES / path).read_text(encoding="utf-8")


ALL = set(files(""))
FOLDERS = {parent.as_posix() for path in ALL for parent in Path(path).parents}
DOCUMENTS = [path for path in ALL if path.endswith(".md")]
CMAKE = "\n".join(read(path) for path in ALL if path.endswith(("CMakeLists.txt", ".cmake")))
PRESETS = json.loads(read("CMakePresets.json"))
OPTIONS = set(re.findall(r"--[a-z][\w-]+", "\n".join(
    read(path).replace("\\-", "-") for path in ALL if path.endswith((".1.in", ".sh")))))


def normal(path):
    return os.path.normpath(path).replace(os.sep, "/")


def exists(path):
    return path in ALL or path in FOLDERS


def without_code(text):
    return CODE.sub("", FENCE.sub("", text))


def anchors(text):
    """Returns the anchors that GitHub creates for the headings."""
    found, counts = set(), {}
    for heading in HEADING.findall(FENCE.sub("", text)):
        title = re.sub(r"!?\[([^\]]*)\]\([^)]*\)", r"\1", heading)
        anchor = re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-")
        count = counts.get(anchor, 0)
        counts[anchor] = count + 1
        found.add(f"{anchor}-{count}" if count else anchor)
    return found


def link_problems(document, text, readers=read):
    problems = []
    folder = os.path.dirname(document)
    for target in LINK.findall(without_code(text)) + DEFINITION.findall(without_code(text)):
        if re.match(r"[a-z]+:", target):
            continue
        path, _, anchor = target.partition("#")
        file = normal(os.path.join(folder, path)) if path else document
        if file.startswith(".."):
            problems.append(f"{document}: {target} is outside the repository")
        elif not exists(file):
            problems.append(f"{document}: {target} does not exist")
        elif anchor and anchor not in anchors(text if file == document else readers(file)):
            problems.append(f"{document}: {target} has no such heading")
    return problems


def path_problems(document, text):
    """Checks paths in code whose first folder is in the repository. A path without suffix means header and source."""
    problems = []
    bases = [*BASES, os.path.dirname(document)]
    for code in CODE.findall(FENCE.sub("", text)):
        for word in code.split()[:1]:
            first = word.split("/")[0]
            if not PATH.fullmatch(word) or word in MEDIA_TYPES or first in NOT_OURS:
                continue
            if not any(normal(os.path.join(base, first)) in FOLDERS for base in bases):
                continue
            candidates = [normal(os.path.join(base, word)) for base in bases]
            if any(exists(path) or any(f"{path}.{suffix}" in ALL for suffix in ("h", "cpp", "py"))
                   or ("*" in path and fnmatch.filter(ALL, path)) for path in candidates):
                continue
            problems.append(f"{document}: there is no {word}")
    return problems


def commands(text):
    """Returns each line of code blocks without its comment, and all code in sentences and tables."""
    lines = [line for _, _, block in FENCE.findall(text) for line in block.splitlines()]
    codes = [code.replace("\\|", "|") for code in CODE.findall(FENCE.sub("", text))]
    return [re.sub(r"\s+#.*", "", command).strip() for command in lines + codes]


def presets(kind):
    return {preset["name"] for preset in PRESETS[kind] if not preset.get("hidden")}


def is_target(name):
    folder = name.removeprefix("tests_")
    return any(re.search(rf"{line}\({re.escape(target)}\b", CMAKE) is not None
               for line, target in (("add_(?:custom_target|executable|library)", name), ("svc_tests", folder)))


def script_problems(command):
    problems = []
    for script, argument in re.findall(r"(?:^|\s)(?:bash|sh) ([\w./-]+\.sh)((?: --[\w-]+)?)", command):
        known = [path for path in ALL if path == script or ("/" not in script and path.endswith(f"/{script}"))]
        if not known:
            problems.append(f"there is no {script}")
        elif argument and argument.strip() not in read(known[0]):
            problems.append(f"{script} has no option{argument}")
    return problems


def cmake_problems(command):
    problems = []
    kinds = {"cmake": "configurePresets", "cmake --build": "buildPresets", "ctest": "testPresets"}
    for tool, preset in re.findall(r"\b(cmake --build|cmake|ctest)\b[^|;]*?--preset[ =]([\w-]+)", command):
        if preset not in presets(kinds[tool]):
            problems.append(f"{tool} has no preset {preset}")
    for target in re.findall(r"\bcmake --build\b[^|;]*?--target ([\w-]+)", command):
        if not is_target(target):
            problems.append(f"there is no target {target}")
    for label in re.findall(r"--label-regex ([\w-]+)", command):
        if not is_target(label) and not re.search(rf"LABELS {label}\b", CMAKE):
            problems.append(f"there is no label {label}")
    for script in re.findall(r"\bcmake\b.* -P ([\w./-]+)", command):
        if script not in ALL:
            problems.append(f"there is no {script}")
    return problems


def program_problems(command):
    """Checks options against the manual pages, which tests/packaging compares with the programs."""
    problems = []
    for program in ("svc-cli", "svc-desktop", "svc-demo-service"):
        if re.search(rf"(?:^|[\s/\\]){program}(?:\.exe)?\s", command):
            manual = read(f"packaging/linux/{program}.1.in").replace("\\-", "-")
            problems += [f"{program} has no option {option}" for option in re.findall(r"(?<!\w)--[a-z][\w-]+", command)
                         if option not in manual]
    return problems


def option_problems(command):
    """Checks an option without its program, as in a table of options."""
    options = re.findall(r"^--[a-z][\w-]+", command)
    return [f"no program and no script has the option {option}" for option in options if option not in OPTIONS]


def test_problems(command):
    problems = []
    for name in re.findall(r"\btst_[a-z0-9]+\b", command):
        if not any(re.search(rf"/{name}\.(cpp|py)$", path) for path in ALL):
            problems.append(f"there is no {name}")
    for name in re.findall(r"\be2e:(test_\w+)", command):
        if f"tests/e2e/{name}.py" not in ALL:
            problems.append(f"there is no journey {name}")
    return problems


def command_problems(document, text):
    return [f"{document}: {problem}" for command in commands(text)
            for check in (script_problems, cmake_problems, program_problems, option_problems, test_problems)
            for problem in check(command)]


def table(path, title):
    """Returns the first column of the table whose header starts with that title."""
    found = re.search(rf"^\| {title} \|.*\n\|[-| :]+\n((?:\|.*\n)+)", read(path), re.MULTILINE)
    return [row.split("|")[1].strip().strip("`") for row in found.group(1).splitlines()] if found else []


def fault_ids(text):
    return re.findall(r"^\| ([CTFHRJSLUKD]\d\d) \|", text, re.MULTILINE)


def security_ids(text):
    return re.findall(r"^\| (S\d{1,2}) \|", text, re.MULTILINE)


def id_problems(path, text, faults, requirements):
    """Fault cases such as S05 have a leading zero; requirements such as S5 have none, and S13 is not a fault case."""
    cited = {name.upper() for name in FAULT_IN_NAME.findall(text)}
    cited |= {name for name in FAULT_ID.findall(text) if not SECURITY_ID.fullmatch(name)}
    unknown = {name for name in cited if name not in faults}
    unknown |= {name for name in SECURITY_ID.findall(text) if name not in requirements}
    return [f"{path}: {name} is neither a fault case nor a requirement" for name in sorted(unknown)]


class TestDocuments(unittest.TestCase):
    def expect_none(self, problems):
        self.assertEqual(list(problems), [], "\n" + "\n".join(problems))

    def test_there_are_documents(self):
        for path in ("README.md", FAULTS, SECURITY, CONTRACT):
            self.assertIn(path, DOCUMENTS)

    def test_links(self):
        self.expect_none([problem for path in DOCUMENTS for problem in link_problems(path, read(path))])

    def test_paths(self):
        self.expect_none([problem for path in DOCUMENTS for problem in path_problems(path, read(path))])

    def test_commands(self):
        self.expect_none([problem for path in DOCUMENTS for problem in command_problems(path, read(path))])

    def test_every_document_is_linked(self):
        linked = {"README.md"}
        for path in DOCUMENTS:
            for target in LINK.findall(without_code(read(path))):
                linked.add(normal(os.path.join(os.path.dirname(path), target.partition("#")[0])))
        self.assertEqual([path for path in DOCUMENTS if path not in linked], [])

    def test_presets_are_described(self):
        self.assertEqual(sorted(table(".github/CONTRIBUTING.md", "Preset")), sorted(presets("configurePresets")))

    def test_log_categories_are_described(self):
        sources = "\n".join(read(path) for path in files(".cpp", folders=("app", "ui")))
        declared = re.findall(r"Q_LOGGING_CATEGORY\(\w+, \"([\w.]+)\"", sources)
        self.assertEqual(sorted(table("ui/GUIDE.md", "Category")), sorted(declared))

    def test_exit_codes_are_described(self):
        declared = re.findall(r"^    \w+ = (\d+),", read("app/cli/exitcode.h"), re.MULTILINE)
        self.assertEqual(table("app/cli/README.md", "Code"), declared)

    def test_kinds_of_errors_are_described(self):
        names = re.findall(r"Named<ErrorKind>\{\"([\w-]+)\"", read("app/core/base/error.cpp"))
        self.assertEqual(table("app/cli/README.md", "Kind"), names)

    def test_code_for_one_system_is_listed(self):
        """Whoever asks which system it is by compiling can run one answer only."""
        condition = re.compile(r"^\s*#\s*(?:if|elif)(.*)", re.MULTILINE)
        system_name = re.compile(r"\b(?:Q_OS_\w+|_WIN\w*|__\w+__|__linux)\b")
        known = {"Q_OS_WIN": "Windows", "_WIN32": "Windows", "Q_OS_MACOS": "macOS", "Q_OS_DARWIN": "macOS",
                 "Q_OS_UNIX": "", "Q_OS_LINUX": "", "__GLIBC__": ""}
        asked = {(path.removeprefix("app/"), known[system]) for path in files(".cpp", ".h", folders=("app", "ui"))
                 for line in condition.findall(read(path)) for system in system_name.findall(line)}
        listed = set()
        for row in re.findall(r"^\| (`\w+/.*?) \| (.*?) \|", read("packaging/README.md"), re.MULTILINE):
            listed |= {(path, system) for path in CODE.findall(row[0]) for system in ("", "Windows", "macOS")
                       if system in row[1]}
        self.assertEqual(asked - listed, set())
        self.assertEqual({path for path, _ in listed} - {path for path, _ in asked}, set())

    def test_changelog_has_the_version(self):
        version = re.search(r"VERSION ([\d.]+)$", read("CMakeLists.txt"), re.MULTILINE).group(1)
        self.assertRegex(read("packaging/CHANGELOG.md"), rf"(?m)^## {re.escape(version)} - \d{{4}}-\d\d-\d\d$")

    def test_fault_cases_are_complete(self):
        groups = re.findall(r"\"([A-Z])\": \((\d+), ", read("tests/tools/faultsummary.py"))
        cases = [f"{group}{number:02}" for group, count in groups for number in range(1, int(count) + 1)]
        self.assertGreaterEqual(len(cases), 80)
        self.assertEqual(fault_ids(read(FAULTS)), cases)

    def test_requirements_are_complete(self):
        self.assertEqual(security_ids(read(SECURITY)), [f"S{number}" for number in range(1, 26)])

    def test_cited_ids(self):
        faults, requirements = set(fault_ids(read(FAULTS))), set(security_ids(read(SECURITY)))
        sources = files(".cpp", ".h", ".py", ".sh", ".cmake", "CMakeLists.txt", folders=("app", "ui", "tests"))
        self.assertGreater(len(sources), 500)
        self.expect_none([problem for path in [*sources, *DOCUMENTS] if path != "tests/architecture/tst_documents.py"
                          for problem in id_problems(path, read(path), faults, requirements)])

    def test_cited_sections_of_the_contract(self):
        sections = set(HEADING.findall(read(CONTRACT)))
        problems = []
        for path in files(".cpp", ".h", folders=("app", "ui", "tests")):
            text = re.sub(r"\s*\n\s*///?<? *", " ", read(path))
            problems += [f"{path}: the contract has no section {section}"
                         for section in re.findall(r"\bcontract, \"([^\"]+)\"", text) if section not in sections]
        self.expect_none(problems)


class TestChecks(unittest.TestCase):
    """Each check finds faults."""

    def test_links(self):
        text = "# One two\n## A `b`, c!\n## One two\n[a](#one-two) [b](#a-b-c) [c](#one-two-1) [d](LICENSE)\n"
        self.assertEqual(link_problems("README.md", text), [])
        for bad in ("[a](#three)", "![a](none.png)", "[a](app/none.md)", "[a](ui/README.md#none)", "[a](../x.md)",
                    "[a](readme.md)", "[a]: none.md"):
            self.assertEqual(len(link_problems("README.md", text + bad + "\n")), 1, bad)
        self.assertEqual(link_problems("README.md", "```\n[a](none.md)\n```\n`[a](none.md)`\n"), [])

    def test_paths(self):
        for good in ("`app/run.sh`", "`base/error.h`", "`app/core/net/httpjob`", "`text/plain`", "`build/x/y`", "`a/b`"):
            self.assertEqual(path_problems("README.md", good), [], good)
        for bad in ("`app/none.sh`", "`base/none.h`", "`app/core/net/none`"):
            self.assertEqual(len(path_problems("README.md", bad)), 1, bad)

    def test_commands(self):
        for good in ("bash tests/run.sh --soak", "bash tests/run.sh -R e2e --verbose", "cmake --preset dev",
                     "cmake --build --preset test --target tour", "ctest --preset test --label-regex portable",
                     "svc-cli --demo lookup 7 --format csv", "sh integrate.sh --remove", "--soak", "tst_includes"):
            self.assertEqual(command_problems("README.md", f"```sh\n{good}\n```\n"), [], good)
        for bad in ("bash tests/none.sh", "bash tests/run.sh --none", "cmake --preset none", "ctest --preset none",
                    "cmake --build --preset test --target none", "ctest --label-regex none", "svc-cli --none lookup 7",
                    "svc-desktop --none", "--none", "tst_none", "cmake -P none.cmake", "e2e:test_none"):
            self.assertEqual(len(command_problems("README.md", f"```sh\n{bad}\n```\n")), 1, bad)
            self.assertEqual(len(command_problems("README.md", f"| `{bad}` | |\n")), 1, bad)

    def test_ids(self):
        faults, requirements = {"F04", "S05", "U03"}, {"S1", "S13"}
        self.assertEqual(id_problems("a", "F04 S05 S1 S13 X11 test_u03_killed 2026-03-14T10:00", faults, requirements), [])
        for bad in ("F05", "S06", "S2", "S26", "void u04_quits()", "test_u04_quit"):
            self.assertEqual(len(id_problems("a", bad, faults, requirements)), 1, bad)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1], verbosity=2)
