// SPDX-License-Identifier: MIT
#pragma once

#include "base/tokenpresentation.h"

#include <QByteArray>
#include <QString>
#include <QUrl>

#include <chrono>

/// Where and as whom: everything about one environment but its secrets. A value.
struct Connection
{
    QString name; ///< the user's own label; may be empty
    QUrl baseUrl; ///< normalised, see connections/address.h
    QString apiKeyHeader = QStringLiteral("Svc-ApiKey");
    TokenPresentation token;
    QString dataSource;
    QString partition; ///< empty: the service scans all partitions
    QString userName;
    QString environment; ///< PRODUCTION, TEST, DEVELOPMENT or a word of the user's; may be empty
    QString caFile;      ///< PEM file whose certificates are trusted beside the system's; may be empty
    bool allowUnencrypted = false; ///< plain http beyond this computer
    std::chrono::milliseconds connectTimeout = std::chrono::seconds(10);
    std::chrono::milliseconds requestTimeout = std::chrono::seconds(30);
    std::chrono::milliseconds upgradeTimeout = std::chrono::minutes(60);

    friend bool operator==(const Connection &, const Connection &) = default;
};

/// `acme @ api.example.com` where the connection has no name of its own.
[[nodiscard]] QString displayName(const Connection &connection);

/// host, or host:port where the port is not the scheme's own; punycode.
[[nodiscard]] QString displayHost(const QUrl &baseUrl);
