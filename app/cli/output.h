// SPDX-License-Identifier: MIT
#pragma once

#include "lookup/lookuprow.h"
#include "upgrade/upgraderun.h"

#include <QByteArray>

/// One row of a lookup as a JSON object on one line.
[[nodiscard]] QByteArray rowJson(const LookupRow &row);

/// The report of an upgrade as a JSON object on one line.
[[nodiscard]] QByteArray reportJson(const UpgradeReport &report);

/// Title, message and the service's own words as sentences on one line.
[[nodiscard]] QString errorSentences(const Error &error);

/// Data, on standard output, at once. False where it could not be written.
[[nodiscard]] bool writeData(const QByteArray &bytes);

/// A message for a person, on standard error.
void writeMessage(const QString &message);
