// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QStringList>

/// The rules of the source tree: who may include whom, and words that product code does without.
/// Reads every .cpp and .h under app/ and ui/ of `root`; one line a breach: `file:line: what`.
[[nodiscard]] QStringList sourceBreaches(const QString &root);
