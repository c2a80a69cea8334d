// SPDX-License-Identifier: MIT
#pragma once

#include "base/result.h"

#include <QByteArray>
#include <QJsonValue>

/// Returns an error for a file of which nothing can be imported. `reason` is a sentence.
[[nodiscard]] Error importError(const QString &reason);

/// Parses a file of another client, whose fields may have any type. The value is an object or an array.
/// Errors: LocalStorage/FileDamaged if it is not JSON, has more than kMaxImportSize bytes or is nested more
/// than kMaxImportDepth levels deep.
[[nodiscard]] Result<QJsonValue> parseClientJson(const QByteArray &json);

/// Returns a text, number or boolean as text. Anything else is empty.
[[nodiscard]] QString jsonText(const QJsonValue &value);
