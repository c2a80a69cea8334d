// SPDX-License-Identifier: MIT
#include "base/logging.h"

Q_LOGGING_CATEGORY(logNet, "svc.net", QtWarningMsg)
Q_LOGGING_CATEGORY(logSession, "svc.session", QtWarningMsg)
Q_LOGGING_CATEGORY(logLookup, "svc.lookup", QtWarningMsg)
Q_LOGGING_CATEGORY(logUpgrade, "svc.upgrade", QtWarningMsg)
Q_LOGGING_CATEGORY(logStorage, "svc.storage", QtWarningMsg)
Q_LOGGING_CATEGORY(logKeyring, "svc.keyring", QtWarningMsg)
Q_LOGGING_CATEGORY(logProcess, "svc.process", QtWarningMsg)
Q_LOGGING_CATEGORY(logWindow, "svc.window", QtWarningMsg)
