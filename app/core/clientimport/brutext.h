// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

/// A block of a `.bru` file of Bruno: `vars { … }`, `vars:secret [ … ]`.
struct BruBlock
{
    struct Entry
    {
        QString name;
        QString value;
    };

    QString name;
    QList<Entry>
        entries;  ///< of pairs or of a list, whose values are empty; without those switched off by `~`
    QString text; ///< of a block of text, such as `body:json`

    /// Returns the value of the last entry with the name `key`.
    [[nodiscard]] QString value(QLatin1StringView key) const;
};

/// Returns the blocks of a file. Skips what is none, such as a comment, which Bruno itself would refuse.
[[nodiscard]] QList<BruBlock> parseBru(const QString &text);
