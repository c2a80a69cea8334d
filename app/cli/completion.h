// SPDX-License-Identifier: MIT
#pragma once

#include "cli/commandspec.h"

#include <QList>
#include <QString>
#include <QStringList>

/// What a shell can offer for the last word of a command line.
struct Completions
{
    struct Word
    {
        QString text;        ///< replaces the whole last word
        QString description; ///< may be empty
    };

    QList<Word> words;
    bool areFiles = false; ///< the shell is to complete a file name instead
};

/// `words` are those after the program's name; the last one is to be completed and may be empty.
[[nodiscard]] Completions completionsOf(const CommandTable &commands, const QStringList &words,
                                        const QStringList &connectionNames);
