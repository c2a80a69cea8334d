#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""tst_macos.py SOURCES CMAKE: what packaging/macos has done in which order, by programs that stand in for Apple's.

Each stand-in writes down how it was called. What the scripts do by themselves is real: copies, keys, traps, and the
step of the installation that puts Qt into the bundle, which CMake runs.
"""
import os
import shlex
import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

SOURCES, CMAKE = Path(sys.argv[1]), sys.argv[2]
MACOS = SOURCES / "packaging" / "macos"
IDENTITY = "Developer ID Application: NAME (TEAM)"
RUNTIME = ["--options", "runtime", "--timestamp"]
NOTARY = {"SVC_NOTARY_KEY": "key-a\nkey-b\n", "SVC_NOTARY_KEY_ID": "ID", "SVC_NOTARY_ISSUER": "ISSUER"}

# Without $FAILS all succeed. Otherwise the first call that contains it ends with 3.
STAND_IN = """#!/bin/bash
printf '%s\\0' "${0##*/}" "$@" >>"$CALLS"
printf '\\n' >>"$CALLS"
case "${0##*/} $*" in *"${FAILS:-no call at all}"*) exit 3 ;; esac
"""


class Place:
    """A copy of the scripts beside a bundle, with the stand-ins first in the path."""

    def __init__(self, folder):
        self.root = Path(folder).resolve()
        self.scripts = self.root / "packaging" / "macos"
        shutil.copytree(MACOS, self.scripts)
        self.calls_file = self.root / "calls"
        self.programs = self.root / "stand-ins"
        self.programs.mkdir()
        for program in ("codesign", "security", "hdiutil", "lipo"):
            self.stand_in(program)
        # The key is gone when the script ends.
        self.stand_in("xcrun", 'for each; do [ "${before:-}" = --key ] && cp "$each" "$CALLS.key"; before=$each; done')
        self.installed = self.root / "installed"
        self.bundle = self.installed / "Svc Desktop.app"

    def stand_in(self, program, action=""):
        path = self.programs / program
        path.write_text(STAND_IN + action + "\nexit 0\n")
        path.chmod(0o755)

    def fill_bundle(self, bundle=None):
        """What an installation has when Qt is in the bundle."""
        contents = (bundle or self.bundle) / "Contents"
        for file in ("Frameworks/QtCore.framework/Versions/A/QtCore", "Frameworks/libtls.dylib",
                     "PlugIns/platforms/libqcocoa.dylib", "PlugIns/tls/libqopensslbackend.dylib",
                     "PlugIns/tls/libqsecuretransportbackend.dylib", "MacOS/Svc Desktop", "MacOS/svc-cli",
                     "MacOS/svc-demo-service", "Resources/qt.conf"):
            path = contents / file
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text("[Paths]\n" if path.suffix == ".conf" else "")

    def run(self, script, *arguments, **environment):
        self.calls_file.write_text("")
        return subprocess.run(["bash", self.scripts / script, *arguments], capture_output=True, text=True, check=False,
                              env={"PATH": f"{self.programs}:{os.environ['PATH']}", "HOME": str(self.root),
                                   "TMPDIR": str(self.root), "CALLS": str(self.calls_file), **environment})

    def calls(self):
        lines = self.calls_file.read_text().split("\0\n")
        return [[word.replace(f"{self.root}/", "") for word in line.split("\0")] for line in lines if line]

    def signed(self):
        """Each thing that was signed, in this order, with the options."""
        made = []
        for call in self.calls():
            if call[:3] == ["codesign", "--force", "--sign"]:
                things = [word for word in call[4:] if "/" in word and not word.endswith(".entitlements")]
                options = [word for word in call[4:] if word not in things]
                made += [(thing.removeprefix("installed/"), call[3], options) for thing in sorted(things)]
        return made


class TestMacos(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.place = Place(folder.name)

    def succeeds(self, script, *arguments, **environment):
        done = self.place.run(script, *arguments, **environment)
        self.assertEqual(done.returncode, 0, done.stderr)

    def fails(self, script, *arguments, **environment):
        self.assertNotEqual(self.place.run(script, *arguments, **environment).returncode, 0)

    def test_scripts_are_sound(self):
        done = subprocess.run(["shellcheck", *MACOS.glob("*.sh")], capture_output=True, text=True, check=False)
        self.assertEqual((done.returncode, done.stdout + done.stderr), (0, ""))

    def test_code_is_signed_from_the_inside_out(self):
        self.place.fill_bundle()
        self.succeeds("sign.sh", "app", self.place.bundle, SVC_CODESIGN_IDENTITY=IDENTITY)
        rights = [*RUNTIME, "--entitlements", "packaging/macos/svc-desktop.entitlements"]
        app = "Svc Desktop.app"
        self.assertEqual(self.place.signed(), [
            (f"{app}/Contents/Frameworks/libtls.dylib", IDENTITY, RUNTIME),
            (f"{app}/Contents/PlugIns/platforms/libqcocoa.dylib", IDENTITY, RUNTIME),
            (f"{app}/Contents/PlugIns/tls/libqopensslbackend.dylib", IDENTITY, RUNTIME),
            (f"{app}/Contents/PlugIns/tls/libqsecuretransportbackend.dylib", IDENTITY, RUNTIME),
            (f"{app}/Contents/Frameworks/QtCore.framework", IDENTITY, RUNTIME),
            (f"{app}/Contents/MacOS/svc-cli", IDENTITY, rights),
            (f"{app}/Contents/MacOS/svc-demo-service", IDENTITY, rights),
            (app, IDENTITY, rights),
        ])
        self.assertEqual(self.place.calls()[-1],
                         ["codesign", "--verify", "--deep", "--strict", "installed/Svc Desktop.app"])

    def test_without_a_name_the_signature_is_nobodys(self):
        self.place.fill_bundle()
        self.succeeds("sign.sh", "app", self.place.bundle)
        self.assertEqual({(name, "runtime" in options) for _, name, options in self.place.signed()}, {("-", False)})
        self.assertEqual(self.place.signed()[-1][0], "Svc Desktop.app")
        self.succeeds("sign.sh", "image", self.place.root / "image.dmg", **NOTARY)
        self.assertEqual(self.place.calls(), [])

    def test_a_failure_to_sign_ends_it(self):
        self.place.fill_bundle()
        for what in ("libtls.dylib", "QtCore.framework", "MacOS/svc-cli", "--verify"):
            with self.subTest(what):
                self.fails("sign.sh", "app", self.place.bundle, SVC_CODESIGN_IDENTITY=IDENTITY, FAILS=what)
                self.assertIn(what, " ".join(self.place.calls()[-1]))

    def test_image_is_notarised_and_then_stapled(self):
        image = str(self.place.root / "image.dmg")
        self.succeeds("sign.sh", "image", image, SVC_CODESIGN_IDENTITY=IDENTITY, **NOTARY)
        signing, submission, stapling = self.place.calls()
        self.assertEqual(signing, ["codesign", "--force", "--sign", IDENTITY, "--timestamp", "image.dmg"])
        key = submission.pop(submission.index("--key") + 1)
        self.assertEqual(submission, ["xcrun", "notarytool", "submit", "image.dmg", "--wait", "--key",
                                      "--key-id", "ID", "--issuer", "ISSUER"])
        self.assertEqual(stapling, ["xcrun", "stapler", "staple", "image.dmg"])
        self.assertEqual((self.place.root / "calls.key").read_text(), NOTARY["SVC_NOTARY_KEY"])
        self.assertFalse((self.place.root / key).exists())

    def test_without_a_key_the_image_is_only_signed(self):
        self.succeeds("sign.sh", "image", self.place.root / "image.dmg", SVC_CODESIGN_IDENTITY=IDENTITY)
        self.assertEqual([call[0] for call in self.place.calls()], ["codesign"])

    def test_what_is_not_notarised_is_not_published(self):
        for what in ("codesign", "notarytool", "stapler"):
            with self.subTest(what):
                self.fails("sign.sh", "image", self.place.root / "image.dmg", SVC_CODESIGN_IDENTITY=IDENTITY,
                           FAILS=what, **NOTARY)
                self.assertIn(what, self.place.calls()[-1])
        self.fails("sign.sh", "image", self.place.root / "image.dmg", SVC_CODESIGN_IDENTITY=IDENTITY,
                   SVC_NOTARY_KEY="key-a")
        self.assertEqual([call[0] for call in self.place.calls()], ["codesign"])
        self.assertEqual(list(self.place.root.glob("tmp.*")), [])

    def test_certificate_gets_a_keychain_of_its_own(self):
        self.place.stand_in("security", 'case $1 in import) cp "$2" "$CALLS.certificate" ;; esac')
        self.succeeds("sign.sh", "keychain")
        self.assertEqual(self.place.calls(), [])
        self.succeeds("sign.sh", "keychain", SVC_CODESIGN_CERTIFICATE="Y2VydGlmaWNhdGU=",
                      SVC_CODESIGN_CERTIFICATE_PASSWORD="secret")
        steps = [call[1] for call in self.place.calls()]
        self.assertEqual(steps, ["create-keychain", "set-keychain-settings", "unlock-keychain", "import",
                                 "set-key-partition-list", "list-keychains"])
        self.assertEqual((self.place.root / "calls.certificate").read_text(), "certificate")
        self.assertFalse((self.place.root / self.place.calls()[3][2]).exists())

    def make_build(self):
        """cmake and cpack stand in, too; the last step of the installation is run by CMake itself."""
        self.place.stand_in("cmake")
        step = self.place.root / "step.cmake"
        step.write_text('function(qt_deploy_runtime_dependencies)\n'
                        '    file(APPEND "$ENV{CALLS}" "deploy\\n")\n'
                        'endfunction()\n'
                        f'include("{self.place.scripts}/deploy.cmake")\n')
        self.place.fill_bundle()
        self.place.stand_in("cpack", f"{shlex.quote(CMAKE)} -DQT_DEPLOY_PREFIX={shlex.quote(str(self.place.installed))} "
                            f"-P {shlex.quote(str(step))} || exit 1\nmkdir packages && touch packages/svc-desktop.dmg")
        (self.place.root / "build" / "package").mkdir(parents=True)
        qt = self.place.root / "Qt"
        qt.mkdir()
        return qt

    def test_build_signs_before_it_packs(self):
        self.succeeds("build.sh", self.make_build(), SVC_CODESIGN_IDENTITY=IDENTITY, **NOTARY)
        calls = [" ".join(call) for call in self.place.calls()]
        steps = ["cmake -DPREFIX=", "cmake --preset package", "cmake --build", "cpack", "--entitlements",
                 "codesign --verify", "--timestamp build/package/packages/svc-desktop.dmg", "notarytool", "stapler"]
        places = [next(place for place, call in enumerate(calls) if step in call) for step in steps]
        self.assertEqual(places, sorted(places))
        # OpenSSL's plug-in is gone before anything is signed.
        self.assertFalse([call for call in calls if "openssl" in call])
        self.assertEqual((self.place.bundle / "Contents" / "Resources" / "qt.conf").read_text(),
                         "[Paths]\nTranslations = Resources/translations\n")

    def test_build_ends_with_the_first_failure(self):
        qt = self.make_build()
        for what in ("--build", "svc-cli", "notarytool"):
            with self.subTest(what):
                self.fails("build.sh", qt, SVC_CODESIGN_IDENTITY=IDENTITY, FAILS=what, **NOTARY)
                self.assertIn(what, " ".join(self.place.calls()[-1]))

    OPENED = 'until [ -s "$HOME/window" ]; do :; done'

    def make_image(self, window):
        """Attaching the image puts the programs there, whose window does that."""
        programs = '"$6/Svc Desktop.app/Contents/MacOS"'
        self.place.stand_in("hdiutil", f"""[ "$1" = attach ] || exit 0
