// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <memory>

class QLockFile;

/// Returns an unlocked lock between programs, for a lock file at `path`. It can be acquired after its owner
/// has crashed: at once if the owner ran on this computer, otherwise after ten seconds. A running owner also
/// holds a system lock on the file, and never loses it.
[[nodiscard]] std::unique_ptr<QLockFile> makeLockFile(const QString &path);
