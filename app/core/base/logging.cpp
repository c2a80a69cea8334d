// SPDX-License-Identifier: MIT
#include "base/logging.h"

Q_LOGGING_CATEGORY(logNet, "svc.net", QtWarningMsg)
Q_LOGGING_CATEGORY(logSession, "svc.session", QtWarningMsg)
Q_LOGGING_CATEGORY(logUpgrade, "svc.upgrade", QtWarningMsg)
