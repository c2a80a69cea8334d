// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QStringList>

/// Returns the breaches of the rules in the sources below `root`, one per line: includes that the table of
/// modules does not allow, and forbidden words. svc_module() in CMakeLists.txt writes the table, one line per
/// module: its folder, its name in includes, and the modules that it may include.
[[nodiscard]] QStringList sourceBreaches(const QString &root, const QString &moduleTable);
