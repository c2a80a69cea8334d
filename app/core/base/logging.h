// SPDX-License-Identifier: MIT
#pragma once

#include <QLoggingCategory>

// Log categories. They print warnings only, unless QT_LOGGING_RULES="svc.*=true" is set in the environment.
// Each change of state is one line. No secret and no text of the service may be logged, at any level.

Q_DECLARE_LOGGING_CATEGORY(logNet)     ///< requests: proxy, status, delivery
Q_DECLARE_LOGGING_CATEGORY(logSession) ///< sign-ins and the states of sessions
Q_DECLARE_LOGGING_CATEGORY(logLookup)  ///< lookups: started, paused, throttled, stopped, finished
Q_DECLARE_LOGGING_CATEGORY(logUpgrade) ///< upgrades and their journal
Q_DECLARE_LOGGING_CATEGORY(logStorage) ///< files: read, written, damaged, changed by another program
Q_DECLARE_LOGGING_CATEGORY(logKeyring) ///< the system's keyring: read, stored, deleted
Q_DECLARE_LOGGING_CATEGORY(logProcess) ///< the demo service, other instances of the program
Q_DECLARE_LOGGING_CATEGORY(logWindow)  ///< windows, dialogs and the language
