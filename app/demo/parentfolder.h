// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

/// Deletes the folder of the program that has started the service, after that program has ended without doing
/// so. Call this when its pipe is closed: waits a few seconds for its lock, which the system releases about
/// then. Deletes only a folder of this user among the temporary files, named `svc-desktop-demo-…`, that has
/// the lock of a program that has ended.
void deleteParentFolder(const QString &path);
