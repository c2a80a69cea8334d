// SPDX-License-Identifier: MIT
#pragma once

#include "clientimport/importedconnection.h"

#include <QStringList>

/// Returns what was found as a text to compare: `address header=… key=… source=… partition=… user=…
/// password=…`, without what was not found, and without the usual header.
[[nodiscard]] inline QString foundText(const ImportedConnection &found)
{
    const Connection &connection = found.connection;
    QStringList parts{found.hasAddress() ? connection.baseUrl.toString(QUrl::FullyEncoded)
                                         : QStringLiteral("?")};
    const auto add = [&parts](const char *name, const QString &value) {
        if (!value.isEmpty())
            parts += QLatin1StringView(name) + QLatin1Char('=') + value;
    };
    add("header", found.namesHeader && connection.apiKeyHeader != Connection().apiKeyHeader
                      ? connection.apiKeyHeader
                      : QString());
    add("key", found.apiKey.reveal());
    add("source", connection.dataSource);
    add("partition", connection.partition);
    add("user", connection.userName);
    add("password", found.password.reveal());
    return parts.join(QLatin1Char(' '));
}

[[nodiscard]] inline QString foundText(const QList<ImportedConnection> &found)
{
    QStringList texts;
    for (const ImportedConnection &connection : found)
        texts += foundText(connection);
    return texts.join(QLatin1StringView(" | "));
}
