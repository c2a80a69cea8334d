// SPDX-License-Identifier: MIT
#pragma once

#include "cli/exitcode.h"
#include "upgrade/upgraderun.h"

#include <QByteArray>
#include <QString>

#include <cstdio>

/// Returns the report of an upgrade as a JSON object on one line.
[[nodiscard]] QByteArray reportJson(const UpgradeReport &report);

/// Returns whether a person would see what is written there.
[[nodiscard]] bool isTerminal(FILE *stream);

/// Writes data to standard output and flushes it. Returns `false` on failure.
[[nodiscard]] bool writeData(const QByteArray &bytes);

/// Does the same as writeData(), but prints a message on failure, unless standard output was closed (`|
/// head`). Returns the exit code.
[[nodiscard]] ExitCode writeResult(const QByteArray &bytes);

/// Prints a message for the user on standard error. Replaces control and invisible characters.
void writeMessage(const QString &message);

/// Does the same for a message that is no error, unless setQuiet() was called.
void writeNotice(const QString &message);
/// Shows the text in the last line of standard error until the next message, in place of the last one. Does
/// nothing if nobody would see it there: standard error is no terminal, or a dumb one, or setQuiet() was
/// called.
void writeProgress(const QString &text);
/// Removes that line.
void clearProgress();
/// Leaves notices and progress out from now on.
void setQuiet(bool isQuiet);
