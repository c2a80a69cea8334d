#!/usr/bin/python3
# SPDX-License-Identifier: MIT
"""journey.py FOLDER EVIDENCE: a day at the window by keys alone, in the Windows of onwine.sh.

FOLDER has the programs. Signs in, looks twenty ids up, reads, copies and exports them, runs the upgrade, quits and
starts again with the stored secrets, at 100, 150 and 200 %. The service is that of tests/e2e. Nothing reads the window
under wine, so what counts is its title, what the service was asked, the clipboard and the files; pictures go to
EVIDENCE.
"""

import json
import os
import subprocess
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "tests" / "e2e"))
from service import Service  # noqa: E402

WINE = "/usr/lib/wine/wine64"
DRIVE = Path(os.environ["WINEPREFIX"]) / "drive_c"
TIMEOUT = 120  # seconds; the computer may be busy
IDS = range(2001, 2021)


def wait_for(what, condition):
    deadline = time.monotonic() + TIMEOUT
    while not condition():
        if time.monotonic() > deadline:
            raise AssertionError(f"{what}: not in {TIMEOUT} s; open are {titles()}")
        time.sleep(0.2)
    print(f"  {what}", flush=True)


def output(*command):
    return subprocess.run(command, capture_output=True, text=True, check=False).stdout


def windows():
    return output("xdotool", "search", "--onlyvisible", "--name", ".").split()


def titles():
    return [output("xdotool", "getwindowname", window).strip() for window in windows()]


def active_window():
    return output("xdotool", "getactivewindow").strip()


def active_title():
    return output("xdotool", "getactivewindow", "getwindowname").strip()


def activate(title):
    """After a window of wine's own, no window is the active one."""
    window = output("xdotool", "search", "--onlyvisible", "--name", title).split()[0]
    subprocess.run(["xdotool", "windowactivate", "--sync", window], check=True)


def press(*keys):
    for key in keys:
        subprocess.run(["xdotool", "key", "--clearmodifiers", key], check=True)
        time.sleep(0.3)  # nothing says that wine has passed a key on


def clipboard():
    return output("xclip", "-out", "-selection", "clipboard", "-target", "UTF8_STRING")


def put_in_clipboard(text):
    subprocess.run(["xclip", "-in", "-selection", "clipboard"], input=text, text=True, check=True,
                   stdout=subprocess.DEVNULL)


def paste(text):
    put_in_clipboard(text)
    press("ctrl+v")


def has_pasted(text):
    """Into a field of wine's own, which may not be ready yet, and whose text is not selected."""
    press("Home", "shift+End")
    paste(text)
    put_in_clipboard("nothing")
    press("Home", "shift+End", "ctrl+c")
    return clipboard() == text


def wine(*command):
    subprocess.run([WINE, *command], check=True, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)


