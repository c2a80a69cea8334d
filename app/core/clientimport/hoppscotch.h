// SPDX-License-Identifier: MIT
#pragma once

#include "clientimport/importedconnection.h"

#include <QJsonValue>

/// Returns whether the value is an environment of Hoppscotch, or a list of them.
[[nodiscard]] bool isHoppscotch(const QJsonValue &value);
/// Returns the connections that the environments tell, of version 0, 1 or 2.
[[nodiscard]] QList<ImportedConnection> readHoppscotch(const QJsonValue &value);
