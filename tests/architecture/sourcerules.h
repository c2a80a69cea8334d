// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QStringList>

/// What in the sources below `root` breaks a rule, a line each: an include that the table of modules does not
/// allow, or a word that the file has to do without. The table is what svc_module() in CMakeLists.txt writes,
/// a line for each module: its folder, its name in includes, and those it may include.
[[nodiscard]] QStringList sourceBreaches(const QString &root, const QString &moduleTable);
