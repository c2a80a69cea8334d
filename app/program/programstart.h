// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

/// Starts this program once more, in a process of its own. Returns whether that was possible.
[[nodiscard]] bool startProgram(const QStringList &arguments);
