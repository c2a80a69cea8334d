// SPDX-License-Identifier: MIT
#pragma once

#include "base/result.h"
#include "base/secret.h"

#include <QByteArray>
#include <QString>

#include <optional>

/// LoginV3: `POST /api/v3/login`. See LoginRequest and LoginResponse in the contract.

struct LoginRequest
{
    QString dataSource; ///< required: the data source to sign in to
    /// Usually the environment. If empty, the field is omitted and the service scans all partitions.
    QString partition;
    QString userName; ///< required
    Secret password;  ///< required; sent exactly as typed
};

struct User
{
    std::optional<QString> fullName;
    std::optional<QString> userName;
};

struct LoginResponse
{
    std::optional<Secret> token; ///< issued by login; its format and lifetime are not documented
    User user;
};

/// Returns the JSON body of a login. It contains the password.
[[nodiscard]] QByteArray loginRequestJson(const LoginRequest &request);

/// Parses a login's response. Missing and null fields are `nullopt`. Errors: Data/WrongType with the JSON
/// path of a field of another type.
[[nodiscard]] Result<LoginResponse> parseLoginResponse(const QByteArray &body);
