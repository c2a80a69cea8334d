// SPDX-License-Identifier: MIT
#pragma once

#include "contract/tokenpresentation.h"
#include "net/proxychoice.h"

#include <QByteArray>
#include <QString>
#include <QUrl>

#include <chrono>

/// The name of the token that colours an environment; never a free colour.
enum class EnvironmentColor { Danger, Good, Warn, Info, Mute };

/// Where and as whom: everything about one environment but its secrets. A value.
struct Connection
{
    QString id;   ///< made once, never shown; names its secrets. Empty: not saved yet
    QString name; ///< the user's own label; may be empty
    QUrl baseUrl; ///< normalised, see connections/address.h
    QString apiKeyHeader = QStringLiteral("Svc-ApiKey");
    TokenPresentation token;
    QString dataSource;
    QString partition; ///< empty: the service scans all partitions
    QString userName;
    QString environment; ///< PRODUCTION, TEST, DEVELOPMENT or a word of the user's; may be empty
    EnvironmentColor environmentColor = EnvironmentColor::Mute;
    ProxyChoice proxy;
    QString caFile; ///< PEM file whose certificates are trusted beside the system's; may be empty
    bool allowUnencrypted = false; ///< plain http beyond this computer
    std::chrono::milliseconds connectTimeout = std::chrono::seconds(10);
    std::chrono::milliseconds requestTimeout = std::chrono::seconds(30);
    std::chrono::milliseconds upgradeTimeout = std::chrono::minutes(60);
    QString notes;
    bool readOnly = false;      ///< comes from the machine-wide file; only administrators change it
    bool secretsLocked = false; ///< what they are bound to has changed: to be typed again
    bool isTemporary = false;   ///< never saved: the demo service, whose address is another each time

    friend bool operator==(const Connection &, const Connection &) = default;
};

/// `acme @ api.example.com` where the connection has no name of its own.
[[nodiscard]] QString displayName(const Connection &connection);

/// host, or host:port where the port is not the scheme's own; punycode.
[[nodiscard]] QString displayHost(const QUrl &baseUrl);

/// Whether the user calls it PRODUCTION, in capitals or not.
[[nodiscard]] bool isProduction(const Connection &connection);

/// PRODUCTION danger, TEST info, DEVELOPMENT good, any other word mute.
[[nodiscard]] EnvironmentColor usualColor(const QString &environment);

/// What stored secrets are bound to: a digest of origin, user, proxy, CA file, header name, token
/// presentation and "Allow unencrypted". Secrets of another binding are not used.
[[nodiscard]] QString credentialScope(const Connection &connection);