class Day:
    def __init__(self, folder, evidence, service, percent):
        self.folder, self.service, self.percent = folder, service, percent
        self.evidence = evidence
        self.process = None

    def picture(self, name):
        subprocess.run(["import", "-window", "root", str(self.evidence / f"{self.percent}-{name}.png")], check=True)

    def start(self):
        self.process = subprocess.Popen([WINE, str(self.folder / "svc-desktop.exe")], stdin=subprocess.DEVNULL)
        wait_for("the sign-in is asked for", lambda: active_title().startswith("Sign in"))

    def quit(self):
        press("alt+F4")
        wait_for("its window closes", lambda: not titles())
        try:
            code = self.process.wait(timeout=20)
        except subprocess.TimeoutExpired:  # as undertest.sh says: only its main thread is left, in GCC's library
            self.process.kill()
            self.process.wait()
            print("  (its process did not end)", flush=True)
        else:
            assert code == 0, code
        subprocess.run(["wineserver", "--wait"], check=True)  # which writes the registry then

    def sent(self, path):
        return sum(path in request for request in self.service.requests)

    def is_signed_in(self, times):
        return self.sent("/login") == times and "Büro" in active_title() and len(titles()) == 1

    def run(self):
        print(f"At {self.percent} %", flush=True)
        self.service.requests.clear()
        self.start()
        paste(Service.API_KEY)
        press("Tab", "Tab", "Tab", "Tab", "Tab")  # its eye, data source, partition, user name
        paste(Service.PASSWORD)
        press("Tab", "Tab", "space", "Tab", "space")  # its eye, and remember both
        self.picture("sign-in")
        press("Return")
        wait_for("signing in works", lambda: self.is_signed_in(1))

        paste("Please look at #2001 and\n2002-2020\n")
        press("Return")
        wait_for("the twenty ids are looked up",
                 lambda: all(self.sent(f"/notification/{number}") == 1 for number in IDS))
        wait_for("the title names the first", lambda: "2001 Subject of 2001" in active_title())
        time.sleep(3)  # until the last answers are in the table, which nothing says
        press("ctrl+shift+c")
        wait_for("all are copied for a ticket", lambda: clipboard().count("| Subject of ") == 20)
        press("ctrl+f", "Down", "Down")
        wait_for("the next one is read", lambda: "2002 Subject of 2002" in active_title())
        press("space", "ctrl+c")
        wait_for("one row is copied", lambda: clipboard().splitlines()[1:] and len(clipboard().splitlines()) == 2)
        assert "2002\tSubject of 2002" in clipboard(), clipboard()
        press("Escape")
        self.picture("results")
        self.export()
        self.upgrade()
        self.picture("upgrade")
        self.quit()

        self.check_secrets(stored=2)

        self.start()
        time.sleep(3)  # until the keyring has answered, which nothing says
        press("Return")
        wait_for("the stored secrets are enough after a start", lambda: self.is_signed_in(2))
        press("alt+c", "f")
        time.sleep(3)  # as long as it may take to forget them
        self.quit()
        self.check_secrets(stored=0)

    def export(self):
        file = DRIVE / f"Übersicht für Müller {self.percent}.csv"
        press("ctrl+s")
        wait_for("exporting asks for a format", lambda: active_title().startswith("Export"))
        before = windows()
        press("Return")
        wait_for("exporting asks for a file", lambda: active_window() not in ("", *before))
        wait_for("the file has a name with umlauts and blanks", lambda: has_pasted(f"C:\\{file.name}"))
        press("Return")
        wait_for("the file is there, with all rows",
                 lambda: file.exists() and file.read_text(encoding="utf-8-sig").count("Subject of ") == 20)
        activate("Büro")
        before = set(titles())
        press("F6", "F6", "space")  # the card, then the message with "Show in folder"
        wait_for("the folder is shown", lambda: set(titles()) - before and "Svc Desktop" not in active_title())
        self.picture("folder")
        press("alt+F4")
        activate("Büro")

    def upgrade(self):
        self.service.upgrade_may_end.set()
        press("F8", "Tab", "space")
        self.picture("confirm")
        assert self.sent("/me/upgrade") == 0, "the upgrade has to be confirmed"
        press("shift+Tab", "space")  # from Cancel
        wait_for("the upgrade runs once", lambda: self.sent("/me/upgrade") == 1)

    @staticmethod
    def check_secrets(stored):
        """So many are in the Credential Manager, where wine encrypts them, and none is anywhere else."""
        prefix = Path(os.environ["WINEPREFIX"])
        entries = [line for line in (prefix / "user.reg").read_text(errors="replace").splitlines()
                   if line.startswith("[Software\\\\Wine\\\\Credential Manager\\\\")]
        assert len(entries) == stored, entries
        for path in prefix.rglob("*"):
            if path.is_file() and not path.is_symlink():
                content = path.read_bytes()
                for secret in Service.SECRETS:
                    for form in (secret.encode(), secret.encode("utf-16-le")):
                        assert form not in content, f"{secret} is in {path}"
        print(f"  {stored} secrets are stored, and none can be read in a file", flush=True)


def main(folder, evidence):
    service = Service()
    manager = subprocess.Popen(["openbox", "--sm-disable"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    (folder / "connections.json").write_text(json.dumps({
        "format": "svc-desktop-connections", "version": 1, "connections": [
            {"name": "Büro", "environment": "TEST", "serviceAddress": service.address, "dataSource": "acme",
             "userName": "jdoe"}]}), encoding="utf-8")
    try:
        for percent in (100, 150, 200):
            wine("reg", "add", r"HKCU\Control Panel\Desktop", "/v", "LogPixels", "/t", "REG_DWORD",
                 "/d", str(96 * percent // 100), "/f")
            subprocess.run(["wineserver", "--wait"], check=True)
            day = Day(folder, evidence, service, percent)
            try:
                day.run()
            except AssertionError:
                day.picture("failed")
                raise
    finally:
        manager.terminate()
        manager.wait()
        service.end()


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
