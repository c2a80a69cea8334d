// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

/// How the token of a sign-in is shown on a lookup. The service does not document it (contract,
/// "Silent"), so it is a setting of the connection.
struct TokenPresentation
{
    enum class Kind {
        Bearer, ///< `Authorization: Bearer <token>`
        Header, ///< `<header>: <token>`
        None,   ///< the API key alone decides who the current user is
    };
    Kind kind = Kind::Bearer;
    QString header; ///< with Kind::Header only

    friend bool operator==(const TokenPresentation &, const TokenPresentation &) = default;
};
