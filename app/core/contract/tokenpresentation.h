// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

/// How a lookup presents the token of a sign-in. The contract does not document this, so it is a setting of
/// the connection. See contract/README.md, *Silent*.
struct TokenPresentation
{
    enum class Kind {
        Bearer, ///< `Authorization: Bearer <token>`
        Header, ///< `<header>: <token>`
        None,   ///< the API key alone determines the current user
    };
    Kind kind = Kind::Bearer;
    QString header; ///< only with Kind::Header

    friend bool operator==(const TokenPresentation &, const TokenPresentation &) = default;
};
