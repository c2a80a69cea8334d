// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

/// The fields of a connection that a person sees.
enum class ConnectionField {
    Connection, ///< its name
    ServiceAddress,
    AllowUnencrypted,
    ApiKeyHeader,
    Token,
    DataSource,
    Partition,
    UserName,
    Environment,
    EnvironmentColor,
    Production,
    Proxy,
    ProxyUser,
    CaFile,
    ClientCertificate,
    ClientKey,
    ConnectTimeout,
    RequestTimeout,
    UpgradeTimeout,
    Notes,
};

/// Returns the translated title of a field.
[[nodiscard]] QString fieldTitle(ConnectionField field);
