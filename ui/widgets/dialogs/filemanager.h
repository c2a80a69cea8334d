// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <functional>

class QObject;

namespace filemanager {

/// Shows a file in the desktop's file manager: Explorer, Finder, or on other systems the program with the
/// name `org.freedesktop.FileManager1` on the session's D-Bus. If no program has that name, opens the file's
/// folder. Does not wait: calls `failed` later if that is not possible and `context` still exists. What
/// happens in a program after its start is not known.
void show(QObject *context, const QString &path, const std::function<void()> &failed);

} // namespace filemanager
