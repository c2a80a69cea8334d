// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QString>

/// A name that someone may have meant.
struct NameCandidate
{
    QString name;
    QString meaning; ///< what similarName() returns for it
};

/// Returns the name without case, hyphens, underscores and white space, for comparisons.
[[nodiscard]] QString comparableName(const QString &name);

/// Returns the meaning of the candidate that was probably meant by a mistyped name: `type` for `typ`. Empty
/// if nothing is similar.
[[nodiscard]] QString similarName(const QString &name, const QList<NameCandidate> &candidates);
