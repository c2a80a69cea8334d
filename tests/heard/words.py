# SPDX-License-Identifier: MIT
"""Where versions of Orca say the same in other words. Conversations are written in those of Orca 48."""

import re
import subprocess

# Of Orca 43, or of the libraries of its time.
OLD_WORDS = {"push button": "button", " middle dot ": " · "}
# Of Orca 48 after each cell of a table where the cursor moves without selecting.
NEW_WORDS = " not selected"


def orca_version():
    """Returns the number of the release, such as 48."""
    told = subprocess.run(["orca", "--version"], capture_output=True, text=True, check=True).stdout
    return int(re.search(r"\d+", told).group())


def alike(text):
    """Returns the text as all versions say it. They differ in the full stops and commas between parts."""
    for old, new in OLD_WORDS.items():
        text = text.replace(old, new)
    text = text.replace(NEW_WORDS, "")
    return " ".join(re.sub(r"[.,](?=\s|$)", "", text).split())