mkdir -p {programs} && cd {programs}
printf '#!/bin/sh\\n[ "$1" = --debug-info ] && exit 0\\n%s\\n' {shlex.quote(window)} >'Svc Desktop'
printf '#!/bin/sh\\n' >svc-cli
cp svc-cli svc-demo-service
chmod +x *""")
        qt = self.place.root / "Qt"
        qt.mkdir()
        (qt / "lib").touch()
        return qt

    def test_trial_runs_without_qt(self):
        qt = self.make_image('echo "$HOME"/Qt* >"$HOME/window"\nexec /bin/sleep 100')
        self.place.stand_in("sleep", self.OPENED)
        self.succeeds("try.sh", "image.dmg", qt)
        self.assertEqual((self.place.root / "window").read_text(), f"{qt}.away\n")
        calls = self.place.calls()
        self.assertEqual([call[:2] for call in calls if call[0] == "hdiutil"],
                         [["hdiutil", "attach"], ["hdiutil", "detach"]])
        self.assertEqual([call[2:] for call in calls if call[0] == "lipo"], 3 * [["-verify_arch", "arm64", "x86_64"]])
        self.assertTrue((qt / "lib").exists())

    def test_trial_fails_where_the_window_is_gone(self):
        qt = self.make_image('echo $$ >"$HOME/window"')
        self.place.stand_in("sleep", self.OPENED + """
while [ -e "/proc/$(cat "$HOME/window")" ] && ! grep -q '^State:.Z' "/proc/$(cat "$HOME/window")/status"; do :; done""")
        self.fails("try.sh", "image.dmg", qt)
        self.assertTrue((qt / "lib").exists())
        self.assertEqual(self.place.calls()[-1][:2], ["hdiutil", "detach"])

    def test_trial_fails_where_a_processor_is_missing(self):
        qt = self.make_image("exec /bin/sleep 100")
        self.fails("try.sh", "image.dmg", qt, FAILS="svc-cli")
        self.assertTrue((qt / "lib").exists())


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
