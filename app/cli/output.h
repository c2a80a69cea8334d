// SPDX-License-Identifier: MIT
#pragma once

#include "cli/exitcode.h"
#include "upgrade/upgraderun.h"

#include <QByteArray>
#include <QString>

/// The report of an upgrade as a JSON object on one line.
[[nodiscard]] QByteArray reportJson(const UpgradeReport &report);

/// Data, on standard output, at once. False where it could not be written.
[[nodiscard]] bool writeData(const QByteArray &bytes);

/// As writeData(), with a message where it fails, unless nobody reads standard output any more (`| head`).
[[nodiscard]] ExitCode writeResult(const QByteArray &bytes);

/// A message for a person, on standard error. Control and invisible characters in it are made visible.
void writeMessage(const QString &message);
