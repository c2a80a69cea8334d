// SPDX-License-Identifier: MIT
#pragma once

#include "clientimport/importedconnection.h"

#include <QJsonObject>

/// Returns whether the object is an environment or the globals of Postman, as Postman or newman write them.
[[nodiscard]] bool isPostmanEnvironment(const QJsonObject &object);
/// Returns the connections that its variables tell. Variables that are switched off are left out.
[[nodiscard]] QList<ImportedConnection> readPostmanEnvironment(const QJsonObject &object);
