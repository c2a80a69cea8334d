// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <memory>

class QLockFile;

/// Returns a lock between programs, a file of that path, that is not held yet. It is taken over from a
/// program that has died: at once where that ran on this computer, otherwise after ten seconds. A program
/// that lives also holds a lock of the system's on the file, and never loses it.
[[nodiscard]] std::unique_ptr<QLockFile> makeLockFile(const QString &path);
