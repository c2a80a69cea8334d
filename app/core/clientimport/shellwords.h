// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

/// The commands of a text for a shell, with their words. Runs and expands nothing: what only the shell would
/// know is kUnknownPart in the words.
struct ShellText
{
    QList<QStringList> commands;
    QString problem; ///< a sentence about why the text can't be read; empty if it can
};

/// Splits a text into commands as a POSIX shell does, with `$'…'`. Also reads a `^` at the end of a line, and
/// texts for the command prompt of Windows with `^"…^"`, as Chrome writes them. Refuses those for PowerShell.
/// Takes linear time.
[[nodiscard]] ShellText readShell(const QString &text);
