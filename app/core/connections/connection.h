// SPDX-License-Identifier: MIT
#pragma once

#include "contract/tokenpresentation.h"
#include "net/proxy/proxychoice.h"

#include <QByteArray>
#include <QString>
#include <QUrl>

#include <chrono>

/// The colours that an environment can have, by their names in the palette: red, green, yellow, blue and
/// grey.
enum class EnvironmentColor { Danger, Good, Warn, Info, Mute };

/// How to reach one service and sign in to it as one user, without the secrets. A value type.
struct Connection
{
    QString id;   ///< created once, never shown; identifies the secrets. Empty if not saved yet
    QString name; ///< chosen by the user; may be empty
    QUrl baseUrl; ///< in canonical form, see connections/address.h
    QString apiKeyHeader = QStringLiteral("Svc-ApiKey");
    TokenPresentation token;
    QString dataSource;
    QString partition; ///< if empty, the service scans all partitions
    QString userName;
    QString environment; ///< PRODUCTION, TEST, DEVELOPMENT or a word of the user's choice; may be empty
    EnvironmentColor environmentColor = EnvironmentColor::Mute;
    bool isProduction = false; ///< an upgrade asks for the host's name, and questions say PRODUCTION
    ProxyChoice proxy;
    QString caFile;            ///< file with certificates to trust in addition to the system's; may be empty
    QString clientCertificate; ///< file that readClientCertificate() reads; may be empty
    QString clientKey;         ///< file with its key; empty if that is in the same file
    bool allowUnencrypted = false; ///< plain http to other computers
    std::chrono::milliseconds connectTimeout = std::chrono::seconds(10);
    std::chrono::milliseconds requestTimeout = std::chrono::seconds(30);
    std::chrono::milliseconds upgradeTimeout = std::chrono::minutes(60);
    QString notes;
    bool readOnly = false;      ///< from the machine-wide file, which only administrators can change
    bool secretsLocked = false; ///< credentialScope() has changed, so the secrets must be entered again
    bool isTemporary = false;   ///< never saved: the demo service, whose address changes each time

    friend bool operator==(const Connection &, const Connection &) = default;
};

/// Returns the name, or `acme @ api.example.com` if the connection has none.
[[nodiscard]] QString displayName(const Connection &connection);

/// Returns for example “PRODUCTION acme @ api.example.com”, or only the name if the environment is empty.
[[nodiscard]] QString withEnvironment(const QString &environment, const QString &name);

/// Returns the host in punycode, with the port if it is not the scheme's default.
[[nodiscard]] QString displayHost(const QUrl &baseUrl);

/// Returns a short digest of everything that determines where an id is looked up, which is address, data
/// source and partition.
[[nodiscard]] QString lookupEndpoint(const Connection &connection);

/// Returns whether both have the same environment and lookupEndpoint(), so that a user who has chosen one of
/// them means the other one, too.
[[nodiscard]] bool isSameEndpoint(const Connection &a, const Connection &b);

/// Returns Danger for an environment whose name says production, as isUsuallyProduction() reads it, Info for
/// TEST, Good for DEVELOPMENT, and Mute for any other name.
[[nodiscard]] EnvironmentColor usualColor(const QString &environment);

/// Returns the value of Connection::isProduction until someone changes it: `true` for the colour red
/// (Danger), and for a name that says production. Case, accents and width do not matter.
/// - One of its words is prod, prd or live, or begins with production, productive, produktion or produktiv:
///   “Prod EU”, “PROD01”, “acme_live”, “Produktionssystem”. Words are runs of letters, so “Olive”, “Delivery”
///   and “preprod” are not meant.
/// - A word after non, not, nicht or pre does not count: “non-prod” is named so to say that it is none.
/// - 本番 or إنتاج is anywhere in it, since their languages write them together with other words.
///
/// In doubt (“copy of production”) the answer is `true`: one question too many does no harm.
[[nodiscard]] bool isUsuallyProduction(const QString &environment, EnvironmentColor color);

/// Returns the credential scope: a digest of everything that determines where secrets are sent, which is
/// origin, user, proxy and its user, CA file, client certificate, header name, token presentation and "Allow
/// unencrypted". Secrets that were stored for another scope are not used.
[[nodiscard]] QString credentialScope(const Connection &connection);
