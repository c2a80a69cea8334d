# SPDX-License-Identifier: MIT
# The languages of the window besides English. Each has a catalogue svc_TAG.ts beside this file.
set(SVC_LANGUAGES de ja ar)
