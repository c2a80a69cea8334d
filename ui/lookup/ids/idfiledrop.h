// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

class QMimeData;

/// Returns the path if `data` is exactly one local file, otherwise an empty string.
[[nodiscard]] QString idFilePath(const QMimeData *data);

/// Returns the sentence that rejects several files. Empty for a single file or none.
[[nodiscard]] QString idFileDropProblem(const QMimeData *data);
