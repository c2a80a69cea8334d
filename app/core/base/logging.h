// SPDX-License-Identifier: MIT
#pragma once

#include <QLoggingCategory>

/// Log categories, quiet by default: `QT_LOGGING_RULES=svc.*=true` shows them. Nothing secret and no
/// text of a server is ever logged.
Q_DECLARE_LOGGING_CATEGORY(logNet)
Q_DECLARE_LOGGING_CATEGORY(logSession)
Q_DECLARE_LOGGING_CATEGORY(logUpgrade)
