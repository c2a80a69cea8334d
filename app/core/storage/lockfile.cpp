// SPDX-License-Identifier: MIT
#include "storage/lockfile.h"

#include <QLockFile>

std::unique_ptr<QLockFile> makeLockFile(const QString &path)
{
    auto lock = std::make_unique<QLockFile>(path);
    lock->setStaleLockTime(10'000);
    return lock;
}
