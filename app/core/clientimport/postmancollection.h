// SPDX-License-Identifier: MIT
#pragma once

#include "base/result.h"
#include "clientimport/importedconnection.h"

#include <QJsonObject>

/// Returns whether the object is a collection of Postman, of any version.
[[nodiscard]] bool isPostmanCollection(const QJsonObject &object);
/// Returns the connections that its requests and variables tell. Runs no script.
/// Errors: LocalStorage/FileDamaged for a collection of version 1.
[[nodiscard]] Result<QList<ImportedConnection>> readPostmanCollection(const QJsonObject &object);
