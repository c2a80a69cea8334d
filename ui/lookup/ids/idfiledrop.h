// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

class QMimeData;

/// The local file of a drop that holds exactly one and nothing else; else empty.
[[nodiscard]] QString idFilePath(const QMimeData *data);

/// The sentence that refuses a drop of several files. Empty where there is nothing to be said: one file,
/// or none.
[[nodiscard]] QString idFileDropProblem(const QMimeData *data);
