// SPDX-License-Identifier: MIT
#pragma once

#include "base/result.h"
#include "base/secret.h"

#include <QByteArray>
#include <QString>

#include <optional>

/// LoginV3: `POST /api/v3/login`. See the contract's LoginRequest and LoginResponse.

struct LoginRequest
{
    QString dataSource; ///< required: the data source to sign in to
    QString partition;  ///< usually the environment; empty: the service scans all, and the field is omitted
    QString userName;   ///< required
    Secret password;    ///< required; sent exactly as typed
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

/// The JSON body of a login. Contains the password.
[[nodiscard]] QByteArray loginRequestJson(const LoginRequest &request);

/// Missing or null fields are not given; a field of another type is Data/WrongType with its JSON path.
[[nodiscard]] Result<LoginResponse> parseLoginResponse(const QByteArray &body);
