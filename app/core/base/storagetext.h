// SPDX-License-Identifier: MIT
#pragma once

#include "base/error.h"

#include <QString>

/// What is wrong with a file, as whole sentences, with one more: the name setAside() has given it.
[[nodiscard]] QString withPlaceAside(const QString &sentences, const QString &aside);

/// An error of the kind LocalStorage.
[[nodiscard]] Error localStorageError(ErrorCause cause, const QString &detail);

/// Why something went wrong with a file: its path and a sentence.
[[nodiscard]] QString fileProblem(const QString &path, const QString &reason);
